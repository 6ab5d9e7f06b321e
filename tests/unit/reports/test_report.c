/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/ranking/criterion.h"
#include "teams/statistics.h"
#include "tests/said.h"

static void every_report_is_found_by_its_name(void **state)
{
    int n = 0;

    (void)state;
    for (const struct report_row *r; (r = report_row(n)); n++)
        assert_ptr_equal(report_find(str_of(r->name)), r);
    assert_true(n >= 8);
    assert_null(report_find(STR("pairing")));
    assert_null(report_row(-1));
}

/* A captain's question answered from the trace, and the trace that is missing. */
static void a_protocol_tells_what_was_passed_over(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    struct sheet t = sample_report(e, "protocol", 0, 0, &a);
    const struct squad *q = e->section->squad;
    struct str text = sample_bytes(&t, "text", &a);
    const struct report_input bare = { .event = e, .section = e->section, .team = NOBODY, .other = NOBODY };
    struct err err = { 0 };

    (void)state;
    assert_non_null(strstr(text.p, str_c(&a, str_fmt(&a, "%.*s meets %.*s", STR_ARG(q[0].name), STR_ARG(q[1].name)))));
    assert_non_null(
        strstr(text.p, str_c(&a, str_fmt(&a, "not %.*s: the two are barred from meeting", STR_ARG(q[2].name)))));
    assert_false(report_make(report_find(STR("protocol")), &bare, &a, &t, &err));
    assert_int_equal(err.kind, ERR_STATE);
    arena_free(&a);
}

static void every_report_has_every_format(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);

    (void)state;
    for (int r = 0; report_row(r); r++)
        for (int f = 0; format_row(f); f++) {
            struct sheet t = sample_report(e, report_row(r)->name, 0, 2, &a);
            assert_true(sample_bytes(&t, format_row(f)->name, &a).n > 20);
        }
    arena_free(&a);
}

/* Worked out by hand. After one round the only opponent is the one left out, so OSB and MPO are 0.
 */
static void standings_print_shared_ranks(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(sample_event(&a), "standings", 0, NOBODY, &a);

    (void)state;
    expect_str(sample_bytes(&t, "csv", &a),
               "rank,number,team,federation,matches,won,drawn,lost,mp,osb,gp,mpo,tie_breaks,marks\n"
               "1,2,Việt Nam,VIE,1,1,0,0,2,0,3,0,2012,\n"
               "2,1,საქართველო,GEO,1,1,0,0,2,0,2.5,0,2012,\n"
               "3,3,Україна,UKR,1,0,1,0,1,0,2,0,2012,\n"
               "3,6,Հայաստան,ARM,1,0,1,0,1,0,2,0,2012,\n"
               "3,7,Angola,ANG,0,0,0,0,1,0,2,0,2012,\n"
               "6,4,\"Serbia \"\"B\"\", Šabac\",SRB,1,0,0,1,0,0,1.5,0,2012,\n"
               "7,5,'=SUM(A1:A9),XXX,1,0,0,1,0,0,1,0,2012,\n");
    arena_free(&a);
}

static void standings_have_the_criteria_of_the_ranking(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->ranking = (struct ranking){ 2, { CRITERION_GP, CRITERION_MP } };
    struct sheet t = sample_report(e, "standings", 1, NOBODY, &a);
    struct str text = sample_bytes(&t, "csv", &a);
    assert_true(contains(text, "won,drawn,lost,gp,mp,tie_breaks,marks\n"
                               "1,2,Việt Nam,VIE,1,1,0,0,3,2,2012,\n"));
    expect_str(t.note[0].text, "GP = Game points, MP = Match points");
    e->section->ranking = (struct ranking){ 1, { CRITERION_SUM } };
    t = sample_report(e, "standings", 1, NOBODY, &a);
    expect_str(t.note[0].text, "MPO = Opponents' match points; lowest opponent left out (2012)");
    arena_free(&a);
}

