:- encoding(utf8).
/*  The sentence of a claim, in Japanese and English, and what of a list of claims is shown first.

    A sentence says what the witness of the claim shows, and no more. First what there is to say is
    found, the same for both languages: which pieces are won and lost along the line, what the moves
    are called. Each language makes its sentence of that: sentences/japanese.pl,
    sentences/english.pl.
*/
:- module(gunshi_words_sentences,
          [ claim_sentence/4,           % +Language, +Game, +Claim, -Sentence
            shown_claims/3,             % +Claims, +Before, -First
            claim_topic/2               % +Claim, -Topic
          ]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../knowledge/claims/claim_kinds', [folded_kind/1]).
:- use_module('../knowledge/claims/study', [line_start/3, standing/4]).
:- use_module('../knowledge/shogi/longer_lines', [line_end/3]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/kinds', [promoted_kind/2]).
:- use_module('../shogi/notation', [line_texts/4, move_text/4]).
:- use_module('../shogi/position',
              [ in_check/1, legal_moves/2, opponent/2, position_after/3, position_passed/2,
                side_to_move/2
              ]).
:- use_module('../shogi/squares', [move_to/2]).
:- use_module(sentences/english, [english/2]).
:- use_module(sentences/japanese, [japanese/2]).
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3]).

%!  claim_sentence(+Language, +Game, +Claim, -Sentence:string) is det.
%
%   Sentence says Claim, about a move at the end of Game, in Language, `ja` or `en`.

claim_sentence(Language, Game, Claim, Sentence) :-
    told(Claim, Game, Told),
    (   Language == ja
    ->  once(japanese(Told, Sentence))
    ;   once(english(Told, Sentence0)),
        one_end(Sentence0, Sentence)
    ).

%   one_end(+Text0, -Text): a line that is cut ends in dots, and needs no full stop.

one_end(Text0, Text) :-
    atomic_list_concat(Parts, '….', Text0),
    atomic_list_concat(Parts, '…', Joined),
    atom_string(Joined, Text).

%   told(+Claim, +Game, -Told): what the sentence is made of, a term of the kind and of
%
%     - Line       texts of moves
%     - Won, Lost  kinds of the pieces that the side takes and that are taken from it, along a line
%     - pieces     on(Square, Side, Kind, Role)
%
%   Or it is remarked(Told, Threats, Forks, Techniques): so it is, and Threats and Forks, of its
%   line, threaten mate and fork; Techniques are technique(Move, Japanese, English), what pawns of
%   the line are called.

told(claim(Kind, Witness), Game, Told) :-
    once(told(Kind, Witness, Game, Told0)),
    remarked(mate_threats, Witness, Game, Threats),
    remarked(forks, Witness, Game, Forks),
    named(Witness, Game, Techniques),
    (   Threats == [],
        Forks == [],
        Techniques == []
    ->  Told = Told0
    ;   Told = remarked(Told0, Threats, Forks, Techniques)
    ).

remarked(Key, Witness, Game, Texts) :-
    Remark =.. [Key, Numbers],
    (   memberchk(Remark, Witness)
    ->  line_words(Witness, Game, Line),
        findall(Text, ( member(Number, Numbers), nth1(Number, Line, Text) ), Texts)
    ;   Texts = []
    ).

named(Witness, Game, Techniques) :-
    (   memberchk(techniques(Named), Witness)
    ->  line_words(Witness, Game, Line),
        findall(technique(Text, Japanese, English),
                ( member(technique(Number, _, Japanese, English), Named),
                  nth1(Number, Line, Text)
                ),
                Techniques)
    ;   Techniques = []
    ).

told(went_wrong, [_, _, error(Error)|_], _, went_wrong(Text)) :-
    error_line(Error, Text).
told(takes, Witness, Game, takes(Won, Lost)) :-
    square_way(Witness, Game, Won, Lost).
told(exchanges, Witness, Game, exchanges(Won, Lost)) :-
    square_way(Witness, Game, Won0, Lost0),
    maplist(plain, Won0, Won),
    maplist(plain, Lost0, Lost).
told(sacrifices, Witness, Game, sacrifices(Line, Won, Lost)) :-
    whole_way(Witness, Game, Won, Lost),
    line_words(Witness, Game, Line).
