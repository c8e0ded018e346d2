/*  Which program with which knowledge this is: equal ones give equal results.

    A worker does only units of its own program and knowledge. The program is told by its version,
    its Prolog files and what its core answers to two questions; the knowledge by the files of kb/
    and of the user's own, and by the network that searches evaluate by, if there is one. Names of
    files count, places do not.

    A job may need other programs besides, the engines of a match. A worker does what needs no other
    than those that it was told it may start: nothing of a command comes from the server.
*/
:- module(gunshi_lab_jobs_fit,
          [ this_fit/1,                 % -Fit
            fit_with/3,                 % +Fit0, +Engines, -Fit
            fit_serves/2,               % +Worker, +Job
            is_fit/1,                   % @Term
            fit_text/2,                 % +Fit, -Text
            stored_fit_text/2           % +Stored, -Text
          ]).
:- use_module('../../base/version', [version/1]).
:- use_module('../../base/user_files', []).
:- use_module('../../knowledge/files', [kb_file/2]).
:- use_module('../../knowledge/own', [own_directory/1]).
:- use_module('../../knowledge/shogi/search_choices', [network_digest/1]).
:- use_module('../../shogi/game', [game_usi/2]).
:- use_module('../../shogi/mate', [solve_mate/3, mate_result/3]).
:- use_module('../../shogi/position', [position_sfen/2]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module(data, [text_data/3]).

:- autoload(library(apply), [maplist/2]).
:- autoload(library(filesex), [directory_member/3, relative_file_name/3]).
:- autoload(library(lists), [member/2]).
:- autoload(library(readutil), [read_file_to_string/3]).

%!  this_fit(-Fit) is det.
%
%   Fit is fit(Version, Program, Knowledge, []): three atoms, of which the last two are digests, and
%   the engines, as fit_with/3 has them.
%
%   @error what reading the files throws

this_fit(fit(Version, Program, Knowledge, [])) :-
    version(Text),
    atom_string(Version, Text),
    kb_file('', Kb),
    file_directory_name(Kb, Root),
    atom_concat(Root, '/prolog', Sources),
    files_texts(Sources, SourceTexts),
    core_answers(Answers),
    digest(program(SourceTexts, Answers), Program),
    files_texts(Kb, KbTexts),
    own_directory(Own),
    files_texts(Own, OwnTexts),
    network_digest(Network),
    digest(knowledge(KbTexts, OwnTexts, Network), Knowledge).

%!  fit_with(+Fit0, +Engines:list(atom), -Fit) is det.
%
%   Fit is Fit0 with Engines: those that a job needs, or that a worker may start. Each is the text
%   that names it, as engine_named/2 reads it.

fit_with(fit(Version, Program, Knowledge, _), Engines0,
         fit(Version, Program, Knowledge, Engines)) :-
    sort(Engines0, Engines).

%!  fit_serves(+Worker, +Job) is semidet.
%
%   A worker of the fit Worker does jobs of the fit Job.

fit_serves(fit(Version, Program, Knowledge, Offered), fit(Version, Program, Knowledge, Needed)) :-
    forall(member(Engine, Needed), memberchk(Engine, Offered)).

%!  is_fit(@Term) is semidet.
%
%   Term, which is ground, is a fit, of whatever program.

is_fit(fit(Version, Program, Knowledge, Engines)) :-
    maplist(atom, [Version, Program, Knowledge]),
    is_list(Engines),
    maplist(atom, Engines).

%!  fit_text(+Fit, -Text:atom) is det.
%!  stored_fit_text(+Stored:string, -Text:atom) is det.
%
%   Text is Fit in a line for people; or Stored, as the server has it, which is a fit or not.

fit_text(fit(Version, Program, Knowledge, Engines), Text) :-
    atomic_list_concat([Version, Program, Knowledge], ' ', Text0),
    (   Engines == []
    ->  Text = Text0
    ;   atomic_list_concat(Engines, ', ', List),
        atomic_list_concat([Text0, List], ' with ', Text)
    ).

stored_fit_text(Stored, Text) :-
    (   catch(text_data(Stored, is_fit, Fit), error(_, _), fail)
    ->  fit_text(Fit, Text)
    ;   format(atom(Text), "~w", [Stored])
    ).

digest(Term, Digest) :-
    variant_sha1(Term, Hash),
    sub_atom(Hash, 0, 12, _, Digest).

%   files_texts(+Directory, -Texts): Name-Text of the Prolog files below it, of weights, of a
%   network, and of a journal.

files_texts(Directory, Texts) :-
    (   exists_directory(Directory)
    ->  findall(Name-Text,
                ( directory_member(Directory, File, [recursive(true), access(read)]),
                  file_base_name(File, Base),
                  once(( sub_atom(Base, _, _, 0, '.pl')
                       ; sub_atom(Base, _, _, 0, '.txt')
                       ; sub_atom(Base, _, _, 0, '.bin')
                       ; Base == journal
                       )),
                  relative_file_name(File, Directory, Name),
                  read_file_to_string(File, Text, [encoding(octet)])
                ),
                Unsorted),
        msort(Unsorted, Texts)
    ;   Texts = []
    ).

%   core_answers(-Answers): the core is one of many builds, of which none is another's equal by its
%   bytes. What a search and a mating problem find in so many nodes changes with nearly every change
%   of the core.

core_answers([Move, Score, Nodes, Mate, MateNodes]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b"),
    search(Game, [nodes(3000), hash(1)], Result),
    search_result(Result, best, Move),
    search_result(Result, score, Score),
    search_result(Result, nodes, Nodes),
    position_sfen(Position, 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G2S 1'),
    solve_mate(Position, [hash(1)], Solved),
    mate_result(Solved, moves, Mate),
    mate_result(Solved, nodes, MateNodes).
