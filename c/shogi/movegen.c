/* One walk over the position serves listing and counting: `counting` is a constant in each copy, as is the side, so the
 * compiler keeps only the arithmetic that the copy needs. In check, the same walk goes with the target set narrowed to the
 * checker and the squares before it; pinned pieces then have no move, for no piece can be pinned on the line of a check. Where
 * there is nothing but the checker to take, only the pieces that attack it are walked. */
#include "movegen.h"

#include "attacks.h"
#include "checks.h"

typedef struct Sink {
    Move *next;
    Tally tally;
} Sink;

ALWAYS_INLINE void put_targets(Sink *sink, bool counting, Move base, Bitboard targets) {
    if (counting)
        tally_add(&sink->tally, targets);
    else
        BB_FOR (to, targets) *sink->next++ = (Move)(base | to);
}

/* Moves of a piece of `kind` on `from`, whose legal targets are known. */
ALWAYS_INLINE void put_piece(Sink *sink, bool counting, unsigned kind, Side us, unsigned from, Bitboard targets) {
    Bitboard plain = targets;
    if (kind == KY || kind == FU) plain &= ~DEAD_FOR_PAWN(us);
    if (kind == KE) plain &= ~DEAD_FOR_KNIGHT(us);
    put_targets(sink, counting, move_make(from, 0), plain);
    if (kind_promotes(kind)) {
        Bitboard promoting = targets & PROMOTION_ZONE(us);
        if ((kind == GI || kind == KA || kind == HI) && bb_has(PROMOTION_ZONE(us), from)) promoting = targets;
        put_targets(sink, counting, move_promote(from, 0), promoting);
    }
}

ALWAYS_INLINE void put_pieces(Sink *sink, bool counting, unsigned kind, Side us, Bitboard pieces, Bitboard targets,
                              Bitboard occupied) {
    BB_FOR (from, pieces) put_piece(sink, counting, kind, us, from, attacks_of(kind, us, from, occupied) & targets);
}

ALWAYS_INLINE void put_pawns(Sink *sink, bool counting, Side us, Bitboard pawns, Bitboard targets) {
    Bitboard reached = attacks_pawns(us, pawns) & targets;
    Bitboard plain = reached & ~DEAD_FOR_PAWN(us), promoting = reached & PROMOTION_ZONE(us);
    if (counting) {
        tally_add(&sink->tally, plain);
        tally_add(&sink->tally, promoting);
    } else {
        unsigned back = us == SENTE ? 1 : -1u;
        BB_FOR (to, plain) *sink->next++ = move_make(to + back, to);
        BB_FOR (far, promoting) *sink->next++ = move_promote(far + back, far);
    }
}

/* All squares of the files without a pawn. Each file has nine bits, and at most one pawn (of a composed position more, but none
 * of them on the top bit then): the top bit less the pawns keeps the top bit just when there is none. */
ALWAYS_INLINE Bitboard pawn_free_files(Bitboard pawns) {
    Bitboard top = BB_RANKS(0x100), open = (top - pawns) & top;
    return (open << 1) - (open >> 8);
}

ALWAYS_INLINE bool drop_pawn_mates(const Position *position, unsigned square, Side us) {
    Side them = side_other(us);
    unsigned king = position->king[them];
    Bitboard theirs = position->by_side[them], pawn = bb_square(square);
    Bitboard occupied = position_occupied(position) | pawn;

    Bitboard captors = checks_attackers(position, us, square, occupied);
    if (bb_any(captors)) {
        Bitboard file = LANCE_RAY[SENTE][king] | LANCE_RAY[GOTE][king];
        if (bb_any(captors & (file | ~checks_blockers(position, them, king)))) return false;
    }
    Bitboard escapes = KING_ATTACKS[king] & ~theirs;
    return !bb_any(escapes & ~checks_danger(position, them, king, occupied ^ bb_square(king)));
}

ALWAYS_INLINE void put_pawn_drops(Sink *sink, bool counting, const Position *position, Side us, Bitboard targets) {
    Bitboard pawns = position->by_kind[FU] & position->by_side[us];
    targets &= pawn_free_files(pawns) & ~DEAD_FOR_PAWN(us);
    unsigned enemy_king = position->king[side_other(us)];
    if (enemy_king != NO_SQUARE) {
        Bitboard before_king = PAWN_ATTACKS[side_other(us)][enemy_king];
        if (bb_any(targets & before_king) && drop_pawn_mates(position, bb_first(before_king), us)) targets ^= before_king;
    }
    put_targets(sink, counting, move_drop(FU, 0), targets);
}

