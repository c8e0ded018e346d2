:- encoding(utf8).
/*  Reading what KIF and KI2 share, the two formats of Kakinoki: all but how moves are written.

    A file is a head and a body. The head has fields, 先手：… and the like; the start, as 手合割：… or
    drawn; and what is said of the start. The body has lines of moves with comments (*) and
    bookmarks (&) below them, an ending, and variations: `変化：5手` begins a line that could have been
    played from move 5 on, of the line which stands before it in the file.

    Files are read as programs write them: fields in any order, blank lines anywhere, moves numbered
    wrongly, 下手 and 上手 for 先手 and 後手. A variation that begins right behind a line's last move
    goes on with that line.
*/
:- module(gunshi_shogi_records_kakinoki,
          [ kakinoki_game/4,            % :Moves, +Text, -Draft, -Notes
            is_field/2,                 % +Key, +Value
            natural//1,                 % -N
            word//1                     % -Word
          ]).
:- use_module('../position',
              [position_term/2, start_position/2, side_to_move/2, opponent/2]).
:- use_module('../notation/japanese_read', [japanese//1, blanks//0, blank/1]).
:- use_module(lines, [text_lines/2]).
:- use_module(diagram, [row_pieces/3, hand_pieces/2]).
:- use_module(endings, [said_ending/2, absolute_end/3]).
:- autoload(library(apply), [maplist/3, partition/4]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3]).

:- meta_predicate kakinoki_game(3, +, -, -).

%!  kakinoki_game(:Moves, +Text:string, -Draft, -Notes:list) is det.
%
%   Draft is the game in Text (see check.pl). Notes are problem(At, Ply, Fault) of what is not in
%   Draft: ignored(Text) for a line that is not understood; unknown_ending(Word), which is in Draft
%   as other(Word); after_end, for moves behind an ending; no_branch, for a variation of a move that
%   is not there. Moves says what a line of moves is: call(Moves, At, Chars, Found) is true when
%   Chars, the line without leading blanks, is one. Found is moves(Number, Steps), with the number
%   before them or `none`; end(Ending, Remarks); or word(Word, Remarks) when it can only be an
%   ending, and a strange one.
%
%   @error gunshi(bad_record(At, What)): there is no start. What is row(Text), rows(Count),
%   hand(Text), handicap(Text), or what position_term/2 says is wrong; or no_game, if there is
%   nothing of a game in Text

kakinoki_game(Moves, Text, draft(Start, Header, line(Opening, Steps, End)), Notes) :-
    text_lines(Text, Lines),
    items(Lines, Moves, Items),
    head_and_body(Items, Head, Body0),
    must_have_game(Head, Body0),
    start(Head, Start),
    header(Head, Header),
    findall(Remark, member(at(_, remark(Remark), _), Head), Opening),
    partition(of_body, Body0, Body, Strange1),
    partition(of_head, Head, _, Strange0),
    Start = start(Position, _),
    findall(Item, ( member(Item, Head), unused(Item, Head, Position) ), Unused),
    append([Strange0, Unused, Strange1], Strange),
    maplist(ignored, Strange, Ignored),
    first_number(Body, First),
    phrase(line(0, First, line(_, Steps, End), Notes0, []), Body, Rest),
    findall(problem(At, N, no_branch), member(at(At, branch(N), _), Rest), Lost),
    append([Ignored, Notes0, Lost], Notes).

must_have_game(Head, Body) :-
    (   Body == [],
        \+ memberchk(at(_, field(_, _), _), Head),
        \+ memberchk(at(_, row(_), _), Head)
    ->  throw(error(gunshi(bad_record(1, no_game)), _))
    ;   true
    ).

head_and_body([], [], []).
head_and_body([Item|Items], Head, Body) :-
    (   begins_body(Item)
    ->  Head = [],
        Body = [Item|Items]
    ;   Head = [Item|Head1],
        head_and_body(Items, Head1, Body)
    ).

begins_body(at(_, found(_), _)).
begins_body(at(_, branch(_), _)).
begins_body(at(_, until(_), _)).

of_head(at(_, Item, _)) :-
    Item \== other.

of_body(Item) :-
    (   begins_body(Item)
    ;   Item = at(_, remark(_), _)
    ),
    !.

ignored(at(At, _, Text), problem(At, 0, ignored(Text))).

                /*******************************
                *            ITEMS             *
                *******************************/

%   items(+Lines, :Moves, -Items): each item is at(N, Item, Text), Text being the whole line. Lines
%   that say nothing have none.

items([], _, []).
items([line(N, Text)|Lines], Moves, Items) :-
    string_chars(Text, Chars0),
    phrase(blanks, Chars0, Chars),
    (   says_nothing(Chars)
    ->  Items = Items1
    ;   line_item(Chars, Moves, N, Item)
    ->  Items = [at(N, Item, Text)|Items1]
    ;   Items = [at(N, other, Text)|Items1]
    ),
    items(Lines, Moves, Items1).

says_nothing([]).
says_nothing([#|_]).
says_nothing([+, -|_]).
says_nothing(['９'|Chars]) :-
    memberchk('８', Chars).
says_nothing([手, 数, -|_]).

line_item(Chars, Moves, N, Item) :-
    (   Chars = [*|Rest]
    ->  string_chars(Text, Rest),
        Item = remark(comment(Text))
    ;   Chars = [&|Rest]
    ->  string_chars(Text, Rest),
        Item = remark(bookmark(Text))
    ;   call(Moves, N, Chars, Found)
    ->  Item = found(Found)
    ;   Chars = ['|'|Row]
    ->  Item = row(Row)
    ;   phrase(structure(Item0), Chars)
    ->  Item = Item0
    ;   phrase(field(Key, Value), Chars)
    ->  Item = field(Key, Value)
    ).

structure(branch(N)) -->
    [変, 化, '：'],
    blanks,
    natural(N),
    [手],
    rest.
structure(until(Ending)) -->
    [ま, で],
    natural(_),
    [手],
    ( [で] ; [] ),
    ( ['、'] ; [] ),
    outcome(Ending),
    !.
structure(turn(Side)) -->
    side(Side),
    [番],
    blanks.
structure(played(N)) -->
    [手, 数, '＝'],
    natural(N),
    rest.

%!  is_field(+Key:atom, +Value:string) is semidet.
%
%   Key and Value, a line without blanks round it, are a field of a header: the line of them, in KIF
%   as in KI2, is read as this field, and says nothing of the start.

is_field(Key, Value) :-
    \+ of_start(Key),
    \+ sub_atom(Key, _, _, _, '\n'),
    format(string(Text), "~w：~w", [Key, Value]),
    string_chars(Text, Chars),
    Chars = [First|_],
    \+ blank(First),
    \+ memberchk(First, [*, &, '|', '▲', '△', '☗', '☖', '▼', '▽']),
    \+ says_nothing(Chars),
    \+ numbered(Chars),
    \+ phrase(structure(_), Chars),
    phrase(field(Key, _), Chars),
    !.

%   numbered(+Chars) is semidet: KIF could have it as a move or an ending.

numbered(Chars) :-
    phrase(natural(_), Chars, [Next|Rest0]),
    (   blank(Next)
    ;   phrase(japanese(_), [Next|Rest0], _)
    ),
    !.

%   A colon of ASCII does only behind a Japanese key: other lines have such in addresses and times.

field(Key, Value) -->
    (   before('：', KeyChars)
    ->  []
    ;   before(:, KeyChars),
        { \+ ( member(Char, KeyChars), char_type(Char, ascii) ) }
    ),
    { KeyChars = [_|_],
      atom_chars(Key, KeyChars)
    },
    all(ValueChars),
    { string_chars(Value0, ValueChars),
      split_string(Value0, "", " \t　", [Value])
    }.

before(Colon, []) -->
    [Colon],
    !.
before(Colon, [Char|Chars]) -->
    [Char],
    before(Colon, Chars).

side(sente) --> [先, 手].
side(sente) --> [下, 手].
side(gote)  --> [後, 手].
side(gote)  --> [上, 手].

%   outcome(-Ending)//: what stands behind まで82手で. It is said of a side, or of the one to move.

outcome(time(Loser)) -->
    ( [時, 間, 切, れ, に, よ, り] ; [時, 間, 切, れ, で] ),
    !,
    side(Winner),
    [の, 勝],
    rest,
    { opponent(Winner, Loser) }.
outcome(Ending) -->
    side(Side),
    [の],
    !,
    word(Word),
    rest,
    { (   memberchk(Word, [勝ち, 勝])
      ->  opponent(Side, Loser),
          Ending = resigns(Loser)
      ;   word_ending(Word, Relative),
          absolute_end(Relative, Side, Ending)
      )
    }.
outcome(Ending) -->
    word(Word),
    rest,
    { word_ending(Word, Ending) }.

word_ending(Word, Ending) :-
    (   said_ending(Word, Ending0)
    ->  Ending = Ending0
    ;   Ending = other(Word)
    ).

%!  word(-Word:atom)// is semidet.
%
%   What stands before a blank, # or the end; not empty.

word(Word) -->
    word_chars(Chars),
    { Chars = [_|_],
      atom_chars(Word, Chars)
    }.

word_chars([Char|Chars]) -->
    [Char],
    { \+ blank(Char),
      Char \== #
    },
    !,
    word_chars(Chars).
word_chars([]) -->
    [].

%!  natural(-N:integer)// is semidet.
%
%   A number in digits.

natural(N) -->
    [Char],
    { char_type(Char, digit(Digit)) },
    more_digits(Digit, N).

more_digits(N0, N) -->
    [Char],
    { char_type(Char, digit(Digit)),
      !,
      N1 is 10*N0 + Digit
    },
    more_digits(N1, N).
more_digits(N, N) -->
    [].

all(Chars, Chars, []).

rest(_, []).

                /*******************************
                *           THE HEAD           *
                *******************************/

%   header(+Head, -Header): the fields but those of the start.

header(Head, Header) :-
    findall(Key-Value,
            ( member(at(_, field(Key, Value), _), Head),
              \+ of_start(Key)
            ),
            Header).

of_start(手合割).
of_start(手合).
of_start(Key) :-
    hand_key(Key, _).

hand_key(先手の持駒, sente).
hand_key(下手の持駒, sente).
hand_key(後手の持駒, gote).
hand_key(上手の持駒, gote).

start(Head, start(Position, Number)) :-
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

%   unused(+Item, +Head, +Position) is semidet: Item says of the start what only a drawn one can
%   have, and what is not true of Position.

unused(at(_, Item, _), Head, Position) :-
    \+ memberchk(at(_, row(_), _), Head),
    untrue(Item, Position).

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

                /*******************************
                *           THE BODY           *
                *******************************/

first_number(Body, First) :-
    (   Body = [at(_, found(moves(Number, _)), _)|_],
        Number \== none
    ->  First = Number
    ;   First = 1
    ).

%   line(+Floor, +First, -Line, -Notes, ?Tail)//: a line and the variations behind it that begin
%   after move Floor. The line itself begins with move Floor, the main line, of floor 0, with move
%   1. In the file moves count from First.

line(Floor, First, Line, Notes, Tail) -->
    remarks(Opening),
    steps(Steps, Notes, Notes1),
    ending(End, Notes1, Notes2),
    after_end(Notes2, Notes3),
    branches(Floor, First, Branches, Notes3, Notes4),
    { Start is max(1, Floor),
      attached(Branches, Start, line(Opening, Steps, End), Line, Notes4, Tail)
    }.

remarks([Remark|Remarks]) -->
    [at(_, remark(Remark), _)],
    !,
    remarks(Remarks).
remarks([]) -->
    [].

steps(Steps, Notes, Tail) -->
    [at(_, found(moves(_, Some)), _)],
    !,
    remarks(Remarks),
    { remarked(Some, Remarks, Steps, More) },
    steps(More, Notes, Tail).
steps([], Notes, Notes) -->
    [].

%   remarked(+Some, +Remarks, -Steps, ?More): Steps are Some and More; Remarks are of the last of
%   Some.

remarked([step(At, Said, Remarks0)], Remarks1, [step(At, Said, Remarks)|More], More) :-
    !,
    append(Remarks0, Remarks1, Remarks).
remarked([Step|Some], Remarks, [Step|Steps], More) :-
    remarked(Some, Remarks, Steps, More).

ending(End, Notes, Tail) -->
    [at(At, found(Found), _)],
    { found_ending(Found, At, Ending, Remarks0, Notes, Tail) },
    !,
    remarks(Remarks1),
    until(_),
    remarks(Remarks2),
    { append([Remarks0, Remarks1, Remarks2], Remarks),
      End = end(At, Ending, Remarks)
    }.
ending(end(At, Ending, Remarks), Notes, Notes) -->
    until(At-Ending),
    { At \== none },
    !,
    remarks(Remarks).
ending(none, Notes, Notes) -->
    [].

found_ending(end(Ending, Remarks), _, Ending, Remarks, Notes, Notes).
found_ending(word(Word, Remarks), At, other(Word), Remarks,
             [problem(At, 0, unknown_ending(Word))|Tail], Tail).

until(At-Ending) -->
    [at(At, until(Ending), _)],
    !.
until(none-none) -->
    [].

%   Moves behind an ending are left out.

after_end([problem(At, 0, after_end)|Tail], Tail) -->
    [at(At, found(_), _)],
    !,
    to_branch.
after_end(Notes, Notes) -->
    to_branch.

to_branch -->
    [at(_, Item, _)],
    { Item \= branch(_) },
    !,
    to_branch.
to_branch -->
    [].

branches(Floor, First, [branch(N, At, Line)|Branches], Notes, Tail) -->
    [at(At, branch(Number), _)],
    { N is Number-First+1,
      N > Floor
    },
    !,
    line(N, First, Line, Notes, Notes1),
    branches(Floor, First, Branches, Notes1, Tail).
branches(_, _, [], Notes, Notes) -->
    [].

%   attached(+Branches, +Start, +Line0, -Line, -Notes, ?Tail): Line begins with move Start.

attached([], _, Line, Line, Notes, Notes).
attached([branch(N, At, Branch)|Branches], Start, Line0, Line, Notes, Tail) :-
    (   Index is N-Start,
        branched(Index, Branch, Line0, Line1)
    ->  Notes = Notes1
    ;   Line1 = Line0,
        Notes = [problem(At, N, no_branch)|Notes1]
    ),
    attached(Branches, Start, Line1, Line, Notes1, Tail).

branched(Index, Branch, line(Opening, Steps0, End0), line(Opening, Steps, End)) :-
    length(Steps0, Count),
    (   Index < Count
    ->  length(Before, Index),
        append(Before, [step(At, Said, Remarks0)|After], Steps0),
        append(Remarks0, [variation(Branch)], Remarks),
        append(Before, [step(At, Said, Remarks)|After], Steps),
        End = End0
    ;   Index =:= Count,
        (   End0 = end(At, Ending, Remarks0)
        ->  Steps = Steps0,
            append(Remarks0, [variation(Branch)], Remarks),
            End = end(At, Ending, Remarks)
        ;   Branch = line(Said, More, End),
            said_at_end(Steps0, Said, Known),
            append(Known, More, Steps)
        )
    ).

%   said_at_end(+Steps0, +Remarks, -Steps): what is said before a line goes on is said of its last
%   step.

said_at_end(Steps0, Remarks, Steps) :-
    (   append(Before, [step(At, Said, Remarks0)], Steps0)
    ->  append(Remarks0, Remarks, Remarks1),
        append(Before, [step(At, Said, Remarks1)], Steps)
    ;   Steps = Steps0
    ).
