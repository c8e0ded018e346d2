:- encoding(utf8).
/*  Mates and what threatens: vocabulary for the end of the game.

    The solver of mating problems gets a share of the thinking, in per cent: that many of the
    positions which a search of the whole time would look at. It is counted in nodes, so the same
    limits give the same answers. `Passed` is the position with the other side to move: what would
    happen if the side to move did nothing.
*/
:- module(gunshi_knowledge_shogi_threats,
          [ mate_move/3,                % +Now, +Percent, -Move
            mate_threatened/2,          % +Now, +Percent
            safe_move/4,                % +Now, +Percent, +Plies, -Move
            no_defence/2,               % +Now, +Percent
            brinkmate_move/3,           % +Now, +Percent, -Move
            attacked/3,                 % +Now, ?Square, ?Kind
            recapture/2,                % +Now, -Move
            sidestepped/3,              % +Now, +Move, ?Mated
            threatened_mate/3           % +Now, +Percent, -Line
          ]).
:- use_module('../../shogi/mate', [mate_result/3]).
:- use_module('../../base/declare', [declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../../shogi/game', [game_last_move/2, game_positions/2]).
:- use_module('../../shogi/position',
              [ checking_moves/2, evaluate/2, in_check/1, legal_moves/2, piece_at/3,
                position_after/3, position_passed/2, side_to_move/2
              ]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../situation', [situation_note/2]).
:- use_module(network_view, [note_searched/2]).
:- use_module(decision,
              [ situation_game/2, situation_position/2, situation_limits/2, situation_search/3,
                situation_mate/4
              ]).
:- use_module(vocabulary, [last_search/2, quick_options/3, search_options/4, thinking/3]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../../shogi/propositions/rule_words', [rule_words/3]).
:- use_module(reasons, [move_line/4]).
:- autoload(library(apply), [include/3, maplist/3]).
:- autoload(library(lists), [append/3, intersection/3, member/2, subtract/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

:- vocabulary_subject("Mate and threats").
:- declare_vocabulary(mate_move(situation: variable, percent: between(1, 100), move: move),
                      "The move begins a mate that the solver proves with that share of the \c
                       thinking.").
:- declare_vocabulary(mate_threatened(situation: variable, percent: between(1, 100)),
                      "If the side to move did nothing, it would be mated (詰めろ), as the solver \c
                       proves with that share of the thinking.").
:- declare_vocabulary(safe_move(situation: variable, percent: between(1, 100),
                                plies: between(1, 60), move: move),
                      "The best of the moves that the solver, with that share of the thinking, \c
                       does not see mated.").
:- declare_vocabulary(no_defence(situation: variable, percent: between(1, 100)),
                      "There is a mate after every move, as the solver proves with that share of \c
                       the thinking.").
:- declare_vocabulary(brinkmate_move(situation: variable, percent: between(1, 100), move: move),
                      "The move threatens mate, and the solver proves with that share of the \c
                       thinking that no reply stops it (必至).").
:- declare_vocabulary(sidestepped(situation: variable, move: move, mated: move),
                      "The search whose choice is the move also liked the other, until the solver \c
                       saw it mated.").
:- declare_vocabulary(attacked(situation: variable, square: square, kind: kind),
                      "The other side could win material by taking that piece now.").
:- declare_vocabulary(recapture(situation: variable, move: move),
                      "The move takes the piece that has just taken one.").

%!  mate_move(+Now, +Percent:integer, -Move) is semidet.
%
%   Move begins a mate. Fails when the solver proves none in its share of the thinking.

mate_move(Now, Percent, Move) :-
    situation_position(Now, Position),
    checking_moves(Position, [_|_]),
    mate_of(Now, Percent, Position, Plies, Line),
    Line = [Move|_],
    situation_note(Now, mate(Plies, Line)).

mate_of(Now, Percent, Position, Plies, Line) :-
    thinking(Now, Percent, Nodes),
    mate_within(Now, Nodes, Position, Plies, Line).

mate_within(Now, Nodes, Position, Plies, Line) :-
    side_to_move(Position, Side),
    situation_mate(Now, Position, [nodes(Nodes), hash(4), attacker(Side)], Solved),
    mate_result(Solved, result, mate),
    mate_result(Solved, plies, Plies),
    mate_result(Solved, moves, Line).

%!  mate_threatened(+Now, +Percent:integer) is semidet.
%
%   The side to move is not in check, and would be mated if it did nothing.

mate_threatened(Now, Percent) :-
    threatened_mate(Now, Percent, _).

%!  threatened_mate(+Now, +Percent:integer, -Line:list) is semidet.
%
%   As mate_threatened/2; Line is the mate that would follow.

threatened_mate(Now, Percent, Line) :-
    situation_position(Now, Position),
    position_passed(Position, Passed),
    checking_moves(Passed, [_|_]),
    mate_of(Now, Percent, Passed, Plies, Line),
    situation_note(Now, threat(Plies, Passed, Line)).

%!  safe_move(+Now, +Percent:integer, +Plies:integer, -Move) is semidet.
%
%   Move is what a search of Plies, or within the limits, prefers when the moves are left out that
%   the solver has seen to be mated: it looks at the six that a quick search likes best, and at all
%   others when all of these are mated. Fails when after every move there is a mate. Moves that the
%   limits rule out, by only(Moves) or exclude(Moves), are none. Notes best_alone when the move that
%   the quick search likes best is not left out.

safe_move(Now, Percent, Plies, Move) :-
    situation_position(Now, Position),
    likely_moves(Now, Percent, Likely, Each),
    include(mated_after(Now, Position, Each), Likely, Mated0),
    (   Mated0 == Likely
    ->  other_moves(Now, Likely, Others),
        include(mated_after(Now, Position, 1000), Others, Mated1),
        Mated1 \== Others,
        append(Mated0, Mated1, Mated)
    ;   Mated = Mated0
    ),
    excluded_moves(Now, Excluded),
    append(Excluded, Mated, AllExcluded),
    search_options(Now, Plies, [exclude(AllExcluded)], Options),
    situation_search(Now, Options, Result),
    arg(1, Result, Move),
    Move \== none,
    situation_note(Now, mated(Mated)),
    note_searched(Now, Result),
    (   Likely = [First|_],
        \+ memberchk(First, Mated)
    ->  situation_note(Now, best_alone)
    ;   true
    ).

mated_after(Now, Position, Nodes, Move) :-
    mated_answer(Now, Position, Nodes, Move, _).

%!  no_defence(+Now, +Percent:integer) is semidet.
%
%   After every move that the limits leave there is a mate: the solver looks at them as in
%   safe_move/4, and no further than the first after which it sees none.

no_defence(Now, Percent) :-
    situation_position(Now, Position),
    likely_moves(Now, Percent, Likely, Each),
    Likely = [_|_],
    maplist(mated_answer(Now, Position, Each), Likely, Answers0),
    other_moves(Now, Likely, Others),
    maplist(mated_answer(Now, Position, 1000), Others, Answers1),
    append(Answers0, Answers1, Answers),
    situation_note(Now, no_defence(Position, Answers)).

%   likely_moves(+Now, +Percent, -Likely, -Nodes): the six that a quick search likes best, and the
%   share of the solver's positions of each.

likely_moves(Now, Percent, Likely, Nodes) :-
    quick_options(Now, 6, Quick),
    situation_search(Now, [lines(6)|Quick], Looked),
    arg(3, Looked, Lines),
    findall(M, member(line(_, _, [M|_]), Lines), Likely),
    thinking(Now, Percent, All),
    Nodes is max(100, All//6).

other_moves(Now, Likely, Others) :-
    allowed_moves(Now, Moves),
    subtract(Moves, Likely, Others).

%   allowed_moves(+Now, -Moves): the legal moves that the limits leave.

allowed_moves(Now, Moves) :-
    situation_position(Now, Position),
    situation_limits(Now, Limits),
    legal_moves(Position, Legal),
    (   memberchk(only(Only), Limits)
    ->  intersection(Legal, Only, Moves0)
    ;   Moves0 = Legal
    ),
    excluded_moves(Now, Excluded),
    subtract(Moves0, Excluded, Moves).

excluded_moves(Now, Excluded) :-
    situation_limits(Now, Limits),
    (   memberchk(exclude(Excluded0), Limits)
    ->  Excluded = Excluded0
    ;   Excluded = []
    ).

%   mated_answer(+Now, +Position, +Nodes, +Move, -Answer) is semidet: Answer is
%   answer(Plies, Attack, Move), where Attack begins the mate after Move.

mated_answer(Now, Position, Nodes, Move, answer(Plies, Attack, Move)) :-
    position_after(Position, Move, After),
    checking_moves(After, [_|_]),
    mate_within(Now, Nodes, After, Plies, [Attack|_]).

%!  brinkmate_move(+Now, +Percent:integer, -Move) is semidet.
%
%   Move gives no check, the other side has no mate after it, and whatever the other side replies is
%   mated, all proven. Moves are tried in their order until the share is used up.

brinkmate_move(Now, Percent, Move) :-
    situation_position(Now, Position),
    \+ in_check(Position),
    thinking(Now, Percent, Whole),
    legal_moves(Position, Moves),
    checking_moves(Position, Checks),
    subtract(Moves, Checks, Quiet),
    Each is max(100, Whole//400),
    State = left(Whole),
    member(Move, Quiet),
    arg(1, State, Left),
    (   Left =< 0
    ->  !,
        fail
    ;   true
    ),
    position_after(Position, Move, After),
    position_passed(After, Passed),
    checking_moves(Passed, [_|_]),
    spend(State, Each),
    mate_within(Now, Each, Passed, _, Line),
    \+ ( checking_moves(After, [_|_]),
         spend(State, Each),
         \+ no_mate(Now, Each, After)
       ),
    legal_moves(After, Replies),
    all_mated(Replies, Now, State, Each, After, Answers),
    !,
    situation_note(Now, brinkmate(Passed, Line, After, Answers)).

%   all_mated(+Replies, +Now, !State, +Nodes, +Position, -Answers) is semidet: Answers has
%   mated_answer/5's of each of Replies.

all_mated([], _, _, _, _, []).
all_mated([Reply|Replies], Now, State, Nodes, Position, [Answer|Answers]) :-
    spend(State, Nodes),
    mated_answer(Now, Position, Nodes, Reply, Answer),
    all_mated(Replies, Now, State, Nodes, Position, Answers).

spend(State, Nodes) :-
    arg(1, State, Left0),
    Left is Left0-Nodes-500,            % what it takes to begin
    nb_setarg(1, State, Left),
    Left > 0.

no_mate(Now, Nodes, Position) :-
    side_to_move(Position, Side),
    situation_mate(Now, Position, [nodes(Nodes), hash(4), attacker(Side)], Solved),
    arg(1, Solved, nomate).

%!  sidestepped(+Now, +Move, ?Mated) is semidet.
%
%   Move is the best one of the search noted last, which looked out (look_out/2 in kb/) and sees no
%   mate of either side, and Mated was its best one until the solver saw it mated, no more
%   than a pawn behind Move. Notes sidestepped(Mated, Plies, Line), Line the mate.

sidestepped(Now, Move, Mated) :-
    last_search(Now, Result),
    search_result(Result, best, Move),
    search_result(Result, score, cp(_)),
    search_result(Result, mated, All),
    member(Mated-Behind, All),
    Behind =< 100,
    !,
    situation_position(Now, Position),
    position_after(Position, Mated, After),
    mate_within(Now, 2000, After, Plies, Line),
    situation_note(Now, sidestepped(Mated, Plies, Line)).

%!  attacked(+Now, ?Square, ?Kind) is nondet.
%
%   The piece of the side to move on Square, of Kind, is attacked: if the side to move did nothing,
%   the other would win at least half a pawn by taking it. Fails in check.

attacked(Now, Square, Kind) :-
    situation_position(Now, Position),
    position_passed(Position, Passed),
    side_to_move(Position, Side),
    piece_at(Position, Square, Piece),
    Piece =.. [Side, Kind],
    Kind \== ou,
    legal_moves(Passed, Moves),
    include(takes_on(Square), Moves, Takers),
    Takers = [_|_],
    gain(Passed, Takers, Gain),
    Gain >= 50,
    situation_note(Now, attacked(Square, Kind, Gain)).

takes_on(Square, move(_, Square)).
takes_on(Square, promote(_, Square)).

%   gain(+Position, +Moves, -Gain): centipawns that the best of Moves wins, captures played out, by
%   material alone.

gain(Position, Moves, Gain) :-
    search(Position, [depth(1), only(Moves), parameters(material)], Result),
    arg(2, Result, Score),
    (   Score = cp(After)
    ->  true
    ;   After = 10000
    ),
    evaluate(Position, Before),
    Gain is After-Before.

%!  recapture(+Now, -Move) is nondet.
%
%   The last move has taken a piece, and Move takes it back.

recapture(Now, Move) :-
    situation_game(Now, Game),
    game_last_move(Game, Last),
    arg(2, Last, Square),
    \+ functor(Last, drop, 2),
    game_positions(Game, Positions),
    last_two(Positions, Before),
    piece_at(Before, Square, _),
    situation_position(Now, Position),
    legal_moves(Position, Moves),
    member(Move, Moves),
    takes_on(Square, Move).

last_two([Before, _], Before) :-
    !.
last_two([_|Positions], Before) :-
    last_two(Positions, Before).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

gunshi_knowledge_shogi_reasons:note_lines(mate(Plies, Line), Language, Context, [Text]) :-
    move_line(Context, Line, 0, Moves),
    words(mate, Language, Words),
    format(string(Text), Words, [Plies, Moves]).
gunshi_knowledge_shogi_reasons:note_lines(threat(Plies, Passed, Line), Language, _, [Text]) :-
    move_line(Passed, Line, 0, Moves),
    words(threat, Language, Words),
    format(string(Text), Words, [Plies, Moves]).
gunshi_knowledge_shogi_reasons:note_lines(sidestepped(Move, Plies, Line), Language, Context,
                                          [Text]) :-
    move_text(japanese, Context, Move, Name),
    move_line(Context, [Move|Line], 0, Moves),
    words(sidestepped, Language, Words),
    format(string(Text), Words, [Name, Plies, Moves]).
gunshi_knowledge_shogi_reasons:note_lines(mated(Moves), Language, Context, [Text]) :-
    (   Moves == []
    ->  words(none_mated, Language, Text)
    ;   maplist(move_text(japanese, Context), Moves, Texts),
        atomic_list_concat(Texts, ' ', List),
        words(mated, Language, Words),
        rule_words(1, Language, RuleWords),
        format(string(Text), Words, [List, RuleWords, 1])
    ).
gunshi_knowledge_shogi_reasons:note_lines(brinkmate(Passed, Line, After, Answers), Language, _,
                                          [node(Text, Lines)]) :-
    move_line(Passed, Line, 0, Moves),
    length(Answers, Count),
    (   Count =:= 1
    ->  words(brinkmate_one, Language, Words)
    ;   words(brinkmate, Language, Words)
    ),
    format(string(Text), Words, [Count, Moves]),
    defence_lines(Answers, Language, After, Lines).
gunshi_knowledge_shogi_reasons:note_lines(no_defence(Position, Answers), Language, _,
                                          [node(Text, Lines)]) :-
    length(Answers, Count),
    (   Count =:= 1
    ->  words(no_defence_one, Language, Text)
    ;   words(no_defence, Language, Words),
        format(string(Text), Words, [Count])
    ),
    defence_lines(Answers, Language, Position, Lines).
gunshi_knowledge_shogi_reasons:note_lines(attacked(Square, Kind, Gain), Language, _, [Text]) :-
    words(attacked, Language, Words),
    format(string(Text), Words, [Kind, Square, Gain]).

%   defence_lines(+Answers, +Language, +After, -Lines): those that the same move mates in as many
%   plies are one line. As in the fifth paper, a reply that is mated is deleted while there is
%   another; of the longest the last one is left.

defence_lines(Answers0, Language, After, Lines) :-
    sort(1, @=<, Answers0, Answers),
    append(Others, [Last], Answers),
    findall((Plies-Attack)-Reply, member(answer(Plies, Attack, Reply), Others), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Line,
            ( member((Plies-Attack)-Replies, Groups),
              defence_line(1, Plies, Attack, Replies, Language, After, Line)
            ),
            Lines0),
    Last = answer(Plies, Attack, Reply),
    defence_line(3, Plies, Attack, [Reply], Language, After, LastLine),
    append(Lines0, [LastLine], Lines).

defence_line(Rule, Plies, Attack, Replies, Language, After, Line) :-
    Replies = [First|_],
    position_after(After, First, Next),
    move_text(japanese, Next, Attack, AttackText),
    maplist(move_text(japanese, After), Replies, Texts),
    shown_moves(Texts, Language, Shown),
    rule_words(Rule, Language, RuleWords),
    words(defence, Language, Words),
    format(string(Line), Words, [Shown, AttackText, Plies, RuleWords, Rule]).

shown_moves(Texts, Language, Shown) :-
    length(First, 6),
    (   append(First, [_|More], Texts)
    ->  length(More, Count0),
        Count is Count0+1,
        atomic_list_concat(First, ' ', List),
        words(more, Language, Words),
        format(string(Shown), Words, [List, Count])
    ;   atomic_list_concat(Texts, ' ', Shown)
    ).

words(mate,      en, "mate in ~d, proven: ~w").
words(mate,      ja, "~d手詰め（証明済み）: ~w").
words(threat,    en, "if nothing is done there is a mate in ~d: ~w").
words(threat,    ja, "何もしないと~d手で詰む: ~w").
words(sidestepped, en, "the search liked ~w, and there is a mate in ~d after it: ~w").
words(sidestepped, ja, "読みが選びかけた~wには~d手詰めがある: ~w").
words(mated,     en, "mated after ~w: ~w (rule ~d)").
words(mated,     ja, "~wは詰まされる。~w（規則~d）").
words(none_mated, en, "no mate was found after the likely moves").
words(none_mated, ja, "有力な手の後に詰みは見つからない").
words(brinkmate, en, "whatever is replied (~d moves) is mated; first the threat: ~w").
words(brinkmate, ja, "どう受けても（~d手）詰み。狙いは ~w").
words(brinkmate_one, en, "whatever is replied (~d move) is mated; first the threat: ~w").
words(brinkmate_one, ja, Words) :-
    words(brinkmate, ja, Words).
words(no_defence, en, "after each of the ~d moves that may be played there is a mate").
words(no_defence, ja, "指せる~d手のどれにも詰みがある").
words(no_defence_one, en, "after the one move that may be played there is a mate").
words(no_defence_one, ja, "指せる手は一つで、それにも詰みがある").
words(defence,   en, "~w: ~w mates in ~d; ~w (rule ~d)").
words(defence,   ja, "~wには~wで~d手詰め。~w（規則~d）").
words(more,      en, "~w and ~d more").
words(more,      ja, "~wほか~d手").
words(attacked,  en, "~w on ~d is attacked, ~d to be lost").
words(attacked,  ja, "~w（~d）に当たり、~d点の損").
