/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_trace.h"

#include <jansson.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_place.h"
#include "import/json_scan.h"
#include "teams/event.h"
#include "import/messages.h"

struct json_trace_reader {
    struct json_place at;
    struct arena *arena;
    struct parsed_trace *r;
    int *by_number; /* number -> index + 1 */
    int most;       /* largest number */
    int *seen, now; /* by team: the list that it was last seen in; lists are counted by `now` */
};

enum { NUMBER_MOST = 1000000, VALUES_MOST = 1 << 24 };

/* No sum over a certificate leaves a long: a file has fewer than 2^22 teams in all its lists, half
   of which count (JSON_TRACE_SIZE_MAX). */
static const json_int_t VALUE_MOST = (json_int_t)1 << 40;

/* --- teams ----------------------------------------------------------------------------------- */

static int team_of(struct json_trace_reader *rd, json_t *value, const char *key)
{
    json_int_t number = json_is_integer(value) ? json_integer_value(value) : 0;

    if (number >= 1 && number <= rd->most && rd->by_number[number])
        return rd->by_number[number] - 1;
    place_wrong(&rd->at, say_json_not_team_of_round(place_path(&rd->at, key)));
    return 0;
}

static int team(struct json_trace_reader *rd, json_t *o, const char *key)
{
    return team_of(rd, json_object_get(o, key), key);
}

static int team_or_null(struct json_trace_reader *rd, json_t *o, const char *key)
{
    json_t *m = json_object_get(o, key);

    return json_is_null(m) ? NOBODY : team_of(rd, m, key);
}

/* No list of the format holds a team twice. */
static struct parsed_places team_list(struct json_trace_reader *rd, json_t *list, const char *key)
{
    int n = (int)json_array_size(list);
    struct parsed_places p = { arena_new(rd->arena, int, n), n };

    if (!json_is_array(list))
        place_wrong(&rd->at, say_json_not_teams(place_path(&rd->at, key)));
    rd->now++;
    for (int i = 0; i < n && place_is_ok(&rd->at); i++) {
        p.team[i] = team_of(rd, json_array_get(list, (size_t)i), key);
        if (place_is_ok(&rd->at) && rd->seen[p.team[i]] == rd->now)
            place_wrong(&rd->at, say_json_teams_twice(place_path(&rd->at, key)));
        if (place_is_ok(&rd->at))
            rd->seen[p.team[i]] = rd->now;
    }
    return p;
}

static struct parsed_places teams(struct json_trace_reader *rd, json_t *o, const char *key)
{
    return team_list(rd, json_object_get(o, key), key);
}

static struct parsed_pairs pairs(struct json_trace_reader *rd, json_t *o, const char *key)
{
    int n;
    json_t *list = place_list(&rd->at, o, key, &n);
    struct parsed_pairs p = { arena_alloc(rd->arena, sizeof *p.pair, (size_t)n), n };

    for (int i = 0; i < n && place_is_ok(&rd->at); i++) {
        struct parsed_places two = team_list(rd, json_array_get(list, (size_t)i), key);
        if (two.n != 2)
            place_wrong(&rd->at, say_json_not_pairs(place_path(&rd->at, key)));
        for (int k = 0; k < 2 && two.n == 2; k++)
            p.pair[i][k] = two.team[k];
    }
    return p;
}

/* Old traces do not know who barred a pair. */
static void read_barred_by(struct json_trace_reader *rd, json_t *root)
{
    struct parsed_trace *r = rd->r;
    int n;

    if (!json_object_get(root, "barred_by"))
        return;
    json_t *list = place_list(&rd->at, root, "barred_by", &n);
    if (n != r->barred.n) {
        place_wrong(&rd->at, say_json_not_as_long_as_barred(place_path(&rd->at, "barred_by")));
        return;
    }
    r->barred_by = arena_new(rd->arena, struct parsed_decision, n);
    for (int i = 0; i < n && place_is_ok(&rd->at); i++) {
        json_t *o = json_array_get(list, (size_t)i);
        place_move(&rd->at, "barred_by[%d]", i);
        place_members(&rd->at, o, "by at reason");
        r->barred_by[i] = (struct parsed_decision){ place_text(&rd->at, o, "by"), place_text(&rd->at, o, "at"),
                                                    place_text(&rd->at, o, "reason") };
    }
    place_top(&rd->at);
}

