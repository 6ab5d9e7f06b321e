/* SPDX-License-Identifier: Apache-2.0 */
/* test_proof.c - the trace of every round, written and read back, is proved; every lie in it is
 * found. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/proof/proof.h"
#include "import/json_trace.h"
#include "tests/property/jsonline.h"
#include "tests/property/rehearsal.h"
#include "tests/property/random_field.h"
#include "tests/property/retold.h"
#include "tests/property/written.h"
#include "tests/said.h"

static int problems(const struct parsed_trace *r, struct arena *a, bool show)
{
    struct findings f = { .arena = a };

    proof_check(r, a, &f);
    for (int i = 0; show && i < f.n; i++)
        printf("# %.*s\n", STR_ARG(finding_said(&f.item[i])));
    return f.n;
}

/* --- lies ------------------------------------------------------------------------------------ */

/* Each makes one thing of the record wrong, by the number it is given, or finds nothing to make
 * wrong. */
typedef bool teller(struct parsed_trace *r, unsigned pick);

static struct parsed_step *any_step(struct parsed_trace *r, unsigned pick, bool (*want)(struct parsed_step *))
{
    int n = 0;

    for (int pass = 0; pass < 2; pass++) {
        int seen = 0;
        for (int g = 0; g < r->ngroup; g++)
            for (int i = 0; i < r->group[g].nstep; i++)
                if (want(&r->group[g].step[i]) && pass && seen++ == (int)(pick % (unsigned)n))
                    return &r->group[g].step[i];
                else if (!pass)
                    n += want(&r->group[g].step[i]);
        if (n == 0)
            return NULL;
    }
    return NULL;
}

static bool is_pair(struct parsed_step *s)
{
    return s->other != NOBODY;
}

static bool has_refusals(struct parsed_step *s)
{
    return s->nrefusal > 0;
}

static void publish(struct parsed_trace *r, int team, int other)
{
    for (int i = 0; i < r->npair; i++)
        if (r->pair[i].white == team || r->pair[i].black == team)
            *(r->pair[i].white == team ? &r->pair[i].black : &r->pair[i].white) = other;
}

static bool swap_opponents(struct parsed_trace *r, unsigned pick)
{
    struct parsed_step *x = any_step(r, pick, is_pair), *y = any_step(r, pick / 7 + 1, is_pair);

    if (!x || !y || x == y)
        return false;
    int other = x->other;
    publish(r, x->team, y->other);
    publish(r, y->team, other);
    x->other = y->other;
    y->other = other;
    return true;
}

static bool knows(const struct parsed_trace *r, int team, int other)
{
    for (int i = 0; i < r->team[team].nmet; i++)
        if (r->team[team].met[i][0] == r->team[other].number)
            return true;
    return false;
}

static bool change_reason(struct parsed_trace *r, unsigned pick)
{
    struct parsed_step *s = any_step(r, pick, has_refusals);

    if (!s)
        return false;
    struct parsed_refusal *x = &s->refusal[pick / 3 % (unsigned)s->nrefusal];
    if (x->other != NOBODY && knows(r, x->team, x->other))
        return false;
    x->why = WHY_MET;
    x->round = 1;
    return true;
}

/* A refusal for one of these reasons, from the `pick`th step on. */
static struct parsed_refusal *refused_as(struct parsed_trace *r, unsigned pick, enum parsed_why first,
                                         enum parsed_why last)
{
    struct parsed_step *s = any_step(r, pick, has_refusals);

    for (int i = 0; s && i < s->nrefusal; i++)
        if (s->refusal[i].why >= first && s->refusal[i].why <= last)
            return &s->refusal[i];
    return NULL;
}

static bool is_barred(const struct parsed_trace *r, int team, int other)
{
    for (int i = 0; i < r->barred.n; i++)
        if ((r->barred.pair[i][0] == team && r->barred.pair[i][1] == other) ||
            (r->barred.pair[i][0] == other && r->barred.pair[i][1] == team))
            return true;
    return false;
}

