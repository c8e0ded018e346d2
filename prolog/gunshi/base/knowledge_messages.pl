:- encoding(utf8).
/*  What is said of files of knowledge: what is wrong with a clause, and a rule that went wrong or
    was stopped.

    The faults here are those that reading finds. Who knows what clauses mean, and has further
    faults for the hook clauses_fault/4 of store.pl, adds a clause of knowledge_fault//1 for each
    (knowledge/fault_messages.pl).
*/
:- module(gunshi_base_knowledge_messages,
          [ knowledge_fault//1          % +Fault
          ]).
:- use_module(message_words, [brief/2, value_words/2]).
:- use_module(messages, [error_line/2]).
:- use_module(sources, [shown_source/2]).
:- autoload(library(lists), [member/2]).

:- multifile
    gunshi_base_messages:gunshi_message//1,
    gunshi_base_messages:message_line//1,
    knowledge_fault//1.                 % hook: +Fault, the parts of a message

gunshi_base_messages:gunshi_message(bad_knowledge(File, Problems)) -->
    problems(Problems, File),
    { shown_source(File, Shown) },
    [ 'Nothing was taken from ~w'-[Shown] ].
gunshi_base_messages:gunshi_message(bad_files(Errors)) -->
    each_error(Errors).
gunshi_base_messages:gunshi_message(rule_failed(Source, Error)) -->
    { shown_source(Source, Shown) },
    [ 'The rule at ~w went wrong: '-[Shown] ],
    raised(Error).
gunshi_base_messages:gunshi_message(question_failed(Error)) -->
    [ 'The question went wrong: ' ],
    raised(Error).
gunshi_base_messages:gunshi_message(rule_limit(Source, What)) -->
    { shown_source(Source, Shown),
      limit_text(What, Text)
    },
    [ 'The clause at ~w was stopped: ~w. '-[Shown, Text],
      'Mend it, or turn it off: kb_disable(~q).'-[Shown]
    ].

gunshi_base_messages:gunshi_message(bad_question(Fault)) -->
    knowledge_fault(Fault).
gunshi_base_messages:gunshi_message(question_limit(What)) -->
    { limit_text(What, Text) },
    [ 'The question was stopped: ~w'-[Text] ].
gunshi_base_messages:gunshi_message(question_failed(Error)) -->
    { error_line(Error, Line) },
    [ 'The question went wrong: ~s'-[Line] ].

%   each_error(+Errors)//: their messages, each on lines of its own.

each_error([Error|Errors]) -->
    prolog:translate_message(Error),
    (   { Errors == [] }
    ->  []
    ;   [ nl ],
        each_error(Errors)
    ).

%   raised(+Error)//: what a goal of a rule raised.

raised(error(Formal, _)) -->
    { Formal == instantiation_error },
    !,
    [ 'a variable has no value where one is needed; what gives it one must stand before' ].
raised(Error) -->
    { error_line(Error, Line) },
    [ '~s'-[Line] ].

gunshi_base_messages:message_line(bad_knowledge(File, [Problem|Problems])) -->
    problem(Problem, File),
    (   { Problems == [] }
    ->  []
    ;   { length(Problems, More) },
        [ ' (and ~d more)'-[More] ]
    ).

gunshi_base_messages:message_line(bad_files([Error|Errors])) -->
    { error_line(Error, Line),
      length(Errors, More)
    },
    [ '~s (and '-[Line] ],
    (   { More =:= 1 }
    ->  [ '1 more file)' ]
    ;   [ '~D more files)'-[More] ]
    ).

%   problems(+Problems, +File)//, problem(+Problem, +File)//: what is wrong in File, with the place;
%   each of several problems ends its line.

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
    prolog:translate_message(error(syntax_error(Id), _)),
    (   { missing(Id, Words) }
    ->  [ '; ~w'-[Words] ]
    ;   []
    ).
knowledge_fault(long_number(Most)) -->
    [ 'here begins a number of more than ~D characters, which is too long to be read'-[Most] ].
knowledge_fault(too_deep) -->
    [ 'here begins a clause that is nested too deeply to be read' ].
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
    { value_words(Name, Words) },
    [ '~s/~d is not declared as knowledge'-[Words, Arity] ],
    near(Near).
knowledge_fault(not_allowed(Predicate, _)) -->
    { instead(Predicate, Words) },
    !,
    [ 'a rule may not call ~q; ~w'-[Predicate, Words] ].
knowledge_fault(not_allowed(Name/Arity, Near)) -->
    { value_words(Name, Words) },
    [ 'a rule may not call ~s/~d: it is neither knowledge nor vocabulary'-[Words, Arity] ],
    near(Near).
knowledge_fault(obeyed(Code)) -->
    [ 'the character U+~|~`0t~16R~4+ has no place in an atom or a text: terminals obey it'-[Code] ].
knowledge_fault(argument(N, Name, Value, Should)) -->
    { value_words(Value, Words) },
    [ 'argument ~d (~w) is ~s, not ~s'-[N, Name, Words, Should] ].
knowledge_fault(singletons([Name])) -->
    !,
    { brief(Name, Shown) },
    [ 'variable ~s stands only once: a slip? If it is meant, write _~s'-[Shown, Shown] ].
knowledge_fault(singletons(Names)) -->
    { atomic_list_concat(Names, ', ', All),
      brief(All, Shown)
    },
    [ 'variables ~s stand only once: a slip? If they are meant, put _ before them'-[Shown] ].

%   missing(+Id, -Words): what is often the cause of the syntax error.

missing(operator_expected,
        'is a comma or full stop missing before, or a sign typed full-width?').
missing(end_of_file, 'does the last clause end with a full stop?').
missing(end_of_clause_expected, 'does the clause before end with a full stop?').

%   instead(+Predicate, -Words): what Prolog has and rules write otherwise.

instead(!/0,         'there is no cut; write ( If -> Then ; Else )').
instead(not/1,       'write \\+ Condition').
instead(once/1,      'write ( Condition -> true )').
instead(member/2,    'write ( X = a ; X = b )').
instead(forall/2,    'write \\+ ( Condition, \\+ Other )').
instead((=>)/2,      'not less is >=, not more is =<').

near([]) -->
    [].
near([Template|Templates]) -->
    { findall(Text, ( member(T, [Template|Templates]), format(string(Text), '~q', [T]) ), Texts),
      atomic_list_concat(Texts, ' or ', All)
    },
    [ '; did you mean ~w?'-[All] ].

%   limit_text(+Limit, -Text): Text says which Limit stopped a rule.

limit_text(steps(Most), Text) :-
    format(atom(Text), 'it took more than ~D steps', [Most]).
limit_text(depth(Most), Text) :-
    format(atom(Text), 'rules call rules more than ~D deep', [Most]).
limit_text(seconds(Most), Text) :-
    format(atom(Text), 'it took more than ~w seconds', [Most]).
limit_text(size(Most), Text) :-
    format(atom(Text), 'a term in it has more than ~D parts', [Most]).
limit_text(integer(Most), Text) :-
    format(atom(Text), 'an integer in it is above ~D', [Most]).
