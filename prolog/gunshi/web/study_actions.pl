:- encoding(utf8).
/*  Asking at the table: why, why not, what without a clause, a hint, what threatens, what is being
    built.

    A question is about the move of the number ply of the line that is walked. What made the program
    play it was kept when it did; for a move that is not its own it chooses now, in that place.
*/
:- module(gunshi_web_study_actions,
          [ study_action/3,             % +Name, +Dict, -Answer
            asked_place/3               % +Dict, -Game, -Ply
          ]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../knowledge/choice', [choose/3]).
:- use_module('../knowledge/claims', [decided_claims/4]).
:- use_module('../knowledge/shogi/reasons', [reason_text/4]).
:- use_module('../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../shogi/game',
              [ game_moves/2, game_must_go_on/1, game_number/3, game_ply/2, game_position/2,
                game_take_back/2, game_usi/2
              ]).
:- use_module('../shogi/game/tree', [tree_game/2, tree_goto/3]).
:- use_module('../shogi/position', [legal_moves/2, position_sfen/3, move_usi/2]).
:- use_module('../shogi/search', [search/3, search_result/3]).
:- use_module('../words/explained_json', [claim_dict/3]).
:- use_module('../words/given_move', [given_move/3]).
:- use_module('../words/planned', [print_castles/1, print_plans/1]).
:- use_module('../words/questions', [choice_without/4, print_why_not/2]).
:- use_module('../words/reader', [reader_language/1]).
:- use_module('../words/threatening', [print_threats/1]).
:- use_module('../words/turns', [chosen_text/3]).
:- use_module('../words/weighed',
              [print_beside/2, weighed/4, weighed_claims/3, weighed_loss/4]).
:- use_module(arguments).
:- use_module(clause_names, [clause_name/2]).
:- use_module(slots, [in_slot/1]).
:- use_module(table).

%   Candidates, as long as the server runs.
:- dynamic
    kept/2,                             % kept(Game, Lines): what was found, the latest last; Game
                                        % as text, for moves that repeat are worth something else
    kept_by/1.                          % kept_by(Parameters): what their searches knew

%!  study_action(+Name:atom, +Dict, -Answer:dict) is semidet.
%
%   Answer a question of a window. The names are
%
%     - why      the reason of the move ply, or what the program thinks of it
%     - place    the position before the move ply, with its legal moves
%     - whynot   why usi was not played in place of the move ply
%     - without  the choice in place of the move ply without clause
%     - hint     what the program would play now
%     - candidates
%                the best moves here by a search, each with its score and line; they are kept
%     - threats, plans, castles
%                what the prompt prints of the position
%
%   @error as what they call; gunshi(usage(Text))

study_action(why, Dict, Answer) :-
    asked_move(Dict, Before, Move, Ply),
    in_slot(why(Before, Move, Answer0)),
    put_place(Before, Ply, Answer0, Answer).
study_action(place, Dict, Answer) :-
    asked_move(Dict, Before, _, Ply),
    game_position(Before, Position),
    legal_moves(Position, Moves),
    findall(Usi, ( member(Move, Moves), move_usi(Move, Usi) ), Legal),
    put_place(Before, Ply, _{legal:Legal}, Answer).
study_action(whynot, Dict, Answer) :-
    argument(Dict, usi, text, Usi),
    asked_move(Dict, Before, Played, Ply),
    given_move(Before, Usi, Move),
    in_slot(( noted_choice(Before, Played, Choice, Reason),
              said(print_why_not(note(Before, Choice, Reason), Move), Lines) )),
    chosen_text(Before, Move, Text),
    put_place(Before, Ply, _{move:Usi, text:Text, lines:Lines}, Answer).
study_action(without, Dict, Answer) :-
    argument(Dict, clause, text, Text),
    clause_name(Text, Name),
    asked_move(Dict, Before, Played, Ply),
    effort_limits(Limits),
    in_slot(( noted_choice(Before, Played, Choice, _),
              (   choice_without(Before, Limits, Name, Instead)
              ->  choice_dict(Before, Instead, Other)
              ;   Other = null
              ) )),
    put_place(Before, Ply, _{clause:Text, without:Other, same:Same}, Answer),
    (   Instead = choice(Move, _, _),
        Move == Choice
    ->  Same = true
    ;   Same = false
    ).
study_action(hint, _, Answer) :-
    table_game(Game),
    game_must_go_on(Game),
    effort_limits(Limits),
    in_slot(choose(Game, Limits, Choice)),
    choice_dict(Game, Choice, Answer0),
    game_ply(Game, Ply0),
    Ply is Ply0+1,
    put_place(Game, Ply, Answer0, Answer).
study_action(candidates, _, _{lines:Lines}) :-
    table_game(Game),
    game_must_go_on(Game),
    game_position(Game, Position),
    in_slot(search_knowledge(Position, [], Parameters)),
    game_usi(Game, Text),
    atom_string(Key, Text),
    (   kept_by(Parameters),
        kept(Key, Lines0)
    ->  Lines = Lines0
    ;   in_slot(search(Game, [lines(4), nodes(40 000), parameters(Parameters)], Result)),
        search_result(Result, lines, Found),
        findall(_{score:Score, moves:Moves},
                ( member(line(Score0, _, Line), Found),
                  score_value(Score0, Score),
                  findall(Usi, ( member(Move, Line), move_usi(Move, Usi) ), Moves)
                ),
                Lines),
        with_mutex(gunshi_web_candidates, keep(Parameters, Key, Lines))
    ).
study_action(threats, _, _{lines:Lines}) :-
    table_game(Game),
    in_slot(said(print_threats(Game), Lines)).
study_action(plans, _, _{lines:Lines}) :-
    table_game(Game),
    in_slot(said(print_plans(Game), Lines)).
study_action(castles, _, _{lines:Lines}) :-
    table_game(Game),
    in_slot(said(print_castles(Game), Lines)).

%   keep(+Parameters, +Key, +Lines): Lines are told again where the game Key is looked at again, as
%   long as searches know what they knew, Parameters; these are others at each look where moves are
%   ordered by a statistic that depends on the position. The oldest of too many is dropped.

most_kept(300).

keep(Parameters, Key, Lines) :-
    (   kept_by(Parameters)
    ->  true
    ;   retractall(kept(_, _)),
        retractall(kept_by(_)),
        assertz(kept_by(Parameters))
    ),
    retractall(kept(Key, _)),
    assertz(kept(Key, Lines)),
    most_kept(Most),
    (   predicate_property(kept(_, _), number_of_clauses(Count)),
        Count > Most
    ->  once(retract(kept(_, _)))
    ;   true
    ).

%   said(:Goal, -Lines): what Goal prints for a person.

:- meta_predicate said(0, -).

said(Goal, Lines) :-
    with_output_to(string(Text), ignore(Goal)),
    split_string(Text, "\n", "\r", Lines0),
    (   append(Lines, [""], Lines0)
    ->  true
    ;   Lines = Lines0
    ).

%!  asked_place(+Dict, -Game, -Ply:integer) is det.
%
%   Game is up to the place after Ply moves of the line that is walked, the number that Dict has, or
%   that where one is.
%
%   @error gunshi(usage(Text))

asked_place(Dict, Game, Ply) :-
    table_now(table(Tree0, _, _, _)),
    tree_game(Tree0, Here),
    game_ply(Here, PlyHere),
    argument(Dict, ply, integer(0, 100 000), PlyHere, Ply),
    (   tree_goto(Tree0, Ply, Tree)
    ->  tree_game(Tree, Game)
    ;   usage_error("the game has not so many moves as ~d", [Ply])
    ).

%   asked_move(+Dict, -Before, -Move, -Ply): the move of the number Ply, and the game before it.

asked_move(Dict, Before, Move, Ply) :-
    asked_place(Dict, Game, Ply),
    (   game_take_back(Game, Before)
    ->  game_moves(Game, Moves),
        nth1(Ply, Moves, Move)
    ;   usage_error("no move has been played there", [])
    ).

put_place(Game, Ply, Dict0, Dict) :-
    game_position(Game, Position),
    game_number(Game, Ply, Number),
    position_sfen(Position, Number, Sfen),
    Dict = Dict0.put(_{sfen:Sfen, ply:Ply}).

%   noted(+Before, +Move, -Reason) is semidet: the program has played Move there, for Reason.

noted(Before, Move, Reason) :-
    table_now(table(_, Notes, _, _)),
    game_moves(Before, Moves),
    member(note(Game, Move, Reason, _, _), Notes),
    game_moves(Game, Moves),
    !.

%   noted_choice(+Before, +Played, -Choice, -Reason): what the program has chosen there, or would.

noted_choice(Before, Played, Played, Reason) :-
    noted(Before, Played, Reason),
    !.
noted_choice(Before, _, Choice, Reason) :-
    effort_limits(Limits),
    choose(Before, Limits, choice(Choice, Reason, _)).

why(Before, Move, Answer) :-
    noted(Before, Move, Reason),
    !,
    choice_dict(Before, choice(Move, Reason, none), Answer).
why(Before, Move, _{move:Usi, text:Text, own:false, sentence:_{ja:Ja, en:En}, lines:Lines,
                    claims:Claims}) :-
    move_usi(Move, Usi),
    chosen_text(Before, Move, Text),
    effort_limits(Limits),
    weighed(Before, Move, Limits, Weighed),
    weighed_loss(ja, Before, Weighed, Ja),
    weighed_loss(en, Before, Weighed, En),
    weighed_claims(Before, Weighed, Claims0),
    claim_dicts(Before, Claims0, Claims),
    said(print_beside(Before, Weighed), Lines).

%   claim_dicts(+Game, +Claims, -Dicts): but of claims that went wrong.

claim_dicts(Game, Claims, Dicts) :-
    findall(Dict,
            ( member(Claim, Claims),
              Claim \= claim(went_wrong, _),
              claim_dict(Game, Claim, Dict)
            ),
            Dicts).

%   choice_dict(+Game, +Choice, -Dict): Choice, of choose/3 at the end of Game, as a window shows
%   it: move, text, score, the name of the clause that decided and where it stands, the reason as
%   lines of a tree, and the claims.

choice_dict(Game, choice(Move, Reason, Score0), Dict) :-
    Reason = reason(Name, sentence(Ja, En), Source, _),
    chosen_text(Game, Move, Text),
    (   Move =.. [_, _|_]
    ->  move_usi(Move, Usi),
        decided_claims(Game, Move, Reason, Claims0),
        claim_dicts(Game, Claims0, Claims)
    ;   Usi = Move,
        Claims = []
    ),
    reader_language(Language),
    reason_text(Language, Game, Reason, Lines),
    format(string(Clause), "~w", [Source]),
    score_value(Score0, Score),
    Dict = _{move:Usi, text:Text, own:true, name:Name, sentence:_{ja:Ja, en:En}, clause:Clause,
             score:Score, lines:Lines, claims:Claims}.

score_value(none, null).
score_value(cp(Centipawns), Centipawns).
score_value(mate(Plies), _{mate:Plies}).
