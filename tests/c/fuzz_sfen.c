/* Feeds sfen_read with bytes. */
#include "sfen_check.h"

static const char *fuzz_check(const char *text, size_t length) { return sfen_check(text, length); }

static const char *const FUZZ_SEEDS[] = {
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "4k4/9/9/9/9/9/9/9/9 w RBGSNLP2r2b3g3s3n3l17p 120",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
};
static const char FUZZ_LIKELY[] = "plnsgbrkPLNSGBRK+/ -19bw\0\xe3";
#define FUZZ_WHAT "sfen_read"

#include "fuzz.h"
