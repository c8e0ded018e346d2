/* shorten_private.h: making a mate that was found shorter. */
#ifndef GUNSHI_SHOGI_MATE_SHORTEN_PRIVATE_H
#define GUNSHI_SHOGI_MATE_SHORTEN_PRIVATE_H

#include "work_private.h"

/* Makes the mate that was found shorter, as far as that is worth while, or all the way when the task says so. */
void shorten_mate(Work *work);

#endif
