/*  A choice, its reason and a game's result as data: dicts that are written as JSON.

    A reason has name, ja and en (the clause that decided and what it says), clause (where that
    stands), and below, the tree of what it has used: lines of text, each with those below it. The
    texts of the tree are in the reader's language.
*/
:- module(gunshi_words_reason_json,
          [ reason_dict/3,              % +Context, +Reason, -Dict
            choice_usi/2,               % +Choice, -Usi
            result_dict/2,              % +Result, -Dict
            source_text/2               % +Source, -Text
          ]).
:- use_module('../knowledge/shogi/reasons', [reason_tree/4]).
:- use_module('../shogi/position', [move_usi/2]).
:- use_module(reader, [reader_language/1]).
:- autoload(library(apply), [maplist/3]).

%!  reason_dict(+Context, +Reason, -Dict) is det.
%
%   Dict of Reason, of choose/3. Context is the game, or the position, in which the choice was made.

reason_dict(Context, Reason, _{name:Name, ja:Ja, en:En, clause:Source, below:Below}) :-
    Reason = reason(Name, sentence(Ja, En), Source0, _),
    source_text(Source0, Source),
    reader_language(Language),
    reason_tree(Language, Context, Reason, node(_, Nodes)),
    maplist(node_dict, Nodes, Below).

node_dict(node(Text0, Nodes), _{text:Text, below:Below}) :-
    !,
    string_text(Text0, Text),
    maplist(node_dict, Nodes, Below).
node_dict(Text0, _{text:Text, below:[]}) :-
    string_text(Text0, Text).

string_text(Text0, Text) :-
    format(string(Text), "~w", [Text0]).

%!  choice_usi(+Choice, -Usi:string) is det.
%
%   Usi is a move, `resign` or `declare_win`, in USI.

choice_usi(resign, "resign") :-
    !.
choice_usi(declare_win, "win") :-
    !.
choice_usi(Move, Usi) :-
    move_usi(Move, Usi).

%!  result_dict(+Result, -Dict) is det.
%
%   Dict is Result, of game_result/2, or null for `none`.

result_dict(none, null).
result_dict(wins(Side, Reason), _{winner:Side, by:Reason}).
result_dict(draw(Reason), _{winner:none, by:Reason}).
result_dict(abandoned, _{winner:none, by:abandoned}).

%!  source_text(+Source, -Text:string) is det.
%
%   Text is where a clause stands, File:Line.

source_text(Source, Text) :-
    (   Source = File:Line
    ->  format(string(Text), "~w:~w", [File, Line])
    ;   string_text(Source, Text)
    ).
