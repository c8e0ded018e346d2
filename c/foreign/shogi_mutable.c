/* shogi_mutable.c: the mutable board: make and unmake in place, for programs that want the last bit of speed. */
#include <stdlib.h>

#include "../shogi/legality.h"
#include "../shogi/movegen.h"
#include "blobs.h"
#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_mutable";

typedef enum { BOARD_DONE, BOARD_NOT, BOARD_NO_MEMORY } BoardStatus;

static foreign_t new_board(term_t position_term, term_t board_term) {
    if (!PL_is_variable(board_term)) return raise_uninstantiation_error(board_term);
    const Position *position = term_get_position(position_term);
    return position != NULL && term_unify_new_board(board_term, position);
}

static bool stack_grow(Board *board) {
    size_t room = board->room == 0 ? 64 : 2 * board->room;
    Made *stack = realloc(board->stack, room * sizeof *stack);
    if (stack == NULL) return false;
    board->stack = stack;
    board->room = room;
    return true;
}

static BoardStatus make_locked(Board *board, Move move) {
    if (!move_is_legal(&board->position, move)) return BOARD_NOT;
    if (board->depth == board->room && !stack_grow(board)) return BOARD_NO_MEMORY;
    Made *made = &board->stack[board->depth++];
    made->move = move;
    position_make(&board->position, move, &made->undo);
    return BOARD_DONE;
}

static foreign_t board_make(term_t board_term, term_t move_term) {
    Board *board = term_get_board(board_term);
    Move move;
    if (board == NULL || !term_get_move_or_code(move_term, &move) || move == MOVE_NONE) return FALSE;
    pthread_mutex_lock(&board->lock);
    BoardStatus status = make_locked(board, move);
    pthread_mutex_unlock(&board->lock);
    return status == BOARD_NO_MEMORY ? raise_resource_error("memory") : status == BOARD_DONE;
}

static BoardStatus unmake_locked(Board *board) {
    if (board->depth == 0) return BOARD_NOT;
    const Made *made = &board->stack[--board->depth];
    position_unmake(&board->position, made->move, &made->undo);
    return BOARD_DONE;
}

static foreign_t board_unmake(term_t board_term) {
    Board *board = term_get_board(board_term);
    if (board == NULL) return FALSE;
    pthread_mutex_lock(&board->lock);
    BoardStatus status = unmake_locked(board);
    pthread_mutex_unlock(&board->lock);
    return status == BOARD_DONE || raise_permission_error("unmake", "board", board_term);
}

static foreign_t board_moves(term_t board_term, term_t codes) {
    Move moves[MAX_MOVES];
    Board *board = term_get_board(board_term);
    if (board == NULL) return FALSE;
    pthread_mutex_lock(&board->lock);
    unsigned count = movegen_legal(&board->position, moves);
    pthread_mutex_unlock(&board->lock);
    term_t list = PL_new_term_refs(2), element = list + 1;
    PL_put_nil(list);
    while (count-- > 0)
        if (!PL_put_integer(element, moves[count]) || !PL_cons_list(list, element, list)) return FALSE;
    return term_unify(codes, list);
}

static foreign_t board_position(term_t board_term, term_t position_term) {
    Board *board = term_get_board(board_term);
    if (board == NULL) return FALSE;
    pthread_mutex_lock(&board->lock);
    Position position = board->position;
    pthread_mutex_unlock(&board->lock);
    return term_unify_position(position_term, &position);
}

void install_shogi_mutable(void) {
    PL_register_foreign_in_module(MODULE, "new_board", 2, new_board, 0);
    PL_register_foreign_in_module(MODULE, "board_make", 2, board_make, 0);
    PL_register_foreign_in_module(MODULE, "board_unmake", 1, board_unmake, 0);
    PL_register_foreign_in_module(MODULE, "board_moves", 2, board_moves, 0);
    PL_register_foreign_in_module(MODULE, "board_position", 2, board_position, 0);
}
