/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"

/* Round 2: 2-1 2:2, 7-3 1:3, 6-4 0.5:3.5, bye 5. */
static const char *const results_2[3][4] = {
    { "1-0", "1/2", "1/2", "0-1" },
    { "1/2", "1/2", "0-1", "0-1" },
    { "1/2", "0-1", "0-1", "0-1" },
};

/* The sample with its second round played, ranked by match points and game points. */
static struct event *played_event(struct arena *a)
{
    struct event *e = sample_event(a);
    struct pairing_list *p = &e->section->round[1];

    e->section->ranking = (struct ranking){ 2, { CRITERION_MP, CRITERION_GP } };
    p->state = ROUND_COMPLETE;
    for (int i = 0; i < p->nfixture; i++)
        for (int b = 0; b < 4; b++) {
            p->fixture[i].board[b].place[0] = p->fixture[i].board[b].place[1] = b + 1;
            assert_true(result_find(str_of(results_2[i][b]), &p->fixture[i].board[b].result));
        }
    return e;
}

/* After round 1: 2 MP GP 3 and 2.5 (2, 1), 1 MP GP 2 (3, 6 and with the bye 7), 0 MP GP 1.5 and 1 (4, 5). After round 2: 3 MP
   GP 5, 5 and 4.5 (2, 3, 1), 2 MP (4), 1 MP GP 3, 3 and 2.5 (5, 7, 6). */
static void ranks_are_those_after_each_round(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(played_event(&a), "progressive", 0, NOBODY, &a);

    (void)state;
    expect_str(sample_bytes(&t, "csv", &a), "rank,number,team,federation,rank_1,rank_2,mp_1,mp_2\n"
                                            "1,2,Việt Nam,VIE,1,1,2,3\n"
                                            "1,3,Україна,UKR,3,1,1,3\n"
                                            "3,1,საქართველო,GEO,2,3,2,3\n"
                                            "4,4,\"Serbia \"\"B\"\", Šabac\",SRB,6,4,0,2\n"
                                            "5,5,'=SUM(A1:A9),XXX,7,5,0,1\n"
                                            "5,7,Angola,ANG,3,5,1,1\n"
                                            "7,6,Հայաստան,ARM,3,7,1,1\n");
    t = sample_report(played_event(&a), "progressive", 1, NOBODY, &a);
    assert_true(contains(sample_bytes(&t, "csv", &a), "\n3,7,Angola,ANG,3,1\n"));
    arena_free(&a);
}

/* Places after round 2: VIE, UKR, GEO, SRB, 5, Angola and ARM, as above. */
static void a_cross_table_has_opponent_colour_and_points(void **state)
{
    struct arena a = { 0 };
    struct event *e = played_event(&a);
    struct sheet t = sample_report(e, "crosstable", 0, NOBODY, &a);

    (void)state;
    expect_str(sample_bytes(&t, "csv", &a), "place,team,rank,number,federation,round_1,round_2,mp,gp\n"
                                            "1,Việt Nam,1,2,VIE,5b3,3w2,3,5\n"
                                            "2,Україна,1,3,UKR,7w2,6b3,3,5\n"
                                            "3,საქართველო,3,1,GEO,4w2.5,1b2,3,4.5\n"
                                            "4,\"Serbia \"\"B\"\", Šabac\",4,4,SRB,3b1.5,7b3.5,2,5\n"
                                            "5,'=SUM(A1:A9),5,5,XXX,1w1,bye,1,3\n"
                                            "6,Angola,5,7,ANG,bye,2w1,1,3\n"
                                            "7,Հայաստան,7,6,ARM,2b2,4w0.5,1,2.5\n");
    assert_int_equal(t.nnote, 3);
    expect_str(t.note[2].text, "Equal in everything, in the order of their numbers: places 1–2, 5–6");
    arena_free(&a);
}

/* Of the same matches: 3 and 3.5 of 4 points are two steps of won, 2 are drawn, 1.5 are lost. */
static void a_cross_table_on_paper_has_codes_and_grounds(void **state)
{
    enum { VIETNAM, SERBIA = 3, ROUND_1 = 8, ROUND_2 };
    struct arena a = { 0 };
    struct sheet t = sample_report(played_event(&a), "crosstable", 0, NOBODY, &a);
    const struct row *row = t.part[0]->table.block[0].row;
    const struct cell *drawn = &row[VIETNAM].cell[ROUND_2];

    (void)state;
    assert_int_equal(drawn->phrase.part[0].phrase.part[0].kind, CELL_SQUARE);
    assert_false(drawn->phrase.part[0].phrase.part[0].square.black);
    expect_str(drawn->phrase.part[0].phrase.part[2].text, "GEO");
    expect_str(cell_typeset(drawn->phrase.part[1], &a), "2");
    assert_int_equal(drawn->ground, GROUND_LIGHT);
    assert_int_equal(row[VIETNAM].cell[ROUND_1].ground, GROUND_MIDDLE);
    assert_int_equal(row[SERBIA].cell[ROUND_1].ground, GROUND_NONE);
    assert_int_equal(row[SERBIA].cell[ROUND_2].ground, GROUND_DARK);
    expect_str(row[4].cell[ROUND_2].text, "bye");
    expect_str(t.note[0].text, "Squares: the colour on board 1 · dark: won high, grey: won, light: drawn, white: lost");
    arena_free(&a);
}

