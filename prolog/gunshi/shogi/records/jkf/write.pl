/*  Writing JKF, with all that can be said of each move. */
:- module(gunshi_shogi_records_jkf_write,
          [ write_jkf/1                 % +Record
          ]).
:- use_module('../../position', [side_to_move/2]).
:- use_module('../endings', [ending_word/3, sign_side/2, relative_end/3]).
:- use_module('../place',
              [ first_place/2, place_position/2, place_last/2, place_total/3, place_after_step/3
              ]).
:- use_module(comments, [comments_json/2]).
:- use_module(move, [move_json/4]).
:- use_module(start, [start_json/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(http/json), [json_write/3]).
:- autoload(library(lists), [append/2, member/2]).

%!  write_jkf(+Record) is det.
%
%   Write Record (see game_record/2) to the current output, as one line of JSON with all that can be
%   said of each move.

write_jkf(record(Start, _, Header, line(Opening, Steps, End))) :-
    findall(Key=Value, member(Key-Value, Header), Fields),
    start_json(Start, Initial),
    comments_json(Opening, Texts),
    first_place(Start, Place),
    nodes_json(Steps, End, Place, Nodes),
    current_output(Out),
    json_write(Out,
               json([ header = json(Fields), initial = Initial, moves = [json(Texts)|Nodes] ]),
               [width(0)]),
    nl.

%   nodes_json(+Steps, +End, +Place, -Nodes): the nodes of a line that begins at Place.

nodes_json([], none, _, []).
nodes_json([], end(Ending, Remarks), Place, Nodes) :-
    place_position(Place, Position),
    side_to_move(Position, Side),
    (   Ending = foul(_, Move)
    ->  place_last(Place, Last),
        move_json(Move, Position, Last, Json),
        forks_json(Remarks, Place, Forks),
        foul_remarks(Remarks, Of, Behind),
        time_json(Of, Place, Clock),
        append([[move = Json], Clock, Forks], Node),
        Nodes = [json(Node)|Others],
        special('ILLEGAL_ACTION', Behind, [], Place, Others)
    ;   ending_special(Ending, Side, Word),
        forks_json(Remarks, Place, Forks),
        special(Word, Remarks, Forks, Place, Nodes)
    ).
nodes_json([step(Move, Remarks)|Steps], End, Place0, [json(Node)|Nodes]) :-
    place_position(Place0, Position),
    place_last(Place0, Last),
    move_json(Move, Position, Last, Json),
    time_json(Remarks, Place0, Clock),
    comments_json(Remarks, Texts),
    forks_json(Remarks, Place0, Forks),
    append([[move = Json], Clock, Texts, Forks], Node),
    place_after_step(Place0, step(Move, Remarks), Place),
    nodes_json(Steps, End, Place, Nodes).

special(Word, Remarks, Forks, Place, [json(Node)]) :-
    time_json(Remarks, Place, Clock),
    comments_json(Remarks, Texts),
    append([[special = Word], Clock, Texts, Forks], Node).

%   foul_remarks(+Remarks, -Of, -Behind): of two times the illegal move took the first.

foul_remarks(Remarks, Of, Behind) :-
    (   Remarks = [Time, time(Seconds)|Others]
    ->  Of = [Time],
        Behind = [time(Seconds)|Others]
    ;   Of = [],
        Behind = Remarks
    ).

%   A sign before the word says what the side that is not to move did, as CSA has it for fouls.

ending_special(Ending, ToMove, Word) :-
    relative_end(Ending, ToMove, Relative),
    (   Relative == foul(not_to_move)
    ->  Word = 'ILLEGAL_ACTION'
    ;   ending_word(Relative, Csa, Kif)
    ->  (   Csa == none
        ->  Word = Kif
        ;   Word = Csa
        )
    ;   Ending = other(Word0)
    ->  Word = Word0
    ;   Ending =.. [Name, Side],
        OfMover =.. [Name, to_move],
        ending_word(OfMover, Csa, _),
        sign_side(Sign, Side),
        atom_concat(Sign, Csa, Word)
    ).

%   time_json(+Remarks, +Place, -Fields): Fields says the time in Remarks, which the move at Place
%   took, and all the time of its side.

time_json(Remarks, Place, Fields) :-
    (   memberchk(time(Seconds), Remarks)
    ->  place_total(Place, Seconds, Total),
        clock_json(Seconds, Now0),
        clock_json(Total, All),
        (   Now0 = [h = 0|Now]
        ->  true
        ;   Now = Now0
        ),
        Fields = [time = json([now = json(Now), total = json(All)])]
    ;   Fields = []
    ).

%   Parts of a second are kept to the thousandth.

clock_json(Count, [h = Hours, m = Minutes, s = Seconds]) :-
    Whole is truncate(Count),
    Hours is Whole // 3600,
    Minutes is Whole // 60 mod 60,
    (   integer(Count)
    ->  Seconds is Count mod 60
    ;   Seconds is round((Count - 60*(Whole // 60)) * 1000) / 1000
    ).

forks_json(Remarks, Place, Fields) :-
    findall([json(Texts)|Nodes],
            ( member(variation(line(Opening, Steps, End)), Remarks),
              comments_json(Opening, Texts),
              nodes_json(Steps, End, Place, Nodes)
            ),
            Forks0),
    (   Forks0 == []
    ->  Fields = []
    ;   maplist(without_empty_start, Forks0, Forks),
        Fields = [forks = Forks]
    ).

%   A fork begins with its first move; only what is said of its start needs a node before.

without_empty_start([json([])|Nodes], Nodes) :-
    !.
without_empty_start(Nodes, Nodes).
