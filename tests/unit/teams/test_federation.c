/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/federation.h"

static void table_is_in_order(void **state)
{
    int n;
    const struct federation *f = federation_list(&n);

    (void)state;
    assert_true(n > 195);
    for (int i = 0; i < n; i++) {
        assert_int_equal(strlen(f[i].code), 3);
        assert_true(f[i].name[0] != '\0');
        assert_string_not_equal(f[i].code, f[i].iso);
        assert_null(federation_find(str_of(f[i].iso)));
        assert_true(i == 0 || strcmp(f[i - 1].code, f[i].code) < 0);
    }
}

static void expect_short(const char *code, const char *name, const char *brief)
{
    struct arena a = { 0 };

    assert_true(str_eq(federation_short(str_of(code), str_of(name), &a), str_of(brief)));
    arena_free(&a);
}

static void long_names_of_federations_are_shortened(void **state)
{
    (void)state;
    expect_short("USA", "United States of America", "United States");
    expect_short("USA", "United States of America 2", "United States 2"); /* the second team */
    expect_short("USA", "United States of Americana", "United States of Americana");
    expect_short("USA", "Team USA", "Team USA");
    expect_short("BIH", "Bosnia & Herzegovina", "Bosnia & Herz.");
    expect_short("NOR", "Norway", "Norway");
    expect_short("NOR", "United States of America", "United States of America"); /* whatever it means by that */
    expect_short("", "A club of a long name from Mannheim", "A club of a long name from Mannheim");
}

static void codes_are_those_of_fide(void **state)
{
    static const struct {
        const char *code, *name;
    } row[] = {
        { "GER", "Germany" },   { "SUI", "Switzerland" },  { "NED", "Netherlands" }, { "CRO", "Croatia" },
        { "INA", "Indonesia" }, { "RSA", "South Africa" }, { "IBC", "IBCA" },        { "ICD", "ICCD" },
        { "IPC", "IPCA" },      { "FID", "FIDE" },         { "ENG", "England" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_string_equal(federation_find(str_of(row[i].code))->name, row[i].name);
    assert_null(federation_find(STR("DEU")));
    assert_null(federation_find(STR("ger")));
    assert_null(federation_find(STR("GE")));
    assert_null(federation_find(STR("")));
    assert_true(federation_is_one(STR("GER")));
    assert_false(federation_is_one(STR("FID")) || federation_is_one(STR("NON")) || federation_is_one(STR("")));
    assert_non_null(federation_find(STR("NON")));
}

static void guesses(void **state)
{
    static const struct {
        const char *text, *code;
    } row[] = {
        { "DEU", "GER" },     { "ger", "GER" },           { "che", "SUI" },       { "Germany", "GER" },
        { "TÜRKİYE", "TUR" }, { "Côte d’Ivoire", "CIV" }, { "Swaziland", "SWZ" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_string_equal(federation_guess(str_of(row[i].text), &a)->code, row[i].code);
    assert_null(federation_guess(STR("XYZ"), &a));
    assert_null(federation_guess(STR(""), &a));
    arena_free(&a);
}

/* Teams of the Olympiads of 2016 to 2024 whose codes people get wrong or whose names have changed. */
static void olympiads(void **state)
{
    static const char *const codes[] = {
        "AHO", "BRN", "BRU", "CGO", "CIV", "FAI", "GCI", "ISV", "JCI", "KOS", "LES", "MAC", "MKD", "MLI",
        "MNC", "MRI", "MTN", "NRU", "PLE", "PLW", "SSD", "STP", "SWZ", "TKM", "TLS", "TPE", "UAE", "WLS",
        "BHU", "CAM", "CAY", "COM", "CPV", "GRL", "IOM", "LAO", "RWA", "SEY", "SOL", "VAN", "VIN", "YEM",
    };

    (void)state;
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        assert_non_null(federation_find(str_of(codes[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_names_of_federations_are_shortened),
        cmocka_unit_test(table_is_in_order),
        cmocka_unit_test(codes_are_those_of_fide),
        cmocka_unit_test(guesses),
        cmocka_unit_test(olympiads),
    };

    return cmocka_run_group_tests_name("federation", tests, NULL, NULL);
}
