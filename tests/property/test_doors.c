/* SPDX-License-Identifier: Apache-2.0 */
/* One round by every door: a tournament file in which teams that were not paired have asked for points is paired by the engine as it stands, by
   the desk that took it over, from the JSON of that event, and from the file that is made of it again. Every odd field of made-up events.
   SOAK=1: more of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/json_event.h"
#include "import/said.h"
#include "import/trf/trf.h"
#include "import/trf/trf_event.h"
#include "reports/exchange/json_event.h"
#include "reports/exchange/trf.h"
#include "teams/lab/simulate.h"
#include "teams/score.h"
#include "tests/rule_test.h"
#include "tests/said.h"

enum { NUMBERS = 1000 };

/* A round as somebody reads it: numbers, White first, the bye last with 0. */
struct made {
    int pair[NUMBERS][2], n;
    bool no_bye[NUMBERS]; /* by number */
};

struct tally {
    int fields, asked,
        told; /* odd; of those with points asked for; of those where the bye would be another without them */
};

static struct pairing pair_field(const struct event *ev, bool forget, struct field *f, struct arena *a)
{
    const struct section *s = &ev->section[0];
    struct tournament *t = arena_new(a, struct tournament, 1);

    score_tournament(ev, s, s->nround, a, t);
    *f = score_field(s, t, s->nround + 1, a);
    struct card *card = arena_grow(a, f->card, sizeof *card, (size_t)f->n, (size_t)f->n);
    for (int i = 0; i < f->n; i++)
        card[i].scored_without_playing = card[i].scored_without_playing && !forget;
    f->card = card;
    return pairing_make(f, a);
}

static struct made made_of(const struct event *ev, struct arena *a)
{
    struct made m = { .n = 0 };
    struct field f;
    struct pairing p = pair_field(ev, false, &f, a);

    for (int i = 0; i < f.n; i++)
        m.no_bye[f.card[i].number] = f.card[i].scored_without_playing;
    for (int i = 0; i < p.npair; i++, m.n++) {
        m.pair[m.n][0] = f.card[p.pair[i].white].number;
        m.pair[m.n][1] = f.card[p.pair[i].black].number;
    }
    if (p.legal && p.bye != NOBODY)
        m.pair[m.n++][0] = f.card[p.bye].number;
    return m;
}

static void same_round(const char *door, const struct made *got, const struct made *want, struct str file)
{
    if (got->n != want->n || memcmp(got->pair, want->pair, sizeof *got->pair * (size_t)got->n) != 0) {
        print_message("%.*s", STR_ARG(file));
        fail_msg("%s pairs another round", door);
    }
    assert_memory_equal(got->no_bye, want->no_bye, sizeof got->no_bye);
}

/* Who was not paired in a round that is over asked for half or all of the points, a line at a time: columns 5, 7-9, 11-14, ... */
static struct str ask(struct str file, int rounds, struct random *random, bool *asked, struct arena *a)
{
    static const char letters[] = { 'Z', 'H', 'F' };
    char *text = str_c(a, file);

    for (char *line = text; line && *line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        if (strncmp(line, "240 Z", 5) != 0 || atoi(line + 6) > rounds)
            continue;
        line[4] = letters[random_below(random, 3)];
        for (char *at = line + 10; line[4] != 'Z' && at < line + strcspn(line, "\n"); at += 5)
            asked[atoi(at)] = true;
    }
    return str_of(text);
}

static struct event by_engine(struct str file, struct arena *a)
{
    struct findings f = { .arena = a };
    struct err e = { 0 };
    struct trf t;

    if (!trf_read(file, STR("asked.trf"), a, &t, &f, &e))
        fail_msg("%s", err_said(&e));
    return t.event;
}

static struct event by_desk(struct str file, struct arena *a)
{
    struct findings f = { .arena = a };
    struct err e = { 0 };
    struct event ev;

    if (!trf_read_event(file, STR("asked.trf"), &(struct said){ 0 }, a, &ev, &f, &e))
        fail_msg("%s", err_said(&e));
    for (int r = 0; r < ev.section->nround; r++)
        ev.section->round[r].published = ev.section->round[r].opened =
            STR("2026-09-02 10:00:00"); /* desk/event/takeover.c */
    return ev;
}

