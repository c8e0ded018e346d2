/*  All of the knowledge: what a command that looks through it wants read. */
:- module(gunshi_knowledge_reading,
          [ all_knowledge/0,
            whole_knowledge/0,
            whole_knowledge/1,          % -Troubles
            reload_knowledge/0
          ]).
:- use_module(files, [knowledge_subject/2, need_knowledge/1, read_subject/1]).
:- use_module(own, [own_knowledge/0, load_own_knowledge/0]).
:- use_module('../base/store', [knowledge_errors/2, throw_knowledge_errors/1]).
:- autoload(library(lists), [append/3, member/2]).

%!  all_knowledge is det.
%
%   Make sure that the knowledge of both games and the user's own have been read, but for the files
%   of large subjects: the weights of the evaluation and the statistics.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

all_knowledge :-
    forall(( Subject = castles ; edited_subject(Subject) ), need_knowledge(Subject)),
    own_knowledge.

%   edited_subject(-Subject): one whose clauses people write. What of them is read only when it is
%   asked for by the program must be there whenever a person asks.

edited_subject(Subject) :-
    member(Subject,
           [shogi, joseki, motifs, attacks, formations, othello, othello_motifs, learning]).

%!  whole_knowledge is det.
%
%   As all_knowledge/0, with the large subjects.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

whole_knowledge :-
    all_knowledge,
    forall(knowledge_subject(Subject, _), need_knowledge(Subject)).

%!  whole_knowledge(-Troubles:list) is det.
%
%   As all_knowledge/0, with the large subjects, and the user's own is read as it is now. Troubles
%   are the errors that kept any of it from being read, and none is told.

whole_knowledge(Troubles) :-
    findall(need_knowledge(Subject), knowledge_subject(Subject, _), Needs),
    append(Needs, [load_own_knowledge], Goals),
    goals_errors(Goals, Troubles).

%   goals_errors(+Goals, -Errors): all are called; Errors are all that was wrong.

goals_errors(Goals, Errors) :-
    findall(Error,
            ( member(Goal, Goals),
              catch(( call(Goal), fail ), error(Formal, Context), true),
              knowledge_errors(error(Formal, Context), Some),
              member(Error, Some)
            ),
            Errors).

%!  reload_knowledge is det.
%
%   Read all files anew that have been read: what `make.` does at the prompt.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had
%   @error as load_own_knowledge/0; gunshi(bad_files(Errors)) for several such errors

reload_knowledge :-
    findall(read_subject(Subject), edited_subject(Subject), Readings),
    append(Readings, [load_own_knowledge], Goals),
    goals_errors(Goals, Errors),
    throw_knowledge_errors(Errors).
