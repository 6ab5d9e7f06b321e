#include "import/json_trace.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>

#include "engine/arena.h"
#include "engine/err.h"

/* Reading stops at the first thing that is wrong: everything read after it is empty. */
struct reader {
    struct arena *arena;
    struct err *err;
    struct str name; /* of the file */
    char path[120];  /* where we are */
    struct record *r;
    int *by_number; /* number -> index + 1 */
    int most;       /* largest number */
};

enum { NUMBER_MOST = 1000000 };

static bool wrong(struct reader *rd, const char *member, const char *what)
{
    return err_set(rd->err, ERR_INPUT, "%.*s: %s%s%s is not %s", STR_ARG(rd->name), rd->path,
                   *rd->path ? "." : "", member, what);
}

static bool is_ok(const struct reader *rd)
{
    return rd->err->kind == ERR_NONE;
}

/* --- members --------------------------------------------------------------------------------- */

/* JSON_TRUE stands for both truth values. */
static json_t *member(struct reader *rd, json_t *o, const char *key, json_type type,
                      const char *what)
{
    json_t *m = json_object_get(o, key);

    if (m && (json_typeof(m) == type || (type == JSON_TRUE && json_is_boolean(m))))
        return m;
    wrong(rd, key, what);
    return NULL;
}

static json_t *list_of(struct reader *rd, json_t *o, const char *key, int *n)
{
    json_t *list = member(rd, o, key, JSON_ARRAY, "a list");

    *n = (int)json_array_size(list);
    return list;
}

static long integer(struct reader *rd, json_t *o, const char *key, long least, long most)
{
    json_t *m = member(rd, o, key, JSON_INTEGER, "a whole number");
    json_int_t value = json_integer_value(m);

    if (m && (value < least || value > most))
        wrong(rd, key, "in its range");
    return m && is_ok(rd) ? (long)value : least;
}

static int number_or_nobody(struct reader *rd, json_t *o, const char *key, int most)
{
    return json_is_null(json_object_get(o, key)) ? NOBODY : (int)integer(rd, o, key, 0, most);
}

static bool flag(struct reader *rd, json_t *o, const char *key)
{
    return json_is_true(member(rd, o, key, JSON_TRUE, "true or false"));
}

static struct str text(struct reader *rd, json_t *o, const char *key)
{
    json_t *m = member(rd, o, key, JSON_STRING, "a text");

    return m ? str_copy(rd->arena, (struct str){ json_string_value(m), json_string_length(m) })
             : (struct str){ 0 };
}

/* The place of a text among some names. */
static int choice(struct reader *rd, json_t *o, const char *key, const char *const *names, int n)
{
    struct str s = text(rd, o, key);

    for (int i = 0; i < n; i++)
        if (str_eq(s, str_of(names[i])))
            return i;
    wrong(rd, key, "one of the words of the format");
    return 0;
}

/* --- teams ----------------------------------------------------------------------------------- */

static int team_of(struct reader *rd, json_t *value, const char *key)
{
    json_int_t number = json_is_integer(value) ? json_integer_value(value) : 0;

    if (number >= 1 && number <= rd->most && rd->by_number[number])
        return rd->by_number[number] - 1;
    wrong(rd, key, "the number of a team of the round");
    return 0;
}

static int team(struct reader *rd, json_t *o, const char *key)
{
    return team_of(rd, json_object_get(o, key), key);
}

static int team_or_nobody(struct reader *rd, json_t *o, const char *key)
{
    json_t *m = json_object_get(o, key);

    return !m || json_is_null(m) ? NOBODY : team_of(rd, m, key);
}

static struct record_places team_list(struct reader *rd, json_t *list, const char *key)
{
    int n = (int)json_array_size(list);
    struct record_places p = { arena_new(rd->arena, int, n), n };

    if (!json_is_array(list))
        wrong(rd, key, "a list of teams");
    for (int i = 0; i < n; i++)
        p.team[i] = team_of(rd, json_array_get(list, (size_t)i), key);
    return p;
}

static struct record_places teams(struct reader *rd, json_t *o, const char *key)
{
    return team_list(rd, json_object_get(o, key), key);
}

static struct record_pairs pairs(struct reader *rd, json_t *o, const char *key)
{
    json_t *list = json_object_get(o, key);
    int n = (int)json_array_size(list);
    struct record_pairs p = { arena_alloc(rd->arena, sizeof *p.pair, (size_t)n), n };

