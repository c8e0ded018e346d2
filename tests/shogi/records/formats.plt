/*  The table of record formats, and what help and messages make of it. */
:- module(test_record_formats, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/records/formats)).

:- begin_tests(record_formats).

test(names, Formats == [kif, kifu, ki2, ki2u, csa, jkf, usi, sfen]) :-
    record_formats(Formats).
test(ending, Format == ki2u) :-
    record_format('games/a.b.KI2U', Format).
test(no_ending, fail) :-
    record_format('game.txt', _).
test(kind_is_named_as_its_first_format, [forall(format_kind_help(Kind, [First|_], _))]) :-
    First == Kind.
test(every_format_has_a_sentence, Named == Formats) :-
    record_formats(Formats),
    findall(Format, ( format_kind_help(_, Of, _), member(Format, Of) ), Named).
test(help, Sentence == "JKF, a JSON object") :-
    format_kind_help(jkf, [jkf], Sentence).
test(many_games, Formats == [csa, usi, sfen]) :-
    findall(Format, holds_many_games(Format), Formats).
test(one_or_many, [forall(( record_formats(Formats), member(Format, Formats) ))]) :-
    (   holds_one_game(Format)
    ->  \+ holds_many_games(Format)
    ;   holds_many_games(Format)
    ).
test(comments, Formats == [usi, sfen]) :-
    findall(Format, ( format_kind(Format, _), \+ holds_comments(Format) ), Formats).
test(fouls, Formats == [ki2, ki2u, usi, sfen]) :-
    findall(Format, ( format_kind(Format, _), \+ holds_fouls(Format) ), Formats).
test(listing, Text == 'csa, usi and sfen') :-
    names_text([csa, usi, sfen], and, Text).
test(listing_two, Text == 'jkf or csa') :-
    names_text([jkf, csa], or, Text).
test(listing_one, Text == csa) :-
    names_text([csa], and, Text).

:- end_tests(record_formats).
