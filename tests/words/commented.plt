:- encoding(utf8).
/*  A record explained: a comment on each move, by the strategy, and the record stays what it was.
*/
:- module(test_commented, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/words/commented)).
:- use_module(library(gunshi/words/reader)).
:- use_module(library(gunshi/words/sentences), [claim_topic/2]).
:- use_module(library(prolog_wrap)).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(library(gunshi/shogi/game), [game_record/2, game_moves/2]).
:- use_module(tests(knowledge/own_directory)).

:- dynamic seen/1.

explained(Language, Limits, Usi, Explained) :-
    game_usi(Game, Usi),
    in_own_directory(explained_game(Language, Limits, Game, seen_, Explained)).

seen_(Ply, Text, Lines) :-
    assertz(seen(Ply-Text-Lines)).

take_seen(Seen) :-
    findall(One, retract(seen(One)), Seen).

%   comments(+Game, -Comments): those of each move, one after the other.

comments(Game, Comments) :-
    game_record(Game, record(_, _, _, line(_, Steps, _))),
    findall(Lines,
            ( member(step(_, Remarks), Steps),
              findall(Line, member(comment(Line), Remarks), Lines)
            ),
            Comments).

%   said(+Lines, +Part): one of Lines has Part in it.

said(Lines, Part) :-
    assertion(( member(Line, Lines), says(Line, Part) )).

%   preferred(+Explained, -Gain): the comment says that the program would have played another move,
%   which the search finds better by Gain.

preferred(Explained, Gain) :-
    move_comment(en, Explained, [], Lines),
    explained_part(Explained, game, Game),
    explained_part(Explained, choice, Choice),
    move_text(japanese, Game, Choice, Text),
    format(string(Line), "Gunshi would have played ~w:", [Text]),
    memberchk(Line, Lines),
    explained_part(Explained, judged, Judged),
    judged_part(Judged, score, Score),
    judged_part(Judged, lines, Judgements),
    member(line(Other, _, [Choice|_]), Judgements),
    cut_score(Score, A),
    cut_score(Other, B),
    Gain is B-A.

nothing(_).

played_out(Plies, Game) :-
    start_position(hirate, Position),
    game_new(Position, Start),
    played_out(Plies, Start, Game).

played_out(0, Game, Game) :-
    !.
played_out(Plies, Game0, Game) :-
    choose(Game0, [nodes(100), style(reading)], choice(Move, _, _)),
    game_play(Game0, Move, Game1),
    Left is Plies-1,
    played_out(Left, Game1, Game).

:- begin_tests(commented).

test(each_move, Counts-Moves-Plies == [yes, yes, yes]-Same-[1, 2, 3]) :-
    take_seen(_),
    explained(en, [depth(2)], "startpos moves 7g7f 3c3d 9g9f", Game),
    take_seen(Seen),
    comments(Game, Comments),
    findall(Ply, member(Ply-_-_, Seen), Plies),
    findall(Lines, member(_-_-Lines, Seen), Told),
    assertion(Told == Comments),
    assertion(Seen = [_-"▲７六歩"-_|_]),
    findall(C, ( member(Lines, Comments), ( Lines = [_, _|_] -> C = yes ; C = no ) ), Counts),
    game_moves(Game, Moves),
    game_usi(Before, "startpos moves 7g7f 3c3d 9g9f"),
    game_moves(Before, Same).
test(the_same_move, true) :-
    explained(en, [depth(2)], "startpos moves 7g7f", Game),
    comments(Game, [Lines]),
    said(Lines, "Gunshi would have played it too"),
    said(Lines, "joseki  定跡にある手を指す / play a book move   kb/shogi/strategy.pl:"),
    said(Lines, "A book move of the line").
test(another_move, true) :-
    explained(en, [depth(2)], "startpos moves 9g9f", Game),
    comments(Game, [Lines]),
    said(Lines, "Gunshi would have played ▲"),
    Lines = [Worth|_],
    said([Worth], "▲９六歩"),
    said([Worth], "by the same search").
test(japanese, true) :-
    explained(ja, [depth(2)], "startpos moves 7g7f 9c9d", Game),
    comments(Game, [Same, Other]),
    said(Same, "軍師も同じ手"),
    said(Other, "軍師なら"),
    said(Other, "同じ読みで").
test(style, true) :-
    explained(en, [style(reading), depth(2)], "startpos moves 1g1f", Game),
    comments(Game, [Lines]),
    said(Lines, "search  先を読む").
test(every_limit, [forall(member(Limit, [depth(1), nodes(300), time(0.02)]))]) :-
    explained(en, [Limit], "startpos moves 9g9f 9c9d", Game),
    comments(Game, [[_|_], [_|_]]).
%   A comment is made once: it asks the knowledge, which takes time.

