/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/edition.h"

#include <string.h>

#include "engine/base/arena.h"

static const struct edition_row editions[] = {
#define X(id, ...) [id] = { __VA_ARGS__ },
    EDITIONS(X)
#undef X
};

static const struct tiebreak_row tiebreaks[] = {
#define X(id, ...) [id] = { __VA_ARGS__ },
    TIEBREAKS(X)
#undef X
};

const struct edition_row *edition_row(enum edition e)
{
    return &editions[e];
}

const struct tiebreak_row *tiebreak_row(enum tiebreak t)
{
    return &tiebreaks[t];
}

/* RULE_LIMITS_ECU */
enum limits edition_limits(enum edition e, int round, int rounds)
{
    if (editions[e].last_free && round == rounds)
        return LIMITS_NONE;
    return editions[e].strict ? LIMITS_STRICT : LIMITS_GIVE_WAY;
}

bool edition_is_fide(enum edition e)
{
    return str_starts(str_of(rule_row(editions[e].rule)->document), STR("D.02"));
}

bool edition_find(struct str name, enum edition *out)
{
    for (int e = 0; e < EDITION_COUNT; e++)
        if (str_eq(name, str_of(editions[e].name))) {
            *out = (enum edition)e;
            return true;
        }
    return false;
}

enum edition edition_on(struct str day)
{
    return day.n > 0 && str_cmp(day, STR("2022")) < 0 ? EDITION_2012 : EDITION_2022;
}

enum tiebreak edition_tiebreak(enum edition e)
{
    static const enum tiebreak with[] = {
        [EDITION_2012] = TIEBREAK_2012_GA,
        [EDITION_2022] = TIEBREAK_APP_2,
        [EDITION_ECU] = TIEBREAK_KHANTY_MANSIYSK,
        [EDITION_ECU_2015] = TIEBREAK_KHANTY_MANSIYSK,
    };

    return with[e];
}

bool tiebreak_find(struct str name, enum tiebreak *out)
{
    for (int t = 0; t < TIEBREAK_COUNT; t++)
        if (str_eq(name, str_of(tiebreaks[t].name))) {
            *out = (enum tiebreak)t;
            return true;
        }
    return false;
}

bool tiebreak_has(enum tiebreak t, const struct ranking *r)
{
    return ranking_eq(&tiebreaks[t].ranking, r);
}

struct str edition_cite(enum edition e, enum rule rule, struct arena *a)
{
    const struct rule_row *row = rule_row(rule);
    bool other = e == EDITION_2022 && str_eq(str_of(row->document), STR("D.02"));

    if (!other)
        return str_fmt(a, strchr(row->document, '(') ? "%s art. %s" : "%s, %s", row->document, row->article);
    const struct str own = str_of(row->article_2022); /* "8.3 (2012: 31)" */
    size_t n = 0;
    while (n < own.n && own.p[n] != ' ')
        n++;
    return n > 0 ? str_fmt(a, "%s (2022) art. %.*s", row->document, (int)n, own.p)
                 : str_fmt(a, "%s (2012) art. %s", row->document, row->article);
}
