:- encoding(utf8).
/*  Knowledge from somebody who means harm. What must not run is refused as a whole, in one line
    that says where and what; nothing of it has run. What may run is stopped in play, and named.

    Each clause of the tables is one that somebody could send. The canaries are a predicate in user
    and a file: whatever a clause gets to call would leave one behind.
*/
:- module(test_hostile, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/choice)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).

%   goal(Goal): the text of a condition that no rule may have.

% what the system does
goal("shell(\"touch canary\")").
goal("shell(\"touch canary\", _)").
goal("shell").
goal("system:shell(\"touch canary\")").
goal("halt").
goal("halt(0)").
goal("abort").
goal("prolog").
goal("break").
goal("process_create(path(touch), [canary], [])").
goal("process:process_create(path(touch), [canary], [])").
goal("setenv(a, b)").
goal("unsetenv('HOME')").
goal("getenv('HOME', _)").
goal("fork(_)").
goal("exec(ls)").
goal("kill(1, 9)").
goal("sleep(10)").
goal("on_signal(int, _, ignore)").
goal("at_halt(true)").
% files and streams
goal("open(canary, write, _)").
goal("open('/etc/passwd', read, S), read_term(S, _, [])").
goal("see('/etc/passwd')").
goal("tell(canary)").
goal("append(canary)").
goal("read(_)").
goal("get_char(_)").
goal("delete_file('kb')").
goal("rename_file(a, b)").
goal("exists_file(a)").
goal("directory_files('.', _)").
goal("working_directory(_, '/')").
goal("chdir('/')").
goal("expand_file_name('*', _)").
goal("size_file(a, _)").
goal("tmp_file(a, _)").
goal("absolute_file_name(a, _)").
goal("set_stream(user_output, encoding(octet))").
goal("tcp_connect(localhost:80, _, [])").
goal("http_open('http://localhost', _, [])").
% loading
goal("consult('x')").
goal("[user]").
goal("['x']").
goal("load_files(x, [])").
goal("use_module(library(process))").
goal("ensure_loaded(library(lists))").
goal("include(x)").
goal("use_foreign_library(foreign(x))").
goal("open_shared_object(x, _)").
goal("make").
goal("autoload(library(lists))").
goal("module(user)").
goal("qcompile(x)").
% the data base
goal("assertz(owned)").
goal("asserta(owned)").
goal("assert(owned)").
goal("assertz(user:owned)").
goal("user:assertz(owned)").
goal("gunshi_clauses:assertz(owned)").
goal("retract(owned)").
goal("retractall(owned)").
goal("abolish(owned/0)").
goal("clause(style(_, _, _, _), _)").
goal("erase(_)").
goal("recordz(a, owned)").
goal("nb_setval(a, owned)").
goal("b_setval(a, owned)").
goal("flag(a, _, 1)").
goal("dynamic(owned/0)").
goal("compile_predicates([owned/0])").
goal("set_prolog_flag(occurs_check, error)").
goal("current_prolog_flag(bounded, _)").
goal("op(700, xfx, =>)").
goal("current_op(_, _, _)").
goal("create_prolog_flag(a, b, [])").
goal("wrap_predicate(style(_, _, _, _), w, _, true)").
% calling
goal("G = halt, G").
goal("G = halt, call(G)").
goal("call(halt)").
goal("call(call, halt)").
goal("apply(halt, [])").
goal("once(halt)").
goal("ignore(halt)").
goal("not(halt)").
goal("forall(true, halt)").
goal("findall(X, member(X, [1]), _)").
goal("aggregate_all(count, true, _)").
goal("bagof(X, X = 1, _)").
goal("X^halt").
goal("setof(X, X^true, _)").
goal("catch(halt, _, true)").
goal("catch_with_backtrace(halt, _, true)").
goal("throw(a)").
goal("setup_call_cleanup(true, true, halt)").
goal("call_cleanup(true, halt)").
goal("maplist(halt, [])").
goal("foldl(halt, [], a, _)").
goal("[X]>>halt").
goal("call([X]>>(X = 1), 1)").
goal("true *-> halt ; true").
goal("!").
goal("repeat").
goal("{halt}").
goal("\"halt\"").
goal("17").
goal("0'a").
goal("`halt`").
goal("phrase(a, b)").
goal("(a --> b)").
goal("(a :- halt)").
goal("M:halt").
goal("(true, M:G)").
goal("@(halt, user)").
goal("'$set_source_module'(_, user)").
goal("'$call'(halt)").
goal("'$expand':call").
goal("thread_create(halt)").
goal("thread_self(_)").
goal("thread_send_message(main, gunshi_give_up)").
goal("message_queue_create(_)").
goal("mutex_lock(a)").
goal("with_mutex(a, halt)").
goal("engine_create(X, true, _)").
goal("transaction(halt)").
goal("snapshot(halt)").
goal("tnot(halt)").
goal("call_with_time_limit(1, halt)").
goal("call_with_depth_limit(halt, 1, _)").
goal("prolog_current_frame(_)").
goal("prolog_load_context(_, _)").
goal("trace").
goal("spy(style/4)").
goal("debug").
% building terms, and what is endless
goal("between(1, inf, _)").
goal("length(L, _), L = [a]").
goal("length(L, L)").
goal("numlist(1, 1000000000, _)").
goal("functor(_, a, 100000000)").
goal("T =.. [shell, x]").
goal("arg(1, a(b), _)").
goal("setarg(1, a(b), c)").
goal("nb_setarg(1, a(b), c)").
goal("copy_term(a, _)").
goal("term_to_atom(_, 'halt')").
goal("atom_to_term('halt', _, _)").
goal("term_string(_, \"halt\")").
goal("read_term_from_atom('halt', _, [])").
goal("sformat(_, a, [])").
goal("format(\"~a\", [a])").
goal("print(a)").
goal("write(a)").
goal("nl").
goal("print_message(error, a)").
goal("message_to_codes(a, b, c)").
goal("put_attr(X, a, b), X = 1").
goal("freeze(X, halt), X = 1").
goal("when(ground(X), halt), X = 1").
goal("dif(X, 1), X = 2").
goal("X #= 1").
goal("tab(1000000000)").
goal("atom_length(a, _)").
goal("string_concat(X, X, \"aa\")").
goal("garbage_collect").
goal("statistics(cputime, _)").
goal("random(_)").
goal("get_time(_)").
goal("var(_)").
goal("consult").
goal("known(style(_, _, _, _), _)").
goal("gunshi_knowledge_own:use_own_directory('/')").
goal("kb_undo").
goal("use_own_directory('/')").
goal("play('7g7f')").