static void read_meetings(struct json_trace_reader *rd, json_t *o, struct parsed_team *t)
{
    json_t *list = place_list(&rd->at, o, "met", &t->nmet);

    t->met = arena_alloc(rd->arena, sizeof *t->met, (size_t)t->nmet);
    for (int i = 0; i < t->nmet; i++) {
        json_t *pair = json_array_get(list, (size_t)i);
        for (int k = 0; k < 2; k++) {
            json_t *value = json_array_get(pair, (size_t)k);
            json_int_t v = json_integer_value(value);
            if (json_array_size(pair) != 2 || !json_is_integer(value) || v < 1 || v > NUMBER_MOST)
                place_wrong(&rd->at, say_json_not_meetings(place_path(&rd->at, "met")));
            t->met[i][k] = place_is_ok(&rd->at) ? (int)v : 0;
        }
    }
}

static void read_history(struct json_trace_reader *rd, json_t *o, struct parsed_team *t)
{
    struct str s = place_text(&rd->at, o, "colours");

    t->colour = arena_new(rd->arena, signed char, s.n);
    t->ncolour = (int)s.n;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] != 'W' && s.p[i] != 'B')
            place_wrong(&rd->at, say_json_not_colours(place_path(&rd->at, "colours")));
        t->colour[i] = s.p[i] == 'W' ? WHITE : BLACK;
    }
}

static struct parsed_team read_team(struct json_trace_reader *rd, json_t *o)
{
    struct parsed_team t = { .name = place_text(&rd->at, o, "name") };

    place_members(&rd->at, o, "number name rating mp gp osb met unplayed colours no_bye late");
    t.number = (int)place_integer(&rd->at, o, "number", 1, NUMBER_MOST);
    t.rating = (int)place_integer(&rd->at, o, "rating", 0, NUMBER_MOST);
    t.mp = (int)place_integer(&rd->at, o, "mp", -NUMBER_MOST, NUMBER_MOST);
    t.gp = (int)place_integer(&rd->at, o, "gp", -NUMBER_MOST, NUMBER_MOST);
    t.osb = (int)place_integer(&rd->at, o, "osb", -NUMBER_MOST, NUMBER_MOST);
    t.no_bye = place_flag(&rd->at, o, "no_bye");
    t.late = place_flag(&rd->at, o, "late");
    read_meetings(rd, o, &t);
    /* UNPLAYED: the rounds of the meetings that were not played. */
    int n = 0, next = 0;
    json_t *list = place_list(&rd->at, o, "unplayed", &n);

    t.unplayed = arena_new(rd->arena, bool, t.nmet);
    for (int i = 0; i < t.nmet && next < n; i++)
        if (json_integer_value(json_array_get(list, (size_t)next)) == t.met[i][1] &&
            json_is_integer(json_array_get(list, (size_t)next))) {
            t.unplayed[i] = true;
            next++;
        }
    if (next < n)
        place_wrong(&rd->at, say_json_not_rounds_met(place_path(&rd->at, "unplayed")));
    read_history(rd, o, &t);
    return t;
}

static void read_teams(struct json_trace_reader *rd, json_t *root)
{
    struct parsed_trace *r = rd->r;
    json_t *list = place_list(&rd->at, root, "teams", &r->nteam);

    if (r->nteam > TEAMS_MAX) {
        place_wrong(&rd->at, say_json_teams_beyond_event(place_path(&rd->at, "teams")));
        r->nteam = 0;
    }
    r->team = arena_new(rd->arena, struct parsed_team, r->nteam);
    rd->seen = arena_new(rd->arena, int, r->nteam);
    for (int i = 0; i < r->nteam && place_is_ok(&rd->at); i++) {
        place_move(&rd->at, "teams[%d]", i);
        r->team[i] = read_team(rd, json_array_get(list, (size_t)i));
        rd->most = r->team[i].number > rd->most ? r->team[i].number : rd->most;
    }
    rd->by_number = arena_new(rd->arena, int, rd->most + 1);
    for (int i = 0; i < r->nteam && place_is_ok(&rd->at); i++) {
        place_move(&rd->at, "teams[%d]", i);
        if (rd->by_number[r->team[i].number])
            place_wrong(&rd->at, say_json_number_twice(place_path(&rd->at, "number")));
        rd->by_number[r->team[i].number] = i + 1;
    }
}

/* --- decisions ------------------------------------------------------------------------------- */

static int certificate_of(struct json_trace_reader *rd, json_t *o, const char *key)
{
    return place_number_or_null(&rd->at, o, key, rd->r->ncertificate - 1);
}

static const char *members_of(enum parsed_why why)
{
    if (why == WHY_MET)
        return "team other why round";
    return why_is_proved(why) ? "team other why certificate" : "team other why";
}

