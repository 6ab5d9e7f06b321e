/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/member.h"
#include "teams/view.h"

/* Two teams, round 1 with open line-ups, round 2 with secret ones, round 3 a draft. */
struct little {
    struct squad squad[2];
    struct lineup lineup[2][2];
    struct pairing_list round[3];
    struct section section;
    struct event event;
};

static struct event *make(struct little *x)
{
    *x = (struct little){ .squad = { { .name = STR("Chad"), .identity = STR("1") },
                                     { .name = STR("Mali"), .identity = STR("2") } } };
    for (int r = 0; r < 2; r++) {
        for (int i = 0; i < 2; i++)
            x->lineup[r][i] = (struct lineup){ .squad = i, .place = { 1, 2, 3, 5 }, .at = STR("2016-09-02 09:00:00") };
        x->round[r] =
            (struct pairing_list){ .published = STR("2016-09-01 22:00:00"), .lineup = x->lineup[r], .nlineup = 2 };
    }
    x->round[0].opened = STR("2016-09-02 10:00:00");
    x->section =
        (struct section){ .name = STR("open"), .squad = x->squad, .nsquad = 2, .round = x->round, .nround = 3 };
    x->event = (struct event){ .section = &x->section, .nsection = 1 };
    return &x->event;
}

static int places(const struct little *x, int round, int lineup)
{
    int sum = 0;

    for (int b = 0; b < BOARDS_MAX; b++)
        sum += x->round[round].lineup[lineup].place[b];
    return sum;
}

static void nobody_knows_who_plays_before_it_is_opened(void **state)
{
    static const enum role roles[] = { ROLE_TAP, ROLE_ARBITER, ROLE_HELPER };
    struct little x;

    (void)state;
    for (int i = 0; i < 3; i++) {
        view_take_out(make(&x), &(struct viewer){ .role = roles[i] });
        assert_int_equal(places(&x, 0, 0), 11);
        assert_int_equal(x.round[1].nlineup, 2); /* that it came in they know */
        assert_int_equal(places(&x, 1, 0), 0);
        assert_int_equal(places(&x, 1, 1), 0);
        assert_int_equal(x.section.nround, 3);
    }
}

static void a_captain_knows_his_own(void **state)
{
    struct little x;

    (void)state;
    view_take_out(make(&x), &(struct viewer){ .role = ROLE_CAPTAIN, .identity = STR("2") });
    assert_int_equal(x.round[1].nlineup, 1);
    assert_int_equal(x.round[1].lineup[0].squad, 1);
    assert_int_equal(places(&x, 1, 0), 11);
    assert_int_equal(x.section.nround, 2); /* no draft */
    /* The name decides nothing. */
    view_take_out(make(&x), &(struct viewer){ .role = ROLE_CAPTAIN, .section = STR("open"), .team = STR("Mali") });
    assert_int_equal(x.round[1].nlineup, 0);
}

/* How the other team travels, whether its board order is signed, what it says of a result, who entered that; the own ones stay. */
static void how_others_are_is_not_told(void **state)
{
    const struct {
        struct viewer who;
        bool own, other, names;
    } rows[] = {
        { { .role = ROLE_ARBITER }, true, true, true },
        { { .role = ROLE_CAPTAIN, .identity = STR("2") }, true, false, false },
        { { .role = ROLE_PUBLIC }, false, false, false },
    };
    struct little x;

    (void)state;
    for (int i = 0; i < 3; i++) {
        struct event *ev = make(&x);
        struct fixture f = { .side = { 0, 1 }, .board[0] = { .by = STR("anna"), .second_by = STR("boris") } };
        for (int q = 0; q < 2; q++) {
            x.squad[q].arrival = (struct arrival){ .at = STR("2016-09-01 12:00"), .travel = STR("bus"), .players = 5 };
            x.squad[q].order = (struct board_order){ .received = STR("2016-09-01 12:00:00"), .confirmed = STR("x") };
        }
        for (int side = 0; side < 2; side++)
            f.signature[side] = (struct signature){ .at = STR("2016-09-02 19:40:00"), .remark = STR("no") };
        x.round[0].fixture = &f;
        x.round[0].nfixture = 1;
        view_take_out(ev, &rows[i].who);
        assert_int_equal(x.squad[1].order.confirmed.n > 0, rows[i].own);
        assert_int_equal(x.squad[0].order.received.n > 0, rows[i].other);
        assert_int_equal(x.squad[0].arrival.travel.n > 0, rows[i].other);
        assert_int_equal(f.board[0].by.n > 0 && f.board[0].second_by.n > 0, rows[i].names);
        assert_int_equal(f.signature[1].at.n > 0, rows[i].own); /* Mali is the other side */
        assert_int_equal(f.signature[0].at.n > 0, rows[i].other);
        assert_int_equal(x.squad[0].arrival.players, 5); /* that it is here is what pairings say */
    }
}

static void the_public_knows_what_is_published(void **state)
{
    struct little x;

    (void)state;
    view_take_out(make(&x), &(struct viewer){ .role = ROLE_PUBLIC });
    assert_int_equal(x.round[0].nlineup, 2);
    assert_int_equal(x.round[1].nlineup, 0);
    assert_int_equal(x.section.nround, 2);
}

/* --- by the table of members ------------------------------------------------------------------- */

enum { ROWS = 2 };