%   in_rule(?Where, +Goal, -Text): a clause that has Goal somewhere.

in_rule(body, Goal, Text) :-
    format(string(Text),
           "strategy(x, \"a\", \"b\", Now, M) :-~n    moves(Now, M), ( ~s ).~n", [Goal]).
in_rule(negated, Goal, Text) :-
    format(string(Text),
           "motif(x, \"a\", \"b\", Now, M) :- moves(Now, M),~n    \\+ ( true, ( ~s ) ).~n", [Goal]).
in_rule(branch, Goal, Text) :-
    format(string(Text),
           "style(x, \"a\", \"b\", []) :- true,~n    ( fail -> true ; true -> ( ~s ) ; true ).~n",
           [Goal]).
in_rule(directive, Goal, Text) :-
    format(string(Text), "style(x, \"a\", \"b\", []).~n:- ~s.~n", [Goal]).
in_rule(question, Goal, Text) :-
    format(string(Text), "style(x, \"a\", \"b\", []).~n?- ~s.~n", [Goal]).

%   text(Text, Line, Part): Text is refused at Line, and Part is in what is said.

text(":- initialization(shell(\"touch canary\")).", 1, "directive").
text(":- dynamic owned/0.", 1, "directive").
text(":- module(user, []).", 1, "directive").
text(":- include('/etc/passwd').", 1, "directive").
text("% a path\n:- include('../../../etc/passwd').", 2, "directive").
text(":- encoding(octet).", 1, "directive").
text(":- set_prolog_flag(double_quotes, codes).", 1, "directive").
text("x a y.\n:- op(200, xfy, a).", 1, "").
text("term_expansion(_, owned).", 1, "not declared").
text("user:term_expansion(_, owned).", 1, "module").
text("goal_expansion(_, halt).", 1, "not declared").
text("user:portray(_) :- halt.", 1, "module").
text("portray(_) :- halt.", 1, "not declared").
text("message_hook(_, _, _) :- halt.", 1, "not declared").
text("prolog:message(_) --> [].", 1, "").
text("a --> b.", 1, "not declared").
text("owned.", 1, "not declared").
text("user:owned.", 1, "module").
text("system:style(x, \"a\", \"b\", []).", 1, "module").
text("_:owned.", 1, "module").
text("X.", 1, "no fact and no rule").
text("X :- true.", 1, "no fact and no rule").
text("17.", 1, "no fact and no rule").
text("\"style\".", 1, "no fact and no rule").
text("[style].", 1, "").
text("{style}.", 1, "").
text("style().", 1, "").
text("style.", 1, "not declared").
text("(a, b).", 1, "not declared").
text("(a :- b) :- c.", 1, "not declared").
text("true.", 1, "not declared").
text("moves(_, _).", 1, "not declared").
text("moves(_, _) :- fail.", 1, "not declared").
text("call(_) :- halt.", 1, "not declared").
text("style(_, \"a\", \"b\", []).", 1, "variable").
text("style(x, a, \"b\", []).", 1, "text in double quotes").
text("style(x, \"a\", \"b\", [shell(x)]).", 1, "").
text("style(x, \"a\", \"b\", [without(x)|_]).", 1, "").
text("style(x, \"a\", \"b\", [without(x)).", 1, "").
text("style('\\e]0;title\\a', \"a\", \"b\", []).", 1, "U+0007").
text("style(x, \"\\x202E\\live\", \"b\", []).", 1, "U+202E").
text("style(x, \"\\x9b\\31m\", \"b\", []).", 1, "U+009B").
text("style(x, \"\\0\\\", \"b\", []).", 1, "").
text("style(x, \"\\xD800\\\", \"b\", []).", 1, "").
text("style(x, \"\\x110000\\\", \"b\", []).", 1, "").
text("style(x, {|html||<b>|}, \"b\", []).", 1, "").
text("style(x, \"a, \"b\", []).", 1, "").
text("style(x, \"a", 1, "").
text("/* never closed", 1, "").
text("style(x, \"a\", \"b\", [])", 1, "").
text("before(a, 1.0e400).", 1, "").
text("clause_time(20, nan, 2).", 1, "").
text("clause_time(99999999999999999999999, 1, 2).", 1, "1 to 100").
text("bm(1, [a|b], c).", 1, "").
text("strategy(x, \"a\", \"b\", Now, M) :- moves(Now, M), moves(M).", 1, "moves").
text("strategy(x, \"a\", \"b\", Now, M) :- moves(Now, M), Now:true.", 1, "module").
text("strategy(x, \"a\", \"b\", _, M) :- moves(situation(a, b), M).", 1, "not a variable").