static struct parsed_refusal read_refusal(struct json_trace_reader *rd, json_t *o)
{
    static const char *const names[] = {
#define X(id, name, proved) name,
        WHYS(X)
#undef X
    };
    struct parsed_refusal r = { .team = team(rd, o, "team"), .other = NOBODY, .certificate = NOBODY };

    if (json_object_get(o, "other"))
        r.other = team(rd, o, "other");
    r.why = (enum parsed_why)place_choice(&rd->at, o, "why", names, WHY_COUNT);
    place_members(&rd->at, o, members_of(r.why));
    if (r.why == WHY_MET)
        r.round = (int)place_integer(&rd->at, o, "round", 1, NUMBER_MOST);
    if (why_is_proved(r.why))
        r.certificate = (int)place_integer(&rd->at, o, "certificate", 0, rd->r->ncertificate - 1);
    return r;
}

static struct parsed_refusal *read_refusals(struct json_trace_reader *rd, json_t *o, int *n)
{
    json_t *list = place_list(&rd->at, o, "refused", n);
    struct parsed_refusal *r = arena_new(rd->arena, struct parsed_refusal, *n);

    for (int i = 0; i < *n && place_is_ok(&rd->at); i++)
        r[i] = read_refusal(rd, json_array_get(list, (size_t)i));
    return r;
}

static struct parsed_step read_step(struct json_trace_reader *rd, json_t *o)
{
    static const char *const kinds[] = { "floater", "leaver", "table" };
    struct parsed_step s = { .team = team(rd, o, "team"), .other = team_or_null(rd, o, "other") };

    s.kind = (enum parsed_kind)place_choice(&rd->at, o, "kind", kinds, 3);
    place_members(&rd->at, o, "kind team other refused");
    if (s.other == NOBODY && s.kind == RECORD_TABLE)
        place_wrong(&rd->at, say_json_not_team_of_round(place_path(&rd->at, "other")));
    if (s.other != NOBODY && s.kind == RECORD_LEAVER)
        place_wrong(&rd->at, say_json_not_null_for_leaver(place_path(&rd->at, "other")));
    s.refusal = read_refusals(rd, o, &s.nrefusal);
    return s;
}

static void read_steps(struct json_trace_reader *rd, json_t *o, int group, struct parsed_group *g)
{
    json_t *list = place_list(&rd->at, o, "steps", &g->nstep);

    g->step = arena_new(rd->arena, struct parsed_step, g->nstep);
    for (int i = 0; i < g->nstep && place_is_ok(&rd->at); i++) {
        place_move(&rd->at, "groups[%d].steps[%d]", group, i);
        g->step[i] = read_step(rd, json_array_get(list, (size_t)i));
    }
}

static void read_earlier(struct json_trace_reader *rd, json_t *o, struct parsed_group *g)
{
    json_t *list = place_list(&rd->at, o, "earlier", &g->nearlier);

    g->earlier = arena_new(rd->arena, int, g->nearlier);
    for (int i = 0; i < g->nearlier; i++) {
        json_t *value = json_array_get(list, (size_t)i);
        json_int_t v = json_integer_value(value);
        if (!json_is_integer(value) || v < 0 || v >= rd->r->ncertificate)
            place_wrong(&rd->at, say_json_not_certificates(place_path(&rd->at, "earlier")));
        g->earlier[i] = place_is_ok(&rd->at) ? (int)v : 0;
    }
}

static struct parsed_group read_group(struct json_trace_reader *rd, json_t *o, int i)
{
    static const char *const sides[] = { "above", "below", "median" };
    struct parsed_group g = { .mp = (int)place_integer(&rd->at, o, "mp", -NUMBER_MOST, NUMBER_MOST) };

    place_members(&rd->at, o,
                  "mp side residents floaters leavers level breaches fewest again earlier cheapest steps witness");
    g.side = (enum parsed_side)place_choice(&rd->at, o, "side", sides, 3);
    g.resident = teams(rd, o, "residents");
    g.floater = teams(rd, o, "floaters");
    g.leaver = teams(rd, o, "leavers");
    g.level = place_number_or_null(&rd->at, o, "level", NUMBER_MOST);
    g.breaches = (int)place_integer(&rd->at, o, "breaches", 0, NUMBER_MOST);
    g.fewest = certificate_of(rd, o, "fewest");
    g.again = certificate_of(rd, o, "again");
    g.cheapest = certificate_of(rd, o, "cheapest");
    if (!json_is_null(json_object_get(o, "witness")))
        g.witness = pairs(rd, o, "witness");
    if (!json_is_null(json_object_get(o, "witness")) && g.witness.n == 0)
        place_wrong(&rd->at, say_json_not_pairs(place_path(&rd->at, "witness")));
    read_earlier(rd, o, &g);
    read_steps(rd, o, i, &g);
    return g;
}