test(made_once, Counts == [2]) :-
    setup_call_cleanup(
        ( nb_setval(comments_made, 0),
          wrap_predicate(gunshi_words_commented:move_comment(_, _, _, _), counted, Wrapped,
                         ( nb_getval(comments_made, N0), N is N0+1, nb_setval(comments_made, N),
                           Wrapped )) ),
        explained(en, [depth(1)], "startpos moves 7g7f 3c3d", _),
        unwrap_predicate(gunshi_words_commented:move_comment/4, counted)),
    nb_getval(comments_made, Count),
    Counts = [Count].

%   How a game ended is told in the language asked for, whatever the reader's is.

test(end_in_the_language, [forall(member(Language-Reader, [en-ja, en-en, ja-en, ja-ja]))]) :-
    game_usi(Game0, "startpos moves 7g7f"),
    game_end(Game0, resigns(gote), Game),
    setup_call_cleanup(
        set_reader_language(Reader),
        summary_lines(Language, summary(wins(sente, resignation), [], [], [], 0), Game, Lines),
        set_reader_language(en)),
    end_line(Language, Line),
    Lines == [Line].

end_line(en, "Resignation (投了): ▲ sente (先手) wins.").
end_line(ja, "投了で▲先手の勝ち").

test(no_such_style, throws(error(gunshi(no_such_style(no_such, _)), _))) :-
    explained(en, [style(no_such)], "startpos moves 9g9f", _).
test(no_moves, Seen == []) :-
    take_seen(_),
    explained(en, [depth(1)], "startpos", _),
    take_seen(Seen).
test(to_the_end_of_a_game, Length == 1) :-
    explained(en, [depth(2)], "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b", Game),
    comments(Game, Comments),
    length(Comments, Length),
    Comments = [Lines],
    said(Lines, "played it too"),
    said(Lines, "Checkmate.").
test(where_it_would_have_resigned, true) :-
    explained(en, [nodes(100_000)], "sfen 4k4/7s1/4+P4/3G5/9/9/9/9/4K4 w G 1 moves 5a4a", Game),
    comments(Game, [Lines]),
    said(Lines, "Gunshi would have resigned:").
test(comments_that_are_there_stay_before, Lines == ["mine", "yours"]) :-
    game_usi(Game0, "startpos moves 7g7f"),
    game_record(Game0, record(Start, Number, Header, line(Opening, [step(Move, _)], End))),
    game_record(Game, record(Start, Number, Header,
                             line(Opening, [step(Move, [comment("mine"), comment("yours")])],
                                  End))),
    in_own_directory(explained_game(en, [depth(1)], Game, test_commented:seen_, Explained)),
    comments(Explained, [[A, B, _|_]]),
    Lines = [A, B].

%   Moves of a search of 100 positions, judged by one of 2000.

test(never_what_is_no_better, Wrong == []) :-
    in_own_directory(( played_out(24, Game),
                       explained_moves([nodes(2000)], Game, nothing, Moves) )),
    findall(Gain, ( member(Explained, Moves), preferred(Explained, Gain) ), Gains),
    assertion(( length(Gains, Count), Count >= 4 )),
    findall(Gain, ( member(Gain, Gains), Gain =< 0 ), Wrong).

%   No move has a sentence at once that its side's move before had too, or that names no side, piece
%   or square and was said of the other side's move just before.

test(never_the_same_sentence_again, Again == []) :-
    game_usi(Game, "startpos moves 1g1f 1c1d 9g9f 9c9d 7g7f 3c3d 8h2b+ 3a2b 6i7h 8b7b"),
    in_own_directory(explained_moves([nodes(200)], Game, nothing, Moves)),
    shown_first(Moves, Shown),
    findall(Topic,
            ( append(_, [Two, One, Now|_], [[], []|Shown]),
              member(Claim, Now),
              claim_topic(Claim, Topic),
              Topic \= plan_step-_,
              (   member(Before, Two),
                  claim_topic(Before, Topic)
              ;   nameless(Topic),
                  member(Before, One),
                  claim_topic(Before, Topic)
              )
            ),
            Again),
    append(Shown, All),
    assertion(( member(One, All), claim_topic(One, motif-_) )).

nameless(motif-_).
nameless(joseki-_).
nameless(escapes).
nameless(threatens_no_mate).

test(same_again, One =@= Two) :-
    explained(en, [depth(2)], "startpos moves 7g7f 1c1d", Game1),
    explained(en, [depth(2)], "startpos moves 7g7f 1c1d", Game2),
    comments(Game1, One0),
    comments(Game2, Two0),
    without_times(One0, One),
    without_times(Two0, Two).

%   Searches say how long they took.

without_times(Comments, Texts) :-
    findall(Line,
            ( member(Lines, Comments),
              member(Line, Lines),
              \+ sub_string(Line, _, _, _, " nodes") ),
            Texts).

:- end_tests(commented).
