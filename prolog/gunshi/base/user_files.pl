/*  Files that a person named: what goes wrong with them is said with their name and the system's
    reason, and not by the stream or the predicate it happened in. And where a person's own data
    are.
*/
:- module(gunshi_base_user_files,
          [ reading_file/2,             % +File, :Goal
            writing_file/2,             % +File, :Goal
            is_folder/1,                % +Name
            files_below/2,              % +Folder, -Files
            folder_entries/2,           % +Folder, -Entries
            must_be_plain_file/1,       % +File
            no_such_file/1,             % +File
            make_folder/1,              % +Folder
            user_data/2                 % +Name, -Path
          ]).
:- use_module(messages, [error_line/2]).
:- autoload(library(filesex), [directory_member/3, make_directory_path/1]).

:- meta_predicate
    reading_file(+, 0),
    writing_file(+, 0).

%!  reading_file(+File, :Goal) is semidet.
%
%   once(Goal), which opens and reads File.
%
%   @error gunshi(file(read, File, Reason)) for what the system said of File, Reason a text

reading_file(File, Goal) :-
    with_file(read, File, Goal).

%!  writing_file(+File, :Goal) is semidet.
%
%   once(Goal), which opens and writes File.
%
%   @error gunshi(file(write, File, Reason)) for what the system said of File, Reason a text

writing_file(File, Goal) :-
    with_file(write, File, Goal).

%!  is_folder(+Name) is semidet.
%
%   Name, which a person gave, is a folder. Fails for an address, of which exists_directory/1 throws
%   without its name: who opens it says what is wrong.

is_folder(Name) :-
    catch(exists_directory(Name), error(existence_error(iri_scheme, _), _), fail).

%!  files_below(+Folder, -Files:list) is det.
%
%   Files are those in Folder and in the folders below, sorted by name. Links are passed over, so
%   that no file comes twice, and pipes, which would be waited for; a file that may not be read is
%   there, so that who opens it says so.
%
%   @error gunshi(file(read, Place, Reason)) when Place, Folder or one below, may not be read

files_below(Folder, Files) :-
    Options = [recursive(true), follow_links(false), file_errors(error)],
    reading_folder(Folder,
                   findall(File,
                           ( directory_member(Folder, File, Options), exists_file(File) ),
                           Found)),
    sort(Found, Files).

%!  folder_entries(+Folder, -Entries:list(atom)) is det.
%
%   As directory_files/2.
%
%   @error gunshi(file(read, Folder, Reason)) when it may not be read

folder_entries(Folder, Entries) :-
    reading_folder(Folder, directory_files(Folder, Entries)).

%!  must_be_plain_file(+File) is det.
%
%   File is a file or a link to one: a pipe would be waited for.
%
%   @error gunshi(file(read, File, Reason)) for what it is not, or why it cannot be looked for

must_be_plain_file(File) :-
    (   exists_file(File)
    ->  true
    ;   ( access_file(File, exist) ; a_link(File) )
    ->  throw(error(gunshi(file(read, File, "it is no plain file")), _))
    ;   reading_file(File, opened(File))
    ).

%   a_link(+File) is semidet: wherever it leads, if only to itself.

a_link(File) :-
    catch(read_link(File, _, _), error(permission_error(_, symlink, _), _), true).

opened(File) :-
    setup_call_cleanup(open(File, read, In, [type(binary)]), true, close(In)).

%!  no_such_file(+File) is semidet.
%
%   There is none, and no link that leads to one. Fails where a folder on the way to File may not be
%   searched: then nobody knows.

no_such_file(File) :-
    \+ access_file(File, exist),
    catch(( opened(File), fail ), error(Formal, _), true),
    Formal = existence_error(source_sink, _).

%!  make_folder(+Folder) is det.
%
%   Folder is there, and those above it.
%
%   @error gunshi(file(write, Folder, Reason)) when it cannot be made

make_folder(Folder) :-
    catch(make_directory_path(Folder), error(Formal, Context),
          (   is_folder(Folder)                 % another program has made it
          ->  true
          ;   reason(Formal, Context, Reason),
              throw(error(gunshi(file(write, Folder, Reason)), _))
          )).

:- meta_predicate reading_folder(+, 0).

reading_folder(Folder, Goal) :-
    catch(Goal, error(Formal, Context),
          (   unread(Formal, Folder, Place, Reason)
          ->  throw(error(gunshi(file(read, Place, Reason)), _))
          ;   throw(error(Formal, Context))
          )).

%   unread(+Formal, +Folder, -Place, -Reason) is semidet: what directory_files/2 throws.

unread(permission_error(_, _, Place), _, Place, "Permission denied").
unread(existence_error(_, Place), _, Place, "No such file or directory").
unread(syntax_error(illegal_multibyte_sequence), Folder, Folder,
       "the name of a file in it, or below, is no UTF-8").

%!  user_data(+Name:atom, -Path:atom) is det.
%
%   Path is that of Gunshi's Name in the user's directory for data; it need not exist. The directory
%   is XDG_DATA_HOME, or .local/share at home.

user_data(Name, Path) :-
    (   getenv('XDG_DATA_HOME', Directory0),
        is_absolute_file_name(Directory0)
    ->  Directory = Directory0
    ;   expand_file_name('~/.local/share', [Directory])
    ),
    atomic_list_concat([Directory, '/gunshi/', Name], Path).

with_file(Doing, File, Goal) :-
    catch(once(Goal), error(Formal, Context),
          (   of_file(Formal)
          ->  reason(Formal, Context, Reason),
              throw(error(gunshi(file(Doing, File, Reason)), _))
          ;   throw(error(Formal, Context))
          )).

of_file(existence_error(source_sink, _)).
of_file(existence_error(iri_scheme, _)).
of_file(permission_error(_, source_sink, _)).
of_file(permission_error(_, stream, _)).
of_file(io_error(_, _)).

reason(existence_error(iri_scheme, _), _, Reason) :-
    !,
    Reason = "it is an address; a file of this machine is needed".
reason(_, Context, Reason) :-
    nonvar(Context),
    Context = context(_, Message),
    nonvar(Message),
    !,
    Reason = Message.
reason(Formal, _, Reason) :-
    error_line(error(Formal, _), Reason).
