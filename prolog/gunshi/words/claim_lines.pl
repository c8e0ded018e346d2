/*  Claims as lines of the prompt: a sentence a line, the three that are shown at once. */
:- module(gunshi_words_claim_lines,
          [ claim_lines/4               % +Language, +Game, +Claims, -Lines
          ]).
:- use_module(sentences, [claim_sentence/4, shown_claims/3]).
:- autoload(library(lists), [member/2]).

%!  claim_lines(+Language, +Game, +Claims:list, -Lines:list(string)) is det.
%
%   Lines say the first of Claims, those of move_claims/5 about a move at the end of Game, in
%   Language.

claim_lines(Language, Game, Claims, Lines) :-
    shown_claims(Claims, [], First),
    findall(Line,
            ( member(Claim, First),
              claim_sentence(Language, Game, Claim, Sentence),
              string_concat("   ", Sentence, Line)
            ),
            Lines).
