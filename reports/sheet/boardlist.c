/* SPDX-License-Identifier: Apache-2.0 */
/* boardlist.c - the report boardlist: the best players by board. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/report.h"
#include "teams/prize/prize.h"

enum { H_BOARD, H_BY, H_LABEL, HEADS };

static const struct column heads[HEADS] = {
    [H_BOARD] = { "board", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_BY] = { "by", NULL, ALIGN_LEFT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
};

enum {
    RANK,
    SHARED,
    TITLE,
    PLAYER,
    TEAM,
    FED,
    NUMBER,
    RATING,
    FIDE,
    GAMES,
    POINTS,
    PERCENT,
    OPPONENTS,
    PERFORMANCE,
    CHANGE,
    CHANGE_SHOWN,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [RANK] = { "rank", &label_rank, ALIGN_RIGHT, .tone = TONE_STRONG },
    [SHARED] = { "shared", NULL, ALIGN_LEFT, FOR_DATA },
    [TITLE] = { "title", NULL, ALIGN_RIGHT },
    [PLAYER] = { "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
    [NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [GAMES] = { "games", &label_games, ALIGN_RIGHT },
    [POINTS] = { "points", &label_pts, ALIGN_RIGHT },
    [PERCENT] = { "percent", NULL, ALIGN_RIGHT, .title = "%" },
    [OPPONENTS] = { "opponents", &label_opp, ALIGN_RIGHT },
    [PERFORMANCE] = { "performance", &label_perf, ALIGN_RIGHT },
    [CHANGE] = { "rating_change", NULL, ALIGN_RIGHT, FOR_DATA },
    [CHANGE_SHOWN] = { NULL, &label_change, ALIGN_RIGHT, FOR_SHEETS },
};

static const struct table shape = {
    .blocks = "lists", .rows = "players", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

enum { SHOWN = 10 }; /* ranks that sheets show, unless somebody asks for more */

/* What is being made. */
struct boardlist_making {
    const struct report_input *in;
    const struct section *section;
    struct rating_view view;
    struct table *table;
    const struct wording *wording;
    struct arena *a;
};

static void add_player(const struct boardlist_making *m, struct block *b, const struct contender *c)
{
    const struct squad *q = &m->section->squad[c->squad];
    const struct player *p = &q->player[c->player];
    int shown = m->in->top > 0 ? m->in->top : SHOWN;
    struct cell *cell = block_row_for(b, TONE_PLAIN, c->rank <= shown ? FOR_ALL : FOR_DATA);

    cell[RANK] = cell_number(c->rank);
    cell[SHARED] = cell_flag(c->shared);
    cell[TITLE] = cell_text(p->title);
    cell[PLAYER] = cell_player(m->section, c->squad, c->player + 1);
    cell[TEAM] = cell_team(m->section, c->squad);
    cell[FED] = cell_text(q->federation);
    cell[NUMBER] = figures_number(q);
    cell[RATING] = cell_known(p->rating);
    cell[FIDE] = cell_known(p->fide_id);
    cell[GAMES] = cell_number(c->games.games);
    cell[POINTS] = cell_half(c->games.half);
    cell[PERCENT] = cell_hundredths((100L * 100 * c->games.half + c->games.games) / (2L * c->games.games));
    cell[OPPONENTS] = cell_number(performance_average(&c->games));
    cell[PERFORMANCE] = cell_number(performance_rating(&c->games));
    const struct rating_change change = rating_change(&m->view, m->in->round, c->squad, c->player, m->a);
    rating_fill(&change, &cell[CHANGE], &cell[CHANGE_SHOWN], m->a);
}

static void add_list(const struct boardlist_making *m, int place, const char *by,
                     struct message (*said)(const struct message *board), const struct contender *c, int n)
{
    const struct message board = figures_board(m->section, place);
    const struct message label = said(&board);
    struct block *b = table_block(m->table, n, m->a);

    b->head[H_BOARD] = cell_number(place);
    b->head[H_BY] = cell_text(str_of(by));
    b->head[H_LABEL] = cell_text(message_text(&label, m->wording, m->a));
    for (int i = 0; i < n; i++)
        add_player(m, b, &c[i]);
}

bool report_build_boardlist(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    int minimum = prize_minimum(s, in->round, in->games);
    struct boardlist_making m = {
        in, s, rating_view(in->event, s, a), sheet_table(sheet, &shape, a), &sheet->heading.wording, a
    };

    (void)e;
    sheet->scale = SCALE_LIST;
    if (in->round == 0) {
        sheet_note_say(sheet, say_nothing_played_yet(), a);
        return true;
    }
    int unknown, n;
    const struct performance *games = prize_games(m.section, m.in->round, m.in->limit, m.a, &unknown);

    for (int place = 1; place <= m.section->squad_size; place++) {
        const struct contender *c = prize_board(m.section, games, place, minimum, m.a, &n);
        if (n == 0)
            continue;
        add_list(&m, place, "performance", say_list_by_performance, c, n);
        add_list(&m, place, "percentage", say_list_by_percentage, prize_by_percentage(c, n, m.a), n);
    }
    if (m.table->nblock == 0)
        sheet_note_say(sheet, say_nobody_played_so_many(minimum), a);
    sheet_note_say(sheet, say_board_list_counts(minimum, s->floor, MESSAGE_WITHIN(rating_limit_message(in->limit))), a);
    rating_note(sheet, s, a);
    figures_note_running(sheet, s, in->round, a);
    figures_note_corrections(sheet, s, in->round, a);
    return true;
}
