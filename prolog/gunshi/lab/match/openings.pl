/*  The openings of a match, and which games are played from them.

    An opening is opening(Id, Game): Id names it for a person, Game goes on. A file has one opening
    a line: a position as an SFEN, or a start with moves as USI writes them. Or it is a table: its
    first line names tab-separated columns, of which one is `sfen` or `line`; a column `id` names
    the openings, else the number of the line does. Empty lines are passed over, and those that
    begin with #.
*/
:- module(gunshi_lab_match_openings,
          [ start_opening/1,            % -Opening
            read_openings/2,            % +Name, -Openings
            different_openings/2,       % +Openings0, -Openings
            openings_go_on/1,           % -Ways
            schedule/4,                 % +Openings, +Games, +Seed, -Schedule
            varied_schedule/4,          % +Openings, +Games, +Seed, -Schedule
            one_game/3,                 % +Side, +Opening, -Scheduled
            scheduled_number/2,         % +Scheduled, -Number
            scheduled_side/2,           % +Scheduled, -Side
            scheduled_opening/2         % +Scheduled, -Opening
          ]).
:- use_module(library(record), [(record)/1]).
:- use_module('../../shogi/game', [game_usi/2, game_play/3, game_position/2, game_result/2]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/text_lines').

:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/3, member/2, nth0/3]).
:- autoload(library(random), [random_permutation/2]).
:- autoload(library(solution_sequences), [distinct/2]).

:- record(scheduled(number, side, opening)).

%!  start_opening(-Opening) is det.
%
%   Opening is the start of the game, with the Id `startpos`.

start_opening(opening(startpos, Game)) :-
    game_usi(Game, startpos).

%!  read_openings(+Name, -Openings:list) is det.
%
%   Openings are those of the file Name, or of standard input for `-`.
%
%   @error gunshi(usage(Text)) if there is none in the file, a line of a table is too short, or the
%          game is over behind an opening
%   @error gunshi(bad_position_line(File, Line, Error)): Error is what is wrong with the line
%   @error what read_text/3 throws

