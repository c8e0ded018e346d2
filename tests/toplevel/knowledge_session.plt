:- encoding(utf8).
/*  A session with the knowledge, as a person has it: played, asked, disabled, added to, killed,
    and gone on with. And knowledge from a stranger, refused.
*/
:- module(test_knowledge_session, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/session)).
:- use_module(tests(knowledge/own_directory)).

%   session(+Directory, -Session): the prompt in a process of its own, the user's knowledge in
%   Directory.

session(Directory, session(In, Out, Process)) :-
    module_property(test_own_directory, file(Here)),
    file_directory_name(Here, Tests),
    absolute_file_name('../../prolog', Library, [relative_to(Tests)]),
    atom_concat('library=', Library, Path),
    Goal = 'current_prolog_flag(argv, [D]), use_module(library(gunshi)), \c
            use_module(library(gunshi/session)), use_module(library(gunshi/knowledge/own)), \c
            use_own_directory(D)',
    process_create(path(swipl),
                   ['-q', '-f', none, '--nodebug', '-p', Path, '-g', Goal, '--', Directory],
                   [ stdin(pipe(In, [encoding(utf8)])), stdout(pipe(Out, [encoding(utf8)])),
                     stderr(std), process(Process), environment(['LC_ALL'='C.UTF-8']) ]).

%   asked(+Session, +Goal, -Lines): what Goal prints; it must succeed.

asked(session(In, Out, _), Goal, Lines) :-
    format(In, "~s, nl, writeln('<done>').~n", [Goal]),
    flush_output(In),
    lines_to_done(Out, Lines).

lines_to_done(Out, Lines) :-
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  throw(error(session_ended, _))
    ;   Line == "<done>"
    ->  Lines = []
    ;   Lines = [Line|Lines1],
        lines_to_done(Out, Lines1)
    ).

killed(session(In, Out, Process)) :-
    process_kill(Process, kill),
    process_wait(Process, Status),
    assertion(Status == killed(9)),
    close(In, [force(true)]),
    close(Out).

left(session(In, Out, Process)) :-
    format(In, "halt.~n", []),
    close(In, [force(true)]),
    read_string(Out, _, _),
    close(Out),
    process_wait(Process, exit(0)).

%   answer(+Lines, -Move, -Name): the program's move, and the clause that decided.

answer(Lines, Move, Name) :-
    member(Line, Lines),
    split_string(Line, " ", " ", [Move|Words]),
    string_concat("△", _, Move),
    exclude(==(""), Words, [NameText|_]),
    atom_string(Name, NameText),
    !.

%   reason(+Lines, -Name, -Places): the clause that a reason names, and the places of all it names.

reason(Lines, Name, Places) :-
    member(Top, Lines),
    string_concat("└─ ", Rest, Top),
    !,
    split_string(Rest, " ", " ", [NameText|_]),
    atom_string(Name, NameText),
    findall(Place,
            ( member(Line, Lines),
              split_string(Line, " ", " ", Words),
              last(Words, Place),
              sub_string(Place, _, _, _, ":")
            ),
            Places).

%   Six moves of ours and six answers; the moves are quiet ones that are always legal.

moves(["7g7f", "6g6f", "5g5f", "9g9f", "1g1f", "3g3f"]).

:- begin_tests(knowledge_session).

test(a_clause_without_end, throws(error(gunshi(bad_clause(_, _)), _))) :-
    Clause = f(Clause),
    in_own_directory(kb_add(Clause)).
test(played_asked_disabled_added_killed_and_found, true) :-
    in_directory(Directory, whole_session(Directory)).

%   What is the user's is known from the first command on.

test(own_castle_at_the_start, true) :-
    in_directory(Directory,
                 ( directory_file_path(Directory, 'mine.pl', File),
                   setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                                      format(Out, "castle(home, \"家\", \"home\", [ou-59]).~n", []),
                                      close(Out)),
                   session(Directory, Session),
                   asked(Session, "castles", Lines),
                   left(Session)
                 )),
    assertion(( member(Line, Lines), says(Line, "家 / home") )).

whole_session(Directory) :-
    session(Directory, First),
    asked(First, "new_game", _),
    moves(Moves),
    forall(member(Move, Moves),
           ( format(string(Goal), "play('~s')", [Move]),
             asked(First, Goal, Lines),
             assertion(answer(Lines, _, _)) )),
    asked(First, "board", Board),
    assertion(( member(State, Board), says(State, "(12 moves played)") )),
    % why, and without the clause it names another move comes: the seed draws one that no castle has
    asked(First, "seed(1), new_game, play('2g2f')", Played),
    answer(Played, Move, _),
    asked(First, "why", Why),
    reason(Why, Name, Places),
    assertion(Name == joseki),
    assertion(( member(Place, Places), says(Place, "kb/shogi/strategy.pl:") )),
    assertion(( member(Fact, Places), says(Fact, "kb/shogi/joseki/") )),
    format(string(Disable), "kb_disable(~q)", [Name]),
    asked(First, Disable, _),
    asked(First, "undo, play('2g2f')", PlayedOff),
    answer(PlayedOff, OtherMove, OtherName),
    assertion(OtherMove \== Move),
    assertion(OtherName \== Name),
    asked(First, "kb_undo", _),
    asked(First, "undo, play('2g2f')", PlayedOn),
    assertion(answer(PlayedOn, Move, joseki)),
    % a joseki fact of one's own is played, and is the reason
    asked(First, "kb_add(joseki('私の端攻め', 7, \"2g2f 9c9d\"))", Added),
    assertion(( member(A, Added), says(A, "Added: joseki(") )),
    asked(First, "undo, play('2g2f')", PlayedOwn),
    assertion(answer(PlayedOwn, "△９四歩", joseki)),
    own_reason(First, Directory, Own),
    killed(First),
    % after the kill
    session(Directory, Second),
    asked(Second, "new_game, play('2g2f')", PlayedAgain),
    assertion(answer(PlayedAgain, "△９四歩", joseki)),
    own_reason(Second, Directory, Again),
    assertion(Again == Own),
    asked(Second, "kb_show(line('私の端攻め'))", Shown),
    assertion(( member(S, Shown), says(S, "私の端攻め") )),
    left(Second).

