:- encoding(utf8).
/*  Joseki in play: what a rule may ask of the lines and of the gm and bm facts. The words for what
    it notes are in joseki/notes.pl.

    A move is a book move when a line plays it in the position (joseki/lines.pl) or a gm fact means
    it there (joseki/pattern_moves.pl); what a bm fact forbids is none. Its weight is the sum of
    theirs.

    A line whose name begins with ▲ or △ is an opening of that side alone. A style that names joseki
    plays no other lines, and of the gm facts those that name such a line or none; it names them
    with the sign of the side to move or without.
*/
:- module(gunshi_knowledge_shogi_joseki,
          [ joseki_move/2,              % +Now, -Move
            bad_move/2,                 % +Now, ?Move
            joseki_left/3               % +Now, ?Line, -Ply
          ]).
% Not autoloaded: a search that is stopped meanwhile would be told so within sha_hash/3, which
% complains of it on stderr.
:- use_module(library(sha), [sha_hash/3]).
:- use_module('../../base/declare', [declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../shogi/game',
              [ game_position/2, game_positions/2, game_moves/2 ]).
:- use_module('../../shogi/position',
              [ opponent/2, position_sfen/2, side_to_move/2, move_usi/2 ]).
:- use_module('../../shogi/kanji', [side_sign/2]).
:- use_module('../situation', [situation_note/2]).
:- use_module(decision,
              [ situation_game/2, situation_limits/2, situation_position/2, situation_style/2 ]).
:- use_module('../own', [own_file/1]).
:- use_module(styles, [style_setting/2]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../joseki/lines', [line_moves/2, line_facts/3]).
:- use_module('../joseki/pattern_moves',
              [ pattern_facts/4, forbidden_moves/2, next_number/2, fact_weight/2, fact_line/2 ]).
:- use_module('../joseki/facts', [taught_by/3]).
:- use_module('../joseki/notes', []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [member/2, min_list/2, nth0/3, selectchk/3, sum_list/2]).
:- autoload(library(pairs), [pairs_keys/2, pairs_values/2]).

:- vocabulary_subject("Joseki (定跡)").
:- declare_vocabulary(joseki_move(now: variable, move: move),
                      "The move is joseki: lines and gm facts say so, the weightiest first.").
:- declare_vocabulary(bad_move(now: variable, move: move), "A bm fact forbids the move.").
:- declare_vocabulary(joseki_left(now: variable, line: atom, ply: positive),
                      "The opponent left the joseki line by the move of that number.").

                /*******************************
                *            MOVES             *
                *******************************/

%!  joseki_move(+Now, -Move) is nondet.
%
%   Move is a book move that no bm fact forbids, by lines that the style plays. First comes what the
%   user has written; then what games have taught, which a search has judged in a position like this
%   one; then what is shipped. Among these the greater weight, then the earlier USI text; but where
%   the choice has a seed(N), they are drawn by their weight.
%
%   Notes joseki_move(Move, Weight, Facts, Others, Forbidden): Facts are Weight-fact(Fact, Source),
%   heaviest first; Others Move-Weight for the other book moves; Forbidden Move-fact(Fact, Source)
%   for those that a bm fact forbids. And joseki_drawn(N, Weight, Total) where Move was drawn first,
%   of several with the weight Total.

joseki_move(Now, Move) :-
    need_knowledge(joseki),
    situation_position(Now, Position),
    nth_move(Now, N),
    played_lines(Now, Names),
    pattern_facts(gm, N, Position, Good),
    book_weights(Names, Position, Good, Pairs),
    Pairs \== [],
    pattern_facts(bm, N, Position, Bad),
    findall(M-Fact, ( member(M-_, Pairs), once(member(M-Fact, Bad)) ), Forbidden),
    findall(ranked(Rank, W, Usi, M),
            ( member(M-W, Pairs),
              \+ memberchk(M-_, Forbidden),
              book_rank(Names, Position, M, Good, Rank),
              move_usi(M, Usi)
            ),
            Ranked),
    played_order(Now, Ranked, Order, Drawn),
    member(Move, Order),
    heaviest_first(Ranked, Allowed),
    selectchk(Move-Weight, Allowed, Others),
    book_facts(Names, Position, Move, Good, Facts),
    situation_note(Now, joseki_move(Move, Weight, Facts, Others, Forbidden)),
    (   Drawn = drawn(Seed, Total),
        Order = [Move|_]
    ->  situation_note(Now, joseki_drawn(Seed, Weight, Total))
    ;   true
    ).

%   played_order(+Now, +Ranked, -Order, -Drawn): the moves in the order in which they are tried.
%   Drawn is drawn(Seed, Total) when the first one was drawn of several, which have the weight
%   Total; else `none`.

played_order(Now, Ranked, Order, Drawn) :-
    situation_limits(Now, Limits),
    (   memberchk(seed(Seed), Limits)
    ->  situation_position(Now, Position),
        drawn_order(Seed, Position, Ranked, Order),
        first_rank(Ranked, Weights),
        (   Weights = [_, _|_]
        ->  sum_list(Weights, Total),
            Drawn = drawn(Seed, Total)
        ;   Drawn = none
        )
    ;   heaviest_first(Ranked, Pairs),
        pairs_keys(Pairs, Order),
        Drawn = none
    ).

heaviest_first(Ranked, Pairs) :-
    findall(key(Rank, Negative, Usi)-(M-W),
            ( member(ranked(Rank, W, Usi, M), Ranked),
              Negative is -W
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    pairs_values(Keyed, Pairs).

%   drawn_order(+Seed, +Position, +Ranked, -Order): drawn one after the other by their weights,
%   within their ranks. Each move has a number of its own between 0 and 1, by chance but always the
%   same for Seed in Position, and the least of -log(Number)/Weight comes first: so each is first
%   with the probability of its share of the weight, and the others do not matter to its number.

drawn_order(Seed, Position, Ranked, Order) :-
    position_sfen(Position, Sfen),
    findall(key(Rank, Late, Usi)-M,
            ( member(ranked(Rank, W, Usi, M), Ranked),
              format(string(Text), "~d ~s ~w", [Seed, Sfen, Usi]),
              sha_hash(Text, [A, B, C, D|_], []),
              Number is ((A*256+B)*256+C)*256+D,
              Late is -log((Number+0.5)/2**32)/W
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    pairs_values(Keyed, Order).

%   first_rank(+Ranked, -Weights): of the moves that come before all others.

first_rank(Ranked, Weights) :-
    findall(Rank, member(ranked(Rank, _, _, _), Ranked), Ranks),
    min_list(Ranks, First),
    findall(W, member(ranked(First, W, _, _), Ranked), Weights).

%   book_rank(+Names, +Position, +Move, +Good, -Rank): 0 when a fact that the user wrote says Move,
%   1 when a fact says it that a game has taught, else 2.

book_rank(Names, Position, Move, Good, Rank) :-
    book_facts(Names, Position, Move, Good, Facts),
    findall(Rank0, ( member(_-Fact, Facts), fact_rank(Fact, Rank0) ), Ranks),
    min_list(Ranks, Rank).

fact_rank(fact(Fact, File:_), Rank) :-
    (   Fact \= joseki(_, _, _),
        taught_by(Fact, _, _)
    ->  Rank = 1
    ;   own_file(File)
    ->  Rank = 0
    ;   Rank = 2
    ).

%   nth_move(+Now, -N): the move to be played is the Nth of the game.

nth_move(Now, N) :-
    situation_game(Now, Game),
    next_number(Game, N).

%   played_lines(+Now, -Names): the style plays only lines with these names; `any` if it names none.

played_lines(Now, Names) :-
    situation_style(Now, Style),
    situation_position(Now, Position),
    side_to_move(Position, Side),
    side_sign(Side, Sign),
    findall(Name,
            ( style_setting(Style, joseki(Line)),
              ( Name = Line ; atom_concat(Sign, Line, Name) )
            ),
            Names0),
    (   Names0 == []
    ->  Names = any
    ;   Names = Names0
    ).

%   book_weights(+Names, +Position, +Good, -Pairs): Move-Weight of the book moves, in the order of
%   terms; Good are the gm facts that hold.

book_weights(Names, Position, Good, Pairs) :-
    line_moves(Position, Lines),
    findall(M, ( member(M-_, Lines) ; member(M-_, Good) ), Moves0),
    sort(Moves0, Moves),
    findall(Move-Weight,
            ( member(Move, Moves),
              book_weight(Names, Position, Move, Lines, Good, Weight),
              Weight > 0
            ),
            Pairs).

book_weight(any, _, Move, Lines, Good, Weight) :-
    !,
    aggregate_all(sum(W),
                  (   member(Move-W, Lines)
                  ;   member(Move-fact(Fact, _), Good),
                      fact_weight(Fact, W)
                  ),
                  Weight).
book_weight(Names, Position, Move, _, Good, Weight) :-
    book_facts(Names, Position, Move, Good, Facts),
    aggregate_all(sum(W), member(W-_, Facts), Weight).

%   book_facts(+Names, +Position, +Move, +Good, -Facts): the lines and gm facts that say Move.

book_facts(Names, Position, Move, Good, Facts) :-
    line_facts(Position, Move, OfLines),
    findall(Weight-fact(Fact, Source),
            (   member(Move-fact(Fact, Source), Good),
                fact_weight(Fact, Weight)
            ;   member(Weight-fact(Fact, Source), OfLines)
            ),
            Facts0),
    include(played(Names), Facts0, Facts1),
    sort(1, @>=, Facts1, Facts).

played(any, _) :-
    !.
played(Names, _-fact(Fact, _)) :-
    (   fact_line(Fact, Line)
    ->  memberchk(Line, Names)
    ;   true
    ).

%!  bad_move(+Now, ?Move) is nondet.
%
%   A bm fact forbids the legal Move. Notes bad_move(Move, Fact, Source); each move comes once.

bad_move(Now, Move) :-
    situation_game(Now, Game),
    forbidden_moves(Game, Bad),
    member(Move-fact(Fact, Source), Bad),
    situation_note(Now, bad_move(Move, Fact, Source)).

                /*******************************
                *         OFF THE BOOK         *
                *******************************/

%!  joseki_left(+Now, ?Line, -Ply:integer) is nondet.
%
%   No line goes through the position, and the opponent has left Line by the move Ply, 1 for the
%   first of the game: Line went through the position before, the last one that lines know, and does
%   not play it. Lines come heaviest first.
%
%   Notes joseki_left(Line, Ply, Move, Position, Expected, Source): Move is what was played in
%   Position; Expected is Move-Weight for what lines play there, heaviest first; Line stands at
%   Source.

joseki_left(Now, Line, Ply) :-
    need_knowledge(joseki),
    situation_game(Now, Game),
    game_positions(Game, Positions),
    game_moves(Game, Moves),
    last_known(Positions, Moves, Index),
    nth0(Index, Positions, Position),
    nth0(Index, Moves, Move),
    situation_position(Now, Here),
    side_to_move(Here, Side),
    side_to_move(Position, Other),
    opponent(Side, Other),
    Ply is Index+1,
    line_moves(Position, Pairs),
    \+ memberchk(Move-_, Pairs),
    sort(2, @>=, Pairs, Expected),
    findall(Weight-(Name-Source),
            ( member(M-_, Expected),
              line_facts(Position, M, Facts),
              member(Weight-fact(joseki(Name, _, _), Source), Facts)
            ),
            Known0),
    sort(1, @>=, Known0, Known),
    findall(Name, member(_-(Name-_), Known), Names0),
    once_each(Names0, Names),
    member(Line, Names),
    once(member(_-(Line-Source), Known)),
    situation_note(Now, joseki_left(Line, Ply, Move, Position, Expected, Source)).

%   last_known(+Positions, +Moves, -Index): the last of Positions that lines know, Positions from
%   the start on and Moves between them. Fails when that is the last of all, or there is none.

last_known(Positions, Moves, Index) :-
    length(Moves, Ply),
    aggregate_all(max(I),
                  ( nth0(I, Positions, Position),
                    line_moves(Position, [_|_])
                  ),
                  Index),
    Index < Ply.

once_each([], []).
once_each([Name|Names0], [Name|Names]) :-
    findall(Other, ( member(Other, Names0), Other \== Name ), Others),
    once_each(Others, Names).
