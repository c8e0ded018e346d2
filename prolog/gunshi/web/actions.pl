/*  What windows can ask for by POST /do/NAME: which file of this room does it.

    All of them are loaded before anything is served: several requests at once would load a file
    several times.
*/
:- module(gunshi_web_actions,
          [ answer_action/3             % +Name, +Dict, -Answer
          ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module(board_actions, [board_action/3]).
:- use_module(book_actions, [book_action/3]).
:- use_module(forms_actions, [forms_action/3]).
:- use_module(job_actions, [job_action/3]).
:- use_module(knowledge_actions, [knowledge_action/3]).
:- use_module(othello_actions, [othello_action/3]).
:- use_module(play_actions, [play_action/3]).
:- use_module(practice_actions, [practice_action/3]).
:- use_module(record_actions, [record_action/3]).
:- use_module(study_actions, [study_action/3]).

actions(play_action, [table, new, move, go, stop, goto, choose, back, resign, declare, effort,
                      program, kif]).
actions(study_action, [why, place, whynot, without, hint, candidates, threats, plans, castles]).
actions(board_action, [joseki, joseki_graph, targets, shapes, shape, heat]).
actions(book_action, [books, book_add, book_drop]).
actions(forms_action, [forms, form_time]).
actions(othello_action, [othello, othello_new, othello_move, othello_back, othello_hint,
                         othello_learn]).
actions(practice_action, [legal, judge, problems, try, solution]).
actions(job_action, [jobs_server, jobs, jobs_dead]).
actions(knowledge_action, [find, clause, words, check, save, remove, switch, undo, history, changes,
                           learn, learned, unlearn]).
actions(record_action, [load, explain, leave, explained, explaining]).

%!  answer_action(+Name:atom, +Dict, -Answer:dict) is det.
%
%   Answer what a window asks for by Name, with the values of Dict.
%
%   @error gunshi(usage(Text)) when there is no such action, or it says no
%   @error as the action

answer_action(Name, Dict, Answer) :-
    (   actions(Goal, Names),
        memberchk(Name, Names)
    ->  (   call(Goal, Name, Dict, Answer0)
        ->  Answer = Answer0
        ;   usage_error("~w: that is not possible now", [Name])
        )
    ;   usage_error("there is no action ~w", [Name])
    ).
