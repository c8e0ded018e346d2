:- encoding(utf8).
/*  What is wrong with knowledge, in words: files, clauses, patterns, plans, and rules that do not
    end.
*/
:- module(gunshi_base_knowledge_messages,
          [ problems//2,                % +Problems, +File
            problem//2,                 % +Problem, +File
            knowledge_fault//1,         % +Fault
            target_fault//3,            % +What, +Makuhyou, +Source
            weight_fault//1,            % +Fault
            limit_text/2                % +Limit, -Text
          ]).
:- use_module(message_words,
              [ brief/2, move_words/2, piece_name/2, square_name/2, value_words/2 ]).
:- use_module(move_messages, [move_rule//1, position_rule//4]).
:- use_module(sources, [shown_source/2]).
:- autoload(library(lists), [member/2]).

%!  problems(+Problems:list, +File)// is det.
%!  problem(+Problem, +File)// is det.
%
%   The parts of a message: what is wrong in File, with the place; each of several problems ends its
%   line.

problems([], _) -->
    [].
problems([Problem|Problems], File) -->
    problem(Problem, File),
    [ nl ],
    problems(Problems, File).

problem(problem(Line, Column, Fault), File) -->
    { shown_source(File, Shown) },
    [ '~w:~d:~d: '-[Shown, Line, Column] ],
    knowledge_fault(Fault).

%!  knowledge_fault(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong with a clause of knowledge.

knowledge_fault(syntax(quasi_quotation)) -->
    !,
    [ 'quasi quotations {|…|} have no place in knowledge' ].
knowledge_fault(syntax(Id)) -->
    prolog:translate_message(error(syntax_error(Id), _)).
knowledge_fault(directive) -->
    [ 'a directive; a knowledge file holds facts and rules only' ].
knowledge_fault(not_a_head(Term)) -->
    { value_words(Term, Words) },
    [ '~s is no fact and no rule; write name(Arguments) or name(Arguments) :- Conditions'-[Words] ].
knowledge_fault(not_a_goal(Term)) -->
    { value_words(Term, Words) },
    [ '~s cannot be a condition; name a predicate'-[Words] ].
knowledge_fault(qualified(Term)) -->
    { value_words(Term, Words) },
    [ '~s names a module; knowledge is written without one'-[Words] ].
knowledge_fault(undeclared(Name/Arity, Near)) -->
    [ '~q/~d is not declared as knowledge'-[Name, Arity] ],
    near(Near).
knowledge_fault(not_allowed(Name/Arity, Near)) -->
    [ 'a rule may not call ~q/~d: it is neither knowledge nor vocabulary'-[Name, Arity] ],
    near(Near).
knowledge_fault(argument(N, Name, Value, Should)) -->
    { value_words(Value, Words) },
    [ 'argument ~d (~w) is ~s, not ~s'-[N, Name, Words, Should] ].
knowledge_fault(singletons([Name])) -->
    !,
    [ 'variable ~w stands only once: a slip? If it is meant, write _~w'-[Name, Name] ].
knowledge_fault(singletons(Names)) -->
    { atomic_list_concat(Names, ', ', All) },
    [ 'variables ~w stand only once: a slip? If they are meant, put _ before them'-[All] ].

knowledge_fault(no_moves) -->
    [ 'a line without moves; they are written in USI, separated by blanks: "7g7f 3c3d 2g2f"' ].
knowledge_fault(line_move(Ply, Text, none)) -->
    !,
    { brief(Text, Shown) },
    [ 'move ~d of the line, ~s, is no USI move; they are written 7g7f, 8h2b+ or P*5e'-[Ply, Shown] ].
knowledge_fault(line_move(Ply, Text, Rule)) -->
    { brief(Text, Shown) },
    [ 'move ~d of the line, ~s, is not legal: '-[Ply, Shown] ],
    move_rule(Rule).
knowledge_fault(pattern(Fault)) -->
    pattern_fault(Fault).
knowledge_fault(known_already(Source)) -->
    { shown_source(Source, Shown) },
    [ 'it is known already, at ~w'-[Shown] ].
knowledge_fault(disables_nothing(Name)) -->
    [ 'nothing is called ~q'-[Name] ].
knowledge_fault(not_a_fact(Name/Arity)) -->
    [ 'a clause of ~q/~d is a fact, without conditions'-[Name, Arity] ].
knowledge_fault(endless) -->
    [ 'the rule calls itself with the same arguments, without end' ].
knowledge_fault(target(What, Makuhyou, Source)) -->
    target_fault(What, Makuhyou, Source).
knowledge_fault(weight(Fault)) -->
    [ 'these weights are none: ' ],
    weight_fault(Fault).
knowledge_fault(contrary(Fact, Source)) -->
    { value_words(Fact, Words),
      shown_source(Source, Shown)
    },
    [ 'it would never be followed: ~s at ~w forbids the move wherever this holds'-[Words, Shown] ].

%   pattern_fault(+Fault)//: why a pattern can never match, or its move never be played.

pattern_fault(numbers(Low, High)) -->
    [ 'no move has a number from ~d to ~d; write ~d-~d'-[Low, High, High, Low] ].
pattern_fault(mixed) -->
    [ 'a variable stands for a square and for a kind of piece; give them two names' ].
pattern_fault(turns(0)) -->
    !,
    [ 'the pattern does not say whose turn it is; add turn(sente) or turn(gote). ',
      'It holds turned round too'
    ].
pattern_fault(turns(Count)) -->
    [ 'the pattern says ~d times whose turn it is; one turn(Side) is enough'-[Count] ].
pattern_fault(twice(Condition)) -->
    { value_words(Condition, Words) },
    [ 'the pattern has ~s and another one; keep one of them'-[Words] ].
pattern_fault(clash(Square, First, Second)) -->
    { value_words(First, FirstWords),
      value_words(Second, SecondWords),
      square_words(Square, Where)
    },
    [ 'the pattern can never match: ~s and ~s cannot both hold~w'-[FirstWords, SecondWords, Where] ].
pattern_fault(rule(Rule, Square, Kind, Side)) -->
    [ 'the pattern can never match: ' ],
    position_rule(Rule, Square, Kind, Side).
pattern_fault(never_legal(Move, Rule)) -->
    { move_words(Move, Words) },
    [ 'the move ~w is never legal where the pattern holds: '-[Words] ],
    move_rule(Rule).

square_words(Square, Words) :-
    (   integer(Square)
    ->  square_name(Square, Name),
        format(atom(Words), ' on ~w', [Name])
    ;   Words = ''
    ).

near([]) -->
    [].
near([Template|Templates]) -->
    { findall(Text, ( member(T, [Template|Templates]), format(string(Text), '~q', [T]) ), Texts),
      atomic_list_concat(Texts, ' or ', All)
    },
    [ '; did you mean ~w?'-[All] ].

%!  target_fault(+What, +Makuhyou, +Source)// is det.
%
%   The parts of a message: What is wrong with a target of a plan, as plan_faults/2 has it; Source
%   is File:Line of the other fact in it, or `none`.

target_fault(form, _, _) -->
    [ 'a target is makuhyou(No, XY, Value): ',
      'a piece, 1 to 40, a square, 11 to 99, what a step is worth'
    ].
target_fault(unknown_number, makuhyou(No, _, _), _) -->
    [ 'there is no piece ~d; they are 1 to 40, those of sente odd'-[No] ].
target_fault(gote_number, makuhyou(No, _, _), _) -->
    { Sente is No-1 },
    [ 'piece ~d is one of gote; a plan is written for sente, here with ~d, '-[No, Sente],
      'and turned round for gote'
    ].
target_fault(off_board, makuhyou(_, XY, _), _) -->
    [ '~d is no square; they are 11 to 99, file then rank, no digit 0'-[XY] ].
target_fault(other_file(Kind), makuhyou(No, XY, _), _) -->
    { piece_name(Kind, Name),
      square_name(XY, Square)
    },
    [ 'piece ~d, a ~w, keeps its file and cannot come to ~w'-[No, Name, Square] ].
target_fault(backwards(Kind), makuhyou(No, XY, _), _) -->
    { piece_name(Kind, Name),
      square_name(XY, Square)
    },
    [ 'piece ~d, a ~w, cannot go back to ~w'-[No, Name, Square] ].
target_fault(unreachable(Kind, From), makuhyou(No, XY, _), _) -->
    { piece_name(Kind, Name),
      square_name(From, Here),
      square_name(XY, Square)
    },
    [ 'piece ~d, a ~w, has no way from ~w to ~w'-[No, Name, Here, Square] ].
target_fault(stays(Kind, Other, OtherKind), makuhyou(_, XY, _), _) -->
    { piece_name(Kind, Name),
      piece_name(OtherKind, OtherName),
      square_name(XY, Square)
    },
    [ 'a ~w cannot be wanted on ~w '-[Name, Square],
      'while piece ~d, a ~w, stays there; '-[Other, OtherName],
      'give that one a target too'
    ].
target_fault(same_target(Kind, OtherKind, Other), makuhyou(_, XY, _), Source) -->
    { piece_name(Kind, Name),
      piece_name(OtherKind, OtherName),
      square_name(XY, Square)
    },
    [ 'a ~w cannot be wanted on ~w while a ~w is wanted there'-[Name, Square, OtherName] ],
    other_fact(Other, Source).
target_fault(two_targets(Kind, Other), makuhyou(No, _, _), Source) -->
    { piece_name(Kind, Name) },
    [ 'piece ~d, a ~w, has another target'-[No, Name] ],
    other_fact(Other, Source).

other_fact(Fact, Source) -->
    { value_words(Fact, Words) },
    (   { Source == none }
    ->  [ ' (~s)'-[Words] ]
    ;   { shown_source(Source, Shown) },
        [ ' (~s, ~w)'-[Words, Shown] ]
    ).

%!  limit_text(+Limit, -Text) is det.
%
%   Text says which Limit stopped a rule.

limit_text(steps(Most), Text) :-
    format(atom(Text), 'it took more than ~D steps', [Most]).
limit_text(depth(Most), Text) :-
    format(atom(Text), 'rules call rules more than ~D deep', [Most]).
limit_text(seconds(Most), Text) :-
    format(atom(Text), 'it took more than ~d seconds', [Most]).
limit_text(size(Most), Text) :-
    format(atom(Text), 'a term in it has more than ~D parts', [Most]).
limit_text(integer(Most), Text) :-
    format(atom(Text), 'an integer in it is above ~D', [Most]).

%!  weight_fault(+Fault)// is det.
%
%   The parts of a message: Fault is what is wrong with weights of the evaluation, with what they
%   should be.

weight_fault(form) -->
    [ 'these are none; they are weight(Name, "Sentence", [Integer, ...], [Integer, ...])' ].
weight_fault(name) -->
    [ 'there are none of that name; weights_name(Name) lists them' ].
weight_fault(twice) -->
    [ 'they are given twice; one of the two facts should go' ].
weight_fault(count(Count, Expected)) -->
    [ 'there are ~d values, and there should be ~d'-[Count, Expected] ].
weight_fault(value(Value)) -->
    { brief(Value, Shown) },
    [ '~s is no weight; it is an integer from -32767 to 32767, in thousandths of a pawn'-[Shown] ].
