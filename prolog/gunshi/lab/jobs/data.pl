/*  Data as text, and back, checked.

    The text is read as a term and never called; what the check does not hold for is refused. A
    server's string that begins with NUL, T, NUL library(redis) reads as a term by itself: that is
    no string, and refused too.
*/
:- module(gunshi_lab_jobs_data,
          [ data_text/2,                % +Term, -Text
            text_data/3                 % +Text, :Check, -Term
          ]).
:- use_module(job_messages, []).

:- meta_predicate
    text_data(+, 1, -).

%!  data_text(+Term, -Text:string) is det.
%
%   Text is Term, which is data, as text_data/3 reads it.

data_text(Term, Text) :-
    format(string(Text), "~k", [Term]).

%!  text_data(+Text, :Check, -Term) is det.
%
%   Term is what Text says, for which call(Check, Term) holds.
%
%   @error gunshi(job_data(Text)) if Text is no text of such data

text_data(Text, Check, Term) :-
    (   string(Text),
        catch(text_term(Text, Term0), error(_, _), fail),
        call(Check, Term0)
    ->  Term = Term0
    ;   throw(error(gunshi(job_data(Text)), _))
    ).

%   text_term(+Text, -Term) is semidet: Text is one term and nothing behind it.

text_term(Text, Term) :-
    string_concat(Text, " .", Whole),
    setup_call_cleanup(
        open_string(Whole, Stream),
        ( read_term(Stream, Term, [double_quotes(string), back_quotes(codes)]),
          read_term(Stream, End, [])
        ),
        close(Stream)),
    End == end_of_file.
