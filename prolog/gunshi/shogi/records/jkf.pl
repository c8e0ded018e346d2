:- encoding(utf8).
/*  JKF: game records as JSON (JSON Kifu Format).

        {"header": {"先手": "A"}, "initial": {"preset": "HIRATE"},
         "moves": [{"comments": ["of the start"]},
                   {"move": {"color": 0, "from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6},
                             "piece": "FU"},
                    "time": {"now": {"m": 0, "s": 10}, "total": {"h": 0, "m": 0, "s": 10}}},
                   {"special": "TORYO"}]}

    The first element of `moves` stands for the start. `piece` is the kind before the move; `color`
    is 0 or false for sente, 1 or true for gote in most files and the other way round in some, so it
    is not trusted: turns alternate. A move without `from` is a drop, or, with `relative`, told as
    KI2 does. `forks` of a move are lines that could have been played instead.

    `special` is a word of CSA, or of KIF where CSA has none; a sign before it names the side.
    Bookmarks have no place: they are comments that begin with &, as in KIF. So that every comment
    stays what it is, one that begins with &, or with stars before it, has one star more in the
    file.
*/
:- module(gunshi_shogi_records_jkf,
          [ jkf_game/3,                 % +Text, -Draft, -Notes
            write_jkf/1                 % +Record
          ]).
:- use_module('../position',
              [ position_term/2, start_position/2, side_to_move/2, promoted_kind/2,
                position_after/3, piece_at/3, hand/4, rule_moves/3
              ]).
:- use_module('../notation/japanese_write', [ki2_text/5]).
:- use_module('../notation/japanese_read', [japanese_reading/2]).
:- use_module('../values', [is_square/1]).
:- use_module(json_text, [json_text/3]).
:- use_module(times, [possible_time/1]).
:- use_module(endings, [ending_word/3, said_ending/2, sign_side/2, relative_end/3]).
:- autoload(library(apply), [convlist/3, exclude/3, foldl/4, maplist/3, partition/4]).
:- autoload(library(http/json), [json_write/3]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3]).

                /*******************************
                *           READING            *
                *******************************/

%!  jkf_game(+Text:string, -Draft, -Notes:list) is det.
%
%   Draft is the game in Text, as check.pl has it, without lines: its places are 0. Notes as
%   kakinoki_game/4.
%
%   Notes also has ignored(Text) for a field of a wrong form that is not needed, and unread(Text)
%   for what should be a variation; a bad move is unread(Text) in Draft.
%
%   @error gunshi(bad_record(At, What)): What is as json_text/3 has it, At the line; or
%   field(Name, Value) for a field of the start that has a wrong form, handicap(Preset), or what
%   position_term/2 says

jkf_game(Text, draft(start(Position, 1), Header, line(Opening, Steps, End)), Notes) :-
    json_text(Text, Json, Behind),
    header(Json, Header, Notes, Notes1),
    start(Json, Position),
    must_get(moves, Json, array, Nodes0),
    start_node(Nodes0, 0, Opening, Nodes, Notes1, Notes2),
    line(Nodes, 1, Steps, End, Notes2, Tail),
    (   Behind = at(Line, Rest)
    ->  Tail = [problem(Line, 0, ignored(Rest))]
    ;   Tail = []
    ).

%   get(+Name, +Json, +Form, -Value) is semidet: Json is an object with the field Name, which is not
%   null. Form is object, array, text, time (a possible one, in any unit), square, kind, truth or
%   any.
%
%   @error gunshi(bad_record(0, field(Name, Value))) if Value has another form

get(Name, json(Fields), Form, Value) :-
    memberchk(Name=Value0, Fields),
    Value0 \== @(null),
    (   has_form(Form, Value0, Value1)
    ->  Value = Value1
    ;   bad_field(Name, Value0)
    ).

must_get(Name, Json, Form, Value) :-
    (   get(Name, Json, Form, Value0)
    ->  Value = Value0
    ;   bad_field(Name, none)
    ).

bad_field(Name, Value) :-
    throw(error(gunshi(bad_record(0, field(Name, Value))), _)).

has_form(object, json(Fields), json(Fields)).
has_form(array,  Value, Value) :-
    is_list(Value).
has_form(text,   Value, Text) :-
    ( atom(Value) ; string(Value) ),
    atom_string(Value, Text).
has_form(time,   Value, Value) :-
    number(Value),
    possible_time(Value).
