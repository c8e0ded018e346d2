:- encoding(utf8).
/*  The start of a game in JKF: a preset, or the whole position.

        "initial": {"preset": "HIRATE"}
        "initial": {"preset": "OTHER",
                    "data": {"color": 0, "board": [[{"color": 1, "kind": "KY"}, …], …],
                             "hands": [{"FU": 1, …}, {…}]}}

    `board` has the files from 1, each with the ranks from 1; an empty square is {}.
*/
:- module(gunshi_shogi_records_jkf_start,
          [ read_start/2,               % +Json, -Position
            start_json/2                % +Start, -Json
          ]).
:- use_module('../../kinds', [hand_kind/1, kind_csa/2, piece_side_kind/3]).
:- use_module('../../position',
              [position_term/2, start_position/2, side_to_move/2, piece_at/3, hand/4]).
:- use_module(fields,
              [json_field/4, must_have_field/4, bad_field/2, has_form/3, side_color/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3]).

%   preset(?Preset, ?Name): Name is a start of start_position/2.

preset('HIRATE', hirate).
preset('KY',     lance).
preset('KY_R',   right_lance).
preset('KA',     bishop).
preset('HI',     rook).
preset('HIKY',   rook_and_lance).
preset('2',      two_pieces).
preset('3',      three_pieces).
preset('4',      four_pieces).
preset('5',      five_pieces).
preset('5_L',    left_five_pieces).
preset('6',      six_pieces).
preset('7_L',    left_seven_pieces).
preset('7_R',    right_seven_pieces).
preset('8',      eight_pieces).
preset('10',     ten_pieces).

                /*******************************
                *           READING            *
                *******************************/

%!  read_start(+Json, -Position) is det.
%
%   The file Json, an object, starts from Position.
%
%   @error gunshi(bad_record(0, What)): What is field(Name, Value), handicap(Preset), or what
%          position_term/2 says

read_start(Json, Position) :-
    (   json_field(initial, Json, object, Initial)
    ->  must_have_field(preset, Initial, any, Preset0),
        format(atom(Preset), "~w", [Preset0]),
        (   Preset == 'OTHER'
        ->  must_have_field(data, Initial, object, Data),
            drawn(Data, Position)
        ;   preset(Preset, Name)
        ->  start_position(Name, Position)
        ;   throw(error(gunshi(bad_record(0, handicap(Preset))), _))
        )
    ;   header_start(Json, Position)
    ).

%   Some files say the start in the header only, as KIF does.

header_start(Json, Position) :-
    (   json_field(header, Json, object, Header),
        json_field(手合割, Header, text, Text),
        split_string(Text, "", " 　", [Name])
    ->  (   catch(start_position(Name, Position0), error(domain_error(_, _), _), fail)
        ->  Position = Position0
        ;   throw(error(gunshi(bad_record(0, handicap(Name))), _))
        )
    ;   start_position(hirate, Position)
    ).

drawn(Data, Position) :-
    must_have_field(board, Data, array, Files),
    must_be_nine(board, Files),
    findall(Pieces,
            ( nth1(File, Files, Ranks), file_pieces(File, Ranks, Pieces) ),
            Lists),
    append(Lists, Board),
    (   json_field(hands, Data, array, Of)
    ->  hands_pieces(Of, Hands)
    ;   Hands = []
    ),
    (   json_field(color, Data, side, Side0)
    ->  Side = Side0
    ;   Side = sente
    ),
    catch(position_term(Position, shogi(Side, Board, Hands)),
          error(Formal, _),
          throw(error(gunshi(bad_record(0, Formal)), _))).

must_be_nine(Name, List) :-
    (   is_list(List),
        length(List, 9)
    ->  true
    ;   bad_field(Name, List)
    ).

file_pieces(File, Ranks, Pieces) :-
    must_be_nine(board, Ranks),
    findall(at(Square, Piece),
            ( nth1(Rank, Ranks, Json),
              cell_piece(Json, Piece),
              Square is 10*File + Rank
            ),
            Pieces).

%   cell_piece(+Json, -Piece) is semidet: fails for an empty square.

cell_piece(Json, Piece) :-
    (   json_field(kind, Json, kind, Kind)
    ->  must_have_field(color, Json, side, Side),
        piece_side_kind(Piece, Side, Kind)
    ;   Json = json(Fields)
    ->  member(_=Value, Fields),
        Value \== @(null),
        bad_field(kind, none)
    ;   Json \== @(null),
        bad_field(board, Json)
    ).

hands_pieces(Of, Hands) :-
    (   Of = [Sente, Gote]
    ->  hand_pieces(sente, Sente, SenteHand),
        hand_pieces(gote, Gote, GoteHand),
        append(SenteHand, GoteHand, Hands)
    ;   bad_field(hands, Of)
    ).

hand_pieces(Side, Json, Hands) :-
    (   Json = json(Fields)
    ->  findall(hand(Side, Kind, Count),
                ( member(Name=Count0, Fields),
                  Count0 \== 0,
                  (   has_form(kind, Name, Kind),
                      integer(Count0)
                  ->  Count = Count0
                  ;   bad_field(hands, Name=Count0)
                  )
                ),
                Hands)
    ;   bad_field(hands, Json)
    ).

                /*******************************
                *           WRITING            *
                *******************************/

%!  start_json(+Start, -Json) is det.
%
%   Json is what the field `initial` says of the position Start.

start_json(Start, Json) :-
    (   preset(Preset, Name),
        start_position(Name, Start)
    ->  Json = json([preset = Preset])
    ;   position_term(Start, shogi(Side, _, _)),
        side_color(Side, Color),
        findall(Ranks,
                ( between(1, 9, File),
                  findall(Cell, ( between(1, 9, Rank), cell_json(Start, File, Rank, Cell) ), Ranks)
                ),
                Board),
        maplist(hand_json(Start), [sente, gote], Hands),
        Json = json([ preset = 'OTHER',
                      data = json([color = Color, board = Board, hands = Hands])
                    ])
    ).

cell_json(Position, File, Rank, Json) :-
    Square is 10*File + Rank,
    (   piece_at(Position, Square, Piece)
    ->  piece_side_kind(Piece, Side, Kind),
        side_color(Side, Color),
        kind_csa(Kind, Name),
        Json = json([color = Color, kind = Name])
    ;   Json = json([])
    ).

hand_json(Position, Side, json(Counts)) :-
    findall(Name = Count,
            ( hand_kind(Kind),
              (   hand(Position, Side, Kind, Count0)
              ->  Count = Count0
              ;   Count = 0
              ),
              kind_csa(Kind, Name)
            ),
            Counts).
