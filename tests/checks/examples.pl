/*  What the documentation shows is what happens: the examples of README.md and of the pages of docs
    are run.

        swipl -q -f none --on-error=status -p library=prolog tests/checks/examples.pl \
            [--thorough] [FILE...]

    FILE is a page, as docs/othello.md; without one all are taken. A page's examples are run in a
    directory of its own, which holds links to everything in the source tree: what one needs is in
    the repository, or was made by one before it on the same page. Nothing of the user's own is read
    or written.

    A fenced block is an example, and one line of TAP, by the language and the words behind its
    fence:

      - ```sh: a line that begins with `scripts/gunshi`, or with `$ `, is run by bash, without
        input. A `\` at its end goes on with the next. It must exit with 0 within two minutes.
        Other commands are only shown.
      - ```prolog: the lines that begin with `?- `, each up to its full stop, are typed at the
        prompt, a session a block. An answer shown with ` ;` at its end means that `;` was typed
        there, one with ` .` that Return was. At the end of a line ` ⏎` says that its last word was
        typed. A block without `?- ` is only shown.
      - ```prolog othello: the same at the prompt of `gunshi othello`; ```prolog swipl: in a stock
        swipl.
      - ```sh slow, ```prolog slow: what takes more than some three seconds. It is run with
        --thorough, or GUNSHI_TEST_THOROUGH=1, only, for an hour at most.

    The lines that follow a command or a goal are its output. They must be printed, in this order;
    what is printed besides does not matter. `…` stands for any text within a line. Output before
    the first `?- ` is what the start of the session prints.

    One line more a page: its links to files of the repository, and to headings in them, lead
    somewhere.

    What takes more than three seconds of time, and is not slow, is named on stderr.
*/
:- use_module(tap).
:- use_module(library(filesex),
              [ directory_file_path/3, link_file/3, delete_directory_and_contents/1 ]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(gunshi/base/temporary)).

:- initialization(examine, main).

examine :-
    current_prolog_flag(argv, Arguments),
    partition(==('--thorough'), Arguments, Thorough0, Files),
    (   getenv('GUNSHI_TEST_THOROUGH', '1')
    ->  Thorough = ['--thorough']
    ;   Thorough = Thorough0
    ),
    (   Files == []
    ->  pages(Pages)
    ;   Pages = Files
    ),
    forall(member(Page, Pages), examine_page(Page, Thorough)).

pages(['README.md'|Pages]) :-
    root(Root),
    directory_file_path(Root, 'docs/*.md', Pattern),
    expand_file_name(Pattern, Files),
    findall(Page, ( member(File, Files), directory_file_path(Root, Page, File) ), Pages).

