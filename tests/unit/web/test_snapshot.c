/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/snapshot.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "desk/base/property.h"
#include "desk/op.h"
#include "engine/base/err.h"
#include "tests/calls.h"
#include "tests/said.h"
#include "web/page/visit.h"

/* A desk that records, one that is looked at beside, and a room whose thread answers: the test. */
struct hall {
    char folder[32], path[48];
    struct desk *records, *watched;
    struct snapshots *shots;
    struct room room;
    int nudged, given;
};

static struct hall *hall;

static const struct act act = { .user = { "anna", 4 },
                                .time = { "2016-09-02 15:00:00", 19 },
                                .command = { "test", 4 } };

static void *look(void *desk)
{
    snapshots_look(hall->shots, desk);
    return NULL;
}

/* By a thread of its own, as it is in a desk. */
static void look_beside(struct desk *d)
{
    pthread_t thread;

    assert_int_equal(pthread_create(&thread, NULL, look, d), 0);
    pthread_join(thread, NULL);
}

static void nudge(void *of)
{
    struct hall *h = of;

    h->nudged++;
    look_beside(h->watched);
}

static void give(void *of, struct job *j)
{
    struct hall *h = of;

    (void)j;
    h->given++;
}

static void name(struct hall *h, const char *value)
{
    const struct setting setting = { { "name", 4 }, str_of(value) };
    struct findings f = { 0 };
    struct err e = { 0 };

    if (!(h->records ? desk_set(h->records, &act, &setting, 1, &f, &e) : desk_new(h->path, &act, &setting, 1, &e)))
        fail_msg("%s", err_said(&e));
}

static void hall_open(struct hall *h)
{
    struct err e = { 0 };

    *h = (struct hall){ .folder = "/tmp/snapshot-XXXXXX" };
    hall = h;
    assert_non_null(mkdtemp(h->folder));
    snprintf(h->path, sizeof h->path, "%s/a.oly", h->folder);
    name(h, "first");
    assert_true(desk_open(h->path, true, &h->records, &e) && desk_open(h->path, false, &h->watched, &e));
    h->shots = snapshots_open(nudge, give, h);
    h->room = (struct room){ .event = h->path, .beside = h->shots, .version = -1 };
    assert_true(room_open(&h->room, &e));
    look_beside(h->watched);
}

static void hall_close(struct hall *h)
{
    static const char *const ends[] = { "", "-wal", "-shm", ".people", ".people-wal", ".people-shm" };
    char path[80];

    room_close(&h->room);
    snapshots_end(h->shots);
    snapshots_close(h->shots);
    desk_close(h->watched);
    desk_close(h->records);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(path, sizeof path, "%s%s", h->path, ends[i]);
        unlink(path);
    }
    rmdir(h->folder);
}

/* What a person of that role reads, by this thread. */
static const char *reads(struct hall *h, enum role role)
{
    static char text[32];
    struct arena own = { 0 };
    struct job j = { 0 };
    struct err e = { 0 };
    struct visit v = { .room = &h->room, .job = &j, .arena = &own, .who.viewer.role = role };

    /* The event has no section, so that nothing is a captain's. */
    if (!visit_event(&v, &e) && v.event.name.n == 0)
        fail_msg("%s", err_said(&e));
    snprintf(text, sizeof text, "%.*s %ld", STR_ARG(v.event.name), v.stamp);
    arena_free(&own);
    return text;
}

static bool is_made_beside(const struct hall *h)
{
    return !pthread_equal(h->room.shot->by, pthread_self());
}

/* A captain who asks again and again has what was made beside, whether it is the latest or not: nothing is loaded for it and nothing waited for. */
static void a_captain_waits_for_nothing(void **state)
{
    struct hall h;

    (void)state;
    hall_open(&h);
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "first 1");
    name(&h, "second");
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "first 1");
    assert_true(is_made_beside(&h));
    assert_string_equal(reads(&h, ROLE_PUBLIC), "first 1");
    assert_int_equal(h.nudged, 0);
    look_beside(h.watched);
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "second 2");
    assert_int_equal(h.nudged, 0);
    assert_true(is_made_beside(&h));
    hall_close(&h);
}

/* Everybody else reads what is in the file when he asks; that is loaded beside, too, once. */
static void staff_reads_what_is_there(void **state)
{
    struct hall h;

    (void)state;
    hall_open(&h);
    assert_string_equal(reads(&h, ROLE_TAP), "first 1");
    int nudged = h.nudged; /* the first time nothing is known of the file */
    name(&h, "second");
    assert_string_equal(reads(&h, ROLE_HELPER), "second 2");
    assert_string_equal(reads(&h, ROLE_ARBITER), "second 2");
    assert_int_equal(h.nudged - nudged, 1);
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "second 2");
    assert_true(is_made_beside(&h));
    hall_close(&h);
}

/* What a captain has done is given back when it can be read: once, at the latest at the end. */
static void what_is_done_is_told_once_it_can_be_read(void **state)
{
    struct hall h;
    struct job one = { 0 }, two = { 0 }, three = { 0 };

    (void)state;
    hall_open(&h);
    name(&h, "second");
    snapshots_hold(h.shots, &one);
    assert_int_equal(h.nudged, 1);
    assert_int_equal(h.given, 1);
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "second 2");
    snapshots_end(h.shots);
    snapshots_hold(h.shots, &two);
    snapshots_hold(h.shots, &three);
    assert_int_equal(h.given, 3);
    hall_close(&h);
}

/* Where it cannot be made beside, whoever asks reads the file and is told what is wrong with it. */
static void who_asks_reads_himself_where_nobody_else_can(void **state)
{
    struct hall h;

    (void)state;
    hall_open(&h);
    name(&h, "second");
    look_beside(NULL);
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "second 2");
    assert_false(is_made_beside(&h));
    look_beside(h.watched);
    name(&h, "third");
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "second 2");
    hall_close(&h);
}

/* Opened anew it is read again only if something was done, also between the two. */
static void nothing_is_missed_when_the_desk_is_opened_again(void **state)
{
    struct hall h;
    struct desk *now;
    struct err e = { 0 };

    (void)state;
    hall_open(&h);
    assert_true(desk_open(h.path, false, &now, &e));
    name(&h, "second");
    snapshots_other(h.shots, h.watched, now);
    desk_close(h.watched);
    h.watched = now;
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "second 2");
    name(&h, "third");
    look_beside(h.watched);
    assert_string_equal(reads(&h, ROLE_CAPTAIN), "third 3");
    hall_close(&h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_captain_waits_for_nothing),
        cmocka_unit_test(staff_reads_what_is_there),
        cmocka_unit_test(what_is_done_is_told_once_it_can_be_read),
        cmocka_unit_test(who_asks_reads_himself_where_nobody_else_can),
        cmocka_unit_test(nothing_is_missed_when_the_desk_is_opened_again),
    };

    return cmocka_run_group_tests_name("the event as pages read it", tests, NULL, NULL);
}
