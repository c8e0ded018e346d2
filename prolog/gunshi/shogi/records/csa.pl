:- encoding(utf8).
/*  CSA: the record format of the Computer Shogi Association, versions 1 to 3.0.

        'CSA encoding=UTF-8
        V3.0
        N+NAKAHARA
        N-YONENAGA
        $EVENT:13th World Computer Shogi Championship
        PI
        +
        +7776FU
        T12
        '*a comment
        %TORYO

    A file may have several games, with the line `/` between them. Statements of one line are set
    apart by commas, as in +7776FU,T12. By the standard programs read the comments that begin with
    '* and skip the others; here all are kept, because people write both, but for those that name an
    encoding or the program that wrote the file. Also read is the collection format in which a line
    of numbers and names is followed by a line of moves without signs.

    Times are kept to the thousandth of a second.

    CSA has no variations and no bookmarks, and no word for some endings, which are written as
    %CHUDAN. Header fields are KIF's where CSA has the same; other fields of CSA keep their name,
    with the $.
*/
:- module(gunshi_shogi_records_csa,
          [ csa_games/2,                % +Text, -Games
            write_csa/2                 % +Records, +Encoding
          ]).
:- use_module('../position',
              [ position_term/2, start_position/2, side_to_move/2, position_after/3, piece_at/3,
                hand/4
              ]).
