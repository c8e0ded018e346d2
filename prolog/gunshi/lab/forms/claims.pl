:- encoding(utf8).
/*  What the first paper concludes of its forms, and what is claimed of the later ones: what
    findings.pl holds against what was measured.
*/
:- module(gunshi_lab_forms_claims,
          [ claim/3,                    % ?Part, ?Claim, ?Tests
            form_set/2,                 % ?Name, -Forms
            form_property/3             % ?Property, ?Form, ?Source
          ]).
:- autoload(library(lists), [append/3, member/2]).

%!  claim(?Part, ?Claim:string, ?Tests:list) is nondet.
%
%   All Tests must hold for Claim, of Part `paper` or `beyond`. A test compares forms, or a form
%   with a set of form_set/2.

claim(paper, "The authors expected 1.1 to be the slowest: it is not",
      [not_slowest('1.1', twelve, 0), not_slowest('1.1', twelve, 1)]).
claim(paper, "The authors expected 2.3 to be the fastest: it is not",
      [not_fastest('2.3', twelve, 0), not_fastest('2.3', twelve, 1)]).
claim(paper, "1.1 beats 1.3: many arguments are fine, and arg/3 needs no array remedy",
      [faster('1.1', '1.3', 0), faster('1.1', '1.3', 1), generates_faster('1.1', '1.3')]).
claim(paper, "1.1 beats 1.2", [faster('1.1', '1.2', 0), faster('1.1', '1.2', 1)]).
claim(paper, "The reason: 1.2 must search for what stands on a target square, 1.1 looks it up",
      [generates_faster('1.1', '1.2')]).
claim(paper, "1.21, which is 1.2 with the board as facts, is the better 1.2",
      [faster('1.21', '1.2', 0), faster('1.21', '1.2', 1)]).
claim(paper, "1.8 is the best of the lists, 1.3 to 1.9",
      [fastest('1.8', lists, 0), fastest('1.8', lists, 1)]).
claim(paper, "Nine lists are better than one of 40 elements: 1.8 beats 1.4 and 1.5",
      [faster('1.8', '1.4', 1), faster('1.8', '1.5', 1)]).
claim(paper, "1.8 is the best of all twelve",
      [fastest('1.8', twelve, 0), fastest('1.8', twelve, 1)]).
claim(paper, "1.81, which is 1.8 with the board as facts, changes something for the better",
      [faster('1.81', '1.8', 0), faster('1.81', '1.8', 1)]).
claim(paper, "The forms of facts are poor at depth 0: slower than the median of the others",
      [slower_than_median('2.1', arguments, 0), slower_than_median('2.2', arguments, 0),
       slower_than_median('2.3', arguments, 0)]).
claim(paper, "They are poor because they must restore: without that it would be otherwise",
      [poor_by_restoring('2.1', arguments), poor_by_restoring('2.2', arguments),
       poor_by_restoring('2.3', arguments)]).
claim(paper, "2.3 is promising at depth 1: nearer to the best than at depth 0, and not below the \c
              middle",
      [gains('2.3', twelve, 0, 1), faster_than_median('2.3', twelve, 1)]).
claim(paper, "2.3 gains further with more depth",
      [gains('2.3', twelve, 1, 2)]).
claim(paper, "From depth 10 on, 2.3 needs the least memory of 1.21, 1.8, 1.81 and 2.3",
      [least_memory('2.3', ['1.21', '1.8', '1.81'], 10)]).
claim(paper, "In short searches an argument is the better style: its best beats the best facts \c
              (the paper: up to 4 or 5 plies, which is enough to play; here 1 to 3 plies, and \c
              what is enough to play is not asked)",
      [best_beats(arguments, facts, 0), best_beats(arguments, facts, 1),
       best_beats(arguments, facts, 2)]).
claim(beyond, "How much of 1.1 is its change_arg/5? 1.1 against the same with one-clause copying",
      [ratio('1.1', '1.1-copy', 1)]).
claim(beyond, "With one-clause copying 1.1 is level with 1.8, or better",
      [faster('1.1-copy', '1.8', 1)]).
claim(beyond, "With one-clause copying 1.1 beats 1.2 and 1.3, as the paper found",
      [faster('1.1-copy', '1.2', 1), faster('1.1-copy', '1.3', 1)]).
