/*  A game explained: each move judged and claimed of, and a summary of the whole.

    Of each move is told what it does (knowledge/claims.pl), what it is worth against the best one
    (marks.pl), and which clause of the strategy would have decided here, for which move. All three
    moves are judged by one search.
*/
:- module(gunshi_knowledge_shogi_explained,
          [ explained_moves/4,          % +Limits, +Game, :Watch, -Moves
            explained_part/3,           % +Explained, ?Key, -Value
            game_summary/3              % +Game, +Moves, -Summary
          ]).
:- use_module('../../base/interpret', [genuine_during/1, known/2]).
:- use_module('../../shogi/game',
              [ game_new/3, game_play/3, game_ply/2, game_position/2, game_record/2,
                game_result/2
              ]).
:- use_module('../../shogi/position', [opponent/2, side_to_move/2]).
:- use_module('../../shogi/search', [clear_search_table/1, with_search_table/3]).
:- use_module('../choice', [choose/3]).
:- use_module('../claims', [move_claims/5]).
:- use_module('../claims/account', [account_claim/4]).
:- use_module('../claims/branches', [branch_claims/5]).
:- use_module('../claims/claim_kinds', [search_kind/1]).
:- use_module('../claims/line_remarks', [with_line_remarks/3]).
:- use_module('../claims/study', [move_study/3]).
:- use_module('../claims/heading', [heading_claim/3]).
:- use_module('../claims/openings', [opening_claim/2]).
:- use_module('../claims/sights', [sight_claim/2]).
:- use_module('../claims/variations', [variation_claims/5]).
:- use_module('../files', [need_knowledge/1]).
:- use_module(aims, []).
:- use_module(decision, [situation/4]).
:- use_module(kept_mates, [kept_mate/4]).
:- use_module(longer_lines, [judged_longer/3]).
:- use_module(reasons, [reason_unscored/2]).
:- use_module(marks, [cut_score/2, judged_move/5, judged_part/3]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists),
            [append/2, append/3, last/2, member/2, memberchk/2, reverse/2, sum_list/2]).

:- meta_predicate explained_moves(+, +, 1, -).

%!  explained_moves(+Limits:list, +Game, :Watch, -Moves:list) is det.
%
%   Moves tell of the moves of the main line of Game in their order, by explained_part/3; an
%   illegal one ends the line, and so does the end of the game, such as a fourth repetition (千日手).
%   Limits are choose/3's; each of the choice and the searches has them. Without any the searches
%   look 8 plies deep. call(Watch, Explained) follows each move when it is done.
%
%   @error as choose/3, judged_move/5 and move_claims/5

explained_moves(Limits, Game, Watch, Moves) :-
    game_record(Game, record(Start, Number, _, line(_, Steps, _))),
    game_new(Start, Number, Before),
    exclude(of_the_choice, Limits, Options0),
    (   Options0 == []
    ->  Options = [depth(8)]
    ;   Options = Options0
    ),
    with_search_table(16, Table,
                      explained_steps(Steps, Before, 1, none,
                                      how(Limits, [table(Table)|Options], Table), Watch, Moves)).

%   of_the_choice(+Option): an option of choose/3 that is none of search/3.

of_the_choice(style(_)).
of_the_choice(without(_)).
of_the_choice(seed(_)).

%   explained_steps(+Steps, +Game, +Ply, +Last, +How, +Watch, -Moves): Last is the score of the move
%   before, or `none`.

explained_steps([step(Move, _)|Steps], Game0, Ply, Last, How, Watch, Moves) :-
    game_play(Game0, Move, Game),
    !,
    explained_move(Game0, Move, Ply, Last, How, Explained),
    call(Watch, Explained),
    Moves = [Explained|Moves1],
    Ply1 is Ply+1,
    explained_part(Explained, judged, Judged),
    judged_part(Judged, score, Score),
    explained_steps(Steps, Game, Ply1, Score, How, Watch, Moves1).
explained_steps(_, _, _, _, _, _, []).

