:- encoding(utf8).
/*  What is said of a move of Othello: its claims (knowledge/othello/move_claims.pl) as sentences,
    in both languages, and the answers to why and why not.
*/
:- module(gunshi_words_othello_claims,
          [ othello_claim_text/3,       % +Position, +Claim, -Text
            print_othello_choice/2,     % +Move, +Reason
            print_othello_claims/3,     % +Position, +Played, +Move
            print_othello_weighed/4,    % +Position, +Played, +Player, +Move
            print_othello_why_not/4,    % +Position, +Played, +Player, +Move
            print_othello_threat/2      % +Position, +Played
          ]).
:- use_module('../base/message_words', [how_many/3]).
:- use_module('../knowledge/othello/judged', [judged_depth/1, othello_judged/2]).
:- use_module('../knowledge/othello/move_claims',
              [othello_loss_claims/4, othello_move_claims/5]).
:- use_module('../knowledge/othello/strategy', [otl_choose/4]).
:- use_module('../othello/board', [othello_opponent/2, othello_side/2]).
:- use_module('../othello/relations', [othello_mobility/3, othello_passed/2]).
:- use_module(othello_board, [othello_move_name/2, othello_move_text/2, othello_side_text/2]).
:- use_module(othello_reason,
              [othello_reason_more/4, othello_reason_text/3, othello_word_text/2]).
