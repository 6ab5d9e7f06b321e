/* slow_teams.c - the team Swiss for a few teams: every set of upfloaters, every pairing of a bracket. */
#include <string.h>

#include "engine/base/arena.h"
#include "tests/property/slow.h"

/* Places are in the order of numbers. */
struct teams {
    struct slow w;
    int want[SLOW_MOST], strong[SLOW_MOST]; /* by place: 1 White, -1 Black, 0 nothing */
    bool floated[SLOW_MOST];
    struct pair *pair;
    int npair;
};

static int score(const struct teams *t, int v)
{
    return t->w.s->entrant[t->w.who[v]].points;
}

static int size_of(unsigned set)
{
    return __builtin_popcount(set);
}

/* --- what a card says --------------------------------------------------------------------------- */

static void find_wish(struct teams *t, int v)
{
    const struct swiss *s = t->w.s;
    int i = t->w.who[v], cd = slow_white(s, i), last = slow_last(s, i, 1), before = slow_last(s, i, 2);

    if (s->preferences == PREFERENCES_NONE || last == 0)
        return;
    if (cd < -1 || ((cd == 0 || cd == -1) && last == -1 && before == -1))
        t->want[v] = t->strong[v] = 1;
    else if (cd > 1 || ((cd == 0 || cd == 1) && last == 1 && before == 1))
        t->want[v] = t->strong[v] = -1;
    else if (s->preferences == PREFERENCES_B && cd != 0)
        t->want[v] = cd == 1 ? -1 : 1;
    else if (s->preferences == PREFERENCES_B && s->round != s->rounds)
        t->want[v] = -last;
    if (s->preferences == PREFERENCES_A)
        t->strong[v] = 0;
}

static int sum_of(const struct swiss *s, int i, int rounds)
{
    int sum = 0;

    for (int r = 0; r < rounds; r++)
        sum += s->entrant[i].past[r].points;
    return sum;
}

static bool has_floated(const struct swiss *s, int i)
{
    int r = s->round - 2;

    if (r < 0 || s->round == s->rounds || s->round + 1 == s->rounds || !s->entrant[i].past[r].played)
        return false;
    return sum_of(s, i, r) != sum_of(s, s->entrant[i].past[r].opponent, r);
}

/* --- the bye ------------------------------------------------------------------------------------ */

static int matches(const struct teams *t, int v)
{
    int n = 0;

    while (slow_last(t->w.s, t->w.who[v], n + 1))
        n++;
    return n;
}

static int find_bye(struct teams *t)
{
    int best = NOBODY;

    for (int v = 0; v < t->w.n; v++) {
        if (t->w.s->entrant[t->w.who[v]].no_bye || !slow_complete(&t->w, ((1u << t->w.n) - 1) & ~(1u << v)))
            continue;
        if (best == NOBODY || score(t, v) < score(t, best) ||
            (score(t, v) == score(t, best) && matches(t, v) >= matches(t, best)))
            best = v;
    }
    return best;
}

/* --- upfloaters --------------------------------------------------------------------------------- */

static unsigned top_of(const struct teams *t, unsigned left)
{
    int most = -1;
    unsigned set = 0;

    for (int v = 0; v < t->w.n; v++)
        if (left >> v & 1 && score(t, v) > most)
            most = score(t, v);
    for (int v = 0; v < t->w.n; v++)
        if (left >> v & 1 && score(t, v) == most)
            set |= 1u << v;
    return set;
}

static int fewest(struct teams *t, unsigned top, unsigned below)
{
    int best = SLOW_MOST + 1;

    for (unsigned set = below;; set = (set - 1) & below) {
        if (size_of(set) < best && slow_complete(&t->w, top | set) && slow_complete(&t->w, below & ~set))
            best = size_of(set);
        if (set == 0)
            return best;
    }
}

enum { KEYS = 2 * SLOW_MOST + 4 };

/* What a set is judged by, the smallest first: scores from the lowest up, the next group, floats, then the numbers in the order
   of scores. */
static void judge(struct teams *t, unsigned set, unsigned below, int key[KEYS])
{
    unsigned next = top_of(t, below), rest = next & ~set;
    int n = 0, order[SLOW_MOST], k = 0;

    for (unsigned left = set; left; left &= ~top_of(t, left))
        for (unsigned group = top_of(t, left); group; group &= group - 1)
            order[n++] = __builtin_ctz(group);
    for (int i = n - 1; i >= 0; i--)
        key[k++] = -score(t, order[i]);
    int over = rest ? fewest(t, rest, below & ~set & ~rest) - size_of(rest) % 2 : 0;
    key[k++] = t->w.s->graded ? over : over > 0;
    key[k] = 0;
    for (int i = 0; i < n; i++)
        key[k] += t->floated[order[i]];
    for (int i = 0; i < n; i++)
        key[++k] = order[i];
}