explained_move(Game, Move, Ply, Last, how(Limits, Options, Table),
               explained(Ply, Game, Move, Judged, Choice, Reason, Claims, Better)) :-
    choose(Game, Limits, choice(Choice, Reason0, _)),
    reason_unscored(Reason0, Reason),
    (   Choice =.. [_, _|_]
    ->  Others = [Choice]
    ;   Others = []
    ),
    clear_search_table(Table),
    judged_move(Game, Move, Others, [lines(5)|Options], Judged0),
    kept_mate(Game, Last, Judged0, Judged1),
    judged_longer(Game, Judged1, Judged),
    move_claims(Game, Move, played, Judged, Claims0),
    decided_claim(Choice, Move, Reason, Claims0, Claims1),
    move_study(Game, Move, Study),
    variation_claims(Study, Judged, Claims1, Options, Variations),
    append(Claims1, Variations, Told),
    branch_claims(Study, Judged, Told, Options, Branches),
    findall(Claim, heading_claim(Study, Judged, Claim), Heading),
    findall(Claim, account_claim(Study, Judged, Claims1, Claim), Account),
    findall(Claim, ( sight_claim(Study, Claim) ; opening_claim(Study, Claim) ), Seen),
    append([Told, Branches, Heading, Account, Seen], Claims2),
    with_line_remarks(Study, Claims2, Claims),
    judged_part(Judged, best, Best),
    (   Best == Move
    ->  Better = []
    ;   move_claims(Game, Best, best, Judged, Better0),
        exclude(of_another, Better0, Better)
    ).

of_another(claim(worse, _)).

%   decided_claim(+Choice, +Move, +Reason, +Claims0, -Claims): that a clause of the strategy decides
%   for the move too is a claim, before what is hardly one; not that the search alone does.

decided_claim(Move, Move, reason(Name, sentence(Japanese, English), Source, _), Claims0, Claims) :-
    \+ memberchk(Name, [search, only_move]),
    !,
    Claim = claim(clause, [about(played), move(Move), name(Name), words(Japanese, English),
                           source(Source)]),
    placed(Claims0, Claim, Claims).
decided_claim(_, _, _, Claims, Claims).

placed([claim(Kind, Witness)|Claims0], Claim, [claim(Kind, Witness)|Claims]) :-
    Kind \== drops,
    \+ search_kind(Kind),
    !,
    placed(Claims0, Claim, Claims).
placed(Claims, Claim, [Claim|Rest]) :-
    exclude(said_by_clause, Claims, Rest).

said_by_clause(claim(judged, _)).

%!  explained_part(+Explained, ?Key:atom, -Value) is nondet.
%
%   What is told of a move: ply, its number from 1; game, up to before it; move; judged, as
%   judged_part/3 takes it apart; choice and reason, what the program would have decided, as
%   choose/3 gives them; claims of the move; better, claims of the best move when that is another
%   one. Semidet when Key is known.

explained_part(Explained, Key, Value) :-
    part(Key, N),
    arg(N, Explained, Value).

part(ply, 1).
part(game, 2).
part(move, 3).
part(judged, 4).
part(choice, 5).
part(reason, 6).
part(claims, 7).
part(better, 8).

%!  game_summary(+Game, +Moves:list, -Summary) is det.
%
%   Summary of Game, whose moves Moves explain, is summary(Result, Turns, Reached, Losses,
%   Behind):
%
%     - Result   as game_result/2 has it, or `none`
%     - Turns    turn(Ply, Why): Why is `blunder`, a move marked `'??'`; or `lead`, after which the
%                side that stands better at the end never stood worse, and before which it did, or
%                nobody stood better
%     - Reached  reached(Ply, Side, Name, Japanese, English): castles and formations, each when it
%                first stood
%     - Losses   loss(Side, Phase, Count, Mean): centipawns that the moves of a side lost in a phase
%                of the game, by kb/shogi/aims.pl, where there were any
%     - Behind   so many moves of the main line stand behind the end of the game, and are not
%                explained

