:- encoding(utf8).
/*  The page of explained games: whole HTML that needs nothing else, with the games in it as the
    JSON has them, and what a stranger's record says is text there and nothing more.
*/
:- module(test_explained_page, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(base64)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(sgml)).
:- use_module(library(sha)).
:- use_module(library(xpath)).
:- use_module(library(yall)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/shogi/game), [game_record/2]).
:- use_module(library(gunshi/words/commented)).
:- use_module(library(gunshi/words/explained_json)).
:- use_module(library(gunshi/words/explained_page)).
:- use_module(tests(knowledge/own_directory)).

%   page(+Language, +Games, -Page, -Explained)

page(Language, Games, Page, Explained) :-
    maplist(explained, Games, Explained),
    explained_page(Language, Games, Explained, Page).

%   explained(+Game, -Moves): each game once for all who show it.

:- table explained/2.

explained(Game, Moves) :-
    in_own_directory(explained_moves([nodes(50)], Game, nothing, Moves)).

nothing(_).

some_game(Game) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f").

%   written(+Header, +Opening, +Remarks, -Game): a game of two moves with that head and comments.

written(Header, Opening, Remarks, Game) :-
    game_usi(Plain, "startpos moves 7g7f 3c3d"),
    game_record(Plain, record(Start, Number, _, line(_, [step(First, _), Second], End))),
    game_record(Game, record(Start, Number, Header, line(Opening, [step(First, Remarks), Second],
                                                         End))).

%   dom(+Page, -Dom): a page that is no good HTML prints a warning, at which the file fails.

dom(Page, Dom) :-
    once(load_html(string(Page), Dom, [max_errors(-1)])).

%   games_of(+Page, -Games): the games that the page carries.

