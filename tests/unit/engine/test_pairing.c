/* SPDX-License-Identifier: Apache-2.0 */
/* The round as a whole: bye, groups and median, the table, publication, no legal round. */
#include "engine/olympiad/pairing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"

enum { TEAMS = 90, MEETINGS = 16 };

struct setup {
    struct card card[TEAMS];
    int met[TEAMS][MEETINGS];
    signed char colour[TEAMS][MEETINGS];
    struct field field;
};

/* `n` teams of equal points without a history, by number. */
static void set_up(struct setup *s, int n)
{
    *s = (struct setup){ 0 };
    s->field = (struct field){ .lot = WHITE, .round = 3, .host = NOBODY, .card = s->card, .n = n };
    for (int i = 0; i < n; i++)
        s->card[i] = (struct card){ .number = i + 1, .rating = 10000 - 10 * i, .paired = true, .met = s->met[i] };
}

static void meet(struct setup *s, int a, int b)
{
    s->met[a - 1][s->card[a - 1].nmet++] = b - 1;
    s->met[b - 1][s->card[b - 1].nmet++] = a - 1;
}

static void set_points(struct setup *s, int from, int to, int mp)
{
    for (int number = from; number <= to; number++)
        s->card[number - 1].mp = mp;
}

/* "WBW", oldest first. */
static void set_colours(struct setup *s, int number, const char *colours)
{
    struct card *c = &s->card[number - 1];

    for (c->ncolour = 0; colours[c->ncolour]; c->ncolour++)
        s->colour[number - 1][c->ncolour] = colours[c->ncolour] == 'W' ? WHITE : BLACK;
    c->colour = s->colour[number - 1];
}

/* The round as published, White first; then the bye. */
static void write_round(const struct setup *s, const struct pairing *p, char *text)
{
    *text = '\0';
    for (int i = 0; i < p->npair; i++)
        sprintf(text + strlen(text), "%s%d-%d", i ? " " : "", s->card[p->pair[i].white].number,
                s->card[p->pair[i].black].number);
    if (p->bye != NOBODY)
        sprintf(text + strlen(text), " bye %d", s->card[p->bye].number);
    if (!p->legal)
        strcpy(text, "no legal round");
}

static void expect(const struct setup *s, const char *want)
{
    struct arena a = { 0 };
    struct pairing p = pairing_make(&s->field, &a);
    char made[800];

    write_round(s, &p, made);
    assert_string_equal(made, want);
    arena_free(&a);
}

/* --- the table (TABLE, TABLE_SIX) -------------------------------------------------------------- */

static const char table[15][3][2] = {
    { { 1, 4 }, { 2, 5 }, { 3, 6 } }, { { 1, 4 }, { 2, 6 }, { 3, 5 } }, { { 1, 4 }, { 2, 3 }, { 5, 6 } },
    { { 1, 5 }, { 2, 4 }, { 3, 6 } }, { { 1, 5 }, { 2, 6 }, { 3, 4 } }, { { 1, 5 }, { 2, 3 }, { 4, 6 } },
    { { 1, 6 }, { 2, 4 }, { 3, 5 } }, { { 1, 6 }, { 2, 5 }, { 3, 4 } }, { { 1, 6 }, { 2, 3 }, { 4, 5 } },
    { { 1, 3 }, { 2, 5 }, { 4, 6 } }, { { 1, 3 }, { 2, 6 }, { 4, 5 } }, { { 1, 3 }, { 2, 4 }, { 5, 6 } },
    { { 1, 2 }, { 3, 5 }, { 4, 6 } }, { { 1, 2 }, { 3, 6 }, { 4, 5 } }, { { 1, 2 }, { 3, 4 }, { 5, 6 } },
};

static unsigned pair_bit(int a, int b)
{
    int low = a < b ? a : b, high = a < b ? b : a;

    return 1u << ((high - 1) * (high - 2) / 2 + low - 1);
}

static unsigned row_bits(int row)
{
    unsigned bits = 0;

    for (int i = 0; i < 3; i++)
        bits |= pair_bit(table[row][i][0], table[row][i][1]);
    return bits;
}

