/* SPDX-License-Identifier: Apache-2.0 */
/* captains.h - who was a captain the last time, by the numbers of persons: whose turn it is has to be known before anybody looks who it is. Of one thread. */
#ifndef WEB_HTTP_CAPTAINS_H
#define WEB_HTTP_CAPTAINS_H

#include <stdbool.h>

#include "engine/base/arena.h"

/* { 0 }: nobody. */
struct captains {
    struct arena arena;
    bool *is;
    long n;
};

void captains_note(struct captains *c, long person, bool is);
bool captains_has(const struct captains *c, long person);

#endif
