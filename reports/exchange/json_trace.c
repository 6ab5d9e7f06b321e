/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/json_trace.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/json.h"
#include "teams/text.h"
#include "reports/format/messages.h"

/* The number of the team at a place; null for NOBODY. */
static void put_team(struct json *w, const char *name, const struct json_trace *t, int place)
{
    if (place == NOBODY)
        json_put_null(w, name);
    else
        json_put_number(w, name, t->field->card[t->trace->card[place]].number);
}

static void put_teams(struct json *w, const char *name, const struct json_trace *t, const int *place, int n)
{
    json_begin_list(w, name);
    for (int i = 0; i < n; i++)
        put_team(w, NULL, t, place[i]);
    json_end(w);
}

static void put_if_any(struct json *w, const char *name, int value)
{
    if (value == NOBODY)
        json_put_null(w, name);
    else
        json_put_number(w, name, value);
}

static void put_two(struct json *w, long a, long b)
{
    json_begin_list(w, NULL);
    json_put_number(w, NULL, a);
    json_put_number(w, NULL, b);
    json_end(w);
}

/* --- what the round was paired from ---------------------------------------------------------- */

/* A match that is under way counts as played, as in the cards (RULE_NO_REMATCH). */
static bool is_unplayed(const struct match *m)
{
    return !m->played && !m->pending;
}

static bool is_meeting(const struct json_trace *t, const struct match *m, int team)
{
    return (!is_unplayed(m) || edition_row(t->field->edition)->unplayed_met) &&
           (m->team[0] == team || m->team[1] == team);
}

/* The round in which two teams met, 0 if they did not. */
static int met_in(const struct json_trace *t, int a, int b)
{
    const struct round *round = t->tournament->round;

    for (int r = 0; r < t->tournament->nround; r++)
        for (int i = 0; i < round[r].nmatch; i++)
            if (is_meeting(t, &round[r].match[i], a) && is_meeting(t, &round[r].match[i], b))
                return r + 1;
    return 0;
}

/* The opponents of a team with their rounds, oldest first, and the rounds of those that were not played: a
   colour of its history belongs to each of the others. */
static void put_met(struct json *w, const struct json_trace *t, int team, bool unplayed)
{
    const struct tournament *all = t->tournament;

    json_begin_list(w, unplayed ? "unplayed" : "met");
    for (int r = 0; r < all->nround && r + 1 < t->field->round; r++)
        for (int i = 0; i < all->round[r].nmatch; i++) {
            const struct match *m = &all->round[r].match[i];
            if (!is_meeting(t, m, team))
                continue;
            if (!unplayed)
                put_two(w, t->field->card[m->team[m->team[0] == team]].number, r + 1);
            else if (is_unplayed(m))
                json_put_number(w, NULL, r + 1);
        }
    json_end(w);
}

static struct str colours(const struct card *c, struct arena *a)
{
    char *letters = arena_new(a, char, c->ncolour);

    for (int i = 0; i < c->ncolour; i++)
        letters[i] = c->colour[i] == WHITE ? 'W' : 'B';
    return (struct str){ letters, (size_t)c->ncolour };
}

static void put_cards(struct json *w, const struct json_trace *t)
{
    json_begin_list(w, "teams");
    for (int p = 0; p < t->trace->n; p++) {
        int team = t->trace->card[p];
        const struct card *c = &t->field->card[team];
        json_begin_object(w, NULL);
        json_put_number(w, "number", c->number);
        json_put_string(w, "name", t->section->squad[team].name);
        json_put_number(w, "rating", c->rating);
        json_put_number(w, "mp", c->mp);
        json_put_number(w, "gp", c->gp);
        json_put_number(w, "osb", c->osb);
        put_met(w, t, team, false);
        put_met(w, t, team, true);
        json_put_string(w, "colours", colours(c, w->out.arena));
        json_put_flag(w, "no_bye", c->scored_without_playing);
        json_put_flag(w, "late", c->late);
        json_end(w);
    }
    json_end(w);
}

static bool same_pair(const struct barred *x, const struct barred *y)
{
    return (x->a == y->a && x->b == y->b) || (x->a == y->b && x->b == y->a);
}

/* Barred in this round, both teams in it, and not listed before. */
static bool is_listed(const struct field *f, int i)
{
    const struct barred *b = &f->barred[i];

    if ((b->round != 0 && b->round != f->round) || !f->card[b->a].paired || !f->card[b->b].paired)
        return false;
    for (int k = 0; k < i; k++)
        if (same_pair(b, &f->barred[k]) && is_listed(f, k))
            return false;
    return true;
}

