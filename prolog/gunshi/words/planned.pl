:- encoding(utf8).
/*  What each side has built, is building, and how it means to attack, by the knowledge base.

    Plans are a matter of the side to move: those of the other side are what it followed when it
    last moved, with what of them stands now.
*/
:- module(gunshi_words_planned,
          [ print_castles/1,            % +Game
            print_plans/1               % +Game
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../base/interpret', [known/2]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/situation', [situation_notes/2]).
:- use_module('../knowledge/shogi/attacks', [attack/2, chosen_attack/2, strikes/3]).
:- use_module('../knowledge/shogi/decision', [situation/4]).
:- use_module('../knowledge/shogi/facts', [castle_shapes/1]).
:- use_module('../knowledge/shogi/followed_plan', [chosen_plan/2]).
:- use_module('../knowledge/shogi/formations', [formations_reached/2]).
:- use_module('../knowledge/shogi/plans', [castle_step/4, plan/2]).
:- use_module('../knowledge/shogi/reasons', [note_lines/4]).
:- use_module('../knowledge/shogi/styles', [current_style/1]).
:- use_module('../shogi/castles', [castle/4]).
:- use_module('../shogi/game', [game_position/2, game_take_back/2]).
:- use_module('../shogi/kanji', [piece_kanji/2, square_name/2]).
:- use_module('../shogi/kinds', [piece_side_kind/3]).
:- use_module('../shogi/komagumi/steps', [side_plan/3]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../shogi/piece_numbers', [piece_number_kind/2]).
:- use_module('../shogi/position', [piece_at/3, side_to_move/2]).
:- use_module(board, [side_text/2]).
:- use_module(reader, [reader_language/1, reader_words/3]).
:- use_module(tree_lines, [print_tree/1]).

%!  print_castles(+Game) is det.
%
%   Print the castle of each side, and the formations (戦型) that it has reached in the game, with the
%   number of the move.

print_castles(Game) :-
    all_knowledge,
    game_position(Game, Position),
    formations_reached(Game, Reached),
    forall(member(Side, [sente, gote]),
           ( print_castle(Position, Side),
             forall(member(reached(Side, Number, _, Japanese, English), Reached),
                    ( both_words(Japanese, English, Formation),
                      format("~t~d~6|  ~s~n", [Number, Formation])
                    ))
           )).

%!  print_plans(+Game) is det.
%
%   Print for each side at the end of Game its castle, the plan of one that it follows, what of it
%   is still to come and which moves are steps to it now; and its plan of attack.

print_plans(Game) :-
    all_knowledge,
    game_position(Game, Position),
    side_to_move(Position, Side),
    findall(Said, said_of_mover(Game, Position, Said), Mover),
    (   game_take_back(Game, Before)
    ->  findall(Said, said_of_mover(Before, Position, Said), Other)
    ;   Other = []
    ),
    forall(member(Who, [sente, gote]),
           ( print_castle(Position, Who),
             (   Who == Side
             ->  Lines = Mover
             ;   Lines = Other
             ),
             print_tree(Lines)
           )).

print_castle(Position, Side) :-
    side_text(Side, Name),
    castle_shapes(Shapes),
    (   castle(Shapes, Position, Side, Castle),
        once(known(castle(Castle, Japanese, English, _), _))
    ->  both_words(Japanese, English, CastleText)
    ;   said(no_castle, CastleText)
    ),
    format("~w: ~s~n", [Name, CastleText]).

both_words(Japanese, English, Text) :-
    format(string(Both), "~s / ~s", [Japanese, English]),
    reader_words(Both, Japanese, Text).

%   said_of_mover(+Game, +Position, -Line) is nondet: of the side to move at the end of Game, in
%   Position, which is that of Game or one move later.

said_of_mover(Game, Position, Line) :-
    reader_language(Language),
    current_style(Style),
    situation(Game, [], Style, Now),
    chosen_plan(Now, Plan),
    (   noted_line(Now, [plan, plan_left], Language, Game, Line)
    ;   plan(Plan, Makuhyous),
        to_come(Makuhyous, Game, Position, Line)
    ;   game_position(Game, Position),
        findall(Move, castle_step(Now, Plan, Move, _), Moves),
        moves_line(steps, Game, Moves, Line)
    ).
said_of_mover(Game, Position, Line) :-
    reader_language(Language),
    current_style(Style),
    situation(Game, [], Style, Now),
    chosen_attack(Now, Plan),
    (   noted_line(Now, [attack], Language, Game, Line)
    ;   attack(Plan, Makuhyous),
        to_come(Makuhyous, Game, Position, Line)
    ;   game_position(Game, Position),
        findall(Move, strikes(Now, Move, Plan), Moves),
        moves_line(strikes, Game, Moves, Line)
    ).

noted_line(Now, Names, Language, Context, Line) :-
    situation_notes(Now, Notes),
    member(Note, Notes),
    functor(Note, Name, _),
    memberchk(Name, Names),
    note_lines(Note, Language, Context, Lines),
    member(Said, Lines),
    string_concat("   ", Said, Line).

%   to_come(+Makuhyous, +Game, +Position, -Line) is semidet: the targets on which in
%   Position no piece of the kind stands yet.

to_come(Makuhyous, Game, Position, Line) :-
    game_position(Game, Before),
    side_to_move(Before, Side),
    side_plan(Side, Makuhyous, SidePlan),
    findall(Text,
            ( member(makuhyou(No, Square, _), SidePlan),
              piece_number_kind(No, Kind),
              piece_side_kind(Piece, Side, Kind),
              \+ piece_at(Position, Square, Piece),
              square_name(Square, Name),
              piece_kanji(Kind, Kanji),
              string_concat(Name, Kanji, Text)
            ),
            Texts),
    (   Texts == []
    ->  said(stands, Line)
    ;   atomic_list_concat(Texts, ' ', List),
        said(to_come, Words),
        format(string(Line), Words, [List])
    ).

moves_line(Key, Game, Moves0, Line) :-
    sort(Moves0, Moves),
    Moves = [_|_],
    findall(Text, ( member(Move, Moves), move_text(japanese, Game, Move, Text) ), Texts),
    atomic_list_concat(Texts, ' ', List),
    said(Key, Words),
    format(string(Line), Words, [List]).

said(Key, Words) :-
    words(Key, English, Japanese),
    reader_words(English, Japanese, Words).

words(no_castle, "囲いなし / no castle", "囲いなし").
words(to_come, "   still to come: ~w", "   これから: ~w").
words(stands, "   all of it stands", "   組み上がっている").
words(steps, "   steps to it now: ~w", "   今できる手: ~w").
words(strikes, "   strikes now: ~w", "   今の仕掛け: ~w").
