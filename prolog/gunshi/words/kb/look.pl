:- encoding(utf8).
/*  Looking at the knowledge: the kb_ commands that print it and change nothing. */
:- module(gunshi_words_kb_look,
          [ kb_check/0,
            kb_check/1,                 % +How
            kb_show/1,                  % +Name
            kb_find/1,                  % +What
            kb_list/0,
            kb_history/0,
            set_prompt_game/1,          % +Game
            called_clauses/2,           % +Name, -Clauses
            found_clauses/2,            % +What, -Clauses
            clause_with_text/5          % +Text, -Head, -Body, -Source, -State
          ]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/declare', [declared_knowledge/3, declaration/5, knowledge_example/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../base/read', [knowledge_term_text/2, clause_head_body/3]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../base/clauses', [clause_state/4]).
:- use_module('../../knowledge/reading', [all_knowledge/0, whole_knowledge/0]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/files', [kb_file/2]).
:- autoload('../../knowledge/editing/checking', [knowledge_problems/2]).
:- use_module('../asked', [print_vocabulary/0]).
:- use_module('../reader', [reader_language/1, reader_words/3]).
:- use_module('../tree_lines', [print_text/2]).
:- use_module(japanese_sentences, [japanese_sentence/2]).
:- use_module(clauses_text, [action_text/2, clause_line/3]).
:- use_module(losing_moves, [print_losing_moves/2]).
:- use_module('../../knowledge/joseki/judged', [joseki_effort/2]).
:- use_module('../../knowledge/names', [clauses_of/2, predicates_called/2]).
:- use_module('../../knowledge/own', [own_changes/1]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [member/2]).

:- dynamic prompt_game/1.               % prompt_game(Game): none in a Prolog of somebody's own

%!  kb_check is semidet.
%
%   Check all knowledge, shipped and the user's own. Print what is wrong, each with its file and
%   line; fail if anything is. When nothing is, print how much was checked.

kb_check :-
    knowledge_problems(Problems, checked(Clauses, Files)),
    (   Problems == []
    ->  how_many(Clauses, clause, ClausesWords),
        how_many(Files, file, FilesWords),
        format(string(English), "~s in ~s: nothing is wrong.", [ClausesWords, FilesWords]),
        format(string(Japanese), "~D個の節、~D個のファイル: 誤りなし。", [Clauses, Files]),
        reader_words(English, Japanese, Words),
        format("~s~n", [Words])
    ;   forall(member(wrong(_, _, Error), Problems),
               ( error_line(Error, Line),
                 format("~s~n", [Line])
               )),
        fail
    ).

%!  kb_check(+How) is semidet.
%
%   As kb_check/0, and judge the moves of all joseki lines by searches: How is `search`, or
%   search(Nodes) for so many positions a search in place of what joseki_yomi/1 says. Print each
%   move that loses, for each line that plays it, as it is found; fail if any does. It takes
%   minutes.
%
%   @error gunshi(usage(Text)) for anything else

kb_check(How) :-
    all_knowledge,
    (   How == search
    ->  joseki_effort(_, Nodes)
    ;   nonvar(How),
        How = search(Nodes),
        integer(Nodes),
        between(1, 100 000 000, Nodes)
    ->  true
    ;   reader_words("kb_check(search), or kb_check(search(Nodes)) with a number of positions",
                     "kb_check(search). か kb_check(search(局面の数)).", Words),
        usage_error(Words, [])
    ),
    all_succeed([kb_check, print_losing_moves(Nodes, gunshi_words_kb_look:unwatched)]).

unwatched(_).

%   all_succeed(+Goals): all are called, and all have succeeded.

all_succeed(Goals) :-
    findall(Goal, ( member(Goal, Goals), \+ call(Goal) ), []).

%!  kb_show(+Name) is det.
%
%   Print the clauses that Name means as source, each with its place; those that are disabled are
%   marked. Where no clause is called Name it may be a knowledge predicate, Name or Name/Arity: then
%   all of its clauses, or that there are none yet. Clauses of the game that is not the prompt's
%   come last, and it is said that they are its.
%
%   @error gunshi(no_such_clause(Name, Near))

kb_show(Name) :-
    called_clauses(Name, Clauses),
    forall(( predicates_called(Name, Heads),
             member(Head, Heads),
             \+ clause_state(Head, _, _, _)
           ),
           print_none(Head)),
    print_by_game(Clauses, print_clauses).

%   print_by_game(+Clauses, :Print): call(Print, Some) for those that are not of another game than
%   the prompt's, then for the others, after a word that says so.

:- meta_predicate print_by_game(+, 1).

print_by_game(Clauses, Print) :-
    partition(of_other_game, Clauses, Theirs, Ours),
    call(Print, Ours),
    (   Theirs == []
    ->  true
    ;   prompt_game(Game),
        other_game(Game, _, English, Japanese),
        reader_words(English, Japanese, Words),
        print_text("% ~s~n", [Words]),
        call(Print, Theirs)
    ).

of_other_game(clause(_, _, File:_, _)) :-
    prompt_game(Game),
    other_game(Game, Other, _, _),
    kb_file(Other, Folder),
    atom_concat(Folder, '/', Start),
    sub_atom(File, 0, _, _, Start).

other_game(shogi, othello, "of Othello:", "オセロのもの:").
other_game(othello, shogi, "of shogi:", "将棋のもの:").

%!  set_prompt_game(+Game) is det.
%
%   The prompt is that of Game, `shogi` or `othello`: kb_show/1 and kb_find/1 print clauses of the
%   other one behind the others.

set_prompt_game(Game) :-
    retractall(prompt_game(_)),
    assertz(prompt_game(Game)).

%!  called_clauses(+Name, -Clauses:list) is det.
%
%   Clauses are those that Name means, as kb_show/1 shows them: clause(Head, Body, Source, State).
%
%   @error gunshi(no_such_clause(Name, Near))

called_clauses(Name, Clauses) :-
    all_knowledge,
    (   predicates_called(Name, Heads)
    ->  findall(clause(Head, Body, Source, State),
                ( member(Head, Heads), clause_state(Head, Source, Body, State) ),
                Clauses)
    ;   clauses_of(Name, Clauses)
    ).

print_none(Head) :-
    functor(Head, Name, Arity),
    declared_knowledge(knowledge, Template, Sentence),
    functor(Template, Name, Arity),
    declared_text(Template, Text),
    told_sentence(Name/Arity, Sentence, Told),
    reader_words("~s: there are no clauses yet.  ~s~n", "~s: まだ節がない。~s~n", Words),
    print_text(Words, [Text, Told]).

print_clauses(Clauses) :-
    forall(member(clause(Head, Body, Source, State), Clauses),
           print_clause(Head, Body, Source, State)).

print_clause(Head, Body, Source, State) :-
    shown_source(Source, Shown),
    (   State == off
    ->  reader_words(", disabled", "、無効", Mark)
    ;   Mark = ""
    ),
    clause_head_body(Clause, Head, Body),
    knowledge_term_text(Clause, Text),
    print_text("% ~w~s~n~s", [Shown, Mark, Text]).

%!  kb_find(+What) is semidet.
%
%   Print a line for each clause that has What: a text, searched for in its source; or a head, which
%   it is to unify with. Those of the other game come last, as kb_show/1 has them. Fails when there
%   is none. kb_find(vocabulary) prints what the bodies of rules may call.

kb_find(What) :-
    all_knowledge,
    (   What == vocabulary
    ->  print_vocabulary
    ;   found_clauses(What, Found),
        Found = [_|_],
        print_by_game(Found, print_found)
    ).

%!  found_clauses(+What, -Clauses:list) is det.
%
%   Clauses are those that have What, as kb_find/1 finds them: clause(Head, Body, Source, State).
%
%   @error gunshi(usage(Text)) when What is a variable

found_clauses(What, Clauses) :-
    all_knowledge,
    (   var(What)
    ->  reader_words("kb_find: a text or a head is needed, such as kb_find('矢倉')",
                     "探す文字か節の頭が要る: kb_find('矢倉'). など", Words),
        usage_error(Words, [])
    ;   callable(What),
        functor(What, Name, Arity),
        declaration(Name, Arity, knowledge, _, _)
    ->  functor(Head, Name, Arity),
        findall(clause(Head, Body, Source, State),
                ( clause_state(Head, Source, Body, State),
                  \+ Head \= What
                ),
                Clauses)
    ;   searched_text(What, Text),
        findall(clause(Head, Body, Source, State),
                clause_with_text(Text, Head, Body, Source, State),
                Clauses)
    ).

print_found(Found) :-
    forall(member(clause(Head, Body, Source, State), Found),
           print_found_clause(Head, Body, Source, State)).

searched_text(What, Text) :-
    (   string(What)
    ->  Text = What
    ;   format(string(Text), "~w", [What])
    ).

%!  clause_with_text(+Text:string, -Head, -Body, -Source, -State) is nondet.
%
%   The clause Head :- Body, which stands at Source and is `on` or `off`, has Text in its source.

clause_with_text(Text, Head, Body, Source, State) :-
    declaration(Name, Arity, knowledge, _, _),
    functor(Head, Name, Arity),
    clause_state(Head, Source, Body, State),
    format(string(Source0), "~q", [Head-Body]),
    \+ \+ sub_string(Source0, _, _, _, Text).

print_found_clause(Head, Body, Source, State) :-
    shown_source(Source, Shown),
    clause_line(Head, Body, Text),
    (   State == off
    ->  reader_words("  (disabled)", "  （無効）", Mark)
    ;   Mark = ""
    ),
    print_text("~w: ~s~s~n", [Shown, Text, Mark]).

%!  kb_list is det.
%
%   Print each knowledge predicate with its arguments, its sentence, an example, and how many
%   clauses it has.

kb_list :-
    whole_knowledge,
    forall(declared_knowledge(knowledge, Template, Sentence),
           ( declared_text(Template, Text),
             functor(Template, Name, Arity),
             functor(Head, Name, Arity),
             aggregate_all(count, clause_state(Head, _, _, _), Count),
             print_text("~s~t~6|~t~D~12|  ~s~n", ["", Count, Text]),
             told_sentence(Name/Arity, Sentence, Told),
             print_text("~t~w~14|~s~n", ["", Told]),
             (   knowledge_example(Name, Arity, Example)
             ->  print_text("~t~w~14|~s~n", ["", Example])
             ;   true
             )
           )).

%   told_sentence(+Predicate, +Sentence, -Told): Sentence of its declaration, or in Japanese.

told_sentence(Predicate, Sentence, Told) :-
    (   reader_language(ja),
        japanese_sentence(Predicate, Japanese)
    ->  Told = Japanese
    ;   Told = Sentence
    ).

declared_text(Template, Text) :-
    Template =.. [Name|Arguments],
    findall(Argument, member(Argument:_, Arguments), Arguments1),
    Shown =.. [Name|Arguments1],
    format(string(Text), "~w", [Shown]).

%!  kb_history is det.
%
%   Print the changes of the journal, oldest first.

kb_history :-
    own_changes(Changes),
    (   Changes == []
    ->  reader_words("No change has been made.~n", "変更はない。~n", None),
        format(None, [])
    ;   forall(member(change(Line, Time, Action, State), Changes),
               ( format_time(string(Date), '%F %T', Time),
                 action_text(Action, Text),
                 (   State == undone
                 ->  reader_words("  (undone)", "  （取り消し）", Mark)
                 ;   Mark = ""
                 ),
                 print_text("~t~d~5|  ~s  ~s~s~n", [Line, Date, Text, Mark])
               ))
    ).
