:- encoding(utf8).
/*  What was wrong with a move, in words: there are some for each kind of claim that the better move
    may have first.
*/
:- module(test_mistake_words, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/claims), []).
:- use_module(library(gunshi/knowledge/claims/claim_kinds)).
:- use_module(library(gunshi/words/mistakes)).

%   never_first(?Kind): of the better move it is not said, or not first.

never_first(worse).
never_first(not_mated).
never_first(threatens_no_mate).
never_first(went_wrong).
never_first(Kind) :-
    search_kind(Kind).
never_first(Kind) :-
    shape_kind(Kind).

:- begin_tests(mistake_words).

test(each_kind, Without == []) :-
    findall(Language-Kind,
            ( clause(gunshi_knowledge_claims:rank(Kind, _), true),
              \+ never_first(Kind),
              member(Language, [en, ja]),
              \+ mistake_words(Language, missed, Kind, _)
            ),
            Without).
test(what_is_lost, Words == "loses gold 金") :-
    mistake_words(en, lost, ki, Words).

:- end_tests(mistake_words).
