:- encoding(utf8).
/*  What a record says of a move, and which move it means.

    Said is csa(…) as csa_reading/2 has it, japanese(…) as japanese_reading/2, usi(Move), or
    unread(Text) for what is no text of a move.
*/
:- module(gunshi_shogi_records_said,
          [ said_move/5,                % +Said, +Position, +Last, -Move, -Fault
            said_side/2,                % +Said, -Side
            said_text/2,                % +Said, -Text
            said_with_other_face/3      % +Said0, +Position, -Said
          ]).
:- use_module('../kanji', [square_name/2, piece_name/2]).
:- use_module('../kinds', [promoted_kind/2, kind_csa/2, piece_side_kind/3]).
:- use_module('../legality', [legality_fault/3]).
:- use_module('../notation/csa_moves', [csa_move/4]).
:- use_module('../notation/japanese_meaning', [japanese_move/5]).
:- use_module('../position', [piece_at/3, move_usi/2]).
:- autoload(library(lists), [append/3, member/2]).

%!  said_move(+Said, +Position, +Last, -Move, -Fault) is det.
%
%   Said means Move in Position; Last is the square of the move before, or `none`. Fault is `none`
%   when Move is legal, else the rule that it breaks. Move is `none` when it is open what was meant.
%   A Japanese move that says nothing of promotion means none, when both are legal: many records
%   leave 不成 out.

said_move(usi(Move), Position, _, Move, Fault) :-
    (   legality_fault(Position, Move, Fault0)
    ->  Fault = Fault0
    ;   Fault = none
    ).
said_move(csa(Side, From, To, Kind), Position, _, Move, Fault) :-
    csa_move(csa(Side, From, To, Kind), Position, Move0, Fault),
    (   var(Move0)
    ->  Move = none
    ;   Move = Move0
    ).
said_move(japanese(Side, Place, Kind, Words, Promotion, Origin), Position, Last, Move, Fault) :-
    japanese_move(japanese(Side, Place, Kind, Words, Promotion, Origin), Position, Last,
                  Move0, Fault0),
    (   Fault0 = ambiguous(Moves),
        msort(Moves, [move(From, To), promote(From, To)])
    ->  Move = move(From, To),
        Fault = none
    ;   Move = Move0,
        Fault = Fault0
    ).
said_move(unread(_), _, _, none, unread).

%!  said_side(+Said, -Side) is semidet.
%
%   Said has the sign of Side, `none` when it has none. Fails for what never has one.

said_side(csa(Side, _, _, _), Side).
said_side(japanese(Side, _, _, _, _, _), Side).

%!  said_with_other_face(+Said0, +Position, -Said) is semidet.
%
%   Said names the piece that stands on the square which Said0 says it leaves: Said0 calls it by the
%   name of its other face.

said_with_other_face(japanese(Side, Place, Kind, Words, Promotion, Origin), Position,
                     japanese(Side, Place, Standing, Words, Promotion, Origin)) :-
    Origin \== none,
    piece_at(Position, Origin, Piece),
    piece_side_kind(Piece, _, Standing),
    (   promoted_kind(Kind, Standing)
    ->  true
    ;   promoted_kind(Standing, Kind)
    ).

%!  said_text(+Said, -Text:string) is semidet.
%
%   Text is Said as its format writes it. Fails for unread(Text).

said_text(usi(Move), Text) :-
    move_usi(Move, Text).
said_text(csa(Side, From, To, Kind), Text) :-
    sign(Side, +, -, Sign),
    kind_csa(Kind, Name),
    format(string(Text), "~w~|~`0t~d~2+~d~w", [Sign, From, To, Name]).
said_text(japanese(Side, Place, Kind, Words, Promotion, Origin), Text) :-
    sign(Side, '▲', '△', Sign),
    (   Place == same
    ->  Square = 同
    ;   square_name(Place, Square)
    ),
    piece_name(Kind, Name),
    findall(Kanji, ( member(Word, Words), word_kanji(Word, Kanji) ), Kanjis),
    promotion_kanji(Promotion, Promoted),
    (   Origin == none
    ->  From = ''
    ;   format(atom(From), "(~d)", [Origin])
    ),
    append([Sign, Square, Name|Kanjis], [Promoted, From], Parts),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).

sign(none,  _, _, '').
sign(sente, Sign, _, Sign).
sign(gote,  _, Sign, Sign).

word_kanji(drop,     打).
word_kanji(up,       上).
word_kanji(across,   寄).
word_kanji(down,     引).
word_kanji(left,     左).
word_kanji(right,    右).
word_kanji(straight, 直).

promotion_kanji(open, '').
promotion_kanji(yes,  成).
promotion_kanji(no,   不成).
