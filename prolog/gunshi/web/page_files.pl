/*  The files of the page, in web/: which there are, and of what type. No other file is served. */
:- module(gunshi_web_page_files,
          [ page_file/3                 % ?Name, -Type, -File
          ]).

%   web(Folder): that of the page's files, in the source tree or in what was installed of it.
:- dynamic web/1.

:- module_property(gunshi_web_page_files, file(Here)),
   absolute_file_name('../../../web', Web, [relative_to(Here)]),
   assertz(web(Web)).

%!  page_file(?Name:atom, -Type:atom, -File:atom) is nondet.
%
%   The page has the part Name of the media type Type, in File.

page_file(Name, Type, File) :-
    part(Name),
    file_name_extension(_, Extension, Name),
    media_type(Extension, Type),
    web(Web),
    atomic_list_concat([Web, /, Name], File).

part('index.html').
part('game.css').
part('page.css').
part('board.js').
part('clock.js').
part('editor.js').
part('graph.js').
part('game.js').
part('forms.js').
part('josekigraph.js').
part('jobs.js').
part('knowledge.js').
part('line.js').
part('looks.js').
part('newgame.js').
part('othello.js').
part('practice.js').
part('record.js').
part('setup.js').
part('page.js').
part('parts.js').
part('seat.js').
part('study.js').
part('table.js').
part('talk.js').
part('told.js').
part('words.js').

media_type(html, 'text/html; charset=UTF-8').
media_type(css,  'text/css; charset=UTF-8').
media_type(js,   'text/javascript; charset=UTF-8').