    if (!json_is_array(list) && !json_is_null(list))
        wrong(rd, key, "a list of pairs");
    for (int i = 0; i < n; i++) {
        struct record_places two = team_list(rd, json_array_get(list, (size_t)i), key);
        if (two.n != 2)
            wrong(rd, key, "a list of pairs");
        for (int k = 0; k < 2 && two.n == 2; k++)
            p.pair[i][k] = two.team[k];
    }
    return p;
}

/* Where in the file the elements of a list are. */
static void at(struct reader *rd, const char *list, int i)
{
    if (is_ok(rd))
        snprintf(rd->path, sizeof rd->path, "%s[%d]", list, i);
}

static void at_top(struct reader *rd)
{
    if (is_ok(rd))
        rd->path[0] = 0;
}

static void at_step(struct reader *rd, int group, int step)
{
    if (is_ok(rd))
        snprintf(rd->path, sizeof rd->path, "groups[%d].steps[%d]", group, step);
}

static void read_meetings(struct reader *rd, json_t *o, struct record_team *t)
{
    json_t *list = list_of(rd, o, "met", &t->nmet);

    t->met = arena_alloc(rd->arena, sizeof *t->met, (size_t)t->nmet);
    for (int i = 0; i < t->nmet; i++) {
        json_t *pair = json_array_get(list, (size_t)i);
        for (int k = 0; k < 2; k++) {
            json_t *value = json_array_get(pair, (size_t)k);
            json_int_t v = json_integer_value(value);
            if (!json_is_integer(value) || v < 0 || v > NUMBER_MOST)
                wrong(rd, "met", "a list of [number, round]");
            t->met[i][k] = is_ok(rd) ? (int)v : 0;
        }
    }
}

static void read_history(struct reader *rd, json_t *o, struct record_team *t)
{
    struct str s = text(rd, o, "colours");

    t->colour = arena_new(rd->arena, signed char, s.n);
    t->ncolour = (int)s.n;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] != 'W' && s.p[i] != 'B')
            wrong(rd, "colours", "made of W and B");
        t->colour[i] = s.p[i] == 'W' ? WHITE : BLACK;
    }
}

static struct record_team read_team(struct reader *rd, json_t *o)
{
    struct record_team t = { .name = text(rd, o, "name") };

    t.number = (int)integer(rd, o, "number", 1, NUMBER_MOST);
    t.rating = (int)integer(rd, o, "rating", 0, NUMBER_MOST);
    t.mp = (int)integer(rd, o, "mp", -NUMBER_MOST, NUMBER_MOST);
    t.gp = (int)integer(rd, o, "gp", -NUMBER_MOST, NUMBER_MOST);
    t.osb = (int)integer(rd, o, "osb", -NUMBER_MOST, NUMBER_MOST);
    t.no_bye = flag(rd, o, "no_bye");
    t.late = flag(rd, o, "late");
    read_meetings(rd, o, &t);
    read_history(rd, o, &t);
    return t;
}

static void read_teams(struct reader *rd, json_t *root)
{
    struct record *r = rd->r;
    json_t *list = list_of(rd, root, "teams", &r->nteam);

    r->team = arena_new(rd->arena, struct record_team, r->nteam);
    for (int i = 0; i < r->nteam && is_ok(rd); i++) {
        at(rd, "teams", i);
        r->team[i] = read_team(rd, json_array_get(list, (size_t)i));
        rd->most = r->team[i].number > rd->most ? r->team[i].number : rd->most;
    }
    rd->by_number = arena_new(rd->arena, int, rd->most + 1);
    for (int i = 0; i < r->nteam && is_ok(rd); i++) {
        at(rd, "teams", i);
        if (rd->by_number[r->team[i].number])
            wrong(rd, "number", "a number that no other team has");
        rd->by_number[r->team[i].number] = i + 1;
    }
}

/* --- decisions ------------------------------------------------------------------------------- */

static int certificate_of(struct reader *rd, json_t *o, const char *key)
{
    return number_or_nobody(rd, o, key, rd->r->ncertificate - 1);
}

static struct record_refusal read_refusal(struct reader *rd, json_t *o)
{
    static const char *const names[] = {
#define X(id, name, proved) name,
        WHYS(X)
#undef X
    };
    struct record_refusal r = { .team = team(rd, o, "team"),
                                .other = team_or_nobody(rd, o, "other"),
                                .certificate = NOBODY };

    r.why = (enum why)choice(rd, o, "why", names, WHY_COUNT);
    if (r.why == WHY_MET)
        r.round = (int)integer(rd, o, "round", 1, NUMBER_MOST);
    if (why_is_proved(r.why))
        r.certificate = (int)integer(rd, o, "certificate", 0, rd->r->ncertificate - 1);
    return r;
}