told(threatens, Witness, Game, threatens(Line, Won, Lost, Promotes)) :-
    own_way(Witness, Game, Won, Lost),
    line_words(Witness, Game, Line),
    memberchk(line([First|_]), Witness),
    promotion(First, Promotes).
told(defends, Witness, Game, defends(How, Line, Lost, Won)) :-
    memberchk(how(How), Witness),
    own_way(Witness, Game, Lost, Won),
    line_words(Witness, Game, Line).
told(mates, Witness, Game, mates(Plies, Line)) :-
    memberchk(plies(Plies), Witness),
    line_words(Witness, Game, Line).
told(Kind, Witness, Game, Told) :-
    memberchk(Kind, [threatens_mate, brinkmate, parries]),
    memberchk(plies(Plies), Witness),
    line_words(Witness, Game, Line),
    Told =.. [Kind, Plies, Line].
told(Kind, Witness, Game, tactic(Kind, Squares, Line, Won, Lost)) :-
    memberchk(Kind, [forks, skewers, discovers, traps, overloads]),
    memberchk(squares(Squares), Witness),
    whole_way(Witness, Game, Won, Lost),
    line_words(Witness, Game, Line).
told(motif, Witness, _, named(Japanese, English, Targets)) :-
    memberchk(words(Japanese, English), Witness),
    memberchk(squares([_|Targets]), Witness).
told(completes, Witness, _, completes(Japanese, English, Role)) :-
    memberchk(words(Japanese, English), Witness),
    memberchk(squares([on(_, _, _, Role)|_]), Witness).
told(plan_step, Witness, _, Told) :-
    memberchk(words(Japanese, English), Witness),
    memberchk(squares([on(To, Side, Kind, _)|_]), Witness),
    (   memberchk(begun(false), Witness),
        memberchk(target(Target), Witness)
    ->  Told = plan_place(Japanese, English, Kind, Target, Side)
    ;   memberchk(target(Target), Witness)
    ->  Told = plan_step(Japanese, English, Kind, To, Target, Side)
    ;   Told = plan_attack(Japanese, English)
    ).
told(joseki, Witness, _, joseki(Name)) :-
    memberchk(name(Name), Witness).
told(clause, Witness, _, clause(Name, Japanese, English)) :-
    memberchk(name(Name), Witness),
    memberchk(words(Japanese, English), Witness).
told(learned, Witness, _, learned(Name, Number)) :-
    memberchk(name(Name), Witness),
    memberchk(ply(Number), Witness).
told(Kind, Witness, Game, Told) :-
    memberchk(Kind, [prepares, prevents]),
    line_words(Witness, Game, Line),
    last_of(Line, Last),
    Told =.. [Kind, Last].
told(worse, Witness, Game, worse(About, Move, Line, Loss)) :-
    memberchk(about(About), Witness),
    memberchk(move(Move0), Witness),
    move_text(japanese, Game, Move0, Move),
    line_words(Witness, Game, Line),
    (   memberchk(mate(true), Witness)
    ->  memberchk(plies(Plies), Witness),
        Loss = mate(Plies)
    ;   lossy_way(Witness, Game, Won, Lost),
        Loss = pieces(Won, Lost)
    ).
told(answers, Witness, Game, answers(Reply, Line, Loss)) :-
    line_words(Witness, Game, [Reply|Line]),
    (   memberchk(plies(Plies), Witness)
    ->  Loss = mate(Plies)
    ;   reply_way(Witness, Game, Won, Lost),
        Loss = pieces(Won, Lost)
    ).
told(aims_at, Witness, Game, aims_at(First, Rest)) :-
    line_words(Witness, Game, [First|Rest]).
told(only_move, Witness, Game, only_good(Other, Worse)) :-
    (   memberchk(mated(true), Witness)
    ->  memberchk(against(Move), Witness),
        move_text(japanese, Game, Move, Other),
        Worse = mated
    ;   compared(Witness, against, Game, Other, Worse)
    ).
told(few_moves, Witness, Game, few_moves(Texts, Worse)) :-
    memberchk(moves(Moves), Witness),
    maplist(move_text(japanese, Game), Moves, Texts),
    (   memberchk(mated(true), Witness)
    ->  Worse = mated
    ;   memberchk(difference(Worse), Witness)
    ).
