:- encoding(utf8).
/*  gunshi mate --table: mating problems as propositions, printed as the fifth paper's table 5.2.

    Level by level from left to right, each predicate joined to its subject. As in the paper what is
    deleted stays in its place, marked; failures are left standing. Tables are trees of texts
    (shogi/propositions/tree.pl); words/proposition_lines.pl makes lines of them, picture.pl draws
    them.
*/
:- module(gunshi_cli_mate_table,
          [ run_table/3,                % +Files, +Options, -Status
            table_problems/4            % +Command, +Files, +Options, -Problems
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/read', [read_knowledge/3]).
:- use_module('../../knowledge/shogi/facts', []).
:- use_module('../../shogi/position', [opponent/2, piece_at/3, side_to_move/2]).
:- use_module('../../shogi/propositions',
              [ expand_propositions/3, proposition/5, propositions_outcome/2,
                release_propositions/1
              ]).
:- use_module('../../shogi/propositions/tree', [proposition_tree/2, solution_text/3]).
:- use_module('../../words/proposition_lines', [print_proposition_tree/1]).
:- use_module(picture, [table_page/1, table_svg/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options', [can_be_written/1, write_output/2]).
:- use_module('../position_file', [chosen_problems/4]).

                /*******************************
                *           PROBLEMS           *
                *******************************/

%!  table_problems(+Command, +Files:list, +Options:list, -Problems:list) is det.
%
%   Problems are those of Files, or of the option sfen(Text), as chosen_problems/4 has them, with
%   `omitted` besides: when a file NAME.sfen has one position and NAME.pl is beside it, that says
%   which moves are left out, and `omitted` is omitted(File, List), as expand_propositions/3 takes
%   List. Else, and with the option full(true), it is `none`. Command is named in what is wrong.
%
%   @error gunshi(usage(Text)), gunshi(bad_knowledge(File, Problems)), what chosen_problems/4 throws

table_problems(Command, Files, Options, Problems) :-
    chosen_problems(Command, Files, Options, Chosen),
    findall(Problem,
            ( member(Problem0, Chosen),
              _{place:Place, position:Position, alone:Alone} :< Problem0,
              begins_with_a_check(Command, Place, Position),
              omissions(Alone, Options, Omitted),
              Problem = Problem0.put(omitted, Omitted)
            ),
            Problems).

%   begins_with_a_check(+Command, +Place, +Position): there is a king to mate for the side to move.

begins_with_a_check(Command, Place, Position) :-
    side_to_move(Position, Side),
    opponent(Side, Other),
    King =.. [Other, ou],
    (   piece_at(Position, _, King)
    ->  true
    ;   usage_error("~w: in ~w the side to move has no king to mate; propositions begin with a \c
                     check by the side to move", [Command, Place])
    ).

omissions(File, Options, Omitted) :-
    (   option(full(true), Options)
    ->  Omitted = none
    ;   file_name_extension(Base, sfen, File),
        file_name_extension(Base, pl, Beside),
        exists_file(Beside)
    ->  read_knowledge(Beside, Clauses, Problems),
        (   Problems == []
        ->  findall(omitted(Path, Moves),
                    member(clause(_, omitted(Path, Moves), true), Clauses),
                    List),
            Omitted = omitted(Beside, List)
        ;   throw(error(gunshi(bad_knowledge(Beside, Problems)), _))
        )
    ;   Omitted = none
    ).

                /*******************************
                *            TABLES            *
                *******************************/

%!  run_table(+Files:list, +Options:list, -Status) is det.
%
%   Print the tables of the problems of Files or of an SFEN, as `gunshi mate --table` does, whose
%   options these are: sfen, full, narrow, limit, levels, format, output. Status is 0 if all are
%   mate.
%
%   @error gunshi(usage(Text)), what table_problems/4 throws, gunshi(file(write, File, Reason))

run_table(Files, Options, Status) :-
    table_problems(mate, Files, Options, Problems),
    option(format(Format), Options, text),
    option(output(Output), Options, -),
    can_be_written(Output),
    (   Format == svg,
        Problems = [_, _|_]
    ->  usage_error("mate: --format svg draws one position; --format html takes many", [])
    ;   true
    ),
    findall(Table,
            ( member(Problem, Problems), make_table(Problem, Options, Table) ),
            Tables),
    with_output_to(string(Text), print_tables(Format, Tables)),
    write_output(Output, Text),
    (   forall(member(Table, Tables), _{outcome:mate(_)} :< Table)
    ->  Status = 0
    ;   Status = 1
    ).

%   make_table(+Problem, +Options, -Table): a dict with the `name`, `place`, `position`, `omitted`
%   of Problem; the `outcome`; `counts`, the numbers of predicates level by level; the `tree`,
%   `none` when there were too many; and the `solutions`, Text-Plies.

make_table(Problem, Options, table{name:Name, place:Place, position:Position, outcome:Outcome,
                                   counts:Counts, omitted:Omitted, tree:Tree,
                                   solutions:Solutions}) :-
    _{name:Name, place:Place, position:Position, omitted:Omitted} :< Problem,
    findall(Limit,
            ( member(Limit, [limit(_), levels(_), narrow(_)]), option(Limit, Options) ),
            Limits),
    (   Omitted = omitted(_, List)
    ->  Own = [omitted(List)|Limits]
    ;   Own = Limits
    ),
    %   Not as the setup, for that could not be interrupted.
    setup_call_cleanup(
        true,
        ( expand_propositions(Position, Own, Propositions),
          propositions_outcome(Propositions, Outcome),
          level_counts(Propositions, 1, Counts),
          findall(Text-Plies, solution_text(Propositions, Text, Plies), Solutions),
          (   Outcome = too_large(_)
          ->  Tree = none
          ;   proposition_tree(Propositions, Tree)
          )
        ),
        (   nonvar(Propositions)
        ->  release_propositions(Propositions)
        ;   true
        )).

level_counts(Table, Level, Counts) :-
    aggregate_all(count, proposition(Table, _, Level, _, _), Count),
    (   Count =:= 0
    ->  Counts = []
    ;   Counts = [Count|Others],
        Next is Level+1,
        level_counts(Table, Next, Others)
    ).

print_tables(html, Tables) :-
    !,
    table_page(Tables).
print_tables(svg, [Table]) :-
    !,
    _{place:Place, position:Position, outcome:Outcome, tree:Tree} :< Table,
    (   Tree == none
    ->  Outcome = too_large(Limit),
        usage_error("mate: the table of ~w has more than ~D predicates; --levels N draws its \c
                     beginning", [Place, Limit])
    ;   table_svg(Position, Tree)
    ).
print_tables(text, Tables) :-
    (   Tables = [Table]
    ->  print_table(Table)
    ;   forall(nth1(N, Tables, Table),
               ( (   N =:= 1
                 ->  true
                 ;   nl
                 ),
                 format("~w~n", [Table.name]),
                 print_table(Table)
               ))
    ).

print_table(Table) :-
    _{outcome:Outcome, counts:Counts, omitted:Omitted, tree:Tree, solutions:Solutions} :< Table,
    (   Tree == none
    ->  true
    ;   print_proposition_tree(Tree)
    ),
    print_outcome(Outcome, Solutions),
    print_counts(Counts),
    (   Omitted = omitted(File, List)
    ->  findall(Count, ( member(omitted(_, Moves), List), length(Moves, Count) ), Lengths),
        sum_list(Lengths, Sum),
        how_many(Sum, move, Moves),
        (   Sum =:= 1
        ->  Are = is
        ;   Are = are
        ),
        format("~s ~w left out by ~w; --full leaves out none~n", [Moves, Are, File])
    ;   true
    ).

print_outcome(mate(_), Solutions) :-
    Solutions = [_-Plies|_],
    forall(member(Text-_, Solutions), format("~s   ~d手詰~n", [Text, Plies])).
print_outcome(fail(Level), _) :-
    format("不詰 no mate: the failure is established at level ~d~n", [Level]).
print_outcome(open, _) :-
    format("no mate and no failure within these levels~n").
print_outcome(too_large(Limit), _) :-
    format("unknown: more than ~D predicates; --narrow has of the checks the solver\'s only, \c
            --limit N takes more, --levels N prints the beginning~n", [Limit]).

print_counts(Counts) :-
    findall(Text,
            ( nth1(Level, Counts, Count),
              format(atom(Text), "第~d局面 ~D", [Level, Count])
            ),
            Texts),
    atomic_list_concat(Texts, ', ', All),
    sum_list(Counts, Sum),
    how_many(Sum, predicate, Predicates),
    format("~s: ~w~n", [Predicates, All]).