/* All there are, the last one first: with the teams, and not with the players. */
static void prizes_have_all_criteria_of_a_long_ranking(void **state)
{
    enum { LAST = 3 }; /* columns behind the criteria */
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct ranking *r = &e->section->ranking;
    struct str keys = STR(",places"), codes = STR("Rank  Team Fed  No."), heads = { 0 };

    (void)state;
    r->n = CRITERION_COUNT;
    for (int c = 0; c < CRITERION_COUNT; c++) {
        r->by[c] = (enum criterion)((CRITERION_COUNT + CRITERION_WON - c) % CRITERION_COUNT);
        const struct criterion_row *row = criterion_row(r->by[c]);
        keys = str_fmt(&a, "%.*s,%s", STR_ARG(keys), row->key);
        codes = str_fmt(&a, "%.*s %s", STR_ARG(codes), row->code.says.text);
    }
    struct sheet t = sample_report(e, "prizes", 1, NOBODY, &a);
    assert_true(contains(sample_bytes(&t, "csv", &a),
                         str_c(&a, str_fmt(&a, "%.*s,women_team,marks,women_marks\n", STR_ARG(keys)))));
    struct sheet seen = sheet_seen(&t, FOR_SHEETS, &a); /* where labels are titles */
    const struct table *teams = &seen.part[0]->table, *players = &seen.part[1]->table;
    for (int i = 0; i < teams->ncol; i++)
        if (audience_sees(FOR_SHEETS, teams->col[i].audience))
            heads =
                str_fmt(&a, "%.*s%s%s", STR_ARG(heads), i ? " " : "", teams->col[i].title ? teams->col[i].title : "");
    int mp = teams->ncol - LAST - CRITERION_COUNT + ranking_place(r, CRITERION_MP);
    assert_string_equal(teams->col[mp].title, "MP");
    assert_int_equal(teams->block[0].row[0].cell[mp].number, 2);
    assert_string_equal(players->col[players->ncol - LAST - 1].title, "Perf");
    arena_free(&a);
}

static void the_hall_of_a_section_stands_before_the_venue(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->hall = STR("Hall B");
    e->venue = STR("Crystal Hall");
    struct sheet with = sample_report(e, "standings", 1, NOBODY, &a);
    assert_true(contains(sample_bytes(&with, "text", &a), "Hall B, Crystal Hall, "));
    e->venue = STR("");
    struct sheet alone = sample_report(e, "standings", 1, NOBODY, &a);
    assert_true(contains(sample_bytes(&alone, "text", &a), "Hall B, "));
    arena_free(&a);
}

/* On all that captains get or hand in; without it nothing stands there. */
static void captains_read_where_the_desk_is(void **state)
{
    static const char *const of[] = { "captains", "lineup-slips", "order-forms" };
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        struct sheet without = sample_report(e, of[i], 0, 0, &a);
        assert_false(contains(sample_bytes(&without, "text", &a), "Desk:"));
    }
    e->contact = STR("Room 12, +994 50 123");
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        struct sheet with = sample_report(e, of[i], 0, 0, &a);
        assert_true(contains(sample_bytes(&with, "html", &a), "Desk: Room 12, +994 50 123"));
    }
    arena_free(&a);
}

/* Round 1 of the sample: 1-4 2.5-1.5, 5-2 1-3, 3-6 2-2; team 7 had no match. Level teams stand as in the standings. */
static void draws_are_listed_from_the_most(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(sample_event(&a), "draws", 1, NOBODY, &a);
    const struct block *b = t.part[0]->table.block;

    (void)state;
    assert_int_equal(b->nrow, SAMPLE_TEAMS);
    for (int i = 0; i < SAMPLE_TEAMS; i++)
        assert_int_equal(b->row[i].cell[0].number, i < 2 ? 1 : 0);
    assert_int_equal(b->row[0].cell[2].number + b->row[1].cell[2].number, 3 + 6);
    for (int i = 3; i < SAMPLE_TEAMS; i++)
        assert_true(b->row[i].cell[1].number >= b->row[i - 1].cell[1].number);
    arena_free(&a);
}

/* Round 1 of the sample has 24 players and five lost games: the first boards of teams 4 and 6, the second of 3, the third and fourth
   of 5. Of those who won, player 2 of team 6 met the highest rating, 2490, and the leader of team 1 the next, 2400: each of one
   game performs 800 above it. */
static void the_unbeaten_are_listed_from_most_points(void **state)
{
    static const int performance[] = { 3290, 3200, 3080, 3069, 3000 }, number[] = { 6, 1, 2, 2, 3 };
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct sheet t = sample_report(e, "unbeaten", 1, NOBODY, &a);
    const struct block *b = t.part[0]->table.block;

    (void)state;
    assert_int_equal(b->nrow, 24 - 5);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(b->row[i].cell[0].number, 2);
        assert_int_equal(b->row[i].cell[6].number, number[i]);
        assert_int_equal(b->row[i].cell[12].number, performance[i]);
    }
    assert_int_equal(b->row[5].cell[0].number, 1);
    expect_str(t.note[0].text, "Only games over the board count: nobody loses here by forfeit.");
    for (int i = 0; i < 3; i++)
        for (int board = 0; board < 4; board++)
            e->section->round[0].fixture[i].board[board].result = RESULT_ZERO;
    t = sample_report(e, "unbeaten", 1, NOBODY, &a);
    assert_int_equal(t.part[0]->table.block->nrow, 0);
    expect_str(t.note[0].text, "Everyone who has played has lost a game.");
    arena_free(&a);
}

