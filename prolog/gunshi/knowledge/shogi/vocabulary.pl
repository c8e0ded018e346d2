:- encoding(utf8).
/*  What the rules of kb/shogi may ask: the vocabulary.

    A vocabulary predicate sees the game through a situation (gunshi_knowledge_shogi_decision), and
    notes there what it finds out. Each is safe for any arguments of its types, whoever wrote the
    rule.
*/
:- module(gunshi_knowledge_shogi_vocabulary,
          [ legal_move_count/2,         % +Situation, ?Count
            only_move/2,                % +Situation, -Move
            wins_by_declaration/1,      % +Situation
            best_move/3,                % +Situation, +Plies, -Move
            valued_move/4,              % +Situation, +Plies, -Move, ?Value
            clearly_best/4,             % +Situation, +Plies, +Margin, ?Move
            score_centipawns/2,         % +Score, -Centipawns
            quick_options/3,            % +Situation, +Plies, -Options
            thinking_seconds/2,         % +Limits, -Seconds
            thinking/3,                 % +Situation, +Percent, -Nodes
            looking_out/3,              % +Situation, +Options0, -Options
            left_out/2,                 % +Situation, +Name
            last_search/2,              % +Situation, -Result
            search_options/4,           % +Situation, +Plies, +Options0, -Options
            styled/2,                   % +Situation, ?Style
            ply/2,                      % +Situation, ?Ply
            side/2,                     % +Situation, ?Side
            check/1,                    % +Situation
            standing/4,                 % +Situation, ?Side, ?Kind, ?Square
            empty/2,                    % +Situation, ?Square
            held/4,                     % +Situation, ?Side, ?Kind, ?Count
            pieces_in_hand/2,           % +Situation, ?Count
            entered_pieces/3,           % +Situation, ?Side, ?Count
            standing_castle/3           % +Situation, ?Side, -Castle
          ]).
