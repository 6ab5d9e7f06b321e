/* SPDX-License-Identifier: Apache-2.0 */
#include "db/failure.h"
#include "db/transaction.h"
#include "tests/unit/db/folder.h"

#include "db/journal.h"
#include "db/store.h"
#include "teams/fact.h"

static const struct journal_row row = {
    .time = { "2016-09-02 15:00:00", 19 },
    .user = { "anna", 4 },
    .command = { "set", 3 },
    .section = { "open", 4 },
    .round = 3,
    .facts = { "date.1", 6 },
    .reason = { "rain", 4 },
};

/* One operation that sets the date of a round. */
static bool operate(struct db *db, int round, const char *date, struct arena *a)
{
    struct err e = { 0 };

    db_begin(db);
    journal_begin(db);
    note_date(db, round, date);
    bool added = journal_add(db, row, a);
    db_commit(db);
    assert_true(db_ok(db, &e));
    db_rollback(db);
    return added;
}

static struct db *open_file(struct folder *f)
{
    struct db *db;
    struct err e = { 0 };

    make_file(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    return db;
}

static void rows_come_back_in_order(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    int n;

    assert_true(operate(db, 1, "2016-09-02 15:00", &f->arena));
    assert_true(operate(db, 2, "2016-09-03 15:00", &f->arena));
    const struct journal_row *rows = journal_load(db, &f->arena, &n);
    assert_int_equal(n, 2);
    assert_int_equal(rows[0].entry, 1);
    assert_int_equal(rows[1].entry, 2);
    assert_string_equal(rows[1].time.p, "2016-09-02 15:00:00");
    assert_string_equal(rows[1].user.p, "anna");
    assert_string_equal(rows[1].command.p, "set");
    assert_string_equal(rows[1].section.p, "open");
    assert_int_equal(rows[1].round, 3);
    assert_string_equal(rows[1].facts.p, "date.1");
    assert_string_equal(rows[1].reason.p, "rain");
    assert_true(rows[1].inverse.n > 0);
    db_close(db);
}

static void a_window_shows_rows_without_what_takes_them_back(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    char date[] = "2016-09-02 15:00";
    int n, all;

    assert_int_equal(journal_stamp(db), 0);
    assert_null(journal_window(db, 1, 0, &f->arena, &n));
    for (int round = 1; round <= 5; round++, date[9]++)
        assert_true(operate(db, round, date, &f->arena));
    assert_int_equal(journal_stamp(db), 5);
    const struct journal_row *whole = journal_load(db, &f->arena, &all);
    const struct journal_row *rows = journal_window(db, 2, 3, &f->arena, &n);
    assert_int_equal(n, 3);
    for (int i = 0; i < n; i++) {
        assert_int_equal(rows[i].entry, i + 2);
        assert_string_equal(rows[i].facts.p, "date.1");
        assert_string_equal(rows[i].reason.p, "rain");
        assert_memory_equal(rows[i].hash, whole[i + 1].hash, HASH_SIZE);
        assert_true(str_eq(rows[i].state, whole[i + 1].state) && rows[i].state.n > 0);
        assert_int_equal(rows[i].inverse.n, 0);
    }
    journal_window(db, 4, 0, &f->arena, &n);
    assert_int_equal(n, 2);
    journal_window(db, 6, 1, &f->arena, &n);
    assert_int_equal(n, 0);
    db_close(db);
}

static void nothing_changed_is_no_row(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    int n;

    assert_true(operate(db, 1, "2016-09-02 15:00", &f->arena));
    assert_false(operate(db, 1, "2016-09-02 15:00", &f->arena));
    assert_false(operate(db, 5, "", &f->arena));
    journal_load(db, &f->arena, &n);
    assert_int_equal(n, 1);
    db_close(db);
}

/* Neither we nor another program changes, removes or replaces a row, or puts one in between. */
static void the_journal_only_grows(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    static const struct {
        const char *sql, *said;
    } attempts[] = {
        { "UPDATE journal SET user = 'bert' WHERE entry = 1", "the journal is never changed" },
        { "DELETE FROM journal WHERE entry = 2", "the journal is never shortened" },
        { "PRAGMA recursive_triggers = ON; INSERT OR REPLACE INTO journal"
          " SELECT 1, time, 'bert', command, section, round, facts, shown, reason, inverse, state,"
          " restores, hash FROM journal WHERE entry = 1",
          "the journal grows at its end only" },
        { "INSERT OR REPLACE INTO journal"
          " SELECT 2, time, 'bert', command, section, round, facts, shown, reason, inverse, state,"
          " restores, hash FROM journal WHERE entry = 1",
          "the journal grows at its end only" },
        { "INSERT INTO journal"
          " SELECT 9, time, user, command, section, round, facts, shown, reason, inverse, state,"
          " restores, hash FROM journal WHERE entry = 1",
          "the journal grows at its end only" },
    };
    char said[200];
    int n;

    operate(db, 1, "2016-09-02 15:00", &f->arena);
    operate(db, 2, "2016-09-03 15:00", &f->arena);
    db_close(db);
    for (size_t i = 0; i < sizeof attempts / sizeof *attempts; i++) {
        assert_false(tamper(f, attempts[i].sql, said, sizeof said));
        assert_string_equal(said, attempts[i].said);
    }
    struct err e = { 0 };
    assert_true(db_open(f->file, DB_READ, &db, &e));
    const struct journal_row *rows = journal_load(db, &f->arena, &n);
    assert_int_equal(n, 2);
    assert_string_equal(rows[0].user.p, "anna");
    db_close(db);
}

/* Every row's hash follows from the row and the hash before; the first has zeros before it. */
static void the_chain_holds(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    unsigned char before[HASH_SIZE] = { 0 }, hash[HASH_SIZE];
    int n;

    for (int round = 1; round <= 3; round++)
        operate(db, round, "2016-09-02 15:00", &f->arena);
    const struct journal_row *rows = journal_load(db, &f->arena, &n);
    assert_int_equal(n, 3);
    for (int i = 0; i < n; i++) {
        journal_hash(before, &rows[i], hash);
        assert_memory_equal(hash, rows[i].hash, HASH_SIZE);
        memcpy(before, hash, HASH_SIZE);
    }
    db_close(db);
}

/* What was changed behind the journal's back is found at the first row that does not follow. */
static void a_broken_chain_is_found_where_it_breaks(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    int n;

    for (int round = 1; round <= 3; round++)
        operate(db, round, "2016-09-02 15:00", &f->arena);
    struct journal_row *rows = journal_load(db, &f->arena, &n);
    assert_int_equal(journal_broken(rows, n), 0);
    assert_int_equal(journal_broken(rows, 0), 0);
    assert_int_equal(journal_broken(rows + 1, n - 1), 1);
    rows[1].reason = STR("snow");
    assert_int_equal(journal_broken(rows, n), 2);
    rows[1].reason = STR("rain");
    rows[2].entry = 4;
    assert_int_equal(journal_broken(rows, n), 3);
    rows[0].hash[31] ^= 1;
    assert_int_equal(journal_broken(rows, n), 1);
    db_close(db);
}

/* No field can be changed, and no letter moved from one field to the next, without another hash. */
static void the_hash_covers_every_field(void **state)
{
    struct journal_row rows[14];
    unsigned char before[HASH_SIZE] = { 0 }, hash[15][HASH_SIZE];

    (void)state;
    for (int i = 0; i < 14; i++)
        rows[i] = row;
    rows[0].entry = 1;
    rows[1].time = STR("2016-09-02 15:00:01");
    rows[2].user = STR("bert");
    rows[3].command = STR("bye");
    rows[4].section = STR("women");
    rows[5].round = 4;
    rows[6].facts = STR("date.2");
    rows[7].reason = (struct str){ 0 };
    rows[8].inverse = STR("x");
    rows[9].state = STR("x");
    rows[10].user = STR("ann"), rows[10].command = STR("aset");
    rows[11].restores = 1;
    rows[12].shown = STR("open 3");
    for (int i = 0; i < 14; i++)
        journal_hash(before, &rows[i], hash[i]);
    before[31] = 1;
    journal_hash(before, &row, hash[14]);
    for (int i = 0; i < 15; i++)
        for (int j = 0; j < i; j++)
            assert_memory_not_equal(hash[i], hash[j], HASH_SIZE);
}

/* BLAKE2b-256, keyless, over the layout that journal.h describes; worked out with another program. */
static void the_hash_is_what_the_format_says(void **state)
{
    static const unsigned char zeros[HASH_SIZE];
    struct journal_row one = row;
    unsigned char hash[HASH_SIZE];
    char hex[2 * HASH_SIZE + 1];

    (void)state;
    one.entry = 1;
    one.inverse = (struct str){ "T\0\1", 3 };
    one.state = STR("S");
    one.shown = STR("open 3");
    one.restores = 7;
    journal_hash(zeros, &one, hash);
    for (int i = 0; i < HASH_SIZE; i++)
        sprintf(hex + 2 * i, "%02x", hash[i]);
    assert_string_equal(hex, "579e4d01d5c279f7fde99fb99d38d2b2224e7a60c33c33e3c23cdb2f3d6c06ec");
}

/* Of eight entries, 4 takes back 3, 5 takes back 2, 7 goes back to what was before 5, 8 to what was before 4. */
static void what_was_taken_back_is_not_in_force(void **state)
{
    static const struct {
        int n;
        const char *in_force;
    } cases[] = {
        { 3, "123" }, { 4, "12" }, { 5, "1" }, { 6, "16" }, { 7, "12" }, { 8, "123" },
    };
    static const long restores[] = { 0, 0, 0, 3, 2, 0, 5, 4 };
    struct arena a = { 0 };
    struct journal_row rows[8] = { { 0 } };

    (void)state;
    for (int i = 0; i < 8; i++)
        rows[i] = (struct journal_row){ .entry = i + 1, .restores = restores[i] };
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        const bool *in_force = journal_in_force(rows, cases[c].n, &a);
        char text[9] = "";
        for (int i = 0, k = 0; i < cases[c].n; i++)
            if (in_force[i])
                text[k++] = (char)('1' + i);
        assert_string_equal(text, cases[c].in_force);
    }
    arena_free(&a);
}

