/*  What README.md shows is what happens. Two kinds of fenced blocks are run, in a scratch directory that holds
    links to everything in the source tree:

      - In ```sh, a line that begins with `scripts/gunshi`, after `$ ` or not, is run by bash, without input. It must
        exit with 0 within two minutes. Other commands are only shown.
      - In ```prolog, the lines that begin with `?- `, each up to its full stop, are the input of one session at the
        prompt, a session for each block. An answer shown with ` ;` at its end means that `;` was typed there,
        one with ` .` that Return was. A block without `?- ` is only shown.

    The lines that follow a command or a goal are its output. They must be printed, in this order; what is
    printed besides does not matter. `…` stands for any text within a line. Output before the first `?- ` is
    what the start of the session prints.
*/
:- use_module(tap).
:- use_module(library(filesex), [directory_file_path/3, link_file/3, delete_directory_and_contents/1]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3]).

:- initialization(examine, main).

examine :-
    root(Root),
    directory_file_path(Root, 'README.md', Readme),
    read_file_to_string(Readme, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    blocks(Lines, Blocks),
    setup_call_cleanup(
        ( scratch_directory(Scratch),
          directory_file_path(Scratch, data, Data),       % nothing of the user's own is read or written
          setenv('XDG_DATA_HOME', Data)
        ),
        forall(member(Block, Blocks), examine(Block, Scratch)),
        delete_directory_and_contents(Scratch)).

scratch_directory(Scratch) :-
    tmp_file(readme, Scratch),
    make_directory(Scratch),
    root(Root),
    directory_files(Root, Entries),
    forall(( member(Entry, Entries), \+ sub_atom(Entry, 0, _, _, '.') ),
           ( directory_file_path(Root, Entry, Target),
             directory_file_path(Scratch, Entry, Link),
             link_file(Target, Link, symbolic)
           )).

%   blocks(+Lines, -Blocks): Blocks are block(Language, Lines) in their order.

blocks([], []).
blocks([Line|Lines], Blocks) :-
    (   string_concat("```", Language, Line)
    ->  append(Inside, ["```"|Rest], Lines),
        !,
        Blocks = [block(Language, Inside)|Others],
        blocks(Rest, Others)
    ;   blocks(Lines, Blocks)
    ).

examine(block("sh", Lines), Scratch) :-
    !,
    steps(command, Lines, [_|Steps]),
    forall(member(step(Command, Shown), Steps),
           (   string_concat("scripts/gunshi", _, Command)
           ->  tap(Command, works(Command, Shown, Scratch))
           ;   true
           )).
examine(block("prolog", Lines), Scratch) :-
    steps(goal, Lines, [step(_, Greeting)|Steps]),
    Steps \== [],
    !,
    session(Steps, Scratch, Output),
    report_goals([step("the prompt's greeting", Greeting)|Steps], Output),
    tap("a session's errors are shown", errors_shown(Lines, Output)).
examine(_, _).

%   steps(+Kind, +Lines, -Steps): step(Input, Shown) for each command or goal and the lines behind it; the
%   first step is what comes before, its input is empty.

steps(Kind, Lines, [step("", Shown)|Steps]) :-
    before_input(Kind, Lines, Shown, Rest),
    more_steps(Kind, Rest, Steps).

more_steps(_, [], []).
more_steps(Kind, [Line|Lines], [step(Input, Shown)|Steps]) :-
    input(Kind, Line, Start),
    whole_input(Kind, Start, Lines, Input, Rest0),
    before_input(Kind, Rest0, Shown, Rest),
    more_steps(Kind, Rest, Steps).

before_input(Kind, [Line|Lines], [Line|Shown], Rest) :-
    \+ input(Kind, Line, _),
    !,
    before_input(Kind, Lines, Shown, Rest).
before_input(_, Rest, [], Rest).

input(goal, Line, Input) :-
    string_concat("?- ", Input, Line).
input(command, Line, Input) :-
    (   string_concat("$ ", Input, Line)
    ->  true
    ;   string_concat("scripts/", _, Line),
        Input = Line
    ).

whole_input(goal, Start, Lines, Input, Rest) :-
    \+ catch(term_string(_, Start), _, fail),
    Lines = [Line|Others],
    !,
    string_concat(Start, "\n", Start1),
    string_concat(Start1, Line, Start2),
    whole_input(goal, Start2, Others, Input, Rest).
whole_input(_, Input, Rest, Input, Rest).

%   works(+Command, +Shown, +Scratch): runs it, and tells what went wrong.

works(Command, Shown, Scratch) :-
    run(Command, Scratch, Status, Output),
    (   Status == exit(0)
    ->  true
    ;   format(user_error, "~s~n~w~n~s~n", [Command, Status, Output]),
        fail
    ),
    split_string(Output, "\n", "", Printed),
    printed(Shown, Printed, _).

session(Steps, Scratch, Printed) :-
    tmp_file_stream(Input, Stream, [encoding(utf8)]),
    forall(member(step(Goal, Shown), Steps),
           ( format(Stream, "~s~n", [Goal]),
             forall(( member(Line, Shown), answer(Line, _, Key) ),
                    format(Stream, "~w~n", [Key]))
           )),
    close(Stream),
    format(string(Command), "scripts/gunshi <~w", [Input]),
    run(Command, Scratch, Status, Output),
    delete_file(Input),
    (   Status == exit(0)
    ->  true
    ;   format(user_error, "the session ended with ~w~n", [Status])
    ),
    split_string(Output, "\n", "", Printed).

report_goals([], _).
report_goals([step(Goal, Shown)|Steps], Printed0) :-
    (   printed(Shown, Printed0, Printed)
    ->  Result = true
    ;   Result = fail,
        Printed = Printed0
    ),
    normalize_space(string(Name), Goal),
    tap(Name, Result),
    report_goals(Steps, Printed).

run(Command, Scratch, Status, Output) :-
    process_create(path(timeout), ['120', bash, '-c', 'exec 2>&1; eval "$1"', bash, Command],
                   [cwd(Scratch), stdin(null), stdout(pipe(Out, [encoding(utf8)])), process(Process)]),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, Status).

%   printed(+Shown, +Printed0, -Printed): the lines Shown are in Printed0, in order; Printed is what follows.

printed([], Printed, Printed).
printed([Line|Lines], Printed0, Printed) :-
    (   answer(Line, Text0, _)
    ->  true
    ;   Text0 = Line
    ),
    normalize_space(string(Text), Text0),
    pieces(Text, Pieces),
    (   append(_, [Found|Rest], Printed0),
        normalize_space(string(Found1), Found),
        all_in(Pieces, Found1, Left)
    ->  printed(Lines, [Left|Rest], Printed)
    ;   format(user_error, "not printed: ~s~nbut:~n", [Line]),
        forall(member(Other, Printed0), format(user_error, "  ~s~n", [Other])),
        fail
    ).

errors_shown(Shown, Printed) :-
    forall(( member(Line, Printed), trouble(Line) ),
           (   member(Other, Shown),
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

%   answer(+Line, -Text, -Key): Line shows the answer Text and that Key was typed. Input that is no terminal is read
%   by the line.

answer(Line, Text, Key) :-
    (   string_concat(Text, " ;", Line)
    ->  Key = ;
    ;   string_concat(Text, " .", Line)
    ->  Key = ''
    ).
