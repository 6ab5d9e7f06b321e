/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include "db/journal.h"
#include "db/load.h"
#include "db/store.h"
#include "tests/unit/db/same.h"
#include "tests/unit/db/sample.h"
#include "tests/said.h"

static void store_all(struct folder *f)
{
    static const struct journal_row row = {
        .time = { "now", 3 }, .user = { "x", 1 }, .command = { "x", 1 }, .facts = { "x", 1 }
    };
    struct event ev = sample_event();
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    db_begin(db);
    journal_begin(db);
    store_difference(db, NULL, &ev);
    store_trace(db, 0, 1, STR("{}"));
    assert_true(journal_add(db, row, &f->arena));
    db_commit(db);
    if (!db_ok(db, &e))
        fail_msg("%s", err_said(&e));
    assert_true(db_keep(db, &e));
}

static bool load(struct folder *f, struct event *out, struct err *e)
{
    struct db *db;

    *e = (struct err){ 0 };
    if (!db_open(f->file, DB_READ, &db, e))
        return false;
    bool ok = db_load_event(db, &f->arena, out, e);
    db_close(db);
    return ok;
}

static void an_event_comes_back_as_it_was_stored(void **state)
{
    struct folder *f = *state;
    struct event want = sample_event(), got;
    struct err e;

    store_all(f);
    assert_true(load(f, &got, &e));
    same_event(&got, &want);
    for (int i = 0; i < want.section[0].nround; i++)
        assert_int_equal(got.section[0].round[i].state, want.section[0].round[i].state);
}

/* Is it as the last entry left it, as far as it can be loaded? */
static bool is_as_left(struct folder *f)
{
    static const unsigned char none[HASH_SIZE];
    unsigned char drift[HASH_SIZE];
    struct err e = { 0 };
    struct event ev;
    struct db *db;

    assert_true(db_open(f->file, DB_READ, &db, &e));
    bool ok = db_load_checked(db, &f->arena, &ev, drift, &e);
    db_close(db);
    return ok && memcmp(drift, none, HASH_SIZE) == 0;
}

/* Whatever another program does to a row of any table. */
static void what_another_program_did_is_found_while_loading(void **state)
{
    struct folder *f = *state;
    int tables = 0;

    for (int turn = 0; turn == 0 || tables > turn; turn++) {
        sqlite3_stmt *s;
        sqlite3 *lite;
        store_all(f);
        assert_true(is_as_left(f));
        assert_int_equal(sqlite3_open(f->file, &lite), SQLITE_OK);
        sqlite3_prepare_v2(lite, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'journal'", -1, &s,
                           NULL);
        char *sql = NULL;
        for (tables = 0; sqlite3_step(s) == SQLITE_ROW; tables++)
            if (tables == turn)
                sql = sqlite3_mprintf("PRAGMA foreign_keys = OFF; DELETE FROM %s", sqlite3_column_text(s, 0));
        sqlite3_finalize(s);
        assert_int_equal(sqlite3_exec(lite, sql, NULL, NULL, NULL), SQLITE_OK);
        if (sqlite3_total_changes(lite) == 0)
            fail_msg("nothing was changed by %s", sql);
        if (is_as_left(f))
            fail_msg("not found: %s", sql);
        sqlite3_free(sql);
        sqlite3_close(lite);
        unlink(f->file);
    }
    assert_true(tables > 15);
}