/* By whom, when and why; nothing if that is not known of any of them. */
static void put_barred_by(struct json *w, const struct field *f)
{
    bool known = false;

    for (int i = 0; i < f->nbarred; i++)
        known = known || (f->barred[i].by.n > 0 && is_listed(f, i));
    if (!known)
        return;
    json_begin_list(w, "barred_by");
    for (int i = 0; i < f->nbarred; i++) {
        const struct barred *b = &f->barred[i];
        if (!is_listed(f, i))
            continue;
        json_begin_object(w, NULL);
        json_put_string(w, "by", b->by);
        json_put_string(w, "at", b->at);
        json_put_string(w, "reason", b->reason);
        json_end(w);
    }
    json_end(w);
}

/* --- decisions ------------------------------------------------------------------------------- */

/* Of two that have not met: barred, or, where the limits are strict, in need of the same colour. */
static const char *closed_by(const struct json_trace *t, const struct refusal *r)
{
    return pairing_open(t->field, t->trace->card[r->team], t->trace->card[r->other]) ? reason_name(REASON_COLOURS)
                                                                                     : "barred";
}

static void put_refusals(struct json *w, const struct json_trace *t, const struct step *s)
{
    json_begin_list(w, "refused");
    for (int i = 0; i < s->nrefusal; i++) {
        const struct refusal *r = &t->trace->refusal[s->refusal + i];
        const bool closed = r->reason == REASON_CLOSED;
        const int met = closed ? met_in(t, t->trace->card[r->team], t->trace->card[r->other]) : 0;

        json_begin_object(w, NULL);
        put_team(w, "team", t, r->team);
        if (r->other != NOBODY)
            put_team(w, "other", t, r->other);
        if (closed)
            json_put_string(w, "why", str_of(met ? "met" : closed_by(t, r)));
        else
            json_put_string(w, "why", str_of(reason_name(r->reason)));
        if (met)
            json_put_number(w, "round", met);
        if (r->certificate != NOBODY)
            json_put_number(w, "certificate", r->certificate);
        json_end(w);
    }
    json_end(w);
}

static void put_bye(struct json *w, const struct json_trace *t)
{
    for (int i = 0; i < t->trace->nstep; i++) {
        const struct step *s = &t->trace->step[i];
        if (s->kind != STEP_BYE)
            continue;
        json_begin_object(w, "bye");
        put_team(w, "team", t, s->team);
        put_refusals(w, t, s);
        json_end(w);
        return;
    }
    json_put_null(w, "bye");
}

/* Who leaves: floaters that found nobody and residents, in the group's own order. */
static void put_leavers(struct json *w, const struct json_trace *t, const struct group_trace *g)
{
    const struct step *step = &t->trace->step[g->step];

    json_begin_list(w, "leavers");
    for (int i = 0; i < g->nstep; i++)
        if (step[i].other == NOBODY && step[i].kind == STEP_FLOATER)
            put_team(w, NULL, t, step[i].team);
    for (int i = g->nstep - 1; i >= 0; i--)
        if (step[i].kind == STEP_LEAVER)
            put_team(w, NULL, t, step[i].team);
    json_end(w);
}

static void put_witness(struct json *w, const struct json_trace *t, const struct group_trace *g)
{
    if (!g->nleaver) {
        json_put_null(w, "witness");
        return;
    }
    json_begin_list(w, "witness");
    for (int i = 0; i < g->nwitness; i++)
        put_teams(w, NULL, t, g->witness[i], 2);
    json_end(w);
}

static void put_group(struct json *w, const struct json_trace *t, const struct group_trace *g)
{
    static const char *const sides[] = { "below", "median", "above" };

    json_begin_object(w, NULL);
    json_put_number(w, "mp", t->field->card[t->trace->card[g->resident[0]]].mp);
    json_put_string(w, "side", str_of(sides[g->toward + 1]));
    put_teams(w, "residents", t, g->resident, g->nresident);
    put_teams(w, "floaters", t, g->floater, g->nfloater);
    put_leavers(w, t, g);
    put_if_any(w, "level", g->nleaver ? g->level : NOBODY);
    json_put_number(w, "breaches", g->breaches);
    put_if_any(w, "fewest", g->fewest);
    put_if_any(w, "again", g->again);
    json_begin_list(w, "earlier");
    for (int i = 0; i < g->level; i++)
        json_put_number(w, NULL, g->earlier[i]);
    json_end(w);
    put_if_any(w, "cheapest", g->cheapest);
    json_begin_list(w, "steps");
    for (int i = 0; i < g->nstep; i++) {
        const struct step *s = &t->trace->step[g->step + i];
        json_begin_object(w, NULL);
        json_put_string(w, "kind", str_of(step_name(s->kind)));
        put_team(w, "team", t, s->team);
        put_team(w, "other", t, s->other);
        put_refusals(w, t, s);
        json_end(w);
    }
    json_end(w);
    put_witness(w, t, g);
    json_end(w);
}

/* --- certificates ---------------------------------------------------------------------------- */

