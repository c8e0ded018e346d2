/*  What of games a record format does not keep.

    It is found by writing each game and reading it back, so that it needs no second list of what
    each format can say. The illegal move of a foul is not looked at: not_held/3 says that.
*/
:- module(gunshi_shogi_records_not_kept,
          [ not_kept/3                  % +Format, +Games, -Losses
          ]).
:- use_module(library(apply), [convlist/3, maplist/3]).
:- use_module(library(lists), [append/2, member/2, sum_list/2]).
:- use_module('../game', [game_record/2, game_position/2]).
:- use_module('../position', [side_to_move/2]).
:- use_module('../records', [game_text/3, text_game/4]).
:- use_module(endings, [ending_word/3, relative_end/3]).

%!  not_kept(+Format, +Games:list, -Losses:list) is det.
%
%   Losses are the kinds of things in Games that files in Format do not have, each kind once:
%
%     - variations(Count)
%     - fields(Keys)           of the header
%     - endings(Words)         in KIF's words; Word-Other for one that becomes Other
%     - times(Count)
%     - parts(Count)           times that lose parts of a second
%     - comments(Count), bookmarks(Count)
%     - numbers(Numbers)       of the first move
%
%   What is said within a variation counts only where variations are kept.

not_kept(Format, Games, Losses) :-
    maplist(game_losses(Format), Games, Lists),
    append(Lists, All),
    convlist(kind_loss(All),
             [variations, fields, endings, times, parts, comments, bookmarks, numbers],
             Losses).

%   kind_loss(+All, +Kind, -Loss) is semidet: the losses of Kind in All, as one.

kind_loss(All, Kind, Loss) :-
    memberchk(Kind, [fields, endings, numbers]),
    !,
    findall(Thing, ( member(One, All), functor(One, Kind, 1), arg(1, One, Thing) ), Things0),
    sort(Things0, Things),
    Things = [_|_],
    Loss =.. [Kind, Things].
kind_loss(All, Kind, Loss) :-
    findall(Count, ( member(One, All), functor(One, Kind, 1), arg(1, One, Count) ), Counts),
    Counts = [_|_],
    sum_list(Counts, Sum),
    Loss =.. [Kind, Sum].

%   game_losses(+Format, +Game, -Losses): as not_kept/3 has them, but a field, an ending and a
%   number for itself.

game_losses(Format, Game, Losses) :-
    game_text(Format, Game, Text),
    once(text_game(Format, Text, Again, _)),
    game_record(Game, Record),
    game_record(Again, AgainRecord),
    findall(Loss, loss(Game, Record, AgainRecord, Loss), Losses).

loss(_, Record, Again, variations(Count)) :-
    fewer_variations(Record, Again, Count).
loss(_, record(_, _, Header, _), record(_, _, Again, _), fields(Key)) :-
    member(Key-Value, Header),
    \+ memberchk(Key-Value, Again).
loss(Game, record(_, _, _, line(_, _, end(Ending, _))), record(_, _, _, line(_, _, End)),
     endings(Word)) :-
    Ending \= foul(_, _),
    \+ End = end(Ending, _),
    word(Game, Ending, Word0),
    (   End = end(Other, _)
    ->  word(Game, Other, OtherWord),
        Word = Word0-OtherWord
    ;   Word = Word0
    ).
loss(_, Record, Again, Loss) :-
    (   fewer_variations(Record, Again, _)
    ->  Depth = main
    ;   Depth = all
    ),
    member(Kind-Remark, [times-time(_), comments-comment(_), bookmarks-bookmark(_)]),
    remarks(Record, Depth, Remark, Before),
    remarks(Again, Depth, Remark, After),
    without(Before, After, Lost),
    length(Lost, Count),
    Count > 0,
    (   Kind == times,
        length(Before, Length),
        length(After, Length)
    ->  Loss = parts(Count)
    ;   Loss =.. [Kind, Count]
    ).
loss(_, record(_, Number, _, _), record(_, Again, _, _), numbers(Number)) :-
    Again \== Number.

fewer_variations(Record, Again, Fewer) :-
    remarks(Record, all, variation(_), Before),
    remarks(Again, all, variation(_), After),
    length(Before, BeforeCount),
    length(After, AfterCount),
    Fewer is BeforeCount-AfterCount,
    Fewer > 0.

%   word(+Game, +Ending, -Word): what KIF calls Ending, at the end of Game.

word(Game, Ending, Word) :-
    (   Ending = other(Word0)
    ->  Word = Word0
    ;   game_position(Game, Position),
        side_to_move(Position, Side),
        relative_end(Ending, Side, Relative),
        once(ending_word(Relative, _, Word))
    ).

%   remarks(+Record, +Depth, +Form, -Remarks): those of the Form in the main line (Depth is `main`),
%   or in the variations as well (`all`), in standard order.

remarks(record(_, _, _, Line), Depth, Form, Remarks) :-
    findall(Form, line_remark(Depth, Line, Form), Unsorted),
    msort(Unsorted, Remarks).

line_remark(Depth, line(Opening, Steps, End), Remark) :-
    (   Said = Opening
    ;   member(step(_, Said), Steps)
    ;   End = end(_, Said)
    ),
    member(One, Said),
    (   Remark = One
    ;   Depth == all,
        One = variation(Line),
        line_remark(Depth, Line, Remark)
    ).

%   without(+Before, +After, -Lost): the elements of Before that After does not have so often; both
%   are sorted.

without([], _, []).
without([One|Before], After, Lost) :-
    (   After = [First|Rest],
        First @< One
    ->  without([One|Before], Rest, Lost)
    ;   After = [First|Rest],
        First == One
    ->  without(Before, Rest, Lost)
    ;   Lost = [One|More],
        without(Before, After, More)
    ).
