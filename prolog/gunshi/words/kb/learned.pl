:- encoding(utf8).
/*  The kb_ commands about games that were learned from. */
:- module(gunshi_words_kb_learned,
          [ kb_learned/0,
            kb_unlearn/1                % +Game
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/joseki/pattern_moves', [is_shogi_fact/1]).
:- autoload('../../knowledge/learning/lessons', [short_key/2]).
:- autoload('../../knowledge/learning/unlearning', [learned_games/1, unlearn/2]).
:- use_module('../lesson_words', [told_why/2]).
:- use_module('../board', [side_text/2]).
:- use_module('../reader', [reader_language/1, reader_words/3]).
:- autoload(library(lists), [member/2]).

%!  kb_learned is det.
%
%   Print the games that were learned from, each with the facts it has taught, and where they stand.

kb_learned :-
    learned_games(Games),
    (   Games == []
    ->  reader_words("No game has been learned from.~n", "学んだ対局はない。~n", None),
        format(None, [])
    ;   forall(member(Game, Games), print_learned_game(Game))
    ).

print_learned_game(game(Key, Named, Facts, Refuted)) :-
    short_key(Key, Short),
    game_text(Named, Text),
    format("~w  ~w~n", [Short, Text]),
    forall(member(learned(_, N, Fact, Source, State), Facts),
           print_learned_fact(N, Fact, Source, State)),
    (   Refuted > 0
    ->  reader_words("  has refuted ~d of others~n", "  ほかの~d件を咎めた~n", Words),
        format(Words, [Refuted])
    ;   true
    ).

game_text(none, Text) :-
    reader_words("a game that nothing else is known of", "ほかに何もわからない対局", Text).
game_text(named(Name, Side, Stands), Text) :-
    (   Stands == true
    ->  Again = ""
    ;   reader_words("; may be learned from again", "、もう一度学べる", Again)
    ),
    (   reader_language(ja),
        memberchk(Side, [sente, gote])
    ->  side_text(Side, SideText)
    ;   SideText = Side
    ),
    reader_words("~w, as ~w~s", "~w（~w）~s", Words),
    format(string(Text), Words, [Name, SideText, Again]).

print_learned_fact(N, cut(_, joseki(Line, _, _), _, Why), Source, State) :-
    !,
    told_why(Why, Words),
    shown_source(Source, Shown),
    (   State == on
    ->  Mark = ""
    ;   reader_words(", disabled", "、無効", Mark)
    ),
    reader_words("  move ~d: the line \"~w\" ends before it: ~w   ~w~s~n",
                 "  ~d手目: 定跡「~w」はその前まで: ~w   ~w~s~n", Format),
    format(Format, [N, Line, Words, Shown, Mark]).
print_learned_fact(N, Fact, Source, State) :-
    Fact =.. [Kind, _, K, Move],
    (   is_shogi_fact(Fact)
    ->  length(K, Length),
        Conditions is Length-1,
        reader_words(", ~d conditions", "、条件~d", Count),
        format(string(Extent), Count, [Conditions])
    ;   Extent = ""
    ),
    memberchk(learned(_, _, Why), K),
    told_why(Why, Words),
    shown_source(Source, Shown),
    refuting_mark(State, Fact, Mark),
    reader_words("  move ~d: ~w ~w~s: ~w   ~w~s~n", "  ~d手目: ~w ~w~s: ~w   ~w~s~n", Format),
    format(Format, [N, Kind, Move, Extent, Words, Shown, Mark]).

%   refuting_mark(+State, +Fact, -Mark): Mark says why Fact is not believed, with a comma before it.

refuting_mark(on, _, "").
refuting_mark(off, Fact, Mark) :-
    (   known(refuted(Key, Refuted, _), _),
        Refuted =@= Fact
    ->  short_key(Key, Short),
        reader_words(", refuted by ~w", "、~wが咎めた", Words),
        format(string(Mark), Words, [Short])
    ;   reader_words(", disabled", "、無効", Mark)
    ).

%!  kb_unlearn(+Game) is det.
%
%   Take back what Game has taught, named by its key, the beginning of it (four digits at least), or
%   its name, as kb_learned/0 prints them: its facts go, and those it has refuted come back, if no
%   other game refutes them. It may be learned from again, and so may those that leaned on it.
%
%   @error as unlearn/2

kb_unlearn(Game) :-
    unlearn(Game, unlearned(Key, Gone, Returned, Leaning)),
    short_key(Key, Short),
    count_text(Gone, "fact", Facts),
    reader_words("Unlearned ~w: ~s taken back, ~d that it had refuted believed again.~n",
                 "~wを忘れた: ~sを取り消し、咎められていた~d件をまた信じる。~n", Words),
    format(Words, [Short, Facts, Returned]),
    (   Leaning > 0
    ->  count_text(Leaning, "game", Games),
        reader_words("~s leaned on it, and may be learned from again.~n",
                     "~sがそれに頼っていて、もう一度学べる。~n", LeaningWords),
        format(LeaningWords, [Games])
    ;   true
    ).

count_text(Count, Word, Text) :-
    how_many(Count, Word, English),
    format(string(Japanese), "~d件", [Count]),
    reader_words(English, Japanese, Text).
