/* SPDX-License-Identifier: Apache-2.0 */
#include "db/list.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/digest.h"
#include "db/failure.h"
#include "db/handle.h"
#include "db/migrate.h"
#include "db/place.h"
#include "db/transaction.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"
#include "db/messages.h"

enum { APPLICATION = 0x4F4C5952, VERSION = 2 };

extern const char list_start[] __asm__("_binary_db_list_sql_start");
extern const char list_end[] __asm__("_binary_db_list_sql_end");

/* Where it comes from. */

static struct str hexadecimal(const unsigned char *hash, struct arena *a)
{
    char *text = arena_new(a, char, 2 * HASH_SIZE + 1);

    for (int i = 0; i < HASH_SIZE; i++)
        snprintf(text + 2 * i, 3, "%02x", hash[i]);
    return str_of(text);
}

bool list_source(const char *path, const atomic_bool *stop, struct arena *a, struct rating_list *out, struct err *e)
{
    enum { PIECE = 1 << 20 };
    FILE *in = fopen(path, "rb");
    unsigned char hash[HASH_SIZE];
    struct digest d;
    size_t n;

    if (!in)
        return err_say(e, ERR_IO, say_list_file_unreadable(path, strerror(errno)));
    char *piece = arena_new(a, char, PIECE);
    digest_open(&d);
    out->size = 0;
    while (!atomic_load(stop) && (n = fread(piece, 1, PIECE, in)) > 0) {
        digest_bytes(&d, piece, n);
        out->size += (long)n;
    }
    digest_close(&d, hash);
    out->digest = hexadecimal(hash, a);
    bool ok = !ferror(in) || err_say(e, ERR_IO, say_list_file_unreadable(path, strerror(errno)));
    fclose(in);
    return ok;
}

void list_source_bytes(struct str bytes, const atomic_bool *stop, struct arena *a, struct rating_list *out)
{
    enum { PIECE = 1 << 20 };
    unsigned char hash[HASH_SIZE];
    struct digest d;

    digest_open(&d);
    for (size_t at = 0; !atomic_load(stop) && at < bytes.n; at += PIECE)
        digest_bytes(&d, bytes.p + at, bytes.n - at < PIECE ? bytes.n - at : PIECE);
    digest_close(&d, hash);
    out->size = (long)bytes.n;
    out->digest = hexadecimal(hash, a);
}

/* Making. */

