/* SPDX-License-Identifier: Apache-2.0 */
/* proofs.c - what certificates prove, as sentences that can be checked with a pencil. */
#include "reports/tell/refusals.h"

#include "engine/base/arena.h"
#include "engine/proof/barrier.h"
#include "engine/proof/scene.h"
#include "reports/format/messages.h"

enum { MOST_WORDS = 60 };

/* --- sentences ------------------------------------------------------------------------------- */

/* How pieces are told: "A could then meet nobody in the group"; of what is so now, "A may meet nobody". */
struct voice {
    const struct wording *how;
    bool now;
    struct message where;
    int floats, breaches; /* so many teams more may float, pairs break the limits */
};

static struct str told(const struct walk *w, const struct voice *v, struct message m)
{
    return message_text(&m, v->how, w->arena);
}

static struct str names(const struct walk *w, const struct voice *v, const struct parsed_places *p)
{
    return words_teams(w, p->team, p->n, p->n, v->how);
}

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

/* "Chad and Mali could then meet nobody in the group" */
static struct message first_pieces(const struct walk *w, const struct parsed_places *single, const struct barrier *p,
                                   const struct voice *v)
{
    if (single->n > 0)
        return (v->now ? say_may_meet_nobody : say_could_meet_nobody)(names(w, v, single), &v->where);
    return (v->now ? say_may_meet_each_other : say_could_meet_each_other)(names(w, v, &p->odd[0]), &v->where);
}

/* "besides Togo, Chad and Mali could then meet nobody in the group, and Fiji, Guam and Haiti only
 * each other" */
static struct str all_pieces(const struct walk *w, const struct barrier *p, const struct voice *v)
{
    const struct parsed_places single = singles_of(p, w->arena);
    struct str text = told(w, v, first_pieces(w, &single, p, v));

    if (p->few.n > 0)
        text = told(w, v, say_besides_them(names(w, v, &p->few), text));
    for (int i = single.n > 0 ? single.n : 1; i < p->nodd; i++)
        text = told(w, v, say_and_only_each_other(text, names(w, v, &p->odd[i])));
    if (p->others_odd)
        return told(w, v, say_and_others_are_odd(text));
    return p->nodd == 1 && single.n == 0 ? told(w, v, say_and_they_are_odd(text)) : text;
}

static int count_odd(const struct barrier *p)
{
    return p->nodd + p->others_odd;
}

/* With who could help those pieces, and how many of them. */
static struct str with_sum(const struct walk *w, struct str text, const struct barrier *p, const struct voice *v)
{
    if (p->few.n + v->floats + v->breaches == 0)
        return text;
    return told(w, v,
                say_would_be_left(text, count_odd(p), names(w, v, &p->few), p->few.n, v->floats > 0 ? v->floats : 0,
                                  v->breaches > 0 ? v->breaches : 0));
}

/* Single teams, of which each needs one of a few, have a shorter sentence. */
static struct str pieces_text(const struct walk *w, const struct barrier *p, const struct voice *v)
{
    const struct parsed_places single = singles_of(p, w->arena);

    if (single.n < p->nodd || p->others_odd || v->floats + v->breaches > 0)
        return with_sum(w, all_pieces(w, p, v), p, v);
    return told(w, v,
                p->few.n > 0 ? say_could_meet_only(names(w, v, &single), names(w, v, &p->few), &v->where)
                             : say_could_meet_nobody(names(w, v, &single), &v->where));
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

static struct str rest_text(struct scene *s, const struct parsed_refusal *x, const struct wording *how)
{
    bool stay = s->w->group && !is_wide(s->w);
    const struct voice v = { how, .where = stay && is_narrow(s->w) ? say_in_the_group() : (struct message){ 0 } };
    struct barrier p;

