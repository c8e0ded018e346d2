/*  Games to explain as units of a job (lab/jobs): a game is one.

    What the units share is explained(Limits, Writing, Language), as explained_moves/4 and
    write_explained/5 have them. A unit is game(Sfen, Number, Header, Line), the parts of
    game_record/2 with the start as SFEN. Its result is explained(Bytes, Row): the file that tells
    of the game, a character a byte, and the text of its row for the tables, as row_text/2 has it.
*/
:- module(gunshi_cli_explain_units,
          [ game_unit/2,                % +Game, -Unit
            watching_moves/2            % :Watch, :Goal
          ]).
:- use_module('../../knowledge/shogi/explained', [explained_moves/4]).
:- use_module('../../lab/jobs/kinds', []).
:- use_module('../../lab/mistake_counts', [mistake_row/3, row_text/2]).
:- use_module('../../shogi/game', [game_record/2]).
:- use_module('../../shogi/position', [position_sfen/2]).
:- use_module('../../shogi/records', [holds_comments/1]).
:- use_module(writing, [own_formats/1, write_explained/5]).
:- autoload(library(lists), [member/2]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- meta_predicate
    watching_moves(1, 0).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%!  game_unit(+Game, -Unit) is det.
%
%   Unit is Game.

game_unit(Game, game(Sfen, Number, Header, Line)) :-
    game_record(Game, record(Start, Number, Header, Line)),
    position_sfen(Start, Sfen0),
    text_to_string(Sfen0, Sfen).

unit_game(game(Sfen, Number, Header, Line), Game) :-
    position_sfen(Start, Sfen),
    game_record(Game, record(Start, Number, Header, Line)).

%!  watching_moves(:Watch, :Goal) is semidet.
%
%   once(Goal), in which call(Watch, Explained) follows each move that this thread has explained.

watching_moves(Watch, Goal) :-
    b_setval(gunshi_watched_moves, Watch),
    once(Goal),
    b_setval(gunshi_watched_moves, none).

watched(Explained) :-
    (   nb_current(gunshi_watched_moves, Watch),
        Watch \== none
    ->  call(Watch, Explained)
    ;   true
    ).

gunshi_lab_jobs_kinds:common(explained_games, explained(Limits, Writing, Language)) :-
    is_list(Limits),
    forall(member(Limit, Limits), is_limit(Limit)),
    is_writing(Writing),
    memberchk(Language, [en, ja]).

is_limit(depth(Depth)) :-
    integer(Depth),
    between(1, 127, Depth).
is_limit(nodes(Count)) :-
    integer(Count),
    Count > 0.
is_limit(time(Seconds)) :-
    number(Seconds),
    Seconds > 0.
is_limit(style(Style)) :-
    atom(Style).

is_writing(record(Format)) :-
    atom(Format),
    holds_comments(Format).
is_writing(Format) :-
    own_formats(Formats),
    memberchk(Format, Formats).

gunshi_lab_jobs_kinds:unit(explained_games, Unit) :-
    Unit = game(Sfen, _, _, _),
    string(Sfen),
    catch(unit_game(Unit, _), error(_, _), fail).

gunshi_lab_jobs_kinds:result(explained_games, explained(Bytes, Row)) :-
    string(Bytes),
    string_codes(Bytes, Codes),
    forall(member(Code, Codes), Code < 256),
    string(Row),
    catch(row_text(_, Row), error(_, _), fail).

gunshi_lab_jobs_kinds:do(explained_games, explained(Limits, Writing, Language), Unit,
                         explained(Bytes, RowText)) :-
    unit_game(Unit, Game),
    explained_moves(Limits, Game, watched, Moves),
    tmp_file(explained, File),
    setup_call_cleanup(
        true,
        ( write_explained(Writing, Language, File, [Game], [Moves]),
          read_file_to_string(File, Bytes, [encoding(octet)])
        ),
        ( exists_file(File) -> delete_file(File) ; true )),
    mistake_row(Game, Moves, Row),
    row_text(Row, RowText).