static struct record_refusal *read_refusals(struct reader *rd, json_t *o, int *n)
{
    json_t *list = list_of(rd, o, "refused", n);
    struct record_refusal *r = arena_new(rd->arena, struct record_refusal, *n);

    for (int i = 0; i < *n && is_ok(rd); i++)
        r[i] = read_refusal(rd, json_array_get(list, (size_t)i));
    return r;
}

static struct record_step read_step(struct reader *rd, json_t *o)
{
    static const char *const kinds[] = { "floater", "leaver", "table" };
    struct record_step s = { .team = team(rd, o, "team"), .other = team_or_nobody(rd, o, "other") };

    s.kind = (enum record_kind)choice(rd, o, "kind", kinds, 3);
    if (s.other == NOBODY && s.kind == RECORD_TABLE)
        wrong(rd, "other", "the number of a team of the round");
    s.refusal = read_refusals(rd, o, &s.nrefusal);
    return s;
}

static void read_steps(struct reader *rd, json_t *o, int group, struct record_group *g)
{
    json_t *list = list_of(rd, o, "steps", &g->nstep);

    g->step = arena_new(rd->arena, struct record_step, g->nstep);
    for (int i = 0; i < g->nstep && is_ok(rd); i++) {
        at_step(rd, group, i);
        g->step[i] = read_step(rd, json_array_get(list, (size_t)i));
    }
}

static void read_earlier(struct reader *rd, json_t *o, struct record_group *g)
{
    json_t *list = list_of(rd, o, "earlier", &g->nearlier);

    g->earlier = arena_new(rd->arena, int, g->nearlier);
    for (int i = 0; i < g->nearlier; i++) {
        json_t *value = json_array_get(list, (size_t)i);
        json_int_t v = json_integer_value(value);
        if (!json_is_integer(value) || v < 0 || v >= rd->r->ncertificate)
            wrong(rd, "earlier", "a list of certificates");
        g->earlier[i] = is_ok(rd) ? (int)v : 0;
    }
}

static struct record_group read_group(struct reader *rd, json_t *o, int i)
{
    static const char *const sides[] = { "above", "below", "median" };
    struct record_group g = { .mp = (int)integer(rd, o, "mp", -NUMBER_MOST, NUMBER_MOST) };

    g.side = (enum record_side)choice(rd, o, "side", sides, 3);
    g.resident = teams(rd, o, "residents");
    g.floater = teams(rd, o, "floaters");
    g.leaver = teams(rd, o, "leavers");
    g.level = number_or_nobody(rd, o, "level", NUMBER_MOST);
    g.breaches = (int)integer(rd, o, "breaches", 0, NUMBER_MOST);
    g.fewest = certificate_of(rd, o, "fewest");
    g.cheapest = certificate_of(rd, o, "cheapest");
    g.witness = pairs(rd, o, "witness");
    read_earlier(rd, o, &g);
    read_steps(rd, o, i, &g);
    return g;
}

static void read_groups(struct reader *rd, json_t *root)
{
    json_t *list = list_of(rd, root, "groups", &rd->r->ngroup);

    rd->r->group = arena_new(rd->arena, struct record_group, rd->r->ngroup);
    for (int i = 0; i < rd->r->ngroup && is_ok(rd); i++) {
        at(rd, "groups", i);
        rd->r->group[i] = read_group(rd, json_array_get(list, (size_t)i), i);
    }
}

static void read_bye(struct reader *rd, json_t *root)
{
    json_t *o = json_object_get(root, "bye");

    rd->r->bye = NOBODY;
    at_top(rd);
    if (json_is_null(o))
        return;
    snprintf(rd->path, sizeof rd->path, "bye");
    rd->r->bye = team(rd, o, "team");
    rd->r->bye_refusal = read_refusals(rd, o, &rd->r->nbye_refusal);
}

/* --- certificates ---------------------------------------------------------------------------- */

/* Runs over [value, [numbers]] entries of a list. */
static bool entry_of(struct reader *rd, json_t *list, int i, const char *key, long *value,
                     struct record_places *p)
{
    json_t *entry = json_array_get(list, (size_t)i), *v = json_array_get(entry, 0);

    if (!json_is_integer(v) || json_integer_value(v) < -(1L << 40) ||
        json_integer_value(v) > 1L << 40)
        return wrong(rd, key, "a list of [value, [numbers]]");
    *value = (long)json_integer_value(v);
    *p = team_list(rd, json_array_get(entry, 1), key);
    return is_ok(rd);
}

