/*  What takes long, done at `isready`, so that a first move loses no time by it: the knowledge is
    read, the table has its size and is empty.
*/
:- module(gunshi_usi_ready,
          [ make_ready/2,               % +Engine0, -Engine
            say_error/1,                % +Error
            say_and_fail/1              % +Error
          ]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/store', [knowledge_errors/2]).
:- use_module('../shogi/position', [start_position/2]).
:- use_module('../shogi/search',
              [ search_table/2, clear_search_table/1, close_search_table/1 ]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../knowledge/files', [need_knowledge/1]).
:- use_module('../knowledge/own', [load_own_knowledge/1]).
:- use_module('../knowledge/shogi/styles', [must_be_style/1]).
:- use_module('../knowledge/joseki/books', [use_book_file/1]).
:- use_module(options, [option_choices/2, option_value/3]).
:- use_module(info, [say_text/2]).
:- use_module(state).

%!  say_error(+Error) is det.
%!  say_and_fail(+Error) is failure.
%
%   Say what went wrong.

say_error(Error) :-
    error_line(Error, Line),
    say_text("~s", [Line]).

say_and_fail(Error) :-
    say_error(Error),
    fail.

%!  make_ready(+Engine0, -Engine) is det.
%
%   Read the knowledge, the user's own as it is now, and make the table of the size that is set,
%   empty. What is wrong with knowledge and options is said, and done without. While there is work
%   nothing is touched.

make_ready(Engine0, Engine) :-
    (   engine_thought(Engine0, none)
    ->  engine_options(Engine0, Options),
        take_table_back(Engine0, Had),
        catch(read_knowledge(Options), Error, say_error(Error)),
        garbage_collect_atoms,
        option_value(Options, 'USI_Hash', Megabytes),
        empty_table(Had, Megabytes, Table),
        set_table_of_engine(table(Megabytes, Table), Engine0, Engine)
    ;   Engine = Engine0
    ).

%   say_without(+Error, +Choices): all of Choices are done without.

say_without(Error, Choices) :-
    say_error(Error),
    (   Choices == []
    ->  true
    ;   say_text("SearchChoices, EvalFile and FV_SCALE are done without: it searches as \c
                  kb/shogi/search.pl says",
                 [])
    ).

read_knowledge(Options) :-
    need_knowledge(shogi),
    load_own_knowledge(Trouble),
    knowledge_errors(Trouble, Errors),
    forall(member(Wrongly, Errors), say_error(Wrongly)),
    option_choices(Options, Choices),
    start_position(hirate, Position),
    catch(search_knowledge(Position, Choices, _), Wrong, say_without(Wrong, Choices)),
    need_knowledge(joseki),
    need_knowledge(attacks),
    need_knowledge(castles),
    need_knowledge(motifs),
    need_knowledge(formations),
    option_value(Options, 'BookFile', Book0),
    (   memberchk(Book0, ['', no_book])
    ->  Book = none
    ;   Book = Book0
    ),
    catch(use_book_file(Book), Error, say_error(Error)),
    option_value(Options, 'Style', Style),
    catch(must_be_style(Style), StyleError, say_error(StyleError)).

%   take_table_back(+Engine, -Table): as `table` of the engine, but that a job that was given up is
%   waited for, which ends soon; `none` if it does not.

take_table_back(Engine, Table) :-
    engine_queue(Engine, Queue),
    engine_table(Engine, Table0),
    wait_for_table(Table0, Queue, Table).

wait_for_table(kept(Job, Megabytes, Shared), Queue, Table) :-
    !,
    (   thread_get_message(Queue, job(Job, Event), [timeout(10)])
    ->  (   memberchk(Event, [done(_), failed(_)])
        ->  Table = table(Megabytes, Shared)
        ;   wait_for_table(kept(Job, Megabytes, Shared), Queue, Table)
        )
    ;   Table = none
    ).
wait_for_table(Table, _, Table).

%   empty_table(+Had, +Megabytes, -Table)

empty_table(table(Megabytes, Table), Megabytes, Table) :-
    !,
    clear_search_table(Table).
empty_table(Had, Megabytes, Table) :-
    (   Had = table(_, Old)
    ->  close_search_table(Old)
    ;   true
    ),
    new_table(Megabytes, Table).

%   new_table(+Megabytes, -Table): cleared at once, so that the system gives all its memory now, as
%   it does to other engines, and not when the first move is searched.

new_table(Megabytes, Table) :-
    catch(search_table(Megabytes, Table), error(resource_error(_), _),
          ( say_text("no memory for a table of ~d MB, so it has 16 MB", [Megabytes]),
            search_table(16, Table)
          )),
    clear_search_table(Table).