/* "colours" of teams that may not meet at all, whatever their colours are. */
static bool closed_told_as_colours(struct parsed_trace *r, unsigned pick)
{
    struct parsed_refusal *x = refused_as(r, pick, WHY_MET, WHY_BARRED);

    if (x)
        x->why = WHY_COLOURS;
    return x;
}

/* Teams that have met are barred besides. */
static bool met_told_as_barred(struct parsed_trace *r, unsigned pick)
{
    struct parsed_refusal *x = refused_as(r, pick, WHY_MET, WHY_MET);

    if (!x || is_barred(r, x->team, x->other))
        return false;
    static int pair[1000][2];
    assert_true(r->barred.n < 1000);
    for (int i = 0; i < r->barred.n; i++)
        memcpy(pair[i], r->barred.pair[i], sizeof *pair);
    pair[r->barred.n][0] = x->team;
    pair[r->barred.n++][1] = x->other;
    r->barred.pair = pair;
    r->barred_by = NULL;
    x->why = WHY_BARRED;
    return true;
}

/* A certificate that may well hold for teams that need none: what they are told of is plain. */
static bool plain_told_as_proved(struct parsed_trace *r, unsigned pick)
{
    struct parsed_refusal *x = refused_as(r, pick, WHY_MET, WHY_COLOURS);
    struct parsed_refusal *other = refused_as(r, pick, WHY_REST, WHY_BREACHES);

    if (!x || !other)
        return false;
    x->why = other->why;
    x->certificate = other->certificate;
    return true;
}

static bool spoil_certificate(struct parsed_trace *r, unsigned pick)
{
    if (r->ncertificate == 0)
        return false;
    struct parsed_certificate *c = &r->certificate[pick % (unsigned)r->ncertificate];
    for (int t = 0; t < r->nteam; t++)
        c->value[t] = 0;
    return true;
}

static bool drop_step(struct parsed_trace *r, unsigned pick)
{
    struct parsed_group *g = &r->group[pick % (unsigned)r->ngroup];

    if (g->nstep == 0)
        return false;
    int at = (int)(pick / 5 % (unsigned)g->nstep);
    for (int i = at; i + 1 < g->nstep; i++)
        g->step[i] = g->step[i + 1];
    g->nstep--;
    return true;
}

static bool drop_refusal(struct parsed_trace *r, unsigned pick)
{
    struct parsed_step *s = any_step(r, pick, has_refusals);

    if (s)
        s->nrefusal--;
    return s;
}

static bool repeat_refusal(struct parsed_trace *r, unsigned pick)
{
    struct parsed_step *s = any_step(r, pick, has_refusals);

    if (!s || s->nrefusal < 2)
        return false;
    s->refusal[0] = s->refusal[1];
    return true;
}

static bool swap_colours(struct parsed_trace *r, unsigned pick)
{
    if (r->npair == 0)
        return false;
    struct parsed_pair *p = &r->pair[pick % (unsigned)r->npair];
    *p = (struct parsed_pair){ p->black, p->white, p->why };
    return true;
}

static bool another_article(struct parsed_trace *r, unsigned pick)
{
    if (r->npair == 0)
        return false;
    struct parsed_pair *p = &r->pair[pick % (unsigned)r->npair];
    p->why = p->why == RULE_COLOUR_EQUALISE ? RULE_COLOUR_HISTORY : RULE_COLOUR_EQUALISE;
    return true;
}

static bool publish_late(struct parsed_trace *r, unsigned pick)
{
    if (r->npair < 2)
        return false;
    struct parsed_pair *p = &r->pair[pick % (unsigned)(r->npair - 1)], first = p[0];
    p[0] = p[1];
    p[1] = first;
    return true;
}

static bool another_bye(struct parsed_trace *r, unsigned pick)
{
    (void)pick;
    if (r->bye == NOBODY)
        return false;
    r->bye = r->bye ? r->bye - 1 : 1;
    return r->nteam > 1;
}

static struct parsed_group *group_with_leavers(struct parsed_trace *r, unsigned pick)
{
    for (int i = 0; i < r->ngroup; i++) {
        struct parsed_group *g = &r->group[(pick + (unsigned)i) % (unsigned)r->ngroup];
        if (g->leaver.n > 0)
            return g;
    }
    return NULL;
}

