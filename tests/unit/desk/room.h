/* SPDX-License-Identifier: Apache-2.0 */
/* room.h - a desk with an event file in a folder of its own, for the tests of desk/. */
#ifndef TESTS_UNIT_DESK_ROOM_H
#define TESTS_UNIT_DESK_ROOM_H

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "db/journal.h"
#include "desk/base/desk.h"
#include "desk/base/history.h"
#include "desk/base/property.h"
#include "desk/round/round.h"
#include "engine/base/arena.h"
#include "teams/score.h"
#include "tests/calls.h"
#include "tests/said.h"
#include "tests/scratch.h"

struct room {
    char folder[64], path[80];
    struct desk *desk;
    struct arena arena;
    struct findings f;
    struct err e;
    struct event ev;   /* after look() */
    struct section *s; /* its first section */
};

static const char *const room_files[] = { "a.oly", "a.oly-wal", "a.oly-shm", "b.oly" };

/* When acts of the test are done. What a test enters before a deadline, it enters after these. */
#ifndef ROOM_CLOCK
#define ROOM_CLOCK "2016-09-02 15:00:00"
#endif

/* An act of the test; by section name, with or without a reason. */
static inline const struct act *act_in(const char *section, const char *reason)
{
    static struct act act;

    act = (struct act){ .user = STR("anna"),
                        .time = STR(ROOM_CLOCK),
                        .command = STR("test"),
                        .section = str_of(section),
                        .reason = str_of(reason) };
    return &act;
}
#define ACT     act_in(NULL, NULL)
#define BECAUSE act_in(NULL, "by order")

/* The same, by order of somebody. */
static inline const struct act *ordered(const struct act *act)
{
    static struct act by_order;

    by_order = *act;
    by_order.by_order = STR("the President");
    return &by_order;
}

/* The same, and whatever there is to confirm is. */
static inline const struct act *sure(const struct act *act)
{
    static struct act confirmed;

    confirmed = *act;
    confirmed.confirmed = confirmed.leaves = true;
    return &confirmed;
}

static inline void room_open(struct room *r)
{
    *r = (struct room){ 0 };
    scratch_name(r->folder, sizeof r->folder, "desk");
    assert_non_null(mkdtemp(r->folder));
    snprintf(r->path, sizeof r->path, "%s/a.oly", r->folder);
    r->f.arena = &r->arena;
}

/* What publications left beside the event. */
static inline void room_empty_autobackups(struct room *r)
{
    char folder[100], name[400];

    snprintf(folder, sizeof folder, "%s.backups", r->path);
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        unlink(name);
    }
    if (dir)
        closedir(dir);
    rmdir(folder);
}

static inline void room_close(struct room *r)
{
    char name[100];

    desk_close(r->desk);
    arena_free(&r->arena);
    for (size_t i = 0; i < sizeof room_files / sizeof *room_files; i++) {
        snprintf(name, sizeof name, "%s/%s", r->folder, room_files[i]);
        unlink(name);
    }
    room_empty_autobackups(r);
    rmdir(r->folder);
}

