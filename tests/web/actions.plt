:- encoding(utf8).
/*  What the page can ask for, through the server as the page asks: the game at the table, questions
    about it, records, and the knowledge with what a change changes.
*/
:- module(test_web_actions, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(gunshi/web/table)).
:- use_module(tests(web/client)).

has(Text, Part) :-
    once(sub_string(Text, _, _, _, Part)).

%   new(+Dict, -Table): a game in which the program waits to be asked.

new(Dict, Table) :-
    done(effort, _{level:1}, _),
    done(new, Dict.put(program, none), Table).

%   middle_game(-Sfen): of a position in which nothing but a search decides.

middle_game("ln1g2snl/2s1k1g2/p1ppppb1p/6R2/9/1rP3P2/P2PPP2P/1BG1K4/LNS2GSNL b 3P2p 21").

%   kept(-Count): of how many places the candidates are kept.

kept(Count) :-
    aggregate_all(count, gunshi_web_study_actions:kept(_, _), Count).

%   waited(:Goal): Goal within a minute.

:- meta_predicate waited(0).

waited(Goal) :-
    between(1, 600, N),
    (   call(Goal)
    ->  true
    ;   N > 20
    ->  sleep(0.1),
        fail
    ),
    !.

idle(Table) :-
    done(table, _{}, Table),
    Table.thinking == false.

moves([], Table, Table).
moves([Usi|Usis], _, Table) :-
    done(move, _{usi:Usi}, Table1),
    moves(Usis, Table1, Table).

:- begin_tests(web_actions, [setup(serve), cleanup(serve_no_more)]).

test("a move is answered where it is the program's turn, with its reason") :-
    done(effort, _{level:1}, _),
    done(new, _{program:"gote"}, _),
    done(move, _{usi:"▲７六歩"}, Played),
    assertion(Played.moves = ["7g7f"|_]),
    waited(idle(Table)),
    assertion(Table.ply == 2),
    Table.notes = [Note],
    assertion(Note.ply == 2),
    assertion(has(Note.clause, "strategy.pl:")),
    done(back, _{}, Back),
    assertion(Back.ply == 0),
    assertion(length(Back.moves, 2)).
test("who begins with sente's program is answered at once") :-
    done(new, _{program:"sente"}, _),
    waited(idle(Table)),
    assertion(Table.ply == 1).
test("who looks sees it think, or its move", Wrong == []) :-
    findall(Ply,
            ( between(1, 60, _),
              done(new, _{program:"sente"}, _),
              waited(idle(Table)),
              Ply = Table.ply,
              Ply =\= 1
            ),
            Wrong).
test("thinking is stopped by playing what there is") :-
    middle_game(Sfen),
    new(_{sfen:Sfen}, _),
    done(effort, _{seconds:60}, _),
    done(go, _{}, Thinking),
    assertion(Thinking.thinking == true),
    refused_action(move, _{usi:"1g1f"}, Error),
    assertion(has(Error, "thinking")),
    sleep(0.5),
    done(stop, _{}, _),
    waited(idle(Table)),
    assertion(Table.ply == 1).
test("who walks away while it thinks, and comes back, is answered") :-
    done(effort, _{seconds:60}, _),
    done(new, _{program:"gote"}, _),
    done(move, _{usi:"1g1f"}, _),
    done(goto, _{ply:0}, Away),
    assertion(Away.thinking == false),
    done(effort, _{level:1}, _),
    done(goto, _{ply:1}, _),
    waited(idle(Table)),
    assertion(Table.ply == 2).
test("thinking that is not wanted any more plays nothing", [true(Ply == 0)]) :-
    new(_{}, _),
    done(effort, _{seconds:60}, _),
    done(go, _{}, _),
    done(new, _{program:"none"}, _),
    done(effort, _{level:1}, _),
    sleep(0.5),
    idle(Table),
    Ply = Table.ply.
