:- encoding(utf8).
:- module(test_records, []).
:- use_module(library(plunit)).
:- use_module(tests(sizes)).
:- use_module(tests(shogi/random_game)).
:- use_module(library(random)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/encoding)).
:- use_module(library(gunshi/shogi/records)).

%   Any game, written in any format and read again, is the same as far as the format goes.

%   a_format(-Format) is nondet: one of the table.

a_format(Format) :-
    record_formats(Formats),
    member(Format, Formats).

%   kept(+Kind, +Record, -Kept): what the formats of Kind keep of Record.

kept(kif, Record, Record).
kept(jkf, record(Start, _, Header, Line), record(Start, 1, Header, Line)).
kept(ki2, record(Start, Number, Header, Line0), record(Start, Number, Header, Line)) :-
    without_times(Line0, Line).
kept(csa, record(Start, _, Header0, line(Opening0, Steps0, End0)),
     record(Start, 1, Header, line(Opening, Steps, End))) :-
    include(of_csa, Header0, Header),
    include(in_csa, Opening0, Opening),
    maplist(csa_step, Steps0, Steps),
    csa_end(Start, Steps, End0, End).
kept(usi, record(Start, Number, _, line(_, Steps0, _)),
     record(Start, Number, [], line([], Steps, none))) :-
    maplist([step(Move, _), step(Move, [])]>>true, Steps0, Steps).

without_times(line(Remarks0, Steps0, End0), line(Remarks, Steps, End)) :-
    timeless(Remarks0, Remarks),
    maplist([step(Move, R0), step(Move, R)]>>timeless(R0, R), Steps0, Steps),
    (   End0 = end(foul(Side, _), R0)
    ->  End = end(foul(Side), R),
        timeless(R0, R)
    ;   End0 = end(Ending, R0)
    ->  End = end(Ending, R),
        timeless(R0, R)
    ;   End = none
    ).

timeless(Remarks0, Remarks) :-
    exclude([time(_)]>>true, Remarks0, Remarks1),
    maplist([R0, R]>>( R0 = variation(L0) -> without_times(L0, L), R = variation(L) ; R = R0 ),
            Remarks1, Remarks).

of_csa(Key-_) :-
    (   memberchk(Key, [ 先手, 後手, 棋戦, 場所, 開始日時, 終了日時, 持ち時間, 戦型, 最大手数, 備考 ])
    ->  true
    ;   sub_atom(Key, 0, _, _, $)
    ).

in_csa(comment(_)).
in_csa(time(_)).

csa_step(step(Move, Remarks0), step(Move, Remarks)) :-
    include(in_csa, Remarks0, Remarks).

csa_end(_, _, none, none).
csa_end(Start, Steps, end(Ending0, Remarks0), end(Ending, Remarks)) :-
    include(in_csa, Remarks0, Remarks),
    length(Steps, Count),
    side_to_move(Start, First),
    (   Count mod 2 =:= 0
    ->  Side = First
    ;   once(( member(Side, [sente, gote]), Side \== First ))
    ),
    (   csa_says(Ending0, Side)
    ->  Ending = Ending0
    ;   Ending = abandoned
    ).

csa_says(foul(_), _).
csa_says(foul(_, _), _).
csa_says(resigns(Side), Side).
csa_says(declares(Side), Side).
csa_says(time(Side), Side).
csa_says(Ending, _) :-
    memberchk(Ending,
              [ abandoned, mate, no_mate, repetition, impasse, draw, max_moves, matta, error ]).

:- begin_tests(records).

test(round_trip, forall(a_format(Format))) :-
    format_kind(Format, Kind),
    forall(between(1, 120, Seed),
           ( random_game(Seed, Game),
             game_record(Game, Record),
             kept(Kind, Record, Kept),
             game_record(Expected, Kept),
             game_text(Format, Game, Text),
             once(text_game(Format, Text, Again, Problems)),
             (   Again == Expected,
                 \+ ( member(problem(_, _, Fault), Problems), Fault \= unknown_ending(雨天) )
             ->  true
             ;   game_record(Again, Other),
                 format(user_error, "~w ~w:~n~s~n~p~n~p~n~p~n",
                        [Format, Seed, Text, Kept, Other, Problems]),
                 fail
             )
           )).
test(written_again, forall(a_format(Format))) :-
    forall(between(1, 20, Seed),
           ( random_game(Seed, Game),
             game_text(Format, Game, Text),
             once(text_game(Format, Text, Again, _)),
             once(( not_held(Format, Game, _) ; game_text(Format, Again, Text) ))
           )).
test(files, forall(( a_format(Format),
                     member(Encoding, [utf8, shift_jis, euc_jp]) ))) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+"),
    game_text(Format, Game, Text),
    tmp_file_stream(File, Stream, [extension(Format)]),
    close(Stream),
    write_text(File, Encoding, Text),
    read_game(File, Again, []),
    delete_file(File),
    assertion(Again == Game).
test(formats_of_files, Formats == [kif, kifu, ki2, ki2u, csa, jkf, usi, sfen]) :-
    findall(Format,
            ( member(File,
                     ['a.kif', 'a.b.KIFU', '/x/y.KI2', 'a.ki2u', 'a.csa', 'a.jkf', 'a.usi',
                      'a.sfen', 'a.txt', 'kif', a]),
              record_format(File, Format)
            ),
            Formats).
