:- encoding(utf8).
/*  A choice by the first paper's minimax: a form of the position finds the move
    (form_best_move.pl), and no clause of the knowledge is asked. The reason says what was walked
    and where the form's program stands.
*/
:- module(gunshi_knowledge_shogi_form_choice,
          [ form_choice/4               % +Game, +Form, +Depth, -Choice
          ]).
:- use_module('../../shogi/form_best_move', [form_best_move/4]).
:- use_module('../../shogi/form_messages', []).
:- use_module('../../shogi/forms', [form_file/2, form_name/2]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module(reasons, [reason/6, score_text/3]).

:- multifile gunshi_knowledge_shogi_reasons:note_lines/4.

%!  form_choice(+Game, +Form, +Depth:nonneg, -Choice) is det.
%
%   Choice is that of choose/3, by Form's minimax at Depth; to resign where no move is legal.
%
%   @error gunshi(no_form(Form, Forms))
%   @error type_error(nonneg, Depth)

form_choice(Game, Given, Depth, choice(Move, Reason, Score)) :-
    form_name(Given, Form),
    form_file(Form, File),
    game_position(Game, Position),
    (   form_best_move(Form, Position, Depth, best(Move, Score, Nodes))
    ->  Notes = [form_minimax(Form, Depth, Score, Nodes)]
    ;   Move = resign,
        Score = none,
        Notes = []
    ),
    reason(form, sentence("ミニマックスで読む", "minimax on a form of the position"), File, Notes, [],
           Reason).

gunshi_knowledge_shogi_reasons:note_lines(form_minimax(Form, Depth, Score, Nodes), Language, _,
                                          [Text]) :-
    score_text(Language, Score, Worth),
    words(Language, Words),
    format(string(Text), Words, [Form, Depth, Nodes, Worth]).

words(en, "form ~w at depth ~d, ~D moves made: ~s").
words(ja, "形式~w、深さ~d、~D手: ~s").
