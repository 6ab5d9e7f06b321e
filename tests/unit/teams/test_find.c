/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/find.h"
#include "tests/said.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static struct player carlsen[] = {
    { .name = { "Carlsen, Magnus", 15 } }, { .name = { "Hammer, Jon Ludvig", 18 } },
    { .name = { "Tari, Aryan", 11 } },     { .name = { "Urkedal, Frode Olav Olsen", 25 } },
    { .name = { "Hammer, Jon", 11 } },
};

#define SQUAD(no, text, fed)                                                                                       \
    {                                                                                                              \
        .name = { text, sizeof text - 1 }, .federation = { fed, 3 }, .number = no, .player = carlsen, .nplayer = 5 \
    }

static struct squad squads[] = {
    SQUAD(3, "Azerbaijan 1", "AZE"), SQUAD(43, "Azerbaijan 2", "AZE"),
    SQUAD(12, "Norway", "NOR"),      SQUAD(83, "Guinea-Bissau", "GBS"),
    SQUAD(84, "Guinea", "GUI"),      SQUAD(90, "Mali", "MLI"),
    SQUAD(91, "Malta", "MLT"),       SQUAD(92, "Malaysia", "MAS"),
    SQUAD(93, "Malawi", "MAW"),      SQUAD(94, "Maldives", "MDV"),
    SQUAD(95, "Malawi Two", "MAX"),  SQUAD(40, "Côte d’Ivoire", "CIV"),
    SQUAD(50, "Chile", "CHI"),       SQUAD(51, "China", "CHN"),
    SQUAD(60, "ישראל", "ISR"),       SQUAD(61, "المملكة العربية السعودية", "KSA"),
    SQUAD(62, "Nigeria", "NGR"),     SQUAD(63, "النيجر", "NIG"),
};

static const struct section open_section = { .name = { "open", 4 },
                                             .squad = squads,
                                             .nsquad = sizeof squads / sizeof *squads };

static void check_squad(const char *operand, int want)
{
    struct err e = { 0 };
    int squad = -1;

    assert_true(squad_find(&open_section, str_of(operand), &squad, &e));
    assert_int_equal(squad, want);
    assert_int_equal(e.kind, ERR_NONE);
}

static void refuse_squad(const char *operand, const char *want)
{
    struct err e = { 0 };
    int squad = -1;

    assert_false(squad_find(&open_section, str_of(operand), &squad, &e));
    assert_int_equal(e.kind, ERR_INPUT);
    assert_string_equal(err_said(&e), want);
    assert_int_equal(squad, -1);
}

static void team_by_number(void **state)
{
    (void)state;
    check_squad("12", 2);
    check_squad(" 43 ", 1);
    refuse_squad("13", "there is no team \"13\" in section open: its numbers go up to 95");
    refuse_squad("0", "there is no team \"0\" in section open: its numbers go up to 95");
    refuse_squad("-12", "there is no team \"-12\" in section open");
}

/* Whatever script it is registered in; Niger is Niger, although a team is called Nigeria. */
static void team_by_the_name_of_its_federation(void **state)
{
    (void)state;
    check_squad("israel", 14);
    check_squad("Saudi", 15);
    check_squad("Saudi Arabia", 15);
    check_squad("Niger", 17);
    check_squad("Nige", 16);
    check_squad("ISR", 14);
    refuse_squad("Azer", "\"Azer\" may be one of 2 teams: 3 Azerbaijan 1; 43 Azerbaijan 2");
}

static void team_by_name_without_regard_of_case_and_accents(void **state)
{
    (void)state;
    check_squad("Norway", 2);
    check_squad("nORWAY", 2);
    check_squad("cote d'ivoire", 11);
    check_squad("Azerbaijan 2", 1);
}

static void team_by_whole_name_before_beginning(void **state)
{
    (void)state;
    check_squad("guinea", 4);
    check_squad("guinea-", 3);
    check_squad("Malawi", 8);
}

static void team_by_code_if_only_one_has_it(void **state)
{
    (void)state;
    check_squad("nor", 2);
    check_squad("CHI", 12); /* not China, though its name begins so too */
    refuse_squad("AZE", "\"AZE\" may be one of 2 teams: 3 Azerbaijan 1; 43 Azerbaijan 2");
}

static void team_by_beginning_if_only_one_has_it(void **state)
{
    (void)state;
    check_squad("mald", 9);
    check_squad("Côt", 11);
    refuse_squad("azer", "\"azer\" may be one of 2 teams: 3 Azerbaijan 1; 43 Azerbaijan 2");
    refuse_squad("mal", "\"mal\" may be one of 6 teams: 90 Mali; 91 Malta; 92 Malaysia; 93 Malawi; "
                        "94 Maldives; and 1 more");
}

