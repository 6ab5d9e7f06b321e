#include "engine/level.h"

#include <assert.h>
#include <stdlib.h>

#include "engine/arena.h"
#include "engine/table.h"

/* Kinds are a part of the question and the colours a team can take: part * 4 + colours. */
enum { COLOURS = 4 };

/* The parts when at most one team leaves: who leaves is paired with the door. */
enum { STAYS, MAY_LEAVE, DOOR };

/* The parts when several leave: the teams outside are in the question too. LEAVES: certainly. */
enum { INSIDE, LEAVES, NEXT, WAITING, FAR };

/* The parts of the next group on its own, see near_question. */
enum { RESIDENT, TOUCHING, FLOATER, BEYOND };

/* How the leavers of a level are paired, and the stayers: see the list a to f of the specification. */
struct level {
    bool stayers_legal;
    bool legal; /* leavers in legal pairs only */
    bool tight; /* the next group is paired within itself: a and d */
    int reach;  /* groups whose residents a leaver may meet */
};

enum { EVERYWHERE = 1 << 20 };

/* Level number i, from 0; `steps` is the way to the median in groups. False behind the last one. */
static bool level_at(int i, int steps, struct level *out)
{
    static const struct level near[] = {
        { true, true, true, 1 },  { true, true, false, 1 },  { true, false, false, 1 },
        { false, true, true, 1 }, { false, true, false, 1 }, { false, false, false, 1 },
    };
    enum { NEAR = sizeof near / sizeof *near };

    if (i < NEAR) {
        *out = near[i];
        return true;
    }
    int reach = 2 + (i - NEAR) / 2;
    *out = (struct level){ (i - NEAR) % 2 == 0, false, false, reach <= steps ? reach : EVERYWHERE };
    return reach <= steps + 1;
}

static int steps_to_median(const struct bracket *b)
{
    return abs(b->roster->median - b->group);
}

int question_place(const struct bracket *b, int vertex)
{
    return vertex < b->nfloater ? b->floater[vertex] : b->resident[vertex - b->nfloater];
}

static int bracket_size(const struct bracket *b)
{
    return b->nfloater + b->nresident;
}

/* --- building questions ---------------------------------------------------------------------- */

static void seat(const struct roster *r, struct matching *m, int vertex, int place, int part)
{
    m->team[vertex] = place;
    m->kind[vertex] = (unsigned char)(part * COLOURS + r->colours[place]);
}

static void seat_bracket(const struct bracket *b, struct matching *m, int part)
{
    for (int v = 0; v < bracket_size(b); v++)
        seat(b->roster, m, v, question_place(b, v), part);
}

/* The cost of open pairs between two parts: of legal ones and of breaches. */
static void set_cost(struct matching *m, int part_a, int part_b, long legal, long breach)
{
    for (unsigned char c = 0; c < COLOURS; c++)
        for (unsigned char d = 0; d < COLOURS; d++)
            matching_cost(m, part_a * COLOURS + c, part_b * COLOURS + d,
                          bracket_legal(c, d) ? legal : breach);
}

static bool suggest(void *m, int u, int v)
{
    return matching_suggest(m, u, v);
}

/* A head start: the pairs that the rules try first. */
static void suggest_bracket(const struct bracket *b, struct matching *m, int door)
{
    int size = bracket_size(b), left = 0;
    struct arena_mark mark = arena_mark(m->arena);
    int *list = arena_new(m->arena, int, size);

    for (int f = 0; f < b->nfloater; f++)
        for (int v = b->nfloater; v < size && !m->gone[f] && m->mate[f] == NOBODY; v++)
            matching_suggest(m, f, v);
    for (int v = size - 1; door != NOBODY && v >= 0 && m->mate[door] == NOBODY; v--)
        matching_suggest(m, v, door);
    for (int v = b->nfloater; v < size; v++)
        if (!m->gone[v] && m->mate[v] == NOBODY)
            list[left++] = v;
    table_walk(list, left, suggest, m, m->arena);
    arena_rewind(m->arena, mark);
}