/* A row of a block: its numbers from the third column on. */
static void expect_tally(const struct block *b, int row, int games, int won, int drawn, int lost)
{
    const struct cell *cell = b->row[row].cell;

    assert_int_equal(cell[2].number, games);
    assert_int_equal(cell[3].number, won);
    assert_int_equal(cell[4].number, drawn);
    assert_int_equal(cell[5].number, lost);
}

/* Round 1 of the sample by hand: the first team has White on boards 1 and 3. Board 1: 1-0, 1/2, 1-0; board 2 from the side of White: 1/2, 1/2, 1-0; board 3:
   1/2, 0-1, 1/2; board 4: 1/2, 1-0, 1/2. Whoever meets is 300 points apart at each board, team 1 above 4, 2 above 5, 3 above 6: the higher won at 1.1, 2.3, 2.4
   and 3.1, the lower at 3.2. */
static void statistics_count_games_over_the_board(void **state)
{
    static const int at[][2] = { { 3, 2 }, { 1, 2 }, { 1, 3 }, { 1, 4 }, { 2, 1 }, { 2, 2 }, { 3, 3 }, { 3, 4 } };
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct sheet t = sample_report(e, "statistics", 1, NOBODY, &a);
    const struct block *games = t.part[0]->table.block, *upsets = t.part[2]->table.block;

    (void)state;
    expect_tally(&games[0], 0, 12, 4, 7, 1);
    expect_tally(&games[1], 0, 3, 2, 1, 0);
    expect_tally(&games[1], 1, 3, 1, 2, 0);
    expect_tally(&games[1], 2, 3, 0, 2, 1);
    expect_tally(&games[1], 3, 3, 1, 2, 0);
    expect_tally(&games[2], 0, 12, 4, 7, 1);
    for (int band = 0; band < 6; band++)
        expect_tally(t.part[1]->table.block, band, band == 4 ? 12 : 0, band == 4 ? 4 : 0, band == 4 ? 7 : 0, band == 4);
    assert_int_equal(games[0].row[0].cell[6].number, 63); /* 7½ of 12 */
    assert_int_equal(upsets->nrow, 8);
    for (int i = 0; i < 8; i++) {
        assert_int_equal(upsets->row[i].cell[1].number, at[i][0]);
        assert_int_equal(upsets->row[i].cell[2].number, at[i][1]);
        assert_int_equal(upsets->row[i].cell[8].number, 300);
    }
    assert_int_equal(t.part[3]->table.block->nrow, 0); /* nobody has won twice */
    /* A forfeit, an unfinished game, a match that a team did not come to: no games. Colours that were reversed count as played. */
    struct fixture *f = e->section->round[0].fixture;
    f[0].board[0].result = RESULT_FORFEIT;
    f[1].board[0].result = RESULT_OPEN;
    f[2].absent[1] = true;
    f[1].board[3].swapped = true;
    t = sample_report(e, "statistics", 1, NOBODY, &a);
    expect_tally(&t.part[0]->table.block[0], 0, 6, 0, 4, 2);
    arena_free(&a);
}

/* Player 1 of team 1 (2700) wins in rounds 1 and 2, player 1 of team 2 (2600) only in round 2; a round without a game breaks no run, a draw does. */
static void games_won_in_a_row_are_counted(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct pairing_list *r = e->section->round;
    const struct winning_run *run;

    (void)state;
    e->section->nround = 2;
    for (int i = 0; i < 3; i++)
        for (int b = 0; b < 4; b++) {
            r[1].fixture[i].board[b].place[0] = r[1].fixture[i].board[b].place[1] = b + 1;
            r[1].fixture[i].board[b].result = RESULT_DRAW;
        }
    r[1].fixture[0].board[0].result = RESULT_LOSS; /* team 2 against team 1: 1 of team 1 has won both */
    assert_int_equal(statistics_runs(e->section, 2, &run, &a), 1);
    assert_int_equal(run[0].squad, 0);
    assert_int_equal(run[0].player, 0);
    assert_int_equal(run[0].games, 2);
    assert_int_equal(run[0].from, 1);
    assert_int_equal(run[0].to, 2);
    assert_int_equal(run[0].ratings, 2400 + 2600);
    assert_int_equal(statistics_runs(e->section, 1, &run, &a), 0);
    r[1].fixture[1].board[0].result =
        RESULT_LOSS; /* team 7 against team 3, whose 1 has won as well, against 2200 and 2100 */
    assert_int_equal(statistics_runs(e->section, 2, &run, &a), 2);
    assert_int_equal(run[1].squad, 2);
    assert_int_equal(run[1].ratings, 2200 + 2100);
    r[0].fixture[0].board[0].result = RESULT_FORFEIT; /* won without a game */
    assert_int_equal(statistics_runs(e->section, 2, &run, &a), 1);
    arena_free(&a);
}

