#include "replies.h"

#include "../attacks.h"
#include "../legality.h"
#include "../movegen.h"

unsigned replies_distant_checker(const Position *position) {
    if (!bb_single(position->checkers)) return NO_SQUARE;
    unsigned checker = bb_first(position->checkers), king = position->king[position->side];
    return bb_any(BETWEEN[king][checker]) ? checker : NO_SQUARE;
}

unsigned replies_captures(const Position *position, Bitboard captors, unsigned square, Move *moves) {
    unsigned count = 0;
    BB_FOR (from, captors) {
        Move both[2] = {move_promote(from, square), move_make(from, square)};
        for (unsigned i = 0; i < 2; i++) {
            if (!move_is_legal(position, both[i])) continue;
            Position after = *position;
            Undo undo;
            position_make(&after, both[i], &undo);
            if (position_in_check(&after)) moves[count++] = both[i];
        }
    }
    return count;
}

static bool drop_checks(const Position *position, Move drop) {
    Side us = (Side)position->side;
    unsigned king = position->king[side_other(us)];
    return king != NO_SQUARE && bb_has(attacks_of(move_dropped(drop), us, move_to(drop), position_occupied(position)), king);
}

static bool mated(const Position *position, const Move *moves, unsigned count, unsigned nearer);

/* The defender's interposition `move` can be taken, and he, with the piece back in his hand, is mated; by a check from nearer
 * than `away`, which bounds the recursion. */
static bool futile(const Position *position, Move move, unsigned away) {
    Position after = *position;
    Side defender = (Side)position->side;
    Undo undo;
    position_make(&after, move, &undo);
    if (position_in_check(&after)) return false;
    unsigned square = move_to(move), kind = kind_plain(piece_kind(after.board[square]));
    Move captures[MAX_CAPTURES], moves[MAX_MOVES];
    Bitboard captors = position_attackers(&after, side_other(defender), square, position_occupied(&after));
    unsigned count = replies_captures(&after, captors, square, captures);
    for (unsigned i = 0; i < count; i++) {
        Position taken = after;
        position_make(&taken, captures[i], &undo);
        taken.hand[side_other(defender)] -= hand_one(kind);
        taken.hand[defender] += hand_one(kind);
        if (mated(&taken, moves, movegen_legal(&taken, moves), away)) return true;
    }
    return false;
}

/* More than the distance of any two squares. */
enum { FROM_AFAR = 9 };

/* `moves` are the legal ones. Interpositions are judged when the check comes from nearer than `nearer`. */
static bool mated(const Position *position, const Move *moves, unsigned count, unsigned nearer) {
    if (count == 0) return true;
    unsigned checker = replies_distant_checker(position);
    if (checker == NO_SQUARE) return false;
    unsigned king = position->king[position->side], away = square_distance(king, checker);
    if (away >= nearer) return false;
    Bitboard between = BETWEEN[king][checker], judged = BB_EMPTY;
    for (unsigned i = 0; i < count; i++)
        if (!replies_interposes(position, between, moves[i])) return false;
    for (unsigned i = 0; i < count; i++) {
        /* What is dropped makes no difference, for it is given back; unless it gives check. */
        if (move_is_drop(moves[i]) && bb_has(judged, move_to(moves[i])) && !drop_checks(position, moves[i])) continue;
        if (!futile(position, moves[i], away)) return false;
        if (move_is_drop(moves[i])) judged |= bb_square(move_to(moves[i]));
    }
    return true;
}

unsigned replies_count(const Position *position) {
    if (replies_distant_checker(position) == NO_SQUARE) return movegen_count(position); /* no drop is a reply */
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves), drops = 0;
    if (mated(position, moves, count, FROM_AFAR)) return 0;
    for (unsigned i = 0; i < count; i++) drops += move_is_drop(moves[i]);
    return count - drops + (drops > 0);
}

bool replies_is_mate(const Position *position) {
    Move moves[MAX_MOVES];
    return position_in_check(position) && mated(position, moves, movegen_legal(position, moves), FROM_AFAR);
}

bool replies_is_mate_after(const Position *position, Move check) {
    Position after = *position;
    Undo undo;
    position_make(&after, check, &undo);
    return replies_is_mate(&after);
}
