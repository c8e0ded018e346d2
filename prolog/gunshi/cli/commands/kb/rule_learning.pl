:- encoding(utf8).
/*  gunshi kb learn --rules: what the games of a library have in common, tried on other games. */
:- module(gunshi_cli_commands_kb_rule_learning,
          [ learn_rules_of/4            % +Arguments, +Test, +Options, -Status
          ]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/learning/learn_rules',
              [keep_rules/2, learn_rules/4, learned_part/3, rules_total/3]).
:- use_module('../../../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../../../knowledge/own', [own_news/0, own_writable/0]).
:- use_module('../../../knowledge/reading', [all_knowledge/0]).
:- use_module('../../../words/learned_rules', [rule_lines/3]).
:- use_module('../../jobs', [units_run/4]).
:- use_module('../../progress', [progress_at/3, progress_show/3, with_progress/3]).
:- use_module(rule_library).
:- autoload(library(lists), [append/3, member/2, nth0/3, sum_list/2]).

%!  learn_rules_of(+Arguments:list, +Test, +Options:list, -Status) is det.
%
%   Learn rules from the games in the record files and folders Arguments, try them on those of Test,
%   print each with what came out and a board on which it is right, and keep them in the user's
%   journal. Games are judged here, or by the workers of the option redis(Text). Status is 0, or 2
%   when a game or file could not be read, 1 when workers have failed at a game: a line says which,
%   and the others are used.
%
%   @error gunshi(usage(Text)) without a file, when a folder has no record, when a file is to teach
%          and to try, when files are of both games, and when no game is long enough; nothing was
%          changed
%   @error gunshi(job_address(Text)), gunshi(job_server(Address, What))

learn_rules_of(Arguments, Test, Options, Status) :-
    rule_library('kb learn', Arguments, Library),
    rule_library('kb learn', [Test], Others),
    must_be_apart('kb learn --rules', Library, Others),
    all_knowledge,
    (   library_game_of(Library, othello)
    ->  othello_knowledge
    ;   true
    ),
    own_news,
    own_writable,
    Tally = _{unread:0, dead:0},
    units_run(Options, 1, [about("kb learn --rules, games to learn from")], RunTaught),
    units_run(Options, 1, [about("kb learn --rules, games to try on")], RunTried),
    library_examples(Library, RunTaught, "games judged", Tally, Taught),
    library_examples(Others, RunTried, "other games judged", Tally, Tried),
    examples(Taught, Positions),
    examples(Tried, OtherPositions),
    must_be_some(Positions, Library, "to learn from"),
    must_be_some(OtherPositions, Library, "to try the rules on"),
    with_progress(1, Progress,
                  learn_rules(Positions, OtherPositions,
                              gunshi_cli_commands_kb_rule_learning:show_round(Progress), Learned)),
    _{unread:Unread, dead:Dead} :< Tally,
    counts(Positions, PositionCount, MoveCount),
    counts(OtherPositions, OtherCount, OtherMoves),
    format("~D positions with ~D moves to learn from, ~D with ~D to try the rules on~n",
           [PositionCount, MoveCount, OtherCount, OtherMoves]),
    library_game_of(Library, Game),
    forall(member(Learn, Learned), print_learned(Game, Learn, Tried)),
    findall(Body,
            ( member(Learn, Learned),
              learned_part(Learn, kind, bad),
              learned_part(Learn, body, Body)
            ),
            Warnings),
    rules_total(Warnings, OtherPositions, total(Where, Held, Right)),
    Share is 100*Right/max(1, Held),
    format("Together warnings speak of ~D moves to try on, in ~D positions; ~1f % of these are \c
            bad~n",
           [Held, Where, Share]),
    append(Positions, OtherPositions, All),
    keep_rules(Learned, All),
    length(Learned, Count),
    format("~D rules learned that the other games bear out; kb show badmove and kb show goodmove \c
            show them~n",
           [Count]),
    (   Unread > 0
    ->  Status = 2
    ;   Dead > 0
    ->  Status = 1
    ;   Status = 0
    ).

must_be_some(Positions, Library, What) :-
    (   Positions == []
    ->  too_short(Library, Text),
        usage_error("kb learn --rules: no game ~s has moves enough; rules are learned from ~s",
                    [What, Text])
    ;   true
    ).

examples(Judged, Positions) :-
    findall(Examples, member(at(_, _, Examples), Judged), Positions).

counts(Positions, Count, Moves) :-
    length(Positions, Count),
    findall(Length, ( member(Examples, Positions), length(Examples, Length) ), Lengths),
    sum_list(Lengths, Moves).

show_round(Progress, Done, Count) :-
    progress_at(Progress, Count, Done),
    progress_show(Progress, "rules sought", []).

%   print_learned(+Game, +Learned, +Tried): the lines of the rule, and a board of the games Tried.

print_learned(Game, Learned, Tried) :-
    rule_lines(Game, Learned, Lines),
    forall(member(Line, Lines), format("~s~n", [Line])),
    (   learned_part(Learned, example, N),
        integer(N),
        nth_example(N, Tried, At, Move)
    ->  print_example(At, Move)
    ;   true
    ),
    nl.

nth_example(N, [At0|Tried], At, Move) :-
    At0 = at(_, _, Examples),
    length(Examples, Count),
    (   N < Count
    ->  At = At0,
        nth0(N, Examples, Example),
        arg(1, Example, Move)
    ;   Rest is N-Count,
        nth_example(Rest, Tried, At, Move)
    ).
