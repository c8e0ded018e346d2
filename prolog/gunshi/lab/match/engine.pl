/*  A USI engine in a process of its own, as a match needs it.

    An engine is a record: its title is how it was named, `unread` the text that was read behind
    the last whole line. Its stderr is thrown away, so that no engine waits for a reader. It leads a
    group of processes, so that what it has started, as a shell script does, ends with it.

    Engines belong to a crew. Those of a crew are known here as long as they run: they are killed
    when the crew is dismissed, or this program ends, by Ctrl-C too. A mutex guards them, and also
    that no process inherits the pipes of another that is just being made.

    What an engine does wrong is fault(Kind): `crash`, it has ended; `time`, it has not answered in
    time. After either it is of no more use.
*/
:- module(gunshi_lab_match_engine,
          [ new_crew/1,                 % -Crew
            dismiss_crew/1,             % ?Crew
            clear_crew/1,               % +Crew
            open_engine/4,              % +Crew, +Named, +Patience, -Engine
            close_engine/2,             % +Crew, +Engine
            kill_engine/2,              % +Crew, +Engine
            engine_ready/3,             % +Engine, +Patience, -Answer
            engine_move/6,              % +Engine, +Position, +Go, +Limit, -Answer, -Thought
            tell_engine/2,              % +Engine, +Line
            engine_title/2,             % +Engine, -Title
            is_engine/1,                % @Term
            thought_seconds/2,          % +Thought, -Seconds
            thought_depth/2,            % +Thought, -Depth
            thought_nodes/2,            % +Thought, -Nodes
            own_thought/6,              % +Seconds, +Depth, +Nodes, +Score, +Decided, -Thought
            thought_score/2,            % +Thought, -Score
            thought_decided/2,          % +Thought, -Decided
            is_thought_data/1           % @Term
          ]).
:- use_module('../../base/steady', [steady_time/1]).
:- use_module(library(record), [(record)/1]).
:- use_module('../../base/pipes', [writing_to_program/1]).
:- use_module('../../base/text_lines', [only_characters/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../decided', [is_decided_data/1]).
:- use_module(engine_messages, []).
:- use_module(named,
              [ named_title/2, named_program/2, named_arguments/2, named_options/2, named_own/1 ]).

:- autoload(library(lists), [member/2, subtract/3]).
:- autoload(library(process),
            [process_create/3, process_wait/3, process_kill/2, process_group_kill/2]).

:- record(engine(title, in, out, process, unread)).
:- record(thought(seconds, depth, nodes, score, decided=none)).

:- dynamic
    running/2,                          % Crew, Engine
    dismissed/1.                        % Crew

:- at_halt(dismiss_crew(_)).

%   Debian's engines end within this many seconds of `quit`.

farewell(1).

                /*******************************
                *          PROCESSES           *
                *******************************/

%!  new_crew(-Crew) is det.
%
%   Crew has no engines yet.

new_crew(Crew) :-
    flag(gunshi_match_crew, Crew, Crew + 1).

%!  dismiss_crew(?Crew) is det.
%
%   The engines of Crew are killed, and none can be opened any more; of all crews, when Crew is
%   unbound. Who waits for an answer of one sees it crash.

dismiss_crew(Crew) :-
    with_mutex(gunshi_match_engines,
               ( assertz(dismissed(Crew)),
                 forall(running(Crew, Engine), kill_processes(Engine))
               )).

%!  clear_crew(+Crew) is det.
%
%   What is left of Crew, whose engines nobody uses any more, is killed, and its pipes are closed.

clear_crew(Crew) :-
    findall(Engine, running(Crew, Engine), Engines),
    forall(member(Engine, Engines), kill_engine(Crew, Engine)).

%   kill_processes(+Engine): the group if there is one yet, and the process.

kill_processes(Engine) :-
    engine_process(Engine, Process),
    catch(process_group_kill(Process, kill), error(_, _), true),
    catch(process_kill(Process, kill), error(_, _), true).

%!  open_engine(+Crew, +Named, +Patience, -Engine) is det.
%
%   Engine is the engine Named, as engine_named/2 has it, started, told its options and ready. Each
%   of its answers may take Patience seconds.
%
%   @error gunshi(usi_engine(Title, What)): it does not come so far; What is `crash` or `time`, or
%          `dismissed` when Crew is
%   @error gunshi(usage(Text)) for an option that the engine does not have, or a value that this
%          program's own engine does not take

open_engine(Crew, Named, Patience, Engine) :-
    setup_call_catcher_cleanup(
        with_mutex(gunshi_match_engines, start_engine(Crew, Named, Engine)),
        introduce(Engine, Named, Patience),
        Catcher,
        (   Catcher == exit
        ->  true
        ;   kill_engine(Crew, Engine)
        )).

start_engine(Crew, Named, Engine) :-
    named_title(Named, Title),
    (   dismissed(Crew)
    ->  throw(error(gunshi(usi_engine(Title, dismissed)), _))
    ;   named_program(Named, Program),
        named_arguments(Named, Arguments),
        process_create(Program, Arguments,
                       [ stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out, [encoding(octet)])),
                         stderr(null), detached(true), process(Process)
                       ]),
        make_engine([title(Title), in(In), out(Out), process(Process), unread("")], Engine),
        assertz(running(Crew, Engine))
    ).

