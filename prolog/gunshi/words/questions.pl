:- encoding(utf8).
/*  Questions about a choice that was made: why not another move, what without a clause.

    What the reason has recorded of the other move is told first. Where it has recorded nothing, the
    two moves are judged now by one search, and it is said that this is so.
*/
:- module(gunshi_words_questions,
          [ print_why_not/2,            % +Note, +Move
            print_without/3,            % +Note, +Limits, +Name
            choice_without/4            % +Game, +Limits, +Name, -Choice
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../base/clauses', [without_clauses/2]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/names', [clauses_of/2, named_clauses/2]).
:- use_module('../knowledge/shogi/reasons',
              [ move_line/4, reason_sentence/3, reason_text/4, rejection/5, score_text/3 ]).
:- use_module('../knowledge/shogi/marks', [judged_move/5, judged_part/3]).
:- use_module(reader, [reader_language/1]).
:- use_module(tree_lines, [print_tree/1]).
:- use_module(given_move, [given_moves/3]).
:- use_module(turns, [chosen_text/3, print_reason/1]).

%!  print_why_not(+Note, +Given) is det.
%
%   Print why the move of Note, note(Game, Move, Reason), was played and not Given: a move, or a
%   square for each move that ends there, as given_moves/3 takes it.
%
%   @error as given_moves/3

print_why_not(Note, Given) :-
    Note = note(Game, _, _),
    given_moves(Game, Given, Moves),
    forall(member(Move, Moves), print_why_not_move(Note, Move)).

print_why_not_move(note(Game, Move, Reason), Move) :-
    !,
    print_reason(note(Game, Move, Reason)).
print_why_not_move(note(Game, Move, Reason), Other) :-
    reader_language(Language),
    rejection(Language, Game, Reason, Other, Lines0),
    (   Lines0 == []
    ->  compared(Language, Game, Move, Other, Lines1),
        reason_sentence(Language, Reason, Sentence),
        Reason = reason(Name, _, _, _),
        not_looked_at(Language, Words),
        format(string(First), Words, [Name, Sentence]),
        Lines = [First|Lines1]
    ;   Lines = Lines0
    ),
    print_tree(Lines).

not_looked_at(en, "~w (~s) decided, and did not look at it. Searched now:").
not_looked_at(ja, "~w（~s）で決まり、その手は調べていない。今読むと:").

%   compared(+Language, +Game, +Move, +Other, -Lines): both judged by one search.

compared(Language, Game, Move, Other, Lines) :-
    (   Move =.. [_, _|_]
    ->  Beside = [Move]
    ;   Beside = []
    ),
    judged_move(Game, Other, Beside, [depth(8)], Judged),
    judged_part(Judged, lines, Judgements),
    findall(Line,
            ( member(First, [Other|Beside]),
              member(line(Score, _, [First|After]), Judgements),
              score_text(Language, Score, ScoreText),
              move_line(Game, [First|After], 0, Text),
              depth_words(Language, Words),
              format(string(Line), Words, [ScoreText, Text])
            ),
            Lines).

depth_words(en, "  ~s = ~w, depth 8").
depth_words(ja, "  ~s = ~w、深さ8").

%!  print_without(+Note, +Limits:list, +Name) is det.
%
%   Print what would have been played in the place of the move of Note, within Limits, choose/3's,
%   and why, if what Name means were disabled. Nothing is changed.
%
%   @error gunshi(no_such_clause(Name, Near))

print_without(note(Game, Move, _), Limits, Name) :-
    (   choice_without(Game, Limits, Name, Choice)
    ->  print_instead(Choice, Game, Move, Name)
    ;   reader_language(Language),
        none_words(Language, Words),
        format(Words, [Name])
    ).

%!  choice_without(+Game, +Limits:list, +Name, -Choice) is semidet.
%
%   Choice is what choose/3 would choose if what Name means were disabled. Nothing is changed. Fails
%   when no clause of the strategy has a move then.
%
%   @error gunshi(no_such_clause(Name, Near)); as choose/3

choice_without(Game, Limits, Name, Choice) :-
    all_knowledge,
    clauses_of(Name, _),
    named_clauses(Name, Offs),
    catch(without_clauses(Offs, choose(Game, Limits, Choice)),
          error(gunshi(no_strategy(_)), _),
          fail).

print_instead(choice(Instead, Reason, _), Game, Move, Name) :-
    reader_language(Language),
    chosen_text(Game, Instead, Text),
    (   Instead == Move
    ->  same_words(Language, Words)
    ;   other_words(Language, Words)
    ),
    format(Words, [Name, Text]),
    reason_text(Language, Game, Reason, Lines),
    print_tree(Lines).

none_words(en, "Without ~q no clause of the strategy has a move here.~n").
none_words(ja, "~qがなければ、ここで手のある節はない。~n").

same_words(en, "Without ~q: ~w all the same~n").
same_words(ja, "~qがなくても ~w~n").

other_words(en, "Without ~q: ~w~n").
other_words(ja, "~qがなければ ~w~n").
