/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "engine/system/system.h"
#include "teams/pairing.h"
#include "tests/unit/import/cup.h"

enum { ADDED = 26 }; /* the first line after those of the cup */

static const struct section *with_line(const char *line)
{
    begin();
    add(line);
    return section();
}

/* --- line 192 ---------------------------------------------------------------------------------- */

static void every_code_of_a_team_swiss(void **state)
{
    static const struct {
        const char *line;
        enum preferences preference;
        enum score_kind score;
        enum secondary secondary;
    } cases[] = {
        { "192 FIDE_TEAM", PREFERENCES_A, SCORE_MP, SECONDARY_USED },
        { "192 FIDE_TEAM_TYPEA_MP_GP", PREFERENCES_A, SCORE_MP, SECONDARY_USED },
        { "192 FIDE_TEAM_TYPEA_GP_MP", PREFERENCES_A, SCORE_GP, SECONDARY_USED },
        { "192 FIDE_TEAM_TYPEA_MP", PREFERENCES_A, SCORE_MP, SECONDARY_UNUSED },
        { "192 FIDE_TEAM_TYPEA_GP", PREFERENCES_A, SCORE_GP, SECONDARY_UNUSED },
        { "192 FIDE_TEAM_TYPEB_MP_GP", PREFERENCES_B, SCORE_MP, SECONDARY_USED },
        { "192 FIDE_TEAM_TYPEB_GP_MP", PREFERENCES_B, SCORE_GP, SECONDARY_USED },
        { "192 FIDE_TEAM_TYPEB_MP", PREFERENCES_B, SCORE_MP, SECONDARY_UNUSED },
        { "192 FIDE_TEAM_TYPEB_GP", PREFERENCES_B, SCORE_GP, SECONDARY_UNUSED },
        { "192 FIDE_TEAM_MP_GP", PREFERENCES_NONE, SCORE_MP, SECONDARY_USED },
        { "192 FIDE_TEAM_GP_MP", PREFERENCES_NONE, SCORE_GP, SECONDARY_USED },
        { "192 FIDE_TEAM_MP", PREFERENCES_NONE, SCORE_MP, SECONDARY_UNUSED },
        { "192 fide_team_gp", PREFERENCES_NONE, SCORE_GP, SECONDARY_UNUSED },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct section *s = with_line(cases[i].line);
        assert_int_equal(findings.n, 0);
        assert_text(s->system, "team-swiss-2026");
        assert_int_equal(s->preference, cases[i].preference);
        assert_int_equal(s->score, cases[i].score);
        assert_int_equal(s->secondary, cases[i].secondary);
    }
}

static void round_robins_and_systems_without_a_code(void **state)
{
    static const struct {
        const char *line, *system;
        int cycles;
    } cases[] = {
        { "192 FIDE_TEAM_ROUNDROBIN", "berger", 1 },      { "192 FIDE_TEAM_DOUBLEROUNDROBIN", "berger", 2 },
        { "192 BERGER_TEAM_ROUNDROBIN_G1", "berger", 1 }, { "192 BERGER_TEAM_ROUNDROBIN", "berger", 1 },
        { "192 CUSTOM_TEAM_SWISS", "olympiad", 1 },       { "192 CUSTOM_TEAM_SWISS_MP", "olympiad", 1 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct section *s = with_line(cases[i].line);
        assert_int_equal(findings.n, 0);
        assert_text(s->system, cases[i].system);
        assert_int_equal(s->cycles, cases[i].cycles);
    }
}

/* It is named, and the file is read as if the line were not there. */
static void a_code_that_nothing_here_pairs_by(void **state)
{
    static const char *const codes[] = { "FIDE_TEAM_TYPEC",     "FIDE_TEAM_MP_MP",   "FIDE_DUTCH_2026",
                                         "FIDE_ROUNDROBIN",     "XFIDE_TEAM_MP",     "CUSTOM_TEAM_KNOCKOUT",
                                         "FIDE_TEAM_TYPEA_MPX", "FIDE_TEAM_BAKU_MP", "BERGER_TEAM_ROUNDROBIN_G3" };

    (void)state;
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        begin();
        add(str_c(&arena, str_fmt(&arena, "192 %s", codes[i])));
        remarked(ADDED, str_c(&arena,
                              str_fmt(&arena, "no system here pairs teams by '%s', so the line is ignored", codes[i])));
        assert_text(trf.event.section->system, "olympiad");
    }
}

/* Everybody meets everybody, in an order that may not be ours; of its own rounds the number says how often: 4 teams need 3. */
static void a_round_robin_in_another_order(void **state)
{
    static const struct {
        const char *code;
        int cycles;
    } codes[] = { { "BERGER_TEAM_DOUBLEROUNDROBIN", 2 },
                  { "berger_team_roundrobin_g2", 2 },
                  { "CUSTOM_TEAM_ROUNDROBIN", 1 } };

    (void)state;
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        begin();
        add(str_c(&arena, str_fmt(&arena, "192 %s", codes[i].code)));
        remarked(ADDED, str_c(&arena, str_fmt(&arena,
                                              "'%s' may have the rounds in another order than the tables here "
                                              "(FIDE_TEAM_DOUBLEROUNDROBIN), by which rounds to come are paired",
                                              codes[i].code)));
        assert_text(trf.event.section->system, "berger");
        assert_int_equal(trf.event.section->cycles, codes[i].cycles);
    }
}

