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

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/rule_test.h"

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
    assert_true(read_list(RATED_BLITZ, &s, &e)); /* it is there, and blank */
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

struct refusal {
    const char *begin, *middle;
    long times;
    const char *end, *says;
};

static const struct refusal refusals[] = {
    { "", "", 0, "", "does not begin as XML" },
    { "rating list", "", 0, "", "does not begin as XML" },
    { "\xFF\xFE<\x01", "", 0, "", "does not begin as XML" },
    { "<rss></rss>", "", 0, "", "not <playerslist>" },
    { "<playerslist><team/></playerslist>", "", 0, "", "nothing but <player>" },
    { "<playerslist><player><name>A</name></player></playerslist>", "", 0, "", "no FIDE id" },
    { "<playerslist><player><fideid>1</fideid><name>A</name>", "", 0, "</player></playerslist>",
      "no standard ratings" },
    { "<playerslist><player><fideid>1x</fideid><name>A</name></player></playerslist>", "", 0, "", "is not a number" },
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
    { "<playerslist><player><name>", "A", 300, "</name></player></playerslist>", "longer than any" },
    { "<playerslist><player><name>", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 2000000, "", "longer than any" },
    { "<playerslist><!--", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 2000000, "-->", "longer than any" },
    { "<playerslist", " a1234567890123456789=\"\"", 2000000, "/>", "longer than any" },
    { "", "                                ", 2000000, "<playerslist/>", "longer than any" },
};

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
        if (!strstr(e.text, r->says))
            fail_msg("%zu: '%s' does not say '%s'", i, e.text, r->says);
        assert_true(clock() - begin < CLOCKS_PER_SEC);
        assert_true(kilobytes() - before < 32 * 1024);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(RATING, rating_of_each_kind),
        cmocka_unit_test(values_in_any_order),
        cmocka_unit_test(lists_that_are_refused),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
