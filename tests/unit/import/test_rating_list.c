/* SPDX-License-Identifier: Apache-2.0 */
/* Rating lists: what is read, and what is refused, in a second and in little memory. */
#include "import/rating_list.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>
#include <zip.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/rule_test.h"
#include "tests/said.h"

static char folder[] = "/tmp/olympair-list-XXXXXX";

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    unlink("list.xml");
    return chdir("/") == 0 && rmdir(folder) == 0 ? 0 : -1;
}

struct seen {
    struct rated last;
    char name[300];
    int n;
};

static bool on_player(void *to, const struct rated *r)
{
    struct seen *s = to;

    s->last = *r;
    snprintf(s->name, sizeof s->name, "%.*s", STR_ARG(r->name));
    s->n++;
    return true;
}

/* What follows a file of so many times the same bytes between a beginning and an end. */
static void write_list(const char *begin, const char *middle, long times, const char *end)
{
    FILE *f = fopen("list.xml", "wb");

    fputs(begin, f);
    for (long i = 0; i < times; i++)
        fputs(middle, f);
    fputs(end, f);
    fclose(f);
}

static bool read_list(enum rating_kind kind, struct seen *s, struct err *e)
{
    const struct rating_sink sink = { on_player, NULL, s };
    struct arena a = { 0 };
    struct rating_file file;
    bool ok = rating_file_open("list.xml", &a, &file, e);

    if (ok) {
        ok = rating_file_read(&file, kind, &sink, e);
        rating_file_close(&file);
    }
    arena_free(&a);
    return ok;
}

static const char player[] =
    "<playerslist><player><fideid>1503014</fideid><name>Carlsen, Magnus</name><country>NOR</country><sex>M</sex>"
    "<title>GM</title><w_title/><o_title>x</o_title><rating>2839</rating><games>9</games><k>10</k>"
    "<rapid_rating>2824</rapid_rating><blitz_rating/><birthday>1990</birthday><flag>wi</flag></player></playerslist>";

static void rating_of_each_kind(void **state)
{
    struct seen s = { 0 };
    struct err e = { 0 };

    (void)state;
    write_list(player, "", 0, "");
    assert_true(read_list(RATED_STANDARD, &s, &e));
    assert_int_equal(s.n, 1);
    assert_string_equal(s.name, "Carlsen, Magnus");
    assert_int_equal(s.last.fide_id, 1503014);
    assert_int_equal(s.last.rating, 2839);
    assert_int_equal(s.last.games, 9);
    assert_int_equal(s.last.k, 10);
    assert_int_equal(s.last.born, 1990);
    assert_int_equal(s.last.sex, 'm');
    assert_true(s.last.inactive);
    assert_true(read_list(RATED_RAPID, &s, &e));
    assert_int_equal(s.last.rating, 2824);
    assert_false(read_list(RATED_BLITZ, &s, &e)); /* it is there, and blank: everybody would be unrated */
    assert_non_null(strstr(err_said(&e), "no blitz ratings"));
}

/* Of two who are there, one has no rapid rating: his standard one stands in its place (B.02, 7.2.1). Who has neither is unrated. */
static void who_has_no_rapid_rating_has_the_standard_one(void **state)
{
    static const char other[] = "<playerslist><player><fideid>1</fideid><name>A</name><rating>2000</rating>"
                                "<rapid_rating>2100</rapid_rating></player>";
    struct seen s = { 0 };
    struct err e = { 0 };

    (void)state;
    write_list(other, "", 0,
               "<player><fideid>2</fideid><name>B</name><rating>1900</rating><rapid_rating>0</rapid_rating></player>"
               "</playerslist>");
    assert_true(read_list(RATED_RAPID, &s, &e));
    assert_int_equal(s.n, 2);
    assert_int_equal(s.last.rating, 1900);
    write_list(other, "", 0, "<player><fideid>2</fideid><name>B</name><rating>0</rating></player></playerslist>");
    assert_true(read_list(RATED_RAPID, &s, &e));
    assert_int_equal(s.last.rating, 0);
}