static void standings_name_the_variant_above_the_table(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->tiebreak = TIEBREAK_KHANTY_MANSIYSK;
    struct sheet t = sample_report(e, "standings", 1, NOBODY, &a);
    struct str text = sample_bytes(&t, "text", &a);
    assert_true(contains(text, "Open Section · Standings · after round 1 · 2 September 2016, 15:00\n"));
    assert_true(contains(text, "\ntie-breaks khanty-mansiysk\n"));
    assert_true(contains(sample_bytes(&t, "json", &a), "\"tie_breaks\": \"khanty-mansiysk\""));
    arena_free(&a);
}

static void standings_of_a_running_round_are_provisional(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct pairing_list *p = &e->section->round[1];

    (void)state;
    p->state = ROUND_PUBLISHED;
    for (int b = 0; b < 4; b++)
        p->fixture[0].board[b].result = b == 0 ? RESULT_OPEN : RESULT_DRAW;
    struct sheet t = sample_report(e, "standings", 2, NOBODY, &a);
    expect_str(t.heading.status, "PROVISIONAL");
    assert_int_equal(t.nnote, 5);
    expect_str(t.note[0].text, "Marks: u = game not finished, counts as a draw");
    expect_str(t.note[1].text, "±: places since round 1");
    expect_str(t.note[3].text, "Round 2 is being played: 1 of 3 matches are finished");
    expect_str(t.note[4].text, "u round 2: unfinished games, counted as draws: 1");
    t = sample_report(e, "standings", 0, NOBODY, &a);
    assert_int_equal(t.heading.round, 1);
    assert_int_equal(t.heading.status.n, 0);
    arena_free(&a);
}

static void pairings_of_a_draft_say_so(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(sample_event(&a), "pairings", 0, NOBODY, &a);

    (void)state;
    expect_str(t.heading.status, "DRAFT");
    expect_str(sample_bytes(&t, "csv", &a),
               "table,first_number,first_team,first_federation,first_mp,first_gp,second_gp,second_mp,"
               "second_team,second_federation,second_number,status,by_hand,marks,first_marks,second_marks\n"
               "1,2,Việt Nam,VIE,2,,,2,საქართველო,GEO,1,,,,,\n"
               "2,7,Angola,ANG,1,,,1,Україна,UKR,3,,\"late arrival, by order\",by hand,,\n"
               "3,6,Հայաստան,ARM,1,,,0,\"Serbia \"\"B\"\", Šabac\",SRB,4,,,,,\n"
               ",5,'=SUM(A1:A9),XXX,0,,,,,,,bye,,,,\n");
    arena_free(&a);
}

static void a_change_by_hand_is_on_the_sheet_with_its_reason(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->round[1].bye_by_hand = STR("asked for it");
    struct sheet t = sample_report(e, "pairings", 2, NOBODY, &a);
    struct str text = sample_bytes(&t, "text", &a);
    assert_true(contains(text, "    2  *    7  Angola "));
    assert_true(contains(text, "\n* table 2, Angola – Україна: changed by hand: late arrival, by order\n"));
    assert_true(contains(text, "\n* bye of =SUM(A1:A9): given by hand: asked for it\n"));
    t = sample_report(e, "boards", 2, NOBODY, &a);
    assert_true(contains(sample_bytes(&t, "text", &a), "\n2* "));
    assert_true(contains(sample_bytes(&t, "text", &a), "given by hand: asked for it\n"));
    assert_true(contains(sample_bytes(&t, "text", &a), "changed by hand: late arrival, by order\n"));
    arena_free(&a);
}

static void changes_for_one_reason_share_a_note(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->round[1].fixture[0].by_hand = STR("flight delayed");
    e->section->round[1].fixture[2].by_hand = STR("flight delayed");
    struct sheet t = sample_report(e, "pairings", 2, NOBODY, &a);
    assert_int_equal(t.nnote, 2);
    expect_str(t.note[0].text, "* tables 1, 3: changed by hand: flight delayed");
    expect_str(t.note[1].text, "* table 2, Angola – Україна: changed by hand: late arrival, by order");
    arena_free(&a);
}

static void results_stand_between_the_teams(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->round[0].fixture[2].absent[1] = true;
    e->section->round[0].fixture[2].present = 3;
    struct sheet t = sample_report(e, "pairings", 1, NOBODY, &a);
    struct str text = sample_bytes(&t, "text", &a), csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(text, " 0  2.5 : 1.5   0  Serbia"));
    assert_true(contains(text, " 0   3F : 0F    0  Հայաստան"));
    assert_true(contains(text, "published 1 September 2016, 22:00\n"));
    assert_true(contains(csv, "\n1,1,საქართველო,GEO,0,2.5,1.5,0,"));
    assert_true(contains(csv, "\n3,3,Україна,UKR,0,3,0,0,Հայաստան,ARM,6,unplayed,,,,\n"));
    assert_true(contains(csv, "\n,7,Angola,ANG,0,,,,,,,bye,,,,\n"));
    arena_free(&a);
}