%   introduce(+Engine, +Named, +Patience): Engine is told its options and says that it is ready.
%   What the own engine says only once it has its options, it does not take of them.

introduce(Engine, Named, Patience) :-
    named_title(Named, Title),
    named_options(Named, Options),
    deadline(Patience, Deadline),
    (   send(Engine, ["usi"]),
        declared(Engine, Deadline, Declared)
    ->  true
    ;   Declared = fault(crash)
    ),
    must_answer(Declared, Title),
    forall(member(Option, Options), must_have(Declared, Option, Title)),
    findall(Line, ( member(Option, Options), option_line(Option, Line) ), Lines),
    (   named_own(Named),
        Lines = [_|_]
    ->  ready_and_said(Engine, Patience, First, Before),
        must_answer(First, Title)
    ;   Before = []
    ),
    (   send(Engine, Lines)
    ->  ready_and_said(Engine, Patience, Ready, Said)
    ;   Ready = fault(crash),
        Said = []
    ),
    must_answer(Ready, Title),
    subtract(Said, Before, Refused),
    (   named_own(Named),
        Lines = [_|_],
        Refused = [_|_]
    ->  atomic_list_concat(Refused, '; ', Text),
        usage_error("The engine \"~w\" says: ~w", [Title, Text])
    ;   true
    ).

must_answer(Answer, Title) :-
    (   Answer = fault(Kind)
    ->  throw(error(gunshi(usi_engine(Title, Kind)), _))
    ;   true
    ).

%   Every GUI sets these two, declared or not.

must_have(Declared, Name-_, Title) :-
    (   memberchk(Name, ["USI_Hash", "USI_Ponder"|Declared])
    ->  true
    ;   Declared == []
    ->  usage_error("The engine \"~w\" has no option ~w; it has no options at all",
                    [Title, Name])
    ;   atomic_list_concat(Declared, ', ', List),
        usage_error("The engine \"~w\" has no option ~w; it has ~w", [Title, Name, List])
    ).

option_line(Name-none, Line) :-
    format(string(Line), "setoption name ~s", [Name]).
option_line(Name-value(Value), Line) :-
    format(string(Line), "setoption name ~s value ~s", [Name, Value]).

%   declared(+Engine, +Deadline, -Declared): the names of the options, or fault(Kind).

declared(Engine, Deadline, Declared) :-
    next_line(Engine, Deadline, Line),
    (   Line = fault(_)
    ->  Declared = Line
    ;   Line == "usiok"
    ->  Declared = []
    ;   option_name(Line, Name)
    ->  declared(Engine, Deadline, Declared0),
        (   Declared0 = fault(_)
        ->  Declared = Declared0
        ;   Declared = [Name|Declared0]
        )
    ;   declared(Engine, Deadline, Declared)
    ).

option_name(Line, Name) :-
    string_concat("option name ", Rest, Line),
    sub_string(Rest, Before, _, _, " type "),
    !,
    sub_string(Rest, 0, Before, _, Name).

%!  close_engine(+Crew, +Engine) is det.
%
%   Engine is told to quit, and killed when it does not.

close_engine(Crew, Engine) :-
    ignore(send(Engine, ["quit"])),
    farewell(Seconds),
    deadline(Seconds, Deadline),
    hear_to_the_end(Engine, Deadline),
    kill_engine(Crew, Engine).

hear_to_the_end(Engine, Deadline) :-
    next_line(Engine, Deadline, Line),
    (   Line = fault(_)
    ->  true
    ;   hear_to_the_end(Engine, Deadline)
    ).