%   Texts that are made: deep, long, and many.

made(deep_list, 1) --> "style(x, \"a\", \"b\", ", many(50_000, "["), many(50_000, "]"), ").\n".
made(deep_term, 1) --> "style(", many(50_000, "f("), "a", many(50_000, ")"),
                       ", \"a\", \"b\", []).\n".
made(deep_minus, 1) --> "clause_time(", many(50_000, "- "), "1, 2, 3).\n".
made(deep_parentheses, 1) --> "style(x, \"a\", \"b\", []) :- ", many(50_000, "("), "halt",
                              many(50_000, ")"), ".\n".
made(deep_negation, 1) --> "style(x, \"a\", \"b\", []) :- ", many(20_000, "\\+ "), "halt.\n".
made(long_atom, 1) --> "owned", many(200_000, "a"), ".\n".
made(long_number, 1) --> "clause_time(", many(200_000, "9"), ", 1, 2).\n".
made(longer_number, 2) --> "\nclause_time(", many(2_000_000, "9"), ", 1, 2).\n".
made(number_in_groups, 1) --> "clause_time(", many(100_000, "123_ \n"), "4, 1, 2).\n".
made(number_of_a_radix, 1) --> "clause_time(16'", many(200_000, "F"), ", 1, 2).\n".
made(long_text, 1) --> "style(x, \"", many(200_000, "あ"), "\", b, []).\n".
made(long_operators, 1) --> "style(x, \"a\", \"b\", []) :- ", many(20_000, "true, "), "halt.\n".
made(many_arguments, 1) --> "owned(", many(100_000, "a, "), "a).\n".
made(many_variables, 1) --> "style(x, \"a\", \"b\", []) :- X = f(", many(20_000, "_, "),
                            "Y), halt.\n".
made(many_faults, 1) --> many(2_000, "owned.\n").
made(many_clauses, 2_001) --> many(2_000, "before(a, b).\n"), "owned.\n".
made(many_lines, 20_001) --> many(20_000, "\n"), "owned.\n".
made(many_comments, 1) --> many(20_000, "/* */ "), "owned.\n".