/* Team 6 does not come to round 1; 1 and 4 play it with colours reversed; in round 2 7-3 is not over and 6-4 not paired. */
static void a_cross_table_shows_what_was_not_played(void **state)
{
    struct arena a = { 0 };
    struct event *e = played_event(&a);
    struct pairing_list *round = e->section->round;
    const struct report_input in = {
        .event = e, .section = e->section, .team = NOBODY, .other = NOBODY, .by_number = true, .round = 2
    };
    struct err err = { 0 };
    struct sheet t;

    (void)state;
    round[0].fixture[2].absent[1] = true;
    round[0].fixture[2].present = 3;
    round[0].fixture[0].board[0].swapped = true;
    round[1].fixture[1].board[3].result = RESULT_NONE;
    round[1].nfixture = 2;
    assert_true(report_make(report_find(STR("crosstable")), &in, &a, &t, &err));
    struct str csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(csv, ",1,GEO,4b2.5,2b2,"));
    assert_true(contains(csv, ",4,SRB,1w1.5,–,"));
    assert_true(contains(csv, ",3,UKR,6w3F,7b,"));
    assert_true(contains(csv, ",6,ARM,3b0F,–,"));
    /* In the order of the numbers. */
    assert_true(strstr(csv.p, "GEO") < strstr(csv.p, "VIE"));
    assert_true(strstr(csv.p, "VIE") < strstr(csv.p, "UKR"));
    arena_free(&a);
}

/* On forty columns the rounds go on below, and no line is longer. */
static void a_wide_table_goes_on_below(void **state)
{
    struct arena a = { 0 };
    struct event *e = played_event(&a);
    struct sheet t = sample_report(e, "crosstable", 0, NOBODY, &a);
    struct page_options page = sample_page();
    struct err err = { 0 };
    struct str text;
    int angola = 0;

    (void)state;
    page.columns = 40;
    assert_true(format_write(format_find(STR("text")), &t, &page, &a, &text, &err));
    while (text.n > 0) {
        struct str line = str_cut(&text, '\n');
        assert_in_range(text_width(line), 0, 40);
        angola += contains(line, "    6 Angola");
    }
    assert_int_equal(angola, 2);
    arena_free(&a);
}

/* Georgia: 1-4 2.5:1.5, 2-1 2:2. Board 1 against 2400 and 2600: a point of 2, which is 2500; board 4 against 2369 and 2569:
   1.5 of 2, 75 %, which is 2469 + 193. Angola: the bye, 7-3 1:3. */
static void a_team_has_its_matches_and_its_players(void **state)
{
    struct arena a = { 0 };
    const struct event *e = played_event(&a);
    struct sheet t = sample_report(e, "team", 0, 0, &a);
    struct str csv = sample_bytes(&t, "csv", &a), text = sample_bytes(&t, "text", &a);
    const char *const georgia = ",1,საქართველო,GEO,\"Гурієлі, Ілля\",2679.75,3,";

    (void)state;
    assert_true(contains(
        csv, str_c(&a, str_fmt(&a, "\nplayers%s1,GM,\"ჯობავა, ბაადურ\",2700,1000,1w,0b,1,2,2500,2500,", georgia))));
    assert_true(contains(csv, "4,,Player 4 of 1,2669,1003,0.5b,1w,1.5,2,2469,2662,"));
    assert_true(contains(csv, ",1,1,white,4,\"Serbia \"\"B\"\", Šabac\",SRB,2.5,1.5,played,2,2\n"));
    assert_true(contains(csv, ",2,1,black,2,Việt Nam,VIE,2,2,played,3,3\n"));
    assert_true(contains(text, "\nGEO, number 1, average 2679.75, captain: Гурієлі, Ілля.\n"));
    assert_true(contains(text, "\nRank 3 of 7: MP 3, GP 4½. Matches: 1 won, 1 drawn, 0 lost.\n"));
    assert_true(contains(text, "Player 3 of 1 (replaced)"));
    t = sample_report(e, "team", 0, 6, &a);
    csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(csv, ",1,,,,,,,,bye,1,3\n"));
    assert_true(contains(csv, ",2,2,white,3,Україна,UKR,1,3,played,1,5\n"));
    arena_free(&a);
}

