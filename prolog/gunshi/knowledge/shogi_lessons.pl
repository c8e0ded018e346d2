/*  What games of shogi have taught, kept in the user's journal.

    A game that was lost is learned from once. Its facts go the way of a user's own: checked as those,
    records of the journal, with the commands for those (editing.pl). Beside them the journal says which
    games were learned from, studied/3, so that a library can be gone on with, and which learned facts
    another game has refuted, refuted/3, so that they come back when that game is taken back.

    A game's key is of its start and moves alone: the same game of another file is the same.

    In another order the games teach something else where they speak of the same positions: a bm fact
    makes the learner look for another move there, a later game may refute an earlier one, and a fact that
    covers a new one keeps it away. Games without a position in common teach the same in any order, but
    where the pattern of one holds in the other.
*/
:- module(gunshi_shogi_lessons,
          [ learn_game/4,               % +Game, +Name, :Told, -Outcome
            learned_facts/1,            % -Learned
            kb_learned/0,
            kb_unlearn/1                % +Game
          ]).
:- use_module('../base/messages', [shown_source/2]).
:- use_module('../base/store', [clause_problems/3, clause_state/4, knowledge_clause/3, known/2]).
:- use_module('../shogi/game',
              [ game_moves/2, game_positions/2, game_result/2, game_usi/2 ]).
:- use_module('../shogi/position', [opponent/2]).
:- use_module(all, [all_knowledge/0]).
:- use_module(joseki_facts, []).
:- use_module(own, 
              [ own_change/2, own_change_all/2, own_directory/1, own_file/1, own_knowledge/0 ]).
