/*  The forms of the first paper, side by side: the position of the table as each of them has it. */
:- module(gunshi_web_forms_actions,
          [ forms_action/3              % +Name, +Dict, -Answer
          ]).
:- use_module('../shogi/forms', [form_facts/2, form_group/2, form_term/3, form_title/2]).
:- use_module('../shogi/game', [game_position/2]).
:- autoload(library(listing), [portray_clause/1]).
:- use_module(study_actions, [asked_place/3]).
:- use_module(slots, [in_slot/1]).

%!  forms_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   forms answers the position after ply moves in each of the paper's forms: its name, what it is,
%   and the term as source.

forms_action(forms, Dict, _{forms:Forms}) :-
    asked_place(Dict, Game, _),
    game_position(Game, Position),
    in_slot(findall(Form, form_dict(Position, Form), Forms)).

form_dict(Position, _{form:Form, title:Title, text:Text, length:Length}) :-
    form_group(Form, paper),
    form_title(Form, Title),
    form_term(Form, Position, Term),
    form_facts(Form, _),
    with_output_to(string(Text), portray_clause(Term)),
    string_length(Text, Length).