examine_page(Page, Thorough) :-
    root(Root),
    directory_file_path(Root, Page, File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    findall(line(Number, Line), nth1(Number, Lines, Line), Numbered),
    blocks(Numbered, Blocks),
    setup_call_cleanup(
        ( scratch_directory(Scratch),
          directory_file_path(Scratch, data, Data),
          setenv('XDG_DATA_HOME', Data)
        ),
        forall(member(Block, Blocks), examine_block(Block, Page, Thorough, Scratch)),
        delete_directory_and_contents(Scratch)),
    format(atom(Links), "~w links", [Page]),
    tap(Links, links_lead_somewhere(Page, Numbered)).

scratch_directory(Scratch) :-
    make_temporary_directory(examples, Scratch),
    root(Root),
    directory_files(Root, Entries),
    forall(( member(Entry, Entries), \+ sub_atom(Entry, 0, _, _, '.') ),
           ( directory_file_path(Root, Entry, Target),
             directory_file_path(Scratch, Entry, Link),
             link_file(Target, Link, symbolic)
           )).

%   blocks(+Lines, -Blocks): Blocks are block(Number, Words, Lines) in their order: the fence's
%   line, what stands behind it, and what is inside. Lines are line(Number, Text). A fence that
%   nothing closes goes to the end.

blocks([], []).
blocks([line(Number, Line)|Lines], Blocks) :-
    (   string_concat("```", After, Line)
    ->  split_string(After, " ", " ", Words),
        (   append(Inside, [line(_, "```")|Rest], Lines)
        ->  true
        ;   Inside = Lines,
            Rest = []
        ),
        Blocks = [block(Number, Words, Inside)|Others],
        blocks(Rest, Others)
    ;   blocks(Lines, Blocks)
    ).

examine_block(block(Number, [Language|Words], Lines), Page, Thorough, Scratch) :-
    steps(Language, Lines, Steps),
    Steps = [_, _|_],
    (   selectchk("slow", Words, Others)
    ->  Thorough \== [],
        Seconds = 3600
    ;   Others = Words,
        Seconds = 120
    ),
    !,
    format(atom(Name), "~w:~d", [Page, Number]),
    get_time(Before),
    tap(Name, works(Language, Others, Steps, run(Scratch, Seconds))),
    get_time(After),
    Taken is After-Before,
    (   Taken > 3,
        Seconds =:= 120
    ->  format(user_error, "~w took ~1f s~n", [Name, Taken])
    ;   true
    ).
examine_block(_, _, _, _).

%   steps(+Language, +Lines, -Steps): Steps are step(Number, Input, Shown) for each command or goal
%   and the lines behind it; the first step is what comes before, its input is empty. Fails for
%   another language.

steps(Language, Lines, [step(0, "", Shown)|Steps]) :-
    memberchk(Language, ["sh", "prolog"]),
    before_input(Language, Lines, Shown, Rest),
    more_steps(Language, Rest, Steps).

more_steps(_, [], []).
more_steps(Language, [line(Number, Line)|Lines], [step(Number, Input, Shown)|Steps]) :-
    input(Language, Line, Start),
    whole_input(Language, Start, Lines, Input, Rest0),
    before_input(Language, Rest0, Shown, Rest),
    more_steps(Language, Rest, Steps).

before_input(Language, [line(_, Line)|Lines], [Line|Shown], Rest) :-
    \+ input(Language, Line, _),
    !,
    before_input(Language, Lines, Shown, Rest).
before_input(_, Rest, [], Rest).

input("prolog", Line, Input) :-
    string_concat("?- ", Input, Line).
input("sh", Line, Input) :-
    (   string_concat("$ ", Input, Line)
    ->  true
    ;   string_concat("scripts/gunshi", _, Line),
        Input = Line
    ).

whole_input(Language, Start, [line(_, Line)|Lines], Input, Rest) :-
    goes_on(Language, Start, Separator),
    !,
    atomics_to_string([Start, Separator, Line], Start1),
    whole_input(Language, Start1, Lines, Input, Rest).
whole_input(_, Input, Rest, Input, Rest).

goes_on("prolog", Start, "\n") :-
    \+ catch(term_string(_, Start), _, fail).
goes_on("sh", Start, "\n") :-
    string_concat(_, "\\", Start).

%   works(+Language, +Words, +Steps, +Run): runs them, and tells what went wrong.

works("sh", [], [_|Steps], Run) :-
    forall(member(Step, Steps), command_works(Step, Run)).
works("prolog", Words, Steps, Run) :-
    session(Words, Steps, Run, Output),
    shown_by_steps(Steps, Output),
    errors_shown(Steps, Output).

command_works(step(Number, Command, Shown), Run) :-
    run(Command, Run, Status, Output),
    (   Status == exit(0)
    ->  true
    ;   format(user_error, "line ~d: ~s~n~w~n~s~n", [Number, Command, Status, Output]),
        fail
    ),
    split_string(Output, "\n", "", Printed),
    printed(Shown, Number, Printed, _).

session(Words, Steps, Run, Printed) :-
    prompt(Words, Program),
    tmp_file_stream(Input, Stream, [encoding(utf8)]),
    forall(( member(step(_, Goal, Shown), Steps), Goal \== "" ),
           ( format(Stream, "~s~n", [Goal]),
             forall(( member(Line, Shown), typed(Line, _, Text) ),
                    format(Stream, "~w~n", [Text]))
           )),
    close(Stream),
    format(string(Command), "~s <~w", [Program, Input]),
    run(Command, Run, Status, Output),
    delete_file(Input),
    (   Status == exit(0)
    ->  true
    ;   format(user_error, "the session ended with ~w~n", [Status])
    ),
    split_string(Output, "\n", "", Printed).

%   prompt(+Words, -Program): the program whose prompt a block with these words shows.

prompt([],          "scripts/gunshi").
prompt(["othello"], "scripts/gunshi othello").
prompt(["swipl"],   "swipl -f none -p library=prolog").

shown_by_steps([], _).
shown_by_steps([step(Number, _, Shown)|Steps], Printed0) :-
    printed(Shown, Number, Printed0, Printed),
    shown_by_steps(Steps, Printed).

run(Command, run(Scratch, Seconds), Status, Output) :-
    process_create(path(timeout), [Seconds, bash, '-c', 'exec 2>&1; eval "$1"', bash, Command],
                   [ cwd(Scratch), stdin(null), stdout(pipe(Out, [encoding(utf8)])),
                     process(Process)
                   ]),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, Status).