/* Facts as they are stored: the section is as it was before entry 3, or before entry 7, which brings it back; entry 1 was of the event and changed it alone. */
static struct str back_facts(long before, long also, struct arena *a)
{
    const struct fact fact[] = { { .kind = FACT_SECTION_RESTORED, .number = before, .what = STR("open") },
                                 { .kind = FACT_ALSO_OF_SECTION, .number = also } };

    return fact_code(fact, also > 0 ? 2 : 1, a);
}

/* Open goes back to before 3 in entry 7 and comes again in 8; 9 and 10 are new ones; 11 takes open back to before 1, with that of the event; 12 brings all
   of it again, 13 takes entry 1 alone back, and 14 goes back to before that. Women stand. */
static void a_section_goes_back_alone(void **state)
{
    static const char *const section[] = { "",     "women", "open", "women", "open", "open", "open",
                                           "open", "women", "open", "open",  "open", "",     "open" };
    static const struct {
        int n;
        const char *in_force;
    } cases[] = {
        { 6, "abcdef" }, { 7, "abd" },       { 8, "abcdef" },   { 10, "abcdefij" },
        { 11, "bdi" },   { 12, "abcdefij" }, { 13, "bcdefij" }, { 14, "abcdefij" },
    };
    struct arena a = { 0 };
    struct journal_row rows[14] = { { 0 } };
    const struct fact lifted = { .kind = FACT_UNDONE, .number = 1 };

    (void)state;
    for (int i = 0; i < 14; i++)
        rows[i] = (struct journal_row){ .entry = i + 1, .section = str_of(section[i]), .command = STR("restore") };
    rows[6].facts = back_facts(3, 0, &a);
    rows[7].facts = back_facts(7, 0, &a);
    rows[10].facts = back_facts(1, 1, &a);
    rows[11].facts = back_facts(11, 1, &a);
    rows[12].command = STR("undo");
    rows[12].facts = fact_code(&lifted, 1, &a);
    rows[13].facts = back_facts(13, 1, &a);
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        const bool *in_force = journal_in_force(rows, cases[c].n, &a);
        char text[16] = "";
        for (int i = 0, k = 0; i < cases[c].n; i++)
            if (in_force[i])
                text[k++] = (char)('a' + i);
        assert_string_equal(text, cases[c].in_force);
    }
    assert_true(journal_took_back(&rows[6], &rows[4]));
    assert_false(journal_took_back(&rows[6], &rows[3])); /* of women */
    assert_false(journal_took_back(&rows[6], &rows[0]));
    arena_free(&a);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(rows_come_back_in_order),
        TEST(a_window_shows_rows_without_what_takes_them_back),
        TEST(nothing_changed_is_no_row),
        TEST(the_journal_only_grows),
        TEST(the_chain_holds),
        TEST(a_broken_chain_is_found_where_it_breaks),
        cmocka_unit_test(what_was_taken_back_is_not_in_force),
        cmocka_unit_test(a_section_goes_back_alone),
        cmocka_unit_test(the_hash_covers_every_field),
        cmocka_unit_test(the_hash_is_what_the_format_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
