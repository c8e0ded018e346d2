/*  Kinds of claims by what they rest on, for who counts, shows or sums them up. */
:- module(gunshi_knowledge_claims_claim_kinds,
          [ search_kind/1,              % ?Kind
            shape_kind/1,               % ?Kind
            folded_kind/1               % ?Kind
          ]).

%!  search_kind(?Kind:atom) is nondet.
%
%   Claims of Kind say what a search has found, and nothing that can be seen of the move.

search_kind(judged).
search_kind(expected).
search_kind(as_good).
search_kind(less_good).
search_kind(only_move).
search_kind(few_moves).
search_kind(heads_for).
search_kind(next).
search_kind(on_reply).
search_kind(rules_out).
search_kind(instead).
search_kind(branch).
search_kind(unlikely).
search_kind(comes_round).
search_kind(wide).
search_kind(weighs).
search_kind(waiting).

%!  shape_kind(?Kind:atom) is nondet.
%
%   Claims of Kind say what can be seen on the board after the move, and seldom why it was played.

shape_kind(clashes).
shape_kind(offers).
shape_kind(protects).
shape_kind(ranges).
shape_kind(makes_way).
shape_kind(backs).
shape_kind(faces).
shape_kind(shelters).
shape_kind(widens).
shape_kind(confines).
shape_kind(shuts).
shape_kind(pawns).
shape_kind(contacts).
shape_kind(stock).
shape_kind(returns).
shape_kind(loses_moves).
shape_kind(eyes).
shape_kind(leaves_line).
shape_kind(gaps).
shape_kind(fills).

%!  folded_kind(?Kind:atom) is nondet.
%
%   Claims of Kind are never among the first that are shown: they are for who asks for more.

folded_kind(heads_for).
folded_kind(next).
folded_kind(on_reply).
folded_kind(instead).
folded_kind(branch).
folded_kind(may_not_give).
folded_kind(comes_round).
folded_kind(wide).
folded_kind(no_mate).
folded_kind(no_threat_of_mate).
folded_kind(rules_out).
folded_kind(weighs).
folded_kind(contacts).
folded_kind(stock).
folded_kind(returns).
folded_kind(loses_moves).
folded_kind(waiting).
folded_kind(eyes).
folded_kind(leaves_line).
folded_kind(gaps).
folded_kind(fills).
folded_kind(unlikely).
folded_kind(ways).
folded_kind(other_ways).
folded_kind(nears).
folded_kind(transposes).
folded_kind(could_build).
