/* shogi_relations.c: the relations of a position, as predicates that enumerate (relation_rows.h). */
#include "../shogi/relations.h"

#include "../shogi/attacks.h"
#include "../shogi/legality.h"
#include "blobs.h"
#include "install.h"
#include "relation_rows.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_relations";

typedef struct Query {
    const Position *position;
    Points points;
    Rows rows;
} Query;

typedef struct Relation {
    Columns columns;
    bool by_points; /* the second argument is points(…) */
    void (*find)(Query *query);
} Relation;

static void answer(Query *query, unsigned a, unsigned b, unsigned c) { rows_add(&query->rows, a, b, c, 0); }

/* The squares that a column may have: one, or those of `all`. */
static Bitboard asked(const Query *query, unsigned column, Bitboard all) {
    unsigned given = query->rows.given[column];
    return given == OPEN ? all : all & bb_square(given);
}

static bool may_be(const Query *query, unsigned column, unsigned value) { return rows_may_have(&query->rows, column, value); }

static void find_attacks(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (from, pieces) {
        Bitboard squares = asked(query, 1, relations_attacks(query->position, from));
        BB_FOR (to, squares) answer(query, from, to, 0);
    }
}

static void find_attackers(Query *query) {
    Bitboard occupied = position_occupied(query->position), squares = asked(query, 0, BB_ALL);
    BB_FOR (square, squares) {
        for (unsigned side = SENTE; side <= GOTE; side++)
            if (may_be(query, 1, side))
                answer(query, square, side, bb_count(position_attackers(query->position, (Side)side, square, occupied)));
    }
}

static void find_guards(Query *query) {
    Bitboard occupied = position_occupied(query->position), pieces = asked(query, 0, occupied);
    BB_FOR (square, pieces) {
        Side side = piece_side(query->position->board[square]);
        if (may_be(query, 1, side)) answer(query, square, side, bb_count(position_attackers(query->position, side, square, occupied)));
    }
}

static void find_lines(Query *query) {
    const Bitboard *by_kind = query->position->by_kind;
    Bitboard sliders = asked(query, 0, by_kind[KY] | by_kind[KA] | by_kind[HI] | by_kind[UM] | by_kind[RY]);
    BB_FOR (slider, sliders) {
        Line lines[MAX_LINES_OF_SLIDER];
        unsigned count = relations_lines(query->position, slider, lines);
        for (unsigned i = 0; i < count; i++) answer(query, slider, lines[i].front, lines[i].behind);
    }
}

static void find_pins(Query *query) {
    Pin pins[MAX_PINS];
    unsigned count = relations_pins(query->position, pins);
    for (unsigned i = 0; i < count; i++) answer(query, pins[i].pinned, pins[i].by, 0);
}

static void find_flights(Query *query) {
    for (unsigned side = SENTE; side <= GOTE; side++) {
        Bitboard flights = may_be(query, 0, side) ? asked(query, 1, relations_flights(query->position, (Side)side)) : BB_EMPTY;
        BB_FOR (square, flights) answer(query, side, square, 0);
    }
}

static void find_drops(Query *query, Bitboard (*squares_of)(const Position *, unsigned)) {
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) {
        Bitboard squares = may_be(query, 0, kind) ? asked(query, 1, squares_of(query->position, kind)) : BB_EMPTY;
        BB_FOR (square, squares) answer(query, kind, square, 0);
    }
}

static void find_entrances(Query *query) { find_drops(query, relations_entrances); }
static void find_dropping_checks(Query *query) { find_drops(query, relations_dropping_checks); }

static void find_open_file(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (slider, pieces)
        if (relations_open_file(query->position, slider)) answer(query, slider, 0, 0);
}

static void find_open_diagonal(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (slider, pieces)
        if (relations_open_diagonal(query->position, slider)) answer(query, slider, 0, 0);
}

static void find_files(Query *query, bool with_pawn) {
    for (unsigned side = SENTE; side <= GOTE; side++) {
        Bitboard pawns = query->position->by_kind[FU] & query->position->by_side[side];
        bool may_drop = hand_count(query->position->hand[side], FU) > 0;
        unsigned files = 0;
        BB_FOR (square, pawns) files |= 1U << square_file(square);
        for (unsigned file = 1; file <= 9 && may_be(query, 0, side); file++) {
            bool has = files >> file & 1;
            if (with_pawn ? has : !has && may_drop) answer(query, side, file, 0);
        }
    }
}

