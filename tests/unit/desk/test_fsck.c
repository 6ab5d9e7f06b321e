/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/desk/room.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include "desk/file/backup.h"
#include "desk/file/fsck.h"
#include "teams/member.h"
#include "tests/said.h"

/* Damages by other programs and by the disk, and what is found. */

/* Two rounds, published, the first with all results and one of them corrected (entry 8). */
static void play(struct room *r)
{
    room_fill(r, 7);
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    room_play(r);
    struct result_list list = one_board(r, 1, 1, RESULT_DRAW);
    WORKS(r, desk_results(r->desk, BECAUSE, &list, true, &r->f, &r->e));
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, act_in("open", NULL), &r->f, &r->e));
    desk_close(r->desk);
    r->desk = NULL;
}

static void tamper(struct room *r, const char *sql)
{
    sqlite3 *lite;
    char *said = NULL;

    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    sqlite3_db_config(lite, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
    if (sqlite3_exec(lite, sql, NULL, NULL, &said) != SQLITE_OK)
        fail_msg("%s: %s", sql, said);
    sqlite3_close(lite);
}

static struct str file_bytes(struct room *r)
{
    struct stat st;
    FILE *in = fopen(r->path, "rb");

    assert_non_null(in);
    assert_int_equal(fstat(fileno(in), &st), 0);
    char *p = arena_new(&r->arena, char, st.st_size);
    assert_int_equal(fread(p, 1, (size_t)st.st_size, in), st.st_size);
    fclose(in);
    return (struct str){ p, (size_t)st.st_size };
}

static void write_file(struct room *r, const char *p, size_t n)
{
    FILE *out = fopen(r->path, "wb");

    assert_non_null(out);
    assert_int_equal(fwrite(p, 1, n, out), n);
    fclose(out);
}

/* What is found, and the file is as it was. */
static void look_through(struct room *r, struct fsck *k)
{
    struct str before = file_bytes(r);

    r->f.n = 0;
    WORKS(r, desk_fsck(r->path, NULL, &r->arena, k, &r->f, &r->e));
    desk_close(k->desk);
    struct str after = file_bytes(r);
    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
}

static bool found(const struct room *r, const char *text)
{
    for (int i = 0; i < r->f.n; i++)
        if (memmem(finding_said(&r->f.item[i]).p, finding_said(&r->f.item[i]).n, text, strlen(text)))
            return true;
    return false;
}

static void what_the_desk_did_is_sound(void **state)
{
    struct room r;
    struct fsck k;

    (void)state;
    play(&r);
    look_through(&r, &k);
    assert_int_equal(r.f.n, 0);
    assert_true(k.loaded);
    assert_int_equal(k.entries, 10);
    assert_int_equal(k.tables, TABLE_COUNT + 1); /* and the traces */
    /* event, section, 7 teams, 35 players, 2 rounds, 6 matches, 12 boards, and no dates */
    assert_int_equal(k.rows, 1 + 1 + 7 + 35 + 2 + 6 + 12);
    room_close(&r);
}

static const struct damage {
    const char *sql, *want;
} damages[] = {
    /* values, by a program that knows the tables */
    { "UPDATE board SET result = '0-0' WHERE round = 1 AND table_no = 1 AND board = 1",
      "board with section 1, round 1, table_no 1, board 1: its result is 0-0, but entry 8 of the journal "
      "left 1/2. It was changed by another program: 'result --round N --correct' enters it again" },
    { "DELETE FROM board WHERE round = 1 AND table_no = 2 AND board = 3",
      "board with section 1, round 1, table_no 2, board 3: it is missing, but entry 7 of the journal left "
      "it. It was changed by another program: 'result --round N --correct' enters it again" },
    { "UPDATE player SET rating = 2699 WHERE team = 3 AND place = 1",
      "player with section 1, team 3 (C), place 1: its rating is 2699, but entry 2 of the journal left 2660. It was "
      "changed by another program: no command can repair this: go back to the newest sound backup" },
    { "UPDATE team SET number = 9 WHERE team = 1",
      "team with section 1, team 1 (A): its number is 9, but entry 3 of the journal left 1. It was changed "
      "by another program: 'number' gives it again until a round is published; after that, go back to the newest sound "
      "backup" },
    { "UPDATE team SET captain = 'X' WHERE team = 1",
      "team with section 1, team 1 (A): its captain is X, but entry 2 of the journal left nothing. It was changed "
      "by another program: no command can repair this" },
    { "UPDATE section SET lot = 'black'",
      "section with section 1: its lot is black, but entry 4 of the journal left white. It was changed "
      "by another program: 'lot' enters it again until a round is published; after that, go back to the newest sound "
      "backup" },
    { "UPDATE event SET city = 'Riga'", "event with id 1: its city is Riga" },
    { "UPDATE section SET cycles = 2",
      "It was changed by another program: 'set --cycles' enters it again until a round is published" },
    { "INSERT INTO date (round, starts) VALUES (5, '2016-09-06 15:00')",
      "date with round 5: no entry of the journal wrote it. It was changed by another program: 'set --round N --date' "
      "with an "
      "empty time removes it" },
    { "UPDATE fixture SET first = second, second = first WHERE round = 2 AND table_no = 1",
      "fixture with section 1, round 2, table_no 1: its first is" },
    { "UPDATE round SET published = '2016-09-09 09:00:00' WHERE round = 2",
      "round with section 1, round 2: its published is 2016-09-09 09:00:00, but entry 10 of the journal "
      "left 2016-09-02 15:00:00. It was changed by another program: no command can repair this: go back to the newest "
      "sound backup" },
    { "INSERT INTO adjustment (section, place, team, mp, gp, from_round, pairing_only, reason)"
      " VALUES (1, 1, 2, 2, 8, 1, 0, '')",
      "adjustment with section 1, place 1: no entry of the journal wrote it" },
    { "UPDATE absence SET from_round = 1; INSERT INTO absence (section, team, from_round, withdrawn)"
      " VALUES (1, 2, 3, 1)",
      "absence with section 1, team 2 (B), from_round 3: no entry of the journal wrote it" },
    /* rows that belong to none: foreign keys are off unless a program asks for them */
    { "DELETE FROM team WHERE team = 4",
      "player with section 1, team 4, place 1: the row of team that it belongs to is missing" },
    { "DELETE FROM fixture WHERE round = 1 AND table_no = 3",
      "board with section 1, round 1, table_no 3, board 1: the row of fixture that it belongs to is missing" },
    { "UPDATE round SET bye = 77 WHERE round = 1",
      "round with section 1, round 1: the row of team that it belongs to is missing" },
    { "DELETE FROM fixture WHERE round = 1 AND table_no = 3",
      "is damaged or cut short: a board of table 3, which does not exist" },
    { "UPDATE section SET section = 2", "is damaged or cut short: section 1 is missing" },
    /* what the columns do not allow */
    { "PRAGMA ignore_check_constraints = ON; UPDATE board SET result = '9-0' WHERE board = 2",
      "table board is damaged (a value that may not stand there)" },
    /* the journal */
    { "DROP TRIGGER journal_no_update; UPDATE journal SET reason = 'by lot' WHERE entry = 7",
      "entry 7 of the journal has been altered since it was written" },
    { "DROP TRIGGER journal_no_delete; DELETE FROM journal WHERE entry = 5",
      "entry 5 of the journal has been altered since it was written" },
    { "DROP TRIGGER journal_no_delete; DELETE FROM journal WHERE entry = 10",
      "round with section 1, round 2: its published is 2016-09-02 15:00:00, but entry 9 of the journal left "
      "nothing" },
    { "DROP TRIGGER journal_no_delete; DELETE FROM journal", "rows were written by no entry of the journal" },
    { "DROP TRIGGER journal_no_update; UPDATE journal SET inverse = x'00ff17' WHERE entry = 6",
      "entry 6 of the journal has been altered since it was written" },
    { "DROP TRIGGER journal_no_update; UPDATE journal SET round = 0 WHERE round IS NULL",
      "entry 1 of the journal has a number in a place that was empty when it was written" },
    { "DROP TRIGGER journal_no_update; UPDATE journal SET restores = 0 WHERE entry = 4",
      "entry 4 of the journal has a number in a place that was empty when it was written" },
    { "DROP TRIGGER journal_no_update; UPDATE journal SET state = zeroblob(33) WHERE entry = 10",
      "entry 10 of the journal has been altered since it was written" },
    /* the tables themselves */
    { "CREATE TRIGGER evil AFTER INSERT ON board BEGIN UPDATE board SET result = '1-0'; END",
      "trigger \"evil\" does not belong in an event file. Another program changed it: go back to a sound "
      "backup" },
    { "DROP TRIGGER journal_no_delete", "trigger \"journal_no_delete\" is missing" },
    { "ALTER TABLE arbiter RENAME COLUMN role TO job", "table \"arbiter\" differs from what this program makes" },
    { "DROP TABLE trace", "table \"trace\" is missing" },
    { "DROP TABLE journal", "table \"journal\" is missing" },
    { "DELETE FROM event", "it holds no event" },
    { "PRAGMA application_id = 7", "is not an event file: another program made this database" },
};

static void damages_by_programs(void **state)
{
    struct room r;
    struct fsck k;

    (void)state;
    play(&r);
    struct str whole = file_bytes(&r);
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        tamper(&r, damages[i].sql);
        look_through(&r, &k);
        if (!found(&r, damages[i].want)) {
            for (int j = 0; j < r.f.n; j++)
                print_message("%.*s\n", STR_ARG(finding_said(&r.f.item[j])));
            fail_msg("%s: not found: %s", damages[i].sql, damages[i].want);
        }
        write_file(&r, whole.p, whole.n);
    }
    look_through(&r, &k);
    assert_int_equal(r.f.n, 0);
    room_close(&r);
}

