/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/simulate.h"

#include <assert.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/olympiad/rank.h"
#include "engine/base/err.h"
#include "teams/federation.h"
#include "teams/lab/game.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/scoring.h"

enum {
    LOWEST = 1000,
    HIGHEST = 2900,  /* ratings */
    BOARD_STEP = 30, /* by which a player is weaker than the one above him */
    JITTER = 40,
    LATEST = 4,      /* the round by which everybody has arrived */
    SPOKEN_FOR = 50, /* per cent of missing players whose names are known */
};

static int draw(struct simulation *s, enum plan_key k)
{
    return random_from(&s->random, s->plan.value[k].low, s->plan.value[k].high);
}

/* --- teams ------------------------------------------------------------------------------------ */

static int draw_teams(struct simulation *s)
{
    int n = draw(s, PLAN_TEAMS);
    bool odd = n % 2;

    if (s->plan.parity == PARITY_ANY || odd == (s->plan.parity == PARITY_ODD))
        return n;
    return n > s->plan.value[PLAN_TEAMS].low ? n - 1 : n + 1;
}

static int clamp(int rating)
{
    if (rating < LOWEST)
        return LOWEST;
    return rating > HIGHEST ? HIGHEST : rating;
}

/* The players of a team of that average, strongest first but for some luck. */
static void draw_ratings(struct simulation *s, int average, struct player *player, int n)
{
    for (int i = 0; i < n; i++) {
        int step = BOARD_STEP * (n - 1) / 2 - BOARD_STEP * i;
        player[i].rating = clamp(average + step + random_from(&s->random, -JITTER, JITTER));
    }
}

static void name_squad(struct squad *q, int number, int first_player, struct arena *a)
{
    int nfederation;
    const struct federation *f = federation_list(&nfederation);

    q->number = q->given = number;
    q->name = str_fmt(a, "Team %d", number);
    q->federation = str_of(f[(number - 1) % nfederation].code);
    for (int i = 0; i < q->nplayer; i++) {
        q->player[i].name = str_fmt(a, "Player, %d-%d", number, i + 1);
        q->player[i].fide_id = first_player + i;
    }
}

static void enter_squads(struct simulation *s, int n)
{
    struct section *x = &s->section;
    struct arena *a = s->arena;
    struct player *player = arena_new(a, struct player, n * x->squad_size);
    int strongest = draw(s, PLAN_STRONGEST), spread = draw(s, PLAN_SPREAD);

    x->nsquad = n;
    x->squad = arena_new(a, struct squad, n);
    for (int i = 0; i < n; i++) {
        struct squad *q = &x->squad[i];
        *q = (struct squad){ .player = &player[i * x->squad_size], .nplayer = x->squad_size };
        draw_ratings(s, strongest - (n > 1 ? spread * i / (n - 1) : 0), q->player, q->nplayer);
    }
    /* Numbers follow the ratings (RULE_NUMBER). */
    struct seeding *seed = arena_new(a, struct seeding, x->nsquad);
    struct squad *sorted = arena_new(a, struct squad, x->nsquad);
    int *order = arena_new(a, int, x->nsquad);

    for (int i = 0; i < x->nsquad; i++)
        seed[i].sum_of_four = score_rating(x, &x->squad[i], &seed[i].fifth);
    rank_initial(seed, x->nsquad, order);
    for (int i = 0; i < x->nsquad; i++)
        sorted[i] = x->squad[order[i]];
    x->squad = sorted;
    for (int i = 0; i < n; i++)
        name_squad(&x->squad[i], i + 1, 1 + i * x->squad_size, a);
}

static void load_teams(struct simulation *s)
{
    struct section *x = &s->section;
    struct team *team = arena_new(s->arena, struct team, x->nsquad);
    const struct system *system = section_system(x);
    struct scoring *scoring = arena_new(s->arena, struct scoring, 1);
    int fifth;

    *scoring = section_scoring(x);

    for (int i = 0; i < x->nsquad; i++)
        team[i] = (struct team){ x->squad[i].number, score_rating(x, &x->squad[i], &fifth) };
    s->round = arena_new(s->arena, struct round, x->rounds);
    s->board = arena_new(s->arena, struct board_points, x->rounds * x->nsquad);
    s->tournament = (struct tournament){
        .edition = x->edition,
        .tiebreak = x->tiebreak,
        .ranking = x->ranking,
        .lot = x->lot,
        .rounds = x->rounds,
        .boards = x->boards,
        .bye = system ? system->bye : BYE_OLYMPIAD,
        .scoring = scoring,
        .rated = score_rated(x),
        .round_robin = section_is_round_robin(x),
        .host = NOBODY,
        .team = team,
        .nteam = x->nsquad,
        .round = s->round,
        .board = s->board,
        .barred = x->barred,
        .nbarred = x->nbarred,
    };
}

