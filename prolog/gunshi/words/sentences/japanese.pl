:- encoding(utf8).
/*  Claims in Japanese, as a commentator says them. What the terms mean is in ../sentences.pl. */
:- module(gunshi_words_sentences_japanese,
          [ japanese/2                  % +Told, -Sentence
          ]).
:- use_module('../../shogi/kanji', [piece_name/2, square_name/2]).
:- use_module('../../shogi/position', [opponent/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  japanese(+Told, -Sentence:string) is det.
%
%   Sentence says Told, a term of gunshi_words_sentences.

japanese(takes(Won, []), S) :-
    pieces(Won, W),
    say("~wを取る。", [W], S).
japanese(went_wrong(Text), Text).
japanese(takes([], _), "駒を得する。").
japanese(takes(Won, Lost), S) :-
    pieces(Won, W),
    pieces(Lost, L),
    say("~wを取り、~wを渡す。", [W, L], S).
japanese(exchanges([], []), "駒を交換する。").
japanese(exchanges(Won, Lost), S) :-
    pieces(Won, W),
    pieces(Lost, L),
    (   W == L
    ->  say("~wを交換する。", [W], S)
    ;   say("~wと~wを交換する。", [L, W], S)
    ).
japanese(sacrifices(Line, _, []), S) :-
    line(Line, T),
    say("駒を損する（~w）。", [T], S).
japanese(sacrifices(Line, [], Lost), S) :-
    pieces(Lost, L),
    line(Line, T),
    say("~wを捨てる（~w）。", [L, T], S).
japanese(sacrifices(Line, Won, Lost), S) :-
    pieces(Lost, L),
    pieces(Won, W),
    line(Line, T),
    say("~wを渡して~wを取る（~w）。", [L, W, T], S).
japanese(threatens([First|_], [], _, true), S) :-
    say("次に~wを狙う。", [First], S).
japanese(threatens([First|_], Won, Lost, _), S) :-
    gains(Won, Lost, Text),
    say("次に~wから~wを狙う。", [First, Text], S).
japanese(defends(moves, [First|_], [], _), S) :-
    say("~wを避けて逃げる。", [First], S).
japanese(defends(takes, [First|_], [], _), S) :-
    say("~wと指す駒を取る。", [First], S).
japanese(defends(guards, [First|_], [], _), S) :-
    say("~wを防ぐ。", [First], S).
japanese(defends(moves, [First|_], Lost, Won), S) :-
    losses(Lost, Won, First, Text),
    say("~wのを避けて逃げる。", [Text], S).
japanese(defends(takes, [First|_], Lost, Won), S) :-
    losses(Lost, Won, First, Text),
    say("~wのを、その駒を取って防ぐ。", [Text], S).
japanese(defends(guards, [First|_], Lost, Won), S) :-
    losses(Lost, Won, First, Text),
    say("~wのを防ぐ。", [Text], S).
japanese(mates(1, _), "詰み。").
japanese(mates(Plies, Line), S) :-
    line(Line, T),
    say("~d手で詰み（~w）。", [Plies, T], S).
japanese(threatens_mate(Plies, Line), S) :-
    line(Line, T),
    say("詰めろ。何もしなければ~wまで~d手で詰む。", [T, Plies], S).
japanese(brinkmate(Plies, Line), S) :-
    line(Line, T),
    say("必至。どう受けても詰む。狙いは~wまでの~d手詰め。", [T, Plies], S).
japanese(parries(Plies, [First|_]), S) :-
    say("~wからの~d手詰めを受ける。", [First, Plies], S).
japanese(tactic(forks, [_|Targets], Line, Won, Lost), S) :-
    places(Targets, T),
    shown(Line, Won, Lost, Text),
    say("~wの両取り。~w", [T, Text], S).
japanese(tactic(skewers, [Attacker|Targets], Line, Won, Lost), S) :-
    places(Targets, T),
    kind(Attacker, A),
    shown(Line, Won, Lost, Text),
    say("~wで~wを串刺しにする。~w", [A, T, Text], S).
japanese(tactic(discovers, [Attacker, Target], Line, Won, Lost), S) :-
    kind(Attacker, A),
    place(Target, T),
    shown(Line, Won, Lost, Text),
    say("~wの利きを通して~wに当てる。~w", [A, T, Text], S).
japanese(tactic(traps, [_, Target], Line, Won, Lost), S) :-
    place(Target, T),
    shown(Line, Won, Lost, Text),
    say("~wの逃げ場をなくす。~w", [T, Text], S).
japanese(tactic(overloads, [_, Guard|Targets], Line, Won, Lost), S) :-
    place(Guard, G),
    places(Targets, T),
    shown(Line, Won, Lost, Text),
    say("~wは~wを同時には守れない。~w", [G, T, Text], S).
japanese(named(Japanese, _, Targets), S) :-
    (   Targets == []
    ->  say("~w。", [Japanese], S)
    ;   places(Targets, T),
        say("~w（~w）。", [Japanese, T], S)
    ).
japanese(completes(Japanese, _, castle), S) :-
    say("~wが完成する。", [Japanese], S).
japanese(completes(Japanese, _, _), S) :-
    say("~wの形になる。", [Japanese], S).
japanese(plan_step(Japanese, _, Kind, To, Target, _), S) :-
    piece_name(Kind, Piece),
    square_name(Target, Square),
    (   To == Target
    ->  say("~wの駒組み。~wが~wにつく。", [Japanese, Piece, Square], S)
    ;   say("~wの駒組み。~wを~wへ向かわせる。", [Japanese, Piece, Square], S)
    ).
japanese(plan_place(Japanese, _, Kind, Target, _), S) :-
    piece_name(Kind, Piece),
    square_name(Target, Square),
    say("~wなどの形では~wが~wにいる。", [Japanese, Piece, Square], S).
japanese(plan_attack(Japanese, _), S) :-
    say("~wの攻め。", [Japanese], S).
japanese(joseki(Name), S) :-
    say("定跡「~w」の手。", [Name], S).
japanese(learned(Name, Number), S) :-
    say("対局~wの~d手目から学んだ手。", [Name, Number], S).
japanese(clause(_, Japanese, _), S) :-
    say("方針は「~w」。", [Japanese], S).
japanese(prepares(Move), S) :-
    say("~wを用意する。", [Move], S).
japanese(prevents(Move), S) :-
    say("~wを許さない。", [Move], S).
japanese(worse(About, Move, Line, mate(Plies)), S) :-
    subject(About, Move, Subject),
    line(Line, T),
    say("~w~wまで~d手で詰まされる。", [Subject, T, Plies], S).
japanese(worse(About, Move, Line, pieces(Won, Lost)), S) :-
    subject(About, Move, Subject),
    line(Line, T),
    (   Lost == []
    ->  say("~w~wを許す。", [Subject, T], S)
    ;   loses(Subject, T, Won, Lost, S)
    ).
japanese(answers(Reply, Line, mate(Plies)), S) :-
    line(Line, T),
    say("~wは~wまで~d手で詰み。", [Reply, T, Plies], S).
japanese(answers(Reply, Line, pieces(Won, Lost)), S) :-
    line(Line, T),
    (   Lost == []
    ->  say("~wには~wがある。", [Reply, T], S)
    ;   say("~wは", [Reply], Subject),
        loses(Subject, T, Won, Lost, S)
    ).
japanese(aims_at(First, []), S) :-
    say("何もしなければ~wを狙う。", [First], S).
japanese(aims_at(First, Rest), S) :-
    line(Rest, T),
    say("何もしなければ~w（~w）を狙う。", [First, T], S).
japanese(only_good(Other, mated), S) :-
    say("この一手。次善の~wは詰まされる。", [Other], S).
japanese(only_good(Other, Difference), S) :-
    say("この一手。次善の~wは~d点落ちる。", [Other, Difference], S).
japanese(as_good(Other, Difference, Line), S) :-
    ( Line == [] -> T = "" ; line(Line, T0), say("、~w", [T0], T) ),
    (   Difference > 50
    ->  say("~wがわずかに勝る（~@~w）。", [Other, signed(Difference), T], S)
    ;   say("ほかに~wも有力（差~@~w）。", [Other, signed(Difference), T], S)
    ).
japanese(less_good(Other, Size, []), S) :-
    say("~wは~d点劣る。", [Other, Size], S).
japanese(less_good(Other, Size, Line), S) :-
    line(Line, T),
    say("~wは~d点劣る（~w）。", [Other, Size, T], S).
japanese(expected(Line, Side, Standing), S) :-
    line(Line, T),
    stands(Standing, Side, Stands),
    say("以下~wの進行を予想。~w。", [T, Stands], S).
japanese(heads_for(Pieces), S) :-
    findall(Text,
            ( member(on(Square, _, Kind, _), Pieces),
              square_name(Square, At),
              piece_name(Kind, Name),
              say("~wは~w", [Name, At], Text) ),
            Texts),
    atomic_list_concat(Texts, '、', All),
    say("読み筋の多くで~wへ向かう。", [All], S).
japanese(next(First, []), S) :-
    say("放っておけば~wがある。", [First], S).
japanese(next(First, Rest), S) :-
    line(Rest, T),
    say("放っておけば~w（~w）がある。", [First, T], S).
japanese(on_reply(Reply, How, Answer, Side, Standing), S) :-
    line(Answer, T),
    stands(Standing, Side, Stands),
    (   How == hard_to_take
    ->  say("~wとは取りにくく、~w。~w。", [Reply, T, Stands], S)
    ;   How == less_good
    ->  say("~wには~w。~w。", [Reply, T, Stands], S)
    ;   weighed(How, Weighed),
        say("~w~w、~w。~w。", [Reply, Weighed, T, Stands], S)
    ).
japanese(rules_out(Other, Answer), S) :-
    line(Answer, T),
    say("~wを指しにくくする（~wには~w）。", [Other, Other, T], S).
japanese(instead(Other, How, Line, Side, Standing), S) :-
    line(Line, T),
    stands(Standing, Side, Stands),
    (   How == less_good
    ->  say("~wなら~w。~w。", [Other, T, Stands], S)
    ;   weighed(How, Weighed),
        say("~w~w、~w。~w。", [Other, Weighed, T, Stands], S)
    ).
japanese(branch(Trunk, Other, How, Rest, Side, Standing), S) :-
    line(Trunk, T),
    line(Rest, R),
    stands(Standing, Side, Stands),
    (   How == less_good
    ->  say("~wに~wなら~w。~w。", [T, Other, R, Stands], S)
    ;   weighed(How, Weighed),
        say("~wに~w~w、~w。~w。", [T, Other, Weighed, R, Stands], S)
    ).
japanese(may_not_give(Giver, Kinds), S) :-
    side(Giver, G),
    maplist(piece_name, Kinds, Names),
    atomic_list_concat(Names, 'か', Pieces),
    say("~wは手持ちの~wを渡すと詰まされる。", [G, Pieces], S).
japanese(remarked(Told, Threats, Forks, Techniques), S) :-
    japanese(Told, Begin),
    !,
    remark(Threats, "詰めろ", Mates),
    remark(Forks, "両取り", Two),
    findall(Text,
            ( member(technique(Move, Japanese, _), Techniques),
              remark([Move], Japanese, Text)
            ),
            Named),
    atomics_to_string([Begin, Mates, Two|Named], S).
japanese(balance(_, [], []), "これで歩のほかに駒の損得はない。").
japanese(balance(Mover, Ahead, Behind), S) :-
    side(Mover, M),
    (   Behind == []
    ->  pieces(Ahead, A),
        say("これで~wの~w得。", [M, A], S)
    ;   Ahead == []
    ->  pieces(Behind, B),
        say("これで~wの~w損。", [M, B], S)
    ;   pieces(Ahead, A),
        pieces(Behind, B),
        say("これで~wは~wが多く、~wが少ない。", [M, A, B], S)
    ).
japanese(contacts(Piece, Guarded, Targets), S) :-
    place(Piece, P),
    contact("を守る", "を守り", Guarded, Targets, Guards),
    contact("に当たる", "に当たる", Targets, [], Attacks),
    append(Guards, Attacks, Parts),
    atomic_list_concat(Parts, '、', Text),
    say("~wは~w。", [P, Text], S).
japanese(stock(Mover, Ahead, Behind, Pawns, Own, Theirs), S) :-
    side(Mover, M),
    opponent(Mover, Other),
    side(Other, O),
    findall(Text,
            (   Ahead = [_|_],
                pieces(Ahead, Kinds),
                say("~w得", [Kinds], Text)
            ;   Behind = [_|_],
                pieces(Behind, Kinds),
                say("~w損", [Kinds], Text)
            ;   Pawns > 0,
                pawns(Pawns, Count),
                say("~w得", [Count], Text)
            ;   Pawns < 0,
                Lost is -Pawns,
                pawns(Lost, Count),
                say("~w損", [Count], Text)
            ),
            Texts),
    (   Texts == []
    ->  All = "駒割は互角"
    ;   atomic_list_concat(Texts, '・', Words),
        say("駒割は~wの~w", [M, Words], All)
    ),
    (   Own+Theirs =:= 0
    ->  say("~w。", [All], S)
    ;   held(Own, OwnText),
        held(Theirs, TheirText),
        say("~w。持ち歩は~w~w、~w~w。", [All, M, OwnText, O, TheirText], S)
    ).
japanese(returns, "前の手を戻す。").
japanese(loses_moves(Piece, Made, Needed, Mover, Own, Theirs, Waits), S) :-
    place(Piece, P),
    side(Mover, M),
    opponent(Mover, Other),
    side(Other, O),
    ( Waits == waits -> Begin = "手待ち。" ; Begin = "" ),
    (   Needed =:= 0
    ->  say("~wは~d手かけて元の所に戻った", [P, Made], Went)
    ;   say("~wは空いた盤なら~d手の所に~d手かけた", [P, Needed, Made], Went)
    ),
    say("~w~w。回り道の手損は合わせて~w~d手、~w~d手。", [Begin, Went, M, Own, O, Theirs], S).
japanese(few_moves(Moves, Worse), S) :-
    atomic_list_concat(Moves, 'か', All),
    (   Worse == mated
    ->  say("候補は~wに絞られる（ほかは詰む）。", [All], S)
    ;   say("候補は~wに絞られる（ほかは~d点以上劣る）。", [All, Worse], S)
    ).
japanese(eyes(Slider, Front, Behind), S) :-
    place(Slider, A),
    place(Behind, B),
    place(Front, F),
    say("~wが~w越しに~wをにらむ。", [A, F, B], S).
japanese(leaves_line(Piece, Slider), S) :-
    place(Piece, A),
    place(Slider, B),
    say("~wは~wの筋から外れる。", [A, B], S).
japanese(fills(on(To, _, _, _), Knights), S) :-
    square_name(To, Square),
    findall(From, ( member(on(At, _, _, _), Knights), square_name(At, From) ), Froms),
    atomic_list_concat(Froms, 'と', From),
    say("~wの桂は~wへ跳べなくなる。", [From, Square], S).
japanese(unlikely(Count), S) :-
    say("浮かびにくい手（短い読みでは候補の~d手に入らない）。", [Count], S).
japanese(gaps(Kind, _, 0), S) :-
    piece_name(Kind, K),
    say("自陣に~wを打ち込まれる隙がなくなる。", [K], S).
japanese(gaps(Kind, 0, Count), S) :-
    piece_name(Kind, K),
    say("自陣に~wを打ち込まれる隙が~dか所できる。", [K, Count], S).
japanese(gaps(Kind, Was, Count), S) :-
    piece_name(Kind, K),
    (   Count > Was
    ->  Change = "増える"
    ;   Change = "減る"
    ),
    say("自陣に~wを打ち込まれる隙が~dか所から~dか所に~w。", [K, Was, Count, Change], S).
japanese(waiting(Difference), S) :-
    (   Difference >= -30
    ->  S = "手待ちに近い（何も指さないのとほぼ同じ評価）。"
    ;   Less is -Difference,
        say("指す手が損になる局面で、手を渡せるなら~d点よい。", [Less], S)
    ).
japanese(ways(Ways), S) :-
    ways(Ways, Text),
    say("ここから定跡では、~w。", [Text], S).
japanese(other_ways(Ways), S) :-
    findall(Way,
            ( member(Move-Names, Ways),
              atomic_list_concat(Names, '・', All),
              say("~w（~w）", [Move, All], Way)
            ),
            Texts),
    atomic_list_concat(Texts, '、', Text),
    say("定跡にはほかに~wがある。", [Text], S).
japanese(transposes(From, Name, Line), S) :-
    line(Line, T),
    ( From == before -> Begin = "代わりに" ; Begin = "この先" ),
    say("~w~wと進めば~wの定跡に合流する。", [Begin, T, Name], S).
japanese(nears(Japanese, _, Steps), S) :-
    line(Steps, T),
    say("この先~wと指せば~w。", [T, Japanese], S).
japanese(could_build(Japanese, _, Steps), S) :-
    line(Steps, T),
    say("代わりに~wと指せば~w。", [T, Japanese], S).
japanese(comes_round(Line), S) :-
    line(Line, T),
    say("予想される順（~w）では同じ局面に戻る。", [T], S).
japanese(weighs(Mover, Terms), S) :-
    side(Mover, M),
    findall(Text, ( member(Name-Value, Terms), weighed_term(Name, Value, Text) ), Texts),
    atomic_list_concat(Texts, '、', All),
    say("予想手順の先の評価（~wから）：~w。", [M, All], S).
japanese(pawns(Mover, Count), S) :-
    side(Mover, M),
    pawns(Count, C),
    say("これで~wの~w得。", [M, C], S).
japanese(stands_against(clashes, _), "歩をぶつける。").
japanese(stands_against(offers, Kind), S) :-
    piece_name(Kind, K),
    say("~w交換を挑む。", [K], S).
japanese(counted(ranges, Piece, Was, Count), S) :-
    place(Piece, A),
    (   Count > Was
    ->  Change = "広がる"
    ;   Change = "狭まる"
    ),
    say("~wの利きが~dマスから~dマスに~w。", [A, Was, Count, Change], S).
japanese(counted(shelters, _, Was, Count), S) :-
    say("玉の近くの金銀が~d枚から~d枚になる。", [Was, Count], S).
japanese(counted(widens, _, Was, Count), S) :-
    say("玉の逃げ道が~dか所から~dか所に広がる。", [Was, Count], S).
japanese(counted(confines, _, _, 0), "相手玉の逃げ道をなくす。").
japanese(counted(confines, _, Was, Count), S) :-
    say("相手玉の逃げ道を~dか所から~dか所に狭める。", [Was, Count], S).
japanese(not_mated(Mover), S) :-
    side(Mover, M),
    say("~w玉に詰みはない。", [M], S).
japanese(threatens_no_mate, "まだ詰めろではない。").
japanese(no_mate(Other), S) :-
    side(Other, O),
    say("この局面で~w玉に詰みはない。", [O], S).
japanese(wide(Count), S) :-
    say("候補手が多い局面（ほぼ同じ価値の手が~d手以上）。", [Count], S).
japanese(repeats(Count), S) :-
    say("同じ局面は~d回目。", [Count], S).
japanese(only_move, "ほかに指す手がない。").
japanese(judged(Other, Difference, Terms), S) :-
    Size is abs(Difference),
    (   Size < 80
    ->  say("~wとの差はわずか。", [Other], S)
    ;   higher(Difference, Higher),
        (   Terms = [Name-Value]
        ->  term(Name, Value, T),
            say("評価は~wより~d点~w。主に~w。", [Other, Size, Higher, T], S)
        ;   say("評価は~wより~d点~w。", [Other, Size, Higher], S)
        )
    ).
japanese(rule(check, [Checker, _]), S) :-
    kind(Checker, A),
    say("~wで王手をかける。", [A], S).
japanese(rule(double_check, _), "両王手。").
japanese(rule(discovered_check, [Checker, _]), S) :-
    kind(Checker, A),
    say("~wの開き王手。", [A], S).
japanese(rule(captures_checker, _), "王手した駒を取る。").
japanese(rule(escapes, _), "玉を逃がして王手をかわす。").
japanese(rule(blocks, [Piece]), S) :-
    kind(Piece, A),
    say("~wの移動合いで王手を防ぐ。", [A], S).
japanese(rule(interposes, [Piece]), S) :-
    kind(Piece, A),
    say("~wを合駒に打って王手を防ぐ。", [A], S).
japanese(rule(promotes, [Piece]), S) :-
    kind(Piece, A),
    say("~wを作る。", [A], S).
japanese(rule(drops, [Piece]), S) :-
    Piece = on(Square, _, _, _),
    kind(Piece, A),
    square_name(Square, At),
    say("~wを~wに打つ。", [A, At], S).
japanese(rule(protects, [_, Target]), S) :-
    place(Target, T),
    say("~wにヒモをつける。", [T], S).
japanese(rule(makes_way, [Knight]), S) :-
    place(Knight, K),
    say("~wが跳ねる道をあける。", [K], S).
japanese(rule(backs, [_, Pawn]), S) :-
    place(Pawn, P),
    say("~wの後ろに飛を回る。", [P], S).
japanese(rule(faces, [_, Rook]), S) :-
    place(Rook, R),
    say("~wに向かい合う。", [R], S).
japanese(rule(shuts, [Slider, _]), S) :-
    place(Slider, A),
    say("自ら~wの利きを止める。", [A], S).
japanese(rule(pins, [Attacker, Target, _]), S) :-
    kind(Attacker, A),
    place(Target, T),
    say("~wで~wを釘付けにする。", [A, T], S).
japanese(rule(opens, [Slider]), S) :-
    place(Slider, A),
    say("~wの利きを通す。", [A], S).
japanese(rule(closes, [Slider, _]), S) :-
    place(Slider, A),
    say("相手の~wの利きを止める。", [A], S).

%   contact(+Last, +Inner, +Pieces, +More, -Parts): Parts has what is done to Pieces, if there are
%   any; Inner is the form of the verb before more.

contact(_, _, [], _, []) :-
    !.
contact(Last, Inner, Pieces, More, [Part]) :-
    places(Pieces, Text),
    (   More == []
    ->  Verb = Last
    ;   Verb = Inner
    ),
    say("~w~w", [Text, Verb], Part).

held(0, "なし") :-
    !.
held(Count, Text) :-
    say("~d枚", [Count], Text).

pawns(Count, Text) :-
    (   nth1(Count, [一, 二, 三, 四, 五, 六, 七, 八, 九], Numeral)
    ->  say("~w歩", [Numeral], Text)
    ;   say("~d歩", [Count], Text)
    ).

weighed_term(Name, Value, Text) :-
    term_name(Name, Japanese),
    say("~w~@", [Japanese, signed(Value)], Text).

higher(Difference, Text) :-
    (   Difference > 0
    ->  Text = "高い"
    ;   Text = "低い"
    ).

say(Format, Arguments, String) :-
    format(string(String), Format, Arguments).

%   loses(+Subject, +Line, +Won, +Lost, -Sentence): by what is played along Line, a text.

loses(Subject, Line, Won, Lost, S) :-
    pieces(Lost, L),
    (   Won == []
    ->  say("~w~wで~wを失う。", [Subject, Line, L], S)
    ;   pieces(Won, W),
        say("~w~wで、~wと引き換えに~wを失う。", [Subject, Line, W, L], S)
    ).

subject(played, _, "この手は、").
subject(best, _, "この手は、").
subject(alternative, Move, Subject) :-
    say("~wは、", [Move], Subject).

side(sente, "先手").
side(gote, "後手").

remark([], _, "").
remark([Move|Moves], What, S) :-
    atomic_list_concat([Move|Moves], 'と', All),
    say("~wは~w。", [All, What], S).

weighed(as_good, "も有力で").
weighed(worse(Difference), Text) :-
    say("は~d点損で", [Difference], Text).
weighed(better(Difference), Text) :-
    say("の方が~d点よく", [Difference], Text).

stands(even, _, "互角").
stands(rather, Side, Text) :-
    side(Side, S),
    say("ほぼ互角、どちらかと言えば~w", [S], Text).
stands(slightly, Side, Text) :-
    side(Side, S),
    say("~wがやや良い", [S], Text).
stands(clearly, Side, Text) :-
    side(Side, S),
    say("~w優勢", [S], Text).
stands(winning, Side, Text) :-
    side(Side, S),
    say("~w勝勢", [S], Text).
stands(mates, Side, Text) :-
    side(Side, S),
    say("~wが詰ます", [S], Text).

signed(Value) :-
    (   Value > 0
    ->  format("＋~d", [Value])
    ;   Value < 0
    ->  Size is -Value,
        format("−~d", [Size])
    ;   format("なし", [])
    ).

%   ways(+Ways, -Text): Ways are Move-Names.

ways(Ways, Text) :-
    findall(Way,
            ( member(Move-Names, Ways),
              atomic_list_concat(Names, '・', All),
              say("~wなら~w", [Move, All], Way)
            ),
            Texts),
    atomic_list_concat(Texts, '、', Text).

line(Line, Text) :-
    atomic_list_concat(Line, Text).

%   gains(+Won, +Lost, -Text), losses(+Lost, +Won, +First, -Text): "金を得る手", "…で金を取られる".

gains([], _, "駒を得る手").
gains(Won, [], Text) :-
    pieces(Won, W),
    say("~wを取る手", [W], Text).
gains(Won, Lost, Text) :-
    pieces(Won, W),
    pieces(Lost, L),
    say("~wを渡して~wを取る手", [L, W], Text).

losses([], _, First, Text) :-
    say("~wで駒を損する", [First], Text).
losses(Lost, [], First, Text) :-
    pieces(Lost, L),
    say("~wから~wを取られる", [First, L], Text).
losses(Lost, Won, First, Text) :-
    pieces(Lost, L),
    pieces(Won, W),
    say("~wから~wと引き換えに~wを取られる", [First, W, L], Text).

%   shown(+Line, +Won, +Lost, -Text): the best reply, and what is won all the same.

shown([Reply], _, _, Text) :-
    say("~wと応じても得が残る。", [Reply], Text).
shown([Reply, Next|_], [], _, Text) :-
    say("~wには~wで駒を得する。", [Reply, Next], Text).
shown([Reply, Next|_], Won, _, Text) :-
    pieces(Won, W),
    say("~wには~wで~wを得る。", [Reply, Next, W], Text).
shown([], _, _, "").

%   pieces(+Kinds, -Text): 銀と歩２枚.

pieces(Kinds, Text) :-
    msort(Kinds, Sorted),
    findall(Kind-1, member(Kind, Sorted), Pairs),
    group_pairs_by_key(Pairs, Groups),
    maplist(counted, Groups, Texts),
    atomic_list_concat(Texts, 'と', Text).

counted(Kind-Ones, Text) :-
    piece_name(Kind, Name),
    length(Ones, Count),
    (   Count =:= 1
    ->  Text = Name
    ;   say("~w~d枚", [Name, Count], Text)
    ).

kind(on(_, _, Kind, _), Name) :-
    piece_name(Kind, Name).

place(on(Square, _, Kind, _), Text) :-
    piece_name(Kind, Name),
    square_name(Square, At),
    say("~wの~w", [At, Name], Text).

places(Pieces, Text) :-
    maplist(place, Pieces, Texts),
    atomic_list_concat(Texts, 'と', Text).

term(Name, Value, Text) :-
    term_name(Name, Japanese),
    (   Value > 0
    ->  say("~wで＋~d", [Japanese, Value], Text)
    ;   Size is -Value,
        say("~wで−~d", [Japanese, Size], Text)
    ).

term_name(material, "駒の損得").
term_name(castle, "玉の囲い").
term_name(siege, "敵玉への迫り").
term_name(placement, "駒の配置").
term_name(control, "利き").
term_name(threats, "当たり").
term_name(king, "玉の安全").
term_name(mobility, "駒の働き").
term_name(tempo, "手番").
term_name(network, "学習した評価").
