/* SPDX-License-Identifier: Apache-2.0 */
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

static bool comes_before(const struct teams *t, int u, int v)
{
    if (score(t, u) != score(t, v))
        return score(t, u) < score(t, v);
    return matches(t, u) != matches(t, v) ? matches(t, u) > matches(t, v) : u > v;
}

static void tell_bye(struct teams *t, int bye)
{
    struct reason x = reason_of(ABOUT_BYE, t->w.who[bye], NOBODY, RULE_TEAM_BYE_TO);
    int first = 0;

    for (int v = 1; v < t->w.n; v++)
        first = comes_before(t, v, first) ? v : first;
    bool had = t->w.s->entrant[t->w.who[first]].no_bye;
    struct failure f = { had ? KEY_HAD_BYE : KEY_REST, had ? RULE_TEAM_BYE_ONCE : RULE_TEAM_COMPLETE };
    reason_add(t->w.why, first == bye ? x : reason_against(x, t->w.who[first], f));
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

/* What the best of the sets that hold `must` is judged by; false: there are none of that size. */
static bool judge_best(struct teams *t, unsigned must, unsigned top, unsigned below, int many, int best[KEYS])
{
    int key[KEYS] = { 0 };
    bool any = false;

    for (unsigned set = below;; set = (set - 1) & below) {
        if ((set & must) == must && size_of(set) == many && slow_complete(&t->w, top | set) &&
            slow_complete(&t->w, below & ~set)) {
            judge(t, set, below, key);
            if (!any || is_less(key, best, many + 2))
                memcpy(best, key, sizeof key);
            any = true;
        }
        if (set == 0)
            return any;
    }
}

static struct failure no_upfloater(struct teams *t, unsigned chosen, int v, unsigned top, unsigned below, int many,
                                   const int *best)
{
    int key[KEYS] = { 0 };
    bool meets = false;

    for (int u = 0; u < t->w.n; u++)
        meets |= (top >> u & 1) && t->w.open[u][v];
    if (!meets)
        return (struct failure){ KEY_NO_OPPONENT, RULE_TEAM_NO_REMATCH };
    if (!judge_best(t, chosen | 1u << v, top, below, many, key))
        return (struct failure){ KEY_MORE_UP, RULE_TEAM_FEW_UPFLOATERS };
    for (int i = 0; i < many; i++)
        if (key[i] != best[i])
            return (struct failure){ KEY_FEWER_POINTS, RULE_TEAM_NEAR_SCORE };
    if (key[many] != best[many])
        return (struct failure){ KEY_NEXT_GROUP, RULE_TEAM_NEXT_GROUP };
    return key[many + 1] > best[many + 1] ? (struct failure){ KEY_FLOATED, RULE_TEAM_FLOAT_TWICE }
                                          : (struct failure){ 0 };
}

/* Each in the order of scores and numbers, with the first that was passed over since the one before. */
static void tell_up(struct teams *t, unsigned up, unsigned top, unsigned below, const int *best)
{
    unsigned chosen = 0;
    int first = NOBODY;

    for (unsigned left = below; left && chosen != up; left &= ~top_of(t, left))
        for (unsigned group = top_of(t, left); group && chosen != up; group &= group - 1) {
            int v = __builtin_ctz(group);
            if (!(up >> v & 1)) {
                first = first == NOBODY ? v : first;
                continue;
            }
            struct reason x = reason_of(ABOUT_UP, t->w.who[v], NOBODY, RULE_TEAM_SETS);
            if (first != NOBODY)
                x = reason_against(x, t->w.who[first], no_upfloater(t, chosen, first, top, below, size_of(up), best));
            reason_add(t->w.why, x);
            chosen |= 1u << v;
            first = NOBODY;
        }
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
            break;
    }
    tell_up(t, found, top, below, best);
    return found;
}

/* --- a bracket ---------------------------------------------------------------------------------- */

struct ref_bracket {
    struct teams *t;
    unsigned up, tops; /* these have the smaller numbers of their pairs */
    int nkey;          /* so many decide */
    int with[SLOW_MOST], best[KEYS], opponent[SLOW_MOST];
    bool any;
};

static void judge_pairs(const struct ref_bracket *b, int key[KEYS])
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

static void try_pairs(struct ref_bracket *b, unsigned rest)
{
    int key[KEYS];

    if (rest == 0) {
        judge_pairs(b, key);
        if (!b->any || is_less(key, b->best, b->nkey)) {
            memcpy(b->best, key, sizeof b->best);
            memcpy(b->opponent, b->with, sizeof b->opponent);
            b->any = true;
        }
        return;
    }
    int u = __builtin_ctz(rest);
    for (int v = u + 1; v < b->t->w.n; v++)
        if (rest >> v & 1 && b->t->w.open[u][v] && !(b->tops >> v & 1)) {
            b->with[u] = v;
            b->with[v] = u;
            try_pairs(b, rest & ~(1u << u) & ~(1u << v));
            b->with[u] = b->with[v] = -1;
        }
}

/* The best pairing with these tops and the pairs in `with` is not as good as `best`. */
static struct failure failure_of(const struct ref_bracket *best, const int *with, unsigned tops, unsigned rest)
{
    struct ref_bracket b = { .t = best->t, .up = best->up, .tops = tops, .nkey = 3 };

