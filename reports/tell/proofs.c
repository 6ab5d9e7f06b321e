/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/proofs.h"

#include "engine/base/arena.h"
#include "engine/proof/barrier.h"
#include "engine/proof/scene.h"
#include "engine/base/buffer.h"
#include "reports/tell/levels.h"

enum { MOST_WORDS = 60 };

#define NAMES(w, p) STR_ARG(words_teams((w), (p)->team, (p)->n, (p)->n))

/* --- sentences ------------------------------------------------------------------------------- */

/* How pieces are told: "A could then meet nobody in the group". */
struct voice {
    const char *may, *where;
    int floats, breaches; /* so many teams more may float, pairs break the limits */
};

static int count_words(struct str s)
{
    int n = s.n > 0;

    for (size_t i = 0; i < s.n; i++)
        n += s.p[i] == ' ';
    return n;
}

static struct parsed_places singles_of(const struct barrier *p, struct arena *a)
{
    struct parsed_places list = { arena_new(a, int, p->nodd), 0 };

    while (list.n < p->nodd && p->odd[list.n].n == 1) {
        list.team[list.n] = p->odd[list.n].team[0];
        list.n++;
    }
    return list;
}

/* "besides Togo, Chad and Mali could then meet nobody in the group, and Fiji, Guam and Haiti only
 * each other" */
static void add_pieces(struct buffer *b, const struct walk *w, const struct barrier *p, const struct voice *v)
{
    struct parsed_places single = singles_of(p, w->arena);

    if (p->few.n > 0)
        buffer_fmt(b, "besides %.*s, ", NAMES(w, &p->few));
    if (single.n > 0)
        buffer_fmt(b, "%.*s %s meet nobody%s", NAMES(w, &single), v->may, v->where);
    for (int i = single.n; i < p->nodd; i++)
        if (i == 0)
            buffer_fmt(b, "%.*s %s meet only each other%s", NAMES(w, &p->odd[i]), v->may, v->where);
        else
            buffer_fmt(b, ", and %.*s only each other", NAMES(w, &p->odd[i]));
    if (p->others_odd)
        buffer_add(b, STR(", and the number of the others is odd"));
    else if (p->nodd == 1 && single.n == 0)
        buffer_add(b, STR(", and their number is odd"));
}

static int count_odd(const struct barrier *p)
{
    return p->nodd + p->others_odd;
}

/* Who could help those pieces, and how many of them. */
static void add_sum(struct buffer *b, const struct walk *w, const struct barrier *p, const struct voice *v)
{
    if (p->few.n + v->floats + v->breaches == 0)
        return;
    buffer_fmt(b, "; %d would be left without an opponent", count_odd(p));
    if (p->few.n > 0)
        buffer_fmt(b, ", %.*s can take only %d of them", NAMES(w, &p->few), p->few.n);
    if (v->floats > 0)
        buffer_fmt(b, ", and only %d more may float", v->floats);
    if (v->breaches > 0)
        buffer_fmt(b, ", and only %d %s may break the colour limits", COUNT(v->breaches, "pair", "pairs"));
}

/* Single teams, of which each needs one of a few, have a shorter sentence. */
static struct str pieces_text(const struct walk *w, const struct barrier *p, const struct voice *v)
{
    struct buffer b = { .arena = w->arena };
    struct parsed_places single = singles_of(p, w->arena);

    if (single.n == p->nodd && !p->others_odd && v->floats + v->breaches == 0) {
        buffer_fmt(&b, "%.*s could then meet ", NAMES(w, &single));
        if (p->few.n > 0)
            buffer_fmt(&b, "only %.*s", NAMES(w, &p->few));
        else
            buffer_add(&b, STR("nobody"));
        buffer_fmt(&b, "%s", v->where);
    } else {
        add_pieces(&b, w, p, v);
        add_sum(&b, w, p, v);
    }
    return buffer_str(&b);
}

/* Are those of some parts more in odd pieces than there is help for? */
static bool find(const struct scene *s, unsigned parts, int certificate, int need, struct barrier *out)
{
    const struct walk *w = s->w;
    struct barrier_question q = { .team = NULL, .may = scene_may_meet, .with = s, .need = need };
    int *team = arena_new(w->arena, int, w->r->nteam);

    for (int t = 0; t < w->r->nteam; t++)
        if (parts & 1u << s->part[t])
            team[q.n++] = t;
    q.team = team;
    q.value = w->r->certificate[certificate].value;
    return barrier_find(&q, w->arena, out);
}

/* --- refusals -------------------------------------------------------------------------------- */

enum {
    ALL = 1u << STAYS | 1u << ARRIVED | 1u << LEAVES | 1u << TRAVELS | 1u << NEXT | 1u << WAITS | 1u << FAR,
    STAYERS = 1u << STAYS | 1u << ARRIVED
};

static bool is_wide(const struct walk *w)
{
    return w->group && w->group->side != SIDE_MEDIAN && w->step->kind != RECORD_TABLE;
}

