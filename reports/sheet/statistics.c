/* SPDX-License-Identifier: Apache-2.0 */
/* statistics.c - the report statistics: what the games of a section add up to. */
#include "teams/statistics.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"

enum { UPSETS = 12, RUNS = 12 }; /* so many of each are shown; data have all */

enum { H_PART, H_LABEL, HEADS };

static const struct column heads[HEADS] = {
    [H_PART] = { "part", NULL, ALIGN_LEFT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
};

enum { G_NO, G_OF, G_GAMES, G_WON, G_DRAWN, G_LOST, G_SHARE, G_COLUMNS };

static const struct column game_columns[G_COLUMNS] = {
    [G_NO] = { "no", NULL, ALIGN_RIGHT, FOR_DATA },
    [G_OF] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG },
    [G_GAMES] = { "games", &label_games, ALIGN_RIGHT },
    [G_WON] = { "white_won", &label_white_won, ALIGN_RIGHT },
    [G_DRAWN] = { "drawn", &label_drawn, ALIGN_RIGHT },
    [G_LOST] = { "black_won", &label_black_won, ALIGN_RIGHT },
    [G_SHARE] = { "white_percent", &label_white_percent, ALIGN_RIGHT },
};

static const struct column band_columns[G_COLUMNS] = {
    [G_NO] = { "difference_from", NULL, ALIGN_RIGHT, FOR_DATA },
    [G_OF] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG },
    [G_GAMES] = { "games", &label_games, ALIGN_RIGHT },
    [G_WON] = { "higher_won", &label_higher_won, ALIGN_RIGHT },
    [G_DRAWN] = { "drawn", &label_drawn, ALIGN_RIGHT },
    [G_LOST] = { "lower_won", &label_lower_won, ALIGN_RIGHT },
    [G_SHARE] = { "higher_percent", &label_higher_percent, ALIGN_RIGHT },
};

enum { U_ROUND, U_TABLE, U_BOARD, U_PLAYER, U_RATING, U_RESULT, U_OPPONENT, U_OTHER, U_AHEAD, U_COLUMNS };