static void who_is_not_paired_is_named(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct absence gone = { .squad = 3, .from = 2, .withdrawn = true };

    (void)state;
    e->section->round[1].nfixture = 2;
    e->section->absence = &gone;
    e->section->nabsence = 1;
    struct sheet t = sample_report(e, "pairings", 2, NOBODY, &a);
    struct str csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(csv, ",4,\"Serbia \"\"B\"\", Šabac\",SRB,0,,,,,,,withdrawn,,,withdrawn,\n"));
    assert_true(contains(csv, ",6,Հայաստան,ARM,1,,,,,,,not paired,,,,\n"));
    t = sample_report(e, "boards", 2, NOBODY, &a);
    expect_str(t.note[t.nnote - 2].text, "bye: =SUM(A1:A9)");
    expect_str(t.note[t.nnote - 1].text, "Not paired: Serbia \"B\", Šabac; and Հայաստան");
    arena_free(&a);
}

/* Wherever the team, the match or the board shows. */
static void what_must_not_mislead_is_marked(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct section *s = e->section;
    struct correction c = { 1, 2, 1, RESULT_WIN, RESULT_DRAW, .from = 2 }, rating = { 1, 2, 2, .from = 0 };
    struct correction both[] = { c, rating };
    struct absence gone[] = { { .squad = 3, .from = 2, .expelled = true },
                              { .squad = 5, .from = 3, .withdrawn = true } };
    struct adjustment by = { .team = 0, .mp = -1, .gp = 1, .from = 2 };

    (void)state;
    s->correction = both;
    s->ncorrection = 2;
    s->absence = gone;
    s->nabsence = 2;
    s->adjustment = &by;
    s->nadjustment = 1;
    s->round[0].fixture[0].decided = DECIDED_PLAYED;
    s->round[0].fixture[0].decided_why = STR("seen by the arbiter");
    struct sheet t = sample_report(e, "standings", 1, NOBODY, &a);
    struct str text = sample_bytes(&t, "text", &a), csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(csv, ",GEO,1,1,0,0,1,0,3,0,2012,\"decided, points\"\n"));
    assert_true(contains(csv, ",SRB,1,0,0,1,0,0,1.5,0,2012,\"decided, expelled\"\n"));
    assert_true(contains(csv, ",VIE,1,1,0,0,2,0,3,0,2012,corrected\n"));
    assert_true(contains(csv, ",ARM,1,0,1,0,1,0,2,0,2012,\n"));
    assert_true(contains(text, "  GEO  d p "));
    assert_true(
        contains(text, "\n\nMarks: c = result corrected, d = played or not by decision, p = points added or taken off "
                       "by\ndecision, x = expelled\nMP = "));
    assert_true(contains(text, "\np საქართველო, by a decision before round 2: MP -1, GP 0.5\n"));
    struct str html = sample_bytes(&t, "html", &a);
    assert_true(contains(html, "<td class=\"x k4\">d p</td>"));
    assert_true(contains(html, "<td class=\"n k4\">c</td>"));
    assert_false(contains(html, "class=\"x k4\"></td>"));
    assert_true(contains(sample_bytes(&t, "json", &a), "\"marks\": \"decided, points\""));
    t = sample_report(e, "boards", 1, NOBODY, &a);
    csv = sample_bytes(&t, "csv", &a);
    text = sample_bytes(&t, "text", &a);
    assert_true(contains(csv, ",4000,decided,,expelled\n"));
    assert_true(contains(text, "\n1d "));
    assert_true(contains(text, "Šabac x"));
    t = sample_report(e, "pairings", 2, NOBODY, &a);
    csv = sample_bytes(&t, "csv", &a);
    assert_true(contains(csv, ",GEO,1,,,,,points\n"));
    assert_true(contains(csv, ",SRB,4,,,,withdrawn,expelled\n"));
    t = sample_report(e, "teams", 0, NOBODY, &a);
    assert_true(contains(sample_bytes(&t, "text", &a), "Հայաստան (ARM) w"));
    arena_free(&a);
}