static bool is_less(const int *a, const int *b, int n)
{
    for (int i = 0; i < n; i++)
        if (a[i] != b[i])
            return a[i] < b[i];
    return false;
}

static unsigned upfloaters(struct teams *t, unsigned top, unsigned below)
{
    int many = fewest(t, top, below), best[KEYS] = { 0 }, key[KEYS] = { 0 };
    unsigned found = 0;
    bool any = false;

    for (unsigned set = below;; set = (set - 1) & below) {
        if (size_of(set) == many && slow_complete(&t->w, top | set) && slow_complete(&t->w, below & ~set)) {
            judge(t, set, below, key);
            if (!any || is_less(key, best, KEYS)) {
                memcpy(best, key, sizeof best);
                found = set;
                any = true;
            }
        }
        if (set == 0)
            return found;
    }
}

/* --- a bracket ---------------------------------------------------------------------------------- */

struct bracket {
    struct teams *t;
    unsigned up;
    int with[SLOW_MOST], best[KEYS], opponent[SLOW_MOST];
    bool any;
};

static void judge_pairs(const struct bracket *b, int key[KEYS])
{
    const struct teams *t = b->t;
    int k = 3;

    memset(key, 0, sizeof *key * KEYS);
    for (int u = 0; u < t->w.n; u++) {
        int v = b->with[u];
        if (v < 0)
            continue;
        key[0] += v > u && t->want[u] && t->want[u] == t->want[v];
        key[1] += v > u && t->strong[u] && t->strong[u] == t->strong[v];
        key[2] += (b->up >> u & 1) && !(b->up >> v & 1) && t->floated[v];
        if (v > u)
            key[k++] = u;
    }
    for (int u = 0; u < t->w.n; u++)
        if (b->with[u] > u)
            key[k++] = b->with[u];
}

static void try_pairs(struct bracket *b, unsigned rest)
{
    int key[KEYS];

    if (rest == 0) {
        judge_pairs(b, key);
        if (!b->any || is_less(key, b->best, KEYS)) {
            memcpy(b->best, key, sizeof b->best);
            memcpy(b->opponent, b->with, sizeof b->opponent);
            b->any = true;
        }
        return;
    }
    int u = __builtin_ctz(rest);
    for (int v = u + 1; v < b->t->w.n; v++)
        if (rest >> v & 1 && b->t->w.open[u][v]) {
            b->with[u] = v;
            b->with[v] = u;
            try_pairs(b, rest & ~(1u << u) & ~(1u << v));
            b->with[u] = b->with[v] = -1;
        }
}

static void pair_bracket(struct teams *t, unsigned set, unsigned up)
{
    struct bracket b = { .t = t, .up = up };

    memset(b.with, -1, sizeof b.with);
    try_pairs(&b, set);
    for (int u = 0; u < t->w.n; u++)
        if (b.opponent[u] > u)
            t->pair[t->npair++] = (struct pair){ u, b.opponent[u] };
}

/* --- colours ------------------------------------------------------------------------------------ */

static bool comes_first(const struct swiss *s, int a, int b)
{
    const struct entrant *x = &s->entrant[a], *y = &s->entrant[b];

    if (x->points != y->points)
        return x->points > y->points;
    if (x->secondary != y->secondary && !s->no_secondary)
        return x->secondary > y->secondary;
    return x->number < y->number;
}

/* Its number if those who have never been there had none. */
static int arrived_before(const struct swiss *s, int i)
{
    int n = 0;

    for (int j = 0; j < s->n; j++) {
        bool here = s->entrant[j].paired;
        for (int r = 0; r < s->round - 1; r++)
            here = here || s->entrant[j].past[r].opponent != NOBODY || s->entrant[j].past[r].points > 0;
        n += here && s->entrant[j].number <= s->entrant[i].number;
    }
    return n;
}