    scene_allow_rest(s);
    if (!find(s, stay ? 1u << STAYS : ALL, x->certificate, 1, &p))
        return (struct str){ 0 };
    return pieces_text(s->w, &p, &v);
}

/* The teams of the group that would be left, with `pairs` and so many breaches. */
static struct str stayers_text(struct scene *s, const struct parsed_refusal *x, enum pairs pairs, int breaches,
                               const struct wording *how)
{
    const struct walk *w = s->w;
    const struct message where[2][2] = {
        { { 0 }, say_in_colour_limits() },
        { say_in_the_group(), say_in_the_group_and_limits() },
    };
    const struct voice v = { how, .where = where[is_narrow(w)][pairs == LEGAL],
                             .floats = is_wide(w) ? w->group->leaver.n - s->nleave : 0, .breaches = breaches };
    struct barrier p;

    scene_allow_stayers(s, pairs);
    if (!find(s, STAYERS, x->certificate, v.floats + 2 * breaches + 1, &p))
        return (struct str){ 0 };
    return pieces_text(w, &p, &v);
}

/* The teams outside, with those that certainly leave: they need so many more of the group. */
static struct str outside_text(struct scene *s, const struct parsed_refusal *x, const struct wording *how)
{
    const struct voice v = { how, .where = say_outside_with_floaters(), .floats = s->w->group->leaver.n - s->nleave };
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
static struct str arrived_text(struct scene *s, int certificate, int again, const struct voice *v)
{
    struct barrier p;

    scene_allow_arrived(s);
    if (again != 0 || !find(s, ALL, certificate, 1, &p))
        return (struct str){ 0 };
    return pieces_text(s->w, &p, v);
}

/* Why a level would be lost: the article, what could not be done, and the proof; there is none to be told
   of what can be looked up. */
struct ground {
    enum rule rule;
    struct message what;
    struct str proof;
    bool plain;
};

/* The article about the next group, or about those further on; of a side of the median. */
static enum rule reach_rule(const struct walk *w, struct demand demand)
{
    static const enum rule rules[2][2] = { { RULE_FLOAT_NEXT_DOWN, RULE_FLOAT_FAR_DOWN },
                                           { RULE_FLOAT_NEXT_UP, RULE_FLOAT_FAR_UP } };

    return rules[w->group->side == SIDE_BELOW][demand.reach > 1];
}

static struct message groups_of(struct demand demand)
{
    return demand.reach == 1 ? say_next_group() : say_next_groups(demand.reach);
}

/* The way out of the group would be lost. */
static struct ground astray(const struct walk *w, struct demand demand, struct str proof)
{
    const bool limits = demand.way == AMONG_THEMSELVES || demand.way == IN_LIMITS;
    const struct message groups = groups_of(demand);
    const struct message where = demand.way == IN_LIMITS ? say_in_colour_limits() : (struct message){ 0 };
    struct ground g = { .rule = limits ? RULE_OTHER_FLOATER : reach_rule(w, demand), .proof = proof };

    if (demand.way == AMONG_THEMSELVES)
        g.what = say_next_not_completed();
    else
        g.what = (w->group->again == NOBODY ? say_floaters_not_all : say_residents_not_all)(&groups, &where);
    return g;
}

static struct ground level_ground(struct scene *s, const struct parsed_refusal *x, const struct wording *how)
{
    const struct walk *w = s->w;
    struct demand demand = demand_of_level(w->r, w->group, w->group->level);
    const struct voice v = { .how = how };
    struct barrier p;

