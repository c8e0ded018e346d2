/*  The error of whoever asked for what there is not: an option, a name, a column of a table. */
:- module(gunshi_base_usage,
          [ usage_error/2               % +Format, +Arguments
          ]).
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
