:- encoding(utf8).
/*  The sentences of claims, in both languages; which claims are shown first. */
:- module(test_sentences, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(library(gunshi/words/sentences)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

claims(Usi, MoveText, Game, Claims) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    in_own_directory(( judged_move(Game, Move, [], [nodes(3000)], Judged),
                       move_claims(Game, Move, played, Judged, Claims) )).

%   said(?Kind, ?Move, ?Usi, ?Japanese, ?English): the first claim of Kind is said so.

said(takes, '5e5d', "sfen 4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1", "歩を取る。", "Takes a pawn.").
said(exchanges, '8h2b+', "startpos moves 7g7f 3c3d", "角を交換する。", "Exchanges bishops.").
said(sacrifices, 'P*3b',
     "sfen l5k2/2r6/2np2npp/1p3R3/p2sb1p2/2p6/PP1G3PP/2KS5/LN1G3NL b 2GSLPbs6p 1",
     "歩を捨てる（△同　玉）。", "Gives a pawn: △同　玉.").
said(threatens, '5f5e', "sfen 4k4/9/9/4n4/9/4P4/9/9/4K4 b - 1",
     "次に▲５四歩から桂を取る手を狙う。", "Threatens ▲５四歩, which wins a knight.").
said(defends, '5e6f', "sfen 4k4/9/9/4p4/4S4/9/9/9/K8 b - 1",
     "△５五歩から銀を取られるのを避けて逃げる。",
     "Gets out of the way of △５五歩, which would win a silver.").
said(mates, 'G*5b', "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "詰み。", "Checkmate.").
said(threatens_mate, '5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1",
     "詰めろ。何もしなければ▲５二金まで1手で詰む。", "Threatens mate in 1 (詰めろ): ▲５二金.").
said(check, 'R*5e', "sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1", "飛で王手をかける。",
     "Check by the rook.").
said(pins, 'L*5i', "sfen 4k4/4g4/9/9/9/9/9/9/K8 b L 1", "香で５二の金を釘付けにする。",
     "The lance pins the gold on 5b to the king.").
said(opens, '7g7f', "startpos", "８八の角の利きを通す。", "Opens the line of the bishop on 8h.").
said(completes, '2h6h', "startpos moves 7g7f 3c3d 6g6f 8c8d", "四間飛車の形になる。",
     "Fourth-file rook (四間飛車).").
said(plan_step, '6h7g', "startpos moves 7g7f 8c8d 7i6h 3c3d", "金矢倉などの形では銀が７七にいる。",
     "Gold Fortress (金矢倉), among others, has the silver on 7g.").
said(plan_step, '5h6g',
     "startpos moves 7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 6g6f 5c5d 3i4h 3a4b 6i7h 4a3b 5i6i 5a4a 4i5h \c
      6a5b",
     "金矢倉の駒組み。金が６七につく。",
     "A step of Gold Fortress (金矢倉): the gold has come to 6g.").
said(answers, '2d2c+',
     "sfen ln1k1ns+Rl/r5g2/ppppGp1pp/4P2P1/4b+b3/2P6/PP1P1PP1P/2G1GS3/LNSK3+pL b Snp 1",
     "△同　金は▲３一龍△９九角成▲４一龍で、香ととと引き換えに銀と桂を失う。",
     "The reply △同　金 loses a silver and a knight for a lance and a promoted pawn: \c
      ▲３一龍 △９九角成 ▲４一龍.").
said(repeats, '7b8b', "startpos moves 2h3h 8b7b 3h2h", "同じ局面は2回目。",
     "The position is there for the second time.").
said(worse, '9g9f', "startpos moves 7g7f 3c3d 2g2f 2b8h+",
     "この手は、△８九馬で桂を失う。", "This move loses a knight: △８九馬.").

said(only_move, '6b5c', "sfen lr4knl/3g2gs1/2n1p2p1/p1ppspp1p/1p3NPP1/P1PPSP2P/1PS1P2R1/2G2G3/\c
                          LNK5L b Bb 49 moves 4e5c+",
     "この一手。次善の△８六歩は475点落ちる。",
     "The only move: the next best, △８六歩, is 475 worse.").
said(balance, '6b5c', "sfen lr4knl/3g2gs1/2n1p2p1/p1ppspp1p/1p3NPP1/P1PPSP2P/1PS1P2R1/2G2G3/\c
                       LNK5L b Bb 49 moves 4e5c+",
     "これで後手の桂得。", "Gote is a knight ahead now.").
said(aims_at, '6e7f', "sfen 6knl/+P2gr1g2/p1np1ps1p/1b1P2pp1/2psS4/1p3B3/P2G1PP1P/2G2S1R1/\c
                       LN1K3NL w P3p 54",
     "何もしなければ△８七歩成（▲同　金△６七銀成）を狙う。",
     "If the other side does nothing, aims at △８七歩成, then ▲同　金 △６七銀成.").
said(not_mated, '5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b RB4G4S4N4Lr 1", "先手玉に詰みはない。",
     "Sente's king cannot be mated by checks now.").
said(threatens_no_mate, '5d5c', "sfen 3gkg3/9/9/4P4/9/9/9/9/3K5 b 2Nrb 1",
     "まだ詰めろではない。", "It does not threaten mate yet.").

:- begin_tests(sentences).

%   by_score(?Score, ?Japanese, ?English): who stands better, of the move that sente has played.

by_score(49, "互角。", "Even.").
by_score(149, "ほぼ互角、どちらかと言えば先手。", "Nearly even, rather for Sente.").
by_score(-150, "後手がやや良い。", "Gote stands slightly better.").
by_score(500, "先手優勢。", "Sente stands clearly better.").
by_score(-1500, "後手勝勢。", "Gote is winning.").

test(expected, [forall(by_score(Score, Ja, En)), true([Japanese, English] == [Expected, Said])]) :-
    game_usi(Game, "startpos"),
    maplist(move_usi, [Move|Line], ['7g7f', '3c3d', '2g2f']),
    Claim = claim(expected, [about(played), move(Move), line(Line), score(Score)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English),
    string_concat("以下△３四歩▲２六歩の進行を予想。", Ja, Expected),
    string_concat("Expected: △３四歩 ▲２六歩. ", En, Said).

%   as_good(?Difference, ?Japanese, ?English)

as_good(12, "ほかに▲２六歩も有力（差＋12）。", "▲２六歩 is about as good (+12).").
as_good(65, "▲２六歩がわずかに勝る（＋65）。", "▲２六歩 is a little better (+65).").
as_good(-12, "ほかに▲２六歩も有力（差−12）。", "▲２六歩 is about as good (-12).").
as_good(0, "ほかに▲２六歩も有力（差なし）。", "▲２六歩 is as good.").

test(as_good, [forall(as_good(Difference, Ja, En)), [Japanese, English] == [Ja, En]]) :-
    game_usi(Game, "startpos"),
    move_usi(Other, '2g2f'),
    Claim = claim(as_good, [about(alternative), move(Other), line([]), difference(Difference)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   less_good(?Line, ?Japanese, ?English)

less_good([], "▲２六歩は120点劣る。", "▲２六歩 is 120 worse.").
less_good(['8c8d'], "▲２六歩は120点劣る（△８四歩）。", "▲２六歩 is 120 worse: △８四歩.").

test(less_good, [forall(less_good(Words, Ja, En)), [Japanese, English] == [Ja, En]]) :-
    game_usi(Game, "startpos"),
    move_usi(Other, '2g2f'),
    maplist(move_usi, Line, Words),
    Claim = claim(less_good, [about(alternative), move(Other), line(Line), difference(-120)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   variation(?Claim, ?Japanese, ?English): of a game after ▲７六歩.

variation(on_reply, '7g7f', ['3c3d', '2g2f'], [score(120), difference(60)],
          "△３四歩には▲２六歩。ほぼ互角、どちらかと言えば先手。",
          "On △３四歩: ▲２六歩. Nearly even, rather for Sente.").
variation(on_reply, '7g7f', ['3c3d', '2g2f'], [score(120), difference(-30)],
          "△３四歩も有力で、▲２六歩。ほぼ互角、どちらかと言えば先手。",
          "On △３四歩, about as good: ▲２六歩. Nearly even, rather for Sente.").
variation(on_reply, '7g7f', ['3c3d', '2g2f'], [score(320), difference(150)],
          "△３四歩は150点損で、▲２六歩。先手がやや良い。",
          "On △３四歩, 150 worse: ▲２六歩. Sente stands slightly better.").
variation(on_reply, '8h3c+', ['2b3c', '2g2f'], [score(320), difference(150)],
          "△同　角とは取りにくく、▲２六歩。先手がやや良い。",
          "Hard to take, △同　角: ▲２六歩. Sente stands slightly better.").
variation(rules_out, '7g7f', ['3c3d', '8h2b+'], [difference(200)],
          "△３四歩を指しにくくする（△３四歩には▲２二角成）。",
          "Makes △３四歩 hard to play: ▲２二角成.").
variation(instead, '2g2f', ['8c8d', '2f2e'], [score(-600), difference(149)],
          "▲２六歩なら△８四歩▲２五歩。後手優勢。",
          "▲２六歩 instead: △８四歩 ▲２五歩. Gote stands clearly better.").
variation(instead, '2g2f', ['8c8d', '2f2e'], [score(-600), difference(49)],
          "▲２六歩も有力で、△８四歩▲２五歩。後手優勢。",
          "▲２六歩 instead, about as good: △８四歩 ▲２五歩. Gote stands clearly better.").
variation(instead, '2g2f', ['8c8d', '2f2e'], [score(-600), difference(300)],
          "▲２六歩は300点損で、△８四歩▲２五歩。後手優勢。",
          "▲２六歩 instead, 300 worse: △８四歩 ▲２五歩. Gote stands clearly better.").
variation(as_good, '2g2f', ['8c8d', '2f2e'], [difference(20)],
          "ほかに▲２六歩も有力（差＋20、△８四歩▲２五歩）。",
          "▲２六歩 is about as good (+20): △８四歩 ▲２五歩.").
variation(instead, '2g2f', ['8c8d', '2f2e'], [score(600), difference(-130)],
          "▲２六歩の方が130点よく、△８四歩▲２五歩。先手優勢。",
          "▲２六歩 instead, 130 better: △８四歩 ▲２五歩. Sente stands clearly better.").
variation(branch, '7g7f', ['3c3d', '2g2f', '8c8d'],
          [about(played), count(1), score(0), difference(49)],
          "△３四歩に▲２六歩も有力で、△８四歩。互角。",
          "After △３四歩, ▲２六歩, about as good: △８四歩. Even.").
variation(branch, '2g2f', ['8c8d', '7g7f'],
          [about(alternative), count(0), score(160), difference(50)],
          "▲２六歩に△８四歩なら▲７六歩。先手がやや良い。",
          "After ▲２六歩, △８四歩: ▲７六歩. Sente stands slightly better.").
variation(branch, '2g2f', ['8c8d', '7g7f'],
          [about(alternative), count(0), score(160), difference(150)],
          "▲２六歩に△８四歩は150点損で、▲７六歩。先手がやや良い。",
          "After ▲２六歩, △８四歩, 150 worse: ▲７六歩. Sente stands slightly better.").
variation(instead, '2g2f', ['8c8d', '2f2e'],
          [score(-600), difference(149), mate_threats([1, 2])],
          "▲２六歩なら△８四歩▲２五歩。後手優勢。△８四歩と▲２五歩は詰めろ。",
          "▲２六歩 instead: △８四歩 ▲２五歩. Gote stands clearly better. \c
           △８四歩 and ▲２五歩 threaten mate.").
variation(instead, '2g2f', ['8c8d', '2f2e'],
          [score(-600), difference(149), mate_threats([1]), forks([2])],
          "▲２六歩なら△８四歩▲２五歩。後手優勢。△８四歩は詰めろ。▲２五歩は両取り。",
          "▲２六歩 instead: △８四歩 ▲２五歩. Gote stands clearly better. \c
           △８四歩 threatens mate. ▲２五歩 is a fork.").
variation(instead, '2g2f', ['8c8d', '2f2e'],
          [ score(-600), difference(149), forks([2]),
            techniques([technique(1, tarefu, "垂れ歩", "dangling pawn")]) ],
          "▲２六歩なら△８四歩▲２五歩。後手優勢。▲２五歩は両取り。△８四歩は垂れ歩。",
          "▲２六歩 instead: △８四歩 ▲２五歩. Gote stands clearly better. \c
           ▲２五歩 is a fork. △８四歩: dangling pawn (垂れ歩).").
variation(next, '7g7f', ['8h3c+'], [difference(300)],
          "放っておけば▲３三角成がある。",
          "If nothing is done there is ▲３三角成.").

test(variation, [forall(variation(Kind, First, Words, Scores, Ja, En)),
                 [Japanese, English] == [Ja, En]]) :-
    (   First == '8h3c+'
    ->  game_usi(Game, "startpos moves 7g7f 9c9d")
    ;   game_usi(Game, "startpos")
    ),
    maplist(move_usi, [Move|Line], [First|Words]),
    ( Kind == next -> Pass = [pass] ; Pass = [] ),
    append([[move(Move), line(Line)], Scores, Pass], Witness),
    claim_sentence(ja, Game, claim(Kind, Witness), Japanese),
    claim_sentence(en, Game, claim(Kind, Witness), English).

%   explained(?Kind, ?Witness, ?Japanese, ?English): of ▲７六歩, whatever it is.

explained(no_mate, [from(before)], "この局面で後手玉に詰みはない。",
          "Gote's king could not be mated in this position.").
explained(wide, [count(5)], "候補手が多い局面（ほぼ同じ価値の手が5手以上）。",
          "There is a wide choice: 5 moves or more are worth about the same.").

test(explained, [forall(explained(Kind, Witness, Ja, En)), [Japanese, English] == [Ja, En]]) :-
    game_usi(Game, "startpos"),
    move_usi(Move, '7g7f'),
    Claim = claim(Kind, [about(played), move(Move)|Witness]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   A line that is cut ends in dots.

test(cut_line, [Japanese, English] ==
               ["ほかに▲２六歩も有力（差＋20、△３四歩▲７六歩△８四歩▲２五歩△８五歩▲７八金…）。",
                "▲２六歩 is about as good (+20): △３四歩 ▲７六歩 △８四歩 ▲２五歩 △８五歩 ▲７八金 …"]) :-
    game_usi(Game, "startpos"),
    maplist(move_usi, [Move|Line],
            ['2g2f', '3c3d', '7g7f', '8c8d', '2f2e', '8d8e', '6i7h', '4a3b', '3i3h']),
    Claim = claim(as_good, [about(alternative), move(Move), line(Line), difference(20)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

test(heads_for, [Japanese, English] ==
                ["読み筋の多くで金は４八、飛は２九へ向かう。",
                 "In most of the lines looked at the gold goes to 4h, the rook goes to 2i."]) :-
    game_usi(Game, "startpos"),
    move_usi(Move, '7g7f'),
    Heads = [on(48, sente, ki, piece), on(29, sente, hi, piece)],
    Claim = claim(heads_for, [about(played), move(Move), heads(Heads)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   shape(?Kind, ?Witness, ?Japanese, ?English): of ▲７六歩, whatever it does.

shape(protects, [squares([on(76, sente, fu, guard), on(57, sente, gi, target)])],
      "５七の銀にヒモをつける。", "Guards the silver on 5g, which nothing guarded.").
shape(makes_way, [squares([on(29, sente, ke, piece)])],
      "２九の桂が跳ねる道をあける。", "Makes way for the knight on 2i.").
shape(backs, [squares([on(78, sente, hi, guard), on(75, sente, fu, target)])],
      "７五の歩の後ろに飛を回る。", "The rook comes behind the pawn on 7e.").
shape(faces, [squares([on(88, sente, hi, guard), on(82, gote, hi, target)])],
      "８二の飛に向かい合う。", "Faces the rook on 8b.").
shape(shuts, [squares([on(88, sente, ka, slider), on(77, sente, gi, piece)])],
      "自ら８八の角の利きを止める。", "Shuts the line of its own bishop on 8h.").
shape(clashes, [line([])], "歩をぶつける。", "The pawns clash.").
shape(pawns, [count(1)], "これで先手の一歩得。", "Sente is a pawn ahead now.").
shape(pawns, [count(3)], "これで先手の三歩得。", "Sente is 3 pawns ahead now.").
shape(ranges, [squares([on(55, sente, hi, slider)]), was(4), count(12)],
      "５五の飛の利きが4マスから12マスに広がる。",
      "The rook on 5e sees 12 squares now, 4 before.").
shape(shelters, [squares([on(59, sente, ou, piece)]), was(1), count(2)],
      "玉の近くの金銀が1枚から2枚になる。",
      "Golds and silvers near the king: 2 now, 1 before.").
shape(widens, [squares([on(59, sente, ou, piece)]), was(1), count(3)],
      "玉の逃げ道が1か所から3か所に広がる。",
      "The king has 3 squares to go to now, 1 before.").
shape(confines, [squares([on(51, gote, ou, piece)]), was(3), count(1)],
      "相手玉の逃げ道を3か所から1か所に狭める。",
      "The other king has 1 square to go to now, 3 before.").
shape(contacts, [squares([on(58, sente, ki, piece), on(48, sente, gi, guarded),
                          on(57, gote, ka, target)])],
      "５八の金は４八の銀を守り、５七の角に当たる。",
      "The gold on 5h guards the silver on 4h, and attacks the bishop on 5g.").
shape(contacts, [squares([on(58, sente, ki, piece), on(48, sente, gi, guarded),
                          on(57, sente, ka, guarded)])],
      "５八の金は４八の銀と５七の角を守る。",
      "The gold on 5h guards the silver on 4h and the bishop on 5g.").
shape(stock, [ahead([]), behind([ke]), count(3), hands(2, 0)],
      "駒割は先手の桂損・三歩得。持ち歩は先手2枚、後手なし。",
      "In all: Sente 3 pawns ahead, a knight behind. Pawns in hand: Sente 2, Gote 0.").
shape(stock, [ahead([]), behind([]), count(0), hands(1, 1)],
      "駒割は互角。持ち歩は先手1枚、後手1枚。",
      "In all: both sides have the same. Pawns in hand: Sente 1, Gote 1.").
shape(stock, [ahead([]), behind([]), count(0), hands(0, 0)],
      "駒割は互角。", "In all: both sides have the same.").
shape(expected, [line([move(33, 34)]), score(600)],
      "以下△３四歩の進行を予想。先手優勢。", "Expected: △３四歩. Sente stands clearly better.").
shape(returns, [squares([on(76, sente, fu, piece)])], "前の手を戻す。",
      "Takes its side's last move back.").
shape(loses_moves,
      [squares([on(27, sente, hi, piece)]), made(2), needed(1), own(1), theirs(2), waits],
      "手待ち。２七の飛は空いた盤なら1手の所に2手かけた。回り道の手損は合わせて先手1手、後手2手。",
      "A waiting move (手待ち): the rook on 2g has taken 2 moves, where 1 would do on an \c
       empty board. Moves lost by going round: Sente 1, Gote 2.").
shape(loses_moves, [squares([on(28, sente, hi, piece)]), made(2), needed(0), own(2), theirs(0)],
      "２八の飛は2手かけて元の所に戻った。回り道の手損は合わせて先手2手、後手0手。",
      "The rook on 2h is back where it began after 2 moves. \c
       Moves lost by going round: Sente 2, Gote 0.").
shape(few_moves, [moves([move(77, 76), move(27, 26)]), difference(210)],
      "候補は▲７六歩か▲２六歩に絞られる（ほかは210点以上劣る）。",
      "There is a choice of ▲７六歩, ▲２六歩: any other move is worth 210 less or worse.").
shape(few_moves, [moves([move(77, 76), move(27, 26)]), mated(true)],
      "候補は▲７六歩か▲２六歩に絞られる（ほかは詰む）。",
      "There is a choice of ▲７六歩, ▲２六歩: with any other move the side is mated.").
shape(eyes,
      [squares([on(46, sente, ka, slider), on(73, gote, fu, front), on(82, gote, hi, behind)])],
      "４六の角が７三の歩越しに８二の飛をにらむ。",
      "The bishop on 4f eyes the rook on 8b, behind the pawn on 7c.").
shape(leaves_line,
      [squares([on(92, gote, hi, piece), on(46, sente, ka, slider), on(73, gote, fu, front)])],
      "９二の飛は４六の角の筋から外れる。", "The rook on 9b leaves the line of the bishop on 4f.").
shape(gaps, [drops([drop(ka, 38)]), was(0), count(1)],
      "自陣に角を打ち込まれる隙が1か所できる。",
      "A bishop can be dropped safely into the mover's camp on 1 square now, 0 before.").
shape(gaps, [drops([drop(hi, 38)]), was(1), count(0)],
      "自陣に飛を打ち込まれる隙がなくなる。",
      "A rook can be dropped safely into the mover's camp on no square now, 1 before.").
shape(fills, [squares([on(45, sente, fu, piece), on(37, sente, ke, guard)])],
      "３七の桂は４五へ跳べなくなる。", "The knight on 3g can no longer go to 4e.").
shape(fills,
      [squares([on(45, sente, fu, piece), on(37, sente, ke, guard), on(57, sente, ke, guard)])],
      "３七と５七の桂は４五へ跳べなくなる。", "The knights on 3g and 5g can no longer go to 4e.").
shape(unlikely, [count(10)], "浮かびにくい手（短い読みでは候補の10手に入らない）。",
      "Not easy to think of: a short search does not have it among its 10 best.").
shape(may_not_give, [side(gote), pieces([gi]), would([]), plies(7)],
      "後手は手持ちの銀を渡すと詰まされる。",
      "Gote may not give away a silver of those in hand: with it Sente would mate.").
shape(may_not_give, [side(gote), pieces([gi, ki, ka]), would([]), plies(7)],
      "後手は手持ちの銀か金か角を渡すと詰まされる。",
      "Gote may not give away a silver, a gold or a bishop of those in hand: \c
       with it Sente would mate.").
shape(waiting, [difference(-30)], "手待ちに近い（何も指さないのとほぼ同じ評価）。",
      "A waiting move: to pass would be worth about the same.").
shape(waiting, [difference(-54)], "指す手が損になる局面で、手を渡せるなら54点よい。",
      "Whatever moves costs something: to pass would be worth 54 more.").
shape(ways, [ways([way(move(33, 34), ['横歩取り', '雁木']), way(move(83, 84), ['矢倉'])])],
      "ここから定跡では、△３四歩なら横歩取り・雁木、△８四歩なら矢倉。",
      "The book from here: △３四歩 (横歩取り, 雁木); △８四歩 (矢倉).").
shape(other_ways, [from(before), ways([way(move(27, 26), ['相掛かり'])])],
      "定跡にはほかに▲２六歩（相掛かり）がある。", "The book has other moves: ▲２六歩 (相掛かり).").
shape(transposes, [name('横歩取り'), line([move(33, 34), move(27, 26)])],
      "この先△３四歩▲２六歩と進めば横歩取りの定跡に合流する。",
      "With △３四歩 ▲２六歩 the game comes to the book of 横歩取り.").
shape(transposes, [from(before), name('相掛かり'), line([move(27, 26)])],
      "代わりに▲２六歩と進めば相掛かりの定跡に合流する。",
      "With ▲２六歩 instead the game comes to the book of 相掛かり.").
shape(nears, [words("矢倉", "Yagura"), steps([move(79, 68), move(68, 77)])],
      "この先▲６八銀▲７七銀と指せば矢倉。", "With ▲６八銀 ▲７七銀 it becomes: Yagura.").
shape(could_build,
      [from(before), words("原始中飛車", "primitive central rook"), steps([move(28, 58)])],
      "代わりに▲５八飛と指せば原始中飛車。",
      "With ▲５八飛 instead it becomes: primitive central rook.").
shape(comes_round, [line([move(33, 34)])], "予想される順（△３四歩）では同じ局面に戻る。",
      "What is expected repeats a position: △３四歩.").
shape(weighs, [line([]), terms([material-(-60), king-45])],
      "予想手順の先の評価（先手から）：駒の損得−60、玉の安全＋45。",
      "What weighs at the end of what is expected, for Sente: material -60, king +45.").
shape(confines, [squares([on(51, gote, ou, piece)]), was(1), count(0)],
      "相手玉の逃げ道をなくす。",
      "The other king has no square to go to now, 1 before.").
shape(ranges, [squares([on(55, sente, hi, slider)]), was(12), count(4)],
      "５五の飛の利きが12マスから4マスに狭まる。",
      "The rook on 5e sees 4 squares now, 12 before.").

test(shape, [forall(shape(Kind, Witness, Ja, En)), [Japanese, English] == [Ja, En]]) :-
    game_usi(Game, "startpos"),
    move_usi(Move, '7g7f'),
    Claim = claim(Kind, [about(played), move(Move)|Witness]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

test(expected_mate, [Japanese, English] ==
                      ["以下△５一玉▲５二金の進行を予想。先手が詰ます。",
                       "Expected: △５一玉 ▲５二金. Sente has mated."]) :-
    game_usi(Game, "sfen 3k5/9/4P4/9/9/9/9/9/4K4 b 2G 1"),
    maplist(move_usi, [Move|Line], ['G*7b', '6a5a', 'G*5b']),
    Claim = claim(expected, [about(played), move(Move), line(Line), score(3000)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

test(offers, [Japanese, English] == ["銀交換を挑む。", "Offers to exchange silvers."]) :-
    game_usi(Game, "startpos"),
    move_usi(Move, '3i4h'),
    Claim = claim(offers, [about(played), move(Move), line([])]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   What is for who asks for more is not among the first, however few there are.

test(folded, First == [check]) :-
    Claims = [claim(stock, []), claim(check, [squares([])]), claim(next, [])],
    shown_claims(Claims, [], First0),
    findall(Kind, member(claim(Kind, _), First0), First).

test(only_move_or_mated, [Japanese, English] ==
                           ["この一手。次善の▲２六歩は詰まされる。",
                            "The only move: the next best, ▲２六歩, is mated."]) :-
    game_usi(Game, "startpos"),
    maplist(move_usi, [Move, Other], ['7g7f', '2g2f']),
    Claim = claim(only_move, [about(played), move(Move), against(Other), mated(true)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   balance(?Ahead, ?Behind, ?Japanese, ?English)

balance([], [], "これで歩のほかに駒の損得はない。",
        "Both sides have the same pieces now, but for pawns.").
balance([], [ka], "これで先手の角損。", "Sente is a bishop behind now.").
balance([ki, ke, gi], [ka], "これで先手は銀と桂と金が多く、角が少ない。",
        "Sente has a silver, a knight and a gold more now, and a bishop less.").

test(balance, [forall(balance(Ahead, Behind, Ja, En)), [Japanese, English] == [Ja, En]]) :-
    game_usi(Game, "startpos"),
    Claim = claim(balance, [ahead(Ahead), behind(Behind)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   A tokin that is lost for a pawn is lost, though both are pawns in hand.

test(a_tokin_for_a_pawn, Said == ["▲４九玉は、△５三金▲６四飛で、歩と引き換えにとを失う。",
                                  "▲４九玉 loses a promoted pawn for a pawn: △５三金 ▲６四飛."]) :-
    game_usi(Game, "sfen 8k/4g4/4+P4/3p5/9/9/9/9/3RK4 b - 1"),
    maplist(move_usi, [Move|Line], ['5i4i', '5b5c', '6i6d']),
    Claim = claim(worse, [about(alternative), move(Move), line(Line), gain(-300)]),
    findall(S, ( member(Language, [ja, en]), claim_sentence(Language, Game, Claim, S) ), Said).

%   judged(?Difference, ?Terms, ?Japanese, ?English)

judged(-92, [placement-(-80)],
       "評価は△３四歩より92点低い。主に駒の配置で−80。",
       "The score is 92 lower than that of △３四歩, mostly by placement (-80).").
judged(92, [], "評価は△３四歩より92点高い。", "The score is 92 higher than that of △３四歩.").
judged(12, [], "△３四歩との差はわずか。", "Hardly different from △３四歩.").

test(judged, [forall(judged(Difference, Terms, Ja, En)), [Japanese, English] == [Ja, En]]) :-
    game_usi(Game, "startpos moves 7g7f"),
    maplist(move_usi, [Move, Other], ['8c8d', '3c3d']),
    Claim = claim(judged, [about(played), move(Move), against(Other), difference(Difference),
                           terms(Terms)]),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

%   Every claim of many moves has a whole sentence in each language, and nothing is left open in it.

test(whole_sentences, Wrong == []) :-
    game_usi(Long, "startpos moves 7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a4b \c
                    3i3h 7a7b 9g9f 9c9d 4g4f 6c6d 3h4g 7b6c 5i6h 4b3c 4i5h 6c5d 3g3f 5a4b"),
    game_moves(Long, Moves),
    findall(Language-Sentence,
            ( append(Before, [Move|_], Moves),
              played(Before, Game),
              in_own_directory(( judged_move(Game, Move, [], [nodes(500)], Judged),
                                 move_claims(Game, Move, played, Judged, Claims) )),
              member(Claim, Claims),
              member(Language-End, [ja-"。", en-"."]),
              claim_sentence(Language, Game, Claim, Sentence),
              \+ whole(Sentence, End)
            ),
            Wrong).

whole(Sentence, End) :-
    string_concat(_, End, Sentence),
    \+ sub_string(Sentence, _, _, _, "~"),
    \+ sub_string(Sentence, _, _, _, " for ."),
    \+ sub_string(Sentence, _, _, _, "_").

played(Moves, Game) :-
    start_position(hirate, Position),
    game_new(Position, Start),
    foldl([Move, G0, G]>>game_play(G0, Move, G), Moves, Start, Game).

%   Three at most; of a kind one, while there are others; nothing that was shown before.

test(shown_first, Kinds == [takes, check, motif]) :-
    Claims = [ claim(takes, [line([a])]), claim(takes, [line([b])]), claim(check, [squares([c])]),
               claim(motif, [name(d)]) ],
    shown_claims(Claims, [], First),
    findall(K, member(claim(K, _), First), Kinds).
test(what_was_shown_is_not_shown_again, Names == [b]) :-
    Claims = [claim(motif, [name(a)]), claim(opens, [name(b)])],
    Claims = [Shown|_],
    claim_topic(Shown, Topic),
    shown_claims(Claims, [Topic], First),
    findall(N, ( member(claim(_, W), First), memberchk(name(N), W) ), Names).
test(a_further_step_comes_later, Kinds == [opens, plan_step]) :-
    Claims = [claim(plan_step, [name(a)]), claim(opens, [name(b)])],
    shown_claims(Claims, [plan_step-a], First),
    findall(K, member(claim(K, _), First), Kinds).

:- end_tests(sentences).

%   What is said is of what the weights alone find, so that it is the same with any network.

:- begin_tests(sentences_by_weights, [setup(weights_alone), cleanup(as_shipped)]).

test(said, [forall(said(Kind, Move, Usi, Ja, En)), [Japanese, English] == [Ja, En]]) :-
    claims(Usi, Move, Game, Claims),
    once(( member(Claim, Claims), Claim = claim(Kind, _) )),
    claim_sentence(ja, Game, Claim, Japanese),
    claim_sentence(en, Game, Claim, English).

:- end_tests(sentences_by_weights).
