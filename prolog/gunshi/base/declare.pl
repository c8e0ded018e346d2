:- encoding(utf8).
/*  What can be said in the knowledge base, and what a rule's body may call.

    A knowledge predicate is declared once, by the floor that uses it, with a type for each argument
    and a sentence. A vocabulary predicate is one that the floor defines in Prolog and lets rules
    call. A relation is vocabulary that answers at once, in microseconds, and needs no search: it is
    asked often, so the interpreter keeps no clock for it. All share their names: no predicate is
    two of them.

    Knowledge clauses live in the module gunshi_clauses, made here, which sees the system's
    predicates and nothing of `user`: the operators and definitions of a user's program change
    nothing in it. How clauses stand there is the store's business (store.pl).
*/
:- module(gunshi_base_declare,
          [ declare_knowledge/3,        % +Template, +Sentence, +Example
            declare_vocabulary/2,       % :Template, +Sentence
            declare_vocabulary/3,       % :Template, +Sentence, +Example
            declare_relation/3,         % :Template, +Sentence, +Example
            vocabulary_subject/1,       % :Title
            declared_knowledge/3,       % ?Class, ?Template, ?Sentence
            declared_vocabulary/3,      % ?Title, -Template, -Sentence
            declaration/5,              % ?Name, ?Arity, ?Class, -Names, -Types
            knowledge_example/3,        % ?Name, ?Arity, -Example
            near_declarations/3,        % +Name, +Classes, -Near
            always_allowed/1            % ?Name/?Arity
          ]).
:- use_module(messages, []).
:- use_module(types, [argument_type_words/2]).
:- autoload(library(apply), [maplist/2, maplist/4]).
:- autoload(library(isub), [isub/4]).
:- autoload(library(lists), [max_member/2]).
:- autoload(library(error), [must_be/2, existence_error/2, permission_error/3, type_error/2]).

:- meta_predicate
    declare_vocabulary(:, +), declare_vocabulary(:, +, +), declare_relation(:, +, +),
    vocabulary_subject(:).

%   example(Name, Arity, Example): the text of a clause, or of a question and where it is true.
%   declared(Name, Arity, Class, Names, Types, Sentence, Owner): Class is `knowledge`,
%   vocabulary(Module) or relation(Module); Owner is the source file that declares it. Changed under
%   the mutex gunshi_base_store. subject(Module, Title).
:- dynamic declared/7, example/3, subject/2.

:- set_module(gunshi_clauses:base(system)).
:- set_module(gunshi_clauses:class(library)).     % make/0 does not look for what rules call

%!  declare_knowledge(+Template, +Sentence:string, +Example:string) is det.
%
%   Declares a knowledge predicate, in a directive of the module that uses it:
%
%       :- declare_knowledge(castle(name: atom, square: square), "Castle name has its king there.",
%                            "castle(mino, 28).").
%
%   Each argument of Template is Name:Type, types as in gunshi_base_types. Example is the text of a
%   clause, for a person. Loading the declaring file again may change the declaration; another file
%   may not.
%
%   @error type_error(knowledge_template, Template)
%   @error existence_error(argument_type, Type)
%   @error permission_error(redeclare, knowledge, Name/Arity)

declare_knowledge(Template, Sentence, Example) :-
    must_be(string, Example),
    declare(Template, knowledge, Sentence, Name, Arity),
    put_example(Name, Arity, Example),
    Arity1 is Arity + 1,
    dynamic(gunshi_clauses:Name/Arity1).

%!  declare_vocabulary(:Template, +Sentence:string) is det.
%
%   Lets the bodies of rules call a predicate of this module. Template, and errors, are as in
%   declare_knowledge/3. Only a predicate that is safe for any arguments of its types belongs in the
%   vocabulary: whoever writes a knowledge file can call it.

declare_vocabulary(Module:Template, Sentence) :-
    declare(Template, vocabulary(Module), Sentence, _, _).

%!  declare_vocabulary(:Template, +Sentence:string, +Example) is det.
%
%   As declare_vocabulary/2, with an Example as declare_relation/3 has it.

declare_vocabulary(Module:Template, Sentence, Example) :-
    declare_with_example(Template, vocabulary(Module), Sentence, Example).

%!  declare_relation(:Template, +Sentence:string, +Example) is det.
%
%   As declare_vocabulary/2, of a predicate that takes microseconds and no memory to speak of,
%   whatever it is asked. Example is in(Goal, Position), two texts: a question that is true in a
%   position of shogi, an SFEN; in_othello(Goal, Position), the same in one of Othello, its squares
%   and the side to move; or the text of a question that is true anywhere.
%
%       :- declare_relation(attacks(situation: variable, from: square, to: square),
%                           "The piece on From attacks the square To.",
%                           in("attacks(Now, 27, 26)", "startpos")).

declare_relation(Module:Template, Sentence, Example) :-
    declare_with_example(Template, relation(Module), Sentence, Example).

declare_with_example(Template, Class, Sentence, Example) :-
    must_be_example(Example),
    declare(Template, Class, Sentence, Name, Arity),
    put_example(Name, Arity, Example).

must_be_example(Example) :-
    (   ( Example = in(Goal, Position) ; Example = in_othello(Goal, Position) )
    ->  must_be(string, Goal),
        must_be(string, Position)
    ;   must_be(string, Example)
    ).

put_example(Name, Arity, Example) :-
    with_mutex(gunshi_base_store,
               transaction(( retractall(example(Name, Arity, _)),
                             assertz(example(Name, Arity, Example))
                           ))).

%!  vocabulary_subject(:Title:string) is det.
%
%   The vocabulary that this module declares is about Title, as a list of all vocabulary says it.