static bool another_leaver(struct parsed_trace *r, unsigned pick)
{
    struct parsed_group *g = group_with_leavers(r, pick);

    for (int i = 0; g && i < g->resident.n; i++)
        if (g->resident.team[i] != g->leaver.team[0]) {
            g->leaver.team[0] = g->resident.team[i];
            return true;
        }
    return false;
}

static bool later_level(struct parsed_trace *r, unsigned pick)
{
    struct parsed_group *g = group_with_leavers(r, pick);

    if (g)
        g->level++;
    return g;
}

static bool more_breaches(struct parsed_trace *r, unsigned pick)
{
    r->group[pick % (unsigned)r->ngroup].breaches++;
    return true;
}

static bool cut_witness(struct parsed_trace *r, unsigned pick)
{
    struct parsed_group *g = group_with_leavers(r, pick);

    if (g)
        g->witness.n--;
    return g;
}

static bool bend_witness(struct parsed_trace *r, unsigned pick)
{
    struct parsed_group *g = group_with_leavers(r, pick);

    if (!g || g->witness.n < 2)
        return false;
    g->witness.pair[0][0] = g->witness.pair[1][0];
    return true;
}

/* A proof of what needs none, in a group that has none yet. */
enum proof_of { FEWEST, AGAIN, CHEAPEST };

static bool needless_proof(struct parsed_trace *r, unsigned pick, enum proof_of what)
{
    struct parsed_group *g = &r->group[pick % (unsigned)r->ngroup];
    int *certificate = what == FEWEST ? &g->fewest : what == AGAIN ? &g->again : &g->cheapest;

    if (*certificate != NOBODY || r->ncertificate == 0)
        return false;
    *certificate = (int)(pick / 3 % (unsigned)r->ncertificate);
    return true;
}

static bool needless_fewest(struct parsed_trace *r, unsigned pick)
{
    return needless_proof(r, pick, FEWEST);
}

static bool needless_cheapest(struct parsed_trace *r, unsigned pick)
{
    return needless_proof(r, pick, CHEAPEST);
}

static bool needless_again(struct parsed_trace *r, unsigned pick)
{
    return needless_proof(r, pick, AGAIN);
}

/* That floaters leave again is said to need no proof. */
static bool dropped_again(struct parsed_trace *r, unsigned pick)
{
    for (int i = 0; i < r->ngroup; i++) {
        struct parsed_group *g = &r->group[(pick + (unsigned)i) % (unsigned)r->ngroup];
        if (g->again != NOBODY) {
            g->again = NOBODY;
            return true;
        }
    }
    return false;
}

/* The sides told in the other order. */
static bool sides_exchanged(struct parsed_trace *r, unsigned pick)
{
    int above = 0, below = 0;

    (void)pick;
    for (int i = 0; i < r->ngroup; i++) {
        above += r->group[i].side == SIDE_ABOVE;
        below += r->group[i].side == SIDE_BELOW;
    }
    if (above == 0 || below == 0)
        return false;
    struct parsed_group first = r->group[0];
    r->group[0] = r->group[r->ngroup - 2];
    r->group[r->ngroup - 2] = first;
    return true;
}

/* A match is told as played, or as not played. */
static bool unplayed_bent(struct parsed_trace *r, unsigned pick)
{
    struct parsed_team *t = &r->team[pick % (unsigned)r->nteam];

    if (t->nmet == 0)
        return false;
    bool *unplayed = &t->unplayed[pick / 3 % (unsigned)t->nmet];
    *unplayed = !*unplayed;
    return true;
}

static bool met_itself(struct parsed_trace *r, unsigned pick)
{
    struct parsed_team *t = &r->team[pick % (unsigned)r->nteam];

    if (t->nmet == 0)
        return false;
    t->met[pick / 3 % (unsigned)t->nmet][0] = t->number;
    return true;
}

static bool needless_witness(struct parsed_trace *r, unsigned pick)
{
    struct parsed_group *g = &r->group[pick % (unsigned)r->ngroup], *other = group_with_leavers(r, pick);

    if (g->leaver.n > 0 || !other)
        return false;
    g->witness = other->witness;
    return true;
}