/* The first row without a pair that has met; 15 if there is none. */
static int first_possible(unsigned met)
{
    int row = 0;

    while (row < 15 && row_bits(row) & met)
        row++;
    return row;
}

/* The meetings `met` among six teams whose place k has number at[k]. */
static void meet_six(struct setup *s, unsigned met, const int *at)
{
    for (int b = 2; b <= 6; b++)
        for (int a = 1; a < b; a++)
            if (met & pair_bit(a, b))
                meet(s, at[a], at[b]);
}

/* The row that was paired at those six places. */
static int row_paired(const struct setup *s, const int *at)
{
    struct arena a = { 0 };
    struct pairing p = pairing_make(&s->field, &a);
    unsigned paired = 0;
    int row = 0, place[TEAMS + 1] = { 0 };

    for (int k = 1; k <= 6; k++)
        place[at[k]] = k;
    for (int i = 0; i < p.npair; i++) {
        int x = place[s->card[p.pair[i].white].number], y = place[s->card[p.pair[i].black].number];
        if (x && y)
            paired |= pair_bit(x, y);
    }
    arena_free(&a);
    while (row < 15 && row_bits(row) != paired)
        row++;
    return row;
}

/* The smallest meetings that make all earlier rows impossible and the row itself not. */
static unsigned meetings_before(int row)
{
    unsigned best = ~0u;

    for (unsigned met = 0; met < 1u << 15; met++)
        if (first_possible(met) == row && __builtin_popcount(met) < __builtin_popcount(best))
            best = met;
    return best;
}

static const int in_order[] = { 0, 1, 2, 3, 4, 5, 6 };

static void table_six_rows(void **state)
{
    struct setup s;

    (void)state;
    for (int row = 0; row < 15; row++) {
        set_up(&s, 6);
        meet_six(&s, meetings_before(row), in_order);
        assert_int_equal(row_paired(&s, in_order), row);
    }
}

static void table_six_for_all_meetings(void **state)
{
    struct setup s;

    (void)state;
    for (unsigned met = 0; met < 1u << 15; met++) {
        set_up(&s, 6);
        meet_six(&s, met, in_order);
        assert_int_equal(row_paired(&s, in_order), first_possible(met));
    }
}

/* Of eight teams 1 tries 5, 6, 7, 8 and then 4, 3, 2. It has met the first k of them and takes the next; the other six are
   numbered afresh, and as they have met nobody their halves, told behind the row, meet in sequence. Nobody has a
   colour yet, so the higher of two has White if its number is odd. */
static void table_lower_half_and_then_upper_half_backwards(void **state)
{
    static const int tries[] = { 5, 6, 7, 8, 4, 3, 2 };
    static const char *const want[] = {
        "1-5 6-2 3-7 8-4", /* 2 3 4 | 6 7 8 */
        "1-6 5-2 3-7 8-4", /* 2 3 4 | 5 7 8 */
        "1-7 5-2 3-6 8-4", /* 2 3 4 | 5 6 8 */
        "1-8 5-2 3-6 7-4", /* 2 3 4 | 5 6 7 */
        "1-4 6-2 3-7 5-8", /* 2 3 5 | 6 7 8 */
        "1-3 6-2 7-4 5-8", /* 2 4 5 | 6 7 8 */
        "1-2 3-6 7-4 5-8", /* 3 4 5 | 6 7 8 */
    };
    struct setup s;

    (void)state;
    for (int k = 0; k < 7; k++) {
        set_up(&s, 8);
        for (int i = 0; i < k; i++)
            meet(&s, 1, tries[i]);
        expect(&s, want[k]);
    }
}

/* 2 has met 6, 7 and 8. After 1-5 it takes 4, of its own half, before 1 gives up 5 to it; 3 6 | 7 8 are left. */
static void table_upper_half_before_a_higher_team_changes(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 8);
    for (int i = 6; i <= 8; i++)
        meet(&s, 2, i);
    expect(&s, "1-5 4-2 3-7 8-6");
}

/* Groups 1-4, 5-10 with the median team, which is 8 of 14, and 11-14. Halves: 1 2 | 3 4, 5 6 7 | 8 9 10 and, from the
   lowest up, 14 13 | 12 11. */