static const struct column upset_columns[U_COLUMNS] = {
    [U_ROUND] = { "round", &label_rd, ALIGN_RIGHT },
    [U_TABLE] = { "table", &label_table, ALIGN_RIGHT },
    [U_BOARD] = { "board", &label_board, ALIGN_RIGHT },
    [U_PLAYER] = { "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [U_RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [U_RESULT] = { "result", &label_result, ALIGN_CENTRE },
    [U_OPPONENT] = { "opponent_player", &label_opponent, ALIGN_LEFT, .name = true },
    [U_OTHER] = { "opponent_rating", &label_rtg, ALIGN_RIGHT },
    [U_AHEAD] = { "ahead", &label_ahead, ALIGN_RIGHT },
};

enum { R_GAMES, R_PLAYER, R_FEDERATION, R_FROM, R_TO, R_OPPONENTS, R_COLUMNS };

static const struct column run_columns[R_COLUMNS] = {
    [R_GAMES] = { "won_in_a_row", &label_in_a_row, ALIGN_RIGHT, .tone = TONE_STRONG },
    [R_PLAYER] = { "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [R_FEDERATION] = { "federation", &label_fed, ALIGN_LEFT },
    [R_FROM] = { "from_round", &label_from_round, ALIGN_RIGHT },
    [R_TO] = { "to_round", &label_to_round, ALIGN_RIGHT },
    [R_OPPONENTS] = { "opponents", &label_opp, ALIGN_RIGHT },
};

enum group { GAMES, BANDS, UPSET_LIST, RUN_LIST, PARTS };

static const struct table shapes[PARTS] = {
    [GAMES] = { "parts", "rows", heads, HEADS, game_columns, G_COLUMNS },
    [BANDS] = { "parts", "rows", heads, HEADS, band_columns, G_COLUMNS },
    [UPSET_LIST] = { "parts", "rows", heads, HEADS, upset_columns, U_COLUMNS },
    [RUN_LIST] = { "parts", "rows", heads, HEADS, run_columns, R_COLUMNS },
};

/* What is being made. */
struct statistics_making {
    const struct section *section;
    int round;
    struct sheet *sheet;
    struct table *part[PARTS];
    struct arena *a;
};

static struct block *open_block(struct statistics_making *m, enum group part, const char *name, struct message label,
                                int n)
{
    struct block *b = table_block(m->part[part], n, m->a);

    b->head[H_PART] = cell_text(str_of(name));
    b->head[H_LABEL] = cell_text(message_text(&label, &m->sheet->heading.wording, m->a));
    return b;
}

static void add_tally(struct block *b, int no, struct str of, const struct game_tally *t)
{
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[G_NO] = no > 0 ? cell_number(no) : (struct cell){ 0 };
    cell[G_OF] = cell_text(of);
    cell[G_GAMES] = cell_number(game_tally_count(t));
    cell[G_WON] = cell_number(t->won);
    cell[G_DRAWN] = cell_number(t->drawn);
    cell[G_LOST] = cell_number(t->lost);
    /* Of a hundred points, with a half rounded up; nothing of no games. */
    const int games = game_tally_count(t);
    cell[G_SHARE] = games > 0 ? cell_number((100 * (2 * t->won + t->drawn) + games) / (2 * games)) : (struct cell){ 0 };
}

static struct str told(const struct statistics_making *m, struct message message)
{
    return message_text(&message, &m->sheet->heading.wording, m->a);
}

static void add_games(struct statistics_making *m, const struct statistics *x)
{
    struct block *b = open_block(m, GAMES, "all", say_all_games(), 1);

    add_tally(b, 0, told(m, say_all_games()), &x->all);
    if (m->section->boards > 1) {
        b = open_block(m, GAMES, "boards", say_by_board(), m->section->boards);
        for (int i = 0; i < m->section->boards; i++)
            add_tally(b, i + 1, told(m, say_board_of_number(i + 1)), &x->board[i]);
    }
    b = open_block(m, GAMES, "rounds", say_by_round(), m->round);
    for (int r = 0; r < m->round; r++)
        add_tally(b, r + 1, told(m, say_round_of_number(r + 1)), &x->round[r]);
}

static void add_upsets(struct statistics_making *m)
{
    const struct upset *list;
    const int n = statistics_upsets(m->section, 1, m->round, &list, m->a);
    struct block *b = open_block(m, UPSET_LIST, "upsets", say_biggest_upsets(), n);

    for (int i = 0; i < n; i++) {
        const struct upset *u = &list[i];
        bool shown = i < UPSETS;
        struct cell *cell = block_row_for(b, TONE_PLAIN, shown ? FOR_ALL : FOR_DATA);
        const int squad[2] = { u->match->side[u->side], u->match->side[!u->side] };
        const int place[2] = { u->match->board[u->board].place[u->side], u->match->board[u->board].place[!u->side] };
        const struct section *s = m->section;

        cell[U_ROUND] = cell_number(u->round);
        cell[U_TABLE] = cell_table(s, u->round, u->match->table);
        cell[U_BOARD] = s->boards > 1 ? cell_number(u->board + 1) : (struct cell){ 0 };
        cell[U_PLAYER] = cell_player(s, squad[0], place[0]);
        cell[U_RATING] = cell_number(s->squad[squad[0]].player[place[0] - 1].rating);
        cell[U_RESULT] = cell_text(u->weight == u->ahead ? STR("1-0") : STR("1/2"));
        cell[U_OPPONENT] = cell_player(s, squad[1], place[1]);
        cell[U_OTHER] = cell_number(s->squad[squad[1]].player[place[1] - 1].rating);
        cell[U_AHEAD] = cell_number(u->ahead);
    }
}

static void add_runs(struct statistics_making *m)
{
    const struct winning_run *list;
    const int n = statistics_runs(m->section, m->round, &list, m->a);
    struct block *b = open_block(m, RUN_LIST, "runs", say_longest_runs(), n);

    for (int i = 0; i < n; i++) {
        struct cell *cell = block_row_for(b, TONE_PLAIN, i < RUNS ? FOR_ALL : FOR_DATA);
        cell[R_GAMES] = cell_number(list[i].games);
        cell[R_PLAYER] = cell_player(m->section, list[i].squad, list[i].player + 1);
        cell[R_FEDERATION] = cell_text(m->section->squad[list[i].squad].federation);
        cell[R_FROM] = cell_number(list[i].from);
        cell[R_TO] = cell_number(list[i].to);
        cell[R_OPPONENTS] = cell_known(list[i].ratings / list[i].games);
    }
}

bool report_build_statistics(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    struct statistics_making m = { .section = in->section, .round = in->round, .sheet = sheet, .a = a };
    const struct statistics x = statistics_make(in->section, in->round);

    (void)e;
    sheet->scale = SCALE_LIST;
    for (int i = 0; i < PARTS; i++)
        m.part[i] = sheet_table(sheet, &shapes[i], a);
    add_games(&m, &x);
    struct block *b = open_block(&m, BANDS, "differences", say_by_difference(), STATISTICS_BANDS);

    for (int i = 0; i < STATISTICS_BANDS; i++) {
        const int from = statistics_band[i], to = i + 1 < STATISTICS_BANDS ? statistics_band[i + 1] - 1 : 0;
        add_tally(b, from, to > 0 ? str_fmt(m.a, "%d–%d", from, to) : str_fmt(m.a, "%d+", from), &x.band[i]);
    }
    add_upsets(&m);
    add_runs(&m);
    if (in->round == 0)
        sheet_note_say(sheet, say_nothing_played_yet(), a);
    sheet_note_say(sheet, say_statistics_over_the_board(), a);
    figures_note_running(sheet, in->section, in->round, a);
    figures_note_corrections(sheet, in->section, in->round, a);
    return true;
}
