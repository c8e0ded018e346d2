/*  What games of either kind have taught, kept in the user's journal.

    The facts of a game go the way of a user's own: checked as those, records of the journal, with
    the commands for those (editing/changing.pl). A fact says in its K which game has taught it,
    learned(Key, N, Words) (joseki/facts.pl). Beside the facts the journal says which games were
    learned from, studied/3, and which facts a game has refuted, refuted/3: those are not believed
    while that stands. All that a game teaches is written at once, studied/3 its last record. So a
    library can be gone on with after whatever broke it off.

    Games can be taken back in any order. What a game would have taught may have been known from
    another, or kept away by it: leaned/2. When that other game is taken back, the one that leaned
    on it may be learned from again.
*/
:- module(gunshi_knowledge_learning_lessons,
          [ learned_from/1,             % +Key
            without_lessons/2,          % +Key, :Goal
            keep_lessons/4,             % +Lessons0, +Studied, +How, -Lessons
            text_key/2,                 % +Text, -Key
            short_key/2,                % +Key, -Short
            learned_facts/1,            % -Learned
            kb_learned/0,
            kb_unlearn/1,               % +Game
            unlearn_game/3              % +Key, -Gone, -Returned
          ]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../base/store', [clause_problems/3]).
:- use_module('../../base/clauses', [clause_state/4, clause_variant/3, without_clauses/2]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module('../joseki/facts', [taught_by/3]).
:- use_module('../joseki/pattern_moves', [is_shogi_fact/1]).
:- use_module('../editing/checking', [new_file/1]).
:- use_module('../editing_messages', []).
:- use_module('../own', [own_change_all/2, own_change_if/3, own_journal/1, own_knowledge/0, own_news/0]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/2, append/3, list_to_set/2, member/2, nth1/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- autoload(library(sha), [hash_atom/2, sha_hash/3]).

%!  text_key(+Text, -Key:string) is det.
%
%   Key is that of a game with Text, its start and moves: 128 bits of a digest, as hexadecimal
%   digits.

text_key(Text, Key) :-
    sha_hash(Text, Hash, [algorithm(sha256), encoding(utf8)]),
    hash_atom(Hash, Digits),
    sub_string(Digits, 0, 32, _, Key).

%!  learned_from(+Key:string) is semidet.
%
%   The game of Key was learned from, by another program too, and no game on which it leaned was
%   taken back since, or learned from again.

learned_from(Key) :-
    own_news,
    stands(Key).

%   stands(+Key): the same by what is known here.

stands(Key) :-
    known(studied(Key, _, _), _),
    \+ ( known(leaned(Key, On), _:Line),
         \+ ( known(studied(On, _, _), _:Before),
              Before < Line
            )
       ).

%!  without_lessons(+Key:string, :Goal) is semidet.
%
%   once(Goal), in which the facts that the game of Key has taught are not known.

:- meta_predicate without_lessons(+, 0).

without_lessons(Key, Goal) :-
    own_offs(Key, Offs),
    without_clauses(Offs, once(Goal)).

own_offs(Key, Offs) :-
    own_journal(File),
    findall(off(Fact, File:Line), learned_fact(Key, _, Fact, File:Line, _), Offs).

%!  keep_lessons(+Lessons0:list, +Studied, +How:oneof([instead,besides]), -Lessons:list) is semidet.
%
%   The game that Studied names, studied(Key, Name, Side), teaches Lessons0, of learn/4: what is new
%   is checked beside what is left when all that is refuted is gone; then all becomes true at once.
%   What the game has taught before goes (`instead`), or stays (`besides`). Lessons are what
%   happened: cleared(Count) first, for so many facts that went; added(Fact, Why, Source), with the
%   Source in the journal; removed(Fact, Why); faulty(Fact, Problems) for one that the checks
%   refuse; the others as they are. Fails, and keeps nothing, when another program has changed what
%   the game has taught meanwhile.
%
%   What another program learns of other games meanwhile is not put to contradiction/4; kb_check/0
%   tells of it.
%
%   @error as own_change_all/2

keep_lessons(Lessons0, Studied, How, Lessons) :-
    arg(1, Studied, Key),
    record_lines(Key, Before),
    (   How == instead
    ->  own_offs(Key, Own),
        Old = Before
    ;   Own = [],
        studied_lines(Key, Old)
    ),
    findall(off(Fact, Source),
            ( member(remove(Fact, _), Lessons0),
              clause_variant(Fact, true, Source)
            ),
            Offs0),
    append(Own, Offs0, Offs),
    findall(add(refuted(Key, Fact, Why)),
            ( member(remove(Fact, Why), Lessons0),
              once(clause_variant(Fact, true, _))
            ),
            Refutations),
    findall(clause(Number, Fact, true), nth1(Number, Lessons0, add(Fact, _)), Clauses),
    new_file(New),
    own_journal(File),
    without_clauses(Offs, clause_problems(New, Clauses, Problems0)),
    findall(Problem,
            ( member(Problem, Problems0),
              \+ ( Problem = problem(Number, _, known_already(File:Line)),
                   memberchk(clause(Number, Fact, true), Clauses),
                   \+ disabled_there(Fact, File:Line)
                 )
            ),
            Problems),
    findall(Number-add(Fact),
            ( member(clause(Number, Fact, _), Clauses),
              \+ memberchk(problem(Number, _, _), Problems)
            ),
            Pairs),
    pairs_keys_values(Pairs, Numbers, Additions),
    findall(Line,
            ( member(add(Fact), Additions),
              (   refuted_line(Fact, Line)
              ;   clause_variant(Fact, true, File:Line)
              )
            ),
            Again),
    append(Old, Again, Gone0),
    sort(Gone0, Gone),
    findall(remove(Line), member(Line, Gone), Removals),
    findall(add(leaned(Key, On)), leaned_on(Lessons0, Key, On), Leanings0),
    sort(Leanings0, Leanings),
    append([Additions, Refutations, Removals, Leanings, [add(Studied)]], Actions),
    own_change_if(record_lines(Key, Before), Actions, Lines),
    length(Numbers, Count),
    length(FactLines, Count),
    append(FactLines, _, Lines),
    pairs_keys_values(Added, Numbers, FactLines),
    findall(Lesson,
            ( nth1(Number, Lessons0, Lesson0),
              kept_lesson(Lesson0, Number, File, Added, Problems, Lesson)
            ),
            Lessons1),
    length(Own, Cleared),
    (   Cleared =:= 0
    ->  Lessons = Lessons1
    ;   Lessons = [cleared(Cleared)|Lessons1]
    ).

%   disabled_there(+Fact, +Source): not because a game has refuted it.

disabled_there(Fact, Source) :-
    clause_state(Fact, Source, true, off),
    \+ refuted_line(Fact, _).

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

%   leaned_on(+Lessons, +Key, -On): the game of On has taught what made one of Lessons other than
%   new.

leaned_on(Lessons, Key, On) :-
    member(Lesson, Lessons),
    memberchk(Lesson-Old, [said(Fact)-Fact, kept(Fact, _, _)-Fact, narrowed(Fact, _, _)-Fact]),
    taught_by(Old, On, _),
    On \== Key,
    once(known(studied(On, _, _), _)).

%   refuted_line(+Fact, -Line): there the journal says that a game has refuted Fact, which another
%   teaches again.

refuted_line(Fact, Line) :-
    journal_line(refuted(_, Refuted, _), Line),
    Refuted =@= Fact.

%   studied_lines(+Key, -Lines): there the journal says that the game was learned from, and on what
%   it leaned.

studied_lines(Key, Lines) :-
    findall(Line,
            ( member(Head, [studied(Key, _, _), leaned(Key, _)]),
              journal_line(Head, Line)
            ),
            Lines).

%   record_lines(+Key, -Lines): there the journal has something that the game has taught.

record_lines(Key, Lines) :-
    own_offs(Key, Offs),
    findall(Line,
            (   member(off(_, _:Line), Offs)
            ;   member(Head, [studied(Key, _, _), refuted(Key, _, _), leaned(Key, _)]),
                journal_line(Head, Line)
            ),
            Lines0),
    sort(Lines0, Lines).

journal_line(Head, Line) :-
    own_journal(File),
    clause_state(Head, File:Line, true, _).

%!  learned_facts(-Learned:list) is det.
%
%   Learned are the facts that games have taught: learned(Key, N, Fact, Source, State), in the order
%   of the journal; State is `on`, or `off` for one that is disabled or refuted.

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

%   games(+Learned, -Games): Key-Text of each game, in the order in which they were learned from;
%   then those that only facts speak of, which came from elsewhere or whose studied/3 was taken
%   away.

games(Learned, Games) :-
    findall(Key, known(studied(Key, _, _), _), Keys0),
    findall(Key, member(learned(Key, _, _, _, _), Learned), Keys1),
    append(Keys0, Keys1, Keys2),
    list_to_set(Keys2, Keys),
    findall(Key-Text, ( member(Key, Keys), game_text(Key, Text) ), Games).

game_text(Key, Text) :-
    (   known(studied(Key, Name, Side), _)
    ->  (   stands(Key)
        ->  Again = ""
        ;   Again = "; may be learned from again"
        ),
        format(string(Text), "~w, as ~w~s", [Name, Side, Again])
    ;   Text = "a game that nothing else is known of"
    ).

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
%   Take back what Game has taught, named by its key, the beginning of it (four digits at least), or
%   its name, as kb_learned/0 prints them: its facts go, and those it has refuted come back, if no
%   other game refutes them. It may be learned from again, and so may those that leaned on it.
%
%   @error gunshi(no_such_game_learned(Game))
%   @error gunshi(many_games_learned(Game, Keys)): several games are called so, or their keys begin
%          so
%   @error gunshi(not_removed(Game, Source)): it stands in a file of the user's own

kb_unlearn(Game0) :-
    all_knowledge,
    format(string(Game), "~w", [Game0]),
    learned_facts(Learned),
    games(Learned, Games),
    findall(Key, ( member(Key-_, Games), called(Game, Key) ), Called),
    (   Called = [Key]
    ->  must_be_in_journal(Game, Key),
        unlearn_game(Key, Gone, Returned),
        short_key(Key, Short),
        counted(Gone, "fact", Facts),
        format("Unlearned ~w: ~s taken back, ~d that it had refuted believed again.~n", [Short, Facts, Returned]),
        aggregate_all(count, ( known(leaned(Other, Key), _), known(studied(Other, _, _), _) ), Leaning),
        (   Leaning > 0
        ->  counted(Leaning, "game", GamesText),
            format("~s leaned on it, and may be learned from again.~n", [GamesText])
        ;   true
        )
    ;   Called == []
    ->  throw(error(gunshi(no_such_game_learned(Game)), _))
    ;   throw(error(gunshi(many_games_learned(Game, Called)), _))
    ).

counted(Count, Word, Text) :-
    (   Count =:= 1
    ->  format(string(Text), "1 ~s", [Word])
    ;   format(string(Text), "~d ~ss", [Count, Word])
    ).

%   must_be_in_journal(+Game, +Key): a file of the user's own is the user's to change.

must_be_in_journal(Game, Key) :-
    (   record_lines(Key, [_|_])
    ->  true
    ;   (   known(studied(Key, _, _), Source)
        ;   learned_fact(Key, _, _, Source, _)
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
              clause_variant(Fact, true, Source)
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
