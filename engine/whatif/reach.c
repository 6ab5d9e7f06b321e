/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/reach.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/ledger.h"
#include "engine/ranking/standings.h"
#include "engine/whatif/endings.h"
#include "engine/whatif/own_ways.h"

enum {
    COUNTED = 6,                 /* so many criteria have room in a score; how the others end is left open */
    BITS = 128 / COUNTED,        /* of a criterion, with its sign */
    BOUNDLESS = 1 << (BITS - 3), /* more than anybody has of any criterion */
};

struct reach {
    const struct outlook *o;
    struct neighbourhood *near; /* by team */
    struct entry *entry;        /* as in a ledger; what open matches give is added while a team is looked at */
    struct total *low, *high;
    struct ledger least, most; /* of these entries, with the one and the other totals */
    struct contribution *room;
    /* What stays as it is while one team is looked at again and again. */
    int team;                        /* NOBODY before the first */
    struct span *given;              /* by open match, of its opponents' */
    int nspread;                     /* of these so many leave an opponent more than one score */
    struct contribution *few, *many; /* with the least and the most that its opponents can have */
    int ncontribution;
    int *weight[COUNTED];          /* by criterion, by contribution: what a match point of it counts */
    int *out, nout;                /* contributions that may be left out */
    bool has_bye;                  /* that is left out before all others */
    const int *rank;               /* by team, of the standings; NULL while something is open */
    bool by_games;                 /* the game points of opponents matter */
    const struct endings *endings; /* by open match */
    bool rough;                    /* a team has more ways than OWN_WAYS_MOST */
    bool uncertain;                /* whether a team loses an open match unplayed depends on how it ends */
};

static const struct match *match_of(const struct outlook *o, int open)
{
    const struct open_match *m = &o->open[open];

    return &o->t->round[m->round - 1].match[m->match];
}

static bool plays(const struct outlook *o, int open, int team)
{
    return match_of(o, open)->team[0] == team || match_of(o, open)->team[1] == team;
}

static bool has_met(const struct reach *r, int team, int open)
{
    for (int round = 1; round <= r->least.rounds; round++) {
        int opponent = ledger_entry(&r->least, team, round)->opponent;
        if (opponent != NOBODY && plays(r->o, open, opponent))
            return true;
    }
    return false;
}

static struct neighbourhood find_near(const struct reach *r, int team, int *room, struct arena *a)
{
    struct neighbourhood near = { 0 };

    for (int i = 0; i < r->o->nopen; i++)
        if (plays(r->o, i, team))
            room[near.n++] = i;
    near.nown = near.n;
    for (int i = 0; i < r->o->nopen; i++)
        if (!plays(r->o, i, team) && has_met(r, team, i))
            room[near.n++] = i;
    int *match = arena_new(a, int, near.n);
    memcpy(match, room, (size_t)near.n * sizeof *match);
    near.match = match;
    return near;
}

bool reach_is_exact(const struct reach *r)
{
    return r->rank || (reach_is_bounded(&r->o->t->ranking) && !r->uncertain && !r->rough);
}

static bool sees_games(const struct tournament *t)
{
    for (int c = 0; c < t->ranking.n; c++)
        if (criterion_row(t->ranking.by[c])->sum.by == REFERENCE_GP)
            return true;
    return tiebreak_row(t->tiebreak)->lowest == LOWEST_GP;
}

/* By team; NULL while something is open. */
static const int *final_ranks(const struct outlook *o, struct arena *a)
{
    if (o->nopen > 0 || o->rounds_left > 0)
        return NULL;
    int *rank = arena_new(a, int, o->t->nteam);
    const struct standing *s = standings_make(o->t, o->t->nround, a);
    for (int i = 0; i < o->t->nteam; i++)
        rank[s[i].team] = s[i].rank;
    return rank;
}

/* What the match is for that side however it ends, or ENTRY_PENDING if that depends. */
static enum entry_kind kind_of(const struct open_match *m, int side)
{
    enum entry_kind kind = entry_kind_of(&m->ending[0], side);

    for (int i = 1; i < m->nending; i++)
        if (entry_kind_of(&m->ending[i], side) != kind)
            return ENTRY_PENDING;
    return kind;
}

/* What opponents see of open matches that will not count as played. */
static void set_kinds(struct reach *r)
{
    for (int i = 0; i < r->o->nopen; i++)
        for (int side = 0; side < 2; side++) {
            const struct open_match *m = &r->o->open[i];
            enum entry_kind kind = kind_of(m, side);
            r->entry[m->ending[0].team[side] * r->least.rounds + m->round - 1].kind = kind;
            r->uncertain = r->uncertain || kind == ENTRY_PENDING;
        }
}