%   printed(+Shown, +Number, +Printed0, -Printed): the lines Shown, of the step in line Number, are
%   in Printed0, in order; Printed is what follows.

printed([], _, Printed, Printed).
printed([Line|Lines], Number, Printed0, Printed) :-
    (   typed(Line, Text0, _)
    ->  true
    ;   Text0 = Line
    ),
    normalize_space(string(Text), Text0),
    pieces(Text, Pieces),
    (   append(_, [Found|Rest], Printed0),
        normalize_space(string(Found1), Found),
        all_in(Pieces, Found1, Left)
    ->  printed(Lines, Number, [Left|Rest], Printed)
    ;   format(user_error, "line ~d: not printed: ~s~nbut:~n", [Number, Line]),
        forall(member(Other, Printed0), format(user_error, "  ~s~n", [Other])),
        fail
    ).

errors_shown(Steps, Printed) :-
    forall(( member(Line, Printed), trouble(Line) ),
           (   member(step(_, _, Shown), Steps),
               member(Other, Shown),
               trouble(Other)
           ->  true
           ;   format(user_error, "printed, not shown: ~s~n", [Line]),
               fail
           )).

trouble(Line) :-
    member(Word, ["ERROR", "Warning"]),
    sub_string(Line, _, _, _, Word),
    !.

pieces(Text, Pieces) :-
    atomic_list_concat(Atoms, '…', Text),
    exclude(==(''), Atoms, Pieces).

all_in([], Left, Left).
all_in([Piece|Pieces], Text, Left) :-
    sub_string(Text, _, _, After, Piece),
    sub_string(Text, _, After, 0, Rest),
    all_in(Pieces, Rest, Left),
    !.

%   typed(+Line, -Text, -Typed): Line shows the output Text, and that Typed was typed behind it.
%   Input that is no terminal is read by the line.

typed(Line, Text, Typed) :-
    (   string_concat(Text, " ;", Line)
    ->  Typed = ;
    ;   string_concat(Text, " .", Line)
    ->  Typed = ''
    ;   string_concat(Both, " ⏎", Line)
    ->  split_string(Both, " ", "", Words),
        append(Before, [Typed], Words),
        atomic_list_concat(Before, ' ', Text)
    ).

                /*******************************
                *            LINKS             *
                *******************************/

links_lead_somewhere(Page, Lines) :-
    findall(Number-Link, dead_link(Page, Lines, Number, Link), Dead),
    forall(member(Number-Link, Dead),
           format(user_error, "~w:~d: ~w leads nowhere~n", [Page, Number, Link])),
    Dead == [].

dead_link(Page, Lines, Number, Link) :-
    member(line(Number, Line), Lines),
    sub_string(Line, Before, 2, _, "]("),
    Start is Before+2,
    sub_string(Line, Start, _, 0, Rest),
    once(sub_string(Rest, Length, 1, _, ")")),
    sub_atom(Rest, 0, Length, _, Link),
    \+ sub_atom(Link, _, _, _, '://'),
    \+ leads_somewhere(Page, Link).

leads_somewhere(Page, Link) :-
    (   atomic_list_concat([Path, Heading], '#', Link)
    ->  true
    ;   Path = Link,
        Heading = ''
    ),
    root(Root),
    directory_file_path(Root, Page, From),
    (   Path == ''
    ->  File = From
    ;   absolute_file_name(Path, File, [relative_to(From), file_errors(fail)])
    ),
    (   exists_file(File)
    ;   exists_directory(File)
    ),
    !,
    (   Heading == ''
    ->  true
    ;   read_file_to_string(File, Text, [encoding(utf8)]),
        split_string(Text, "\n", "", Lines),
        member(Line, Lines),
        heading_name(Line, Heading)
    ),
    !.

%   heading_name(+Line, -Name): Line is a heading, which links call Name: small letters, digits, -
%   for blanks.

heading_name(Line, Name) :-
    sub_string(Line, 0, 1, _, "#"),
    split_string(Line, "", "# ", [Heading]),
    string_lower(Heading, Lower),
    string_codes(Lower, Codes),
    findall(Code, ( member(Code0, Codes), heading_code(Code0, Code) ), Kept),
    atom_codes(Name, Kept).

heading_code(0' , 0'-) :- !.
heading_code(0'-, 0'-) :- !.
heading_code(Code, Code) :- code_type(Code, csym).