claim(beyond, "Built-ins in C do more for 1.1 than one-clause copying in Prolog",
      [faster('1.1-c', '1.1-copy', 1)]).
claim(beyond, "Tuned, 1.8 still beats 1.1",
      [faster('1.8-tuned', '1.1-tuned', 1)]).
claim(beyond, "Tuned, 2.3 is the last of the five",
      [slowest('2.3-tuned', tuned, 1)]).
claim(beyond, "What does tuning give?",
      [ratio('1.1', '1.1-tuned', 1), ratio('1.8', '1.8-tuned', 1), ratio('2.3', '2.3-tuned', 1),
       ratio('1.21', '1.21-tuned', 1), ratio('1.81', '1.81-tuned', 1)]).
claim(beyond, "1.1 changed in place beats 1.1 copied",
      [faster('1.1-setarg', '1.1-tuned', 1)]).
claim(beyond, "What does indexing change? 2.1 by first argument only, as it is, and made for \c
               indexes",
      [ratio('2.1-first', '2.1', 1), ratio('2.1', '2.1-indexed', 1),
       ratio('2.2', '2.2-indexed', 1)]).
claim(beyond, "With indexes on all arguments 2.1 beats 2.3, whose second table they replace",
      [faster('2.1', '2.3', 1)]).
claim(beyond, "A balanced tree beats the sorted list 1.3; the AVL tree also the red-black one",
      [faster(assoc, '1.3', 1), faster(assoc, rbtree, 1)]).
claim(beyond, "Erased clauses cost the forms of facts more with a thread that collects them than \c
               without",
      [alone('2.1', 1), alone('2.3', 1), alone('1.81', 1)]).
claim(beyond, "How far is the best pure Prolog form from the core? A move each",
      [per_move('1.1-setarg', core, 1), per_move('1.1-setarg', 'core-mutable', 1),
       per_move('1.1-setarg', 'core-c', 1)]).

claim(beyond, "How does the system compare with SWI-Prolog, form by form?",
      [systems('1.1', 1), systems('1.3', 1), systems('1.4', 1), systems('1.8', 1),
       systems('2.1', 1), systems('2.2', 1), systems('2.3', 1), systems('1.1-tuned', 1),
       systems('1.8-tuned', 1), systems('2.3-tuned', 1)]).

%!  form_set(?Name, -Forms:list) is nondet.
%
%   Forms have a Name in claims: the paper's twelve, or some.

form_set(twelve, Forms) :-
    form_set(arguments, Arguments),
    form_set(facts, Facts),
    append(Arguments, Facts, Forms).
form_set(lists,     ['1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9']).
form_set(arguments, ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9']).
form_set(facts,     ['2.1', '2.2', '2.3']).
form_set(tuned,     ['1.1-tuned', '1.8-tuned', '2.3-tuned', '1.21-tuned', '1.81-tuned']).

                /*******************************
                *           TABLE 1            *
                *******************************/

%!  form_property(?Property, ?Form, ?Source) is nondet.
%
%   Form has Property by the paper's table 1. Property is the paper's name of it; Source is `scan`,
%   the table as it can be read today, where the columns 1.8 and 1.9 are blank, or `text`, corrected
%   by what the paper's text says (papers.md §1).

form_property(Property, Form, Source) :-
    table_1(Property, Scan, Text),
    (   Source = scan,
        member(Form, Scan)
    ;   Source = text,
        member(Form, Text)
    ).

table_1('駒属性表',             ['1.2', '2.1', '2.3'], ['1.2', '2.1', '2.3']).
table_1('盤形式データ',          ['1.1', '2.2', '2.3'], ['1.1', '2.2', '2.3']).
table_1('リスト形式駒属性表',      ['1.4', '1.5', '1.6', '1.7'], ['1.4', '1.5', '1.6', '1.7']).
table_1('データを先後で分割',      ['1.6', '1.7'], ['1.6', '1.7']).
table_1('リスト形式の盤データ',     ['1.3'], ['1.3', '1.8', '1.9']).
table_1('リスト形式の持ち駒',      ['1.1', '1.3', '1.7', '2.2', '2.3'], ['1.1', '1.3', '1.7', '1.8', '1.9']).
table_1('ソートされている',       ['1.1', '1.2', '1.5'], ['1.1', '1.2', '1.3', '1.5']).
