/* SPDX-License-Identifier: Apache-2.0 */
/* A whole event as JSON and back: every member of the table has a value, and all of them come back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_event.h"
#include "reports/exchange/json_event.h"
#include "teams/form.h"
#include "teams/shape.h"
#include "tests/said.h"

enum { ITEMS = 4, BOARDS = 2 };

struct filling {
    struct arena *arena;
    int n; /* values so far: each is another one where it can be */
};

/* A text of the form, with a number in it. */
static const char *written(const struct filling *f, const struct shape *s)
{
    switch ((enum text_form)s->form) {
    case FORM_SECTION:
        return "section-%d";
    case FORM_ZONE:
        return "zone-%d";
    case FORM_LIST:
        return "pairings: hall %d 2";
    case FORM_PACE:
        return f->n % 2 ? "90+30" : "60+15";
    case FORM_MATCH_POINTS:
    case FORM_GAME_POINTS:
        return f->n % 2 ? "3-1-0" : "5-2-0";
    case FORM_BYE_POINTS:
        return f->n % 2 ? "1-2" : "2-3.5";
    case FORM_SHORT:
        return "%03d";
    case FORM_TITLE:
        return "t%d";
    case FORM_LOGO:
        return "png 2x%d iVBORw0KGgo=";
    default:
        return "text %d";
    }
}

static void fill(struct filling *f, const struct shape *shape, char *base);

static void fill_list(struct filling *f, const struct shape *s, char *base)
{
    char *rows = arena_alloc(f->arena, s->size, ITEMS);

    memcpy(base + s->at, &rows, sizeof rows);
    memcpy(base + s->count, &(int){ ITEMS }, sizeof(int));
    for (int i = 0; i < ITEMS; i++)
        fill(f, s->of, rows + (size_t)i * s->size);
}

static int number_for(const struct filling *f, const struct shape *s)
{
    long least = s->least > 1 ? s->least : 1, most = s->most < ITEMS ? s->most : ITEMS;

    return (int)(least + f->n % (most - least + 1));
}

static int last_word(enum shape_kind kind)
{
    int n = 0;

    while (shape_word(kind, n + 1))
        n++;
    return n;
}

static void fill_member(struct filling *f, const struct shape *s, char *base)
{
    void *at = base + s->at;

    f->n++;
    switch (s->kind) {
    case SHAPE_TEXT:
        *(struct str *)at = str_fmt(f->arena, written(f, s), f->n);
        break;
    case SHAPE_SYSTEM:
        *(struct str *)at = STR("berger");
        break;
    case SHAPE_DAY:
        *(struct str *)at = str_fmt(f->arena, "2016-09-%02d", 1 + f->n % 28);
        break;
    case SHAPE_MOMENT:
        *(struct str *)at = str_fmt(f->arena, "2016-09-02 %02d:%02d", f->n % 24, f->n % 60);
        break;
    case SHAPE_NUMBER:
        *(int *)at = number_for(f, s);
        break;
    case SHAPE_LONG:
        *(long *)at = 1000000 + f->n;
        break;
    case SHAPE_FLAG:
        *(bool *)at = true;
        break;
    case SHAPE_SEX:
        *(char *)at = 'w';
        break;
    case SHAPE_COLOUR:
        *(int *)at = BLACK;
        break;
    case SHAPE_RANKING:
        *(struct ranking *)at = (struct ranking){ 2, { CRITERION_GP, CRITERION_MP } };
        break;
    case SHAPE_TEAM:
        *(int *)at = f->n % ITEMS;
        break;
    case SHAPE_PLACES:
        for (int b = 0; b < BOARDS; b++)
            ((int *)at)[b] = b + 1;
        break;
    case SHAPE_DATES:
        ((struct hours *)at)->date[2] = STR("2016-09-04 15:00");
        ((struct hours *)at)->lineups[4] = STR("2016-09-06 10:00");
        break;
    case SHAPE_OBJECT:
        fill(f, s->of, at);
        break;
    case SHAPE_SECTIONS:
    case SHAPE_LIST:
        fill_list(f, s, base);
        break;
    case SHAPE_BOARDS:
        for (size_t b = 0; b < BOARDS; b++)
            fill(f, s->of, (char *)at + b * s->size);
        break;
    default:
        *(int *)at = last_word(s->kind);
    }
}

static void fill(struct filling *f, const struct shape *shape, char *base)
{
    for (; shape->name; shape++)
        fill_member(f, shape, base);
}

/* Teams 1 and 2 meet, 3 has the bye, in rounds that are published; two line-ups. */
static void make_sense(struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++) {
        ev->section[i].boards = ev->section[i].players_needed = BOARDS;
        section_follow_date(&ev->section[i], ev);
        for (int r = 0; r < ev->section[i].nround; r++) {
            struct pairing_list *list = &ev->section[i].round[r];
            list->nfixture = 1;
            list->fixture[0].side[0] = 0;
            list->fixture[0].side[1] = 1;
            list->bye = 2;
            list->nlineup = 2;
            list->lineup[0].squad = 3;
            list->lineup[1].squad = 1;
        }
    }
}

static void has_names(const struct shape *shape, struct str text, struct arena *a)
{
    for (; shape->name; shape++) {
        struct str name = str_fmt(a, "\"%s\": ", shape->name);
        if (!memmem(text.p, text.n, name.p, name.n))
            fail_msg("no %s", shape->name);
        if (shape->of)
            has_names(shape->of, text, a);
    }
}

static void every_member_comes_back(void **state)
{
    struct arena a = { 0 };
    struct filling f = { .arena = &a };
    struct event ev = { 0 }, back;
    struct str text, again;
    struct err e = { 0 };

    (void)state;
    fill(&f, shape_event(&a), (char *)&ev);
    make_sense(&ev);
    assert_true(json_event_write(&ev, &a, &text, &e));
    has_names(shape_event(&a), text, &a);
    if (!json_event_read(text, STR("event.json"), &a, &back, NULL, &e))
        fail_msg("%s", err_said(&e));
    assert_true(json_event_write(&back, &a, &again, &e));
    assert_int_equal(again.n, text.n);
    assert_memory_equal(again.p, text.p, text.n);
    arena_free(&a);
}

/* A line-up that is not open is nobody's to know. */
static void secrets_stay_at_home(void **state)
{
    struct arena a = { 0 };
    struct filling f = { .arena = &a };
    struct event ev = { 0 };
    struct str text;
    struct err e = { 0 };

    (void)state;
    fill(&f, shape_event(&a), (char *)&ev);
    make_sense(&ev);
    for (int i = 0; i < ev.nsection; i++)
        for (int r = 0; r < ev.section[i].nround; r++)
            ev.section[i].round[r].opened = STR("");
    assert_true(json_event_write(&ev, &a, &text, &e));
    assert_null(memmem(text.p, text.n, "\"places\"", 8));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(every_member_comes_back),
                                        cmocka_unit_test(secrets_stay_at_home) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
