:- encoding(utf8).
/*  What lies over the board: the joseki of a position, the squares that plans and castles want, how
    often pieces were dropped where.
*/
:- module(gunshi_web_board_actions,
          [ board_action/3              % +Name, +Dict, -Answer
          ]).
:- use_module(library(lists), [member/2, nth0/3, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/interpret', [known/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../knowledge/all', []).
:- use_module('../knowledge/files', [need_knowledge/1]).
:- use_module('../knowledge/joseki/lines', [line_facts/3, line_moves/2]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/shogi/attacks', [attack/2, chosen_attack/2]).
:- use_module('../knowledge/shogi/decision', [situation/4]).
:- use_module('../knowledge/shogi/followed_plan', [chosen_plan/2]).
:- use_module('../knowledge/shogi/plans', [plan/2]).
:- use_module('../knowledge/shogi/styles', [current_style/1]).
:- use_module('../shogi/game', [game_position/2, game_take_back/2]).
:- use_module('../shogi/kanji', [piece_kanji/2]).
:- use_module('../shogi/kinds', [piece_side_kind/3]).
:- use_module('../shogi/komagumi/steps', [side_plan/3]).
:- use_module('../shogi/move_words', [square_usi/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../shogi/piece_numbers', [piece_number_kind/2]).
:- use_module('../shogi/position',
              [move_usi/2, piece_at/3, position_after/3, position_sfen/2, side_to_move/2]).
:- use_module(arguments).
:- use_module(study_actions, [asked_place/3]).

%!  board_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Answer what lies over the board of the table. The names are
%
%     - joseki   the moves that lines play here, with their weights and the heaviest lines
%     - joseki_graph
%                where these lines lead: layers of positions, a ply each, the heaviest of them, with
%                the moves between them
%     - targets  the squares of the plan, or of the attack, that each side follows
%     - shapes   the castles that there are
%     - shape    the squares of castle for side
%     - heat     on which squares side dropped kind how often, in the games that were counted
%
%   @error gunshi(usage(Text)), gunshi(bad_knowledge(File, Problems))

board_action(joseki, Dict, _{moves:Dicts, weight:All}) :-
    all_knowledge,
    asked_place(Dict, Game, _),
    game_position(Game, Position),
    line_moves(Position, Pairs0),
    sort(2, @>=, Pairs0, Pairs),
    findall(Weight, member(_-Weight, Pairs), Weights),
    sum_list(Weights, All),
    findall(Each, ( member(Pair, Pairs), joseki_dict(Position, Pair, Each) ), Dicts).
board_action(joseki_graph, Dict, _{layers:Layers}) :-
    all_knowledge,
    asked_place(Dict, Game, _),
    game_position(Game, Position),
    graph_depth(Plies),
    graph_layers(Plies, [place(1, Position)], Layers).
board_action(targets, Dict, _{marks:Marks}) :-
    all_knowledge,
    asked_place(Dict, Game, _),
    argument(Dict, of, one_of([plan, attack]), plan, Of),
    findall(Mark, target(Of, Game, Mark), Marks).
board_action(shapes, _, _{castles:Castles}) :-
    need_knowledge(castles),
    findall(_{name:Name, ja:Ja, en:En}, known(castle(Name, Ja, En, _), _), Castles).
board_action(shape, Dict, _{marks:Marks}) :-
    need_knowledge(castles),
    argument(Dict, castle, text, Text),
    argument(Dict, side, one_of([sente, gote]), sente, Side),
    atom_string(Castle, Text),
    (   known(castle(Castle, _, _, Pieces), _)
    ->  true
    ;   usage_error("there is no castle ~w", [Castle])
    ),
    asked_place(Dict, Game, _),
    game_position(Game, Position),
    findall(Mark,
            ( member(Kind-Square0, Pieces),
              seen_by(Side, Square0, Square),
              mark(Position, Side, Kind, Square, Mark)
            ),
            Marks).
board_action(heat, Dict, _{counts:Counts, most:Most}) :-
    need_knowledge(statistics),
    argument(Dict, side, one_of([sente, gote]), sente, Side),
    argument(Dict, kind, one_of([fu, ky, ke, gi, ki, ka, hi]), Kind),
    (   known(dropped(any, Side, Kind, Pairs), _)
    ->  true
    ;   Pairs = []
    ),
    findall(_{square:Name, count:Count},
            ( member(Square-Count, Pairs), square_usi(Square, Name) ),
            Counts),
    findall(Count, member(_-Count, Pairs), All),
    foldl_max(All, 0, Most).

foldl_max([], Most, Most).
foldl_max([Count|Counts], Most0, Most) :-
    Most1 is max(Count, Most0),
    foldl_max(Counts, Most1, Most).

joseki_dict(Position, Move-Weight,
            _{usi:Usi, text:Text, weight:Weight, lines:Lines, count:Count}) :-
    move_usi(Move, Usi),
    move_text(japanese, Position, Move, Text),
    line_facts(Position, Move, Facts),
    length(Facts, Count),
    findall(_{name:Name, weight:LineWeight, source:Source},
            limit(4, ( member(LineWeight-fact(joseki(Name, _, _), Place), Facts),
                       shown_source(Place, Shown),
                       format(string(Source), "~w", [Shown]) )),
            Lines).

%   graph_layers(+Plies, +Places, -Layers): a place is place(Weight, Position). A layer is the list
%   of what is reached by one move more: its weight, and its moves in, each from the place of that
%   number in the layer before.

graph_depth(6).
graph_width(7).

graph_layers(0, _, []) :-
    !.
graph_layers(Plies, Places, Layers) :-
    findall(Sfen-in(Weight, From, Usi, Text, After),
            ( nth0(From, Places, place(_, Position)),
              line_moves(Position, Pairs),
              member(Move-Weight, Pairs),
              position_after(Position, Move, After),
              position_sfen(After, Sfen),
              move_usi(Move, Usi),
              move_text(japanese, Position, Move, Text)
            ),
            Ins0),
    (   Ins0 == []
    ->  Layers = []
    ;   keysort(Ins0, Ins1),
        group_pairs_by_key(Ins1, Groups),
        findall(Weight-Ins, ( member(_-Ins, Groups), in_weight(Ins, Weight) ), Weighed0),
        sort(1, @>=, Weighed0, Weighed),
        graph_width(Most),
        findall(Each, limit(Most, member(Each, Weighed)), Kept),
        findall(_{weight:Weight, moves:Moves},
                ( member(Weight-Ins, Kept), in_dicts(Ins, Moves) ),
                Layer),
        findall(place(Weight, After), member(Weight-[in(_, _, _, _, After)|_], Kept), Next),
        Layers = [Layer|Layers1],
        Less is Plies-1,
        graph_layers(Less, Next, Layers1)
    ).

in_weight(Ins, Weight) :-
    findall(W, member(in(W, _, _, _, _), Ins), Ws),
    sum_list(Ws, Weight).

in_dicts(Ins, Dicts) :-
    findall(_{from:From, usi:Usi, text:Text, weight:Weight},
            member(in(Weight, From, Usi, Text, _), Ins),
            Dicts).

seen_by(sente, Square, Square).
seen_by(gote, Square0, Square) :-
    Square is 110-Square0.

%   target(+Of, +Game, -Mark) is nondet: a plan is a matter of the side to move; that of the other
%   side is what it followed when it last moved.

target(Of, Game, Mark) :-
    game_position(Game, Position),
    (   Then = Game
    ;   game_take_back(Game, Then)
    ),
    game_position(Then, Before),
    side_to_move(Before, Side),
    current_style(Style),
    situation(Then, [], Style, Now),
    followed(Of, Now, Makuhyous),
    side_plan(Side, Makuhyous, SidePlan),
    member(makuhyou(No, Square, _), SidePlan),
    piece_number_kind(No, Kind),
    mark(Position, Side, Kind, Square, Mark).

followed(plan, Now, Makuhyous) :-
    once(chosen_plan(Now, Plan)),
    plan(Plan, Makuhyous).
followed(attack, Now, Makuhyous) :-
    once(chosen_attack(Now, Plan)),
    attack(Plan, Makuhyous).

mark(Position, Side, Kind, Square, _{square:Name, side:Side, text:Kanji, stands:Stands}) :-
    square_usi(Square, Name),
    piece_kanji(Kind, Kanji),
    piece_side_kind(Piece, Side, Kind),
    (   piece_at(Position, Square, Piece)
    ->  Stands = true
    ;   Stands = false
    ).
