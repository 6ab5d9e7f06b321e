/* SPDX-License-Identifier: Apache-2.0 */
/* case_tree.c - all cases as a tree whose forks are the matches gone through: whatever is the same below a fork is settled there. */
#include "engine/whatif/cases.h"

#include <string.h>

#include "engine/base/arena.h"

/* What a team has in all cases below a fork: its low from `low` to `low_most`, its high from `high_least` to `high`. */
struct extent {
    score low, low_most, high_least, high;
};

/* The extents of a team stand by level: one for the root, one for each class seen of the first match that it sees, one for each of the
   first two, ... By match gone through where those stand that are above and below it. */
struct level {
    struct extent *above, *below;
};

/* A team asked for, and all of which it is not known yet whether they are ahead of it. */
struct rivalry {
    int contender;
    int ahead, level; /* so many are ahead for sure, and so many more may be */
    int nrival;
    const int *rival;
};

/* A fork: what is settled above it, and what is not. */
struct fork {
    struct rivalry *rivalry;
    int n;
    int *room;                  /* of their rivals */
    struct holder *holder;      /* by place asked for */
    const struct extent **have; /* by contender */
    long first, ncase;          /* the cases below it */
};

struct case_tree {
    struct case_set *p;
    struct fork *fork;    /* by matches above it */
    struct level **level; /* by contender, by match gone through */
    int **seer, *nseer;   /* by match gone through: contenders that see it */
    int places;
};

/* --- what everybody has below a fork ------------------------------------------------------------ */

/* From the last match that it sees to the root; gives what it has there. */
static const struct extent *extend(const struct case_tree *c, int contender)
{
    const struct case_team *r = &c->p->contender[contender];
    struct extent *below = arena_new(c->p->a, struct extent, r->ntable);
    long n = r->ntable;

    for (long i = 0; i < n; i++)
        below[i] = (struct extent){ r->table[i].low, r->table[i].low, r->table[i].high, r->table[i].high };
    for (int g = c->p->w->ngone - 1; g >= 0; g--) {
        int nclass = r->visible[g].n;
        if (nclass == 0)
            continue;
        n /= nclass;
        struct extent *above = arena_new(c->p->a, struct extent, n);
        for (long i = 0; i < n; i++) {
            const struct extent *part = &below[i * nclass];
            struct extent all = part[0];

            for (int k = 1; k < nclass; k++) {
                all.low = part[k].low < all.low ? part[k].low : all.low;
                all.low_most = part[k].low_most > all.low_most ? part[k].low_most : all.low_most;
                all.high_least = part[k].high_least < all.high_least ? part[k].high_least : all.high_least;
                all.high = part[k].high > all.high ? part[k].high : all.high;
            }
            above[i] = all;
        }
        c->level[contender][g] = (struct level){ above, below };
        below = above;
    }
    return below;
}

static bool sees(const struct case_tree *c, int contender, int g)
{
    return c->p->contender[contender].visible[g].n > 0;
}

/* --- who is ahead ----------------------------------------------------------------------------- */

/* Nothing below the fork can make its places wider or surer, and no place asked for is open to it. */
static bool is_idle(const struct case_tree *c, const struct rivalry *x)
{
    const struct case_set *p = c->p;
    int team = p->contender[x->contender].team, best = 1 + p->contender[x->contender].ahead + x->ahead;
    int sure_best = best + x->level, sure_worst = best + x->nrival, worst = sure_best + x->nrival;
    const struct places *got = &p->got[team], *known = &p->known[team];

    if (best <= c->places || (p->low && team == p->w->q->team))
        return false;
    return (best >= got->best || got->best <= known->best) && (worst <= got->worst || got->worst >= known->worst) &&
           (sure_best >= got->sure_best || sure_best >= known->sure_best) &&
           (sure_worst <= got->sure_worst || sure_worst <= known->sure_worst);
}

/* The rivals of a team below a fork, of which those are new to be judged that see match g, or all if the team does. */
static struct rivalry judge(const struct case_tree *c, const struct fork *f, const struct rivalry *above, int g,
                            int *left)
{
    struct rivalry out = { above->contender, above->ahead, above->level, 0, left };
    const struct extent *x = f->have[above->contender];
    bool moved = g < 0 || sees(c, above->contender, g);

    for (int i = 0; i < above->nrival; i++) {
        int rival = above->rival[i];
        const struct extent *y = f->have[rival];
        const bool judged = moved || sees(c, rival, g);
        if (judged && y->low > x->high)
            out.ahead++;
        else if (judged && y->high_least > x->low_most && y->low_most <= x->high_least)
            out.level++;
        else if (!judged || y->high > x->low)
            left[out.nrival++] = rival;
    }
    return out;
}

