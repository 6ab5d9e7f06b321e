/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "engine/base/err.h"
#include "teams/name_fits.h"

static void one_name_in_two_spellings(void **state)
{
    static const struct {
        const char *a, *b;
        bool fit;
    } row[] = {
        { "Carlsen, Magnus", "Carlsen,M", true },
        { "Carlsen, Magnus", "M. Carlsen", true },
        { "Carlsen, Magnus", "MAGNUS CARLSEN", true },
        { "Carlsen, Magnus", "GM Carlsen, Magnus", true },
        { "Carlsen, Magnus", "Carlsen", true },
        { "Åberg, Ann-Sofie", "Aberg, A S", true },
        { "Wu, Yi", "Wu,Y", true },
        { "Im, Yoon Ah", "Im, Y. A.", true },
        { "Carlsen, Magnus", "Carlson, Magnus", false },
        { "Carlsen, Magnus", "Carlsen, Henrik", false },
        { "Carlsen, Magnus", "M. C.", false },
        { "Ng, A", "Nguyen, A", false },
        { "Li, Chao", "Lindqvist, C", false },
        { "Carlsen, Magnus", "", false },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (name_fits(str_of(row[i].a), str_of(row[i].b)) != row[i].fit ||
            name_fits(str_of(row[i].b), str_of(row[i].a)) != row[i].fit)
            fail_msg("%s - %s", row[i].a, row[i].b);
}

static struct player called(const char *name, const char *latin)
{
    return (struct player){ .name = str_of(name), .latin = str_of(latin) };
}

static void the_only_one_who_may_be_meant(void **state)
{
    struct player one[] = { called("Wang, Hao", ""), called("Wang, Hong", ""), called("Иванов, Пётр", "Ivanov, Petr") };
    struct player other[] = { called("Wang, H", ""), called("Petrov, P", "") };
    struct squad squad[] = { { .player = one, .nplayer = 3 }, { .player = other, .nplayer = 2 } };
    struct section s = { .squad = squad, .nsquad = 2 };

    (void)state;
    assert_int_equal(player_called(&squad[0], STR("Wang, Hao")), 1);
    assert_int_equal(player_called(&squad[0], STR("Wang,H")), 0); /* two of them */
    assert_int_equal(player_called(&squad[0], STR("Hong Wang")), 2);
    assert_int_equal(player_called(&squad[0], STR("Ivanov,P")), 3);
    assert_int_equal(player_called(&squad[0], STR("")), 0);
    assert_int_equal(squad_of_called(&s, STR("Wang, H")), 1); /* as it is spelt */
    assert_int_equal(squad_of_called(&s, STR("H Wang")), NOBODY);
    assert_int_equal(squad_of_called(&s, STR("P. Petrov")), 1);
    assert_int_equal(squad_of_called(&s, STR("Nobody")), NOBODY);
    assert_int_equal(squad_of_called(&s, STR("WANG, H")), 1); /* but for case */
    assert_true(squad_has_called(&squad[0], STR("Wang,H")));
    assert_false(squad_has_called(&squad[0], STR("Petrov")));
    assert_int_equal(squad_called_rather(&s, STR("Wang, H"), 0), 1); /* here it could be two, there it is one */
    assert_int_equal(squad_called_rather(&s, STR("P. Petrov"), 0), 1);
    assert_int_equal(squad_spelt_rather(&s, STR("P. Petrov"), 0), NOBODY);
    assert_int_equal(squad_called_rather(&s, STR("Wang, Hao"), 0), NOBODY);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(one_name_in_two_spellings),
                                        cmocka_unit_test(the_only_one_who_may_be_meant) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