games_of(Page, Games) :-
    dom(Page, Dom),
    once(xpath(Dom, //script(@id=games, text), Json)),
    atom_json_dict(Json, Data, []),
    Games = Data.games.

%   as_json(+Dict, -Read): Dict as who reads it written as JSON has it.

as_json(Dict, Read) :-
    with_output_to(string(Text), ( current_output(Out), json_write_dict(Out, Dict, []) )),
    atom_json_dict(Text, Read, []).

element(script, "<script", "</script>").
element(style,  "<style>", "</style>").

%   content(+Page, +Name, -Text): what is between the tags of the last element Name, as a browser
%   has it, which looks for the end tag alone.

content(Page, Name, Text) :-
    element(Name, Open, Close),
    findall(At, sub_string(Page, At, _, _, Open), Ats),
    last(Ats, Start),
    sub_string(Page, Start, _, 0, Rest),
    once(sub_string(Rest, Tag, 1, _, ">")),
    once(sub_string(Rest, End, _, _, Close)),
    From is Tag+1,
    Length is End-From,
    sub_string(Rest, From, Length, _, Text).

occurrences(Text, Part, Count) :-
    findall(At, sub_string(Text, At, _, _, Part), Ats),
    length(Ats, Count).

hostile("</script><script>alert(1)</script>").
hostile("<!-- <script> --> <img src=x onerror=alert(1)>").
hostile("\"><b>&lt;\\u003C{{script}}{{games}}'").
hostile("]]>\u2028</noscript></main>").

:- begin_tests(explained_page).

test(whole_html, Language == ja) :-
    some_game(Game),
    page(ja, [Game], Page, _),
    assertion(sub_string(Page, 0, _, _, "<!DOCTYPE html>")),
    dom(Page, Dom),
    Dom = [element(html, Attributes, _)],
    memberchk(lang=Language, Attributes),
    forall(member(Name-Count, [head-1, title-1, style-1, body-1, main-1, noscript-1, script-2]),
           ( findall(E, xpath(Dom, //Name, E), Elements),
             assertion(length(Elements, Count)) )).
test(the_games_are_those_of_the_json, Moves-Summary =@= Dicts-SummaryDict) :-
    some_game(Game),
    page(en, [Game], Page, [Explained]),
    shown_first(Explained, Shown),
    findall(Dict,
            ( nth1(N, Explained, One), nth1(N, Shown, First), move_dict(One, First, Dict0),
              as_json(Dict0, Dict) ),
            Dicts),
    game_summary(Game, Explained, Told),
    summary_dict(Told, SummaryDict0),
    as_json(SummaryDict0.summary, SummaryDict),
    games_of(Page, [Data]),
    Moves = Data.moves,
    Summary = Data.summary,
    assertion(length(Moves, 5)).
test(texts_name_the_moves, Third == "▲２二角成") :-
    some_game(Game),
    page(en, [Game], Page, _),
    games_of(Page, [Data]),
    nth1(3, Data.texts, Texts),
    Third = Texts.move.
test(title, forall(member(Header-Title, [ []-"Gunshi 軍師",
                                           [先手-"甲", 後手-"乙"]-"▲甲 △乙 – Gunshi 軍師" ]))) :-
    written(Header, [], [], Game),
    page(ja, [Game], Page, _),
    dom(Page, Dom),
    once(xpath(Dom, //title(text), Text)),
    assertion(atom_string(Text, Title)).
test(several_games_and_none_played, Counts == [5, 0]) :-
    some_game(Game),
    game_usi(Empty, "startpos"),
    page(en, [Game, Empty], Page, _),
    games_of(Page, Games),
    findall(Count, ( member(One, Games), length(One.moves, Count) ), Counts).
test(names_and_comments, [Names, Event, Remarks] ==
                         [[gote-"", sente-"甲"], ["棋戦の名"], [["初め"], ["手の注"], []]]) :-
    written([先手-"甲", 棋戦-"棋戦の名"], [comment("初め")], [time(3), comment("手の注")], Game),
    page(en, [Game], Page, _),
    games_of(Page, [Data]),
    dict_pairs(Data.names, _, Names),
    Event = Data.event,
    Remarks = Data.remarks.

%   A browser ends a script at the first end tag, whatever stands around it; so there are no more
%   tags on the page than on one without such words, and the words come back as they were.

test(a_stranger_breaks_nothing, [forall(hostile(Text)), [Name, Comments] == [Text, [Text]]]) :-
    written([先手-Text, 棋戦-Text], [comment(Text)], [comment(Text)], Game),
    written([先手-"甲", 棋戦-"乙"], [comment("丙")], [comment("丁")], Harmless),
    page(en, [Game], Page, _),
    page(en, [Harmless], Other, _),
    forall(member(Tag, ["<script", "</script", "<!--", "<img", "<b>", "</main", "</noscript"]),
           ( occurrences(Page, Tag, Count),
             occurrences(Other, Tag, Harmlessly),
             assertion(Tag-Count == Tag-Harmlessly) )),
    games_of(Page, [Data]),
    Name = Data.names.sente,
    nth1(2, Data.remarks, Comments).
test(needs_nothing_else, true) :-
    some_game(Game),
    page(en, [Game], Page, _),
    dom(Page, Dom),
    findall(Name=Value,
            ( xpath(Dom, //(*), element(_, Attributes, _)),
              member(Name=Value, Attributes),
              memberchk(Name, [src, href, srcset, action, data, poster]) ),
            Links),
    assertion(Links == [href='data:,']),
    content(Page, style, Style),
    forall(member(Part, ["url(", "@import", "@font-face"]),
           assertion(\+ sub_string(Style, _, _, _, Part))),
    content(Page, script, Script),
    forall(( sub_string(Script, Before, _, _, "://"), Start is Before-4,
             sub_string(Script, Start, 23, _, Address) ),
           assertion(Address == "http://www.w3.org/2000/")),     % the name of SVG
    forall(member(Part, ["import ", "import(", "fetch(", "XMLHttpRequest", "innerHTML"]),
           assertion(\+ sub_string(Script, _, _, _, Part))).
test(only_this_script_and_this_style_may_run, forall(member(Name, [script, style]))) :-
    some_game(Game),
    page(en, [Game], Page, _),
    content(Page, Name, Text),
    sha_hash(Text, Bytes, [algorithm(sha256), encoding(utf8)]),
    atom_codes(Raw, Bytes),
    base64(Raw, Hash),
    dom(Page, Dom),
    once(xpath(Dom, //meta(@'http-equiv'='Content-Security-Policy', @content), Policy)),
    format(string(Source), "~w-src 'sha256-~w'", [Name, Hash]),
    assertion(sub_atom(Policy, 0, _, _, 'default-src \'none\';')),
    assertion(says(Policy, Source)),
    assertion(\+ sub_atom(Policy, _, _, _, unsafe)).
test(read_without_a_script, [forall(member(Language, [ja, en])), Said == Lines]) :-
    some_game(Game),
    page(Language, [Game], Page, [Explained]),
    dom(Page, Dom),
    once(xpath(Dom, //noscript, Reading)),
    findall(Item, xpath(Reading, //ol/li, Item), Items),
    assertion(length(Items, 5)),
    nth1(3, Items, Item),
    once(xpath(Item, //h2(text), Heading)),
    assertion(says(Heading, "3 ▲２二角成")),
    once(xpath(Item, //pre(text), Text)),
    split_string(Text, "\n", "", Said),
    shown_first(Explained, Shown),
    nth1(3, Explained, Move),
    nth1(3, Shown, First),
    move_comment(Language, Move, First, Lines0),
    maplist([Line, String]>>atom_string(Line, String), Lines0, Lines).

:- end_tests(explained_page).
