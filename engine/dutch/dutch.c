/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/dutch/dutch.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/dutch/bracket.h"
#include "engine/dutch/explain.h"
#include "engine/swiss/bye.h"
#include "engine/swiss/draw.h"

/* The players of one score, and who has moved down to them. */
struct group {
    int *resident, n;
    int *moved, nmoved;
    int first;  /* of its pairs */
    int reason; /* the first one */
};

struct draw {
    struct dutch_field field;
    struct group *group;
    int ngroup;
    struct pair *pair; /* so far; the higher ranked first */
    int npair, n;
    struct reasons *why; /* or NULL */
    struct arena *arena;
};

/* --- brackets --------------------------------------------------------------------------------- */

static int *joined(const int *x, int nx, const int *y, int ny, struct arena *a)
{
    int *both = arena_grow(a, x, sizeof *x, (size_t)nx, (size_t)(nx + ny));

    memcpy(both + nx, y, sizeof *y * (size_t)ny);
    return both;
}

static bool has_opponent(const struct dutch_field *f, int player, const int *other, int n)
{
    for (int i = 0; i < n; i++)
        if (other[i] != player && field_open(f, player, other[i]))
            return true;
    return false;
}

/* RULE_DUTCH_BRACKETS, without those who have no opponent in it (RULE_DUTCH_NO_OPPONENT). */
static struct dutch_bracket bracket_of(const struct draw *r, const struct group *g)
{
    int all = g->nmoved + g->n, *both = joined(g->moved, g->nmoved, g->resident, g->n, r->arena);
    int *player = arena_new(r->arena, int, all), *out = arena_new(r->arena, int, all);
    struct dutch_bracket b = { .field = &r->field, .player = player, .out = out, .why = r->why };

    for (int i = 0; i < all; i++) {
        if (has_opponent(&r->field, both[i], both, all)) {
            player[b.n++] = both[i];
            b.moved += i < g->nmoved;
        } else {
            out[b.nout++] = both[i];
        }
    }
    b.homogeneous = b.moved == 0 || 2 * b.moved >= b.n;
    b.below = g[1].resident;
    b.nbelow = g[1].n;
    explain_out(&b);
    return b;
}

static struct bracket_pairs room_for(const struct dutch_bracket *b, struct arena *a)
{
    return (struct bracket_pairs){ .pair = arena_new(a, struct pair, b->n / 2), .left = arena_new(a, int, b->n) };
}

/* The pairs are made, and those who leave the bracket move down to the next group. */
static void publish_group(struct draw *r, struct group *g, const struct dutch_bracket *b, const struct bracket_pairs *p)
{
    g->first = r->npair;
    memcpy(r->pair + r->npair, p->pair, sizeof *p->pair * (size_t)p->npair);
    r->npair += p->npair;
    g[1].moved = joined(p->left, p->nleft, b->out, b->nout, r->arena);
    g[1].nmoved = p->nleft + b->nout;
    field_sort(&r->field, g[1].moved, g[1].nmoved);
}

/* --- a look at the next bracket --------------------------------------------------------------- */

static bool same_scores(const struct draw *r, const struct bracket_pairs *x, const struct bracket_pairs *y)
{
    const struct entrant *e = r->field.swiss->entrant;

    if (x->nleft != y->nleft)
        return false;
    for (int i = 0; i < x->nleft; i++)
        if (e[x->left[i]].points != e[y->left[i]].points)
            return false;
    return true;
}

static bool next_is_well(const struct draw *r, const struct group *g, const struct dutch_bracket *b,
                         const struct bracket_pairs *p, bool lowest, bool apart)
{
    int n = p->nleft + b->nout, *moved = joined(p->left, p->nleft, b->out, b->nout, r->arena);

    return lowest ? ahead_complete(&r->field, moved, n, g[1].resident, g[1].n, apart, r->arena)
                  : ahead_covered(&r->field, moved, n, g[1].resident, g[1].n, r->arena);
}

/* RULE_DUTCH_AHEAD: others may leave the bracket if that is better for the next one, and neither pairs nor scores are lost. The
   reasons from `from` on are those of the pairs so far. */
static void look_ahead(const struct draw *r, const struct group *g, struct dutch_bracket *b, struct bracket_pairs *p,
                       int from)
{
    bool lowest = g + 1 == r->group + r->ngroup - 1, apart = p->nleft + b->nout < g[1].n;

    if (p->nleft + b->nout == 0 && !lowest)
        return;
    if (next_is_well(r, g, b, p, lowest, apart))
        return;
    struct bracket_pairs other = room_for(b, r->arena);
    b->look = lowest ? LOOK_COMPLETE : LOOK_COVER;
    b->residents_bye = apart;
    int before = reason_count(r->why);
    bool better = bracket_settle(b, &other, r->arena) && same_scores(r, p, &other);
    reason_drop(r->why, better ? from : before, better ? before : reason_count(r->why));
    if (better)
        *p = other;
}

/* --- the lowest bracket ----------------------------------------------------------------------- */

/* The lowest bracket after `upper` players of other groups have joined it as its residents, all those of the last one. */
static struct dutch_bracket lowest_of(const struct draw *r, const struct group *g, int upper)
{
    struct dutch_bracket b = { .field = &r->field, .n = g->nmoved + g->n, .look = LOOK_LOWEST, .why = r->why };
    bool as_moved = g->nmoved == 0 && upper > 0;

    b.player = joined(g->moved, g->nmoved, g->resident, g->n, r->arena);
    b.moved = as_moved ? upper : g->nmoved;
    b.homogeneous = !as_moved && (b.moved == 0 || 2 * b.moved >= b.n);
    return b;
}