/* Breaches that the group may still make beside the pair in question. */
static int breaches_left(const struct walk *w, const struct parsed_refusal *x)
{
    const struct parsed_group *g = w->group;
    int n = g->breaches - (x->other != NOBODY && !walk_legal(w, x->team, x->other));

    for (int i = 0; &g->step[i] != w->step; i++)
        n -= g->step[i].other != NOBODY && !walk_legal(w, g->step[i].team, g->step[i].other);
    return n;
}

/* Teams that stay are paired in their group; in the median group all are that are left. */
static bool is_narrow(const struct walk *w)
{
    return w->group && w->group->side != SIDE_MEDIAN;
}

static struct str rest_text(struct scene *s, const struct parsed_refusal *x)
{
    bool stay = s->w->group && !is_wide(s->w);
    const struct voice v = { "could then", stay && is_narrow(s->w) ? " in the group" : "", 0, 0 };
    struct barrier p;

    scene_allow_rest(s);
    if (!find(s, stay ? 1u << STAYS : ALL, x->certificate, 1, &p))
        return (struct str){ 0 };
    return pieces_text(s->w, &p, &v);
}

/* The teams of the group that would be left, with `pairs` and so many breaches. */
static struct str stayers_text(struct scene *s, const struct parsed_refusal *x, enum pairs pairs, int breaches)
{
    const struct walk *w = s->w;
    static const char *const where[2][2] = {
        { "", " within the colour limits" },
        { " in the group", " in the group within the colour limits" },
    };
    const struct voice v = { "could then", where[is_narrow(w)][pairs == LEGAL],
                             is_wide(w) ? w->group->leaver.n - s->nleave : 0, breaches };
    struct barrier p;

    scene_allow_stayers(s, pairs);
    if (!find(s, STAYERS, x->certificate, v.floats + 2 * breaches + 1, &p))
        return (struct str){ 0 };
    return pieces_text(w, &p, &v);
}

/* The teams outside, with those that certainly leave: they need so many more of the group. */
static struct str outside_text(struct scene *s, const struct parsed_refusal *x)
{
    const struct voice v = { "could then", " outside the group, floaters included", s->w->group->leaver.n - s->nleave,
                             0 };
    struct barrier p;

    scene_allow(s, LEAVES, FAR, OPEN);
    scene_allow(s, FAR, FAR, OPEN);
    if (!find(s, 1u << LEAVES | 1u << FAR, x->certificate, v.floats + 1, &p))
        return (struct str){ 0 };
    return pieces_text(s->w, &p, &v);
}

static bool meets_anybody(const struct scene *s, int team)
{
    for (int t = 0; t < s->w->r->nteam; t++)
        if (scene_may_meet(s, team, t))
            return true;
    return false;
}

/* What is told of floaters none of which may leave again; of others only the certificate. */
static struct str arrived_text(struct scene *s, int certificate, int again, const char *may)
{
    const struct voice v = { may, "", 0, 0 };
    struct barrier p;

    scene_allow_arrived(s);
    if (again != 0 || !find(s, ALL, certificate, 1, &p))
        return (struct str){ 0 };
    return pieces_text(s->w, &p, &v);
}

/* Why a level would be lost: the article, what could not be done, and the proof; there is none to be told
   of what can be looked up. */
struct ground {
    enum rule rule;
    struct str what, proof;
    bool plain;
};

/* The article about the next group, or about those further on; of a side of the median. */
static enum rule reach_rule(const struct walk *w, struct demand demand)
{
    static const enum rule rules[2][2] = { { RULE_FLOAT_NEXT_DOWN, RULE_FLOAT_FAR_DOWN },
                                           { RULE_FLOAT_NEXT_UP, RULE_FLOAT_FAR_UP } };

    return rules[w->group->side == SIDE_BELOW][demand.reach > 1];
}

static struct str groups_text(const struct walk *w, struct demand demand)
{
    return demand.reach == 1 ? STR("the next group") : str_fmt(w->arena, "the next %d groups", demand.reach);
}

/* The team itself finds nobody where the level wants it to. */
static struct ground lonely(const struct scene *s, struct demand demand, int team)
{
    struct ground g = { .rule = RULE_OTHER_FLOATER, .plain = true };
    struct scene open = *s;

    scene_allow(&open, LEAVES, NEXT, OPEN);
    if (meets_anybody(&open, team)) {
        g.what =
            STR("there is no team it may meet in the next group with which both would stay within the colour limits");
    } else {
        g.rule = reach_rule(s->w, demand);
        g.what = str_fmt(s->w->arena, "it has met all teams of %.*s or is barred from meeting them",
                         STR_ARG(groups_text(s->w, demand)));
    }
    return g;
}

/* The way out of the group would be lost. */
static struct ground astray(const struct walk *w, struct demand demand, struct str proof)
{
    struct ground g = { .rule = reach_rule(w, demand), .proof = proof };

