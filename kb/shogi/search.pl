% How a search orders its moves, counts its depth and evaluates. Change a value, and every later search does
% so.
%
% search_choice(statistics(Variant)). What is known of moves before anything is searched orders those
%     of a stage of the ordering. By learned values, of the quiet moves that no other stage takes:
%       learned           how likely such a move is to decide, as kb/shogi/likely.pl has learned from
%                         searches; moves that cut off before in this search still go up
%     Or moves that were played more often in kb/shogi/statistics.pl, or statistics_conditions.pl,
%     come first, as the second paper has it:
%       none              not looked at
%       any               how often they were played
%       share             how often they were played when they could be
%       king_zone, enemy_distance, castle
%                         how often they were played with the own king in that zone, as far from the
%                         enemy king, in that castle, as it is where the search begins
% search_choice(history(Boolean)). Quiet moves in the order of what cut off before in this search;
%     else from 9一 to 1九.
% search_choice(depth_by(By)). A line is as deep as it has plies; or, by probability, as its moves
%     are rare, by how often moves of their class were played when there was one.
% search_choice(late_moves(Boolean)). Moves late in the order are looked at less deep, and some not
%     at all. Without that a search sees less far, but its nodes say how good the order is.
%
% search_choice(evaluation(By)). What a position is worth before anything is searched: by the
%     `weights` of kb/shogi/evaluation.pl alone, which can be read, or by a learned `network`, which
%     is added to them. Either way it is the weights that explain.
% search_choice(network_file(File)). Where that network is: a file of the name nn.bin, as others train
%     them, of the kind HalfKP 256x2-32-32 or K+P 256x2-32-32, which evaluates in place of the
%     weights; or one of `gunshi train network`, which is added to them, in games with all forty
%     pieces. Without this choice it is the shipped one, kb/shogi/network.bin, which is added.
% search_choice(network_scale(Number)). What the network of that file puts out is so many times
%     centipawns: its FV_SCALE, 16 for most files and 24 for some.
%
% search_choice(margin(Name, Number)). One of the numbers that tune a search, for every Name that
%     search_margin/2 has: what is left out, what is looked at less deep. None is changed here: the
%     table is c/shogi/search/margins.h, and `gunshi tune` lets games decide.
%
% Of several choices of one kind the first holds. What each gave: c/shogi/search/README.md.

search_choice(statistics(share)).
search_choice(history(true)).
search_choice(depth_by(plies)).
search_choice(late_moves(true)).
search_choice(evaluation(network)).
search_choice(network_scale(16)).