/* Every list has two rows, the first of them of the first team, and every value says something. */
static void fill(struct arena *a, enum table_id id, char *row, int place)
{
    for (const struct member *m = member_table(id)->member; m->name; m++) {
        if (m->role == ROLE_ABOVE || m->role == ROLE_PLACE)
            continue;
        memset(row + m->at, 1, member_size(m->kind));
        if (member_is_text(m->kind))
            memcpy(row + m->at, &STR("anna"), sizeof(struct str));
        else if (member_is_team(m->kind))
            memcpy(row + m->at, &place, sizeof place);
    }
    for (int below = T_event + 1; below < TABLE_COUNT; below++) {
        const struct member_table *t = member_table((enum table_id)below);
        if (t->parent != id)
            continue;
        if (t->shape == ROWS_LIST) {
            void *rows = arena_alloc(a, t->size, ROWS);
            memcpy(row + t->at, &rows, sizeof rows);
            memcpy(row + t->count, &(int){ ROWS }, sizeof(int));
        }
        for (int i = 0, n = member_length(t, row, NULL); i < n; i++)
            fill(a, (enum table_id)below, member_rows(t, row) + (size_t)i * t->size, i);
    }
}

static struct event *filled(struct arena *a)
{
    struct event *ev = arena_new(a, struct event, 1);

    fill(a, T_event, (char *)ev, 0);
    for (int i = 0; i < ROWS; i++) {
        struct section *s = &ev->section[i];
        s->name = s->identity = i ? STR("women") : STR("open");
        for (int q = 0; q < ROWS; q++)
            s->squad[q].identity = str_fmt(a, "%d.%d", i, q);
        for (int r = 0; r < ROWS; r++)
            for (int f = 0; f < ROWS; f++) {
                s->round[r].fixture[f].side[0] = 0;
                s->round[r].fixture[f].side[1] = 1;
            }
    }
    return ev;
}

/* What of a row is there, and of what. */
struct there {
    enum seen_by reader;
    int rows, values;
};

static bool says_something(const char *at, size_t size)
{
    bool any = false;

    for (size_t i = 0; i < size; i++)
        any = any || at[i] != 0;
    return any;
}

static void look(void *context, enum table_id id, char *row)
{
    struct there *x = context;

    x->rows++;
    for (const struct member *m = member_table(id)->member; m->name; m++) {
        if (m->role == ROLE_ABOVE || m->role == ROLE_PLACE || member_is_team(m->kind))
            continue;
        bool there = says_something(row + m->at, member_size(m->kind));
        x->values += there;
        if (there != (m->reader <= x->reader))
            fail_msg("%s.%s is %s", member_table(id)->name, m->name, there ? "there" : "not there");
    }
}

static void a_closed_event_has_what_its_reader_may_know(void **state)
{
    struct there x[3] = { { .reader = SEEN_BY_ALL }, { .reader = SEEN_BY_CAPTAINS }, { .reader = SEEN_BY_STAFF } };
    struct arena a = { 0 };
    struct event *ev = filled(&a);

    (void)state;
    for (int i = 0; i < 3; i++) {
        const struct event *closed = view_closed(ev, x[i].reader, &a);
        member_walk(T_event, (char *)(size_t)closed, look, &x[i]);
        assert_ptr_equal(view_closed(closed, x[i].reader, &a), closed); /* once is enough */
    }
    assert_true(x[0].values < x[1].values && x[1].values < x[2].values);
    assert_int_equal(x[2].rows - x[0].rows, ROWS * ROWS); /* the warnings of both sections */
    assert_int_equal(x[2].rows, x[1].rows);
    assert_int_equal(ev->section[0].nwarning, ROWS);
    assert_true(ev->section[0].barred[0].reason.n > 0); /* the event itself stays */
    arena_free(&a);
}

/* Of the first team of the first section; in each pair the own one, which he knows, and one that he does not know. */
static void a_captain_knows_what_is_of_his_own_team(void **state)
{
    struct arena a = { 0 };
    struct event *ev = filled(&a);

    (void)state;
    view_take_out(ev, &(struct viewer){ .role = ROLE_CAPTAIN, .identity = STR("0.0") });
    const struct section *s = &ev->section[0], *women = &ev->section[1];
    const struct fixture *f = &s->round[0].fixture[0];
    const struct str own[] = { s->squad[0].arrival.travel, s->squad[0].order.received_by,
                               s->absence[0].reason,       s->warning[0].reason,
                               f->signature[0].remark,     s->round[0].lineup[0].reason,
                               s->squad[0].identity,       ev->contact };
    const struct str others[] = { s->squad[1].arrival.travel,
                                  s->squad[1].order.received_by,
                                  s->absence[1].reason,
                                  women->absence[0].reason,
                                  f->signature[1].remark,
                                  s->round[0].lineup[1].reason,
                                  s->squad[1].identity,
                                  women->squad[0].identity,
                                  women->round[0].lineup[0].reason,
                                  women->squad[0].arrival.travel,
                                  women->round[0].fixture[0].signature[0].remark };
    const struct str staff[] = { s->warning[0].by, s->absence[0].by, s->barred[0].reason, f->board[0].by, ev->mirror };
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        assert_true(own[i].n > 0);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_int_equal(others[i].n, 0);
    for (size_t i = 0; i < sizeof staff / sizeof *staff; i++)
        assert_int_equal(staff[i].n, 0);
    assert_int_equal(s->nwarning, 1);
    assert_int_equal(women->nwarning, 0);
    assert_int_equal(s->nabsence, ROWS); /* that they are not here everybody sees */
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_knows_who_plays_before_it_is_opened),
        cmocka_unit_test(a_captain_knows_his_own),
        cmocka_unit_test(how_others_are_is_not_told),
        cmocka_unit_test(the_public_knows_what_is_published),
        cmocka_unit_test(a_closed_event_has_what_its_reader_may_know),
        cmocka_unit_test(a_captain_knows_what_is_of_his_own_team),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