static bool another_scope(struct parsed_trace *r, unsigned pick)
{
    if (r->ncertificate == 0)
        return false;
    struct parsed_certificate *c = &r->certificate[pick % (unsigned)r->ncertificate];
    c->scope = (enum parsed_scope)((c->scope + 1 + (pick / 3 & 1)) % 3);
    return true;
}

static bool another_purpose(struct parsed_trace *r, unsigned pick)
{
    if (r->ncertificate == 0)
        return false;
    struct parsed_certificate *c = &r->certificate[pick % (unsigned)r->ncertificate];
    c->leaves = c->leaves == NOBODY ? 0 : NOBODY;
    return true;
}

/* One resident of the next group the less is named, or the only one of the certificate. */
static bool fewer_beyond(struct parsed_trace *r, unsigned pick)
{
    for (int i = 0; i < r->ncertificate; i++) {
        struct parsed_certificate *c = &r->certificate[(pick + (unsigned)i) % (unsigned)r->ncertificate];
        if (c->beyond.n > 0) {
            c->beyond.n--;
            return true;
        }
    }
    return false;
}

/* A certificate of another claim names somebody. */
static bool needless_beyond(struct parsed_trace *r, unsigned pick)
{
    if (r->ncertificate == 0)
        return false;
    struct parsed_certificate *c = &r->certificate[pick % (unsigned)r->ncertificate];
    if (c->beyond.n > 0)
        return false;
    c->beyond = r->group[0].resident;
    return true;
}

static bool barred_twice(struct parsed_trace *r, unsigned pick)
{
    if (r->barred.n < 2)
        return false;
    int *pair = r->barred.pair[pick % (unsigned)(r->barred.n - 1)];
    pair[0] = pair[3];
    pair[1] = pair[2];
    return true;
}

static bool group_lost(struct parsed_trace *r, unsigned pick)
{
    (void)pick;
    r->ngroup--;
    return true;
}

static bool leader_demoted(struct parsed_trace *r, unsigned pick)
{
    (void)pick;
    if (r->nteam < 2)
        return false;
    r->team[0].mp = r->team[r->nteam - 1].mp - 1;
    return true;
}

static const struct {
    const char *name;
    teller *tell;
} lies[] = {
    { "opponents swapped", swap_opponents },
    { "a reason changed", change_reason },
    { "colours of a pair that is closed", closed_told_as_colours },
    { "barred of a pair that has met", met_told_as_barred },
    { "a proof of what is plain", plain_told_as_proved },
    { "a certificate emptied", spoil_certificate },
    { "a decision dropped", drop_step },
    { "a refusal dropped", drop_refusal },
    { "a refusal of another team", repeat_refusal },
    { "colours swapped", swap_colours },
    { "another article", another_article },
    { "published in another order", publish_late },
    { "another bye", another_bye },
    { "another leaver", another_leaver },
    { "a later level", later_level },
    { "more breaches", more_breaches },
    { "a witness cut", cut_witness },
    { "a witness bent", bend_witness },
    { "a proof of fewest too many", needless_fewest },
    { "a proof of cheapest too many", needless_cheapest },
    { "a proof of floaters too many", needless_again },
    { "a proof of floaters too few", dropped_again },
    { "the sides exchanged", sides_exchanged },
    { "unplayed told as played", unplayed_bent },
    { "a meeting with itself", met_itself },
    { "a witness of nobody", needless_witness },
    { "a certificate's other scope", another_scope },
    { "a certificate of a leaver", another_purpose },
    { "fewer who meet a team beyond", fewer_beyond },
    { "somebody who meets a team beyond", needless_beyond },
    { "a pair barred twice", barred_twice },
    { "a group lost", group_lost },
    { "the leader demoted", leader_demoted },
};

enum { LIES = sizeof lies / sizeof *lies };

/* --- rounds ---------------------------------------------------------------------------------- */

static struct {
    int rounds, proved, told[LIES], found[LIES];
} count;

