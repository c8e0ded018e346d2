/*  What takes the processors for a while, a few at a time.

    A window may ask for any number of things, and so may many windows. More than a few at once
    would only make each slower; who comes when all slots are taken is told so.
*/
:- module(gunshi_web_slots,
          [ in_slot/1                   % :Goal
          ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../words/reader', [reader_words/3]).

:- meta_predicate in_slot(0).

slots(4).

%!  in_slot(:Goal) is semidet.
%
%   Goal, once, in one of the slots.
%
%   @error gunshi(usage(Text)) when none is free

in_slot(Goal) :-
    setup_call_cleanup(taken, once(Goal), flag(gunshi_web_slots, Count, Count-1)).

taken :-
    slots(Most),
    flag(gunshi_web_slots, Count, Count+1),
    (   Count < Most
    ->  true
    ;   flag(gunshi_web_slots, Now, Now-1),
        reader_words("too much is being worked out already; try again when it is done",
                     "いま計算中のものが多すぎる。終わってからもう一度", Words),
        usage_error(Words, [])
    ).
