:- encoding(utf8).
/*  The error of whoever asked for what there is not: an option, a name, a column of a table; or who
    left out the quotes.
*/
:- module(gunshi_base_usage,
          [ usage_error/2,              % +Format, +Arguments
            must_be_text/2              % +Value, +Example
          ]).
:- use_module(message_words, [message_words/3]).
:- use_module(messages, []).

%!  usage_error(+Format, +Arguments)
%
%   Throw the error of a bad command line. The text says what is wrong, where, and what would be
%   right.
%
%   @error gunshi(usage(Text)) always

usage_error(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    throw(error(gunshi(usage(Text)), _)).

%!  must_be_text(+Value, +Example) is det.
%
%   Value is an atom or a string. Example is a call that is right.
%
%   @error gunshi(usage(Text)) if it is neither

must_be_text(Value, Example) :-
    (   ( atom(Value) ; string(Value) )
    ->  true
    ;   message_words("A text in quotes is needed, as in ~s", "引用符で囲んだ文字が要る: ~s", Words),
        usage_error(Words, [Example])
    ).
