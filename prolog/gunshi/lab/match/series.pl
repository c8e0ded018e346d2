/*  The games of a match, several at a time.

    Each worker is a thread with two engines of its own, who takes one game of the schedule after
    the other. What it has played it sends to the thread of the match, which alone keeps the score.
    An engine that has ended or hung is killed and started again for the next game; when it does not
    start again, that game is lost, too.
*/
:- module(gunshi_lab_match_series,
          [ play_series/8               % +A, +B, +Schedule, +Rules, +Workers, :Heard, +S0, -S
          ]).
:- use_module(engine, [new_crew/1, dismiss_crew/1, clear_crew/1]).
:- use_module(player).
:- use_module(openings, [scheduled_opening/2, scheduled_side/2]).
:- use_module(referee).

:- autoload(library(lists), [member/2]).

:- meta_predicate
    play_series(+, +, +, +, +, 4, +, -).

%!  play_series(+A, +B, +Schedule, +Rules, +Workers:integer, :Heard, +S0, -S) is det.
%
%   A and B, as open_player/4 takes them, play the games of Schedule, as schedule/4 makes it, by
%   Rules, as play_game/4 has them, Workers games at a time. When a game ends, call(Heard,
%   Scheduled, Played, S0, S1) is called in this thread, with the game as it is in Schedule and
%   Played as of play_game/4. If S1 is stop(S2), no more games are played and S is S2; else S1 is
%   the S0 of the next game, and S that of the last. In the end all engines have ended, whatever
%   happens.
%
%   @error gunshi(usi_engine(Title, What)) if an engine does not start at first
%   @error gunshi(usage(Text)) as open_engine/4

play_series(A, B, Schedule, Rules, Workers0, Heard, S0, S) :-
    length(Schedule, Games),
    Workers is min(Workers0, Games),
    new_crew(Crew),
    setup_call_cleanup(
        ( message_queue_create(Jobs),
          message_queue_create(Ends),
          findall(Thread,
                  ( between(1, Workers, _),
                    thread_create(worker(Crew, A, B, Rules, Jobs, Ends), Thread)
                  ),
                  Threads)
        ),
        (   messages(Workers, Ends, ready),
            forall(member(Scheduled, Schedule), thread_send_message(Jobs, Scheduled)),
            hear(Games, Ends, Heard, S0, S1),
            (   S1 = stop(S)
            ->  true
            ;   S = S1,
                end_of_jobs(Workers, Jobs),
                messages(Workers, Ends, gone)
            )
        ),
        ( dismiss_crew(Crew),
          end_of_jobs(Workers, Jobs),
          forall(member(Thread, Threads), thread_join(Thread, _)),
          clear_crew(Crew),
          message_queue_destroy(Jobs),
          message_queue_destroy(Ends)
        )).

end_of_jobs(Workers, Jobs) :-
    forall(between(1, Workers, _), thread_send_message(Jobs, end)).

%   messages(+Count, +Ends, +Message): so many workers have sent Message.

messages(Count, Ends, Message) :-
    forall(between(1, Count, _),
           ( thread_get_message(Ends, Heard),
             must_not_fail(Heard),
             Heard == Message
           )).

must_not_fail(Message) :-
    (   Message = failed(Error)
    ->  throw(Error)
    ;   true
    ).

hear(0, _, _, S, S) :-
    !.
hear(Games, Ends, Heard, S0, S) :-
    thread_get_message(Ends, Message),
    must_not_fail(Message),
    Message = ended(Scheduled, Played),
    call(Heard, Scheduled, Played, S0, S1),
    (   S1 = stop(_)
    ->  S = S1
    ;   Games1 is Games - 1,
        hear(Games1, Ends, Heard, S1, S)
    ).

                /*******************************
                *           WORKERS            *
                *******************************/

%   worker(+Crew, +A, +B, +Rules, +Jobs, +Ends): sends `ready`, ended(Scheduled, Played) for each
%   game, and `gone`; or failed(Error). What happens after the crew is dismissed is of interest to
%   nobody.

worker(Crew, A, B, Rules, Jobs, Ends) :-
    rules_patience(Rules, Patience),
    catch(( open_player(Crew, A, Patience, EngineA),
            open_player(Crew, B, Patience, EngineB),
            thread_send_message(Ends, ready),
            work(pair(Crew, Rules, A, B), EngineA, EngineB, Jobs, Ends),
            Message = gone
          ),
          Error,
          Message = failed(Error)),
    thread_send_message(Ends, Message).

work(Pair, EngineA0, EngineB0, Jobs, Ends) :-
    thread_get_message(Jobs, Job),
    Pair = pair(Crew, Rules, A, B),
    (   Job == end
    ->  close_present(Crew, EngineA0),
        close_present(Crew, EngineB0)
    ;   scheduled_side(Job, Side),
        scheduled_opening(Job, opening(_, Opening)),
        present(EngineA0, A, Crew, Rules, EngineA1),
        present(EngineB0, B, Crew, Rules, EngineB1),
        sides(Side, EngineA1, EngineB1, Players),
        play_pair(Players, Opening, Rules, Played),
        thread_send_message(Ends, ended(Job, Played)),
        played_fault(Played, Fault),
        sides(Side, SideA, SideB, players(sente, gote)),
        end_if_faulty(EngineA1, SideA, Fault, Crew, EngineA),
        end_if_faulty(EngineB1, SideB, Fault, Crew, EngineB),
        work(Pair, EngineA, EngineB, Jobs, Ends)
    ).

%   sides(+Side, ?OfA, ?OfB, ?Players): the first player has Side.

sides(sente, A, B, players(A, B)).
sides(gote,  A, B, players(B, A)).

%   present(+Engine0, +Named, +Crew, +Rules, -Engine): Engine is ready for a game, or gone(Kind).

present(gone(_), Named, Crew, Rules, Engine) :-
    !,
    rules_patience(Rules, Patience),
    catch(open_player(Crew, Named, Patience, Engine),
          error(gunshi(usi_engine(Title, Kind)), _),
          (   Kind == dismissed
          ->  throw(error(gunshi(usi_engine(Title, Kind)), _))
          ;   Engine = gone(Kind)
          )).
present(Engine0, _, Crew, Rules, Engine) :-
    rules_patience(Rules, Patience),
    player_ready(Engine0, Patience, Answer),
    (   Answer = fault(Kind)
    ->  kill_player(Crew, Engine0),
        Engine = gone(Kind)
    ;   Engine = Engine0
    ).

play_pair(Players, Opening, Rules, Played) :-
    (   Players = players(gone(Kind), _)
    ->  lost_game(sente, Kind, Opening, Played)
    ;   Players = players(_, gone(Kind))
    ->  lost_game(gote, Kind, Opening, Played)
    ;   play_game(Players, Opening, Rules, Played)
    ).

%   end_if_faulty(+Engine0, +Side, +Fault, +Crew, -Engine): Engine0 had Side in a game that ended
%   with Fault. Engine is gone(Kind) if that is Engine0's own and it is of no more use.

end_if_faulty(Engine0, Side, Fault, Crew, Engine) :-
    (   is_player(Engine0),
        Fault = fault(Side, Kind),
        memberchk(Kind, [crash, time])
    ->  kill_player(Crew, Engine0),
        Engine = gone(Kind)
    ;   Engine = Engine0
    ).

close_present(Crew, Engine) :-
    (   Engine = gone(_)
    ->  true
    ;   close_player(Crew, Engine)
    ).