/* Values need not stand in FIDE's order, nor all of them. */
static void values_in_any_order(void **state)
{
    struct seen s = { 0 };
    struct err e = { 0 };

    (void)state;
    write_list("<playerslist><player><rating>1900</rating><name>\xC3\x89lan &amp; <![CDATA[<Co>]]></name>"
               "<fideid> 12 </fideid><what>7</what></player>",
               "", 0, "<player><name>B</name><fideid>13</fideid></player></playerslist>");
    assert_true(read_list(RATED_STANDARD, &s, &e));
    assert_int_equal(s.n, 2);
    assert_string_equal(s.name, "B");
    assert_int_equal(s.last.rating, 0); /* nothing of the player before */
}

/* The longest that a registration can have, and a day where FIDE has the year. */
static void long_numbers(void **state)
{
    struct seen s = { 0 };
    struct err e = { 0 };

    (void)state;
    write_list("<playerslist><player><fideid>1234567890</fideid><name>A</name><rating>1900</rating>"
               "<birthday>19900501</birthday></player></playerslist>",
               "", 0, "");
    assert_true(read_list(RATED_STANDARD, &s, &e));
    assert_int_equal(s.last.fide_id, 1234567890);
    assert_int_equal(s.last.born, 1990);
}

struct refusal {
    const char *begin, *middle;
    long times;
    const char *end, *says;
};

static const struct refusal refusals[] = {
    { "", "", 0, "", "does not begin as XML" },
    { "rating list", "", 0, "", "does not begin as XML" },
    { "\xFF\xFE<\x01", "", 0, "", "is UTF-16" },
    { "<rss></rss>", "", 0, "", "not <playerslist>" },
    { "<playerslist><team/></playerslist>", "", 0, "", "nothing but <player>" },
    { "<playerslist><player><name>A</name></player></playerslist>", "", 0, "", "no FIDE id" },
    { "<playerslist><player><fideid>1</fideid><name>A</name>", "", 0, "</player></playerslist>",
      "no standard ratings" },
    { "<playerslist><player><fideid>1x</fideid><name>A</name></player></playerslist>", "", 0, "", "is not a number" },
    { "<playerslist><player><fideid>1</fideid><name>A</name><rating>19</rating><rating>20</rating></player></"
      "playerslist>",
      "", 0, "", "the same value twice" },
    { "<playerslist><player><fideid>123456789012</fideid><name>A</name></player></playerslist>", "", 0, "",
      "is not a number" },
    { "<playerslist><player><fideid>1</fideid><name>A</name><rating>9999999999</rating></player></playerslist>", "", 0,
      "", "is not a number" },
    { "<playerslist><player><fideid>1</fideid>", "", 0, "", "line 1: " },
    { "<playerslist><player>\n<name>\xE9</name></player></playerslist>", "", 0, "",
      "line 2: a character is not UTF-8" },
    { "<?xml version=\"1.0\" encoding=\"UTF-16\"?><playerslist>", "", 0, "</playerslist>", "UTF-8" },
    /* entities: one that would read a file, and those that grow */
    { "<!DOCTYPE a [<!ENTITY x SYSTEM \"/etc/passwd\">]><playerslist><player><name>&x;", "", 0,
      "</name></player></playerslist>", "DOCTYPE" },
    { "<!DOCTYPE a [<!ENTITY a \"", "ha", 1000, "\"><!ENTITY b \"&a;&a;&a;\">]><playerslist>&b;</playerslist>",
      "DOCTYPE" },
    { "<playerslist><player><name>&x;</name></player></playerslist>", "", 0, "", "only &amp;" },
    /* what has no end */
    { "<playerslist>", "<player><name>", 100000, "", "nested deeper" },
    { "<playerslist><player><name>", "A", 300, "</name></player></playerslist>", "longer than" },
    { "<playerslist><player><name>", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 2000000, "", "longer than" },
    { "<playerslist><!--", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 2000000, "-->", "longer than" },
    { "<playerslist", " a1234567890123456789=\"\"", 2000000, "/>", "longer than" },
    { "", "                                ", 2000000, "<playerslist/>", "longer than" },
};

#ifdef ARENA_STRICT /* sanitizers take time and memory of their own */
enum { SECONDS = 10, MEGABYTES = 1024 };
#else
enum { SECONDS = 1, MEGABYTES = 32 };
#endif

static long kilobytes(void)
{
    struct rusage use;

    getrusage(RUSAGE_SELF, &use);
    return use.ru_maxrss;
}

