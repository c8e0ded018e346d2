:- encoding(utf8).
/*  Questions about a choice that was made: why not another move, what without a clause.

    What the reason has recorded of the other move is told first, and what it would lose. Where
    nothing is recorded, the two moves are judged now by one search, and it is said that this is so.
*/
:- module(gunshi_words_questions,
          [ print_why_not/2,            % +Note, +Move
            print_without/3,            % +Note, +Limits, +Name
            choice_without/4            % +Game, +Limits, +Name, -Choice
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/shogi/reasons',
              [reason_sentence/3, reason_text/4, rejection/5]).
:- use_module('../knowledge/shogi/marks', [judged_move/5]).
:- use_module('../knowledge/claims', [move_claims/5]).
:- use_module(reader, [reader_language/1]).
:- use_module(tree_lines, [print_tree/1]).
:- use_module(given_move, [given_moves/3]).
:- use_module(turns, [chosen_text/3, print_reason/1]).
:- use_module(claim_lines, [claim_lines/4]).
:- use_module(weighed, [print_judged/4]).
:- use_module(without, [choice_without/3, print_choice_without/3]).
:- autoload(library(apply), [include/3]).

%!  print_why_not(+Note, +Given) is det.
%
%   Print why the move of Note, note(Game, Move, Reason), was played and not Given: a move, or a
%   square for each move that ends there, as given_moves/3 takes it.
%
%   @error as given_moves/3

print_why_not(Note, Given) :-
    Note = note(Game, _, _),
    given_moves(Game, Given, Moves),
    forall(member(Move, Moves), print_why_not_move(Note, Move)).

print_why_not_move(note(Game, Move, Reason), Move) :-
    !,
    print_reason(note(Game, Move, Reason)).
print_why_not_move(note(Game, Move, Reason), Other) :-
    reader_language(Language),
    rejection(Language, Game, Reason, Other, Recorded),
    (   Recorded == []
    ->  reason_sentence(Language, Reason, Sentence),
        Reason = reason(Name, _, _, _),
        not_looked_at(Language, Words),
        format(string(Line), Words, [Name, Sentence]),
        print_tree([Line])
    ;   print_tree(Recorded)
    ),
    (   Move =.. [_, _|_]
    ->  Beside = [Move]
    ;   Beside = []
    ),
    judged_move(Game, Other, Beside, [depth(8)], Judged),
    (   Recorded == []
    ->  print_judged(Game, Judged, Other, [Other|Beside])
    ;   move_claims(Game, Other, played, Judged, Claims),
        include(lost_first, Claims, Lost),
        claim_lines(Language, Game, Lost, Lines),
        print_tree(Lines)
    ).

not_looked_at(en, "~w (~s) decided, and its reason says nothing of it. Searched now, \c
                   eight plies deep:").
not_looked_at(ja, "~w（~s）で決まり、理由はその手に触れていない。今8手先まで読むと:").

lost_first(claim(worse, Witness)) :-
    memberchk(about(played), Witness).

%!  print_without(+Note, +Limits:list, +Name) is det.
%
%   Print what would have been played in the place of the move of Note, within Limits, choose/3's,
%   and why, if what Name means were disabled. Nothing is changed.
%
%   @error gunshi(no_such_clause(Name, Near))

print_without(note(Game, Move, _), Limits, Name) :-
    all_knowledge,
    print_choice_without(choose(Game, Limits), Name, print_instead(Game, Move, Name)).

%!  choice_without(+Game, +Limits:list, +Name, -Choice) is semidet.
%
%   Choice is what choose/3 would choose if what Name means were disabled. Nothing is changed. Fails
%   when no clause of the strategy has a move then.
%
%   @error gunshi(no_such_clause(Name, Near)); as choose/3

choice_without(Game, Limits, Name, Choice) :-
    all_knowledge,
    choice_without(choose(Game, Limits), Name, Choice).

print_instead(Game, Move, Name, choice(Instead, Reason, _)) :-
    reader_language(Language),
    chosen_text(Game, Instead, Text),
    (   Instead == Move
    ->  same_words(Language, Words)
    ;   other_words(Language, Words)
    ),
    format(Words, [Name, Text]),
    reason_text(Language, Game, Reason, Lines),
    print_tree(Lines).

same_words(en, "Without ~q: ~w all the same~n").
same_words(ja, "~qがなくても ~w~n").

other_words(en, "Without ~q: ~w~n").
other_words(ja, "~qがなければ ~w~n").
