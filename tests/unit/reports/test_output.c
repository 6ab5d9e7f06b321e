/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/output.h"
#include "tests/said.h"

static char folder[] = "/tmp/olympair-out-XXXXXX";
static char path[100];

static int make_folder(void **state)
{
    (void)state;
    if (!mkdtemp(folder))
        return -1;
    snprintf(path, sizeof path, "%s/sheet", folder);
    return 0;
}

static int remove_folder(void **state)
{
    char command[100];

    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

static int files_in_folder(void)
{
    DIR *d = opendir(folder);
    int n = 0;

    assert_non_null(d);
    for (const struct dirent *entry; (entry = readdir(d));)
        n += entry->d_name[0] != '.';
    closedir(d);
    return n;
}

static void expect_file(const char *want)
{
    char text[100] = "";
    FILE *f = fopen(path, "rb");

    assert_non_null(f);
    text[fread(text, 1, sizeof text - 1, f)] = '\0';
    fclose(f);
    assert_string_equal(text, want);
}

static void a_new_file_is_whole(void **state)
{
    struct err e = { 0 };
    struct stat s;

    (void)state;
    mode_t mask = umask(027);
    assert_true(output_file(path, STR("one\n"), &e));
    umask(mask);
    expect_file("one\n");
    assert_int_equal(stat(path, &s), 0);
    assert_int_equal(s.st_mode & 0777, 0640);
    assert_int_equal(files_in_folder(), 1);
}

static void an_old_file_is_replaced_and_keeps_its_permissions(void **state)
{
    struct err e = { 0 };
    struct stat s;

    (void)state;
    assert_int_equal(chmod(path, 0604), 0);
    assert_true(output_file(path, STR("two\n"), &e));
    expect_file("two\n");
    assert_int_equal(stat(path, &s), 0);
    assert_int_equal(s.st_mode & 0777, 0604);
    assert_int_equal(files_in_folder(), 1);
}

static void a_link_keeps_its_target(void **state)
{
    char link[120];
    struct err e = { 0 };
    struct stat s;

    (void)state;
    snprintf(link, sizeof link, "%s/link", folder);
    assert_int_equal(symlink("sheet", link), 0);
    assert_true(output_file(link, STR("three\n"), &e));
    expect_file("three\n");
    assert_int_equal(lstat(link, &s), 0);
    assert_true(S_ISLNK(s.st_mode));
    unlink(link);
}

/* A file may have four bytes: the fifth fails like a full disk. */
static void a_full_disk_leaves_the_old_sheet(void **state)
{
    struct rlimit old, four;
    struct err e = { 0 };

    (void)state;
    assert_true(output_file(path, STR("old\n"), &e));
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    four = (struct rlimit){ 4, old.rlim_max };
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &four), 0);
    bool written = output_file(path, STR("newer\n"), &e);
    setrlimit(RLIMIT_FSIZE, &old);
    assert_false(written);
    assert_int_equal(e.kind, ERR_IO);
    assert_non_null(strstr(err_said(&e), "/sheet cannot be written: File too large"));
    expect_file("old\n");
    assert_int_equal(files_in_folder(), 1);
}

static void what_cannot_be_written_is_said(void **state)
{
    char inner[120], is_folder[200];

    (void)state;
    snprintf(inner, sizeof inner, "%s/folder", folder);
    snprintf(is_folder, sizeof is_folder, "%s cannot be written: Is a directory", inner);
    assert_int_equal(mkdir(inner, 0700), 0);
    const struct {
        const char *path, *text;
    } row[] = {
        { "/dev/full", "/dev/full cannot be written: No space left on device" },
        { "/nowhere/at/all", "/nowhere/at/all cannot be written: No such file or directory" },
        { inner, is_folder },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct err e = { 0 };
        assert_false(output_file(row[i].path, STR("text"), &e));
        assert_int_equal(e.kind, ERR_IO);
        assert_string_equal(err_said(&e), row[i].text);
    }
    rmdir(inner);
}

/* The standard output is `fd` while the text is written. */
static bool write_to(int fd, struct err *e)
{
    fflush(stdout);
    int kept = dup(STDOUT_FILENO);
    dup2(fd, STDOUT_FILENO);
    bool ok = output_stdout(STR("some text\n"), e);
    dup2(kept, STDOUT_FILENO);
    close(kept);
    return ok;
}

static void the_standard_output_is_watched(void **state)
{
    struct err e = { 0 };
    char text[20] = "";
    int end[2], full = open("/dev/full", O_WRONLY);

    (void)state;
    signal(SIGPIPE, SIG_IGN);
    assert_int_equal(pipe(end), 0);
    assert_true(write_to(end[1], &e));
    assert_int_equal(read(end[0], text, sizeof text - 1), 10);
    assert_string_equal(text, "some text\n");
    close(end[0]);
    assert_false(write_to(end[1], &e));
    assert_string_equal(err_said(&e), "the standard output cannot be written: Broken pipe");
    e = (struct err){ 0 };
    assert_false(write_to(full, &e));
    assert_string_equal(err_said(&e), "the standard output cannot be written: No space left on device");
    close(end[1]);
    close(full);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_file_is_whole),
        cmocka_unit_test(an_old_file_is_replaced_and_keeps_its_permissions),
        cmocka_unit_test(a_link_keeps_its_target),
        cmocka_unit_test(a_full_disk_leaves_the_old_sheet),
        cmocka_unit_test(what_cannot_be_written_is_said),
        cmocka_unit_test(the_standard_output_is_watched),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