/* --- who is not there ------------------------------------------------------------------------- */

static void keep_away(struct simulation *s, struct absence b)
{
    struct section *x = &s->section;

    arena_room(s->arena, x->absence, x->nabsence, s->absence_room);
    x->absence[x->nabsence++] = b;
}

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

/* Two rounds that the team is paired in and does not come, if the event has two. */
static void plan_skips(struct simulation *s, int squad)
{
    int rounds = s->section.rounds;
    int first = random_from(&s->random, 1, rounds > 1 ? rounds - 1 : 1);

    s->skips[squad][0] = first;
    s->skips[squad][1] = rounds > first ? random_from(&s->random, first + 1, rounds) : 0;
}

/* No team has two of these fates. */
static void draw_fates(struct simulation *s)
{
    int n = s->section.nsquad, rounds = s->section.rounds, i = 0;
    int *squad = arena_new(s->arena, int, n);
    int late = draw(s, PLAN_LATE);
    int withdrawn = late + draw(s, PLAN_WITHDRAWN);
    int expelled = withdrawn + draw(s, PLAN_EXPELLED);

    for (int k = 0; k < n; k++)
        squad[k] = k;
    random_shuffle(&s->random, squad, n);
    for (; i < least_of(late, n) && rounds > 1; i++)
        keep_away(s, (struct absence){ .squad = squad[i],
                                       .from = 1,
                                       .to = random_below(&s->random, least_of(rounds, LATEST) - 1) + 1 });
    for (; i < least_of(withdrawn, n) && rounds > 1; i++)
        keep_away(s,
                  (struct absence){ .squad = squad[i], .withdrawn = true, .from = random_from(&s->random, 2, rounds) });
    for (; i < least_of(expelled, n); i++)
        plan_skips(s, squad[i]);
}

/* A round robin goes by its table, whoever is away. */
static void draw_mishaps(struct simulation *s)
{
    draw_fates(s);
    int rate = draw(s, PLAN_ABSENT);

    for (int r = 1; r <= s->section.rounds; r++)
        for (int i = 0; i < s->section.nsquad; i++)
            if (random_rare(&s->random, rate))
                keep_away(s, (struct absence){ .squad = i, .from = r, .to = r });
    struct section *x = &s->section;
    int n = x->nsquad > 1 ? draw(s, PLAN_BARRED) : 0;

    x->barred = arena_new(s->arena, struct barred, n);
    for (x->nbarred = 0; x->nbarred < n; x->nbarred++) {
        int first = random_below(&s->random, x->nsquad);
        int other = (first + random_from(&s->random, 1, x->nsquad - 1)) % x->nsquad;
        int round = x->nbarred % 2 ? random_from(&s->random, 1, x->rounds) : 0;
        x->barred[x->nbarred] = (struct barred){ .a = first, .b = other, .round = round };
    }
}

/* --- the event -------------------------------------------------------------------------------- */

/* With its usual ranking. */
static void follow(struct section *x, const struct system *system)
{
    struct err unread = { 0 };

    x->system = str_of(system->name);
    if (system->ranking[UNIT_TEAM])
        ranking_read(str_of(system->ranking[UNIT_TEAM]), &x->ranking, &unread);
}

struct simulation *simulation_open(const struct plan *plan, uint64_t seed, struct arena *a)
{
    struct simulation *s = arena_new(a, struct simulation, 1);
    struct section *x = &s->section;

    *s = (struct simulation){ .plan = *plan, .random = { seed }, .arena = a };
    *x = section_default();
    x->name = STR("open");
    x->title = STR("Open Section");
    x->edition = plan->edition;
    x->tiebreak = plan->tiebreak;
    x->ranking = plan->ranking;
    if (plan->system)
        follow(x, plan->system);
    x->floor = 0;
    int n = draw_teams(s);
    x->rounds = draw(s, PLAN_ROUNDS);
    x->boards = draw(s, PLAN_BOARDS);
    x->squad_size = x->boards + draw(s, PLAN_RESERVES);
    enum colour drawn = random_chance(&s->random, 50) ? WHITE : BLACK;
    x->lot = s->plan.lot == COLOURLESS ? drawn : s->plan.lot;
    x->round = arena_new(a, struct pairing_list, x->rounds);
    x->frozen = true;
    s->missed = arena_new(a, int, n);
    s->skips = arena_alloc(a, sizeof *s->skips, (size_t)n);
    enter_squads(s, n);
    if (section_is_round_robin(x))
        x->rounds = least_of(x->rounds, score_table_rounds(x));
    else
        draw_mishaps(s);
    s->draws = draw(s, PLAN_DRAWS);
    s->forfeits = draw(s, PLAN_FORFEITS);
    s->no_shows = draw(s, PLAN_NO_SHOWS);
    load_teams(s);
    s->event = (struct event){ .name = STR("Made-up event"), .section = x, .nsection = 1 };
    return s;
}

