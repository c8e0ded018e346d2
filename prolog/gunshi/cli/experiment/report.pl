/*  Where the report of an experiment goes.
*/
:- module(gunshi_cli_experiment_report,
          [ report_directory/1,         % +Options
            write_report/5              % +Options, +Name, +Rows, +Objects, +Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../options', [write_csv/1, write_json/1, write_output/2]).

:- autoload(library(filesex), [make_directory_path/1]).

%!  report_directory(+Options) is det.
%
%   The folder of the option output(Directory) is there, made if need be.
%
%   @error gunshi(file(write, Directory, Reason))

report_directory(Options) :-
    (   option(output(Directory), Options)
    ->  catch(make_directory_path(Directory), error(_, _), unwritable(Directory)),
        (   access_file(Directory, write)
        ->  true
        ;   unwritable(Directory)
        )
    ;   true
    ).

unwritable(Directory) :-
    throw(error(gunshi(file(write, Directory, 'no folder that can be written')), _)).

%!  write_report(+Options, +Name, +Rows:list, +Objects:list, +Text) is det.
%
%   Print Text, or Rows as CSV, or Objects as JSON, as the option format(Format) says; and write
%   Text and Rows to Name.txt and Name.csv in the folder of the option output(Directory).
%
%   @error gunshi(file(write, File, Reason))

write_report(Options, Name, Rows, Objects, Text) :-
    option(format(Format), Options, text),
    (   Format == text
    ->  format("~s", [Text])
    ;   Format == csv
    ->  write_csv(Rows)
    ;   forall(member(Object, Objects), write_json(Object))
    ),
    (   option(output(Directory), Options)
    ->  with_output_to(string(Csv), write_csv(Rows)),
        forall(member(Ending-Written, [txt-Text, csv-Csv]),
               ( format(atom(File), "~w/~w.~w", [Directory, Name, Ending]),
                 write_output(File, Written)
               ))
    ;   true
    ).
