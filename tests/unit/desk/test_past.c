/* SPDX-License-Identifier: Apache-2.0 */
/* test_past.c - the public history: what is in it, what is not, and who rewrites a file is found by a code that was printed before. */
#include "db/db.h"
#include "db/file.h"
#include "db/journal.h"
#include "db/state.h"
#include "desk/file/check.h"
#include "desk/past/past.h"
#include "teams/round_json.h"
#include "tests/unit/desk/room.h"

/* Five teams A ... E; round 1 is published: A - C, D - B, E has the bye. */
static void room_published(struct room *r)
{
    room_fill(r, 5);
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
}

/* The head that sheets of the round have now. */
static const char *head(struct room *r, int round)
{
    int n;
    const struct journal_row *row = room_journal(r, &n);

    return str_c(&r->arena, shown_heads(row, n, STR("open"), &r->arena).round[round]);
}

static struct public_past past(struct room *r)
{
    struct public_past p;

    WORKS(r, desk_past(r->desk, &r->arena, &p, &r->e));
    return p;
}

static void a_round_is_written_as_the_format_says(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    struct result_list one = one_board(&r, 1, 2, RESULT_DRAW);
    WORKS(&r, desk_results(r.desk, ACT, &one, false, &r.f, &r.e));
    look(&r);
    r.s->round[0].record = 0; /* as release 1.0.0 published it */
    assert_string_equal(
        str_c(&r.arena, round_json(&r.ev, r.s, 1, &r.arena)),
        "{\"format\":\"olympair-round 1\",\"event\":\"Test\",\"section\":\"open\",\"round\":1,"
        "\"published\":\"2016-09-02 15:00:00\",\"lineups_opened\":null,"
        "\"bye\":{\"number\":5,\"name\":\"E\",\"federation\":\"FID\"},\"points\":[],\"matches\":["
        "{\"table\":1,\"teams\":[{\"number\":1,\"name\":\"A\",\"federation\":\"FID\"},"
        "{\"number\":3,\"name\":\"C\",\"federation\":\"FID\"}],\"score\":null,\"boards\":["
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":\"1/"
        "2\"},"
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":null}]},"
        "{\"table\":2,\"teams\":[{\"number\":4,\"name\":\"D\",\"federation\":\"FID\"},"
        "{\"number\":2,\"name\":\"B\",\"federation\":\"FID\"}],\"score\":null,\"boards\":["
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":null},"
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":null}]}]"
        "}\n");
    r.s->round[0].record = 2;
    assert_string_equal(
        str_c(&r.arena, round_json(&r.ev, r.s, 1, &r.arena)),
        "{\"format\":\"olympair-round 2\",\"event\":\"Test\",\"section\":\"open\",\"round\":1,"
        "\"published\":\"2016-09-02 15:00:00\",\"lineups_opened\":null,"
        "\"settings\":{\"system\":\"olympiad\",\"unit\":\"team\",\"edition\":\"2012\",\"tiebreak\":\"2012\","
        "\"ranking\":\"mp,osb,gp,mpo\",\"score\":\"mp\",\"cycles\":1,\"preference\":\"A\",\"secondary\":\"yes\","
        "\"boards\":4,"
        "\"floor\":1400,\"lot\":\"white\"},\"bye\":{\"number\":5,\"name\":\"E\",\"federation\":\"FID\"},"
        "\"not_paired\":[],\"points\":[],\"corrections\":[],\"mark_corrections\":[],\"matches\":["
        "{\"table\":1,\"teams\":[{\"number\":1,\"name\":\"A\",\"federation\":\"FID\"},"
        "{\"number\":3,\"name\":\"C\",\"federation\":\"FID\"}],\"score\":null,\"boards\":["
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":\"1/"
        "2\"},"
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":null}]},"
        "{\"table\":2,\"teams\":[{\"number\":4,\"name\":\"D\",\"federation\":\"FID\"},"
        "{\"number\":2,\"name\":\"B\",\"federation\":\"FID\"}],\"score\":null,\"boards\":["
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":null},"
        "{\"white\":0,\"players\":[null,null],\"result\":null},{\"white\":1,\"players\":[null,null],\"result\":null}]}]"
        ","
        "\"standings\":null}\n");
    room_close(&r);
}

static void assert_in(struct room *r, int round, const char *part)
{
    const char *record = str_c(&r->arena, round_json(&r->ev, r->s, round, &r->arena));

    if (!strstr(record, part))
        fail_msg("%s is not in %s", part, strstr(record, "\"standings\""));
}

/* A and B have won 2.5:1.5, E had the bye: one match point and two game points (2012: 36). Nobody has a second opponent, so nothing is left of criteria that
   leave out the lowest. D, which has lost, gets a match point and loses half a game point by decision. */
