/* othello_position.c: positions of Othello as Prolog sees them, and what can be asked of one.
 *
 * A position is a blob with a copy of an OthelloPosition, unique by content, as that of shogi (blobs.h). It prints as
 * <othello>(TEXT) and sorts by its text.
 *
 *     side    black | white
 *     square  Row-Column, 1..8 each
 *     move    Row-Column | pass
 */
#include <SWI-Stream.h>
#include <string.h>

#include "../othello/discs.h"
#include "../othello/perft.h"
#include "blobs.h"
#include "install.h"
#include "othello.h"
#include "stops.h"
#include "terms.h"

static const char MODULE[] = "gunshi_othello_board";

static atom_t ATOM_PASS, ATOM_EMPTY, SIDE_ATOMS[2];
static functor_t FUNCTOR_PAIR, FUNCTOR_BAD_POSITION;

static int othello_blob_write(IOSTREAM *stream, atom_t atom, int flags) {
    char text[OTHELLO_TEXT];
    (void)flags;
    othello_write(PL_blob_data(atom, NULL, NULL), text);
    return Sfprintf(stream, "<othello>(%s)", text) >= 0;
}

static int othello_blob_compare(atom_t a, atom_t b) {
    char text_a[OTHELLO_TEXT], text_b[OTHELLO_TEXT];
    othello_write(PL_blob_data(a, NULL, NULL), text_a);
    othello_write(PL_blob_data(b, NULL, NULL), text_b);
    const int order = strcmp(text_a, text_b);
    return (order > 0) - (order < 0);
}

static PL_blob_t OTHELLO_BLOB = {
    .magic = PL_BLOB_MAGIC,
    .flags = PL_BLOB_UNIQUE,
    .name = "othello",
    .write = othello_blob_write,
    .compare = othello_blob_compare,
};

const OthelloPosition *term_get_othello(term_t term) { return term_get_blob(term, &OTHELLO_BLOB); }

bool term_unify_othello(term_t term, const OthelloPosition *position) {
    return PL_unify_blob(term, (void *)position, sizeof *position, &OTHELLO_BLOB);
}

bool term_put_square(term_t term, unsigned square, term_t arguments) {
    return PL_put_integer(arguments, square / 8 + 1) && PL_put_integer(arguments + 1, square % 8 + 1) &&
           PL_cons_functor_v(term, FUNCTOR_PAIR, arguments);
}

bool term_put_othello_move(term_t term, unsigned move, term_t arguments) {
    return move == OTHELLO_PASS ? PL_put_atom(term, ATOM_PASS) : term_put_square(term, move, arguments);
}

/* PL_get_int64 takes 4.0 too. */
static bool get_coordinate(term_t square, size_t index, term_t argument, int64_t *coordinate) {
    return PL_get_arg(index, square, argument) && PL_is_integer(argument) && PL_get_int64(argument, coordinate);
}

bool term_get_othello_square(term_t term, unsigned *square) {
    term_t argument = PL_new_term_ref();
    int64_t row, column;
    if (!PL_is_functor(term, FUNCTOR_PAIR)) return raise_type_error("othello_square", term);
    if (!get_coordinate(term, 1, argument, &row) || !get_coordinate(term, 2, argument, &column))
        return raise_type_error("othello_square", term);
    *square = row < 1 || row > 8 || column < 1 || column > 8 ? OTHELLO_SQUARES : (unsigned)(row - 1) * 8 + (unsigned)column - 1;
    return true;
}

static bool get_side(term_t term, unsigned *side) {
    atom_t name;
    if (PL_get_atom(term, &name))
        for (*side = 0; *side < 2; ++*side)
            if (name == SIDE_ATOMS[*side]) return true;
    return raise_type_error("othello_side", term);
}

static OthelloBoard seen_by(const OthelloPosition *position, unsigned side) {
    return side == position->side ? position->board : othello_passed(position->board);
}

static foreign_t start(term_t term) {
    const OthelloPosition position = {.board = othello_start(), .side = OTHELLO_BLACK};
    return term_unify_othello(term, &position);
}

static foreign_t side(term_t position_term, term_t side_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    return position != NULL && PL_unify_atom(side_term, SIDE_ATOMS[position->side]);
}