ALWAYS_INLINE void put_drops(Sink *sink, bool counting, const Position *position, Side us, Bitboard targets) {
    Hand hand = position->hand[us];
    if (hand & hand_mask(FU)) put_pawn_drops(sink, counting, position, us, targets);
    if (hand & hand_mask(KY)) put_targets(sink, counting, move_drop(KY, 0), targets & ~DEAD_FOR_PAWN(us));
    if (hand & hand_mask(KE)) put_targets(sink, counting, move_drop(KE, 0), targets & ~DEAD_FOR_KNIGHT(us));
    if (hand & hand_mask(GI)) put_targets(sink, counting, move_drop(GI, 0), targets);
    if (hand & hand_mask(KI)) put_targets(sink, counting, move_drop(KI, 0), targets);
    if (hand & hand_mask(KA)) put_targets(sink, counting, move_drop(KA, 0), targets);
    if (hand & hand_mask(HI)) put_targets(sink, counting, move_drop(HI, 0), targets);
}

ALWAYS_INLINE void put_king(Sink *sink, bool counting, const Position *position, Side us, Bitboard occupied) {
    unsigned king = position->king[us];
    Bitboard targets = KING_ATTACKS[king] & ~position->by_side[us];
    if (!bb_any(targets)) return;
    targets &= ~checks_danger(position, us, king, occupied ^ bb_square(king));
    put_targets(sink, counting, move_make(king, 0), targets);
}

/* Pinned pieces move on the line of the pin. */
ALWAYS_INLINE void put_pinned(Sink *sink, bool counting, const Position *position, Side us, Bitboard occupied) {
    unsigned king = position->king[us];
    BB_FOR (from, position->pinned) {
        unsigned kind = piece_kind(position->board[from]);
        Bitboard targets = attacks_of(kind, us, from, occupied) & LINE[king][from] & ~position->by_side[us];
        put_piece(sink, counting, kind, us, from, targets);
    }
}

ALWAYS_INLINE void walk(Sink *sink, bool counting, const Position *position, Side us) {
    const Bitboard *by_kind = position->by_kind;
    Bitboard occupied = position_occupied(position), own = position->by_side[us];
    Bitboard targets = BB_ALL & ~own, drops = BB_ALL & ~occupied, free = own & ~position->pinned;

    if (position->king[us] != NO_SQUARE) put_king(sink, counting, position, us, occupied);
    if (bb_any(position->checkers)) {
        if (!bb_single(position->checkers)) return;
        drops = BETWEEN[position->king[us]][bb_first(position->checkers)];
        targets = drops | position->checkers;
        if (!bb_any(drops)) free &= checks_attackers(position, side_other(us), bb_first(position->checkers), occupied);
    } else if (bb_any(position->pinned)) {
        put_pinned(sink, counting, position, us, occupied);
    }
    put_pawns(sink, counting, us, by_kind[FU] & free, targets);
    put_pieces(sink, counting, KY, us, by_kind[KY] & free, targets, occupied);
    put_pieces(sink, counting, KE, us, by_kind[KE] & free, targets, occupied);
    put_pieces(sink, counting, GI, us, by_kind[GI] & free, targets, occupied);
    put_pieces(sink, counting, KI, us, gold_movers(position) & free, targets, occupied);
    put_pieces(sink, counting, KA, us, by_kind[KA] & free, targets, occupied);
    put_pieces(sink, counting, HI, us, by_kind[HI] & free, targets, occupied);
    put_pieces(sink, counting, UM, us, by_kind[UM] & free, targets, occupied);
    put_pieces(sink, counting, RY, us, by_kind[RY] & free, targets, occupied);
    if (position->hand[us]) put_drops(sink, counting, position, us, drops);
}

/* Squares from which an unpromoted or promoted piece of a kind, of the side, could step to give check to a king: for step
 * pieces exact on an empty board, for sliders unused. */
static Bitboard CHECK_ORIGINS[2][KINDS][SQUARES];

