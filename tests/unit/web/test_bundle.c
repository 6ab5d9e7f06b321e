/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/bundle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/site/site.h"
#include "tests/said.h"

/* A folder with three files. */
struct room {
    char path[32];
    struct arena arena;
    struct err err;
};

static const char *const names[] = { "index.html", "a.css", "z.pdf" };

static void fill(const struct room *r, const char *name, const char *bytes)
{
    char path[64];
    snprintf(path, sizeof path, "%s/%s", r->path, name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes, 1, strlen(bytes), f), strlen(bytes));
    assert_int_equal(fclose(f), 0);
}

static char *long_text(struct room *r)
{
    char *p = arena_new(&r->arena, char, 5001);
    memset(p, 'a', 5000);
    return p;
}

static int set_up(void **state)
{
    struct room *r = calloc(1, sizeof *r);

    strcpy(r->path, "/tmp/bundleXXXXXX");
    assert_non_null(mkdtemp(r->path));
    fill(r, "index.html", long_text(r));
    fill(r, "a.css", "p{}");
    fill(r, "z.pdf", "%PDF");
    *state = r;
    return 0;
}

static int tear_down(void **state)
{
    struct room *r = *state;
    char path[64];

    for (size_t i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", r->path, names[i]);
        unlink(path);
    }
    rmdir(r->path);
    arena_free(&r->arena);
    free(r);
    return 0;
}

static struct str made(struct room *r, uint64_t key, const struct bundle *before)
{
    const struct site_file file[] = { { STR("index.html"), key }, { STR("a.css"), 2 }, { STR("z.pdf"), 3 } };
    struct str block;

    assert_true(bundle_make(str_of(r->path), file, 3, before, &r->arena, &block, &r->err));
    return block;
}

static void assert_text(struct str got, const char *want)
{
    assert_int_equal(got.n, strlen(want));
    assert_memory_equal(got.p, want, got.n);
}

static void pages_are_found_by_their_paths(void **state)
{
    struct room *r = *state;
    struct bundle b;
    struct bundle_page page;

    assert_true(bundle_open(made(r, 1, NULL), &b));
    assert_int_equal(b.n, 3);
    assert_true(bundle_find(&b, STR("a.css"), &page));
    assert_text(page.body, "p{}");
    assert_int_equal(page.packed.n, 0);
    assert_true(bundle_find(&b, STR("index.html"), &page));
    assert_text(page.body, long_text(r));
    assert_in_range(page.packed.n, 20, 200);
    assert_true(bundle_find(&b, STR("z.pdf"), &page));
    assert_false(bundle_find(&b, STR("b"), &page));
    assert_false(bundle_find(&b, STR(""), &page));
}

static void what_is_made_of_the_same_is_not_read_again(void **state)
{
    struct room *r = *state;
    struct bundle b, again;
    struct bundle_page page;

    assert_true(bundle_open(made(r, 1, NULL), &b));
    fill(r, "index.html", "new");
    fill(r, "a.css", "also new");
    assert_true(bundle_open(made(r, 7, &b), &again));
    assert_true(bundle_find(&again, STR("index.html"), &page));
    assert_text(page.body, "new");
    assert_true(bundle_find(&again, STR("a.css"), &page));
    assert_text(page.body, "p{}");
}

static void a_file_that_is_gone_is_named(void **state)
{
    struct room *r = *state;
    const struct site_file file = { STR("none.html"), 1 };
    struct str block;

    assert_false(bundle_make(str_of(r->path), &file, 1, NULL, &r->arena, &block, &r->err));
    assert_non_null(strstr(err_said(&r->err), "none.html"));
}

/* Whatever is done to a block, nothing beyond it is read: under the sanitizer, each copy has its own room. */
static void a_damaged_block_is_refused_or_stays_inside(void **state)
{
    struct room *r = *state;
    struct str block = made(r, 1, NULL);
    struct bundle b;

    for (size_t cut = 0; cut < block.n; cut += 1 + cut / 8) {
        char *part = malloc(cut + 1);
        memcpy(part, block.p, cut);
        assert_false(bundle_open((struct str){ part, cut }, &b));
        free(part);
    }
    for (size_t at = 0; at < 200; at++) {
        char *bent = malloc(block.n);
        memcpy(bent, block.p, block.n);
        bent[at] ^= 0x55;
        unsigned sum = 0;
        if (bundle_open((struct str){ bent, block.n }, &b))
            for (int i = 0; i < b.n; i++) {
                struct bundle_page page = bundle_at(&b, i);
                for (size_t k = 0; k < page.body.n; k++)
                    sum += (unsigned char)page.body.p[k];
                for (size_t k = 0; k < page.packed.n; k++)
                    sum += (unsigned char)page.packed.p[k];
            }
        assert_true(sum < UINT32_MAX);
        free(bent);
    }
}

static void a_page_has_a_type_by_its_ending(void **state)
{
    (void)state;
    assert_string_equal(bundle_type(STR("open/team-FIJ.html")), "text/html; charset=utf-8");
    assert_string_equal(bundle_type(STR("a.b/round.pdf")), "application/pdf");
    assert_string_equal(bundle_type(STR("feed.xml")), "application/atom+xml; charset=utf-8");
    assert_string_equal(bundle_type(STR("sitemap.xml")), "application/xml; charset=utf-8");
    assert_string_equal(bundle_type(STR("html")), "application/octet-stream");
    assert_string_equal(bundle_type(STR("")), "application/octet-stream");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(pages_are_found_by_their_paths, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_made_of_the_same_is_not_read_again, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_file_that_is_gone_is_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_damaged_block_is_refused_or_stays_inside, set_up, tear_down),
        cmocka_unit_test(a_page_has_a_type_by_its_ending),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