:- use_module(shogi_learner, [shogi_learn/3, hopeless_side/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).

:- meta_predicate learn_game(+, +, 1, -).

%!  learn_game(+Game, +Name:text, :Told, -Outcome) is det.
%
%   Learn from Game, called Name, as the side that lost it. Told hears the steps, as in shogi_learn/3.
%   Outcome is
%
%     - learned(Key, Side, Lessons)    Lessons are what happened: bp(N); added(Fact, Why, Source), with the
%                                      Source in the journal; removed(Fact, Why); kept(Old, Fact, Why)
%                                      for one that Old keeps away; faulty(Fact, Problems) for one
%                                      that the checks refuse
%     - nothing(Key, Side)             it was lost, and nothing follows from it
%     - known(Key)                     it was learned from before
%     - not_lost                       nobody has lost it
%
%   A record that does not say how the game ended was lost by the side whose last position is hopeless,
%   if one is (maketa_kijun/1 of kb/shogi/learning.pl).
%
%   @error gunshi(file(write, File, Reason)), and what reading the knowledge throws

learn_game(Game, Name0, Told, Outcome) :-
    all_knowledge,
    (   lost_by(Game, Side)
    ->  game_key(Game, Key),
        (   known(studied(Key, _, _), _)
        ->  Outcome = known(Key)
        ;   text_to_string(Name0, Name),
            game_positions(Game, Positions),
            game_moves(Game, Moves),
            Studied = studied(Key, Name, Side),
            (   shogi_learn(shogi_game(Key, Side, Positions, Moves), Told, Lessons0)
            ->  kept_lessons(Lessons0, Studied, Lessons),
                Outcome = learned(Key, Side, Lessons)
            ;   own_change(add(Studied), _),
                Outcome = nothing(Key, Side)
            )
        )
    ;   Outcome = not_lost
    ).

lost_by(Game, Side) :-
    (   game_result(Game, Result)
    ->  Result = wins(Winner, _),
        opponent(Winner, Side)
    ;   hopeless_side(Game, Side)
    ).

game_key(Game, Key) :-
    game_usi(Game, Usi),
    format(atom(Text), "~w", [Usi]),
    variant_sha1(Text, Hash),
    sub_string(Hash, 0, 8, _, Key).

%   kept_lessons(+Lessons0, +Studied, -Lessons): what is refuted goes first; then what is new is checked
%   beside what is left.

kept_lessons(Lessons0, Studied, Lessons) :-
    arg(1, Studied, Key),
    findall(Actions,
            ( member(remove(Fact, Why), Lessons0),
              removal(Key, Fact, Why, Actions)
            ),
            Removals0),
    append(Removals0, Removals),
    own_change_all([add(Studied)|Removals], _),
    findall(clause(Number, Fact, true), nth1(Number, Lessons0, add(Fact, _)), Clauses),
    own_directory(Directory),
    atom_concat(Directory, '/new', New),
    clause_problems(New, Clauses, Problems),
    findall(Number-add(Fact),
            ( member(clause(Number, Fact, _), Clauses),
              \+ memberchk(problem(Number, _, _), Problems)
            ),
            Pairs),
    pairs_keys_values(Pairs, Numbers, Additions),
    own_change_all(Additions, Lines),
    pairs_keys_values(Added, Numbers, Lines),
    atom_concat(Directory, '/journal', File),
    findall(Lesson,
            ( nth1(Number, Lessons0, Lesson0),
              kept_lesson(Lesson0, Number, File, Added, Problems, Lesson)
            ),
            Lessons).

kept_lesson(add(Fact, Why), Number, File, Added, Problems, Lesson) :-
    !,
    (   memberchk(Number-Line, Added)
    ->  Lesson = added(Fact, Why, File:Line)
    ;   findall(problem(1, 1, Fault), member(problem(Number, _, Fault), Problems), Faults),
        Lesson = faulty(Fact, Faults)
    ).
kept_lesson(remove(Fact, Why), _, _, _, _, removed(Fact, Why)) :-
    !.
kept_lesson(Lesson, _, _, _, _, Lesson).

%   removal(+Key, +Fact, +Why, -Actions) is semidet: Fact, of the journal, is removed; another one is
%   disabled.

removal(Key, Fact, Why, [Action, add(refuted(Key, Fact, Why))]) :-
    copy_term(Fact, Copy),
    (   knowledge_clause(Copy, Source, true),
        Copy =@= Fact
    ->  (   Source = File:Line,
            journal(File)
        ->  Action = remove(Line)
        ;   Action = add(disabled(Fact))
        )
    ).

journal(File) :-
    file_base_name(File, journal),
    own_file(File).

%!  learned_facts(-Learned:list) is det.
%
%   Learned are the facts that games have taught: learned(Key, N, Fact, Source, State), in the order of
%   the journal; State is `on`, or `off` for one that is disabled.

learned_facts(Learned) :-
    own_knowledge,
    findall(Line-learned(Key, N, Fact, File:Line, State),
            ( member(Fact, [gm(_, _, _), bm(_, _, _)]),
              clause_state(Fact, File:Line, true, State),
              arg(2, Fact, K),
              is_list(K),
              memberchk(learned(Key, N, _), K)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    findall(One, member(_-One, Pairs), Learned).

%!  kb_learned is det.
%
%   Print the games that were learned from, each with the facts it has taught, and where they stand.

kb_learned :-
    own_knowledge,
    learned_facts(Learned),
    findall(studied(Key, Name, Side), known(studied(Key, Name, Side), _), Games),
    (   Games == []
    ->  format("No game has been learned from.~n")
    ;   forall(member(studied(Key, Name, Side), Games),
               ( aggregate_all(count, known(refuted(Key, _, _), _), Refuted),
                 format("~w  ~w, lost by ~w~n", [Key, Name, Side]),
                 forall(( member(learned(Key0, N, Fact, Source, State), Learned),
                          same_text(Key0, Key)
                        ),
                        print_learned(N, Fact, Source, State)),
                 (   Refuted > 0
                 ->  format("  has refuted ~d of others~n", [Refuted])
                 ;   true
                 )
               ))
    ).

print_learned(N, Fact, Source, State) :-
    Fact =.. [Kind, _, K, Move],
    length(K, Length),
    Conditions is Length-1,
    memberchk(learned(_, _, Words), K),
    shown_source(Source, Shown),
    (   State == off
    ->  Mark = ", disabled"
    ;   Mark = ""
    ),
    format("  move ~d: ~w ~w, ~d conditions: ~w   ~w~s~n",
           [N, Kind, Move, Conditions, Words, Shown, Mark]).

same_text(A, B) :-
    atom_string(A, Text),
    atom_string(B, Text).

%!  kb_unlearn(+Game) is det.
%
%   Take back what Game has taught, named by its key or by its name, as kb_learned/0 prints them: its facts
%   go, and those it has refuted come back. It may be learned from again.
%
%   @error gunshi(no_such_game_learned(Game))

kb_unlearn(Game) :-
    own_knowledge,
    findall(Key,
            ( known(studied(Key, Name, _), File:_),
              journal(File),
              ( same_text(Key, Game) ; same_text(Name, Game) )
            ),
            Keys0),
    sort(Keys0, Keys),
    (   Keys == []
    ->  throw(error(gunshi(no_such_game_learned(Game)), _))
    ;   forall(member(Key, Keys), unlearn(Key))
    ).

unlearn(Key) :-
    learned_facts(Learned),
    findall(remove(Line),
            (   member(learned(Key0, _, _, File:Line, _), Learned),
                same_text(Key0, Key),
                journal(File)
            ;   member(Head, [studied(Key, _, _), refuted(Key, _, _)]),
                knowledge_clause(Head, File:Line, true),
                journal(File)
            ;   known(refuted(Key, Fact, _), _),
                disabled_line(Fact, Line)
            ),
            Removals0),
    sort(Removals0, Removals),
    findall(add(Fact),
            ( known(refuted(Key, Fact, _), _),
              \+ disabled_line(Fact, _)
            ),
            Back),
    append(Removals, Back, Actions),
    aggregate_all(count, ( member(learned(Key0, _, _, _, _), Learned), same_text(Key0, Key) ), Gone),
    length(Back, Returned),
    own_change_all(Actions, _),
    format("Unlearned ~w: ~d facts taken back, ~d others believed again.~n", [Key, Gone, Returned]).

%   disabled_line(+Fact, -Line): there the journal disables Fact.

disabled_line(Fact, Line) :-
    knowledge_clause(disabled(Fact0), File:Line, true),
    Fact0 =@= Fact,
    journal(File).
