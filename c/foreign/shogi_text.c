/* shogi_text.c: positions and moves as USI text, and the starts by name. */
#include <string.h>

#include "../shogi/sfen.h"
#include "blobs.h"
#include "install.h"
#include "terms.h"

static const char MODULE[] = "gunshi_shogi_position";

static functor_t FUNCTOR_BAD_SFEN;

/* The characters (not bytes) in front of the SFEN that USI may put there. */
static const char SFEN_WORD[] = "sfen ";
static const char STARTPOS[] = "startpos";

static bool raise_bad_sfen(const SfenError *error, unsigned skipped, const Text *text) {
    term_t arguments = PL_new_term_refs(5), fault = arguments + 4;
    unsigned character = error->character == 0 ? 0 : error->character + skipped;
    return PL_put_atom_chars(arguments, error->field) && PL_put_integer(arguments + 1, (long)character) &&
           PL_put_chars(arguments + 2, PL_STRING | REP_UTF8, strlen(error->message), error->message) &&
           PL_put_chars(arguments + 3, PL_STRING | REP_UTF8, text->length, text->chars) &&
           PL_cons_functor_v(fault, FUNCTOR_BAD_SFEN, arguments) && raise_gunshi(fault);
}

static bool text_is(const Text *text, const char *chars) {
    return text->length == strlen(chars) && memcmp(text->chars, chars, text->length) == 0;
}

/* Reads a position: startpos, or an SFEN with or without the word. Of a `problem` two pawns on a file are let pass,
 * and no number is read. */
static bool read_sfen(term_t term, bool problem, Position *position, unsigned *number) {
    Text text;
    SfenError error;
    unsigned skipped = 0;
    if (!term_get_text(term, &text)) return false;
    if (text_is(&text, STARTPOS)) {
        position_set_start(position);
        *number = 1;
        return true;
    }
    if (text.length >= strlen(SFEN_WORD) && memcmp(text.chars, SFEN_WORD, strlen(SFEN_WORD)) == 0)
        skipped = (unsigned)strlen(SFEN_WORD);
    const char *sfen = text.chars + skipped;
    unsigned long length = text.length - skipped;
    bool read = problem ? sfen_read_problem(sfen, length, position, &error) : sfen_read(sfen, length, position, number, &error);
    return read || raise_bad_sfen(&error, skipped, &text);
}

/* Leaves no text behind in Prolog's buffers. */
static bool read_sfen_once(term_t term, bool problem, Position *position, unsigned *number) {
    bool read;
    PL_STRINGS_MARK();
    read = read_sfen(term, problem, position, number);
    PL_STRINGS_RELEASE();
    return read;
}

/* problem_sfen(-Position, +Sfen) */
static foreign_t problem_sfen(term_t position_term, term_t text) {
    Position position;
    unsigned number;
    return read_sfen_once(text, true, &position, &number) && term_unify_position(position_term, &position);
}

static bool unify_sfen(term_t term, const Position *position, unsigned number) {
    char sfen[SFEN_MAX];
    unsigned length = sfen_write(position, number, sfen);
    return term_unify_string(term, sfen, length);
}

static foreign_t position_sfen(term_t position_term, term_t text) {
    bool writes = PL_is_variable(text);
    if (writes || !PL_is_variable(position_term)) {
        const Position *position = term_get_position(position_term);
        if (position == NULL) return FALSE;
        if (writes) return unify_sfen(text, position, 1);
    }
    Position read;
    unsigned number;
    return read_sfen_once(text, false, &read, &number) && term_unify_position(position_term, &read);
}

static foreign_t position_sfen_numbered(term_t position_term, term_t number_term, term_t text) {
    if (!PL_is_variable(text)) {
        Position read;
        unsigned number;
        return read_sfen_once(text, false, &read, &number) && term_unify_position(position_term, &read) &&
               PL_unify_integer(number_term, (intptr_t)number);
    }
    int64_t number;
    const Position *position = term_get_position(position_term);
    if (position == NULL || !term_get_not_negative(number_term, &number)) return FALSE;
    if (number == 0) return raise_type_error("not_less_than_one", number_term);
    if (number > INT32_MAX) return raise_representation_error("move_number");
    return unify_sfen(text, position, (unsigned)number);
}

static bool unify_handicap_position(term_t term, const Handicap *handicap) {
    Position position;
    SfenError error;
    return sfen_read(handicap->sfen, strlen(handicap->sfen), &position, NULL, &error) && term_unify_position(term, &position);
}

