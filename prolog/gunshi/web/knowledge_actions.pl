:- encoding(utf8).
/*  Looking at the knowledge and changing it, and what that does to the decisions.

    A change goes the same way as kb_add/1: text that is read and checked as a line of a file, a
    record of the journal, in force when the answer comes. With it comes what the program would play
    where one is, before and after. Over the moves of the line that is walked the same is found out
    on a thread of its own; the windows are told when it is done.
*/
:- module(gunshi_web_knowledge_actions,
          [ knowledge_action/3          % +Name, +Dict, -Answer
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/declare',
              [declared_knowledge/3, declared_vocabulary/3, knowledge_example/3]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/read', [clause_head_body/3, knowledge_term_text/2]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/editing/changing',
              [ add_clause/3, check_clause/2, clause_head/2, disable_clauses/2, enable_clauses/1,
                remove_clauses/2, replace_clause/4, undo_change/1
              ]).
:- use_module('../knowledge/learning/lessons', [short_key/2]).
:- use_module('../knowledge/learning/unlearning', [learned_games/1, unlearn/2]).
:- use_module('../knowledge/names', [clauses_of/2]).
:- use_module('../knowledge/own', [own_changes/1, own_journal/1]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../shogi/game',
              [ game_moves/2, game_new/3, game_number/3, game_play/3, game_ply/2,
                game_result/2, game_start/2
              ]).
:- use_module('../shogi/position', [move_usi/2]).
:- use_module('../words/kb/clauses_text', [action_text/2]).
:- use_module('../words/kb/look', [clause_with_text/5]).
:- use_module('../words/learning', [print_learning/3]).
:- use_module('../words/turns', [chosen_text/3]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module(arguments).
:- use_module(clause_names, [clause_name/2]).
:- use_module(events, [tell_windows/1]).
:- use_module(slots, [in_slot/1]).
:- use_module(table).
:- use_module(threads, [page_thread/1]).

:- dynamic
    line_decisions/2,                   % line_decisions(Moves, Decisions), as the knowledge was
    changed_decisions/1.                % those that the last change has changed: dicts

%!  knowledge_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Do what a window asks of the knowledge. The names are
%
%     - find      the clauses that have text in their source
%     - clause    those that name means
%     - words     what can be said in clauses: predicates and vocabulary
%     - check     what is wrong with text as a clause, and where it is
%     - save      text is a clause from now on, in place of that which name means, if there is one
%     - remove    the clauses that name means, of one's own, are gone
%     - switch    the clauses that name means are believed, on, or not
%     - undo      the last change
%     - history   the changes
%     - changes   which moves of the line the last change has changed
%     - learn     from the game that is lost at the end of the line
%     - learned   the games that were learned from
%     - unlearn   what game has taught
%
%   @error as what they call; gunshi(usage(Text))

knowledge_action(find, Dict, _{clauses:Clauses, more:More}) :-
    argument(Dict, text, text, Text),
    all_knowledge,
    (   Text == ""
    ->  usage_error("text is missing", [])
    ;   true
    ),
    findall(clause(Head, Body, Source, State),
            limit(61, clause_with_text(Text, Head, Body, Source, State)),
            Found),
    shown_clauses(Found, 60, Clauses, More).
knowledge_action(clause, Dict, _{clauses:Clauses, more:More}) :-
    argument(Dict, name, text, Text),
    clause_name(Text, Name),
    all_knowledge,
    clauses_of(Name, Found),
    shown_clauses(Found, 60, Clauses, More).
knowledge_action(words, _, _{knowledge:Knowledge, vocabulary:Vocabulary}) :-
    all_knowledge,
    findall(_{call:Call, sentence:Sentence, example:Example},
            ( declared_knowledge(knowledge, Template, Sentence),
              call_text(Template, Call),
              example_of(Template, Example)
            ),
            Knowledge),
    findall(_{call:Call, sentence:Sentence, subject:Title},
            ( declared_vocabulary(Title, Template, Sentence),
              call_text(Template, Call)
            ),
            Vocabulary).
knowledge_action(check, Dict, Answer) :-
    argument(Dict, text, text, Text),
    catch(( check_clause(Text, Clause),
            clause_head(Clause, Head),
            functor(Head, Functor, Arity),
            format(string(Predicate), "~w/~d", [Functor, Arity]),
            Answer = _{good:true, predicate:Predicate}
          ),
          error(Formal, Context),
          refused_clause(Formal, Context, Answer)).
knowledge_action(save, Dict, Answer) :-
    argument(Dict, text, text, Text),
    argument(Dict, name, text, "", NameText),
    (   NameText == ""
    ->  Change = add_clause(Text, _, Line)
    ;   clause_name(NameText, Name),
        Change = replace_clause(Name, Text, _, Line)
    ),
    check_clause(Text, _),
    with_effects(Change, Effects),
    own_journal(File),
    shown_source(File:Line, Shown),
    format(string(Place), "~w", [Shown]),
    Answer = Effects.put(place, Place).
knowledge_action(remove, Dict, Answer) :-
    argument(Dict, name, text, Text),
    clause_name(Text, Name),
    with_effects(remove_clauses(Name, _), Answer).
knowledge_action(switch, Dict, Answer) :-
    argument(Dict, name, text, Text),
    argument(Dict, on, boolean, On),
    clause_name(Text, Name),
    (   On == true
    ->  with_effects(enable_clauses(Name), Answer)
    ;   with_effects(disable_clauses(Name, _), Answer)
    ).
knowledge_action(undo, _, Answer) :-
    with_effects(undo_change(Actions), Answer0),
    findall(Text, ( member(Action, Actions), action_text(Action, Text) ), Undone),
    Answer = Answer0.put(undone, Undone).
knowledge_action(history, _, _{changes:Changes}) :-
    own_changes(All),
    findall(_{line:Line, time:Date, text:Text, state:State},
            ( member(change(Line, Time, Action, State), All),
              format_time(string(Date), '%F %R', Time),
              action_text(Action, Text)
            ),
            Changes).
knowledge_action(changes, _, _{changes:Changes, ready:Ready}) :-
    (   changed_decisions(Changes0)
    ->  Changes = Changes0,
        Ready = true
    ;   Changes = [],
        Ready = false
    ).
knowledge_action(learn, _, Answer) :-
    table_line(Game),
    (   game_result(Game, wins(_, _))
    ->  true
    ;   usage_error("nobody has lost the game yet; there is nothing to learn from it", [])
    ),
    game_ply(Game, Ply),
    get_time(Now),
    format_time(string(Date), '%F %R', Now),
    format(string(Name), "the game of ~d moves on the page, ~s", [Ply, Date]),
    with_effects(learned_lines(Game, Name, Lines), Answer0),
    Answer = Answer0.put(lines, Lines).
knowledge_action(learned, _, _{games:Games}) :-
    all_knowledge,
    learned_games(Learned),
    findall(Game, ( member(Each, Learned), learned_dict(Each, Game) ), Games).
knowledge_action(unlearn, Dict, Answer) :-
    argument(Dict, game, text, Game),
    with_effects(unlearn(Game, _), Answer).

%   refused_clause(+Formal, +Context, -Answer): what an editor shows of the error. The place counts
%   lines from 1 and columns from 0.

refused_clause(gunshi(bad_clause(_, [problem(Line, Column, Fault)|_])), _, Answer) :-
    !,
    error_line(error(gunshi(bad_question(Fault)), _), Words),
    Column0 is Column-1,
    Answer = _{good:false, error:Words, at:_{line:Line, column:Column0}}.
refused_clause(Formal, Context, _{good:false, error:Words, at:null}) :-
    error_line(error(Formal, Context), Words).

shown_clauses(Found, Most, Clauses, More) :-
    findall(Clause,
            limit(Most, ( member(Each, Found), clause_dict(Each, Clause) )),
            Clauses),
    length(Found, Count),
    More is max(0, Count-Most).

clause_dict(clause(Head, Body, File:Line, State),
            _{source:Source, text:Text, state:State, own:Own}) :-
    shown_source(File:Line, Shown),
    format(string(Source), "~w", [Shown]),
    (   source_text(File, Line, Text0)
    ->  Text = Text0
    ;   clause_head_body(Clause, Head, Body),
        knowledge_term_text(Clause, Text)
    ),
    (   own_journal(File)
    ->  Own = true
    ;   Own = false
    ).

%   source_text(+File, +Line, -Text) is semidet: the clause as it was written there, with the names
%   of its variables. Fails for the journal, whose lines are records.

source_text(File, Line, Text) :-
    \+ own_journal(File),
    catch(setup_call_cleanup(
              open(File, read, In, [encoding(utf8)]),
              ( Skipped is Line-1,
                forall(between(1, Skipped, _), skip(In, 0'\n)),
                read_string(In, 20 000, Rest)
              ),
              close(In)),
          error(_, _), fail),
    catch(setup_call_cleanup(
              open_string(Rest, Again),
              ( read_term(Again, Term, []), character_count(Again, Length) ),
              close(Again)),
          error(_, _), fail),
    Term \== end_of_file,
    sub_string(Rest, 0, Length, _, Text).

call_text(Template, Text) :-
    Template =.. [Name|Arguments],
    findall(Argument, member(Argument:_, Arguments), Names),
    Call =.. [Name|Names],
    format(string(Text), "~w", [Call]).

example_of(Template, Example) :-
    functor(Template, Name, Arity),
    (   knowledge_example(Name, Arity, Example0),
        string(Example0)
    ->  Example = Example0
    ;   Example = ""
    ).

learned_lines(Game, Name, Lines) :-
    with_output_to(string(Text), print_learning(Game, Name, _)),
    split_string(Text, "\n", "\r", Lines).

learned_dict(game(Key, Named, Facts, Refuted),
             _{key:Short, name:Name, side:Side, facts:FactDicts, refuted:Refuted}) :-
    short_key(Key, Short),
    (   Named = named(Name0, Side, _)
    ->  format(string(Name), "~w", [Name0])
    ;   Name = "",
        Side = none
    ),
    findall(_{move:N, text:Text, source:Source, state:State},
            ( member(learned(_, N, Fact, Place, State), Facts),
              shown_source(Place, Shown),
              format(string(Source), "~w", [Shown]),
              knowledge_term_text(Fact, Text)
            ),
            FactDicts).

                /*******************************
                *      WHAT HAS CHANGED        *
                *******************************/

:- meta_predicate with_effects(0, -).

%   with_effects(:Change, -Effects): what the program would play where one is, before and after
%   Change, once; and the same of the line is begun.

with_effects(Change, Effects) :-
    table_game(Game),
    table_line(Line),
    in_slot(( here(Game, Before),
              known_decisions(Line, Decisions),
              retractall(changed_decisions(_)),
              once(Change),
              here(Game, After) )),
    tell_windows(_{event:knowledge}),
    page_thread(compare_line(Line, Decisions)),
    Effects = _{before:Before, after:After}.

here(Game, Dict) :-
    (   game_result(Game, _)
    ->  Dict = null
    ;   effort_limits(Limits),
        catch(choose(Game, Limits, Choice), error(Formal, Context), true),
        (   nonvar(Formal)
        ->  error_line(error(Formal, Context), Line),
            Dict = _{text:Line, name:"", sentence:_{ja:Line, en:Line}, clause:""}
        ;   decision_dict(Game, Choice, Dict)
        )
    ).

decision_dict(Game, choice(Move, reason(Name, sentence(Ja, En), Source, _), _),
              _{text:Text, move:Usi, name:Name, sentence:_{ja:Ja, en:En}, clause:Clause}) :-
    chosen_text(Game, Move, Text),
    (   Move =.. [_, _|_]
    ->  move_usi(Move, Usi)
    ;   Usi = Move
    ),
    format(string(Clause), "~w", [Source]).

%   known_decisions(+Line, -Decisions): decision(Ply, Dict) for each place of Line as the knowledge
%   is; kept from the last change, or found out now.

known_decisions(Line, Decisions) :-
    game_moves(Line, Moves),
    (   line_decisions(Moves, Decisions0)
    ->  Decisions = Decisions0
    ;   decisions(Line, Decisions)
    ).

%   most_places(Count): of the line, its first ones.

most_places(80).

decisions(Line, Decisions) :-
    game_moves(Line, Moves),
    game_start(Line, Start),
    game_number(Line, 1, Number),
    game_new(Start, Number, Game),
    decided(Moves, Game, 1, Decisions).

decided([Move|Moves], Game0, Ply, Decisions) :-
    most_places(Most),
    Ply =< Most,
    !,
    (   catch(choose(Game0, [seed(1), nodes(100)], Choice), error(_, _), fail)
    ->  decision_dict(Game0, Choice, Dict),
        Decisions = [decision(Ply, Dict)|Decisions1]
    ;   Decisions = Decisions1
    ),
    (   game_play(Game0, Move, Game)
    ->  Ply1 is Ply+1,
        decided(Moves, Game, Ply1, Decisions1)
    ;   Decisions1 = []
    ).
decided(_, _, _, []).

compare_line(Line, Before) :-
    catch(( decisions(Line, After),
            game_moves(Line, Moves),
            findall(_{ply:Ply, before:Old, after:New},
                    ( member(decision(Ply, Old), Before),
                      member(decision(Ply, New), After),
                      differs(Old, New)
                    ),
                    Changes),
            transaction(( retractall(line_decisions(_, _)),
                          assertz(line_decisions(Moves, After)),
                          retractall(changed_decisions(_)),
                          assertz(changed_decisions(Changes))
                        ))
          ),
          error(_, _),
          retractall(line_decisions(_, _))),
    tell_windows(_{event:changes}).

differs(Old, New) :-
    \+ ( Old.move == New.move,
         Old.clause == New.clause
       ).
