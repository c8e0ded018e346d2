/*  Claims of the book: which line of joseki plays a move, which lost game has taught it. */
:- module(gunshi_knowledge_claims_book,
          [ book_claim/2                % +Study, -Claim
          ]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../joseki/facts', [taught_by/3]).
:- use_module('../joseki/lines', [line_facts/3]).
:- use_module('../joseki/pattern_moves', [next_number/2, pattern_facts/4]).
:- use_module(study, [studied/3]).
:- autoload(library(lists), [member/2]).

%!  book_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move of Study: `joseki`, the heaviest line that plays it;
%   `learned`, where a lost game has taught that it is good, with the number of that game's move.
%
%   @error gunshi(bad_knowledge(File, Problems))

book_claim(Study, claim(joseki, [name(Line), source(Source)])) :-
    studied(Study, before, Before),
    studied(Study, move, Move),
    need_knowledge(joseki),
    line_facts(Before, Move, [_-fact(joseki(Line, _, _), Source0)|_]),
    shown_source(Source0, Source).
book_claim(Study, claim(learned, [name(Key), ply(Number), source(Source)])) :-
    studied(Study, game, Game),
    studied(Study, before, Before),
    studied(Study, move, Move),
    need_knowledge(joseki),
    next_number(Game, N),
    pattern_facts(gm, N, Before, Found),
    once(( member(Move-fact(Fact, Source0), Found),
           taught_by(Fact, Key, Number)
         )),
    shown_source(Source0, Source).