static void team_by_a_slip_of_the_pen_is_only_proposed(void **state)
{
    (void)state;
    refuse_squad("Norwey", "there is no team \"Norwey\" in section open: perhaps 12 Norway?");
    refuse_squad("Azerbajan",
                 "there is no team \"Azerbajan\" in section open: perhaps 3 Azerbaijan 1; 43 Azerbaijan 2?");
    refuse_squad("bissau", "there is no team \"bissau\" in section open: perhaps 83 Guinea-Bissau?");
    refuse_squad("Atlantis", "there is no team \"Atlantis\" in section open");
    refuse_squad("Mlai", "there is no team \"Mlai\" in section open: perhaps 90 Mali?");
    refuse_squad("NRO", "there is no team \"NRO\" in section open: perhaps 12 Norway?");
    refuse_squad("MAC", "there is no team \"MAC\" in section open: perhaps 92 Malaysia; 93 Malawi; 95 Malawi Two?");
    refuse_squad("14", "there is no team \"14\" in section open: its numbers go up to 95");
}

static struct squad hosts[] = { SQUAD(0, "Azerbaijan", "AZE"), SQUAD(0, "Norway", "NOR"), SQUAD(0, "Baku", "AZE"),
                                SQUAD(0, "Azerbaijan 3", "AZE") };

static const struct section host_section = { .name = { "open", 4 }, .squad = hosts, .nsquad = 4 };

/* By the number in the name, or else in the order of the registration. */
static void team_of_a_federation_with_several(void **state)
{
    static const char *const words[] = { "AZE1", "AZE2", "AZE3" };
    static const int meant[] = { 0, 2, 3 };
    struct err e = { 0 };
    int squad = -1;

    (void)state;
    check_squad("AZE1", 0);
    check_squad("aze2", 1);
    check_squad("NOR1", 2);
    refuse_squad("AZE3", "there is no team \"AZE3\" in section open: perhaps 3 Azerbaijan 1; 43 Azerbaijan 2?");
    for (int i = 0; i < 3; i++) {
        assert_true(squad_find(&host_section, str_of(words[i]), &squad, &e));
        assert_int_equal(squad, meant[i]);
    }
    assert_false(squad_find(&host_section, str_of("1-35"), &squad, &e));
    assert_string_equal(err_said(&e), "there is no team \"1-35\": the teams have no numbers yet");
}

static void team_of_no_name(void **state)
{
    (void)state;
    refuse_squad("", "say which team of section open is meant");
    refuse_squad("  ", "say which team of section open is meant");
}

static void team_with_a_long_name_is_shortened_in_the_error(void **state)
{
    (void)state;
    refuse_squad("The Federation of Chess Players Who Are Not Here",
                 "there is no team \"The Federation o…ot Here\" in section open");
}

static void team_without_number_is_listed_by_name(void **state)
{
    struct squad two[] = { SQUAD(0, "Mali", "MLI"), SQUAD(0, "Malta", "MLT") };
    struct section s = { .name = STR("women"), .squad = two, .nsquad = 2 };
    struct err e = { 0 };
    int squad;

    (void)state;
    assert_false(squad_find(&s, STR("mal"), &squad, &e));
    assert_string_equal(err_said(&e), "\"mal\" may be one of 2 teams: Mali; Malta");
}

static void check_player(const char *operand, int want)
{
    struct err e = { 0 };
    int player = -1;

    assert_true(player_find(&squads[2], str_of(operand), &player, &e));
    assert_int_equal(player, want);
}

static void refuse_player(const char *operand, const char *want)
{
    struct err e = { 0 };
    int player = -1;

    assert_false(player_find(&squads[2], str_of(operand), &player, &e));
    assert_int_equal(e.kind, ERR_INPUT);
    assert_string_equal(err_said(&e), want);
}

static void player_by_place_or_part_of_the_name(void **state)
{
    (void)state;
    check_player("1", 0);
    check_player("5", 4);
    check_player("tari", 2);
    check_player("MAGNUS", 0);
    check_player("Hammer, Jon", 4); /* the whole name of one, the beginning of the other */
    check_player("ludvig", 1);
}

static struct player world[] = {
    { .name = { "Carlsen, Magnus", 15 }, .fide_id = 1503014 },
    { .name = { "Wang, Yue", 9 }, .fide_id = 8601429 },
    { .name = { "Wang, Hao", 9 }, .fide_id = 8602883 },
    { .name = { "Magnus, Carla", 13 } },
    { .name = { "Nguyễn, Ngọc Trường Sơn", 31 }, .fide_id = 12401110 },
    { .name = { "Li, Chao B", 10 }, .fide_id = 8603006 },
};

static struct squad three[] = {
    { .name = { "One", 3 }, .player = world, .nplayer = 1 },
    { .name = { "Two", 3 }, .player = world + 1, .nplayer = 3 },
    { .name = { "Three", 5 }, .player = world + 4, .nplayer = 2 },
};

