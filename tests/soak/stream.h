/* SPDX-License-Identifier: Apache-2.0 */
/* stream.h - what is done at a desk, one operation after the other, by lot. */
#ifndef TESTS_SOAK_STREAM_H
#define TESTS_SOAK_STREAM_H

#include "desk/base/desk.h"

enum errand_kind {
    ERRAND_DATE,
    ERRAND_POINTS,
    ERRAND_PAIR,
    ERRAND_PUBLISH,
    ERRAND_RESULT,
    ERRAND_CORRECT,
    ERRAND_UNDO
};

struct errand {
    enum errand_kind kind;
    int round, table, board; /* of a result; round of a date */
    enum result result;
    struct str team, text; /* who gets points; the date */
};

unsigned lot_draw(unsigned *lot, unsigned n); /* 0 ... n - 1 */

/* The next operation that the state of the event allows. Rounds are paired, published and played one after
   the other; dates, points, corrections and undo come in between. */
struct errand stream_choose(const struct event *ev, unsigned *lot, struct arena *a);

/* At the desk. `word` is the user, so that the row of the journal can be found. */
bool stream_do(struct desk *d, const struct errand *s, const char *word, struct arena *a, struct err *e);

/* As a command line, ended by NULL; `argv` has room for 20 words. */
void stream_words(const struct errand *s, const char *program, const char *path, const char *word, struct arena *a,
                  const char **argv);

#endif
