:- encoding(utf8).
/*  The fields of a header that KIF and CSA both have. Keys are KIF's, as in game_header/3. */
:- module(gunshi_shogi_records_csa_header,
          [ player_key/2,               % ?Side, ?Key
            header_name/2               % ?Key, ?Name
          ]).

%!  player_key(?Side, ?Key:atom) is nondet.
%
%   The field Key names the player of Side. Semidet when one is bound.

player_key(sente, 先手).
player_key(gote,  後手).

%!  header_name(?Key:atom, ?Name:atom) is nondet.
%
%   KIF's field Key is Name in CSA, behind the $. Semidet when one is bound.

header_name(棋戦,     'EVENT').
header_name(場所,     'SITE').
header_name(開始日時, 'START_TIME').
header_name(終了日時, 'END_TIME').
header_name(持ち時間, 'TIME_LIMIT').
header_name(戦型,     'OPENING').
header_name(最大手数, 'MAX_MOVES').
header_name(備考,     'NOTE').
