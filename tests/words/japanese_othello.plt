:- encoding(utf8).
/*  After set_language(ja) the Othello prompt says nothing in English, as japanese_commands.plt has
    it of the other: all its commands are called, rightly and wrongly.
*/
:- module(test_japanese_othello, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/otl)).
:- use_module(library(gunshi/toplevel/othello_lacks), [set_style/1]).
:- use_module(library(gunshi/words/kb), []).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(words/english)).

%   call_of(?Goal): called one after the other, in this order.

call_of(new_game).
call_of(why).
call_of(help).
call_of(help(play)).
call_of(o).
call_of(o(nobody)).
call_of(m(1, 1)).
call_of(m(5, 4)).
call_of(m(pass)).
call_of(m(9, 9)).
call_of(m(zz)).
call_of(why).
call_of(hint).
call_of(moves).
call_of(m(6, 5)).
call_of(m(6, 5)).
call_of(c).
call_of(c).
call_of(why).
call_of(b(99)).
call_of(b(0)).
call_of(d).
call_of(s(takes_corner(_, _, _))).
call_of(s(legal(_, _))).
call_of(s(nothing(_))).
call_of(player(x)).
call_of(player(_)).
call_of(player(level(1))).
call_of(hint).
call_of(player(paper)).
call_of(bad_game).
call_of(r).
call_of(l).
call_of(l).
call_of(kb_learned).
call_of(u).
call_of(u).
call_of(p).
call_of(l('none.ggf')).
call_of(l(f5d6c3d3c4)).
call_of(l(7)).
call_of(middle).
call_of(player(otl)).
call_of(hint).
call_of(c).
call_of(ended).
call_of(c).
call_of(hint).
call_of(m(1, 1)).
call_of(d).
call_of(r).
call_of(learn).
call_of(new_game).
call_of(undo).
call_of(redo).
call_of(forward).
call_of(back).
call_of(moves).
call_of(threat).
call_of(play(zz)).
call_of(play(a1)).
call_of(play(pass)).
call_of(play(f5)).
call_of(why).
call_of(why(d3)).
call_of(why(f4)).
call_of(why_not(c3)).
call_of(why_not(c5)).
call_of(without('strategy.pl':31)).
call_of(without(nothing)).
call_of(threat).
call_of(undo).
call_of(redo).
call_of(goto(1)).
call_of(why).
call_of(goto(99)).
call_of(forward).
call_of(back).
call_of(board).
call_of(go).
call_of(play(e6)).
call_of(show(takes_corner(_, _, _))).
call_of(vocabulary).
call_of(current_position(_)).
call_of(current_game(_)).
call_of(position(_)).
call_of(position('XX')).
call_of(position(7)).
call_of(position('-OOO-X-X-OOXXXX-XXOXXXXOXXXXOOOOOOXXOOOO--OXOOOO-OOOOO-OO-OOOO-- X')).
call_of(hint).
call_of(why(a1)).
call_of(why_not(a2)).
call_of(threat).
call_of(learn).
call_of(level(0)).
call_of(level(3)).
call_of(think(0)).
call_of(think(0.1)).
call_of(go).
call_of(why).
call_of(save('/nonexistent/x.ggf')).
call_of(save(7)).
call_of(load('none.ggf')).
call_of(load('none.ggf', 2)).
call_of(type).
call_of(new_game(none)).
call_of(seed(1)).
call_of(styles).
call_of(set_style(furibisha)).
call_of(plans).
call_of(castles).
call_of(flip).
call_of(declare).
call_of(resign).
call_of(sfen).
call_of(variation).
call_of(variation(1)).
call_of(explain('my.ggf')).
call_of(explain('my.ggf', 'my.txt')).
call_of(quiz('my.ggf')).
call_of(int(_, _, _)).
call_of(bp(_)).
call_of(gm(1, _, _)).
call_of(bm(_, _, _)).
call_of(set_language(fr)).

obeyed(o) :-
    !,
    typed("human\n").
obeyed(o(nobody)) :-
    !,
    typed("nobody\n").
obeyed(type) :-
    !,
    setup_call_cleanup(
        ( open_string("why\nzz\n\n", In), current_input(Old), set_input(In) ),
        type,
        ( set_input(Old), close(In) )).
obeyed(bad_game) :-
    !,
    typed("human\n"),
    forall(member(R-C, [5-6, 4-3, 5-3, 3-5, 6-5]), ( m(C, R), c )),
    m(7, 4),
    c.
obeyed(middle) :-
    !,
    typed("human\n"),
    in_turn(13).
obeyed(ended) :-
    !,
    player(paper),
    in_turn(60).
obeyed(Goal) :-
    call(Goal).

typed(Answer) :-
    setup_call_cleanup(
        ( open_string(Answer, In), current_input(Old), set_input(In) ),
        o,
        ( set_input(Old), close(In) )).

%   in_turn(+N): N moves, the person's the first that is legal.

in_turn(0) :-
    !.
in_turn(N) :-
    (   catch(c, error(gunshi(othello_move(_)), _), fail)
    ->  true
    ;   person
    ->  true
    ;   true
    ),
    N1 is N-1,
    in_turn(N1).

person :-
    findall(N-Rows, int(N, Rows, _), All),
    last(All, Last-Rows),
    (   Last mod 2 =:= 0
    ->  Side = black
    ;   Side = white
    ),
    othello_rows(Position, Rows, Side),
    othello_moves(Position, [Move|_]),
    (   Move = R-C
    ->  m(C, R)
    ;   m(Move)
    ).

all_said(All) :-
    setup_call_cleanup(
        set_language(ja),
        in_own_directory(
            findall(Goal-Said, ( call_of(Goal), said(obeyed(Goal), Said) ), All)),
        ( set_language(en), player(paper) )).

said_of(Goal, Words, All, Truth) :-
    (   memberchk(Goal-Text, All),
        sub_string(Text, _, _, _, Words)
    ->  Truth = true
    ;   Truth = false
    ).

:- begin_tests(japanese_othello).

%   Something is learned of the lost game, and taken back.

test(commands, Said-Learned-Back == []-true-true) :-
    all_said(All),
    findall(Goal-Runs, ( member(Goal-Text, All), english(Text, Runs), Runs \== [] ), Said),
    said_of(l, "追加: ", All, Learned),
    said_of(u, "取り消した: ", All, Back).
test(all_are_called, Missing == []) :-
    module_property(gunshi_otl, exports(Exports)),
    module_property(gunshi_words_kb, exports(Others)),
    findall(Name/Arity,
            ( member(Name/Arity, Exports),
              \+ memberchk(Name/Arity, Others),
              functor(Goal, Name, Arity),
              \+ call_of(Goal)
            ),
            Missing).

:- end_tests(japanese_othello).