/* What is advised puts it right; from then on only the past is told. */
static bool correct_result(struct room *r)
{
    struct result_list list = one_board(r, 1, 1, RESULT_DRAW);

    list.board[0].round = 1;
    return desk_results(r->desk, sure(BECAUSE), &list, ENTRY_CORRECTION, &r->f, &r->e);
}

static bool set_city(struct room *r)
{
    return desk_set(r->desk, sure(ACT), &(struct setting){ STR("city"), STR("") }, 1, &r->f, &r->e);
}

static bool set_venue(struct room *r)
{
    return desk_set(r->desk, sure(ACT), &(struct setting){ STR("venue"), STR("") }, 1, &r->f, &r->e);
}

static bool set_mirror(struct room *r)
{
    return desk_set(r->desk, sure(ACT), &(struct setting){ STR("mirror"), STR("") }, 1, &r->f, &r->e);
}

static bool set_no_date(struct room *r)
{
    return desk_set(r->desk, sure(ACT), &(struct setting){ STR("date.5"), STR("") }, 1, &r->f, &r->e);
}

static bool lift_bar(struct room *r)
{
    return desk_bar(r->desk, sure(BECAUSE), S("A"), S("B"), 0, true, &r->f, &r->e);
}

static const struct repair {
    const char *sql, *advice;
    bool (*run)(struct room *r);
} repairs[] = {
    { "UPDATE board SET result = '0-0' WHERE round = 1 AND table_no = 1 AND board = 1",
      "'result --round N --correct' enters it again", correct_result },
    { "DELETE FROM board WHERE round = 1 AND table_no = 1 AND board = 1",
      "'result --round N --correct' enters it again", correct_result },
    { "UPDATE event SET city = 'Riga'", "'set --city' enters it again", set_city },
    { "UPDATE event SET venue = 'Hall 2'", "'set --venue' enters it again", set_venue },
    { "UPDATE event SET mirror = '/media/other'", "'set --mirror' enters it again", set_mirror },
    { "INSERT INTO date (round, starts) VALUES (5, '2016-09-06 15:00')",
      "'set --round N --date' with an empty time removes it", set_no_date },
    { "INSERT INTO barred (section, team, other, round) VALUES (1, 1, 2, 0)", "'bar --lift' removes it", lift_bar },
};