/* --- nobody or one team leaves --------------------------------------------------------------- */

static bool is_next(const struct bracket *b, int place, int reach)
{
    int distance = (b->roster->group[place] - b->group) * b->toward;

    return !b->outside->gone[place] &&
           (reach == EVERYWHERE || (distance <= reach && !b->waiting[place]));
}

/* Floaters wait in the median group alone; level a counts them if that is the next one. */
static bool waits_next(const struct bracket *b, int place)
{
    return !b->outside->gone[place] && b->waiting[place] &&
           b->group + b->toward == b->roster->median;
}

/* Places outside that can be given to one leaver so that the others outside are completed. */
struct places {
    int *place, n;
};

static void add_place(struct places *p, int place)
{
    p->place[p->n++] = place;
}

/* Where nothing but open is asked of the teams outside. */
static struct places places_open(const struct bracket *b, struct arena *a)
{
    struct places p = { arena_new(a, int, b->roster->n), 0 };

    matching_reach(b->outside, matching_unpaired(b->outside), NULL);
    for (int i = 0; i < b->roster->n; i++)
        if (!b->outside->gone[i] && matching_reached(b->outside, i))
            add_place(&p, i);
    return p;
}

static bool touches(const struct roster *r, int place, bool legal, const struct places *p, int reach,
                    const struct bracket *b)
{
    for (int i = 0; i < p->n; i++) {
        int q = p->place[i];
        if (is_next(b, q, reach) && (!legal || bracket_legal(r->colours[place], r->colours[q])) &&
            !graph_closed(&r->graph, place, q))
            return true;
    }
    return false;
}

/* The next group and the floaters waiting there as a question of their own, each pair as level a
   wants it. If the teams beyond are odd in number, `beyond` has those that one resident may meet. */
static struct matching near_question(const struct bracket *b, const struct places *beyond,
                                     struct arena *a)
{
    const struct roster *r = b->roster;
    int *list = arena_new(a, int, r->n), n = 0;

    for (int p = 0; p < r->n; p++)
        if (is_next(b, p, 1) || waits_next(b, p))
            list[n++] = p;
    struct matching m = matching_new(&r->graph, n + (beyond->n > 0), a);
    for (int v = 0; v < n; v++)
        seat(r, &m, v, list[v],
             waits_next(b, list[v])                              ? FLOATER
             : touches(r, list[v], false, beyond, EVERYWHERE, b) ? TOUCHING
                                                                 : RESIDENT);
    if (beyond->n > 0)
        m.kind[n] = BEYOND * COLOURS;
    for (int part = RESIDENT; part <= TOUCHING; part++) {
        set_cost(&m, part, RESIDENT, 0, IMPOSSIBLE);
        set_cost(&m, part, FLOATER, 0, 0);
    }
    set_cost(&m, TOUCHING, TOUCHING, 0, IMPOSSIBLE);
    set_cost(&m, TOUCHING, BEYOND, 0, 0);
    for (int v = 0; v < n; v++)
        list[v] = v;
    table_walk(list, n, suggest, &m, a);
    return m;
}

/* The teams beyond the next group: nobody, if they can be completed among themselves; else those that
   may be left over. False if they miss more than one. */