vocabulary_subject(Module:Title) :-
    must_be(string, Title),
    (   subject(Module, Title)
    ->  true
    ;   assertz(subject(Module, Title))
    ).

declare(Template, Class, Sentence, Name, Arity) :-
    must_be(string, Sentence),
    (   compound(Template),
        compound_name_arguments(Template, Name, Arguments),
        maplist(named_argument, Arguments, Names, Types)
    ->  true
    ;   type_error(knowledge_template, Template)
    ),
    maplist(must_be_type, Types),
    length(Types, Arity),
    (   source_location(Owner, _)
    ->  true
    ;   Owner = user
    ),
    with_mutex(gunshi_base_store,
               transaction(put_declaration(Name, Arity, Class, Names, Types, Sentence, Owner))).

named_argument(Argument, Name, Type) :-
    Argument = Name:Type,
    atom(Name).

must_be_type(Type) :-
    (   argument_type_words(Type, _)
    ->  true
    ;   existence_error(argument_type, Type)
    ).

put_declaration(Name, Arity, Class, Names, Types, Sentence, Owner) :-
    (   declared(Name, Arity, Class0, _, _, _, Owner0),
        Owner0-Class0 \== Owner-Class
    ->  permission_error(redeclare, knowledge, Name/Arity)
    ;   retractall(declared(Name, Arity, _, _, _, _, _)),
        assertz(declared(Name, Arity, Class, Names, Types, Sentence, Owner))
    ).

%!  declared_knowledge(?Class:oneof([knowledge,vocabulary]), ?Template, ?Sentence:string) is nondet.
%
%   What has been declared, in the order of declaration.

declared_knowledge(Class, Template, Sentence) :-
    declared(Name, _, Class0, Names, Types, Sentence, _),
    class_name(Class0, Class),
    template(Name, Names, Types, Template).

%!  declared_vocabulary(?Title:string, -Template, -Sentence:string) is nondet.
%
%   The vocabulary that has been declared, subject by subject: Title is what vocabulary_subject/1
%   says of the module. What has no subject comes last, with the Title "Others".

declared_vocabulary(Title, Template, Sentence) :-
    (   subject(Module, Title)
    ;   Title = "Others",
        Module = none
    ),
    declared(Name, _, Class, Names, Types, Sentence, _),
    class_name(Class, vocabulary),
    arg(1, Class, Declarer),
    (   Module == none
    ->  \+ subject(Declarer, _)
    ;   Declarer == Module
    ),
    template(Name, Names, Types, Template).

class_name(knowledge, knowledge).
class_name(vocabulary(_), vocabulary).
class_name(relation(_), vocabulary).

template(Name, Names, Types, Template) :-
    maplist(named_argument, Arguments, Names, Types),
    compound_name_arguments(Template, Name, Arguments).

%!  declaration(?Name:atom, ?Arity:integer, ?Class, -Names:list(atom), -Types:list) is nondet.
%
%   Predicate Name/Arity is declared, with these names and types of arguments. Class is `knowledge`,
%   or vocabulary(Module) or relation(Module) with the module that defines it.

declaration(Name, Arity, Class, Names, Types) :-
    declared(Name, Arity, Class, Names, Types, _, _).

%!  knowledge_example(?Name:atom, ?Arity:integer, -Example) is nondet.
%
%   Example is the text of a clause of the knowledge predicate Name/Arity, or that of the vocabulary
%   Name/Arity, as in declare_relation/3.

knowledge_example(Name, Arity, Example) :-
    example(Name, Arity, Example).

%!  near_declarations(+Name:atom, +Classes:list, -Near:list) is det.
%
%   The declared predicates of these classes that Name may have been meant for: with that name, else
%   with one that differs by a slip of the fingers, else the one whose name is most like it, if any
%   is like it. Each is shown as a call, name(argument, …).

near_declarations(Name, Classes, Near) :-
    findall(Template, near_template(==, Name, Classes, Template), Same),
    (   Same \== []
    ->  Near = Same
    ;   findall(Template, near_template(dwim_match, Name, Classes, Template), Slips),
        Slips \== []
    ->  Near = Slips
    ;   findall(Likeness-Template, like_template(Name, Classes, Likeness, Template), Like),
        max_member(_-Nearest, Like)
    ->  Near = [Nearest]
    ;   Near = []
    ).

near_template(Like, Name, Classes, Template) :-
    declared(Name1, _, Class, Names, _, _, _),
    call(Like, Name, Name1),
    memberchk(Class, Classes),
    compound_name_arguments(Template, Name1, Names).

like_template(Name, Classes, Likeness, Template) :-
    near_template(like(Likeness), Name, Classes, Template),
    Likeness > 0.7.

%   like(-Likeness, +Name, +Name1): fails where Name is so long that nothing of it would be alike,
%   and comparing it takes long.

like(Likeness, Name, Name1) :-
    atom_length(Name, Length),
    atom_length(Name1, Length1),
    Length < 3*Length1,
    isub(Name, Name1, Likeness, [substring_threshold(0)]).

%!  always_allowed(?PredicateIndicator) is nondet.
%
%   The system's predicates that any rule may call, besides `,` `;` `->` and `\+`: unification,
%   comparison and arithmetic.

always_allowed(true/0).
always_allowed(fail/0).
always_allowed(false/0).
always_allowed((=)/2).
always_allowed((\=)/2).
always_allowed((==)/2).
always_allowed((\==)/2).
always_allowed((@<)/2).
always_allowed((@>)/2).
always_allowed((@=<)/2).
always_allowed((@>=)/2).
always_allowed((is)/2).
always_allowed((=:=)/2).
always_allowed((=\=)/2).
always_allowed((<)/2).
always_allowed((>)/2).
always_allowed((=<)/2).
always_allowed((>=)/2).