:- use_module(reader, [reader_language/1, reader_words/3, said_text/4, say/3]).
:- use_module(tree_lines, [print_tree/1]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

%!  print_othello_choice(+Move, +Reason) is det.
%
%   Print the Move that the program has chosen, and its Reason, of otl_choose/4.

print_othello_choice(Move, Reason) :-
    othello_move_text(Move, Text),
    othello_reason_text(facts, Reason, Because),
    format(string(Chosen), "~s~t~12|~s", [Text, Because]),
    findall(Line,
            ( othello_reason_more(facts, Reason, Move, More),
              format(string(Line), "~t~12|~s", [More])
            ),
            Lines),
    print_tree([Chosen|Lines]).

%!  print_othello_claims(+Position, +Played:integer, +Move) is det.
%
%   Print what the legal Move does in Position, after so many moves, and what is expected after it.
%
%   @error as othello_move_claims/5

print_othello_claims(Position, Played, Move) :-
    othello_judged(Position, Judged),
    othello_move_claims(Position, Played, Move, Judged, Claims),
    print_claims(Position, Claims).

%!  print_othello_weighed(+Position, +Played:integer, +Player, +Move) is det.
%
%   Print what the legal Move does in Position, what it loses against the best, and what Player, of
%   otl_choose/4, would play there.
%
%   @error as otl_choose/4

print_othello_weighed(Position, Played, Player, Move) :-
    otl_choose(Position, Played, Player, choice(Choice, Reason, _)),
    othello_judged(Position, Judged),
    othello_move_claims(Position, Played, Move, Judged, Does),
    othello_loss_claims(Position, Move, Judged, Loses),
    append(Does, Loses, Claims),
    othello_side(Position, Side),
    othello_side_text(Side, SideText),
    othello_move_text(Move, Text),
    say("~s, by ~w:~n", "~s（~w）:~n", [Text, SideText]),
    print_claims(Position, Claims),
    print_instead(Choice, Move, Reason).

print_instead(Choice, Move, Reason) :-
    (   Choice == Move
    ->  say("The program would play it too:~n", "軍師もこれを打つ:~n", [])
    ;   say("The program would play:~n", "軍師なら:~n", [])
    ),
    print_othello_choice(Choice, Reason).

%!  print_othello_why_not(+Position, +Played:integer, +Player, +Move) is det.
%
%   Print why Player, of otl_choose/4, would not play the legal Move in Position, but what it would;
%   and what Move loses against the best by a search: how much, and in what.
%
%   @error as otl_choose/4

print_othello_why_not(Position, Played, Player, Move) :-
    otl_choose(Position, Played, Player, choice(Choice, Reason, _)),
    print_instead(Choice, Move, Reason),
    othello_judged(Position, Judged),
    othello_loss_claims(Position, Move, Judged, Claims),
    print_claims(Position, Claims),
    Judged = [judged(_, _, [Best|_])|_],
    othello_side(Position, Side),
    othello_side_text(Side, SideText),
    findall(Line,
            ( member(judged(Score, Exact, Moves), Judged),
              Moves = [First|_],
              memberchk(First, [Move, Best, Choice]),
              worth_text(SideText, Score, Exact, Worth),
              line_text(Moves, MovesText),
              format(string(Line), "   ~s   ~s", [Worth, MovesText])
            ),
            Lines),
    print_tree(Lines).

%!  print_othello_threat(+Position, +Played:integer) is det.
%
%   Print what the other side would play, and what that does, if the side to move in Position, after
%   so many moves, could pass and did.

print_othello_threat(Position, Played) :-
    othello_passed(Position, Passed),
    othello_side(Position, Side),
    othello_side_text(Side, SideText),
    othello_side(Passed, Other),
    othello_side_text(Other, OtherText),
    (   othello_mobility(Passed, Other, 0)
    ->  say("If ~w passed, ~w could not play anything.~n", "~wがパスしても、~wに打てるマスはない。~n",
            [SideText, OtherText])
    ;   othello_judged(Passed, Judged),
        Judged = [judged(_, _, [Move|_])|_],
        Next is Played + 1,
        othello_move_claims(Passed, Next, Move, Judged, Claims),
        othello_move_text(Move, Text),
        say("If ~w passed, ~w would play ~s:~n", "~wがパスすれば、~wは ~s:~n",
            [SideText, OtherText, Text]),
        print_claims(Passed, Claims)
    ).

print_claims(Position, Claims) :-
    findall(Line,
            ( member(Claim, Claims),
              othello_claim_text(Position, Claim, Text),
              string_concat("   ", Text, Line)
            ),
            Lines),
    print_tree(Lines).

%!  othello_claim_text(+Position, +Claim, -Text:string) is det.
%
%   Text says Claim, about a move in Position, in the reader's language.

othello_claim_text(Position, claim(Kind, Witness), Text) :-
    othello_side(Position, Side),
    othello_opponent(Side, Other),
    othello_side_text(Side, Me),
    othello_side_text(Other, You),
    once(sentence(Kind, Witness, Me, You, English, Japanese, Arguments)),
    said_text(English, Japanese, Arguments, Text).

%   sentence(+Kind, +Witness, +Me, +You, -English, -Japanese, -Arguments) is nondet: the first is
%   said. Me is the mover.

sentence(ends, [_, discs(0)], _, _, "ends the game: a draw", "これで終局、引き分け", []).
sentence(ends, [side(Side), discs(Discs)], _, _, "ends the game: ~w wins by ~d",
         "これで終局、~wの~d石勝ち", [SideText, Discs]) :-
    othello_side_text(Side, SideText).
sentence(takes_corner, [corners(Corners)], _, _, "takes ~s", "~sを取る", [Text]) :-
    corners_text(Corners, Text).
sentence(gives_corner, [corners(Corners)], _, You, "lets ~w take ~s", "~wに~sを取らせる",
         [You, Text]) :-
    corners_text(Corners, Text).
sentence(leaves_corner, [corners(Corners)], _, You, "~w can take ~s still", "~wはまだ~sを取れる",
         [You, Text]) :-
    corners_text(Corners, Text).
sentence(guards_corner, [corners(Corners)], _, You, "~w can no longer take ~s",
         "~wはもう~sを取れない", [You, Text]) :-
    corners_text(Corners, Text).
sentence(threatens_corner, [corners(Corners)], _, _, "threatens to take ~s", "次に~sを取る手を作る",
         [Text]) :-
    corners_text(Corners, Text).
sentence(forces_pass, [], _, You, "leaves ~w no move: it must pass", "~wは打てるマスがなくパス",
         [You]).
sentence(turns, [count(Count)], _, _, "turns ~s", "~s石を返す", [Discs]) :-
    things_text(Count, disc, Discs).
sentence(moves_left, [was(Was), count(Count)], _, You, "~w can then play on ~s (~d before)",
         "~wの打てるマスは~s（前は~d）", [You, Squares, Was]) :-
    things_text(Count, square, Squares).
sentence(stable, [was(Was), count(Count)], Me, _,
         "~w then has at least ~s that can never be turned (~d before)",
         "~wの確定石は~s以上（前は~d）", [Me, Discs, Was]) :-
    things_text(Count, disc, Discs).
sentence(frontier, [was(Was), count(Count)], Me, _,
         "~w then has ~s, beside an empty square (~d before)",
         "~wの外に接する石は~s（前は~d）", [Me, Discs, Was]) :-
    things_text(Count, 'frontier disc', Discs).
sentence(motif, [words(Japanese, English), source(Source)], _, _, "~s~s   ~w", "~s~s   ~w",
         [Text, Also, Source]) :-
    reader_words(English, Japanese, Text),
    format(string(Both), " (~s)", [Japanese]),
    reader_words(Both, "", Also).
sentence(expected, [score(Score), exact(Exact), line(Line)], Me, _, "expected: ~s   ~s",
         "予想: ~s   ~s", [Moves, Worth]) :-
    line_text(Line, Moves),
    worth_text(Me, Score, Exact, Worth).
sentence(best, [], _, _, "nothing better was found", "これより良い手は見つからない", []).
sentence(behind, [move(Move), against(Best), score(Score), other(Other), exact(Exact)], _, _,
         English, Japanese, Arguments) :-
    othello_move_name(Move, MoveName),
    othello_move_name(Best, BestName),
    Less is Other - Score,
    behind_words(Exact, Less, English, Japanese, Discs, Depth),
    (   reader_language(ja)
    ->  Arguments = [MoveName, BestName, Discs|Depth]
    ;   Arguments = [MoveName, Discs, BestName|Depth]
    ).
sentence(loses_corner, [corners([Corner]), line(Line)], _, You,
         "~w gets ~s: ~s", "~wに~sを取られる: ~s", [You, Text, Moves]) :-
    corners_text([Corner], Text),
    line_text(Line, Moves).
sentence(misses_corner, [corners([Corner]), line(Line)], Me, _,
         "~w does not get ~s, as by ~s", "~sを取れない。~sなら~wが取る", Arguments) :-
    corners_text([Corner], Text),
    line_text(Line, Moves),
    (   reader_language(ja)
    ->  Arguments = [Text, Moves, Me]
    ;   Arguments = [Me, Text, Moves]
    ).
sentence(must_pass, [line(Line)], Me, _, "~w must pass: ~s", "~wがパスになる: ~s", [Me, Moves]) :-
    line_text(Line, Moves).
sentence(fewer_passes, [count(Count), other(Other), against(Best)], _, You,
         "~w must pass ~s in its line, ~s in that of ~w", "~wのパスは~s（~wなら~s）", Arguments) :-
    othello_move_name(Best, BestName),
    times_text(Count, Times),
    times_text(Other, BestTimes),
    (   reader_language(ja)
    ->  Arguments = [You, Times, BestName, BestTimes]
    ;   Arguments = [You, Times, BestTimes, BestName]
    ).
sentence(more_moves, [count(Count), other(Other)], _, You,
         "leaves ~w ~s instead of ~d", "~wの打てるマスを~sにする（最善なら~d）",
         [You, Moves, Other]) :-
    things_text(Count, move, Moves).
sentence(fewer_moves, [count(Count), other(Other), line(Line)], Me, _,
         "leaves ~w ~s instead of ~d: ~s", "~wの打てるマスが~sになる（最善なら~d）: ~s",
         [Me, Moves, Other, Way]) :-
    things_text(Count, move, Moves),
    line_text(Line, Way).
sentence(shape, [word(Word), count(Count), other(Other)], Me, You,
         "at the end of the line expected, ~w less ~w in ~s: ~d instead of ~d",
         "予想の終わりでの差（~wから~wを引く）: ~sは~d（最善なら~d）",
         [Me, You, Text, Count, Other]) :-
    othello_word_text(Word, Text).

%   behind_words(+Exact, +Less, -English, -Japanese, -Discs, -Depth): Less is hundredths of a disc.

behind_words(true, Less, "~w is ~s behind ~w, read to the end of the game",
             "終局まで読むと、~wは~wに~s石劣る", Discs, []) :-
    Count is Less // 100,
    things_text(Count, disc, Discs).
behind_words(false, Less, "~w is ~2f discs behind ~w, searched ~d plies deep",
             "~wは~wに~2f石劣る（~d手の読み）", Discs, [Plies]) :-
    Discs is Less / 100,
    judged_depth(Plies).

corners_text(Corners, Text) :-
    findall(Name, ( member(Corner, Corners), othello_move_name(Corner, Name) ), Names),
    reader_words(" and ", "と", And),
    atomic_list_concat(Names, And, List),
    (   Names = [_]
    ->  said_text("the corner ~w", "隅の~w", [List], Text)
    ;   said_text("the corners ~w", "隅の~w", [List], Text)
    ).

%   things_text(+Count, +Noun, -Text): in Japanese the number alone.

things_text(Count, Noun, Text) :-
    how_many(Count, Noun, English),
    format(string(Japanese), "~d", [Count]),
    reader_words(English, Japanese, Text).

times_text(Count, Text) :-
    (   Count =:= 1
    ->  said_text("once", "1回", [], Text)
    ;   said_text("~d times", "~d回", [Count], Text)
    ).

line_text(Line, Text) :-
    findall(Name, ( member(Move, Line), othello_move_name(Move, Name) ), Names),
    atomic_list_concat(Names, ' ', Text0),
    atom_string(Text0, Text).

%   worth_text(+Side, +Score, +Exact, -Text): for Side, who is to move.

worth_text(Side, Score, Exact, Text) :-
    Discs is Score / 100,
    (   Score > 0
    ->  Sign = "+"
    ;   Sign = ""
    ),
    (   Exact == true
    ->  said_text("~w ~s~0f discs at the end", "終局で~w ~s~0f石", [Side, Sign, Discs], Text)
    ;   said_text("~w ~s~2f discs", "~w ~s~2f石", [Side, Sign, Discs], Text)
    ).
