:- encoding(utf8).
/*  gunshi kb: the knowledge from the shell. Each word is a kb_ command of the prompt. */
:- module(gunshi_cli_commands_kb,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../knowledge/all', []).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../knowledge/reading', [all_knowledge/0]).
:- use_module('../../words/kb').
:- use_module('../../knowledge/own', [own_news/0]).
:- use_module('kb/learn', [learn_files/2]).
:- use_module('kb/rule_learning', [learn_rules_of/4]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').
:- use_module('../progress', [progress_at/3, progress_end/1, progress_show/3, with_progress/3]).
:- use_module('../../knowledge/joseki/judged', [joseki_effort/2]).
:- use_module('../../words/kb/losing_moves', [print_losing_moves/2]).
:- autoload('../../words/kb/knowledge_json', [knowledge_dicts/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(option), [option/2, option/3, select_option/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi kb --help` prints.

help("\
usage: gunshi kb check [--search [--nodes N]]
       gunshi kb list|learned|history|check [--format text|json]
       gunshi kb show NAME... [--format text|json]
       gunshi kb find TEXT [--format text|json]
       gunshi kb remove|disable|enable NAME...
       gunshi kb add CLAUSE
       gunshi kb import FILE...
       gunshi kb learn FILE...
       gunshi kb learn --rules FILE... --test FILE [--redis HOST:PORT]
       gunshi kb unlearn GAME...
       gunshi kb generalise|specialise NAME CONDITION
       gunshi kb undo
       gunshi kb save FILE

The knowledge: what Gunshi plays by, in kb/, and your own beside it, in the directory that --kb
names or else in gunshi/kb of your directory for data (XDG_DATA_HOME). Your changes are kept in a
journal there, and Gunshi's own files stay as they are.

  check      is anything wrong, in Gunshi's files or yours? Says file, line and what. Exit status 1
             when there is
  list       what can be said: each predicate with its number of clauses, arguments and sentence
  show       the clauses of that name, or all of that predicate, as source, each with its place
  find       the clauses that have TEXT in their source, exit status 1 when none has; `find
             vocabulary` prints what rules may ask
  add        a clause: kb add \"joseki('私の矢倉', 100, \\\"7g7f 3c3d 6g6f\\\")\"
  import     check the knowledge in FILE, whoever wrote it, and add all of it, or nothing; a .db
             file is an opening book of other programs
  learn      learn from the lost games in the record files and folders, as the side that lost each:
             good moves and bad ones, in patterns as general as what refutes them. A game is learned
             from once: the command can be broken off and given again. One that is not legal to its
             end is passed over, and the exit status is 2. Where games speak of the same positions
             their order matters: what is known keeps its like away, a bm makes the next game look
             for another move, and a later game may refute or narrow. Files are taken as they are
             named, those of a folder by name
             With --rules: what the games have in common, as rules that hold wherever the idea
             does, tried on the games of another file or folder; what those bear out is kept, in
             place of the rules of that game learned so before. Files that end in .ggf are games of
             Othello
  learned    the games that were learned from and what each has taught; unlearn takes it back, by
             the key or the name that learned shows, whatever was learned later
  remove     take a clause away that you have added
  generalise your fact, learned or added, without one of its conditions: it speaks of more
             positions; specialise adds one: kb generalise journal:5 'sente(77, ke)'
  disable    do not believe the clauses of that name; enable takes it back
  history    your changes, oldest first; undo takes back the last one
  save       write what you have added to FILE, as source; to a .db file all joseki, as a book

A NAME is that of a strategy clause, of a plan, …, as reasons show it; line('横歩取り') or plan(yagura)
where several things have the name; a fact, gm(4, _, move(83, 84)), for all that it covers; or
FILE:LINE as reasons show it.

  --search   check: judge the moves of all joseki lines by searches too, which takes minutes: what
             loses more than joseki_haba of kb/shogi/learning.pl is named, and what refutes it
  --nodes N  so many positions a search. Default: as joseki_yomi says there
  --rules    learn: rules of all the games together, as above
  --test FILE  learn --rules: the games that rules are tried on, a file or a folder
  --redis HOST:PORT  learn --rules: games are judged by the workers (gunshi worker) of the Redis
             server there
  --format json  an object a line: of each predicate, clause, change, game learned from, or fault
  --kb DIR   your own knowledge is in DIR; every command has this option
").

opt_type(search, search, boolean).
opt_type(nodes,  nodes,  between(1, 100000000)).
opt_type(rules,  rules,  boolean).
opt_type(test,   test,   atom).
opt_type(redis,  redis,  atom).
opt_type(format, format, oneof([text, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 1 when `check` finds something wrong or `find` nothing, or 2
%   when `learn` could not read a file.
%
%   @error gunshi(usage(Text)), and what the kb_ commands throw

run([learn|Arguments], Status) :-
    !,
    options(Arguments, Positional, Options),
    (   option(rules(true), Options)
    ->  (   option(test(Test), Options)
        ->  learn_rules_of(Positional, Test, Options, Status)
        ;   usage_error("kb learn --rules: --test FILE names the games to try the rules on", [])
        )
    ;   Options == []
    ->  learn_files(Positional, Status)
    ;   usage_error("kb learn: --test and --redis are for --rules, and no other option is for \c
                     kb learn", [])
    ).
run([Word|Arguments], Status) :-
    options(Arguments, Positional, Options0),
    (   select_option(format(Format), Options0, Options)
    ->  true
    ;   Format = text,
        Options = Options0
    ),
    (   member(Rules, [rules(true), test(_), redis(_)]),
        option(Rules, Options)
    ->  usage_error("kb ~w: --rules, --test and --redis are for gunshi kb learn", [Word])
    ;   Options \== [],
        Word \== check
    ->  usage_error("kb ~w: --search and --nodes are for gunshi kb check", [Word])
    ;   \+ word(Word, Positional, _)
    ->  wrong_usage(Word)
    ;   Format == text
    ->  word(Word, Positional, Goal0),
        with_search(Options, Goal0, Goal)
    ;   Options == [],
        asked(Word, Positional, Question)
    ->  Goal = print_objects(Question)
    ;   usage_error("kb ~w: --format is for check without --search, list, show, find, history and \c
                     learned",
                    [Word])
    ),
    (   Word == check                   % reads it by itself: what is wrong is its subject
    ->  true
    ;   all_knowledge,
        own_news
    ),
    (   catch(Goal, error(gunshi(bad_knowledge(File, Problems)), _),
              ( print_problems(File, Problems), Status = 2 ))
    ->  ignore(Status = 0)
    ;   Status = 1
    ).
run([], _) :-
    wrong_usage('').

%   asked(+Word, +Positional, -Question): what knowledge_dicts/2 answers.

asked(check,   [],     check).
asked(list,    [],     list).
asked(history, [],     history).
asked(learned, [],     learned).
asked(find,    [Text], find(Text)) :-
    Text \== vocabulary.
asked(show,    Texts,  show(Names)) :-
    maplist(read_name, Texts, Names).

%   print_objects(+Question) is semidet: the objects; `check` succeeds when there are none, `find`
%   when there are.

print_objects(Question) :-
    knowledge_dicts(Question, Dicts),
    forall(member(Dict, Dicts), write_json(Dict)),
    (   Question == check
    ->  Dicts == []
    ;   Question = find(_)
    ->  Dicts = [_|_]
    ;   true
    ).

%   print_problems(+File, +Problems): a line each on stderr.

print_problems(File, Problems) :-
    forall(member(Problem, Problems),
           ( error_line(error(gunshi(bad_knowledge(File, [Problem])), _), Line),
             format(user_error, "gunshi: ~s~n", [Line])
           )).

%   with_search(+Options, +Goal0, -Goal): of `check`; a bar shows how far the search is.

with_search([], Goal, Goal) :-
    !.
with_search(Options, Check, check_all(Check, Nodes)) :-
    (   option(search(true), Options)
    ->  true
    ;   usage_error("kb check: --nodes is for --search", [])
    ),
    option(nodes(Nodes), Options, usual).

check_all(Check, Nodes) :-
    findall(Goal,
            ( member(Goal, [Check, check_search(Nodes)]),
              \+ call(Goal)
            ),
            []).

check_search(Nodes0) :-
    (   Nodes0 == usual
    ->  joseki_effort(_, Nodes)
    ;   Nodes = Nodes0
    ),
    with_progress(1, Progress, print_losing_moves(Nodes, show_progress(Progress))).

show_progress(Progress, at(Done, Total)) :-
    progress_at(Progress, Total, Done),
    progress_show(Progress, "moves judged", []).
show_progress(Progress, found) :-
    progress_end(Progress).

word(check,   [], kb_check).
word(list,    [], kb_list).
word(history, [], kb_history).
word(undo,    [], kb_undo).
word(find,    [Text], kb_find(Text)).
word(add,     [Clause], kb_add(Clause)).
word(learned, [], kb_learned).
word(unlearn, [Game|Games], forall(member(G, [Game|Games]), kb_unlearn(G))).
word(save,    [File], kb_save(File)).
word(generalise, [Text, Condition], for_condition(kb_generalise, Text, Condition)).
word(specialise, [Text, Condition], for_condition(kb_specialise, Text, Condition)).
word(import,  [File|Files], forall(member(F, [File|Files]), kb_import(F))).
word(show,    [Name|Names], for_names(kb_show, [Name|Names])).
word(remove,  [Name|Names], for_names(kb_remove, [Name|Names])).
word(disable, [Name|Names], for_names(kb_disable, [Name|Names])).
word(enable,  [Name|Names], for_names(kb_enable, [Name|Names])).

wrong_usage(Word) :-
    (   word(Word, _, _)
    ->  usage_error("kb ~w: other arguments are needed; gunshi kb --help says which", [Word])
    ;   usage_error("kb: what is to be done? check, list, show, find, add, import, remove, \c
                     disable, enable, generalise, specialise, learn, learned, unlearn, history, \c
                     undo or save; gunshi kb --help says more", [])
    ).

:- meta_predicate for_names(1, +).

for_names(Command, Texts) :-
    forall(member(Text, Texts),
           ( read_name(Text, Name),
             call(Command, Name)
           )).

:- meta_predicate for_condition(2, +, +).

for_condition(Command, Text, ConditionText) :-
    read_name(Text, Name),
    read_name(ConditionText, Condition),
    call(Command, Name, Condition).

%   read_name(+Text, -Name): FILE:LINE, or a term, or the name itself.

read_name(Text, Name) :-
    (   sub_atom(Text, Before, 1, After, :),
        sub_atom(Text, _, After, 0, LineText),
        atom_number(LineText, Line),
        integer(Line)
    ->  sub_atom(Text, 0, Before, _, File),
        Name = File:Line
    ;   catch(term_to_atom(Name0, Text), error(_, _), fail),
        callable(Name0)
    ->  Name = Name0
    ;   Name = Text
    ).
