#include "relations.h"

#include "attacks.h"
#include "checks.h"
#include "legality.h"
#include "position.h"

Bitboard relations_attacks(const Position *position, unsigned from) {
    Piece piece = position->board[from];
    return piece ? attacks_of(piece_kind(piece), piece_side(piece), from, position_occupied(position)) : BB_EMPTY;
}

/* Where a slider slides, without the steps of a dragon or horse; empty for other kinds. */
static Bitboard slides(unsigned kind, Side side, unsigned square, Bitboard occupied) {
    switch (kind) {
    case KY: return attacks_lance(side, square, occupied);
    case KA:
    case UM: return attacks_bishop(square, occupied);
    case HI:
    case RY: return attacks_rook(square, occupied);
    default: return BB_EMPTY;
    }
}

unsigned relations_lines(const Position *position, unsigned slider, Line *lines) {
    Piece piece = position->board[slider];
    if (!piece) return 0;
    unsigned count = 0, kind = piece_kind(piece);
    Side side = piece_side(piece);
    Bitboard occupied = position_occupied(position), fronts = slides(kind, side, slider, occupied) & occupied;
    BB_FOR (front, fronts) {
        Bitboard without = occupied ^ bb_square(front);
        Bitboard behind = slides(kind, side, slider, without) & without & LINE[slider][front];
        BB_FOR (square, behind) {
            if (bb_has(BETWEEN[slider][square], front))
                lines[count++] = (Line){(uint8_t)slider, (uint8_t)front, (uint8_t)square};
        }
    }
    return count;
}

unsigned relations_pins(const Position *position, Pin *pins) {
    unsigned count = 0;
    Bitboard occupied = position_occupied(position);
    for (unsigned side = SENTE; side <= GOTE; side++) {
        unsigned king = position->king[side];
        if (king == NO_SQUARE) continue;
        Bitboard snipers = checks_snipers(position, (Side)side, king);
        BB_FOR (sniper, snipers) {
            Bitboard blockers = BETWEEN[king][sniper] & occupied;
            if (bb_single(blockers) && bb_any(blockers & position->by_side[side]))
                pins[count++] = (Pin){(uint8_t)bb_first(blockers), (uint8_t)sniper};
        }
    }
    return count;
}

Bitboard relations_flights(const Position *position, Side side) {
    unsigned king = position->king[side];
    if (king == NO_SQUARE) return BB_EMPTY;
    Bitboard occupied = position_occupied(position) ^ bb_square(king), flights = BB_EMPTY;
    Bitboard steps = KING_ATTACKS[king] & ~position->by_side[side];
    BB_FOR (square, steps) {
        if (!bb_any(position_attackers(position, side_other(side), square, occupied))) flights |= bb_square(square);
    }
    return flights;
}

static bool reaches_camp(const Position *position, unsigned slider, Bitboard from_there) {
    Side side = piece_side(position->board[slider]);
    return !bb_has(PROMOTION_ZONE(side), slider) && bb_any(from_there & PROMOTION_ZONE(side));
}

bool relations_open_file(const Position *position, unsigned slider) {
    Piece piece = position->board[slider];
    unsigned kind = piece_kind(piece);
    return (kind == KY || kind == HI || kind == RY) &&
           reaches_camp(position, slider, attacks_lance(piece_side(piece), slider, position_occupied(position)));
}

bool relations_open_diagonal(const Position *position, unsigned slider) {
    unsigned kind = piece_kind(position->board[slider]);
    return (kind == KA || kind == UM) && reaches_camp(position, slider, attacks_bishop(slider, position_occupied(position)));
}

bool relations_weak_head(const Position *position, unsigned square) {
    Piece piece = position->board[square];
    unsigned kind = piece_kind(piece);
    if (kind != KE && kind != KA && kind != HI && kind != OU) return false;
    Side side = piece_side(piece);
    Bitboard head = PAWN_ATTACKS[side][square];
    if (!bb_any(head)) return false;
    return !bb_any(position_attackers(position, side, bb_first(head), position_occupied(position)) & ~bb_square(square));
}

Bitboard relations_entrances(const Position *position, unsigned kind) {
    Side side = (Side)position->side;
    Bitboard found = BB_EMPTY;
    if ((kind != KA && kind != HI) || !hand_count(position->hand[side], kind)) return found;
    Bitboard occupied = position_occupied(position), empty = PROMOTION_ZONE(side) & ~occupied;
    BB_FOR (square, empty) {
        if (!bb_any(position_attackers(position, side_other(side), square, occupied)) &&
            move_is_legal(position, move_drop(kind, square)))
            found |= bb_square(square);
    }
    return found;
}

Bitboard relations_dropping_checks(const Position *position, unsigned kind) {
    Side side = (Side)position->side;
    unsigned king = position->king[side_other(side)];
    if (king == NO_SQUARE || kind == NO_KIND || kind >= HAND_KINDS || !hand_count(position->hand[side], kind)) return BB_EMPTY;
    Bitboard occupied = position_occupied(position), found = BB_EMPTY;
    Bitboard empty = attacks_of(kind, side_other(side), king, occupied) & ~occupied;
    BB_FOR (square, empty) {
        if (move_is_legal(position, move_drop(kind, square))) found |= bb_square(square);
    }
    return found;
}