static void lists_that_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        const struct refusal *r = &refusals[i];
        struct seen s = { 0 };
        struct err e = { 0 };
        write_list(r->begin, r->middle, r->times, r->end);
        long before = kilobytes();
        clock_t begin = clock();
        assert_false(read_list(RATED_STANDARD, &s, &e));
        if (!strstr(err_said(&e), r->says))
            fail_msg("%zu: '%s' does not say '%s'", i, err_said(&e), r->says);
        assert_true(clock() - begin < SECONDS * CLOCKS_PER_SEC);
        assert_true(kilobytes() - before < MEGABYTES * 1024);
    }
}

/* A file of a zip: so many times the same bytes. */
struct zipped {
    const char *name, *bytes;
    size_t times;
    const char *password;
};

static void add_file(zip_t *z, const struct zipped *f)
{
    size_t n = strlen(f->bytes);
    char *all = malloc(n * f->times + 1);

    for (size_t i = 0; i < f->times; i++)
        memcpy(all + i * n, f->bytes, n);
    zip_int64_t at = zip_file_add(z, f->name, zip_source_buffer(z, all, n * f->times, 1), 0);
    assert_true(at >= 0);
    if (f->password)
        assert_int_equal(zip_file_set_encryption(z, (zip_uint64_t)at, ZIP_EM_AES_256, f->password), 0);
}

static void write_zip(const struct zipped *file, int n)
{
    zip_t *z = zip_open("list.xml", ZIP_CREATE | ZIP_TRUNCATE, NULL);

    assert_non_null(z);
    for (int i = 0; i < n; i++)
        add_file(z, &file[i]);
    assert_int_equal(zip_close(z), 0);
}

static void lists_in_a_zip(void **state)
{
    const struct zipped good[] = { { "readme.txt", "hello", 1, NULL }, { "a/standard_oct26frl.XML", player, 1, NULL } };
    const struct zipped two[] = { { "a.xml", player, 1, NULL }, { "b.xml", player, 1, NULL } };
    const struct zipped locked = { "a.xml", player, 1, "secret" };
    const struct zipped bomb = { "a.xml", "<player/>       ", 8 << 20, NULL };
    const struct zipped not_xml = { "a.xml", "MZ", 9000, NULL };
    const struct {
        const struct zipped *file;
        int n;
        const char *says;
    } wrong[] = {
        { two, 2, "holds 2 lists" },
        { good, 1, "readme.txt is no rating list" },
        { &locked, 1, "locked with a password" },
        { &bomb, 1, "would unpack to more than 200 times its size" },
        { &not_xml, 1, "does not begin as XML" },
    };
    struct seen s = { 0 };
    struct err e = { 0 };

    (void)state;
    write_zip(good, 2);
    assert_true(read_list(RATED_STANDARD, &s, &e));
    assert_int_equal(s.last.rating, 2839);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        e = (struct err){ 0 };
        write_zip(wrong[i].file, wrong[i].n);
        clock_t begin = clock();
        assert_false(read_list(RATED_STANDARD, &s, &e));
        if (!strstr(err_said(&e), wrong[i].says))
            fail_msg("%zu: '%s' does not say '%s'", i, err_said(&e), wrong[i].says);
        assert_true(clock() - begin < SECONDS * CLOCKS_PER_SEC);
    }
}

/* Cut short at any place it is refused: nothing of a list is read unless it is whole. */
static void zips_cut_short(void **state)
{
    const struct zipped good = { "list.xml", player, 1, NULL };
    struct seen s = { 0 };
    long size;

    (void)state;
    write_zip(&good, 1);
    FILE *f = fopen("list.xml", "rb");
    fseek(f, 0, SEEK_END);
    size = ftell(f);
    fclose(f);
    for (long n = size - 1; n > 0; n -= 7) {
        struct err e = { 0 };
        assert_int_equal(truncate("list.xml", n), 0);
        assert_false(read_list(RATED_STANDARD, &s, &e));
        assert_true(err_said(&e)[0] != '\0');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(RATING_STANDARD, who_has_no_rapid_rating_has_the_standard_one),
        RULE_TEST(RATING, rating_of_each_kind),
        cmocka_unit_test(values_in_any_order),
        cmocka_unit_test(long_numbers),
        cmocka_unit_test(lists_that_are_refused),
        cmocka_unit_test(lists_in_a_zip),
        cmocka_unit_test(zips_cut_short),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
