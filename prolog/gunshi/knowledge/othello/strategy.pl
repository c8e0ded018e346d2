/*  Othello's knowledge: what can be said in kb/othello/strategy.pl, and how a move is chosen by it.
    Joseki are in patterns.pl, learning in learner.pl, the weights of the search in
    weights.pl, looking ahead in lookahead.pl.

    What the clauses note on their way is the memory of the situation (decision.pl), and is not
    undone on going back (the paper's section 6, wish 1); the notes, what the reason is made of,
    are.
*/
:- module(gunshi_knowledge_othello_strategy,
          [ othello_knowledge/0,
            otl_choose/4,               % +Position, +N, +Player, -Choice
            candidates/3,               % +Position, +N, -Candidates
            player/2,                   % +Now, ?Player
            joban/1,                    % +Now
            joseki_ga_aru/2,            % +Now, -M
            uteru/2,                    % +Now, -M
            kouhote/2,                  % +Now, -M
            kariuchi/3,                 % +Now, +M, -Position
            j/3,                        % +Now, +Position, -J
            saizen/3,                   % +Now, -M, -J
            touroku/3,                  % +Now, +M, +J
            kijun/2,                    % +Now, -S
            bp_kiroku/1                 % +Now
          ]).
:- use_module('../../base/store', [load_knowledge_directory/2]).
:- use_module('../../base/interpret', [genuine_during/1, known/2]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../othello/board').
:- use_module('../../othello/search', [othello_result/3]).
:- use_module(decision).
:- use_module(forbidden, [forbid/2, forbidden/4]).
:- use_module(lookahead, [looked_parts/3]).
:- use_module(patterns, [joseki_fact/6]).
:- use_module(weights, [current_weights/1]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../deciding', [decide/4, clause_sources/2]).
:- use_module('../situation', [situation_note/2, situation_notes/2]).
:- use_module('../own', [own_knowledge/0]).
:- use_module('../choice_messages', []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/2, append/3, member/2, nth0/3]).

:- declare_knowledge(te(now: variable, m: othello_square), "The move is M.",
                     "te(Now, M) :- joseki_ga_aru(Now, M).").
:- declare_knowledge(saizen_koushin(now: variable, m: any, j: any),
                     "M, worth J, has been compared with the best so far.",
                     "saizen_koushin(Now, M, J) :- \c
                      saizen(Now, _, J0), J > J0, touroku(Now, M, J).").
:- declare_knowledge(manzoku(now: variable, j: any), "A move worth J is satisfactory.",
                     "manzoku(Now, J) :- kijun(Now, S), J >= S.").
:- declare_knowledge(akkyokumen(now: variable, j: any),
                     "The position has been marked as bad if its best move, worth J, says so.",
                     "akkyokumen(Now, J) :- J < 0, bp_kiroku(Now).").
:- declare_knowledge(manzoku_kijun(j: integer), "A move with that J is satisfactory.",
                     "manzoku_kijun(1).").
:- declare_knowledge(akukyokumen_kijun(j: integer),
                     "A position without a candidate of that J is bad.",
                     "akukyokumen_kijun(-2).").
:- declare_knowledge(joban_made(n: natural), "The opening ends after N moves.",
                     "joban_made(20).").
:- declare_knowledge(kouho(phase: one_of([joban, chuban]), group: positive,
                           squares: list(othello_square)),
                     "Candidates of a phase in order; a later group if no earlier is legal.",
                     "kouho(joban, 1, [3-3, 6-6]).").
:- declare_knowledge(chuban(now: variable), "The opening of the player otl is over.",
                     "chuban(Now) :- player(Now, otl), \\+ joban(Now).").
:- declare_knowledge(chuban_kara(empties: natural),
                     "The middle game of the player otl begins with so many empty squares.",
                     "chuban_kara(48).").
:- declare_knowledge(yomikiri_kara(empties: between(0, 20)),
                     "The player otl reads to the end from so many empty squares on.",
                     "yomikiri_kara(14).").
:- declare_knowledge(sakiyomi_te(plies: between(1, 14)),
                     "The player otl looks so many plies ahead.", "sakiyomi_te(7).").
:- declare_knowledge(yoi(now: variable, m: any), "Looking ahead finds the move good enough.",
                     "yoi(Now, M) :- sakiyomi(Now, 7, 100, M).").
:- declare_knowledge(yurusu(within: natural),
                     "A saying may cost so many hundredths of a disc, by looking ahead.",
                     "yurusu(100).").
:- vocabulary_subject("Othello: choosing a move").
:- declare_vocabulary(player(now: variable, player: any),
                      "Who plays: paper, otl, or level(L), L from 1 to 10 or seconds(S).").
:- declare_vocabulary(joban(now: variable), "The opening is not over yet.").
:- declare_vocabulary(joseki_ga_aru(now: variable, m: any),
                      "A gm fact says M, and no bm fact speaks against it.").
:- declare_vocabulary(uteru(now: variable, m: any), "M is legal, in the order of kouho.").
:- declare_vocabulary(kouhote(now: variable, m: any), "M is a candidate.").
:- declare_vocabulary(kariuchi(now: variable, m: any, k: any),
                      "M, played tentatively, gives position K.").
:- declare_vocabulary(j(now: variable, k: any, j: any), "In position K the side that moved has J.").
:- declare_vocabulary(saizen(now: variable, m: any, j: any), "The best so far is M with J.").
:- declare_vocabulary(touroku(now: variable, m: any, j: any), "Note M with J as the best so far.").
:- declare_vocabulary(kijun(now: variable, s: any), "S is the criterion of this round.").
:- declare_vocabulary(bp_kiroku(now: variable), "Mark the position as bad.").

%!  othello_knowledge is det.
%
%   Make sure that kb/othello has been read, and the user's own knowledge, with what games have
%   taught, as own_knowledge/0 does.
%
%   @error gunshi(bad_knowledge(File, Problems)); the next call tries again

othello_knowledge :-
    need_knowledge(othello),
    own_knowledge.

                /*******************************
                *            CHOICE            *
                *******************************/

%!  otl_choose(+Position, +N:integer, +Player, -Choice) is det.
%
%   Choose a move in Position, after N moves, by the clauses te/2 of kb/othello/strategy.pl. Choice
%   is choice(M, Reason, Bad): M is a square or `pass`; Bad is `true` when the position was marked
%   as bad. Reason is reason(Source, Notes): File:Line of the clause that decided, relative to
%   Gunshi's directory, or `none` for a pass; and what was found out on the way:
%
%     - gm(Source, N, M, Fact)  Fact, which stands at Source, says the Nth move M
%     - j(J)                    in the opening: what M is worth by the paper's function
%     - searched(Result)        what yomi/3 or yomikiri/2 found, a term of gunshi_othello_search
%     - looked(Result, Behind, Parts)
%       what sakiyomi/4 found of M, Behind the best by so much, and what looked_parts/3 makes of it
%     - taught(M1, Value, Rules)
%       learned rules made M1, M or the move that looked best, worth Value more, or less; Rules as
%       of teaching/3
%     - saying(Japanese, English) by kakugen/3
%     - bm(Source, N, M, Fact)  Fact, which stands at Source, kept the Nth move from being M
%     - went_wrong(Error)       a clause that was tried before raised Error
%
%   @error gunshi(no_othello_strategy(Text)) when no clause decides; or the game is over
%   @error gunshi(rule_failed(File:Line, Error)), gunshi(rule_limit(File:Line, What)) when a rule
%          went wrong and no other decides

otl_choose(Position, N, Player, Choice) :-
    genuine_during(otl_choice(Position, N, Player, Choice)).

otl_choice(Position, N, Player, choice(M, Reason, Bad)) :-
    othello_knowledge,
    (   othello_moves(Position, [pass])
    ->  M = pass,
        Reason = reason(none, []),
        Bad = false
    ;   (   Player == paper
        ->  true
        ;   current_weights(_)
        ),
        situation(Position, N, Player, Now),
        clause_sources(te(Now, M), Sources),
        (   decide(Sources, te(Now, M), othello_move(Position, M), decided(Source, _, Errors))
        ->  true
        ;   othello_text(Position, Text),
            throw(error(gunshi(no_othello_strategy(Text)), _))
        ),
        shown_source(Source, Shown),
        situation_notes(Now, Notes0),
        (   Notes0 == [],
            joban(Now)
        ->  othello_after(Position, M, After),
            j(Now, After, J),
            Notes1 = [j(J)]
        ;   Notes1 = Notes0
        ),
        noted(Now, bad, Bad),
        noted(Now, forbidden, Forbidden),
        findall(went_wrong(Error), member(Error, Errors), Troubles),
        maplist(note_with_parts(Now), Notes1, Notes2),
        append([Notes2, Forbidden, Troubles], Notes),
        Reason = reason(Shown, Notes)
    ).

note_with_parts(Now, Note0, Note) :-
    (   Note0 = looked(Result, Behind)
    ->  othello_result(Result, line, Line),
        looked_parts(Now, Line, Parts),
        Note = looked(Result, Behind, Parts)
    ;   Note = Note0
    ).

%!  player(+Now, ?Player) is semidet.
%
%   Player plays: `paper`, as the third paper has it; `otl`, the same grown up; or level(L), the
%   search engine at that level, of yomi/3. Whether it heeds learned rules is not told.

player(Now, Player) :-
    situation_player(Now, Player0),
    (   Player0 = without_rules(Player1)
    ->  Player = Player1
    ;   Player = Player0
    ).

%!  joban(+Now) is semidet.
%
%   The opening is not over yet.

joban(Now) :-
    situation_played(Now, N),
    phase_at(N, joban).

%   phase_at(+N, -Phase): after N moves.

phase_at(N, Phase) :-
    (   once(known(joban_made(Last), _)),
        N < Last
    ->  Phase = joban
    ;   Phase = chuban
    ).

%!  joseki_ga_aru(+Now, -M) is nondet.
%
%   A gm fact, of kb/othello or learned, says M in an image of the position, and no bm fact speaks
%   against M.

joseki_ga_aru(Now, M) :-
    situation_position(Now, Position),
    situation_played(Now, N0),
    N is N0 + 1,
    joseki_fact(gm, Position, N, M, Source, Fact),
    othello_move(Position, M),
    forbidden(Position, N, [M], Forbidden),
    forbid(Now, Forbidden),
    Forbidden == [],
    situation_note(Now, gm(Source, N, M, Fact)).

%!  uteru(+Now, -M) is nondet.
%
%   M is a legal move, in the order of the candidates of the phase.

uteru(Now, M) :-
    situation_position(Now, Position),
    situation_played(Now, N),
    phase_at(N, Phase),
    othello_moves(Position, Moves),
    group(Phase, Squares),
    member(M, Squares),
    memberchk(M, Moves).

%   group(+Phase, -Squares): the groups in their order.

group(Phase, Squares) :-
    findall(Group-Squares0, known(kouho(Phase, Group, Squares0), _), Pairs0),
    keysort(Pairs0, Pairs),
    member(_-Squares, Pairs).

%!  kouhote(+Now, -M) is nondet.
%
%   M is a candidate: a legal move of the first group that has one, and no negative joseki. When all
%   have been gone through they come once more for the next criterion of manzoku_kijun/1, and so
%   on: the criterion is looked at last and goes back last (the paper's section 6, wish 2).

kouhote(Now, M) :-
    situation_position(Now, Position),
    situation_played(Now, N0),
    N is N0 + 1,
    candidates(Position, N, Candidates, Forbidden),
    forbid(Now, Forbidden),
    aggregate_all(count, known(manzoku_kijun(_), _), Rounds),
    Last is max(0, Rounds - 1),
    between(0, Last, Round),
    note_down(Now, round, Round),
    member(M, Candidates).

%!  candidates(+Position, +N, -Candidates:list) is det.
%
%   Candidates are those for the Nth move, in their order: the legal moves of the first group that
%   has one, without negative joseki.

candidates(Position, N, Candidates) :-
    candidates(Position, N, Candidates, _).

%   candidates(+Position, +N, -Candidates, -Forbidden): Forbidden are the bm facts about others of
%   the group.

candidates(Position, N, Candidates, Forbidden) :-
    N0 is N - 1,
    phase_at(N0, Phase),
    othello_moves(Position, Moves),
    (   group(Phase, Squares),
        findall(M, ( member(M, Squares), memberchk(M, Moves) ), Legal),
        Legal \== []
    ->  forbidden(Position, N, Legal, Forbidden),
        findall(M, ( member(M, Legal), \+ memberchk(bm(_, _, M, _), Forbidden) ), Candidates)
    ;   Candidates = [],
        Forbidden = []
    ).

%!  kariuchi(+Now, +M, -Position) is det.
%
%   M, played tentatively, gives Position.

kariuchi(Now, M, After) :-
    situation_position(Now, Position),
    othello_after(Position, M, After).

%!  j(+Now, +Position, -J:integer) is det.
%
%   In Position, after a tentative move, the side that moved has J (gunshi_othello_board).

j(Now, Position, J) :-
    situation_position(Now, Before),
    othello_side(Before, Side),
    othello_j(Position, Side, J).

%!  saizen(+Now, -M, -J) is semidet.
%
%   The best candidate that was noted is M, worth J; `none` and -100 at first.

saizen(Now, M, J) :-
    noted(Now, best, M),
    noted(Now, worth, J).

%!  touroku(+Now, +M, +J) is semidet.
%
%   Note M, worth J, as the best so far.
%
%   @error instantiation_error

touroku(Now, M, J) :-
    note_down(Now, best, M),
    note_down(Now, worth, J).

%!  kijun(+Now, -S:integer) is semidet.
%
%   S is the criterion of manzoku_kijun/1 of this round (kouhote/2).

kijun(Now, S) :-
    noted(Now, round, Round),
    findall(S0, known(manzoku_kijun(S0), _), All),
    nth0(Round, All, S).

%!  bp_kiroku(+Now) is semidet.
%
%   Mark the position as bad.

bp_kiroku(Now) :-
    note_down(Now, bad, true).
