/* othello_relations.c: the relations of a position of Othello, as predicates that enumerate (relation_rows.h). */
#include "../othello/relations.h"

#include "../othello/stability.h"
#include "install.h"
#include "othello.h"
#include "relation_rows.h"
#include "terms.h"

static const char MODULE[] = "gunshi_othello_relations";

static atom_t ATOM_PASS, SIDE_ATOMS[2];
static functor_t FUNCTOR_PAIR;

typedef struct Query {
    const OthelloPosition *position;
    Rows rows;
} Query;

typedef struct Relation {
    Columns columns;
    void (*find)(Query *query);
} Relation;

/* A set is walked from its lowest square. */
#define SET_FOR(square, set)                                                                                                     \
    for (uint64_t set_of_##square = (set); set_of_##square; set_of_##square &= set_of_##square - 1)                              \
        for (unsigned square = othello_first(set_of_##square), once_##square = 1; once_##square; once_##square = 0)

static OthelloBoard seen_by(const OthelloPosition *position, unsigned side) {
    return side == position->side ? position->board : othello_passed(position->board);
}

/* The squares that a column may have: one, or those of `all`. */
static uint64_t asked(const Query *query, unsigned column, uint64_t all) {
    const unsigned given = query->rows.given[column];
    return given == OPEN ? all : all & othello_bit(given);
}

static void find_squares(Query *query, uint64_t (*squares_of)(OthelloBoard board)) {
    for (unsigned side = OTHELLO_BLACK; side <= OTHELLO_WHITE; side++) {
        if (!rows_may_have(&query->rows, 0, side)) continue;
        const uint64_t squares = asked(query, 1, squares_of(seen_by(query->position, side)));
        SET_FOR(square, squares) rows_add(&query->rows, side, square, 0, 0);
    }
}

static void find_count(Query *query, uint64_t (*squares_of)(OthelloBoard board)) {
    for (unsigned side = OTHELLO_BLACK; side <= OTHELLO_WHITE; side++)
        if (rows_may_have(&query->rows, 0, side))
            rows_add(&query->rows, side, othello_count(squares_of(seen_by(query->position, side))), 0, 0);
}

static uint64_t discs(OthelloBoard board) { return board.own; }
static uint64_t moves(OthelloBoard board) { return othello_moves(board); }

static void find_disc(Query *query) { find_squares(query, discs); }
static void find_disc_count(Query *query) { find_count(query, discs); }
static void find_playable(Query *query) { find_squares(query, moves); }
static void find_mobility(Query *query) { find_count(query, moves); }
static void find_potential(Query *query) { find_count(query, othello_potential); }
static void find_frontier(Query *query) { find_squares(query, othello_frontier); }
static void find_frontier_count(Query *query) { find_count(query, othello_frontier); }
static void find_stable(Query *query) { find_squares(query, othello_stable); }
static void find_stable_count(Query *query) { find_count(query, othello_stable); }
static void find_wedge(Query *query) { find_squares(query, othello_wedges); }

static void find_wing(Query *query) { find_squares(query, othello_wings); }
static void find_balanced(Query *query) { find_squares(query, othello_balanced); }
static void find_sharing(Query *query) { find_squares(query, othello_sharing); }

static void find_vacant(Query *query) {
    const uint64_t squares = asked(query, 0, othello_empty(query->position->board));
    SET_FOR(square, squares) rows_add(&query->rows, square, 0, 0, 0);
}

static void find_vacancies(Query *query) {
    rows_add(&query->rows, othello_count(othello_empty(query->position->board)), 0, 0, 0);
}

static void find_region(Query *query) {
    const OthelloBoard board = query->position->board;
    uint64_t squares = asked(query, 0, othello_empty(board)), region = 0;
    unsigned size = 0;
    for (; squares; squares &= squares - 1) {
        const unsigned square = othello_first(squares);
        if (!(region & othello_bit(square))) {
            region = othello_region(board, square);
            size = othello_count(region);
        }
        rows_add(&query->rows, square, size, 0, 0);
    }
}

static void find_regions(Query *query) {
    const OthelloBoard board = query->position->board;
    unsigned count[2] = {0, 0};
    for (uint64_t left = othello_empty(board); left;) {
        const uint64_t region = othello_region(board, othello_first(left));
        count[othello_count(region) & 1]++;
        left &= ~region;
    }
    rows_add(&query->rows, count[1], count[0], 0, 0);
}

/* The legal moves of the side to move that may be asked for in the first column. */
static uint64_t asked_moves(const Query *query) { return asked(query, 0, othello_moves(query->position->board)); }

static uint64_t turned(const Query *query, unsigned move) { return othello_flips(query->position->board, move); }

static void find_turns(Query *query) {
    SET_FOR(move, asked_moves(query)) {
        const uint64_t squares = asked(query, 1, turned(query, move));
        SET_FOR(square, squares) rows_add(&query->rows, move, square, 0, 0);
    }
}

static void find_turns_count(Query *query) {
    SET_FOR(move, asked_moves(query)) rows_add(&query->rows, move, othello_count(turned(query, move)), 0, 0);
}

static void find_openness(Query *query) {
    SET_FOR(move, asked_moves(query))
    rows_add(&query->rows, move, othello_openness(query->position->board, move, turned(query, move)), 0, 0);
}

static void find_stays(Query *query) {
    SET_FOR(move, asked_moves(query))
    if (othello_stays(query->position->board, move, turned(query, move))) rows_add(&query->rows, move, 0, 0, 0);
}

static void find_edge_answers(Query *query) {
    SET_FOR(move, asked_moves(query)) {
        const uint64_t answers = asked(query, 1, othello_edge_answers(query->position->board, move, turned(query, move)));
        SET_FOR(answer, answers) rows_add(&query->rows, move, answer, 0, 0);
    }
}

static void find_corners(Query *query, uint64_t (*corners_of)(OthelloAims aims)) {
    SET_FOR(move, asked_moves(query)) {
        const OthelloAims aims = othello_aims(query->position->board, move, turned(query, move));
        const uint64_t corners = asked(query, 1, corners_of(aims));
        SET_FOR(corner, corners) rows_add(&query->rows, move, corner, 0, 0);
    }
}

static uint64_t gives(OthelloAims aims) { return aims.gives; }
static uint64_t threatens(OthelloAims aims) { return aims.threatens; }
static uint64_t guards(OthelloAims aims) { return aims.guards; }

static void find_gives_corner(Query *query) { find_corners(query, gives); }
static void find_threatens_corner(Query *query) { find_corners(query, threatens); }
static void find_guards_corner(Query *query) { find_corners(query, guards); }

static void find_edge_run(Query *query) {
    for (unsigned side = OTHELLO_BLACK; side <= OTHELLO_WHITE; side++) {
        OthelloRun runs[OTHELLO_MAX_RUNS];
        const unsigned count = rows_may_have(&query->rows, 0, side) ? othello_runs(seen_by(query->position, side), runs) : 0;
        for (unsigned i = 0; i < count; i++) {
            rows_add(&query->rows, side, runs[i].from, runs[i].to, runs[i].length);
            if (runs[i].length > 1) rows_add(&query->rows, side, runs[i].to, runs[i].from, runs[i].length);
        }
    }
}

static bool get_side(term_t term, uint8_t *value) {
    atom_t name;
    if (PL_get_atom(term, &name))
        for (*value = OTHELLO_BLACK; *value <= OTHELLO_WHITE; ++*value)
            if (name == SIDE_ATOMS[*value]) return true;
    return raise_type_error("othello_side", term);
}

/* *open is set when the coordinate is a variable. */
static bool get_coordinate(term_t square, size_t index, term_t argument, int64_t *coordinate, bool *open) {
    if (!PL_get_arg(index, square, argument)) return false;
    if (PL_is_variable(argument)) return *open = true;
    return (PL_is_integer(argument) && PL_get_int64(argument, coordinate)) || raise_type_error("othello_square", square);
}

static bool get_square(term_t term, uint8_t *value) {
    int64_t row = 1, column = 1;
    bool open = false;
    if (!PL_is_functor(term, FUNCTOR_PAIR)) return raise_type_error("othello_square", term);
    const term_t argument = PL_new_term_ref();
    if (!get_coordinate(term, 1, argument, &row, &open) || !get_coordinate(term, 2, argument, &column, &open)) return false;
    if (row < 1 || row > 8 || column < 1 || column > 8) return false;
    if (!open) *value = (uint8_t)((row - 1) * 8 + column - 1);
    return true;
}

/* A pass turns nothing. */
static bool get_move(term_t term, uint8_t *value) {
    atom_t name;
    return !(PL_get_atom(term, &name) && name == ATOM_PASS) && get_square(term, value);
}

static bool unify_side(term_t term, unsigned value) { return PL_unify_atom(term, SIDE_ATOMS[value]); }

static bool unify_square(term_t term, unsigned value) {
    const term_t built = PL_new_term_refs(3);
    return term_put_square(built, value, built + 1) && term_unify(term, built);
}

static const Column COLUMN_SIDE = {get_side, unify_side}, COLUMN_SQUARE = {get_square, unify_square},
                    COLUMN_MOVE = {get_move, unify_square};

static foreign_t ask(const Relation *relation, term_t arguments, control_t control) {
    const term_t columns = arguments + 1;
    if (PL_foreign_control(control) != PL_FIRST_CALL) return rows_next(&relation->columns, columns, control);
    Query query;
    if ((query.position = term_get_othello(arguments)) == NULL) return FALSE;
    if (!rows_begin(&query.rows, &relation->columns, columns)) return FALSE;
    relation->find(&query);
    return rows_first(&query.rows, columns);
}

#define RELATION(name, finder, columns, ...)                                                                                     \
    static foreign_t name(term_t arguments, int arity, control_t control) {                                                      \
        static const Relation RELATION = {{columns, {__VA_ARGS__}}, finder};                                                     \
        (void)arity;                                                                                                             \
        return ask(&RELATION, arguments, control);                                                                               \
    }

RELATION(ask_disc, find_disc, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_disc_count, find_disc_count, 2, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_vacant, find_vacant, 1, &COLUMN_SQUARE)
RELATION(ask_vacancies, find_vacancies, 1, &COLUMN_NUMBER)
RELATION(ask_playable, find_playable, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_mobility, find_mobility, 2, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_potential, find_potential, 2, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_frontier, find_frontier, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_frontier_count, find_frontier_count, 2, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_stable, find_stable, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_stable_count, find_stable_count, 2, &COLUMN_SIDE, &COLUMN_NUMBER)
RELATION(ask_region, find_region, 2, &COLUMN_SQUARE, &COLUMN_NUMBER)
RELATION(ask_regions, find_regions, 2, &COLUMN_NUMBER, &COLUMN_NUMBER)
RELATION(ask_wing, find_wing, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_balanced, find_balanced, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_sharing, find_sharing, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_wedge, find_wedge, 2, &COLUMN_SIDE, &COLUMN_SQUARE)
RELATION(ask_edge_run, find_edge_run, 4, &COLUMN_SIDE, &COLUMN_SQUARE, &COLUMN_SQUARE, &COLUMN_NUMBER)
RELATION(ask_turns, find_turns, 2, &COLUMN_MOVE, &COLUMN_SQUARE)
RELATION(ask_turns_count, find_turns_count, 2, &COLUMN_MOVE, &COLUMN_NUMBER)
RELATION(ask_openness, find_openness, 2, &COLUMN_MOVE, &COLUMN_NUMBER)
RELATION(ask_stays, find_stays, 1, &COLUMN_MOVE)
RELATION(ask_edge_answer, find_edge_answers, 2, &COLUMN_MOVE, &COLUMN_SQUARE)
RELATION(ask_gives_corner, find_gives_corner, 2, &COLUMN_MOVE, &COLUMN_SQUARE)
RELATION(ask_threatens_corner, find_threatens_corner, 2, &COLUMN_MOVE, &COLUMN_SQUARE)
RELATION(ask_guards_corner, find_guards_corner, 2, &COLUMN_MOVE, &COLUMN_SQUARE)

static foreign_t passed(term_t position_term, term_t passed_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    if (position == NULL) return FALSE;
    const OthelloPosition other = {.board = othello_passed(position->board), .side = position->side ^ 1};
    return term_unify_othello(passed_term, &other);
}

static void install_relation(const char *name, int arity, pl_function_t function) {
    PL_register_foreign_in_module(MODULE, name, arity, function, PL_FA_NONDETERMINISTIC | PL_FA_VARARGS);
}

void install_othello_relations(void) {
    ATOM_PASS = PL_new_atom("pass");
    SIDE_ATOMS[OTHELLO_BLACK] = PL_new_atom("black");
    SIDE_ATOMS[OTHELLO_WHITE] = PL_new_atom("white");
    FUNCTOR_PAIR = PL_new_functor(PL_new_atom("-"), 2);
    install_relation("othello_disc_of", 3, (pl_function_t)ask_disc);
    install_relation("othello_disc_count", 3, (pl_function_t)ask_disc_count);
    install_relation("othello_vacant", 2, (pl_function_t)ask_vacant);
    install_relation("othello_vacancies", 2, (pl_function_t)ask_vacancies);
    install_relation("othello_playable", 3, (pl_function_t)ask_playable);
    install_relation("othello_mobility", 3, (pl_function_t)ask_mobility);
    install_relation("othello_potential", 3, (pl_function_t)ask_potential);
    install_relation("othello_frontier", 3, (pl_function_t)ask_frontier);
    install_relation("othello_frontier_count", 3, (pl_function_t)ask_frontier_count);
    install_relation("othello_stable", 3, (pl_function_t)ask_stable);
    install_relation("othello_stable_count", 3, (pl_function_t)ask_stable_count);
    install_relation("othello_region", 3, (pl_function_t)ask_region);
    install_relation("othello_wing", 3, (pl_function_t)ask_wing);
    install_relation("othello_balanced", 3, (pl_function_t)ask_balanced);
    install_relation("othello_shares_edge", 3, (pl_function_t)ask_sharing);
    install_relation("othello_wedge", 3, (pl_function_t)ask_wedge);
    install_relation("othello_regions", 3, (pl_function_t)ask_regions);
    install_relation("othello_edge_run", 5, (pl_function_t)ask_edge_run);
    install_relation("othello_turns", 3, (pl_function_t)ask_turns);
    install_relation("othello_turns_count", 3, (pl_function_t)ask_turns_count);
    install_relation("othello_openness", 3, (pl_function_t)ask_openness);
    install_relation("othello_stays", 2, (pl_function_t)ask_stays);
    install_relation("othello_edge_answer", 3, (pl_function_t)ask_edge_answer);
    install_relation("othello_gives_corner", 3, (pl_function_t)ask_gives_corner);
    install_relation("othello_threatens_corner", 3, (pl_function_t)ask_threatens_corner);
    install_relation("othello_guards_corner", 3, (pl_function_t)ask_guards_corner);
    PL_register_foreign_in_module(MODULE, "othello_passed", 2, passed, 0);
}