/* A forfeit is no game; neither is a game that is not finished, or a match with a mark. */
static void games_that_were_not_played_do_not_count(void **state)
{
    struct arena a = { 0 };
    struct event *e = played_event(&a);
    struct pairing_list *round = e->section->round;
    struct board *board = round[0].fixture[0].board;

    (void)state;
    board[0].swapped = true;
    board[1].result = RESULT_FORFEIT;
    board[2].result = RESULT_OPEN;
    round[1].fixture[0].absent[0] = true;
    round[1].fixture[0].present = 4;
    struct sheet t = sample_report(e, "team", 0, 0, &a);
    struct str csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(csv, ",2700,1000,1b,,1,1,2400,3200,"));
    assert_true(contains(csv, ",2690,1001,1F,,0,0,,,"));
    assert_true(contains(csv, ",2680,1002,*w,,0,0,,,"));
    assert_true(contains(csv, ",2,1,black,2,Việt Nam,VIE,4,0,unplayed,4,1\n"));
    t = sample_report(e, "team", 1, 3, &a);
    assert_true(contains(sample_bytes(&t, "csv", &a), ",2390,4001,0F,0,0,,,"));
    arena_free(&a);
}

static void a_player_has_games_with_opponents(void **state)
{
    struct arena a = { 0 };
    struct event *e = played_event(&a);
    const char *const jobava = "\"ჯობავა, ბაადურ\",GM,2700,1000,,საქართველო,GEO,1,1,";

    (void)state;
    struct sheet t = sample_report(e, "player", 0, 0, &a);
    expect_str(
        sample_bytes(&t, "csv", &a),
        str_c(
            &a,
            str_fmt(&a,
                    "player,title,rating,fide_id,born,team,federation,number,place,points,played,opponents,performance,"
                    "rating_change,rating_after,round,table,board,colour,opponent_title,opponent_player,opponent_"
                    "rating,opponent_fide_id,"
                    "opponent_federation,opponent_team,result\n"
                    "%s1,2,2500,2500,-4.90,2695,1,1,1,white,GM,\"Đurić, Želimir\",2400,4000,SRB,\"Serbia \"\"B\"\", "
                    "Šabac\",1\n"
                    "%s1,2,2500,2500,-4.90,2695,2,1,1,black,GM,\"Nguyễn, Ngọc Trường Sơn\",2600,2000,VIE,Việt Nam,0\n",
                    jobava, jobava)));
    struct str text = sample_bytes(&t, "text", &a);
    assert_true(contains(text, "\nGM, GEO, rating 2700, FIDE id 1000; 1 in the list of საქართველო.\n"));
    assert_true(contains(text, "\n1 of 2, 50 %, against 2500 on average: performance 2500.\n"));
    /* Nobody knows who sat opposite; then the game was a forfeit. */
    e->section->round[0].fixture[0].board[0].place[1] = 0;
    e->section->round[1].fixture[0].board[0].result = RESULT_FORFEIT;
    t = sample_report(e, "player", 0, 0, &a);
    struct str csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(csv, ",0,0,,,,2700,1,1,1,white,,,,,SRB,"));
    assert_true(contains(csv, ",VIE,Việt Nam,0F\n"));
    assert_true(contains(sample_bytes(&t, "text", &a), "\nNo game over the board.\n"));
    arena_free(&a);
}

/* Two games are needed after two of eleven rounds. Board 1: VIE 1.5 against 2300 and 2700, 2500 + 193; GEO 1 against 2400 and
   2600; UKR 1.5 against 2200 and 2100, 2150 + 193; SRB and ARM 0.5 against 2700 and 2200, 2500 and 2400: both 2450 - 193. */
static void best_players_by_performance_and_by_percentage(void **state)
{
    static const struct {
        const char *start, *end;
    } row[] = {
        { "\n1,performance,1,0,GM,\"Nguyễn, Ngọc Trường Sơn\",Việt Nam,VIE,", ",2,1.5,75.00,2500,2693," },
        { "\n1,performance,2,0,GM,\"ჯობავა, ბაადურ\",", ",2,1,50.00,2500,2500," },
        { "\n1,performance,3,0,GM,\"Їжак, Ґалаґан\",", ",2,1.5,75.00,2150,2343," },
        { "\n1,performance,4,1,GM,\"Đurić, Želimir\",", ",2,0.5,25.00,2450,2257," },
        { "\n1,performance,4,1,GM,\"Արոնյան, Լևոն\",", ",2,0.5,25.00,2450,2257," },
        { "\n1,percentage,1,0,GM,\"Nguyễn", "2693," },
        { "\n1,percentage,2,0,GM,\"Їжак", "2343," },
        { "\n1,percentage,3,0,GM,\"ჯობავა", "2500," },
        { "\n1,percentage,4,1,GM,\"Đurić", "2257," },
        { "\n1,percentage,4,1,GM,\"Արոնյան", "2257," },
    };
    struct arena a = { 0 };
    struct sheet t = sample_report(played_event(&a), "boardlist", 0, NOBODY, &a);
    struct str csv = sample_bytes(&t, "csv", &a), text = sample_bytes(&t, "text", &a);
    const char *at = csv.p;

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_non_null(at = strstr(at, row[i].start));
        const char *end = strstr(at, row[i].end), *line = strchr(at + 1, '\n');
        assert_true(end && end < line); /* behind it stands what changes of the rating */
    }
    assert_true(contains(text, "\nBoard 1, by percentage\n"));
    /* Nobody played two games at the fifth place of the list. */
    assert_false(contains(text, "Reserve"));
    expect_str(t.note[0].text,
               "Boards are places in the list; at least 2 games over the board; an unrated player counts as 1000; "
               "without the 400-point rule.");
    arena_free(&a);
}