    scene_allow_level(s, demand);
    if (x->other == NOBODY && demand.reach > 0 && !meets_anybody(s, x->team)) {
        /* The team itself finds nobody where the level wants it to. */
        const struct message groups = groups_of(demand);
        struct scene open = *s;

        scene_allow(&open, LEAVES, NEXT, UNMET);
        if (meets_anybody(&open, x->team))
            return (struct ground){ .rule = RULE_OTHER_FLOATER, .plain = true, .what = say_nobody_in_limits() };
        return (struct ground){ .rule = reach_rule(s->w, demand), .plain = true, .what = say_has_met_all_of(&groups) };
    }
    if (find(s, ALL, x->certificate, 1, &p))
        return astray(w, demand, told(w, &v, say_if_so_then(levels_asked(w, w->group, how), pieces_text(w, &p, &v))));
    struct str stay = stayers_text(s, x, demand.stayers_legal ? LEGAL : OPEN, 0, how);
    if (stay.n == 0 && demand.reach > 0)
        return astray(w, demand, stay);
    return (struct ground){ .rule = RULE_COLOUR_LIMITS, .what = say_stayers_not_all(), .proof = stay };
}

/* The text, or the certificate where it would be too long, or there is none. */
static struct str short_or_named(const struct walk *w, struct str text, int certificate, const struct wording *how)
{
    if (text.n > 0 && count_words(text) <= MOST_WORDS)
        return text;
    /* What a certificate is about, for those who want to check it. */
    const struct parsed_certificate *c = &w->r->certificate[certificate];
    int n = 0;

    for (int t = 0; t < w->r->nteam; t++)
        n += c->value[t] != 0;
    const struct message m = (c->nset ? say_certificate_proves_of_sets : say_certificate_proves)(certificate, n);
    return message_text(&m, how, w->arena);
}

struct str proofs_refusal(const struct walk *w, const struct parsed_refusal *x, const struct wording *how)
{
    struct scene s = scene_with(w, x);
    const struct voice v = { .how = how };
    struct str text;

    switch (x->why) {
    case WHY_REST:
        text = rest_text(&s, x, how);
        break;
    case WHY_LEAVERS:
        text = stayers_text(&s, x, OPEN, 0, how);
        text = text.n > 0 ? text : outside_text(&s, x, how);
        break;
    case WHY_FLOATERS:
        text = arrived_text(&s, x->certificate, scene_again_left(&s), &v);
        break;
    default:
        text = stayers_text(&s, x, LEGAL, breaches_left(w, x), how);
    }
    return short_or_named(w, text, x->certificate, how);
}

struct message proofs_level(const struct walk *w, const struct parsed_refusal *x, const struct wording *how)
{
    struct scene s = scene_with(w, x);
    const struct ground g = level_ground(&s, x, how);
    const struct str proof = g.plain ? (struct str){ 0 } : short_or_named(w, g.proof, x->certificate, how);

    return say_refused_by_proof(&g.what, words_article(w, g.rule), proof);
}

/* --- the fewest ------------------------------------------------------------------------------ */

static struct str fewest_text(const struct walk *w, const struct wording *how)
{
    const struct parsed_group *g = w->group;
    struct scene s = scene_of(w);
    const struct voice inside = { how, .now = true, .where = say_of_the_group() };
    const struct voice outside = { how, .now = true, .where = say_outside_the_group() };
    struct barrier p;

    scene_allow(&s, STAYS, STAYS, OPEN);
    scene_allow(&s, FAR, FAR, OPEN);
    if (find(&s, 1u << STAYS, g->fewest, g->leaver.n, &p)) {
        const struct str text = all_pieces(w, &p, &inside);
        return p.few.n == 0
                   ? text
                   : told(w, &inside, say_of_these_can_take(text, count_odd(&p), names(w, &inside, &p.few), p.few.n));
    }
    if (!find(&s, 1u << FAR, g->fewest, g->leaver.n, &p))
        return (struct str){ 0 };
    return told(w, &outside, say_so_many_must_float(all_pieces(w, &p, &outside), g->leaver.n));
}

/* Either the group cannot be paired with fewer floaters, or the teams outside need so many. */
struct str proofs_fewest(const struct walk *w, const struct wording *how)
{
    return short_or_named(w, fewest_text(w, how), w->group->fewest, how);
}

/* One alone is told as what it would take for none to leave. */
struct str proofs_again(const struct walk *w, const struct wording *how)
{
    struct scene s = scene_of(w);
    const struct voice v = { how, .now = true };

    return short_or_named(w, arrived_text(&s, w->group->again, scene_again_left(&s) - 1, &v), w->group->again, how);
}
