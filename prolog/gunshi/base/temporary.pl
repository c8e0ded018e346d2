/*  Directories for what is thrown away after use. */
:- module(gunshi_base_temporary,
          [ make_temporary_directory/2  % +Name, -Directory
          ]).

%!  make_temporary_directory(+Name:atom, -Directory:atom) is det.
%
%   Directory is new, empty and absolute; Name is a part of its name. Who made it deletes it.
%   tmp_file/2 alone counts within a process, and an earlier process of the same number may have
%   left its directories.
%
%   @error those of make_directory/1

make_temporary_directory(Name, Directory) :-
    repeat,
    tmp_file(Name, Directory0),
    absolute_file_name(Directory0, Directory),
    catch(make_directory(Directory), Error, true),
    (   var(Error)
    ;   \+ exists_directory(Directory),
        \+ exists_file(Directory),
        throw(Error)
    ),
    !.
