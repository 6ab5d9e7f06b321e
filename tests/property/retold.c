/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/retold.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/proof/proof.h"
#include "import/json_trace.h"

static json_t *number(const struct parsed_trace *r, int team)
{
    return team == NOBODY ? json_null() : json_integer(r->team[team].number);
}

static json_t *maybe(int value)
{
    return value == NOBODY ? json_null() : json_integer(value);
}

static json_t *text(struct str s)
{
    return json_stringn(s.p ? s.p : "", s.n);
}

static json_t *numbers(const struct parsed_trace *r, const struct parsed_places *p)
{
    json_t *list = json_array();

    for (int i = 0; i < p->n; i++)
        json_array_append_new(list, number(r, p->team[i]));
    return list;
}

static json_t *pairs(const struct parsed_trace *r, const struct parsed_pairs *p)
{
    json_t *list = json_array();

    for (int i = 0; i < p->n; i++)
        json_array_append_new(list, json_pack("[o, o]", number(r, p->pair[i][0]), number(r, p->pair[i][1])));
    return list;
}

static json_t *team(const struct parsed_team *t)
{
    json_t *met = json_array(), *unplayed = json_array();
    char colours[512];

    for (int i = 0; i < t->nmet; i++) {
        json_array_append_new(met, json_pack("[i, i]", t->met[i][0], t->met[i][1]));
        if (t->unplayed[i])
            json_array_append_new(unplayed, json_integer(t->met[i][1]));
    }
    for (int i = 0; i < t->ncolour; i++)
        colours[i] = t->colour[i] == WHITE ? 'W' : 'B';
    return json_pack("{s:i, s:o, s:i, s:i, s:i, s:i, s:o, s:o, s:s%, s:b, s:b}", "number", t->number, "name",
                     text(t->name), "rating", t->rating, "mp", t->mp, "gp", t->gp, "osb", t->osb, "met", met,
                     "unplayed", unplayed, "colours", colours, (size_t)t->ncolour, "no_bye", t->no_bye, "late",
                     t->late);
}

static json_t *teams(const struct parsed_trace *r)
{
    json_t *list = json_array();

    for (int i = 0; i < r->nteam; i++)
        json_array_append_new(list, team(&r->team[i]));
    return list;
}

static json_t *refusals(const struct parsed_trace *r, const struct parsed_refusal *x, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++, x++) {
        json_t *o = json_pack("{s:o, s:s}", "team", number(r, x->team), "why", why_name(x->why));
        if (x->other != NOBODY)
            json_object_set_new(o, "other", number(r, x->other));
        if (x->why == WHY_MET)
            json_object_set_new(o, "round", json_integer(x->round));
        if (why_is_proved(x->why))
            json_object_set_new(o, "certificate", json_integer(x->certificate));
        json_array_append_new(list, o);
    }
    return list;
}

static json_t *steps(const struct parsed_trace *r, const struct parsed_group *g)
{
    static const char *const kind[] = { "floater", "leaver", "table" };
    json_t *list = json_array();

    for (int i = 0; i < g->nstep; i++) {
        const struct parsed_step *s = &g->step[i];
        json_array_append_new(list,
                              json_pack("{s:s, s:o, s:o, s:o}", "kind", kind[s->kind], "team", number(r, s->team),
                                        "other", number(r, s->other), "refused", refusals(r, s->refusal, s->nrefusal)));
    }
    return list;
}

static json_t *group(const struct parsed_trace *r, const struct parsed_group *g)
{
    static const char *const side[] = { "above", "below", "median" };
    json_t *earlier = json_array();
    bool none = g->leaver.n == 0 && g->witness.n == 0;

    for (int i = 0; i < g->nearlier; i++)
        json_array_append_new(earlier, json_integer(g->earlier[i]));
    return json_pack("{s:i, s:s, s:o, s:o, s:o, s:o, s:i, s:o, s:o, s:o, s:o, s:o, s:o}", "mp", g->mp, "side",
                     side[g->side], "residents", numbers(r, &g->resident), "floaters", numbers(r, &g->floater),
                     "leavers", numbers(r, &g->leaver), "level", maybe(g->level), "breaches", g->breaches, "fewest",
                     maybe(g->fewest), "again", maybe(g->again), "earlier", earlier, "cheapest", maybe(g->cheapest),
                     "steps", steps(r, g), "witness", none ? json_null() : pairs(r, &g->witness));
}

