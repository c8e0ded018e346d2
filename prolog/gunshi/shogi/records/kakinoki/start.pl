:- encoding(utf8).
/*  What the head of a file in KIF or KI2 says: the fields of the header, and the start. */
:- module(gunshi_shogi_records_kakinoki_start,
          [ kakinoki_header/2,          % +Head, -Header
            kakinoki_start/2,           % +Head, -Start
            unused_item/3               % +Item, +Head, +Position
          ]).
:- use_module('../../position', [position_term/2, start_position/2, side_to_move/2]).
:- use_module('../diagram', [row_pieces/3, hand_pieces/2]).
:- use_module(items, [start_key/1, hand_key/2, word//1]).
:- autoload(library(lists), [append/2, member/2, nth1/3]).

%!  kakinoki_header(+Head:list, -Header:list) is det.
%
%   Header are the fields in Head, items of a file, as Key-Value, without
%   what they say of the start.

kakinoki_header(Head, Header) :-
    findall(Key-Value,
            ( member(at(_, field(Key, Value), _), Head),
              \+ start_key(Key)
            ),
            Header).

%!  kakinoki_start(+Head:list, -Start) is det.
%
%   Start is start(Position, Number), what Head, items of a file, says of the start: Number is that
%   of the first move.
%
%   @error gunshi(bad_record(At, What)): What is row(Text), rows(Count), hand(Text), handicap(Text),
%          or what position_term/2 says

kakinoki_start(Head, start(Position, Number)) :-
    (   memberchk(at(_, played(Played), _), Head)
    ->  Number is Played+1
    ;   Number = 1
    ),
    (   findall(At-Row, member(at(At, row(Row), _), Head), Rows),
        Rows = [First-_|_]
    ->  drawn_pieces(Rows, First, Pieces),
        findall(Hand, drawn_hand(Head, Hand), Hands),
        drawn_turn(Head, Side),
        catch(position_term(Position, shogi(Side, Pieces, Hands)),
              error(Formal, _),
              throw(error(gunshi(bad_record(First, Formal)), _)))
    ;   named_start(Head, Position)
    ).

drawn_pieces(Rows, At, Pieces) :-
    length(Rows, Count),
    (   Count =:= 9
    ->  findall(Of, ( nth1(Rank, Rows, Row), rank_pieces(Rank, Row, Of) ), Lists),
        append(Lists, Pieces)
    ;   throw(error(gunshi(bad_record(At, rows(Count))), _))
    ).

rank_pieces(Rank, At-Row, Pieces) :-
    (   row_pieces(Rank, Row, Pieces0)
    ->  Pieces = Pieces0
    ;   string_chars(Text, Row),
        throw(error(gunshi(bad_record(At, row(Text))), _))
    ).

drawn_hand(Head, hand(Side, Kind, Count)) :-
    member(at(At, field(Key, Text), _), Head),
    hand_key(Key, Side),
    (   hand_pieces(Text, Pieces)
    ->  member(Kind-Count, Pieces)
    ;   throw(error(gunshi(bad_record(At, hand(Text))), _))
    ).

%!  unused_item(+Item, +Head:list, +Position) is semidet.
%
%   Item of Head says of the start what only a drawn one can have, and what is not true of Position,
%   the start.

unused_item(at(_, Item, _), Head, Position) :-
    untrue(Item, Position),
    \+ memberchk(at(_, row(_), _), Head).

untrue(turn(Side), Position) :-
    \+ side_to_move(Position, Side).
untrue(field(Key, Text), _) :-
    hand_key(Key, _),
    \+ hand_pieces(Text, []).

%   Without a line that says it, gote is to move in a handicap game.

drawn_turn(Head, Side) :-
    (   memberchk(at(_, turn(Side0), _), Head)
    ->  Side = Side0
    ;   handicap_field(Head, _, Name),
        catch(start_position(Name, Start), error(domain_error(_, _), _), fail)
    ->  side_to_move(Start, Side)
    ;   Side = sente
    ).

named_start(Head, Position) :-
    (   handicap_field(Head, At, Name)
    ->  catch(start_position(Name, Position),
              error(domain_error(_, _), _),
              throw(error(gunshi(bad_record(At, handicap(Name))), _)))
    ;   start_position(hirate, Position)
    ).

handicap_field(Head, At, Name) :-
    member(at(At, field(Key, Value), _), Head),
    memberchk(Key, [手合割, 手合]),
    string_chars(Value, Chars),
    phrase(word(Name), Chars, _),
    !.