static struct record_certificate read_certificate(struct reader *rd, json_t *o)
{
    static const char *const scopes[] = { "round", "wide", "stayers" };
    static const char *const measures[] = { "rest", "leavers", "level", "breaches" };
    struct record_certificate c = { .value = arena_new(rd->arena, long, rd->r->nteam) };
    struct record_places p = { 0 };
    long value;
    int n;

    c.scope = (enum record_scope)choice(rd, o, "scope", scopes, 3);
    c.measure = (enum why)(WHY_REST + choice(rd, o, "measure", measures, 4));
    c.level = number_or_nobody(rd, o, "level", NUMBER_MOST);
    c.leaves = team_or_nobody(rd, o, "leaves");
    json_t *list = list_of(rd, o, "values", &n);
    for (int i = 0; i < n && entry_of(rd, list, i, "values", &value, &p); i++)
        for (int k = 0; k < p.n; k++)
            c.value[p.team[k]] = value;
    list = list_of(rd, o, "sets", &c.nset);
    c.set = arena_alloc(rd->arena, sizeof *c.set, (size_t)c.nset);
    for (int i = 0; i < c.nset && entry_of(rd, list, i, "sets", &c.set[i].z, &p); i++)
        c.set[i].members = p;
    return c;
}

static void read_certificates(struct reader *rd, json_t *root)
{
    json_t *list = list_of(rd, root, "certificates", &rd->r->ncertificate);

    rd->r->certificate = arena_new(rd->arena, struct record_certificate, rd->r->ncertificate);
    for (int i = 0; i < rd->r->ncertificate && is_ok(rd); i++) {
        at(rd, "certificates", i);
        rd->r->certificate[i] = read_certificate(rd, json_array_get(list, (size_t)i));
    }
}

/* --- the whole ------------------------------------------------------------------------------- */

static enum rule read_rule(struct reader *rd, json_t *o, const char *key)
{
    struct str id = text(rd, o, key);

    for (int r = RULE_NONE + 1; r < RULES; r++)
        if (str_eq(id, str_of(rule_row((enum rule)r)->id)))
            return (enum rule)r;
    wrong(rd, key, "an article of the register");
    return RULE_NONE;
}

static void read_pairs(struct reader *rd, json_t *root)
{
    json_t *list = list_of(rd, root, "pairs", &rd->r->npair);

    rd->r->pair = arena_new(rd->arena, struct record_pair, rd->r->npair);
    for (int i = 0; i < rd->r->npair && is_ok(rd); i++) {
        json_t *o = json_array_get(list, (size_t)i);
        at(rd, "pairs", i);
        rd->r->pair[i] = (struct record_pair){ team(rd, o, "white"), team(rd, o, "black"),
                                               read_rule(rd, o, "why") };
    }
}

static void read_head(struct reader *rd, json_t *root)
{
    static const char *const colours[] = { "W", "B" };
    struct record *r = rd->r;

    if (!str_eq(text(rd, root, "format"), STR("olympair-trace")))
        wrong(rd, "format", "olympair-trace");
    integer(rd, root, "version", 1, 1);
    r->event = text(rd, root, "event");
    r->section = text(rd, root, "section");
    if (!edition_find(text(rd, root, "edition"), &r->edition))
        wrong(rd, "edition", "2012, 2022 or ecu");
    r->lot = choice(rd, root, "lot", colours, 2) ? BLACK : WHITE;
    r->round = (int)integer(rd, root, "round", 1, NUMBER_MOST);
}

bool json_trace_read(struct str bytes, struct str name, struct arena *a, struct record *out,
                     struct err *e)
{
    struct reader rd = { .arena = a, .err = e, .name = name, .r = out };
    json_error_t why;
    json_t *root = json_loadb(bytes.p ? bytes.p : "", bytes.n, JSON_REJECT_DUPLICATES, &why);

    *out = (struct record){ 0 };
    if (!root)
        return err_set(e, ERR_INPUT, "%.*s line %d column %d: %s", STR_ARG(name), why.line,
                       why.column, why.text);
    if (!json_is_object(root))
        wrong(&rd, "this", "the trace of a round");
    read_head(&rd, root);
    read_teams(&rd, root);
    at_top(&rd);
    out->host = team_or_nobody(&rd, root, "host");
    out->barred = pairs(&rd, root, "barred");
    read_certificates(&rd, root);
    read_bye(&rd, root);
    at_top(&rd);
    read_groups(&rd, root);
    at_top(&rd);
    read_pairs(&rd, root);
    json_decref(root);
    return is_ok(&rd);
}