static void a_complete_round_has_its_standings_and_what_they_follow_from(void **state)
{
    static const struct points_words decision = { .team = { "D", 1 }, .mp = { "1", 1 }, .gp = { "-0.5", 4 } };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, desk_lineups_open(r.desk, BECAUSE, 1, &r.f, &r.e));
    room_play(&r);
    assert_in(&r, 1,
              "\"score\":[2.5,1.5],\"match_points\":[2,0],\"boards\":[{\"white\":0,\"players\":[{\"place\":1,\"name\":"
              "\"A1\",\"title\":\"GM\",\"rating\":2700},{\"place\":1,\"name\":\"C1\",");
    assert_in(&r, 1, "{\"place\":4,\"name\":\"A4\",\"title\":\"GM\",\"rating\":2697},{\"place\":4,");
    WORKS(&r, call_points(r.desk, BECAUSE, &decision, &r.f, &r.e));
    look(&r);
    assert_in(&r, 1,
              "\"standings\":[{\"rank\":1,\"number\":1,\"won\":1,\"drawn\":0,\"lost\":0,\"values\":[2,0,2.5,0]},"
              "{\"rank\":1,\"number\":2,\"won\":1,\"drawn\":0,\"lost\":0,\"values\":[2,0,2.5,0]},"
              "{\"rank\":3,\"number\":5,\"won\":0,\"drawn\":0,\"lost\":0,\"values\":[1,0,2,0]},"
              "{\"rank\":4,\"number\":4,\"won\":0,\"drawn\":0,\"lost\":1,\"values\":[1,0,1,0]},"
              "{\"rank\":5,\"number\":3,\"won\":0,\"drawn\":0,\"lost\":1,\"values\":[0,0,1.5,0]}]}\n");
    assert_int_equal(past(&r).forged, 0);
    room_close(&r);
}

static void every_age_of_a_round_stays_in_the_past(void **state)
{
    struct room r;
    const char *seen[3];

    (void)state;
    room_published(&r);
    seen[0] = head(&r, 1);
    room_play(&r);
    seen[1] = head(&r, 1);
    WORKS(&r, desk_undo(r.desk, BECAUSE, &r.f, &r.e));
    seen[2] = head(&r, 1);
    struct public_past p = past(&r);
    assert_int_equal(p.n, 4); /* the first is that of the section */
    assert_int_equal(p.forged, 0);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(past_find(&p, str_of(seen[i]), 0), i + 1);
        assert_string_equal(str_c(&r.arena, p.item[i + 1].letters), seen[i]);
    }
    assert_true(str_eq(p.item[1].step.digest, p.item[3].step.digest)); /* as it was, but not as if nothing had been */
    assert_string_not_equal(seen[0], seen[2]);
    room_close(&r);
}

/* A publication that is taken back was seen all the same. */
static void a_round_that_is_taken_back_leaves_a_step(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, desk_undo(r.desk, BECAUSE, &r.f, &r.e));
    struct public_past p = past(&r);
    assert_int_equal(p.n, 4); /* of the section and of the round: it came, and it went */
    assert_string_equal(str_c(&r.arena, p.item[2].step.digest), "-");
    assert_string_equal(str_c(&r.arena, p.item[3].step.digest), "-");
    assert_int_equal(p.forged, 0);
    room_close(&r);
}

