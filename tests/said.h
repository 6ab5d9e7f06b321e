/* SPDX-License-Identifier: Apache-2.0 */
/* said.h - what an error or a finding says at the command line, for assertions; until some fifty more have been asked for. */
#ifndef TESTS_SAID_H
#define TESTS_SAID_H

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"

static inline struct arena *said_arena(void)
{
    enum { CALLS = 50 };
    static struct arena half[2];
    static int n;

    if (n % CALLS == 0)
        arena_free(&half[n / CALLS % 2]);
    return &half[n++ / CALLS % 2];
}

static inline const char *err_said(const struct err *e)
{
    struct arena *a = said_arena();

    return str_c(a, err_text(e, &(const struct wording){ .medium = MEDIUM_COMMAND }, a));
}

static inline struct str finding_said(const struct finding *f)
{
    return message_on(MEDIUM_COMMAND, f->message, said_arena());
}

#endif
