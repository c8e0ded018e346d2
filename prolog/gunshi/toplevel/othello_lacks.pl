:- encoding(utf8).
/*  What shogi's prompt has and Othello's has not: each says so in a line, and what to ask instead.
*/
:- module(gunshi_toplevel_othello_lacks,
          [ new_game/1,                 % ?Handicap
            seed/1,                     % ?Seed
            styles/0,
            set_style/1,                % ?Style
            plans/0,
            castles/0,
            flip/0,
            declare/0,
            resign/0,
            sfen/0,
            variation/0,
            variation/1,                % ?Nth
            explain/1,                  % ?File
            explain/2,                  % ?File, ?Output
            quiz/1                      % ?File
          ]).
:- use_module(othello_game, [othello_misused/3]).

%!  new_game(?Handicap).
%!  seed(?Seed).
%!  styles.
%!  set_style(?Style).
%!  plans.
%!  castles.
%!  flip.
%!  declare.
%!  resign.
%!  sfen.
%!  variation.
%!  variation(?Nth).
%!  explain(?File).
%!  explain(?File, ?Output).
%!  quiz(?File).
%
%   There is no such thing in Othello, or at its prompt.
%
%   @error gunshi(usage(Text)), always

new_game(_) :-
    othello_misused("Othello is played without handicap: new_game. starts a game",
                    "オセロに駒落ちはない。new_game. で始める", []).

seed(_) :-
    othello_misused("Nothing is drawn by chance in Othello: the same position has the same move. \c
                     player(otl). or level(3). play otherwise",
                    "オセロでは抽選をしない。同じ局面には同じ手。player(otl). や \c
                     level(3). で変わる", []).

styles :-
    no_styles.

set_style(_) :-
    no_styles.

no_styles :-
    othello_misused("Styles are of shogi; in Othello player(paper), player(otl) or level(5) says \c
                     who plays",
                    "棋風は将棋のもの。オセロでは player(paper)、player(otl)、level(5) \c
                     で打ち手を選ぶ", []).

plans :-
    othello_misused("Plans are of shogi; in Othello hint. tells what the program would play and \c
                     expects",
                    "構想は将棋のもの。オセロでは hint. が打つ手と予想を示す", []).

castles :-
    othello_misused("Castles are of shogi; in Othello show(stable(Now, Colour, Square)). finds \c
                     the discs that stay",
                    "囲いは将棋のもの。オセロでは show(stable(Now, Colour, Square)). \c
                     で確定石を示す", []).

flip :-
    othello_misused("The board of Othello is the same from both sides; board. draws it",
                    "オセロの盤はどちらから見ても同じ。board. で描く", []).

declare :-
    othello_misused("Nobody declares a win in Othello: the game is over when nobody can play; r. \c
                     counts the discs",
                    "オセロに宣言はない。どちらも打てなくなれば終局。r. で石を数える", []).

resign :-
    othello_misused("A game of Othello is played out; new_game. starts another",
                    "オセロは最後まで打つ。new_game. で次の対局", []).

sfen :-
    othello_misused("An SFEN is of shogi; position(Text). has that of Othello",
                    "SFENは将棋のもの。オセロでは position(Text). で局面の文字列", []).

variation :-
    no_variation.

variation(_) :-
    no_variation.

no_variation :-
    othello_misused("A game of Othello has one line here: goto(N), forward and back walk in it",
                    "オセロの対局に変化はない。goto(N)、forward、back で移る", []).

explain(_) :-
    not_explained.

explain(_, _) :-
    not_explained.

not_explained :-
    othello_misused("Records of Othello are not explained as a whole: load('my.ggf'), goto(N), \c
                     why. explains a move",
                    "オセロの棋譜は一手ずつ: load('my.ggf')、goto(N)、why. で手の理由", []).

quiz(_) :-
    othello_misused("There is no quiz of Othello: load('my.ggf'), goto(N), hint. shows the move",
                    "オセロの次の一手はない。load('my.ggf')、goto(N)、hint. で手を示す",
                    []).