static void find_file_pawns(Query *query) { find_files(query, true); }
static void find_open_to_pawn(Query *query) { find_files(query, false); }

static void find_heads(Query *query) {
    for (unsigned side = SENTE; side <= GOTE; side++) {
        if (!may_be(query, 0, side)) continue;
        Bitboard pieces = query->position->by_side[side];
        if (query->rows.given[1] != OPEN) pieces &= query->position->by_kind[query->rows.given[1]];
        BB_FOR (square, pieces) {
            Bitboard head = PAWN_ATTACKS[side][square];
            if (bb_any(head)) answer(query, side, piece_kind(query->position->board[square]), bb_first(head));
        }
    }
}

static void find_weak_heads(Query *query) {
    const Bitboard *by_kind = query->position->by_kind;
    Bitboard pieces = asked(query, 0, by_kind[KE] | by_kind[KA] | by_kind[HI] | by_kind[OU]);
    BB_FOR (square, pieces)
        if (relations_weak_head(query->position, square)) answer(query, square, piece_kind(query->position->board[square]), 0);
}

static void find_hanging(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (square, pieces)
        if (relations_hanging(query->position, &query->points, square)) answer(query, square, 0, 0);
}

static void find_confined(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (square, pieces)
        if (relations_confined(query->position, &query->points, square)) answer(query, square, 0, 0);
}

static void find_trapped(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (square, pieces)
        if (relations_trapped(query->position, &query->points, square)) answer(query, square, 0, 0);
}

static void find_overloaded(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (guard, pieces)
        if (bb_count(relations_duties(query->position, &query->points, guard)) >= 2) answer(query, guard, 0, 0);
}

static void find_duties(Query *query) {
    Bitboard pieces = asked(query, 0, position_occupied(query->position));
    BB_FOR (guard, pieces) {
        Bitboard duties = asked(query, 1, relations_duties(query->position, &query->points, guard));
        BB_FOR (guarded, duties) answer(query, guard, guarded, 0);
    }
}

static bool get_square(term_t term, uint8_t *value) {
    unsigned square;
    if (!term_get_square(term, &square) || square == NO_SQUARE) return false;
    *value = (uint8_t)square;
    return true;
}

static bool get_side(term_t term, uint8_t *value) {
    Side side;
    if (!term_get_side(term, &side)) return false;
    *value = (uint8_t)side;
    return true;
}

static bool get_kind(term_t term, uint8_t *value) {
    unsigned kind;
    if (!term_get_kind(term, &kind)) return false;
    *value = (uint8_t)kind;
    return true;
}

static bool unify_square(term_t term, unsigned value) { return PL_unify_integer(term, square_number(value)); }
static bool unify_side(term_t term, unsigned value) { return PL_unify_atom(term, side_atom((Side)value)); }
static bool unify_kind(term_t term, unsigned value) { return PL_unify_atom(term, kind_atom(value)); }

static const Column COLUMN_SQUARE = {get_square, unify_square}, COLUMN_SIDE = {get_side, unify_side},
                    COLUMN_KIND = {get_kind, unify_kind};

static foreign_t ask(const Relation *relation, term_t arguments, control_t control) {
    const term_t columns = arguments + (relation->by_points ? 2 : 1);
    if (PL_foreign_control(control) != PL_FIRST_CALL) return rows_next(&relation->columns, columns, control);
    Query query;
    if ((query.position = term_get_position(arguments)) == NULL) return FALSE;
    if (relation->by_points && !term_get_points(arguments + 1, &query.points)) return FALSE;
    if (!rows_begin(&query.rows, &relation->columns, columns)) return FALSE;
    relation->find(&query);
    return rows_first(&query.rows, columns);
}

#define RELATION(name, finder, points, columns, ...)                                                                             \
    static foreign_t name(term_t arguments, int arity, control_t control) {                                                      \
        static const Relation RELATION = {{columns, {__VA_ARGS__}}, points, finder};                                             \
        (void)arity;                                                                                                             \
        return ask(&RELATION, arguments, control);                                                                               \
    }

