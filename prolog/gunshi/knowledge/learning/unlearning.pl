/*  The games that were learned from, and taking back what one has taught. */
:- module(gunshi_knowledge_learning_unlearning,
          [ learned_games/1,            % -Games
            unlearn/2,                  % +Game, -Unlearned
            unlearn_game/3              % +Key, -Gone, -Returned
          ]).
:- use_module('../../base/clauses', [clause_state/4, clause_variant/4]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module('../own', [own_change_all/2]).
:- use_module(lessons, [learned_facts/1, lesson_stands/1, own_offs/2, record_lines/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, list_to_set/2, member/2]).

%!  learned_games(-Games:list) is det.
%
%   Games are game(Key, Named, Facts, Refuted), in the order in which they were learned from; then
%   those that only facts speak of, which came from elsewhere or whose studied/3 was taken away.
%   Named is named(Name, Side, Stands), Stands being `false` where it may be learned from again; or
%   `none`. Facts are those it has taught, as learned_facts/1 has them; it has refuted so many
%   others.

learned_games(Games) :-
    learned_facts(Learned),
    game_keys(Learned, Keys),
    findall(game(Key, Named, Facts, Refuted),
            ( member(Key, Keys),
              game_named(Key, Named),
              findall(Fact, ( Fact = learned(Key, _, _, _, _), member(Fact, Learned) ), Facts),
              aggregate_all(count, known(refuted(Key, _, _), _), Refuted)
            ),
            Games).

game_keys(Learned, Keys) :-
    findall(Key, known(studied(Key, _, _), _), Keys0),
    findall(Key, member(learned(Key, _, _, _, _), Learned), Keys1),
    append(Keys0, Keys1, Keys2),
    list_to_set(Keys2, Keys).

game_named(Key, Named) :-
    (   known(studied(Key, Name, Side), _)
    ->  (   lesson_stands(Key)
        ->  Stands = true
        ;   Stands = false
        ),
        Named = named(Name, Side, Stands)
    ;   Named = none
    ).

%!  unlearn(+Game, -Unlearned) is det.
%
%   Take back what Game has taught, named by its key, the beginning of it (four digits at least), or
%   its name: its facts go, and those it has refuted come back, if no other game refutes them. It
%   may be learned from again, and so may those that leaned on it. Unlearned is unlearned(Key,
%   Gone, Returned, Leaning): so many facts are gone, so many are believed again, so many games
%   leaned on it.
%
%   @error gunshi(no_such_game_learned(Game))
%   @error gunshi(many_games_learned(Game, Keys)): several games are called so, or their keys
%          begin so
%   @error gunshi(not_removed(Game, Source)): it stands in a file of the user's own

unlearn(Game0, unlearned(Key, Gone, Returned, Leaning)) :-
    (   var(Game0)
    ->  throw(error(gunshi(no_such_game_learned(Game0)), _))
    ;   true
    ),
    all_knowledge,
    format(string(Game), "~w", [Game0]),
    learned_facts(Learned),
    game_keys(Learned, Keys),
    findall(Called, ( member(Called, Keys), called(Game, Called) ), AllCalled),
    (   AllCalled = [Key]
    ->  must_be_in_journal(Game, Key, Learned),
        unlearn_game(Key, Gone, Returned),
        aggregate_all(count,
                      ( known(leaned(Other, Key), _), known(studied(Other, _, _), _) ),
                      Leaning)
    ;   AllCalled == []
    ->  throw(error(gunshi(no_such_game_learned(Game)), _))
    ;   throw(error(gunshi(many_games_learned(Game, AllCalled)), _))
    ).

%   must_be_in_journal(+Game, +Key, +Learned): a file of the user's own is the user's to change.

must_be_in_journal(Game, Key, Learned) :-
    (   record_lines(Key, [_|_])
    ->  true
    ;   (   known(studied(Key, _, _), Source)
        ;   member(learned(Key, _, _, Source, _), Learned)
        )
    ->  throw(error(gunshi(not_removed(Game, Source)), _))
    ).

called(Game, Key) :-
    (   Key == Game
    ->  true
    ;   string_length(Game, Length),
        Length >= 4,
        sub_string(Key, 0, _, _, Game)
    ->  true
    ;   known(studied(Key, Game, _), _)
    ).

%!  unlearn_game(+Key:string, -Gone:integer, -Returned:integer) is det.
%
%   What the game of Key has taught is taken back: Gone facts go, and Returned of those that it has
%   refuted are believed again.
%
%   @error as own_change_all/2

unlearn_game(Key, Gone, Returned) :-
    own_offs(Key, Offs),
    length(Offs, Gone),
    findall(Source,
            ( known(refuted(Key, Fact, _), _),
              clause_variant(Fact, true, Source, _)
            ),
            Refuted0),
    record_lines(Key, Lines),
    findall(remove(Line), member(Line, Lines), Removals),
    own_change_all(Removals, _),
    sort(Refuted0, Refuted),
    aggregate_all(count, ( member(Source, Refuted), believed_at(Source) ), Returned).

believed_at(Source) :-
    member(Head, [gm(_, _, _), bm(_, _, _), joseki(_, _, _)]),
    clause_state(Head, Source, true, on),
    !.