static void what_is_advised_works(void **state)
{
    struct room r;
    struct fsck k;

    (void)state;
    play(&r);
    struct str whole = file_bytes(&r);
    for (size_t i = 0; i < sizeof repairs / sizeof *repairs; i++) {
        tamper(&r, repairs[i].sql);
        look_through(&r, &k);
        assert_true(found(&r, repairs[i].advice));
        WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
        WORKS(&r, repairs[i].run(&r));
        desk_close(r.desk);
        r.desk = NULL;
        look_through(&r, &k);
        assert_true(r.f.n > 0);
        for (int j = 0; j < r.f.n; j++)
            assert_non_null(strstr(str_c(&r.arena, finding_said(&r.f.item[j])), "it has been written again since"));
        write_file(&r, whole.p, whole.n);
    }
    room_close(&r);
}

/* Every page in turn is overwritten, or the file ends there: found each time, whatever it held. */
static void damages_by_the_disk(void **state)
{
    enum { PAGE = 4096 };
    struct room r;
    struct fsck k;

    (void)state;
    play(&r);
    struct str whole = file_bytes(&r);
    for (size_t at = 0; at < whole.n; at += PAGE) {
        char *bytes = arena_new(&r.arena, char, whole.n);
        memcpy(bytes, whole.p, whole.n);
        memset(bytes + at, 0xA5, PAGE);
        write_file(&r, bytes, whole.n);
        look_through(&r, &k);
        if (r.f.n == 0)
            fail_msg("page %zu of %zu overwritten: not found", at / PAGE + 1, whole.n / PAGE);
        write_file(&r, whole.p, at + 100);
        look_through(&r, &k);
        if (r.f.n == 0)
            fail_msg("cut in page %zu of %zu: not found", at / PAGE + 1, whole.n / PAGE);
    }
    room_close(&r);
}

