/*  What games of either kind have taught, kept in the user's journal.

    The facts of a game go the way of a user's own: checked as those, records of the journal, with the
    commands for those (editing.pl). A fact says in its K which game has taught it, learned(Key, N, Words)
    (joseki_facts.pl). Beside the facts the journal says which games were learned from, studied/3, and which
    facts a game has refuted, refuted/3: those are not believed while that stands. All that a game teaches is
    written at once, studied/3 its last record. So a library can be gone on with after whatever broke it off.

    Games can be taken back in any order. What a game would have taught may have been known from another, or
    kept away by it: leaned/2. When that other game is taken back, the one that leaned on it may be learned
    from again.
*/
:- module(gunshi_lessons,
          [ keep_lessons/3,             % +Lessons0, +Studied, -Lessons
            learned_from/1,             % +Key
            cleared/2,                  % +Key, -Count
            text_key/2,                 % +Text, -Key
            short_key/2,                % +Key, -Short
            learned_facts/1,            % -Learned
            kb_learned/0,
            kb_unlearn/1,               % +Game
            unlearn_game/3              % +Key, -Gone, -Returned
          ]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../base/store',
              [ clause_problems/3, clause_state/4, clause_variant/3, known/2, without_clauses/2 ]).
:- use_module(all, [all_knowledge/0]).
:- use_module(joseki_facts, [taught_by/3]).
:- use_module(joseki_patterns, [is_shogi_fact/1]).
:- use_module(kb_check, [new_file/1]).
:- use_module(own, [own_change_all/2, own_change_if/3, own_journal/1, own_knowledge/0]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- autoload(library(sha), [hash_atom/2, sha_hash/3]).

%!  text_key(+Text, -Key:string) is det.
%
%   Key is that of a game with Text, its start and moves: 128 bits of a digest, as hexadecimal digits.

text_key(Text, Key) :-
    sha_hash(Text, Hash, [algorithm(sha256), encoding(utf8)]),
    hash_atom(Hash, Digits),
    sub_string(Digits, 0, 32, _, Key).

%!  learned_from(+Key:string) is semidet.
%
%   The game of Key was learned from, and no game on which it leaned was taken back since.

learned_from(Key) :-
    known(studied(Key, _, _), _),
    \+ ( known(leaned(Key, On), _),
         \+ known(studied(On, _, _), _)
       ).

%!  cleared(+Key:string, -Count:integer) is det.
%
%   What the game of Key has taught is taken away, before it is learned from again or because a change was not
%   written to its end. Count facts go.
%
%   @error as own_change_all/2

cleared(Key, Count) :-
    aggregate_all(count, learned_fact(Key, _, _, _, _), Count),
    record_lines(Key, Lines),
    removed(Lines).

removed([]) :-
    !.
removed(Lines) :-
    findall(remove(Line), member(Line, Lines), Removals),
    own_change_all(Removals, _).

%!  keep_lessons(+Lessons0:list, +Studied, -Lessons:list) is semidet.
%
%   The game that Studied names, studied(Key, Name, Side), teaches Lessons0, of learn/4: what is new is
%   checked beside what is left when all that is refuted is gone; then all becomes true at once. Lessons are
%   what happened: added(Fact, Why, Source), with the Source in the journal; removed(Fact, Why);
%   faulty(Fact, Problems) for one that the checks refuse; the others as they are. What the game has taught
%   before stays; a fact that it teaches again is as new. Fails, and keeps nothing, when another program has
%   learned from the game meanwhile.
%
%   @error as own_change_all/2

keep_lessons(Lessons0, Studied, Lessons) :-
    arg(1, Studied, Key),
    findall(off(Fact, Source),
            ( member(remove(Fact, _), Lessons0),
              clause_variant(Fact, true, Source)
            ),
            Offs),
    findall(add(refuted(Key, Fact, Why)),
            ( member(remove(Fact, Why), Lessons0),
              memberchk(off(Fact, _), Offs)
            ),
            Refutations),
    findall(clause(Number, Fact, true), nth1(Number, Lessons0, add(Fact, _)), Clauses),
    new_file(New),
    own_journal(File),
    without_clauses(Offs, clause_problems(New, Clauses, Problems0)),
    findall(Problem,
            ( member(Problem, Problems0),
              \+ ( Problem = problem(_, _, known_already(File:_)), own_journal(File) )
            ),
            Problems),
    findall(Number-add(Fact),
            ( member(clause(Number, Fact, _), Clauses),
              \+ memberchk(problem(Number, _, _), Problems)
            ),
            Pairs),
    pairs_keys_values(Pairs, Numbers, Additions),
    findall(remove(Line),
            (   member(add(Fact), Additions),
                (   refuted_line(Fact, Line)
                ;   clause_variant(Fact, true, File:Line),
                    own_journal(File)
                )
            ;   studied_line(Key, Line)
            ),
            Replaced),
    findall(add(leaned(Key, On)), leaned_on(Lessons0, Key, On), Leanings0),
    sort(Leanings0, Leanings),
    append([Additions, Refutations, Replaced, Leanings, [add(Studied)]], Actions),
    (   known(studied(Key, _, _), _)
    ->  Condition = true
    ;   Condition = ( \+ known(studied(Key, _, _), _) )
    ),
    own_change_if(Condition, Actions, Lines),
    length(Numbers, Count),
    length(FactLines, Count),
    append(FactLines, _, Lines),
    pairs_keys_values(Added, Numbers, FactLines),
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

%   leaned_on(+Lessons, +Key, -On): the game of On has taught what made one of Lessons other than new.

leaned_on(Lessons, Key, On) :-
    member(Lesson, Lessons),
    memberchk(Lesson-Old, [said(Fact)-Fact, kept(Fact, _, _)-Fact, narrowed(Fact, _, _)-Fact]),
    taught_by(Old, On, _),
    On \== Key,
    \+ known(leaned(Key, On), _).

%   refuted_line(+Fact, -Line): there the journal says that a game has refuted Fact, which another teaches
%   again.

refuted_line(Fact, Line) :-
    clause_state(refuted(_, Refuted, _), File:Line, true, _),
    Refuted =@= Fact,
    own_journal(File).

%   studied_line(+Key, -Line): there the journal says that the game was learned from.

studied_line(Key, Line) :-
    clause_state(studied(Key, _, _), File:Line, true, _),
    own_journal(File).

%   record_lines(+Key, -Lines): there the journal has something that the game has taught.

record_lines(Key, Lines) :-
    own_journal(File),
    findall(Line,
            (   learned_fact(Key, _, _, File:Line, _)
            ;   member(Head, [studied(Key, _, _), refuted(Key, _, _), leaned(Key, _)]),
                clause_state(Head, File:Line, true, _)
            ),
            Lines0),
    sort(Lines0, Lines).

%!  learned_facts(-Learned:list) is det.
%
%   Learned are the facts that games have taught: learned(Key, N, Fact, Source, State), in the order of
%   the journal; State is `on`, or `off` for one that is disabled or refuted.

learned_facts(Learned) :-
    own_knowledge,
    findall(Line-learned(Key, N, Fact, File:Line, State),
            learned_fact(Key, N, Fact, File:Line, State),
            Pairs0),
    keysort(Pairs0, Pairs),
    findall(One, member(_-One, Pairs), Learned).

learned_fact(Key, N, Fact, Source, State) :-
    member(Fact, [gm(_, _, _), bm(_, _, _)]),
    clause_state(Fact, Source, true, State),
    taught_by(Fact, Key, N).

%!  kb_learned is det.
%
%   Print the games that were learned from, each with the facts it has taught, and where they stand.

kb_learned :-
    learned_facts(Learned),
    games(Learned, Games),
    (   Games == []
    ->  format("No game has been learned from.~n")
    ;   forall(member(Key-Text, Games), print_game(Key, Text, Learned))
    ).

%   games(+Learned, -Games): Key-Text of each game, in the order in which they were learned from; then those
%   that only facts speak of, which came from elsewhere or whose studied/3 was taken away.

games(Learned, Games) :-
    findall(Key-Text,
            ( known(studied(Key, Name, Side), _),
              (   learned_from(Key)
              ->  Again = ""
              ;   Again = "; may be learned from again"
              ),
              format(string(Text), "~w, as ~w~s", [Name, Side, Again])
            ),
            Studied),
    findall(Key-"a game that nothing else is known of",
            ( member(learned(Key, _, _, _, _), Learned),
              \+ memberchk(Key-_, Studied)
            ),
            Others0),
    sort(Others0, Others),
    append([Studied, Others], Games).

print_game(Key, Text, Learned) :-
    aggregate_all(count, known(refuted(Key, _, _), _), Refuted),
    short_key(Key, Short),
    format("~w  ~w~n", [Short, Text]),
    forall(member(learned(Key, N, Fact, Source, State), Learned),
           print_learned(N, Fact, Source, State)),
    (   Refuted > 0
    ->  format("  has refuted ~d of others~n", [Refuted])
    ;   true
    ).

print_learned(N, Fact, Source, State) :-
    Fact =.. [Kind, _, K, Move],
    (   is_shogi_fact(Fact)
    ->  length(K, Length),
        Conditions is Length-1,
        format(string(Extent), ", ~d conditions", [Conditions])
    ;   Extent = ""
    ),
    memberchk(learned(_, _, Words), K),
    shown_source(Source, Shown),
    state_mark(State, Fact, Mark),
    format("  move ~d: ~w ~w~s: ~w   ~w~s~n", [N, Kind, Move, Extent, Words, Shown, Mark]).

state_mark(on, _, "").
state_mark(off, Fact, Mark) :-
    (   known(refuted(Key, Refuted, _), _),
        Refuted =@= Fact
    ->  short_key(Key, Short),
        format(string(Mark), ", refuted by ~w", [Short])
    ;   Mark = ", disabled"
    ).

%!  short_key(+Key:string, -Short:string) is det.
%
%   Short is as much of a game's key as a person reads and types.

short_key(Key, Short) :-
    (   sub_string(Key, 0, 8, _, Short0)
    ->  Short = Short0
    ;   Short = Key
    ).

%!  kb_unlearn(+Game) is det.
%
%   Take back what Game has taught, named by its key, the beginning of it (four digits at least), or its name,
%   as kb_learned/0 prints them: its facts go, and those it has refuted come back, if no other game refutes
%   them. It may be learned from again, and so may those that leaned on it.
%
%   @error gunshi(no_such_game_learned(Game))
%   @error gunshi(many_games_learned(Game, Keys)): several games are called so, or their keys begin so

kb_unlearn(Game0) :-
    all_knowledge,
    format(string(Game), "~w", [Game0]),
    learned_facts(Learned),
    games(Learned, Games),
    findall(Key, ( member(Key-_, Games), record_lines(Key, [_|_]) ), Keys),
    findall(Key, ( member(Key, Keys), called(Game, Key) ), Called),
    (   Called = [Key]
    ->  unlearn_game(Key, Gone, Returned),
        short_key(Key, Short),
        format("Unlearned ~w: ~d facts taken back, ~d others believed again.~n", [Short, Gone, Returned]),
        aggregate_all(count, known(leaned(_, Key), _), Leaning),
        (   Leaning > 0
        ->  format("~d games leaned on it, and may be learned from again.~n", [Leaning])
        ;   true
        )
    ;   Called == []
    ->  throw(error(gunshi(no_such_game_learned(Game)), _))
    ;   throw(error(gunshi(many_games_learned(Game, Called)), _))
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
    findall(Source,
            ( known(refuted(Key, Fact, _), _),
              clause_variant(Fact, true, Source)
            ),
            Refuted0),
    cleared(Key, Gone),
    sort(Refuted0, Refuted),
    aggregate_all(count, ( member(Source, Refuted), believed_at(Source) ), Returned).

believed_at(Source) :-
    member(Head, [gm(_, _, _), bm(_, _, _), joseki(_, _, _)]),
    clause_state(Head, Source, true, on),
    !.
