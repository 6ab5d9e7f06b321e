/* SPDX-License-Identifier: Apache-2.0 */
/* Sheets where there is not enough: no memory for libharu at any of its requests, no more files. Each ends in bytes that are whole or in
   a sentence. SOAK=1: each request of libharu, not a sample. */
#include "sample.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/font.h"
#include "reports/format/haru.h"
#include "tests/said.h"

static long asked, denied; /* the request of that number and all after it get nothing */

static void *dole_out(size_t n)
{
    return asked++ >= denied ? NULL : malloc(n);
}

/* No file is left open if this stays what it was. */
static int next_file(void)
{
    int fd = dup(STDERR_FILENO);

    assert_true(fd > 0);
    close(fd);
    return fd;
}

static bool write_sheet(const struct sheet *s, const struct page_options *page, struct err *e)
{
    struct arena a = { 0 };
    struct str bytes = { 0 };
    const struct format_row *pdf = format_find(STR("pdf"));

    bool ok = format_write(pdf, s, page, &a, &bytes, e);
    if (ok)
        assert_true(bytes.n > 1000 && memcmp(bytes.p, "%PDF", 4) == 0);
    arena_free(&a);
    return ok;
}

static void out_of_memory(void **state)
{
    struct arena a = { 0 };
    struct sheet s = sample_report(sample_event(&a), "teams", 0, 1, &a);
    struct page_options page = sample_page();
    struct err e = { 0 };

    (void)state;
    haru_memory = dole_out;
    asked = 0;
    denied = 1L << 40;
    assert_true(write_sheet(&s, &page, &e));
    const long all = asked;
    const int free_file = next_file();
    int refused = 0;
    assert_true(all > 1000); /* fonts alone take more */
    for (long at = 0; at < all; at += at < 60 || at > all - 40 || getenv("SOAK") ? 1 : 17) {
        e = (struct err){ 0 };
        asked = 0;
        denied = at;
        bool ok = write_sheet(&s, &page, &e);
        assert_int_equal(next_file(), free_file);
        refused += !ok;
        if (!ok && !strstr(err_said(&e), "memory"))
            fail_msg("request %ld of %ld: %s", at, all, err_said(&e));
    }
    haru_memory = malloc;
    assert_true(refused > 100);
    arena_free(&a);
}

/* The fonts are known, as they are to a desk: it is their files that cannot be opened. */
static void out_of_files(void **state)
{
    struct arena a = { 0 };
    struct sheet s = sample_report(sample_event(&a), "teams", 0, 1, &a);
    struct page_options page = sample_page();
    struct rlimit was, now;
    int made = 0, refused = 0;

    (void)state;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &was), 0);
    int first = next_file();
    for (int more = 0; more <= 16; more++) {
        struct err e = { 0 };
        now = was;
        now.rlim_cur = (rlim_t)(first + more);
        assert_int_equal(setrlimit(RLIMIT_NOFILE, &now), 0);
        bool ok = write_sheet(&s, &page, &e);
        assert_int_equal(setrlimit(RLIMIT_NOFILE, &was), 0);
        made += ok;
        refused += !ok;
        assert_true(ok || strstr(err_said(&e), "too many files"));
    }
    assert_true(made > 0 && refused > 1);
    arena_free(&a);
}

/* A font that is no font, and one that libharu cannot read, are named. */
static void unusable_font(void **state)
{
    static const char *const files[] = { "/etc/passwd", "/nowhere.ttf" };
    struct arena a = { 0 };
    struct sheet s = sample_report(sample_event(&a), "teams", 0, 1, &a);

    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        for (int strong = 0; strong < 2; strong++) {
            struct page_options page = sample_page();
            struct font_files fonts = *page.fonts;
            struct err e = { 0 };
            fonts.path[FONT_TEXT][strong] = str_of(files[i]);
            page.fonts = &fonts;
            assert_false(write_sheet(&s, &page, &e));
            assert_int_equal(e.kind, ERR_IO);
            assert_non_null(strstr(err_said(&e), files[i]));
        }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(out_of_memory),
        cmocka_unit_test(out_of_files),
        cmocka_unit_test(unusable_font),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
