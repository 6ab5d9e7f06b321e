/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_event.c - an event file that was damaged, looked through (desk_fsck) and loaded. The bytes are damages to one that
   is made at the start: three bytes say where, the fourth is added to what stands there; 0 cuts the file off. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk/base/desk.h"
#include "desk/file/fsck.h"
#include "desk/round/round.h"
#include "tests/calls.h"
#include "tests/fuzz/fuzz.h"
#include "tests/said.h"

enum { TEAMS = 7, PLAYERS = 5, BOARDS = 4, DAMAGE = 4 };

static struct {
    char folder[64], path[96];
    uint8_t *bytes, *bent;
    size_t n;
} base;

static const struct act act = {
    .user = { "anna", 4 }, .time = { "2016-09-02 15:00:00", 19 }, .command = { "fuzz", 4 }, .reason = { "by order", 8 }
};

static void must(bool ok, const struct err *e)
{
    if (ok)
        return;
    fprintf(stderr, "%s\n", err_said(e));
    abort();
}

static struct event teams(struct arena *a)
{
    struct event ev = { .nsection = 1, .section = arena_new(a, struct section, 1) };
    struct section *s = ev.section;

    *s = section_default();
    s->name = STR("open");
    s->nsquad = TEAMS;
    s->squad = arena_new(a, struct squad, TEAMS);
    for (int i = 0; i < TEAMS; i++) {
        s->squad[i] = (struct squad){ .name = str_fmt(a, "Team %c", 'A' + i),
                                      .federation = STR("FID"),
                                      .nplayer = PLAYERS,
                                      .player = arena_new(a, struct player, PLAYERS) };
        for (int p = 0; p < PLAYERS; p++)
            s->squad[i].player[p] =
                (struct player){ .name = str_fmt(a, "Player %c%d", 'A' + i, p + 1), .rating = 2600 - 30 * i - p };
    }
    return ev;
}

/* Every board of the tables 1 to 3 a draw. */
static struct result_list draws(struct arena *a)
{
    struct result_list list = { .board = arena_new(a, struct board_entry, TEAMS / 2 * BOARDS) };

    for (int i = 0; i < TEAMS / 2 * BOARDS; i++)
        list.board[list.nboard++] = (struct board_entry){ .table = i / BOARDS + 1,
                                                          .board = i % BOARDS + 1,
                                                          .result = RESULT_DRAW,
                                                          .place = { i % BOARDS + 1, i % BOARDS + 1 },
                                                          .line = i + 2 };
    return list;
}

/* Two rounds, the first with all its results. */
static void make_event(void)
{
    static const struct setting name = { { "name", 4 }, { "Fuzz", 4 } };
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct event ev = teams(&a);
    struct result_list list = draws(&a);
    struct desk *d = NULL;

    must(desk_new(base.path, &act, &name, 1, &e) && desk_open(base.path, true, &d, &e), &e);
    must(desk_import(d, &act, &ev, &f, &e) && desk_number(d, &act, false, &f, &e), &e);
    must(desk_lot(d, &act, WHITE, &f, &e) && desk_pair(d, &act, false, NULL, &f, &e), &e);
    must(desk_publish(d, &act, &f, &e) && desk_results(d, &act, &list, ENTRY_RESULT, &f, &e), &e);
    must(desk_pair(d, &act, false, NULL, &f, &e) && desk_publish(d, &act, &f, &e), &e);
    desk_close(d);
    arena_free(&a);
}

static void remove_at(const char *what)
{
    char name[200];

    snprintf(name, sizeof name, "%s%s", base.path, what);
    unlink(name);
}

static void empty_folder(void)
{
    char folder[120], name[400];

    remove_at("");
    remove_at("-wal");
    remove_at("-shm");
    snprintf(folder, sizeof folder, "%s.backups", base.path);
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        unlink(name);
    }
    if (dir)
        closedir(dir);
    rmdir(folder);
}

static void leave(void)
{
    empty_folder();
    rmdir(base.folder);
}

static void keep_bytes(void)
{
    struct stat st;
    FILE *in = fopen(base.path, "rb");

    if (!in || fstat(fileno(in), &st) != 0)
        abort();
    base.n = (size_t)st.st_size;
    base.bytes = malloc(base.n);
    base.bent = malloc(base.n);
    if (!base.bytes || !base.bent || fread(base.bytes, 1, base.n, in) != base.n)
        abort();
    fclose(in);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    snprintf(base.folder, sizeof base.folder, "%s/olympair-fuzz-XXXXXX",
             access("/dev/shm", W_OK) ? "/tmp" : "/dev/shm");
    if (!mkdtemp(base.folder))
        abort();
    snprintf(base.path, sizeof base.path, "%s/a.oly", base.folder);
    make_event();
    keep_bytes();
    empty_folder();
    atexit(leave);
    return 0;
}

static size_t bend(const uint8_t *data, size_t size)
{
    size_t n = base.n;

    memcpy(base.bent, base.bytes, base.n);
    for (size_t i = 0; i + DAMAGE <= size; i += DAMAGE) {
        size_t at = ((size_t)data[i] | (size_t)data[i + 1] << 8 | (size_t)data[i + 2] << 16) % base.n;
        if (data[i + 3])
            base.bent[at] = (uint8_t)(base.bent[at] + data[i + 3]);
        else if (at < n)
            n = at;
    }
    return n;
}

static void look_through(void)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err why = { 0 };
    struct fsck k = { 0 };

    if (!desk_fsck(base.path, NULL, &a, &k, &f, &why))
        fuzz_refused(&why);
    desk_close(k.desk);
    arena_free(&a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t n = bend(data, size);
    FILE *out = fopen(base.path, "wb");

    if (!out || fwrite(base.bent, 1, n, out) != n)
        abort();
    fclose(out);
    look_through();
    remove_at("-wal");
    remove_at("-shm");
    return 0;
}