:- use_module('../piece_set', [box_pieces/4]).
:- use_module('../notation/japanese_read', [blanks//0]).
:- use_module('../values', [is_square/1]).
:- use_module('../notation/csa_moves', [csa_text/3, csa_reading/2]).
:- use_module(lines, [text_lines/2]).
:- use_module(times, [possible_time/1]).
:- use_module(endings, [ending_word/3, said_ending/2, sign_side/2, relative_end/3]).
:- autoload(library(apply), [convlist/3, foldl/4, maplist/3, partition/4]).
:- autoload(library(lists), [append/3, member/2, select/3]).

                /*******************************
                *           READING            *
                *******************************/

%!  csa_games(+Text:string, -Games:list) is det.
%
%   Games are those of the file Text, in its order: game(Draft, Notes), Draft as check.pl has it and
%   Notes as kakinoki_game/4; or bad(At, What) for a game whose start cannot be read, What being
%   row(Text), pieces(Text), or what position_term/2 says.

csa_games(Text, Games) :-
    text_lines(Text, Lines),
    items(Lines, Items),
    blocks(Items, Blocks),
    maplist(block_game, Blocks, Games).

                /*******************************
                *          STATEMENTS          *
                *******************************/

%   items(+Lines, -Items): at(N, Item, Text), for each statement of each line that says something.

items([], []).
items([line(N, Line)|Lines], Items) :-
    statements(Line, Texts),
    line_items(Texts, N, Items, Items1),
    items(Lines, Items1).

%   Only lines of moves, endings and times are lists of statements: values and comments may have
%   commas.

statements(Line, Texts) :-
    (   sub_string(Line, 0, 1, _, First),
        sub_string("+-%T0123456789", _, _, _, First),
        sub_string(Line, Before, _, After, ",")
    ->  sub_string(Line, 0, Before, _, Text),
        sub_string(Line, _, After, 0, Rest),
        Texts = [Text|Others],
        statements(Rest, Others)
    ;   Texts = [Line]
    ).

line_items([], _, Items, Items).
line_items([Text|Texts], N, Items, Tail) :-
    string_chars(Text, Chars),
    (   phrase(statement(Item), Chars)
    ->  (   Item == nothing
        ->  Items = Items1
        ;   Items = [at(N, Item, Text)|Items1]
        )
    ;   collection_head(Text, Fields)
    ->  Items = [at(N, separator, Text)|Items0],
        findall(at(N, Field, Text), member(Field, Fields), Items0, Items1)
    ;   begins_move(Chars)
    ->  Items = [at(N, moves([unread(Text)]), Text)|Items1]
    ;   Items = [at(N, other, Text)|Items1]
    ),
    line_items(Texts, N, Items1, Tail).

begins_move([Sign, Char|_]) :-
    sign_side(Sign, _),
    char_type(Char, digit(_)).
begins_move([Char|_]) :-
    char_type(Char, digit(_)).

statement(nothing) -->
    blanks,
    end,
    !.
statement(Item) -->
    ['\''],
    !,
    text(Text),
    { comment(Text, Item) }.
statement(nothing) -->
    ['V', Char],
    { char_type(Char, digit(_)) },
    !,
    text(_).
statement(field(Key, Name)) -->
    ['N', Sign],
    { sign_side(Sign, Side),
      player_key(Side, Key)
    },
    !,
    text(Name).
statement(field(Key, Value)) -->
    [$],
    to_colon(Chars),
    text(Value),
    { atom_chars(Name, Chars),
      (   header_name(Key0, Name)
      ->  Key = Key0
      ;   atom_concat($, Name, Key)
      )
    }.
statement(even(Removed)) -->
    ['P', 'I'],
    text(Removed).
statement(row(Rank, Row)) -->
    ['P', Char],
    { char_type(Char, digit(Rank)) },
    text(Row).
statement(pieces(Side, Pieces)) -->
    ['P', Sign],
    { sign_side(Sign, Side) },
    text(Pieces).
statement(turn(Side)) -->
    [Sign],
    { sign_side(Sign, Side) },
    blanks,
    end.
statement(separator) -->
    [/],
    blanks,
    end.
statement(remark(time(Seconds))) -->
    ['T'],
    blanks,
    digits(Whole),
    fraction(Part),
    blanks,
    end,
    { Whole = [_|_],
      number_chars(Least, Whole),
      possible_time(Least),
      append(Whole, Part, Chars),
      number_chars(Seconds, Chars)
    }.
statement(end(Word)) -->
    ['%'],
    text(Text),
    { normalize_space(atom(Word), Text),
      Word \== ''
    }.
statement(moves([Reading|Readings])) -->
    move(Reading),
    moves(Readings),
    blanks,
    end.

fraction(['.', Char|Chars]) -->
    ['.'],
    !,
    digits([Char|Chars]).
fraction([]) -->
    [].

digits([Char|Chars]) -->
    [Char],
    { char_type(Char, digit(_)) },
    !,
    digits(Chars).
digits([]) -->
    [].

comment(Text, Item) :-
    (   sub_string(Text, 0, _, After, "*")
    ->  sub_string(Text, _, After, 0, Comment),
        Item = remark(comment(Comment))
    ;   about_file(Text)
    ->  Item = nothing
    ;   Item = remark(comment(Text))
    ).

about_file(Text) :-
    member(Part, ["encoding=", "棋譜ファイル"]),
    sub_string(Text, _, _, _, Part),
    !.

to_colon([]) -->
    [:],
    !.
to_colon([Char|Chars]) -->
    [Char],
    to_colon(Chars).

moves([Reading|Readings]) -->
    move(Reading),
    !,
    moves(Readings).
moves([]) -->
    [].

move(Reading) -->
    (   [Sign],
        { sign_side(Sign, _) }
    ->  { Chars = [Sign, A, B, C, D, E, F] }
    ;   { Chars = [A, B, C, D, E, F] }
    ),
    [A, B, C, D, E, F],
    { string_chars(Text, Chars),
      csa_reading(Text, Reading)
    }.

text(Text, Chars, []) :-
    string_chars(Text, Chars).

end([], []).

player_key(sente, 先手).
player_key(gote,  後手).

%   header_name(?Key, ?Name): the fields that KIF and CSA both have.

header_name(棋戦,     'EVENT').
header_name(場所,     'SITE').
header_name(開始日時, 'START_TIME').
header_name(終了日時, 'END_TIME').
header_name(持ち時間, 'TIME_LIMIT').
header_name(戦型,     'OPENING').
header_name(最大手数, 'MAX_MOVES').
header_name(備考,     'NOTE').

%   collection_head(+Text, -Fields): number, date, players, result, plies, event, opening.

collection_head(Text, Fields) :-
    split_string(Text, " ", " \t", [Number, Date, Sente, Gote, _, _|More]),
    number_string(_, Number),
    split_string(Date, "/", "", [_, _, _]),
    Named = [開始日時-Date, 先手-Sente, 後手-Gote|Others],
    (   More = [Event, Opening|_]
    ->  Others = [棋戦-Event, 戦型-Opening]
    ;   Others = []
    ),
    maplist([Key-Value, field(Key, Value)]>>true, Named, Fields).

                /*******************************
                *            GAMES             *
                *******************************/

%   blocks(+Items, -Blocks): the items of each game; what has remarks only is none.

blocks(Items, Blocks) :-
    (   append(Block, [at(_, separator, _)|Rest], Items)
    ->  blocks(Rest, Others)
    ;   Block = Items,
        Others = []
    ),
    (   member(at(_, Item, _), Block),
        \+ functor(Item, remark, 1),
        Item \== other
    ->  Blocks = [Block|Others]
    ;   Blocks = Others
    ).

%   Programs write fields behind the end, too.

block_game(Block, Game) :-
    findall(Key-Value, member(at(_, field(Key, Value), _), Block), Header),
    partition(is_played, Block, Played, Setup),
    catch(( start(Setup, Position),
            phrase(played(Opening, Steps, End, Notes), Played),
            convlist(not_understood, Setup, Ignored),
            append(Ignored, Notes, AllNotes),
            Game = game(draft(start(Position, 1), Header, line(Opening, Steps, End)), AllNotes)
          ),
          error(gunshi(bad_record(At, What)), _),
          Game = bad(At, What)).

is_played(at(_, Item, _)) :-
    functor(Item, Name, 1),
    memberchk(Name, [remark, moves, end]).

not_understood(at(At, other, Text), problem(At, 0, ignored(Text))).

played(Opening, Steps, End, Notes) -->
    opening(Opening, Notes, Notes1),
    steps(Steps),
    ending(End, Notes1, Notes2),
    behind(Notes2).

%   Before the first move there is nothing that could take time.

opening(Remarks, [problem(At, 0, ignored(Text))|Notes], Tail) -->
    [at(At, remark(time(_)), Text)],
    !,
    opening(Remarks, Notes, Tail).
opening([Remark|Remarks], Notes, Tail) -->
    [at(_, remark(Remark), _)],
    !,
    opening(Remarks, Notes, Tail).
opening([], Notes, Notes) -->
    [].

remarks([Remark|Remarks]) -->
    [at(_, remark(Remark), _)],
    !,
    remarks(Remarks).
remarks([]) -->
    [].

steps(Steps) -->
    [at(At, moves(Readings), _)],
    !,
    remarks(Remarks),
    { said(Readings, At, Remarks, Steps, More) },
    steps(More).
steps([]) -->
    [].

said([Said], At, Remarks, [step(At, Said, Remarks)|More], More) :-
    !.
said([Said|Others], At, Remarks, [step(At, Said, [])|Steps], More) :-
    said(Others, At, Remarks, Steps, More).

ending(end(At, Ending, Remarks), Notes, Tail) -->
    [at(At, end(Word), _)],
    !,
    { (   said_ending(Word, Ending)
      ->  Notes = Tail
      ;   Ending = other(Word),
          Notes = [problem(At, 0, unknown_ending(Word))|Tail]
      )
    },
    remarks(Remarks).
ending(none, Notes, Notes) -->
    [].

%   Moves behind an ending are left out. Some servers write the ending twice.

behind(Notes) -->
    [at(_, end(_), _)],
    !,
    remarks(_),
    behind(Notes).
behind([problem(At, 0, after_end)]) -->
    [at(At, moves(_), _)],
    !,
    rest.
behind([]) -->
    rest.

rest(_, []).

                /*******************************
                *          THE START           *
                *******************************/

start(Setup, Position) :-
    (   member(at(At, Item, _), Setup),
        memberchk(Item, [even(_), row(_, _), pieces(_, _)])
    ->  foldl(placed, Setup, placed([], []), placed(Pieces, Hands)),
        (   member(at(_, turn(Side0), _), Setup)
        ->  Side = Side0
        ;   Side = sente
        ),
        catch(position_term(Position, shogi(Side, Pieces, Hands)),
              error(Formal, _),
              throw(error(gunshi(bad_record(At, Formal)), _)))
    ;   start_position(hirate, Even),
        (   memberchk(at(_, turn(gote), _), Setup)
        ->  position_term(Even, shogi(_, Pieces, Hands)),
            position_term(Position, shogi(gote, Pieces, Hands))
        ;   Position = Even
        )
    ).

%   placed(+Item, +Placed0, -Placed): Placed is placed(Pieces, Hands), as position_term/2 has them.

placed(at(At, Item, _), Placed0, Placed) :-
    (   placing(Item, Placed0, Placed1)
    ->  Placed = Placed1
    ;   bad_placing(Item, What)
    ->  throw(error(gunshi(bad_record(At, What)), _))
    ;   Placed = Placed0
    ).

bad_placing(even(Text),      pieces(Text)).
bad_placing(row(_, Text),    row(Text)).
bad_placing(pieces(_, Text), pieces(Text)).

placing(even(Removed), placed([], []), placed(Pieces, [])) :-
    start_position(hirate, Even),
    position_term(Even, shogi(_, All, _)),
    string_chars(Removed, Chars),
    phrase(listed(Listed), Chars),
    foldl(removed, Listed, All, Pieces).
placing(row(Rank, Row), placed(Pieces0, Hands), placed(Pieces, Hands)) :-
    string_chars(Row, Chars),
    phrase(cells(9, Rank, Pieces, Pieces0), Chars).
placing(pieces(Side, Text), Placed0, Placed) :-
    string_chars(Text, Chars),
    phrase(listed(Listed), Chars),
    foldl(listed_placed(Side), Listed, Placed0, Placed).

removed(on(Square, Kind), Pieces0, Pieces) :-
    select(at(Square, Piece), Pieces0, Pieces),
    arg(1, Piece, Kind).

listed_placed(Side, on(0, all), placed(Pieces, Hands0), placed(Pieces, Hands)) :-
    !,
    findall(hand(Side, Kind, Count),
            ( box_pieces(Kind, Pieces, Hands0, Count),
              Count > 0
            ),
            Rest),
    append(Hands0, Rest, Hands).
listed_placed(Side, on(0, Kind), placed(Pieces, Hands),
              placed(Pieces, [hand(Side, Kind, 1)|Hands])) :-
    !.
listed_placed(Side, on(Square, Kind), placed(Pieces, Hands),
              placed([at(Square, Piece)|Pieces], Hands)) :-
    Piece =.. [Side, Kind].

%   listed(-Listed)//: on(Square, Kind), on(0, Kind) in hand, and on(0, all) for 00AL.

listed([]) -->
    blanks,
    end,
    !.
listed([on(Square, Kind)|Listed]) -->
    [A, B],
    { char_type(A, digit(File)),
      char_type(B, digit(Rank)),
      Square is 10*File + Rank
    },
    listed_kind(Square, Kind),
    listed(Listed).

listed_kind(0, all) -->
    ['A', 'L'],
    !.
listed_kind(Square, Kind) -->
    { Square =:= 0
    ; is_square(Square)
    },
    !,
    kind(Kind).

cells(0, _, Pieces, Pieces) -->
    !,
    blanks,
    end.
cells(File, Rank, Pieces, Tail) -->
    blanks,
    cell(File, Rank, Pieces, Pieces1),
    { Left is File-1 },
    cells(Left, Rank, Pieces1, Tail).

cell(_, _, Pieces, Pieces) -->
    [*],
    !.
cell(File, Rank, [at(Square, Piece)|Pieces], Pieces) -->
    [Sign],
    { sign_side(Sign, Side) },
    kind(Kind),
    { Square is 10*File + Rank,
      Piece =.. [Side, Kind]
    }.

kind(Kind) -->
    [A, B],
    { atom_chars(Upper, [A, B]),
      downcase_atom(Upper, Kind),
      upcase_atom(Kind, Upper),
      memberchk(Kind, [fu, ky, ke, gi, ki, ka, hi, ou, to, ny, nk, ng, um, ry])
    }.

                /*******************************
                *           WRITING            *
                *******************************/

%!  write_csa(+Records:list, +Encoding) is det.
%
%   Write Records (see game_record/2), one file, to the current output. The first line says that it
%   is in Encoding, a word such as 'UTF-8'.

write_csa(Records, Encoding) :-
    format("'CSA encoding=~w~nV3.0~n", [Encoding]),
    write_games(Records).

write_games([]).
write_games([Record|Records]) :-
    write_game(Record),
    (   Records == []
    ->  true
    ;   format("/~n"),
        write_games(Records)
    ).

write_game(record(Start, _, Header, line(Opening, Steps, End))) :-
    forall(member(Key-Value, Header),
           write_field(Key, Value)),
    write_start(Start),
    write_remarks(Opening),
    write_steps(Steps, Start, Last),
    write_end(End, Last).

write_field(Key, Value) :-
    (   player_key(Side, Key)
    ->  sign_side(Sign, Side),
        format("N~w~w~n", [Sign, Value])
    ;   header_name(Key, Name)
    ->  format("$~w:~w~n", [Name, Value])
    ;   sub_atom(Key, 0, _, _, $),
        \+ sub_atom(Key, _, _, _, :)
    ->  format("~w:~w~n", [Key, Value])
    ;   true
    ).

write_start(Start) :-
    (   start_position(hirate, Start)
    ->  format("PI~n")
    ;   forall(between(1, 9, Rank), write_row(Rank, Start)),
        forall(sign_side(Sign, Side), write_hand(Sign, Side, Start))
    ),
    side_to_move(Start, ToMove),
    sign_side(TurnSign, ToMove),
    format("~w~n", [TurnSign]).

write_row(Rank, Position) :-
    format("P~d", [Rank]),
    forall(between(1, 9, Nth),
           ( Square is 10*(10-Nth) + Rank,
             (   piece_at(Position, Square, Piece)
             ->  Piece =.. [Side, Kind],
                 sign_side(Sign, Side),
                 upcase_atom(Kind, Name),
                 format("~w~w", [Sign, Name])
             ;   write(' * ')
             )
           )),
    nl.

write_hand(Sign, Side, Position) :-
    (   hand(Position, Side, _, _)
    ->  format("P~w", [Sign]),
        forall(( hand(Position, Side, Kind, Count), between(1, Count, _) ),
               ( upcase_atom(Kind, Name),
                 format("00~w", [Name])
               )),
        nl
    ;   true
    ).

write_steps([], Position, Position).
write_steps([step(Move, Remarks)|Steps], Position, Last) :-
    csa_text(Position, Move, Text),
    format("~s~n", [Text]),
    write_remarks(Remarks),
    position_after(Position, Move, After),
    write_steps(Steps, After, Last).

write_remarks(Remarks) :-
    forall(member(Remark, Remarks), write_remark(Remark)).

write_remark(time(Seconds0)) :-
    (   integer(Seconds0)
    ->  Seconds = Seconds0
    ;   Seconds is round(Seconds0 * 1000) / 1000.0
    ),
    format("T~w~n", [Seconds]).
write_remark(comment(Text)) :-
    format("'*~w~n", [Text]).
write_remark(bookmark(_)).
write_remark(variation(_)).

write_end(none, _).
write_end(end(Ending, Remarks), Position) :-
    side_to_move(Position, Side),
    (   Ending = foul(_, Move)
    ->  csa_text(Position, Move, Text),
        format("~s~n", [Text])
    ;   true
    ),
    ending_text(Ending, Side, Word),
    format("%~w~n", [Word]),
    write_remarks(Remarks).

ending_text(Ending, ToMove, Word) :-
    (   relative_end(Ending, ToMove, Relative),
        ending_word(Relative, Word0, _),
        Word0 \== none
    ->  Word = Word0
    ;   functor(Ending, foul, _)
    ->  arg(1, Ending, Side),
        sign_side(Sign, Side),
        atom_concat(Sign, 'ILLEGAL_ACTION', Word)
    ;   Ending = other(Word0),
        csa_word(Word0)
    ->  Word = Word0
    ;   Word = 'CHUDAN'
    ).

%   A word of CSA's, though unknown here: capital letters.

csa_word(Word) :-
    \+ said_ending(Word, _),
    atom_codes(Word, Codes),
    forall(member(Code, Codes), ( between(0'A, 0'Z, Code) ; Code == 0'_ )).