static void halves_meet_in_sequence(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 14);
    set_points(&s, 1, 4, 4);
    set_points(&s, 5, 10, 2);
    expect(&s, "1-3 4-2 5-8 9-6 7-10 11-13 14-12");
}

/* HIGHEST_FIRST: 2 and 5 have met. 1 keeps 4 and 2 takes 6; with the priority at the other end 6 would
   keep 3, and 5 would take 1. */
static void highest_first(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 6);
    meet(&s, 2, 5);
    expect(&s, "1-4 6-2 3-5");
}

/* The same above the median group, which is 7-14: the eighth of 14 teams is 8. */
static void highest_first_above_the_median(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 14);
    set_points(&s, 1, 6, 2);
    meet(&s, 2, 5);
    expect(&s, "1-4 6-2 3-5 7-11 12-8 9-13 14-10");
}

/* 1-8 are the median group, 10 and 13 have met. From the lowest up, 14 13 12 | 11 10 9: 14 meets 11; of 13 12 | 10 9 the
   first cannot meet 10 and meets 9; 12-10 is left. From the highest down it would be 9-12, 10-14 and 11-13. */
static void lowest_first_below_the_median(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 14);
    set_points(&s, 1, 8, 2);
    meet(&s, 10, 13);
    expect(&s, "1-5 6-2 3-7 8-4 9-13 12-10 11-14");
}

/* LOWEST_FIRST: below the median the lowest team is 1. Teams 1-8 are the median group. */
static void lowest_first_by_the_table_from_below(void **state)
{
    static const int mirrored[] = { 0, 14, 13, 12, 11, 10, 9 };
    struct setup s;

    (void)state;
    for (unsigned met = 0; met < 1u << 15; met++) {
        if (first_possible(met) == 15)
            continue;
        set_up(&s, 14);
        set_points(&s, 1, 8, 2);
        meet_six(&s, met, mirrored);
        assert_int_equal(row_paired(&s, mirrored), first_possible(met));
    }
}

/* --- groups and median (SCORE_GROUP, GROUP_ORDER) ---------------------------------------------- */

/* Whom 46 meets among 88 teams, of which `high` are in the upper of two groups, if he has met `met`. */
static int opponent_of_46(int high, int met)
{
    struct setup s;
    struct arena a = { 0 };
    int opponent = 0;

    set_up(&s, 88);
    set_points(&s, 1, high, 2);
    meet(&s, 46, met);
    struct pairing p = pairing_make(&s.field, &a);
    for (int i = 0; i < p.npair; i++) {
        int white = s.card[p.pair[i].white].number, black = s.card[p.pair[i].black].number;
        if (white == 46 || black == 46)
            opponent = white + black - 46;
    }
    arena_free(&a);
    return opponent;
}

/* Number 45 is the median team. Group 45-88 is paired from the top: 46 takes the one after 68, whom
   he has met. Were 44 the median team, 68 would choose before 46 and leave him 67. */
static void group_order_median_of_88_is_number_45(void **state)
{
    (void)state;
    assert_int_equal(opponent_of_46(44, 68), 69);
}

/* With 45 teams ahead the median team is the last of them: the odd group 46-88 is below and 46
   floats up, past 45, whom he has met. Were 46 the median team, 45 would come down to 47. */
static void group_order_after_number_45_is_below(void **state)
{
    (void)state;
    assert_int_equal(opponent_of_46(45, 45), 44);
}

static struct tournament six_teams(enum edition edition, struct round *round)
{
    static const struct team team[] = { { 1, 10400 }, { 2, 10300 }, { 3, 10200 },
                                        { 4, 10100 }, { 5, 10000 }, { 6, 9900 } };
    static const struct match match[] = {
        { { 0, 3 }, { 2, 0 }, { 6, 2 }, .played = true },
        { { 4, 1 }, { 0, 2 }, { 2, 6 }, .played = true },
        { { 2, 5 }, { 1, 1 }, { 4, 4 }, .played = true },
    };

    *round = (struct round){ match, 3, NOBODY };
    return (struct tournament){ .edition = edition,
                                .lot = WHITE,
                                .boards = 4,
                                .host = NOBODY,
                                .team = team,
                                .nteam = 6,
                                .round = round,
                                .nround = 1 };
}