/* One bit anywhere: found, or of no consequence, such as one in the part of a page that nobody uses. SOAK=1: more of them. */
static void single_bits(void **state)
{
    struct room r;
    struct fsck k;
    unsigned lot = 4711;
    int noticed = 0, all = getenv("SOAK") ? 3000 : 50;

    (void)state;
    play(&r);
    struct str whole = file_bytes(&r);
    char *bytes = arena_new(&r.arena, char, whole.n);
    for (int i = 0; i < all; i++) {
        lot = lot * 1103515245u + 12345u;
        size_t at = (lot >> 8) % whole.n;
        memcpy(bytes, whole.p, whole.n);
        bytes[at] = (char)(bytes[at] ^ 1 << lot / 7 % 8);
        write_file(&r, bytes, whole.n);
        look_through(&r, &k);
        noticed += r.f.n > 0;
    }
    assert_true(noticed > all / 15 && noticed < all);
    room_close(&r);
}

/* What was told of findings, one after the other. */
static void count_told(const struct findings *f, void *to)
{
    int *told = to;

    assert_int_equal(f->n, ++*told);
}

/* So that who is stopped half-way has told what he knew. */
static void each_is_told_when_it_is_found(void **state)
{
    struct room r;
    struct fsck k;
    int told = 0;

    (void)state;
    play(&r);
    tamper(&r, "DROP TRIGGER journal_no_update; UPDATE event SET city = 'Riga'; UPDATE journal SET reason = 'lot'"
               " WHERE entry = 4; DELETE FROM team WHERE team = 4");
    r.f.found = count_told;
    r.f.to = &told;
    WORKS(&r, desk_fsck(r.path, NULL, &r.arena, &k, &r.f, &r.e));
    desk_close(k.desk);
    assert_int_equal(told, r.f.n);
    assert_true(found(&r, "trigger \"journal_no_update\" is missing"));
    assert_true(found(&r, "entry 4 of the journal has been altered"));
    assert_true(found(&r, "The changes made by entries 1 to 4 of the journal were not compared"));
    room_close(&r);
}

/* A log that a killed program left belongs to the event: it is read, and left. */
static void a_log_is_read_and_left(void **state)
{
    struct room r;
    struct fsck k;
    char log[100], other[100];
    struct stat st;

    (void)state;
    play(&r);
    struct str whole = file_bytes(&r);
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    WORKS(&r, desk_points(r.desk, BECAUSE, S("C"), -1, 0, false, false, &r.f, &r.e));
    snprintf(log, sizeof log, "%s-wal", r.path);
    snprintf(other, sizeof other, "%s-copy", r.path);
    assert_int_equal(link(log, other), 0);
    desk_close(r.desk);
    r.desk = NULL;
    write_file(&r, whole.p, whole.n);
    assert_int_equal(rename(other, log), 0);
    assert_int_equal(stat(log, &st), 0);
    off_t size = st.st_size;
    assert_true(size > 0);
    look_through(&r, &k);
    assert_int_equal(r.f.n, 0);
    assert_int_equal(k.entries, 11);
    assert_int_equal(stat(log, &st), 0);
    assert_int_equal(st.st_size, size);
    room_close(&r);
}

/* An operation and its undo: without both the event is as before, and the chain is whole. Only who knows what
   was there finds it. */