/* An exchange on `square`: what goes on while pieces leave the board. */
typedef struct Exchange {
    const Position *position;
    const Points *points;
    unsigned square;
    Bitboard kept[2]; /* pieces that a pin keeps from taking there */
} Exchange;

/* The pieces of the side that may not go to the square because of a pin, given the occupied squares. */
static Bitboard kept_away(const Position *position, Side side, unsigned square, Bitboard occupied) {
    unsigned king = position->king[side];
    Bitboard kept = BB_EMPTY;
    if (king == NO_SQUARE) return kept;
    Bitboard snipers = checks_snipers(position, side, king) & occupied;
    BB_FOR (sniper, snipers) {
        Bitboard blockers = BETWEEN[king][sniper] & occupied;
        if (bb_single(blockers) && !bb_has(LINE[king][sniper], square)) kept |= blockers & position->by_side[side];
    }
    return kept;
}

static Exchange exchange_on(const Position *position, const Points *points, unsigned square, Bitboard occupied) {
    return (Exchange){position,
                      points,
                      square,
                      {kept_away(position, SENTE, square, occupied), kept_away(position, GOTE, square, occupied)}};
}

/* The kind of the attackers that takes first; the king last. */
static unsigned cheapest(const Exchange *exchange, Bitboard attackers) {
    unsigned best = OU;
    for (unsigned kind = FU; kind < KINDS; kind++)
        if (kind != OU && (best == OU || exchange->points->of[kind] < exchange->points->of[best]) &&
            bb_any(attackers & exchange->position->by_kind[kind]))
            best = kind;
    return best;
}

/* The lower square as the side sees it. */
static unsigned lowest(Side side, Bitboard squares) {
    unsigned lowest = bb_first(squares);
    if (side == GOTE) BB_FOR (square, squares) lowest = square;
    return lowest;
}

/* What the side wins, at least nothing, if it may take the victim on the square. */
static int taking(const Exchange *exchange, Side side, unsigned victim, Bitboard occupied) {
    const Position *position = exchange->position;
    Bitboard attackers = position_attackers(position, side, exchange->square, occupied) & occupied & ~exchange->kept[side];
    if (!bb_any(attackers)) return 0;
    unsigned kind = cheapest(exchange, attackers);
    Bitboard left = occupied ^ bb_square(lowest(side, attackers & position->by_kind[kind]));
    Side other = side_other(side);
    if (kind == OU && bb_any(position_attackers(position, other, exchange->square, left) & left)) return 0;
    int gain = points_prize(exchange->points, victim) - (kind == OU ? 0 : taking(exchange, other, kind, left));
    return gain > 0 ? gain : 0;
}

/* What the piece of the side, which becomes `kind`, wins by coming to the square with that gain; its place is no more occupied. */
static int arriving(const Position *position, const Points *points, Side side, unsigned square, unsigned kind, int gain,
                    Bitboard occupied) {
    if (kind == OU) return gain;
    occupied |= bb_square(square);
    Exchange exchange = exchange_on(position, points, square, occupied);
    return gain - taking(&exchange, side_other(side), kind, occupied);
}

static int going(const Position *position, const Points *points, unsigned from, unsigned to, bool promotes) {
    unsigned kind = piece_kind(position->board[from]), victim = piece_kind(position->board[to]), becomes = kind;
    int gain = victim ? points_prize(points, victim) : 0;
    if (promotes) {
        becomes = kind | PROMOTED;
        gain += points->of[becomes] - points->of[kind];
    }
    Bitboard occupied = position_occupied(position) ^ bb_square(from);
    return arriving(position, points, piece_side(position->board[from]), to, becomes, gain, occupied);
}

int relations_exchange(const Position *position, const Points *points, Move move) {
    unsigned to = move_to(move);
    if (move_is_drop(move))
        return arriving(position, points, (Side)position->side, to, move_dropped(move), 0, position_occupied(position));
    return going(position, points, move_from(move), to, move_is_promotion(move));
}

static bool hanging_without(const Position *position, const Points *points, unsigned square, Bitboard gone) {
    Piece piece = position->board[square];
    unsigned kind = piece_kind(piece);
    if (!piece || kind == OU) return false;
    Bitboard occupied = position_occupied(position) & ~gone;
    Exchange exchange = exchange_on(position, points, square, occupied);
    return taking(&exchange, side_other(piece_side(piece)), kind, occupied) > 0;
}

bool relations_hanging(const Position *position, const Points *points, unsigned square) {
    return hanging_without(position, points, square, BB_EMPTY);
}

/* What the piece on `from` may be on `to`. */
static bool may_promote(unsigned kind, Side side, unsigned from, unsigned to) {
    return kind_promotes(kind) && (bb_has(PROMOTION_ZONE(side), from) || bb_has(PROMOTION_ZONE(side), to));
}

