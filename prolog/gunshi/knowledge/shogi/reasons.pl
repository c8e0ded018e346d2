:- encoding(utf8).
/*  Reasons: what made the program choose a move, as a term and as text.

    A reason is reason(Name, Sentence, Source, Details): the name of the strategy clause that
    decided; sentence(Japanese, English), what it says; File:Line where it stands; and what it used:
    the notes of the vocabulary it called (gunshi_knowledge_shogi_decision), then fact(Head,
    Source, Below) for each knowledge clause of its proof, Below those under it, and held(Goal) for
    what it asked of vocabulary, with now(Way) for a situation (plain_goal/2). All of this was
    recorded while the choice was made. Sources are as shown_source/2 shows them.

    A reason is told as a tree: a list of lines, each a text or node(Text, Lines). Each module that
    makes notes has the words for them, in both languages.
*/
:- module(gunshi_knowledge_shogi_reasons,
          [ reason/6,                   % +Name, +Sentence, +Source, +Notes, +Proof, -Reason
            reason_text/4,              % +Language, +Context, +Reason, -Lines
            reason_tree/4,              % +Language, +Context, +Reason, -Node
            reason_sentence/3,          % +Language, +Reason, -Text
            reason_searched/2,          % +Reason, -Searched
            reason_seen_otherwise/2,    % +Reason, -Note
            reason_unscored/2,          % +Reason0, -Reason
            reason_mate/3,              % +Reason, -Plies, -Line
            reason_best_alone/1,        % +Reason
            language/1,                 % ?Language
            note_lines/4,               % +Note, +Language, +Context, -Lines
            rejection/5,                % +Language, +Context, +Reason, +Move, -Texts
            move_line/4,                % +Context, +Moves, +From, -Text
            score_text/3,               % +Language, +Score, -Text
            sourced/3                   % +Text, +Source, -Line
          ]).