/* position_read(+Text, -Position) */
static foreign_t position_read(term_t text_term, term_t position_term) {
    Text text;
    OthelloPosition position;
    if (!term_get_text(text_term, &text)) return FALSE;
    const char *fault = strlen(text.chars) == text.length ? othello_read(text.chars, &position) : "it has a character of code 0";
    if (fault == NULL) return term_unify_othello(position_term, &position);
    term_t arguments = PL_new_term_refs(2), built = PL_new_term_ref();
    return PL_put_string_chars(arguments, fault) && PL_put_term(arguments + 1, text_term) &&
           PL_cons_functor_v(built, FUNCTOR_BAD_POSITION, arguments) && raise_gunshi(built);
}

static foreign_t position_write(term_t position_term, term_t text_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    char text[OTHELLO_TEXT];
    if (position == NULL) return FALSE;
    othello_write(position, text);
    return term_unify_string(text_term, text, OTHELLO_TEXT - 1);
}

/* What stands on a square, `empty` included. */
static foreign_t disc_at(term_t position_term, term_t square_term, term_t disc_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    unsigned square;
    if (position == NULL || !term_get_othello_square(square_term, &square) || square == OTHELLO_SQUARES) return FALSE;
    const uint64_t bit = othello_bit(square);
    const atom_t disc = position->board.own & bit     ? SIDE_ATOMS[position->side]
                        : position->board.other & bit ? SIDE_ATOMS[position->side ^ 1]
                                                      : ATOM_EMPTY;
    return PL_unify_atom(disc_term, disc) ? TRUE : FALSE;
}

static foreign_t unify_squares(term_t term, uint64_t set) {
    term_t list = PL_new_term_refs(4), element = list + 1, arguments = list + 2;
    if (!PL_put_nil(list)) return FALSE;
    for (; set; set &= ~((uint64_t)1 << (63 - __builtin_clzll(set))))
        if (!term_put_square(element, 63 - (unsigned)__builtin_clzll(set), arguments) || !PL_cons_list(list, element, list))
            return FALSE;
    return term_unify(term, list);
}

/* The legal moves in the order of squares; [pass] when the side must pass; [] when the game is over. */
static foreign_t moves(term_t position_term, term_t moves_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    if (position == NULL) return FALSE;
    const uint64_t set = othello_moves(position->board);
    if (set || !othello_moves(othello_passed(position->board))) return unify_squares(moves_term, set);
    term_t list = PL_new_term_refs(2), element = list + 1;
    return PL_put_nil(list) && PL_put_atom(element, ATOM_PASS) && PL_cons_list(list, element, list) &&
           term_unify(moves_term, list);
}

/* False when the move is not legal. */
static bool get_legal_move(const OthelloPosition *position, term_t term, unsigned *move) {
    atom_t name;
    if (PL_get_atom(term, &name) && name == ATOM_PASS) {
        *move = OTHELLO_PASS;
        return !othello_moves(position->board) && othello_moves(othello_passed(position->board));
    }
    return term_get_othello_square(term, move) && *move != OTHELLO_SQUARES && othello_moves(position->board) & othello_bit(*move);
}

static foreign_t after(term_t position_term, term_t move_term, term_t after_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    unsigned move;
    if (position == NULL || !get_legal_move(position, move_term, &move)) return FALSE;
    const OthelloPosition next = {
        .board = move == OTHELLO_PASS ? othello_passed(position->board)
                                      : othello_after(position->board, move, othello_flips(position->board, move)),
        .side = position->side ^ 1,
    };
    return term_unify_othello(after_term, &next);
}

static foreign_t flips(term_t position_term, term_t move_term, term_t squares_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    unsigned move;
    if (position == NULL || !get_legal_move(position, move_term, &move)) return FALSE;
    return unify_squares(squares_term, move == OTHELLO_PASS ? 0 : othello_flips(position->board, move));
}

static foreign_t over(term_t position_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    return position != NULL && othello_game_over(position->board);
}

static foreign_t discs(term_t position_term, term_t side_term, term_t count) {
    const OthelloPosition *position = term_get_othello(position_term);
    unsigned of;
    return position != NULL && get_side(side_term, &of) && PL_unify_integer(count, othello_count(seen_by(position, of).own));
}