static bool may_stay(unsigned kind, Side side, unsigned to) { return rank_for(side, to) > last_dead_rank(kind); }

bool relations_confined(const Position *position, const Points *points, unsigned square) {
    Piece piece = position->board[square];
    unsigned kind = piece_kind(piece);
    if (!piece || kind == OU) return false;
    Side side = piece_side(piece);
    Bitboard targets = relations_attacks(position, square) & ~position->by_side[side], occupied = position_occupied(position);
    BB_FOR (to, targets) {
        if (piece_kind(position->board[to]) == OU || bb_has(kept_away(position, side, to, occupied), square)) continue;
        if ((may_promote(kind, side, square, to) && going(position, points, square, to, true) >= 0) ||
            (may_stay(kind, side, to) && going(position, points, square, to, false) >= 0))
            return false;
    }
    return true;
}

/* From where a piece of the kind, of the other side, attacks the victim, if it is worth less. */
static Bitboard lesser_attackers(const Position *position, const Points *points, unsigned kind, unsigned victim, Bitboard occupied) {
    Piece piece = position->board[victim];
    if (points->of[kind] >= points->of[piece_kind(piece)]) return BB_EMPTY;
    return attacks_of(kind, piece_side(piece), victim, occupied);
}

/* The piece on `from` could go to where it attacks the victim, and is not lost there. */
static bool could_attack(const Position *position, const Points *points, unsigned from, unsigned victim) {
    Piece piece = position->board[from];
    Side side = piece_side(piece);
    unsigned kind = piece_kind(piece);
    Bitboard occupied = position_occupied(position), without = occupied ^ bb_square(from);
    Bitboard stays = lesser_attackers(position, points, kind, victim, without), becomes = BB_EMPTY;
    if (kind_promotes(kind)) becomes = lesser_attackers(position, points, kind | PROMOTED, victim, without);
    if (!bb_any(stays | becomes)) return false;
    Bitboard targets = relations_attacks(position, from) & ~position->by_side[side] & ~bb_square(victim) & (stays | becomes);
    BB_FOR (to, targets) {
        if (piece_kind(position->board[to]) == OU || bb_has(kept_away(position, side, to, occupied), from)) continue;
        if ((bb_has(becomes, to) && may_promote(kind, side, from, to) && going(position, points, from, to, true) >= 0) ||
            (bb_has(stays, to) && may_stay(kind, side, to) && going(position, points, from, to, false) >= 0))
            return true;
    }
    return false;
}

/* The side has an unpromoted pawn on the file of the square. */
static bool has_pawn_on_file(const Position *position, Side side, unsigned square) {
    return bb_any((LANCE_RAY[SENTE][square] | LANCE_RAY[GOTE][square]) & position->by_kind[FU] & position->by_side[side]);
}

/* The side could drop such a piece, if it were to move, to where it attacks the victim and is not lost. */
static bool could_drop_at(const Position *position, const Points *points, Side side, unsigned kind, unsigned victim) {
    Bitboard occupied = position_occupied(position);
    Bitboard squares = lesser_attackers(position, points, kind, victim, occupied) & ~occupied;
    BB_FOR (to, squares) {
        if (may_stay(kind, side, to) && !(kind == FU && has_pawn_on_file(position, side, to)) &&
            arriving(position, points, side, to, kind, 0, occupied) >= 0)
            return true;
    }
    return false;
}

bool relations_trapped(const Position *position, const Points *points, unsigned square) {
    if (!relations_confined(position, points, square)) return false;
    if (relations_hanging(position, points, square)) return true;
    Side other = side_other(piece_side(position->board[square]));
    for (unsigned kind = FU; kind < HAND_KINDS; kind++)
        if (hand_count(position->hand[other], kind) && could_drop_at(position, points, other, kind, square)) return true;
    Bitboard pieces = position->by_side[other] & ~position->by_kind[OU];
    BB_FOR (from, pieces)
        if (could_attack(position, points, from, square)) return true;
    return false;
}

Bitboard relations_duties(const Position *position, const Points *points, unsigned guard) {
    Piece piece = position->board[guard];
    Bitboard duties = BB_EMPTY;
    if (!piece) return duties;
    Bitboard guarded = relations_attacks(position, guard) & position->by_side[piece_side(piece)];
    BB_FOR (square, guarded) {
        if (!relations_hanging(position, points, square) && hanging_without(position, points, square, bb_square(guard)))
            duties |= bb_square(square);
    }
    return duties;
}

static int belongings(const Position *position, const Points *points, Side side) {
    int sum = 0;
    for (unsigned kind = FU; kind < KINDS; kind++)
        if (kind != OU) sum += points->of[kind] * (int)bb_count(position->by_kind[kind] & position->by_side[side]);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) sum += points->of[kind] * (int)hand_count(position->hand[side], kind);
    return sum;
}

int relations_balance(const Position *position, const Points *points, Side side) {
    return belongings(position, points, side) - belongings(position, points, side_other(side));
}
