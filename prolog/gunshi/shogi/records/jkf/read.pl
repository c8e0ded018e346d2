:- encoding(utf8).
/*  Reading JKF: the header, and the lines of moves with what is said of them. */
:- module(gunshi_shogi_records_jkf_read,
          [ jkf_game/3                  % +Text, -Draft, -Notes
          ]).
:- use_module('../endings', [said_ending/2]).
:- use_module('../json_text', [json_text/3]).
:- use_module('../times', [possible_time/1]).
:- use_module(comments, [read_comments/2]).
:- use_module(fields,
              [ json_field/4, must_have_field/4, bad_field/2, noted_fields/5, ignored_field/4,
                json_string/2
              ]).
:- use_module(move, [move_said/2]).
:- use_module(start, [read_start/2]).
:- autoload(library(apply), [exclude/3, foldl/4, partition/4]).
:- autoload(library(lists), [append/2, append/3, member/2]).

%!  jkf_game(+Text:string, -Draft, -Notes:list) is det.
%
%   Draft is the game in Text, as check.pl has it, without lines: its places are 0. Notes as
%   kakinoki_game/4.
%
%   Notes also has ignored(Text) for a field of a wrong form that is not needed, and unread(Text)
%   for what should be a variation; a bad move is unread(Text) in Draft.
%
%   @error gunshi(bad_record(At, What)): What is as json_text/3 has it, At the line; or field(Name,
%          Value) for a field of the start that has a wrong form, handicap(Preset), or what
%          position_term/2 says

jkf_game(Text, draft(start(Position, 1), Header, line(Opening, Steps, End)), Notes) :-
    json_text(Text, Json, Behind),
    header(Json, Header, Notes, Notes1),
    read_start(Json, Position),
    must_have_field(moves, Json, array, Nodes0),
    start_node(Nodes0, 0, Opening, Nodes, Notes1, Notes2),
    line(Nodes, 1, Steps, End, Notes2, Tail),
    (   Behind = at(Line, Rest)
    ->  Tail = [problem(Line, 0, ignored(Rest))]
    ;   Tail = []
    ).

header(Json, Header, Notes, Tail) :-
    (   json_field(header, Json, object, json(Fields0))
    ->  exclude(of_start, Fields0, Fields),
        partition(is_field, Fields, Said, Strange),
        findall(Key-Value,
                ( member(Key=Value0, Said),
                  format(string(Value), "~w", [Value0])
                ),
                Header),
        findall(Note, ( member(Key=Value, Strange), ignored_field(Key, Value, 0, Note) ), Ignored),
        append(Ignored, Tail, Notes)
    ;   Header = [],
        Notes = Tail
    ).

of_start(Key=Value) :-
    (   memberchk(Key, [手合割, 手合])
    ;   Value == @(null)
    ),
    !.

is_field(_=Value) :-
    ( atom(Value) ; string(Value) ; number(Value) ),
    !.

                /*******************************
                *            LINES             *
                *******************************/

%   start_node(+Nodes0, +Ply, -Opening, -Nodes, -Notes, ?Tail): some files leave the node of the
%   start out. Ply is the number of the move before.

start_node([Node|Nodes0], Ply, Opening, Nodes, Notes, Tail) :-
    Node = json(_),
    \+ json_field(move, Node, any, _),
    \+ json_field(special, Node, any, _),
    !,
    noted_fields(read_comments(Node), Ply, Opening, Notes, Tail),
    Nodes = Nodes0.
start_node(Nodes, _, [], Nodes, Notes, Notes).

%   line(+Nodes, +Ply, -Steps, -End, -Notes, ?Tail)

