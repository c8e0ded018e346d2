:- encoding(utf8).
/*  Learned rules, told to a person. */
:- module(gunshi_words_learned_rules,
          [ rule_lines/3,               % +Game, +Learned, -Lines
            rule_sentence/4,            % +Language, +Kind, +Body, -Sentence
            rule_step_text/3,           % +Step, +Number, -Text
            print_rule_step/1           % +Step
          ]).
:- use_module('../knowledge/learning/learn_rules', [learned_part/3]).
:- use_module('../knowledge/learning/rule_sentences', [body_sentence/3]).
:- use_module('../knowledge/learning/rules', [rule_standing/3]).
:- use_module('../shogi/kanji', [piece_kanji/2]).
:- use_module('../shogi/kinds', [kind_english/2]).
:- use_module(reader, [reader_language/1, said_text/4]).

:- multifile gunshi_knowledge_learning_rule_sentences:argument_words/3.

gunshi_knowledge_learning_rule_sentences:argument_words(ja, Kind, Words) :-
    piece_kanji(Kind, Words).
gunshi_knowledge_learning_rule_sentences:argument_words(en, Kind, Words) :-
    kind_english(Kind, Words).

%!  rule_lines(+Game, +Learned, -Lines:list(string)) is det.
%
%   Lines say in English what Learned, of learn_rules/4 from games of Game, `shogi` or `othello`, is
%   about, how often it held in the games it was tried on and was right, and what follows from that.

rule_lines(Game, Learned, [First, Second]) :-
    learned_part(Learned, kind, Kind),
    learned_part(Learned, body, Body),
    learned_part(Learned, tried, Tried),
    Tried = tried(Held, Right, Wrong, _),
    rule_sentence(en, Kind, Body, First),
    rule_standing(Kind, Tried, Standing),
    standing_words(Standing, Game, Words),
    (   Held > 0
    ->  Share is 100*Right/Held
    ;   Share = 0
    ),
    format(string(Second), "  of ~D such moves ~D are (~1f %), ~D are not: ~s",
           [Held, Right, Share, Wrong, Words]).

standing_words(weighs(Value), Game, Text) :-
    value_unit(Game, Unit),
    format(string(Text), "believed, and worth ~d ~s at the root", [Value, Unit]).
standing_words(warns, _, "believed").
standing_words(remark, _, "a remark").

value_unit(shogi, "centipawns").
value_unit(othello, "hundredths of a disc").

%!  rule_sentence(+Language, +Kind, +Body:list, -Sentence:string) is det.
%
%   Sentence says the rule, `bad` or `good`, whose body is Body, traits of a rule.

rule_sentence(Language, Kind, Body, Sentence) :-
    body_sentence(Language, Body, Text),
    kind_words(Language, Kind, Text, Sentence).

kind_words(en, bad, Sentence, Text) :-
    format(string(Text), "bad: a move that ~s", [Sentence]).
kind_words(en, good, Sentence, Text) :-
    format(string(Text), "better than it looks: a move that ~s", [Sentence]).
kind_words(ja, bad, Sentence, Text) :-
    format(string(Text), "悪手: ~s手", [Sentence]).
kind_words(ja, good, Sentence, Text) :-
    format(string(Text), "見かけより良い手: ~s手", [Sentence]).

%!  rule_step_text(+Step, +Number:integer, -Text:string) is semidet.
%
%   Text says Step, of mistake_rules/6, in the reader's language; the move of the mistake has that
%   Number. Fails for what is no such step.

rule_step_text(ruled(_, Body), Number, Text) :-
    reader_language(Language),
    rule_sentence(Language, bad, Body, Sentence),
    said_text("a rule of move ~d (a remark until other games bear it out): ~s",
              "~d手目からの規則（ほかの対局で確かめるまでは参考）: ~s",
              [Number, Sentence], Text).
rule_step_text(stands(Kind, Body, _, After), _, Text) :-
    reader_language(Language),
    rule_sentence(Language, Kind, Body, Sentence),
    (   After == remark
    ->  said_text("not believed any more, for it is wrong too often: ~s",
                  "外れが多く、もう信じない: ~s",
                  [Sentence], Text)
    ;   said_text("believed from now on: ~s",
                  "これからは信じる: ~s",
                  [Sentence], Text)
    ).

%!  print_rule_step(+Step) is det.
%
%   Print Step, of a game whose first move has the number 1.

print_rule_step(Step) :-
    arg(1, Step, N0),
    (   integer(N0)
    ->  N = N0
    ;   N = 0
    ),
    rule_step_text(Step, N, Text),
    format("~s~n", [Text]).
