/* SPDX-License-Identifier: Apache-2.0 */
/* A copy of an event has arrays of its own. */
#include "teams/event.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/member.h"

/* One of everything that hangs on an event by a pointer. */
struct whole {
    struct event event;
    struct arbiter arbiter;
    struct attachment attachment;
    struct section section;
    struct squad squad;
    struct player player;
    struct barred barred;
    struct adjustment adjustment;
    struct absence absence;
    struct excuse excuse;
    struct warning warning;
    struct correction correction;
    struct mark_correction mark_correction;
    struct pairing_list round;
    struct fixture fixture;
    struct lineup lineup;
};

static void make_whole(struct whole *w)
{
    memset(w, 0, sizeof *w);
    w->arbiter.name = STR("Anna");
    w->squad.player = &w->player;
    w->squad.nplayer = 1;
    w->fixture.board[3].result = RESULT_DRAW;
    w->round.fixture = &w->fixture;
    w->round.lineup = &w->lineup;
    w->round.nfixture = w->round.nlineup = 1;
    w->section.squad = &w->squad;
    w->section.barred = &w->barred;
    w->section.adjustment = &w->adjustment;
    w->section.absence = &w->absence;
    w->section.excuse = &w->excuse;
    w->section.warning = &w->warning;
    w->section.correction = &w->correction;
    w->section.mark_correction = &w->mark_correction;
    w->section.round = &w->round;
    w->section.nsquad = w->section.nbarred = w->section.nadjustment = w->section.nabsence = 1;
    w->section.ncorrection = w->section.nmark_correction = w->section.nround = w->section.nexcuse = 1;
    w->section.nwarning = 1;
    w->event.arbiter = &w->arbiter;
    w->event.section = &w->section;
    w->event.attachment = &w->attachment;
    w->event.narbiter = w->event.nattachment = w->event.nsection = 1;
}

static void a_copy_says_what_the_event_says(void **state)
{
    struct arena a = { 0 };
    struct whole w;

    (void)state;
    make_whole(&w);
    struct event *copy = event_copy(&w.event, &a);
    assert_ptr_equal(copy->arbiter[0].name.p, w.arbiter.name.p);
    assert_int_equal(copy->section[0].squad[0].nplayer, 1);
    assert_int_equal(copy->section[0].round[0].nlineup, 1);
    assert_int_equal(copy->section[0].round[0].fixture[0].board[3].result, RESULT_DRAW);
    arena_free(&a);
}

#define SPOIL(p) memset((p), 0x5a, sizeof *(p))

static void spoil_rounds(struct pairing_list *r)
{
    SPOIL(r->fixture);
    SPOIL(r->lineup);
    SPOIL(r);
}

/* The arrays of a section from the innermost out: what is spoilt first is not looked at again. */
static void spoil_section(struct section *s)
{
    spoil_rounds(s->round);
    SPOIL(s->squad->player);
    SPOIL(s->squad);
    SPOIL(s->barred);
    SPOIL(s->adjustment);
    SPOIL(s->absence);
    SPOIL(s->excuse);
    SPOIL(s->warning);
    SPOIL(s->correction);
    SPOIL(s->mark_correction);
    SPOIL(s);
}

static void no_array_of_a_copy_is_the_event_s(void **state)
{
    struct arena a = { 0 };
    struct whole w, before;

    (void)state;
    make_whole(&w);
    memcpy(&before, &w, sizeof w);
    struct event *copy = event_copy(&w.event, &a);
    spoil_section(copy->section);
    SPOIL(copy->arbiter);
    SPOIL(copy);
    assert_memory_equal(&w, &before, sizeof w);
    arena_free(&a);
}

/* What is added to a copy fits: the rooms of the header, and an event with nothing in it. */
static void a_copy_has_room_for_sections_and_rounds(void **state)
{
    struct arena a = { 0 };
    struct whole w;

    (void)state;
    make_whole(&w);
    struct event *copy = event_copy(&w.event, &a), *empty = event_copy(&(struct event){ 0 }, &a);
    for (int i = 1; i < SECTIONS_MAX; i++)
        SPOIL(&copy->section[i]);
    for (int i = 1; i < ROUNDS_MAX; i++)
        SPOIL(&copy->section[0].round[i]);
    for (int i = 0; i < SECTIONS_MAX; i++)
        SPOIL(&empty->section[i]);
    assert_int_equal(copy->section[0].round[0].nfixture, 1);
    assert_int_equal(copy->section[0].round[0].fixture[0].board[3].result, RESULT_DRAW);
    arena_free(&a);
}

/* Gives every text of a row the same value, and counts them. */
struct filled {
    struct str text;
    int n;
};

static void fill_texts(void *context, enum table_id id, char *row)
{
    struct filled *f = context;

    for (const struct member *m = member_table(id)->member; m->name; m++)
        if (m->role != ROLE_ABOVE && m->role != ROLE_PLACE && member_is_text(m->kind)) {
            memcpy(row + m->at, &f->text, sizeof f->text);
            f->n++;
        }
}

/* How often an address stands in an object. */
static int count_address(const void *object, size_t size, const void *address)
{
    int n = 0;

    for (size_t i = 0; i + sizeof address <= size; i += sizeof address)
        n += memcmp((const char *)object + i, &address, sizeof address) == 0;
    return n;
}

/* Of all that hangs on the event, whatever member.def says. */
static int count_texts(const struct event *ev, const void *text)
{
    const struct section *s = &ev->section[0];
    const struct pairing_list *r = &s->round[0];
    const struct {
        const void *object;
        size_t size;
    } all[] = {
#define ONE_OF(p) { (p), sizeof *(p) }
        ONE_OF(ev),
        ONE_OF(ev->arbiter),
        ONE_OF(ev->attachment),
        ONE_OF(s),
        ONE_OF(s->squad),
        ONE_OF(s->squad->player),
        ONE_OF(s->barred),
        ONE_OF(s->adjustment),
        ONE_OF(s->absence),
        ONE_OF(s->excuse),
        ONE_OF(s->warning),
        ONE_OF(s->correction),
        ONE_OF(s->mark_correction),
        ONE_OF(r),
        ONE_OF(r->fixture),
        ONE_OF(r->lineup),
#undef ONE_OF
    };
    int n = 0;

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        n += count_address(all[i].object, all[i].size, text);
    return n;
}

static void a_copy_can_have_text_of_its_own(void **state)
{
    char text[] = "Anna";
    struct filled filled = { .text = str_of(text) };
    struct arena a = { 0 };
    struct whole w;

    (void)state;
    make_whole(&w);
    member_walk(T_event, (char *)&w.event, fill_texts, &filled);
    struct event *copy = event_copy(&w.event, &a);
    assert_int_equal(count_texts(copy, text), filled.n);
    event_own_text(copy, &a);
    assert_int_equal(count_texts(copy, text), 0);
    assert_int_equal(count_texts(&w.event, text), filled.n);
    strcpy(text, "Bert");
    assert_true(str_eq(copy->section->squad->name, STR("Anna")));
    assert_true(str_eq(copy->section->round->fixture->board[BOARDS_MAX - 1].second_by, STR("Anna")));
    assert_int_equal(copy->section->squad->order.confirmed_by.n, 4);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_copy_says_what_the_event_says),
        cmocka_unit_test(no_array_of_a_copy_is_the_event_s),
        cmocka_unit_test(a_copy_has_room_for_sections_and_rounds),
        cmocka_unit_test(a_copy_can_have_text_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