has_form(square, json(Fields), Square) :-
    memberchk(x=File, Fields),
    memberchk(y=Rank, Fields),
    integer(File),
    integer(Rank),
    Square is 10*File + Rank,
    is_square(Square).
has_form(kind,   Value, Kind) :-
    atom(Value),
    downcase_atom(Value, Kind),
    upcase_atom(Kind, Value),
    memberchk(Kind, [fu, ky, ke, gi, ki, ka, hi, ou, to, ny, nk, ng, um, ry]).
has_form(truth,  @(true),  true).
has_form(truth,  @(false), false).
has_form(any,    Value, Value).

%   json_text(+Json, -Text)

json_text(Json, Text) :-
    with_output_to(string(Text),
                   ( current_output(Out),
                     json_write(Out, Json, [width(0)])
                   )).

%   noted(:Goal, +Ply, -Values, -Notes, ?Tail): Values is what Goal says, or [] if a field has the
%   wrong form, and this is noted.

noted(Goal, Ply, Values, Notes, Tail) :-
    catch(( call(Goal, Values),
            Notes = Tail
          ),
          error(gunshi(bad_record(_, field(Name, Value))), _),
          ( Values = [],
            ignored(Name, Value, Ply, Note),
            Notes = [Note|Tail]
          )).

ignored(Name, Value, Ply, problem(0, Ply, ignored(Text))) :-
    json_text(Value, ValueText),
    format(string(Text), "~w: ~w", [Name, ValueText]).

header(Json, Header, Notes, Tail) :-
    (   get(header, Json, object, json(Fields0))
    ->  exclude(of_start, Fields0, Fields),
        partition(is_field, Fields, Said, Strange),
        findall(Key-Value,
                ( member(Key=Value0, Said),
                  format(string(Value), "~w", [Value0])
                ),
                Header),
        findall(Note, ( member(Key=Value, Strange), ignored(Key, Value, 0, Note) ), Ignored),
        append(Ignored, Tail, Notes)
    ;   Header = [],
        Notes = Tail
    ).

of_start(Key=Value) :-
    (   memberchk(Key, [手合割, 手合])
    ;   Value == @(null)
    ),
    !.

is_field(_=Value) :-
    ( atom(Value) ; string(Value) ; number(Value) ),
    !.

                /*******************************
                *          THE START           *
                *******************************/

%   preset(?Preset, ?Name): Name is a start of start_position/2.

preset('HIRATE', hirate).
preset('KY',     lance).
preset('KY_R',   right_lance).
preset('KA',     bishop).
preset('HI',     rook).
preset('HIKY',   rook_and_lance).
preset('2',      two_pieces).
preset('3',      three_pieces).
preset('4',      four_pieces).
preset('5',      five_pieces).
preset('5_L',    left_five_pieces).
preset('6',      six_pieces).
preset('7_L',    left_seven_pieces).
preset('7_R',    right_seven_pieces).
preset('8',      eight_pieces).
preset('10',     ten_pieces).

start(Json, Position) :-
    (   get(initial, Json, object, Initial)
    ->  must_get(preset, Initial, any, Preset0),
        format(atom(Preset), "~w", [Preset0]),
        (   Preset == 'OTHER'
        ->  must_get(data, Initial, object, Data),
            drawn(Data, Position)
        ;   preset(Preset, Name)
        ->  start_position(Name, Position)
        ;   throw(error(gunshi(bad_record(0, handicap(Preset))), _))
        )
    ;   header_start(Json, Position)
    ).

%   Some files say the start in the header only, as KIF does.

header_start(Json, Position) :-
    (   get(header, Json, object, Header),
        get(手合割, Header, text, Text),
        split_string(Text, "", " 　", [Name])
    ->  (   catch(start_position(Name, Position0), error(domain_error(_, _), _), fail)
        ->  Position = Position0
        ;   throw(error(gunshi(bad_record(0, handicap(Name))), _))
        )
    ;   start_position(hirate, Position)
    ).

drawn(Data, Position) :-
    must_get(board, Data, array, Files),
    must_be_nine(board, Files),
    findall(Pieces,
            ( nth1(File, Files, Ranks), file_pieces(File, Ranks, Pieces) ),
            Lists),
    append(Lists, Board),
    (   get(hands, Data, array, Of)
    ->  hands_pieces(Of, Hands)
    ;   Hands = []
    ),
    (   get(color, Data, any, Color)
    ->  color_side(Color, Side)
    ;   Side = sente
    ),
    catch(position_term(Position, shogi(Side, Board, Hands)),
          error(Formal, _),
          throw(error(gunshi(bad_record(0, Formal)), _))).

