:- encoding(utf8).
/*  After set_language(ja) no command says anything in English: all that the prompt has are called,
    rightly and wrongly, and no line of what they print, and no error, has two English words in a
    row. What stands in quotes is knowledge as it is written, and so are clauses that are shown; the
    kinds of files and of pieces are no words.
*/
:- module(test_japanese_commands, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/search)).
:- use_module(library(gunshi/toplevel/current_game)).
:- use_module(library(gunshi/words/kb/japanese_vocabulary)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(words/english)).

                /*******************************
                *           COMMANDS           *
                *******************************/

%   called(?Name, -Goal): Goal calls the command Name, rightly or wrongly. They are called
%   one after the other, in this order, in a directory that has my.kif, a game with an error.

called(Name/Arity, Goal) :-
    call_of(Goal),
    functor(Goal, Name, Arity).

call_of(level(1)).
call_of(new_game).
call_of(new_game('二枚落ち')).
call_of(new_game(none)).
call_of(new_game(7)).
call_of(position('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1')).
call_of(position('9/9')).
call_of(position(7)).
call_of(undo).
call_of(redo).
call_of(why).
call_of(why('3d')).
call_of(level(11)).
call_of(think(0)).
call_of(seed(1)).
call_of(seed(x)).
call_of(play('7g7f')).
call_of(play('7g7f')).
call_of(play(hello)).
call_of(play(7)).
call_of(play('▲５五角打')).
call_of(why).
call_of(why('4d')).
call_of(why('9i9h')).
call_of(hint).
call_of(help(play)).
call_of(go).
call_of(why_not('3d')).
call_of(why_not('9d')).
call_of(without(joseki)).
call_of(without(nothing)).
call_of(undo).
call_of(redo).
call_of(redo).
call_of(board).
call_of(flip).
call_of(flip).
call_of(moves).
call_of(sfen).
call_of(castles).
call_of(plans).
call_of(threat).
call_of(styles).
call_of(set_style(furibisha)).
call_of(set_style(nothing)).
call_of(set_style(_)).
call_of(set_style(none)).
call_of(show(attacks(_, 77, _))).
call_of(show(nothing(_))).
call_of(show(attacks(x, y, z))).
call_of(vocabulary).
call_of(help).
call_of(goto(1)).
call_of(goto(99)).
call_of(back).
call_of(back).
call_of(forward).
call_of(forward).
call_of(variation).
call_of(variation(1)).
call_of(variation(9)).
call_of(declare).
call_of(current_game(_)).
call_of(part).
call_of(current_position(_)).
call_of(set_language(fr)).
call_of(save('saved.kif')).
call_of(save('saved.xyz')).
call_of(save('no/saved.kif')).
call_of(save(7)).
call_of(load('saved.kif')).
call_of(load('bad.kif')).
call_of(load('bad.kif', [part(true)])).
call_of(load('bad.kif', [part(7)])).
call_of(load('none.kif')).
call_of(load('two.usi')).
call_of(load('two.usi', [game(2)])).
call_of(load('two.usi', [game(3)])).
call_of(explain('my.kif')).
call_of(explain('my.kif', 'explained.kif')).
call_of(explain('my.kif', 'explained.xyz')).
call_of(quiz('my.kif')).
call_of(quiz('none.kif')).
call_of(type).
call_of(kb_list).
call_of(kb_find(vocabulary)).
call_of(kb_find('棒銀')).
call_of(kb_find('nothing at all')).
call_of(kb_find(_)).
call_of(kb_show(castle)).
call_of(kb_show(style/4)).
call_of(kb_show(badp)).
call_of(kb_show(nothing)).
call_of(kb_show(_)).
call_of(kb_add(joseki('私の定跡', 100, "7g7f 3c3d 6g6f"))).
call_of(kb_add(joseki('私の定跡', 100, "7g7f 3c3d 7g7f"))).
call_of(kb_add(joseki('私の定跡', 100, ""))).
call_of(kb_add(nothing(7))).
call_of(kb_add((early_attack(Now) :- member(_, Now)))).
call_of(kb_add((early_attack(_) :- nothing))).
call_of(kb_add("castle(")).
call_of(kb_add("before(castle, joseki). before(castle, attack).")).
call_of(kb_add(makuhyou(yagura, 8, 44, 60))).
call_of(kb_add(bm(1, [sente(77, fu), sente(77, ke)], 77-76))).
call_of(kb_add(gm(1, [turn(sente), sente(59, ou)], 77-76))).
call_of(kb_show(line('私の定跡'))).
call_of(kb_generalise(line('私の定跡'), sente(59, ou))).
call_of(kb_generalise(gm(_, _, _), sente(59, ou))).
call_of(kb_specialise(gm(_, _, _), sente(59, ou))).
call_of(kb_specialise(line('私の定跡'), sente(59, ou))).
call_of(kb_disable(joseki)).
call_of(kb_disable(joseki)).
call_of(kb_disable(nothing)).
call_of(kb_enable(joseki)).
call_of(kb_enable(joseki)).
call_of(kb_remove(line('私の定跡'))).
call_of(kb_remove(castle)).
call_of(kb_history).
call_of(kb_save('mine.pl')).
call_of(kb_save('own/mine.pl')).
call_of(kb_import('mine.pl')).
call_of(kb_import('bad.pl')).
call_of(kb_import('none.pl')).
call_of(kb_check).
call_of(kb_check(7)).
call_of(lost_game).
call_of(resign).
call_of(play('7g7f')).
call_of(hint).
call_of(threat).
call_of(learn).
call_of(learn).
call_of(kb_learned).
call_of(kb_unlearn(nothing)).
call_of(kb_unlearn(learned)).
call_of(kb_undo).
call_of(new_game).
call_of(learn).