static void read_groups(struct json_trace_reader *rd, json_t *root)
{
    json_t *list = place_list(&rd->at, root, "groups", &rd->r->ngroup);

    rd->r->group = arena_new(rd->arena, struct parsed_group, rd->r->ngroup);
    for (int i = 0; i < rd->r->ngroup && place_is_ok(&rd->at); i++) {
        place_move(&rd->at, "groups[%d]", i);
        rd->r->group[i] = read_group(rd, json_array_get(list, (size_t)i), i);
    }
}

static void read_bye(struct json_trace_reader *rd, json_t *root)
{
    json_t *o = json_object_get(root, "bye");

    rd->r->bye = NOBODY;
    place_top(&rd->at);
    if (json_is_null(o))
        return;
    place_move(&rd->at, "bye");
    place_members(&rd->at, o, "team refused");
    rd->r->bye = team(rd, o, "team");
    rd->r->bye_refusal = read_refusals(rd, o, &rd->r->nbye_refusal);
}

/* --- certificates ---------------------------------------------------------------------------- */

/* Runs over [value, [numbers]] entries of a list. */
static bool entry_of(struct json_trace_reader *rd, json_t *list, int i, const char *key, long *value,
                     struct parsed_places *p)
{
    json_t *entry = json_array_get(list, (size_t)i), *v = json_array_get(entry, 0);

    *p = team_list(rd, json_array_get(entry, 1), key);
    if (json_array_size(entry) != 2 || p->n == 0 || json_integer_value(v) == 0 || json_integer_value(v) < -VALUE_MOST ||
        json_integer_value(v) > VALUE_MOST)
        return place_wrong(&rd->at, say_json_not_values(place_path(&rd->at, key)));
    *value = (long)json_integer_value(v);
    return place_is_ok(&rd->at);
}

static struct parsed_certificate read_certificate(struct json_trace_reader *rd, json_t *o)
{
    static const char *const scopes[] = { "round", "wide", "stayers" };
    static const char *const measures[] = { "rest", "leavers", "floaters", "level", "breaches" };
    struct parsed_certificate c = { .value = arena_new(rd->arena, long, rd->r->nteam) };
    struct parsed_places p = { 0 };
    long value;
    int n;

    place_members(&rd->at, o, "scope measure level leaves beyond values sets");
    c.scope = (enum parsed_scope)place_choice(&rd->at, o, "scope", scopes, 3);
    c.measure = (enum parsed_why)(WHY_REST + place_choice(&rd->at, o, "measure", measures, 5));
    c.level = place_number_or_null(&rd->at, o, "level", NUMBER_MOST);
    c.leaves = team_or_null(rd, o, "leaves");
    if (json_object_get(o, "beyond") && (c.beyond = teams(rd, o, "beyond")).n == 0)
        place_wrong(&rd->at, say_json_beyond_empty(place_path(&rd->at, "beyond")));
    json_t *list = place_list(&rd->at, o, "values", &n);
    for (int i = 0; i < n && entry_of(rd, list, i, "values", &value, &p); i++)
        for (int k = 0; k < p.n; k++) {
            if (c.value[p.team[k]] != 0)
                place_wrong(&rd->at, say_json_value_twice(place_path(&rd->at, "values")));
            c.value[p.team[k]] = value;
        }
    list = place_list(&rd->at, o, "sets", &c.nset);
    c.set = arena_alloc(rd->arena, sizeof *c.set, (size_t)c.nset);
    for (int i = 0; i < c.nset && entry_of(rd, list, i, "sets", &c.set[i].z, &p); i++)
        c.set[i].members = p;
    return c;
}

static void read_certificates(struct json_trace_reader *rd, json_t *root)
{
    json_t *list = place_list(&rd->at, root, "certificates", &rd->r->ncertificate);

    if ((long)rd->r->ncertificate * rd->r->nteam > VALUES_MOST) {
        place_wrong(&rd->at, say_json_certificates_beyond_round(place_path(&rd->at, "certificates")));
        rd->r->ncertificate = 0;
    }
    rd->r->certificate = arena_new(rd->arena, struct parsed_certificate, rd->r->ncertificate);
    for (int i = 0; i < rd->r->ncertificate && place_is_ok(&rd->at); i++) {
        place_move(&rd->at, "certificates[%d]", i);
        rd->r->certificate[i] = read_certificate(rd, json_array_get(list, (size_t)i));
    }
}