test("another move than the record's is a variation, and nothing is lost") :-
    new(_{}, Start),
    moves(["7g7f", "3c3d"], Start, _),
    done(goto, _{ply:1}, _),
    done(move, _{usi:"8c8d"}, Variation),
    assertion(Variation.moves == ["7g7f", "8c8d"]),
    done(goto, _{ply:1}, Before),
    msort(Before.choices, Choices),
    assertion(Choices == ["3c3d", "8c8d"]),
    done(kif, _{}, Kif),
    assertion(has(Kif.text, "変化：2手")).
test("a handicap game, a position, and the end of a game") :-
    new(_{handicap:"二枚落ち"}, Handicap),
    assertion(Handicap.turn == "gote"),
    new(_{sfen:"4k4/9/4P4/9/9/9/9/9/4K4 b G 1"}, _),
    done(move, _{usi:"G*5b"}, Mate),
    assertion(Mate.result.winner == "sente"),
    assertion(Mate.legal == []),
    refused_action(move, _{usi:"5a4a"}, _),
    new(_{}, _),
    done(resign, _{}, Resigned),
    assertion(Resigned.result.winner == "gote").
test("a move takes the time of its side and brings the increment") :-
    new(_{main:100, increment:50}, Start),
    assertion(Start.clock.running == "sente"),
    done(move, _{usi:"7g7f"}, Table),
    Clock = Table.clock,
    assertion(Clock.running == "gote"),
    assertion(( Clock.sente > 100, Clock.sente =< 150, Clock.gote == 100 )),
    done(back, _{}, Back),
    assertion(Back.clock.running == "sente"),
    done(resign, _{}, Over),
    assertion(Over.clock.running == null).
test("who uses up the time has lost, whether there is a move or not") :-
    new(_{byoyomi:1}, _),
    waited(( done(table, _{}, Table), Table.result \== null )),
    assertion(Table.result.winner == "gote"),
    refused_action(move, _{usi:"7g7f"}, _).
test("the program plays by its clock") :-
    done(effort, _{level:10}, _),
    done(new, _{program:"sente", byoyomi:2}, _),
    waited(idle(Table)),
    assertion(Table.ply == 1),
    assertion(Table.result == null),
    done(new, _{program:"none"}, NoClock),
    assertion(NoClock.clock == null).
test("who looks elsewhere when the time ends has lost where the clock ran") :-
    new(_{byoyomi:2}, Start),
    moves(["7g7f", "3c3d"], Start, _),
    done(goto, _{ply:0}, _),
    waited(( done(table, _{}, Table), Table.result \== null )),
    assertion(( Table.result.winner == "gote", Table.ply == 2 )).
test("asked late, the program has what is left of the turn; nobody walks away while it thinks") :-
    middle_game(Sfen),
    new(_{sfen:Sfen, byoyomi:3, increment:60}, _),
    done(effort, _{level:10}, _),
    sleep(1.5),
    done(go, _{}, _),
    refused_action(goto, _{ply:0}, Error),
    assertion(has(Error, "clock")),
    waited(idle(Table)),
    assertion(( Table.ply == 1, Table.result == null )).
test("an increment alone is no clock") :-
    refused_action(new, _{program:"none", increment:5}, Error),
    assertion(has(Error, "increment")).
test("the joseki as a graph: each move leads on from the layer before, and lines meet") :-
    new(_{}, _),
    done(joseki_graph, _{}, Graph),
    Layers = Graph.layers,
    assertion(Layers = [_, _, _, _, _, _]),
    forall(nth0(N, Layers, Layer),
           ( length(Layer, Count),
             assertion(between(1, 7, Count)),
             forall(( member(Place, Layer), get_dict(moves, Place, Moves), member(Move, Moves) ),
                    ( get_dict(from, Move, From),
                      (   N =:= 0
                      ->  From =:= 0
                      ;   M is N-1,
                          nth0(M, Layers, Before),
                          nth0(From, Before, _)
                      )
                    ))
           )),
    assertion(( member(Layer, Layers), member(Place, Layer), get_dict(moves, Place, [_, _|_]) )),
    new(_{sfen:"4k4/9/4P4/9/9/9/9/9/4K4 b G 1"}, _),
    done(joseki_graph, _{}, None),
    assertion(None.layers == []).
