/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/gain.h"

#include <stdlib.h>
#include <string.h>

#include "teams/messages.h"
#include "engine/ranking/performance.h"

enum {
    LIMIT = 400,
    GAP_ABOVE = 2600,
    MASTER = 2400,
    JUNIOR_BELOW = 2300,
    JUNIOR_YEARS = 18,
    NEW_BELOW = 30,
    K_HIGH = 40,
    K_MIDDLE = 20,
    K_LOW = 10,
    K_GAMES = 700,
    GHOSTS = 2,
    GHOST = 1800,
    FIRST_MOST = 2200
};

/* What held from which day on, by kind; the latest last. */
static const struct {
    const char *from;
    struct rating_terms standard, rapid;
} terms[] = {
    { "", { 0 }, { 0 } },
    { "2024-12-01", { 0 }, { .unrated_gap = 600 } },
    { "2025-10-01", { .whole_from = 2650 }, { .unrated_gap = 600 } },
};

static int year_of(struct str day)
{
    char digit[5] = { 0 };

    if (day.n < 4)
        return 0;
    memcpy(digit, day.p, 4);
    return atoi(digit);
}

struct rating_terms rating_terms_of(struct str start, enum rating_kind kind)
{
    int i = sizeof terms / sizeof *terms - 1;

    while (start.n > 0 && i > 0 && str_cmp(start, str_of(terms[i].from)) < 0)
        i--;
    struct rating_terms t = kind == RATED_STANDARD ? terms[i].standard : terms[i].rapid;
    t.kind = kind;
    t.year = year_of(start);
    return t;
}

int rating_difference(const struct rating_terms *t, int own, int opponent)
{
    bool whole = t->whole_from > 0 && own >= t->whole_from; /* RULE_LIMIT_2650 */

    return own - (whole ? opponent : performance_limited(own, opponent));
}

bool rating_is_rated(const struct rating_terms *t, int own, int opponent)
{
    int higher = own > opponent ? own : opponent, gap = abs(own - opponent);

    return own > 0 && opponent > 0 && !(t->unrated_gap > 0 && gap >= t->unrated_gap && higher > GAP_ABOVE);
}

static struct message (*const reasons[])(void) = {
#define X(id, says) [id] = says,
    K_REASONS(X)
#undef X
};

struct message k_reason_said(enum k_reason r)
{
    return reasons[r]();
}

static const int k_of[] = { [K_MASTER] = K_LOW, [K_JUNIOR] = K_HIGH, [K_NEW] = K_HIGH, [K_USUAL] = K_MIDDLE };

static bool is_junior(const struct rating_terms *t, const struct rating_past *p)
{
    return p->born > 0 && t->year > 0 && t->year - p->born <= JUNIOR_YEARS && p->rating < JUNIOR_BELOW;
}

static enum k_reason reason_of(const struct rating_terms *t, const struct rating_past *p)
{
    if (p->listed > 0)
        return K_LISTED;
    if (p->rating >= MASTER)
        return K_MASTER;
    if (is_junior(t, p))
        return K_JUNIOR;
    return p->games > 0 && p->games < NEW_BELOW ? K_NEW : K_USUAL;
}

int rating_k(const struct rating_terms *t, const struct rating_past *p, enum k_reason *why)
{
    *why = reason_of(t, p);
    return *why == K_LISTED ? p->listed : k_of[*why];
}

int rating_k_of_games(int k, int games)
{
    return games > 0 && k * games > K_GAMES ? K_GAMES / games : k;
}

/* a / b, b positive, a half away from zero. */
static int rounded(int a, int b)
{
    return a < 0 ? -rounded(-a, b) : (2 * a + b) / (2 * b);
}

int rating_whole(int hundredths)
{
    return rounded(hundredths, RATING_CERTAIN); /* RULE_RATING_ROUNDED */
}

int rating_initial(int games, int half, int sum)
{
    int n = games + GHOSTS;

    if (games == 0 || half == 0)
        return 0;
    int percent = rounded((half + GHOSTS) * RATING_CERTAIN / 2, n);
    int rating = rounded(sum + GHOSTS * GHOST + n * performance_difference(percent), n);
    return rating < FIRST_MOST ? rating : FIRST_MOST;
}
