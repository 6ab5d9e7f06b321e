/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/missing.h"

#include "engine/base/arena.h"
#include "teams/match.h"
#include "teams/score.h"

enum { TABLES = 10 }; /* the most that are named */

static bool is_meant(const struct section *s, const struct fixture *f, bool going_on)
{
    return !score_complete(s, f) && (!going_on || missing_may_go_on(s, f));
}

int missing_matches(const struct section *s, const struct pairing_list *r, bool going_on)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        n += is_meant(s, &r->fixture[i], going_on);
    return n;
}

bool missing_may_go_on(const struct section *s, const struct fixture *f)
{
    return s->boards == 1 || match_has_results(f);
}

/* "boards 2, 4" that have that result, or that it is all of them. */
static struct str boards_of(const struct section *s, const struct fixture *f, enum result is, struct arena *a)
{
    struct str list = { 0 };
    int n = 0;

    for (int b = 0; b < s->boards; b++)
        if (f->board[b].result == is)
            list = str_fmt(a, "%.*s%s%d", STR_ARG(list), n++ > 0 ? ", " : "", b + 1);
    return n == s->boards ? STR("all of it") : str_fmt(a, "board%s %.*s", n == 1 ? "" : "s", STR_ARG(list));
}

static struct str one(const struct section *s, const struct fixture *f, struct arena *a)
{
    struct str boards = boards_of(s, f, RESULT_NONE, a);

    return str_fmt(a, "table %d (%.*s - %.*s, %.*s)", f->table, STR_ARG(s->squad[f->side[0]].name),
                   STR_ARG(s->squad[f->side[1]].name), STR_ARG(boards));
}

struct str missing_text(const struct section *s, const struct pairing_list *r, bool going_on, int named,
                        struct arena *a)
{
    int of = missing_matches(s, r, going_on);
    struct str list = { 0 };

    for (int i = 0, n = 0; i < r->nfixture && (of <= named || n < TABLES); i++) {
        const struct fixture *f = &r->fixture[i];
        if (!is_meant(s, f, going_on))
            continue;
        struct str text = of <= named ? one(s, f, a) : str_fmt(a, "%d", f->table);
        list = str_fmt(a, "%.*s%s%.*s", STR_ARG(list), n++ > 0 ? ", " : "", STR_ARG(text));
    }
    if (of <= named)
        return list;
    return of <= TABLES ? str_fmt(a, "tables %.*s", STR_ARG(list))
                        : str_fmt(a, "%d of %d tables (%.*s and %d more)", of, r->nfixture, STR_ARG(list), of - TABLES);
}

struct str missing_unfinished(const struct section *s, int round, struct arena *a)
{
    enum { NAMED = 5 };
    struct str list = { 0 };
    int n = 0;

    for (int r = 1; r < round; r++)
        for (int i = 0; i < s->round[r - 1].nfixture; i++) {
            const struct fixture *f = &s->round[r - 1].fixture[i];
            if (score_open(s, f) == 0 || n++ >= NAMED)
                continue;
            struct str boards = boards_of(s, f, RESULT_OPEN, a);
            list =
                str_fmt(a, "%.*s%stable %d of round %d (%.*s - %.*s, %.*s)", STR_ARG(list), n > 1 ? ", " : "", f->table,
                        r, STR_ARG(s->squad[f->side[0]].name), STR_ARG(s->squad[f->side[1]].name), STR_ARG(boards));
        }
    return n > NAMED ? str_fmt(a, "%.*s and %d more", STR_ARG(list), n - NAMED) : list;
}
