/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/ranking.h"
#include "engine/base/criteria.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/messages.h"

static const char *const keys[] = {
#define X(id, key, ...) [id] = key,
    CRITERIA(X)
#undef X
};

static bool find(struct str key, enum criterion *out)
{
    for (int c = 0; c < CRITERION_COUNT; c++)
        if (str_eq(key, str_of(keys[c]))) {
            *out = (enum criterion)c;
            return true;
        }
    return false;
}

int ranking_place(const struct ranking *r, enum criterion c)
{
    for (int i = 0; i < r->n; i++)
        if (r->by[i] == c)
            return i;
    return -1;
}

bool ranking_read(struct str text, struct ranking *out, struct err *e)
{
    struct ranking r = { 0 };
    struct str rest = str_trim(text);
    bool more = true;

    if (rest.n == 0)
        return err_say(e, ERR_INPUT, say_ranking_is_empty());
    while (more) {
        more = memchr(rest.p, ',', rest.n) != NULL;
        struct str key = str_trim(str_cut(&rest, ','));
        enum criterion c;

        if (!find(key, &c))
            return err_say(e, ERR_INPUT, say_no_criterion(key));
        if (ranking_place(&r, c) >= 0)
            return err_say(e, ERR_INPUT, say_criterion_twice(keys[c]));
        r.by[r.n++] = c;
    }
    *out = r;
    return true;
}

struct str ranking_text(const struct ranking *r, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < r->n; i++)
        text = str_fmt(a, "%.*s%s%s", STR_ARG(text), i ? "," : "", keys[r->by[i]]);
    return text;
}

bool ranking_eq(const struct ranking *a, const struct ranking *b)
{
    bool equal = a->n == b->n;

    for (int i = 0; equal && i < a->n; i++)
        equal = a->by[i] == b->by[i];
    return equal;
}