/* In each section, teams: VIE and UKR share the gold, GEO has bronze. Board 1 as above: VIE, GEO, UKR. Board 2: SRB 1.5 against
   2690 and 2190, 2440 + 193; VIE 1 against 2290 and 2690, and GEO 1 against 2390 and 2590: both 2490. Board 3: VIE 1.5 against
   2280 and 2680, 2480 + 193; GEO, whose fourth is the third who counts, 1.5 against 2369 and 2569, 2469 + 193; SRB 1.5 against
   2680 and 2180, 2430 + 193. Board 4: SRB 1.5 against 2669 and 2169, 2419 + 193; VIE 1 against 2269 and 2669, 2469; UKR 1.5
   against 2169 and 2069, 2119 + 193. */
static void medals_of_all_sections(void **state)
{
    struct arena a = { 0 };
    struct event *e = played_event(&a);
    struct section *section = arena_new(&a, struct section, 2);

    (void)state;
    section[0] = section[1] = e->section[0];
    section[1].title = STR("Women");
    section[1].women = true;
    e->section = section;
    e->nsection = 2;
    struct sheet t = sample_report(e, "medals", 0, NOBODY, &a);
    expect_str(sample_bytes(&t, "csv", &a), "rank,shared,federation,name,team_gold,team_silver,team_bronze,board_gold,"
                                            "board_silver,board_bronze,gold,silver,"
                                            "bronze,total\n"
                                            "1,0,VIE,Vietnam,2,0,0,4,4,0,6,4,0,10\n"
                                            "2,0,SRB,Serbia,0,0,0,4,0,2,4,0,2,6\n"
                                            "3,0,UKR,Ukraine,2,0,0,0,0,4,2,0,4,6\n"
                                            "4,0,GEO,Georgia,0,0,2,0,6,0,0,6,2,8\n");
    expect_str(t.heading.section, "Open Section, Women");
    expect_str(t.note[0].text, "Open Section: as if the event ended now, 2 of 11 rounds.");
    expect_str(t.note[3].text,
               "Shared, so that more than one has the same medal: Open Section, teams; Open Section, Board 2; "
               "Women, teams; Women, Board 2.");
    /* The women have not begun. */
    section[1].nround = 0;
    t = sample_report(e, "medals", 0, NOBODY, &a);
    expect_str(t.note[1].text, "Women: as if the event ended now, 0 of 11 rounds.");
    assert_true(contains(sample_bytes(&t, "csv", &a), "\n1,0,VIE,Vietnam,1,0,0,2,2,0,3,2,0,5\n"));
    arena_free(&a);
}

/* UKR shares the first rank, GEO is the third. */
static void standings_end_where_they_are_cut(void **state)
{
    struct arena a = { 0 };
    struct event *e = played_event(&a);
    const struct report_input in = { .event = e, .section = e->section, .team = NOBODY, .other = NOBODY, .top = 1 };
    struct err err = { 0 };
    struct sheet t;

    (void)state;
    assert_true(report_make(report_find(STR("standings")), &in, &a, &t, &err));
    assert_int_equal(t.part[0]->table.block[0].nrow, 2);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ranks_are_those_after_each_round),
        cmocka_unit_test(a_cross_table_has_opponent_colour_and_points),
        cmocka_unit_test(a_cross_table_on_paper_has_codes_and_grounds),
        cmocka_unit_test(a_cross_table_shows_what_was_not_played),
        cmocka_unit_test(a_wide_table_goes_on_below),
        cmocka_unit_test(a_team_has_its_matches_and_its_players),
        cmocka_unit_test(games_that_were_not_played_do_not_count),
        cmocka_unit_test(a_player_has_games_with_opponents),
        cmocka_unit_test(best_players_by_performance_and_by_percentage),
        cmocka_unit_test(medals_of_all_sections),
        cmocka_unit_test(standings_end_where_they_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
