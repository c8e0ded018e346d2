#include "problem.h"

#include "../legality.h"
#include "../movegen.h"

Side mate_attacker(const Position *position) {
    Side us = (Side)position->side;
    return position->king[side_other(us)] == NO_SQUARE ? side_other(us) : us;
}

bool mate_line_holds(const Position *position, Side attacker, const Move *moves, unsigned count) {
    Position after = *position;
    for (unsigned i = 0; i < count; i++) {
        Undo undo;
        bool attacking = (Side)after.side == attacker;
        if (!move_is_legal(&after, moves[i])) return false;
        position_make(&after, moves[i], &undo);
        if (attacking && !position_in_check(&after)) return false;
    }
    return position_in_check(&after) && (Side)after.side != attacker && !movegen_any(&after);
}
