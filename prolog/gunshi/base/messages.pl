:- encoding(utf8).
/*  What Gunshi says when something is wrong: every error term of ours, in one place.

    An error is error(gunshi(What), _), or an ISO term where ISO has one. Each message says what is
    wrong, where, and what would be right. This file stands below the games and knows of them only
    words: it turns terms into text and decides nothing.

    What a message quotes of a file is cut when it is long, and characters that a terminal obeys are
    shown by their numbers, as \u001B.
*/
:- module(gunshi_messages,
          [ error_line/2,               % +Error, -Line
            shown_source/2              % +Source, -Shown
          ]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(http/json), [json_write/3]).
:- autoload(library(lists), [member/2, nth1/3]).

:- multifile
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
    problem(File, Problem),
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

%!  shown_source(+Source, -Shown) is det.
%
%   File:Line, or File, with the file relative to Gunshi's own directory when it is in there.

shown_source(File:Line, Shown:Line) :-
    !,
    shown_file(File, Shown).
shown_source(File, Shown) :-
    shown_file(File, Shown).

shown_file(File, Shown) :-
    module_property(gunshi_messages, file(Here)),
    file_directory_name(Here, Base),
    file_directory_name(Base, Gunshi),
    file_directory_name(Gunshi, Prolog),
    file_directory_name(Prolog, Root),
    atom_concat(Root, /, Prefix),
    atom_concat(Prefix, Relative, File),
    !,
    Shown = Relative.
