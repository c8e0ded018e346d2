#include "evaluate.h"

const int PIECE_VALUE[KINDS] = {
    [FU] = 100, [KY] = 300, [KE] = 350, [GI] = 500, [KA] = 800,  [HI] = 1000, [KI] = 550,
    [TO] = 600, [NY] = 550, [NK] = 550, [NG] = 550, [UM] = 1100, [RY] = 1300,
};

static int side_value(const Position *position, Side side) {
    int value = 0;
    for (unsigned kind = FU; kind < KINDS; kind++)
        value += PIECE_VALUE[kind] * (int)bb_count(position->by_kind[kind] & position->by_side[side]);
    for (unsigned kind = FU; kind < HAND_KINDS; kind++) value += PIECE_VALUE[kind] * (int)hand_count(position->hand[side], kind);
    return value;
}

int evaluate_material(const Position *position) {
    Side us = (Side)position->side;
    return side_value(position, us) - side_value(position, side_other(us));
}
