:- encoding(utf8).
/*  Reading and checking a knowledge file.

    A file is read as data: no directive runs, no term is expanded, and the operators and flags of
    the user's program change nothing. What is wrong is said with its place, and reading goes on, so
    that a person sees all of it at once. A clause is checked against the declarations: its
    predicate, the types of its arguments, and each goal of its body, which may use `,` `;` `->`
    `\+`, what is always allowed, declared knowledge and vocabulary, and nothing else.

    Nearly all clauses of a large file are good, so a clause is first read and checked without the
    layout of its parts, which costs as much as the clause. Only where a fault is found it is read
    again with the layout, and checked again. Within this file a fault carries the offset of its
    character in the text, Offset-Fault; lines and columns are counted for faults only.
*/
:- module(gunshi_base_read,
          [ read_knowledge/3,           % +File, -Clauses, -Problems
            read_knowledge_text/3,      % +Text, -Clauses, -Problems
            must_be_question/1,         % +Goal
            knowledge_term_text/2,      % +Clause, -Text
            clause_head_body/3          % -Clause, +Head, +Body
          ]).
:- use_module(encoding, [read_text/3, code_count/4, long_number/3]).
:- use_module(text_lines, [exact_lines/2]).
:- use_module(declare, [declaration/5, near_declarations/3, always_allowed/1]).
:- use_module(knowledge_messages, []).
:- use_module(types, [argument_test/2, argument_fits/3, argument_type_words/2]).
:- use_module(visible, [obeyed_range/2]).
:- autoload(library(occurs), [sub_term/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(listing), [portray_clause/3]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(lists), [append/3, last/2, member/2, memberchk/2, nth1/3]).

%!  read_knowledge(+File, -Clauses, -Problems) is det.
%
%   Reads and checks a file, in an encoding that is found out, with any line ends, and changes
%   nothing. Clauses is a list of clause(Line, Head, Body) as written, a fact with the body `true`;
%   Problems a list of problem(Line, Column, Fault), both in the order of the file. Lines and
%   columns count from 1. Reading goes on after a problem, but not after two hundred clauses that
%   have some. The faults, whose words are in knowledge_messages.pl:
%
%     - syntax(Id)                            the text is no Prolog term
%     - too_deep                              it is nested too deeply to be read
%     - long_number(Most)                     a number, perhaps in a text, has more characters than
%                                             Most; nothing is read
%     - directive                             :- Goal, ?- Goal
%     - not_a_head(Term), not_a_goal(Term)    a number, a variable, …
%     - qualified(Term)                       Module:Term
%     - undeclared(Name/Arity, Near)          head of an unknown predicate; Near: similar templates
%     - not_allowed(Name/Arity, Near)         a goal outside the vocabulary
%     - argument(N, Name, Value, Words)       argument N, called Name, is not Words
%     - singletons(Names)                     variables that stand only once
%     - obeyed(Code)                          an atom or a text has a character that terminals obey
%
%   @error gunshi(file(read, File, Reason)), gunshi(bad_encoding(File, Line, Byte)) and
%          gunshi(too_long(File, Bytes)) as read_text/3

read_knowledge(File, Clauses, Problems) :-
    read_text(File, Text, _),
    read_knowledge_text(Text, Clauses, Problems).

%!  read_knowledge_text(+Text:string, -Clauses, -Problems) is det.
%
%   As read_knowledge/3, of what stands in a text.

read_knowledge_text(Text0, Clauses, Problems) :-
    without_returns(Text0, Text),
    number_allowed(Most),
    (   long_number(Text, Most, Start)
    ->  Clauses = [],
        text_place(Text, Start, Line, Column),
        Problems = [problem(Line, Column, long_number(Most))]
    ;   checks(Checks),
        characters(Text, Characters),
        setup_call_cleanup(
            open_string(Text, Stream),
            read_clauses(Stream, Text, Checks-Characters, Clauses, Problems),
            close(Stream))
    ).

%   A number takes read_term/3 the square of its length: an hour for one of ten million digits.

number_allowed(1000).

text_place(Text, Start, Line, Column) :-
    sub_string(Text, 0, Start, _, Before),
    exact_lines(Before, Lines),
    length(Lines, Line),
    last(Lines, Last),
    string_length(Last, Length),
    Column is Length+1.

%   characters(+Text, -Characters): `any` when a clause of Text may hold a character that terminals
%   obey, as it stands or written with a backslash; else `plain`, as of nearly all files.

characters(Text, Characters) :-
    (   obeyed_range(From, To)
    ;   From = 0'\\,
        To = 0'\\
    ),
    code_count(Text, From, To, Count),
    Count > 0,
    !,
    Characters = any.
characters(_, plain).

%!  must_be_question(+Goal) is det.
%
%   Goal could be the body of a rule: it calls what rules may call, with arguments of the types that
%   are declared.
%
%   @error gunshi(bad_question(Fault)): the first fault, as in read_knowledge/3

must_be_question(Goal) :-
    checks(Checks),
    (   phrase(body_faults(Goal, none, Checks), [_-Fault|_])
    ->  throw(error(gunshi(bad_question(Fault)), _))
    ;   true
    ).

%!  knowledge_term_text(+Clause, -Text:string) is det.
%
%   Text is Clause, Head or Head :- Body, as it would stand in a file. A variable that stands more
%   than once has the name of the first argument that it is, as declared: Now, Move. Those that have
%   none, or one letter, are called A, B, …

knowledge_term_text(Clause, Text) :-
    term_singletons(Clause, Singletons),
    phrase(clause_goals(Clause), Goals),
    goals_names(Goals, Singletons, [], Names),
    with_output_to(string(Text),
                   portray_clause(current_output, Clause,
                                  [ module(gunshi_clauses), quoted(true), portray(false),
                                    spacing(next_argument), variable_names(Names)
                                  ])).

clause_goals(Goal) -->
    { var(Goal) },
    !.
clause_goals((Head :- Body)) -->
    !,
    [Head],
    clause_goals(Body).
clause_goals(Control) -->
    { ( Control = (A, B) ; Control = (A ; B) ; Control = (A -> B) ) },
    !,
    clause_goals(A),
    clause_goals(B).
clause_goals(\+ Goal) -->
    !,
    clause_goals(Goal).
clause_goals(Goal) -->
    [Goal].

%   goals_names(+Goals, +Singletons, +Names0, -Names): Name=Variable for the variables of Goals that
%   are arguments, but for Singletons, beside those of Names0.

goals_names([], _, Names, Names).
goals_names([Goal|Goals], Singletons, Names0, Names) :-
    (   functor(Goal, Name, Arity),
        declaration(Name, Arity, _, Called, _)
    ->  Goal =.. [_|Arguments],
        arguments_names(Arguments, Called, Singletons, Names0, Names1)
    ;   Names1 = Names0
    ),
    goals_names(Goals, Singletons, Names1, Names).

arguments_names([], [], _, Names, Names).
arguments_names([Argument|Arguments], [Called|Calleds], Singletons, Names0, Names) :-
    (   var(Argument),
        \+ atom_length(Called, 1),
        \+ ( member(Other, Singletons), Other == Argument ),
        \+ ( member(_=Other, Names0), Other == Argument )
    ->  variable_name(Called, Names0, Name),
        Names1 = [Name=Argument|Names0]
    ;   Names1 = Names0
    ),
    arguments_names(Arguments, Calleds, Singletons, Names1, Names).

%   variable_name(+Called, +Names, -Name): Called with a capital, and a number where it is taken.

variable_name(Called0, Names, Name) :-
    ( Called0 == situation -> Called = now ; Called = Called0 ),
    sub_atom(Called, 0, 1, _, First),
    sub_atom(Called, 1, _, 0, Rest),
    upcase_atom(First, Capital),
    atom_concat(Capital, Rest, Name0),
    length(Names, Count),
    Most is Count+1,
    between(1, Most, N),
    ( N =:= 1 -> Name = Name0 ; atom_concat(Name0, N, Name) ),
    \+ memberchk(Name=_, Names),
    !.

without_returns(Text0, Text) :-
    split_string(Text0, "\r", "", Parts),
    (   Parts = [Text]
    ->  true
    ;   atomic_list_concat(Parts, Atom),
        atom_string(Atom, Text)
    ).

%   Each clause is read, checked and put away before the next, so that the stacks stay small: half
%   of the time of a large file would go to moving them.

read_clauses(Stream, Text, Checks, Clauses, Problems) :-
    findall(Part, file_part(Stream, Text, Checks, Part), Parts),
    parted(Parts, Clauses, Problems).

parted([], [], []).
parted([clause(Clause)|Parts], [Clause|Clauses], Problems) :-
    parted(Parts, Clauses, Problems).
parted([problems(Some)|Parts], Clauses, Problems) :-
    append(Some, Problems1, Problems),
    parted(Parts, Clauses, Problems1).

%   file_part(+Stream, +Text, +Checks, -Part) is nondet: clause(Clause), or problems(Problems) where
%   there is a wrong one, in the order of the text.

file_part(Stream, Text, Checks, Part) :-
    Bad = bad(0),
    repeat,
    read_one(Stream, Text, none, Result),
    (   Result = read(Last, Place, _),
        Last == end_of_file,
        \+ written_end_of_file(Text, Place)
    ->  !,
        fail
    ;   result_part(Result, Stream, Text, Checks, Part),
        (   enough_problems(Part, Bad)
        ->  !
        ;   true
        )
    ).

%   enough_problems(+Part, !Bad): Part is the last to look at; no person reads more, and to look for
%   what was meant takes a millisecond.

enough_problems(problems(_), Bad) :-
    arg(1, Bad, Count0),
    Count is Count0 + 1,
    nb_setarg(1, Bad, Count),
    Count >= 200.

result_part(read(Term, Place, Singletons), Stream, Text, Checks, Part) :-
    (   check_clause(Term, none, Singletons, Checks, [])
    ->  head_body(Term, Head, Body),
        stream_position_data(line_count, Place, Line),
        Part = clause(clause(Line, Head, Body))
    ;   set_stream_position(Stream, Place),
        read_one(Stream, Text, Layout, read(Again, _, _)),
        check_clause(Again, Layout, Singletons, Checks, Faults),
        maplist(placed(Text, Place), Faults, Problems),
        Part = problems(Problems)
    ).
result_part(problem(Problem), _, _, _, problems([Problem])).

%   written_end_of_file(+Text, +Place): the clause at Place is the atom end_of_file, and not the
%   end.

written_end_of_file(Text, Place) :-
    stream_position_data(char_count, Place, Start),
    Start >= 0,
    member(Atom, ["end_of_file", "'end_of_file'"]),
    string_length(Atom, Length),
    sub_string(Text, Start, Length, _, Atom),
    !.

%   read_one(+Stream, +Text, ?Layout, -Result): the Stream is of the Text; `none` for a Layout asks
%   for none.

read_one(Stream, Text, Layout, Result) :-
    Options = [ module(gunshi_clauses),
                double_quotes(string),
                back_quotes(codes),
                syntax_errors(error),
                quasi_quotations(Quotations),
                term_position(Place),
                singletons(Singletons)
              ],
    (   Layout == none
    ->  AllOptions = Options
    ;   AllOptions = [subterm_positions(Layout)|Options]
    ),
    line_count(Stream, Before),
    catch(( read_term(Stream, Term, AllOptions),
            (   Quotations == []
            ->  Result = read(Term, Place, Singletons)
            ;   stream_position_data(line_count, Place, Line),
                Result = problem(problem(Line, 1, syntax(quasi_quotation)))
            )
          ),
          error(Formal, Context),
          unread(Formal, Context, Stream, Text, Before, Result)).

%   unread(+Formal, +Context, +Stream, +Text, +Before, -Result): read_term/3 has thrown an error
%   while it read what begins behind the line Before.

unread(syntax_error(Id), Context, Stream, Text, _, problem(problem(Line, Column, syntax(Id)))) :-
    !,
    syntax_place(Context, Stream, Text, Line, Column).
unread(resource_error(c_stack), _, _, _, Before, problem(problem(Before, 1, too_deep))) :-
    !.
unread(Formal, Context, _, _, _, _) :-
    throw(error(Formal, Context)).

syntax_place(Context, Stream, Text, Line, Column) :-
    (   nonvar(Context),
        Context = stream(_, Line0, _, Offset)
    ->  Line is max(1, Line0),              % 0 for a comment that does not end
        column(Text, Offset, Column)
    ;   line_count(Stream, Line),
        Column = 1
    ).

%   placed(+Text, +Place, +Fault, -Problem): turns a character offset into line and column, counted
%   from the start of the clause.

placed(Text, Place, Offset-Fault, problem(Line, Column, Fault)) :-
    stream_position_data(char_count, Place, Start),
    stream_position_data(line_count, Place, StartLine),
    Length is Offset - Start,
    sub_string(Text, Start, Length, _, Before),
    exact_lines(Before, Lines),
    length(Lines, Count),
    Line is StartLine + Count - 1,
    column(Text, Offset, Column).

%   column(+Text, +Offset, -Column): the Column, in characters, of what is at Offset; the
%   line_position of a stream counts a tab as what it is on a screen.

column(Text, Offset, Column) :-
    column(Text, Offset, 200, Column).

%   column(+Text, +Offset, +Width, -Column): the line is looked for in so many characters, and then
%   in more, so that a fault costs its line and not all of the text before it.

column(Text, Offset, Width, Column) :-
    From is max(0, Offset-Width),
    Length is Offset - From,
    sub_string(Text, From, Length, _, Before),
    exact_lines(Before, Lines),
    (   Lines = [_],
        From > 0
    ->  Wider is 10*Width,
        column(Text, Offset, Wider, Column)
    ;   last(Lines, Line),
        string_length(Line, LineLength),
        Column is LineLength + 1
    ).

head_body(Term, Head, Body) :-
    (   Term = (Head0 :- Body0)
    ->  Head = Head0,
        Body = Body0
    ;   Head = Term,
        Body = true
    ).

                /*******************************
                *          CHECKING            *
                *******************************/

%   checks(-Checks): what is declared, by Name/Arity: declared(Class, Names, Types, Tests), where
%   Tests is unbound until a term is first checked by them (argument_test/2).

checks(Checks) :-
    findall(Name/Arity-declared(Class, Names, Types, _),
            declaration(Name, Arity, Class, Names, Types),
            Pairs),
    list_to_assoc(Pairs, Checks).

check(Term, Checks, Class, Names, Types, Tests) :-
    functor(Term, Name, Arity),
    get_assoc(Name/Arity, Checks, Declared),
    Declared = declared(Class, Names, Types, Tests0),
    (   var(Tests0)
    ->  maplist(argument_test, Types, Tests),
        nb_setarg(4, Declared, Tests)           % for the clauses to come
    ;   Tests = Tests0
    ).

%   check_clause(+Term, +Layout, +Singletons, +Checks, ?Faults): Faults is a list of Offset-Fault,
%   where all offsets are 0 when the Layout is `none`.

check_clause(Term, Layout, Singletons, Checks-Characters, Faults) :-
    phrase(( clause_faults(Term, Layout, Singletons, Checks),
             character_faults(Characters, Term, Layout)
           ),
           Faults).

character_faults(plain, _, _) -->
    [].
character_faults(any, Term, Layout) -->
    (   { obeyed_code(Term, Code) }
    ->  fault(Layout, obeyed(Code))
    ;   []
    ).

obeyed_code(Term, Code) :-
    sub_term(Part, Term),
    text_part(Part, Text),
    obeyed_range(From, To),
    code_count(Text, From, To, Count),
    Count > 0,
    atom_codes(Text, Codes),
    member(Code, Codes),
    between(From, To, Code),
    !.

text_part(Part, Text) :-
    (   string(Part)
    ->  Text = Part
    ;   atom(Part)
    ->  Text = Part
    ;   compound(Part),
        compound_name_arity(Part, Text, _),
        atom(Text)
    ).

clause_faults(Term, Layout, Singletons, Checks) -->
    (   { nonvar(Term), is_directive(Term) }
    ->  fault(Layout, directive)
    ;   { nonvar(Term), Term = (Head :- Body) }
    ->  { part(Layout, 1, HeadLayout),
          part(Layout, 2, BodyLayout)
        },
        head_faults(Head, HeadLayout, rule, Checks),
        body_faults(Body, BodyLayout, Checks),
        singleton_faults(Singletons, Layout)
    ;   head_faults(Term, Layout, fact, Checks),
        singleton_faults(Singletons, Layout)
    ).

is_directive((:- _)).
is_directive((?- _)).

head_faults(Head, Layout, Kind, Checks) -->
    (   { \+ a_goal(Head) }
    ->  fault(Layout, not_a_head(Head))
    ;   { Head = _:_ }
    ->  fault(Layout, qualified(Head))
    ;   { check(Head, Checks, knowledge, Names, Types, Tests) }
    ->  argument_faults(Tests, 1, Head, Names, Types, Layout, Kind)
    ;   { functor(Head, Name, Arity),
          near_declarations(Name, [knowledge], Near)
        },
        fault(Layout, undeclared(Name/Arity, Near))
    ).

body_faults(Goal, Layout, Checks) -->
    (   { \+ a_goal(Goal) }
    ->  fault(Layout, not_a_goal(Goal))
    ;   { Goal = _:_ }
    ->  fault(Layout, qualified(Goal))
    ;   { control(Goal, Goals) }
    ->  goals_faults(Goals, 1, Layout, Checks)
    ;   { functor(Goal, Name, Arity) },
        (   { always_allowed(Name/Arity) }
        ->  []
        ;   { check(Goal, Checks, _, Names, Types, Tests) }
        ->  argument_faults(Tests, 1, Goal, Names, Types, Layout, rule)
        ;   { near_declarations(Name, [knowledge, vocabulary(_), relation(_)], Near) },
            fault(Layout, not_allowed(Name/Arity, Near))
        )
    ).

%   a_goal(+Term): an atom, or a compound with arguments: foo() is neither.

a_goal(Term) :-
    callable(Term),
    (   atom(Term)
    ->  true
    ;   compound_name_arity(Term, _, Arity),
        Arity > 0
    ).

goals_faults([], _, _, _) -->
    [].
goals_faults([Goal|Goals], N, Layout, Checks) -->
    { part(Layout, N, GoalLayout),
      N1 is N + 1
    },
    body_faults(Goal, GoalLayout, Checks),
    goals_faults(Goals, N1, Layout, Checks).

control((A, B), [A, B]).
control((A ; B), [A, B]).
control((A -> B), [A, B]).
control(\+ A, [A]).

argument_faults([], _, _, _, _, _, _) -->
    [].
argument_faults([Test|Tests], N, Term, Names, Types, Layout, Kind) -->
    { arg(N, Term, Value),
      N1 is N + 1
    },
    (   { argument_fits(Test, Value, Kind) }
    ->  []
    ;   { nth1(N, Names, Name),
          nth1(N, Types, Type),
          argument_type_words(Type, Words),
          part(Layout, N, ValueLayout)
        },
        fault(ValueLayout, argument(N, Name, Value, Words))
    ),
    argument_faults(Tests, N1, Term, Names, Types, Layout, Kind).

%   The reader also names those that are meant, with an underscore in front.

singleton_faults([], _) -->
    !,
    [].
singleton_faults(Singletons, Layout) -->
    { findall(Name,
              ( member(Name=_, Singletons),
                \+ sub_atom(Name, 0, _, _, '_')
              ),
              Names)
    },
    (   { Names == [] }
    ->  []
    ;   fault(Layout, singletons(Names))
    ).

fault(Layout, Fault) -->
    { layout_start(Layout, Offset) },
    [Offset-Fault].

%   part(+Layout, +N, -PartLayout): the layout of argument N; of the whole where the reader gives no
%   closer one.

part(parentheses_term_position(_, _, Layout), N, Part) :-
    !,
    part(Layout, N, Part).
part(term_position(_, _, _, _, Parts), N, Part) :-
    nth1(N, Parts, Part0),
    !,
    Part = Part0.
part(Layout, _, Layout).

layout_start(Layout, Offset) :-
    (   Layout == none
    ->  Offset = 0
    ;   arg(1, Layout, Offset)
    ).

%!  clause_head_body(-Clause, +Head, +Body) is det.
%
%   Clause is Head where Body is true, else Head :- Body.

clause_head_body(Head, Head, Body) :-
    Body == true,
    !.
clause_head_body((Head :- Body), Head, Body).
