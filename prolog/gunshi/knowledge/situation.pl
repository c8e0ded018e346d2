/*  The situation in which a decision is made, whatever the game: what a rule gets as `Now`, and
    passes on. What is in it of a game the game's own files know: shogi/decision.pl,
    othello/strategy.pl.

    A situation is situation(Matter, Notes, Memory):

      - Matter   what the decision is about, a term of the game; it does not change
      - Notes    what vocabulary found out on the way, latest first. A note is undone on
                 backtracking: when a rule has answered, the situation holds what this rule used,
                 and a reason is what happened, not a story told afterwards
      - Memory   a term of the game whose arguments are changed by nb_setarg/3: what a clause found
                 that the next one need not find again. It is not undone

    A rule passes one on, and cannot make one: it is opaque to the interpreter.
*/
:- module(gunshi_knowledge_situation,
          [ new_situation/3,            % +Matter, +Memory, -Situation
            situation_matter/2,         % +Situation, -Matter
            situation_memory/2,         % +Situation, -Memory
            situation_note/2,           % +Situation, +Note
            situation_notes/2           % +Situation, -Notes
          ]).
:- use_module('../base/interpret', [make_genuine/1]).
:- autoload(library(lists), [reverse/2]).

:- multifile user:portray/1, gunshi_base_interpret:opaque/1.

gunshi_base_interpret:opaque(situation(_, _, _)).

user:portray(situation(_, _, _)) :-
    write('Now').

%!  new_situation(+Matter, +Memory, -Situation) is det.
%
%   A decision about Matter is to be made; nothing has been noted.

new_situation(Matter, Memory, Situation) :-
    Situation = situation(Matter, [], Memory),
    make_genuine(Situation).

%!  situation_matter(+Situation, -Matter) is det.

situation_matter(situation(Matter, _, _), Matter).

%!  situation_memory(+Situation, -Memory) is det.

situation_memory(situation(_, _, Memory), Memory).

%!  situation_note(+Situation, +Note) is det.
%
%   Add Note to what was found out. Undone on backtracking.

situation_note(Situation, Note) :-
    arg(2, Situation, Notes),
    setarg(2, Situation, [Note|Notes]).

%!  situation_notes(+Situation, -Notes:list) is det.
%
%   What vocabulary found out on the way here, first things first.

situation_notes(situation(_, Notes0, _), Notes) :-
    reverse(Notes0, Notes).