told(less_good, Witness, Game, less_good(Other, Size, Line)) :-
    compared(Witness, move, Game, Other, Difference),
    Size is -Difference,
    line_words(Witness, Game, Line).
told(as_good, Witness, Game, as_good(Other, Difference, Line)) :-
    compared(Witness, move, Game, Other, Difference),
    line_words(Witness, Game, Line).
told(expected, Witness, Game, expected(Line, Side, Standing)) :-
    line_words(Witness, Game, Line),
    (   mated_at_end(Witness, Game, Loser)
    ->  opponent(Loser, Side),
        Standing = mates
    ;   score_words(Witness, Game, Side, Standing)
    ).
told(heads_for, Witness, _, heads_for(Pieces)) :-
    memberchk(heads(Pieces), Witness).
told(next, Witness, Game, next(First, Rest)) :-
    line_words(Witness, Game, [First|Rest]).
told(on_reply, Witness, Game, on_reply(Reply, How, Answer, Side, Standing)) :-
    line_words(Witness, Game, [Reply|Answer]),
    score_words(Witness, Game, Side, Standing),
    memberchk(difference(Difference), Witness),
    memberchk(move(Move), Witness),
    memberchk(line([Reply0|_]), Witness),
    move_to(Move, To),
    (   Difference >= 150,
        move_to(Reply0, To)
    ->  How = hard_to_take
    ;   weighed_against(Difference, How)
    ).
told(rules_out, Witness, Game, rules_out(Other, Answer)) :-
    line_words(Witness, Game, [Other|Answer]).
told(instead, Witness, Game, instead(Other, How, Line, Side, Standing)) :-
    memberchk(difference(Difference), Witness),
    weighed_against(Difference, How),
    memberchk(move(Move), Witness),
    move_text(japanese, Game, Move, Other),
    line_words(Witness, Game, Line),
    score_words(Witness, Game, Side, Standing).
told(branch, Witness, Game, branch(Trunk, Other, How, Rest, Side, Standing)) :-
    memberchk(about(About), Witness),
    memberchk(move(Move), Witness),
    memberchk(count(Count), Witness),
    line_words(Witness, Game, Line),
    length(Trunk0, Count),
    append(Trunk0, [Other|Rest], Line),
    (   About == alternative
    ->  move_text(japanese, Game, Move, First),
        Trunk = [First|Trunk0]
    ;   Trunk = Trunk0
    ),
    memberchk(difference(Difference), Witness),
    weighed_against(Difference, How),
    score_words(Witness, Game, Side, Standing).
told(may_not_give, Witness, _, may_not_give(Giver, Kinds)) :-
    memberchk(side(Giver), Witness),
    memberchk(pieces(Kinds), Witness).
told(balance, Witness, Game, balance(Mover, Ahead, Behind)) :-
    memberchk(ahead(Ahead), Witness),
    memberchk(behind(Behind), Witness),
    mover_of(Game, Mover).
told(contacts, Witness, _, contacts(Piece, Guarded, Targets)) :-
    memberchk(squares([Piece|Others]), Witness),
    findall(Other, ( member(Other, Others), Other = on(_, _, _, guarded) ), Guarded),
    findall(Other, ( member(Other, Others), Other = on(_, _, _, target) ), Targets).
told(stock, Witness, Game, stock(Mover, Ahead, Behind, Pawns, Own, Theirs)) :-
    memberchk(ahead(Ahead), Witness),
    memberchk(behind(Behind), Witness),
    memberchk(count(Pawns), Witness),
    memberchk(hands(Own, Theirs), Witness),
    mover_of(Game, Mover).
told(returns, _, _, returns).
told(loses_moves, Witness, Game, loses_moves(Piece, Made, Needed, Mover, Own, Theirs, Waits)) :-
    memberchk(squares([Piece]), Witness),
    memberchk(made(Made), Witness),
    memberchk(needed(Needed), Witness),
    memberchk(own(Own), Witness),
    memberchk(theirs(Theirs), Witness),
    mover_of(Game, Mover),
    ( memberchk(waits, Witness) -> Waits = waits ; Waits = no ).
told(eyes, Witness, _, eyes(Slider, Front, Behind)) :-
    memberchk(squares([Slider, Front, Behind]), Witness).