static const struct section small_section = { .name = { "open", 4 }, .squad = three, .nsquad = 3 };

static void check_entrant(const char *operand, int want_squad, int want_player)
{
    struct err e = { 0 };
    int squad = -1, player = -1;

    assert_true(entrant_find(&small_section, str_of(operand), &squad, &player, &e));
    assert_int_equal(squad, want_squad);
    assert_int_equal(player, want_player);
}

static void refuse_entrant(const char *operand, const char *want)
{
    struct err e = { 0 };
    int squad = -1, player = -1;

    assert_false(entrant_find(&small_section, str_of(operand), &squad, &player, &e));
    assert_int_equal(e.kind, ERR_INPUT);
    assert_string_equal(err_said(&e), want);
    assert_int_equal(squad, -1);
}

static void entrant_by_id_or_name(void **state)
{
    (void)state;
    check_entrant("1503014", 0, 0);
    check_entrant("carlsen, magnus", 0, 0);
    check_entrant("Magnus Carlsen", 0, 0);
    check_entrant("Nguyen", 2, 0);
    check_entrant("truong son", 2, 0);
    check_entrant("Carls", 0, 0);
    check_entrant("hao", 1, 1);
    check_entrant("agnus, Car", 1, 2); /* any part */
}

static void entrant_who_is_not_clear(void **state)
{
    (void)state;
    refuse_entrant("Wang", "\"Wang\" may be one of 2 players: 8601429 Wang, Yue (Two); 8602883 Wang, Hao (Two)");
    refuse_entrant("magnus", "\"magnus\" may be one of 2 players: 1503014 Carlsen, Magnus (One); Magnus, Carla (Two)");
    refuse_entrant("Carslen", "there is no player \"Carslen\" in section open: perhaps 1503014 Carlsen, Magnus (One)?");
    refuse_entrant("Kasparov", "there is no player \"Kasparov\" in section open");
    refuse_entrant("1", "there is no player \"1\" in section open");
    refuse_entrant("", "say which player of section open is meant");
}

static void player_who_is_not_clear(void **state)
{
    (void)state;
    refuse_player("ham", "\"ham\" may be one of 2 players: 2 Hammer, Jon Ludvig; 5 Hammer, Jon");
    refuse_player("6", "there is no player \"6\" in the list of Norway: it has 1 Carlsen, Magnus; "
                       "2 Hammer, Jon Ludvig; 3 Tari, Aryan; 4 Urkedal, Frode O…v Olsen; 5 Hammer, Jon");
    refuse_player("", "say which player of the list of Norway is meant");
}

static void section_by_name_or_alone(void **state)
{
    struct section sections[] = { { .name = STR("open") }, { .name = STR("women") } };
    struct event one = { .section = sections, .nsection = 1 };
    struct event two = { .section = sections, .nsection = 2 };
    struct event none = { 0 };
    struct err e = { 0 };
    int section = -1;

    (void)state;
    assert_true(section_find(&one, STR(""), &section, &e));
    assert_int_equal(section, 0);
    assert_true(section_find(&two, STR("Women"), &section, &e));
    assert_int_equal(section, 1);
    assert_true(section_find(&two, STR("o"), &section, &e));
    assert_int_equal(section, 0);
    assert_false(section_find(&two, STR(""), &section, &e));
    assert_int_equal(e.kind, ERR_USAGE);
    assert_string_equal(err_said(&e), "which section? say -s open or -s women");
    e = (struct err){ 0 };
    assert_false(section_find(&two, STR("youth"), &section, &e));
    assert_string_equal(err_said(&e), "there is no section \"youth\" in this event: it has open; women");
    e = (struct err){ 0 };
    assert_false(section_find(&none, STR(""), &section, &e));
    assert_int_equal(e.kind, ERR_STATE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(team_by_number),
        cmocka_unit_test(team_by_the_name_of_its_federation),
        cmocka_unit_test(team_by_name_without_regard_of_case_and_accents),
        cmocka_unit_test(team_by_whole_name_before_beginning),
        cmocka_unit_test(team_by_code_if_only_one_has_it),
        cmocka_unit_test(team_by_beginning_if_only_one_has_it),
        cmocka_unit_test(team_by_a_slip_of_the_pen_is_only_proposed),
        cmocka_unit_test(team_of_a_federation_with_several),
        cmocka_unit_test(team_of_no_name),
        cmocka_unit_test(team_with_a_long_name_is_shortened_in_the_error),
        cmocka_unit_test(team_without_number_is_listed_by_name),
        cmocka_unit_test(player_by_place_or_part_of_the_name),
        cmocka_unit_test(player_who_is_not_clear),
        cmocka_unit_test(entrant_by_id_or_name),
        cmocka_unit_test(entrant_who_is_not_clear),
        cmocka_unit_test(section_by_name_or_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
