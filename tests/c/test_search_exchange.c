/* Proves the static exchange evaluation: on all legal moves of random positions it says what playing the exchange out on a board
 * array says, the cheapest piece first, either side free to stop; it never wins more for less; and gains are counted by hand. */
#include "support.h"

#include <string.h>

#include "movegen.h"
#include "search/exchange.h"

/* The witness: a board of its own and steps of its own. */
typedef struct Scene {
    Piece board[SQUARES];
    unsigned square;
} Scene;

/* Whether the piece on `from` could take what stands on the scene's square, its owner moving up the board. */
static bool reaches(const Scene *scene, unsigned from) {
    Piece piece = scene->board[from];
    unsigned kind = piece_kind(piece);
    int files = (int)square_file(scene->square) - (int)square_file(from);
    int ranks = (int)square_rank(from) - (int)square_rank(scene->square); /* forwards for sente */
    if (piece_side(piece) == GOTE) ranks = -ranks;
    int aside = files < 0 ? -files : files, away = ranks < 0 ? -ranks : ranks;
    bool near = aside <= 1 && away <= 1, straight = files == 0 || ranks == 0, slanted = aside == away;
    bool clear = straight || slanted;
    if (clear) {
        int length = aside > away ? aside : away, file = (int)square_file(from), rank = (int)square_rank(from);
        int file_step = ((int)square_file(scene->square) - file) / length,
            rank_step = ((int)square_rank(scene->square) - rank) / length;
        for (int i = 1; i < length; i++)
            if (scene->board[square_make((unsigned)(file + i * file_step), (unsigned)(rank + i * rank_step))]) clear = false;
    }
    switch (kind) {
    case FU: return files == 0 && ranks == 1;
    case KY: return files == 0 && ranks > 0 && clear;
    case KE: return aside == 1 && ranks == 2;
    case GI: return near && (ranks == 1 || slanted);
    case KA: return slanted && clear;
    case HI: return straight && clear;
    case UM: return near || (slanted && clear);
    case RY: return near || (straight && clear);
    case OU: return near;
    default: return near && (ranks == 1 || straight);
    }
}

static bool can_take(const Scene *scene, Side side) {
    for (unsigned from = 0; from < SQUARES; from++)
        if (from != scene->square && scene->board[from] && piece_side(scene->board[from]) == side && reaches(scene, from))
            return true;
    return false;
}

typedef struct Range {
    int least, most;
} Range;

static int larger(int a, int b) { return a > b ? a : b; }

static Range taken_back(const Scene *scene, Side side);

/* What `side` wins by taking with the piece on `from`: false when it is a king that would be taken. */
static bool takes(const Scene *scene, unsigned from, Side side, Range *won) {
    Scene after = *scene;
    after.board[scene->square] = scene->board[from];
    after.board[from] = 0;
    if (piece_kind(scene->board[from]) == OU && can_take(&after, side_other(side))) return false;
    Range answer = taken_back(&after, side_other(side));
    int taken = exchange_prize(piece_kind(scene->board[scene->square]));
    *won = (Range){taken - answer.most, taken - answer.least};
    return true;
}

/* What `side` wins when it may take on the square, or stop. Which of several equally cheap pieces takes is left open, so the
 * answer is a range. */
static Range taken_back(const Scene *scene, Side side) {
    int cheapest = 1 << 20;
    Range range = {0, 0};
    for (unsigned from = 0; from < SQUARES; from++) {
        Piece piece = scene->board[from];
        if (from == scene->square || !piece || piece_side(piece) != side || exchange_prize(piece_kind(piece)) > cheapest)
            continue;
        Range won;
        if (!reaches(scene, from) || !takes(scene, from, side, &won)) continue;
        won = (Range){larger(won.least, 0), larger(won.most, 0)};
        if (exchange_prize(piece_kind(piece)) < cheapest) {
            range = won;
            cheapest = exchange_prize(piece_kind(piece));
        } else {
            if (won.least < range.least) range.least = won.least;
            if (won.most > range.most) range.most = won.most;
        }
    }
    return range;
}

/* What a legal move wins before it is answered, and after. */
static int gain_by_hand(const Position *position, Move move) {
    Piece victim = position->board[move_to(move)];
    int gain = victim ? exchange_prize(piece_kind(victim)) : 0;
    if (!move_is_promotion(move)) return gain;
    unsigned kind = piece_kind(position->board[move_from(move)]);
    return gain + exchange_promotion(kind);
}