/* Reads the trace anew for every lie, since a lie spoils the record. */
static void tell_lies(struct str bytes, unsigned pick, struct arena *a)
{
    for (int i = 0; i < LIES; i++) {
        struct arena_mark mark = arena_mark(a);
        struct parsed_trace r;
        struct err e = { 0 };
        if (json_trace_read(bytes, STR("trace"), a, &r, &e) && r.ngroup > 0 && lies[i].tell(&r, pick)) {
            count.told[i]++;
            retold_keep_record(lies[i].name, &r);
            if (problems(&r, a, false) > 0)
                count.found[i]++;
            else
                printf("# not found: %s, pick %u\n", lies[i].name, pick);
        }
        arena_rewind(a, mark);
    }
}

static void try_round(const struct field *f, const struct tournament *t, bool lying, unsigned pick)
{
    struct arena a = { 0 };
    struct parsed_trace r;
    struct err e = { 0 };
    struct str bytes;

    if (written_trace(f, t, &a, &bytes)) {
        count.rounds++;
        if (!lying)
            retold_keep("the truth", bytes);
        assert_true(json_trace_read(bytes, STR("trace"), &a, &r, &e));
        if (lying)
            retold_keep_record("the truth retold", &r);
        if (problems(&r, &a, count.rounds - count.proved < 5) == 0)
            count.proved++;
        else
            jsonline_print(stdout, f, NULL);
        if (lying)
            tell_lies(bytes, pick, &a);
    }
    arena_free(&a);
}

static int times(void)
{
    return getenv("SOAK") ? 50 : 1;
}

static void try_lines(const char *file, int step, bool lying)
{
    struct arena a = { 0 };
    int n;
    struct jsonline *line = jsonline_load(file, &a, &n);

    assert_non_null(line);
    for (int i = 0; i < n; i += step)
        try_round(&line[i].field, NULL, lying, (unsigned)(i * 37 + 11));
    arena_free(&a);
}

static void try_vectors(bool lying)
{
    try_lines("tests/data/vectors/rounds.jsonl", lying && times() == 1 ? 6 : 1, lying);
    try_lines("docs/rules/pairing.md", 1, lying);
}

static void try_random(bool lying)
{
    static const unsigned seeds[2][2] = { { 200, 58000 },
                                          { 150, 15000 } }; /* with SOAK=1 fifty thousand legal rounds */

    for (unsigned seed = 1; seed <= seeds[lying][times() > 1]; seed++) {
        struct arena a = { 0 };
        struct field f = random_field(2, seed % 10 ? 14 : 60, 7000 + seed, &a);
        try_round(&f, NULL, lying, seed * 101);
        arena_free(&a);
    }
}

static void try_events(void)
{
    for (unsigned seed = 1; seed <= 16u * (unsigned)times(); seed++) {
        struct arena a = { 0 };
        struct rehearsal_plan plan = { 6, seed % 10 ? 40 : 120, 11, false };
        struct rehearsal *e = rehearsal_open(plan, 500 + seed, &a);
        while (!rehearsal_over(e)) {
            struct field f = rehearsal_field(e, &a);
            struct pairing p = pairing_make(&f, &a);
            try_round(&f, &e->tournament, false, 0);
            if (!p.legal)
                break;
            rehearsal_play(e, &p);
        }
        arena_free(&a);
    }
}

static void every_round_is_proved(void **state)
{
    (void)state;
    count.rounds = count.proved = 0;
    try_vectors(false);
    try_random(false);
    try_events();
    printf("# %d rounds, %d proved\n", count.rounds, count.proved);
    assert_int_equal(count.rounds, count.proved);
    assert_true(count.rounds > 1000);
}

static void every_lie_is_found(void **state)
{
    int missed = 0;

    (void)state;
    try_vectors(true);
    try_random(true);
    for (int i = 0; i < LIES; i++) {
        printf("# %-28s %6d told, %6d found\n", lies[i].name, count.told[i], count.found[i]);
        missed += count.told[i] - count.found[i];
        assert_true(count.told[i] > 10);
    }
    assert_int_equal(missed, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_round_is_proved),
        cmocka_unit_test(every_lie_is_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
