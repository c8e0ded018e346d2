/*  Fields of JSON objects, read by the form that their values should have.

    Objects are json(Fields), texts atoms, as library(http/json) gives them. A field that is null is
    not there. A wrong form is an error: of the start it ends the reading, of anything else it is
    noted (noted_fields/5) and the field is left out.
*/
:- module(gunshi_shogi_records_jkf_fields,
          [ json_field/4,               % +Name, +Json, +Form, -Value
            must_have_field/4,          % +Name, +Json, +Form, -Value
            bad_field/2,                % +Name, +Value
            has_form/3,                 % +Form, +Value0, -Value
            noted_fields/5,             % :Goal, +Ply, -Values, -Notes, ?Tail
            ignored_field/4,            % +Name, +Value, +Ply, -Note
            json_string/2,              % +Json, -Text
            side_color/2                % ?Side, ?Color
          ]).
:- use_module('../../kinds', [kind_csa/2]).
:- use_module('../../values', [is_square/1]).
:- use_module('../times', [possible_time/1]).
:- autoload(library(http/json), [json_write/3]).

:- meta_predicate noted_fields(1, +, -, -, ?).

%!  json_field(+Name, +Json, +Form, -Value) is semidet.
%
%   Json is an object with the field Name, which is not null; Value is as has_form/3 gives it.
%
%   @error gunshi(bad_record(0, field(Name, Value))) if Value has another form

json_field(Name, json(Fields), Form, Value) :-
    memberchk(Name=Value0, Fields),
    Value0 \== @(null),
    (   has_form(Form, Value0, Value1)
    ->  Value = Value1
    ;   bad_field(Name, Value0)
    ).

%!  must_have_field(+Name, +Json, +Form, -Value) is det.
%
%   The same of a field that is needed.
%
%   @error gunshi(bad_record(0, field(Name, none))) if it is not there

must_have_field(Name, Json, Form, Value) :-
    (   json_field(Name, Json, Form, Value0)
    ->  Value = Value0
    ;   bad_field(Name, none)
    ).

%!  bad_field(+Name, +Value) is det.
%
%   @error gunshi(bad_record(0, field(Name, Value)))

bad_field(Name, Value) :-
    throw(error(gunshi(bad_record(0, field(Name, Value))), _)).

%!  has_form(+Form, +Value0, -Value) is semidet.
%
%   Value0, as the library reads it, has Form, and is Value for the reader:
%
%     | object, array, any | as it is                                                  |
%     | text               | a string                                                  |
%     | time               | a possible one, in any unit, as it is                     |
%     | square             | the square of {"x": File, "y": Rank}                      |
%     | kind, side         | the kind or the side                                      |
%     | truth              | `true` or `false`                                         |

has_form(object, json(Fields), json(Fields)).
has_form(array,  Value, Value) :-
    is_list(Value).
has_form(text,   Value, Text) :-
    ( atom(Value) ; string(Value) ),
    atom_string(Value, Text).
has_form(time,   Value, Value) :-
    number(Value),
    possible_time(Value).
has_form(square, json(Fields), Square) :-
    memberchk(x=File, Fields),
    memberchk(y=Rank, Fields),
    integer(File),
    integer(Rank),
    Square is 10*File + Rank,
    is_square(Square).
has_form(kind,   Value, Kind) :-
    kind_csa(Kind, Value).
has_form(side,   Value, Side) :-
    (   has_form(truth, Value, IsGote)
    ->  memberchk(IsGote-Side, [false-sente, true-gote])
    ;   side_color(Side, Value)
    ).
has_form(truth,  @(true),  true).
has_form(truth,  @(false), false).
has_form(any,    Value, Value).

%!  json_string(+Json, -Text:string) is det.
%
%   Text is Json as JSON, on one line.

json_string(Json, Text) :-
    with_output_to(string(Text),
                   ( current_output(Out),
                     json_write(Out, Json, [width(0)])
                   )).

%!  noted_fields(:Goal, +Ply, -Values, -Notes, ?Tail) is det.
%
%   Values is what call(Goal, Values) says of move Ply, or [] if a field has a wrong form. This is
%   noted: Notes and Tail are a difference list of ignored_field/4.

noted_fields(Goal, Ply, Values, Notes, Tail) :-
    catch(( call(Goal, Values),
            Notes = Tail
          ),
          error(gunshi(bad_record(_, field(Name, Value))), _),
          ( Values = [],
            ignored_field(Name, Value, Ply, Note),
            Notes = [Note|Tail]
          )).

%!  ignored_field(+Name, +Value, +Ply, -Note) is det.
%
%   Note is the problem that the field Name of move Ply, with Value, is left out.

ignored_field(Name, Value, Ply, problem(0, Ply, ignored(Text))) :-
    json_string(Value, ValueText),
    format(string(Text), "~w: ~w", [Name, ValueText]).

%!  side_color(?Side, ?Color) is nondet.
%
%   Color is the number of Side. Semidet when one is bound.

side_color(sente, 0).
side_color(gote,  1).