/* All are paired but for one who has the bye (RULE_DUTCH_BYE). */
static bool finish(struct draw *r, const struct group *g, int upper, int *bye)
{
    struct dutch_bracket b = lowest_of(r, g, upper);
    struct bracket_pairs p = room_for(&b, r->arena);

    if (!ahead_complete(&r->field, g->moved, g->nmoved, g->resident, g->n, false, r->arena))
        return false;
    struct reason x = reason_of(ABOUT_JOINED, g->resident[0], g->resident[upper], RULE_DUTCH_LOWEST);

    if (upper > 0)
        reason_add(r->why, reason_against(x, NOBODY, (struct failure){ KEY_REST, RULE_DUTCH_LOWEST }));
    bracket_settle(&b, &p, r->arena);
    memcpy(r->pair + r->npair, p.pair, sizeof *p.pair * (size_t)p.npair);
    r->npair += p.npair;
    *bye = p.nleft ? p.left[0] : NOBODY;
    return true;
}

/* The group above the lowest bracket is paired again, so that those who leave it complete that one. */
static bool pair_again(struct draw *r, struct group *g)
{
    reason_drop(r->why, g->reason, reason_count(r->why));
    struct dutch_bracket b = bracket_of(r, g);
    struct bracket_pairs p = room_for(&b, r->arena);

    b.look = LOOK_COMPLETE;
    b.again = true;
    if (!bracket_settle(&b, &p, r->arena) || p.npair == 0)
        return false;
    r->npair = g->first;
    publish_group(r, g, &b, &p);
    return true;
}

static int join_lowest(struct draw *r, struct group *g)
{
    int upper = g->n;

    reason_drop(r->why, g->reason, reason_count(r->why));
    r->npair = g->first;
    g->n += g[1].n; /* the residents of all groups stand one after the other */
    return upper;
}

/* RULE_DUTCH_LOWEST. False: there is no legal round. */
static bool pair_lowest(struct draw *r, int *bye)
{
    int upper = 0;

    for (struct group *g = r->group + r->ngroup - 1;; g--) {
        if (finish(r, g, upper, bye))
            return true;
        if (g == r->group)
            return false;
        if (pair_again(r, g - 1))
            return finish(r, g, upper, bye);
        upper = join_lowest(r, g - 1);
    }
}

/* --- the round -------------------------------------------------------------------------------- */

/* In round 1 there is one score (RULE_DUTCH_FIRST). */
static void split(struct draw *r, int *player)
{
    const struct entrant *e = r->field.swiss->entrant;

    r->group = arena_new(r->arena, struct group, r->n);
    for (int i = 0; i < r->n; i++) {
        if (i == 0 || e[player[i]].points != e[player[i - 1]].points)
            r->group[r->ngroup++].resident = player + i;
        r->group[r->ngroup - 1].n++;
    }
}

static void give_colours(const struct draw *r)
{
    const struct swiss *s = r->field.swiss;

    for (int i = 0; i < r->npair; i++) {
        struct pair p = r->pair[i];
        struct given g = preference_colour(s, &s->entrant[p.white], &s->entrant[p.black]);
        if (g.colour == BLACK)
            r->pair[i] = (struct pair){ p.black, p.white };
        enum rule rule = g.by == KEY_BY_LOT ? RULE_DUTCH_LOT : RULE_DUTCH_COLOURS;
        reason_add(r->why, reason_colour(r->pair[i], (struct failure){ g.by, rule }));
    }
}

/* RULE_DUTCH_PUBLICATION */
static void publish(const struct draw *r)
{
    const struct swiss *s = r->field.swiss;
    int *points = arena_new(r->arena, int, s->n);

    for (int i = 0; i < s->n; i++)
        points[i] = s->entrant[i].points;
    draw_publish(r->pair, r->npair, points, r->field.place);
}

bool dutch_suit(const struct swiss *s, int a, int b)
{
    return card_suit(s, a, b);
}

/* Everybody must be paired, whatever the brackets. */
static struct impasse find_impasse(const struct draw *r, const int *player, struct arena *a)
{
    unsigned char *takes = arena_new(r->arena, unsigned char, r->field.swiss->n);

    for (int i = 0; i < r->field.swiss->n; i++)
        takes[i] = r->field.card[i].takes;
    return bye_impasse(r->field.swiss, &r->field.closed, takes, player, r->n, a);
}

struct swiss_round dutch_pair(const struct swiss *s, struct reasons *why, struct arena *a)
{
    int *order = arena_new(a, int, s->n), bye = NOBODY;
    struct draw r = {
        .field = field_of(s, order, a), .pair = arena_new(a, struct pair, s->n / 2), .why = why, .arena = a
    };

    for (int i = 0; i < s->n; i++)
        if (s->entrant[order[i]].paired)
            order[r.n++] = order[i];
    split(&r, order);
    for (int i = 0; i + 1 < r.ngroup; i++) {
        struct group *g = &r.group[i];
        g->reason = reason_count(r.why);
        struct dutch_bracket b = bracket_of(&r, g);
        struct bracket_pairs p = room_for(&b, r.arena);
        int from = reason_count(r.why);

        bracket_settle(&b, &p, r.arena);
        look_ahead(&r, g, &b, &p, from);
        publish_group(&r, g, &b, &p);
    }
    if (r.ngroup > 0 && !pair_lowest(&r, &bye)) {
        if (why) {
            reason_drop(why, 0, why->n);
            why->impasse = find_impasse(&r, order, why->arena);
        }
        return (struct swiss_round){ .bye = NOBODY };
    }
    give_colours(&r);
    publish(&r);
    return (struct swiss_round){ .legal = true, .pair = r.pair, .npair = r.npair, .bye = bye };
}
