#include "engine/club/tiebreak.h"

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

/* --- what a round counts ------------------------------------------------------------------------- */

typedef void parts_of(const struct swiss *s, const struct entrant *e, struct club_part *out);

/* RULE_CLUB_SOLKOFF */
static void solkoff_parts(const struct swiss *s, const struct entrant *e, struct club_part *out)
{
    for (int r = 0; r < e->npast; r++) {
        struct fraction points = fraction_of(opposed(s, &e->past[r]), 2);
        out[r] = (struct club_part){ .has = e->past[r].played ? points : (struct fraction){ 0 }, .counts = points };
    }
}

static bool is_less(struct fraction x, struct fraction y)
{
    return x.above * y.below < y.above * x.below;
}

/* The part with the lowest opponent that is left, or with the highest; NULL: none is. */
static struct club_part *extreme(struct club_part *part, int n, bool highest)
{
    struct club_part *found = NULL;

    for (int i = 0; i < n; i++) {
        bool further =
            found && (highest ? is_less(found->counts, part[i].counts) : is_less(part[i].counts, found->counts));
        if (part[i].cut == CLUB_COUNTS && (!found || further))
            found = &part[i];
    }
    return found;
}

static void leave_out(struct club_part *part, int n, int low, int high)
{
    for (int i = 0; i < low + high; i++) {
        struct club_part *x = extreme(part, n, i >= low);
        if (x)
            x->cut = i < low ? CLUB_LOWEST : CLUB_HIGHEST;
    }
}

static int cut(const struct entrant *e)
{
    return e->npast < MANY_ROUNDS ? 1 : 2;
}

/* RULE_CLUB_MEDIAN */
static void median_parts(const struct swiss *s, const struct entrant *e, struct club_part *out)
{
    solkoff_parts(s, e, out);
    leave_out(out, e->npast, cut(e), cut(e));
}

/* RULE_CLUB_MODIFIED_MEDIAN: who has more than half of the points is spared the lowest, who has less the highest, the others both. */
static void modified_median_parts(const struct swiss *s, const struct entrant *e, struct club_part *out)
{
    solkoff_parts(s, e, out);
    leave_out(out, e->npast, e->points < e->npast ? 0 : cut(e), e->points > e->npast ? 0 : cut(e));
}

/* RULE_CLUB_SONNEBORN_BERGER */
static void sonneborn_berger_parts(const struct swiss *s, const struct entrant *e, struct club_part *out)
{
    solkoff_parts(s, e, out);
    for (int r = 0; r < e->npast; r++)
        out[r].counts = fraction_of(e->past[r].points * opposed(s, &e->past[r]), 4);
}

/* RULE_CLUB_KASHDAN */
static void kashdan_parts(const struct swiss *s, const struct entrant *e, struct club_part *out)
{
    static const int worth[] = { 1, 2, 4 }; /* a loss, a draw, a win */

    (void)s;
    for (int r = 0; r < e->npast; r++)
        out[r] = (struct club_part){ .counts = fraction_of(e->past[r].played ? worth[e->past[r].points] : 0, 1) };
}

/* RULE_CLUB_CUMULATIVE */
static void cumulative_parts(const struct swiss *s, const struct entrant *e, struct club_part *out)
{
    int score = 0;

    (void)s;
    for (int r = 0; r < e->npast; r++) {
        const struct past *p = &e->past[r];
        score += p->points;
        out[r] = (struct club_part){ .counts = fraction_of(!p->played && p->points == WIN ? score - WIN : score, 2) };
    }
}

static struct fraction sum_of(const struct club_part *part, int n)
{
    struct fraction sum = fraction_of(0, 1);

    for (int i = 0; i < n; i++)
        if (part[i].cut == CLUB_COUNTS)
            sum = fraction_add(sum, part[i].counts);
    return sum;
}

static void sums(const struct swiss *s, parts_of *parts, struct fraction *out, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);

    for (int i = 0; i < s->n; i++) {
        const struct entrant *e = &s->entrant[i];
        struct club_part *part = arena_new(a, struct club_part, e->npast);
        parts(s, e, part);
        out[i] = sum_of(part, e->npast);
        arena_rewind(a, mark);
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

/* By entrant; NULL if nobody is rated. */
static struct fraction *performances(const struct swiss *s, struct arena *a)
{
    struct fraction *rating = ratings(s, a), *performance = arena_new(a, struct fraction, s->n);

    means(s, rating, CLASS, performance);
    return rating ? performance : NULL;
}

/* RULE_CLUB_PERFORMANCE_OF_OPPOSITION */
static void performance_of_opposition(const struct swiss *s, struct fraction *out, struct arena *a)
{
    means(s, performances(s, a), 0, out);
}

/* What the opponents of played games have; `of` is NULL if there is nothing. */
static void mean_parts(const struct entrant *e, const struct fraction *of, struct club_part *out)
{
    for (int r = 0; r < e->npast; r++) {
        bool counts = of && e->past[r].played;
        struct fraction has = counts ? of[e->past[r].opponent] : (struct fraction){ 0 };
        out[r] = (struct club_part){ .has = has, .counts = has, .cut = counts ? CLUB_COUNTS : CLUB_NO_GAME };
    }
}

/* --- the table -------------------------------------------------------------------------------- */

#define SUM(name)                                                                  \
    static void name(const struct swiss *s, struct fraction *out, struct arena *a) \
    {                                                                              \
        sums(s, name##_parts, out, a);                                             \
    }
SUM(solkoff)
SUM(median)
SUM(modified_median)
SUM(sonneborn_berger)
SUM(kashdan)
SUM(cumulative)
#undef SUM

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

static parts_of *const sum_parts[CLUB_TIEBREAKS] = {
    solkoff_parts, median_parts, modified_median_parts, sonneborn_berger_parts, kashdan_parts, cumulative_parts,
};

bool club_is_mean(int tiebreak)
{
    return !sum_parts[tiebreak];
}

struct club_part *club_parts(int tiebreak, const struct swiss *s, int who, struct arena *a)
{
    const struct entrant *e = &s->entrant[who];
    struct club_part *out = arena_new(a, struct club_part, e->npast);

    if (sum_parts[tiebreak])
        sum_parts[tiebreak](s, e, out);
    else if (club_tiebreaks[tiebreak].values == average_opposition)
        mean_parts(e, ratings(s, a), out);
    else
        mean_parts(e, performances(s, a), out);
    return out;
}
