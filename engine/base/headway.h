/* SPDX-License-Identifier: Apache-2.0 */
/* headway.h - how far work has come that may take long, for whoever waits for it. */
#ifndef ENGINE_BASE_HEADWAY_H
#define ENGINE_BASE_HEADWAY_H

#include <stddef.h>

/* What is counted. */
enum work { WORK_EVENTS, WORK_BYTES, WORK_SHEETS, WORK_PAGES, WORK_ROUNDS, WORK_ENTRIES, WORKS };

/* Who hears of it, from any thread; NULL in place of it: nobody. */
struct headway {
    void (*hears)(enum work what, long done, long of);
};

/* So many are done; with all of them the work has come to its end. As often as it likes: who hears it need not show it. */
static inline void headway_tell(const struct headway *h, enum work what, long done, long of)
{
    if (h)
        h->hears(what, done, of);
}

#endif
