/*  Moves without quotes: a mode of the prompt in which a line is a move or a command.

    Prolog's reader cannot take 7g7f. So type/0 reads lines by itself until an empty one: what is
    the name of a command, or a call of one, is that, with a full stop or without; all else is a
    move, in any notation. What is wrong with a line is said, and the next one is read.
*/
:- module(gunshi_toplevel_typed_lines,
          [ type/1                      % :Play
          ]).
:- use_module('../base/text_lines', [read_line/2]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../shogi/game', [game_position/2, game_result/2]).
:- use_module('../shogi/position', [side_to_move/2]).
:- use_module('../words/board', [side_text/2]).
:- use_module('../words/reader', [reader_words/3]).
:- use_module(current_game, [session_now/2]).

:- meta_predicate type(1).

%!  type(:Play) is det.
%
%   Read lines from the current input until an empty one, `quit` or its end. A line is a goal, when
%   it can be read as one whose predicate the prompt has; else call(Play, Line) is called.

type(Play) :-
    prompt(Old, ''),
    call_cleanup(lines(Play), prompt(_, Old)).

lines(Play) :-
    repeat,
    ask,
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

ask :-
    (   stream_property(user_input, tty(true))
    ->  session_now(Game, _),
        (   game_result(Game, _)
        ->  Name = ""
        ;   game_position(Game, Position),
            side_to_move(Position, Side),
            side_text(Side, Name)
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