must_be_nine(Name, List) :-
    (   is_list(List),
        length(List, 9)
    ->  true
    ;   bad_field(Name, List)
    ).

file_pieces(File, Ranks, Pieces) :-
    must_be_nine(board, Ranks),
    findall(at(Square, Piece),
            ( nth1(Rank, Ranks, Json),
              cell_piece(Json, Piece),
              Square is 10*File + Rank
            ),
            Pieces).

%   cell_piece(+Json, -Piece) is semidet: fails for an empty square.

cell_piece(Json, Piece) :-
    (   get(kind, Json, kind, Kind)
    ->  must_get(color, Json, any, Color),
        color_side(Color, Side),
        Piece =.. [Side, Kind]
    ;   Json = json(Fields)
    ->  member(_=Value, Fields),
        Value \== @(null),
        bad_field(kind, none)
    ;   Json \== @(null),
        bad_field(board, Json)
    ).

hands_pieces(Of, Hands) :-
    (   Of = [Sente, Gote]
    ->  hand_pieces(sente, Sente, SenteHand),
        hand_pieces(gote, Gote, GoteHand),
        append(SenteHand, GoteHand, Hands)
    ;   bad_field(hands, Of)
    ).

hand_pieces(Side, Json, Hands) :-
    (   Json = json(Fields)
    ->  findall(hand(Side, Kind, Count),
                ( member(Name=Count0, Fields),
                  Count0 \== 0,
                  (   has_form(kind, Name, Kind),
                      integer(Count0)
                  ->  Count = Count0
                  ;   bad_field(hands, Name=Count0)
                  )
                ),
                Hands)
    ;   bad_field(hands, Json)
    ).

color_side(Color, Side) :-
    (   memberchk(Color-Side0, [0-sente, 1-gote, @(false)-sente, @(true)-gote])
    ->  Side = Side0
    ;   bad_field(color, Color)
    ).

                /*******************************
                *            MOVES             *
                *******************************/

%   start_node(+Nodes0, +Ply, -Opening, -Nodes, -Notes, ?Tail): some files leave the node of the
%   start out. Ply is that of the move before.

start_node([Node|Nodes0], Ply, Opening, Nodes, Notes, Tail) :-
    Node = json(_),
    \+ get(move, Node, any, _),
    \+ get(special, Node, any, _),
    !,
    noted(texts(Node), Ply, Opening, Notes, Tail),
    Nodes = Nodes0.
start_node(Nodes, _, [], Nodes, Notes, Notes).

%   line(+Nodes, +Ply, -Steps, -End, -Notes, ?Tail)

line([], _, [], none, Notes, Notes).
line([Node|Nodes], Ply, Steps, End, Notes, Tail) :-
    remarks(Node, Ply, Remarks, Notes, Notes1),
    (   get(move, Node, any, Move)
    ->  said(Move, Said),
        Steps = [step(0, Said, Remarks)|Steps1],
        Next is Ply+1,
        (   special(Node, Word)
        ->  Steps1 = [],
            end(Word, Next, [], Nodes, End, Notes1, Tail)
        ;   line(Nodes, Next, Steps1, End, Notes1, Tail)
        )
    ;   special(Node, Word)
    ->  Steps = [],
        end(Word, Ply, Remarks, Nodes, End, Notes1, Tail)
    ;   Nodes == [],
        Remarks == [],
        Node = json(_)
    ->  Steps = [],
        End = none,
        Notes1 = Tail
    ;   json_text(Node, Text),
        Steps = [step(0, unread(Text), Remarks)|Steps1],
        Next is Ply+1,
        line(Nodes, Next, Steps1, End, Notes1, Tail)
    ).

special(Node, Word) :-
    get(special, Node, any, Value),
    (   atomic(Value)
    ->  Text = Value
    ;   json_text(Value, Text)
    ),
    normalize_space(atom(Word), Text),
    Word \== ''.

%   end(+Word, +Ply, +Remarks, +Behind, -End, -Notes, ?Tail): nodes Behind it are left out.