static void judge_all(const struct case_tree *c, struct fork *f, const struct fork *above, int g)
{
    int *left = f->room;

    f->n = 0;
    for (int i = 0; i < above->n; i++) {
        struct rivalry x = judge(c, f, &above->rivalry[i], g, left);
        left += x.nrival;
        /* Where all its rivals are settled, so is the team; else it goes on. */
        int best = 1 + c->p->contender[x.contender].ahead + x.ahead, worst = best + x.level;

        if (x.nrival == 0) {
            case_set_note(c->p, x.contender, best, worst, f->first, f->ncase);
            int team = c->p->contender[x.contender].team;

            for (int place = best; place <= worst && place <= c->places; place++) {
                uint64_t bit = case_set_bit(c->p, team);
                c->p->may[place - 1][team] = true;
                f->holder[place - 1].may |= bit;
                f->holder[place - 1].sure |= best == worst ? bit : 0;
            }
        } else if (!is_idle(c, &x)) {
            f->rivalry[f->n++] = x;
        }
    }
}

/* --- down the tree ---------------------------------------------------------------------------- */

static void go_down(const struct case_tree *c, int g)
{
    const struct fork *f = &c->fork[g];
    struct fork *below = &c->fork[g + 1];

    if (f->n == 0) {
        for (int place = 0; place < c->places; place++) {
            int held = case_set_held(c->p, f->holder[place]);
            for (long i = 0; i < f->ncase; i++)
                c->p->holder[place][f->first + i] = held;
        }
        return;
    }
    below->ncase = c->p->w->gone[g].stride;
    for (int class = 0; class < c->p->w->gone[g].nclass; class ++) {
        below->first = f->first + class * below->ncase;
        memcpy(below->holder, f->holder, (size_t)c->places * sizeof *f->holder);
        memcpy(below->have, f->have, (size_t)c->p->n * sizeof(*f->have));
        /* Below the next fork. */
        const struct extent **have = below->have;
        for (int i = 0; i < c->nseer[g]; i++) {
            int contender = c->seer[g][i];
            const struct visible *s = &c->p->contender[contender].visible[g];
            const struct level *level = &c->level[contender][g];
            have[contender] = &level->below[(have[contender] - level->above) * s->n + s->seen[class]];
        }
        judge_all(c, below, f, g);
        go_down(c, g + 1);
    }
}

/* Every team asked for against every other. */
static struct fork everybody(const struct case_tree *c)
{
    const struct case_set *p = c->p;
    struct fork f = { .rivalry = arena_new(p->a, struct rivalry, p->nasked) };

    for (int i = 0; i < p->n; i++) {
        if (!p->w->asked[p->contender[i].team])
            continue;
        int *rival = arena_new(p->a, int, p->n - 1);
        f.rivalry[f.n++] = (struct rivalry){ .contender = i, .nrival = p->n - 1, .rival = rival };
        for (int k = 0; k < p->n - 1; k++)
            rival[k] = k < i ? k : k + 1;
    }
    return f;
}

static void make_room(struct case_tree *c)
{
    struct case_set *p = c->p;
    int ngone = p->w->ngone;

    c->level = arena_new(p->a, struct level *, p->n);
    c->seer = arena_new(p->a, int *, ngone);
    c->nseer = arena_new(p->a, int, ngone);
    c->fork = arena_new(p->a, struct fork, ngone + 1);
    for (int g = 0; g < ngone; g++) {
        c->seer[g] = arena_new(p->a, int, p->n);
        for (int i = 0; i < p->n; i++)
            if (sees(c, i, g))
                c->seer[g][c->nseer[g]++] = i;
    }
    for (int g = 0; g <= ngone; g++)
        c->fork[g] = (struct fork){ .rivalry = arena_new(p->a, struct rivalry, p->nasked),
                                    .room = arena_new(p->a, int, p->nasked *(p->n - 1)),
                                    .holder = arena_new(p->a, struct holder, c->places),
                                    .have = arena_new(p->a, const struct extent *, p->n) };
}

void case_tree_run(struct case_set *p, long ncase)
{
    struct case_tree c = { .p = p, .places = p->w->by_place ? p->w->q->places : 0 };

    make_room(&c);
    for (int i = 0; i < p->n; i++) {
        c.level[i] = arena_new(p->a, struct level, p->w->ngone);
        c.fork[0].have[i] = extend(&c, i);
    }
    c.fork[0].ncase = ncase;
    struct fork all = everybody(&c);
    judge_all(&c, &c.fork[0], &all, -1);
    go_down(&c, 0);
}
