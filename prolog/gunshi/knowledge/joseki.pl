:- encoding(utf8).
/*  Joseki in play: what a rule may ask of the lines and of the gm and bm facts, and the words for it.

    A move is a book move when a line plays it in the position (joseki_lines.pl) or a gm fact means it
    there (joseki_patterns.pl); what a bm fact forbids is none. Its weight is the sum of theirs.

    A line whose name begins with ▲ or △ is an opening of that side alone. A style that names joseki
    plays no other lines, and of the gm facts those that name such a line or none; it names them with
    the sign of the side to move or without.
*/
:- module(gunshi_joseki,
          [ joseki_move/2,              % +Now, -Move
            bad_move/2,                 % +Now, ?Move
            joseki_left/3               % +Now, ?Line, -Ply
          ]).
:- use_module('../base/declare', [declare_vocabulary/2]).
:- use_module('../shogi/game',
              [ game_record/2, game_ply/2, game_position/2, game_positions/2, game_moves/2 ]).
:- use_module('../shogi/position', [side_to_move/2, opponent/2, usi_move/2]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../shogi/kanji', [side_sign/2, piece_name/2]).
:- use_module(situation, [situation_game/2, situation_position/2, situation_style/2, situation_note/2]).
:- use_module(styles, [style_setting/2]).
:- use_module(reasons, [move_line/4, sourced/3]).
:- use_module(joseki_lines, [joseki_knowledge/0, line_moves/2, line_facts/3, line_played/3]).
:- use_module(joseki_patterns, [pattern_facts/4, fact_weight/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [append/3, member/2, nth0/3, nth1/3, select/3]).

:- declare_vocabulary(joseki_move(now: variable, move: move),
                      "The move is joseki: lines and gm facts say so, the weightiest first.").
:- declare_vocabulary(bad_move(now: variable, move: move), "A bm fact forbids the move.").
:- declare_vocabulary(joseki_left(now: variable, line: atom, ply: positive),
                      "The opponent left the joseki line by the move of that number.").

                /*******************************
                *            MOVES             *
                *******************************/

%!  joseki_move(+Now, -Move) is nondet.
%
%   Move is a book move that no bm fact forbids, by lines that the style plays: the greater weight
%   first, then the earlier USI text.
%
%   Notes joseki_move(Move, Weight, Facts, Others, Forbidden): Facts are Weight-fact(Fact, Source),
%   heaviest first; Others Move-Weight for the other book moves; Forbidden Move-fact(Fact, Source) for
%   those that a bm fact forbids.

joseki_move(Now, Move) :-
    joseki_knowledge,
    situation_position(Now, Position),
    nth_move(Now, N),
    played_lines(Now, Names),
    pattern_facts(gm, N, Position, Good),
    book_weights(Names, Position, Good, Pairs),
    Pairs \== [],
    pattern_facts(bm, N, Position, Bad),
    findall(M-Fact, ( member(M-_, Pairs), once(member(M-Fact, Bad)) ), Forbidden),
    findall(key(Negative, Usi)-M,
            ( member(M-W, Pairs),
              \+ memberchk(M-_, Forbidden),
              Negative is -W,
              usi_move(Usi, M)
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    findall(M-W, ( member(key(Negative, _)-M, Keyed), W is -Negative ), Allowed),
    select(Move-Weight, Allowed, Others),
    book_facts(Names, Position, Move, Good, Facts),
    situation_note(Now, joseki_move(Move, Weight, Facts, Others, Forbidden)).

%   nth_move(+Now, -N): the move to be played is the Nth of the game.

nth_move(Now, N) :-
    situation_game(Now, Game),
    game_record(Game, record(_, Number, _, _)),
    game_ply(Game, Ply),
    N is Number+Ply.

%   played_lines(+Now, -Names): the style plays only lines with these names; `any` if it names none.

played_lines(Now, Names) :-
    situation_style(Now, Style),
    situation_position(Now, Position),
    side_to_move(Position, Side),
    side_sign(Side, Sign),
    findall(Name,
            ( style_setting(Style, joseki(Line)),
              ( Name = Line ; atom_concat(Sign, Line, Name) )
            ),
            Names0),
    (   Names0 == []
    ->  Names = any
    ;   Names = Names0
    ).

%   book_weights(+Names, +Position, +Good, -Pairs): Move-Weight of the book moves, in the order of
%   terms; Good are the gm facts that hold.

book_weights(Names, Position, Good, Pairs) :-
    line_moves(Position, Lines),
    findall(M, ( member(M-_, Lines) ; member(M-_, Good) ), Moves0),
    sort(Moves0, Moves),
    findall(Move-Weight,
            ( member(Move, Moves),
              book_weight(Names, Position, Move, Lines, Good, Weight),
              Weight > 0
            ),
            Pairs).

book_weight(any, _, Move, Lines, Good, Weight) :-
    !,
    aggregate_all(sum(W),
                  (   member(Move-W, Lines)
                  ;   member(Move-fact(Fact, _), Good),
                      fact_weight(Fact, W)
                  ),
                  Weight).
book_weight(Names, Position, Move, _, Good, Weight) :-
    book_facts(Names, Position, Move, Good, Facts),
    aggregate_all(sum(W), member(W-_, Facts), Weight).

%   book_facts(+Names, +Position, +Move, +Good, -Facts): the lines and gm facts that say Move.

book_facts(Names, Position, Move, Good, Facts) :-
    line_facts(Position, Move, OfLines),
    findall(Weight-fact(Fact, Source),
            (   member(Move-fact(Fact, Source), Good),
                fact_weight(Fact, Weight)
            ;   member(Weight-fact(Fact, Source), OfLines)
            ),
            Facts0),
    include(played(Names), Facts0, Facts1),
    sort(1, @>=, Facts1, Facts).

played(any, _) :-
    !.
played(Names, _-fact(Fact, _)) :-
    (   fact_line(Fact, Line)
    ->  memberchk(Line, Names)
    ;   true
    ).

fact_line(joseki(Line, _, _), Line).
fact_line(gm(_, K, _), Line) :-
    memberchk(line(Line), K).
fact_line(bm(_, K, _), Line) :-
    memberchk(line(Line), K).

%!  bad_move(+Now, ?Move) is nondet.
%
%   A bm fact forbids the legal Move. Notes bad_move(Move, Fact, Source); each move comes once.

bad_move(Now, Move) :-
    joseki_knowledge,
    situation_position(Now, Position),
    nth_move(Now, N),
    pattern_facts(bm, N, Position, Bad),
    findall(M, member(M-_, Bad), Moves0),
    sort(Moves0, Moves),
    member(Move, Moves),
    once(member(Move-fact(Fact, Source), Bad)),
    situation_note(Now, bad_move(Move, Fact, Source)).

                /*******************************
                *         OFF THE BOOK         *
                *******************************/

%!  joseki_left(+Now, ?Line, -Ply:integer) is nondet.
%
%   No line goes through the position, and the opponent has left Line by the move Ply, 1 for the first
%   of the game: Line went through the position before, the last one that lines know, and does not
%   play it. Lines come heaviest first.
%
%   Notes joseki_left(Line, Ply, Move, Position, Expected, Source): Move is what was played in
%   Position; Expected is Move-Weight for what lines play there, heaviest first; Line stands at Source.

joseki_left(Now, Line, Ply) :-
    joseki_knowledge,
    situation_game(Now, Game),
    game_positions(Game, Positions),
    game_moves(Game, Moves),
    last_known(Positions, Moves, Index),
    nth0(Index, Positions, Position),
    nth0(Index, Moves, Move),
    situation_position(Now, Here),
    side_to_move(Here, Side),
    side_to_move(Position, Other),
    opponent(Side, Other),
    Ply is Index+1,
    line_moves(Position, Pairs),
    sort(2, @>=, Pairs, Expected),
    findall(Weight-(Name-Source),
            ( member(M-_, Expected),
              line_facts(Position, M, Facts),
              member(Weight-fact(joseki(Name, _, _), Source), Facts)
            ),
            Known0),
    sort(1, @>=, Known0, Known),
    findall(Name, member(_-(Name-_), Known), Names0),
    once_each(Names0, Names),
    member(Line, Names),
    once(member(_-(Line-Source), Known)),
    situation_note(Now, joseki_left(Line, Ply, Move, Position, Expected, Source)).

%   last_known(+Positions, +Moves, -Index): the last of Positions that lines know, Positions from the
%   start on and Moves between them. Fails when that is the last of all, or there is none.

last_known(Positions, Moves, Index) :-
    length(Moves, Ply),
    aggregate_all(max(I),
                  ( nth0(I, Positions, Position),
                    line_moves(Position, [_|_])
                  ),
                  Index),
    Index < Ply.

once_each([], []).
once_each([Name|Names0], [Name|Names]) :-
    findall(Other, ( member(Other, Names0), Other \== Name ), Others),
    once_each(Others, Names).

                /*******************************
                *            WORDS             *
                *******************************/

:- multifile gunshi_reasons:note_lines/4, gunshi_reasons:why_not/5.

gunshi_reasons:why_not(joseki_move(_, Weight, _, Others, Forbidden), Move, Language, Context, Text) :-
    (   memberchk(Move-Fact, Forbidden)
    ->  forbidden_text(Language, Move-Fact, Context, Text)
    ;   memberchk(Move-Less, Others),
        lighter_words(Language, Words),
        move_text(japanese, Context, Move, MoveText),
        format(string(Text), Words, [MoveText, Less, Weight])
    ).

lighter_words(en, "~s is in the book too, weight ~d against ~d").
lighter_words(ja, "~sも定跡にある。重み~d（指した手は~d）").


gunshi_reasons:note_lines(joseki_move(Move, Weight, Facts, Others, Forbidden),
                          Language, Context, Lines) :-
    findall(Line,
            ( nth1(I, Facts, W-fact(Fact, Source)),
              I =< 3,
              fact_text(Fact, W, Move, Language, Context, Text),
              sourced(Text, Source, Line)
            ),
            FactLines),
    findall(Line, joseki_words(Language, Weight, Facts, Others, Forbidden, Context, Line), More),
    append(FactLines, More, Lines).
gunshi_reasons:note_lines(bad_move(Move, Fact, Source), Language, Context, [Line]) :-
    forbidden_text(Language, Move-fact(Fact, Source), Context, Line).
gunshi_reasons:note_lines(joseki_left(Line, Ply, Move, Position, Expected, Source),
                          Language, _, [Text]) :-
    move_text(japanese, Position, Move, MoveText),
    moves_text(Language, Expected, Position, ExpectedText),
    left_words(Language, Words),
    format(string(Left), Words, [Ply, MoveText, Line, ExpectedText]),
    sourced(Left, Source, Text).

left_words(en, "move ~d, ~s, left the joseki \"~w\", which has ~s").
left_words(ja, "~d手目~sで定跡「~w」を外れた。定跡は~s").

%   joseki_words(+Language, +Weight, +Facts, +Others, +Forbidden, +Context, -Line): what is to be said
%   after the first facts.

joseki_words(Language, Weight, Facts, _, _, _, Line) :-
    length(Facts, Count),
    Count > 3,
    More is Count-3,
    more_words(Language, Words),
    format(string(Line), Words, [More, Weight]).
joseki_words(Language, _, _, [Other|Others], _, Context, Line) :-
    moves_text(Language, [Other|Others], Context, Text),
    others_words(Language, Words),
    format(string(Line), Words, [Text]).
joseki_words(Language, _, _, _, Forbidden, Context, Line) :-
    (   Forbidden == []
    ->  not_forbidden(Language, Line)
    ;   member(Bad, Forbidden),
        forbidden_text(Language, Bad, Context, Line)
    ).

more_words(en, "and ~d more; weight ~d in all").
more_words(ja, "ほか~d件、重みは合わせて~d").

others_words(en, "other book moves here: ~s").
others_words(ja, "ほかの定跡手: ~s").

not_forbidden(en, "no bm/3 forbids it").
not_forbidden(ja, "悪手とする bm/3 はない").

forbidden_text(Language, Move-fact(Fact, Source), Context, Line) :-
    move_text(japanese, Context, Move, MoveText),
    pattern_text(Fact, Context, FactText),
    forbidden_words(Language, Words),
    format(string(Text), Words, [MoveText, FactText]),
    sourced(Text, Source, Line).

forbidden_words(en, "~s is forbidden: ~s").
forbidden_words(ja, "~sは悪手: ~s").

%   moves_text(+Language, +Pairs, +Context, -Text): Move-Weight of Pairs, five at most.

moves_text(Language, Pairs, Context, Text) :-
    findall(One,
            ( nth1(I, Pairs, Move-Weight),
              I =< 5,
              move_text(japanese, Context, Move, MoveText),
              weight_words(Language, Words),
              format(string(One), Words, [MoveText, Weight])
            ),
            Shown),
    length(Pairs, Count),
    (   Count > 5
    ->  append(Shown, ["…"], Texts)
    ;   Texts = Shown
    ),
    separator(Language, Separator),
    atomic_list_concat(Texts, Separator, Atom),
    atom_string(Atom, Text).

weight_words(en, "~s (weight ~d)").
weight_words(ja, "~s（重み~d）").

separator(en, ", ").
separator(ja, "、").

%   fact_text(+Fact, +Weight, +Move, +Language, +Context, -Text): the fact that says Move.

fact_text(joseki(Line, Weight, Moves), _, Move, Language, Context, Text) :-
    line_words(Language, Words, Goes, Ends),
    (   continuation(Moves, Move, Context, After)
    ->  format(string(Rest), Goes, [After])
    ;   Rest = Ends
    ),
    format(string(Text), Words, [Line, Weight, Rest]).
fact_text(Fact, Weight, _, Language, Context, Text) :-
    Fact = gm(_, _, _),
    pattern_text(Fact, Context, FactText),
    (   fact_line(Fact, Line)
    ->  fact_line_words(Language, Words),
        format(string(Text), Words, [FactText, Line, Weight])
    ;   fact_words(Language, Words),
        format(string(Text), Words, [FactText, Weight])
    ).

line_words(en, "line \"~w\", weight ~d~s", ": then ~w", "").
line_words(ja, "定跡「~w」、重み~d~s", "、以下 ~w", "").

fact_words(en, "~s  weight ~d").
fact_words(ja, "~s　重み~d").

fact_line_words(en, "~s  line \"~w\", weight ~d").
fact_line_words(ja, "~s　定跡「~w」、重み~d").

%   continuation(+Text, +Move, +Context, -Shown): what the line Text plays after Move, six moves at
%   most. Fails when nothing follows.

continuation(Text, Move, Context, Shown) :-
    line_played(Text, Moves, Positions),
    context_position(Context, Position),
    nth0(Index, Positions, Position),
    nth0(Index, Moves, Move),
    length(Before, Index),
    append(Before, [Move|After0], Moves),
    After0 \== [],
    !,
    (   length(Six, 6),
        append(Six, _, After0)
    ->  After = Six
    ;   After = After0
    ),
    move_line(Context, [Move|After], 1, Shown).

context_position(Context, Position) :-
    (   blob(Context, position)
    ->  Position = Context
    ;   game_position(Context, Position)
    ).

%   pattern_text(+Fact, +Context, -Text): gm(4, [▲76歩, △34歩], △８四歩).

pattern_text(Fact, Context, Text) :-
    Fact =.. [Kind, N, K, Move],
    findall(Part, ( member(Condition, K), condition_text(Condition, Part) ), Parts),
    atomic_list_concat(Parts, ', ', Conditions),
    number_text(N, Number),
    move_text(japanese, Context, Move, MoveText),
    format(string(Text), "~w(~w, [~w], ~s)", [Kind, Number, Conditions, MoveText]).

number_text(N, Text) :-
    (   var(N)
    ->  Text = '_'
    ;   N = Low-High
    ->  format(atom(Text), "~d-~d", [Low, High])
    ;   Text = N
    ).

condition_text(sente(Square, Kind), Text) :-
    stands_text(sente, Square, Kind, Text).
condition_text(gote(Square, Kind), Text) :-
    stands_text(gote, Square, Kind, Text).
condition_text(empty(Square), Text) :-
    format(string(Text), "~w空", [Square]).
condition_text(hand(Side, Kind, Count), Text) :-
    side_sign(Side, Sign),
    piece_name(Kind, Name),
    format(string(Text), "~w持~w~d", [Sign, Name, Count]).

stands_text(Side, Square, Kind, Text) :-
    side_sign(Side, Sign),
    piece_name(Kind, Name),
    format(string(Text), "~w~w~w", [Sign, Square, Name]).
