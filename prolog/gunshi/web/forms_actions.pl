/*  The forms of the first paper, side by side: the position of the table as each of them has it. */
:- module(gunshi_web_forms_actions,
          [ forms_action/3              % +Name, +Dict, -Answer
          ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../lab/forms/benchmark', [form_time/4]).
:- use_module('../shogi/forms', [form_facts/2, form_group/2, form_term/3, form_title/2]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [position_sfen/3]).
:- autoload(library(listing), [portray_clause/1]).
:- use_module(arguments).
:- use_module(study_actions, [asked_place/3]).
:- use_module(slots, [in_slot/1]).

%!  forms_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Answer what a window asks of the forms. The names are
%
%     - forms      the position after ply moves in each of the paper's forms: its name, what it is,
%                  and the term as source
%     - form_time  the CPU time of minimax with form in the position sfen, one move deep
%
%   @error gunshi(usage(Text)), gunshi(bad_sfen(Field, Char, Message, Text)); as form_time/4

forms_action(forms, Dict, _{forms:Forms}) :-
    asked_place(Dict, Game, _),
    game_position(Game, Position),
    in_slot(findall(Form, form_dict(Position, Form), Forms)).

forms_action(form_time, Dict, _{seconds:Seconds}) :-
    argument(Dict, form, text, Text),
    argument(Dict, sfen, text, Sfen),
    position_sfen(Position, _, Sfen),
    (   form_group(Form, paper),
        atom_string(Form, Text)
    ->  in_slot(form_time(Form, Position, 1, Seconds))
    ;   usage_error("the paper has no form ~s", [Text])
    ).

form_dict(Position, _{form:Form, title:Title, text:Text, length:Length}) :-
    form_group(Form, paper),
    form_title(Form, Title),
    form_term(Form, Position, Term),
    form_facts(Form, _),
    with_output_to(string(Text), portray_clause(Term)),
    string_length(Text, Length).