static Bitboard step_attacks(unsigned kind, Side side, unsigned square) { return attacks_of(kind, side, square, BB_ALL); }

static bool steps_into_check(unsigned kind, Side side, unsigned from, unsigned king) {
    Bitboard steps = step_attacks(kind, side, from);
    if (bb_any(steps & step_attacks(kind, side_other(side), king))) return true;
    if (!kind_promotes(kind)) return false;
    if (!bb_has(PROMOTION_ZONE(side), from)) steps &= PROMOTION_ZONE(side);
    return bb_any(steps & GOLD_ATTACKS[side_other(side)][king]);
}

static const uint8_t STEP_KINDS[] = {FU, KE, GI, KI};

__attribute__((constructor)) static void fill_check_origins(void) {
    for (Side side = SENTE; side <= GOTE; side++)
        for (unsigned i = 0; i < sizeof STEP_KINDS; i++)
            for (unsigned king = 0; king < SQUARES; king++)
                for (unsigned from = 0; from < SQUARES; from++)
                    if (steps_into_check(STEP_KINDS[i], side, from, king))
                        CHECK_ORIGINS[side][STEP_KINDS[i]][king] |= bb_square(from);
}

/* What a walk over checking moves knows about the enemy king. */
typedef struct Aim {
    const Position *position;
    Bitboard occupied;
    Bitboard targets;     /* where a move may end: own pieces excluded, an own check answered */
    Bitboard discoverers; /* own pieces that uncover a check when they leave its line */
    Bitboard pawn, lance, knight, silver, gold, bishop, rook; /* from here such a piece gives check */
    unsigned king;                                            /* the enemy's */
    unsigned own_king;                                        /* or NO_SQUARE */
} Aim;

ALWAYS_INLINE void put_checking(Sink *sink, bool counting, const Aim *aim, unsigned kind, Side us, Bitboard pieces,
                                Bitboard plain_checks, Bitboard promoted_checks) {
    BB_FOR (from, pieces) {
        Bitboard targets = attacks_of(kind, us, from, aim->occupied) & aim->targets;
        if (bb_has(aim->position->pinned, from)) targets &= LINE[aim->own_king][from];
        Bitboard uncovering = bb_has(aim->discoverers, from) ? ~LINE[aim->king][from] : BB_EMPTY;
        Bitboard plain = targets & (plain_checks | uncovering);
        if (kind == KY || kind == FU) plain &= ~DEAD_FOR_PAWN(us);
        if (kind == KE) plain &= ~DEAD_FOR_KNIGHT(us);
        put_targets(sink, counting, move_make(from, 0), plain);
        if (kind_promotes(kind)) {
            Bitboard promoting = targets & (promoted_checks | uncovering);
            if (!bb_has(PROMOTION_ZONE(us), from)) promoting &= PROMOTION_ZONE(us);
            put_targets(sink, counting, move_promote(from, 0), promoting);
        }
    }
}

ALWAYS_INLINE void put_checking_drops(Sink *sink, bool counting, const Aim *aim, Side us, Bitboard drops) {
    Hand hand = aim->position->hand[us];
    if (hand & hand_mask(FU) && bb_any(drops & aim->pawn)) put_pawn_drops(sink, counting, aim->position, us, drops & aim->pawn);
    if (hand & hand_mask(KY)) put_targets(sink, counting, move_drop(KY, 0), drops & aim->lance);
    if (hand & hand_mask(KE)) put_targets(sink, counting, move_drop(KE, 0), drops & aim->knight);
    if (hand & hand_mask(GI)) put_targets(sink, counting, move_drop(GI, 0), drops & aim->silver);
    if (hand & hand_mask(KI)) put_targets(sink, counting, move_drop(KI, 0), drops & aim->gold);
    if (hand & hand_mask(KA)) put_targets(sink, counting, move_drop(KA, 0), drops & aim->bishop);
    if (hand & hand_mask(HI)) put_targets(sink, counting, move_drop(HI, 0), drops & aim->rook);
}

ALWAYS_INLINE void put_checking_king(Sink *sink, bool counting, const Aim *aim, Side us) {
    Bitboard targets = KING_ATTACKS[aim->own_king] & ~aim->position->by_side[us] & ~LINE[aim->king][aim->own_king];
    if (bb_any(targets)) targets &= ~checks_danger(aim->position, us, aim->own_king, aim->occupied ^ bb_square(aim->own_king));
    put_targets(sink, counting, move_make(aim->own_king, 0), targets);
}

