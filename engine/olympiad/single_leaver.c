/* SPDX-License-Identifier: Apache-2.0 */
/* single_leaver.c - the plain case of a bracket: nobody leaves, or one team does (docs/rules/pairing.md,
   "Key 1: as few leavers as possible", "Key 3: the level"). */
#include "engine/olympiad/leave.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/graph/search.h"

/* The parts of a bracket's question: who leaves is paired with the door. */
enum { STAYS, MAY_LEAVE, DOOR };

/* The parts of the next group on its own, see near_question. */
enum { RESIDENT, TOUCHING, FLOATER, BEYOND };

/* Places outside that can be given to one leaver so that the others outside are completed. */
struct places {
    int *place, n;
};

static void add_place(struct places *p, int place)
{
    p->place[p->n++] = place;
}

/* May the place be paired with one of those, in a legal pair if so wanted? */
static bool touches(const struct bracket *b, int place, const struct places *p, bool legal, int reach)
{
    const struct field_roster *r = b->roster;

    for (int i = 0; i < p->n; i++) {
        int q = p->place[i];
        if (level_reaches(b, q, reach) && (!legal || roster_legal(r->colours[place], r->colours[q])) &&
            !graph_closed(&r->graph, place, q))
            return true;
    }
    return false;
}

static int near_part(const struct bracket *b, int place, const struct places *beyond)
{
    if (level_waits_next(b, place))
        return FLOATER;
    return touches(b, place, beyond, false, EVERYWHERE) ? TOUCHING : RESIDENT;
}

/* The next group and the floaters waiting there as a question of their own, each pair as level a
   wants it. If the teams beyond are odd in number, `beyond` has those that one resident may meet.
 */
static struct matching near_question(const struct bracket *b, const struct places *beyond, struct arena *a)
{
    const struct field_roster *r = b->roster;
    int *list = arena_new(a, int, r->n), n = 0;

    for (int p = 0; p < r->n; p++)
        if (level_reaches(b, p, 1) || level_waits_next(b, p))
            list[n++] = p;
    struct matching m = matching_new(&r->graph, n + (beyond->n > 0), a);
    for (int v = 0; v < n; v++)
        question_seat(&m, r, v, list[v], near_part(b, list[v], beyond));
    if (beyond->n > 0)
        m.kind[n] = BEYOND * COLOURS;
    for (int part = RESIDENT; part <= TOUCHING; part++) {
        question_cost(&m, part, RESIDENT, 0, IMPOSSIBLE);
        question_cost(&m, part, FLOATER, 0, 0);
    }
    question_cost(&m, TOUCHING, TOUCHING, 0, IMPOSSIBLE);
    question_cost(&m, TOUCHING, BEYOND, 0, 0);
    question_cost(&m, FLOATER, FLOATER, 0, 0);
    for (int v = 0; v < n; v++)
        list[v] = v;
    question_suggest_table(&m, list, n);
    return m;
}

/* The teams beyond the next group: nobody, if they can be completed among themselves; else those
   that may be left over. False if they miss more than one. */
static bool places_beyond(const struct bracket *b, struct arena *a, struct places *out)
{
    struct matching far = matching_copy(b->outside, a);

    *out = (struct places){ arena_new(a, int, b->roster->n), 0 };
    for (int p = 0; p < far.n; p++)
        if (level_reaches(b, p, 1) || level_waits_next(b, p))
            matching_remove(&far, p);
    int left = matching_fill(&far);
    if (left == 1) {
        search_reach(&far, matching_unpaired(&far), NULL);
        for (int p = 0; p < far.n; p++)
            if (!far.gone[p] && search_reached(&far, p))
                add_place(out, p);
    }
    return left <= 1;
}

/* Where level a is asked of the teams outside. */
static struct places places_tight(const struct bracket *b, struct arena *a)
{
    struct places p = { arena_new(a, int, b->roster->n), 0 }, beyond;

    if (!places_beyond(b, a, &beyond))
        return p;
    struct matching near = near_question(b, &beyond, a);
    if (matching_fill(&near) != 1)
        return p;
    search_reach(&near, matching_unpaired(&near), NULL);
    for (int v = 0; v < near.n; v++)
        if (near.team[v] != NOBODY && !level_waits_next(b, near.team[v]) && search_reached(&near, v))
            add_place(&p, near.team[v]);
    return p;
}

/* The residents of the next group that meet no team beyond: all of them, with those who wait there, or all but one, who then
   is one of `out`. False if more would be left over. */
static bool places_left(const struct bracket *b, struct arena *a, struct places *out)
{
    struct places nobody = { NULL, 0 };
    struct matching near = near_question(b, &nobody, a);
    int left = matching_fill(&near);

    *out = (struct places){ arena_new(a, int, b->roster->n), 0 };
    if (left != 1)
        return left == 0;
    search_reach(&near, matching_unpaired(&near), NULL);
    for (int v = 0; v < near.n; v++)
        if (!level_waits_next(b, near.team[v]) && search_reached(&near, v))
            add_place(out, near.team[v]);
    return out->n > 0;
}

/* The teams beyond the next group and, if there is somebody left over in it, that resident. */
static struct matching beyond_question(const struct bracket *b, const struct places *left, struct arena *a)
{
    const struct field_roster *r = b->roster;
    struct matching m = matching_new(&r->graph, r->n + (left->n > 0), a);

