:- encoding(utf8).
/*  gunshi search: the move to play in a position, what is expected to follow, and why.
*/
:- module(gunshi_cli_commands_search,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module('../../knowledge/choice', [choose/3]).
:- use_module('../../knowledge/shogi/reasons',
              [ reason_text/4, reason_searched/2 ]).
:- use_module('../../shogi/game', [game_new/2, game_moves_played/3]).
:- use_module('../../shogi/notation', [line_texts/4]).
:- use_module('../../shogi/position', [move_usi/2]).
:- use_module('../../shogi/search', [search_result/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../words/reason_json', [choice_usi/2, reason_dict/3]).
:- use_module('../options').
:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [member/2, nth1/3]).
:- autoload(library(option), [option/2, option/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi search --help` prints.

help("\
usage: gunshi search [--sfen SFEN] [--moves 'MOVE MOVE ...'] [--depth N] [--nodes N] [--time S]
                     [--threads N] [--hash MB] [--multipv N] [--network FILE]
                     [--format text|json]

Looks for the best move by search alone (the style `reading`), and says what is expected to follow.

  --sfen SFEN     the position the game starts from; startpos, or an SFEN. Default: startpos
  --moves MOVES   moves played from there, in USI, with blanks between; repetitions are seen
  --depth N       look so many plies ahead, 1 to 127. Default: 12 without another limit
  --nodes N       look at so many positions
  --time S        think so many seconds; of several limits the first that is reached ends it
  --threads N     threads that search together. Default: 1, with which the same question to the same
                  depth or nodes gets the same answer
  --hash MB       memory for what is found on the way. Default: 16
  --multipv N     tell the N best moves, each with its line. Default: 1
  --network FILE  evaluate by this network, a file nn.bin, and not as kb/shogi/search.pl says
  --format json   {\"move\", \"score_cp\" or \"mate\", \"depth\", \"nodes\", \"seconds\", \c
                  \"pv\", \"reason\"};
                  the reason is a tree, as in gunshi explain; with --multipv also \"lines\",
                  of \"score_cp\" or \"mate\" and \"pv\"

A score is in centipawns for the side to move, a mate in plies, below 0 when it is the side to
move that is mated. Exit status 1 when there is no legal move.
").

opt_type(sfen,    sfen,    atom).
opt_type(moves,   moves,   atom).
opt_type(depth,   depth,   between(1, 127)).
opt_type(nodes,   nodes,   between(1, 9223372036854775807)).
opt_type(time,    time,    between(0.001, 86400)).
opt_type(threads, threads, between(1, 64)).
opt_type(hash,    hash,    between(1, 1000000)).
opt_type(multipv, multipv, between(1, 64)).
opt_type(network, network, atom).
opt_type(format,  format,  oneof([text, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0 if there is a legal move, else 1.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_sfen(Field, Char, Message, Text))
%   @error gunshi(illegal_move(Move, Ply, Position)), gunshi(bad_network(File, Fault))

run(Arguments, Status) :-
    options_only(Arguments, "moves are given by --moves '7g7f 3c3d'", Options),
    position_option(Options, Start),
    network_option(Options),
    option(moves(Text), Options, ''),
    split_string(Text, " \t\n", " \t\n", Words0),
    exclude(==(""), Words0, Words),
    maplist(read_move, Words, Moves),
    game_new(Start, Game0),
    game_moves_played(Game0, Moves, Game),
    limits(Options, Limits),
    choose(Game, [style(reading)|Limits], Choice),
    option(format(Format), Options, text),
    print(Format, Game, Options, Choice),
    (   Choice = choice(resign, _, _)
    ->  Status = 1
    ;   Status = 0
    ).

read_move(Word, Move) :-
    (   catch(move_usi(Move0, Word), error(_, _), fail)
    ->  Move = Move0
    ;   usage_error("search: --moves: \"~w\" is no move in USI (7g7f, 8h2b+, P*5e)", [Word])
    ).

limits(Options, Limits) :-
    findall(Limit,
            ( member(Limit, [depth(_), nodes(_), time(_), threads(_), hash(_)]),
              option(Limit, Options)
            ),
            Limits0),
    option(multipv(Lines), Options, 1),
    (   member(Bound, [depth(_), nodes(_), time(_)]),
        option(Bound, Options)
    ->  Limits = [lines(Lines)|Limits0]
    ;   Limits = [lines(Lines), depth(12)|Limits0]
    ).

print(text, Game, _, choice(Move, Reason, _)) :-
    choice_usi(Move, Usi),
    format("~w~n", [Usi]),
    forall(( reason_searched(Reason, Searched),
             search_result(Searched, lines, Lines),
             Lines = [_, _|_],
             nth1(Number, Lines, line(Score, _, Line))
           ),
           ( score_field(Score, Name-Value),
             line_texts(japanese, Game, Line, Texts),
             atomic_list_concat(Texts, ' ', Shown),
             format("~d. ~w ~w  ~w~n", [Number, Name, Value, Shown])
           )),
    reason_text(en, Game, Reason, ReasonLines),
    forall(member(Line, ReasonLines), format("~s~n", [Line])).
print(json, Game, Options, choice(Move, Reason, Score)) :-
    choice_usi(Move, Usi),
    reason_dict(Game, Reason, Tree),
    Object0 = _{move:Usi, reason:Tree},
    (   reason_searched(Reason, Searched)
    ->  search_result(Searched, lines, Lines),
        search_result(Searched, depth, Depth),
        search_result(Searched, nodes, Nodes),
        search_result(Searched, seconds, Seconds),
        maplist(line_object, Lines, Objects),
        Lines = [line(_, _, Best)|_],
        maplist(choice_usi, Best, Pv),
        Object1 = Object0.put(_{depth:Depth, nodes:Nodes, seconds:Seconds, pv:Pv})
    ;   Objects = [],
        Object1 = Object0.put(_{depth:0, nodes:0, seconds:0, pv:[]})
    ),
    (   Score == none
    ->  Object2 = Object1
    ;   score_field(Score, Key-Value),
        Object2 = Object1.put(Key, Value)
    ),
    (   option(multipv(_), Options)
    ->  Object = Object2.put(lines, Objects)
    ;   Object = Object2
    ),
    write_json(Object).

line_object(line(Score, _, Moves), Object) :-
    maplist(choice_usi, Moves, Pv),
    score_field(Score, Key-Value),
    Object = _{pv:Pv}.put(Key, Value).

score_field(cp(Centipawns), score_cp-Centipawns).
score_field(mate(Plies), mate-Plies).