game_summary(Game, Moves, summary(Result, Turns, Reached, Losses, Behind)) :-
    game_ply(Game, Plies),
    length(Moves, Explained),
    Behind is Plies-Explained,
    (   game_result(Game, Result0)
    ->  Result = Result0
    ;   Result = none
    ),
    findall(turn(Ply, Why), turn(Moves, Ply, Why), Turns0),
    sort(Turns0, Turns),
    findall(reached(Ply, Side, Name, Japanese, English),
            reached(Moves, Ply, Side, Name, Japanese, English),
            Reached0),
    first_times(Reached0, [], Reached),
    findall(Side-Phase-Loss, lost(Moves, Side, Phase, Loss), Lost),
    findall(loss(Side, Phase, Count, Mean),
            ( member(Side, [sente, gote]),
              member(Phase, [opening, middle, end]),
              findall(Loss, member(Side-Phase-Loss, Lost), All),
              length(All, Count),
              Count > 0,
              sum_list(All, Sum),
              Mean is round(Sum/Count)
            ),
            Losses).

turn(Moves, Ply, blunder) :-
    member(Explained, Moves),
    explained_part(Explained, judged, Judged),
    judged_part(Judged, mark, '??'),
    explained_part(Explained, ply, Ply).
turn(Moves, Ply, lead) :-
    findall(Nth-Leader, led(Moves, Nth, Leader), Leads),
    last(Leads, _-Last),
    Last \== none,
    reverse(Leads, Back),
    held_since(Back, Last, none, Ply),
    Leads = [First-_|_],
    Ply > First.

%   led(+Moves, -Ply, -Leader): who stands better by 200 or more after the move; or `none`.

led(Moves, Ply, Leader) :-
    member(Explained, Moves),
    explained_part(Explained, ply, Ply),
    explained_side(Explained, Side),
    explained_part(Explained, judged, Judged),
    judged_part(Judged, score, Score),
    cut_score(Score, Centipawns),
    (   Centipawns >= 200
    ->  Leader = Side
    ;   Centipawns =< -200
    ->  opponent(Side, Leader)
    ;   Leader = none
    ).

%   held_since(+Back, +Last, +Ply0, -Ply): the number of the first move after which it was always
%   Last who led, or nobody.

held_since([Ply-Leader|Back], Last, Ply0, Since) :-
    (   Leader == Last
    ->  held_since(Back, Last, Ply, Since)
    ;   Leader == none
    ->  held_since(Back, Last, Ply0, Since)
    ;   Since = Ply0
    ).
held_since([], _, Ply, Ply).

explained_side(Explained, Side) :-
    explained_part(Explained, game, Game),
    game_position(Game, Position),
    side_to_move(Position, Side).

reached(Moves, Ply, Side, Name, Japanese, English) :-
    member(Explained, Moves),
    explained_part(Explained, claims, Claims),
    member(claim(completes, Witness), Claims),
    explained_part(Explained, ply, Ply),
    explained_side(Explained, Side),
    memberchk(name(Name), Witness),
    memberchk(words(Japanese, English), Witness).

first_times([], _, []).
first_times([reached(Ply, Side, Name, Ja, En)|Reached0], Seen, Reached) :-
    (   memberchk(Side-Name, Seen)
    ->  Reached = Reached1
    ;   Reached = [reached(Ply, Side, Name, Ja, En)|Reached1]
    ),
    first_times(Reached0, [Side-Name|Seen], Reached1).

lost(Moves, Side, Phase, Loss) :-
    member(Explained, Moves),
    explained_side(Explained, Side),
    explained_part(Explained, game, Game),
    game_phase(Game, Phase),
    explained_part(Explained, judged, Judged),
    judged_part(Judged, loss, Loss).

game_phase(Game, Phase) :-
    need_knowledge(shogi),
    genuine_during(( situation(Game, [], none, Now),
                     once(known(phase(Now, Phase0), _))
                   )),
    Phase = Phase0.