told(leaves_line, Witness, _, leaves_line(Piece, Slider)) :-
    memberchk(squares([Piece, Slider|_]), Witness).
told(fills, Witness, _, fills(Piece, Knights)) :-
    memberchk(squares([Piece|Knights]), Witness).
told(unlikely, Witness, _, unlikely(Count)) :-
    memberchk(count(Count), Witness).
told(gaps, Witness, _, gaps(Kind, Was, Count)) :-
    memberchk(drops([drop(Kind, _)|_]), Witness),
    memberchk(was(Was), Witness),
    memberchk(count(Count), Witness).
told(waiting, Witness, _, waiting(Difference)) :-
    memberchk(difference(Difference), Witness).
told(Kind, Witness, Game, Told) :-
    memberchk(Kind, [ways, other_ways]),
    memberchk(ways(Ways), Witness),
    line_start(Witness, Game, Start),
    findall(Text-Names,
            ( member(way(Move, Names), Ways), line_texts(japanese, Start, [Move], [Text]) ),
            Texts),
    Told =.. [Kind, Texts].
told(transposes, Witness, Game, transposes(From, Name, Line)) :-
    memberchk(name(Name), Witness),
    line_words(Witness, Game, Line),
    (   memberchk(from(before), Witness)
    ->  From = before
    ;   From = after
    ).
told(Kind, Witness, Game, Told) :-
    memberchk(Kind, [nears, could_build]),
    memberchk(words(Japanese, English), Witness),
    memberchk(steps(Steps), Witness),
    line_start(Witness, Game, Start),
    (   memberchk(from(before), Witness)
    ->  First = Start
    ;   position_passed(Start, First)
    ),
    step_texts(Steps, First, Texts),
    Told =.. [Kind, Japanese, English, Texts].
told(comes_round, Witness, Game, comes_round(Line)) :-
    line_words(Witness, Game, Line).
told(weighs, Witness, Game, weighs(Mover, Terms)) :-
    memberchk(terms(Terms), Witness),
    mover_of(Game, Mover).
told(pawns, Witness, Game, pawns(Mover, Count)) :-
    memberchk(count(Count), Witness),
    mover_of(Game, Mover).
told(Kind, Witness, Game, stands_against(Kind, Moved)) :-
    memberchk(Kind, [clashes, offers]),
    memberchk(move(Move), Witness),
    game_position(Game, Before),
    position_after(Before, Move, After),
    move_to(Move, To),
    once(standing(After, _, Moved, To)).
told(Kind, Witness, _, counted(Kind, Piece, Was, Count)) :-
    memberchk(was(Was), Witness),
    memberchk(count(Count), Witness),
    memberchk(squares([Piece]), Witness).
told(not_mated, _, Game, not_mated(Mover)) :-
    mover_of(Game, Mover).
told(threatens_no_mate, _, _, threatens_no_mate).
told(no_threat_of_mate, _, _, threatens_no_mate).
told(no_mate, _, Game, no_mate(Other)) :-
    mover_of(Game, Mover),
    opponent(Mover, Other).
told(wide, Witness, _, wide(Count)) :-
    memberchk(count(Count), Witness).
told(repeats, Witness, _, repeats(Count)) :-
    memberchk(count(Count), Witness).
told(judged, Witness, Game, Told) :-
    (   memberchk(against(Move), Witness)
    ->  move_text(japanese, Game, Move, Other),
        memberchk(difference(Difference), Witness),
        memberchk(terms(Terms), Witness),
        Told = judged(Other, Difference, Terms)
    ;   Told = only_move
    ).
told(Kind, Witness, _, Told) :-
    memberchk(squares(Squares), Witness),
    Told = rule(Kind, Squares).

%   step_texts(+Steps, +Position, -Texts): the other side passes after each.

step_texts([], _, []).
step_texts([Step|Steps], Position, [Text|Texts]) :-
    line_texts(japanese, Position, [Step], [Text]),
    (   Steps == []
    ->  Texts = []
    ;   position_after(Position, Step, After),
        position_passed(After, Next),
        step_texts(Steps, Next, Texts)
    ).

%   weighed_against(+Difference, -How): a move that is worth so much less than another is `as_good`,
%   worse(Difference), or `less_good`, which goes without saying; or better(More).