static Range won_by(const Position *position, Move move) {
    Scene scene = {.square = move_to(move)};
    Side us = (Side)position->side;
    memcpy(scene.board, position->board, sizeof scene.board);
    if (move_is_drop(move)) {
        scene.board[scene.square] = piece_make(us, move_dropped(move));
    } else {
        scene.board[scene.square] = scene.board[move_from(move)] | (move_is_promotion(move) ? PROMOTED : 0);
        scene.board[move_from(move)] = 0;
    }
    Range answer = taken_back(&scene, side_other(us));
    int gain = gain_by_hand(position, move);
    return (Range){gain - answer.most, gain - answer.least};
}

typedef struct Met {
    unsigned seen, moves, taken_back, exact;
} Met;

static void exchange_is_played_out(const Position *position, void *data) {
    static const int THRESHOLDS[] = {-30000, -2000, -1000, -500, -101, -50, -1, 0, 1, 100, 200, 333, 700, 1500, 4000};
    Met *met = data;
    if (met->seen++ % 7 != 0) return;
    Move moves[MAX_MOVES];
    unsigned count = movegen_legal(position, moves);
    for (unsigned i = 0; i < count; i++) {
        Range won = won_by(position, moves[i]);
        if (exchange_gain(position, moves[i]) != gain_by_hand(position, moves[i])) support_fail(position, moves[i], "the gain");
        if (!exchange_wins(position, moves[i], won.least)) support_fail(position, moves[i], "wins less than played out");
        if (exchange_wins(position, moves[i], won.most + 1)) support_fail(position, moves[i], "wins more than played out");
        bool still = true;
        for (unsigned j = 0; j < sizeof THRESHOLDS / sizeof *THRESHOLDS; j++) {
            bool wins = exchange_wins(position, moves[i], THRESHOLDS[j]);
            if (wins && !still) support_fail(position, moves[i], "wins more, and not less");
            if (wins ? THRESHOLDS[j] > won.most : THRESHOLDS[j] <= won.least) support_fail(position, moves[i], "a threshold");
            still = wins;
        }
        met->moves++;
        met->taken_back += won.most < gain_by_hand(position, moves[i]);
        met->exact += won.least == won.most;
    }
}

static void an_exchange_is_worth_what_playing_it_out_gives(void **state) {
    (void)state;
    Met met = {0};
    support_walk(120, exchange_is_played_out, &met);
    assert_true(met.moves > 100000 && met.taken_back > 20000 && met.exact > met.moves - met.moves / 20);
}

static void exchanges_count_as_the_cases_say(void **state) {
    (void)state;
    static const struct {
        const char *sfen, *move;
        int won;
    } CASES[] = {
        {"4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1", "5f5e", 180},              /* a free pawn, on the board and in the hand */
        {"4k4/9/9/4s4/4p4/9/9/9/K3R4 b - 1", "5i5e", 180 - 1040},      /* guarded by a silver */
        {"k8/9/9/4g4/4p4/9/9/4L4/K3L4 b - 1", "5h5e", 180},            /* a lance behind the lance: the gold stops */
        {"k8/9/4p4/4P4/9/9/9/9/K8 b - 1", "5d5c+", 180 + 260},         /* with the promotion */
        {"k8/4g4/4p4/4P4/9/9/9/9/K8 b - 1", "5d5c+", 180 + 260 - 450}, /* which is lost */
        {"4k4/9/4G4/9/9/9/9/9/K8 b G 1", "G*5b", 0},                   /* the king may not take what is guarded */
        {"4k4/9/9/9/9/9/9/9/K8 b G 1", "G*5b", -740},                  /* and takes what is not */
        {"k8/9/9/9/4b4/9/9/9/K3L4 b - 1", "5i5e", 890},
    };
    for (unsigned i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Position position;
        support_read(CASES[i].sfen, &position);
        Move move = support_move(&position, CASES[i].move);
        if (!exchange_wins(&position, move, CASES[i].won) || exchange_wins(&position, move, CASES[i].won + 1))
            support_fail(&position, move, "not the worth of the case");
    }
}

static void a_promoted_piece_is_worth_more(void **state) {
    (void)state;
    for (unsigned kind = FU; kind <= HI; kind++) {
        assert_true(exchange_promotion(kind) > 0);
        assert_true(exchange_prize(kind | PROMOTED) > exchange_prize(kind));
        assert_true(exchange_prize(kind) > 0 && exchange_prize(kind | PROMOTED) < exchange_prize(OU));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_exchange_is_worth_what_playing_it_out_gives),
        cmocka_unit_test(exchanges_count_as_the_cases_say),
        cmocka_unit_test(a_promoted_piece_is_worth_more),
    };
    return cmocka_run_group_tests_name("search_exchange", tests, NULL, NULL);
}
