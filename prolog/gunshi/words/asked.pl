:- encoding(utf8).
/*  What rules may ask, and what an answer looks like on the board. */
:- module(gunshi_words_asked,
          [ print_answers/2,            % +Game, ?Goal
            print_othello_answers/4,    % +Position, +N, +Last, ?Goal
            print_vocabulary/0,
            print_subjects/0
          ]).
:- use_module('../base/declare', [declared_vocabulary/3]).
:- autoload('../knowledge/asking', [ask/3, asked_squares/2]).
:- autoload('../knowledge/othello/questions', [ask_othello/4]).
:- use_module('../knowledge/reading', [all_knowledge/0]).
:- use_module('../knowledge/situation', [plain_goal/2]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module(board, [draw_board/3]).
:- use_module(othello_board, [draw_othello/2]).
:- use_module(kb/japanese_vocabulary, [japanese_subject/2, japanese_word/2]).
:- use_module(reader, [board_flipped/1, reader_language/1, reader_words/3]).
:- use_module(tree_lines, [reader_columns/1]).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(lists), [append/2, member/2, nth1/3]).
:- autoload(library(solution_sequences), [distinct/2, limit/2]).

:- meta_predicate first_answers(+, 0, -, -).

answers_looked_for(100 000).

%!  print_answers(+Game, ?Goal) is semidet.
%
%   Draw the board at the end of Game with the squares marked that Goal finds, and print its
%   answers, a line each, the first ones. Fails when there is none, and says so. After a hundred
%   thousand answers no other is looked for.
%
%   @error as ask/3

print_answers(Game, Goal) :-
    asked_squares(Goal, Squares),
    first_answers(Goal-Squares, ask(Game, Goal, _), Answers, More),
    findall(Found, member(_-Found, Answers), Lists),
    append(Lists, Marked),
    board_flipped(Flipped),
    game_position(Game, Position),
    current_output(Out),
    Options = [flip(Flipped), marked(Marked)],
    (   reader_columns(Columns)
    ->  draw_board(Out, Position, [columns(Columns)|Options])
    ;   draw_board(Out, Position, Options)
    ),
    print_lines(Answers, More).

%!  print_othello_answers(+Position, +N:integer, +Last, ?Goal) is semidet.
%
%   As print_answers/2, in the Position of Othello to which N moves have led, Last the last of them
%   or `none`; its legal moves are marked.
%
%   @error as ask/3

print_othello_answers(Position, N, Last, Goal) :-
    first_answers(Goal-[], ask_othello(Position, N, Goal, _), Answers, More),
    draw_othello(Position, Last),
    print_lines(Answers, More).

%   first_answers(+Template, :Question, -Answers, -More) is semidet: Answers are Plain-Squares, each
%   once, in their order; Template is Goal-Squares. More is `unknown` when there may be others that
%   were not looked for. Fails when there is none, and says so.

first_answers(Goal-Squares, Question, Answers, More) :-
    answers_looked_for(Most),
    findall(Plain-Squares, limit(Most, ( Question, plain_conditions(Goal, Plain) )), Answers0),
    length(Answers0, Found),
    sort(Answers0, Answers),
    (   Answers == []
    ->  reader_words("No.~n", "ない。~n", No),
        format(No, []),
        fail
    ;   Found =:= Most
    ->  More = unknown
    ;   More = none
    ).

%   print_lines(+Answers, +More): of many the first.

print_lines(Answers, More) :-
    length(Answers, Count),
    forall(( nth1(N, Answers, Answer-_), N =< 20 ),
           print_answer(Answer)),
    Others is Count - 20,
    (   More == unknown
    ->  reader_words("and ~D more; others were not looked for~n", "ほか~D件、その先は調べていない~n", Words),
        format(Words, [Others])
    ;   Others > 0
    ->  reader_words("and ~d more~n", "ほか~d件~n", Words),
        format(Words, [Others])
    ;   true
    ).

print_answer(Answer) :-
    \+ \+ ( term_variables(Answer, Variables),
             maplist(=('$VAR'('_')), Variables),
             format("~W~n", [Answer, [ quoted(true), portray(true), numbervars(true),
                                       spacing(next_argument) ]])
           ).

%   plain_conditions(+Goal, -Plain): each condition as plain_goal/2 has it, which is small.

plain_conditions(Goal, Plain) :-
    (   compound(Goal)
    ->  functor(Goal, Name, Arity),
        (   memberchk(Name/Arity, [','/2, (;)/2, (->)/2, (\+)/1])
        ->  Goal =.. [_|Goals],
            maplist(plain_conditions, Goals, Plains),
            Plain =.. [Name|Plains]
        ;   plain_goal(Goal, Plain)
        )
    ;   Plain = Goal
    ).

%!  print_vocabulary is det.
%
%   Print what the bodies of rules may ask, subject by subject, each with its sentence.

print_vocabulary :-
    forall(subject(Title),
           ( told_title(Title, Told),
             format("~s~n", [Told]),
             forall(declared_vocabulary(Title, Template, Sentence),
                    print_word(Template, Sentence))
           )).

told_title(Title, Told) :-
    (   reader_language(ja),
        japanese_subject(Title, Japanese)
    ->  Told = Japanese
    ;   Told = Title
    ).

subject(Title) :-
    distinct(Title, declared_vocabulary(Title, _, _)).

print_word(Template, Sentence) :-
    call_text(Template, Text),
    string_length(Text, Length),
    (   Length > 37
    ->  format("  ~s~n~t~40|", [Text])
    ;   format("  ~s~t~40|", [Text])
    ),
    functor(Template, Name, Arity),
    (   reader_language(ja),
        japanese_word(Name/Arity, Japanese)
    ->  format("~s~n", [Japanese])
    ;   split_string(Sentence, " ", "", Words),
        print_filled(Words, 1, 40, 40)
    ).

call_text(Template, Text) :-
    Template =.. [Name|Arguments],
    findall(Argument, member(Argument:_, Arguments), Names),
    Call =.. [Name|Names],
    format(string(Text), "~W", [Call, [spacing(next_argument)]]).

%!  print_subjects is det.
%
%   Print the names of the vocabulary, subject by subject.

print_subjects :-
    all_knowledge,
    forall(subject(Title),
           ( findall(Word,
                     ( declared_vocabulary(Title, Template, _),
                       functor(Template, Name, Arity),
                       format(string(Word), "~w/~d", [Name, Arity])
                     ),
                     Words),
             told_title(Title, Told),
             format("~s~n  ", [Told]),
             print_filled(Words, 2, 2, 2)
           )).

filled_columns(Columns) :-
    (   reader_columns(Columns0)
    ->  Columns is min(100, Columns0)
    ;   Columns = 100
    ).

%   print_filled(+Words, +Space, +Margin, +Column): from Column on, in lines that begin at Margin,
%   Space between words; as wide as the terminal, but 100 columns at most.

print_filled([], _, _, _) :-
    nl.
print_filled([Word|Words], Space, Margin, Column0) :-
    string_length(Word, Length),
    (   Column0 =:= Margin
    ->  write(Word),
        Column is Margin + Length
    ;   filled_columns(Columns),
        Column0 + Space + Length > Columns
    ->  format("~n~t~*|~s", [Margin, Word]),
        Column is Margin + Length
    ;   forall(between(1, Space, _), put_char(' ')),
        write(Word),
        Column is Column0 + Space + Length
    ),
    print_filled(Words, Space, Margin, Column).