/* 4 and 5 could meet, but then 3 and 6 would meet again: both float up. In 2022 the group below comes first: they
   meet, and 1 and 2, who could meet, too, float down to 3 and 6. */
static void near_score_six_teams_in_round_2(void **state)
{
    (void)state;
    for (enum edition e = EDITION_2012; e < EDITION_COUNT; e++) {
        struct arena a = { 0 };
        struct round round;
        struct tournament t = six_teams(e, &round);
        struct setup s;
        set_up(&s, 6);
        memcpy(s.card, card_load(&t, 2, &a), 6 * sizeof s.card[0]);
        for (int i = 0; i < 6; i++)
            s.card[i].paired = true;
        s.field.edition = e;
        s.field.round = 2;
        expect(&s, e == EDITION_2022 ? "3-1 2-6 4-5" : "2-1 4-3 6-5");
        arena_free(&a);
    }
}

/* RANK, RANK_2022, RANK_ECU: 4 has more game points, 3 a higher Olympiad Sonneborn-Berger. */
static void rank_of_the_edition(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 4);
    s.card[3].gp = 9;
    s.card[2].osb = 9;
    expect(&s, "1-3 2-4"); /* 4, 1, 2, 3: the higher of 2 and 4 is 4, an even number */
    s.field.edition = EDITION_2022;
    expect(&s, "1-3 4-2");
    s.field.edition = EDITION_ECU;
    expect(&s, "1-4 3-2"); /* 3, 1, 2, 4 */
}

/* --- the limits of the ECU (LIMITS_ECU) -------------------------------------------------------- */

/* 1 and 2 had White twice; 3 and 4 have fewer points. Before the last round 1 and 2 float rather than break the limits; by D.02 and
   in the last round they meet, and the higher one has its preference, Black. */
static void limits_ecu_are_not_broken_before_the_last_round(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 4);
    for (int i = 1; i <= 2; i++) {
        set_points(&s, i, i, 4);
        set_colours(&s, i, "WW");
    }
    set_points(&s, 3, 4, 2);
    set_colours(&s, 3, "WB");
    set_colours(&s, 4, "BW");
    s.field.rounds = 9;
    expect(&s, "2-1 3-4");
    s.field.edition = EDITION_ECU;
    expect(&s, "3-1 4-2");
    s.field.edition = EDITION_ECU_2015;
    expect(&s, "3-1 4-2");
    s.field.rounds = s.field.round;
    expect(&s, "2-1 3-4");
}

/* White twice running does not keep the lower difference from White in the last round. */
static void limits_ecu_do_not_hold_in_the_last_round(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 2);
    set_colours(&s, 1, "BBWW");
    set_colours(&s, 2, "WBW");
    s.field.edition = EDITION_ECU;
    s.field.rounds = s.field.round + 1;
    expect(&s, "2-1");
    s.field.rounds = s.field.round;
    expect(&s, "1-2");
}

/* All have had White twice: nobody can meet anybody within the limits. */
static void limits_ecu_can_leave_no_legal_round(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 4);
    for (int i = 1; i <= 4; i++)
        set_colours(&s, i, "WW");
    expect(&s, "3-1 4-2");
    s.field.edition = EDITION_ECU;
    expect(&s, "no legal round");
}

/* 1 may meet 4 alone: 4 match points together, 2 and 3 have 6. */
static void publication_ecu_by_the_sum_and_the_smaller_number(void **state)
{
    struct barred barred[] = { { .a = 0, .b = 1 }, { .a = 0, .b = 2 } };
    struct setup s;

    (void)state;
    set_up(&s, 4);
    s.field.barred = barred;
    s.field.nbarred = 2;
    set_points(&s, 1, 1, 4);
    set_points(&s, 2, 3, 3);
    set_points(&s, 4, 4, 0);
    s.field.edition = EDITION_ECU_2015;
    expect(&s, "1-4 3-2");
    s.field.edition = EDITION_ECU;
    expect(&s, "3-2 1-4");
    set_points(&s, 4, 4, 2);
    expect(&s, "1-4 3-2");
}

