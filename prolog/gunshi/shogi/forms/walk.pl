/*  Where a piece comes to stand, for the forms that pass a position along.

    The form that includes this has

        masu(+Position, +XY, -No, -Koma, -Owner, -Face)   what stands on XY: semidet, false off the
                                                          board; No is 0 for an empty square, and
                                                          Koma, Owner and Face are then `nil`
*/

%   ikisaki(+Tobi, +Position, +Teban, +TX, +Bias, -To, -No2, -Nari2): a piece of Teban that steps to
%   TX ends on To and captures the piece No2, which is Nari2; or, with 0 and `nil`, none.

ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2) :-
    masu(Position, TX, No, _, Owner, Face),
    Owner \== Teban,
    ikisaki(No, Tobi, Face, Position, Teban, TX, Bias, To, No2, Nari2).

ikisaki(0, _, _, _, _, TX, _, TX, 0, nil).
ikisaki(0, 1, _, Position, Teban, TX, Bias, To, No2, Nari2) :-
    TX1 is TX + Bias,
    ikisaki(1, Position, Teban, TX1, Bias, To, No2, Nari2).
ikisaki(No, _, Face, _, _, TX, _, TX, No, Face) :-
    No > 0.
