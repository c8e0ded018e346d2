/*  Characters that a terminal obeys: whoever writes them into a file could move the cursor, change
    the title or turn the direction of writing of the person who reads it. Texts of others are shown
    with their numbers in place of them.
*/
:- module(gunshi_base_visible,
          [ visible_text/2,             % +Text, -Shown
            visible_tabbed/2,           % +Text, -Shown
            obeyed_range/2              % ?From, ?To
          ]).

%!  visible_text(+Text, -Shown:string) is det.
%
%   Shown is Text, which a stranger may have written, in one line, with characters that a terminal
%   obeys by their numbers, as \u001B. Tabs become blanks.

visible_text(Text, Shown) :-
    shown(Text, `\t\n\r`, Shown).

%!  visible_tabbed(+Text, -Shown:string) is det.
%
%   As visible_text/2, but tabs stay: for what is written into files again.

visible_tabbed(Text, Shown) :-
    shown(Text, `\n\r`, Shown).

%   shown(+Text, +Blanks, -Shown): characters among Blanks become blanks.

shown(Text, Blanks, Shown) :-
    atom_codes(Text, Codes),
    visible_codes(Codes, Blanks, Visible),
    string_codes(Shown, Visible).

visible_codes([], _, []).
visible_codes([Code|Codes], Blanks, Visible) :-
    (   memberchk(Code, Blanks)
    ->  Visible = [0'\s|Rest]
    ;   obeyed_range(From, To),
        between(From, To, Code)
    ->  format(codes(Visible, Rest), "\\u~|~`0t~16R~4+", [Code])
    ;   Visible = [Code|Rest]
    ),
    visible_codes(Codes, Blanks, Rest).

%!  obeyed_range(?From, ?To) is nondet.
%
%   The characters From..To are obeyed by terminals: control characters, other than tabs and ends of
%   lines; and what ends a line or turns the direction of writing besides.

obeyed_range(0x00, 0x08).
obeyed_range(0x0B, 0x0C).
obeyed_range(0x0E, 0x1F).
obeyed_range(0x7F, 0x9F).
obeyed_range(0x2028, 0x202E).
obeyed_range(0x2066, 0x2069).