/* What does not fit together is told as damage: never a crash, never half an event. */
static void what_does_not_fit_together_is_damage(void **state)
{
    static const struct {
        const char *sql, *said;
    } damages[] = {
        { "DELETE FROM event", "it holds no event" },
        { "DELETE FROM section WHERE section = 1", "section 1 is missing" },
        { "UPDATE section SET section = 3 WHERE section = 2", "section 2 is missing" },
        { "UPDATE section SET edition = '1998'", "there is no edition 1998" },
        { "UPDATE section SET system = 'knockout'", "there is no system knockout" },
        { "UPDATE section SET tiebreak = 'x'", "there is no tie-break x" },
        { "UPDATE section SET ranking = 'mp,x'", "the ranking mp,x of a section: there is no criterion 'x'" },
        { "UPDATE section SET ranking = 'mp,gp,mp'",
          "the ranking mp,gp,mp of a section: the criterion mp is in the ranking twice" },
        { "UPDATE section SET ranking = ' '", "the ranking   of a section: a ranking needs at least one criterion" },
        { "DELETE FROM team WHERE section = 1 AND team = 2", "team 2 is missing or one too many" },
        { "UPDATE team SET team = 4294967298 WHERE section = 2 AND team = 2", "team 2 is missing or one too many" },
        { "UPDATE team SET section = 8 WHERE section = 2", "a row of section 8, which does not exist" },
        { "UPDATE team SET number = 999999", "number 999999 is not between 0 and 20000" },
        { "UPDATE player SET team = 9 WHERE section = 1 AND team = 2", "a row of team 9, which does not exist" },
        { "DELETE FROM player WHERE place = 2", "place 2 of a squad is missing or one too many" },
        { "UPDATE player SET rating = 9999", "rating 9999 is not between 0 and 4000" },
        { "UPDATE absence SET team = 44 WHERE team = 1", "a row of team 44, which does not exist" },
        { "UPDATE barred SET other = 44", "a row of team 44, which does not exist" },
        { "UPDATE adjustment SET mp = 1234567", "MP 1234567 is not between -999 and 999" },
        { "UPDATE arrival SET team = 44", "a row of team 44, which does not exist" },
        { "UPDATE board_order SET team = 44", "a row of team 44, which does not exist" },
        { "UPDATE lineup SET team = 44 WHERE team = 1", "a row of team 44, which does not exist" },
        { "UPDATE lineup SET places = 'one'", "a line-up cannot be read" },
        { "UPDATE lineup SET places = '1 2 3 4'", "a line-up cannot be read" },
        { "UPDATE lineup SET places = '9 2 3'", "list place 9 is not between 0 and 3" },
        { "UPDATE second_entry SET table_no = 7", "a board of table 7, which does not exist" },
        { "UPDATE signature SET table_no = 7", "a board of table 7, which does not exist" },
        { "UPDATE correction SET round = 9", "a match of round 9, which does not exist" },
        { "DELETE FROM round WHERE round = 1", "round 1 is missing or was never published" },
        { "UPDATE round SET published = NULL", "round 1 is missing or was never published" },
        { "UPDATE round SET bye = 77 WHERE round = 1", "a row of team 77, which does not exist" },
        { "DELETE FROM round WHERE round = 3", "a match of round 3, which does not exist" },
        { "UPDATE fixture SET second = 77 WHERE round = 3", "a row of team 77, which does not exist" },
        { "UPDATE fixture SET present = 8", "players present 8 is not between 0 and 3" },
        { "UPDATE fixture SET table_no = 2 WHERE round = 1", "a board of table 1, which does not exist" },
        { "UPDATE board SET board = 8 WHERE board = 1", "board 8 is not between 1 and 3" },
        { "UPDATE board SET first_place = 2 WHERE round = 1 AND board = 1", "list place 2 is not between 0 and 1" },
    };
    struct folder *f = *state;
    struct event ev;
    struct err e;
    char want[300];

    store_all(f);
    struct str whole = bytes_of(f);
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        write_bytes(f, whole.p, whole.n);
        if (!tamper(f, damages[i].sql, want, sizeof want))
            fail_msg("%s: %s", damages[i].sql, want);
        if (load(f, &ev, &e))
            fail_msg("loaded after %s", damages[i].sql);
        snprintf(want, sizeof want, "%s is damaged or cut short: %s", f->file, damages[i].said);
        assert_string_equal(err_said(&e), want);
        assert_int_equal(e.kind, ERR_DB);
    }
}

/* Every page set to rubbish in turn: a sentence or an event, and nothing else. */
static void any_page_may_be_rubbish(void **state)
{
    struct folder *f = *state;
    struct event ev;
    struct err e;
    int refused = 0;

    store_all(f);
    struct str whole = bytes_of(f);
    for (size_t at = 0; at < whole.n; at += 4096) {
        struct str bytes = str_copy(&f->arena, whole);
        for (size_t i = 0; i < 4096; i += 3)
            ((char *)bytes.p)[at + i] ^= (char)(i * 31 + 7);
        write_bytes(f, bytes.p, bytes.n);
        if (load(f, &ev, &e))
            continue;
        assert_int_equal(e.kind, ERR_DB);
        assert_true(strlen(err_said(&e)) > strlen(f->file));
        refused++;
    }
    assert_true(refused > 12); /* the pages of the schema and of every table that is read */
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_event_comes_back_as_it_was_stored),
        TEST(what_another_program_did_is_found_while_loading),
        TEST(what_does_not_fit_together_is_damage),
        TEST(any_page_may_be_rubbish),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