/* --- who may meet (NO_REMATCH) ----------------------------------------------------------------- */

static void no_rematch_nor_barred_pairs(void **state)
{
    struct setup s;
    struct barred barred = { .a = 2, .b = 0, .round = 0 };

    (void)state;
    set_up(&s, 4);
    s.field.barred = &barred;
    s.field.nbarred = 1;
    expect(&s, "1-4 3-2");
    barred.round = 3;
    expect(&s, "1-4 3-2");
    barred.round = 4;
    expect(&s, "1-3 4-2");
    assert_true(pairing_open(&s.field, 0, 2));
}

/* --- the bye (BYE, BYE_ONCE, BYE_LATE) --------------------------------------------------------- */

static void bye_to_the_last_team(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 7);
    expect(&s, "1-4 5-2 3-6 bye 7");
}

static void bye_once_not_to_who_scored_without_playing(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 7);
    s.card[6].scored_without_playing = s.card[5].scored_without_playing = true;
    expect(&s, "1-4 6-2 3-7 bye 5");
}

/* 4 has met 1, 2 and 3: without 5 there would be nobody for it. */
static void bye_leaves_a_round_that_can_be_paired(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 5);
    for (int i = 1; i <= 3; i++)
        meet(&s, 4, i);
    expect(&s, "1-3 5-2 bye 4");
    s.card[3].scored_without_playing = true;
    expect(&s, "1-2 5-4 bye 3");
}

static void bye_late_by_edition(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 3);
    s.card[2].late = true;
    expect(&s, "1-2 bye 3");
    s.field.edition = EDITION_2022;
    expect(&s, "1-3 bye 2");
}

/* The bye is not among the teams being paired: its group is gone and 4-6 is the median group. */
static void score_group_without_the_bye(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 7);
    set_points(&s, 1, 3, 4);
    set_points(&s, 4, 6, 2);
    expect(&s, "1-2 3-4 5-6 bye 7");
}

static void no_team_may_have_the_bye(void **state)
{
    struct setup s;
    struct arena a = { 0 };

    (void)state;
    set_up(&s, 3);
    for (int i = 0; i < 3; i++)
        s.card[i].scored_without_playing = true;
    struct pairing p = pairing_make(&s.field, &a);
    assert_false(p.legal);
    assert_true(p.obstacle.no_bye);
    assert_int_equal(p.npair, 0);
    assert_int_equal(p.bye, NOBODY);
    arena_free(&a);
}

/* --- no legal round ---------------------------------------------------------------------------- */

/* 2, 3 and 4 have met each other: 1 alone is the barrier, so one of them finds an opponent. */
static void no_legal_round(void **state)
{
    struct setup s;
    struct arena a = { 0 };

    (void)state;
    set_up(&s, 4);
    meet(&s, 2, 3);
    meet(&s, 2, 4);
    meet(&s, 3, 4);
    struct pairing p = pairing_make(&s.field, &a);
    assert_false(p.legal);
    assert_false(p.obstacle.no_bye);
    assert_int_equal(p.npair, 0);
    assert_int_equal(p.obstacle.pieces, 3);
    assert_int_equal(p.obstacle.ninner, 3);
    assert_int_equal(p.obstacle.nbarrier, 1);
    assert_int_equal(p.obstacle.barrier[0], 0);
    arena_free(&a);
}

static void nobody_to_pair(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 2);
    s.card[0].paired = s.card[1].paired = false;
    expect(&s, "");
    s.card[1].paired = true;
    expect(&s, " bye 2");
}

/* --- publication (PUBLICATION) ----------------------------------------------------------------- */

/* The points of the higher team, then of both (3 meets 4 from the group below), then the rating of
   the higher team, which here grows with the number. */
static void publication_by_points(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 8);
    set_points(&s, 1, 3, 4);
    set_points(&s, 4, 8, 2);
    for (int i = 0; i < 8; i++)
        s.card[i].rating = 9000 + i;
    expect(&s, "1-2 3-4 8-6 5-7");
}

