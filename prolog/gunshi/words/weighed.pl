:- encoding(utf8).
/*  Moves of a game weighed against the best one, and what the program says to them.

    All are judged by one search (knowledge/shogi/marks.pl), so that their scores may be compared.
    What a move does is told by its claims.
*/
:- module(gunshi_words_weighed,
          [ print_weighed/3,            % +Game, +Move, +Limits
            weighed/4,                  % +Game, +Move, +Limits, -Weighed
            weighed_loss/4,             % +Language, +Game, +Weighed, -Text
            weighed_claims/3,           % +Game, +Weighed, -Claims
            print_beside/2,             % +Game, +Weighed
            print_judged/4              % +Game, +Judged, +Move, +Beside
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/claims', [move_claims/5]).
:- use_module('../knowledge/shogi/marks',
              [judged_move/5, judged_part/3, mark_text/2, no_better/2]).
:- use_module('../knowledge/shogi/reasons', [move_line/4, reason_text/4, score_text/3]).
:- use_module('../shogi/notation', [move_text/4]).
:- use_module('../knowledge/claims/claim_kinds', [search_kind/1]).
:- use_module(claim_lines, [claim_lines/4]).
:- use_module(sentences, [claim_sentence/4]).
:- use_module(reader, [reader_language/1, reader_words/3]).
:- use_module(tree_lines, [print_tree/1]).
:- use_module(turns, [chosen_text/3]).

%!  print_weighed(+Game, +Move, +Limits:list) is det.
%
%   Print what the program, choosing within Limits (choose/3), thinks of the legal Move at the end
%   of Game: what it does and loses; whether the program would play it too, or what else; and why.
%
%   @error as choose/3

print_weighed(Game, Move, Limits) :-
    weighed(Game, Move, Limits, Weighed),
    Weighed = weighed(_, Judged, Beside, _, _),
    print_judged(Game, Judged, Move, Beside),
    print_choice(Game, Weighed).

%!  weighed(+Game, +Move, +Limits:list, -Weighed) is det.
%
%   Weighed is what print_weighed/3 prints of the legal Move at the end of Game, for who shows its
%   parts elsewhere: weighed(Move, Judged, Beside, Choice, Reason), the moves Beside those whose
%   lines stand beside that of Move.
%
%   @error as choose/3

weighed(Game, Move, Limits, weighed(Move, Judged, [Move, Best|Others], Choice, Reason)) :-
    choose(Game, Limits, choice(Choice, Reason, _)),
    (   Choice =.. [_, _|_]
    ->  Others = [Choice]
    ;   Others = []
    ),
    judged_move(Game, Move, Others, [depth(8)], Judged),
    judged_part(Judged, best, Best).

%!  weighed_loss(+Language:oneof([en,ja]), +Game, +Weighed, -Text:string) is det.
%!  weighed_claims(+Game, +Weighed, -Claims:list) is det.
%
%   Text says what the move of Weighed loses; Claims are those of move_claims/5.

weighed_loss(Language, Game, weighed(Move, Judged, _, _, _), Text) :-
    loss_text(Language, Game, Move, Judged, Text).

weighed_claims(Game, weighed(Move, Judged, _, _, _), Claims) :-
    move_claims(Game, Move, played, Judged, Claims).

%!  print_beside(+Game, +Weighed) is det.
%
%   Print what print_weighed/3 prints beside the loss and the claims: the lines of the moves that
%   are compared, what the program would play, and why.

print_beside(Game, Weighed) :-
    Weighed = weighed(_, Judged, Beside, _, _),
    print_lines(Game, Judged, Beside),
    print_choice(Game, Weighed).

print_choice(Game, weighed(Move, Judged, _, Choice, Reason)) :-
    chosen_text(Game, Choice, ChoiceText),
    (   Choice == Move
    ->  said(same, Words)
    ;   no_better(Judged, Choice)
    ->  said(no_better, Words)
    ;   said(other, Words)
    ),
    format(Words, [ChoiceText]),
    reader_language(Language),
    reason_text(Language, Game, Reason, Lines),
    print_tree(Lines).

%!  print_judged(+Game, +Judged, +Move, +Beside:list) is det.
%
%   Print what Judged, of judged_move/5, has found of Move at the end of Game: what it loses, and
%   its claims; of a mistake what the best move does; then the lines of the best move and
%   of those Beside.

print_judged(Game, Judged, Move, Beside) :-
    reader_language(Language),
    loss_text(Language, Game, Move, Judged, Loss),
    move_claims(Game, Move, played, Judged, Claims),
    claim_lines(Language, Game, Claims, ClaimLines),
    format("~s~n", [Loss]),
    print_tree(ClaimLines),
    print_better(Language, Game, Judged),
    judged_part(Judged, best, Best),
    print_lines(Game, Judged, [Best|Beside]).

%   print_better(+Language, +Game, +Judged): of a mistake what the best move would have done.

print_better(Language, Game, Judged) :-
    (   judged_part(Judged, mark, Mark),
        memberchk(Mark, ['?!', '?', '??']),
        judged_part(Judged, best, Best),
        move_claims(Game, Best, best, Judged, Claims),
        member(Claim, Claims),
        Claim = claim(Kind, Witness),
        \+ search_kind(Kind),
        \+ memberchk(about(alternative), Witness)
    ->  move_text(japanese, Game, Best, BestText),
        claim_sentence(Language, Game, Claim, Does),
        better_words(Language, Words),
        format(string(Line), Words, [BestText, Does]),
        print_tree([Line])
    ;   true
    ).

better_words(en, "   Best is ~w. ~w").
better_words(ja, "   最善は~w。~w").

loss_text(Language, Game, Move, Judged, Text) :-
    judged_part(Judged, loss, Loss),
    judged_part(Judged, mark, Mark0),
    mark_text(Mark0, Mark),
    move_text(japanese, Game, Move, MoveText),
    (   Loss =:= 0
    ->  once(loss_words(best, Language, Words)),
        format(string(Text), Words, [MoveText, Mark])
    ;   once(loss_words(loss, Language, Words)),
        format(string(Text), Words, [MoveText, Mark, Loss])
    ).

loss_words(best, en, "~w~w: nothing better was found.").
loss_words(best, ja, "~w~w：これより良い手は見つからない。").
loss_words(loss, en, "~w~w loses ~d.").
loss_words(loss, ja, "~w~wは~d点の損。").

print_lines(Game, Judged, Beside) :-
    reader_language(Language),
    judged_part(Judged, lines, Judgements),
    findall(Line,
            ( member(line(Score, _, [First|After]), Judgements),
              memberchk(First, Beside),
              score_text(Language, Score, ScoreText),
              move_line(Game, [First|After], 0, Moves),
              format(string(Line), "   ~w   ~w", [ScoreText, Moves])
            ),
            Worths),
    print_tree(Worths).

said(Key, Words) :-
    words(Key, English, Japanese),
    reader_words(English, Japanese, Words).

words(same,  "The program would play ~w too.~n", "軍師も ~wを指す。~n").
words(other, "The program would play ~w.~n", "軍師なら ~w。~n").
words(no_better, "The program would play ~w, which by this search is no better.~n",
      "軍師なら ~w。この読みではそれ以上ではない。~n").
