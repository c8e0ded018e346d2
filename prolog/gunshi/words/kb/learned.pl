/*  The kb_ commands about games that were learned from. */
:- module(gunshi_words_kb_learned,
          [ kb_learned/0,
            kb_unlearn/1                % +Game
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/joseki/pattern_moves', [is_shogi_fact/1]).
:- autoload('../../knowledge/learning/lessons', [short_key/2]).
:- autoload('../../knowledge/learning/unlearning', [learned_games/1, unlearn/2]).
:- autoload(library(lists), [member/2]).

%!  kb_learned is det.
%
%   Print the games that were learned from, each with the facts it has taught, and where they stand.

kb_learned :-
    learned_games(Games),
    (   Games == []
    ->  format("No game has been learned from.~n")
    ;   forall(member(Game, Games), print_learned_game(Game))
    ).

print_learned_game(game(Key, Named, Facts, Refuted)) :-
    short_key(Key, Short),
    game_text(Named, Text),
    format("~w  ~w~n", [Short, Text]),
    forall(member(learned(_, N, Fact, Source, State), Facts),
           print_learned_fact(N, Fact, Source, State)),
    (   Refuted > 0
    ->  format("  has refuted ~d of others~n", [Refuted])
    ;   true
    ).

game_text(none, "a game that nothing else is known of").
game_text(named(Name, Side, Stands), Text) :-
    (   Stands == true
    ->  Again = ""
    ;   Again = "; may be learned from again"
    ),
    format(string(Text), "~w, as ~w~s", [Name, Side, Again]).

print_learned_fact(N, cut(_, joseki(Line, _, _), _, Words), Source, State) :-
    !,
    shown_source(Source, Shown),
    (   State == on
    ->  Mark = ""
    ;   Mark = ", disabled"
    ),
    format("  move ~d: the line \"~w\" ends before it: ~w   ~w~s~n", [N, Line, Words, Shown, Mark]).
print_learned_fact(N, Fact, Source, State) :-
    Fact =.. [Kind, _, K, Move],
    (   is_shogi_fact(Fact)
    ->  length(K, Length),
        Conditions is Length-1,
        format(string(Extent), ", ~d conditions", [Conditions])
    ;   Extent = ""
    ),
    memberchk(learned(_, _, Words), K),
    shown_source(Source, Shown),
    refuting_mark(State, Fact, Mark),
    format("  move ~d: ~w ~w~s: ~w   ~w~s~n", [N, Kind, Move, Extent, Words, Shown, Mark]).

%   refuting_mark(+State, +Fact, -Mark): Mark says why Fact is not believed, with a comma before it.

refuting_mark(on, _, "").
refuting_mark(off, Fact, Mark) :-
    (   known(refuted(Key, Refuted, _), _),
        Refuted =@= Fact
    ->  short_key(Key, Short),
        format(string(Mark), ", refuted by ~w", [Short])
    ;   Mark = ", disabled"
    ).

%!  kb_unlearn(+Game) is det.
%
%   Take back what Game has taught, named by its key, the beginning of it (four digits at least), or
%   its name, as kb_learned/0 prints them: its facts go, and those it has refuted come back, if no
%   other game refutes them. It may be learned from again, and so may those that leaned on it.
%
%   @error as unlearn/2

kb_unlearn(Game) :-
    unlearn(Game, unlearned(Key, Gone, Returned, Leaning)),
    short_key(Key, Short),
    count_text(Gone, "fact", Facts),
    format("Unlearned ~w: ~s taken back, ~d that it had refuted believed again.~n",
           [Short, Facts, Returned]),
    (   Leaning > 0
    ->  count_text(Leaning, "game", Games),
        format("~s leaned on it, and may be learned from again.~n", [Games])
    ;   true
    ).

count_text(Count, Word, Text) :-
    (   Count =:= 1
    ->  format(string(Text), "1 ~s", [Word])
    ;   format(string(Text), "~d ~ss", [Count, Word])
    ).
