/*  What a window calls a clause by: a text, as knowledge/names.pl takes a term. */
:- module(gunshi_web_clause_names,
          [ clause_name/2               % +Text, -Name
          ]).
:- use_module('../base/message_words', [brief/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module(library(lists), [append/3]).

%!  clause_name(+Text:string, -Name) is det.
%
%   Name is the term of knowledge/names.pl that Text means: File:Line where it ends in a number
%   behind a colon, as reasons show it, else the term that it reads as.
%
%   @error gunshi(usage(Text)) when it is neither

clause_name(Text, _) :-
    string_length(Text, Length),
    Length > 1000,
    !,
    brief(Text, Shown),
    usage_error("~w is too long for the name of a clause", [Shown]).
clause_name(Text, File:Line) :-
    split_string(Text, ":", " ", Parts),
    append(FileParts, [LineText], Parts),
    FileParts = [_|_],
    catch(number_string(Line, LineText), error(_, _), fail),
    !,
    atomic_list_concat(FileParts, :, File).
clause_name(Text, Name) :-
    (   catch(term_string(Name0, Text), error(_, _), fail),
        nonvar(Name0)
    ->  Name = Name0
    ;   usage_error("~w is no name of a clause", [Text])
    ).