:- use_module('../../shogi/search', [is_search_result/1, search_result/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../base/visible', [visible_text/2]).
:- use_module('../situation', [plain_goal/2]).
:- use_module('../../shogi/notation', [line_texts/4]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, list_to_set/2, member/2, memberchk/2]).
:- autoload(library(error), [must_be/2]).

:- multifile note_lines/4, why_not/5.

%!  note_lines(+Note, +Language, +Context, -Lines:list) is semidet.
%
%   Hook: what Note says, as lines of the tree. Language is `ja` or `en`; Context the game, or the
%   position, in which the choice was made.

%!  why_not(+Note, +Move, +Language, +Context, -Text) is semidet.
%
%   Hook: Note, of the reason of another move, says why it was not Move: a text.

%!  language(?Language) is nondet.
%
%   The languages of reasons: `en`, which has the Japanese words of players too, and `ja`.

language(en).
language(ja).

%!  reason(+Name, +Sentence, +Source, +Notes:list, +Proof:list, -Reason) is det.
%
%   Reason, of what a strategy clause has noted, and used (a proof as in known/3).

reason(Name, Sentence, Source0, Notes, Proof, reason(Name, Sentence, Source, Details)) :-
    shown_source(Source0, Source),
    maplist(fact, Proof, Facts),
    append(Notes, Facts, Details).

fact(used(Head0, Source0, Proof), fact(Head, Source, Below)) :-
    shown_source(Source0, Source),
    plain_goal(Head0, Head),
    maplist(fact, Proof, Below).
fact(held(Goal), held(Plain)) :-
    plain_goal(Goal, Plain).

%!  reason_sentence(+Language, +Reason, -Text:string) is det.
%
%   What the clause says that decided.

reason_sentence(Language, reason(_, Sentence, _, _), Text) :-
    sentence_text(Language, Sentence, Text0),
    visible_text(Text0, Text).

sentence_text(ja, sentence(Japanese, _), Japanese).
sentence_text(en, sentence(Japanese, English), Text) :-
    format(string(Text), "~s / ~s", [Japanese, English]).

%!  reason_searched(+Reason, -Searched) is semidet.
%
%   Searched is the result of the search that decided, as in search/3.

reason_searched(reason(_, _, _, Details), Searched) :-
    append(_, [Searched|After], Details),
    is_search_result(Searched),
    \+ ( member(Later, After), is_search_result(Later) ),
    !.

%!  reason_seen_otherwise(+Reason, -Note) is semidet.
%
%   Note, network_sees(ByNetwork, ByWeights) as note_searched/2 notes it, is of the search that
%   decided.

reason_seen_otherwise(reason(_, _, _, Details), Note) :-
    append(_, [Note, Searched|After], Details),
    is_search_result(Searched),
    \+ ( member(Later, After), is_search_result(Later) ),
    !,
    Note = network_sees(_, _).

%!  reason_unscored(+Reason0, -Reason) is det.
%
%   Reason is Reason0 with expects(Line) in place of each result of a search: what was expected, and
%   not what it was worth. It is for who tells scores of another search beside it.

reason_unscored(reason(Name, Sentence, Source, Details0),
                reason(Name, Sentence, Source, Details)) :-
    maplist(unscored, Details0, Details).

unscored(Result, expects(Line)) :-
    is_search_result(Result),
    search_result(Result, lines, [line(_, _, Line)|_]),
    !.
unscored(Detail, Detail).

%!  reason_mate(+Reason, -Plies:integer, -Line:list) is semidet.
%
%   The move was chosen for it begins Line, a mate in so many Plies, as the solver has proven.

reason_mate(reason(_, _, _, Details), Plies, Line) :-
    memberchk(mate(Plies, Line), Details).

%!  reason_best_alone(+Reason) is semidet.
%
%   Reason itself says that the search alone would see no clearly better move: what Reason names is
%   what the move is for, and not why it was chosen.

reason_best_alone(reason(_, _, _, Details)) :-
    memberchk(best_alone, Details).

%!  reason_text(+Language, +Context, +Reason, -Lines:list(string)) is det.
%
%   The reason as a small tree for a person. Context is the game, or the position, in which the
%   choice was made; it turns moves into Japanese notation.
%
%   @error domain_error(oneof([en,ja]), Language)

reason_text(Language, Context, Reason, Lines) :-
    reason_tree(Language, Context, Reason, Node),
    phrase(tree([Node], ""), Lines).

%!  reason_tree(+Language, +Context, +Reason, -Node) is det.
%
%   Node, node(Text, Below), is what reason_text/4 writes: Below is a list of texts, and of nodes of
%   this form.
%
%   @error domain_error(oneof([en,ja]), Language)

reason_tree(Language, Context, Reason, node(Top, Below)) :-
    must_be(oneof([en, ja]), Language),
    Reason = reason(Name, _, Source, Details),
    reason_sentence(Language, Reason, Sentence),
    format(string(Top0), "~w  ~s", [Name, Sentence]),
    sourced(Top0, Source, Top),
    findall(Line,
            ( member(Detail, Details),
              detail_lines(Detail, Language, Context, DetailLines),
              member(Line, DetailLines)
            ),
            All),
    list_to_set(All, Below).

tree([], _) -->
    [].
tree([Node|Nodes], Indent) -->
    { (   Node = node(Text0, Below)
      ->  true
      ;   Text0 = Node,
          Below = []
      ),
      visible_text(Text0, Text),
      branch(Nodes, Branch, Deeper),
      atomics_to_string([Indent, Branch, Text], Line),
      string_concat(Indent, Deeper, Indent1)
    },
    [Line],
    tree(Below, Indent1),
    tree(Nodes, Indent).

branch([],    "└─ ", "   ").
branch([_|_], "├─ ", "│  ").

atomics_to_string(Atomics, String) :-
    atomic_list_concat(Atomics, Atom),
    atom_string(Atom, String).

detail_lines(fact(Head, Source, Below), Language, Context, [Line]) :-
    !,
    format(string(Text), "~W",
           [Head, [quoted(true), portray(true), numbervars(true), max_depth(12)]]),
    sourced(Text, Source, Sourced),
    (   Below == []
    ->  Line = Sourced
    ;   findall(L,
                ( member(Detail, Below),
                  detail_lines(Detail, Language, Context, Ls),
                  member(L, Ls)
                ),
                Lines),
        Line = node(Sourced, Lines)
    ).
detail_lines(held(_), _, _, []) :-
    !.
detail_lines(went_wrong(Error), _, _, [Line]) :-
    !,
    error_line(Error, Line).
detail_lines(rests(Source), Language, _, [Line]) :-
    !,
    rests_words(Language, Words),
    format(string(Line), Words, [Source]).
detail_lines(Note, Language, Context, Lines) :-
    (   note_lines(Note, Language, Context, Lines0)
    ->  Lines = Lines0
    ;   format(string(Line), "~p", [Note]),
        Lines = [Line]
    ).

rests_words(en, "the clause at ~w rests until it is changed: three times it took too long").
rests_words(ja, "~wの節は三度時間を使いすぎたので、書き直されるまで休み").

%!  rejection(+Language, +Context, +Reason, +Move, -Texts:list(string)) is det.
%
%   What Reason itself, that of another move, has recorded of Move: a text from each detail that
%   knows of it, each once; none when it was not looked at.

rejection(Language, Context, reason(_, _, _, Details), Move, Texts) :-
    findall(Text,
            ( member(Detail, Details),
              once(why_not(Detail, Move, Language, Context, Text))
            ),
            All),
    list_to_set(All, Texts).

%!  sourced(+Text, +Source, -Line:string) is det.
%
%   Text with the place it comes from behind it: File:Line, absolute or as shown already.

sourced(Text, Source, Line) :-
    shown_source(Source, Shown),
    format(string(Line), "~w   ~w", [Text, Shown]).

%!  move_line(+Context, +Moves:list, +From:integer, -Text) is det.
%
%   Moves, played one after the other from Context, in Japanese; the first From of them are left
%   out.

move_line(Context, Moves, From, Text) :-
    line_texts(japanese, Context, Moves, Texts0),
    length(Skipped, From),
    (   append(Skipped, Texts, Texts0)
    ->  true
    ;   Texts = []
    ),
    atomic_list_concat(Texts, ' ', Text).

%!  score_text(+Language, +Score, -Text) is det.
%
%   Score, cp(Centipawns) or mate(Plies), for a person.

score_text(Language, cp(Centipawns), Text) :-
    abs(Centipawns) >= 29 800,          % a result by the rules: perpetual check
    !,
    (   Centipawns > 0
    ->  foul_words(Language, Text, _)
    ;   foul_words(Language, _, Text)
    ).
score_text(_, cp(Centipawns), Text) :-
    !,
    (   Centipawns > 0
    ->  format(string(Text), "+~d", [Centipawns])
    ;   format(string(Text), "~d", [Centipawns])
    ).
score_text(Language, mate(Plies), Text) :-
    Count is abs(Plies),
    (   Plies > 0
    ->  mate_words(Language, Count, Words, _)
    ;   mate_words(Language, Count, _, Words)
    ),
    format(string(Text), Words, [Count]).

foul_words(en, "wins by perpetual check, a foul of the other side",
           "loses by perpetual check, a foul").
foul_words(ja, "連続王手の千日手で勝ち", "連続王手の千日手で負け").

mate_words(en, 1, "mate in ~d ply", "mated in ~d ply") :-
    !.
mate_words(en, _, "mate in ~d plies", "mated in ~d plies").
mate_words(ja, _, "~d手で詰み", "~d手で詰まされる").