test("several books say what was played here, with what result, and whose games they are") :-
    new(_{}, Start),
    done(book_add, _{bytes:"startpos moves 7g7f 3c3d\nstartpos moves 2g2f 8c8d\n\c
                            startpos moves 7g7f 8c8d", name:"a.usi"}, _),
    done(book_add, _{bytes:"N+Me\nN-You\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n", name:"b.csa"}, Both),
    Both.books = [A, B],
    assertion(( A.games == 3, A.name == "a.usi", B.games == 1 )),
    A.moves = [Most, Less],
    assertion(( Most.usi == "7g7f", Most.count == 2, Less.usi == "2g2f", Most.sente == 0 )),
    B.moves = [One],
    assertion(( One.gote == 1, One.sente == 0 )),
    One.games = [Game],
    assertion(( has(Game.title, "Me"), has(Game.title, "You") )),
    moves(["7g7f", "3c3d"], Start, _),
    done(books, _{}, There),
    There.books = [AThere, BThere],
    assertion(( AThere.moves == [], BThere.moves == [] )),
    done(book_drop, _{id:A.id}, Left),
    Left.books = [Rest],
    assertion(Rest.name == "b.csa"),
    refused_action(book_drop, _{id:A.id}, _),
    done(book_drop, _{id:B.id}, _).
test("why, of the program's move and of another; in both languages") :-
    new(_{}, Start),
    moves(["7g7f"], Start, _),
    done(go, _{}, _),
    waited(idle(_)),
    done(why, _{ply:2}, Own),
    assertion(Own.own == true),
    Own.lines = [First|_],
    assertion(has(First, "strategy.pl")),
    done(why, _{ply:1}, Other),
    assertion(Other.own == false),
    assertion(has(Other.sentence.en, "▲７六歩")),
    assertion(( member(Claim, Other.claims), get_dict(squares, Claim, _) )),
    assertion(\+ ( member(Line, Other.lines), has(Line, Other.sentence.en) )),
    done(why, _{ply:1, language:"ja"}, Japanese),
    assertion(Other.lines \== Japanese.lines).
test("why not another move, and what without a clause") :-
    new(_{}, Start),
    moves(["7g7f", "3c3d"], Start, _),
    done(place, _{ply:2}, Place),
    assertion(memberchk("8c8d", Place.legal)),
    done(whynot, _{ply:2, usi:"8c8d"}, WhyNot),
    assertion(WhyNot.lines \== []),
    done(without, _{ply:2, clause:"joseki"}, Without),
    assertion(Without.without.name \== "joseki"),
    refused_action(without, _{ply:2, clause:"no_such_clause_here"}, _),
    refused_action(why, _{ply:3}, _).
test("a hint plays nothing", [true(Ply == 0)]) :-
    new(_{}, _),
    done(hint, _{}, Hint),
    string(Hint.move),
    done(table, _{}, Table),
    Ply = Table.ply.
test("a record in any encoding is opened, and explained") :-
    new(_{}, _),
    Bytes = "\u008E\u00E8\u008D\u0087\u008A\u0084\u0081F\u0095\u00BD\u008E\u00E8\n\c
             1 \u0082V\u0098Z\u0095\u00E0(77)\n   2 \u0082R\u008El\u0095\u00E0(33)\n",
    done(load, _{name:"a.kif", bytes:Bytes}, Loaded),
    assertion(Loaded.faults == []),
    done(table, _{}, Table),
    assertion(Table.moves == ["7g7f", "3c3d"]),
    done(explain, _{nodes:200}, _),
    waited(( done(explaining, _{}, State), State.there == true, State.work == null )),
    done(explained, _{}, Data),
    Data.games = [Game],
    assertion(length(Game.moves, 2)),
    refused_action(load, _{bytes:"nothing of a game", name:"x.kif"}, Error),
    assertion(has(Error, "x.kif")).
test("a record of several games: one is chosen") :-
    done(load, _{name:"a.usi", bytes:"startpos moves 7g7f\nstartpos moves 2g2f 8c8d\n", game:2},
         Loaded),
    assertion(length(Loaded.games, 2)),
    done(table, _{}, Table),
    assertion(Table.moves == ["2g2f", "8c8d"]).
test("a clause is switched off: the decision is another, here and in the game; and taken back") :-
    new(_{}, Start),
    moves(["7g7f", "3c3d"], Start, _),
    done(switch, _{name:"strategy(joseki)", on:false}, Off),
    assertion(Off.before.name == "joseki"),
    assertion(Off.after.name \== "joseki"),
    waited(( done(changes, _{}, Changes), Changes.ready == true )),
    assertion(length(Changes.changes, 2)),
    done(undo, _{}, Undone),
    assertion(Undone.after.name == "joseki"),
    refused_action(undo, _{}, _).
test("a clause is changed: checked before, in the place of the old one after") :-
    new(_{}, _),
    done(clause, _{name:"strategy(joseki)"}, Shown),
    Shown.clauses = [Clause],
    assertion(has(Clause.text, "joseki_move(Now, Move)")),
    done(check, _{text:"strategy(joseki, 1)"}, Bad),
    assertion(Bad.good == false),
    done(check, _{text:"before(joseki,\n  mate castle)"}, Syntax),
    assertion(Syntax.at.line-Syntax.at.column == 2-6),
    done(check, _{text:"before(joseki,\n\tmate castle)"}, Tab),
    assertion(Tab.at.line-Tab.at.column == 2-5),
    done(check, _{text:"before(joseki, mate)"}, Fact),
    assertion(Fact.predicate == "before/2"),
    Text = "strategy(mine, \"本から\", \"by my own book\", Now, Move) :- joseki_move(Now, Move).",
    done(check, _{text:Text}, Good),
    assertion(Good.good == true),
    done(save, _{text:Text, name:Clause.source}, Saved),
    assertion(Saved.after.name == "mine"),
    done(find, _{text:"by my own book"}, Found),
    assertion(Found.clauses = [_]),
    refused_action(save, _{text:"strategy(", name:Clause.source}, _),
    done(undo, _{}, Undone),
    assertion(Undone.after.name == "joseki").
test("knowledge that is text stays text: no directive, no other predicate", [nondet]) :-
    forall(member(Text, [ ":- halt.", "p(X) :- shell(X).", "user:foo(1).",
                          "strategy(a, \"b\", \"c\", N, M) :- halt."
                        ]),
           ( done(check, _{text:Text}, Check),
             assertion(Check.good == false),
             refused_action(save, _{text:Text}, _) )).
test("nothing is learned from a game that nobody has lost") :-
    new(_{}, _),
    refused_action(learn, _{}, Error),
    assertion(has(Error, "nobody")).

test("the candidates: the best first, each with its line") :-
    new(_{sfen:"4k4/9/4P4/9/9/9/9/9/4K4 b G 1"}, _),
    done(candidates, _{}, Candidates),
    Candidates.lines = [First, Second|_],
    assertion(First.score.mate == 1),
    assertion(First.moves == ["G*5b"]),
    assertion(Second.moves \== []).
test("the candidates of each place are kept, until searches know something else") :-
    middle_game(Sfen),
    new(_{sfen:Sfen}, _),
    done(candidates, _{}, Here),
    Here.lines = [First|_],
    First.moves = [Usi|_],
    kept(Before),
    done(move, _{usi:Usi}, _),
    done(candidates, _{}, _),
    done(back, _{}, _),
    done(candidates, _{}, Again),
    assertion(Again = Here),
    kept(Two),
    assertion(Two =:= Before+1),
    done(save, _{text:"weight(material(fu), \"A pawn is dear.\", [3000], [3000])."}, _),
    done(candidates, _{}, Changed),
    assertion(Changed \= Here),
    kept(One),
    assertion(One =:= 1),
    done(undo, _{}, _).
test("the joseki of a position, and where there is none") :-
    new(_{}, _),
    done(joseki, _{}, Start),
    Start.moves = [First|_],
    assertion(First.usi == "7g7f"),
    assertion(First.lines = [_|_]),
    new(_{sfen:"4k4/9/4P4/9/9/9/9/9/4K4 b G 1"}, _),
    done(joseki, _{}, None),
    assertion(None.moves == []).
test("what lies over the board: targets of plans, castles turned round, counted drops") :-
    new(_{}, Start),
    moves(["7g7f", "3c3d"], Start, _),
    done(targets, _{of:"plan"}, Targets),
    findall(At-Stands,
            ( member(Target, Targets.marks), At = Target.square, Stands = Target.stands ),
            Wanted),
    assertion(memberchk("7f"-true, Wanted)),
    done(shape, _{castle:"hon_mino", side:"gote"}, Shape),
    findall(Square, ( member(Mark, Shape.marks), Square = Mark.square ), Squares),
    msort(Squares, Sorted),
    assertion(Sorted == ["5b", "6a", "7b", "8b"]),
    done(shapes, _{}, Shapes),
    findall(Name, ( member(Castle, Shapes.castles), Name = Castle.name ), Names),
    assertion(memberchk("hon_mino", Names)),
    done(heat, _{kind:"ka", side:"sente"}, Heat),
    findall(Count, ( member(Each, Heat.counts), Count = Each.count ), Counts),
    assertion(max_list(Counts, Heat.most)),
    refused_action(shape, _{castle:"none_such"}, _),
    refused_action(heat, _{kind:"ou"}, _).
test("a try is judged against what was played") :-
    Sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
    done(judge, _{sfen:Sfen, usi:"G*5b", played:"5i5h"}, Mates),
    assertion(Mates.right == true),
    assertion(Mates.best.usi == "G*5b"),
    done(judge, _{sfen:Sfen, usi:"5i4h", played:"G*5b"}, Misses),
    assertion(Misses.right == false),
    refused_action(judge, _{sfen:Sfen, usi:"5i3i", played:"G*5b"}, _).
test("a mating problem: each try is answered, to the mate") :-
    done(problems, _{}, Problems),
    Problems.problems = [Problem|_],
    done(try, _{sfen:Problem.sfen, usi:"G*3c"}, Good),
    assertion(Good.result == "mates"),
    assertion(Good.plies == 8),
    done(try, _{sfen:Problem.sfen, usi:"G*2c"}, Bad),
    assertion(Bad.result == "nomate"),
    done(try, _{sfen:Problem.sfen, usi:"P*3d"}, Quiet),
    assertion(Quiet.result == "no_check"),
    done(solution, _{sfen:Problem.sfen}, Solution),
    assertion(length(Solution.moves, 9)),
    done(try, _{sfen:"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", usi:"G*5b"}, Mated),
    assertion(Mated.result == "mated").
test("Othello: the computer answers, its move has its clause, and it is taken back") :-
    done(othello_new, _{computer:"white", player:"otl"}, New),
    assertion(New.moves == []),
    done(othello_move, _{move:"f5"}, Answered),
    assertion(length(Answered.moves, 2)),
    assertion(has(Answered.reason.text, "a joseki of move 2")),
    assertion(has(Answered.reason.text, "kb/othello/")),
    done(othello, _{language:"ja"}, Japanese),
    assertion(has(Japanese.reason.text, "2手目の定跡")),
    refused_action(othello_move, _{move:"a1"}, Illegal),
    assertion(has(Illegal, "a1")),
    done(othello_hint, _{}, Hint),
    assertion(has(Hint.text, "kb/othello/")),
    done(othello_back, _{}, Back),
    assertion(Back.moves == []),
    done(othello_new, _{computer:"black"}, Begun),
    assertion(Begun.moves = [_]).
test("the position in the paper's fourteen forms") :-
    new(_{}, _),
    done(forms, _{}, Forms),
    findall(Form, ( member(Each, Forms.forms), Form = Each.form ), Names),
    assertion(length(Names, 14)),
    assertion(memberchk("2.3", Names)).
test("the time of minimax with a form is measured; there are no other forms") :-
    new(_{}, Table),
    done(form_time, _{form:"1.9", sfen:Table.sfen}, Time),
    assertion(Time.seconds > 0),
    refused_action(form_time, _{form:"3.1", sfen:Table.sfen}, Error),
    assertion(has(Error, "3.1")).

:- end_tests(web_actions).