ALWAYS_INLINE void walk_checks(Sink *sink, bool counting, const Position *position, Side us) {
    Side them = side_other(us);
    unsigned king = position->king[them];
    if (king == NO_SQUARE) return;
    const Bitboard *by_kind = position->by_kind;
    Bitboard own = position->by_side[us], occupied = position_occupied(position), drops = BB_ALL & ~occupied;
    Aim aim = {.position = position,
               .occupied = occupied,
               .targets = BB_ALL & ~own,
               .discoverers = checks_blockers(position, them, king) & own,
               .pawn = PAWN_ATTACKS[them][king],
               .lance = attacks_lance(them, king, occupied),
               .knight = KNIGHT_ATTACKS[them][king],
               .silver = SILVER_ATTACKS[them][king],
               .gold = GOLD_ATTACKS[them][king],
               .bishop = attacks_bishop(king, occupied),
               .rook = attacks_rook(king, occupied),
               .king = king,
               .own_king = position->king[us]};
    if (aim.own_king != NO_SQUARE && bb_has(aim.discoverers, aim.own_king)) put_checking_king(sink, counting, &aim, us);
    if (bb_any(position->checkers)) {
        if (!bb_single(position->checkers)) return;
        drops = BETWEEN[aim.own_king][bb_first(position->checkers)];
        aim.targets = drops | position->checkers;
        own &= ~position->pinned;
    }
    Bitboard(*const origins)[SQUARES] = CHECK_ORIGINS[us];
    Bitboard ring = KING_ATTACKS[king];
    put_checking(sink, counting, &aim, FU, us, by_kind[FU] & own & (origins[FU][king] | aim.discoverers), aim.pawn, aim.gold);
    put_checking(sink, counting, &aim, KY, us, by_kind[KY] & own, aim.lance, aim.gold);
    put_checking(sink, counting, &aim, KE, us, by_kind[KE] & own & (origins[KE][king] | aim.discoverers), aim.knight, aim.gold);
    put_checking(sink, counting, &aim, GI, us, by_kind[GI] & own & (origins[GI][king] | aim.discoverers), aim.silver, aim.gold);
    put_checking(sink, counting, &aim, KI, us, gold_movers(position) & own & (origins[KI][king] | aim.discoverers), aim.gold,
                 BB_EMPTY);
    put_checking(sink, counting, &aim, KA, us, by_kind[KA] & own, aim.bishop, aim.bishop | ring);
    put_checking(sink, counting, &aim, HI, us, by_kind[HI] & own, aim.rook, aim.rook | ring);
    put_checking(sink, counting, &aim, UM, us, by_kind[UM] & own, aim.bishop | ring, BB_EMPTY);
    put_checking(sink, counting, &aim, RY, us, by_kind[RY] & own, aim.rook | ring, BB_EMPTY);
    if (position->hand[us]) put_checking_drops(sink, counting, &aim, us, drops);
}

unsigned movegen_checks(const Position *position, Move *moves) {
    Sink sink = {.next = moves};
    if (position->side == SENTE)
        walk_checks(&sink, false, position, SENTE);
    else
        walk_checks(&sink, false, position, GOTE);
    return (unsigned)(sink.next - moves);
}

unsigned movegen_count_checks(const Position *position) {
    Sink sink = {0};
    if (position->side == SENTE)
        walk_checks(&sink, true, position, SENTE);
    else
        walk_checks(&sink, true, position, GOTE);
    return tally_total(sink.tally);
}

/* A capture by a piece that may go to `targets`. */
ALWAYS_INLINE void put_capturing(Sink *sink, unsigned kind, Side us, unsigned from, Bitboard targets) {
    if (!kind_promotes(kind)) {
        put_targets(sink, false, move_make(from, 0), targets);
        return;
    }
    Bitboard promoting = bb_has(PROMOTION_ZONE(us), from) && kind != KY && kind != KE ? targets : targets & PROMOTION_ZONE(us);
    Bitboard plain = kind == KA || kind == HI || kind == FU ? targets & ~promoting : targets;
    if (kind == KY) plain &= ~DEAD_FOR_KNIGHT(us);
    if (kind == KE) plain &= ~DEAD_FOR_KNIGHT(us);
    put_targets(sink, false, move_promote(from, 0), promoting);
    put_targets(sink, false, move_make(from, 0), plain);
}