bool simulation_over(const struct simulation *s)
{
    return s->tournament.nround == s->section.rounds;
}

struct field simulation_field(const struct simulation *s, struct arena *a)
{
    return score_field(&s->section, &s->tournament, s->tournament.nround + 1, a);
}

/* --- a round ---------------------------------------------------------------------------------- */

static int rating_at(const struct simulation *s, const struct fixture *f, int board, int side)
{
    return s->section.squad[f->side[side]].player[f->board[board].place[side] - 1].rating;
}

static enum result game(struct simulation *s, const struct fixture *f, int board)
{
    static const enum result by_half[] = { RESULT_LOSS, RESULT_DRAW, RESULT_WIN };
    int above = rating_at(s, f, board, 0) - rating_at(s, f, board, 1);

    return by_half[game_made_up(&s->random, above, s->draws)];
}

static void play_fixture(struct simulation *s, struct fixture *f, int round)
{
    for (int side = 0; side < 2; side++) {
        /* Some of the squad in list order, one for each board. */
        int wanted = s->section.boards, left = s->section.squad_size, place = 1;

        for (int b = 0; b < s->section.boards; place++, left--)
            if (random_below(&s->random, left) < wanted) {
                f->board[b++].place[side] = place;
                wanted--;
            }
        const int *skips = s->skips[f->side[side]];
        f->absent[side] = skips[0] == round || skips[1] == round || random_rare(&s->random, s->no_shows);
    }
    for (int b = 0; b < s->section.boards; b++) {
        static const enum result missing[] = { RESULT_NONE, RESULT_MISSED, RESULT_FORFEIT, RESULT_NOBODY };
        int who = 0;

        for (int side = 0; side < 2; side++) {
            if (!f->absent[side] && !random_rare(&s->random, s->forfeits))
                continue;
            who |= 1 << side;
            if (f->absent[side] || !random_chance(&s->random, SPOKEN_FOR))
                f->board[b].place[side] = 0;
        }
        f->board[b].result = who ? missing[who] : game(s, f, b);
        f->present += who == 1 || who == 2;
    }
    /* Without a mark nobody counts the players who are present; without players the other team has not come
       either. */
    if (f->absent[0] == f->absent[1])
        f->present = 0;
    else if (f->present == 0)
        f->absent[0] = f->absent[1] = true;
}

void simulation_play(struct simulation *s, const struct pairing *p)
{
    struct section *x = &s->section;
    int round = s->tournament.nround + 1;
    struct fixture *f = arena_new(s->arena, struct fixture, p->npair);
    struct match *match = arena_new(s->arena, struct match, p->npair);

    assert(p->legal && !simulation_over(s));
    for (int i = 0; i < p->npair; i++) {
        f[i].table = i + 1;
        f[i].side[0] = p->pair[i].white;
        f[i].side[1] = p->pair[i].black;
        play_fixture(s, &f[i], round);
        match[i] = score_match(x, &f[i]);
        for (int side = 0; side < 2; side++)
            score_boards(x, &f[i], side, &s->board[(round - 1) * x->nsquad + f[i].side[side]]);
        /* A team that was paired in vain. */
        const struct match *m = &match[i];
        for (int side = 0; side < 2; side++) {
            int squad = m->team[side];
            if (section_is_round_robin(&s->section) || m->played || m->mp[side] > 0 || ++s->missed[squad] != 2)
                continue;
            keep_away(s, (struct absence){ .squad = squad, .from = round + 1, .withdrawn = true });
        }
    }
    x->round[x->nround++] =
        (struct pairing_list){ .state = ROUND_COMPLETE, .fixture = f, .nfixture = p->npair, .bye = p->bye };
    s->round[s->tournament.nround++] = (struct round){ match, p->npair, p->bye };
}
