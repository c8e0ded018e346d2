/*  Games as lines of USI.

        startpos moves 7g7f 3c3d
        sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b

    A file has one game a line; `position ` may stand before it. Only the start and the moves are
    kept. As `sfen` files are written, the even start is an SFEN too.
*/
:- module(gunshi_shogi_records_usi,
          [ usi_games/2,                % +Text, -Games
            write_usi/2                 % +Format, +Record
          ]).
:- use_module('../position', [move_usi/2, start_position/2, position_sfen/3]).
:- use_module(lines, [text_lines/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, delete/3, member/2]).

%!  usi_games(+Text:string, -Games:list) is det.
%
%   Games are the lines of Text that are not empty and do not begin with #: game(Draft, []), Draft
%   as check.pl has it; or bad(At, What) for a line whose start cannot be read, What as
%   position_sfen/2 says.

usi_games(Text, Games) :-
    text_lines(Text, Lines),
    findall(Game,
            ( member(line(At, Line), Lines),
              usi_words(Line, Words),
              usi_game(Words, At, Game)
            ),
            Games).

usi_words(Line, Words) :-
    split_string(Line, " \t", " \t", Words0),
    delete(Words0, "", Words1),
    Words1 = [First|_],
    \+ sub_string(First, 0, _, _, "#"),
    (   Words1 = ["position"|Words]
    ->  true
    ;   Words = Words1
    ).

usi_game(Words, At, Game) :-
    (   append(StartWords, ["moves"|MoveWords], Words)
    ->  true
    ;   StartWords = Words,
        MoveWords = []
    ),
    atomic_list_concat(StartWords, ' ', StartText),
    catch(( position_sfen(Position, Number, StartText),
            maplist(usi_step(At), MoveWords, Steps),
            Game = game(draft(start(Position, Number), [], line([], Steps, none)), [])
          ),
          error(gunshi(What), _),
          Game = bad(At, gunshi(What))).

usi_step(At, Word, step(At, Said, [])) :-
    (   catch(move_usi(Move, Word), error(syntax_error(_), _), fail)
    ->  Said = usi(Move)
    ;   Said = unread(Word)
    ).

%!  write_usi(+Format, +Record) is det.
%
%   Write the start and the main line of Record (see game_record/2) to the current output, as one
%   line. Format is `usi` or `sfen`.

write_usi(Format, record(Start, Number, _, line(_, Steps, _))) :-
    (   Format == usi,
        Number =:= 1,
        start_position(hirate, Start)
    ->  write(startpos)
    ;   position_sfen(Start, Number, Sfen),
        format("sfen ~w", [Sfen])
    ),
    (   Steps == []
    ->  true
    ;   write(' moves'),
        forall(member(step(Move, _), Steps),
               ( move_usi(Move, Usi),
                 format(" ~w", [Usi])
               ))
    ),
    nl.