/* Of the places x and y, x the first team: its colour. */
static int colour_of(const struct teams *t, int x, int y, enum rule *article)
{
    const struct swiss *s = t->w.s;
    int a = t->w.who[x], b = t->w.who[y], last = slow_last(s, a, 1), other = slow_last(s, b, 1);

    *article = RULE_TEAM_COLOUR_LOT;
    if (!last && !other)
        return arrived_before(s, a) % 2 ? s->lot : -s->lot;
    *article = RULE_TEAM_COLOUR_ONLY;
    if (!t->want[x] != !t->want[y])
        return t->want[x] ? t->want[x] : -t->want[y];
    *article = RULE_TEAM_COLOUR_BOTH;
    if (t->want[x] != t->want[y])
        return t->want[x];
    *article = RULE_TEAM_COLOUR_STRONG;
    if (!t->strong[x] != !t->strong[y])
        return t->strong[x] ? t->want[x] : -t->want[y];
    *article = RULE_TEAM_COLOUR_LOWER;
    if (slow_white(s, a) != slow_white(s, b))
        return slow_white(s, a) < slow_white(s, b) ? 1 : -1;
    *article = RULE_TEAM_COLOUR_HISTORY;
    if (slow_alternate(s, a, b))
        return slow_alternate(s, a, b);
    *article = RULE_TEAM_COLOUR_FIRST;
    if (t->want[x])
        return t->want[x];
    *article = last ? RULE_TEAM_COLOUR_ALTERNATE : RULE_TEAM_COLOUR_OTHER;
    return last ? -last : other;
}

static const enum rule *give_colours(struct teams *t, struct arena *a)
{
    enum rule *article = arena_new(a, enum rule, t->npair);

    for (int i = 0; i < t->npair; i++) {
        int u = t->pair[i].white, v = t->pair[i].black, x = u, y = v;
        for (int w = 0; w < t->w.n; w++) {
            x = t->w.who[w] == u ? w : x;
            y = t->w.who[w] == v ? w : y;
        }
        bool first = comes_first(t->w.s, u, v);
        int white = first ? colour_of(t, x, y, &article[i]) : -colour_of(t, y, x, &article[i]);
        t->pair[i] = white == 1 ? (struct pair){ u, v } : (struct pair){ v, u };
    }
    return article;
}

/* --- the round ---------------------------------------------------------------------------------- */

static void seat(struct teams *t)
{
    const struct swiss *s = t->w.s;
    long number[SLOW_MOST][8] = { { 0 } };

    for (int i = 0; i < s->n; i++) {
        number[i][0] = -s->entrant[i].number;
        if (s->entrant[i].paired)
            t->w.who[t->w.n++] = i;
    }
    slow_sort(&t->w, (const long(*)[8])number);
    for (int u = 0; u < t->w.n; u++) {
        find_wish(t, u);
        t->floated[u] = has_floated(s, t->w.who[u]);
        for (int v = 0; v < t->w.n; v++)
            t->w.open[u][v] = u != v && !slow_met(s, t->w.who[u], t->w.who[v]);
    }
}

static void publish(struct teams *t)
{
    const struct swiss *s = t->w.s;
    long rank[SLOW_MOST][8] = { { 0 } };

    for (int i = 0; i < s->n; i++) {
        rank[i][0] = s->entrant[i].points;
        rank[i][1] = -s->entrant[i].number;
    }
    for (int i = 0; i < t->npair; i++)
        t->pair[i] = (struct pair){ t->w.who[t->pair[i].white], t->w.who[t->pair[i].black] };
    slow_publish(s, t->pair, t->npair, (const long(*)[8])rank);
}

struct swiss_round slow_teams(const struct swiss *s, struct arena *a)
{
    struct teams *t = arena_new(a, struct teams, 1);
    int bye = NOBODY;

    t->w.s = s;
    t->pair = arena_new(a, struct pair, SLOW_MOST);
    seat(t);
    unsigned left = (1u << t->w.n) - 1;
    if (t->w.n % 2) {
        bye = find_bye(t);
        if (bye == NOBODY)
            return (struct swiss_round){ .bye = NOBODY };
        left &= ~(1u << bye);
    }
    if (!slow_complete(&t->w, left))
        return (struct swiss_round){ .bye = NOBODY };
    while (left) {
        unsigned top = top_of(t, left), up = upfloaters(t, top, left & ~top);
        pair_bracket(t, top | up, up);
        left &= ~(top | up);
    }
    publish(t);
    return (struct swiss_round){ .legal = true,
                                 .pair = t->pair,
                                 .npair = t->npair,
                                 .bye = bye == NOBODY ? bye : t->w.who[bye],
                                 .article = give_colours(t, a) };
}