%!  kill_engine(+Crew, +Engine) is det.
%
%   Engine is killed, with all that it has started.

kill_engine(Crew, Engine) :-
    engine_process(Engine, Process),
    engine_in(Engine, In),
    engine_out(Engine, Out),
    with_mutex(gunshi_match_engines,
               ( kill_processes(Engine),
                 forget_process(Crew, Process)
               )),
    writing_to_program(catch(close(In, [force(true)]), error(_, _), true)),
    close(Out, [force(true)]),
    catch(process_wait(Process, _, [timeout(10)]), error(_, _), true).

forget_process(Crew, Process) :-
    forall(( running(Crew, Known), engine_process(Known, Process) ),
           retract(running(Crew, Known))).

                /*******************************
                *            TALK              *
                *******************************/

%!  engine_ready(+Engine, +Patience, -Answer) is det.
%
%   Answer is `ready`, when Engine says so within Patience seconds, or fault(Kind).

engine_ready(Engine, Patience, Answer) :-
    ready_and_said(Engine, Patience, Answer, _).

%   ready_and_said(+Engine, +Patience, -Answer, -Said): as engine_ready/3; Said are the texts of the
%   lines `info string` before that. This program's own engine says so what it does not take.

ready_and_said(Engine, Patience, Answer, Said) :-
    deadline(Patience, Deadline),
    (   send(Engine, ["isready"])
    ->  until_ready(Engine, Deadline, Answer, Said)
    ;   Answer = fault(crash),
        Said = []
    ).

until_ready(Engine, Deadline, Answer, Said) :-
    next_line(Engine, Deadline, Line),
    (   Line = fault(_)
    ->  Answer = Line,
        Said = []
    ;   Line == "readyok"
    ->  Answer = ready,
        Said = []
    ;   string_concat("info string ", Text, Line)
    ->  Said = [Text|Said1],
        until_ready(Engine, Deadline, Answer, Said1)
    ;   until_ready(Engine, Deadline, Answer, Said)
    ).

%!  engine_move(+Engine, +Position, +Go, +Limit, -Answer, -Thought) is det.
%
%   Engine is given the Position and Go, as USI writes both, and has Limit seconds for its answer.
%   Answer is bestmove(Word), or fault(Kind). Thought has the seconds that it took, and the depth,
%   nodes and score, a text, that it said last, as thought_depth/2 and the others tell them; `none`
%   for what it has not said. What it said before it was asked is not heard.

engine_move(Engine, Position, Go, Limit, Answer, Thought) :-
    forget_unheard(Engine),
    steady_time(Start),
    Deadline is Start + Limit,
    format(string(PositionLine), "position ~s", [Position]),
    format(string(GoLine), "go ~s", [Go]),
    (   send(Engine, [PositionLine, GoLine])
    ->  until_move(Engine, Deadline, said(none, none, none), Said, Answer)
    ;   Said = said(none, none, none),
        Answer = fault(crash)
    ),
    steady_time(End),
    Seconds is End - Start,
    Said = said(Depth, Nodes, Score),
    make_thought([seconds(Seconds), depth(Depth), nodes(Nodes), score(Score)], Thought).

%   forget_unheard(!Engine): what it has said until now.

forget_unheard(Engine) :-
    nb_set_unread_of_engine("", Engine),
    engine_out(Engine, Out),
    wait_for_input([Out], Ready, 0),
    (   Ready = [_],
        fill_buffer(Out),
        read_pending_codes(Out, [_|_], [])
    ->  forget_unheard(Engine)
    ;   true
    ).

until_move(Engine, Deadline, Said0, Said, Answer) :-
    next_line(Engine, Deadline, Line),
    (   Line = fault(_)
    ->  Answer = Line,
        Said = Said0
    ;   split_string(Line, " \t", " \t", Words),
        (   Words = ["bestmove"|Rest]
        ->  (   Rest = [Word|_]
            ->  true
            ;   Word = ""
            ),
            Answer = bestmove(Word),
            Said = Said0
        ;   Words = ["info"|Info]
        ->  info(Info, Said0, Said1),
            until_move(Engine, Deadline, Said1, Said, Answer)
        ;   until_move(Engine, Deadline, Said0, Said, Answer)
        )
    ).