end(Word, Ply, Remarks, Behind, end(0, Ending, Remarks), Notes, Tail) :-
    ending(Word, Ply, Ending, Notes, Notes1),
    (   Behind == []
    ->  Notes1 = Tail
    ;   Notes1 = [problem(0, Ply, after_end)|Tail]
    ).

ending(Word, Ply, Ending, Notes, Tail) :-
    (   said_ending(Word, Ending0)
    ->  Ending = Ending0,
        Notes = Tail
    ;   Ending = other(Word),
        Notes = [problem(0, Ply, unknown_ending(Word))|Tail]
    ).

remarks(Node, Ply, Remarks, Notes, Tail) :-
    noted(times(Node), Ply, Times, Notes, Notes1),
    noted(texts(Node), Ply, Texts, Notes1, Notes2),
    (   get(forks, Node, any, Forks)
    ->  forks(Forks, Ply, Variations, Notes2, Tail)
    ;   Variations = [],
        Notes2 = Tail
    ),
    append([Times, Texts, Variations], Remarks).

times(Node, Times) :-
    (   get(time, Node, object, Time),
        get(now, Time, object, Now)
    ->  seconds(Now, Seconds),
        Times = [time(Seconds)]
    ;   Times = []
    ).

seconds(Now, Seconds) :-
    foldl(clock_part(Now), [h, m, s], 0, Seconds),
    (   possible_time(Seconds)
    ->  true
    ;   bad_field(now, Now)
    ).

clock_part(Now, Name, Count0, Count) :-
    (   get(Name, Now, time, Part)
    ->  Count is 60*Count0 + Part
    ;   Count is 60*Count0
    ).

texts(Node, Remarks) :-
    (   get(comments, Node, array, Comments)
    ->  maplist(text_remark, Comments, Remarks)
    ;   Remarks = []
    ).

text_remark(Comment, Remark) :-
    (   has_form(text, Comment, Text)
    ->  (   string_concat("&", Name, Text)
        ->  Remark = bookmark(Name)
        ;   string_concat("*", Rest, Text),
            like_bookmark(Rest)
        ->  Remark = comment(Rest)
        ;   Remark = comment(Text)
        )
    ;   bad_field(comments, Comment)
    ).

%   like_bookmark(+Text) is semidet: Text begins with &, or with stars before it.

like_bookmark(Text) :-
    string_chars(Text, Chars),
    phrase(starred, Chars, _).

starred -->
    [*],
    !,
    starred.
starred -->
    [&].

forks(Forks, Ply, Variations, Notes, Tail) :-
    (   is_list(Forks)
    ->  each_fork(Forks, Ply, Variations, Notes, Tail)
    ;   Variations = [],
        no_fork(Forks, Ply, Notes, Tail)
    ).

each_fork([], _, [], Notes, Notes).
each_fork([Nodes0|Forks], Ply, Variations, Notes, Tail) :-
    (   is_list(Nodes0)
    ->  Before is Ply-1,
        start_node(Nodes0, Before, Opening, Nodes, Notes, Notes1),
        line(Nodes, Ply, Steps, End, Notes1, Notes2),
        Variations = [variation(line(Opening, Steps, End))|Variations1]
    ;   Variations = Variations1,
        no_fork(Nodes0, Ply, Notes, Notes2)
    ),
    each_fork(Forks, Ply, Variations1, Notes2, Tail).

no_fork(Json, Ply, [problem(0, Ply, unread(Text))|Tail], Tail) :-
    json_text(Json, Text).

%   said(+Move, -Said): `color` is not looked at, turns alternate.

said(Move, Said) :-
    catch(move_said(Move, Said),
          error(gunshi(bad_record(_, field(_, _))), _),
          ( json_text(Move, Text),
            Said = unread(Text)
          )).

move_said(Move, Said) :-
    must_get(piece, Move, kind, Kind),
    (   get(from, Move, square, From)
    ->  must_get(to, Move, square, To),
        (   get(promote, Move, truth, true),
            promoted_kind(Kind, Promoted)
        ->  Said = csa(none, From, To, Promoted)
        ;   Said = csa(none, From, To, Kind)
        )
    ;   place(Move, Place),
        relative_words(Move, Words0),
        (   Words0 == [],
            \+ get(same, Move, truth, true)
        ->  Words = [drop]
        ;   Words = Words0
        ),
        promotion(Move, Promotion),
        Said = japanese(none, Place, Kind, Words, Promotion, none)
    ).

