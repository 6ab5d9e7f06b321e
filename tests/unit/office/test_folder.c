/* SPDX-License-Identifier: Apache-2.0 */
#include "office/folder.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"

/* A new folder in a new folder, where files beside it can be lost. */
struct room {
    char base[32], path[64];
    struct arena arena;
    struct folder folder;
    struct err err;
};

static struct str at(struct room *r, const char *name)
{
    return str_fmt(&r->arena, "%s/%s", r->path, name);
}

static int make_room(void **state)
{
    struct room *r = calloc(1, sizeof *r);

    snprintf(r->base, sizeof r->base, "/tmp/folder.XXXXXX");
    assert_non_null(mkdtemp(r->base));
    snprintf(r->path, sizeof r->path, "%s/site", r->base);
    *state = r;
    return 0;
}

static int leave_room(void **state)
{
    struct room *r = *state;
    char command[64];

    snprintf(command, sizeof command, "rm -rf '%s'", r->base);
    assert_int_equal(system(command), 0);
    arena_free(&r->arena);
    free(r);
    return 0;
}

static bool open_as(struct room *r, const char *owner)
{
    r->err = (struct err){ 0 };
    return folder_open(&r->folder, str_of(r->path), str_of(owner), &r->arena, &r->err);
}

static void write_text(const char *path, const char *text)
{
    FILE *out = fopen(path, "w");

    assert_non_null(out);
    fputs(text, out);
    assert_int_equal(fclose(out), 0);
}

/* A whole run that puts these two files, NULL: none. */
static void run(struct room *r, const char *made_of, const char *one, const char *two)
{
    assert_true(open_as(r, "me"));
    assert_true(folder_begin(&r->folder, false, &r->err));
    assert_true(!one || folder_put(&r->folder, STR("a/one.html"), str_of(one), &r->err));
    assert_true(!two || folder_put(&r->folder, STR("a/b/two.html"), str_of(two), &r->err));
    assert_true(folder_end(&r->folder, str_of(made_of), &r->err));
    folder_close(&r->folder);
}

static void what_is_as_it_was_is_not_written(void **state)
{
    struct room *r = *state;

    run(r, "1", "one", "two");
    assert_int_equal(r->folder.written, 2);
    run(r, "2", "one", "other");
    assert_int_equal(r->folder.written, 1);
    assert_true(open_as(r, "me"));
    assert_true(folder_is_as(&r->folder, STR("2")));
    assert_false(folder_is_as(&r->folder, STR("1")));
    folder_close(&r->folder);
    write_text(at(r, "a/one.html").p, "one!");
    assert_true(open_as(r, "me"));
    assert_false(folder_is_as(&r->folder, STR("2")));
    folder_close(&r->folder);
    run(r, "2", "one", "other");
    assert_int_equal(r->folder.written, 1);
}

static void what_is_gone_is_removed_with_its_folder(void **state)
{
    struct room *r = *state;

    run(r, "1", "one", "two");
    write_text(at(r, "mine.html").p, "mine");
    run(r, "2", "one", NULL);
    assert_int_equal(r->folder.removed, 1);
    assert_int_not_equal(access(at(r, "a/b").p, F_OK), 0);
    assert_int_equal(access(at(r, "a/one.html").p, F_OK), 0);
    run(r, "3", NULL, NULL);
    assert_int_equal(access(at(r, "mine.html").p, F_OK), 0);
}

/* Lines that somebody wrote into the list lead nowhere else. */
static void nothing_outside_is_removed(void **state)
{
    struct room *r = *state;
    struct str outside = str_fmt(&r->arena, "%s/outside", r->base);

    run(r, "1", "one", NULL);
    write_text(outside.p, "precious");
    write_text(at(r, ".hidden").p, "precious");
    write_text(at(r, FOLDER_LIST).p, "olympair-site 1\nme\n1\n"
                                     "8 1 0000000000000001 ../outside\n"
                                     "8 1 0000000000000001 a/../../outside\n"
                                     "8 1 0000000000000001 .hidden\n"
                                     "8 1 0000000000000001 /etc/hostname\n"
                                     "8 1 0000000000000001 half a lin");
    run(r, "2", "one", NULL);
    assert_int_equal(r->folder.removed, 0);
    assert_int_equal(access(outside.p, F_OK), 0);
    assert_int_equal(access(at(r, ".hidden").p, F_OK), 0);
}

static void what_a_killed_run_wrote_is_known(void **state)
{
    struct room *r = *state;

    assert_true(open_as(r, "me"));
    assert_true(folder_begin(&r->folder, false, &r->err));
    assert_true(folder_put(&r->folder, STR("a/one.html"), STR("one"), &r->err));
    folder_close(&r->folder); /* without folder_end */
    write_text(at(r, "a/.olympair-new").p, "ha");
    assert_true(open_as(r, "me"));
    assert_false(folder_is_as(&r->folder, STR("")));
    folder_close(&r->folder);
    run(r, "1", NULL, NULL);
    assert_int_equal(r->folder.removed, 1);
    assert_int_not_equal(access(at(r, "a").p, F_OK), 0);
}

static void a_folder_of_others_is_refused(void **state)
{
    struct room *r = *state;

    assert_int_equal(mkdir(r->path, 0777), 0);
    write_text(at(r, ".olympair-new").p, "half"); /* all that a run killed at once leaves */
    run(r, "1", "one", NULL);
    assert_false(open_as(r, "you"));
    assert_int_equal(r->err.kind, ERR_USAGE);
    folder_close(&r->folder);
    unlink(at(r, FOLDER_LIST).p);
    assert_false(open_as(r, "me"));
    assert_int_equal(r->err.kind, ERR_USAGE);
    folder_close(&r->folder);
}

static void a_file_that_cannot_be_written_is_an_error(void **state)
{
    struct room *r = *state;

    assert_true(open_as(r, "me"));
    assert_true(folder_begin(&r->folder, false, &r->err));
    assert_int_equal(mkdir(at(r, "a").p, 0777), 0);
    assert_int_equal(mkdir(at(r, "a/one.html").p, 0777), 0);
    assert_false(folder_put(&r->folder, STR("a/one.html"), STR("one"), &r->err));
    assert_int_equal(r->err.kind, ERR_IO);
    assert_int_not_equal(access(at(r, "a/.olympair-new").p, F_OK), 0);
    folder_close(&r->folder);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, make_room, leave_room)
    const struct CMUnitTest tests[] = {
        TEST(what_is_as_it_was_is_not_written), TEST(what_is_gone_is_removed_with_its_folder),
        TEST(nothing_outside_is_removed),       TEST(what_a_killed_run_wrote_is_known),
        TEST(a_folder_of_others_is_refused),    TEST(a_file_that_cannot_be_written_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
