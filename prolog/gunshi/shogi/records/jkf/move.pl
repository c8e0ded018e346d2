/*  A move in JKF: the object that the field `move` has.

        {"color": 0, "from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU"}

    What it can have beside: `same` for a capture on the square of the move before, `promote`,
    `capture`, and `relative`, the letters of what KI2 says.
*/
:- module(gunshi_shogi_records_jkf_move,
          [ move_said/2,                % +Json, -Said
            move_json/4                 % +Move, +Position, +Last, -Json
          ]).
:- use_module('../../kinds', [promoted_kind/2, kind_csa/2, piece_side_kind/3]).
:- use_module('../../notation/japanese_read', [japanese_reading/2, reading_words/2]).
:- use_module('../../notation/japanese_write', [ki2_text/5]).
:- use_module('../../position', [side_to_move/2, piece_at/3, rule_moves/3]).
:- use_module('../../squares', [move_from/2, move_to/2]).
:- use_module(fields,
              [json_field/4, must_have_field/4, bad_field/2, json_string/2, side_color/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/2, member/2]).

                /*******************************
                *           READING            *
                *******************************/

%!  move_said(+Json, -Said) is det.
%
%   Said is what Json says of a move, as check.pl has it; unread(Text) if a field has a wrong form.
%   `color` is not looked at, turns alternate.

move_said(Json, Said) :-
    catch(said(Json, Said),
          error(gunshi(bad_record(_, field(_, _))), _),
          ( json_string(Json, Text),
            Said = unread(Text)
          )).

said(Move, Said) :-
    must_have_field(piece, Move, kind, Kind),
    (   json_field(from, Move, square, From)
    ->  must_have_field(to, Move, square, To),
        (   json_field(promote, Move, truth, true),
            promoted_kind(Kind, Promoted)
        ->  Said = csa(none, From, To, Promoted)
        ;   Said = csa(none, From, To, Kind)
        )
    ;   place(Move, Place),
        relative_words(Move, Words0),
        (   Words0 == [],
            \+ json_field(same, Move, truth, true)
        ->  Words = [drop]
        ;   Words = Words0
        ),
        promotion(Move, Promotion),
        Said = japanese(none, Place, Kind, Words, Promotion, none)
    ).

relative_words(Move, Words) :-
    (   json_field(relative, Move, text, Text)
    ->  string_chars(Text, Letters),
        (   maplist(letter_word, Letters, Words0)
        ->  Words = Words0
        ;   bad_field(relative, Text)
        )
    ;   Words = []
    ).

place(Move, Place) :-
    (   json_field(to, Move, square, To)
    ->  Place = To
    ;   json_field(same, Move, truth, true)
    ->  Place = same
    ;   bad_field(to, none)
    ).

promotion(Move, Promotion) :-
    (   json_field(promote, Move, truth, Promote)
    ->  memberchk(Promote-Promotion, [true-yes, false-no])
    ;   Promotion = open
    ).

%   letter_word(?Letter, ?Word): the letters of `relative`.

letter_word('L', left).
letter_word('C', straight).
letter_word('R', right).
letter_word('U', up).
letter_word('M', across).
letter_word('D', down).
letter_word('H', drop).

                /*******************************
                *           WRITING            *
                *******************************/

%!  move_json(+Move, +Position, +Last, -Json) is det.
%
%   Json is all that can be said of Move in Position. Last is the square of the move before, or
%   `none`.

move_json(Move, Position, Last, json(Fields)) :-
    side_to_move(Position, Side),
    side_color(Side, Color),
    move_to(Move, To),
    rule_moves(paper, Position, Paper),
    from_json(Move, Position, From, Kind),
    kind_csa(Kind, Name),
    square_json(To, ToJson),
    (   To == Last
    ->  Same = [same = @(true)]
    ;   Same = []
    ),
    promote_json(Move, Paper, Promote),
    capture_json(Move, Position, Capture),
    relative_json(Move, Position, Paper, Last, Relative),
    append([[color = Color], From, [to = ToJson, piece = Name], Same, Promote, Capture, Relative],
           Fields).

from_json(drop(Kind, _), _, [], Kind) :-
    !.
from_json(Move, Position, [from = Json], Kind) :-
    move_from(Move, From),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, _, Kind),
    square_json(From, Json).

square_json(Square, json([x = File, y = Rank])) :-
    File is Square // 10,
    Rank is Square mod 10.

promote_json(promote(_, _), _, [promote = @(true)]) :-
    !.
promote_json(move(From, To), Paper, [promote = @(false)]) :-
    memberchk(promote(From, To), Paper),
    !.
promote_json(_, _, []).

capture_json(Move, Position, Fields) :-
    move_to(Move, To),
    (   Move \= drop(_, _),
        piece_at(Position, To, Piece)
    ->  piece_side_kind(Piece, _, Kind),
        kind_csa(Kind, Name),
        Fields = [capture = Name]
    ;   Fields = []
    ).

relative_json(Move, Position, Paper, Last, Fields) :-
    (   memberchk(Move, Paper),
        ki2_text(Position, Paper, Last, Move, Text),
        japanese_reading(Text, Reading),
        reading_words(Reading, Words),
        Words \== []
    ->  findall(Letter, ( member(Word, Words), letter_word(Letter, Word) ), Letters),
        atomic_list_concat(Letters, Relative),
        Fields = [relative = Relative]
    ;   Fields = []
    ).