relative_words(Move, Words) :-
    (   get(relative, Move, text, Text)
    ->  string_chars(Text, Letters),
        (   maplist(letter_word, Letters, Words0)
        ->  Words = Words0
        ;   bad_field(relative, Text)
        )
    ;   Words = []
    ).

place(Move, Place) :-
    (   get(to, Move, square, To)
    ->  Place = To
    ;   get(same, Move, truth, true)
    ->  Place = same
    ;   bad_field(to, none)
    ).

promotion(Move, Promotion) :-
    (   get(promote, Move, truth, Promote)
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

%!  write_jkf(+Record) is det.
%
%   Write Record (see game_record/2) to the current output, as one line of JSON with all that can be
%   said of each move.

write_jkf(record(Start, _, Header, line(Opening, Steps, End))) :-
    findall(Key=Value, member(Key-Value, Header), Fields),
    initial_json(Start, Initial),
    texts_json(Opening, Texts),
    nodes_json(Steps, End, from(Start, none, times(0, 0)), Nodes),
    current_output(Out),
    json_write(Out,
               json([ header = json(Fields), initial = Initial, moves = [json(Texts)|Nodes] ]),
               [width(0)]),
    nl.

initial_json(Start, Json) :-
    (   preset(Preset, Name),
        start_position(Name, Start)
    ->  Json = json([preset = Preset])
    ;   position_term(Start, shogi(Side, _, _)),
        side_color(Side, Color),
        findall(Ranks,
                ( between(1, 9, File),
                  findall(Cell, ( between(1, 9, Rank), cell_json(Start, File, Rank, Cell) ), Ranks)
                ),
                Board),
        maplist(hand_json(Start), [sente, gote], Hands),
        Json = json([ preset = 'OTHER',
                      data = json([color = Color, board = Board, hands = Hands])
                    ])
    ).

cell_json(Position, File, Rank, Json) :-
    Square is 10*File + Rank,
    (   piece_at(Position, Square, Piece)
    ->  Piece =.. [Side, Kind],
        side_color(Side, Color),
        upcase_atom(Kind, Name),
        Json = json([color = Color, kind = Name])
    ;   Json = json([])
    ).

hand_json(Position, Side, json(Counts)) :-
    findall(Name = Count,
            ( member(Kind, [fu, ky, ke, gi, ki, ka, hi]),
              (   hand(Position, Side, Kind, Count0)
              ->  Count = Count0
              ;   Count = 0
              ),
              upcase_atom(Kind, Name)
            ),
            Counts).

side_color(sente, 0).
side_color(gote,  1).

%   nodes_json(+Steps, +End, +From, -Nodes): From is from(Position, Last, Times), as in
%   kakinoki_write.pl.

nodes_json([], none, _, []).
nodes_json([], end(Ending, Remarks), From, Nodes) :-
    From = from(Position, Last, Times),
    side_to_move(Position, Side),
    (   Ending = foul(_, Move)
    ->  move_json(Move, Position, Last, Json),
        forks_json(Remarks, From, Forks),
        foul_remarks(Remarks, Of, Behind),
        time_json(Of, Side, Times, Clock, _),
        append([[move = Json], Clock, Forks], Node),
        Nodes = [json(Node)|Others],
        special('ILLEGAL_ACTION', Behind, [], Side, Times, Others)
    ;   ending_special(Ending, Side, Word),
        forks_json(Remarks, From, Forks),
        special(Word, Remarks, Forks, Side, Times, Nodes)
    ).
nodes_json([step(Move, Remarks)|Steps], End, From0, [json(Node)|Nodes]) :-
    From0 = from(Position, Last, Times0),
    side_to_move(Position, Side),
    move_json(Move, Position, Last, Json),
    time_json(Remarks, Side, Times0, Clock, Times),
    texts_json(Remarks, Texts),
    forks_json(Remarks, From0, Forks),
    append([[move = Json], Clock, Texts, Forks], Node),
    position_after(Position, Move, After),
    arg(2, Move, To),
    nodes_json(Steps, End, from(After, To, Times), Nodes).

special(Word, Remarks, Forks, Side, Times, [json(Node)]) :-
    time_json(Remarks, Side, Times, Clock, _),
    texts_json(Remarks, Texts),
    append([[special = Word], Clock, Texts, Forks], Node).

%   foul_remarks(+Remarks, -Of, -Behind): of two times the first is that of the illegal move.

foul_remarks(Remarks, Of, Behind) :-
    (   Remarks = [Time, time(Seconds)|Others]
    ->  Of = [Time],
        Behind = [time(Seconds)|Others]
    ;   Of = [],
        Behind = Remarks
    ).

%   What the side not to move did is told by a sign before the word, as CSA does for fouls.

ending_special(Ending, ToMove, Word) :-
    relative_end(Ending, ToMove, Relative),
    (   Relative == foul(not_to_move)
    ->  Word = 'ILLEGAL_ACTION'
    ;   ending_word(Relative, Csa, Kif)
    ->  (   Csa == none
        ->  Word = Kif
        ;   Word = Csa
        )
    ;   Ending = other(Word0)
    ->  Word = Word0
    ;   Ending =.. [Name, Side],
        OfMover =.. [Name, to_move],
        ending_word(OfMover, Csa, _),
        sign_side(Sign, Side),
        atom_concat(Sign, Csa, Word)
    ).

time_json(Remarks, Side, Times0, Fields, Times) :-
    (   memberchk(time(Seconds), Remarks)
    ->  used(Side, Seconds, Times0, Times, Total),
        clock_json(Seconds, Now0),
        clock_json(Total, All),
        (   Now0 = [h = 0|Now]
        ->  true
        ;   Now = Now0
        ),
        Fields = [time = json([now = json(Now), total = json(All)])]
    ;   Fields = [],
        Times = Times0
    ).

used(sente, Seconds, times(Sente0, Gote), times(Sente, Gote), Sente) :-
    Sente is Sente0+Seconds.
used(gote, Seconds, times(Sente, Gote0), times(Sente, Gote), Gote) :-
    Gote is Gote0+Seconds.

%   Parts of a second are kept to the thousandth.

clock_json(Count, [h = Hours, m = Minutes, s = Seconds]) :-
    Whole is truncate(Count),
    Hours is Whole // 3600,
    Minutes is Whole // 60 mod 60,
    (   integer(Count)
    ->  Seconds is Count mod 60
    ;   Seconds is round((Count - 60*(Whole // 60)) * 1000) / 1000
    ).

texts_json(Remarks, Fields) :-
    convlist(text_json, Remarks, Texts),
    (   Texts == []
    ->  Fields = []
    ;   Fields = [comments = Texts]
    ).

text_json(comment(Text0), Text) :-
    (   like_bookmark(Text0)
    ->  string_concat("*", Text0, Text)
    ;   Text = Text0
    ).
text_json(bookmark(Name), Text) :-
    string_concat("&", Name, Text).

forks_json(Remarks, From, Fields) :-
    findall([json(Texts)|Nodes],
            ( member(variation(line(Opening, Steps, End)), Remarks),
              texts_json(Opening, Texts),
              nodes_json(Steps, End, From, Nodes)
            ),
            Forks0),
    (   Forks0 == []
    ->  Fields = []
    ;   maplist(without_empty_start, Forks0, Forks),
        Fields = [forks = Forks]
    ).

%   A fork begins with its first move; only what is said of its start needs a node before.

without_empty_start([json([])|Nodes], Nodes) :-
    !.
without_empty_start(Nodes, Nodes).

move_json(Move, Position, Last, json(Fields)) :-
    side_to_move(Position, Side),
    side_color(Side, Color),
    arg(2, Move, To),
    rule_moves(paper, Position, Paper),
    from_json(Move, Position, From, Kind),
    upcase_atom(Kind, Name),
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
    arg(1, Move, From),
    piece_at(Position, From, Piece),
    arg(1, Piece, Kind),
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
    arg(2, Move, To),
    (   Move \= drop(_, _),
        piece_at(Position, To, Piece)
    ->  arg(1, Piece, Kind),
        upcase_atom(Kind, Name),
        Fields = [capture = Name]
    ;   Fields = []
    ).

relative_json(Move, Position, Paper, Last, Fields) :-
    (   memberchk(Move, Paper),
        ki2_text(Position, Paper, Last, Move, Text),
        japanese_reading(Text, japanese(_, _, _, Words, _, _)),
        Words \== []
    ->  findall(Letter, ( member(Word, Words), letter_word(Letter, Word) ), Letters),
        atomic_list_concat(Letters, Relative),
        Fields = [relative = Relative]
    ;   Fields = []
    ).
