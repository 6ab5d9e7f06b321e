/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/json_trace.h"

#include <jansson.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/messages.h"

/* The number of the team at a place; null for NOBODY. */
static json_t *number_at(const struct json_trace *t, int place)
{
    return place == NOBODY ? json_null() : json_integer(t->field->card[t->trace->card[place]].number);
}

static json_t *numbers(const struct json_trace *t, const int *place, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(list, number_at(t, place[i]));
    return list;
}

static json_t *integer_or_null(int value)
{
    return value == NOBODY ? json_null() : json_integer(value);
}

static json_t *text(struct str s)
{
    return json_stringn(s.p ? s.p : "", s.n);
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
static void add_meetings(const struct json_trace *t, int team, json_t *met, json_t *unplayed)
{
    const struct tournament *all = t->tournament;

    for (int r = 0; r < all->nround && r + 1 < t->field->round; r++)
        for (int i = 0; i < all->round[r].nmatch; i++) {
            const struct match *m = &all->round[r].match[i];
            if (!is_meeting(t, m, team))
                continue;
            json_array_append_new(met, json_pack("[i,i]", t->field->card[m->team[m->team[0] == team]].number, r + 1));
            if (is_unplayed(m))
                json_array_append_new(unplayed, json_integer(r + 1));
        }
}

static json_t *history(const struct card *c, struct arena *a)
{
    char *letters = arena_new(a, char, c->ncolour + 1);

    for (int i = 0; i < c->ncolour; i++)
        letters[i] = c->colour[i] == WHITE ? 'W' : 'B';
    return json_string(letters);
}

static json_t *teams(const struct json_trace *t, struct arena *a)
{
    json_t *list = json_array();

    for (int p = 0; p < t->trace->n; p++) {
        int team = t->trace->card[p];
        const struct card *c = &t->field->card[team];
        json_t *met = json_array(), *unplayed = json_array();
        add_meetings(t, team, met, unplayed);
        json_array_append_new(list,
                              json_pack("{s:i,s:o,s:i,s:i,s:i,s:i,s:o,s:o,s:o,s:b,s:b}", "number", c->number, "name",
                                        text(t->section->squad[team].name), "rating", c->rating, "mp", c->mp, "gp",
                                        c->gp, "osb", c->osb, "met", met, "unplayed", unplayed, "colours",
                                        history(c, a), "no_bye", c->scored_without_playing, "late", c->late));
    }
    return list;
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

static json_t *barred(const struct field *f)
{
    json_t *list = json_array();

    for (int i = 0; i < f->nbarred; i++)
        if (is_listed(f, i))
            json_array_append_new(list,
                                  json_pack("[i,i]", f->card[f->barred[i].a].number, f->card[f->barred[i].b].number));
    return list;
}

/* By whom, when and why; nothing if that is not known of any of them. */
static json_t *barred_by(const struct field *f)
{
    json_t *list = json_array();
    bool known = false;

    for (int i = 0; i < f->nbarred; i++) {
        const struct barred *b = &f->barred[i];
        if (!is_listed(f, i))
            continue;
        known = known || b->by.n > 0;
        json_array_append_new(
            list, json_pack("{s:o,s:o,s:o}", "by", text(b->by), "at", text(b->at), "reason", text(b->reason)));
    }
    if (known)
        return list;
    json_decref(list);
    return NULL;
}

/* --- decisions ------------------------------------------------------------------------------- */

/* Of two that have not met: barred, or, where the limits are strict, in need of the same colour. */
static const char *closed_by(const struct json_trace *t, const struct refusal *r)
{
    return pairing_open(t->field, t->trace->card[r->team], t->trace->card[r->other]) ? reason_name(REASON_COLOURS)
                                                                                     : "barred";
}

static json_t *refusal(const struct json_trace *t, const struct refusal *r)
{
    json_t *o = json_pack("{s:o}", "team", number_at(t, r->team));
    int round = 0;

    if (r->other != NOBODY)
        json_object_set_new(o, "other", number_at(t, r->other));
    if (r->reason == REASON_CLOSED) {
        round = met_in(t, t->trace->card[r->team], t->trace->card[r->other]);
        json_object_set_new(o, "why", json_string(round ? "met" : closed_by(t, r)));
    } else {
        json_object_set_new(o, "why", json_string(reason_name(r->reason)));
    }
    if (round)
        json_object_set_new(o, "round", json_integer(round));
    if (r->certificate != NOBODY)
        json_object_set_new(o, "certificate", json_integer(r->certificate));
    return o;
}

static json_t *refusals(const struct json_trace *t, const struct step *s)
{
    json_t *list = json_array();

    for (int i = 0; i < s->nrefusal; i++)
        json_array_append_new(list, refusal(t, &t->trace->refusal[s->refusal + i]));
    return list;
}

static json_t *bye(const struct json_trace *t)
{
    for (int i = 0; i < t->trace->nstep; i++) {
        const struct step *s = &t->trace->step[i];
        if (s->kind == STEP_BYE)
            return json_pack("{s:o,s:o}", "team", number_at(t, s->team), "refused", refusals(t, s));
    }
    return json_null();
}

static json_t *steps(const struct json_trace *t, const struct group_trace *g)
{
    json_t *list = json_array();

    for (int i = 0; i < g->nstep; i++) {
        const struct step *s = &t->trace->step[g->step + i];
        json_array_append_new(list,
                              json_pack("{s:s,s:o,s:o,s:o}", "kind", step_name(s->kind), "team", number_at(t, s->team),
                                        "other", number_at(t, s->other), "refused", refusals(t, s)));
    }
    return list;
}

/* Who leaves: floaters that found nobody and residents, in the group's own order. */
static json_t *leavers(const struct json_trace *t, const struct group_trace *g)
{
    json_t *list = json_array();

    for (int i = 0; i < g->nstep; i++) {
        const struct step *s = &t->trace->step[g->step + i];
        if (s->other == NOBODY && s->kind == STEP_FLOATER)
            json_array_append_new(list, number_at(t, s->team));
    }
    for (int i = g->nstep - 1; i >= 0; i--) {
        const struct step *s = &t->trace->step[g->step + i];
        if (s->kind == STEP_LEAVER)
            json_array_append_new(list, number_at(t, s->team));
    }
    return list;
}

static json_t *pairs(const struct json_trace *t, int (*pair)[2], int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(list, numbers(t, pair[i], 2));
    return list;
}

static json_t *earlier(const struct group_trace *g)
{
    json_t *list = json_array();

    for (int i = 0; i < g->level; i++)
        json_array_append_new(list, json_integer(g->earlier[i]));
    return list;
}

static json_t *group(const struct json_trace *t, const struct group_trace *g)
{
    static const char *const sides[] = { "below", "median", "above" };
    int mp = t->field->card[t->trace->card[g->resident[0]]].mp;

    return json_pack("{s:i,s:s,s:o,s:o,s:o,s:o,s:i,s:o,s:o,s:o,s:o,s:o,s:o}", "mp", mp, "side", sides[g->toward + 1],
                     "residents", numbers(t, g->resident, g->nresident), "floaters",
                     numbers(t, g->floater, g->nfloater), "leavers", leavers(t, g), "level",
                     integer_or_null(g->nleaver ? g->level : NOBODY), "breaches", g->breaches, "fewest",
                     integer_or_null(g->fewest), "again", integer_or_null(g->again), "earlier", earlier(g), "cheapest",
                     integer_or_null(g->cheapest), "steps", steps(t, g), "witness",
                     g->nleaver ? pairs(t, g->witness, g->nwitness) : json_null());
}

static json_t *groups(const struct json_trace *t)
{
    json_t *list = json_array();

    for (int i = 0; i < t->trace->ngroup; i++)
        json_array_append_new(list, group(t, &t->trace->group[i]));
    return list;
}

/* --- certificates ---------------------------------------------------------------------------- */

/* Equal values together, in the order in which they first come. */
static json_t *values(const struct json_trace *t, const struct certificate *c)
{
    json_t *list = json_array();

    for (int i = 0; i < c->nvalue; i++) {
        json_t *same = NULL;
        for (size_t k = 0; k < json_array_size(list) && !same; k++) {
            json_t *entry = json_array_get(list, k);
            if (json_integer_value(json_array_get(entry, 0)) == c->value[i])
                same = json_array_get(entry, 1);
        }
        if (!same) {
            same = json_array();
            json_array_append_new(list, json_pack("[I,o]", (json_int_t)c->value[i], same));
        }
        json_array_append_new(same, number_at(t, c->place[i]));
    }
    return list;
}

static json_t *certificate(const struct json_trace *t, const struct certificate *c)
{
    static const char *const scopes[] = { [SCOPE_ROUND] = "round", [SCOPE_WIDE] = "wide", [SCOPE_STAYERS] = "stayers" };
    static const char *const measures[] = { [MEASURE_REST] = "rest",
                                            [MEASURE_LEAVERS] = "leavers",
                                            [MEASURE_AGAIN] = "floaters",
                                            [MEASURE_LEVEL] = "level",
                                            [MEASURE_BREACHES] = "breaches" };
    json_t *sets = json_array();
    bool at_level = c->scope == SCOPE_WIDE && c->measure >= MEASURE_LEVEL;

    for (int i = 0; i < c->nset; i++)
        json_array_append_new(sets,
                              json_pack("[I,o]", (json_int_t)c->set[i].z, numbers(t, c->set[i].place, c->set[i].n)));
    json_t *o = json_pack("{s:s,s:s,s:o,s:o,s:o,s:o}", "scope", scopes[c->scope], "measure", measures[c->measure],
                          "level", integer_or_null(at_level ? c->level : NOBODY), "leaves", number_at(t, c->leaves),
                          "values", values(t, c), "sets", sets);
    if (c->nbeyond > 0)
        json_object_set_new(o, "beyond", numbers(t, c->beyond, c->nbeyond));
    return o;
}

static json_t *certificates(const struct json_trace *t)
{
    json_t *list = json_array();

    for (int i = 0; i < t->trace->ncertificate; i++)
        json_array_append_new(list, certificate(t, &t->trace->certificate[i]));
    return list;
}

/* --- the pairs ------------------------------------------------------------------------------- */

static json_t *published(const struct json_trace *t, struct arena *a)
{
    const struct field *f = t->field;
    const struct pairing *p = t->pairing;
    int *place = arena_new(a, int, f->n), n = 0;
    json_t *list = json_array();

    for (int i = 0; i < t->trace->n; i++)
        if (t->trace->card[i] != p->bye)
            place[t->trace->card[i]] = ++n;
    for (int i = 0; i < p->npair; i++) {
        int w = p->pair[i].white, b = p->pair[i].black;
        enum rule why;
        colour_pair(f, w, b, place[w] < place[b] ? place[w] : place[b], &why);
        json_array_append_new(list, json_pack("{s:i,s:i,s:s}", "white", f->card[w].number, "black", f->card[b].number,
                                              "why", rule_row(why)->id));
    }
    return list;
}

bool json_trace_write(const struct json_trace *t, struct arena *a, struct str *out, struct err *e)
{
    const struct field *f = t->field;
    json_t *root =
        json_pack("{s:s,s:i,s:o,s:o,s:s,s:s,s:i,s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "format", "olympair-trace", "version", 1,
                  "event", text(t->event->name), "section", text(t->section->name), "edition",
                  edition_row(f->edition)->name, "lot", f->lot == WHITE ? "W" : "B", "round", f->round, "host",
                  f->host == NOBODY || !f->card[f->host].paired ? json_null() : json_integer(f->card[f->host].number),
                  "teams", teams(t, a), "barred", barred(f), "bye", bye(t), "groups", groups(t), "certificates",
                  certificates(t), "pairs", published(t, a));
    json_t *who = barred_by(f);
    if (root && edition_row(f->edition)->last_free && f->rounds > 0)
        json_object_set_new(root, "rounds", json_integer(f->rounds));
    if (root && who)
        json_object_set_new(root, "barred_by", who);
    char *dump = root ? json_dumps(root, JSON_COMPACT) : NULL;

    json_decref(root);
    if (!dump)
        return err_say(e, ERR_INPUT, say_name_event_not_valid_utf());
    *out = str_copy(a, str_of(dump));
    free(dump);
    return true;
}