static void boards_show_who_sat_where(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(sample_event(&a), "boards", 1, NOBODY, &a);
    struct str csv = sample_bytes(&t, "csv", &a);

    (void)state;
    assert_int_equal(t.part[0]->table.nblock, 3);
    assert_int_equal(t.part[0]->table.block[0].nrow, 4);
    assert_true(contains(csv, "\n1,1,საქართველო,GEO,2.5,1.5,4,\"Serbia \"\"B\"\", Šabac\",SRB,played,,"
                              "1,1,GM,\"ჯობავა, ბაადურ\",2700,1000,white,1-0,1,GM,\"Đurić, Želimir\",2400,4000,,,\n"));
    assert_true(contains(csv, ",4,4,,Player 4 of 1,2669,1003,black,1/2,4,,Player 4 of 4,2369,4003,,,\n"));
    arena_free(&a);
}

static void squads_stand_in_until_line_ups_are_known(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(sample_event(&a), "boards", 2, NOBODY, &a);
    struct str csv = sample_bytes(&t, "csv", &a), text = sample_bytes(&t, "text", &a);

    (void)state;
    assert_int_equal(t.part[0]->table.block[0].nrow, 5);
    assert_true(contains(csv, ",,3,,Player 3 of 2,2580,2002,,,4,,Player 4 of 1,2669,1003,squads,,\n"));
    assert_false(contains(csv, "Player 3 of 1"));
    assert_true(contains(text, "3      Player 3 of 2"));
    assert_true(contains(text, "Open Section · Squads, not line-ups · Round 2"));
    assert_true(contains(text, "\nThese are the squads: all who may play, not who plays against whom.\n"));
    assert_false(contains(text, "1-0"));
    arena_free(&a);
}

/* Article by article: the only opponent is left out, the bye gives a virtual one with 1 MP and 2
 * GP. */
static void a_contribution_is_explained(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    struct sheet t = sample_report(e, "explain", 1, 0, &a);

    (void)state;
    expect_str(sample_bytes(&t, "csv", &a),
               "rank,number,team,federation,mp,osb,gp,mpo,round,kind,opponent_number,opponent,virtual,"
               "opponent_mp,opponent_gp,scored,product,left_out,marks,opponent_marks\n"
               "2,1,საქართველო,GEO,2,0,2.5,0,1,played,4,\"Serbia \"\"B\"\", Šabac\",0,0,1.5,2.5,0,1,,\n");
    t = sample_report(e, "explain", 1, 6, &a);
    assert_true(contains(sample_bytes(&t, "csv", &a), "\n3,7,Angola,ANG,1,0,2,0,1,bye,,,1,1,2,2,2,1,,\n"));
    struct str text = sample_bytes(&t, "text", &a);
    assert_true(contains(text, "Angola: rank 3, MP 1, OSB 0, GP 2, MPO 0\n"));
    assert_true(contains(text, "virtual opponent (bye)"));
    assert_true(contains(text, "left out"));
    assert_true(contains(text, "Sum "));
    arena_free(&a);
}

static void an_adjustment_is_explained(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct adjustment by = { .team = 0, .mp = -1, .gp = -3, .from = 2 };

    (void)state;
    e->section->adjustment = &by;
    e->section->nadjustment = 1;
    struct sheet t = sample_report(e, "explain", 1, 0, &a);
    assert_int_equal(t.nnote, 2);
    expect_str(t.note[0].text, "Marks: p = points added or taken off by decision");
    expect_str(t.note[1].text, "by a decision before round 2: MP -1, GP -1.5");
    by.pairing_only = true;
    t = sample_report(e, "explain", 1, 0, &a);
    assert_int_equal(t.nnote, 0);
    arena_free(&a);
}

/* 2700 + 2690 + 2669 + 2660 = 10719, of a squad whose third player was replaced. */
static void averages_leave_replaced_players_out(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    struct sheet t = sample_report(e, "numbers", 0, NOBODY, &a);

    (void)state;
    assert_true(contains(sample_bytes(&t, "csv", &a), "number,team,federation,average,fifth,given,marks\n"
                                                      "1,საქართველო,GEO,2679.75,2650,,\n"
                                                      "2,Việt Nam,VIE,2584.75,2560,,\n"));
    t = sample_report(e, "teams", 0, NOBODY, &a);
    struct str csv = sample_bytes(&t, "csv", &a), text = sample_bytes(&t, "text", &a);
    assert_true(contains(csv, "\n1,საქართველო,GEO,\"Гурієлі, Ілля\",2679.75,3,,Player 3 of 1,2680,1002,1,\n"));
    assert_true(contains(text, "Player 3 of 1 (replaced)"));
    assert_true(contains(text, "captain: Nguyễn, Văn Hải\n"));
    arena_free(&a);
}

/* GEO: 2700, 2690, 2669, 2660, 2650 without who was replaced, and of Angola, here a second team of GEO, 2090, 2080, 2069
   and 2060 with one unrated: 21668 / 9 = 2407.555... VIE: (2600 + 2590 + 2580 + 2569 + 2560) / 5. Nobody of UKR is rated. */
