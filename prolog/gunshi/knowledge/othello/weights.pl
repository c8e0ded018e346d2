/*  The weights of the search's evaluation of Othello: kb/othello/weights.txt, read once.

    Nothing else of the knowledge is needed for them: who only searches reads no clauses.
*/
:- module(gunshi_knowledge_othello_weights,
          [ current_weights/1           % -Weights
          ]).
:- use_module('../../base/encoding', [read_text/3]).
:- use_module('../../othello/search', [othello_weights/2]).
:- use_module('../files', [kb_file/2]).

%   weights(Weights): the evaluation, once it has been read.
:- dynamic weights/1.

%!  current_weights(-Weights) is det.
%
%   Weights are those of kb/othello/weights.txt, read when first asked for; `none` without that
%   file.
%
%   @error gunshi(bad_file(File, bad_othello_weights(Line, What)))

current_weights(Weights) :-
    with_mutex(gunshi_knowledge_othello_weights,
               (   weights(Weights0)
               ->  true
               ;   read_weights(Weights0),
                   assertz(weights(Weights0))
               )),
    Weights = Weights0.

read_weights(Weights) :-
    kb_file('othello/weights.txt', File),
    (   exists_file(File)
    ->  read_text(File, Text, _),
        catch(othello_weights(Text, Weights), error(gunshi(Fault), _),
              throw(error(gunshi(bad_file(File, Fault)), _)))
    ;   Weights = none
    ).
