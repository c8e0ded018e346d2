:- encoding(utf8).
/*  Twenty ways to disturb who builds a castle, and an opponent who plays one of them.

    A way is a script of moves, as sente sees them; gote's are turned round. The opponent is a
    search to whom the next move of its script is worth a bonus: it plays that move as soon as it is
    legal and loses no more than this, else what the search finds, and waits. So it disturbs without
    throwing pieces away, and plays the same every time.
*/
:- module(gunshi_lab_experiments_disturbances,
          [ disturbance/4,              % ?Name, -Japanese, -English, -Script
            disturbing_move/4,          % +Script, +Game, +Nodes, -Move
            script_left/4               % +Script, +Game, +Side, -Left
          ]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../../shogi/game', [game_moves/2, game_position/2, game_start/2]).
:- use_module('../../shogi/position', [legal_move/2, opponent/2, side_to_move/2, move_usi/2]).
:- use_module('../../shogi/search', [search/3, search_result/3]).

:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [selectchk/3]).

%   worth(Centipawns): so much worse than the best move a move of the script may be. A pawn and a
%   half: to offer a pawn is a way to disturb, to lose a piece is none.

worth(150).

%!  disturbance(?Name, -Japanese:string, -English:string, -Script:list) is nondet.
%
%   The way Name of disturbing has the moves Script, as sente plays them.

disturbance(Name, Japanese, English, Script) :-
    way(Name, Japanese, English, Text),
    split_string(Text, " ", "", Words),
    maplist(move_usi, Script, Words).

way(right_edge, "右の端歩", "the pawn of the right edge",
    "1g1f 1f1e").
way(left_edge, "左の端歩", "the pawn of the left edge",
    "9g9f 9f9e").
way(rook_pawn, "飛車先の歩交換", "the rook's pawn exchanged",
    "2g2f 2f2e 2e2d 2h2d").
way(climbing_silver, "棒銀", "a silver climbs before the rook",
    "2g2f 2f2e 3i3h 3h2g 2g2f").
way(bishops, "角交換", "the bishops exchanged at once",
    "7g7f 8h2b+").
way(central_rook, "中飛車", "the rook to the middle",
    "5g5f 2h5h").
way(fourth_file, "四間飛車", "the rook to the fourth file",
    "7g7f 6g6f 2h6h").
way(third_file, "早石田", "the rook to the third file, early",
    "7g7f 7f7e 2h7h").
way(facing_rook, "向かい飛車", "the rook to the second file",
    "7g7f 6g6f 8h7g 2h8h").
way(right_fourth, "右四間飛車", "the rook behind the fourth pawn",
    "7g7f 4g4f 2h4h 3i3h 3h4g 4g5f 4f4e").
way(sleeve, "袖飛車", "the rook behind the third pawn",
    "3g3f 2h3h 3f3e").
way(knight, "桂跳ね", "the right knight jumps out",
    "3g3f 2i3g 3g4e").
way(fast_silver, "早繰り銀", "the right silver goes out, fast",
    "3g3f 3i3h 3h3g 3g4f 3f3e").
way(centre_pawn, "五筋位取り", "the middle pawn takes the centre",
    "5g5f 5f5e").
way(side_pawn, "横歩取り", "the rook takes the side pawn",
    "7g7f 2g2f 2f2e 2e2d 2h2d 2d3d").
way(ureshino, "嬉野流", "a silver first, the bishop below",
    "7i6h 5g5f 6h5g 8h7i").
way(onigoroshi, "鬼殺し", "the left knight jumps out",
    "7g7f 8i7g 7g6e 7f7e 2h7h").
way(bishop_head, "角頭歩", "the pawn before the bishop",
    "7g7f 8g8f 8f8e").
way(climbing_gold, "棒金", "a gold climbs before the rook",
    "2g2f 2f2e 4i3h 3h2g 2g2f").
way(edge_bishop, "端角", "the bishop to the edge",
    "9g9f 8h9g").

%!  disturbing_move(+Script:list, +Game, +Nodes:integer, -Move) is det.
%
%   Move is what the side to move plays that follows Script, by a search of Nodes; `none` or
%   `declare_win` as in search/3.
%
%   @error as search/3

disturbing_move(Script, Game, Nodes, Move) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    script_left(Script, Game, Side, Left),
    (   Left = [Next|_],
        legal_move(Position, Next)
    ->  worth(Worth),
        Bonus = [bonus([Next-Worth])]
    ;   Bonus = []
    ),
    search_knowledge(Position, [], Parameters),
    search(Game, [parameters(Parameters), nodes(Nodes), hash(2)|Bonus], Result),
    search_result(Result, best, Move).

%!  script_left(+Script:list, +Game, +Side, -Left:list) is det.
%
%   Left are the moves of Script, turned round for gote, that Side has not played in Game.

script_left(Script, Game, Side, Left) :-
    own_script(Side, Script, Own),
    game_start(Game, Start),
    side_to_move(Start, First),
    game_moves(Game, Moves),
    moves_of(Moves, First, Side, Played),
    foldl(without_move, Played, Own, Left).

own_script(sente, Script, Script).
own_script(gote, Script0, Script) :-
    maplist(turned, Script0, Script).

turned(move(From0, To0), move(From, To)) :-
    From is 110-From0,
    To is 110-To0.
turned(promote(From0, To0), promote(From, To)) :-
    From is 110-From0,
    To is 110-To0.

%   moves_of(+Moves, +ToMove, +Side, -Played): those of Side, the first is ToMove's.

moves_of([], _, _, []).
moves_of([Move|Moves], ToMove, Side, Played) :-
    (   ToMove == Side
    ->  Played = [Move|Played1]
    ;   Played = Played1
    ),
    opponent(ToMove, Next),
    moves_of(Moves, Next, Side, Played1).

without_move(Move, Left0, Left) :-
    (   selectchk(Move, Left0, Left1)
    ->  Left = Left1
    ;   Left = Left0
    ).