many(Count, Text, Codes0, Codes) :-
    findall(Text, between(1, Count, _), Texts),
    atomics_to_string(Texts, Whole),
    string_codes(Whole, Part),
    append(Part, Codes, Codes0).

                /*******************************
                *            HARMLESS          *
                *******************************/

:- dynamic user:owned/0.

%   harmless(:Goal): Goal, with no canary left, in a directory of its own, within a time and memory
%   that a good file would take ten times over.

:- meta_predicate harmless(0).

harmless(Goal) :-
    make_temporary_directory(hostile, Directory),
    working_directory(Old, Directory),
    setup_call_cleanup(
        true,
        ( statistics(cputime, Start),
          once(Goal),
          statistics(cputime, End),
          Taken is End - Start,
          assertion(Taken < 2),
          assertion(\+ catch(user:owned, _, fail)),
          directory_files(Directory, Entries),
          subtract(Entries, ['.', '..'], Left),
          assertion(Left == [])
        ),
        ( working_directory(_, Old), delete_directory_and_contents(Directory) )).

%   refused(+Text, -Line, -Said): Text is no knowledge; the first fault is at Line, and Said is one
%   line about it. No clause is known afterwards.

refused(Text, Line, Said) :-
    read_knowledge_text(Text, _, Problems),
    Problems = [Problem|_],
    Problem = problem(Line, _, _),
    error_line(error(gunshi(bad_knowledge('strange.pl', [Problem])), _), Said),
    string_length(Said, Length),
    assertion(Length < 1_000),
    assertion(\+ sub_string(Said, _, _, _, "\n")),
    assertion(\+ sub_string(Said, _, _, _, "Unknown message")),
    format(string(Place), "strange.pl:~d:", [Line]),
    assertion(sub_string(Said, 0, _, _, Place)).

:- begin_tests(hostile).

test(goals, [forall(in_rule(Where, "", _)), Taken == []]) :-
    findall(Goal, goal(Goal), All),
    size(5, 1, Step),
    findall(Goal,
            ( nth1(N, All, Goal),
              N mod Step =:= 0,
              in_rule(Where, Goal, Text),
              \+ harmless(refused(Text, _, _))
            ),
            Taken).
test(goals_in_their_line, [forall(goal(Goal))]) :-
    in_rule(body, Goal, Text),
    harmless(refused(Text, Line, _)),
    assertion(memberchk(Line, [1, 2, 3])).
test(texts, [forall(text(Text, Line, Part))]) :-
    harmless(refused(Text, Found, Said)),
    assertion(Found == Line),
    assertion(once(sub_string(Said, _, _, _, Part))).
test(made_texts, [forall(clause(made(Name, Line, _, _), _))]) :-
    phrase(made(Name, Line), Codes),
    string_codes(Text, Codes),
    harmless(refused(Text, Found, _)),
    assertion(Found == Line).
test(enough) :-
    findall(x, ( goal(_) ; text(_, _, _) ; clause(made(_, _, _, _), _) ), All),
    length(All, Count),
    Count >= 150.

%   What is not refused as a file is neither believed in part nor waited for.

