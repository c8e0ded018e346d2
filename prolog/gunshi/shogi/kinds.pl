:- encoding(utf8).
/*  The kinds of pieces: one table for all that names them.

    The names are the letters of the CSA format, in small: fu 歩, ky 香, ke 桂, gi 銀, ki 金, ka 角,
    hi 飛, ou 玉; promoted to と, ny 成香, nk 成桂, ng 成銀, um 馬, ry 龍. They stand in the order of the C
    core. kanji.pl has their names in Japanese texts.
*/
:- module(gunshi_shogi_kinds,
          [ piece_kind/1,               % ?Kind
            hand_kind/1,                % ?Kind
            hand_kind_down/1,           % ?Kind
            promoted_kind/2,            % ?Kind, ?Promoted
            kind_csa/2,                 % ?Kind, ?Csa
            kind_usi/2,                 % ?Kind, ?Letter
            kind_english/2,             % ?Kind, ?Name
            set_count/2,                % ?Kind, ?Count
            piece_side_kind/3           % ?Piece, ?Side, ?Kind
          ]).
:- autoload(library(lists), [member/2, reverse/2]).

%   kind(?Kind, ?Csa, ?Usi, ?Set, ?English): Csa and Usi are the letters of those formats, Usi of
%   sente's piece; Set is how many a set of pieces has, for the kinds that can be in hand.

kind(fu, 'FU', 'P',  18,   pawn).
kind(ky, 'KY', 'L',  4,    lance).
kind(ke, 'KE', 'N',  4,    knight).
kind(gi, 'GI', 'S',  4,    silver).
kind(ki, 'KI', 'G',  4,    gold).
kind(ka, 'KA', 'B',  2,    bishop).
kind(hi, 'HI', 'R',  2,    rook).
kind(ou, 'OU', 'K',  none, king).
kind(to, 'TO', '+P', none, 'promoted pawn').
kind(ny, 'NY', '+L', none, 'promoted lance').
kind(nk, 'NK', '+N', none, 'promoted knight').
kind(ng, 'NG', '+S', none, 'promoted silver').
kind(um, 'UM', '+B', none, horse).
kind(ry, 'RY', '+R', none, dragon).

%!  promoted_kind(?Kind, ?Promoted) is nondet.
%
%   A piece of Kind is, promoted, of the kind Promoted. Semidet when one is bound.

promoted_kind(fu, to).
promoted_kind(ky, ny).
promoted_kind(ke, nk).
promoted_kind(gi, ng).
promoted_kind(ka, um).
promoted_kind(hi, ry).

%!  piece_kind(?Kind) is nondet.
%
%   Kind is a kind of piece. Semidet when Kind is bound; else enumerates in the order of the core.

piece_kind(Kind) :-
    kind(Kind, _, _, _, _).

%!  hand_kind(?Kind) is nondet.
%
%   A piece of Kind can be in hand. Semidet when Kind is bound; else enumerates in the order of the
%   core, pawns first.

hand_kind(Kind) :-
    set_count(Kind, _).

%!  hand_kind_down(?Kind) is nondet.
%
%   The same, rooks first: the order in which hands are written.

hand_kind_down(Kind) :-
    findall(Each, hand_kind(Each), Kinds0),
    reverse(Kinds0, Kinds),
    member(Kind, Kinds).

%!  set_count(?Kind, ?Count:integer) is nondet.
%
%   A set of pieces has Count of Kind, promoted or not. Semidet when Kind is bound; kings are not
%   counted.

set_count(Kind, Count) :-
    kind(Kind, _, _, Count, _),
    integer(Count).

%!  kind_csa(?Kind, ?Csa:atom) is nondet.
%
%   Csa are the letters of Kind in CSA, such as 'FU'. Semidet when one is bound.

kind_csa(Kind, Csa) :-
    kind(Kind, Csa, _, _, _).

%!  kind_usi(?Kind, ?Letter:atom) is nondet.
%
%   Letter stands for sente's piece of Kind in an SFEN, such as 'P' and '+P'. Semidet when one is
%   bound.

kind_usi(Kind, Letter) :-
    kind(Kind, _, Letter, _, _).

%!  kind_english(?Kind, ?Name:atom) is nondet.
%
%   Name is the English name of Kind. Semidet when one is bound.

kind_english(Kind, Name) :-
    kind(Kind, _, _, _, Name).

%!  piece_side_kind(?Piece, ?Side, ?Kind) is nondet.
%
%   Piece, sente(Kind) or gote(Kind), is Side's and of Kind. Semidet when Piece or Side is bound.
%   That there is such a kind is not looked at.

piece_side_kind(sente(Kind), sente, Kind).
piece_side_kind(gote(Kind),  gote,  Kind).
