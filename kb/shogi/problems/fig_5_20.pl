% The example of the fifth paper, figure 5.20: which moves its table 5.2 leaves out.
%
% The position is beside this file, fig_5_20.sfen. `gunshi mate --table` uses this list when it is
% given that file, and the full tree with --full.
%
% What is known: the paper's text. It prints the six predicates of the first level and the solution's
% end at level 5 with two mates, says how each of the mates a to k is deleted or not, and that a
% drop-pawn mate stands beside ３二金 at level 3. It says that moves "of hardly any meaning", such as
% those answered by 同香, are left out by hand.
%
% What is guessed: the figure and the table are lost. The position is one that fits the whole story;
% with nothing left out it is mate in 9 as well, and only by ３三金.
% Of its tree the list leaves the branches that tell the story: where there are several mates, the
% one the text speaks of; beside them a few that are held. That ３一玉 comes before ２一玉 behind
% ２三金 is our order, not the paper's.
%
% omitted(Path, Moves): after the moves of Path, from the start, these moves are not looked at.
% After an even number of moves they are checks, after an odd number replies.

% The first checks: only ２三金 and ３三金 are left.

omitted([],
        [move(43, 23), move(43, 42), promote(43, 13), promote(43, 23), promote(43, 33),
         promote(43, 42), drop(fu, 23), drop(ki, 12), drop(ki, 13), drop(ki, 21), drop(ki, 32)]).

% ２三金 ３一玉, where a is.

omitted([drop(ki, 23), move(22, 31)],
        [move(23, 22), move(23, 32), move(43, 33), move(43, 41), promote(43, 33),
         promote(43, 41), promote(43, 42)]).
omitted([drop(ki, 23), move(22, 31), drop(fu, 32), move(31, 21)],
        [promote(32, 31), move(23, 12), move(23, 22), move(43, 41)]).

% ２三金 ２一玉, which is held to the end. Behind ４一飛成 ３一歩 the pawn would mate by a drop
% (歩打ち詰め), and ３二金 goes on; the other interpositions go.

omitted([drop(ki, 23), move(22, 21)], [move(23, 12), move(23, 22), move(23, 32), move(43, 41)]).
omitted([drop(ki, 23), move(22, 21), promote(43, 41), drop(fu, 31)],
        [move(23, 12), move(23, 22), move(41, 31), move(41, 32)]).
omitted([drop(ki, 23), move(22, 21), promote(43, 41), drop(fu, 31), move(23, 32), move(21, 12)],
        [drop(fu, 13)]).
omitted([drop(ki, 23), move(22, 21), drop(fu, 22), move(21, 31)],
        [promote(22, 21), move(23, 32), move(43, 33), move(43, 41), promote(43, 41),
         promote(43, 42)]).
omitted([drop(ki, 23), move(22, 21), drop(fu, 22), move(21, 31), promote(43, 33), move(31, 41)],
        [move(23, 32), move(33, 31), move(33, 42), move(33, 43), move(33, 44)]).
omitted([drop(ki, 23), move(22, 21), promote(43, 41), drop(fu, 31), move(23, 32), move(21, 12),
         move(32, 22), move(12, 22)],
        [move(41, 31), move(41, 42), move(41, 52), drop(fu, 23)]).
omitted([drop(ki, 23), move(22, 21), promote(43, 41), drop(fu, 31), move(23, 32), move(21, 12),
         move(32, 22), move(12, 13)],
        [move(22, 12), move(41, 43), drop(fu, 14)]).
omitted([drop(ki, 23), move(22, 21), drop(fu, 22), move(21, 31), promote(43, 33), move(31, 41),
         move(33, 32), move(41, 51)],
        [move(32, 21), move(32, 31), move(32, 41), move(32, 52), move(32, 62)]).
omitted([drop(ki, 23), move(22, 21), promote(43, 41)],
        [drop(ky, 31), drop(ke, 31), drop(gi, 31), drop(ki, 31), drop(ka, 31), drop(hi, 31)]).

