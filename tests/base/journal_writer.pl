/*  A process that appends to a journal, for journal.plt:

        swipl -p library=prolog tests/base/journal_writer.pl FILE NAME COUNT [TEXT]

    Its records are written(NAME, N, TEXT), N from 1 to COUNT; it prints each N when the record is
    on the disk. What the disk does not take is one line on stderr and status 1.
*/
:- use_module('../../prolog/gunshi/base/journal').
:- use_module('../../prolog/gunshi/base/messages').

:- initialization(main, main).

main([File, Name, CountText|More]) :-
    atom_number(CountText, Count),
    (   More = [Text]
    ->  true
    ;   Text = ''
    ),
    catch(( journal_open(File, Journal, _),
            write_records(1, Count, Name, Text, Journal)
          ),
          Error,
          ( error_line(Error, Line),
            format(user_error, "~s~n", [Line]),
            halt(1)
          )).

write_records(N, Count, Name, Text, Journal0) :-
    (   N > Count
    ->  true
    ;   journal_append(Journal0, written(Name, N, Text), _, Journal)
    ->  format("~d~n", [N]),
        flush_output,
        N1 is N + 1,
        write_records(N1, Count, Name, Text, Journal)
    ;   journal_news(Journal0, _, Journal),
        write_records(N, Count, Name, Text, Journal)
    ).
