/* SPDX-License-Identifier: Apache-2.0 */
/* A copy of an event has arrays of its own. */
#include "teams/event.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "engine/base/arena.h"

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
    w->section.correction = &w->correction;
    w->section.mark_correction = &w->mark_correction;
    w->section.round = &w->round;
    w->section.nsquad = w->section.nbarred = w->section.nadjustment = w->section.nabsence = 1;
    w->section.ncorrection = w->section.nmark_correction = w->section.nround = w->section.nexcuse = 1;
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

/* Every text of the event. */
static void fill_texts(struct whole *w, struct str text)
{
    struct event *ev = &w->event;
    struct squad *q = &w->squad;
    struct board *b = &w->fixture.board[BOARDS_MAX - 1];

    ev->name = ev->venue = ev->city = ev->federation = ev->start = ev->end = ev->zone = text;
    ev->contact = ev->copies = ev->mirror = ev->address = ev->site_address = ev->rating_list = ev->presence_closes =
        ev->squads_close = ev->date[ROUNDS_MAX - 1] = ev->lineups[ROUNDS_MAX - 1] = text;
    w->attachment.name = w->attachment.sha256 = text;
    w->arbiter.name = w->arbiter.role = w->arbiter.title = w->section.time_control = w->player.latin = w->section.name =
        w->section.title = w->section.system = text;
    q->name = q->federation = q->captain = w->player.name = w->player.title = text;
    q->arrival = (struct arrival){ .due = text, .travel = text, .at = text, .by = text };
    q->order = (struct board_order){ text, text, text, text };
    w->barred.at = w->barred.by = w->barred.reason = w->adjustment.reason = text;
    w->absence.at = w->absence.by = w->absence.reason = text;
    w->excuse.at = w->excuse.by = w->excuse.reason = text;
    w->correction.at = w->correction.by = w->correction.reason = text;
    w->mark_correction.at = w->mark_correction.by = w->mark_correction.reason = text;
    w->round.bye_by_hand = w->round.published = w->round.opened = text;
    w->fixture.decided_why = w->fixture.by_hand = b->by = b->second_by = text;
    for (int side = 0; side < 2; side++)
        w->fixture.signature[side] = (struct signature){ text, text, false, text, text };
    w->lineup.at = w->lineup.by = w->lineup.reason = text;
}

/* How often an address stands in an object. */
static int count_address(const void *object, size_t size, const void *address)
{
    int n = 0;

    for (size_t i = 0; i + sizeof address <= size; i += sizeof address)
        n += memcmp((const char *)object + i, &address, sizeof address) == 0;
    return n;
}

static int count_texts(const struct event *ev, const void *text)
{
    const struct section *s = &ev->section[0];
    const struct pairing_list *r = &s->round[0];
    const struct {
        const void *object;
        size_t size;
    } all[] = {
        { ev, sizeof *ev },
        { ev->arbiter, sizeof *ev->arbiter },
        { s, sizeof *s },
        { s->squad, sizeof *s->squad },
        { s->squad->player, sizeof *s->squad->player },
        { s->barred, sizeof *s->barred },
        { s->adjustment, sizeof *s->adjustment },
        { s->absence, sizeof *s->absence },
        { s->excuse, sizeof *s->excuse },
        { s->correction, sizeof *s->correction },
        { s->mark_correction, sizeof *s->mark_correction },
        { r, sizeof *r },
        { r->fixture, sizeof *r->fixture },
        { r->lineup, sizeof *r->lineup },
    };
    int n = 0;

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        n += count_address(all[i].object, all[i].size, text);
    return n;
}

static void a_copy_can_have_text_of_its_own(void **state)
{
    enum { TEXTS = 72 };
    char text[] = "Anna";
    struct arena a = { 0 };
    struct whole w;

    (void)state;
    make_whole(&w);
    fill_texts(&w, str_of(text));
    struct event *copy = event_copy(&w.event, &a);
    assert_int_equal(count_texts(copy, text), TEXTS);
    event_own_text(copy, &a);
    assert_int_equal(count_texts(copy, text), 0);
    assert_int_equal(count_texts(&w.event, text), TEXTS);
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
