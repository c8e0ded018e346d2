:- encoding(utf8).
/*  A record explained: what the program would have played in each position of a game, and why.

    The explanation of a move stands as a comment on it, line by line, as a person reads it in a KIF
    viewer: that the program would have played the same, or what it would have played and what the
    two moves are worth. Comments that a game has stay before it.
*/
:- module(gunshi_knowledge_shogi_explained,
          [ explained_game/5            % +Language, +Limits, +Game, :Watch, -Explained
          ]).
:- use_module('../../shogi/game', [game_record/2, game_play/3, game_new/3]).
:- use_module('../../shogi/notation', [move_text/4]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../choice', [choose/3]).
:- use_module(reasons, [reason_text/4, score_text/3]).
:- use_module(search_choices, [search_knowledge/1]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(option), [merge_options/3]).

:- meta_predicate explained_game(+, +, +, 3, -).

%!  explained_game(+Language, +Limits:list, +Game, :Watch, -Explained) is det.
%
%   Explained is Game with a comment on each move of its main line, in Language, `en` or `ja`.
%   Limits are choose/3's. call(Watch, Ply, Text, Lines) follows each move when it is done: its
%   number, from 1, its text, and what is said of it.
%
%   @error as choose/3

explained_game(Language, Limits, Game, Watch, Explained) :-
    game_record(Game, record(Start, Number, Header, line(Opening, Steps0, End))),
    game_new(Start, Number, Before),
    explained_steps(Steps0, Before, 1, how(Language, Limits), Watch, Steps),
    game_record(Explained, record(Start, Number, Header, line(Opening, Steps, End))).

explained_steps([], _, _, _, _, []).
explained_steps([step(Move, Remarks0)|Steps0], Game0, Ply, How, Watch,
                [step(Move, Remarks)|Steps]) :-
    (   game_play(Game0, Move, Game)
    ->  How = how(Language, Limits),
        comment(Language, Limits, Game0, Move, Lines),
        findall(comment(Line), member(Line, Lines), Comments),
        append(Remarks0, Comments, Remarks),
        move_text(japanese, Game0, Move, Text),
        call(Watch, Ply, Text, Lines),
        Ply1 is Ply+1,
        explained_steps(Steps0, Game, Ply1, How, Watch, Steps)
    ;   Remarks = Remarks0,             % an illegal move ends the line
        Steps = Steps0
    ).

comment(Language, Limits, Game, Move, All) :-
    choose(Game, Limits, choice(Choice, Reason, _)),
    reason_text(Language, Game, Reason, Lines),
    (   Choice == Move
    ->  same(Language, First),
        All = [First|Lines]
    ;   chosen(Game, Choice, ChoiceText),
        other(Language, Words),
        format(string(First), Words, [ChoiceText]),
        (   worths(Language, Limits, Game, Move, Choice, Worth)
        ->  append([First|Lines], [Worth], All)
        ;   All = [First|Lines]
        )
    ).

same(en, "Gunshi would have played it too:").
same(ja, "軍師も同じ手:").

other(en, "Gunshi would have played ~w:").
other(ja, "軍師なら ~w:").

chosen(_, resign, "投了") :-
    !.
chosen(_, declare_win, "入玉宣言") :-
    !.
chosen(Game, Move, Text) :-
    move_text(japanese, Game, Move, Text).

%   worths(+Language, +Limits, +Game, +Move, +Choice, -Text): both moves searched alike.

worths(Language, Limits, Game, Move, Choice, Text) :-
    Choice =.. [_, _|_],
    search_knowledge(Parameters),
    merge_options(Limits, [depth(6)], Options0),
    exclude(of_the_choice, Options0, Options),
    findall(Score,
            ( member(M, [Move, Choice]),
              search(Game, [parameters(Parameters), only([M])|Options], Result),
              search_result(Result, score, Score0),
              score_text(Language, Score0, Score)
            ),
            [First, Second]),
    move_text(japanese, Game, Move, MoveText),
    move_text(japanese, Game, Choice, ChoiceText),
    worth_words(Language, Words),
    format(string(Text), Words, [MoveText, First, ChoiceText, Second]).

%   of_the_choice(+Option): an option of choose/3 that is none of search/3.

of_the_choice(style(_)).
of_the_choice(without(_)).
of_the_choice(seed(_)).

worth_words(en, "Searched alike: ~w ~w, ~w ~w.").
worth_words(ja, "同じ深さの読みで ~w ~w、~w ~w。").
