/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/desk/room.h"
#include "tests/said.h"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* What others do to the file, and what a failed operation does not do to it. */

static struct str bytes_of(struct room *r)
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

static bool has_log(const struct room *r)
{
    char name[100];

    snprintf(name, sizeof name, "%s-wal", r->path);
    return access(name, F_OK) == 0;
}

/* In a child: what is not so ends it with a status that the parent sees. */
#define EXPECT(condition)                                                                \
    do {                                                                                 \
        if (!(condition)) {                                                              \
            fprintf(stderr, "line %d: %s: %s\n", __LINE__, #condition, err_said(&r->e)); \
            _exit(1);                                                                    \
        }                                                                                \
    } while (0)

static void in_child(void (*work)(struct room *r, int i), struct room *r, int i, pid_t *child)
{
    *child = fork();
    assert_true(*child >= 0);
    if (*child == 0) {
        r->desk = NULL; /* a handle of SQLite is not carried across a fork */
        r->e = (struct err){ 0 };
        work(r, i);
        _exit(0);
    }
}

static void wait_for(pid_t child)
{
    int status;

    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

static void as_nobody(void)
{
    if (getuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
        _exit(90);
}

/* The event file is normally one file: nothing is left beside it when the desk is closed. */
static void the_event_is_one_file(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    desk_close(r.desk);
    r.desk = NULL;
    assert_false(has_log(&r));
    WORKS(&r, desk_open(r.path, false, &r.desk, &r.e));
    assert_string_equal(room_pairs(&r), "A-D E-B C-F");
    room_close(&r);
}

/* The last step of each of these fails after others have been done in the same transaction. */
static void what_fails_leaves_every_byte(void **state)
{
    struct board_entry boards[] = { { .table = 1, .board = 1, .result = RESULT_WIN, .line = 2 },
                                    { .table = 9, .board = 1, .result = RESULT_WIN, .line = 3 } };
    struct result_list list = { .board = boards, .nboard = 2 };
    struct event read = { .nsection = 2, .name = STR("Other") };
    static const struct setting settings[] = { { { "city", 4 }, { "Baku", 4 } }, { { "edition", 7 }, { "ecu", 3 } } };
    struct room r;

    (void)state;
    room_fill(&r, 6);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    desk_close(r.desk);
    struct str before = bytes_of(&r);
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    read.section = arena_new(&r.arena, struct section, 2);
    read.section[0] = letters(&r, "women", 26);
    read.section[1] = letters(&r, "open", 7);
    assert_false(desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    assert_false(desk_import(r.desk, ACT, &read, &r.f, &r.e));
    assert_false(desk_set(r.desk, ACT, settings, 2, &r.f, &r.e));
    assert_false(desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_false(desk_renumber(r.desk, ACT, S("C"), S("A"), &r.f, &r.e));
    desk_close(r.desk);
    r.desk = NULL;
    struct str after = bytes_of(&r);
    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
    assert_false(has_log(&r));
    room_close(&r);
}

/* Two terminals enter the results of one round, each its own half of the tables, board by board. */
enum { TEAMS = 20, TABLES = TEAMS / 2 };

static void enter_half(struct room *r, int half)
{
    EXPECT(desk_open(r->path, true, &r->desk, &r->e));
    for (int table = 1 + half; table <= TABLES; table += 2)
        for (int board = 1; board <= 4; board++) {
            struct result_list list = one_board(r, table, board, RESULT_DRAW);
            EXPECT(desk_results(r->desk, ACT, &list, false, &r->f, &r->e));
        }
    desk_close(r->desk);
}

static void two_programs_lose_nothing(void **state)
{
    struct room r;
    pid_t child[2];

    (void)state;
    room_fill(&r, TEAMS);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    int before = room_entries(&r);
    desk_close(r.desk);
    for (int i = 0; i < 2; i++)
        in_child(enter_half, &r, i, &child[i]);
    wait_for(child[0]);
    wait_for(child[1]);
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    look(&r);
    assert_int_equal(r.s->round[0].state, ROUND_COMPLETE);
    assert_int_equal(room_entries(&r), before + 4 * TABLES);
    room_close(&r);
}

/* Both read the same round, then both enter; the second sees what the first wrote. */
static void the_second_sees_the_conflict(void **state)
{
    struct desk *other;
    struct result_list win, draw;
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    WORKS(&r, desk_open(r.path, true, &other, &r.e));
    win = one_board(&r, 1, 1, RESULT_WIN);
    draw = one_board(&r, 1, 1, RESULT_DRAW);
    look(&r);
    WORKS(&r, desk_results(other, ACT, &win, false, &r.f, &r.e));
    FAILS(&r, desk_results(r.desk, ACT, &draw, false, &r.f, &r.e), ERR_CONFLICT,
          "table 1 board 1 (A - C): 1-0 is recorded, but 1/2 was entered; to replace it, enter it as a correction with "
          "a reason");
    desk_close(other);
    room_close(&r);
}

/* Who looks at an event sees by one number whether somebody has changed it since. */
static void the_stamp_moves_with_what_anybody_does(void **state)
{
    static const struct setting city = { { "city", 4 }, { "Baku", 4 } };
    struct desk *other;
    struct room r;

    (void)state;
    room_fill(&r, 4);
    long seen = desk_stamp(r.desk, &(struct err){ 0 });
    assert_int_equal(seen, room_entries(&r));
    WORKS(&r, desk_open(r.path, true, &other, &r.e));
    WORKS(&r, desk_set(other, ACT, &city, 1, &r.f, &r.e));
    assert_int_equal(desk_stamp(r.desk, &(struct err){ 0 }), seen + 1);
    assert_int_equal(desk_stamp(other, &(struct err){ 0 }), seen + 1);
    WORKS(&r, desk_set(other, ACT, &city, 1, &r.f, &r.e)); /* as it is already: nothing is recorded */
    assert_int_equal(desk_stamp(r.desk, &(struct err){ 0 }), seen + 1);
    desk_close(other);
    room_close(&r);
}

/* Who enters results has loaded the event; meanwhile another writes, and the desk reads the file afresh. */
static void what_was_loaded_stays(void **state)
{
    struct event first, second;
    struct arena a = { 0 };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    assert_true(desk_load(r.desk, &a, &first, &r.e));
    assert_true(desk_load(r.desk, &a, &second, &r.e));
    const struct squad *q = &first.section[0].squad[2], *other = &second.section[0].squad[2];
    assert_ptr_not_equal(q->name.p, other->name.p); /* nor is it the text of the desk */
    room_tamper(&r, "UPDATE team SET name = 'Z' WHERE name = 'C'");
    look(&r);
    assert_true(str_eq(r.s->squad[2].name, S("Z")));
    assert_true(str_eq(q->name, S("C")) && str_eq(other->name, S("C")));
    arena_free(&a);
    room_close(&r);
}

/* A limit on the size of files stands for a full disk. */
static void enter_on_a_full_disk(struct room *r, int unused)
{
    struct rlimit limit = { 40960, 40960 }, nothing = { 100, 40960 };
    struct event read = { .nsection = 1 };

    (void)unused;
    as_nobody();
    read.section = arena_new(&r->arena, struct section, 1);
    read.section[0] = letters(r, "women", 26);
    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &limit);
    EXPECT(desk_open(r->path, true, &r->desk, &r->e));
    EXPECT(!desk_import(r->desk, ACT, &read, &r->f, &r->e));
    EXPECT(r->e.kind == ERR_DB);
    EXPECT(strstr(err_said(&r->e), "could not be"));
    desk_close(r->desk);
    /* and there is no room for a new event either */
    char path[100];
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };
    snprintf(path, sizeof path, "%s/b.oly", r->folder);
    r->e = (struct err){ 0 };
    EXPECT(!desk_new(path, ACT, &name, 1, &r->e));
    EXPECT(r->e.kind == ERR_DB);
    EXPECT(access(path, F_OK) != 0);
    /* and with no room at all what is there can still be read */
    setrlimit(RLIMIT_FSIZE, &nothing);
    r->e = (struct err){ 0 };
    EXPECT(!desk_open(r->path, true, &r->desk, &r->e));
    r->e = (struct err){ 0 };
    EXPECT(desk_open(r->path, false, &r->desk, &r->e));
    EXPECT(desk_load(r->desk, &r->arena, &r->ev, &r->e));
    EXPECT(r->ev.section[0].nsquad == 6);
    desk_close(r->desk);
}

static void a_full_disk_loses_nothing(void **state)
{
    struct room r;
    pid_t child;

    (void)state;
    room_fill(&r, 6);
    desk_close(r.desk);
    chmod(r.path, 0666);
    chmod(r.folder, 0777);
    struct str before = bytes_of(&r);
    in_child(enter_on_a_full_disk, &r, 0, &child);
    wait_for(child);
    struct str after = bytes_of(&r);
    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    room_close(&r);
}

static void read_and_try_to_write(struct room *r, int unused)
{
    char want[200];

    (void)unused;
    as_nobody();
    EXPECT(desk_open(r->path, false, &r->desk, &r->e));
    EXPECT(desk_load(r->desk, &r->arena, &r->ev, &r->e));
    EXPECT(r->ev.section[0].nsquad == 6);
    desk_close(r->desk);
    EXPECT(!desk_open(r->path, true, &r->desk, &r->e));
    snprintf(want, sizeof want, "%s cannot be written to (%s)", r->path, strerror(EACCES));
    EXPECT(strcmp(err_said(&r->e), want) == 0);
    EXPECT(r->e.kind == ERR_DB);
    EXPECT(!has_log(r));
}

static void who_may_only_read_can_read(void **state)
{
    struct room r;
    pid_t child;

    (void)state;
    room_fill(&r, 6);
    desk_close(r.desk);
    r.desk = NULL;
    chmod(r.path, 0444);
    chmod(r.folder, 0777);
    in_child(read_and_try_to_write, &r, 0, &child);
    wait_for(child);
    room_close(&r);
}

/* Killed in the middle of its work, again and again: whatever was told to be done is there. */
static void enter_and_tell(struct room *r, int out)
{
    EXPECT(desk_open(r->path, true, &r->desk, &r->e));
    for (int round = 1;; round = 1 + round % 11) {
        struct setting date = { str_fmt(&r->arena, "date.%d", round),
                                str_fmt(&r->arena, "2016-09-02 %02d:%02d", rand() % 24, rand() % 60) };
        EXPECT(desk_set(r->desk, ACT, &date, 1, &r->f, &r->e));
        if (desk_done(r->desk).n > 0)
            EXPECT(write(out, "x", 1) == 1);
    }
}

static void killed_at_any_moment(void **state)
{
    struct room r;
    int pipes[2], told = 0, entries;
    char buffer[4096];

    (void)state;
    room_fill(&r, 4);
    entries = room_entries(&r);
    for (int i = 0; i < 12 || (told <= 20 && i < 100); i++) { /* more on a machine that is busy */
        pid_t child;
        ssize_t n;
        desk_close(r.desk);
        assert_int_equal(pipe(pipes), 0);
        srand((unsigned)i);
        in_child(enter_and_tell, &r, pipes[1], &child);
        close(pipes[1]);
        for (int k = 0; k <= i && (n = read(pipes[0], buffer, 1)) == 1; k++)
            told++;
        usleep(173 * (useconds_t)i); /* and then at any moment of the next ones */
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
        while ((n = read(pipes[0], buffer, sizeof buffer)) > 0)
            told += (int)n;
        close(pipes[0]);
        WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
        look(&r);
        int now = room_entries(&r) - entries; /* one may be done and not told yet, each time */
        assert_true(now >= told && now <= told + i + 1);
    }
    assert_true(told >= 12 * 13 / 2);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_event_is_one_file),     cmocka_unit_test(what_fails_leaves_every_byte),
        cmocka_unit_test(two_programs_lose_nothing), cmocka_unit_test(the_second_sees_the_conflict),
        cmocka_unit_test(a_full_disk_loses_nothing), cmocka_unit_test(who_may_only_read_can_read),
        cmocka_unit_test(killed_at_any_moment),      cmocka_unit_test(the_stamp_moves_with_what_anybody_does),
        cmocka_unit_test(what_was_loaded_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
