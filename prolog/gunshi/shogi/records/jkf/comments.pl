/*  Comments in JKF: `comments` of a node is a list of texts.

    Bookmarks have no place: they are comments that begin with &, as in KIF. So that every comment
    stays what it is, one that begins with &, or with stars before it, has one star more in the
    file.
*/
:- module(gunshi_shogi_records_jkf_comments,
          [ read_comments/2,            % +Node, -Remarks
            comments_json/2             % +Remarks, -Fields
          ]).
:- use_module(fields, [json_field/4, bad_field/2, has_form/3]).
:- autoload(library(apply), [convlist/3, maplist/3]).

%!  read_comments(+Node, -Remarks:list) is det.
%
%   Remarks are the comments and bookmarks of Node, an element of `moves`.
%
%   @error gunshi(bad_record(0, field(comments, Value))) if one is no text

read_comments(Node, Remarks) :-
    (   json_field(comments, Node, array, Comments)
    ->  maplist(text_remark, Comments, Remarks)
    ;   Remarks = []
    ).

text_remark(Comment, Remark) :-
    (   has_form(text, Comment, Text)
    ->  (   string_concat("&", Name, Text)
        ->  Remark = bookmark(Name)
        ;   string_concat("*", Rest, Text),
            like_bookmark(Rest)
        ->  Remark = comment(Rest)
        ;   Remark = comment(Text)
        )
    ;   bad_field(comments, Comment)
    ).

%   like_bookmark(+Text) is semidet: Text begins with &, or with stars before it.

like_bookmark(Text) :-
    string_chars(Text, Chars),
    phrase(starred, Chars, _).

starred -->
    [*],
    !,
    starred.
starred -->
    [&].

%!  comments_json(+Remarks:list, -Fields:list) is det.
%
%   Fields, at most one, is what a node has of the comments and bookmarks in Remarks.

comments_json(Remarks, Fields) :-
    convlist(text_json, Remarks, Texts),
    (   Texts == []
    ->  Fields = []
    ;   Fields = [comments = Texts]
    ).

text_json(comment(Text0), Text) :-
    (   like_bookmark(Text0)
    ->  string_concat("*", Text0, Text)
    ;   Text = Text0
    ).
text_json(bookmark(Name), Text) :-
    string_concat("&", Name, Text).