weighed_against(Difference, How) :-
    (   Difference =< -80
    ->  More is -Difference,
        How = better(More)
    ;   Difference < 50
    ->  How = as_good
    ;   Difference >= 150
    ->  How = worse(Difference)
    ;   How = less_good
    ).

%   compared(+Witness, +Key, +Game, -Text, -Difference): Text is the other move, at Key of Witness.

compared(Witness, Key, Game, Text, Difference) :-
    Part =.. [Key, Move],
    memberchk(Part, Witness),
    move_text(japanese, Game, Move, Text),
    memberchk(difference(Difference), Witness).

mover_of(Game, Mover) :-
    game_position(Game, Position),
    side_to_move(Position, Mover).

%   mated_at_end(+Witness, +Game, -Side) is semidet: Side is mated at the end of the line.

mated_at_end(Witness, Game, Side) :-
    line_start(Witness, Game, Start),
    memberchk(line(Line), Witness),
    line_end(Start, Line, End),
    in_check(End),
    legal_moves(End, []),
    side_to_move(End, Side).

%   score_words(+Witness, +Game, -Side, -Standing): by the score of Witness, Side stands better, by
%   Standing: `even`, `rather`, `slightly`, `clearly`, `winning`.

score_words(Witness, Game, Side, Standing) :-
    memberchk(score(Score), Witness),
    mover_of(Game, Mover),
    (   Score < 0
    ->  opponent(Mover, Side)
    ;   Side = Mover
    ),
    Size is abs(Score),
    once(( member(Least-Standing, [1500-winning, 500-clearly, 150-slightly, 50-rather, 0-even]),
           Size >= Least
         )).

last_of(List, Last) :-
    append(_, [Last], List).

promotion(promote(_, _), true) :-
    !.
promotion(_, false).

%   line_words(+Witness, +Game, -Texts): the moves of the line in Japanese, the first six of a long
%   one.

line_words(Witness, Game, Texts) :-
    memberchk(line(Line), Witness),
    line_words(Line, Witness, Game, Texts0),
    (   length(Shown, 6),
        append(Shown, [_, _|_], Texts0)
    ->  append(Shown, ["…"], Texts)
    ;   Texts = Texts0
    ).

line_words(Line, Witness, Game, Texts) :-
    (   memberchk(pass, Witness)
    ->  line_start(Witness, Game, Start),
        line_texts(japanese, Start, Line, Texts)
    ;   memberchk(from(before), Witness)
    ->  line_texts(japanese, Game, Line, Texts)
    ;   memberchk(move(Move), Witness),
        line_texts(japanese, Game, [Move|Line], [_|Texts])
    ).

%   own_way(+Witness, +Game, -Won, -Lost): by the first move of the line and what follows on its
%   square, for the side that begins it.
%   square_way(+Witness, +Game, -Won, -Lost): by the move and what follows on its square.
%   whole_way(+Witness, +Game, -Won, -Lost): along the line, with the move before it, for its mover.
%   reply_way(+Witness, +Game, -Won, -Lost): along the line, for the side that replies to the move.
%   lossy_way(+Witness, +Game, -Won, -Lost): the same, but a tokin lost for a pawn is something lost
%   where nothing else is.

own_way(Witness, Game, Won, Lost) :-
    line_start(Witness, Game, Start),
    side_to_move(Start, Side),
    memberchk(line([First|Line]), Witness),
    move_to(First, To),
    on_square(Line, To, There),
    taken([First|There], Start, Side, Won0, Lost0),
    net(Won0, Lost0, Won, Lost).

on_square([Move|Line], To, [Move|There]) :-
    move_to(Move, To),
    !,
    on_square(Line, To, There).
on_square(_, _, []).

square_way(Witness, Game, Won, Lost) :-
    game_position(Game, Before),
    side_to_move(Before, Side),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    move_to(Move, To),
    on_square(Line, To, There),
    taken([Move|There], Before, Side, Won, Lost).

whole_way(Witness, Game, Won, Lost) :-
    every_way(Witness, Game, Won0, Lost0),
    memberchk(line(Line), Witness),
    (   Line = [_]
    ->  Won = Won0,
        Lost = Lost0
    ;   net(Won0, Lost0, Won, Lost)
    ).