%   info(+Words, +Said0, -Said): Said is said(Depth, Nodes, Score). A second line of several
%   (MultiPV) is not heard.

info(["multipv", N|_], Said, Said) :-
    N \== "1",
    !.
info([Word|_], Said, Said) :-
    memberchk(Word, ["pv", "string"]),
    !.
info(["depth", Text|Words], said(_, Nodes, Score), Said) :-
    natural(Text, Depth),
    !,
    info(Words, said(Depth, Nodes, Score), Said).
info(["nodes", Text|Words], said(Depth, _, Score), Said) :-
    natural(Text, Nodes),
    !,
    info(Words, said(Depth, Nodes, Score), Said).
info(["score", Kind, Value|Words], said(Depth, Nodes, _), Said) :-
    memberchk(Kind, ["cp", "mate"]),
    !,
    format(string(Score), "~s ~s", [Kind, Value]),
    info(Words, said(Depth, Nodes, Score), Said).
info([_|Words], Said0, Said) :-
    !,
    info(Words, Said0, Said).
info([], Said, Said).

natural(Text, Number) :-
    catch(number_string(Number, Text), error(_, _), fail),
    integer(Number),
    Number >= 0.

%!  tell_engine(+Engine, +Line) is det.
%
%   Engine is told Line, if it is still there to hear it.

tell_engine(Engine, Line) :-
    ignore(send(Engine, [Line])).

%   send(+Engine, +Lines) is semidet: fails when the engine has ended.

send(Engine, Lines) :-
    engine_in(Engine, In),
    writing_to_program(catch(( forall(member(Line, Lines), format(In, "~s~n", [Line])),
                               flush_output(In)
                             ),
                             error(_, _),
                             fail)).

%   next_line(+Engine, +Deadline, -Line): a string, or fault(Kind) when the engine has ended or the
%   time is over.

next_line(Engine, Deadline, Line) :-
    engine_out(Engine, Out),
    engine_unread(Engine, Unread),
    (   sub_string(Unread, Before, 1, After, "\n")
    ->  sub_string(Unread, _, After, 0, Rest),
        nb_set_unread_of_engine(Rest, Engine),
        sub_string(Unread, 0, Before, _, Line0),
        only_characters(Line0, Line1),
        split_string(Line1, "", " \t\r", [Line])
    ;   steady_time(Now),
        Left is Deadline - Now,
        (   (   Left =< 0
            ;   wait_for_input([Out], Ready, Left),
                Ready == []
            )
        ->  Line = fault(time)
        ;   fill_buffer(Out),
            read_pending_codes(Out, Codes, []),
            (   Codes == []
            ->  Line = fault(crash)
            ;   string_codes(More, Codes),
                string_concat(Unread, More, Unread1),
                nb_set_unread_of_engine(Unread1, Engine),
                next_line(Engine, Deadline, Line)
            )
        )
    ).

deadline(Seconds, Deadline) :-
    steady_time(Now),
    Deadline is Now + Seconds.

%!  engine_title(+Engine, -Title) is det.
%
%   Title is how Engine was named.

%!  is_engine(@Term) is semidet.
%
%   Term is an engine that was started.

%!  thought_seconds(+Thought, -Seconds) is det.
%!  thought_depth(+Thought, -Depth) is det.
%!  thought_nodes(+Thought, -Nodes) is det.
%!  thought_score(+Thought, -Score) is det.
%!  thought_decided(+Thought, -Decided) is det.
%
%   The parts of a Thought, as engine_move/6 has them. Decided is that of own_thought/6, `none` for
%   an engine.

%!  own_thought(+Seconds, +Depth, +Nodes, +Score, +Decided, -Thought) is det.
%
%   Thought is of a choice of this program: beside what engine_move/6 tells Decided, of
%   choose_decided/5, which no engine tells.

own_thought(Seconds, Depth, Nodes, Score, Decided, Thought) :-
    make_thought([ seconds(Seconds), depth(Depth), nodes(Nodes), score(Score), decided(Decided) ],
                 Thought).

%!  is_thought_data(@Term) is semidet.
%
%   Term, which is ground, is a thought by the types of its parts.

is_thought_data(thought(Seconds, Depth, Nodes, Score, Decided)) :-
    number(Seconds),
    forall(member(Count, [Depth, Nodes]), once(( Count == none ; integer(Count) ))),
    once(( Score == none ; string(Score) )),
    once(( Decided == none ; is_decided_data(Decided) )).