/* NULL and nothing raised: no handicap has that name. */
static const Handicap *find_handicap(const Text *text) {
    for (const Handicap *handicap = HANDICAPS; handicap->name != NULL; handicap++)
        if (text_is(text, handicap->name) || text_is(text, handicap->japanese)) return handicap;
    return NULL;
}

static bool named_start(term_t name, term_t position) {
    Text text;
    bool done = false;
    PL_STRINGS_MARK();
    if (term_get_text(name, &text)) {
        const Handicap *handicap = find_handicap(&text);
        done = handicap == NULL ? raise_domain_error("handicap", name) : unify_handicap_position(position, handicap);
    }
    PL_STRINGS_RELEASE();
    return done;
}

static bool unify_japanese(term_t term, const Handicap *handicap) {
    return PL_unify_chars(term, PL_ATOM | REP_UTF8, strlen(handicap->japanese), handicap->japanese);
}

/* The first handicap from index `next` on with which `name` and `other` unify; `open`: the ones behind it may fit too. The
 * context of a choice point is the index of the next. */
static foreign_t unify_handicap(term_t name, term_t other, bool (*unify_other)(term_t, const Handicap *), bool open,
                                intptr_t next) {
    fid_t frame = PL_open_foreign_frame();
    if (!frame) return FALSE;
    for (const Handicap *handicap = HANDICAPS + next; handicap->name != NULL; handicap++) {
        if (PL_unify_atom_chars(name, handicap->name) && unify_other(other, handicap)) {
            PL_close_foreign_frame(frame);
            if (!open || handicap[1].name == NULL) return TRUE;
            PL_retry(handicap + 1 - HANDICAPS);
        }
        if (PL_exception(0)) break;
        PL_rewind_foreign_frame(frame);
    }
    PL_close_foreign_frame(frame);
    return FALSE;
}

static foreign_t start_position(term_t name, term_t position, control_t control) {
    switch (PL_foreign_control(control)) {
    case PL_PRUNED: return TRUE;
    case PL_REDO: return unify_handicap(name, position, unify_handicap_position, true, PL_foreign_context(control));
    default:
        if (!PL_is_variable(name)) return named_start(name, position);
        return unify_handicap(name, position, unify_handicap_position, true, 0);
    }
}

static foreign_t handicap(term_t name, term_t japanese, control_t control) {
    switch (PL_foreign_control(control)) {
    case PL_PRUNED: return TRUE;
    case PL_REDO: return unify_handicap(name, japanese, unify_japanese, true, PL_foreign_context(control));
    default: {
        bool open = PL_is_variable(name) && PL_is_variable(japanese);
        return unify_handicap(name, japanese, unify_japanese, open, 0);
    }
    }
}

/* MOVE_NONE and an error raised when the text is no USI move. */
static Move read_usi(term_t term) {
    Text text;
    Move move = MOVE_NONE;
    PL_STRINGS_MARK();
    if (term_get_text(term, &text)) {
        move = usi_read_move(text.chars, text.length);
        if (move == MOVE_NONE) raise_syntax_error("usi_move", &text);
    }
    PL_STRINGS_RELEASE();
    return move;
}

static foreign_t move_usi(term_t move_term, term_t usi) {
    Move move;
    if (!PL_is_variable(usi)) {
        MovePattern form;
        return term_get_move_pattern(move_term, &form) && (move = read_usi(usi)) != MOVE_NONE && term_unify_move(move_term, move);
    }
    char text[USI_MOVE_MAX];
    if (!term_get_move(move_term, &move)) return FALSE;
    if (move == MOVE_NONE) return raise_type_error("move", move_term);
    unsigned length = usi_write_move(move, text);
    return term_unify_string(usi, text, length);
}

void install_shogi_text(void) {
    FUNCTOR_BAD_SFEN = PL_new_functor(PL_new_atom("bad_sfen"), 4);
    PL_register_foreign_in_module(MODULE, "position_sfen", 2, position_sfen, 0);
    PL_register_foreign_in_module(MODULE, "position_sfen", 3, position_sfen_numbered, 0);
    PL_register_foreign_in_module(MODULE, "problem_sfen", 2, problem_sfen, 0);
    PL_register_foreign_in_module(MODULE, "start_position", 2, start_position, PL_FA_NONDETERMINISTIC);
    PL_register_foreign_in_module(MODULE, "handicap", 2, handicap, PL_FA_NONDETERMINISTIC);
    PL_register_foreign_in_module(MODULE, "move_usi", 2, move_usi, 0);
}
