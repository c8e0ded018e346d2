/*  What games of Othello have taught, kept in the user's journal as lessons.pl says.

    A game's name is its transcript; its key is of that and of the side that learned from it. It
    need not have been lost, nor be over: a position can be found bad before. It may be learned from
    again, for what follows from it depends on what is known; what it teaches then comes to what it
    has taught.

    Beside its facts a mistake may teach a rule (game_rules.pl), the first time the game is learned
    from.

    A fact is learned of the one position before its move. So what learned(Key, N, Words) adds to it
    (joseki/facts.pl) is put there when it is kept, its Words being why.
*/
:- module(gunshi_knowledge_othello_learn_game,
          [ learn_othello_game/2,       % +Game, -Lessons
            learn_othello_game/3,       % +Game, :Told, -Lessons
            unlearn_othello_game/2      % -Name, -Time
          ]).
:- use_module('../../othello/record', [othello_transcript/3]).
:- use_module('../learning/unlearning', [unlearn_game/3]).
:- use_module('../learning/lessons',
              [keep_lessons/4, learned_from/1, text_key/2, without_lessons/2]).
:- use_module(game_rules, [othello_game_rules/5]).
:- use_module(strategy, [othello_knowledge/0]).
:- use_module(learner, [otl_learn/2]).
:- use_module('../own', [journal_clause/3, own_changes/1, own_writable/0]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, last/2, member/2]).

:- meta_predicate learn_othello_game(+, 1, -).

%!  learn_othello_game(+Game, -Lessons:list) is semidet.
%!  learn_othello_game(+Game, :Told, -Lessons:list) is semidet.
%
%   Learn from Game, a term of otl_learn/2. Lessons are what happened: bp(N); added(Fact, Why,
%   Source), with the Source in the journal; removed(Fact, Why); said(Old), kept(Old, Fact, Why) and
%   both(Old, Fact, Why) as in learn/4; faulty(Fact, Problems) for one that the checks refuse.
%   Fails, and keeps nothing, when nothing follows from the game, or another program has learned
%   from it meanwhile. Told hears what it says of rules, as in mistake_rules/6.
%
%   @error gunshi(file(write, File, Reason)), and what reading the knowledge throws

learn_othello_game(Game, Lessons) :-
    learn_othello_game(Game, gunshi_knowledge_othello_learn_game:ignore, Lessons).

ignore(_).

learn_othello_game(Game, Told, Lessons) :-
    othello_knowledge,
    own_writable,
    Game = otl_game(Side, [Start|_], Moves, _),
    othello_transcript(Start, Moves, Name),
    format(string(Text), "~s, ~w", [Name, Side]),
    text_key(Text, Key),
    (   learned_from(Key)
    ->  How = besides,
        otl_learn(Game, Lessons0)
    ;   How = instead,
        without_lessons(Key, otl_learn(Game, Lessons0))
    ),
    (   member(Lesson, Lessons0),
        memberchk(Lesson, [add(_, _), remove(_, _)])
    ->  maplist(taught_by_game(Key), Lessons0, Lessons1),
        (   How == instead
        ->  othello_game_rules(Key, Game, Lessons1, Told, Besides)
        ;   Besides = []
        ),
        append(Lessons1, Besides, Lessons2),
        keep_lessons(Lessons2, studied(Key, Name, Side), How, Lessons)
    ;   Lessons = Lessons0
    ).

%   taught_by_game(+Key, +Lesson0, -Lesson): what is added says that the game of Key has taught it,
%   and why.

taught_by_game(Key, add(Fact0, Why), add(Fact, Why)) :-
    !,
    Fact0 =.. [Kind, N, Rows, M],
    append(Rows, [learned(Key, N, Why)], K),
    Fact =.. [Kind, N, K, M].
taught_by_game(_, Lesson, Lesson).

%!  unlearn_othello_game(-Name:text, -Time) is semidet.
%
%   Take back what the game of Othello has taught that was the last to teach something: the one
%   called Name, at Time, in seconds since 1970. Fails when there is none.
%
%   @error gunshi(file(write, File, Reason)), and what reading the knowledge throws

unlearn_othello_game(Name, Time) :-
    othello_knowledge,
    findall(Line-studied(Key, Name0, Side),
            ( journal_clause(Line, studied(Key, Name0, Side), true),
              memberchk(Side, [black, white])
            ),
            Games0),
    keysort(Games0, Games),
    last(Games, Line-studied(Key, Name1, Side)),
    own_changes(Changes),
    memberchk(change(Line, Time, _, _), Changes),
    format(string(Name), "~w, ~w", [Name1, Side]),
    unlearn_game(Key, _, _).
