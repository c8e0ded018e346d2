/*  What was learned, kept for good.

    The lessons of a game are facts in one knowledge file of the user's, which Gunshi alone writes:
    whole, by another file that takes its place, so that it is never half written. It is a journal
    and its result:

        taught(Id, Date, Game)           a teaching: when, and by which game
        learned(Id, Fact, Why)           it added Fact
        unlearned(Id, Fact, Why)         it took Fact away, or made it void when a person wrote it
        Fact                             what is learned and not unlearned since

    Taking a teaching back is leaving out its lines. The store reads the file as any other, so a
    fact has its place, and a person may look at it there.

    Several programs may have the file open: each reads it again when another has changed it, and
    writes only while it holds a lock on the file beside it.
*/
:- module(gunshi_othello_lessons,
          [ use_lessons_file/1,         % +File
            lessons_file/1,             % -File
            load_lessons/0,
            teach/4,                    % +Game, +Add, +Remove, -Id
            take_back_lessons/1,        % -Taught
            forget_lessons/0,
            lesson/4,                   % ?Id, ?Kind, ?Fact, ?Why
            teaching/3,                 % ?Id, ?Date, ?Game
            void_fact/1                 % +Fact
          ]).
:- use_module('../base/store', [load_knowledge/1, forget_knowledge/1, loaded_knowledge/1, known/2]).
:- use_module('../base/declare', [declare_knowledge/3]).
:- use_module('../base/encoding', [write_text/3]).
:- use_module('../base/files', [writing_file/2, user_data/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(error), [type_error/2]).
:- autoload(library(filesex), [make_directory_path/1]).
:- autoload(library(lists), [append/3, last/2, member/2]).

:- declare_knowledge(taught(id: positive, date: text, game: text),
                     "A game taught something on that date.",
                     "taught(1, \"2026-01-01\", \"a game\").").
:- multifile
    lesson_fact/1,
    gunshi_types:argument_type/3.

%   lesson_fact(+Fact): a module for a game says what facts it learns.

gunshi_types:argument_type(lesson_fact, "a fact that a game teaches",
                           such_that(gunshi_othello_lessons:lesson_fact)).

:- declare_knowledge(learned(id: positive, fact: lesson_fact, why: text),
                     "The teaching added the fact.",
                     "learned(1, bm(1, _, 5-6), \"lost\").").
:- declare_knowledge(unlearned(id: positive, fact: lesson_fact, why: text),
                     "The teaching took the fact away.",
                     "unlearned(2, bm(1, _, 5-6), \"won\").").

%   file(File): where lessons are kept, if it is not the usual place.
%   read_at(File, Stamp): File was last read, or found not to be, when its stamp was that.
:- dynamic
    file/1,
    read_at/2.

%!  use_lessons_file(+File) is det.
%
%   Keep lessons in File from now on, in all threads. What was read from another is forgotten, not
%   deleted.

use_lessons_file(File0) :-
    absolute_file_name(File0, File),
    with_mutex(gunshi_othello_lessons,
               ( lessons_file(Old),
                 (   loaded_knowledge(Old)
                 ->  forget_knowledge(Old)
                 ;   true
                 ),
                 retractall(read_at(_, _)),
                 retractall(file(_)),
                 assertz(file(File))
               )),
    load_lessons.

%!  lessons_file(-File) is det.
%
%   File is the absolute path of the file of lessons; it need not exist. The usual place is
%   gunshi/lessons.pl in the user's directory for data.

lessons_file(File) :-
    (   file(File0)
    ->  File = File0
    ;   user_data('lessons.pl', File)
    ).

%!  load_lessons is det.
%
%   Make sure that the lessons are read, if there are any, as the file has them now.
%
%   @error gunshi(bad_knowledge(File, Problems))

load_lessons :-
    lessons_file(File),
    stamp(File, Stamp),
    (   read_at(File, Stamp)
    ->  true
    ;   with_mutex(gunshi_othello_lessons, read_lessons(File, Stamp))
    ).

%   stamp(+File, -Stamp): changes when the file does; `none` without a file.

stamp(File, Stamp) :-
    (   catch(( time_file(File, Time), size_file(File, Size) ), error(_, _), fail)
    ->  Stamp = Time-Size
    ;   Stamp = none
    ).

read_lessons(File, Stamp) :-
    (   Stamp \== none
    ->  load_knowledge(File)
    ;   loaded_knowledge(File)
    ->  forget_knowledge(File)
    ;   true
    ),
    retractall(read_at(File, _)),
    assertz(read_at(File, Stamp)).

%!  teaching(?Id, ?Date:string, ?Game:string) is nondet.
%
%   Game taught something on Date, in UTC. Oldest first.

teaching(Id, Date, Game) :-
    known(taught(Id, Date, Game), _).

%!  lesson(?Id, ?Kind:oneof([learned,unlearned]), ?Fact, ?Why:string) is nondet.
%
%   What the teaching Id did. Oldest first.

lesson(Id, learned, Fact, Why) :-
    known(learned(Id, Fact, Why), _).
lesson(Id, unlearned, Fact, Why) :-
    known(unlearned(Id, Fact, Why), _).

%!  void_fact(+Fact) is semidet.
%
%   Fact, which a person wrote, was unlearned.

void_fact(Fact) :-
    known(unlearned(_, Void, _), _),
    Void =@= Fact,
    !.

%!  teach(+Game:string, +Add:list, +Remove:list, -Id) is det.
%
%   Game teaches: facts of Add, Fact-Why, are learned, those of Remove unlearned, at once or not at
%   all. Id is the teaching's number, from 1.
%
%   @error gunshi(file(write, File, Reason))
%   @error type_error(lesson_fact, Fact)

teach(Game, Add, Remove, Id) :-
    forall(( member(Fact-_, Add) ; member(Fact-_, Remove) ), must_be_lesson(Fact)),
    locked(teach_now(Game, Add, Remove, Id)).

must_be_lesson(Fact) :-
    (   lesson_fact(Fact)
    ->  true
    ;   type_error(lesson_fact, Fact)
    ).

teach_now(Game, Add, Remove, Id) :-
    findall(taught(I, D, G), teaching(I, D, G), Taught0),
    findall(L, a_lesson(L), Lessons0),
    (   last(Taught0, taught(Last, _, _))
    ->  Id is Last + 1
    ;   Id = 1
    ),
    get_time(Now),
    format_time(string(Date), '%FT%TZ', Now),
    append(Taught0, [taught(Id, Date, Game)], Taught),
    findall(unlearned(Id, Fact, Why), member(Fact-Why, Remove), Lost),
    findall(learned(Id, Fact, Why), member(Fact-Why, Add), New),
    append(Lost, New, Lessons1),
    append(Lessons0, Lessons1, Lessons),
    write_lessons(Taught, Lessons).

%   a_lesson(-Lesson): in the order of the file, which is that of time.

a_lesson(Lesson) :-
    findall(Line-L,
            ( member(L, [learned(_, _, _), unlearned(_, _, _)]),
              known(L, _:Line)
            ),
            Unsorted),
    keysort(Unsorted, Sorted),
    member(_-Lesson, Sorted).

%!  take_back_lessons(-Taught) is semidet.
%
%   Take the last teaching back, Taught, a term taught(Id, Date, Game): what it learned goes, what
%   it unlearned comes again. Fails when there is none.
%
%   @error gunshi(file(write, File, Reason))

take_back_lessons(Last) :-
    locked(take_back(Last)).

take_back(Last) :-
    findall(taught(I, D, G), teaching(I, D, G), Taught0),
    append(Taught, [Last], Taught0),
    !,
    arg(1, Last, Id),
    findall(L, ( a_lesson(L), arg(1, L, I), I =\= Id ), Lessons),
    write_lessons(Taught, Lessons).

%!  forget_lessons is det.
%
%   Forget all lessons.
%
%   @error gunshi(file(write, File, Reason))

forget_lessons :-
    locked(write_lessons([], [])).

%   locked(:Goal): no other thread and no other program writes, and what is known is what the file
%   has.

:- meta_predicate locked(0).

locked(Goal) :-
    lessons_file(File),
    file_directory_name(File, Directory),
    atom_concat(File, '.lock', Lock),
    catch(make_directory_path(Directory), error(_, _), true),
    with_mutex(gunshi_othello_lessons,
               setup_call_cleanup(
                   writing_file(File, open(Lock, append, Stream, [lock(exclusive)])),
                   ( load_lessons,
                     once(Goal)
                   ),
                   close(Stream))).

write_lessons(Taught, Lessons) :-
    lessons_file(File),
    foldl(applied, Lessons, [], Facts),
    with_output_to(string(Text),
        ( format("% What Gunshi has learned. It writes this file itself.~n~n"),
          forall(member(Term, Taught), portray_clause(Term)),
          forall(member(Term, Lessons), portray_clause(Term)),
          forall(member(Term, Facts), portray_clause(Term))
        )),
    write_text(File, utf8, Text),
    stamp(File, Stamp),
    read_lessons(File, Stamp).

applied(learned(_, Fact, _), Facts0, Facts) :-
    append(Facts0, [Fact], Facts).
applied(unlearned(_, Fact, _), Facts0, Facts) :-
    without(Facts0, Fact, Facts).

without([], _, []).
without([Fact|Facts0], Void, Facts) :-
    (   Fact =@= Void
    ->  without(Facts0, Void, Facts)
    ;   Facts = [Fact|Facts1],
        without(Facts0, Void, Facts1)
    ).