bytes("NUL", "style(x, \"a\", \"b\", []).\000\").
bytes("no UTF-8", "style(x, \"\u00C3\u0028\", \"b\", []).\n\u00FF\u00FE").
bytes("UTF-16 without a mark", "s\000\t\000\y\000\l\000\e\000\").
bytes("half a UTF-16", "\u00FF\u00FEs\000\t").

with_own_bytes(Bytes, Goal) :-
    in_own_directory(( own_directory(Directory),
                       directory_file_path(Directory, 'strange.pl', File),
                       setup_call_cleanup(open(File, write, Out, [encoding(octet)]),
                                          write(Out, Bytes),
                                          close(Out)),
                       once(Goal) )).

own_said(Said) :-
    catch(( load_own_knowledge, Said = nothing ), Error, error_line(Error, Said)).

test(bytes, [forall(bytes(_, Bytes))]) :-
    with_own_bytes(Bytes, own_said(Said)),
    assertion(once(sub_string(Said, _, _, _, "strange.pl"))).
test(a_mark_and_returns_are_no_fault, Said == nothing) :-
    with_own_bytes("\u00EF\u00BB\u00BFstyle(x, \"a\", \"b\", []).\r\n", own_said(Said)).

%   strange(Kind, Target): the own file of the directory is no file.

strange(fifo, _).
strange(directory, _).
strange(link, '/dev/zero').
strange(link, '/dev/tty').
strange(link, 'strange.pl').
strange(link, '/nonexistent').
strange(link, '/').

make_strange(fifo, _, File) :-
    process_create(path(mkfifo), [file(File)], []).
make_strange(directory, _, File) :-
    make_directory(File).
make_strange(link, Target, File) :-
    link_file(Target, File, symbolic).

test(no_files, [forall(strange(Kind, Target))]) :-
    in_own_directory(( own_directory(Directory),
                       directory_file_path(Directory, 'strange.pl', File),
                       make_strange(Kind, Target, File),
                       harmless(own_said(Said)) )),
    assertion(once(sub_string(Said, _, _, _, "strange.pl: it is no plain file"))).

%   Paths in knowledge name nothing: an include is a directive, and a name with dots is an atom.

test(a_name_with_dots_is_a_name, Said == nothing) :-
    with_own_bytes("style('../../etc/passwd', \"a\", \"b\", []).\n", own_said(Said)).

                /*******************************
                *             PLAY             *
                *******************************/

%   bomb(Name, Body, Part): Body makes a strategy that is taken, and does not end, or ends badly:
%   Part is in what is said of it, or `none`: it has no answer.

bomb(join, "moves(Now, M), moves(Now, A), moves(Now, B), moves(Now, C), moves(Now, D), M \\== A, \c
            A == B, B == C, C == D, D == M", "stopped").
bomb(cyclic, "moves(Now, M), X = f(X), Y = f(Y), X == Y", none).
bomb(cyclic_to_vocabulary, "X = [X|X], moves(Now, M), M = X, moves(Now, X)", none).
bomb(cyclic_answer, "check(Now) ; M = move(M, M)", none).
bomb(number, "moves(Now, M), A = 4000000000000000000, B is A * A, B > 0", "stopped").
bomb(zero, "moves(Now, M), A is 1 // 0, A > 0", "went wrong").
bomb(float, "moves(Now, M), A is 1.0e308 * 1.0e308, A > 0", "went wrong").
bomb(name, "moves(Now, M), A is foo + 1, A > 0", "went wrong").
bomb(text, "moves(Now, M), A is \"x\" + 1, A > 0", "went wrong").
bomb(unbound, "moves(Now, M), _ < 1", "went wrong").
bomb(no_move, "check(Now) ; M = move(11, 99)", none).
bomb(open_move, "\\+ check(Now), M = _", none).
bomb(double, "A = f(B, B), B = f(C, C), C = f(D, D), D = f(E, E), E = f(F, F), F = f(G, G), \c
              G = f(H, H), H = f(I, I), I = f(J, J), J = f(K, K), K = f(L, L), L = f(O, O), \c
              O = f(P, P), P = f(Q, Q), Q = f(R, R), R = 1, moves(Now, M), A == M", "stopped").

%   The first bombs are quick; the others are in the thorough run.

tried(Name, Clause, Part) :-
    bomb(Name, Body, Part),
    format(string(Clause), "strategy(x, \"a\", \"b\", Now, M) :- ~s.~n", [Body]),
    (   memberchk(Name, [join, cyclic, cyclic_answer, number, zero, no_move])
    ->  true
    ;   thorough
    ).

test(bombs, [forall(tried(_, Clause, Part))]) :-
    in_own_directory(( own_text('strange.pl', Clause),
                       own_said(Loaded),
                       game_usi(Game, "startpos moves 7g7f"),
                       statistics(cputime, Start),
                       choose(Game, [time(0.5)], choice(Move, reason(Name, _, _, Details), _)),
                       statistics(cputime, End) )),
    assertion(Loaded == nothing),
    game_position(Game, Position),
    assertion(once(legal_move(Position, Move))),
    assertion(Name \== x),
    Taken is End - Start,
    assertion(Taken < 5),
    (   Part == none
    ->  assertion(\+ memberchk(went_wrong(_), Details))
    ;   memberchk(went_wrong(Error), Details),
        error_line(Error, Said),
        assertion(once(sub_string(Said, _, _, _, "strange.pl:"))),
        assertion(once(sub_string(Said, _, _, _, Part)))
    ).

%   A file of 100 MB is more than is read.

test(a_huge_file, [condition(thorough)]) :-
    length(Copies, 4_000_000),
    maplist(=("before(abcdefghijk, abcdef).\n"), Copies),
    atomic_list_concat(Copies, Text),
    with_own_bytes(Text, own_said(Said)),
    assertion(once(sub_string(Said, _, _, _, "longer than 100,000,000 bytes"))).

:- end_tests(hostile).