static void federations_count_players_and_average_the_rated(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->squad[6].federation = STR("GEO");
    e->section->squad[6].player[0].rating = 0;
    for (int i = 0; i < 5; i++)
        e->section->squad[2].player[i].rating = 0;
    struct sheet t = sample_report(e, "federations", 0, NOBODY, &a);
    expect_str(t.heading.title, "Federations");
    assert_int_equal(t.heading.round, 1);
    expect_str(sample_bytes(&t, "csv", &a), "federation,name,players,average,rank,number,team,marks\n"
                                            "ARM,Armenia,5,2179.80,3,6,Հայաստան,\n"
                                            "GEO,Georgia,10,2407.56,2,1,საქართველო,\n"
                                            "GEO,Georgia,10,2407.56,3,7,Angola,\n"
                                            "SRB,Serbia,5,2379.80,6,4,\"Serbia \"\"B\"\", Šabac\",\n"
                                            "UKR,Ukraine,5,,3,3,Україна,\n"
                                            "VIE,Vietnam,5,2579.80,1,2,Việt Nam,\n"
                                            "XXX,,5,2279.80,7,5,'=SUM(A1:A9),\n");
    arena_free(&a);
}

static void expect_refusal(const struct event *e, const char *name, int round, int team, enum err_kind kind,
                           const char *text)
{
    const struct report_input in = { .event = e, .section = e->section, .round = round, .team = team, .other = NOBODY };
    struct arena a = { 0 };
    struct err err = { 0 };
    struct sheet t;

    assert_false(report_make(report_find(str_of(name)), &in, &a, &t, &err));
    assert_int_equal(err.kind, kind);
    assert_string_equal(err_said(&err), text);
    arena_free(&a);
}

static void a_round_that_is_not_there_is_refused(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    expect_refusal(e, "pairings", 3, NOBODY, ERR_STATE, "round 3 of Open Section has not been paired yet");
    expect_refusal(e, "standings", 2, NOBODY, ERR_STATE,
                   "round 2 of Open Section has not been published, so it has no results");
    expect_refusal(e, "explain", 1, NOBODY, ERR_USAGE, "which team? the report explain needs one");
    expect_refusal(e, "standings", -1, NOBODY, ERR_USAGE, "rounds are numbered from 1");
    e->section->nround = 0;
    expect_refusal(e, "boards", 0, NOBODY, ERR_STATE, "no round of Open Section has been paired yet");
    arena_free(&a);
}

static void before_the_first_round_the_standings_are_the_numbers(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->nround = 0;
    struct sheet t = sample_report(e, "standings", 0, NOBODY, &a);
    assert_true(contains(sample_bytes(&t, "csv", &a), "\n1,1,საქართველო,GEO,0,0,0,0,0,0,0,0,2012,\n"
                                                      "1,2,Việt Nam,VIE,0,0,0,0,0,0,0,0,2012,\n"));
    arena_free(&a);
}

/* What a cell of that column must stand for. */
static enum ref_kind wanted(const struct column *c)
{
    static const struct {
        const char *word;
        enum ref_kind kind;
    } row[] = {
        { "team", REF_TEAM },
        { "first_team", REF_TEAM },
        { "second_team", REF_TEAM },
        { "opponent", REF_TEAM },
        { "player", REF_PLAYER },
        { "first_player", REF_PLAYER },
        { "second_player", REF_PLAYER },
        { "table", REF_MATCH },
        { "round", REF_ROUND },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (c->key && strcmp(c->key, row[i].word) == 0)
            return row[i].kind;
    return REF_NONE;
}

/* How many cells of these columns stand for something; each must be what its column is about. */
static int count_refs(const struct column *c, int n, const struct cell *cell, const struct section *s)
{
    int refs = 0;

    for (int i = 0; i < n; i++) {
        enum ref_kind want = wanted(&c[i]);
        if (want == REF_NONE || cell_is_empty(cell[i]))
            continue;
        if (want == REF_ROUND && cell[i].to.kind == REF_NONE)
            continue; /* the tie-breaks of all teams name each round 176 times: there none leads */
        assert_int_equal(cell[i].to.kind, want);
        assert_true(section_is(cell[i].to.section, s));
        refs++;
    }
    return refs;
}

static int refs_of(const struct table *t, const struct section *s)
{
    int refs = 0;

    for (int b = 0; b < t->nblock; b++) {
        if (t->block[b].head)
            refs += count_refs(t->head, t->nhead, t->block[b].head, s);
        for (int r = 0; r < t->block[b].nrow; r++)
            if (t->block[b].row[r].audience != FOR_SHEETS)
                refs += count_refs(t->col, t->ncol, t->block[b].row[r].cell, s);
    }
    return refs;
}

static void names_and_tables_know_what_they_stand_for(void **state)
{
    static const struct {
        const char *report;
        int round, refs;
    } row[] = {
        { "pairings", 2, 3 * 3 + 1 },       /* a table and two teams; the bye */
        { "boards", 1, 3 * 3 + 3 * 4 * 2 }, /* the same; two players a board */
        { "standings", 1, 7 },
        { "federations", 1, 7 },
        { "progressive", 1, 7 },
        { "crosstable", 1, 7 },
        { "explain", 1, 1 + 1 + 1 }, /* the team, its round, the opponent */
        { "teams", 0, 7 + 36 },
        { "numbers", 0, 7 },
        { "orders", 0, 7 },
        { "presence", 0, 7 },
    };
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct sheet s = sample_report(e, row[i].report, row[i].round, 0, &a);
        assert_int_equal(refs_of(&s.part[0]->table, e->section), row[i].refs);
    }
    arena_free(&a);
}

