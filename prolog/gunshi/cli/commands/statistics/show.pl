:- encoding(utf8).
/*  gunshi statistics show: counted moves, as a board, as rows or as a picture.

    The file of counts is read and checked as every file of knowledge is, but not taken into the
    knowledge base.
*/
:- module(gunshi_cli_commands_statistics_show,
          [ show/1                      % +Options
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [list_to_set/2, member/2, sum_list/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module('../../../base/read', [read_knowledge/3]).
:- use_module('../../../base/interpret', [known/2]).
:- use_module('../../../knowledge/files', [need_knowledge/1, knowledge_subject/2]).
:- use_module('../../../knowledge/own', [own_knowledge/0]).
:- use_module('../../../shogi/kanji', [kanji_digit/2, full_width_digit/2, piece_kanji/2]).
:- use_module('../../../shogi/values', [is_square/1]).
:- use_module('../../../words/board', [side_text/2]).
:- use_module('../../heatmap', [write_heatmap/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../options', [square_text/2, write_csv/1, write_json/1, write_output/2]).

%!  show(+Options:list) is det.
%
%   Print the counts that Options ask for, as the options of the command are called.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_knowledge(File, Problems)) for a file of statistics
%   @error gunshi(file(Doing, File, Reason)), gunshi(bad_encoding(File, Line, Byte))

show(Options) :-
    asked(Options, Asked),
    picture_file(Options),
    statistics_file(Options, Asked, File),
    read_facts(File, Facts),
    option(format(Format), Options, text),
    (   Asked == classes
    ->  class_rows(Facts, Rows),
        show_classes(Format, Rows)
    ;   must_be_known(Asked, Facts),
        counts(Asked, Facts, Counts),
        draw(Options, Asked, Counts),
        (   option(output(-), Options)
        ->  true
        ;   show_grid(Format, Asked, Counts)
        )
    ).

read_facts(File, Facts) :-
    read_knowledge(File, Clauses, Problems),
    (   Problems == []
    ->  true
    ;   throw(error(gunshi(bad_knowledge(File, Problems)), _))
    ),
    findall(Fact, ( member(clause(_, Fact, true), Clauses), is_count(Fact) ), Facts),
    (   Facts == []
    ->  usage_error("statistics show: there are no counts in ~w; gunshi statistics collect writes \c
                     such a file", [File])
    ;   true
    ).

is_count(dropped(_, _, _, _)).
is_count(moved(_, _, _, _, _, _)).
is_count(class_played(_, _, _)).

statistics_file(Options, Asked, File) :-
    (   option(statistics(Named), Options)
    ->  (   Named == (-)
        ->  File = '/dev/stdin'
        ;   File = Named
        )
    ;   asked_parts(Asked, _, _, _, _, Condition),
        Condition = formation(_)
    ->  usage_error("statistics show: Gunshi's own counts have no formations; count records with \c
                     gunshi statistics collect FILE... --given formations --output COUNTS, and \c
                     show them with --statistics COUNTS", [])
    ;   asked_parts(Asked, _, _, _, _, Condition),
        Condition \== any
    ->  knowledge_subject(statistics_conditions, File)
    ;   knowledge_subject(statistics, File)
    ).

%   must_be_known(+Asked, +Facts): a castle or a formation has a name that stands in the counted
%   Facts or in the knowledge base: without it the answer to a slip would be that nothing was ever
%   played.

must_be_known(Asked, Facts) :-
    asked_parts(Asked, _, _, _, _, Condition),
    (   ( member(Fact, Facts), fact_condition(Fact, Condition) ; \+ unknown(Condition, _) )
    ->  true
    ;   unknown(Condition, Where),
        usage_error("statistics show: --given cannot be \"~w\"; ~w", [Condition, Where])
    ).

%   unknown(+Condition, -Where) is semidet: its name is not in the knowledge base, Where such are.

unknown(castle(Name), "kb/shogi/castles.pl lists the castles") :-
    Name \== none,
    own_knowledge,
    need_knowledge(castles),
    \+ known(castle(Name, _, _, _), _).
unknown(formation(Name), "kb/shogi/formations has the formations") :-
    own_knowledge,
    need_knowledge(formations),
    \+ known(formation(Name, _, _, _), _).

%   fact_condition(+Fact, -Condition) is semidet: under which Fact counts moves.

fact_condition(dropped(Condition, _, _, _), Condition).
fact_condition(moved(Condition, _, _, _, _, _), Condition).

%   asked(+Options, -Asked): Asked is `classes`, drop(Condition, Side, Kind) or move(Condition,
%   Side, Kind, From).

asked(Options, Asked) :-
    option(side(Side), Options, sente),
    given(Options, Condition),
    (   option(drop(Drop), Options)
    ->  no_option(from, Options, "--drop"),
        no_option(piece, Options, "--drop"),
        kind_text(drop, Drop, [fu, ky, ke, gi, ki, ka, hi], Kind),
        Asked = drop(Condition, Side, Kind)
    ;   option(from(From), Options)
    ->  (   option(piece(Piece), Options)
        ->  true
        ;   usage_error("statistics show: --from needs --piece, as in --from 8h --piece ka", [])
        ),
        kind_text(piece, Piece, [fu, ky, ke, gi, ki, ka, hi, ou, to, ny, nk, ng, um, ry], Kind),
        from_square(From, Square),
        Asked = move(Condition, Side, Kind, Square)
    ;   forall(member(Name, [piece, given, side, output]),
               no_option(Name, Options, "the classes of moves")),
        Asked = classes
    ).

no_option(Name, Options, With) :-
    Option =.. [Name, _],
    (   option(Option, Options)
    ->  usage_error("statistics show: --~w does not go with ~w", [Name, With])
    ;   true
    ).

kind_text(Option, Text, Kinds, Kind) :-
    (   downcase_atom(Text, Kind0),
        memberchk(Kind0, Kinds)
    ->  Kind = Kind0
    ;   piece_kanji(Kind0, Text),
        memberchk(Kind0, Kinds)
    ->  Kind = Kind0
    ;   atomic_list_concat(Kinds, ', ', List),
        usage_error("statistics show: --~w cannot be \"~w\"; it takes one of ~w",
                    [Option, Text, List])
    ).

from_square(Text, Square) :-
    (   square_text(Text, Square0)
    ->  Square = Square0
    ;   atom_number(Text, Square0),
        is_square(Square0)
    ->  Square = Square0
    ;   usage_error("statistics show: --from cannot be \"~w\"; it takes a square, 8h or 88", [Text])
    ).

given(Options, Condition) :-
    option(given(Text), Options, any),
    (   catch(term_to_atom(Term, Text), error(_, _), fail),
        ground(Term),
        is_condition(Term)
    ->  Condition = Term
    ;   usage_error("statistics show: --given cannot be \"~w\"; it takes king_zone(left), \c
                     enemy_distance(2), castle(yagura), formation(bougin) and the like", [Text])
    ).

is_condition(any).
is_condition(king_zone(Zone)) :-
    memberchk(Zone, [right, centre, left, out, entered, none]).
is_condition(enemy_distance(Steps)) :-
    memberchk(Steps, [1, 2, 3, 4, far, none]).
is_condition(castle(Name)) :-
    atom(Name).
is_condition(formation(Name)) :-
    atom(Name).

%   counts(+Asked, +Facts, -Counts): several facts of the same moves, as in files put together, add
%   up.

counts(Asked, Facts, Counts) :-
    findall(To-Count,
            ( member(Fact, Facts),
              asked_counts(Asked, Fact, Some),
              member(To-Count, Some)
            ),
            Unsorted),
    keysort(Unsorted, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(To-Sum, ( member(To-Parts, Groups), sum_list(Parts, Sum) ), Counts).

asked_counts(drop(Given, Side, Kind), dropped(Given, Side, Kind, Counts), Counts).
asked_counts(move(Given, Side, Kind, From), moved(Given, Side, Kind, From, _, Counts), Counts).

total(Counts, Total) :-
    pairs_values(Counts, Values),
    sum_list(Values, Total).

show_grid(text, Asked, Counts) :-
    title(Asked, Counts, Title),
    format("~w~n   ", [Title]),
    forall(( between(1, 9, Nth), File is 10-Nth, full_width_digit(File, Digit) ),
           format("  ~w ", [Digit])),
    nl,
    forall(kanji_digit(Rank, Kanji),
           ( format("~w ", [Kanji]),
             forall(( between(1, 9, Nth), Square is 10*(10-Nth) + Rank ),
                    (   memberchk(Square-Count, Counts)
                    ->  format("~|~t~d~5+", [Count])
                    ;   format("  ---")
                    )),
             nl
           )).
show_grid(json, Asked, Counts) :-
    asked_parts(Asked, Side, Kind, What, From, Condition),
    term_to_atom(Condition, Given),
    total(Counts, Total),
    findall(Square-Count,
            ( member(Number-Count, Counts), atom_number(Square, Number) ),
            Pairs),
    dict_pairs(Dict, _, Pairs),
    write_json(_{ side: Side, piece: Kind, kind: What, from: From, given: Given, total: Total,
                  counts: Dict }).
show_grid(csv, _, Counts) :-
    write_csv([[square, count]]),
    forall(member(Square-Count, Counts),
           write_csv([[Square, Count]])).

asked_parts(drop(Condition, Side, Kind), Side, Kind, drop, null, Condition).
asked_parts(move(Condition, Side, Kind, From), Side, Kind, move, From, Condition).

title(Asked, Counts, Title) :-
    asked_parts(Asked, Side, Kind, What, From, Condition),
    side_text(Side, SideText),
    piece_kanji(Kind, Kanji),
    total(Counts, Total),
    (   What == drop
    ->  Words = "drops of"
    ;   format(string(Words), "moves from ~d of", [From])
    ),
    (   Condition == any
    ->  Given = ""
    ;   format(string(Given), ", given ~w", [Condition])
    ),
    format(string(Title), "~w, ~w ~w (~w)~w: ~d", [SideText, Words, Kanji, Kind, Given, Total]).

%   picture_file(+Options): a name that says another kind of picture gets none.

picture_file(Options) :-
    (   option(output(File), Options),
        file_name_extension(_, Ending, File),
        Ending \== '',
        \+ downcase_atom(Ending, svg)
    ->  usage_error("statistics show: --output cannot be \"~w\"; the picture is SVG, so its name \c
                     ends in .svg", [File])
    ;   true
    ).

draw(Options, Asked, Counts) :-
    (   option(output(File), Options)
    ->  title(Asked, Counts, Title),
        with_output_to(string(Svg), write_heatmap(Title, Counts)),
        write_output(File, Svg)
    ;   true
    ).

%   class_rows(+Facts, -Rows): Class, Available, Played and Probability of each class, in the order
%   of Facts.

class_rows(Facts, Rows) :-
    findall(Class, member(class_played(Class, _, _), Facts), All),
    list_to_set(All, Classes),
    findall([Class, Available, Played, Probability],
            ( member(Class, Classes),
              aggregate_all(sum(N), member(class_played(Class, N, _), Facts), Available),
              aggregate_all(sum(N), member(class_played(Class, _, N), Facts), Played),
              Probability is Played/Available
            ),
            Rows).

show_classes(text, Rows) :-
    format("~w~t~24|~t~w~36|~t~w~46|~t~w~60|~n", [class, available, played, probability]),
    forall(member(Row, Rows),
           format("~w~t~24|~t~d~36|~t~d~46|~t~4f~60|~n", Row)).
show_classes(json, Rows) :-
    forall(member([Class, Available, Played, Probability], Rows),
           write_json(_{ class: Class, available: Available, played: Played,
                         probability: Probability })).
show_classes(csv, Rows) :-
    write_csv([[class, available, played, probability]|Rows]).