read_openings(Name, Openings) :-
    text_lines(Name, File, All),
    exclude(comment, All, Numbered),
    (   Numbered = [_-First|Rows],
        split_string(First, "\t", " ", Names),
        member(LineName, ["sfen", "line"]),
        nth0(LineColumn, Names, LineName)
    ->  (   nth0(IdColumn, Names, "id")
        ->  true
        ;   IdColumn = none
        ),
        findall(Opening,
                ( member(N-Row, Rows),
                  row_opening(File, N, Row, IdColumn, LineColumn, Opening)
                ),
                Openings)
    ;   findall(Opening,
                ( member(N-Line, Numbered),
                  line_opening(File, N, N, Line, Opening)
                ),
                Openings)
    ),
    (   Openings == []
    ->  usage_error("There is no opening in ~w; it takes a line each, as startpos moves \c
                     7g7f 3c3d or an SFEN, or a table with a column line or sfen", [File])
    ;   true
    ).

comment(_-Line) :-
    string_concat("#", _, Line).

row_opening(File, N, Row, IdColumn, LineColumn, Opening) :-
    split_string(Row, "\t", " ", Fields),
    (   nth0(LineColumn, Fields, Line),
        (   IdColumn == none
        ->  Id = N
        ;   nth0(IdColumn, Fields, IdText),
            atom_string(Id, IdText)
        )
    ->  line_opening(File, N, Id, Line, Opening)
    ;   usage_error("~w:~d has fewer columns than its first line", [File, N])
    ).

line_opening(File, N, Id, Line0, opening(Id, Game)) :-
    (   string_concat("position ", Line, Line0)
    ->  true
    ;   Line = Line0
    ),
    catch(game_usi(Game, Line), Error,
          throw(error(gunshi(bad_position_line(File, N, Error)), _))),
    (   game_result(Game, _)
    ->  usage_error("~w:~d: the game is over behind this opening", [File, N])
    ;   true
    ).

%!  schedule(+Openings:list, +Games:integer, +Seed:integer, -Schedule:list) is det.
%
%   Schedule has Games, an even number, as scheduled_number/2 and the others tell of them: the Side
%   is that of the first player, sente in the first of two games from an Opening, gote in the
%   second. Openings come in an order that Seed decides; when all have come, they come again.

schedule(Openings, Games, Seed, Schedule) :-
    schedule(Openings, Games, Seed, same_again, Schedule).

%!  varied_schedule(+Openings:list, +Games:integer, +Seed:integer, -Schedule:list) is det.
%
%   As schedule/4, for players who play the same game again from the same position, as they do by
%   nodes. Of openings that lead to the same position the first one is taken. When all have come,
%   each goes on by two moves, others each time. A move is one of those that a look finds second to
%   sixth, at most 60 centipawns behind the best; the best where there is none. The second time the
%   Id of opening 17 is '17.2'.

varied_schedule(Openings0, Games, Seed, Schedule) :-
    different_openings(Openings0, Openings),
    schedule(Openings, Games, Seed, varied, Schedule).

%!  openings_go_on(-Ways:integer) is det.
%
%   In a varied_schedule/4 an opening goes on in at most so many ways, by either of two moves.

openings_go_on(25).

%!  different_openings(+Openings0:list, -Openings:list) is det.
%
%   Openings are Openings0 without those that lead to a position which one before leads to.

different_openings(Openings0, Openings) :-
    findall(opening(Id, Game),
            distinct(Position,
                     ( member(opening(Id, Game), Openings0), game_position(Game, Position) )),
            Openings).

:- meta_predicate schedule(+, +, +, 3, -).

schedule(Openings, Games, Seed, Again, Schedule) :-
    set_random(seed(Seed)),
    random_permutation(Openings, Order),
    length(Order, Count),
    findall(Pair,
            ( Last is (Games+1) // 2 - 1,
              between(0, Last, N),
              Place is N mod Count,
              nth0(Place, Order, Opening0),
              Round is N // Count,
              call(Again, Round, Opening0, Opening),
              First is 2*N + 1,
              Second is First + 1,
              make_scheduled([number(First), side(sente), opening(Opening)], Sente),
              make_scheduled([number(Second), side(gote), opening(Opening)], Gote),
              member(Pair, [Sente, Gote])
            ),
            Schedule0),
    length(Schedule, Games),
    append(Schedule, _, Schedule0).

same_again(_, Opening, Opening).

varied(0, Opening, Opening) :-
    !.
varied(Round, opening(Id0, Game0), opening(Id, Game)) :-
    Time is Round + 1,
    format(atom(Id), "~w.~d", [Id0, Time]),
    Choice is Round - 1,
    other_move(Choice, Left, Game0, Game1),
    other_move(Left, _, Game1, Game).

%   other_move(+Choice, -Left, +Game0, -Game): the moves are numbered by Choice, from 0; with more
%   than there are, Left says how often all have come before. A game that any move would end stays
%   as it is.

other_move(Choice, Left, Game0, Game) :-
    other_games(Game0, Games),
    (   Games == []
    ->  Left = Choice,
        Game = Game0
    ;   length(Games, Count),
        Place is Choice mod Count,
        Left is Choice // Count,
        nth0(Place, Games, Game)
    ).

other_games(Game0, Games) :-
    search(Game0, [nodes(1000), lines(6)], Result),
    search_result(Result, lines, [line(Score, _, [First|_])|Lines]),
    findall(Game,
            ( Score = cp(Best),
              member(line(cp(Value), _, [Move|_]), Lines),
              Best-Value =< 60,
              goes_on(Game0, Move, Game)
            ),
            Games0),
    (   Games0 == []
    ->  findall(Game, goes_on(Game0, First, Game), Games)
    ;   Games = Games0
    ).

goes_on(Game0, Move, Game) :-
    game_play(Game0, Move, Game),
    \+ game_result(Game, _).

%!  one_game(+Side, +Opening, -Scheduled) is det.
%
%   Scheduled is the game of a schedule that has no other.

one_game(Side, Opening, Scheduled) :-
    make_scheduled([number(1), side(Side), opening(Opening)], Scheduled).

%!  scheduled_number(+Scheduled, -Number) is det.
%!  scheduled_side(+Scheduled, -Side) is det.
%!  scheduled_opening(+Scheduled, -Opening) is det.
%
%   The parts of Scheduled, a game of a schedule: its Number from 1, the Side of the first player,
%   and its Opening.
