:- encoding(utf8).
/*  Questions about a choice that was made: why not another move, what without a clause.

    What the reason has recorded of the other move is told first. Where it has recorded nothing, the
    two moves are searched now, and it is said that this is so.
*/
:- module(gunshi_words_questions,
          [ print_why_not/2,            % +Note, +Move
            print_without/3             % +Note, +Limits, +Name
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/clauses', [without_clauses/2]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/names', [clauses_of/2, named_clauses/2]).
:- use_module('../knowledge/shogi/reasons',
              [ move_line/4, reason_sentence/3, reason_text/4, rejection/5, score_text/3 ]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/1]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/position', [legal_move/2]).
:- use_module('../shogi/search', [search/3, search_result/3]).
:- use_module(reader, [reader_language/1]).
:- use_module(turns, [given_move/3, chosen_text/3]).

%!  print_why_not(+Note, +Given) is det.
%
%   Print why the move of Note, note(Game, Move, Reason), was played and not Given: a move as
%   given_move/3 takes it, or a square as USI writes it, '4d', for each move that ends there.
%
%   @error as given_move/3

print_why_not(Note, Given) :-
    Note = note(Game, _, _),
    (   moves_to(Game, Given, Moves)
    ->  forall(member(Move, Moves), print_why_not_move(Note, Move))
    ;   given_move(Game, Given, Move),
        print_why_not_move(Note, Move)
    ).

%   moves_to(+Game, +Given, -Moves) is semidet: Given is the text of a square; Moves end there.

moves_to(Game, Given, [Move|Moves]) :-
    ( atom(Given) ; string(Given) ),
    atom_codes(Given, [File, Rank]),
    between(0'1, 0'9, File),
    between(0'a, 0'i, Rank),
    Square is (File-0'0)*10 + Rank-0'a+1,
    game_position(Game, Position),
    findall(M, ( legal_move(Position, M), arg(2, M, Square) ), [Move|Moves]),
    !.

print_why_not_move(note(Game, Move, Reason), Other) :-
    reader_language(Language),
    (   Other == Move
    ->  reason_text(Language, Game, Reason, Lines)
    ;   rejection(Language, Game, Reason, Other, Lines0),
        (   Lines0 == []
        ->  compared(Language, Game, Move, Other, Lines1),
            reason_sentence(Language, Reason, Sentence),
            Reason = reason(Name, _, _, _),
            not_looked_at(Language, Words),
            format(string(First), Words, [Name, Sentence]),
            Lines = [First|Lines1]
        ;   Lines = Lines0
        )
    ),
    forall(member(Line, Lines), format("~s~n", [Line])).

not_looked_at(en, "~w (~s) decided, and did not look at it. Searched now:").
not_looked_at(ja, "~w（~s）で決まり、その手は調べていない。今読むと:").

%   compared(+Language, +Game, +Move, +Other, -Lines): both searched equally deep.

compared(Language, Game, Move, Other, Lines) :-
    search_knowledge(Parameters),
    findall(Line,
            ( member(M, [Other, Move]),
              M =.. [_, _|_],
              search(Game, [parameters(Parameters), depth(8), only([M])], Result),
              search_result(Result, score, Score),
              search_result(Result, lines, [line(_, _, Moves)|_]),
              search_result(Result, depth, Depth),
              score_text(Language, Score, ScoreText),
              move_line(Game, Moves, 0, Text),
              depth_words(Language, Words),
              format(string(Line), Words, [ScoreText, Text, Depth])
            ),
            Lines).

depth_words(en, "  ~s = ~w, depth ~d").
depth_words(ja, "  ~s = ~w、深さ~d").

%!  print_without(+Note, +Limits:list, +Name) is det.
%
%   Print what would have been played in the place of the move of Note, within Limits, choose/3's,
%   and why, if what Name means were disabled. Nothing is changed.
%
%   @error gunshi(no_such_clause(Name, Near))

print_without(note(Game, Move, _), Limits, Name) :-
    all_knowledge,
    clauses_of(Name, _),
    named_clauses(Name, Offs),
    without_clauses(Offs, choose(Game, Limits, choice(Instead, Reason, _))),
    reader_language(Language),
    chosen_text(Game, Instead, Text),
    (   Instead == Move
    ->  same_words(Language, Words)
    ;   other_words(Language, Words)
    ),
    format(Words, [Name, Text]),
    reason_text(Language, Game, Reason, Lines),
    forall(member(Line, Lines), format("~s~n", [Line])).

same_words(en, "Without ~q: ~w all the same~n").
same_words(ja, "~qがなくても ~w~n").

other_words(en, "Without ~q: ~w~n").
other_words(ja, "~qがなければ ~w~n").
