:- encoding(utf8).
/*  Claims in English; moves and names of shapes are Japanese, as players expect. What the terms
    mean is in ../sentences.pl.
*/
:- module(gunshi_words_sentences_english,
          [ english/2                   % +Told, -Sentence
          ]).
:- use_module('../../shogi/kinds', [kind_english/2]).
:- use_module('../../shogi/move_words', [square_usi/2]).
:- use_module('../../shogi/position', [opponent/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  english(+Told, -Sentence:string) is det.
%
%   Sentence says Told, a term of gunshi_words_sentences.

english(takes(Won, []), S) :-
    pieces(Won, W),
    say("Takes ~w.", [W], S).
english(takes([], _), "Wins material.").
english(takes(Won, Lost), S) :-
    pieces(Won, W),
    pieces(Lost, L),
    say("Takes ~w for ~w.", [W, L], S).
english(went_wrong(Text), Text).
english(exchanges([Kind], [Kind]), S) :-
    !,
    kind_english(Kind, Name),
    say("Exchanges ~ws.", [Name], S).
english(exchanges(Won, Lost), S) :-
    pieces(Won, W),
    pieces(Lost, L),
    say("Exchanges ~w for ~w.", [L, W], S).
english(sacrifices(Line, _, []), S) :-
    line(Line, T),
    say("Gives material: ~w.", [T], S).
english(sacrifices(Line, [], Lost), S) :-
    pieces(Lost, L),
    line(Line, T),
    say("Gives ~w: ~w.", [L, T], S).
english(sacrifices(Line, Won, Lost), S) :-
    pieces(Lost, L),
    pieces(Won, W),
    line(Line, T),
    say("Gives ~w for ~w: ~w.", [L, W, T], S).
english(threatens([First|_], [], _, true), S) :-
    say("Threatens ~w.", [First], S).
english(threatens([First|_], Won, Lost, _), S) :-
    gains(Won, Lost, Text),
    say("Threatens ~w, which wins ~w.", [First, Text], S).
english(defends(moves, [First|_], [], _), S) :-
    say("Gets out of the way of ~w.", [First], S).
english(defends(takes, [First|_], [], _), S) :-
    say("Takes the piece that would play ~w.", [First], S).
english(defends(guards, [First|_], [], _), S) :-
    say("Stops ~w.", [First], S).
english(defends(moves, [First|_], Lost, Won), S) :-
    gains(Lost, Won, Text),
    say("Gets out of the way of ~w, which would win ~w.", [First, Text], S).
english(defends(takes, [First|_], Lost, Won), S) :-
    gains(Lost, Won, Text),
    say("Takes the piece that would win ~w by ~w.", [Text, First], S).
english(defends(guards, [First|_], Lost, Won), S) :-
    gains(Lost, Won, Text),
    say("Stops ~w, which would win ~w.", [First, Text], S).
english(mates(1, _), "Checkmate.").
english(mates(Plies, Line), S) :-
    line(Line, T),
    say("Mates in ~d: ~w.", [Plies, T], S).
english(threatens_mate(Plies, Line), S) :-
    line(Line, T),
    say("Threatens mate in ~d (詰めろ): ~w.", [Plies, T], S).
english(brinkmate(Plies, Line), S) :-
    line(Line, T),
    say("Brinkmate (必至): whatever is replied is mated; first the threat of mate in ~d: ~w.",
        [Plies, T], S).
english(parries(Plies, [First|_]), S) :-
    say("Parries the mate in ~d that begins with ~w.", [Plies, First], S).
english(tactic(forks, [_|Targets], Line, Won, Lost), S) :-
    places(Targets, T),
    shown(Line, Won, Lost, Text),
    say("Forks ~w~w.", [T, Text], S).
english(tactic(skewers, [Attacker|Targets], Line, Won, Lost), S) :-
    places(Targets, T),
    kind(Attacker, A),
    shown(Line, Won, Lost, Text),
    say("The ~w skewers ~w~w.", [A, T, Text], S).
english(tactic(discovers, [Attacker, Target], Line, Won, Lost), S) :-
    kind(Attacker, A),
    place(Target, T),
    shown(Line, Won, Lost, Text),
    say("Uncovers the ~w's attack on ~w~w.", [A, T, Text], S).
english(tactic(traps, [_, Target], Line, Won, Lost), S) :-
    place(Target, T),
    shown(Line, Won, Lost, Text),
    say("Leaves ~w no way out~w.", [T, Text], S).
english(tactic(overloads, [_, Guard|Targets], Line, Won, Lost), S) :-
    place(Guard, G),
    places(Targets, T),
    shown(Line, Won, Lost, Text),
    say("~w cannot guard ~w at once~w.", [G, T, Text], S).
english(named(Japanese, English, Targets), S) :-
    capital(English, Name),
    (   Targets == []
    ->  say("~w (~w).", [Name, Japanese], S)
    ;   places(Targets, T),
        say("~w (~w): ~w.", [Name, Japanese, T], S)
    ).
english(completes(Japanese, English, castle), S) :-
    say("Completes ~w (~w).", [English, Japanese], S).
english(completes(Japanese, English, _), S) :-
    capital(English, Name),
    say("~w (~w).", [Name, Japanese], S).
english(plan_step(Japanese, English, Kind, To, Target, _), S) :-
    kind_english(Kind, Piece),
    square_usi(Target, Square),
    (   To == Target
    ->  say("A step of ~w (~w): the ~w has come to ~w.", [English, Japanese, Piece, Square], S)
    ;   say("A step of ~w (~w): the ~w is on its way to ~w.",
            [English, Japanese, Piece, Square], S)
    ).
english(plan_place(Japanese, English, Kind, Target, _), S) :-
    kind_english(Kind, Piece),
    square_usi(Target, Square),
    say("~w (~w), among others, has the ~w on ~w.", [English, Japanese, Piece, Square], S).
english(plan_attack(Japanese, English), S) :-
    say("Goes on with the attack ~w (~w).", [English, Japanese], S).
english(joseki(Name), S) :-
    say("A book move of the line \"~w\".", [Name], S).
english(learned(Name, Number), S) :-
    say("Move ~d of the game ~w has taught it.", [Number, Name], S).
english(clause(Name, _, English), S) :-
    say("Decided by ~w: ~w.", [Name, English], S).
english(prepares(Move), S) :-
    say("Prepares ~w.", [Move], S).
english(prevents(Move), S) :-
    say("Does not let ~w happen.", [Move], S).
english(worse(About, Move, Line, mate(Plies)), S) :-
    subject(About, Move, Subject),
    line(Line, T),
    say("~w is mated in ~d: ~w.", [Subject, Plies, T], S).
english(worse(About, Move, Line, pieces(_, [])), S) :-
    !,
    subject(About, Move, Subject),
    line(Line, T),
    say("~w allows ~w.", [Subject, T], S).
english(worse(About, Move, Line, pieces(Won, Lost)), S) :-
    subject(About, Move, Subject),
    line(Line, T),
    gains(Lost, Won, Text),
    say("~w loses ~w: ~w.", [Subject, Text, T], S).
english(answers(Reply, Line, mate(Plies)), S) :-
    line(Line, T),
    say("The reply ~w is mated in ~d: ~w.", [Reply, Plies, T], S).
english(answers(Reply, Line, pieces(_, [])), S) :-
    !,
    line(Line, T),
    say("The reply ~w is met by ~w.", [Reply, T], S).
english(answers(Reply, Line, pieces(Won, Lost)), S) :-
    line(Line, T),
    gains(Lost, Won, Text),
    say("The reply ~w loses ~w: ~w.", [Reply, Text, T], S).
english(aims_at(First, []), S) :-
    say("If the other side does nothing, aims at ~w.", [First], S).
english(aims_at(First, Rest), S) :-
    line(Rest, T),
    say("If the other side does nothing, aims at ~w, then ~w.", [First, T], S).
english(only_good(Other, mated), S) :-
    say("The only move: the next best, ~w, is mated.", [Other], S).
english(only_good(Other, Difference), S) :-
    say("The only move: the next best, ~w, is ~d worse.", [Other, Difference], S).
english(as_good(Other, Difference, Line), S) :-
    (   Difference =:= 0
    ->  say("~w is as good", [Other], Weighed)
    ;   Difference > 50
    ->  say("~w is a little better (~@)", [Other, signed(Difference)], Weighed)
    ;   say("~w is about as good (~@)", [Other, signed(Difference)], Weighed)
    ),
    (   Line == []
    ->  say("~w.", [Weighed], S)
    ;   line(Line, T),
        say("~w: ~w.", [Weighed, T], S)
    ).
english(less_good(Other, Size, []), S) :-
    say("~w is ~d worse.", [Other, Size], S).
english(less_good(Other, Size, Line), S) :-
    line(Line, T),
    say("~w is ~d worse: ~w.", [Other, Size, T], S).
english(expected(Line, Side, Standing), S) :-
    line(Line, T),
    stands(Standing, Side, Stands),
    say("Expected: ~w. ~w.", [T, Stands], S).
english(heads_for(Pieces), S) :-
    findall(Text,
            ( member(on(Square, _, Kind, _), Pieces),
              kind_english(Kind, Name),
              square_usi(Square, At),
              say("the ~w goes to ~w", [Name, At], Text) ),
            Texts),
    atomic_list_concat(Texts, ', ', All),
    say("In most of the lines looked at ~w.", [All], S).
english(next(First, []), S) :-
    say("If nothing is done there is ~w.", [First], S).
english(next(First, Rest), S) :-
    line(Rest, T),
    say("If nothing is done there is ~w (~w).", [First, T], S).
english(on_reply(Reply, How, Answer, Side, Standing), S) :-
    line(Answer, T),
    stands(Standing, Side, Stands),
    (   How == hard_to_take
    ->  say("Hard to take, ~w: ~w. ~w.", [Reply, T, Stands], S)
    ;   weighed(How, Weighed),
        say("On ~w~w: ~w. ~w.", [Reply, Weighed, T, Stands], S)
    ).
english(rules_out(Other, Answer), S) :-
    line(Answer, T),
    say("Makes ~w hard to play: ~w.", [Other, T], S).
english(instead(Other, How, Line, Side, Standing), S) :-
    line(Line, T),
    stands(Standing, Side, Stands),
    weighed(How, Weighed),
    say("~w instead~w: ~w. ~w.", [Other, Weighed, T, Stands], S).
english(branch(Trunk, Other, How, Rest, Side, Standing), S) :-
    line(Trunk, T),
    line(Rest, R),
    stands(Standing, Side, Stands),
    weighed(How, Weighed),
    say("After ~w, ~w~w: ~w. ~w.", [T, Other, Weighed, R, Stands], S).
english(may_not_give(Giver, Kinds), S) :-
    opponent(Giver, Taker),
    side(Giver, G),
    side(Taker, T),
    findall(Text, ( member(Kind, Kinds), counted(Kind-[1], Text) ), Texts),
    listed(Texts, or, Pieces),
    say("~w may not give away ~w of those in hand: with it ~w would mate.", [G, Pieces, T], S).
english(remarked(Told, Threats, Forks, Techniques), S) :-
    english(Told, Begin),
    !,
    remark(Threats, "threatens mate", "threaten mate", Mates),
    remark(Forks, "is a fork", "are forks", Two),
    findall(Text,
            ( member(technique(Move, Japanese, English), Techniques),
              say(" ~w: ~w (~w).", [Move, English, Japanese], Text)
            ),
            Named),
    atomics_to_string([Begin, Mates, Two|Named], S).
english(balance(_, [], []), "Both sides have the same pieces now, but for pawns.").
english(balance(Mover, Ahead, Behind), S) :-
    side(Mover, M),
    (   Behind == []
    ->  pieces(Ahead, A),
        say("~w is ~w ahead now.", [M, A], S)
    ;   Ahead == []
    ->  pieces(Behind, B),
        say("~w is ~w behind now.", [M, B], S)
    ;   pieces(Ahead, A),
        pieces(Behind, B),
        say("~w has ~w more now, and ~w less.", [M, A, B], S)
    ).
english(contacts(Piece, Guarded, Targets), S) :-
    the_piece(Piece, P),
    contact("guards", Guarded, Guards),
    contact("attacks", Targets, Attacks),
    append(Guards, Attacks, Parts),
    atomic_list_concat(Parts, ', and ', Text),
    say("~w ~w.", [P, Text], S).
english(stock(Mover, Ahead0, Behind0, Pawns, Own, Theirs), S) :-
    side(Mover, M),
    opponent_words(Mover, O),
    with_pawns(Pawns, Ahead0, Behind0, Ahead, Behind),
    (   Ahead == [],
        Behind == []
    ->  All = "both sides have the same"
    ;   findall(Text,
                ( member(Kinds-Word, [Ahead-"ahead", Behind-"behind"]),
                  Kinds = [_|_],
                  pieces(Kinds, Text0),
                  say("~w ~w", [Text0, Word], Text)
                ),
                Texts),
        atomic_list_concat(Texts, ', ', Words),
        say("~w ~w", [M, Words], All)
    ),
    (   Own+Theirs =:= 0
    ->  say("In all: ~w.", [All], S)
    ;   say("In all: ~w. Pawns in hand: ~w ~d, ~w ~d.", [All, M, Own, O, Theirs], S)
    ).
english(returns, "Takes its side's last move back.").
english(loses_moves(Piece, Made, Needed, Mover, Own, Theirs, Waits), S) :-
    place(Piece, P),
    side(Mover, M),
    opponent_words(Mover, O),
    ( Waits == waits -> Begin = "A waiting move (手待ち): " ; Begin = "" ),
    (   Needed =:= 0
    ->  say("~w is back where it began after ~d moves", [P, Made], Went)
    ;   say("~w has taken ~d moves, where ~d would do on an empty board",
            [P, Made, Needed], Went)
    ),
    say("~w~w. Moves lost by going round: ~w ~d, ~w ~d.", [Begin, Went, M, Own, O, Theirs], S0),
    capital(S0, S).
english(few_moves(Moves, Worse), S) :-
    atomic_list_concat(Moves, ', ', All),
    (   Worse == mated
    ->  say("There is a choice of ~w: with any other move the side is mated.", [All], S)
    ;   say("There is a choice of ~w: any other move is worth ~d less or worse.", [All, Worse], S)
    ).
english(eyes(Slider, Front, Behind), S) :-
    the_piece(Slider, A),
    place(Behind, B),
    place(Front, F),
    say("~w eyes ~w, behind ~w.", [A, B, F], S).
english(leaves_line(Piece, Slider), S) :-
    the_piece(Piece, A),
    place(Slider, B),
    say("~w leaves the line of ~w.", [A, B], S).
english(fills(on(To, _, _, _), Knights), S) :-
    square_usi(To, Square),
    findall(From, ( member(on(At, _, _, _), Knights), square_usi(At, From) ), Froms),
    listed(Froms, and, From),
    ( Froms = [_] -> Names = "The knight" ; Names = "The knights" ),
    say("~w on ~w can no longer go to ~w.", [Names, From, Square], S).
english(unlikely(Count), S) :-
    say("Not easy to think of: a short search does not have it among its ~d best.", [Count], S).
english(gaps(Kind, Was, Count), S) :-
    kind_english(Kind, K),
    say("A ~w can be dropped safely into the mover's camp on ~@ now, ~d before.",
        [K, squares(Count), Was], S).
english(waiting(Difference), S) :-
    (   Difference >= -30
    ->  S = "A waiting move: to pass would be worth about the same."
    ;   Less is -Difference,
        say("Whatever moves costs something: to pass would be worth ~d more.", [Less], S)
    ).
english(ways(Ways), S) :-
    ways(Ways, Text),
    say("The book from here: ~w.", [Text], S).
english(other_ways(Ways), S) :-
    ways(Ways, Text),
    say("The book has other moves: ~w.", [Text], S).
english(transposes(From, Name, Line), S) :-
    line(Line, T),
    ( From == before -> Instead = " instead" ; Instead = "" ),
    say("With ~w~w the game comes to the book of ~w.", [T, Instead, Name], S).
english(nears(_, English, Steps), S) :-
    line(Steps, T),
    say("With ~w it becomes: ~w.", [T, English], S).
english(could_build(_, English, Steps), S) :-
    line(Steps, T),
    say("With ~w instead it becomes: ~w.", [T, English], S).
english(comes_round(Line), S) :-
    line(Line, T),
    say("What is expected repeats a position: ~w.", [T], S).
english(weighs(Mover, Terms), S) :-
    side(Mover, M),
    findall(Text,
            ( member(Name-Value, Terms), say("~w ~@", [Name, signed(Value)], Text) ),
            Texts),
    atomic_list_concat(Texts, ', ', All),
    say("What weighs at the end of what is expected, for ~w: ~w.", [M, All], S).
english(pawns(Mover, Count), S) :-
    side(Mover, M),
    (   Count =:= 1
    ->  say("~w is a pawn ahead now.", [M], S)
    ;   say("~w is ~d pawns ahead now.", [M, Count], S)
    ).
english(stands_against(clashes, _), "The pawns clash.").
english(stands_against(offers, Kind), S) :-
    kind_english(Kind, K),
    say("Offers to exchange ~ws.", [K], S).
english(counted(ranges, Piece, Was, Count), S) :-
    the_piece(Piece, A),
    say("~w sees ~@ now, ~d before.", [A, squares(Count), Was], S).
english(counted(shelters, _, Was, Count), S) :-
    say("Golds and silvers near the king: ~d now, ~d before.", [Count, Was], S).
english(counted(widens, _, Was, Count), S) :-
    say("The king has ~@ to go to now, ~d before.", [squares(Count), Was], S).
english(counted(confines, _, Was, Count), S) :-
    say("The other king has ~@ to go to now, ~d before.", [squares(Count), Was], S).
english(not_mated(Mover), S) :-
    side(Mover, M),
    say("~w's king cannot be mated by checks now.", [M], S).
english(threatens_no_mate, "It does not threaten mate yet.").
english(no_mate(Other), S) :-
    side(Other, O),
    say("~w's king could not be mated in this position.", [O], S).
english(wide(Count), S) :-
    say("There is a wide choice: ~d moves or more are worth about the same.", [Count], S).
english(repeats(Count), S) :-
    time_of(Count, Time),
    say("The position is there for the ~w time.", [Time], S).
english(only_move, "There is no other move.").
english(judged(Other, Difference, Terms), S) :-
    Size is abs(Difference),
    (   Size < 80
    ->  say("Hardly different from ~w.", [Other], S)
    ;   higher(Difference, Higher),
        (   Terms = [Name-Value]
        ->  say("The score is ~d ~w than that of ~w, mostly by ~w (~@).",
                [Size, Higher, Other, Name, signed(Value)], S)
        ;   say("The score is ~d ~w than that of ~w.", [Size, Higher, Other], S)
        )
    ).
english(rule(check, [Checker, _]), S) :-
    kind(Checker, A),
    say("Check by the ~w.", [A], S).
english(rule(double_check, _), "Double check (両王手).").
english(rule(discovered_check, [Checker, _]), S) :-
    kind(Checker, A),
    say("Discovered check by the ~w (開き王手).", [A], S).
english(rule(captures_checker, _), "Takes the piece that gives check.").
english(rule(escapes, _), "The king steps out of check.").
english(rule(blocks, [Piece]), S) :-
    kind(Piece, A),
    say("The ~w steps between, against the check.", [A], S).
english(rule(interposes, [Piece]), S) :-
    kind(Piece, A),
    say("Drops a ~w between, against the check.", [A], S).
english(rule(promotes, [Piece]), S) :-
    kind(Piece, A),
    say("Promotes: a ~w.", [A], S).
english(rule(drops, [Piece]), S) :-
    Piece = on(Square, _, _, _),
    kind(Piece, A),
    square_usi(Square, At),
    say("Drops a ~w on ~w.", [A, At], S).
english(rule(protects, [_, Target]), S) :-
    place(Target, T),
    say("Guards ~w, which nothing guarded.", [T], S).
english(rule(makes_way, [Knight]), S) :-
    place(Knight, K),
    say("Makes way for ~w.", [K], S).
english(rule(backs, [_, Pawn]), S) :-
    place(Pawn, P),
    say("The rook comes behind ~w.", [P], S).
english(rule(faces, [_, Rook]), S) :-
    place(Rook, R),
    say("Faces ~w.", [R], S).
english(rule(shuts, [Slider, _]), S) :-
    Slider = on(Square, _, _, _),
    kind(Slider, A),
    square_usi(Square, At),
    say("Shuts the line of its own ~w on ~w.", [A, At], S).
english(rule(pins, [Attacker, Target, _]), S) :-
    kind(Attacker, A),
    place(Target, T),
    say("The ~w pins ~w to the king.", [A, T], S).
english(rule(opens, [Slider]), S) :-
    place(Slider, A),
    say("Opens the line of ~w.", [A], S).
english(rule(closes, [Slider, _]), S) :-
    place(Slider, A),
    say("Shuts the line of ~w.", [A], S).

higher(Difference, Text) :-
    (   Difference > 0
    ->  Text = higher
    ;   Text = lower
    ).

say(Format, Arguments, String) :-
    format(string(String), Format, Arguments).

side(sente, "Sente").
side(gote, "Gote").

remark([], _, _, "").
remark([Move|Moves], One, More, S) :-
    listed([Move|Moves], and, All),
    ( Moves == [] -> Verb = One ; Verb = More ),
    say(" ~w ~w.", [All, Verb], S).

weighed(less_good, "").
weighed(as_good, ", about as good").
weighed(worse(Difference), Text) :-
    say(", ~d worse", [Difference], Text).
weighed(better(Difference), Text) :-
    say(", ~d better", [Difference], Text).

stands(even, _, "Even").
stands(rather, Side, Text) :-
    side(Side, S),
    say("Nearly even, rather for ~w", [S], Text).
stands(slightly, Side, Text) :-
    side(Side, S),
    say("~w stands slightly better", [S], Text).
stands(clearly, Side, Text) :-
    side(Side, S),
    say("~w stands clearly better", [S], Text).
stands(winning, Side, Text) :-
    side(Side, S),
    say("~w is winning", [S], Text).
stands(mates, Side, Text) :-
    side(Side, S),
    say("~w has mated", [S], Text).

opponent_words(Mover, Words) :-
    opponent(Mover, Other),
    side(Other, Words).

%   with_pawns(+Pawns, +Ahead0, +Behind0, -Ahead, -Behind): pawns among the pieces ahead or behind.

with_pawns(Pawns, Ahead0, Behind0, Ahead, Behind) :-
    Count is abs(Pawns),
    length(More, Count),
    maplist(=(fu), More),
    (   Pawns > 0
    ->  append(Ahead0, More, Ahead),
        Behind = Behind0
    ;   Ahead = Ahead0,
        append(Behind0, More, Behind)
    ).

%   contact(+Word, +Pieces, -Parts): Parts has what is done to Pieces, if there are any.

contact(_, [], []) :-
    !.
contact(Word, Pieces, [Part]) :-
    places(Pieces, Text),
    say("~w ~w", [Word, Text], Part).

squares(Count) :-
    (   Count =:= 0
    ->  format("no square", [])
    ;   Count =:= 1
    ->  format("1 square", [])
    ;   format("~d squares", [Count])
    ).

signed(Value) :-
    (   Value > 0
    ->  format("+~d", [Value])
    ;   format("~d", [Value])
    ).

subject(played, _, "This move").
subject(best, _, "This move").
subject(alternative, Move, Move).

%   ways(+Ways, -Text): Ways are Move-Names.

ways(Ways, Text) :-
    findall(Way,
            ( member(Move-Names, Ways),
              atomic_list_concat(Names, ', ', All),
              say("~w (~w)", [Move, All], Way)
            ),
            Texts),
    atomic_list_concat(Texts, '; ', Text).

line(Line, Text) :-
    atomic_list_concat(Line, ' ', Text).

gains([], _, "material").
gains(Won, [], Text) :-
    pieces(Won, Text).
gains(Won, Lost, Text) :-
    pieces(Won, W),
    pieces(Lost, L),
    say("~w for ~w", [W, L], Text).

shown([], _, _, "").
shown([Reply], _, _, Text) :-
    say(": ~w does not save all", [Reply], Text).
shown([Reply, Next|_], [], _, Text) :-
    say(": after ~w, ~w wins material", [Reply, Next], Text).
shown([Reply, Next|_], Won, _, Text) :-
    pieces(Won, W),
    say(": after ~w, ~w wins ~w", [Reply, Next, W], Text).

%   pieces(+Kinds, -Text): a silver and 2 pawns.

pieces(Kinds, Text) :-
    msort(Kinds, Sorted),
    findall(Kind-1, member(Kind, Sorted), Pairs),
    group_pairs_by_key(Pairs, Groups),
    maplist(counted, Groups, Texts),
    listed(Texts, and, Text).

%   listed(+Texts, +Word, -Text): a, b and c, with Word before the last one.

listed([], _, "").
listed([Text], _, Text) :-
    !.
listed(Texts, Word, Text) :-
    append(Earlier, [Last], Texts),
    atomic_list_concat(Earlier, ', ', List),
    say("~w ~w ~w", [List, Word, Last], Text).

counted(Kind-Ones, Text) :-
    kind_english(Kind, Name),
    length(Ones, Count),
    (   Count =:= 1
    ->  say("a ~w", [Name], Text)
    ;   say("~d ~ws", [Count, Name], Text)
    ).

kind(on(_, _, Kind, _), Name) :-
    kind_english(Kind, Name).

place(on(Square, _, Kind, _), Text) :-
    kind_english(Kind, Name),
    square_usi(Square, At),
    say("the ~w on ~w", [Name, At], Text).

places(Pieces, Text) :-
    maplist(place, Pieces, Texts),
    listed(Texts, and, Text).

the_piece(Piece, Text) :-
    place(Piece, Place),
    capital(Place, Text).

capital(Text, Capital) :-
    sub_string(Text, 0, 1, _, First),
    sub_string(Text, 1, _, 0, Rest),
    string_upper(First, Upper),
    string_concat(Upper, Rest, Capital).

%   time_of(+Count, -Word): which time it is; most games end at the fourth.

time_of(2, second).
time_of(3, third).
time_of(4, fourth).
time_of(Count, Word) :-
    Count > 4,
    format(atom(Word), "~dth", [Count]).