static void a_tail_cut_off_is_found_by_a_backup(void **state)
{
    static const char cut[] = "DROP TRIGGER journal_no_delete; DELETE FROM journal WHERE entry > 10;"
                              "CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal\n"
                              "BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END";
    struct room r;
    struct backup_made made;
    struct fsck k;

    (void)state;
    play(&r);
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    WORKS(&r, desk_points(r.desk, BECAUSE, S("C"), -1, 0, false, false, &r.f, &r.e));
    WORKS(&r, desk_undo(r.desk, BECAUSE, &r.f, &r.e));
    struct str dest = str_fmt(&r.arena, "%s.backups/evening.oly", r.path);
    WORKS(&r, desk_backup(r.desk, &(struct event){ 0 }, STR("2016-09-02 15:00:00"), dest, &r.f, &made, &r.e));
    desk_close(r.desk);
    r.desk = NULL;
    look_through(&r, &k);
    assert_int_equal(r.f.n, 0);
    tamper(&r, cut);
    look_through(&r, &k);
    assert_int_equal(r.f.n, 1);
    assert_remark(&r, 0,
                  "entry 12 of the journal is missing, but backup evening.oly ends with it: go back to "
                  "that backup, or move it away if an older one was put back");
    /* and goes on otherwise */
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    WORKS(&r, desk_points(r.desk, BECAUSE, S("C"), -1, 0, false, false, &r.f, &r.e));
    WORKS(&r, desk_points(r.desk, BECAUSE, S("D"), -1, 0, false, false, &r.f, &r.e));
    desk_close(r.desk);
    r.desk = NULL;
    look_through(&r, &k);
    assert_int_equal(r.f.n, 1);
    assert_true(found(&r, "entry 12 of the journal is not the one that backup evening.oly ends with"));
    assert_int_equal(unlink(made.path.p), 0);
    look_through(&r, &k);
    assert_int_equal(r.f.n, 0);
    room_close(&r);
}

static void the_newest_sound_backup(void **state)
{
    struct room r;
    struct backup_made made;
    int n;

    (void)state;
    play(&r);
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    struct str folder = str_fmt(&r.arena, "%s.backups/by-hand.oly", r.path);
    WORKS(&r, desk_backup(r.desk, &(struct event){ 0 }, STR("2016-09-02 15:00:00"), folder, &r.f, &made, &r.e));
    struct backup *list = desk_backups(r.path, &r.arena, &n);
    assert_int_equal(n, 3);
    assert_string_equal(list[0].name.p, "20160902-150000-open-round-01.oly");
    assert_string_equal(list[0].before.p, "round 1 of open");
    assert_int_equal(list[0].entries, 5);
    assert_string_equal(list[1].name.p, "20160902-150000-open-round-02.oly");
    assert_int_equal(list[1].entries, 9);
    assert_int_equal(list[2].entries, 10);
    assert_int_equal(list[2].before.n, 0);
    assert_ptr_equal(desk_newest_sound(list, n, &r.arena), &list[2]);
    /* changed from outside */
    char path[100];
    strcpy(path, r.path);
    strcpy(r.path, list[2].path.p);
    tamper(&r, "UPDATE event SET city = 'Riga'");
    assert_ptr_equal(desk_newest_sound(list, n, &r.arena), &list[1]);
    assert_int_equal(truncate(list[1].path.p, 30000), 0);
    strcpy(r.path, path);
    list = desk_backups(r.path, &r.arena, &n);
    assert_non_null(strstr(message_on(MEDIUM_COMMAND, list[1].flaw, &r.arena).p, "is damaged or cut short"));
    assert_ptr_equal(desk_newest_sound(list, n, &r.arena), &list[0]);
    assert_int_equal(unlink(list[0].path.p), 0);
    list = desk_backups(r.path, &r.arena, &n);
    assert_null(desk_newest_sound(list, n, &r.arena));
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_desk_did_is_sound),
        cmocka_unit_test(damages_by_programs),
        cmocka_unit_test(damages_by_the_disk),
        cmocka_unit_test(single_bits),
        cmocka_unit_test(what_is_advised_works),
        cmocka_unit_test(each_is_told_when_it_is_found),
        cmocka_unit_test(a_tail_cut_off_is_found_by_a_backup),
        cmocka_unit_test(a_log_is_read_and_left),
        cmocka_unit_test(the_newest_sound_backup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
