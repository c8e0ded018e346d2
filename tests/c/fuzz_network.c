/* Feeds network_read with bytes. A whole file is longer than these are, so all must be refused, with a place inside them. */
#include <stdlib.h>

#include "network/network.h"

static const char *fuzz_check(const char *text, size_t length) {
    NetworkFault fault = {.what = NETWORK_FINE};
    Network *network = network_read((const uint8_t *)text, length, &fault);
    bool read = network != NULL;
    network_free(network);
    return read                          ? "a network of next to no bytes"
           : fault.what == NETWORK_FINE  ? "nothing is said of a bad file"
           : fault.place > length        ? "a place beyond the file"
           : fault.what == NETWORK_SHORT && length - fault.place >= fault.expected ? "not short" : NULL;
}

static const char *const FUZZ_SEEDS[] = {
    "\x16\x2f\xf3\x7a\xa9\x64\x64\x5c\x04\x01\x01\x01text",
    "\x16\x2f\xf3\x7a\xee\xa6\x5a\x3e\x04\x01\x01\x01text\xb8\xd7\x69\x5d",
};
static const char FUZZ_LIKELY[] = "\x16\x2f\xf3\x7a\xa9\x64\x5c\xee\xa6\x5a\x3e\x15\x57\x3f\x01\0\xff";
#define FUZZ_WHAT "network_read"

#include "fuzz.h"