%   own_reason(+Session, +Directory, -Place): the reason names the fact of the journal at Place.

own_reason(Session, Directory, Place) :-
    asked(Session, "why", Why),
    reason(Why, joseki, Places),
    directory_file_path(Directory, journal, Journal),
    member(Place, Places),
    atom_concat(Journal, :, Start),
    string_concat(Start, LineText, Place),
    !,
    number_string(Line, LineText),
    read_file_to_string(Journal, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    nth1(Line, Lines, Record),
    assertion(says(Record, "9c9d")).

                /*******************************
                *       FROM A STRANGER        *
                *******************************/

stranger("strategy(pwn, \"策\", \"one\", Now, M) :- \c
          best_move(Now, 1, M), shell('touch /tmp/pwned').\n\c
          :- initialization(shell('touch /tmp/pwned')).\n\c
          early_attack(Now) :- ply(Now, _), early_attack(Now).\n\c
          strategy(own, \"策\", \"two\", Now, M) :- user:assertz(owned), best_move(Now, 1, M).\n\c
          joseki('良い定跡', 100, \"7g7f 3c3d\").\n").

test(refused, Messages == 4) :-
    in_directory(Directory,
        ( directory_file_path(Directory, 'stranger.pl', File),
          stranger(Text),
          setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                             write(Out, Text),
                             close(Out)),
          in_own_directory(
              ( catch(kb_import(File), error(gunshi(What), _), true),
                assertion(What = bad_knowledge(File, _)),
                message_lines(error(gunshi(What), _), Lines),
                own_changes(Changes),
                assertion(Changes == []),
                findall(Name, known(joseki(Name, _, _), _), Names),
                assertion(\+ memberchk('良い定跡', Names)),
                assertion(\+ known(strategy(pwn, _, _, _, _), _)),
                assertion(\+ current_predicate(user:owned/0)) )) )),
    forall(nth1(N,
                [ "a rule may not call shell/1", "a directive", "without end", "names a module" ],
                Part),
           ( format(string(Place), "stranger.pl:~d:", [N]),
             assertion(( member(Line, Lines), says(Line, Place), says(Line, Part) )) )),
    assertion(( last(Lines, Last), says(Last, "Nothing was taken from ") )),
    length(Lines, Count),
    Messages is Count - 1.

%   message_lines(+Error, -Lines): as it is printed.

message_lines(error(gunshi(What), _), Lines) :-
    phrase(prolog:error_message(gunshi(What)), Parts),
    with_output_to(string(Text), print_message_lines(current_output, '', Parts)),
    split_string(Text, "\n", "", Lines0),
    exclude(==(""), Lines0, Lines).

%   The same in the user's directory: nothing of it is believed.

test(refused_at_the_start, Known == []) :-
    in_own_directory(
        ( stranger(Text),
          own_text('stranger.pl', Text),
          catch(load_own_knowledge, error(gunshi(bad_knowledge(_, Problems)), _), true),
          assertion(length(Problems, 4)),
          findall(N, ( member(N, [pwn, own]), known(strategy(N, _, _, _, _), _) ), Known) )).

%   What passes the checks and runs without end all the same is stopped, and said; other clauses
%   decide.

test(a_loop_that_no_check_sees, Stopped == true) :-
    in_own_directory(
        ( own_text('loop.pl', "early_attack(Now) :- ply(Now, P), P >= 0, early_attack(_).\n\c
                               strategy(loop, \"策\", \"one\", Now, M) :- \c
                               early_attack(Now), best_move(Now, 1, M).\n"),
          load_own_knowledge,
          game_usi(Game, "startpos"),
          choose(Game, [depth(1)], choice(_, reason(Name, _, _, Details), _)),
          assertion(Name \== loop),
          (   memberchk(went_wrong(error(gunshi(What), _)), Details),
              memberchk(What, [rule_limit(_, _), rule_failed(_, _)])
          ->  Stopped = true
          ;   Stopped = Details
          ) )).

%   What has cost time is named in the turn, not only when it is asked why.

test(a_clause_that_goes_wrong_is_named, nondet) :-
    Bad = "strategy(bad, \"悪\", \"bad\", Now, M) :- moves(Now, M), 1 =:= foo.\n\c
           before(bad, joseki).\n",
    in_own_directory(( own_text('bad.pl', Bad),
                       load_own_knowledge,
                       output(( new_game, go ), Text) )),
    says(Text, "bad.pl:1 went wrong").

:- end_tests(knowledge_session).