static foreign_t final_score(term_t position_term, term_t side_term, term_t score) {
    const OthelloPosition *position = term_get_othello(position_term);
    unsigned of;
    return position != NULL && get_side(side_term, &of) && PL_unify_integer(score, othello_final_score(seen_by(position, of)));
}

static foreign_t j(term_t position_term, term_t side_term, term_t value) {
    const OthelloPosition *position = term_get_othello(position_term);
    unsigned of;
    return position != NULL && get_side(side_term, &of) && PL_unify_integer(value, othello_j(seen_by(position, of)));
}

static foreign_t image(term_t position_term, term_t symmetry_term, term_t image_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    int64_t symmetry;
    if (position == NULL || !term_get_not_negative(symmetry_term, &symmetry)) return FALSE;
    if (symmetry >= OTHELLO_SYMMETRIES) return raise_domain_error("othello_symmetry", symmetry_term);
    const OthelloPosition turned = {
        .board = {.own = othello_image(position->board.own, (unsigned)symmetry),
                  .other = othello_image(position->board.other, (unsigned)symmetry)},
        .side = position->side,
    };
    return term_unify_othello(image_term, &turned);
}

static foreign_t image_square(term_t square_term, term_t symmetry_term, term_t image_term) {
    unsigned square;
    int64_t symmetry;
    if (!term_get_othello_square(square_term, &square) || !term_get_not_negative(symmetry_term, &symmetry)) return FALSE;
    if (symmetry >= OTHELLO_SYMMETRIES) return raise_domain_error("othello_symmetry", symmetry_term);
    if (square == OTHELLO_SQUARES) return FALSE;
    term_t built = PL_new_term_refs(3);
    return term_put_square(built, othello_first(othello_image(othello_bit(square), (unsigned)symmetry)), built + 1) &&
           term_unify(image_term, built);
}

/* A tree this deep is never finished. */
enum { PERFT_MAX_DEPTH = 60 };

static foreign_t perft_nodes(term_t position_term, term_t depth_term, term_t nodes_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    int64_t depth;
    Stop stop;
    if (position == NULL || !term_get_not_negative(depth_term, &depth)) return FALSE;
    if (depth > PERFT_MAX_DEPTH) return raise_domain_error("perft_depth", depth_term);
    stop_init_polling(&stop);
    const uint64_t nodes = othello_perft(position->board, (unsigned)depth, &stop);
    return stop.reason == STOP_NOT && PL_unify_uint64(nodes_term, nodes);
}

void install_othello_position(void) {
    ATOM_PASS = PL_new_atom("pass");
    ATOM_EMPTY = PL_new_atom("empty");
    SIDE_ATOMS[OTHELLO_BLACK] = PL_new_atom("black");
    SIDE_ATOMS[OTHELLO_WHITE] = PL_new_atom("white");
    FUNCTOR_PAIR = PL_new_functor(PL_new_atom("-"), 2);
    FUNCTOR_BAD_POSITION = PL_new_functor(PL_new_atom("bad_othello_position"), 2);
    PL_register_foreign_in_module(MODULE, "othello_start", 1, start, 0);
    PL_register_foreign_in_module(MODULE, "othello_side", 2, side, 0);
    PL_register_foreign_in_module(MODULE, "position_read", 2, position_read, 0);
    PL_register_foreign_in_module(MODULE, "position_write", 2, position_write, 0);
    PL_register_foreign_in_module(MODULE, "disc_at", 3, disc_at, 0);
    PL_register_foreign_in_module(MODULE, "othello_moves", 2, moves, 0);
    PL_register_foreign_in_module(MODULE, "othello_after", 3, after, 0);
    PL_register_foreign_in_module(MODULE, "othello_flips", 3, flips, 0);
    PL_register_foreign_in_module(MODULE, "othello_over", 1, over, 0);
    PL_register_foreign_in_module(MODULE, "othello_discs", 3, discs, 0);
    PL_register_foreign_in_module(MODULE, "othello_score", 3, final_score, 0);
    PL_register_foreign_in_module(MODULE, "othello_j", 3, j, 0);
    PL_register_foreign_in_module(MODULE, "othello_image", 3, image, 0);
    PL_register_foreign_in_module(MODULE, "image_square", 3, image_square, 0);
    PL_register_foreign_in_module(MODULE, "othello_perft", 3, perft_nodes, 0);
}