ALWAYS_INLINE void put_all_capturing(Sink *sink, const Position *position, unsigned kind, Side us, Bitboard pieces,
                                     Bitboard victims, Bitboard occupied) {
    BB_FOR (from, pieces & ~position->pinned) put_capturing(sink, kind, us, from, attacks_of(kind, us, from, occupied) & victims);
}

ALWAYS_INLINE void walk_captures(Sink *sink, const Position *position, Side us) {
    const Bitboard *by_kind = position->by_kind;
    Bitboard own = position->by_side[us], victims = position->by_side[side_other(us)], occupied = own | victims;
    Bitboard pawns = attacks_pawns(us, by_kind[FU] & own & ~position->pinned);
    unsigned back = us == SENTE ? 1 : -1u, king = position->king[us];
    BB_FOR (far, pawns & PROMOTION_ZONE(us) & ~own) *sink->next++ = move_promote(far + back, far);
    BB_FOR (to, pawns & victims & ~PROMOTION_ZONE(us)) *sink->next++ = move_make(to + back, to);
    put_all_capturing(sink, position, KY, us, by_kind[KY] & own, victims, occupied);
    put_all_capturing(sink, position, KE, us, by_kind[KE] & own, victims, occupied);
    put_all_capturing(sink, position, GI, us, by_kind[GI] & own, victims, occupied);
    put_all_capturing(sink, position, KI, us, gold_movers(position) & own, victims, occupied);
    put_all_capturing(sink, position, KA, us, by_kind[KA] & own, victims, occupied);
    put_all_capturing(sink, position, HI, us, by_kind[HI] & own, victims, occupied);
    put_all_capturing(sink, position, UM, us, by_kind[UM] & own, victims, occupied);
    put_all_capturing(sink, position, RY, us, by_kind[RY] & own, victims, occupied);
    if (king == NO_SQUARE) return;
    BB_FOR (from, position->pinned) {
        unsigned kind = piece_kind(position->board[from]);
        Bitboard line = LINE[king][from], targets = attacks_of(kind, us, from, occupied) & line & victims;
        if (kind == FU) targets |= PAWN_ATTACKS[us][from] & line & PROMOTION_ZONE(us) & ~own;
        put_capturing(sink, kind, us, from, targets);
    }
    Bitboard taken = KING_ATTACKS[king] & victims;
    if (bb_any(taken)) taken &= ~checks_danger(position, us, king, occupied ^ bb_square(king));
    put_targets(sink, false, move_make(king, 0), taken);
}

unsigned movegen_captures(const Position *position, Move *moves) {
    Sink sink = {.next = moves};
    if (position->side == SENTE)
        walk_captures(&sink, position, SENTE);
    else
        walk_captures(&sink, position, GOTE);
    return (unsigned)(sink.next - moves);
}

unsigned movegen_legal(const Position *position, Move *moves) {
    Sink sink = {.next = moves};
    if (position->side == SENTE)
        walk(&sink, false, position, SENTE);
    else
        walk(&sink, false, position, GOTE);
    return (unsigned)(sink.next - moves);
}

unsigned movegen_count(const Position *position) {
    Sink sink = {0};
    if (position->side == SENTE)
        walk(&sink, true, position, SENTE);
    else
        walk(&sink, true, position, GOTE);
    return tally_total(sink.tally);
}

ALWAYS_INLINE bool king_can_move(const Position *position, Side us) {
    unsigned king = position->king[us];
    if (king == NO_SQUARE) return false;
    Bitboard targets = KING_ATTACKS[king] & ~position->by_side[us];
    return bb_any(targets) && bb_any(targets & ~checks_danger(position, us, king, position_occupied(position) ^ bb_square(king)));
}

bool movegen_any(const Position *position) {
    bool king_moves = position->side == SENTE ? king_can_move(position, SENTE) : king_can_move(position, GOTE);
    return king_moves || movegen_count(position) > 0;
}

bool movegen_drop_pawn_mates(const Position *position, unsigned square) {
    return position->side == SENTE ? drop_pawn_mates(position, square, SENTE) : drop_pawn_mates(position, square, GOTE);
}
