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

    Messages are in English. Where a person reads Japanese (message_words.pl), one that has a
    clause of japanese_message//1 too is told by that.

    What a message quotes of a file is cut when it is long (message_words.pl), and characters that a
    terminal obeys are shown by their numbers (visible.pl).
*/
:- module(gunshi_base_messages,
          [ error_line/2                % +Error, -Line
          ]).
:- use_module(message_words, [brief/2, japanese_is_read/0]).
:- use_module(visible, [visible_text/2]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [member/2]).

:- multifile
    gunshi_message//1,                  % hook: +What, the parts of a message
    japanese_message//1,                % hook: +What, the same in Japanese
    message_line//1,                    % hook: +What, the same where one line is to say less
    prolog:error_message//1.

prolog:error_message(gunshi(What)) -->
    { nonvar(What),
      phrase(said(What), Parts)
    },
    visible(Parts).
prolog:error_message(domain_error(encoding, Name)) -->
    [ '~p is no encoding; they are utf8, shift_jis, euc_jp, utf16le and utf16be'-[Name] ].

%   told_in_japanese(+What) is semidet: the message is told by a clause of japanese_message//1.

told_in_japanese(What) :-
    japanese_is_read,
    phrase(japanese_message(What), _).

%   said(+What)//: its message, in the person's language if it is there.

said(What) -->
    (   { japanese_is_read }
    ->  (   japanese_message(What)
        ->  []
        ;   gunshi_message(What)
        )
    ;   gunshi_message(What)
    ).

%!  error_line(+Error, -Line:string) is det.
%
%   The message of any error term as one line: no prefix, no predicate, no backtrace. It is cut
%   behind 2,000 characters: a message may say back what somebody sent.

error_line(Error, Line) :-
    bare_error(Error, Bare),
    catch(error_text(Bare, Text), error(resource_error(c_stack), _),
          error_text(error(gunshi(too_deep), _), Text)),
    (   string_length(Text, Length),
        Length > 2000
    ->  sub_string(Text, 0, 2000, _, Part),
        string_concat(Part, "…", Cut)
    ;   Cut = Text
    ),
    visible_text(Cut, Line).

error_text(Error, Text) :-
    phrase(line_message(Error), Lines),
    with_output_to(string(Printed),
                   print_message_lines(current_output, '', Lines)),
    split_string(Printed, "\n", " \t\r", Parts0),
    exclude(==(""), Parts0, Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Text).

line_message(error(gunshi(What), _)) -->
    { nonvar(What),
      \+ told_in_japanese(What)
    },
    message_line(What),
    !.
line_message(Error) -->
    { Error \= error(_, _),
      \+ memberchk(Error, ['$aborted', time_limit_exceeded])
    },
    !,
    [ 'Uncaught exception: ~p'-[Error] ].
line_message(Error) -->
    prolog:translate_message(Error).

%   bare_error(+Error, -Bare): without the place in the program, which is no news to a person who
%   typed a bad file name; the place in a text stays. Where the stacks are full SWI-Prolog would
%   show what is on them.

bare_error(error(Formal, Context), Bare) :-
    !,
    (   nonvar(Formal),
        Formal = resource_error(_),
        is_dict(Context)
    ->  current_prolog_flag(stack_limit, Limit),
        Bare = error(gunshi(memory(Limit)), _)
    ;   Formal == resource_error(c_stack)
    ->  Bare = error(gunshi(too_deep), _)
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

                /*******************************
                *       WHAT BASE SAYS         *
                *******************************/

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
gunshi_message(no_such_part(Name, Names)) -->
    { brief(Name, Shown),
      atomic_list_concat(Names, ', ', List)
    },
    [ '~s is no part of this; its parts are ~w'-[Shown, List] ].
gunshi_message(usage(Text)) -->
    [ '~w'-[Text] ].
gunshi_message(too_deep) -->
    [ 'A term is nested too deeply' ].
gunshi_message(memory(Limit)) -->
    { Megabytes is Limit>>20 },
    [ 'That takes more memory than there is for it, ~d MB'-[Megabytes] ].
gunshi_message(bad_file(File, Fault)) -->
    [ '~w: '-[File] ],
    gunshi_message(Fault).
gunshi_message(file(Doing, File, Reason)) -->
    { (   File == ''
      ->  Name = '""'
      ;   Name = File
      )
    },
    [ 'Cannot ~w ~w: ~w'-[Doing, Name, Reason] ].
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