/* Numbers that were changed after round 1 need not follow the ratings any more. */
static void publication_by_rating_then_number(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 6);
    s.card[0].rating = s.card[1].rating = s.card[2].rating = 9000;
    s.card[2].rating = 9500;
    expect(&s, "3-6 1-4 5-2");
}

static void host_on_table_1(void **state)
{
    struct setup s;

    (void)state;
    set_up(&s, 6);
    s.field.host = 4;
    expect(&s, "5-2 1-4 3-6");
}

static void order_of_given_pairs(void **state)
{
    struct setup s;
    struct arena a = { 0 };
    struct pair pair[] = { { 5, 2 }, { 1, 4 }, { 0, 3 } };
    const int white[] = { 0, 1, 5 };

    (void)state;
    set_up(&s, 6);
    pairing_publish_order(&s.field, pair, 3, &a);
    for (int i = 0; i < 3; i++)
        assert_int_equal(pair[i].white, white[i]);
    arena_free(&a);
}

/* 1 has the most points, though 3 and 4 together have more than it and 2: 6 + 0 against 4 + 4. */
static void publication_by_the_higher_team_then_the_sum(void **state)
{
    struct setup s;
    struct arena a = { 0 };
    struct pair pair[] = { { 2, 3 }, { 0, 1 }, { 4, 5 } };
    const int white[] = { 0, 2, 4 };

    (void)state;
    set_up(&s, 6);
    set_points(&s, 1, 1, 6);
    set_points(&s, 3, 5, 4);
    pairing_publish_order(&s.field, pair, 3, &a); /* 5 and 6 have 4 + 0 */
    for (int i = 0; i < 3; i++)
        assert_int_equal(pair[i].white, white[i]);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(TABLE_SIX, table_six_rows),
        RULE_TEST(TABLE_SIX, table_six_for_all_meetings),
        RULE_TEST(TABLE, table_lower_half_and_then_upper_half_backwards),
        RULE_TEST(TABLE, table_upper_half_before_a_higher_team_changes),
        RULE_TEST(HALVES, halves_meet_in_sequence),
        RULE_TEST(HIGHEST_FIRST, highest_first),
        RULE_TEST(HIGHEST_FIRST, highest_first_above_the_median),
        RULE_TEST(LOWEST_FIRST, lowest_first_below_the_median),
        RULE_TEST(LOWEST_FIRST, lowest_first_by_the_table_from_below),
        RULE_TEST(GROUP_ORDER, group_order_median_of_88_is_number_45),
        RULE_TEST(GROUP_ORDER, group_order_after_number_45_is_below),
        RULE_TEST(NEAR_SCORE, near_score_six_teams_in_round_2),
        RULE_TEST(RANK, rank_of_the_edition),
        RULE_TEST(LIMITS_ECU, limits_ecu_are_not_broken_before_the_last_round),
        RULE_TEST(LIMITS_ECU, limits_ecu_do_not_hold_in_the_last_round),
        RULE_TEST(LIMITS_ECU, limits_ecu_can_leave_no_legal_round),
        RULE_TEST(PUBLICATION_ECU, publication_ecu_by_the_sum_and_the_smaller_number),
        RULE_TEST(NO_REMATCH, no_rematch_nor_barred_pairs),
        RULE_TEST(BYE, bye_to_the_last_team),
        RULE_TEST(BYE_ONCE, bye_once_not_to_who_scored_without_playing),
        RULE_TEST(BYE, bye_leaves_a_round_that_can_be_paired),
        RULE_TEST(BYE_LATE, bye_late_by_edition),
        RULE_TEST(SCORE_GROUP, score_group_without_the_bye),
        RULE_TEST(BYE_ONCE, no_team_may_have_the_bye),
        cmocka_unit_test(no_legal_round),
        cmocka_unit_test(nobody_to_pair),
        RULE_TEST(PUBLICATION, publication_by_points),
        RULE_TEST(PUBLICATION, publication_by_the_higher_team_then_the_sum),
        RULE_TEST(PUBLICATION, publication_by_rating_then_number),
        cmocka_unit_test(host_on_table_1),
        cmocka_unit_test(order_of_given_pairs),
    };

    return cmocka_run_group_tests_name("pairing", tests, NULL, NULL);
}