    for (int p = 0; p < r->n; p++) {
        m.team[p] = p;
        m.kind[p] = touches(b, p, left, false, EVERYWHERE) ? TOUCHING : RESIDENT;
        m.gone[p] = b->outside->gone[p] || level_reaches(b, p, 1) || level_waits_next(b, p);
    }
    if (left->n > 0)
        m.kind[r->n] = BEYOND;
    for (int part = RESIDENT; part <= TOUCHING; part++)
        for (int other = RESIDENT; other <= TOUCHING; other++)
            matching_cost(&m, part, other, 0);
    matching_cost(&m, TOUCHING, BEYOND, 0);
    return m;
}

/* Where a floater that travels on may go beyond the next group, level a being asked of the others outside. */
static struct places places_onward(const struct bracket *b, struct arena *a)
{
    struct places p = { arena_new(a, int, b->roster->n), 0 }, left;

    if (!places_left(b, a, &left))
        return p;
    struct matching m = beyond_question(b, &left, a);
    if (matching_fill(&m) != 1)
        return p;
    search_reach(&m, matching_unpaired(&m), NULL);
    for (int v = 0; v < b->roster->n; v++)
        if (!m.gone[v] && search_reached(&m, v))
            add_place(&p, v);
    return p;
}

/* What may be asked of the teams outside, and where floaters that travel on may go. */
struct ways {
    struct places tight, open, onward;
    bool again; /* an arriving floater leaves */
};

static bool may_leave(const struct bracket *b, const struct level *level, const struct ways *w, int place)
{
    if (!level->tight)
        return touches(b, place, &w->open, level->legal && !w->again, w->again ? EVERYWHERE : level->reach);
    return touches(b, place, &w->tight, level->legal, level->reach) ||
           (w->again && touches(b, place, &w->onward, false, EVERYWHERE));
}

/* The bracket alone, with a door for one leaver if there are places to go to; the teams before vertex
   `first` stay. RULE_MUST_FLOAT: who may meet nobody of the bracket has the door only. */
static struct question door_question(const struct bracket *b, const struct level *level, const struct ways *w,
                                     int first, struct arena *a)
{
    int size = question_size(b), doors = size % 2;
    struct question q = { .m = matching_new(&b->roster->graph, size + doors, a),
                          .size = size,
                          .nleaver = doors,
                          .door = doors ? size : NOBODY };

    assert(!doors || w);
    question_seat_bracket(&q.m, b, STAYS);
    for (int v = first; doors && v < size; v++)
        if (may_leave(b, level, w, q.m.team[v]))
            question_seat(&q.m, b->roster, v, q.m.team[v], MAY_LEAVE);
    if (doors)
        q.m.kind[size] = DOOR * COLOURS;
    long breach = level->stayers_legal ? IMPOSSIBLE : 1;
    question_cost(&q.m, STAYS, STAYS, 0, breach);
    question_cost(&q.m, STAYS, MAY_LEAVE, 0, breach);
    question_cost(&q.m, MAY_LEAVE, MAY_LEAVE, 0, breach);
    question_cost(&q.m, MAY_LEAVE, DOOR, 0, 0);
    question_suggest_bracket(&q.m, b, q.door);
    return q;
}

static bool one_leaves(const struct bracket *b, const struct level *level, const struct ways *w, int first,
                       struct arena *a, struct question *out)
{
    struct arena_mark mark = arena_mark(a);

    *out = door_question(b, level, w, first, a);
    if (matching_complete(&out->m, out->size)) {
        out->breaches = (int)out->m.best;
        return true;
    }
    arena_rewind(a, mark);
    return false;
}

/* At the first level from number i on; false behind the last one. */
static bool first_level(const struct bracket *b, const struct ways *w, int i, int first, struct arena *a,
                        struct question *out)
{
    struct level level;

    for (; level_at(b, i, &level); i++)
        if (one_leaves(b, &level, w, first, a, out)) {
            out->level = i;
            return true;
        }
    return false;
}

/* Can one of the teams from vertex `first` on leave at all? */
static bool can_leave(const struct bracket *b, const struct ways *w, int first, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    struct question q;
    bool can = one_leaves(b, &level_any, w, first, a, &q);

    arena_rewind(a, mark);
    return can;
}

bool single_leaver_find(const struct bracket *b, struct arena *a, struct question *out)
{
    struct level level;
    int odd = question_size(b) % 2, first = b->nfloater;

    if (matching_fill(b->outside) != odd)
        return false;
    if (!odd)
        return one_leaves(b, &level_any, NULL, 0, a, out);
    struct ways w = { .tight = places_tight(b, a) };
    level_at(b, 0, &level);
    if (one_leaves(b, &level, &w, first, a, out))
        return true;
    /* Where nothing but open is asked of the teams outside. */
    struct places p = { arena_new(a, int, b->roster->n), 0 };

    search_reach(b->outside, matching_unpaired(b->outside), NULL);
    for (int i = 0; i < b->roster->n; i++)
        if (!b->outside->gone[i] && search_reached(b->outside, i))
            add_place(&p, i);
    w.open = p;
    if (can_leave(b, &w, first, a))
        return first_level(b, &w, 1, first, a, out);
    if (first == 0 || !can_leave(b, &w, 0, a))
        return false;
    w.onward = places_onward(b, a);
    w.again = true;
    bool reached = first_level(b, &w, 0, 0, a, out);
    assert(reached);
    out->nagain = 1;
    return reached;
}