static struct event by_json(const struct event *ev, struct arena *a)
{
    struct err e = { 0 };
    struct event out = { 0 };
    struct str text;

    if (!json_event_write(ev, a, &text, &e) || !json_event_read(text, STR("asked.json"), a, &out, NULL, &e))
        fail_msg("%s", err_said(&e));
    return out;
}

static struct str file_of(const struct event *ev, struct arena *a)
{
    struct err e = { 0 };
    struct str text;

    if (!trf_write(ev, &ev->section[0], (struct trf_options){ 0 }, a, &text, &e))
        fail_msg("%s", err_said(&e));
    return text;
}

static bool tells(const struct event *ev, const struct made *made, struct arena *a)
{
    struct field f;
    struct pairing p = pair_field(ev, true, &f, a);

    return p.legal && p.bye != NOBODY && f.card[p.bye].number != made->pair[made->n - 1][0];
}

static void try_field(const struct simulation *s, struct random *random, struct tally *t)
{
    struct arena a = { 0 };
    bool asked[NUMBERS] = { false }, any = false;
    struct str file = ask(file_of(&s->event, &a), s->section.nround, random, asked, &a);
    struct event engine = by_engine(file, &a), desk = by_desk(file, &a), json = by_json(&desk, &a);
    struct made want = made_of(&engine, &a), got = made_of(&desk, &a);

    same_round("the desk", &got, &want, file);
    got = made_of(&json, &a);
    same_round("the JSON of the event", &got, &want, file);
    struct str again = file_of(&desk, &a);
    struct event remade = by_engine(again, &a);
    got = made_of(&remade, &a);
    same_round("the file that is made again", &got, &want, again);
    for (int i = 0; i < NUMBERS; i++) {
        any = any || asked[i];
        assert_true(!asked[i] || want.no_bye[i]);
        assert_true(!asked[i] || want.n == 0 || want.pair[want.n - 1][1] > 0 || want.pair[want.n - 1][0] != i);
    }
    t->fields++;
    t->asked += any;
    t->told += any && want.n > 0 && tells(&engine, &want, &a);
    arena_free(&a);
}

static struct plan plan_of(int event)
{
    struct plan p = plan_default();

    p.value[PLAN_TEAMS] = (struct range){ 6, 16 };
    p.value[PLAN_ROUNDS] = (struct range){ 5, 9 };
    p.value[PLAN_ABSENT] = (struct range){ 1200, 1200 };
    p.value[PLAN_NO_SHOWS] = (struct range){ 300, 300 };
    p.value[PLAN_LATE] = (struct range){ 0, 3 };
    p.edition = (enum edition)(event % EDITION_COUNT);
    p.tiebreak = edition_tiebreak(p.edition);
    return p;
}

static void try_event(int event, struct tally *t)
{
    struct plan plan = plan_of(event);
    struct arena a = { 0 };
    struct simulation *s = simulation_open(&plan, (uint64_t)event + 1, &a);
    struct random random = { (uint64_t)event + 1 };

    for (bool goes_on = true; goes_on && !simulation_over(s);) {
        struct arena own = { 0 };
        struct field f = simulation_field(s, &own);
        struct pairing p = pairing_make(&f, &own);
        goes_on = p.legal;
        if (p.legal && p.bye != NOBODY && s->section.nround > 0)
            try_field(s, &random, t);
        if (p.legal)
            simulation_play(s, &p);
        arena_free(&own);
    }
    arena_free(&a);
}

static void a_bye_with_points_keeps_from_the_bye_by_every_door(void **state)
{
    int events = getenv("SOAK") ? 2000 : 90;
    struct tally t = { 0 };

    (void)state;
    for (int i = 0; i < events; i++)
        try_event(i, &t);
    print_message("# %d odd fields by engine, desk, JSON and file: in %d points were asked for, in %d the bye is "
                  "another for it\n",
                  t.fields, t.asked, t.told);
    assert_true(t.fields > events && t.asked > events / 3 && t.told > events / 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(BYE_ONCE, a_bye_with_points_keeps_from_the_bye_by_every_door),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
