# For pack_install: builds the C part with meson, in build/, where prolog/gunshi/foreign.pl finds it. A copy of a
# checkout has a build/ that was made for another place; it is made anew. Who works on Gunshi uses scripts/gunshi.

SWIPL ?= swipl

all:
	[ "$$(cat build/made-for 2>/dev/null)" = "$$(pwd -P)" ] || { rm -rf build && meson setup build && pwd -P >build/made-for; }
	ninja -C build gunshi.so

check: all
	"$(SWIPL)" -q -f none -p library=prolog -g 'use_module(library(gunshi)), start_position(hirate, P), perft(P, 4, 719731)' -t halt

install: all

clean:
	rm -rf build

distclean: clean