test(found_by_content, forall(a_format(Format))) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+"),
    game_text(Format, Game, Text),
    tmp_file_stream(File, Stream, [extension(txt)]),
    close(Stream),
    write_text(File, utf8, Text),
    read_game(File, Again, []),
    delete_file(File),
    assertion(Again == Game).
test(shift_jis_only_if_nothing_is_lost, forall(member(Text-Encoding, ["12:00～13:00"-shift_jis,
                                                                      "12:00〜13:00"-utf8,
                                                                      "☗"-utf8]))) :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [備考-Text], line([], [], none))),
    tmp_file_stream(File, Stream, [extension(kif)]),
    close(Stream),
    write_games(File, any, [Game]),
    read_text(File, _, Encoding0),
    read_game(File, Again, []),
    delete_file(File),
    assertion(Encoding0 == Encoding),
    assertion(Again == Game).
test(ki2_named_kif) :-
    game_usi(Game, "startpos moves 7g7f 3c3d"),
    game_text(ki2, Game, Text),
    tmp_file_stream(File, Stream, [extension(kif), encoding(utf8)]),
    write(Stream, Text),
    close(Stream),
    read_game(File, Again, []),
    delete_file(File),
    Again == Game.
test(no_format, error(domain_error(record_format, pgn))) :-
    read_game('a.kif', pgn, _, _).
test(no_list_of_games, error(type_error(list, foo))) :-
    write_games('a.kif', any, foo).
test(which_file, error(instantiation_error)) :-
    read_game(_, _, _).
test(no_file, error(gunshi(file(read, 'no/such.kif', _)))) :-
    read_game('no/such.kif', _, _).
test(nothing_crashes, forall(format_kind_help(_, [Format|_], _))) :-
    size(80, 250, Seeds),
    forall(( between(1, Seeds, Seed),
             damaged_game(Format, Seed, Damaged),
             format_kind_help(_, [As|_], _)
           ),
           forall(text_game(As, Damaged, Game, Problems),
                  (   Game == none
                  ->  Problems = [_|_]
                  ;   comes_back(Game)
                  ))).

%   comes_back(+Game): what could be read is written so that it is read again.

comes_back(Game) :-
    told(Game, Told),
    forall(member(Format, [kif, jkf]),
           ( game_text(Format, Game, Text),
             text_game(Format, Text, Again, _),
             told(Again, ToldAgain),
             assertion(ToldAgain == Told)
           )).

told(Game, Moves-Header-Endings) :-
    game_moves(Game, Moves),
    findall(Key-Value, game_header(Game, Key, Value), Header),
    findall(Ending, game_ending(Game, Ending), Endings).

%   damaged_game(+Format, +Seed, -Text): the games have all endings, fouls with a variation behind
%   them more often than others.

damaged_game(Format, Seed, Text) :-
    random_game(Seed, Game0),
    (   Seed mod 3 =:= 0
    ->  fouled(Game0, Game)
    ;   Game = Game0
    ),
    game_text(Format, Game, Text0),
    Nth is Seed*1000,
    damaged(Text0, Nth, Text1),
    (   Seed mod 2 =:= 0
    ->  Second is Nth+Seed mod 7,
        damaged(Text1, Second, Text)
    ;   Text = Text1
    ).

fouled(Game0, Game) :-
    game_record(Game0, record(Start, Number, Header, line(Opening, Steps, _))),
    game_position(Game0, Position),
    random_remarks(Position, 2, Remarks),
    illegal_end(Position, Remarks, End),
    game_record(Game, record(Start, Number, Header, line(Opening, Steps, End))).

%   damaged(+Text, +Seed, -Damaged): cut short, or with a piece left out, doubled or changed.

damaged(Text, Seed, Damaged) :-
    set_random(seed(Seed)),
    string_length(Text, Length),
    random_between(0, Length, From),
    random_between(1, 20, Some0),
    Some is min(Some0, Length-From),
    sub_string(Text, 0, From, Rest, Before),
    sub_string(Text, From, Rest, 0, After),
    sub_string(After, 0, Some, _, Piece),
    sub_string(After, Some, _, 0, Behind),
    random_between(0, 5, Kind),
    (   Kind =:= 0
    ->  Damaged = Before
    ;   Kind =:= 1
    ->  string_concat(Before, Behind, Damaged)
    ;   Kind =:= 2
    ->  atomic_list_concat([Before, Piece, Piece, Behind], Atom),
        atom_string(Atom, Damaged)
    ;   random_member(Other,
                      [ "三", "9", "\n", "(", "+", "▲", "\"", "{", "成", " ", "変化：", "手", "&", "*",
                        "：",
                        "99999999999999999999", "null", "[]", "1e400", "-1", "XX", "T1r3", "%",
                        "00", "同", "まで", "先手番\n", "反則負け", "moves", "%none", "/\n" ]),
        atomic_list_concat([Before, Other, Behind], Atom),
        atom_string(Atom, Damaged)
    ).

:- end_tests(records).
