/* shogi_evaluate.c: weights of the evaluation, and what they say of a position. */
#include "../shogi/weights.h"

#include "blobs.h"
#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_evaluation";

static functor_t FUNCTOR_ROW, FUNCTOR_MINUS, FUNCTOR_PART;
static atom_t TERM_ATOMS[EVALUATION_TERMS];

/* weights_rows(-Rows): row(Name, First, Count, Width) for each. */
static foreign_t weights_rows(term_t rows_term) {
    term_t list = PL_new_term_refs(6), element = list + 1, arguments = list + 2;
    WeightsRow row;
    unsigned count = 0;
    while (weights_row(count, &row)) count++;
    if (!PL_put_nil(list)) return FALSE;
    while (count-- > 0) {
        weights_row(count, &row);
        if (!PL_chars_to_term(row.name, arguments) || !PL_put_integer(arguments + 1, (long)row.first) ||
            !PL_put_integer(arguments + 2, (long)row.count) || !PL_put_integer(arguments + 3, (long)row.width) ||
            !PL_cons_functor_v(element, FUNCTOR_ROW, arguments) || !PL_cons_list(list, element, list))
            return FALSE;
    }
    return term_unify(rows_term, list);
}

static bool get_index(term_t term, unsigned most, unsigned *index) {
    int64_t value;
    if (!term_get_not_negative(term, &value)) return false;
    if (value > most) return raise_domain_error("weights_index", term);
    *index = (unsigned)value;
    return true;
}

/* The list `values` into the weights from `index` on. */
static bool get_values(term_t values, unsigned index, enum Phase phase, Weights *weights) {
    term_t value = PL_new_term_ref();
    int number;
    while (PL_get_list_ex(values, value, values)) {
        if (!PL_get_integer_ex(value, &number)) return false;
        if (number > INT16_MAX || number < -INT16_MAX || index >= WEIGHT_COUNT) return raise_domain_error("weight", value);
        weight_set(weights, index++, phase, number);
    }
    return PL_get_nil_ex(values);
}

/* weights_make(+Parts, -Weights): Parts are part(First, Opening, Ending), lists of values. All others are 0. */
static foreign_t weights_make(term_t parts_term, term_t weights_term) {
    term_t parts = PL_copy_term_ref(parts_term), part = PL_new_term_ref(), first = PL_new_term_ref(), values = PL_new_term_ref();
    Weights weights = {{0}};
    unsigned index;
    while (PL_get_list_ex(parts, part, parts)) {
        if (!PL_is_functor(part, FUNCTOR_PART)) return raise_type_error("weights_part", part);
        if (!PL_get_arg(1, part, first) || !get_index(first, WEIGHT_COUNT, &index)) return FALSE;
        for (unsigned phase = 0; phase < PHASES; phase++)
            if (!PL_get_arg(phase + 2, part, values) || !get_values(values, index, (enum Phase)phase, &weights)) return FALSE;
    }
    return PL_get_nil_ex(parts) && term_unify_weights(weights_term, &weights);
}

static bool unify_values(term_t term, const Weights *weights, unsigned first, unsigned count, enum Phase phase) {
    term_t list = PL_new_term_refs(2), value = list + 1;
    if (!PL_put_nil(list)) return false;
    while (count-- > 0)
        if (!PL_put_integer(value, weight_of(weights, first + count, phase)) || !PL_cons_list(list, value, list)) return false;
    return term_unify(term, list);
}

/* weights_values(+Weights, +First, +Count, -Opening, -Ending) */
static foreign_t weights_values(term_t weights_term, term_t first_term, term_t count_term, term_t opening_term,
                                term_t ending_term) {
    const Weights *weights = term_get_weights(weights_term);
    unsigned first, count;
    if (weights == NULL || !get_index(first_term, WEIGHT_COUNT, &first) || !get_index(count_term, WEIGHT_COUNT - first, &count))
        return FALSE;
    return unify_values(opening_term, weights, first, count, OPENING) && unify_values(ending_term, weights, first, count, ENDING);
}

static foreign_t material_weights(term_t weights_term) {
    Weights weights;
    weights_init(&weights);
    return term_unify_weights(weights_term, &weights);
}

static foreign_t evaluate_position(term_t position_term, term_t weights_term, term_t centipawns_term) {
    const Position *position = term_get_position(position_term);
    const Weights *weights = position == NULL ? NULL : term_get_weights(weights_term);
    return weights != NULL && term_unify_integer(centipawns_term, evaluate(position, weights));
}

static foreign_t evaluation_terms(term_t position_term, term_t weights_term, term_t terms_term) {
    const Position *position = term_get_position(position_term);
    const Weights *weights = position == NULL ? NULL : term_get_weights(weights_term);
    int terms[EVALUATION_TERMS];
    if (weights == NULL) return FALSE;
    evaluate_terms(position, weights, terms);
    term_t list = PL_new_term_refs(4), element = list + 1, arguments = list + 2;
    if (!PL_put_nil(list)) return FALSE;
    for (unsigned i = EVALUATION_TERMS; i-- > 0;)
        if (!PL_put_atom(arguments, TERM_ATOMS[i]) || !PL_put_integer(arguments + 1, terms[i]) ||
            !PL_cons_functor_v(element, FUNCTOR_MINUS, arguments) || !PL_cons_list(list, element, list))
            return FALSE;
    return term_unify(terms_term, list);
}

/* evaluation_progress(+Position, -Percent) */
static foreign_t evaluation_progress(term_t position_term, term_t percent_term) {
    const Position *position = term_get_position(position_term);
    return position != NULL && term_unify_integer(percent_term, (int)evaluate_progress(position) * 100 / PROGRESS_FULL);
}

void install_shogi_evaluate(void) {
    FUNCTOR_ROW = PL_new_functor(PL_new_atom("row"), 4);
    FUNCTOR_PART = PL_new_functor(PL_new_atom("part"), 3);
    FUNCTOR_MINUS = PL_new_functor(PL_new_atom("-"), 2);
    for (unsigned i = 0; i < EVALUATION_TERMS; i++) TERM_ATOMS[i] = PL_new_atom(EVALUATION_TERM_NAME[i]);
    PL_register_foreign_in_module(MODULE, "weights_rows", 1, weights_rows, 0);
    PL_register_foreign_in_module(MODULE, "weights_make", 2, weights_make, 0);
    PL_register_foreign_in_module(MODULE, "weights_values", 5, weights_values, 0);
    PL_register_foreign_in_module(MODULE, "material_weights", 1, material_weights, 0);
    PL_register_foreign_in_module(MODULE, "evaluate", 3, evaluate_position, 0);
    PL_register_foreign_in_module(MODULE, "evaluation_progress", 2, evaluation_progress, 0);
    PL_register_foreign_in_module(MODULE, "evaluation_terms", 3, evaluation_terms, 0);
}
