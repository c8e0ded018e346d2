:- encoding(utf8).
/*  Books of games: files of records, a person's own or anybody's, asked what was played in the
    position on the board, how often, with what result and in whose games.

    A book is book(Id, Name, Count), the latest last. Each move of its games' first plies is a fact,
    played(Key, Id, Move, Number): Key is the SFEN of the position before it, numbered 1, and Number
    the game in the book; whose(Id, Number, Title, Winner) says of each game what is shown of it.
    Books are kept as long as the server runs.
*/
:- module(gunshi_web_book_actions,
          [ book_action/3               % +Name, +Dict, -Answer
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../shogi/game', [game_position/2, game_record/2, game_result/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../shogi/position', [position_after/3, position_sfen/3, move_usi/2]).
:- use_module(arguments).
:- use_module(events, [tell_windows/1]).
:- use_module(record_actions, [sent_games/2]).
:- use_module(slots, [in_slot/1]).
:- use_module(study_actions, [asked_place/3]).

:- dynamic
    book/3,
    played/4,
    whose/4.

%   Of a game so many plies are in a book; all books have so many games; of a move so many are
%   named.

plies(60).
games(5000).
named(5).

%!  book_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Do what a window asks with books. The names are
%
%     - books      those that there are, and what each has of the position on the board
%     - book_add   the games in bytes, a file's, with its name, as a book; then as books
%     - book_drop  the book id is there no more; then as books
%
%   @error gunshi(usage(Text)), gunshi(bad_record(File, Problems, Advice))

book_action(books, Dict, _{books:Books}) :-
    asked_place(Dict, Game, _),
    game_position(Game, Position),
    position_key(Position, Key),
    findall(_{id:Id, name:Name, games:Count, moves:Moves},
            ( book(Id, Name, Count), moves_here(Id, Key, Position, Moves) ),
            Books).
book_action(book_add, Dict, Answer) :-
    argument(Dict, name, text, "record", Name),
    in_slot(( sent_games(Dict, Games),
              length(Games, Count),
              room_for(Count),
              flag(gunshi_web_books, Id, Id+1),
              catch(forall(nth1(Number, Games, Game), put_game(Id, Number, Game)),
                    Error,
                    ( drop_book(Id), throw(Error) ))
            )),
    assertz(book(Id, Name, Count)),
    tell_windows(_{event:books}),
    book_action(books, Dict, Answer).
book_action(book_drop, Dict, Answer) :-
    argument(Dict, id, integer(0, 1 000 000), Id),
    (   retract(book(Id, _, _))
    ->  drop_book(Id),
        tell_windows(_{event:books})
    ;   usage_error("there is no such book", [])
    ),
    book_action(books, Dict, Answer).

%   room_for(+Count): all books together have so many games at most.

room_for(Count) :-
    games(Most),
    findall(Games, book(_, _, Games), Each),
    sum_list([Count|Each], Sum),
    (   Sum =< Most
    ->  true
    ;   usage_error("all books together have ~D games at most, and would have ~D; take one away",
                    [Most, Sum])
    ).

drop_book(Id) :-
    retractall(played(_, Id, _, _)),
    retractall(whose(Id, _, _, _)).

position_key(Position, Key) :-
    position_sfen(Position, 1, Sfen),
    atom_string(Key, Sfen).

put_game(Id, Number, Game) :-
    game_record(Game, record(Start, _, Header, line(_, Steps, _))),
    header(Header, 先手, "▲", Sente),
    header(Header, 後手, "△", Gote),
    (   ( memberchk(開始日時-Date, Header) ; memberchk(棋戦-Date, Header) )
    ->  true
    ;   Date = ""
    ),
    format(string(Title), "~s ~s ~s", [Sente, Gote, Date]),
    (   game_result(Game, wins(Winner, _))
    ->  true
    ;   Winner = none
    ),
    assertz(whose(Id, Number, Title, Winner)),
    plies(Most),
    put_moves(Most, Steps, Start, Id, Number).

header(Header, Key, Sign, Words) :-
    (   memberchk(Key-Name, Header)
    ->  true
    ;   Name = ""
    ),
    string_concat(Sign, Name, Words).

put_moves(Left, [step(Move, _)|Steps], Position, Id, Number) :-
    Left > 0,
    position_after(Position, Move, After),
    !,
    position_key(Position, Key),
    assertz(played(Key, Id, Move, Number)),
    Less is Left-1,
    put_moves(Less, Steps, After, Id, Number).
put_moves(_, _, _, _, _).

%   moves_here(+Id, +Key, +Position, -Moves): the most played first.

moves_here(Id, Key, Position, Moves) :-
    findall(Move, played(Key, Id, Move, _), All),
    sort(All, Each),
    findall(Count-Dict,
            ( member(Move, Each), move_here(Id, Key, Position, Move, Count, Dict) ),
            Pairs),
    sort(1, @>=, Pairs, Sorted),
    findall(Dict, member(_-Dict, Sorted), Moves).

move_here(Id, Key, Position, Move, Count,
          _{usi:Usi, text:Text, count:Count, sente:Sente, gote:Gote, games:Games}) :-
    move_usi(Move, Usi),
    move_text(japanese, Position, Move, Text),
    findall(Number, played(Key, Id, Move, Number), Numbers0),
    sort(Numbers0, Numbers),
    length(Numbers, Count),
    wins(Id, Numbers, sente, Sente),
    wins(Id, Numbers, gote, Gote),
    named(Few),
    findall(_{number:Number, title:Title},
            limit(Few, ( member(Number, Numbers), whose(Id, Number, Title, _) )),
            Games).

wins(Id, Numbers, Side, Count) :-
    aggregate_all(count, ( member(Number, Numbers), whose(Id, Number, _, Side) ), Count).