long reach_cost(const struct reach *r, int team)
{
    return own_ways_cost(r->o, &r->near[team], r->endings);
}

struct reach *reach_open(const struct outlook *o, struct arena *a)
{
    struct reach *r = arena_new(a, struct reach, 1);
    struct tournament t = endings_emptied(o, a);
    struct ledger l = ledger_load(&t, t.nround, a);
    int *room = arena_new(a, int, o->nopen);

    r->o = o;
    r->entry = arena_new(a, struct entry, t.nteam * t.nround);
    r->low = arena_new(a, struct total, t.nteam);
    r->high = arena_new(a, struct total, t.nteam);
    memcpy(r->entry, l.entry, (size_t)(t.nteam * t.nround) * sizeof *r->entry);
    memcpy(r->low, l.total, (size_t)t.nteam * sizeof *r->low);
    memcpy(r->high, l.total, (size_t)t.nteam * sizeof *r->high);
    r->least = r->most = l;
    r->least.entry = r->most.entry = r->entry;
    r->least.total = r->low;
    r->most.total = r->high;
    r->rank = final_ranks(o, a);
    r->by_games = sees_games(o->t);
    r->team = NOBODY;
    r->given = arena_new(a, struct span, o->nopen);
    r->out = arena_new(a, int, t.nround);
    for (int c = 0; c < COUNTED; c++)
        r->weight[c] = arena_new(a, int, t.nround);
    r->room = arena_new(a, struct contribution, t.nround);
    r->few = arena_new(a, struct contribution, t.nround);
    r->many = arena_new(a, struct contribution, t.nround);
    set_kinds(r);
    r->endings = endings_of(o, r->by_games, a);
    r->near = arena_new(a, struct neighbourhood, t.nteam);
    for (int i = 0; i < t.nteam; i++)
        r->near[i] = find_near(r, i, room, a);
    for (int i = 0; i < t.nteam; i++)
        r->rough = r->rough || own_ways(o, &r->near[i], r->endings, NULL) > OWN_WAYS_MOST;
    return r;
}

struct neighbourhood reach_neighbourhood(const struct reach *r, int team)
{
    return r->near[team];
}

bool reach_by_games(const struct reach *r)
{
    return r->by_games;
}

bool reach_is_bounded(const struct ranking *ranking)
{
    for (int c = 0; c < ranking->n; c++)
        if (criterion_row(ranking->by[c])->boundless)
            return false;
    return ranking->n <= COUNTED;
}

static void give(struct total *t, int mp, int gp)
{
    t->mp += mp;
    t->mp_seen += mp;
    t->gp += gp;
    t->gp_seen += gp;
}

/* Adds what the span of an opponent's match leaves, or with the sign -1 takes it back. */
static void give_span(struct reach *r, int open, struct span span, int sign)
{
    const struct open_match *m = &r->o->open[open];
    const struct points_range *range = endings_points(&r->endings[open], m, span);
    bool spread = false;

    for (int side = 0; side < 2; side++) {
        const struct points_range *g = &range[side];
        int team = m->ending->team[side];
        give(&r->low[team], sign * g->mp[0], sign * g->gp[0]);
        give(&r->high[team], sign * g->mp[1], sign * g->gp[1]);
        spread = spread || g->mp[0] < g->mp[1] || (g->gp[0] < g->gp[1] && reach_by_games(r));
    }
    r->nspread += spread ? sign : 0;
}

/* The same of a match of its own that ends like that. */
static void give_ending(struct reach *r, int team, int round, const struct match *m, int sign)
{
    int side = m->team[1] == team;
    struct entry *e = &r->entry[team * r->least.rounds + round - 1];

    e->kind = entry_kind_of(m, side);
    e->mp += sign * m->mp[side];
    e->gp += sign * m->gp[side];
    for (int k = 1; k <= r->least.rounds - round; k++) {
        e[k].mp_before += sign * m->mp[side];
        e[k].gp_before += sign * m->gp[side];
    }
    for (int i = 0; i < 2; i++) {
        give(&r->low[m->team[i]], sign * m->mp[i], sign * m->gp[i]);
        give(&r->high[m->team[i]], sign * m->mp[i], sign * m->gp[i]);
    }
}

struct ends {
    int low, high;
};

/* What a round of the team gives, as contribution k; false if it is nothing. */
static bool meet(struct reach *r, int team, int round, int k)
{
    const struct tournament *t = r->o->t;

    if (!tiebreak_contribution(&r->least, t->tiebreak, team, round, &r->few[k]))
        return false;
    tiebreak_contribution(&r->most, t->tiebreak, team, round, &r->many[k]);
    for (int c = 0; c < t->ranking.n && c < COUNTED; c++) {
        const struct criterion_row *row = criterion_row(t->ranking.by[c]);
        const struct contribution one = { .mp = 1, .scored = r->few[k].scored };
        if (row->working)
            r->weight[c][k] = row->working(&one);
    }
    return true;
}

