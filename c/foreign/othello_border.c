/* othello_border.c: the border of a position, as shapes. */
#include "../othello/border.h"

#include "install.h"
#include "othello.h"
#include "terms.h"

static const char MODULE[] = "gunshi_othello_border";

/* border_looks(+Position, -Shapes): the eight of border.h, in order. */
static foreign_t border_looks(term_t position_term, term_t shapes_term) {
    const OthelloPosition *position = term_get_othello(position_term);
    uint16_t shapes[OTHELLO_BORDER_LOOKS];
    if (position == NULL) return FALSE;
    othello_border_look(position->board, shapes);
    term_t list = PL_new_term_refs(2), element = list + 1;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned look = OTHELLO_BORDER_LOOKS; look-- > 0;)
        if (!PL_put_integer(element, shapes[look]) || !PL_cons_list(list, element, list)) return FALSE;
    return term_unify(shapes_term, list);
}

/* border_number(+Place, +Shape, -Number): 0 for an edge or 1 for a corner; the number times the sign. */
static foreign_t border_number(term_t place_term, term_t shape_term, term_t number_term) {
    uint64_t place, shape;
    int sign;
    if (!PL_get_uint64_ex(place_term, &place) || !PL_get_uint64_ex(shape_term, &shape)) return FALSE;
    if (place >= OTHELLO_PLACES) return raise_domain_error("border_place", place_term);
    if (shape >= othello_border_shapes((OthelloPlace)place)) return raise_domain_error("border_shape", shape_term);
    const int64_t number = othello_border_number((OthelloPlace)place, (uint16_t)shape, &sign);
    return PL_unify_int64(number_term, sign * number) ? TRUE : FALSE;
}

void install_othello_border(void) {
    PL_register_foreign_in_module(MODULE, "border_looks", 2, border_looks, 0);
    PL_register_foreign_in_module(MODULE, "border_number", 3, border_number, 0);
}
