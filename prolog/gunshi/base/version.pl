/*  Which Gunshi this is: what every door says when it is asked. meson.build has the same number,
    which a test holds against this one.
*/
:- module(gunshi_base_version,
          [ version/1                   % -Version
          ]).

%!  version(-Version:string) is det.
%
%   Version is that of this program.

version("0.1").
