/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/job.h"

#include <string.h>

/* One of the types that are named, as "text/html, application/json;q=0.9" does: how many are named before it; -1: it is not. */
static int place_of(struct str accept, struct str type)
{
    for (int i = 0; accept.n > 0; i++) {
        struct str rest = str_cut(&accept, ',');
        if (str_same(str_trim(str_cut(&rest, ';')), type))
            return i;
    }
    return -1;
}

static const struct str json = { "application/json", sizeof "application/json" - 1 };

struct str job_keeping(const struct job *j)
{
    if (j->reply.for_ever)
        return STR("max-age=31536000, immutable");
    return j->reply.kept ? STR("no-cache") : STR("no-store");
}

bool job_take(struct job *j, const char *bytes, size_t n)
{
    if (j->n + n > j->most)
        return false;
    if (j->spool.open) {
        j->n += n;
        return spool_add(&j->spool, bytes, n);
    }
    if (j->n + n > j->cap) {
        j->body = arena_grow(&j->arena, j->body, 1, j->n, 2 * (j->n + n));
        j->cap = 2 * (j->n + n);
    }
    memcpy(j->body + j->n, bytes, n);
    j->n += n;
    return true;
}

struct str job_body(struct job *j)
{
    return j->spool.open ? spool_bytes(&j->spool) : (struct str){ j->body, j->n };
}

bool job_records(const struct job *j)
{
    return str_eq(j->method, STR("POST"));
}

static bool has(struct str s, struct str part)
{
    return str_find(s, part) != NULL;
}

static bool is_page(struct str target, struct str path)
{
    return str_eq(str_cut(&target, '?'), path);
}

bool job_is_at_door(const struct job *j)
{
    return is_page(j->target, STR("/key")) || is_page(j->target, STR("/leave"));
}

bool job_makes_file(const struct job *j)
{
    if (job_records(j))
        return str_starts(j->target, STR("/print/")) || str_eq(j->target, STR("/ratings"));
    return is_page(j->target, STR("/print")) || str_starts(j->target, STR("/downloads/")) ||
           has(j->target, STR("format=pdf")) || has(j->target, STR("format=xlsx"));
}

bool job_is_json(const struct job *j)
{
    return place_of(j->type, json) == 0;
}

bool job_wants_page(const struct job *j)
{
    return place_of(j->accept, STR("text/html")) >= 0 && !job_wants_json(j);
}

bool job_wants_json(const struct job *j)
{
    int script = place_of(j->accept, json), page = place_of(j->accept, STR("text/html"));

    return job_is_json(j) || (script >= 0 && (page < 0 || script < page));
}
