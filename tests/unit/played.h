/* SPDX-License-Identifier: Apache-2.0 */
/* played.h - an event that never was, played to its end. */
#ifndef TESTS_UNIT_PLAYED_H
#define TESTS_UNIT_PLAYED_H

#include <stdint.h>

#include "engine/olympiad/pairing.h"
#include "teams/lab/simulate.h"

/* Plays until the end, or until a round cannot be paired. */
static inline struct simulation *played(const struct plan *p, uint64_t seed, struct arena *a)
{
    struct simulation *s = simulation_open(p, seed, a);

    while (!simulation_over(s)) {
        struct field f = simulation_field(s, a);
        struct pairing made = pairing_make(&f, a);
        if (!made.legal)
            break;
        simulation_play(s, &made);
    }
    return s;
}

#endif
