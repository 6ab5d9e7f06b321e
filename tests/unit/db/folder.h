/* SPDX-License-Identifier: Apache-2.0 */
/* folder.h - a folder of its own for every test of db/, and a look at the file from outside. */
#ifndef TESTS_UNIT_DB_FOLDER_H
#define TESTS_UNIT_DB_FOLDER_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "db/failure.h"
#include "db/file.h"
#include "db/store.h"
#include "db/transaction.h"
#include "engine/base/arena.h"
#include "engine/base/str.h"
#include "tests/scratch.h"

struct folder {
    char path[64]; /* of the folder */
    char file[80]; /* of the event file in it */
    struct arena arena;
};

static inline int folder_open(void **state)
{
    struct folder *f = calloc(1, sizeof *f);

    if (!f)
        return -1;
    scratch_name(f->path, sizeof f->path, "db");
    if (!mkdtemp(f->path))
        return -1;
    snprintf(f->file, sizeof f->file, "%s/a.oly", f->path);
    *state = f;
    return 0;
}

static inline int folder_close(void **state)
{
    static const char *const ends[] = { "", "-wal", "-shm" };
    struct folder *f = *state;
    char name[100];

    chmod(f->path, 0700);
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s%s", f->file, ends[i]);
        unlink(name);
    }
    rmdir(f->path);
    arena_free(&f->arena);
    free(f);
    return 0;
}

static inline bool exists(const struct folder *f, const char *end)
{
    char name[100];

    snprintf(name, sizeof name, "%s%s", f->file, end);
    return access(name, F_OK) == 0;
}

/* The whole file as bytes. */
static inline struct str bytes_of(struct folder *f)
{
    struct stat st;
    FILE *in = fopen(f->file, "rb");

    assert_non_null(in);
    assert_int_equal(fstat(fileno(in), &st), 0);
    char *p = arena_new(&f->arena, char, st.st_size);
    assert_int_equal(fread(p, 1, (size_t)st.st_size, in), st.st_size);
    fclose(in);
    return (struct str){ p, (size_t)st.st_size };
}

static inline void write_bytes(const struct folder *f, const void *p, size_t n)
{
    FILE *out = fopen(f->file, "wb");

    assert_non_null(out);
    assert_int_equal(fwrite(p, 1, n, out), n);
    fclose(out);
}

/* What another program may do to the file: true if SQLite lets it. `said` is its message. */
static inline bool tamper(const struct folder *f, const char *sql, char *said, size_t size)
{
    sqlite3 *lite;

    assert_int_equal(sqlite3_open(f->file, &lite), SQLITE_OK);
    bool ok = sqlite3_exec(lite, sql, NULL, NULL, NULL) == SQLITE_OK;
    if (said)
        snprintf(said, size, "%s", sqlite3_errmsg(lite));
    sqlite3_close(lite);
    return ok;
}

/* An event file that holds an event and nothing else. */
static inline void make_file(struct folder *f)
{
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    assert_true(db_keep(db, &e));
    assert_true(tamper(f,
                       "INSERT INTO event (id, name, city, federation, first_day, last_day, zone) VALUES (1, 'Test', "
                       "'', '', '', '', '')",
                       NULL, 0));
}

/* When a round starts; "": nobody has said it. */
static inline void note_date(struct db *db, int round, const char *starts)
{
    struct event none = { 0 }, some = { 0 };
    bool gone = starts[0] == '\0';

    some.date[round - 1] = gone ? STR("?") : str_of(starts);
    store_difference(db, gone ? &some : &none, gone ? &none : &some);
}

#endif
