/* SPDX-License-Identifier: Apache-2.0 */
/* Which form a count takes, by the examples that CLDR 48.2 gives for each category (@integer and @decimal of plurals.json). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/plural.h"

static struct arena arena;

static const char *of(const char *language, long n)
{
    const struct plural_rule *rule = plural_rule_of(str_of(language));

    assert_non_null(rule);
    return str_c(&arena, plural_category(rule, plural_form(rule, n)));
}

/* Of half points. */
static const char *of_halves(const char *language, long halves)
{
    const struct plural_rule *rule = plural_rule_of(str_of(language));

    return str_c(&arena, plural_category(rule, plural_form_of_points(rule, halves)));
}

/* From a to b, each of them. */
static void all(const char *language, long a, long b, const char *category)
{
    for (long n = a; n <= b; n++)
        if (strcmp(of(language, n), category) != 0)
            fail_msg("%s %ld: %s, not %s", language, n, of(language, n), category);
}

static void arabic_has_six(void **state)
{
    (void)state;
    all("ar", 0, 0, "zero");
    all("ar", 1, 1, "one");
    all("ar", 2, 2, "two");
    all("ar", 3, 10, "few");
    all("ar", 103, 110, "few");
    all("ar", 1003, 1003, "few");
    all("ar", 11, 26, "many");
    all("ar", 111, 111, "many");
    all("ar", 1011, 1011, "many");
    all("ar", 100, 102, "other");
    all("ar", 200, 202, "other");
    all("ar", 1000, 1000, "other");
    assert_string_equal(of_halves("ar", 3), "other"); /* 1.1~1.7 */
    assert_string_equal(of_halves("ar", 4), "two");   /* 2.0 */
    assert_string_equal(of_halves("ar", 6), "few");   /* 3.0 */
}

static void russian_has_three(void **state)
{
    static const long one[] = { 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001 };

    (void)state;
    for (size_t i = 0; i < sizeof one / sizeof *one; i++)
        all("ru", one[i], one[i], "one");
    all("ru", 2, 4, "few");
    all("ru", 22, 24, "few");
    all("ru", 62, 62, "few");
    all("ru", 1002, 1002, "few");
    all("ru", 0, 0, "many");
    all("ru", 5, 19, "many");
    all("ru", 111, 114, "many");
    all("ru", 1000, 1000, "many");
    assert_string_equal(of_halves("ru", 1), "few"); /* CLDR: other, which has no form of its own here */
    assert_string_equal(of_halves("ru", 10), "many");
}

/* One and a half is one there. */
static void french_and_brazilian_count_nought_as_one(void **state)
{
    static const char *const languages[] = { "fr", "pt-BR" };

    (void)state;
    for (int i = 0; i < 2; i++) {
        all(languages[i], 0, 1, "one");
        all(languages[i], 2, 17, "other");
        all(languages[i], 1000, 1000, "other");
        assert_string_equal(of_halves(languages[i], 1), "one");
        assert_string_equal(of_halves(languages[i], 3), "one");   /* 0.0~1.5 */
        assert_string_equal(of_halves(languages[i], 5), "other"); /* 2.0~3.5 */
    }
}

static void only_one_is_one(void **state)
{
    static const char *const languages[] = { "en", "de", "es", "it", "pt-PT", "tr" };

    (void)state;
    for (int i = 0; i < 6; i++) {
        all(languages[i], 0, 0, "other");
        all(languages[i], 1, 1, "one");
        all(languages[i], -1, -1, "one");
        all(languages[i], 2, 16, "other");
        all(languages[i], 101, 101, "other");
        assert_string_equal(of_halves(languages[i], 3), "other"); /* 1.1~1.6 */
        assert_string_equal(of_halves(languages[i], 1), "other");
    }
}

static void chinese_has_one_form(void **state)
{
    (void)state;
    all("zh", 0, 15, "other");
    all("zh", 100, 100, "other");
    assert_string_equal(of_halves("zh", 3), "other");
}

static void each_language_has_a_rule(void **state)
{
    static const char languages[] = "en ar de es fr it pt-BR pt-PT ru tr zh ";
    struct str found = { 0 };
    const struct plural_rule *rule;

    (void)state;
    for (int i = 0; (rule = plural_rule_at(i)); i++)
        found = str_fmt(&arena, "%.*s%s ", STR_ARG(found), rule->language);
    assert_string_equal(str_c(&arena, found), languages);
    assert_null(plural_rule_of(STR("xx")));
    assert_int_equal(plural_forms(plural_rule_of(STR("ar"))), 6);
    assert_int_equal(plural_forms(plural_rule_of(STR("zh"))), 1);
    assert_string_equal(plural_rule_of(STR("fr"))->gettext, "n > 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arabic_has_six),
        cmocka_unit_test(russian_has_three),
        cmocka_unit_test(french_and_brazilian_count_nought_as_one),
        cmocka_unit_test(only_one_is_one),
        cmocka_unit_test(chinese_has_one_form),
        cmocka_unit_test(each_language_has_a_rule),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    arena_free(&arena);
    return failed;
}
