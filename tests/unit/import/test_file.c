/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "import/xml.h"
#include "tests/said.h"

struct trial {
    struct arena a;
    struct err e;
    struct str bytes;
};

static char dir[] = "/tmp/olympair-file-XXXXXX";

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(dir) && chdir(dir) == 0 ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    unlink("some");
    unlink("large");
    return chdir("/") == 0 && rmdir(dir) == 0 ? 0 : -1;
}

static void write_file(const char *name, size_t n)
{
    FILE *f = fopen(name, "wb");

    for (size_t i = 0; i < n; i++)
        fputc((int)('a' + i % 26), f);
    fclose(f);
}

static void whole_files(void **state)
{
    static const size_t sizes[] = { 0, 1, 65535, 65536, 65537, 200000 };

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct trial t = { 0 };
        write_file("some", sizes[i]);
        assert_true(file_load("some", 200000, &t.a, &t.bytes, &t.e));
        assert_int_equal(t.bytes.n, sizes[i]);
        for (size_t k = 0; k < t.bytes.n; k++)
            assert_int_equal(t.bytes.p[k], 'a' + k % 26);
        arena_free(&t.a);
    }
}

static void one_byte_too_many(void **state)
{
    struct trial t = { 0 };

    (void)state;
    write_file("some", 101);
    assert_false(file_load("some", 100, &t.a, &t.bytes, &t.e));
    assert_int_equal(t.e.kind, ERR_LIMIT);
    t.e = (struct err){ 0 };
    assert_true(file_load("some", 101, &t.a, &t.bytes, &t.e));
    arena_free(&t.a);
}

/* 200 MB with a hole: refused by its size. */
static void far_too_large(void **state)
{
    struct trial t = { 0 };
    clock_t begun = clock();

    (void)state;
    write_file("large", 1);
    assert_int_equal(truncate("large", 200000000), 0);
    assert_false(file_load("large", XML_SIZE_MAX, &t.a, &t.bytes, &t.e));
    assert_int_equal(t.e.kind, ERR_LIMIT);
    assert_string_equal(err_said(&t.e), "large is larger than 16 MiB, which is more than any event needs");
    assert_true(clock() - begun < CLOCKS_PER_SEC / 10);
    arena_free(&t.a);
}

/* A device says nothing of its size: it is read up to the limit and no further. */
static void endless(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_false(file_load("/dev/zero", 1 << 20, &t.a, &t.bytes, &t.e));
    assert_int_equal(t.e.kind, ERR_LIMIT);
    arena_free(&t.a);
}

/* Line by line a file may be endless, but no line. */
static void lines(void **state)
{
    struct file_lines f;
    struct err e = { 0 };
    struct str line;
    FILE *out = fopen("some", "wb");

    (void)state;
    fputs("one\n\ntwo words\nlast", out);
    fclose(out);
    assert_true(file_lines_open("some", 9, &f, &e));
    static const char *const want[] = { "one", "", "two words", "last" };
    for (int i = 0; i < 4; i++) {
        assert_true(file_lines_next(&f, &line, &e));
        assert_true(str_eq(line, str_of(want[i])));
        assert_int_equal(f.number, i + 1);
    }
    assert_false(file_lines_next(&f, &line, &e));
    assert_int_equal(e.kind, ERR_NONE);
    file_lines_close(&f);
    assert_true(file_lines_open("/dev/zero", 1 << 20, &f, &e));
    assert_false(file_lines_next(&f, &line, &e));
    assert_int_equal(e.kind, ERR_LIMIT);
    assert_string_equal(err_said(&e), "/dev/zero, line 1 is longer than 1 MiB, which is more than any round needs");
    file_lines_close(&f);
    e = (struct err){ 0 };
    assert_false(file_lines_open("missing", 9, &f, &e));
    assert_int_equal(e.kind, ERR_IO);
}

static void unreadable(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_false(file_load("missing", 100, &t.a, &t.bytes, &t.e));
    assert_int_equal(t.e.kind, ERR_IO);
    assert_string_equal(err_said(&t.e), "missing cannot be read: No such file or directory");
    t.e = (struct err){ 0 };
    assert_false(file_load("/", 100, &t.a, &t.bytes, &t.e));
    assert_int_equal(t.e.kind, ERR_IO);
    arena_free(&t.a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_files),   cmocka_unit_test(one_byte_too_many),
        cmocka_unit_test(far_too_large), cmocka_unit_test(endless),
        cmocka_unit_test(lines),         cmocka_unit_test(unreadable),
    };

    return cmocka_run_group_tests_name("file", tests, make_folder, remove_folder);
}
