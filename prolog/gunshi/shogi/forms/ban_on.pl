/*  What the forms with a ban/5 for each square share: making it. */

%   ban_on(+XY, +Komalist, -Ban): Ban is the square XY, with the piece of Komalist that stands
%   there.

ban_on(XY, Komalist, Ban) :-
    (   memberchk(komalist(No, Koma, XY, Owner, Face), Komalist)
    ->  Ban = ban(No, Koma, XY, Owner, Face)
    ;   Ban = ban(0, nil, XY, nil, nil)
    ).
