:- encoding(utf8).
:- module(test_jkf_records, []).
:- use_module(library(plunit)).
:- use_module(library(http/json)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).

%   What programs write in JKF is read, and what is written reads back as the same game.

game(Text, Game) :-
    text_game(jkf, Text, Game, Problems),
    assertion(Problems == []).

moves(Game, Text) :-
    game_usi(Game, Usi),
    string_concat("startpos moves ", Text, Usi).

of_moves(Moves, Text) :-
    format(string(Text), "{\"header\":{}, \"initial\":{\"preset\":\"HIRATE\"}, \"moves\":[{}~w]}",
           [Moves]).

round(Game) :-
    game_text(jkf, Game, Text),
    text_game(jkf, Text, Again, _),
    assertion(Again == Game).

first(",{\"move\":{\"color\":0,\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\c
       \"piece\":\"FU\"}").

:- begin_tests(jkf_records).

test(game, Moves == "7g7f 3c3d 8h2b+ 3a2b B*5e") :-
    game("{\"header\":{\"先手\":\"A\",\"手合割\":\"平手　\",\"後手\":\"B\",\"記録ID\":\"\",\"数\":7}, \c
          \"moves\":[{\"comments\":[\"start\"]},\c
          {\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\",\c
           \"color\":0},\c
           \"time\":{\"now\":{\"m\":1,\"s\":5},\"total\":{\"h\":0,\"m\":1,\"s\":5}},\c
           \"comments\":[\"c\",\"&b\",\"\"]},\c
          {\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"piece\":\"FU\",\c
           \"color\":true}},\c
          {\"move\":{\"from\":{\"x\":8,\"y\":8},\"to\":{\"x\":2,\"y\":2},\"piece\":\"KA\",\c
           \"promote\":true,\"capture\":\"KA\"}},\c
          {\"move\":{\"from\":{\"x\":3,\"y\":1},\"to\":{\"x\":2,\"y\":2},\"piece\":\"GI\",\c
           \"same\":true,\"capture\":\"UM\"}},\c
          {\"move\":{\"from\":null,\"to\":{\"x\":5,\"y\":5},\"piece\":\"KA\"}},\c
          {\"special\":\"TORYO\",\"time\":{\"now\":{\"h\":1,\"m\":0,\"s\":1}}}]}", Game),
    moves(Game, Moves),
    findall(Key-Value, game_header(Game, Key, Value), [先手-"A", 後手-"B", 数-"7"]),
    findall(Ply-Remark, game_remark(Game, Ply, Remark),
            [0-comment("start"), 1-time(65), 1-comment("c"), 1-bookmark("b"), 1-comment(""),
             6-time(3601)]),
    game_ending(Game, resigns(gote)),
    round(Game).
test(told_as_in_ki2, Moves == "7g7f 3c3d 4i5h 2b8h+ 7i8h B*5e") :-
    game("{\"moves\":[{},{\"move\":{\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\",\c
           \"relative\":\"U\"}},\c
          {\"move\":{\"to\":{\"x\":3,\"y\":4},\"piece\":\"FU\",\"relative\":\"U\"}},\c
          {\"move\":{\"to\":{\"x\":5,\"y\":8},\"piece\":\"KI\",\"relative\":\"R\"}},\c
          {\"move\":{\"to\":{\"x\":8,\"y\":8},\"piece\":\"KA\",\"relative\":\"U\",\c
           \"promote\":true}},\c
          {\"move\":{\"same\":true,\"piece\":\"GI\"}},\c
          {\"move\":{\"to\":{\"x\":5,\"y\":5},\"piece\":\"KA\",\"relative\":\"H\"}}]}", Game),
    moves(Game, Moves).
test(presets, forall(member(Preset-Name,
                            [ 'HIRATE'-hirate, 'KY'-lance, 'KY_R'-right_lance, 'KA'-bishop,
                              'HI'-rook, 'HIKY'-rook_and_lance, '2'-two_pieces, '3'-three_pieces,
                              '4'-four_pieces, '5'-five_pieces, '5_L'-left_five_pieces,
                              '6'-six_pieces, '7_L'-left_seven_pieces, '7_R'-right_seven_pieces,
                              '8'-eight_pieces, '10'-ten_pieces ]))) :-
    format(string(Text), "{\"initial\":{\"preset\":\"~w\"}, \"moves\":[{}]}", [Preset]),
    game(Text, Game),
    start_position(Name, Start),
    game_start(Game, Start),
    round(Game).
test(preset_in_the_header) :-
    game("{\"header\":{\"手合割\":\"二枚落ち\"}, \"moves\":[{}]}", Game),
    start_position(two_pieces, Start),
    game_start(Game, Start).
test(drawn) :-
    position_sfen(Start, 'l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1'),
    game_record(Game, record(Start, 1, [], line([], [], none))),
    round(Game).
test(specials, forall(member(Word-Ending,
                             [ 'TORYO'-resigns(gote), '+TORYO'-resigns(sente),
                               'ILLEGAL_MOVE'-foul(gote), 'ILLEGAL_ACTION'-foul(sente),
                               '-ILLEGAL_ACTION'-foul(gote), 'KACHI'-declares(gote),
                               'MAX_MOVES'-max_moves, 封じ手-sealed, 不戦勝-walkover(gote),
                               持将棋-impasse ]))) :-
    first(First),
    format(string(Moves), "~w},{\"special\":\"~w\"}", [First, Word]),
    of_moves(Moves, Text),
    game(Text, Game),
    game_ending(Game, Ending0),
    assertion(Ending0 == Ending),
    round(Game).
test(comments_and_bookmarks, Remarks ==
     [comment("a&b"), bookmark("x"), comment("&x"), comment("*&x"), comment("*x"),
      comment("**")]) :-
    game("{\"moves\":[{\"comments\":[\"a&b\",\"&x\",\"*&x\",\"**&x\",\"*x\",\"**\"]}]}", Game),
    findall(Remark, game_remark(Game, 0, Remark), Remarks),
    game_text(jkf, Game, Text),
    once(sub_string(Text, _, _, _, "\"a&b\", \"&x\", \"*&x\", \"**&x\", \"*x\", \"**\"")),
    round(Game).
test(unknown_special, forall(member(Word, ['RAIN', none, '+none']))) :-
    format(string(Moves), ",{\"special\":\"~w\"}", [Word]),
    of_moves(Moves, Text),
    text_game(jkf, Text, Game, Problems),
    assertion(Problems == [problem(0, 1, unknown_ending(Word))]),
    game_ending(Game, other(Word)),
    round(Game).
test(forks, Lines == [1-"2g2f 8c8d", 1-"5g5f", 2-"7g7f 8c8d"]) :-
    first(First),
    format(string(Moves),
           "~w,\"forks\":[[{\"move\":{\"from\":{\"x\":2,\"y\":7},\"to\":{\"x\":2,\"y\":6},\c
            \"piece\":\"FU\"}},\c
            {\"move\":{\"from\":{\"x\":8,\"y\":3},\"to\":{\"x\":8,\"y\":4},\"piece\":\"FU\"}}],\c
            [{\"move\":{\"from\":{\"x\":5,\"y\":7},\"to\":{\"x\":5,\"y\":6},\"piece\":\"FU\"}}]]},\c
            {\"special\":\"TORYO\",\"forks\":[[{\"move\":{\"from\":{\"x\":8,\"y\":3},\c
            \"to\":{\"x\":8,\"y\":4},\"piece\":\"FU\"}}]]}",
           [First]),
    of_moves(Moves, Text),
    game(Text, Game),
    findall(Ply-Line, ( game_variation(Game, Ply, Variation), moves(Variation, Line) ), Lines),
    round(Game).
test(foul, Ending == foul(gote, move(22, 44))) :-
    first(First),
    format(string(Moves),
           "~w},{\"move\":{\"from\":{\"x\":2,\"y\":2},\"to\":{\"x\":4,\"y\":4},\"piece\":\"KA\"}},\c
            {\"special\":\"ILLEGAL_ACTION\"}", [First]),
    of_moves(Moves, Text),
    game(Text, Game),
    game_ending(Game, Ending),
    round(Game).
test(cut, Problem == problem(0, 2, illegal_move_text("2244KA", cannot_move_there))) :-
    first(First),
    format(string(Moves),
           "~w},{\"move\":{\"from\":{\"x\":2,\"y\":2},\"to\":{\"x\":4,\"y\":4},\"piece\":\"KA\"}}",
           [First]),
    of_moves(Moves, Text),
    text_game(jkf, Text, _, [Problem]).
test(no_json, Problem == problem(2, 0, no_start(json))) :-
    text_game(jkf, "{\"moves\":\n[}", none, [Problem]).
test(bad_fields, forall(member(Text-Name,
                               [ "[]"-moves, "7"-moves, "{}"-moves, "{\"moves\":7}"-moves,
                                 "{\"header\":[],\"moves\":[{}]}"-header,
                                 "{\"initial\":{},\"moves\":[{}]}"-preset,
                                 "{\"initial\":{\"preset\":\"OTHER\"},\"moves\":[{}]}"-data,
                                 "{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"board\":[]}},\c
                                  \"moves\":[{}]}"-board
                               ]))) :-
    text_game(jkf, Text, Game, Problems),
    assertion(Game-Problems = none-[problem(0, 0, no_start(field(Name, _)))]).
test(bad_moves, forall(member(Bad,
                              [ "7", "{}", "{\"piece\":\"XX\"}", "{\"piece\":\"FU\"}",
                                "{\"piece\":\"FU\", \"to\": {\"x\":0, \"y\":1}}",
                                "{\"piece\":\"FU\", \"from\":7, \"to\": {\"x\":3, \"y\":4}}",
                                "{\"piece\":\"FU\", \"to\": {\"x\":3, \"y\":4}, \c
                                 \"relative\":\"Q\"}",
                                "{\"piece\":\"FU\", \"to\": {\"x\":3, \"y\":4}, \c
                                 \"promote\":\"yes\"}" ]))) :-
    first(First),
    format(string(Moves), "~w},{\"move\":~w},{\"special\":\"TORYO\"}", [First, Bad]),
    of_moves(Moves, Text),
    text_game(jkf, Text, Game, Problems),
    moves(Game, "7g7f"),
    \+ game_ending(Game, _),
    Problems = [problem(0, 2, unread(Said))],
    split_string(Bad, " ", "", Parts),
    split_string(Said, " ", "", SaidParts),
    atomic_list_concat(Parts, Joined),
    atomic_list_concat(SaidParts, SaidJoined),
    assertion(SaidJoined == Joined).
test(bad_nodes, forall(member(Nodes-Fault,
                              [ "7"-unread("7"), "{},{}"-unread("{}"),
                                "{\"comments\":[\"x\"]}"-unread("{\"comments\": [\"x\" ]}"),
                                "{\"special\":7}"-unknown_ending('7'),
                                "{\"special\":\"TORYO\",\"comments\":7}"-ignored("comments: 7"),
                                "{\"special\":\"TORYO\",\"comments\":[7]}"-ignored("comments: 7"),
                                "{\"special\":\"TORYO\",\"time\":7}"-ignored("time: 7"),
                                "{\"special\":\"TORYO\",\c
                                 \"time\":{\"now\":{\"m\":\"x\"}}}"-ignored("m: \"x\""),
                                "{\"special\":\"TORYO\",\c
                                 \"time\":{\"now\":{\"h\":1e308}}}"-ignored("h: 1.0e+308"),
                                "{\"special\":\"TORYO\",\c
                                 \"time\":{\"now\":{\"h\":999999,\"m\":1}}}"
                                -ignored("now: {\"h\":999999, \"m\":1}"),
                                "{\"special\":\"TORYO\",\"forks\":7}"-unread("7"),
                                "{\"special\":\"TORYO\",\"forks\":[7]}"-unread("7"),
                                "{\"special\":\"TORYO\",\"forks\":[[7]]}"-unread("7") ]))) :-
    first(First),
    format(string(Moves), "~w},~w", [First, Nodes]),
    of_moves(Moves, Text),
    text_game(jkf, Text, Game, Problems),
    moves(Game, "7g7f"),
    assertion(Problems == [problem(0, 2, Fault)]).
test(bad_node_of_the_start, Problems == [problem(0, 0, ignored("comments: 7"))]) :-
    first(First),
    format(string(Text), "{\"moves\":[{\"comments\":7}~w}]}", [First]),
    text_game(jkf, Text, Game, Problems),
    moves(Game, "7g7f").
test(bad_header, Problems-Header == [problem(0, 0, ignored("a: []"))]-[備考-"1"]) :-
    text_game(jkf, "{\"header\":{\"a\":[],\"b\":null,\"備考\":1},\"moves\":[{}]}", Game, Problems),
    findall(Key-Value, game_header(Game, Key, Value), Header).
test(strange_header_keys, forall(member(Key-Value,
                                        [ ""-"v", "#x"-"y", "a\\nb"-"c", "手数＝5"-"x", "先手：A"-"B",
                                          "2 foo"-"x", "1 ７六歩(77)"-"x", "1７六歩打"-"x", "先手の持駒"-"歩",
                                          "変化"-"1手", "まで1手で中断"-"x", "*x"-"y", "&x"-"y",
                                          "|x"-"y", "▲x"-"y", "+-"-"x", " x"-"y", "９８"-"x" ]))) :-
    format(string(Text), "{\"header\":{\"~w\":\"~w\"},\"moves\":[{}]}", [Key, Value]),
    text_game(jkf, Text, Game, Problems),
    assertion(Problems = [problem(0, 0, ignored(_))]),
    \+ game_header(Game, _, _).
test(other_header_keys, forall(member(Key-Value,
                                      [ "変化"-"多い", "1日目"-"5月", "a b"-"1手", "http"-"//x" ]))) :-
    format(string(Text), "{\"header\":{\"~w\":\"~w\"},\"moves\":[{}]}", [Key, Value]),
    text_game(jkf, Text, Game, Problems),
    assertion(Problems == []),
    round(Game),
    forall(member(Format, [kif, ki2]),
           ( game_text(Format, Game, Other),
             text_game(Format, Other, Again, []),
             assertion(Again == Game)
           )).
test(end_without_a_word, Problems == []) :-
    first(First),
    format(string(Moves), "~w},{\"special\":\" \"}", [First]),
    of_moves(Moves, Text),
    text_game(jkf, Text, Game, Problems),
    moves(Game, "7g7f"),
    \+ game_ending(Game, _).
test(move_and_ending_in_one, Ending-Problems == resigns(gote)-[problem(0, 2, after_end)]) :-
    first(First),
    format(string(Moves), "~w,\"special\":\"TORYO\"},{}", [First]),
    of_moves(Moves, Text),
    text_game(jkf, Text, Game, Problems),
    moves(Game, "7g7f"),
    game_ending(Game, Ending).
test(bad_drawings, forall(member(Cell-Hands-Name,
                                 [ "{}"-"[{\"FU\":1}]"-hands, "{}"-"[[],{}]"-hands, "{}"-"7"-hands,
                                   "\"FU\""-"[{},{}]"-board, "7"-"[{},{}]"-board,
                                   "{\"color\":0}"-"[{},{}]"-kind,
                                   "{\"knd\":\"FU\"}"-"[{},{}]"-kind, "null"-"[{\"FU\":1},{}]"-none,
                                   "{\"color\":null,\"kind\":null}"-"null"-none ]))) :-
    findall("{}", between(1, 8, _), Cells0),
    atomic_list_concat([Cell|Cells0], ',', Rank),
    findall("[{},{},{},{},{},{},{},{},{}]", between(1, 7, _), Ranks),
    atomic_list_concat(["[{\"color\":1,\"kind\":\"OU\"},{},{},{},{},{},{},{},{}]"|Ranks], ',',
                       Board),
    format(string(Text),
           "{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"board\":[[~w],~w],\"hands\":~w}},\c
            \"moves\":[{}]}", [Rank, Board, Hands]),
    text_game(jkf, Text, Game, Problems),
    (   Name == none
    ->  assertion(Problems == [])
    ;   assertion(Game-Problems = none-[problem(0, 0, no_start(field(Name, _)))])
    ).
test(no_preset, Problem == problem(0, 0, no_start(handicap('9')))) :-
    text_game(jkf, "{\"initial\":{\"preset\":\"9\"},\"moves\":[{}]}", none, [Problem]).
test(written, Moves == [ json([]),
                         json([ move = json([ color = 0, from = json([x = 4, y = 9]),
                                              to = json([x = 5, y = 8]), piece = 'KI',
                                              relative = 'R' ]),
                                time = json([ now = json([m = 1, s = 5]),
                                              total = json([h = 0, m = 1, s = 5]) ]),
                                comments = [c, '&b'] ]),
                         json([special = 'TORYO']) ]) :-
    start_position(hirate, Start),
    game_record(Game,
                record(Start, 1, [],
                       line([], [step(move(49, 58), [time(65), comment("c"), bookmark("b")])],
                           end(resigns(gote), [])))),
    game_text(jkf, Game, Text),
    open_string(Text, In),
    json_read(In, json([header = json([]), initial = json([preset = 'HIRATE']), moves = Moves])).
test(promotion_is_said, Said == [true, false, none]) :-
    game_usi(Game, "sfen 4k4/4g4/1R7/9/9/9/9/9/4K4 b - 1 moves 8c5c+"),
    game_usi(Other, "sfen 4k4/4g4/1R7/9/9/9/9/9/4K4 b - 1 moves 8c7c"),
    game_usi(Third, "sfen 4k4/4g4/9/1R7/9/9/9/9/4K4 b - 1 moves 8d7d"),
    findall(Value,
            ( member(G, [Game, Other, Third]),
              game_text(jkf, G, Text),
              (   member(Value, [true, false]),
                  format(string(Part), "\"promote\":~w", [Value]),
                  sub_string(Text, _, _, _, Part)
              ->  true
              ;   Value = none
              )
            ),
            Said).
test(parts_of_a_second) :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [], line([], [step(move(49, 58), [time(61.3)])], none))),
    round(Game).

:- end_tests(jkf_records).
