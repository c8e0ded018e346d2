/* othello_words.c: a position counted in words, and values of words and of border shapes as weights for a search. */
#include "../othello/border.h"
#include "../othello/words.h"

#include "install.h"
#include "othello.h"
#include "terms.h"

static const char MODULE[] = "gunshi_othello_words";

/* words_counted(+Position, -Counts): an integer for each word, in order. */
static foreign_t words_counted(term_t position_term, term_t counts_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    int counts[OTHELLO_WORDS];
    if (position == NULL) return FALSE;
    const OthelloBoard board = position->board;
    othello_count_words(board, othello_moves(board), othello_moves(othello_passed(board)), counts);
    term_t list = PL_new_term_refs(2), element = list + 1;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned word = OTHELLO_WORDS; word-- > 0;)
        if (!PL_put_integer(element, counts[word]) || !PL_cons_list(list, element, list)) return FALSE;
    return term_unify(counts_term, list);
}

/* words_names(-Names) */
static foreign_t words_names(term_t names_term) {
    term_t list = PL_new_term_refs(2), element = list + 1;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned word = OTHELLO_WORDS; word-- > 0;)
        if (!PL_put_atom_chars(element, OTHELLO_WORD_NAMES[word]) || !PL_cons_list(list, element, list)) return FALSE;
    return term_unify(names_term, list);
}

static bool get_value(term_t term, int16_t *value) {
    int64_t number;
    if (!PL_get_int64_ex(term, &number)) return false;
    if (number < -OTHELLO_BEST_EVALUATION || number > OTHELLO_BEST_EVALUATION) return raise_domain_error("othello_value", term);
    *value = (int16_t)number;
    return true;
}

/* shape(Place, Shape, Value): 0 for an edge or 1 for a corner, border.h's shape, hundredths of a disc. */
static bool put_shape(term_t shape, OthelloBorder *border) {
    const term_t part = PL_new_term_ref();
    uint64_t numbers[2];
    int16_t value;
    for (size_t i = 0; i < 2; i++)
        if (!PL_get_arg(i + 1, shape, part) || !PL_get_uint64_ex(part, &numbers[i])) return false;
    if (!PL_get_arg(3, shape, part) || !get_value(part, &value)) return false;
    if (numbers[0] >= OTHELLO_PLACES || numbers[1] >= othello_border_shapes((OthelloPlace)numbers[0]))
        return raise_domain_error("border_shape", shape);
    othello_border_put(border, (OthelloPlace)numbers[0], (uint16_t)numbers[1], value);
    return true;
}

/* words_weights(+Values, +Shapes, -Weights): for each number of empty squares from 0 on, an integer for each word; of shapes that
 * are the same the last counts. */
static foreign_t words_weights(term_t values_term, term_t shapes_term, term_t weights_term) {
    const term_t list = PL_copy_term_ref(values_term), shapes = PL_copy_term_ref(shapes_term), element = PL_new_term_ref();
    OthelloValues values;
    OthelloBorder border;
    for (unsigned empty = 0; empty <= OTHELLO_SQUARES; empty++)
        for (unsigned word = 0; word < OTHELLO_WORDS; word++)
            if (!PL_get_list_ex(list, element, list) || !get_value(element, &values.of[empty][word])) return FALSE;
    othello_border_clear(&border);
    while (PL_get_list(shapes, element, shapes))
        if (!put_shape(element, &border)) return FALSE;
    return PL_get_nil_ex(list) && PL_get_nil_ex(shapes) &&
           term_unify_othello_weights(weights_term, othello_weights_of_words(&values, &border));
}

void install_othello_words(void) {
    PL_register_foreign_in_module(MODULE, "words_counted", 2, words_counted, 0);
    PL_register_foreign_in_module(MODULE, "words_names", 1, words_names, 0);
    PL_register_foreign_in_module(MODULE, "words_weights", 3, words_weights, 0);
}
