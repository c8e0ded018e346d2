/*  gunshi query: a Prolog goal with everything loaded.

    A solution is printed as soon as it is found, so an endless goal can be read through a pipe. The
    text is Prolog again: a variable without a value keeps its name, constraints follow as goals.
*/
:- module(gunshi_program_query,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, reverse/2]).
:- use_module(library(option), [option/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../shogi/position', [position_sfen/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../cli/options').

%!  help(-Text) is det.
%
%   Text is what `gunshi query --help` prints.

help("\
usage: gunshi query GOAL [--limit N] [--format text|json|csv]

Runs a Prolog goal with library(gunshi) and library(gunshi/session) loaded and prints its solutions,
one a line: `X = 1, Y = 2`, or `true` for a goal without variables. Variables that begin with _ are
not printed. Exit status 1, and no line, if there is no solution.

  --limit N       stop after N solutions. Default: all
  --format json   an object a solution, variable names as keys: numbers, strings and lists as in
                  JSON, a variable without a value is null, any other term is its text
  --format csv    a line of names, then a line a solution

  gunshi query 'start_position(hirate, P), legal_move(P, M)' --limit 3
").

opt_type(limit,  limit,  natural).
opt_type(format, format, oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0 if there is a solution, else 1.
%
%   @error gunshi(usage(Text))
%   @error syntax_error(What) if the goal cannot be read; and every error of the goal

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [Text]
    ->  true
    ;   usage_error("query: one goal is needed, in quotes, as in gunshi query 'X is 1+1'", [])
    ),
    option(limit(Limit), Options, infinite),
    option(format(Format), Options, text),
    use_module(user:library(gunshi)),
    use_module(user:library(gunshi/session)),
    goal(Text, Goal, Bindings0),
    exclude(unnamed, Bindings0, Bindings),
    print_names(Format, Bindings),
    Count = count(0),
    (   limit(Limit, user:Goal),
        nb_setarg(1, Count, 1),
        print_solution(Format, Bindings),
        flush_output,
        fail
    ;   arg(1, Count, Found),
        Status is 1-Found
    ).

%   goal(+Text, -Goal, -Bindings): Text is one goal, with a full stop or without. Only reading tells
%   whether a dot at the end is a full stop: it is not in `X = 0'.`, nor in `true % a comment.`

goal(Text, Goal, Bindings) :-
    catch(goals(Text, "\n.", Goals), error(syntax_error(What), Where),
          catch(goals(Text, "\n", Goals), error(syntax_error(_), _),
                throw(error(syntax_error(What), Where)))),
    (   Goals = [Goal-Bindings]
    ->  true
    ;   Goals == []
    ->  usage_error("query: the goal is empty; give one, as in gunshi query 'X is 1+1'", [])
    ;   usage_error("query: one goal is taken, and \"~w\" has more; join them with a comma", [Text])
    ).

%   goals(+Text, +End, -Goals): the goals of Text with End after it, as Goal-Bindings.

goals(Text, End, Goals) :-
    string_concat(Text, End, Whole),
    setup_call_cleanup(
        open_string(Whole, In),
        catch(read_goals(In, Goals), error(syntax_error(What), stream(_, _, _, Character)),
              throw(error(syntax_error(What), string(Text, Character)))),
        close(In)).

read_goals(In, Goals) :-
    read_term(In, Goal, [variable_names(Bindings), module(user), syntax_errors(error)]),
    (   Goal == end_of_file
    ->  Goals = []
    ;   Goals = [Goal-Bindings|More],
        read_goals(In, More)
    ).

unnamed(Name=_) :-
    sub_atom(Name, 0, _, _, '_').

print_names(Format, Bindings) :-
    (   Format == csv
    ->  maplist([Name=_, Name]>>true, Bindings, Names),
        write_csv([Names])
    ;   true
    ).

print_solution(text, Bindings) :-
    copy_term(Bindings, Copy, Constraints),
    foldl(name_variable, Copy, [], Reversed),
    reverse(Reversed, Shown),
    append(Shown, Constraints, Parts),
    term_variables(Parts, Others),
    foldl(name_other, Others, 1, _),
    (   Parts == []
    ->  format("true~n")
    ;   print_parts(Parts)
    ).
print_solution(json, Bindings) :-
    maplist(json_pair, Bindings, Pairs),
    dict_pairs(Object, _, Pairs),
    write_json(Object).
print_solution(csv, Bindings) :-
    maplist(csv_value, Bindings, Row),
    write_csv([Row]).

name_variable(Name=Value, Shown0, Shown) :-
    (   var(Value)
    ->  Value = '$VAR'(Name),
        Shown = Shown0
    ;   Shown = [Name=Value|Shown0]
    ).

name_other('$VAR'(Name), Number, Next) :-
    atom_concat('_', Number, Name),
    Next is Number+1.

print_parts([Part]) :-
    !,
    print_part(Part),
    nl.
print_parts([Part|Parts]) :-
    print_part(Part),
    write(', '),
    print_parts(Parts).

print_part(Part) :-
    (   Part = (Name=Value)
    ->  format("~w = ", [Name]),
        Priority = 699
    ;   Value = Part,
        Priority = 999
    ),
    print_value(Value, Priority).

print_value(Value, Priority) :-
    write_term(Value, [ quoted(true), portray(true), numbervars(true), spacing(next_argument),
                        priority(Priority)
                      ]).

json_pair(Name=Value, Name-Json) :-
    json_value(Value, Json).

json_value(Value, Json) :-
    (   var(Value)
    ->  Json = null
    ;   ( integer(Value) ; finite_float(Value) ; string(Value) )
    ->  Json = Value
    ;   memberchk(Value, [true, false, null])
    ->  Json = Value
    ;   is_list(Value)
    ->  maplist(json_value, Value, Json)
    ;   atom(Value)
    ->  atom_string(Value, Json)
    ;   value_text(Value, Json)
    ).

finite_float(Value) :-
    float(Value),
    float_class(Value, Class),
    \+ memberchk(Class, [nan, infinite]).

csv_value(_=Value, Field) :-
    (   var(Value)
    ->  Field = ''
    ;   ( number(Value) ; string(Value) ; atom(Value) )
    ->  Field = Value
    ;   value_text(Value, Field)
    ).

value_text(Value, Text) :-
    (   blob(Value, Type),
        Type \== text,
        catch(position_sfen(Value, Sfen), error(_, _), fail)
    ->  Text = Sfen
    ;   copy_term(Value, Copy, _),
        term_variables(Copy, Variables),
        foldl(name_other, Variables, 1, _),
        with_output_to(string(Text), print_value(Copy, 1200))
    ).