/* The rounds from that one on, and any against those opponents. False if that round gave nothing before. */
static bool meet_again(struct reach *r, int round, const int *opponent)
{
    bool found = false;

    for (int k = 0; k < r->ncontribution; k++) {
        const struct contribution *c = &r->few[k];
        if (c->round >= round || c->opponent == opponent[0] || c->opponent == opponent[1])
            meet(r, r->team, c->round, k);
        found = found || c->round == round;
    }
    return found;
}

static void meet_all(struct reach *r)
{
    r->ncontribution = 0;
    for (int round = 1; round <= r->least.rounds; round++)
        r->ncontribution += meet(r, r->team, round, r->ncontribution);
}

/* Who can be left out is the same for all criteria. Whatever else is left out: nobody is who has more than some other opponent, and nobody
   but byes where there are any. */
static void look_at_lowest(struct reach *r)
{
    bool byes = tiebreak_row(r->o->t->tiebreak)->app2;
    int least_most = BOUNDLESS;

    r->has_bye = false;
    for (int k = 0; k < r->ncontribution; k++) {
        least_most = r->many[k].mp < least_most ? r->many[k].mp : least_most;
        r->has_bye = r->has_bye || (byes && r->few[k].kind == ENTRY_BYE);
    }
    r->nout = 0;
    for (int k = 0; k < r->ncontribution; k++)
        if (r->has_bye ? r->few[k].kind == ENTRY_BYE : r->few[k].mp <= least_most)
            r->out[r->nout++] = k;
}

/* With opponent `out` left out nobody who counts has fewer match points than it: what that adds. Nobody has who may not be left out
   himself. */
static int raise_others(const struct reach *r, const int *weight, int out)
{
    int more = 0;

    for (int i = 0; !r->has_bye && i < r->nout; i++) {
        int less = r->few[out].mp - r->few[r->out[i]].mp;
        more += less > 0 ? weight[r->out[i]] * less : 0;
    }
    return more;
}

static struct ends over_opponents(const struct reach *r, const int *weight)
{
    struct ends all = { BOUNDLESS, -BOUNDLESS }, sum = { 0, 0 };

    for (int k = 0; k < r->ncontribution; k++) {
        sum.low += weight[k] * r->few[k].mp;
        sum.high += weight[k] * r->many[k].mp;
    }
    for (int i = 0; i < r->nout; i++) {
        int out = r->out[i], low = sum.low - weight[out] * r->few[out].mp + raise_others(r, weight, out);
        int high = sum.high - weight[out] * r->many[out].mp;
        all.low = low < all.low ? low : all.low;
        all.high = high > all.high ? high : all.high;
    }
    return r->ncontribution > 0 ? all : (struct ends){ 0, 0 };
}

static int most_of(int a, int b)
{
    return a > b ? a : b;
}

/* What rounds without a pairing can add. */
static struct ends widened(const struct outlook *o, enum criterion c, struct ends e)
{
    const struct scoring *s = tournament_scoring(o->t);
    int match = most_of(s->match[FOR_WIN], tournament_bye_mp(o->t));
    int games = most_of(s->game[FOR_WIN] * o->t->boards, tournament_bye_gp(o->t));

    if (o->rounds_left == 0)
        return e;
    if (c == CRITERION_MP)
        return (struct ends){ e.low, e.high + match * o->rounds_left };
    if (c == CRITERION_GP)
        return (struct ends){ e.low, e.high + games * o->rounds_left };
    return (struct ends){ -BOUNDLESS, BOUNDLESS };
}

/* Of criterion number c of the ranking. */
static struct ends ends_of(const struct reach *r, int c, int team)
{
    const struct criterion_row *row = criterion_row(r->o->t->ranking.by[c]);
    const struct ends any = { -BOUNDLESS, BOUNDLESS };

    if (row->boundless || (row->sum.by != REFERENCE_NONE && r->uncertain))
        return any;
    if (row->sum.by != REFERENCE_NONE && r->nspread > 0) {
        /* A sum without cuts grows with every score, and so does Buchholz with them. Which product a cut takes of the others hangs on
           the scores (RULE_C07_CUT_ESB): no more than the highest, no less than the lowest. */
        const struct c07_sum *sum = &row->sum;
        bool whole = sum->times == REFERENCE_NONE || sum->low == 0;
        int n = c07_contributions(&r->least, sum, team, r->room);
        int low = whole ? c07_total(sum, r->room, n) : c07_total_less(sum, r->room, n, CUT_HIGHEST);

        c07_contributions(&r->most, sum, team, r->room);
        return (struct ends){ low, whole ? c07_total(sum, r->room, n) : c07_total_less(sum, r->room, n, CUT_LOWEST) };
    }
    if (row->working && r->nspread > 0)
        return over_opponents(r, r->weight[c]);
    int value = criterion_value(row, &r->least, r->o->t->tiebreak, team, r->room);
    return (struct ends){ value, value };
}