% ３三金 ３一玉, where b is.

omitted([drop(ki, 33), move(22, 31)],
        [move(33, 22), move(33, 32), move(33, 42), move(43, 41), promote(43, 41), drop(fu, 32)]).
omitted([drop(ki, 33), move(22, 31), promote(43, 42), move(31, 21)],
        [move(33, 32), move(42, 12), move(42, 22), move(42, 31), move(42, 32), move(42, 41),
         move(42, 51), drop(fu, 22)]).

% ３三金 ２一玉, where c and d are.

omitted([drop(ki, 33), move(22, 21)],
        [move(33, 22), move(33, 32), move(43, 41), promote(43, 41)]).
omitted([drop(ki, 33), move(22, 21), drop(fu, 22), move(21, 31)],
        [promote(22, 21), move(33, 32), move(33, 42), move(43, 41), promote(43, 41)]).

% ３三金 １三玉, where e, f, h, j and k are. The interpositions on ３三 go.

omitted([drop(ki, 33), move(22, 13)],
        [move(33, 22), move(33, 23), move(33, 32), move(33, 42), drop(fu, 14)]).
omitted([drop(ki, 33), move(22, 13), move(33, 34), move(13, 14)],
        [move(34, 24), move(43, 13), promote(43, 13)]).
omitted([drop(ki, 33), move(22, 13), move(33, 34), move(13, 12)],
        [move(34, 23), move(43, 13), move(43, 42), promote(43, 13), promote(43, 42),
         drop(fu, 13)]).
omitted([drop(ki, 33), move(22, 13), move(33, 34), move(13, 22)],
        [move(34, 23), move(34, 33), move(43, 23), move(43, 42), promote(43, 13),
         promote(43, 23), promote(43, 42), drop(fu, 23)]).
omitted([drop(ki, 33), move(22, 13), move(33, 34), move(13, 22), promote(43, 33), move(22, 12)],
        [move(34, 23), move(33, 13), move(33, 22), move(33, 32), move(33, 42), drop(fu, 13)]).
omitted([drop(ki, 33), move(22, 13), move(33, 34), move(13, 22), promote(43, 33), move(22, 21)],
        [move(33, 22), move(33, 23), move(33, 24), move(33, 31), move(33, 32)]).
omitted([drop(ki, 33), move(22, 13), move(33, 34), move(13, 22), promote(43, 33), move(22, 21),
         drop(fu, 22), move(21, 12)],
        [move(33, 13)]).
omitted([drop(ki, 33), move(22, 13), move(33, 34)],
        [drop(fu, 33), drop(ky, 33), drop(ke, 33), drop(gi, 33), drop(ki, 33), drop(ka, 33),
         drop(hi, 33)]).

% ３三金 １二玉, where g and i are. The interpositions on ３二 go.

omitted([drop(ki, 33), move(22, 12)], [move(33, 22), move(33, 23), move(43, 42), drop(fu, 13)]).
omitted([drop(ki, 33), move(22, 12), promote(43, 42), move(12, 21)],
        [move(33, 32), move(42, 12), move(42, 22), move(42, 31), move(42, 32), move(42, 41),
         move(42, 51), drop(fu, 22)]).
omitted([drop(ki, 33), move(22, 12), promote(43, 42), move(12, 13)],
        [move(33, 23), move(42, 12), drop(fu, 14)]).
omitted([drop(ki, 33), move(22, 12), promote(43, 42), move(12, 13), move(42, 22), move(13, 14)],
        [move(22, 11), move(22, 12), move(22, 13), move(22, 24), move(22, 25)]).
omitted([drop(ki, 33), move(22, 12), promote(43, 42)],
        [drop(fu, 32), drop(ky, 32), drop(ke, 32), drop(gi, 32), drop(ki, 32), drop(ka, 32),
         drop(hi, 32)]).