RELATION(ask_attacks, find_attacks, false, 2, &COLUMN_SQUARE, &COLUMN_SQUARE)
RELATION(ask_attackers, find_attackers, false, 3, &COLUMN_SQUARE, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_guards, find_guards, false, 3, &COLUMN_SQUARE, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_line, find_lines, false, 3, &COLUMN_SQUARE, &COLUMN_SQUARE, &COLUMN_SQUARE)
RELATION(ask_pinned, find_pins, false, 2, &COLUMN_SQUARE, &COLUMN_SQUARE)
RELATION(ask_flight, find_flights, false, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_entrance, find_entrances, false, 2, &COLUMN_KIND, &COLUMN_SQUARE)
RELATION(ask_dropping_check, find_dropping_checks, false, 2, &COLUMN_KIND, &COLUMN_SQUARE)
RELATION(ask_open_file, find_open_file, false, 1, &COLUMN_SQUARE)
RELATION(ask_open_diagonal, find_open_diagonal, false, 1, &COLUMN_SQUARE)
RELATION(ask_file_pawn, find_file_pawns, false, 2, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_open_to_pawn, find_open_to_pawn, false, 2, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_head, find_heads, false, 3, &COLUMN_SIDE, &COLUMN_KIND, &COLUMN_SQUARE)
RELATION(ask_weak_head, find_weak_heads, false, 2, &COLUMN_SQUARE, &COLUMN_KIND)
RELATION(ask_hanging, find_hanging, true, 1, &COLUMN_SQUARE)
RELATION(ask_confined, find_confined, true, 1, &COLUMN_SQUARE)
RELATION(ask_trapped, find_trapped, true, 1, &COLUMN_SQUARE)
RELATION(ask_overloaded, find_overloaded, true, 1, &COLUMN_SQUARE)
RELATION(ask_duty, find_duties, true, 2, &COLUMN_SQUARE, &COLUMN_SQUARE)

static foreign_t ask_exchange(term_t position_term, term_t points_term, term_t move_term, term_t gain) {
    const Position *position = term_get_position(position_term);
    Points points;
    Move move;
    if (position == NULL || !term_get_points(points_term, &points) || !term_get_move(move_term, &move)) return FALSE;
    if (move == MOVE_NONE || !move_is_legal(position, move)) return FALSE;
    return term_unify_integer(gain, relations_exchange(position, &points, move));
}

static foreign_t ask_balance(term_t position_term, term_t points_term, term_t side_term, term_t balance) {
    const Position *position = term_get_position(position_term);
    Points points;
    Side side;
    return position != NULL && term_get_points(points_term, &points) && term_get_side(side_term, &side) &&
           term_unify_integer(balance, relations_balance(position, &points, side));
}

static void install_relation(const char *name, int arity, pl_function_t function) {
    PL_register_foreign_in_module(MODULE, name, arity, function, PL_FA_NONDETERMINISTIC | PL_FA_VARARGS);
}

void install_shogi_relations(void) {
    install_relation("position_attacks", 3, (pl_function_t)ask_attacks);
    install_relation("position_attackers", 4, (pl_function_t)ask_attackers);
    install_relation("position_guards", 4, (pl_function_t)ask_guards);
    install_relation("position_line", 4, (pl_function_t)ask_line);
    install_relation("position_pinned", 3, (pl_function_t)ask_pinned);
    install_relation("position_flight", 3, (pl_function_t)ask_flight);
    install_relation("position_entrance", 3, (pl_function_t)ask_entrance);
    install_relation("position_dropping_check", 3, (pl_function_t)ask_dropping_check);
    install_relation("position_open_file", 2, (pl_function_t)ask_open_file);
    install_relation("position_open_diagonal", 2, (pl_function_t)ask_open_diagonal);
    install_relation("position_file_pawn", 3, (pl_function_t)ask_file_pawn);
    install_relation("position_open_to_pawn", 3, (pl_function_t)ask_open_to_pawn);
    install_relation("position_head", 4, (pl_function_t)ask_head);
    install_relation("position_weak_head", 3, (pl_function_t)ask_weak_head);
    install_relation("position_hanging", 3, (pl_function_t)ask_hanging);
    install_relation("position_confined", 3, (pl_function_t)ask_confined);
    install_relation("position_trapped", 3, (pl_function_t)ask_trapped);
    install_relation("position_overloaded", 3, (pl_function_t)ask_overloaded);
    install_relation("position_duty", 4, (pl_function_t)ask_duty);
    PL_register_foreign_in_module(MODULE, "position_exchange", 4, ask_exchange, 0);
    PL_register_foreign_in_module(MODULE, "position_balance", 4, ask_balance, 0);
}
