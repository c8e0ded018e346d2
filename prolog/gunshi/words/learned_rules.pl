:- encoding(utf8).
/*  Learned rules, told to a person. */
:- module(gunshi_words_learned_rules,
          [ rule_lines/2,               % +Learned, -Lines
            rule_sentence/4             % +Language, +Kind, +Body, -Sentence
          ]).
:- use_module('../knowledge/learning/learn_rules', [learned_part/3]).
:- use_module('../knowledge/learning/rule_sentences', [body_sentence/3]).
:- use_module('../knowledge/learning/rules', [rule_standing/3]).
:- use_module('../shogi/kanji', [piece_kanji/2]).
:- use_module('../shogi/kinds', [kind_english/2]).

:- multifile gunshi_knowledge_learning_rule_sentences:argument_words/3.

gunshi_knowledge_learning_rule_sentences:argument_words(ja, Kind, Words) :-
    piece_kanji(Kind, Words).
gunshi_knowledge_learning_rule_sentences:argument_words(en, Kind, Words) :-
    kind_english(Kind, Words).

%!  rule_lines(+Learned, -Lines:list(string)) is det.
%
%   Lines say in English what Learned, of learn_rules/4, is about, how often it held in the games it
%   was tried on and was right, and what follows from that.

rule_lines(Learned, [First, Second]) :-
    learned_part(Learned, kind, Kind),
    learned_part(Learned, body, Body),
    learned_part(Learned, tried, Tried),
    Tried = tried(Held, Right, Wrong, _),
    rule_sentence(en, Kind, Body, First),
    rule_standing(Kind, Tried, Standing),
    standing_words(Standing, Words),
    (   Held > 0
    ->  Share is 100*Right/Held
    ;   Share = 0
    ),
    format(string(Second), "  of ~D such moves ~D are (~1f %), ~D are not: ~s",
           [Held, Right, Share, Wrong, Words]).

standing_words(weighs(Value), Text) :-
    format(string(Text), "believed, and worth ~d at the root", [Value]).
standing_words(warns, "believed").
standing_words(remark, "a remark").

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