static bool places_beyond(const struct bracket *b, struct arena *a, struct places *out)
{
    struct matching far = matching_copy(b->outside, a);

    *out = (struct places){ arena_new(a, int, b->roster->n), 0 };
    for (int p = 0; p < far.n; p++)
        if (is_next(b, p, 1) || waits_next(b, p))
            matching_remove(&far, p);
    int left = matching_fill(&far);
    if (left == 1) {
        matching_reach(&far, matching_unpaired(&far), NULL);
        for (int p = 0; p < far.n; p++)
            if (!far.gone[p] && matching_reached(&far, p))
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
    matching_reach(&near, matching_unpaired(&near), NULL);
    for (int v = 0; v < near.n; v++)
        if (near.team[v] != NOBODY && !waits_next(b, near.team[v]) && matching_reached(&near, v))
            add_place(&p, near.team[v]);
    return p;
}

/* The bracket alone, with a door for one leaver if there are places to go to. */
static struct question door_question(const struct bracket *b, const struct level *level,
                                     const struct places *places, struct arena *a)
{
    int size = bracket_size(b), doors = size % 2;
    struct question q = { matching_new(&b->roster->graph, size + doors, a), size, doors,
                          doors ? size : NOBODY };

    seat_bracket(b, &q.m, STAYS);
    for (int v = 0; doors && v < size; v++)
        if (touches(b->roster, q.m.team[v], level->legal, places, level->reach, b))
            seat(b->roster, &q.m, v, q.m.team[v], MAY_LEAVE);
    if (doors)
        q.m.kind[size] = DOOR * COLOURS;
    long breach = level->stayers_legal ? IMPOSSIBLE : 1;
    set_cost(&q.m, STAYS, STAYS, 0, breach);
    set_cost(&q.m, STAYS, MAY_LEAVE, 0, breach);
    set_cost(&q.m, MAY_LEAVE, MAY_LEAVE, 0, breach);
    set_cost(&q.m, MAY_LEAVE, DOOR, 0, 0);
    suggest_bracket(b, &q.m, q.door);
    return q;
}

static bool one_leaves(const struct bracket *b, const struct level *level,
                       const struct places *places, struct arena *a, struct question *out)
{
    struct arena_mark mark = arena_mark(a);

    *out = door_question(b, level, places, a);
    if (matching_complete(&out->m, out->size))
        return true;
    arena_rewind(a, mark);
    return false;
}

/* Nobody leaves an even bracket, or one team an odd one, at the first level it can. */
static bool fewest_leave(const struct bracket *b, struct arena *a, struct question *out)
{
    const struct level last = { false, false, false, EVERYWHERE };
    struct level level;
    int odd = bracket_size(b) % 2;

    if (matching_fill(b->outside) != odd)
        return false;
    if (!odd)
        return one_leaves(b, &last, NULL, a, out);
    struct places tight = places_tight(b, a);
    level_at(0, steps_to_median(b), &level);
    if (one_leaves(b, &level, &tight, a, out))
        return true;
    struct places open = places_open(b, a);
    struct arena_mark mark = arena_mark(a);
    if (!one_leaves(b, &last, &open, a, out))
        return false;
    arena_rewind(a, mark);
    for (int i = 1; level_at(i, steps_to_median(b), &level); i++)
        if (one_leaves(b, &level, level.tight ? &tight : &open, a, out))
            return true;
    assert(!"the last level is reached");
    return false;
}

/* --- several leave --------------------------------------------------------------------------- */

static int part_outside(const struct bracket *b, const struct level *level, int place)
{
    if (is_next(b, place, level->reach))
        return NEXT;
    return level->tight && waits_next(b, place) ? WAITING : FAR;
}

/* What pairs cost: one `crossing` for each team that leaves, one `spill` for each pair that leads out of
   the next group, 1 for each breach among the stayers. */
static void set_costs_wide(struct matching *m, const struct level *level, long crossing, long spill)
{
    long way_out = level->legal ? IMPOSSIBLE : crossing;

    set_cost(m, INSIDE, INSIDE, 0, level->stayers_legal ? IMPOSSIBLE : 1);
    set_cost(m, INSIDE, NEXT, crossing, way_out);
    set_cost(m, LEAVES, NEXT, crossing, way_out);
    set_cost(m, NEXT, NEXT, 0, level->tight ? IMPOSSIBLE : 0);
    set_cost(m, NEXT, WAITING, 0, 0);
    set_cost(m, NEXT, FAR, level->tight ? spill : 0, level->tight ? spill : 0);
    set_cost(m, FAR, FAR, 0, 0);
}

/* The bracket and all teams outside. `next` counts those of the next group and waiting there. */
static struct question wide_question(const struct bracket *b, const struct level *level,
                                     struct arena *a, int *next)
{
    const struct roster *r = b->roster;
    int size = bracket_size(b), n = size;
    int *vertex = arena_new(a, int, r->n);

    for (int p = 0; p < r->n; p++)
        if (!b->outside->gone[p])
            vertex[p] = n++;
    struct question q = { matching_new(&r->graph, n, a), size, 0, NOBODY };
    seat_bracket(b, &q.m, INSIDE);
    *next = 0;
    for (int p = 0; p < r->n; p++)
        if (!b->outside->gone[p]) {
            int part = part_outside(b, level, p);
            seat(r, &q.m, vertex[p], p, part);
            *next += part != FAR;
        }
    return q;
}

/* Cheap pairs to begin with: as the rules try them inside, as they stand outside. */
static void suggest_wide(const struct bracket *b, struct question *q)
{
    struct matching *m = &q->m;
    int *vertex = arena_new(m->arena, int, b->roster->n);

    suggest_bracket(b, m, NOBODY);
    for (int v = q->size; v < m->n; v++)
        vertex[m->team[v]] = v;
    for (int v = q->size; v < m->n; v++) {
        int mate = b->outside->mate[m->team[v]];
        if (mate != NOBODY)
            matching_suggest(m, v, vertex[mate]);
    }
}

/* How many teams must leave. */
static int count_leavers(const struct bracket *b, struct arena *a)
{
    const struct level any = { false, false, false, EVERYWHERE };
    int next;
    struct question q = wide_question(b, &any, a, &next);

    set_costs_wide(&q.m, &any, 1, 0);
    set_cost(&q.m, INSIDE, INSIDE, 0, 0);
    suggest_wide(b, &q);
    bool complete = matching_complete(&q.m, q.size);
    assert(complete);
    (void)complete;
    return (int)q.m.best;
}

static bool several_at(const struct bracket *b, const struct level *level, int nleaver,
                       struct arena *a, struct question *out)
{
    struct arena_mark mark = arena_mark(a);
    int next;

    *out = wide_question(b, level, a, &next);
    out->nleaver = nleaver;
    long spill = out->m.n + 1, crossing = spill * spill;
    set_costs_wide(&out->m, level, crossing, spill);
    suggest_wide(b, out);
    long fixed = nleaver * crossing + (level->tight && (next + nleaver) % 2 ? spill : 0);
    if (matching_complete(&out->m, fixed + (level->stayers_legal ? 0 : spill - 1)))
        return true;
    arena_rewind(a, mark);
    return false;
}

static struct question several_leave(const struct bracket *b, struct arena *a)
{
    struct question q = { .door = NOBODY };
    struct level level;
    int nleaver = count_leavers(b, a);

    for (int i = 0; level_at(i, steps_to_median(b), &level); i++)
        if (several_at(b, &level, nleaver, a, &q))
            return q;
    assert(!"the last level is reached");
    return q;
}

/* --- questions of the bracket ---------------------------------------------------------------- */

struct question level_find(const struct bracket *b, struct arena *a)
{
    struct question q;

    return fewest_leave(b, a, &q) ? q : several_leave(b, a);
}

bool level_leave(struct question *q, int vertex)
{
    if (q->door != NOBODY)
        return matching_take(&q->m, vertex, q->door);
    int colours = q->m.kind[vertex] % COLOURS;
    return matching_change_kind(&q->m, vertex, (unsigned char)(LEAVES * COLOURS + colours));
}

struct matching level_stayers(const struct bracket *b, const struct question *q, const bool *leaves,
                              struct arena *a)
{
    struct matching m = matching_new(&b->roster->graph, q->size, a);

    seat_bracket(b, &m, STAYS);
    for (int v = 0; v < q->size; v++)
        m.gone[v] = q->m.gone[v] || leaves[v];
    set_cost(&m, STAYS, STAYS, 0, 1);
    suggest_bracket(b, &m, NOBODY);
    bool complete = matching_complete(&m, q->size);
    assert(complete);
    (void)complete;
    return m;
}
