/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/rehearsal.h"

#include <assert.h>

#include "engine/base/arena.h"

enum { BOARDS = 4, STRONGEST = 10800, WEAKEST = 6000 };

/* A mishap that strikes in `percent` of 100 cases, but never in a smooth event. */
static bool mishap(struct rehearsal *r, int percent)
{
    return !r->plan.smooth && random_chance(&r->random, percent);
}

/* Numbers follow the ratings, but for a few neighbours that were renumbered later. */
static struct team *enter_teams(struct rehearsal *r, int n)
{
    struct team *team = arena_new(r->arena, struct team, n);
    int *index = arena_new(r->arena, int, n);
    int rating = STRONGEST, step = 2 * (STRONGEST - WEAKEST) / n;

    for (int i = 0; i < n; i++)
        index[i] = i;
    random_shuffle(&r->random, index, n);
    for (int i = 0; i < n; i++) {
        team[index[i]] = (struct team){ i + 1, rating };
        rating -= random_below(&r->random, step + 1);
    }
    for (int i = 1; i < n; i++)
        if (mishap(r, 4)) {
            team[index[i]].number = i;
            team[index[i - 1]].number = i + 1;
            i++;
        }
    return team;
}

static void draw_presence(struct rehearsal *r, int n)
{
    int *from = arena_new(r->arena, int, n), *to = arena_new(r->arena, int, n);

    for (int i = 0; i < n; i++) {
        from[i] = mishap(r, 5) ? random_from(&r->random, 2, 4) : 1;
        to[i] = mishap(r, 3) ? random_from(&r->random, 1, r->plan.rounds) : r->plan.rounds;
    }
    r->from = from;
    r->to = to;
}

static void bar_pairs(struct rehearsal *r, struct tournament *t)
{
    int n = mishap(r, 40) && t->nteam > 2 ? random_below(&r->random, t->nteam) : 0;
    struct barred *b = arena_new(r->arena, struct barred, n);

    for (int i = 0; i < n; i++) {
        int first = random_below(&r->random, t->nteam);
        int other = (first + random_from(&r->random, 1, t->nteam - 1)) % t->nteam;
        int round = random_chance(&r->random, 50) ? random_from(&r->random, 1, r->plan.rounds) : 0;
        b[i] = (struct barred){ .a = first, .b = other, .round = round };
    }
    t->barred = b;
    t->nbarred = n;
}

static void adjust_points(struct rehearsal *r, struct tournament *t)
{
    int n = mishap(r, 20) ? random_from(&r->random, 1, 3) : 0;
    struct adjustment *d = arena_new(r->arena, struct adjustment, n);

    for (int i = 0; i < n; i++)
        d[i] = (struct adjustment){ .team = random_below(&r->random, t->nteam),
                                    .mp = random_from(&r->random, -2, 2),
                                    .gp = random_from(&r->random, -4, 4),
                                    .from = random_from(&r->random, 2, r->plan.rounds),
                                    .pairing_only = random_chance(&r->random, 50) };
    t->adjustment = d;
    t->nadjustment = n;
}

struct rehearsal *rehearsal_open(struct rehearsal_plan plan, uint64_t seed, struct arena *a)
{
    struct rehearsal *r = arena_new(a, struct rehearsal, 1);
    struct tournament *t = &r->tournament;

    assert(plan.rounds <= REHEARSAL_ROUNDS);
    *r = (struct rehearsal){ .random = { seed }, .plan = plan, .arena = a };
    t->nteam = random_from(&r->random, plan.fewest, plan.most);
    t->edition = (enum edition)random_below(&r->random, EDITION_COUNT);
    t->lot = random_chance(&r->random, 50) ? WHITE : BLACK;
    t->boards = BOARDS;
    t->team = enter_teams(r, t->nteam);
    t->host = mishap(r, 30) ? random_below(&r->random, t->nteam) : NOBODY;
    t->round = r->round;
    draw_presence(r, t->nteam);
    bar_pairs(r, t);
    adjust_points(r, t);
    return r;
}

bool rehearsal_over(const struct rehearsal *r)
{
    return r->tournament.nround == r->plan.rounds;
}

struct field rehearsal_field(struct rehearsal *r, struct arena *a)
{
    const struct tournament *t = &r->tournament;
    int round = t->nround + 1;
    struct card *card = card_load(t, round, a);

    for (int i = 0; i < t->nteam; i++) {
        card[i].paired = r->from[i] <= round && round <= r->to[i] && !mishap(r, 2);
        card[i].late = r->from[i] > 1;
    }
    return (struct field){ .edition = t->edition,
                           .lot = t->lot,
                           .round = round,
                           .rounds = r->plan.rounds,
                           .host = t->host,
                           .card = card,
                           .n = t->nteam,
                           .barred = t->barred,
                           .nbarred = t->nbarred };
}

/* One board: half points of the first team. `edge` is the difference of the teams' averages. */
static int board(struct random *r, int edge)
{
    int roll = random_below(r, 100), win = 33 + (edge > 396 ? 396 : edge < -396 ? -396 : edge) / 12;

    return roll < win ? 2 : roll < win + 34 ? 1 : 0;
}

static void play_boards(struct rehearsal *r, struct match *m)
{
    const struct team *team = r->tournament.team;
    int edge = (team[m->team[0]].rating - team[m->team[1]].rating) / 4;

    for (int i = 0; i < BOARDS; i++)
        m->gp[0] += board(&r->random, edge);
    m->gp[1] = 2 * BOARDS - m->gp[0];
    for (int side = 0; side < 2; side++)
        m->mp[side] = m->gp[side] == BOARDS ? 1 : m->gp[side] > BOARDS ? 2 : 0;
    m->played = true;
}

/* One side did not come, or both (WALKOVER). */
static void default_match(struct rehearsal *r, struct match *m)
{
    int present = random_below(&r->random, 3);

    if (present == 2)
        return;
    m->mp[present] = 2;
    m->gp[present] = 2 * random_from(&r->random, 3, BOARDS);
}

void rehearsal_play(struct rehearsal *r, const struct pairing *p)
{
    struct match *match = arena_new(r->arena, struct match, p->npair);

    assert(p->legal && !rehearsal_over(r));
    for (int i = 0; i < p->npair; i++) {
        match[i] = (struct match){ .team = { p->pair[i].white, p->pair[i].black } };
        if (mishap(r, 3))
            default_match(r, &match[i]);
        else
            play_boards(r, &match[i]);
    }
    r->round[r->tournament.nround++] = (struct round){ match, p->npair, p->bye };
}