/* Equal values together, in the order in which they first come. */
static void put_values(struct json *w, const struct json_trace *t, const struct certificate *c)
{
    json_begin_list(w, "values");
    for (int i = 0; i < c->nvalue; i++) {
        bool told = false;
        for (int k = 0; k < i && !told; k++)
            told = c->value[k] == c->value[i];
        if (told)
            continue;
        json_begin_list(w, NULL);
        json_put_number(w, NULL, c->value[i]);
        json_begin_list(w, NULL);
        for (int k = i; k < c->nvalue; k++)
            if (c->value[k] == c->value[i])
                put_team(w, NULL, t, c->place[k]);
        json_end(w);
        json_end(w);
    }
    json_end(w);
}

static void put_certificate(struct json *w, const struct json_trace *t, const struct certificate *c)
{
    static const char *const scopes[] = { [SCOPE_ROUND] = "round", [SCOPE_WIDE] = "wide", [SCOPE_STAYERS] = "stayers" };
    static const char *const measures[] = { [MEASURE_REST] = "rest",
                                            [MEASURE_LEAVERS] = "leavers",
                                            [MEASURE_AGAIN] = "floaters",
                                            [MEASURE_LEVEL] = "level",
                                            [MEASURE_BREACHES] = "breaches" };
    bool at_level = c->scope == SCOPE_WIDE && c->measure >= MEASURE_LEVEL;

    json_begin_object(w, NULL);
    json_put_string(w, "scope", str_of(scopes[c->scope]));
    json_put_string(w, "measure", str_of(measures[c->measure]));
    put_if_any(w, "level", at_level ? c->level : NOBODY);
    put_team(w, "leaves", t, c->leaves);
    put_values(w, t, c);
    json_begin_list(w, "sets");
    for (int i = 0; i < c->nset; i++) {
        json_begin_list(w, NULL);
        json_put_number(w, NULL, c->set[i].z);
        put_teams(w, NULL, t, c->set[i].place, c->set[i].n);
        json_end(w);
    }
    json_end(w);
    if (c->nbeyond > 0)
        put_teams(w, "beyond", t, c->beyond, c->nbeyond);
    json_end(w);
}

/* --- the pairs ------------------------------------------------------------------------------- */

static void put_pairs(struct json *w, const struct json_trace *t)
{
    const struct field *f = t->field;
    const struct pairing *p = t->pairing;
    int *place = arena_new(w->out.arena, int, f->n), n = 0;

    for (int i = 0; i < t->trace->n; i++)
        if (t->trace->card[i] != p->bye)
            place[t->trace->card[i]] = ++n;
    json_begin_list(w, "pairs");
    for (int i = 0; i < p->npair; i++) {
        int white = p->pair[i].white, black = p->pair[i].black;
        enum rule why;
        colour_pair(f, white, black, place[white] < place[black] ? place[white] : place[black], &why);
        json_begin_object(w, NULL);
        json_put_number(w, "white", f->card[white].number);
        json_put_number(w, "black", f->card[black].number);
        json_put_string(w, "why", str_of(rule_row(why)->id));
        json_end(w);
    }
    json_end(w);
}

bool json_trace_write(const struct json_trace *t, struct arena *a, struct str *out, struct err *e)
{
    const struct field *f = t->field;
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    json_put_string(&w, "format", STR("olympair-trace"));
    json_put_number(&w, "version", 1);
    json_put_string(&w, "event", t->event->name);
    json_put_string(&w, "section", t->section->name);
    json_put_string(&w, "edition", str_of(edition_row(f->edition)->name));
    json_put_string(&w, "lot", f->lot == WHITE ? STR("W") : STR("B"));
    json_put_number(&w, "round", f->round);
    put_if_any(&w, "host", f->host == NOBODY || !f->card[f->host].paired ? NOBODY : f->card[f->host].number);
    put_cards(&w, t);
    json_begin_list(&w, "barred");
    for (int i = 0; i < f->nbarred; i++)
        if (is_listed(f, i))
            put_two(&w, f->card[f->barred[i].a].number, f->card[f->barred[i].b].number);
    json_end(&w);
    put_bye(&w, t);
    json_begin_list(&w, "groups");
    for (int i = 0; i < t->trace->ngroup; i++)
        put_group(&w, t, &t->trace->group[i]);
    json_end(&w);
    json_begin_list(&w, "certificates");
    for (int i = 0; i < t->trace->ncertificate; i++)
        put_certificate(&w, t, &t->trace->certificate[i]);
    json_end(&w);
    put_pairs(&w, t);
    if (edition_row(f->edition)->last_free && f->rounds > 0)
        json_put_number(&w, "rounds", f->rounds);
    put_barred_by(&w, f);
    json_end(&w);
    *out = buffer_str(&w.out);
    return text_utf8(*out) == out->n || err_say(e, ERR_INPUT, say_name_event_not_valid_utf());
}