lossy_way(Witness, Game, Won, Lost) :-
    every_way(Witness, Game, Won0, Lost0),
    net(Won0, Lost0, Won1, Lost1),
    (   Lost1 == []
    ->  Won = Won0,
        Lost = Lost0
    ;   Won = Won1,
        Lost = Lost1
    ).

reply_way(Witness, Game, Won, Lost) :-
    game_position(Game, Before),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    position_after(Before, Move, After),
    side_to_move(After, Side),
    taken(Line, After, Side, Won0, Lost0),
    net(Won0, Lost0, Won, Lost).

every_way(Witness, Game, Won, Lost) :-
    game_position(Game, Before),
    side_to_move(Before, Side),
    memberchk(move(Move), Witness),
    memberchk(line(Line), Witness),
    taken([Move|Line], Before, Side, Won, Lost).

%   net(+Won0, +Lost0, -Won, -Lost): a pawn for a pawn is nothing won; a promoted piece is as what
%   it is in hand.

net([], Lost, [], Lost).
net([Kind|Won0], Lost0, Won, Lost) :-
    (   append(Before, [Other|After], Lost0),
        plain(Kind, Plain),
        plain(Other, Plain)
    ->  append(Before, After, Lost1),
        Won = Won1
    ;   Lost1 = Lost0,
        Won = [Kind|Won1]
    ),
    net(Won0, Lost1, Won1, Lost).

plain(Kind, Plain) :-
    (   promoted_kind(Plain0, Kind)
    ->  Plain = Plain0
    ;   Plain = Kind
    ).

taken([], _, _, [], []).
taken([Move|Moves], Position, Side, Won, Lost) :-
    move_to(Move, To),
    position_after(Position, Move, After),
    (   standing(Position, _, Kind, To)
    ->  (   side_to_move(Position, Side)
        ->  Won = [Kind|Won1],
            Lost = Lost1
        ;   Won = Won1,
            Lost = [Kind|Lost1]
        )
    ;   Won = Won1,
        Lost = Lost1
    ),
    taken(Moves, After, Side, Won1, Lost1).

%!  claim_topic(+Claim, -Topic) is det.
%
%   Claims with the same Topic would be said by the same sentence, or by one about the same thing:
%   the kind, and the name or the squares.

claim_topic(claim(Kind, Witness), Topic) :-
    (   memberchk(name(Name), Witness)
    ->  Topic = Kind-Name
    ;   Kind == escapes
    ->  Topic = Kind
    ;   Kind == aims_at,
        memberchk(line([First|_]), Witness)
    ->  Topic = Kind-First
    ;   memberchk(line(Line), Witness)
    ->  Topic = Kind-Line
    ;   memberchk(squares(Squares), Witness)
    ->  Topic = Kind-Squares
    ;   memberchk(ahead(Ahead), Witness)
    ->  memberchk(behind(Behind), Witness),
        Topic = Kind-Ahead/Behind
    ;   Topic = Kind
    ).

%!  shown_claims(+Claims:list, +Before:list, -First:list) is det.
%
%   First are the three of Claims, or fewer, that are shown at once, none of folded_kind/1. Before
%   are topics of what was shown of the moves before: a claim that would be said by the same
%   sentence again is left out; a further step of the same plan comes after the others, and so does
%   a second claim of the same kind.

shown_claims(Claims, Before, First) :-
    exclude(folded, Claims, Others),
    partition_fresh(Others, Before, [], Fresh, Later),
    append(Fresh, Later, Ordered),
    (   length(First0, 3),
        append(First0, _, Ordered)
    ->  First = First0
    ;   First = Ordered
    ).

folded(claim(Kind, _)) :-
    folded_kind(Kind).

partition_fresh([], _, _, [], []).
partition_fresh([Claim|Claims], Before, Kinds, Fresh, Later) :-
    claim_topic(Claim, Topic),
    Claim = claim(Kind, _),
    (   memberchk(Topic, Before),
        Kind \== plan_step
    ->  Later = Later1,
        Fresh = Fresh1
    ;   ( memberchk(Topic, Before) ; memberchk(Kind, Kinds) )
    ->  Later = [Claim|Later1],
        Fresh = Fresh1
    ;   Fresh = [Claim|Fresh1],
        Later = Later1
    ),
    partition_fresh(Claims, Before, [Kind|Kinds], Fresh1, Later1).
