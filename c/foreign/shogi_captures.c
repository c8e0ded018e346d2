/* shogi_captures.c: what is won by captures (captures.h), as a predicate. */
#include "../shogi/captures.h"

#include "blobs.h"
#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_captures";

static functor_t FUNCTOR_POINTS_GAIN, FUNCTOR_MATE_GAIN;

static bool unify_gain(term_t term, int gain, unsigned plies) {
    bool mates = gain > CAPTURES_MATE / 2 || gain < -CAPTURES_MATE / 2;
    long value = !mates ? gain : gain > 0 ? (long)plies : -(long)plies;
    return PL_unify_term(term, PL_FUNCTOR, mates ? FUNCTOR_MATE_GAIN : FUNCTOR_POINTS_GAIN, PL_LONG, value);
}

/* position_captures(+Position, +Points, +Wide, +Positions, -Gain, -Line) */
static foreign_t position_captures(term_t arguments, int arity, control_t control) {
    (void)arity, (void)control;
    const Position *position = term_get_position(arguments);
    Points points;
    int64_t wide, positions;
    if (position == NULL || !term_get_points(arguments + 1, &points) || !term_get_not_negative(arguments + 2, &wide) ||
        !term_get_not_negative(arguments + 3, &positions))
        return FALSE;
    Position work = *position;
    CapturesLine line;
    int gain;
    if (!captures_gain(&work, &points, (unsigned)(wide < CAPTURES_PLIES ? wide : CAPTURES_PLIES), (unsigned long)positions, &gain,
                       &line))
        return FALSE;
    return unify_gain(arguments + 4, gain, line.length) && term_unify_moves(arguments + 5, line.moves, line.length);
}

void install_shogi_captures(void) {
    FUNCTOR_POINTS_GAIN = PL_new_functor(PL_new_atom("points"), 1);
    FUNCTOR_MATE_GAIN = PL_new_functor(PL_new_atom("mate"), 1);
    PL_register_foreign_in_module(MODULE, "position_captures", 6, (pl_function_t)position_captures, PL_FA_VARARGS);
}
