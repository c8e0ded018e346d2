:- encoding(utf8).
:- module(test_record_diagram, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records/diagram)).

%   What is drawn is read as it was.

:- begin_tests(record_diagram).

test(row, Pieces == [at(95, gote(fu)), at(75, sente(ry)), at(15, gote(ou))]) :-
    string_chars("v歩 ・ 龍 ・ ・ ・ ・ ・v王|五", Row),
    row_pieces(5, Row, Pieces).
test(all_kinds, forall(member(Name-Kind,
                              [ '歩'-fu, '香'-ky, '桂'-ke, '銀'-gi, '金'-ki, '角'-ka, '飛'-hi, '玉'-ou,
                                'と'-to, '杏'-ny, '圭'-nk, '全'-ng, '馬'-um, '龍'-ry, '王'-ou,
                                '竜'-ry ]))) :-
    format(string(Text), " ・v~w ・ ・ ・ ・ ・ ・ ・", [Name]),
    string_chars(Text, Row),
    row_pieces(1, Row, [at(81, gote(Kind))]).
test(bad_rows, forall(member(Text, ["", " ・ ・", " ・ 象 ・ ・ ・ ・ ・ ・ ・", "x歩 ・ ・ ・ ・ ・ ・ ・ ・"]))) :-
    string_chars(Text, Row),
    \+ row_pieces(1, Row, _).
test(hands, forall(member(Text-Pieces,
                          [ ""-[], "なし"-[], "　なし　"-[], "飛"-[hi-1], "飛　金三　歩十八　"-[hi-1, ki-3, fu-18],
                            "角二 歩十"-[ka-2, fu-10], "歩１２"-[fu-12], "歩12、香2"-[fu-12, ky-2],
                            "飛角金二"-[hi-1, ka-1, ki-2] ]))) :-
    hand_pieces(Text, Pieces0),
    assertion(Pieces0 == Pieces).
test(bad_hands, forall(member(Text, ["象", "飛三三", "3"]))) :-
    \+ hand_pieces(Text, _).
test(written_and_read) :-
    position_sfen(P, 'l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1'),
    with_output_to(string(Text), write_diagram(P)),
    split_string(Text, "\n", "", Lines),
    findall(Piece,
            ( nth1(N, Lines, Line),
              sub_string(Line, 0, 1, _, "|"),
              sub_string(Line, 1, _, 0, RowText),
              string_chars(RowText, Row),
              Rank is N-3,
              row_pieces(Rank, Row, Pieces),
              member(Piece, Pieces)
            ),
            Read),
    findall(at(Square, Piece), piece_at(P, Square, Piece), Board),
    msort(Read, Sorted),
    msort(Board, Sorted),
    memberchk("後手の持駒：角　", Lines),
    memberchk("先手の持駒：角　銀　桂二　歩五　", Lines).

:- end_tests(record_diagram).