static json_t *groups(const struct parsed_trace *r)
{
    json_t *list = json_array();

    for (int i = 0; i < r->ngroup; i++)
        json_array_append_new(list, group(r, &r->group[i]));
    return list;
}

/* Every team with an entry of its own. */
static json_t *values(const struct parsed_trace *r, const struct parsed_certificate *c)
{
    json_t *list = json_array();

    for (int t = 0; t < r->nteam; t++)
        if (c->value[t] != 0)
            json_array_append_new(list, json_pack("[I, [o]]", (json_int_t)c->value[t], number(r, t)));
    return list;
}

static json_t *certificate(const struct parsed_trace *r, const struct parsed_certificate *c)
{
    static const char *const scope[] = { "round", "wide", "stayers" };
    json_t *sets = json_array();

    for (int i = 0; i < c->nset; i++)
        json_array_append_new(sets, json_pack("[I, o]", (json_int_t)c->set[i].z, numbers(r, &c->set[i].members)));
    json_t *o =
        json_pack("{s:s, s:s, s:o, s:o, s:o, s:o}", "scope", scope[c->scope], "measure", why_name(c->measure), "level",
                  maybe(c->level), "leaves", number(r, c->leaves), "values", values(r, c), "sets", sets);
    if (c->beyond.n > 0)
        json_object_set_new(o, "beyond", numbers(r, &c->beyond));
    return o;
}

static json_t *certificates(const struct parsed_trace *r)
{
    json_t *list = json_array();

    for (int i = 0; i < r->ncertificate; i++)
        json_array_append_new(list, certificate(r, &r->certificate[i]));
    return list;
}

static json_t *published(const struct parsed_trace *r)
{
    json_t *list = json_array();

    for (int i = 0; i < r->npair; i++)
        json_array_append_new(list, json_pack("{s:o, s:o, s:s}", "white", number(r, r->pair[i].white), "black",
                                              number(r, r->pair[i].black), "why", rule_row(r->pair[i].why)->id));
    return list;
}

static json_t *trace(const struct parsed_trace *r)
{
    json_t *bye = r->bye == NOBODY ? json_null()
                                   : json_pack("{s:o, s:o}", "team", number(r, r->bye), "refused",
                                               refusals(r, r->bye_refusal, r->nbye_refusal));

    json_t *rounds = r->rounds > 0 ? json_integer(r->rounds) : NULL;
    return json_pack("{s:s, s:i, s:o, s:o, s:s, s:s, s:i, s:o*, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "format",
                     "olympair-trace", "version", 1, "event", text(r->event), "section", text(r->section), "edition",
                     edition_row(r->edition)->name, "lot", r->lot == WHITE ? "W" : "B", "round", r->round, "rounds",
                     rounds, "host", number(r, r->host), "teams", teams(r), "barred", pairs(r, &r->barred), "bye", bye,
                     "groups", groups(r), "certificates", certificates(r), "pairs", published(r));
}

/* --- what is kept ---------------------------------------------------------------------------- */

static bool is_proved(struct str bytes, struct arena *a)
{
    struct findings f = { .arena = a };
    struct parsed_trace r;
    struct err e = { 0 };

    if (!json_trace_read(bytes, STR("trace"), a, &r, &e))
        return false;
    proof_check(&r, a, &f);
    return f.n == 0;
}

void retold_keep(const char *what, struct str bytes)
{
    const char *path = getenv("TRACES");
    FILE *to = path ? fopen(path, "a") : NULL;
    struct arena a = { 0 };

    if (!to)
        return;
    fprintf(to, "%s\t%s\t%.*s\n", is_proved(bytes, &a) ? "proved" : "refused", what, STR_ARG(bytes));
    fclose(to);
    arena_free(&a);
}

void retold_keep_record(const char *what, const struct parsed_trace *r)
{
    if (!getenv("TRACES"))
        return;
    json_t *json = trace(r);
    char *bytes = json_dumps(json, JSON_COMPACT);

    retold_keep(what, str_of(bytes));
    free(bytes);
    json_decref(json);
}