line([], _, [], none, Notes, Notes).
line([Node|Nodes], Ply, Steps, End, Notes, Tail) :-
    remarks(Node, Ply, Remarks, Notes, Notes1),
    (   json_field(move, Node, any, Move)
    ->  move_said(Move, Said),
        Steps = [step(0, Said, Remarks)|Steps1],
        Next is Ply+1,
        (   special(Node, Word)
        ->  Steps1 = [],
            end(Word, Next, [], Nodes, End, Notes1, Tail)
        ;   line(Nodes, Next, Steps1, End, Notes1, Tail)
        )
    ;   special(Node, Word)
    ->  Steps = [],
        end(Word, Ply, Remarks, Nodes, End, Notes1, Tail)
    ;   Nodes == [],
        Remarks == [],
        Node = json(_)
    ->  Steps = [],
        End = none,
        Notes1 = Tail
    ;   json_string(Node, Text),
        Steps = [step(0, unread(Text), Remarks)|Steps1],
        Next is Ply+1,
        line(Nodes, Next, Steps1, End, Notes1, Tail)
    ).

special(Node, Word) :-
    json_field(special, Node, any, Value),
    (   atomic(Value)
    ->  Text = Value
    ;   json_string(Value, Text)
    ),
    normalize_space(atom(Word), Text),
    Word \== ''.

%   end(+Word, +Ply, +Remarks, +Behind, -End, -Notes, ?Tail): nodes Behind it are left out.

end(Word, Ply, Remarks, Behind, end(0, Ending, Remarks), Notes, Tail) :-
    ending(Word, Ply, Ending, Notes, Notes1),
    (   Behind == []
    ->  Notes1 = Tail
    ;   Notes1 = [problem(0, Ply, after_end)|Tail]
    ).

ending(Word, Ply, Ending, Notes, Tail) :-
    (   said_ending(Word, Ending0)
    ->  Ending = Ending0,
        Notes = Tail
    ;   Ending = other(Word),
        Notes = [problem(0, Ply, unknown_ending(Word))|Tail]
    ).

remarks(Node, Ply, Remarks, Notes, Tail) :-
    noted_fields(times(Node), Ply, Times, Notes, Notes1),
    noted_fields(read_comments(Node), Ply, Texts, Notes1, Notes2),
    (   json_field(forks, Node, any, Forks)
    ->  forks(Forks, Ply, Variations, Notes2, Tail)
    ;   Variations = [],
        Notes2 = Tail
    ),
    append([Times, Texts, Variations], Remarks).

times(Node, Times) :-
    (   json_field(time, Node, object, Time),
        json_field(now, Time, object, Now)
    ->  seconds(Now, Seconds),
        Times = [time(Seconds)]
    ;   Times = []
    ).

seconds(Now, Seconds) :-
    foldl(clock_part(Now), [h, m, s], 0, Seconds),
    (   possible_time(Seconds)
    ->  true
    ;   bad_field(now, Now)
    ).

clock_part(Now, Name, Count0, Count) :-
    (   json_field(Name, Now, time, Part)
    ->  Count is 60*Count0 + Part
    ;   Count is 60*Count0
    ).

forks(Forks, Ply, Variations, Notes, Tail) :-
    (   is_list(Forks)
    ->  each_fork(Forks, Ply, Variations, Notes, Tail)
    ;   Variations = [],
        no_fork(Forks, Ply, Notes, Tail)
    ).

each_fork([], _, [], Notes, Notes).
each_fork([Nodes0|Forks], Ply, Variations, Notes, Tail) :-
    (   is_list(Nodes0)
    ->  Before is Ply-1,
        start_node(Nodes0, Before, Opening, Nodes, Notes, Notes1),
        line(Nodes, Ply, Steps, End, Notes1, Notes2),
        Variations = [variation(line(Opening, Steps, End))|Variations1]
    ;   Variations = Variations1,
        no_fork(Nodes0, Ply, Notes, Notes2)
    ),
    each_fork(Forks, Ply, Variations1, Notes2, Tail).

no_fork(Json, Ply, [problem(0, Ply, unread(Text))|Tail], Tail) :-
    json_string(Json, Text).
