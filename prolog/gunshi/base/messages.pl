:- encoding(utf8).
/*  What Gunshi says when something is wrong: the frame, and what base itself has to say.

    An error is error(gunshi(What), _), or an ISO term where ISO has one. Each message says what is
    wrong, where, and what would be right. A room says its own: a file of it, named after what it
    speaks of (othello/board_messages.pl), adds clauses for the terms that the room throws,

        :- use_module('../base/messages', []).
        :- multifile gunshi_base_messages:gunshi_message//1.

        gunshi_base_messages:gunshi_message(bad_transcript(Number, Move)) -->
            [ 'Move ~d of the transcript, ~w, is not legal'-[Number, Move] ].

    and the files that throw them load it with use_module(board_messages, []), so that no error is
    without its message whatever part of Gunshi is loaded. Parts are as those of prolog:message//1.
    For an ISO term a room has a clause of prolog:error_message//1.

    What a message quotes of a file is cut when it is long (message_words.pl), and characters that a
    terminal obeys are shown by their numbers, as \u001B.
*/
:- module(gunshi_base_messages,
          [ error_line/2                % +Error, -Line
          ]).
:- use_module(knowledge_messages,
              [ knowledge_fault//1, limit_text/2, problem//2, problems//2, target_fault//3,
                weight_fault//1
              ]).
