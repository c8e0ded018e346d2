:- encoding(utf8).
/*  Games explained as one page, an HTML file that needs nothing else: web/game.html with the style,
    the scripts and the games in it.

    The script draws everything from the games, which are JSON: of each game moves, the dicts of
    explained_json.pl, and summary, the same of the whole; and what it cannot make itself:

      - start    SFEN of the position at the start
      - names    of the players, sente and gote, "" where the record has none
      - event    lines on where and when it was played
      - texts    for each move the Japanese text of move, best, line, lines and decided
      - told     the lines of the summary without the turning points, ja and en
      - remarks  comments of the record: before the first move, then those on each move

    Who has no script gets the game as a list of moves with their sentences.

    Names and comments are a stranger's. In the JSON `<` is written as an escape, so that it can end
    no element; and the page's policy lets only this script and this style run, told by their
    hashes, and load nothing.
*/
:- module(gunshi_words_explained_page,
          [ explained_page/4,           % +Language, +Games, +Explained, -Page
            games_data/4                % +Language, +Games, +Explained, -Data
          ]).
:- use_module('../knowledge/shogi/explained', [explained_part/3, game_summary/3]).
:- use_module('../knowledge/shogi/marks', [judged_part/3, mark_text/2]).
:- use_module('../shogi/game', [game_record/2]).
:- use_module('../shogi/notation', [line_texts/4, move_text/4]).
:- use_module('../shogi/position', [position_sfen/3]).
:- use_module(commented, [move_comment/4, shown_first/2, summary_lines/4]).
:- use_module(explained_json, [move_dict/3, summary_dict/2]).
:- autoload(library(apply), [maplist/3, maplist/4]).
:- autoload(library(base64), [base64/2]).
:- autoload(library(http/html_write), [html//1, print_html/1]).
:- autoload(library(http/json), [json_write_dict/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(readutil), [read_file_to_string/3]).
:- autoload(library(sha), [sha_hash/3]).

%   Web is the folder of the page's parts, in the source tree or in what was installed of it.
:- dynamic web/1.

:- module_property(gunshi_words_explained_page, file(Here)),
   absolute_file_name('../../../web', Web, [relative_to(Here)]),
   assertz(web(Web)).

%!  explained_page(+Language, +Games:list, +Explained:list, -Page:string) is det.
%
%   Page shows Games, one or more, at first in Language, `ja` or `en`. Explained are the moves of
%   each, of explained_moves/4.

explained_page(Language, Games, Explained, Page) :-
    games_data(Language, Games, Explained, Data),
    json_text(Data, Json),
    Data.games = [First|_],
    title(First.names, Title),
    markup([Title], TitleText),
    maplist(reading(Language), Games, Explained, Readings),
    markup(Readings, Reading),
    part('game.css', Style),
    script(Script),
    part('game.html', Template),
    content_hash(Style, StyleHash),
    content_hash(Script, ScriptHash),
    filled(Template,
           [ language-Language, title-TitleText, style-Style, style_hash-StyleHash, script-Script,
             script_hash-ScriptHash, reading-Reading, games-Json
           ],
           Pieces),
    atomic_list_concat(Pieces, Text),
    atom_string(Text, Page).

%!  games_data(+Language, +Games:list, +Explained:list, -Data:dict) is det.
%
%   Data is what the script draws: Games, at first in Language, and of each the moves of
%   explained_moves/4 in Explained.

games_data(Language, Games, Explained, _{language:Language, games:Dicts}) :-
    maplist(game_dict, Games, Explained, Dicts).

part(Name, Text) :-
    web(Web),
    atomic_list_concat([Web, /, Name], File),
    read_file_to_string(File, Text, [encoding(utf8)]).

%   script(-Script): the modules of the page as one, which imports nothing.

script(Script) :-
    findall(Line, ( member(Name, ['board.js', 'graph.js', 'game.js']), module_line(Name, Line) ),
            Lines),
    atomic_list_concat(Lines, '\n', Atom),
    atom_string(Atom, Script).

module_line(Name, Line) :-
    part(Name, Text),
    split_string(Text, "\n", "", Lines),
    member(Line0, Lines),
    \+ string_concat("import ", _, Line0),
    (   string_concat("export ", Line1, Line0)
    ->  Line = Line1
    ;   Line = Line0
    ).

content_hash(Text, Hash) :-
    sha_hash(Text, Bytes, [algorithm(sha256), encoding(utf8)]),
    atom_codes(Raw, Bytes),
    base64(Raw, Hash).

%   filled(+Template, +Values, -Pieces): Template cut at each {{Name}}, with its value there. What a
%   value says is not looked at again.

filled(Template, Values, Pieces) :-
    (   sub_string(Template, Before, 2, _, "{{"),
        sub_string(Template, End, 2, After, "}}"),
        End > Before
    ->  sub_string(Template, 0, Before, _, First),
        Start is Before+2,
        Length is End-Start,
        sub_atom(Template, Start, Length, _, Name),
        memberchk(Name-Value, Values),
        sub_string(Template, _, After, 0, Rest),
        Pieces = [First, Value|Pieces1],
        filled(Rest, Values, Pieces1)
    ;   Pieces = [Template]
    ).

json_text(Dict, Text) :-
    with_output_to(string(Raw),
                   ( current_output(Out), json_write_dict(Out, Dict, [width(0)]) )),
    split_string(Raw, "<", "", Parts),
    atomic_list_concat(Parts, '\\u003C', Joined),
    atom_string(Joined, Text).

                /*******************************
                *         THE GAMES            *
                *******************************/

game_dict(Game, Moves, Dict) :-
    game_record(Game, record(Start, Number, Header, line(Opening, Steps, _))),
    position_sfen(Start, Number, Sfen),
    names(Header, Names),
    findall(Value, event(Header, Value), Event),
    shown_first(Moves, Shown),
    maplist(move_dict, Moves, Shown, MoveDicts),
    maplist(move_texts, Moves, Texts),
    game_summary(Game, Moves, Summary),
    summary_dict(Summary, SummaryDict),
    told(ja, Summary, Game, Japanese),
    told(en, Summary, Game, English),
    comments(Opening, First),
    findall(Comments, ( member(step(_, Remarks), Steps), comments(Remarks, Comments) ), Rest),
    Dict = _{start:Sfen, names:Names, event:Event, moves:MoveDicts, texts:Texts,
             summary:SummaryDict.summary, told:_{ja:Japanese, en:English}, remarks:[First|Rest]}.

names(Header, _{sente:Sente, gote:Gote}) :-
    name(Header, 先手, Sente),
    name(Header, 後手, Gote).

name(Header, Key, Name) :-
    (   memberchk(Key-Name0, Header)
    ->  Name = Name0
    ;   Name = ""
    ).

event(Header, Value) :-
    member(Key, [棋戦, 場所, 開始日時]),
    memberchk(Key-Value, Header).

comments(Remarks, Comments) :-
    findall(Text, member(comment(Text), Remarks), Comments).

told(Language, summary(Result, _, Reached, Losses, Behind), Game, Lines) :-
    summary_lines(Language, summary(Result, [], Reached, Losses, Behind), Game, Lines).

move_texts(Explained, _{move:Move, best:Best, line:Line, lines:Lines, decided:Decided}) :-
    explained_part(Explained, game, Game),
    explained_part(Explained, judged, Judged),
    explained_part(Explained, choice, Choice),
    judged_part(Judged, move, Move0),
    judged_part(Judged, best, Best0),
    judged_part(Judged, line, Line0),
    move_text(japanese, Game, Move0, Move),
    move_text(japanese, Game, Best0, Best),
    line_texts(japanese, Game, Line0, Line),
    judged_part(Judged, lines, Lines0),
    findall(Each,
            ( member(line(_, _, Moves), Lines0), line_texts(japanese, Game, Moves, Each) ),
            Lines),
    (   Choice =.. [_, _|_]
    ->  move_text(japanese, Game, Choice, Decided)
    ;   Decided = Choice
    ).

%   title(+Names, -Title): of the page; without names the program's alone.

title(_{sente:"", gote:""}, "Gunshi 軍師") :-
    !.
title(Names, Title) :-
    format(string(Title), "▲~w △~w – Gunshi 軍師", [Names.sente, Names.gote]).

                /*******************************
                *      WITHOUT A SCRIPT        *
                *******************************/

reading(Language, Game, Moves,
        article(class(reading), [h1(Title), ul(Summary), ol(Items)])) :-
    game_record(Game, record(_, _, Header, _)),
    names(Header, Names),
    title(Names, Title),
    game_summary(Game, Moves, Told),
    summary_lines(Language, Told, Game, Lines),
    findall(li(Line), member(Line, Lines), Summary),
    shown_first(Moves, Shown),
    maplist(reading_item(Language), Moves, Shown, Items).

reading_item(Language, Explained, Shown, li([h2([Ply, ' ', Text, Mark]), pre(Said)])) :-
    explained_part(Explained, ply, Ply),
    explained_part(Explained, game, Game),
    explained_part(Explained, move, Move),
    explained_part(Explained, judged, Judged),
    judged_part(Judged, mark, Mark0),
    mark_text(Mark0, Mark),
    move_text(japanese, Game, Move, Text),
    move_comment(Language, Explained, Shown, Lines),
    atomic_list_concat(Lines, '\n', Said).

markup(Specification, Text) :-
    phrase(html(Specification), Tokens),
    with_output_to(string(Text), print_html(Tokens)).
