/*  Gunshi as a pack of SWI-Prolog: pack_install('file:///path/of/the/checkout'). The Makefile beside
    it builds the C part.
*/
name(gunshi).
version('0.1').
pack_version(2).
title('Shogi and Othello: positions, records, search, mating problems, knowledge as clauses').
keywords([shogi, othello, games, search]).
requires(prolog >= '9.0.4').