/* --- the whole ------------------------------------------------------------------------------- */

static enum rule read_rule(struct json_trace_reader *rd, json_t *o, const char *key)
{
    struct str id = place_text(&rd->at, o, key);

    for (int r = RULE_NONE + 1; r < RULES; r++)
        if (str_eq(id, str_of(rule_row((enum rule)r)->id)))
            return (enum rule)r;
    place_wrong(&rd->at, say_json_not_an_article(place_path(&rd->at, key)));
    return RULE_NONE;
}

static void read_pairs(struct json_trace_reader *rd, json_t *root)
{
    json_t *list = place_list(&rd->at, root, "pairs", &rd->r->npair);

    rd->r->pair = arena_new(rd->arena, struct parsed_pair, rd->r->npair);
    for (int i = 0; i < rd->r->npair && place_is_ok(&rd->at); i++) {
        json_t *o = json_array_get(list, (size_t)i);
        place_move(&rd->at, "pairs[%d]", i);
        place_members(&rd->at, o, "white black why");
        rd->r->pair[i] = (struct parsed_pair){ team(rd, o, "white"), team(rd, o, "black"), read_rule(rd, o, "why") };
    }
}

static void read_head(struct json_trace_reader *rd, json_t *root)
{
    static const char *const colours[] = { "W", "B" };
    struct parsed_trace *r = rd->r;

    if (!str_eq(place_text(&rd->at, root, "format"), STR("olympair-trace")))
        place_wrong(&rd->at, say_json_format_not_trace(place_path(&rd->at, "format")));
    place_integer(&rd->at, root, "version", 1, 1);
    place_members(&rd->at, root,
                  "format version event section edition lot round rounds host teams barred barred_by bye "
                  "groups certificates pairs");
    r->event = place_text(&rd->at, root, "event");
    r->section = place_text(&rd->at, root, "section");
    if (!edition_find(place_text(&rd->at, root, "edition"), &r->edition))
        place_wrong(&rd->at, say_json_no_edition(place_path(&rd->at, "edition")));
    r->lot = place_choice(&rd->at, root, "lot", colours, 2) ? BLACK : WHITE;
    r->round = (int)place_integer(&rd->at, root, "round", 1, NUMBER_MOST);
    if (json_object_get(root, "rounds"))
        r->rounds = (int)place_integer(&rd->at, root, "rounds", r->round, NUMBER_MOST);
}

/* A line that `engine -j` writes or reads: what is said of it; no message: it is none. */
static struct message line_said(const json_t *root)
{
    if (json_object_get(root, "legal_round"))
        return say_round_as_engine_writes();
    return json_object_get(root, "system") ? say_round_of_other_system() : (struct message){ 0 };
}

bool json_trace_read(struct str bytes, struct str name, struct arena *a, struct parsed_trace *out, struct err *e)
{
    struct json_trace_reader rd = { .at = { .arena = a, .err = e, .file = name }, .arena = a, .r = out };

    *out = (struct parsed_trace){ 0 };
    if (bytes.n > JSON_TRACE_SIZE_MAX)
        return err_say(e, ERR_LIMIT, say_trace_larger_than(name, JSON_TRACE_SIZE_MAX >> 20));
    if (!json_scan(bytes))
        return err_say(e, ERR_LIMIT, say_more_values_than_trace_round(name));
    json_t *root = place_parse(bytes, name, 1, e);
    if (!root)
        return false;
    if (!json_is_object(root))
        place_wrong(&rd.at, say_json_not_a_trace(place_path(&rd.at, "this")));
    const struct message line = line_said(root);
    if (line.row) {
        json_decref(root);
        return err_say(e, ERR_INPUT, say_only_rounds_d_02_trace(name, &line));
    }
    read_head(&rd, root);
    read_teams(&rd, root);
    place_top(&rd.at);
    out->host = team_or_null(&rd, root, "host");
    out->barred = pairs(&rd, root, "barred");
    read_barred_by(&rd, root);
    read_certificates(&rd, root);
    read_bye(&rd, root);
    place_top(&rd.at);
    read_groups(&rd, root);
    place_top(&rd.at);
    read_pairs(&rd, root);
    json_decref(root);
    return place_is_ok(&rd.at);
}