    memcpy(b.with, with, sizeof b.with);
    try_pairs(&b, rest);
    if (!b.any)
        return (struct failure){ KEY_REST, RULE_TEAM_COMPLETE };
    if (b.best[0] != best->best[0])
        return (struct failure){ KEY_SAME, RULE_TEAM_MOST_DUE };
    if (b.best[1] != best->best[1])
        return (struct failure){ KEY_STRONG, RULE_TEAM_MOST_STRONG };
    if (b.best[2] != best->best[2])
        return (struct failure){ KEY_MEETS_FLOATER, RULE_TEAM_OPPONENT_TWICE };
    return (struct failure){ KEY_ORDER, RULE_TEAM_IDENTIFIER };
}

static unsigned tell_tops(const struct ref_bracket *b, unsigned set)
{
    const struct teams *t = b->t;
    int none[SLOW_MOST];
    unsigned tops = 0;

    memset(none, -1, sizeof none);
    for (unsigned left = set; left && 2 * size_of(tops) < size_of(set); left &= left - 1) {
        int v = __builtin_ctz(left);
        if (b->opponent[v] > v) {
            tops |= 1u << v;
            continue;
        }
        struct reason x = reason_of(ABOUT_LOWER, t->w.who[v], NOBODY, RULE_TEAM_IDENTIFIER);
        reason_add(t->w.why, reason_against(x, NOBODY, failure_of(b, none, tops | 1u << v, set)));
    }
    return tops;
}

static struct failure no_pair(const struct ref_bracket *b, int *with, unsigned rest, int u, int v)
{
    const struct slow *w = &b->t->w;
    enum reason_key apart = slow_apart(w->s, w->who[u], w->who[v]);

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_TEAM_NO_REMATCH };
    with[u] = v;
    with[v] = u;
    struct failure f = failure_of(b, with, 0, rest & ~(1u << u) & ~(1u << v));
    with[u] = with[v] = -1;
    return f;
}

static void tell_pairs(const struct ref_bracket *b, unsigned set)
{
    const struct slow *w = &b->t->w;
    unsigned tops = tell_tops(b, set), rest = set;
    int with[SLOW_MOST];

    memset(with, -1, sizeof with);
    for (int u = 0; u < w->n; u++) {
        if (!(tops >> u & 1))
            continue;
        int v = b->opponent[u], first = __builtin_ctz(rest & ~tops);
        struct reason x = reason_of(ABOUT_PAIR, w->who[u], w->who[v], RULE_TEAM_IDENTIFIER);
        if (first != v)
            x = reason_against(x, w->who[first], no_pair(b, with, rest, u, first));
        reason_add(w->why, x);
        rest &= ~(1u << u) & ~(1u << v);
        with[u] = v;
        with[v] = u;
    }
}

static void pair_bracket(struct teams *t, unsigned set, unsigned up)
{
    struct ref_bracket b = { .t = t, .up = up, .nkey = KEYS };

    memset(b.with, -1, sizeof b.with);
    try_pairs(&b, set);
    tell_pairs(&b, set);
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
static int colour_of(const struct teams *t, int x, int y, struct failure *by)
{
    const struct swiss *s = t->w.s;
    int a = t->w.who[x], b = t->w.who[y], last = slow_last(s, a, 1), other = slow_last(s, b, 1);

    *by = (struct failure){ KEY_BY_LOT, RULE_TEAM_COLOUR_LOT };
    if (!last && !other)
        return arrived_before(s, a) % 2 ? s->lot : -s->lot;
    *by = (struct failure){ KEY_BY_ONLY, RULE_TEAM_COLOUR_ONLY };
    if (!t->want[x] != !t->want[y])
        return t->want[x] ? t->want[x] : -t->want[y];
    *by = (struct failure){ KEY_BY_DUE, RULE_TEAM_COLOUR_BOTH };
    if (t->want[x] != t->want[y])
        return t->want[x];
    *by = (struct failure){ KEY_BY_STRENGTH, RULE_TEAM_COLOUR_STRONG };
    if (!t->strong[x] != !t->strong[y])
        return t->strong[x] ? t->want[x] : -t->want[y];
    *by = (struct failure){ KEY_BY_DIFFERENCE, RULE_TEAM_COLOUR_LOWER };
    if (slow_white(s, a) != slow_white(s, b))
        return slow_white(s, a) < slow_white(s, b) ? 1 : -1;
    *by = (struct failure){ KEY_BY_HISTORY, RULE_TEAM_COLOUR_HISTORY };
    if (slow_alternate(s, a, b))
        return slow_alternate(s, a, b);
    *by = (struct failure){ KEY_BY_RANK, RULE_TEAM_COLOUR_FIRST };
    if (t->want[x])
        return t->want[x];
    *by = last ? (struct failure){ KEY_BY_FIRST, RULE_TEAM_COLOUR_ALTERNATE }
               : (struct failure){ KEY_BY_OTHER, RULE_TEAM_COLOUR_OTHER };
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
        struct failure by;
        int white = first ? colour_of(t, x, y, &by) : -colour_of(t, y, x, &by);
        t->pair[i] = white == 1 ? (struct pair){ u, v } : (struct pair){ v, u };
        article[i] = by.rule;
        reason_add(t->w.why,
                   reason_against(reason_of(ABOUT_COLOUR, t->pair[i].white, t->pair[i].black, by.rule), NOBODY, by));
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

bool slow_teams_suit(const struct swiss *s, int a, int b)
{
    (void)s, (void)a, (void)b;
    return true;
}

struct swiss_round slow_teams(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct teams *t = arena_new(a, struct teams, 1);
    int bye = NOBODY;

    t->w.s = s;
    t->w.why = why;
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
    if (bye != NOBODY)
        tell_bye(t, bye);
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