    if (demand.way == AMONG_THEMSELVES)
        g.what = STR("the next group could then not be completed within the colour limits");
    else
        g.what = str_fmt(w->arena, "the %s could then not all meet teams of %.*s%s",
                         w->group->again == NOBODY ? "floaters" : "residents that float",
                         STR_ARG(groups_text(w, demand)), demand.way == IN_LIMITS ? " within the colour limits" : "");
    if (demand.way == AMONG_THEMSELVES || demand.way == IN_LIMITS)
        g.rule = RULE_OTHER_FLOATER;
    return g;
}

static struct ground level_ground(struct scene *s, const struct parsed_refusal *x)
{
    const struct walk *w = s->w;
    struct demand demand = demand_of_level(w->r, w->group, w->group->level);
    const struct voice v = { "could then", "", 0, 0 };
    struct barrier p;

    scene_allow_level(s, demand);
    if (x->other == NOBODY && demand.reach > 0 && !meets_anybody(s, x->team))
        return lonely(s, demand, x->team);
    if (find(s, ALL, x->certificate, 1, &p))
        return astray(
            w, demand,
            str_fmt(w->arena, "%.*s, %.*s", STR_ARG(levels_asked(w, w->group)), STR_ARG(pieces_text(w, &p, &v))));
    struct str stay = stayers_text(s, x, demand.stayers_legal ? LEGAL : OPEN, 0);
    if (stay.n == 0 && demand.reach > 0)
        return astray(w, demand, stay);
    return (struct ground){
        .rule = RULE_COLOUR_LIMITS,
        .what = STR("the teams that stay could then not all be paired within the colour limits"),
        .proof = stay,
    };
}

/* What a certificate is about, for those who want to check it. */
static struct str named(const struct walk *w, int certificate)
{
    const struct parsed_certificate *c = &w->r->certificate[certificate];
    int n = 0;

    for (int t = 0; t < w->r->nteam; t++)
        n += c->value[t] != 0;
    return str_fmt(w->arena, "certificate %d of the trace proves this, with values for %d %s%s", certificate,
                   COUNT(n, "team", "teams"), c->nset ? " and for sets of teams" : "");
}

struct str proofs_refusal(const struct walk *w, const struct parsed_refusal *x)
{
    struct scene s = scene_with(w, x);
    struct str text;

    switch (x->why) {
    case WHY_REST:
        text = rest_text(&s, x);
        break;
    case WHY_LEAVERS:
        text = stayers_text(&s, x, OPEN, 0);
        text = text.n > 0 ? text : outside_text(&s, x);
        break;
    case WHY_FLOATERS:
        text = arrived_text(&s, x->certificate, scene_again_left(&s), "could then");
        break;
    default:
        text = stayers_text(&s, x, LEGAL, breaches_left(w, x));
    }
    return text.n > 0 && count_words(text) <= MOST_WORDS ? text : named(w, x->certificate);
}

struct str proofs_level(const struct walk *w, const struct parsed_refusal *x)
{
    struct scene s = scene_with(w, x);
    struct ground g = level_ground(&s, x);

    if (g.plain)
        return str_fmt(w->arena, "%.*s%.*s", STR_ARG(g.what), STR_ARG(words_article(w, g.rule)));
    if (g.proof.n == 0 || count_words(g.proof) > MOST_WORDS)
        g.proof = named(w, x->certificate);
    return str_fmt(w->arena, "%.*s%.*s; %.*s", STR_ARG(g.what), STR_ARG(words_article(w, g.rule)), STR_ARG(g.proof));
}

/* --- the fewest ------------------------------------------------------------------------------ */

/* Either the group cannot be paired with fewer floaters, or the teams outside need so many. */
struct str proofs_fewest(const struct walk *w)
{
    const struct parsed_group *g = w->group;
    struct scene s = scene_of(w);
    const struct voice inside = { "may", " of the group", 0, 0 };
    const struct voice outside = { "may", " outside the group", 0, 0 };
    struct buffer b = { .arena = w->arena };
    struct barrier p;

    scene_allow(&s, STAYS, STAYS, OPEN);
    scene_allow(&s, FAR, FAR, OPEN);
    if (find(&s, 1u << STAYS, g->fewest, g->leaver.n, &p)) {
        add_pieces(&b, w, &p, &inside);
        if (p.few.n > 0)
            buffer_fmt(&b, "; of these %d %.*s can take only %d", count_odd(&p), NAMES(w, &p.few), p.few.n);
    } else if (find(&s, 1u << FAR, g->fewest, g->leaver.n, &p)) {
        add_pieces(&b, w, &p, &outside);
        buffer_fmt(&b, ", so that %d %s must float to them", COUNT(g->leaver.n, "team", "teams"));
    }
    return b.n > 0 && count_words(buffer_str(&b)) <= MOST_WORDS ? buffer_str(&b) : named(w, g->fewest);
}

/* One alone is told as what it would take for none to leave. */
struct str proofs_again(const struct walk *w)
{
    struct scene s = scene_of(w);
    struct str text = arrived_text(&s, w->group->again, scene_again_left(&s) - 1, "may");

    return text.n > 0 && count_words(text) <= MOST_WORDS ? text : named(w, w->group->again);
}