shown_file(File, File).

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
    { brief(Text, Shown) },
    [ '~s is not legal: '-[Shown] ],
    move_rule(Rule).

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
gunshi_message(no_language(Language)) -->
    [ 'Reasons are told in en or ja, not in ~p'-[Language] ].
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
gunshi_message(nothing_to_learn) -->
    [ 'Nobody has lost this game: learn. is for the side that has lost one; load(\'my.kif\'). takes \c
       another' ].
gunshi_message(many_games_learned(Game, Keys)) -->
    { atomic_list_concat(Keys, ', ', Text) },
    [ '~w is the beginning of several keys: ~w; more of one is needed'-[Game, Text] ].
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
gunshi_message(no_system(Given, Systems)) -->
    { atomic_list_concat(Systems, ', ', List) },
    [ 'There is no system "~w"; the systems are ~w'-[Given, List] ].
gunshi_message(no_program(Program, Package)) -->
    [ 'The program ~w is not here; Debian has it in the package ~w'-[Program, Package] ].
gunshi_message(form_failed(Form, System, Status, Text)) -->
    { excerpt(Text, none, Shown) },
    [ 'Form ~w on ~w ended before its work was done, with ~w: ~w'-[Form, System, Status, Shown] ].
gunshi_message(none_measured(Forms, Systems)) -->
    { atomic_list_concat(Forms, ', ', FormList),
      atomic_list_concat(Systems, ', ', SystemList)
    },
    [ 'None of these forms is measured on ~w: ~w; '-[SystemList, FormList],
      'those that need SWI-Prolog run on swi, those without facts not on swi-alone'
    ].
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
gunshi_message(bad_othello_position(What, Text)) -->
    { excerpt(Text, none, Shown) },
    [ '"~w" is no Othello position: ~w; it is 64 squares of X, O and -, then X or O to move'-[Shown, What]
    ].
gunshi_message(bad_file(File, Fault)) -->
    [ '~w: '-[File] ],
    gunshi_message(Fault).
gunshi_message(bad_othello_weights(Line, What)) -->
    [ 'These are no weights of an Othello evaluation: line ~d: ~w'-[Line, What] ].
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
gunshi_message(bad_transcript(Number, Move)) -->
    [ 'Move ~d of the transcript, ~w, is not legal; it is as f5d6c3'-[Number, Move] ].
gunshi_message(bad_ggf(File, 0, What)) -->
    !,
    [ '~w: ~w'-[File, What] ].
gunshi_message(bad_ggf(File, Game, What)) -->
    [ '~w: game ~d: ~w'-[File, Game, What] ].
gunshi_message(gtp(Program, Command, Answer)) -->
    { excerpt(Answer, none, Shown) },
    [ 'The program ~w answered "~w" with: ~w'-[Program, Command, Shown] ].
gunshi_message(usi_engine(Title, What)) -->
    { brief(Title, Shown) },
    [ 'The engine "~s" '-[Shown] ],
    engine_fault(What).
gunshi_message(othello_move(What)) -->
    [ 'Not played: ~w'-[What] ].
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
gunshi_message(no_reason) -->
    [ 'There is no reason to show: the program has not moved in this game. go lets it move' ].
gunshi_message(nothing_to_undo) -->
    [ 'There is nothing to take back: this is the start of the game' ].
gunshi_message(nothing_to_redo) -->
    [ 'There is nothing to play again: nothing was taken back since the last move' ].
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
gunshi_message(more_than_one_game(File, Count)) -->
    [ '~w has ~d games; load(File, [game(N)]) takes one of them'-[File, Count] ].
gunshi_message(no_such_game(File, Number, Count)) -->
    [ '~w has no game ~w; it has ~d'-[File, Number, Count] ].
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

journal_damage(torn) -->
    [ 'this last record of the journal was not written to its end; it does not count' ].
journal_damage(changed) -->
    [ 'this record of the journal is not as it was written; it and those after it do not count' ].

journal_damage_left(moved(Bytes, File)) -->
    [ '; the ~D bytes are now in ~w'-[Bytes, File] ].
journal_damage_left(stays(Reason)) -->
    [ ', and cannot be taken out: ~w'-[Reason] ].

engine_fault(crash) -->
    [ 'ended before it was ready; an engine answers usi with usiok, and isready with readyok' ].
engine_fault(time) -->
    [ 'was not ready in time; an engine answers usi with usiok, and isready with readyok' ].
engine_fault(dismissed) -->
    [ 'is not started any more: the match has ended' ].

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

%   target_fault(+What, +Makuhyou, +Source)//: what is wrong with a target of a plan, as plan_faults/2
%   has it; Source is File:Line of the other fact in it, or `none`.

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

%   record_fault(+Fault)//: what is wrong in a record, as read_game/3 has it.

record_fault(unread(Text)) -->
    { brief(Text, Shown) },
    [ '~s is no move'-[Shown] ].
record_fault(no_branch) -->
    [ 'the line before this variation (変化) has no such move; it is left out' ].
record_fault(after_end) -->
    [ 'moves stand behind the end of the game; they are left out' ].
record_fault(no_start(What)) -->
    [ 'no game can be read: ' ],
    start_fault(What).
record_fault(no_game) -->
    [ 'there is no game in it' ].
record_fault(ignored(Text)) -->
    { brief(Text, Shown) },
    [ 'not understood and left out: ~s'-[Shown] ].
record_fault(unknown_ending(Word)) -->
    { brief(Word, Shown) },
    [ '~s is no known ending of a game; it is kept as it is'-[Shown] ].
record_fault(misnamed(Text)) -->
    { brief(Text, Shown) },
    [ 'in ~s the piece is named wrongly; its squares count'-[Shown] ].
record_fault(not_held(Format)) -->
    [ 'the illegal move that ends the game cannot be written in ~w'-[Format] ].
record_fault(illegal_move_text(Text, Rule)) -->
    gunshi_message(illegal_move_text(Text, Rule)).

%   loss(+Loss)//: what a record format does not keep.

loss(variations(Count)) -->
    [ 'variations (~D)'-[Count] ].
loss(fields(Keys)) -->
    { atomic_list_concat(Keys, ', ', List),
      brief(List, Shown)
    },
    [ 'these fields of the header: ~s'-[Shown] ].
loss(endings(Words)) -->
    { findall(Text, ( member(Word, Words), ending_text(Word, Text) ), Texts),
      atomic_list_concat(Texts, ', ', List),
      brief(List, Shown)
    },
    [ 'this ending: ~s'-[Shown] ].
loss(times(Count)) -->
    [ 'times (~D)'-[Count] ].
loss(parts(Count)) -->
    [ 'parts of a second (in ~D times)'-[Count] ].
loss(comments(Count)) -->
    [ 'comments (~D)'-[Count] ].
loss(bookmarks(Count)) -->
    [ 'bookmarks (~D)'-[Count] ].
loss(numbers(Numbers)) -->
    { atomic_list_concat(Numbers, ', ', List) },
    [ 'the number of the first move: ~w'-[List] ].

ending_text(Word, Text) :-
    (   Word = Lost-Other
    ->  format(string(Text), '~w (~w stands for it)', [Lost, Other])
    ;   Text = Word
    ).

start_fault(gunshi(What)) -->
    !,
    gunshi_message(What).
start_fault(row(Text)) -->
    !,
    { brief(Text, Shown) },
    [ 'this is no rank of a board, nine squares: ~s'-[Shown] ].
start_fault(rows(Count)) -->
    !,
    [ 'a drawn board has nine ranks, not ~d'-[Count] ].
start_fault(hand(Text)) -->
    !,
    { brief(Text, Shown) },
    [ '~s is no list of pieces in hand, such as 飛　金二　歩十'-[Shown] ].
start_fault(handicap(Name)) -->
    !,
    { brief(Name, Shown) },
    [ 'there is no handicap ~s; handicap(Name, Japanese) lists them'-[Shown] ].
start_fault(pieces(Text)) -->
    !,
    { brief(Text, Shown) },
    [ '~s is no list of squares and pieces, such as 77FU00KI'-[Shown] ].
start_fault(json) -->
    !,
    [ 'it is no JSON' ].
start_fault(json_character(Code)) -->
    !,
    (   { Code =:= 0 }
    ->  [ '\\u0000 stands in it, which is no character of a text' ]
    ;   [ '\\u~|~`0t~16R~4+ stands in it, which is half of a character'-[Code] ]
    ).
start_fault(field(Name, none)) -->
    !,
    { brief(Name, Shown) },
    [ 'the field ~s is missing'-[Shown] ].
start_fault(field(Name, Value)) -->
    !,
    { brief(Name, Field),
      json_text(Value, Text),
      excerpt(Text, none, Shown)
    },
    [ 'the field ~s cannot be ~s'-[Field, Shown] ].
start_fault(Formal) -->
    prolog:translate_message(error(Formal, _)).

%   json_text(+Value, -Text): Value as json_read/2 has it, or a Name=Value of an object.

json_text(Value, Text) :-
    (   Value = (_=_)
    ->  Json = json([Value])
    ;   Json = Value
    ),
    with_output_to(string(Text), ( current_output(Out), json_write(Out, Json, [width(100_000)]) )).

%   weight_fault(+Fault)//: what is wrong with weights, and what they should be.

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

%   brief(+Value, -Text): Value as it is written, cut when it is long.

brief(Value, Text) :-
    format(string(Whole), '~w', [Value]),
    excerpt(Whole, none, Text).

%   excerpt(+Text, +Character, -Excerpt): Text, or when it is long the part round the character.

excerpt(Text, Character, Excerpt) :-
    text_to_string(Text, String),
    string_length(String, Length),
    (   Length =< 160
    ->  Excerpt = String
    ;   (   integer(Character)
        ->  Start is max(0, min(Character - 60, Length - 120))
        ;   Start = 0
        ),
        sub_string(String, Start, 120, _, Part),
        (   Start =:= 0
        ->  string_concat(Part, "…", Excerpt)
        ;   Start + 120 =:= Length
        ->  string_concat("…", Part, Excerpt)
        ;   format(string(Excerpt), "…~s…", [Part])
        )
    ).

position_rule(two_kings, _, _, Side) -->
    [ '~w has two kings; a side has one at most'-[Side] ].
position_rule(too_many, _, Kind, _) -->
    { piece_name(Kind, Name) },
    (   { full_set(Kind, Count) }
    ->  [ 'there are too many pieces of the kind ~w; a set has ~d'-[Name, Count] ]
    ;   [ 'there are too many pieces of the kind ~w'-[Name] ]
    ).
position_rule(nifu, Square, _, Side) -->
    { square_name(Square, Name) },
    [ '~w has two pawns on one file (nifu 二歩), one of them on ~w'-[Side, Name] ].
position_rule(dead_piece, Square, Kind, Side) -->
    { square_name(Square, SquareName),
      piece_name(Kind, Name)
    },
    [ 'the ~w of ~w on ~w can never move (行き所のない駒); '-[Name, Side, SquareName],
      'pawns and lances may not stand on the last rank, knights not on the last two'
    ].
position_rule(can_take_king, _, _, Side) -->
    [ '~w is not to move and its king could be taken; only the side to move may be in check'
      -[Side] ].
position_rule(bad_piece, Square, Kind, _) -->
    [ '~w on ~w is no piece; the kinds are fu ky ke gi ki ka hi ou to ny nk ng um ry'
      -[Kind, Square] ].

move_rule(no_piece) -->
    [ 'no piece stands on the square it leaves' ].
move_rule(wrong_side) -->
    [ 'it is the other side\'s turn, or the other side\'s piece' ].
move_rule(no_such_piece) -->
    [ 'no piece of that kind can go there' ].
move_rule(no_last_move) -->
    [ '同 (the same square) needs a move before it; name the square' ].
move_rule(off_board) -->
    [ 'the target is no square of the board; squares are 11 to 99 without the digit 0' ].
move_rule(occupied_by_own) -->
    [ 'a piece of the same side stands on the target' ].
move_rule(occupied) -->
    [ 'a piece can be dropped only on an empty square' ].
move_rule(cannot_move_there) -->
    [ 'the piece does not move that way, or something stands between' ].
move_rule(must_promote) -->
    [ 'it must promote, as it could never move again there (行き所のない駒)' ].
move_rule(cannot_promote) -->
    [ 'it cannot promote: only unpromoted pawns, lances, knights, silvers, bishops and rooks can, ',
      'on a move into, inside or out of the last three ranks'
    ].
move_rule(dead_end) -->
    [ 'the piece could never move again from there (行き所のない駒)' ].
move_rule(nifu) -->
    [ 'an unpromoted pawn of the same side is already on that file (nifu 二歩)' ].
move_rule(not_in_hand) -->
    [ 'no piece of that kind is in hand' ].
move_rule(drop_pawn_mate) -->
    [ 'a dropped pawn may not give mate (uchifuzume 打ち歩詰め)' ].
move_rule(self_check) -->
    [ 'the mover\'s own king would be in check (王手放置)' ].
move_rule(ambiguous(Moves)) -->
    { findall(Text, (member(Move, Moves), move_words(Move, Text)), Texts),
      atomic_list_concat(Texts, ', ', All)
    },
    [ 'it can mean several moves: ~w; say which, with 右 左 上 直 寄 引 打 成 or 不成, or in USI'-[All] ].

                /*******************************
                *          KNOWLEDGE           *
                *******************************/

problems([], _) -->
    [].
problems([Problem|Problems], File) -->
    problem(File, Problem),
    [ nl ],
    problems(Problems, File).

problem(File, problem(Line, Column, Fault)) -->
    { shown_source(File, Shown) },
    [ '~w:~d:~d: '-[Shown, Line, Column] ],
    knowledge_fault(Fault).

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
knowledge_fault(disables_nothing(Name)) -->
    [ 'nothing is called ~q'-[Name] ].
knowledge_fault(target(What, Makuhyou, Source)) -->
    target_fault(What, Makuhyou, Source).
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

value_words(Value, Words) :-
    (   var(Value)
    ->  Words = "a variable"
    ;   format(string(Words), '~W', [Value, [quoted(true), max_depth(6), numbervars(true)]])
    ).

                /*******************************
                *        WORDS OF SHOGI        *
                *******************************/

move_words(Move, Words) :-
    (   usi_words(Move, Words0)
    ->  Words = Words0
    ;   format(string(Words), '~p', [Move])
    ).

usi_words(move(From, To), Words) :-
    usi_square(From, FromWords),
    usi_square(To, ToWords),
    string_concat(FromWords, ToWords, Words).
usi_words(promote(From, To), Words) :-
    usi_words(move(From, To), Plain),
    string_concat(Plain, "+", Words).
usi_words(drop(Kind, To), Words) :-
    usi_letter(Kind, Letter),
    usi_square(To, ToWords),
    format(string(Words), '~w*~s', [Letter, ToWords]).

usi_square(Square, Words) :-
    integer(Square),
    Rank is 0'a + Square mod 10 - 1,
    File is Square // 10,
    format(string(Words), '~d~c', [File, Rank]).

usi_letter(fu, 'P').
usi_letter(ky, 'L').
usi_letter(ke, 'N').
usi_letter(gi, 'S').
usi_letter(ki, 'G').
usi_letter(ka, 'B').
usi_letter(hi, 'R').

square_name(Square, Name) :-
    (   integer(Square),
        File is Square // 10,
        Rank is Square mod 10,
        nth1(File, ['１', '２', '３', '４', '５', '６', '７', '８', '９'], FileName),
        nth1(Rank, [一, 二, 三, 四, 五, 六, 七, 八, 九], RankName)
    ->  atom_concat(FileName, RankName, Name)
    ;   Name = Square
    ).

piece_name(Kind, Name) :-
    (   piece_words(Kind, Name0)
    ->  Name = Name0
    ;   Name = Kind
    ).

piece_words(fu, 'pawn 歩').
piece_words(ky, 'lance 香').
piece_words(ke, 'knight 桂').
piece_words(gi, 'silver 銀').
piece_words(ki, 'gold 金').
piece_words(ka, 'bishop 角').
piece_words(hi, 'rook 飛').
piece_words(ou, 'king 玉').
piece_words(to, 'promoted pawn と').
piece_words(ny, 'promoted lance 成香').
piece_words(nk, 'promoted knight 成桂').
piece_words(ng, 'promoted silver 成銀').
piece_words(um, 'horse 馬').
piece_words(ry, 'dragon 龍').

full_set(fu, 18).
full_set(ky, 4).
full_set(ke, 4).
full_set(gi, 4).
full_set(ki, 4).
full_set(ka, 2).
full_set(hi, 2).
full_set(ou, 2).