:- use_module('../../shogi/search', [search_result/3, is_search_result/1]).
:- use_module('../../base/declare',
              [declare_relation/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', [is_square/1]).
:- use_module('../../shogi/position',
              [ declaration/2, hand/4, in_check/1, legal_moves/2, move_count/2, piece_at/3,
                side_to_move/2
              ]).
:- use_module('../../shogi/castles', [castle/4]).
:- use_module('../../shogi/game', [game_ply/2]).
:- use_module(facts, [castle_shapes/1]).
:- use_module('../situation', [situation_note/2, situation_notes/2]).
:- use_module(decision,
              [ situation_game/2, situation_position/2, situation_limits/2, situation_style/2,
                situation_search/3
              ]).
:- use_module(network_view, [note_searched/2]).
:- use_module(styles, [style_setting/2]).
:- use_module(reasons, [move_line/4, score_text/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [last/2, member/2]).

:- vocabulary_subject("The situation and the search").
:- declare_vocabulary(legal_move_count(situation: variable, count: integer),
                      "The side to move has that many legal moves.").
:- declare_vocabulary(only_move(situation: variable, move: move),
                      "The side to move has this legal move and no other.").
:- declare_vocabulary(wins_by_declaration(situation: variable),
                      "The side to move wins by declaring now (27-point rule, 入玉宣言).").
:- declare_vocabulary(best_move(situation: variable, plies: between(1, 60), move: move),
                      "A search of that many plies, or as deep as was asked for, finds the move.").
:- declare_vocabulary(valued_move(situation: variable, plies: between(1, 60), move: move,
                                  value: integer),
                      "As best_move; the search finds the move worth so many centipawns.").
:- declare_vocabulary(clearly_best(situation: variable, plies: between(1, 60),
                                   margin: natural, move: move),
                      "A search so deep finds the move better than all others by the margin.").
:- declare_vocabulary(styled(situation: variable, style: atom), "The style to play in.").
:- declare_relation(ply(situation: variable, ply: natural),
                    "So many moves have been played.",
                    in("ply(Now, 0)", "startpos")).
:- declare_relation(side(situation: variable, side: side),
                    "The side to move.",
                    in("side(Now, sente)", "startpos")).
:- declare_relation(check(situation: variable),
                    "The side to move is in check.",
                    in("check(Now)", "4k4/9/9/9/9/9/9/4r4/4K4 b - 1")).
:- declare_relation(standing(situation: variable, side: side, kind: kind, square: square),
                    "Such a piece of the side stands on the square.",
                    in("standing(Now, gote, hi, 82)", "startpos")).
:- declare_relation(empty(situation: variable, square: square), "No piece stands there.",
                    in("empty(Now, 55)", "startpos")).
:- declare_relation(held(situation: variable, side: side, kind: hand_kind, count: natural),
                    "The side has so many pieces of the kind in hand.",
                    in("held(Now, sente, fu, 2)", "4k4/9/9/9/9/9/9/9/4K4 b 2P 1")).
:- declare_vocabulary(pieces_in_hand(situation: variable, count: natural),
                      "Both sides together have so many pieces in hand.").
:- declare_vocabulary(entered_pieces(situation: variable, side: side, count: natural),
                      "So many pieces of the side stand in the other's camp, three ranks.").
:- declare_vocabulary(standing_castle(situation: variable, side: side, castle: atom),
                      "The castle of the side stands.").

%!  legal_move_count(+Situation, ?Count:integer) is semidet.
%
%   The side to move has Count legal moves. With 0 it has lost.

legal_move_count(Situation, Count) :-
    situation_position(Situation, Position),
    move_count(Position, Count),
    situation_note(Situation, legal_moves(Count)).

%!  only_move(+Situation, -Move) is semidet.
%
%   Move is the one legal move.

only_move(Situation, Move) :-
    situation_position(Situation, Position),
    legal_moves(Position, [Move]),
    situation_note(Situation, legal_moves(1)).

%!  wins_by_declaration(+Situation) is semidet.
%
%   The side to move fulfils the 27-point rule and wins by saying so. Fails when the limits say that
%   the rule does not hold.

wins_by_declaration(Situation) :-
    situation_limits(Situation, Limits),
    \+ memberchk(declaration(false), Limits),
    situation_position(Situation, Position),
    declaration(Position, Declaration),
    arg(1, Declaration, true),
    situation_note(Situation, Declaration).

%!  best_move(+Situation, +Plies:integer, -Move) is semidet.
%
%   Move is what alpha-beta search prefers. It looks Plies ahead when the situation has no limits.
%   Else it looks as deep as the limits let it: to depth(N), or until nodes(N), time(Seconds) or the
%   clock are used up; or, by a control and without any of these, until it is stopped. Fails without
%   a legal move.

best_move(Situation, Plies, Move) :-
    looking_out(Situation, [], More),
    search_options(Situation, Plies, More, Options),
    situation_search(Situation, Options, Result),
    arg(1, Result, Move),
    Move \== none,
    note_searched(Situation, Result).

%!  valued_move(+Situation, +Plies:integer, -Move, ?Value:integer) is semidet.
%
%   As best_move/3; the search finds Move to be worth Value centipawns, a mate about 30,000.

valued_move(Situation, Plies, Move, Value) :-
    best_move(Situation, Plies, Move),
    last_search(Situation, Result),
    search_result(Result, score, Score),
    score_centipawns(Score, Value).

%!  clearly_best(+Situation, +Plies:integer, +Margin:integer, ?Move) is semidet.
%
%   A search of Plies, which takes a tenth of the limits at most, finds Move better than any other
%   move by Margin centipawns.

clearly_best(Situation, Plies, Margin, Move) :-
    quick_options(Situation, Plies, Options),
    situation_search(Situation, [lines(2)|Options], Result),
    search_result(Result, best, Move),
    search_result(Result, score, Score),
    search_result(Result, lines, [_, line(Other, _, _)|_]),
    score_centipawns(Score, Best),
    score_centipawns(Other, Second),
    Best - Second >= Margin,
    note_searched(Situation, Result).

%!  score_centipawns(+Score, -Centipawns:integer) is det.
%
%   Score, as search/3 gives it, in centipawns: a mate counts about 30,000, a later one less.

score_centipawns(cp(Centipawns), Centipawns).
score_centipawns(mate(Plies), Centipawns) :-
    Centipawns is sign(Plies)*(30000-abs(Plies)).

%!  quick_options(+Situation, +Plies:integer, -Options:list) is det.
%
%   Options of a search that looks Plies ahead and uses a tenth of the limits at most.

quick_options(Situation, Plies, Options) :-
    situation_limits(Situation, Limits),
    (   memberchk(nodes(Nodes), Limits)
    ->  Tenth is max(1, Nodes//10),
        Options = [depth(Plies), nodes(Tenth)]
    ;   thinking_seconds(Limits, Seconds)
    ->  Tenth is Seconds/10,
        Options = [depth(Plies), time(Tenth)]
    ;   memberchk(depth(Depth), Limits)
    ->  Least is min(Depth, Plies),
        Options = [depth(Least)]
    ;   Options = [depth(Plies)]
    ).

%!  thinking_seconds(+Limits:list, -Seconds:number) is semidet.
%
%   Limits give so much time for a move, of a clock a fortieth of what is left. Fails when they
%   give none.

thinking_seconds(Limits, Seconds) :-
    (   memberchk(time(Seconds0), Limits)
    ->  Seconds = Seconds0
    ;   memberchk(clock(clock(Main, Byoyomi, Increment, _)), Limits),
        Seconds is Byoyomi + Increment + Main/40
    ).

%!  thinking(+Situation, +Percent:integer, -Nodes:integer) is det.
%
%   Percent of the positions that a search within the limits of the choice would look at.

thinking(Situation, Percent, Nodes) :-
    situation_limits(Situation, Limits),
    whole_effort(Limits, Whole),
    Nodes is max(100, round(Whole*Percent/100)).

whole_effort(Limits, Nodes) :-
    (   memberchk(nodes(Nodes0), Limits)
    ->  Nodes = Nodes0
    ;   thinking_seconds(Limits, Seconds)
    ->  Nodes is round(200 000*Seconds)
    ;   Nodes = 200 000
    ).

%!  looking_out(+Situation, +Options0:list, -Options:list) is det.
%
%   Options are Options0 for a search whose best move is to be played: it asks the solver of mates
%   of its best moves, where a look_out/2 says so and the clause that this names is not left out.

looking_out(Situation, Options0, Options) :-
    (   known(look_out(Clause, Percent), _),
        \+ left_out(Situation, Clause)
    ->  thinking(Situation, Percent, Nodes0),
        Nodes is min(2000, Nodes0),
        Options = [look_out(Nodes)|Options0]
    ;   Options = Options0
    ).

%!  left_out(+Situation, +Name:atom) is semidet.
%
%   The style or the choice does without the strategy clause, or the aim, Name.

left_out(Situation, Name) :-
    situation_style(Situation, Style),
    style_setting(Style, without(Name)),
    !.
left_out(Situation, Name) :-
    situation_limits(Situation, Limits),
    memberchk(without(Names), Limits),
    memberchk(Name, Names).

%!  last_search(+Situation, -Result) is semidet.
%
%   Result is what the last search that was noted has found.

last_search(Situation, Result) :-
    situation_notes(Situation, Notes),
    include(is_search_result, Notes, Results),
    last(Results, Result).

%!  search_options(+Situation, +Plies:integer, +Options0:list, -Options:list) is det.
%
%   Options are Options0 for a search that looks Plies ahead, or as deep as the limits of the choice
%   let it when there are any.

search_options(Situation, Plies, Options0, Options) :-
    situation_limits(Situation, Limits),
    (   member(Limit, [job(_), depth(_), nodes(_), time(_), clock(_)]),
        memberchk(Limit, Limits)
    ->  Options = Options0
    ;   Options = [depth(Plies)|Options0]
    ).

%!  styled(+Situation, ?Style:atom) is semidet.
%
%   The program plays in Style; `none` when none was chosen.

styled(Situation, Style) :-
    situation_style(Situation, Style).

%!  ply(+Situation, ?Ply:integer) is semidet.
%
%   Ply moves have been played.

ply(Situation, Ply) :-
    situation_game(Situation, Game),
    game_ply(Game, Ply).

%!  side(+Situation, ?Side) is semidet.
%
%   Side is to move.

side(Situation, Side) :-
    situation_position(Situation, Position),
    side_to_move(Position, Side).

%!  check(+Situation) is semidet.
%
%   The side to move is in check.

check(Situation) :-
    situation_position(Situation, Position),
    in_check(Position).

%!  standing(+Situation, ?Side, ?Kind, ?Square) is nondet.
%
%   A piece of Side, of Kind, stands on Square.

standing(Situation, Side, Kind, Square) :-
    situation_position(Situation, Position),
    (   nonvar(Side),
        nonvar(Kind)
    ->  Piece =.. [Side, Kind],
        piece_at(Position, Square, Piece)
    ;   piece_at(Position, Square, Piece),
        Piece =.. [Side, Kind]
    ).

%!  empty(+Situation, ?Square:integer) is nondet.
%
%   Square is on the board, and no piece stands on it.

empty(Situation, Square) :-
    situation_position(Situation, Position),
    (   integer(Square)
    ->  is_square(Square)
    ;   between(1, 9, File),
        between(1, 9, Rank),
        Square is 10*File + Rank
    ),
    \+ piece_at(Position, Square, _).

%!  held(+Situation, ?Side, ?Kind, ?Count:integer) is nondet.
%
%   Side has Count pieces of Kind in hand.

held(Situation, Side, Kind, Count) :-
    situation_position(Situation, Position),
    hand(Position, Side, Kind, Count).

%!  pieces_in_hand(+Situation, ?Count:integer) is semidet.
%
%   Both sides together have Count pieces in hand.

pieces_in_hand(Situation, Count) :-
    situation_position(Situation, Position),
    aggregate_all(sum(N), hand(Position, _, _, N), Count).

%!  entered_pieces(+Situation, ?Side, ?Count:integer) is nondet.
%
%   Count pieces of Side, the king not counted, stand in the other's camp.

entered_pieces(Situation, Side, Count) :-
    situation_position(Situation, Position),
    member(Side, [sente, gote]),
    aggregate_all(count,
                  ( piece_at(Position, Square, Piece),
                    functor(Piece, Side, 1),
                    arg(1, Piece, Kind),
                    Kind \== ou,
                    in_camp(Side, Square)
                  ),
                  Count).

in_camp(sente, Square) :-
    Square mod 10 =< 3.
in_camp(gote, Square) :-
    Square mod 10 >= 7.

%!  standing_castle(+Situation, ?Side, -Castle:atom) is nondet.
%
%   The castle of Side stands, as castle/4 has it.

standing_castle(Situation, Side, Castle) :-
    situation_position(Situation, Position),
    castle_shapes(Shapes),
    member(Side, [sente, gote]),
    castle(Shapes, Position, Side, Castle),
    Castle \== none,
    situation_note(Situation, castle(Side, Castle)).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4, gunshi_knowledge_shogi_reasons:why_not/5.

gunshi_knowledge_shogi_reasons:note_lines(legal_moves(Count), Language, _, [Text]) :-
    legal_moves_text(Language, Count, Text).
gunshi_knowledge_shogi_reasons:note_lines(declaration(_, _, _, Pieces, Points, Needed), Language, _,
                                          [Text]) :-
    declaration_words(Language, Words),
    format(string(Text), Words, [Pieces, Points, Needed]).
gunshi_knowledge_shogi_reasons:note_lines(best_alone, Language, _, [Text]) :-
    best_alone_text(Language, Text).
gunshi_knowledge_shogi_reasons:note_lines(Result, Language, Context, Lines) :-
    is_search_result(Result),
    search_lines(Result, Language, Context, Lines).

gunshi_knowledge_shogi_reasons:note_lines(expects(Line), Language, Context, [Text]) :-
    move_line(Context, Line, 0, LineText),
    expects_words(Language, Words),
    format(string(Text), Words, [LineText]).

gunshi_knowledge_shogi_reasons:why_not(Result, Move, Language, Context, Text) :-
    is_search_result(Result),
    search_result(Result, lines, [_|Others]),
    member(line(Score, Bound, [Move|Moves]), Others),
    other_line(line(Score, Bound, [Move|Moves]), Language, Context, Text).

best_alone_text(en, "the search alone sees no clearly better move either").
best_alone_text(ja, "読みだけでも、はっきり勝る手はない").

legal_moves_text(en, Count, Text) :-
    (   Count =:= 0
    ->  Text = "no legal move"
    ;   Count =:= 1
    ->  Text = "one legal move"
    ;   format(string(Text), "~d legal moves", [Count])
    ).
legal_moves_text(ja, Count, Text) :-
    format(string(Text), "合法手は~d手", [Count]).

declaration_words(en, "king and ~d pieces in the enemy's camp, ~d points, ~d needed").
declaration_words(ja, "玉と~d枚が敵陣、~d点（~d点必要）").

search_lines(Result, Language, Context, [Text|Lines]) :-
    search_result(Result, score, Score),
    search_result(Result, lines, [line(_, _, Line)|Others]),
    search_result(Result, depth, Depth),
    search_result(Result, nodes, Nodes),
    search_result(Result, seconds, Seconds),
    search_result(Result, stopped, Stopped),
    score_text(Language, Score, ScoreText),
    move_line(Context, Line, 0, LineText),
    stopped_text(Stopped, Language, StoppedText),
    searched_words(Language, Words),
    format(string(Text), Words, [ScoreText, LineText, Depth, Nodes, Seconds, StoppedText]),
    findall(Other, ( member(L, Others), other_line(L, Language, Context, Other) ), Lines).

expects_words(en, "expects ~w").
expects_words(ja, "読み筋 ~w").

searched_words(en, "~s = ~w, depth ~d, ~D nodes, ~2f s~s").
searched_words(ja, "~s = ~w、深さ~d、~D局面、~2f秒~s").

other_line(line(Score, _, Line), Language, Context, Text) :-
    score_text(Language, Score, ScoreText),
    move_line(Context, Line, 0, LineText),
    other_words(Language, Words),
    format(string(Text), Words, [ScoreText, LineText]).

other_words(en, "then ~s = ~w").
other_words(ja, "次は ~s = ~w").

stopped_text(none, _, "").
stopped_text(clock, _, "").
stopped_text(deadline, en, ", stopped by time").
stopped_text(nodes, en, ", stopped by the node limit").
stopped_text(flag, en, ", stopped").
stopped_text(deadline, ja, "（時間切れ）").
stopped_text(nodes, ja, "（局面数の限度）").
stopped_text(flag, ja, "（中断）").
