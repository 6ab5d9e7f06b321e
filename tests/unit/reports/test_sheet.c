/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/data.h"

enum { RANK, TEAM, POINTS, TEAM_COLUMNS };

static const struct column team_columns[TEAM_COLUMNS] = {
    [RANK] = { "rank", NULL, ALIGN_RIGHT, .title = "Rank" },
    [TEAM] = { "team", NULL, ALIGN_LEFT, .name = true, .title = "Team" },
    [POINTS] = { "points", NULL, ALIGN_RIGHT, .title = "Points" },
};

enum { P_RANK, P_PLAYER, P_TEAM, P_GAMES, P_SHOWN, PLAYER_COLUMNS };

static const struct column player_columns[PLAYER_COLUMNS] = {
    [P_RANK] = { "rank", NULL, ALIGN_RIGHT, .title = "Rank" },
    [P_PLAYER] = { "player", NULL, ALIGN_LEFT, .name = true, .title = "Player" },
    [P_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [P_GAMES] = { "games", NULL, ALIGN_RIGHT, .title = "Games" },
    [P_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, .title = "Seen" },
};

static const struct table teams = { .rows = "best", .col = team_columns, .ncol = TEAM_COLUMNS };
static const struct table players = { .rows = "best", .col = player_columns, .ncol = PLAYER_COLUMNS };

static void add_team(struct block *b, enum audience audience, long rank, const char *name, long half)
{
    struct cell *cell = block_row_for(b, TONE_PLAIN, audience);

    cell[RANK] = cell_number(rank);
    cell[TEAM] = cell_text(str_of(name));
    cell[POINTS] = cell_half(half);
}

/* Two parts: teams, of which sheets see the first alone; a player. */
static struct sheet best(struct arena *a)
{
    struct sheet s = { .name = "best" };
    struct block *b = table_block(sheet_table(&s, &teams, a), 3, a);

    add_team(b, FOR_ALL, 1, "Chad", 9);
    add_team(b, FOR_DATA, 2, "Mali", 8);
    add_team(table_block(&s.part[0]->table, 1, a), FOR_DATA, 3, "Togo", 7);
    struct cell *cell = block_row(table_block(sheet_table(&s, &players, a), 1, a), TONE_PLAIN);
    cell[P_RANK] = cell_number(1);
    cell[P_PLAYER] = cell_text(STR("Deng"));
    cell[P_TEAM] = cell_text(STR("Mali"));
    cell[P_GAMES] = cell_number(4);
    cell[P_SHOWN] = cell_text(STR("yes"));
    sheet_note(&s, STR("for all"), a);
    sheet_note_for(&s, FOR_SHEETS, STR("Togo is third"), a);
    return s;
}

static void a_sheet_shows_each_part_under_its_own_titles(void **state)
{
    struct arena a = { 0 };
    struct sheet s = best(&a);

    (void)state;
    expect_str(sample_bytes(&s, "text", &a), "\n"
                                             "Rank  Team  Points\n"
                                             "------------------\n"
                                             "   1  Chad     4.5\n"
                                             "\n"
                                             "Rank  Player  Games  Seen\n"
                                             "-------------------------\n"
                                             "   1  Deng        4  yes\n"
                                             "\n"
                                             "for all\n"
                                             "Togo is third\n");
    arena_free(&a);
}

static void data_see_all_rows_under_the_columns_of_all_parts(void **state)
{
    struct arena a = { 0 };
    struct sheet s = best(&a);

    (void)state;
    expect_str(sample_bytes(&s, "csv", &a), "rank,player,team,games,points\n"
                                            "1,,Chad,,4.5\n"
                                            "2,,Mali,,4\n"
                                            "3,,Togo,,3.5\n"
                                            "1,Deng,Mali,4,\n");
    struct str json = sample_bytes(&s, "json", &a);
    assert_true(contains(json, "   \"rank\": 3,\n   \"player\": null,\n   \"team\": \"Togo\",\n"));
    assert_true(contains(json, "\"notes\": [\n  \"for all\"\n ]"));
    arena_free(&a);
}

static void columns_stay_when_a_part_has_no_rows(void **state)
{
    struct arena a = { 0 };
    struct sheet s = { .name = "best" };

    (void)state;
    sheet_table(&s, &teams, &a);
    sheet_table(&s, &players, &a);
    sheet_note(&s, STR("nobody"), &a);
    expect_str(sample_bytes(&s, "csv", &a), "rank,player,team,games,points\n");
    expect_str(sample_bytes(&s, "text", &a), "\nnobody\n");
    arena_free(&a);
}

static void a_part_has_its_audience(void **state)
{
    struct arena a = { 0 };
    struct sheet s = best(&a);

    (void)state;
    s.part[0]->audience = FOR_SHEETS;
    expect_str(sample_bytes(&s, "csv", &a), "rank,player,team,games\n"
                                            "1,Deng,Mali,4\n");
    s.part[0]->audience = FOR_DATA;
    assert_false(contains(sample_bytes(&s, "text", &a), "Chad"));
    arena_free(&a);
}

static void what_is_seen_is_another_sheet(void **state)
{
    struct arena a = { 0 };
    struct sheet s = best(&a), seen;

    (void)state;
    s.part[0]->table.block[0].row[0].cell[TEAM] = cell_text(STR("\033"));
    seen = sheet_seen(&s, FOR_SHEETS, &a);
    expect_str(seen.part[0]->table.block[0].row[0].cell[TEAM].text, "\\u001B");
    assert_int_equal(seen.part[0]->table.nblock, 1);
    assert_int_equal(seen.part[0]->table.block[0].nrow, 1);
    expect_str(s.part[0]->table.block[0].row[0].cell[TEAM].text, "\033");
    assert_int_equal(s.part[0]->table.nblock, 2);
    assert_int_equal(s.part[0]->table.block[0].nrow, 2);
    arena_free(&a);
}

/* Lines are broken by the format alone: a text goes on two columns further to the right than it begins. */
static void prose_is_broken_by_the_format(void **state)
{
    struct arena a = { 0 };
    struct prose p = { .rows = "sentences" };
    struct sheet s = { .name = "told" };
    struct str hundred = STR("Sixteen letters. Sixteen letters. Sixteen letters. Sixteen letters. Sixteen letters. "
                             "Sixteen letters");

    (void)state;
    prose_add(&p, 0, STR("First"), &a);
    prose_add(&p, 1, hundred, &a);
    prose_add(&p, 0, STR("=Last"), &a);
    sheet_prose(&s, p, &a);
    expect_str(sample_bytes(&s, "text", &a),
               "\n"
               "First\n"
               "  Sixteen letters. Sixteen letters. Sixteen letters. Sixteen letters. Sixteen letters. Sixteen\n"
               "    letters\n"
               "\n"
               "=Last\n");
    struct str csv = str_fmt(&a, "level,text\n0,First\n1,%.*s\n0,'=Last\n", STR_ARG(hundred));
    expect_str(sample_bytes(&s, "csv", &a), str_c(&a, csv));
    assert_true(contains(sample_bytes(&s, "json", &a),
                         "\"sentences\": [\n  {\n   \"level\": 0,\n   \"text\": \"First\"\n  },"));
    arena_free(&a);
}

/* However many are missing, each is a row of the table, for readers as for programs. */
static void all_line_ups_are_rows(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    enum { MANY = 16 };
    struct fixture *f = arena_new(&a, struct fixture, MANY);

    (void)state;
    for (int i = 0; i < MANY; i++)
        f[i] = (struct fixture){ .table = i + 1, .side = { 1, 0 } };
    e->section->round[1].state = ROUND_PUBLISHED;
    e->section->round[1].fixture = f;
    e->section->round[1].nfixture = MANY;
    struct sheet s = sample_report(e, "lineups", 2, NOBODY, &a);
    struct str text = sample_bytes(&s, "text", &a), csv = sample_bytes(&s, "csv", &a);
    int lines = 0, missing = 0;
    while (text.n > 0)
        missing += contains(str_cut(&text, '\n'), "  missing");
    for (; csv.n > 0; lines++)
        str_cut(&csv, '\n');
    assert_int_equal(missing, 2 * MANY);
    assert_int_equal(lines, 1 + 2 * MANY);
    arena_free(&a);
}

/* What a medium does not see is for nobody in what it sees, titles and all; data see what is not on paper. */
static void paper_and_screens_have_columns_of_their_own(void **state)
{
    static const struct column col[] = {
        { "a", NULL, ALIGN_LEFT, .audience = FOR_ALL },      { NULL, NULL, ALIGN_LEFT, .audience = FOR_PAPER },
        { "c", NULL, ALIGN_LEFT, .audience = NOT_ON_PAPER }, { NULL, NULL, ALIGN_LEFT, .audience = FOR_SCREENS },
        { NULL, NULL, ALIGN_LEFT, .audience = FOR_SHEETS },  { "f", NULL, ALIGN_LEFT, .audience = FOR_DATA },
    };
    static const struct table shape = { .rows = "x", .col = col, .ncol = 6 };
    static const struct {
        enum audience who;
        bool sees[6];
    } row[] = { { FOR_PAPER, { true, true, false, false, true, false } },
                { FOR_SCREENS, { true, false, true, true, true, false } },
                { FOR_DATA, { true, false, true, false, false, true } } };
    struct arena a = { 0 };
    struct sheet s = { .name = "x" };

    (void)state;
    block_row(table_block(sheet_table(&s, &shape, &a), 1, &a), TONE_PLAIN)[0] = cell_number(1);
    for (int i = 0; i < 3; i++) {
        struct sheet seen = sheet_seen(&s, row[i].who, &a);
        for (int c = 0; c < 6; c++) {
            assert_int_equal(audience_sees(row[i].who, col[c].audience), row[i].sees[c]);
            assert_int_equal(audience_sees(FOR_SHEETS, seen.part[0]->table.col[c].audience), row[i].sees[c]);
        }
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paper_and_screens_have_columns_of_their_own),
        cmocka_unit_test(a_sheet_shows_each_part_under_its_own_titles),
        cmocka_unit_test(data_see_all_rows_under_the_columns_of_all_parts),
        cmocka_unit_test(columns_stay_when_a_part_has_no_rows),
        cmocka_unit_test(a_part_has_its_audience),
        cmocka_unit_test(what_is_seen_is_another_sheet),
        cmocka_unit_test(prose_is_broken_by_the_format),
        cmocka_unit_test(all_line_ups_are_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