static void an_acceleration_is_not_made_up(void **state)
{
    (void)state;
    begin();
    add("192 FIDE_TEAM_TYPEB_MP_GP_BAKU");
    remarked(ADDED, "'FIDE_TEAM_TYPEB_MP_GP_BAKU' asks for the Baku acceleration, which is not worked out here: only "
                    "points of lines 250 count");
    assert_int_equal(trf.event.section->preference, PREFERENCES_B);
}

static void the_olympiad_has_match_points(void **state)
{
    (void)state;
    begin();
    add("192 CUSTOM_TEAM_SWISS_GP");
    remarked(ADDED, "'CUSTOM_TEAM_SWISS_GP' pairs by game points, but the Olympiad pairs by match points");
    assert_int_equal(trf.event.section->score, SCORE_MP);
}

static void our_own_comments_stand_above_it(void **state)
{
    (void)state;
    begin();
    add("192 FIDE_TEAM_TYPEA_MP_GP\n### olympair pairing preference B");
    remarked(ADDED, "'FIDE_TEAM_TYPEA_MP_GP' has other settings than the comments '### olympair pairing', which count");
    assert_int_equal(trf.event.section->preference, PREFERENCES_B);
    begin();
    add("192 FIDE_TEAM_ROUNDROBIN\n### olympair pairing cycles 2");
    remarked(ADDED, "'FIDE_TEAM_ROUNDROBIN' has other settings than the comments '### olympair pairing', which count");
    assert_int_equal(trf.event.section->cycles, 2);
    begin();
    add("192 FIDE_TEAM_TYPEB_MP_GP\n### olympair pairing preference B");
    without_remarks();
}

static void our_own_line_092_stands_above_it(void **state)
{
    (void)state;
    begin();
    add("092 Team Swiss, Olympiad Pairing Rules, edition 2022\n192 FIDE_TEAM_TYPEB_MP_GP");
    remarked(ADDED + 1, "'FIDE_TEAM_TYPEB_MP_GP' names another system than line 092, which counts");
    assert_text(trf.event.section->system, "olympiad");
    assert_int_equal(trf.event.section->preference, PREFERENCES_A);
}

/* --- lines 202 and 212 ------------------------------------------------------------------------- */

static void ranks_by(const char *line, const char *ranking)
{
    const struct section *s = with_line(line);

    assert_int_equal(findings.n, 0);
    assert_true(trf.has_ranking);
    assert_text(ranking_text(&s->ranking, &arena), ranking);
}

static void tie_breaks_are_those_of_the_file(void **state)
{
    (void)state;
    ranks_by("202 EMGSB/C1,MPvGP,BH:MP/C1", "mp,emgsb-c1,gp,bh-c1");
    ranks_by("202 mpvgp, bh, BH/C1, EDE", "mp,gp,bh,bh-c1,ede");
    ranks_by("212 PTS,EMMSB,MPvGP", "mp,emmsb,gp");
    ranks_by("202 MPvGP\n212 PTS,BC,MPvGP", "mp,bc,gp");
    ranks_by("212 PTS,BC,MPvGP\n202 MPvGP", "mp,bc,gp");
    ranks_by("192 FIDE_TEAM_TYPEA_GP_MP\n202 MPvGP,BH/C1,SSSC", "gp,mp,bh-gp-c1,sssc");
    ranks_by("202 OTHER_WINS,MPvGP", "mp,wins,gp");
    ranks_by("202 WON,BPG,BWG,MPvGP", "mp,wins,black,wins-black,gp");
    ranks_by("202 OTHER_OSB_2022,MPvGP,OTHER_MPO", "mp,osb,gp,mpo");
    assert_int_equal(trf.event.section->tiebreak, TIEBREAK_APP_2);
}

static void a_tie_break_that_nobody_knows(void **state)
{
    (void)state;
    begin();
    add("202 EMGSB/C1,TPR/P,MPvGP");
    remarked(ADDED, "the tie-break 'TPR/P' is made of the ratings of players (C.07, 10), so the ranking of teams is "
                    "without it");
    assert_text(ranking_text(&trf.event.section->ranking, &arena), "mp,emgsb-c1,gp");
}

static void our_own_ranking_stands_above_it(void **state)
{
    (void)state;
    begin();
    add("202 MPvGP,OTHER_OSB_2012\n### olympair ranking 2012 mp,osb,gp");
    remarked(ADDED, "the comment '### olympair ranking' has another ranking, which counts");
    assert_text(ranking_text(&trf.event.section->ranking, &arena), "mp,osb,gp");
    begin();
    add("202 OTHER_OSB_2022,MPvGP\n### olympair ranking 2012 mp,osb,gp");
    remarked(ADDED, "the comment '### olympair ranking' has another ranking, which counts");
    begin();
    add("202 MPvGP,OTHER_OSB_2012\n### olympair ranking 2012 gp,mp,osb");
    without_remarks();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_of_a_team_swiss),       cmocka_unit_test(round_robins_and_systems_without_a_code),
        cmocka_unit_test(a_round_robin_in_another_order),   cmocka_unit_test(a_code_that_nothing_here_pairs_by),
        cmocka_unit_test(an_acceleration_is_not_made_up),   cmocka_unit_test(the_olympiad_has_match_points),
        cmocka_unit_test(our_own_comments_stand_above_it),  cmocka_unit_test(our_own_line_092_stands_above_it),
        cmocka_unit_test(tie_breaks_are_those_of_the_file), cmocka_unit_test(a_tie_break_that_nobody_knows),
        cmocka_unit_test(our_own_ranking_stands_above_it),
    };

    return cmocka_run_group_tests(tests, NULL, drop);
}