%   Not commands of the list, or with arguments that are found first.

part :-
    current_position(Position),
    search(Position, [depth(1)], Result),
    search_result(Result, move, _).

lost_game :-
    game_usi(Game, 'startpos moves 7g7f 3c3d 7i6h 2b8h+ 2g2f 8h9i'),
    session_start(Game, none).

obeyed(kb_unlearn(learned)) :-
    !,
    with_output_to(string(Text), kb_learned),
    sub_string(Text, 0, 8, _, Key),
    kb_unlearn(Key).
obeyed(kb_save('own/mine.pl')) :-
    !,
    gunshi_knowledge_own:own_directory(Directory),
    directory_file_path(Directory, 'mine.pl', File),
    kb_save(File).
obeyed(Goal) :-
    memberchk(Goal, [quiz('my.kif'), type]),
    !,
    setup_call_cleanup(
        open_string("\n１四歩\n\nnothing\n\n", In),
        ( current_input(Old),
          setup_call_cleanup(set_input(In), call(Goal), set_input(Old))
        ),
        close(In)).
obeyed(Goal) :-
    call(Goal).

files(Directory) :-
    forall(file(Name, Text),
           ( directory_file_path(Directory, Name, File),
             setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                                write(Out, Text),
                                close(Out))
           )).

file('my.kif', "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 ９四歩(93)\n").
file('bad.kif', "1 ７六歩(77)\n2 ３五歩(33)\n").
file('two.usi', "startpos moves 7g7f\nstartpos moves 2g2f\n").
file('bad.pl', "joseki(a, 1, \"7g7e\").\nnothing(7).\n:- halt.\ncastle(X, Y).\n").

%   all_said(-All): Goal-Said of each call.

all_said(All) :-
    in_directory(Directory,
        ( files(Directory),
          working_directory(Before, Directory),
          setup_call_cleanup(
              set_language(ja),
              in_own_directory(
                  findall(Goal-Said, ( call_of(Goal), said(obeyed(Goal), Said) ), All)),
              ( set_language(en), level(10), set_style(none), working_directory(_, Before) )) )).

:- begin_tests(japanese_commands).

test(english, Count == 2) :-
    english("this is no 歩", Runs),
    length(Runs, Count).
test(no_english, [ forall(member(Text,
                                 [ "strategy(a, \"look ahead\", Now, Move) :- ply(Now, 8, Move).",
                                   "kif ki2 csa", "undo. redo.   play('hello there').",
                                   "歩 castle 囲い", "9 8 7 6 a b" ])),
                   true(Runs == []) ]) :-
    english(Text, Runs).
test(commands, Said == []) :-
    all_said(All),
    findall(Goal-Runs, ( member(Goal-Text, All), english(Text, Runs), Runs \== [] ), Said).
test(all_are_called, Missing == []) :-
    module_property(gunshi_session, exports(Exports)),
    findall(Name,
            ( member(Name, Exports),
              \+ memberchk(Name, [clause_with_text/5, found_clauses/2, called_clauses/2]),
              \+ called(Name, _)
            ),
            Missing).

%   Each word of the vocabulary has its sentence in Japanese, each subject its title.

test(words, Declared == Told) :-
    whole_knowledge,
    findall(Name/Arity,
            ( declared_knowledge(vocabulary, Template, _), functor(Template, Name, Arity) ),
            Declared0),
    sort(Declared0, Declared),
    findall(Word, japanese_word(Word, _), Told0),
    msort(Told0, Told).
test(subjects, Declared == Told) :-
    whole_knowledge,
    findall(Title, declared_vocabulary(Title, _, _), Declared0),
    sort(Declared0, Declared),
    findall(Title, japanese_subject(Title, _), Told0),
    msort(Told0, Told).

:- end_tests(japanese_commands).
