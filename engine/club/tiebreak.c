/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/club/tiebreak.h"

#include <stdlib.h>

#include "engine/base/arena.h"

enum { WIN = 2, UNPLAYED = 1, MANY_ROUNDS = 9, CLASS = 400 };

/* --- opponents' scores ------------------------------------------------------------------------ */

/* Half points: an unplayed round counts as a draw, whatever it brought. */
static int adjusted(const struct entrant *e)
{
    int points = 0;

    for (int i = 0; i < e->npast; i++)
        points += e->past[i].played ? e->past[i].points : UNPLAYED;
    return points;
}

/* Of the opponent in a round; an own unplayed round is an opponent without points. */
static int opposed(const struct swiss *s, const struct past *p)
{
    return p->played ? adjusted(&s->entrant[p->opponent]) : 0;
}

static int ascending(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* The sum of the opponents' scores less so many of the lowest and of the highest. */
static struct fraction cut_sum(const struct swiss *s, const struct entrant *e, int low, int high, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    int *score = arena_new(a, int, e->npast), sum = 0;

    for (int i = 0; i < e->npast; i++)
        score[i] = opposed(s, &e->past[i]);
    qsort(score, (size_t)e->npast, sizeof *score, ascending);
    for (int i = low; i < e->npast - high; i++)
        sum += score[i];
    arena_rewind(a, mark);
    return fraction_of(sum, 2);
}

/* RULE_CLUB_SOLKOFF */
static void solkoff(const struct swiss *s, struct fraction *out, struct arena *a)
{
    for (int i = 0; i < s->n; i++)
        out[i] = cut_sum(s, &s->entrant[i], 0, 0, a);
}

static int cut(const struct entrant *e)
{
    return e->npast < MANY_ROUNDS ? 1 : 2;
}

/* RULE_CLUB_MEDIAN */
static void median(const struct swiss *s, struct fraction *out, struct arena *a)
{
    for (int i = 0; i < s->n; i++)
        out[i] = cut_sum(s, &s->entrant[i], cut(&s->entrant[i]), cut(&s->entrant[i]), a);
}

/* RULE_CLUB_MODIFIED_MEDIAN: who has more than half of the points is spared the lowest, who has less the highest, the others both. */
static void modified_median(const struct swiss *s, struct fraction *out, struct arena *a)
{
    for (int i = 0; i < s->n; i++) {
        const struct entrant *e = &s->entrant[i];
        int low = e->points < e->npast ? 0 : cut(e), high = e->points > e->npast ? 0 : cut(e);
        out[i] = cut_sum(s, e, low, high, a);
    }
}

/* RULE_CLUB_SONNEBORN_BERGER */
static void sonneborn_berger(const struct swiss *s, struct fraction *out, struct arena *a)
{
    (void)a;
    for (int i = 0; i < s->n; i++) {
        const struct entrant *e = &s->entrant[i];
        int sum = 0;
        for (int r = 0; r < e->npast; r++)
            sum += e->past[r].points * opposed(s, &e->past[r]);
        out[i] = fraction_of(sum, 4);
    }
}

/* --- own results ------------------------------------------------------------------------------ */

/* RULE_CLUB_KASHDAN */
static void kashdan(const struct swiss *s, struct fraction *out, struct arena *a)
{
    static const int worth[] = { 1, 2, 4 }; /* a loss, a draw, a win */

    (void)a;
    for (int i = 0; i < s->n; i++) {
        const struct entrant *e = &s->entrant[i];
        int sum = 0;
        for (int r = 0; r < e->npast; r++)
            sum += e->past[r].played ? worth[e->past[r].points] : 0;
        out[i] = fraction_of(sum, 1);
    }
}

/* RULE_CLUB_CUMULATIVE */
static void cumulative(const struct swiss *s, struct fraction *out, struct arena *a)
{
    (void)a;
    for (int i = 0; i < s->n; i++) {
        const struct entrant *e = &s->entrant[i];
        int sum = 0, score = 0;
        for (int r = 0; r < e->npast; r++) {
            const struct past *p = &e->past[r];
            sum += score += p->points;
            sum -= !p->played && p->points == WIN ? WIN : 0;
        }
        out[i] = fraction_of(sum, 2);
    }
}

/* --- opponents' ratings ----------------------------------------------------------------------- */

static struct fraction average_of_rated(const struct swiss *s)
{
    long sum = 0, n = 0;

    for (int i = 0; i < s->n; i++) {
        sum += s->entrant[i].rating;
        n += s->entrant[i].rating > 0;
    }
    return n ? fraction_of(sum, n) : (struct fraction){ 0 };
}

/* What an unrated player counts as, by the games against rated ones. */
static struct fraction estimated(const struct swiss *s, const struct entrant *e, struct fraction average)
{
    long more = 0, games = 0;

    for (int r = 0; r < e->npast; r++)
        if (e->past[r].played && s->entrant[e->past[r].opponent].rating > 0) {
            more += e->past[r].points - 1;
            games++;
        }
    return games ? fraction_add(average, fraction_of(CLASS * more, games)) : average;
}

/* What every player counts as; NULL if nobody is rated. */
static struct fraction *ratings(const struct swiss *s, struct arena *a)
{
    struct fraction *rating = arena_new(a, struct fraction, s->n), average = average_of_rated(s);

    if (average.below == 0)
        return NULL;
    for (int i = 0; i < s->n; i++) {
        const struct entrant *e = &s->entrant[i];
        rating[i] = e->rating ? fraction_of(e->rating, 1) : estimated(s, e, average);
    }
    return rating;
}

/* The mean over played games of what the opponent has, and of so much for each half point above a draw. */
static struct fraction mean(const struct entrant *e, const struct fraction *of, long worth)
{
    struct fraction sum = fraction_of(0, 1);
    int games = 0;

    for (int r = 0; r < e->npast; r++)
        if (e->past[r].played) {
            sum = fraction_add(sum, of[e->past[r].opponent]);
            sum = fraction_add(sum, fraction_of(worth * (e->past[r].points - 1), 1));
            games++;
        }
    return games ? fraction_over(sum, games) : (struct fraction){ 0 };
}

static void means(const struct swiss *s, const struct fraction *of, long worth, struct fraction *out)
{
    for (int i = 0; i < s->n; i++)
        out[i] = of ? mean(&s->entrant[i], of, worth) : (struct fraction){ 0 };
}

/* RULE_CLUB_AVERAGE_OPPOSITION */
static void average_opposition(const struct swiss *s, struct fraction *out, struct arena *a)
{
    means(s, ratings(s, a), 0, out);
}

/* RULE_CLUB_PERFORMANCE_OF_OPPOSITION */
static void performance_of_opposition(const struct swiss *s, struct fraction *out, struct arena *a)
{
    struct fraction *rating = ratings(s, a), *performance = arena_new(a, struct fraction, s->n);

    means(s, rating, CLASS, performance);
    means(s, rating ? performance : NULL, 0, out);
}

/* --- how they come about ----------------------------------------------------------------------- */

/* The first of the lowest or of the highest that is still there. */
static void leave_out(struct club_part *part, int n, bool high)
{
    struct club_part *found = NULL;

    for (int i = 0; i < n; i++) {
        bool beyond = found && (high ? part[i].score > found->score : part[i].score < found->score);
        if (!part[i].low && !part[i].high && (!found || beyond))
            found = &part[i];
    }
    if (found)
        *(high ? &found->high : &found->low) = true;
}

static void parts_of_scores(const struct swiss *s, const struct entrant *e, enum club_tiebreak by,
                            struct club_part *out)
{
    bool both = by == BREAK_MEDIAN, some = by == BREAK_MODIFIED_MEDIAN;
    int low = both || (some && e->points >= e->npast) ? cut(e) : 0;
    int high = both || (some && e->points <= e->npast) ? cut(e) : 0;

    for (int r = 0; r < e->npast; r++) {
        int score = out[r].score = opposed(s, &e->past[r]);
        out[r].opposed = fraction_of(score, 2);
        out[r].counts = by == BREAK_SONNEBORN_BERGER ? fraction_of(e->past[r].points * score, 4) : out[r].opposed;
    }
    for (int i = 0; i < low; i++)
        leave_out(out, e->npast, false);
    for (int i = 0; i < high; i++)
        leave_out(out, e->npast, true);
}

static void parts_of_results(const struct entrant *e, enum club_tiebreak by, struct club_part *out)
{
    static const int worth[] = { 1, 2, 4 };
    int score = 0;

    for (int r = 0; r < e->npast; r++) {
        const struct past *p = &e->past[r];
        score += p->points;
        out[r].counts = by == BREAK_KASHDAN ? fraction_of(p->played ? worth[p->points] : 0, 1)
                                            : fraction_of(score - (!p->played && p->points == WIN ? WIN : 0), 2);
    }
}

static void parts_of_ratings(const struct swiss *s, const struct entrant *e, enum club_tiebreak by,
                             struct club_part *out, struct arena *a)
{
    struct fraction *value = ratings(s, a), *performance = arena_new(a, struct fraction, s->n);

    if (by == BREAK_PERFORMANCE_OF_OPPOSITION && value) {
        means(s, value, CLASS, performance);
        value = performance;
    }
    for (int r = 0; r < e->npast; r++)
        if (value && e->past[r].played)
            out[r].opposed = out[r].counts = value[e->past[r].opponent];
}

void club_parts(const struct swiss *s, int entrant, enum club_tiebreak by, struct club_part *out, struct arena *a)
{
    const struct entrant *e = &s->entrant[entrant];

    for (int r = 0; r < e->npast; r++)
        out[r] = (struct club_part){ .past = &e->past[r] };
    if (by == BREAK_KASHDAN || by == BREAK_CUMULATIVE)
        parts_of_results(e, by, out);
    else if (by == BREAK_AVERAGE_OPPOSITION || by == BREAK_PERFORMANCE_OF_OPPOSITION)
        parts_of_ratings(s, e, by, out, a);
    else
        parts_of_scores(s, e, by, out);
}

const struct swiss_values club_tiebreaks[CLUB_TIEBREAKS] = {
    { "solkoff", solkoff },
    { "median", median },
    { "modified_median", modified_median },
    { "sonneborn_berger", sonneborn_berger },
    { "kashdan", kashdan },
    { "cumulative", cumulative },
    { "average_opposition", average_opposition },
    { "performance_of_opposition", performance_of_opposition },
};