/* What nobody but the desk can see makes no step, however often and whenever it is done: line-ups that are handed in, teams that are announced, drafts. */
static void what_is_secret_makes_no_step(void **state)
{
    static const struct setting date = { { "date.1", 6 }, { "2016-09-02 15:00", 16 } };
    struct room r;
    struct lineup_entry entry = { .team = STR("A"), .player = { STR("1"), STR("2"), STR("3"), STR("4") } };

    (void)state;
    room_fill(&r, 5);
    WORKS(&r, desk_set(r.desk, ACT, &date, 1, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_string_equal(head(&r, 1), "");
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    const char *before = head(&r, 1);
    WORKS(&r, desk_lineups(r.desk, BECAUSE, 1, &entry, 1, false, &r.f, &r.e));
    entry.player[3] = STR("5");
    WORKS(&r, desk_lineups(r.desk, BECAUSE, 1, &entry, 1, false, &r.f, &r.e));
    assert_string_equal(head(&r, 1), before);
    WORKS(&r, desk_lineups_open(r.desk, BECAUSE, 1, &r.f, &r.e));
    assert_string_not_equal(head(&r, 1), before);
    struct public_past p = past(&r);
    assert_int_equal(p.n, 3); /* section and round published, line-ups opened */
    assert_int_equal(p.forged, 0);
    room_close(&r);
}

/* The same rounds with another result, made by the program itself: every hash in the file is right. */
static void another_history_does_not_have_the_code(void **state)
{
    struct room true_one, other;

    (void)state;
    room_published(&true_one);
    const char *paired = head(&true_one, 1);
    room_play(&true_one);
    const char *printed = head(&true_one, 1);
    room_published(&other);
    struct result_list lie = one_board(&other, 1, 1, RESULT_LOSS);
    WORKS(&other, desk_results(other.desk, ACT, &lie, false, &other.f, &other.e));
    struct public_past p = past(&other);
    assert_int_equal(p.forged, 0);
    assert_int_equal(past_find(&p, str_of(paired), 0), 1);
    assert_int_equal(past_find(&p, str_of(printed), 0), -1);
    room_close(&true_one);
    room_close(&other);
}

/* --- whoever has the file can make all its hashes right again --------------------------------------- */

static void update(sqlite3 *lite, const char *sql, const struct journal_row *row)
{
    sqlite3_stmt *s;

    assert_int_equal(sqlite3_prepare_v2(lite, sql, -1, &s, NULL), SQLITE_OK);
    sqlite3_bind_blob(s, 1, row->inverse.p, (int)row->inverse.n, SQLITE_STATIC);
    sqlite3_bind_blob(s, 2, row->state.p, (int)row->state.n, SQLITE_STATIC);
    sqlite3_bind_blob(s, 3, row->hash, HASH_SIZE, SQLITE_STATIC);
    sqlite3_bind_int64(s, 4, row->entry);
    assert_int_equal(sqlite3_step(s), SQLITE_DONE);
    sqlite3_finalize(s);
}

/* "1-0" becomes "0-1" in what the entry wrote. */
static struct str turned(struct str inverse, struct arena *a)
{
    struct str copy = str_copy(a, inverse);
    char *at = memmem(copy.p, copy.n, "1-0", 3);

    assert_non_null(at);
    memcpy(at, "0-1", 3);
    assert_null(memmem(at, copy.n - (size_t)(at - copy.p), "1-0", 3));
    return copy;
}

/* The last entry wrote one result: now it is the other way round, and state and hash are those of a file that was always so. */
static void forge(struct room *r)
{
    struct db *db;
    int n;

    desk_close(r->desk);
    r->desk = NULL;
    room_tamper(r, "DROP TRIGGER journal_no_update; UPDATE board SET result = '0-1' WHERE result = '1-0'");
    assert_true(db_open(r->path, DB_LOOK, &db, &r->e));
    struct journal_row *row = journal_load(db, &r->arena, &n);
    row[n - 1].inverse = turned(row[n - 1].inverse, &r->arena);
    row[n - 1].state = state_whole(db, &r->arena);
    journal_hash(row[n - 2].hash, &row[n - 1], row[n - 1].hash);
    db_close(db);
    sqlite3 *lite;
    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    update(lite, "UPDATE journal SET inverse = ?1, state = ?2, hash = ?3 WHERE entry = ?4", &row[n - 1]);
    sqlite3_close(lite);
    room_tamper(r, "CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal\n"
                   "BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END");
    WORKS(r, desk_open(r->path, true, &r->desk, &r->e));
}

static void a_forged_file_with_all_hashes_right_is_found_by_an_old_code(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    struct result_list win = one_board(&r, 1, 1, RESULT_WIN);
    WORKS(&r, desk_results(r.desk, ACT, &win, false, &r.f, &r.e));
    const char *printed = head(&r, 1);
    forge(&r);
    look(&r);
    assert_int_equal(r.s->round[0].fixture[0].board[0].result, RESULT_LOSS);
    WORKS(&r, desk_check(r.desk, NULL, &r.f, &r.e));
    assert_int_equal(r.f.n, 0);                /* the journal and the file agree */
    assert_string_equal(head(&r, 1), printed); /* and the journal still has the code that was printed */
    struct public_past p = past(&r);
    assert_int_equal(past_find(&p, str_of(printed), 0), -1);
    assert_int_equal(p.forged, room_entries(&r));
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_is_written_as_the_format_says),
        cmocka_unit_test(a_complete_round_has_its_standings_and_what_they_follow_from),
        cmocka_unit_test(every_age_of_a_round_stays_in_the_past),
        cmocka_unit_test(a_round_that_is_taken_back_leaves_a_step),
        cmocka_unit_test(what_is_secret_makes_no_step),
        cmocka_unit_test(another_history_does_not_have_the_code),
        cmocka_unit_test(a_forged_file_with_all_hashes_right_is_found_by_an_old_code),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
