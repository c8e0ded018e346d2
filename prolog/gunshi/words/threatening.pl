:- encoding(utf8).
/*  What threatens in a position: what would come if the side to move did nothing.

    A mate is proven by the solver. Else the position with the other side to move is searched, and
    what is found there is set against what the side to move has by a move of its own: the
    difference is what the threat is worth. Both are found out now, at the same depth.
*/
:- module(gunshi_words_threatening,
          [ print_threats/1             % +Game
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/situation', [situation_notes/2]).
:- use_module('../knowledge/shogi/decision', [situation/4]).
:- use_module('../knowledge/shogi/marks', [cut_score/2]).
:- use_module('../knowledge/shogi/reasons', [move_line/4, note_lines/4]).
:- use_module('../knowledge/shogi/relation_words', [hanging/2]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../knowledge/shogi/threats', [mate_move/3, threatened_mate/3]).
:- use_module('../shogi/game', [game_must_go_on/1, game_position/2]).
:- use_module('../shogi/kanji', [piece_kanji/2, side_sign/2, square_name/2]).
:- use_module('../shogi/kinds', [piece_side_kind/3]).
:- use_module('../shogi/position',
              [in_check/1, move_count/2, piece_at/3, position_passed/2, side_to_move/2]).
:- use_module('../shogi/search', [search/3, search_result/3]).
:- use_module(board, [side_text/2]).
:- use_module(reader, [reader_language/1, reader_words/3]).
:- use_module(tree_lines, [print_tree/1]).

%!  print_threats(+Game) is det.
%
%   Print what threatens the side to move at the end of Game, and whether it can mate itself.
%   Nothing is played.
%
%   @error gunshi(game_over(Result)) if the game has ended

print_threats(Game) :-
    game_must_go_on(Game),
    all_knowledge,
    reader_language(Language),
    game_position(Game, Position),
    side_to_move(Position, Side),
    side_text(Side, Name),
    situation(Game, [], none, Now),
    (   mate_move(Now, 100, _)
    ->  noted_line(Now, mate(_, _), Language, Game, Mate),
        said(mates, MatesWords),
        format(string(Line), MatesWords, [Name, Mate]),
        Own = [Line]
    ;   Own = []
    ),
    threat_lines(Language, Game, Position, Name, Lines),
    hanging_lines(Now, Position, Side, Name, Hanging),
    forall(member(Some, [Lines, Hanging, Own]), print_tree(Some)).

%   noted_line(+Now, ?Note, +Language, +Context, -Line): the line of the last Note of this form.

noted_line(Now, Note, Language, Context, Line) :-
    situation_notes(Now, Notes),
    findall(Note, member(Note, Notes), [Found|_]),
    once(note_lines(Found, Language, Context, [Line])).

threat_lines(_, _, Position, Name, [Line]) :-
    in_check(Position),
    !,
    said(check, Words),
    format(string(Line), Words, [Name]).
threat_lines(Language, Game, Position, Name, [Line]) :-
    situation(Game, [], none, Now),
    threatened_mate(Now, 100, _),
    !,
    noted_line(Now, threat(_, _, _), Language, Position, Text),
    said(mated, Words),
    format(string(Line), Words, [Name, Text]).
threat_lines(_, _, Position, Name, [Line]) :-
    position_passed(Position, Passed),
    move_count(Passed, 0),
    !,
    said(no_move, Words),
    format(string(Line), Words, [Name]).
threat_lines(_, Game, Position, Name, [Line]) :-
    position_passed(Position, Passed),
    search_knowledge(Position, [], Parameters),
    search(Passed, [parameters(Parameters), depth(6)], Theirs),
    search(Game, [parameters(Parameters), depth(6)], Ours),
    search_result(Theirs, score, TheirScore),
    search_result(Ours, score, OurScore),
    cut_score(TheirScore, TheirWorth),
    cut_score(OurScore, OurWorth),
    Cost is OurWorth+TheirWorth,
    search_result(Theirs, lines, [line(_, _, Moves)|_]),
    move_line(Passed, Moves, 0, Text),
    (   Cost >= 200
    ->  said(threat, Words)
    ;   said(nothing, Words)
    ),
    format(string(Line), Words, [Name, Text, Cost]).

hanging_lines(Now, Position, Side, Name, Lines) :-
    findall(Text,
            ( hanging(Now, Square),
              piece_at(Position, Square, Piece),
              piece_side_kind(Piece, Side, Kind),
              piece_kanji(Kind, Kanji),
              square_name(Square, SquareName),
              side_sign(Side, Sign),
              format(string(Text), "~w~w~w", [Sign, SquareName, Kanji])
            ),
            Texts),
    (   Texts == []
    ->  Lines = []
    ;   atomic_list_concat(Texts, ' ', List),
        said(hanging, Words),
        format(string(Line), Words, [Name, List]),
        Lines = [Line]
    ).

said(Key, Words) :-
    words(Key, English, Japanese),
    reader_words(English, Japanese, Words).

words(check, "~w is in check (王手).", "~wに王手がかかっている。").
words(no_move, "Nothing threatens ~w: the other side has no move.", "~wへの狙いはない。相手に指す手がない。").
words(mated, "A threatmate (詰めろ) against ~w: ~w", "~wに詰めろ: ~w").
words(threat, "If ~w did nothing: ~w; that would cost ~d.", "~wが何もしないと ~w で~d点の損。").
words(nothing, "Nothing much threatens ~w: ~w would cost ~d.", "~wへの大きな狙いはない: ~w でも~d点の損。").
words(hanging, "Could be taken from ~w with gain: ~w", "~wの取られると損をする駒: ~w").
words(mates, "~w can mate: ~w", "~wに詰みあり: ~w").
