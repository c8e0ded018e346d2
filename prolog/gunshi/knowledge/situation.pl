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

    A rule passes one on, and cannot make one: it is opaque to the interpreter. In a proof that is
    kept, what stands for a situation is the way that leads to it, plain_goal/2.
*/
:- module(gunshi_knowledge_situation,
          [ new_situation/3,            % +Matter, +Memory, -Situation
            situation_matter/2,         % +Situation, -Matter
            situation_memory/2,         % +Situation, -Memory
            situation_note/2,           % +Situation, +Note
            situation_notes/2,          % +Situation, -Notes
            plain_goal/2,               % +Goal, -Plain
            plain_proof/2               % +Proof, -Plain
          ]).
:- use_module('../base/interpret', [make_genuine/1]).
:- use_module('../base/sources', [shown_source/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, reverse/2]).

:- multifile user:portray/1, gunshi_base_interpret:opaque/1, situation_way/2.

%!  situation_way(+Matter, -Way:list) is semidet.
%
%   Hook: the moves, and `pass`, that lead from what is to be decided to a situation about Matter,
%   when there are any.

gunshi_base_interpret:opaque(situation(_, _, _)).

user:portray(situation(_, _, _)) :-
    write('Now').
user:portray(now(Way)) :-
    is_list(Way),
    write('Now'),
    forall(member(Step, Way), format("+~w", [Step])).

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

%!  plain_goal(+Goal, -Plain) is det.
%
%   Plain is Goal, a question of a rule, with now(Way) for each situation among its arguments: Way
%   is the list of the moves, and of `pass`, that lead there. So it can be kept and copied.

plain_goal(Goal, Plain) :-
    compound_name_arguments(Goal, Name, Arguments0),
    maplist(plain_argument, Arguments0, Arguments),
    compound_name_arguments(Plain, Name, Arguments).

plain_argument(Argument, Plain) :-
    (   nonvar(Argument),
        Argument = situation(Matter, _, _)
    ->  (   situation_way(Matter, Way)
        ->  Plain = now(Way)
        ;   Plain = now([])
        )
    ;   Plain = Argument
    ).

%!  plain_proof(+Proof:list, -Plain:list) is det.
%
%   Plain is Proof, as known/3 gives it, with plain goals, and with sources as shown_source/2 shows
%   them.

plain_proof(Proof, Plain) :-
    maplist(plain_leaf, Proof, Plain).

plain_leaf(used(Goal0, Source0, Proof0), used(Goal, Source, Proof)) :-
    plain_goal(Goal0, Goal),
    shown_source(Source0, Source),
    plain_proof(Proof0, Proof).
plain_leaf(held(Goal0), held(Goal)) :-
    plain_goal(Goal0, Goal).