:- use_module(message_words, [brief/2, excerpt/3, move_words/2, value_words/2]).
:- use_module(move_messages, [illegal_move_text//2, position_rule//4]).
:- use_module(record_messages, [loss//1, record_fault//1]).
:- use_module(sources, [shown_source/2]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [member/2]).

:- multifile
    gunshi_message//1,                  % hook: +What, the parts of a message
    prolog:error_message//1.

prolog:error_message(gunshi(What)) -->
    { phrase(gunshi_message(What), Parts) },
    visible(Parts).
prolog:error_message(domain_error(handicap, Name)) -->
    [ 'There is no start called ~w; handicap(Name, Japanese) lists them'-[Name] ].
prolog:error_message(domain_error(encoding, Name)) -->
    [ '~p is no encoding; they are utf8, shift_jis, euc_jp, utf16le and utf16be'-[Name] ].
prolog:error_message(domain_error(notation, Name)) -->
    [ '~p is no notation; they are usi, csa, kif, ki2 and japanese'-[Name] ].
prolog:error_message(domain_error(record_format, Name)) -->
    [ '~p is no record format; they are kif, kifu, ki2, ki2u, csa, jkf, usi and sfen'-[Name] ].
prolog:error_message(syntax_error(usi_move)) -->
    [ 'This is no USI move; they are written 7g7f, 8h2b+ or P*5e' ].
prolog:error_message(existence_error(propositions, Table)) -->
    [ '~p is no table of propositions, or it was released; expand_propositions/3 makes one'-[Table] ].

:- multifile
    prolog:message//1.

%   At a prompt that does not debug errors, they are told as at any other.

prolog:message(unhandled_exception(Error)) -->
    { nonvar(Error),
      Error = error(_, _)
    },
    prolog:translate_message(Error).

%!  error_line(+Error, -Line:string) is det.
%
%   The message of any error term as one line: no prefix, no predicate, no backtrace.

error_line(Error, Line) :-
    bare_error(Error, Bare),
    phrase(line_message(Bare), Lines),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Lines)),
    split_string(Text, "\n", " \t\r", Parts0),
    exclude(==(""), Parts0, Parts),
    atomic_list_concat(Parts, ' ', Joined),
    visible_text(Joined, Line).

line_message(error(gunshi(bad_knowledge(File, [Problem|Problems])), _)) -->
    !,
    problem(Problem, File),
    (   { Problems == [] }
    ->  []
    ;   { length(Problems, More) },
        [ ' (and ~d more)'-[More] ]
    ).
line_message(Error) -->
    { Error \= error(_, _),
      \+ memberchk(Error, ['$aborted', time_limit_exceeded])
    },
    !,
    [ 'Uncaught exception: ~p'-[Error] ].
line_message(Error) -->
    prolog:translate_message(Error).

%   bare_error(+Error, -Bare): without the place in the program, which is no news to a person who
%   typed a bad file name; the place in a text stays.

bare_error(error(Formal, Context), Bare) :-
    !,
    (   nonvar(Formal),
        Formal = resource_error(_),
        is_dict(Context)
    ->  Bare = error(Formal, Context)
    ;   nonvar(Context),
        Context = context(_, Message)
    ->  Bare = error(Formal, context(_, Message))
    ;   nonvar(Formal),
        Formal = syntax_error(_)
    ->  Bare = error(Formal, Context)
    ;   Bare = error(Formal, _)
    ).
bare_error(Error, Error).

%   visible(+Parts)//: the parts of a message, where no argument has a character that a terminal
%   obeys.

visible([]) -->
    [].
visible([Part|Parts]) -->
    { visible_part(Part, Shown) },
    [ Shown ],
    visible(Parts).

visible_part(Format-Arguments, '~s'-[Shown]) :-
    !,
    format(string(Text), Format, Arguments),
    visible_text(Text, Shown).
visible_part(Part, Part).

visible_text(Text, Shown) :-
    atom_codes(Text, Codes),
    visible_codes(Codes, Visible),
    string_codes(Shown, Visible).

visible_codes([], []).
visible_codes([Code|Codes], Visible) :-
    (   memberchk(Code, `\t\n\r`)
    ->  Visible = [0'\s|Rest]
    ;   obeyed(Code)
    ->  format(codes(Visible, Rest), "\\u~|~`0t~16R~4+", [Code])
    ;   Visible = [Code|Rest]
    ),
    visible_codes(Codes, Rest).

%   obeyed(+Code): a control character, or one that ends a line or turns the direction of writing.

obeyed(Code) :-
    (   Code < 0x20
    ;   between(0x7F, 0x9F, Code)
    ;   between(0x2028, 0x202E, Code)
    ;   between(0x2066, 0x2069, Code)
    ),
    !.

                /*******************************
                *         POSITIONS            *
                *******************************/

gunshi_message(bad_sfen(Field, Character, Message, Text)) -->
    { excerpt(Text, Character, Excerpt) },
    [ 'Bad SFEN, ~w'-[Field] ],
    (   { integer(Character), Character > 0 }
    ->  [ ', character ~d'-[Character] ]
    ;   []
    ),
    [ ': ~w'-[Message] ],
    (   { Excerpt == "" }
    ->  []
    ;   [ '; in ~s'-[Excerpt] ]
    ).
gunshi_message(bad_position(Rule, Square, Kind, Side)) -->
    [ 'Bad position: ' ],
    position_rule(Rule, Square, Kind, Side).

                /*******************************
                *           MOVES              *
                *******************************/

gunshi_message(illegal_move(Move, Ply, Position)) -->
    { move_words(Move, Text) },
    [ 'Move ~w, ~w, is not legal in ~p'-[Ply, Text, Position] ].
gunshi_message(bad_move(Text, What)) -->
    { brief(Text, Shown),
      brief(What, Why)
    },
    [ 'This is no move: ~s (~s). '-[Shown, Why],
      'Moves are written 7g7f, 8h2b+, P*5e (USI), +7776FU (CSA) or ▲７六歩'
    ].
gunshi_message(illegal_move_text(Text, Rule)) -->
    illegal_move_text(Text, Rule).

                /*******************************
                *       KNOWLEDGE, DOORS       *
                *******************************/

gunshi_message(bad_knowledge(File, Problems)) -->
    problems(Problems, File),
    { shown_source(File, Shown) },
    [ 'Nothing was taken from ~w'-[Shown] ].
gunshi_message(rule_failed(Source, Error)) -->
    { shown_source(Source, Shown),
      error_line(Error, Line)
    },
    [ 'The rule at ~w went wrong: ~s'-[Shown, Line] ].
gunshi_message(bad_clause(Text, [problem(_, _, Fault)|Problems])) -->
    { split_string(Text, "", " \t\n", [Trimmed]),
      length(Problems, More)
    },
    [ 'Not added: ~s'-[Trimmed], nl, '  ' ],
    knowledge_fault(Fault),
    (   { More =:= 0 }
    ->  []
    ;   [ ' (and ~d more)'-[More] ]
    ).
gunshi_message(not_one_clause(Text)) -->
    { split_string(Text, "", " \t\n", [Trimmed]) },
    [ 'Not added: this is not one clause: ~s'-[Trimmed] ].
gunshi_message(no_such_clause(Name, Near)) -->
    [ 'Nothing in the knowledge is called ~q'-[Name] ],
    (   { Near == [] }
    ->  [ '; kb_find(\'TEXT\'). looks for a text' ]
    ;   { atomic_list_concat(Near, ', ', List) },
        [ '; was one of these meant: ~w?'-[List] ]
    ).
gunshi_message(not_removed(Name, Source)) -->
    { shown_source(Source, Shown) },
    [ '~q stands in a file, at ~w: edit it there, or kb_disable(~q).'-[Name, Shown, Name] ].
gunshi_message(disabled_already(Name)) -->
    [ '~q is disabled already'-[Name] ].
gunshi_message(not_disabled(Name, Disabled)) -->
    [ '~q is not disabled; what is: ~q'-[Name, Disabled] ].
gunshi_message(many_games_learned(Game, Keys)) -->
    { atomic_list_concat(Keys, ', ', Text) },
    [ '~w means several games: ~w; name one by its key, or more of it'-[Game, Text] ].
gunshi_message(no_such_game_learned(Game)) -->
    [ 'No game called ~w has been learned from; kb_learned. lists those that have'-[Game] ].
gunshi_message(nothing_to_undo_in_kb) -->
    [ 'There is no change of the knowledge to take back' ].
gunshi_message(save_in_own_directory(File)) -->
    [ '~w is in the directory that is read at every start, as the journal is: save to another place'-[File] ].
gunshi_message(not_a_directory(File)) -->
    [ '~w is a file; the directory of your own knowledge is meant'-[File] ].
gunshi_message(too_many_searches(Count)) -->
    [ 'The rules have asked for more than ~D different searches for one move'-[Count] ].
gunshi_message(no_such_style(Style, Styles)) -->
    { atomic_list_concat(Styles, ', ', List) },
    [ 'There is no style ~q; the styles are ~w, and none'-[Style, List] ].
gunshi_message(rule_limit(Source, What)) -->
    { shown_source(Source, Shown),
      limit_text(What, Text)
    },
    [ 'The clause at ~w was stopped: ~w. Mend it, or turn it off: kb_disable(~q).'-[Shown, Text, Shown] ].
gunshi_message(no_strategy(Position)) -->
    [ 'No strategy clause has an answer in ~p; '-[Position],
      'kb/shogi/strategy.pl should end with one that always has, such as search'
    ].
gunshi_message(no_form(Given, Forms)) -->
    { atomic_list_concat(Forms, ', ', List) },
    [ 'There is no form "~w"; the forms are ~w'-[Given, List] ].
gunshi_message(bad_form(File)) -->
    [ 'There are mistakes in ~w; nothing of it is used'-[File] ].
gunshi_message(no_program(Program, Package)) -->
    [ 'The program ~w is not here; Debian has it in the package ~w'-[Program, Package] ].
gunshi_message(bad_position_line(File, Line, Error)) -->
    { error_line(Error, Text) },
    [ '~w:~d: ~w'-[File, Line, Text] ].
gunshi_message(bad_option(Option, Possible)) -->
    { brief(Option, Shown) },
    (   { compound(Option),
          compound_name_arguments(Option, Name, [_]),
          memberchk(Name-Words, Possible)
        }
    ->  [ '~s is no option: ~w takes ~s'-[Shown, Name, Words] ]
    ;   { findall(One,
                  ( member(Name-Words, Possible), format(string(One), "~w(~s)", [Name, Words]) ),
                  All),
          atomic_list_concat(All, ', ', List)
        },
        [ '~s is no option; there are ~w'-[Shown, List] ]
    ).
gunshi_message(usage(Text)) -->
    [ '~w'-[Text] ].
gunshi_message(bad_file(File, Fault)) -->
    [ '~w: '-[File] ],
    gunshi_message(Fault).
gunshi_message(bad_parameter(Term)) -->
    [ '~p is no parameter of a search; there are weight/4, dropped/4, moved/6, droppable/3, '-[Term],
      'movable/5 and class_played/3 as in kb/shogi, stages(List), history(Boolean), '-[],
      'statistics(Boolean), depth_by(plies or probability), late_moves(Boolean)'-[]
    ].
gunshi_message(bad_search_choice(Text, Possible)) -->
    { atomic_list_concat(Possible, ', ', List) },
    [ '"~w" is no choice of a search; there are ~w'-[Text, List] ].
gunshi_message(bad_weight(Term, Fault)) -->
    { (   compound(Term),
          Term = weight(Name, _, _, _)
      ->  brief(Name, Shown)
      ;   brief(Term, Shown)
      )
    },
    [ 'Weights of the evaluation, ~s: '-[Shown] ],
    weight_fault(Fault).
gunshi_message(bad_makuhyou(Makuhyou, What, Source)) -->
    { value_words(Makuhyou, Words) },
    [ '~s: '-[Words] ],
    target_fault(What, Makuhyou, Source).
gunshi_message(no_othello_strategy(Text)) -->
    [ 'No clause te/2 of kb/othello has a move in ~w'-[Text] ].
gunshi_message(game_over(Result)) -->
    [ 'The game is over, ' ],
    result_words(Result),
    [ '; undo takes moves back, new_game starts another' ].
gunshi_message(no_declaration(declaration(_, KingInCamp, InCheck, Pieces, Points, Needed))) -->
    [ 'The declaration (入玉宣言) does not win yet: ' ],
    (   { KingInCamp == true }
    ->  []
    ;   [ 'the king is not in the last three ranks, ' ]
    ),
    (   { InCheck == true }
    ->  [ 'it is in check, ' ]
    ;   []
    ),
    [ '~d pieces with it and 10 needed, ~d points and ~d needed'-[Pieces, Points, Needed] ].
gunshi_message(record_problem(File, problem(Line, Ply, Fault))) -->
    (   { Line > 0 }
    ->  [ '~w:~d: '-[File, Line] ]
    ;   [ '~w: '-[File] ]
    ),
    (   { Ply > 0 }
    ->  [ 'move ~d: '-[Ply] ]
    ;   []
    ),
    record_fault(Fault).
gunshi_message(bad_record(File, [Problem|More], Advice)) -->
    gunshi_message(record_problem(File, Problem)),
    (   { More == [] }
    ->  []
    ;   { length(More, Count) },
        [ ' (and ~d more)'-[Count] ]
    ),
    [ '. ~w'-[Advice] ].
gunshi_message(not_kept(File, Format, Loss)) -->
    [ '~w: ~w does not keep '-[File, Format] ],
    loss(Loss).
gunshi_message(no_record_format(File)) -->
    [ '~w does not end in the name of a record format, and none is said; '-[File],
      'they are kif, kifu, ki2, ki2u, csa, jkf, usi and sfen'
    ].
gunshi_message(one_game_a_file(Format, Count)) -->
    [ 'A file in ~w holds one game, and here are ~d; csa, usi and sfen hold many'-[Format, Count] ].
gunshi_message(file(Doing, File, Reason)) -->
    [ 'Cannot ~w ~w: ~w'-[Doing, File, Reason] ].
gunshi_message(no_journal(File)) -->
    [ '~w is no journal: its first line should be "gunshi journal 1". '-[File],
      'Nothing was changed; move the file away to begin another'
    ].
gunshi_message(journal_replaced(File)) -->
    [ '~w is not the file that was read: its last record is not where it stood; '-[File],
      'start again to read it from its beginning'
    ].
gunshi_message(journal_damaged(File, Line, Damage, What)) -->
    [ '~w:~d: '-[File, Line] ],
    journal_damage(Damage),
    journal_damage_left(What).
gunshi_message(bad_record_term(File, Line)) -->
    [ '~w:~d: this record is unharmed, but no term for this version of Prolog'-[File, Line] ].
gunshi_message(no_record(Term)) -->
    { value_words(Term, Words) },
    [ '~s cannot be kept in a journal: it is cyclic, or has a part without a text, '-[Words],
      'as a stream or an attributed variable'
    ].
gunshi_message(bad_encoding(File, Line, Byte)) -->
    [ '~w, line ~d: '-[File, Line] ],
    (   { Byte =:= 0 }
    ->  [ 'a NUL byte; this is no text file' ]
    ;   [ 'the byte 0x~|~`0t~16R~2+ fits neither UTF-8 nor Shift_JIS nor EUC-JP'-[Byte] ]
    ).
gunshi_message(too_long(File, Bytes)) -->
    [ '~w is longer than ~D bytes; this is no file of records or moves'-[File, Bytes] ].
gunshi_message(no_character(Encoding, Char)) -->
    { char_code(Char, Code) },
    [ '~w has no ~w (U+~|~`0t~16R~4+); utf8 has every character'-[Encoding, Char, Code] ].
gunshi_message(bad_book_line(Text)) -->
    { excerpt(Text, 0, Excerpt) },
    [ 'This is no line of an opening book: ~s. '-[Excerpt],
      'They are sfen and a position, then a line for each move: 7g7f 3c3d 63 27 935'
    ].

journal_damage(torn) -->
    [ 'this last record of the journal was not written to its end; it does not count' ].
journal_damage(changed) -->
    [ 'this record of the journal is not as it was written; it and those after it do not count' ].

journal_damage_left(moved(Bytes, File)) -->
    [ '; the ~D bytes are now in ~w'-[Bytes, File] ].
journal_damage_left(stays(Reason)) -->
    [ ', and cannot be taken out: ~w'-[Reason] ].

result_words(wins(Side, Reason)) -->
    { result_reason(Reason, Words) },
    [ '~w has won by ~w'-[Side, Words] ].
result_words(draw(Reason)) -->
    { result_reason(Reason, Words) },
    [ 'a draw by ~w'-[Words] ].
result_words(abandoned) -->
    [ 'abandoned' ].

result_reason(checkmate, 'checkmate').
result_reason(no_legal_move, 'leaving no legal move').
result_reason(resignation, 'resignation').
result_reason(declaration, 'declaration').
result_reason(perpetual_check, 'the other side\'s perpetual check').
result_reason(time, 'time').
result_reason(foul, 'the other side\'s foul').
result_reason(walkover, 'walkover').
result_reason(repetition, 'repetition').
result_reason(impasse, 'impasse').
result_reason(agreement, 'agreement').
result_reason(max_moves, 'the limit of moves').
