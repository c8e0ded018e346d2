:- encoding(utf8).
/*  gunshi kb learn --rules: what the games of a library have in common, tried on other games. */
:- module(gunshi_cli_commands_kb_rule_learning,
          [ learn_rules_of/3            % +Arguments, +Test, -Status
          ]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../knowledge/learning/learn_rules',
              [keep_rules/1, learn_rules/4, learned_part/3, warnings_total/3]).
:- use_module('../../../knowledge/own', [own_news/0]).
:- use_module('../../../knowledge/reading', [all_knowledge/0]).
:- use_module('../../../knowledge/shogi/rule_examples', [game_examples/3]).
:- use_module('../../../shogi/game', [game_number/3, game_position/2]).
:- use_module('../../../shogi/squares', [move_to/2]).
:- use_module('../../../shogi/notation', [move_text/4]).
:- use_module('../../../words/board', [draw_board/3]).
:- use_module('../../../words/learned_rules', [rule_lines/2]).
:- use_module('../../progress',
              [progress_at/3, progress_end/1, progress_show/3, with_progress/3]).
:- use_module('../../record_files', [record_files/3]).
:- use_module('../../tally', [tally_add/3]).
:- use_module(library, [library_game/5, library_progress/2]).
:- autoload(library(lists), [member/2, nth0/3, sum_list/2]).

%!  learn_rules_of(+Arguments:list, +Test, -Status) is det.
%
%   Learn rules from the games in the record files and folders Arguments, try them on those of Test,
%   print each with what came out and a board on which it is right, and keep them in the user's
%   journal. Status is 0, or 2 when a game or file could not be read: a line says which, and the
%   others are used.
%
%   @error gunshi(usage(Text)) without a file, when a folder has no record, when a file is to teach
%          and to try, and when no game is long enough; nothing was changed

learn_rules_of(Arguments, Test, Status) :-
    record_files('kb learn', Arguments, Files),
    record_files('kb learn', [Test], Others),
    must_be_apart(Files, Others),
    all_knowledge,
    own_news,
    Tally = _{unread:0},
    judged(Files, "games judged", Tally, Taught),
    judged(Others, "other games judged", Tally, Tried),
    examples(Taught, Positions),
    examples(Tried, OtherPositions),
    must_be_some(Positions, "to learn from"),
    must_be_some(OtherPositions, "to try the rules on"),
    with_progress(1, Progress,
                  learn_rules(Positions, OtherPositions,
                              gunshi_cli_commands_kb_rule_learning:show_round(Progress), Learned)),
    get_dict(unread, Tally, Unread),
    counts(Positions, PositionCount, MoveCount),
    counts(OtherPositions, OtherCount, OtherMoves),
    format("~D positions with ~D moves to learn from, ~D with ~D to try the rules on~n",
           [PositionCount, MoveCount, OtherCount, OtherMoves]),
    forall(member(Learn, Learned), print_learned(Learn, Tried)),
    warnings_total(Learned, OtherPositions, total(Where, Held, Right)),
    Share is 100*Right/max(1, Held),
    format("Together warnings speak of ~D moves to try on, in ~D positions; ~1f % of these are \c
            bad~n",
           [Held, Where, Share]),
    keep_rules(Learned),
    length(Learned, Count),
    format("~D rules learned that the other games bear out; kb show badmove and kb show goodmove \c
            show them~n",
           [Count]),
    (   Unread =:= 0
    ->  Status = 0
    ;   Status = 2
    ).

%   must_be_apart(+Files, +Others): what rules are learned from says nothing of what they are worth.

must_be_apart(Files, Others) :-
    (   member(File, Files),
        member(Other, Others),
        same_file(File, Other)
    ->  usage_error("kb learn --rules: ~w is learned from; --test is for other games", [File])
    ;   true
    ).

must_be_some(Positions, What) :-
    (   Positions == []
    ->  usage_error("kb learn --rules: no game ~s has moves enough; rules are learned from \c
                     positions after the twelfth move, four moves before the end or more", [What])
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

%   judged(+Files, +What, !Tally, -Judged): the positions of the games in Files, as game_examples/3
%   has them.

judged(Files, What, Tally, Judged) :-
    Number = _{games:0},
    library_progress(Files, Progress),
    call_cleanup(findall(At,
                         ( member(File, Files),
                           library_game(File, Progress, Tally, _, Game),
                           tally_add(games, 1, Number),
                           get_dict(games, Number, N),
                           progress_show(Progress, What, []),
                           game_examples(Game, N, Ats),
                           member(At, Ats)
                         ),
                         Judged),
                 progress_end(Progress)).

%   print_learned(+Learned, +Tried): the lines of the rule, and a board of the games Tried.

print_learned(Learned, Tried) :-
    rule_lines(Learned, Lines),
    forall(member(Line, Lines), format("~s~n", [Line])),
    (   learned_part(Learned, example, N),
        integer(N),
        nth_example(N, Tried, Ply, Game, Move)
    ->  game_position(Game, Position),
        game_number(Game, Ply, Number),
        move_text(ki2, Position, Move, Text),
        move_to(Move, To),
        format("  for example after move ~d, ~s:~n", [Number, Text]),
        draw_board(current_output, Position, [marked([To])])
    ;   true
    ),
    nl.

nth_example(N, [at(Ply, Game, Examples)|Tried], APly, AGame, Move) :-
    length(Examples, Count),
    (   N < Count
    ->  APly = Ply,
        AGame = Game,
        nth0(N, Examples, Example),
        arg(1, Example, Move)
    ;   Rest is N-Count,
        nth_example(Rest, Tried, APly, AGame, Move)
    ).