/* The operation works. */
#define WORKS(r, call)                                    \
    do {                                                  \
        (r)->e = (struct err){ 0 };                       \
        (r)->f.n = 0;                                     \
        if (!(call))                                      \
            fail_msg("%s: %s", #call, err_said(&(r)->e)); \
        assert_int_equal((r)->e.kind, ERR_NONE);          \
    } while (0)

/* The operation fails with that kind and exactly that sentence, and the journal stays as it is. */
#define FAILS(r, call, want_kind, want_text)               \
    do {                                                   \
        int entries_before = room_entries(r);              \
        (r)->e = (struct err){ 0 };                        \
        (r)->f.n = 0;                                      \
        assert_false(call);                                \
        assert_string_equal(err_said(&(r)->e), want_text); \
        assert_int_equal((r)->e.kind, want_kind);          \
        assert_int_equal(room_entries(r), entries_before); \
    } while (0)

static inline const struct journal_row *room_journal(struct room *r, int *n)
{
    const struct journal_row *row;
    struct err e = { 0 };

    assert_true(desk_journal(r->desk, &r->arena, &row, n, &e));
    return row;
}

static inline int room_entries(struct room *r)
{
    int n;

    room_journal(r, &n);
    return n;
}

/* What the last row of the journal says. */
static inline const char *room_said(struct room *r)
{
    int n;
    const struct journal_row *row = room_journal(r, &n);

    assert_true(n > 0);
    struct history h = history_of(row, n, &r->arena);
    return str_c(&r->arena, history_text(&h, n - 1, &r->arena));
}

static inline void assert_journal(struct room *r, const char *want)
{
    assert_string_equal(room_said(r), want);
}

static inline void assert_remark(struct room *r, int i, const char *want)
{
    assert_true(i < r->f.n);
    assert_string_equal(str_c(&r->arena, finding_said(&r->f.item[i])), want);
}

static inline void look(struct room *r)
{
    struct err e = { 0 };

    if (!desk_load(r->desk, &r->arena, &r->ev, &e))
        fail_msg("%s", err_said(&e));
    r->s = r->ev.nsection ? &r->ev.section[0] : NULL;
}

/* A viewer with what is his, by the names that stand there; there may be nothing of that name. */
static inline struct viewer theirs(struct room *r, struct viewer who)
{
    look(r);
    const struct section *s = section_named(&r->ev, who.section);

    who.identity = s && who.role == ROLE_HELPER ? s->identity : (struct str){ 0 };
    for (int i = 0; s && who.role == ROLE_CAPTAIN && i < s->nsquad; i++)
        if (str_eq(s->squad[i].name, who.team))
            who.identity = s->squad[i].identity;
    return who;
}

static inline struct str S(const char *text) {
    return str_of(text);
}

/* Somebody else than the TAP, and what is his. */
static inline const struct act *
act_of(struct viewer viewer)
{
    static struct act act;

    act = *ACT;
    act.viewer = viewer;
    return &act;
}

/* The facts of the last row as they are stored. */
static inline const char *room_facts(struct room *r)
{
    int n;
    const struct journal_row *row = room_journal(r, &n);

    assert_true(n > 0);
    return str_c(&r->arena, row[n - 1].facts);
}

/* n teams with the letters A, B, C ... as names in that order of rating, five players each, of
   which the last is replaced by none. */
static inline struct section letters(struct room *r, const char *name, int n)
{
    struct section s = section_default();
    s.edition = EDITION_2012;
    s.tiebreak = TIEBREAK_2012_GA;
    s.edition_by_date = s.tiebreak_by_date = false;
    int first = strcmp(name, "open") == 0 ? 0 : 10000; /* nobody plays in two sections */

    s.name = str_of(name);
    s.nsquad = n;
    s.squad = arena_new(&r->arena, struct squad, n);
    for (int i = 0; i < n; i++) {
        struct squad *q = &s.squad[i];
        q->name = str_fmt(&r->arena, "%c", 'A' + i);
        q->federation = STR("FID");
        q->given = n - i;
        q->nplayer = 5;
        q->player = arena_new(&r->arena, struct player, 5);
        for (int p = 0; p < 5; p++)
            q->player[p] = (struct player){ .name = str_fmt(&r->arena, "%c%d", 'A' + i, p + 1),
                                            .title = STR("GM"),
                                            .fide_id = first + 100 * (i + 1) + p,
                                            .rating = 2700 - 20 * i - p };
    }
    return s;
}

/* A new event with one section of n teams, numbered; the lot is White. */
static inline void room_fill(struct room *r, int n)
{
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };
    struct event read = { .nsection = 1 };

    room_open(r);
    read.section = arena_new(&r->arena, struct section, 1);
    read.section[0] = letters(r, "open", n);
    WORKS(r, desk_new(r->path, ACT, &name, 1, &r->e));
    WORKS(r, desk_open(r->path, true, &r->desk, &r->e));
    WORKS(r, desk_import(r->desk, ACT, &read, &r->f, &r->e));
    WORKS(r, desk_number(r->desk, ACT, false, &r->f, &r->e));
    WORKS(r, desk_lot(r->desk, ACT, WHITE, &r->f, &r->e));
}

/* All matches of the last round but those with a mark, every board a draw but board 1, which the better number wins. */
static inline void room_play(struct room *r)
{
    struct result_list list = { 0 };

    look(r);
    const struct pairing_list *round = &r->s->round[r->s->nround - 1];
    list.board = arena_new(&r->arena, struct board_entry, 4 * round->nfixture);
    for (int i = 0; i < round->nfixture; i++)
        for (int b = 0; b < 4; b++) {
            const struct fixture *f = &round->fixture[i];
            if (f->absent[0] || f->absent[1])
                continue;
            bool first = r->s->squad[f->side[0]].number < r->s->squad[f->side[1]].number;
            enum result result = b ? RESULT_DRAW : first ? RESULT_WIN : RESULT_LOSS;
            list.board[list.nboard++] = (struct board_entry){
                .table = f->table, .board = b + 1, .place = { b + 1, b + 1 }, .result = result, .line = list.nboard + 2
            };
        }
    WORKS(r, desk_results(r->desk, ACT, &list, false, &r->f, &r->e));
    look(r);
}

/* "A-D C-B bye E (M)": the pairings of the last round, White first; (M) are left over. */
static inline const char *room_pairs(struct room *r)
{
    struct str text = { 0 };

    look(r);
    const struct pairing_list *round = &r->s->round[r->s->nround - 1];
    for (int i = 0; i < round->nfixture; i++)
        text = str_fmt(&r->arena, "%.*s%s%.*s-%.*s", STR_ARG(text), i ? " " : "",
                       STR_ARG(r->s->squad[round->fixture[i].side[0]].name),
                       STR_ARG(r->s->squad[round->fixture[i].side[1]].name));
    if (round->bye != NOBODY)
        text = str_fmt(&r->arena, "%.*s bye %.*s", STR_ARG(text), STR_ARG(r->s->squad[round->bye].name));
    return str_c(&r->arena, text);
}

/* One result by hand. */
static inline struct result_list one_board(struct room *r, int table, int board, enum result result)
{
    struct board_entry *b = arena_new(&r->arena, struct board_entry, 1);

    *b = (struct board_entry){ .table = table, .board = board, .result = result };
    return (struct result_list){ .board = b, .nboard = 1 };
}

/* Another program changes the file. */
static inline void room_tamper(struct room *r, const char *sql)
{
    sqlite3 *lite;

    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    assert_int_equal(sqlite3_exec(lite, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(lite);
}

#endif
