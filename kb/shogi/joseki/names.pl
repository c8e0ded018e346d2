% Names of openings (戦法): what stands on the board tells to which one a position belongs.
%
% opening(Name, Pattern). The first that holds gives the name; so what is special stands before what is
% general. A name with ▲ or △ is an opening of that side alone.

opening('横歩取り', [sente(34, hi)]).
opening('△横歩取り', [gote(76, hi)]).
opening('▲石田流', [sente(78, hi), sente(75, fu)]).
opening('△石田流', [gote(32, hi), gote(35, fu)]).
opening('相振り飛車', [sente(78, hi), gote(32, hi)]).
opening('相振り飛車', [sente(78, hi), gote(22, hi)]).
opening('相振り飛車', [sente(68, hi), gote(32, hi)]).
opening('相振り飛車', [sente(68, hi), gote(22, hi)]).
opening('相振り飛車', [sente(88, hi), gote(32, hi)]).
opening('相振り飛車', [sente(88, hi), gote(22, hi)]).
opening('▲中飛車', [sente(58, hi)]).
opening('△中飛車', [gote(52, hi)]).
opening('▲四間飛車', [sente(68, hi)]).
opening('△四間飛車', [gote(42, hi)]).
opening('▲三間飛車', [sente(78, hi)]).
opening('△三間飛車', [gote(32, hi)]).
opening('▲向かい飛車', [sente(88, hi)]).
opening('△向かい飛車', [gote(22, hi)]).
opening('角換わり', [hand(sente, ka, 1), hand(gote, ka, 1)]).
opening('角換わり', [sente(77, ka), sente(25, fu), gote(85, fu)]).
opening('△雁木', [gote(43, gi), gote(44, fu)]).
opening('▲雁木', [sente(67, gi), sente(66, fu), empty(77)]).
opening('矢倉', [sente(66, fu), sente(68, gi), gote(34, fu), gote(84, fu)]).
opening('矢倉', [sente(77, gi), gote(34, fu)]).
opening('相掛かり', [sente(24, hi), sente(77, fu)]).
opening('相掛かり', [sente(25, fu), gote(85, fu), sente(77, fu), gote(33, fu)]).
opening('相掛かり', [sente(26, fu), gote(84, fu), sente(77, fu), gote(33, fu)]).