bool list_create(const char *path, struct db **out, struct err *e)
{
    char *made = place_new(path, e);

    if (!made)
        return false;
    struct db *db = handle_new(path);
    db->made = made;
    handle_connect(db, made, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
    handle_pragma(db, Q_LIST_CACHE);
    db_begin(db);
    migrate_run(db, (struct script){ list_start, list_end });
    return handle_give(db, out, e);
}

static struct value text(struct str s)
{
    return (struct value){ .type = VALUE_TEXT, .text = s };
}

static struct value whole(long n)
{
    return (struct value){ .type = VALUE_NUMBER, .number = n };
}

/* Nothing was stored of an id that was there. */
static void add_words(struct db *db, const struct rated *r, struct arena *a)
{
    struct query q = query(db, Q_LIST_WORDS);

    query_value(&q, 1, whole(r->fide_id));
    query_value(&q, 2, text(text_fold(a, r->name)));
    query_run(&q);
}

void list_add(struct db *db, const struct rated *r, struct arena *a)
{
    const struct value row[] = {
        whole(r->fide_id), text(r->name),        text(r->federation), text((struct str){ &r->sex, r->sex != '\0' }),
        text(r->title),    text(r->women_title), whole(r->rating),    whole(r->games),
        whole(r->k),       whole(r->born),       whole(r->inactive),  text(r->arbiter),
    };
    struct query q = query(db, Q_LIST_ADD);

    for (int i = 0; i < (int)(sizeof row / sizeof *row); i++)
        query_value(&q, i + 1, row[i]);
    query_run(&q);
    if (db->code == SQLITE_OK && sqlite3_changes(db->lite) > 0)
        add_words(db, r, a);
}

static void optimize_words(struct db *db)
{
    struct query q = query(db, Q_LIST_OPTIMIZE);

    query_run(&q);
}

static void note_head(struct db *db, struct rating_list *l)
{
    l->players = handle_pragma(db, Q_LIST_COUNT);
    struct query q = query(db, Q_LIST_HEAD);
    query_str(&q, ":kind", str_of(rating_kind_name(l->kind)));
    query_str(&q, ":date", l->date);
    query_str(&q, ":source", l->source);
    query_int(&q, ":size", l->size);
    query_str(&q, ":digest", l->digest);
    query_int(&q, ":players", l->players);
    query_run(&q);
}

bool list_keep(struct db *db, struct rating_list *l, struct err *e)
{
    optimize_words(db);
    note_head(db, l);
    struct query q = query(db, Q_COMMIT);
    query_run(&q);
    bool ok = db_ok(db, e);
    if (ok) {
        handle_disconnect(db);
        ok = place_keep(db->made, db->path, e);
    }
    if (ok) {
        free(db->made);
        db->made = NULL;
    }
    db_close(db);
    return ok;
}

/* Opening. */

static bool is_none(const char *path, struct err *e)
{
    return err_say(e, ERR_INPUT, say_no_rating_list(path));
}

static bool is_list(struct db *db, struct err *e)
{
    long application = handle_pragma(db, Q_APPLICATION), version = handle_pragma(db, Q_VERSION);

    if (db->code != SQLITE_OK || application != APPLICATION)
        return is_none(db->path, e);
    return version <= VERSION || err_say(e, ERR_INPUT, say_rating_list_of_newer_program(db->path));
}

/* A list that was made before arbiters' titles were kept has none. */
static void read_as_now(struct db *db)
{
    if (handle_pragma(db, Q_VERSION) == VERSION)
        return;
    struct query q = query(db, Q_LIST_BEFORE);
    query_run(&q);
}

bool list_open(const char *path, struct db **out, struct err *e)
{
    struct stat st;

    if (access(path, R_OK) != 0 || stat(path, &st) != 0)
        return err_say(e, ERR_IO, say_rating_list_unreadable(path, strerror(errno)));
    if (!S_ISREG(st.st_mode)) /* opening a named pipe waits for somebody who writes into it */
        return is_none(path, e);
    struct db *db = handle_new(path);
    handle_open(db, path, SQLITE_OPEN_READONLY);
    read_as_now(db);
    handle_protect(db, false);
    if (!is_list(db, e)) {
        db_close(db);
        return false;
    }
    *out = db;
    return true;
}

/* The failures of an event file are told of as such. */
static bool is_whole(struct db *db, struct err *e)
{
    return db->code == SQLITE_OK || err_say(e, ERR_INPUT, say_rating_list_damaged(db->path, err_cause(&db->why)));
}

bool list_load(struct db *db, struct arena *a, struct rating_list *out, struct err *e)
{
    struct query q = query(db, Q_LIST);
    bool found = query_next(&q) && rating_kind_find(column_view(&q, 0), &out->kind);

    if (found) {
        out->date = column_str(&q, 1, a);
        out->source = column_str(&q, 2, a);
        out->size = column_int(&q, 3);
        out->digest = column_str(&q, 4, a);
        out->players = column_int(&q, 5);
    } else {
        db_damaged(db, say_no_list_inside());
    }
    query_run(&q);
    return is_whole(db, e);
}

/* Finding. */

static struct rated player_of(const struct query *q, struct arena *a)
{
    struct str sex = column_view(q, 3);
    char letter = sex.n > 0 ? sex.p[0] : '\0';

    return (struct rated){ .fide_id = column_int(q, 0),
                           .name = column_str(q, 1, a),
                           .federation = column_str(q, 2, a),
                           .sex = letter == 'm' || letter == 'w' ? letter : '\0',
                           .title = column_str(q, 4, a),
                           .women_title = column_str(q, 5, a),
                           .rating = (int)column_int(q, 6),
                           .games = (int)column_int(q, 7),
                           .k = (int)column_int(q, 8),
                           .born = (int)column_int(q, 9),
                           .inactive = column_int(q, 10) != 0,
                           .arbiter = column_str(q, 11, a) };
}

bool list_player(struct db *db, long fide_id, struct arena *a, struct rated *out, struct err *e)
{
    struct query q = query(db, Q_LIST_PLAYER);

    query_int(&q, ":id", fide_id);
    bool found = query_next(&q);
    if (found)
        *out = player_of(&q, a);
    query_run(&q);
    return is_whole(db, e) && found;
}

/* What the file splits names at is the rest. */
static bool is_of_word(char c)
{
    return (c & 0x80) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/* "dang van" -> "dang"* "van"* */
static struct str expression(struct str words, bool begins, struct arena *a)
{
    struct str out = { 0 };

    for (size_t i = 0; i < words.n;) {
        size_t from = i;
        while (i < words.n && is_of_word(words.p[i]))
            i++;
        if (i > from)
            out = str_fmt(a, "%.*s \"%.*s\"%s", STR_ARG(out), (int)(i - from), words.p + from, begins ? "*" : "");
        i += i == from;
    }
    return out;
}

struct rated *list_find(struct db *db, struct str words, bool begins, struct str federation, int most, struct arena *a,
                        int *n, struct err *e)
{
    struct str sought = expression(text_fold(a, words), begins, a);
    struct rated *found = arena_new(a, struct rated, most);

    *n = 0;
    if (sought.n == 0)
        return found;
    struct query q = query(db, Q_LIST_FIND);
    query_str(&q, ":words", sought);
    query_str(&q, ":federation", federation);
    query_int(&q, ":most", LIST_FOUND_MAX);
    for (; query_next(&q); ++*n)
        if (*n < most)
            found[*n] = player_of(&q, a);
    return is_whole(db, e) ? found : NULL;
}