/* Also of a report that nobody counted above. */
static void in_every_report_names_and_tables_lead_somewhere(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);

    (void)state;
    for (int r = 0; report_row(r); r++) {
        struct sheet s = sample_report(e, report_row(r)->name, 0, 1, &a);
        for (int i = 0; i < s.npart; i++)
            if (part_is_table(s.part[i]))
                refs_of(&s.part[i]->table, e->section);
    }
    arena_free(&a);
}

/* Team 1 had White on the odd boards; on board 2 of its match nobody of it came. */
static void a_captain_reads_who_played_where(void **state)
{
    static const enum result results[] = { RESULT_WIN, RESULT_MISSED, RESULT_DRAW, RESULT_LOSS };
    static const char *const want[2][4] = { { "1w1", "2-0F", "3w0.5", "4b0" }, { "1b0", "2-1F", "3b0.5", "4w1" } };
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct fixture *f = &e->section->round[0].fixture[0];

    (void)state;
    for (int b = 0; b < 4; b++)
        f->board[b].result = results[b];
    for (int side = 0; side < 2; side++) {
        struct sheet t = sample_report(e, "captains", 2, f->side[side], &a);
        struct str csv = sample_bytes(&t, "csv", &a);
        for (int b = 0; b < 4; b++)
            assert_true(side == 0 && b == 2 ? !contains(csv, "3w0.5") /* he was replaced */
                                            : contains(csv, str_c(&a, str_fmt(&a, ",%s,", want[side][b]))));
        assert_true(contains(sample_bytes(&t, "text", &a), "2b½: on board 2 with Black"));
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_report_is_found_by_its_name),
        cmocka_unit_test(a_protocol_tells_what_was_passed_over),
        cmocka_unit_test(every_report_has_every_format),
        cmocka_unit_test(a_captain_reads_who_played_where),
        cmocka_unit_test(standings_print_shared_ranks),
        cmocka_unit_test(standings_have_the_criteria_of_the_ranking),
        cmocka_unit_test(prizes_have_all_criteria_of_a_long_ranking),
        cmocka_unit_test(the_hall_of_a_section_stands_before_the_venue),
        cmocka_unit_test(captains_read_where_the_desk_is),
        cmocka_unit_test(draws_are_listed_from_the_most),
        cmocka_unit_test(the_unbeaten_are_listed_from_most_points),
        cmocka_unit_test(statistics_count_games_over_the_board),
        cmocka_unit_test(games_won_in_a_row_are_counted),
        cmocka_unit_test(standings_name_the_variant_above_the_table),
        cmocka_unit_test(standings_of_a_running_round_are_provisional),
        cmocka_unit_test(pairings_of_a_draft_say_so),
        cmocka_unit_test(a_change_by_hand_is_on_the_sheet_with_its_reason),
        cmocka_unit_test(changes_for_one_reason_share_a_note),
        cmocka_unit_test(results_stand_between_the_teams),
        cmocka_unit_test(who_is_not_paired_is_named),
        cmocka_unit_test(what_must_not_mislead_is_marked),
        cmocka_unit_test(boards_show_who_sat_where),
        cmocka_unit_test(squads_stand_in_until_line_ups_are_known),
        cmocka_unit_test(a_contribution_is_explained),
        cmocka_unit_test(an_adjustment_is_explained),
        cmocka_unit_test(averages_leave_replaced_players_out),
        cmocka_unit_test(federations_count_players_and_average_the_rated),
        cmocka_unit_test(a_round_that_is_not_there_is_refused),
        cmocka_unit_test(before_the_first_round_the_standings_are_the_numbers),
        cmocka_unit_test(names_and_tables_know_what_they_stand_for),
        cmocka_unit_test(in_every_report_names_and_tables_lead_somewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
