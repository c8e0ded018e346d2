:- encoding(utf8).
/*  How games explained are written: as records with comments, or in a format of their own.

    A format of explain's own is one row of own_format/3 here. A record is written by its format,
    which must hold comments (gunshi_shogi_records).
*/
:- module(gunshi_cli_explain_writing,
          [ own_formats/1,              % -Formats
            writing_ending/2,           % +Writing, -Ending
            write_explained/5           % +Writing, +Language, +Target, +Games, +Explained
          ]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../../knowledge/shogi/explained', [explained_part/3, game_summary/3]).
:- use_module('../../shogi/game', [game_header/3]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../../shogi/records', [write_games/3]).
:- use_module('../../words/commented',
              [commented_game/4, move_comment/4, shown_first/2, summary_lines/4]).
:- use_module('../../words/explained_json', [move_dict/3, summary_dict/2]).
:- use_module('../../words/explained_page', [explained_page/4]).
:- use_module('../options', [write_json/1]).
:- autoload(library(apply), [maplist/3, maplist/4]).
:- autoload(library(lists), [member/2, nth1/3]).

%   own_format(?Format, ?Ending, ?Print): files in Format end in Ending; call(Print, Language,
%   Games, Explained) prints them.

own_format(text, txt,  print_texts).
own_format(json, json, print_jsons).
own_format(html, html, print_page).

%!  own_formats(-Formats:list) is det.
%
%   The names of the formats that are no records.

own_formats(Formats) :-
    findall(Format, own_format(Format, _, _), Formats).

%!  writing_ending(+Writing, -Ending:atom) is det.
%
%   The names of files end in Ending. Writing is record(Format), or one of own_formats/1.

writing_ending(record(Format), Format) :-
    !.
writing_ending(Format, Ending) :-
    own_format(Format, Ending, _).

%!  write_explained(+Writing, +Language, +Target, +Games:list, +Explained:list) is det.
%
%   Write Games to Target, as write_text/3 takes a file; each of Explained is the list of the moves
%   of one, of explained_moves/4. Writing is as of writing_ending/2, Language `en` or `ja`.
%
%   @error as write_games/3 and write_text/3

write_explained(record(To), Language, Target, Games, Explained) :-
    !,
    maplist(commented_game(Language), Games, Explained, Commented),
    write_games(Target, To, Commented).
write_explained(Format, Language, Target, Games, Explained) :-
    own_format(Format, _, Print),
    with_output_to(string(Text), call(Print, Language, Games, Explained)),
    write_text(Target, utf8, Text).

%   Of several games each text has a heading, and a line between it and the one before.

print_texts(Language, [Game], [Moves]) :-
    !,
    print_text(Language, Game, Moves).
print_texts(Language, Games, Explained) :-
    forall(( nth1(N, Games, Game), nth1(N, Explained, Moves) ),
           ( heading(Language, N, Game),
             print_text(Language, Game, Moves)
           )).

heading(Language, N, Game) :-
    (   N > 1
    ->  nl
    ;   true
    ),
    game_players(Game, Players),
    heading_words(Language, Words),
    format(Words, [N, Players]).

heading_words(en, "Game ~d~w~n").
heading_words(ja, "第~d局~w~n").

%   game_players(+Game, -Text): the names that the record has, as they follow the number.

game_players(Game, Text) :-
    (   game_header(Game, 先手, Sente),
        game_header(Game, 後手, Gote)
    ->  format(string(Text), ": ▲~w △~w", [Sente, Gote])
    ;   Text = ""
    ).

print_jsons(_, Games, Explained) :-
    forall(( nth1(N, Games, Game), nth1(N, Explained, Moves) ), print_json(N, Game, Moves)).

print_page(Language, Games, Explained) :-
    explained_page(Language, Games, Explained, Page),
    format("~s", [Page]).

print_text(Language, Game, Moves) :-
    shown_first(Moves, Shown),
    game_summary(Game, Moves, Summary),
    summary_lines(Language, Summary, Game, Lines),
    forall(member(Line, Lines), format("~s~n", [Line])),
    maplist(print_move(Language), Moves, Shown).

print_move(Language, Explained, Shown) :-
    explained_part(Explained, ply, Ply),
    explained_part(Explained, game, Game),
    explained_part(Explained, move, Move),
    move_text(japanese, Game, Move, Text),
    format("~t~d~4| ~s~n", [Ply, Text]),
    move_comment(Language, Explained, Shown, Lines),
    forall(member(Line, Lines), format("       ~s~n", [Line])).

%   print_json(+N, +Game, +Moves): each object says that it is of game N.

print_json(N, Game, Moves) :-
    shown_first(Moves, Shown),
    forall(paired(Moves, Shown, Explained, First),
           ( move_dict(Explained, First, Dict), write_json(Dict.put(game, N)) )),
    game_summary(Game, Moves, Summary),
    summary_dict(Summary, Dict),
    write_json(Dict.put(game, N)).

paired([Explained|_], [First|_], Explained, First).
paired([_|Moves], [_|Shown], Explained, First) :-
    paired(Moves, Shown, Explained, First).
