/* SPDX-License-Identifier: Apache-2.0 */
/* unbeaten.c - the report unbeaten: the players who have not lost a game. */
#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/report.h"

enum {
    POINTS,
    GAMES,
    WON,
    DRAWN,
    TITLE,
    PLAYER,
    NUMBER,
    TEAM,
    FEDERATION,
    RATING,
    FIDE,
    OPPONENTS,
    PERFORMANCE,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [POINTS] = { "points", &label_pts, ALIGN_RIGHT, .tone = TONE_STRONG },
    [GAMES] = { "games", &label_games, ALIGN_RIGHT },
    [WON] = { "won", &label_won, ALIGN_RIGHT },
    [DRAWN] = { "drawn", &label_drawn, ALIGN_RIGHT },
    [TITLE] = { "title", NULL, ALIGN_RIGHT },
    [PLAYER] = { "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [FEDERATION] = { "federation", &label_fed, ALIGN_LEFT },
    [RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [OPPONENTS] = { "opponents", &label_opp, ALIGN_RIGHT },
    [PERFORMANCE] = { "performance", &label_perf, ALIGN_RIGHT },
};

static const struct table shape = { .rows = "players", .col = columns, .ncol = COLUMNS };

/* A player of the section and the games. */
struct unbeaten {
    int squad, player; /* indexes */
    const struct performance *games;
};

/* Those with as many points stand by performance, then as they are registered. */
static int by_points(const void *a, const void *b)
{
    const struct unbeaten *x = a, *y = b;

    if (x->games->half != y->games->half)
        return y->games->half - x->games->half;
    int better = performance_rating(y->games) - performance_rating(x->games);
    return better ? better : (x->games > y->games) - (x->games < y->games);
}

/* Fills `list`, which has room for every player; gives how many there are. */
static int find(const struct section *s, const struct performance *games, struct unbeaten *list)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++) {
            const struct performance *of = &games[i * SQUAD_MAX + p];
            if (of->games > 0 && of->lost == 0)
                list[n++] = (struct unbeaten){ i, p, of };
        }
    qsort(list, (size_t)n, sizeof *list, by_points);
    return n;
}

/* Without a lost game the points tell how many were drawn. */
static void add_player(struct block *b, const struct section *s, const struct unbeaten *u)
{
    const struct squad *q = &s->squad[u->squad];
    const struct player *p = &q->player[u->player];
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[POINTS] = cell_half(u->games->half);
    cell[GAMES] = cell_number(u->games->games);
    cell[WON] = cell_number(u->games->half - u->games->games);
    cell[DRAWN] = cell_number(2 * u->games->games - u->games->half);
    cell[TITLE] = cell_text(p->title);
    cell[PLAYER] = cell_player(s, u->squad, u->player + 1);
    cell[NUMBER] = figures_number(q);
    cell[TEAM] = cell_team(s, u->squad);
    cell[FEDERATION] = cell_text(q->federation);
    cell[RATING] = cell_known(p->rating);
    cell[FIDE] = cell_known(p->fide_id);
    cell[OPPONENTS] = cell_number(performance_average(u->games));
    cell[PERFORMANCE] = cell_number(performance_rating(u->games));
}

bool report_build_unbeaten(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct unbeaten *list = arena_new(a, struct unbeaten, s->nsquad * SQUAD_MAX);
    int n = find(s, counted_games(in, a), list);
    struct block *b = table_block(sheet_table(sheet, &shape, a), n, a);

    (void)e;
    sheet->scale = SCALE_LIST;
    for (int i = 0; i < n; i++)
        add_player(b, s, &list[i]);
    if (in->round == 0)
        sheet_note_say(sheet, say_nothing_played_yet(), a);
    else if (n == 0)
        sheet_note_say(sheet, say_nobody_unbeaten(), a);
    sheet_note_say(sheet, say_unbeaten_over_the_board(), a);
    sheet_note_say(sheet, say_performances_count(s->floor, MESSAGE_WITHIN(rating_limit_message(in->limit))), a);
    figures_note_running(sheet, s, in->round, a);
    figures_note_corrections(sheet, s, in->round, a);
    return true;
}
