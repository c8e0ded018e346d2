/*  Practice: a move judged against the one that was played, and mating problems whose defence the
    solver plays.
*/
:- module(gunshi_web_practice_actions,
          [ practice_action/3           % +Name, +Dict, -Answer
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../knowledge/claims', [move_claims/5]).
:- use_module('../knowledge/files', [kb_file/2]).
:- use_module('../knowledge/shogi/marks', [judged_move/5, judged_part/3, lines_judged/3]).
:- use_module('../shogi/game', [game_must_go_on/1, game_new/3]).
:- use_module('../shogi/mate', [mate_result/3, solve_mate/3]).
:- use_module('../shogi/notation', [line_texts/4, move_text/4]).
:- use_module('../shogi/position',
              [ in_check/1, legal_moves/2, position_after/3, position_sfen/3, side_to_move/2,
                move_usi/2
              ]).
:- use_module('../words/explained_json', [claim_dict/3]).
:- use_module('../words/given_move', [given_move/3]).
:- autoload(library(readutil), [read_line_to_string/2]).
:- use_module(arguments).
:- use_module(slots, [in_slot/1]).

%!  practice_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Judge what a person tries. The names are
%
%     - legal    the legal moves in sfen
%     - judge    usi in sfen, where played was played: what each loses, and what it does
%     - problems the mating problems that there are
%     - try      the attacker's usi in the problem sfen: whether it still mates, and the defence
%     - solution of the problem sfen
%
%   @error gunshi(bad_sfen(Field, Char, Message, Text)), gunshi(usage(Text)); as given_move/3

practice_action(legal, Dict, _{legal:Legal}) :-
    asked_game(Dict, _, Position, _),
    legal_usi(Position, Legal).
practice_action(judge, Dict, Answer) :-
    asked_game(Dict, Game, _, _),
    game_must_go_on(Game),
    argument(Dict, usi, text, Usi),
    argument(Dict, played, text, PlayedUsi),
    given_move(Game, Usi, Move),
    given_move(Game, PlayedUsi, Played),
    in_slot(judged_move(Game, Played, [Move], [nodes(20 000)], Judged)),
    judged_part(Judged, lines, Lines),
    judged_part(Judged, best, Best),
    judged_dict(Game, Lines, Move, Mine),
    judged_dict(Game, Lines, Played, Theirs),
    judged_dict(Game, Lines, Best, Better),
    (   Mine.loss < 80
    ->  Right = true
    ;   Right = false
    ),
    Answer = _{right:Right, answer:Mine, played:Theirs, best:Better}.
practice_action(problems, _, _{problems:Problems}) :-
    findall(_{name:Name, sfen:Sfen}, problem(Name, Sfen), Problems).
practice_action(try, Dict, Answer) :-
    asked_game(Dict, Game, Position, Number),
    argument(Dict, usi, text, Usi),
    given_move(Game, Usi, Move),
    side_to_move(Position, Attacker),
    position_after(Position, Move, After),
    move_text(japanese, Position, Move, Text),
    in_slot(tried(After, Attacker, Number, Tried)),
    move_usi(Move, Played),
    Answer = Tried.put(_{usi:Played, text:Text}).
practice_action(solution, Dict, _{result:Result, moves:Moves, texts:Texts}) :-
    asked_game(Dict, _, Position, _),
    side_to_move(Position, Attacker),
    in_slot(solved(Position, Attacker, Solved)),
    mate_result(Solved, result, Result),
    (   Result == mate
    ->  main_line(Solved, Line)
    ;   Line = []
    ),
    findall(Usi, ( member(Move, Line), move_usi(Move, Usi) ), Moves),
    line_texts(japanese, Position, Line, Texts).

asked_game(Dict, Game, Position, Number) :-
    argument(Dict, sfen, text, Sfen),
    position_sfen(Position, Number, Sfen),
    game_new(Position, Number, Game).

legal_usi(Position, Legal) :-
    legal_moves(Position, Moves),
    findall(Usi, ( member(Move, Moves), move_usi(Move, Usi) ), Legal).

judged_dict(Game, Lines, Move, _{usi:Usi, text:Text, loss:Loss, claims:ClaimDicts}) :-
    lines_judged(Move, Lines, Judged),
    judged_part(Judged, loss, Loss),
    move_usi(Move, Usi),
    move_text(japanese, Game, Move, Text),
    move_claims(Game, Move, played, Judged, Claims),
    findall(ClaimDict,
            ( member(Claim, Claims), Claim \= claim(went_wrong, _),
              claim_dict(Game, Claim, ClaimDict) ),
            ClaimDicts).

%   problem(-Name, -Sfen) is nondet: the files *.sfen of kb/shogi/problems.

problem(Name, Sfen) :-
    kb_file('shogi/problems', Folder),
    directory_files(Folder, Files),
    member(File, Files),
    file_name_extension(Name, sfen, File),
    atomic_list_concat([Folder, /, File], Path),
    setup_call_cleanup(open(Path, read, In, [encoding(utf8)]),
                       read_line_to_string(In, Sfen),
                       close(In)).

%   solved(+Position, +Attacker, -Solved): within what a person waits for.

solved(Position, Attacker, Solved) :-
    solve_mate(Position, [attacker(Attacker), time(8), hash(64)], Solved).

main_line(Solved, Line) :-
    mate_result(Solved, moves, Moves),
    mate_result(Solved, plies, Plies),
    length(Line, Plies),
    append(Line, _, Moves).

%   tried(+After, +Attacker, +Number, -Dict): After the attacker's move the defence is the longest.

tried(After, Attacker, Number, Dict) :-
    (   \+ in_check(After)
    ->  Dict = _{result:no_check}
    ;   legal_moves(After, [])
    ->  Dict = _{result:mated}
    ;   solved(After, Attacker, Solved),
        mate_result(Solved, result, Result),
        (   Result == mate,
            main_line(Solved, [Reply|Line])
        ->  length([Reply|Line], Plies),
            move_usi(Reply, Usi),
            move_text(japanese, After, Reply, Text),
            position_after(After, Reply, Next),
            Number2 is Number+2,
            position_sfen(Next, Number2, Sfen),
            legal_usi(Next, Legal),
            Dict = _{result:mates, reply:Usi, reply_text:Text, plies:Plies, sfen:Sfen, legal:Legal}
        ;   Dict = _{result:Result}
        )
    ).
