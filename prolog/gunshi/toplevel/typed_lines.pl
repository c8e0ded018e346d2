/*  Moves without quotes: a mode of the prompt in which a line is a move or a command.

    Prolog's reader cannot take 7g7f. So type/0 reads lines by itself until an empty one: what is
    the name of a command, or a call of one, is that, with a full stop or without; all else is a
    move, in any notation. What is wrong with a line is said, and the next one is read.
*/
:- module(gunshi_toplevel_typed_lines,
          [ type/2                      % :Play, :Turn
          ]).
:- use_module('../base/text_lines', [read_line/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../words/reader', [reader_words/3]).

:- meta_predicate type(1, 1).

%!  type(:Play, :Turn) is det.
%
%   Read lines from the current input until an empty one, `quit` or its end. A line is a goal, when
%   it can be read as one whose predicate the prompt has; else call(Play, Line) is called.
%   call(Turn, Name) has the name of the side to move, and fails when the game is over.

type(Play, Turn) :-
    prompt(Old, ''),
    call_cleanup(lines(Play, Turn), prompt(_, Old)).

lines(Play, Turn) :-
    repeat,
    ask(Turn),
    current_input(In),
    read_line(In, Line0),
    (   ended(Line0)
    ->  !
    ;   split_string(Line0, "", " \t\r.", [Line]),
        catch(obeyed(Line, Play), Error, complain(Error)),
        fail
    ).

ended(end_of_file) :-
    !.
ended(Line) :-
    split_string(Line, "", " \t\r.", [Word]),
    memberchk(Word, ["", "quit", "halt"]).

ask(Turn) :-
    (   stream_property(user_input, tty(true))
    ->  (   call(Turn, Name)
        ->  true
        ;   Name = ""
        ),
        format("~w> ", [Name]),
        flush_output
    ;   true
    ).

%   obeyed(+Line, :Play): a goal that has no answer is said to have none.

obeyed(Line, Play) :-
    (   command(Line, Goal)
    ->  (   call(Goal)
        ->  true
        ;   reader_words("No.", "いいえ。", No),
            format("~s~n", [No])
        )
    ;   call(Play, Line)
    ).

command(Line, user:Goal) :-
    catch(term_string(Goal, Line, [module(user)]), error(syntax_error(_), _), fail),
    callable(Goal),
    functor(Goal, Name, Arity),
    current_predicate(user:Name/Arity).

complain(Error) :-
    error_line(Error, Line),
    flush_output,
    print_message_lines(user_error, kind(error), [ '~s'-[Line], nl ]).
