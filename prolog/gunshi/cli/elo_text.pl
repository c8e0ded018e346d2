:- encoding(utf8).
/*  How much stronger one player is than another, in words.
*/
:- module(gunshi_cli_elo_text,
          [ elo_words/3                 % +Elo, +Error, -Words
          ]).

%!  elo_words(+Elo, +Error, -Words:string) is det.
%
%   Words tell a person of what score_elo/3 says.

elo_words(null, _, "Elo: no estimate; it needs points of both sides") :-
    !.
elo_words(Elo, null, Words) :-
    !,
    format(string(Words), "Elo ~0f", [Elo]).
elo_words(Elo, Error, Words) :-
    format(string(Words), "Elo ~0f ± ~0f (95 %)", [Elo, Error]).