/* Of criterion number c, all ways in which its own matches can end taken together: of points alone. */
static struct ends ends_together(const struct reach *r, int c, int team, const struct span *span)
{
    const enum criterion by = r->o->t->ranking.by[c];
    struct ends e = { 0, 0 };

    if (by != CRITERION_MP && by != CRITERION_GP)
        return (struct ends){ -BOUNDLESS, BOUNDLESS };
    own_ways_points(r->o, &r->near[team], team, span, by == CRITERION_GP, &e.low, &e.high);
    int now = criterion_value(criterion_row(by), &r->least, r->o->t->tiebreak, team, r->room);
    return (struct ends){ now + e.low, now + e.high };
}

static void append(struct score_bounds *w, struct ends e)
{
    w->low = w->low * ((score)1 << BITS) + e.low;
    w->high = w->high * ((score)1 << BITS) + e.high;
}

/* `together`: NULL, or the span in which its own matches can end in too many ways. */
static struct score_bounds weigh(const struct reach *r, int team, const struct span *together)
{
    const struct ranking *ranking = &r->o->t->ranking;
    struct score_bounds w = { 0, 0 };

    if (r->rank)
        return (struct score_bounds){ -r->rank[team], -r->rank[team] };
    for (int c = 0; c < ranking->n && c < COUNTED - (ranking->n > COUNTED); c++)
        append(&w, widened(r->o, ranking->by[c], together ? ends_together(r, c, team, together) : ends_of(r, c, team)));
    if (ranking->n > COUNTED)
        append(&w, (struct ends){ -BOUNDLESS, BOUNDLESS });
    return w;
}

/* Over all endings of its own matches from number k on. */
static void weigh_each(struct reach *r, int team, const struct span *span, int k, struct score_bounds *all)
{
    if (k == r->near[team].nown) {
        look_at_lowest(r);
        struct score_bounds w = weigh(r, team, NULL);
        all->low = w.low < all->low ? w.low : all->low;
        all->high = w.high > all->high ? w.high : all->high;
        return;
    }
    int open = r->near[team].match[k];
    const struct open_match *m = &r->o->open[open];
    for (int i = span[open].from; i <= span[open].to; i++) {
        if (i > span[open].from && i < span[open].to && r->endings[open].inner[i])
            continue;
        give_ending(r, team, m->round, &m->ending[i], 1);
        /* Its own match has come to another end. */
        const struct entry *e = ledger_entry(&r->least, team, m->round);

        if (r->nspread > 0 &&
            !(e->kind == ENTRY_PLAYED && meet_again(r, m->round, (int[]){ e->opponent, e->opponent })))
            meet_all(r);
        weigh_each(r, team, span, k + 1, all);
        give_ending(r, team, m->round, &m->ending[i], -1);
    }
}

static void take_back(struct reach *r)
{
    const struct neighbourhood *near = &r->near[r->team];

    for (int k = near->nown; k < near->n; k++)
        give_span(r, near->match[k], r->given[near->match[k]], -1);
}

static void turn_to(struct reach *r, int team, const struct span *span)
{
    const struct neighbourhood *near = &r->near[team];

    if (r->team != NOBODY)
        take_back(r);
    r->team = team;
    for (int k = near->nown; k < near->n; k++) {
        r->given[near->match[k]] = span[near->match[k]];
        give_span(r, near->match[k], span[near->match[k]], 1);
    }
    meet_all(r);
}

/* The same team: what is new. */
static void turn_matches(struct reach *r, const struct span *span)
{
    const struct neighbourhood *near = &r->near[r->team];

    for (int k = near->nown; k < near->n; k++) {
        int open = near->match[k];
        const int *team = r->o->open[open].ending->team;
        if (span[open].from == r->given[open].from && span[open].to == r->given[open].to)
            continue;
        give_span(r, open, r->given[open], -1);
        give_span(r, open, span[open], 1);
        r->given[open] = span[open];
        meet_again(r, r->least.rounds + 1, team);
    }
}

struct score_bounds reach_of(struct reach *r, int team, const struct span *span)
{
    score most = (score)1 << 126;
    struct score_bounds all = { most, -most };

    if (r->team == team)
        turn_matches(r, span);
    else
        turn_to(r, team, span);
    if (own_ways(r->o, &r->near[team], r->endings, span) > OWN_WAYS_MOST)
        return weigh(r, team, span);
    weigh_each(r, team, span, 0, &all);
    return all;
}
