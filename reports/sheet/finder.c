/* SPDX-License-Identifier: Apache-2.0 */
/* finder.c - where is my team: the teams of a round in the order of the alphabet. */
#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/match.h"
#include "teams/text.h"

enum { TEAM, FED, NUMBER, TABLE, COLOUR, OPPONENT, SHOWN, STATUS, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [TABLE] = { "table", &label_table, ALIGN_RIGHT, .tone = TONE_STRONG },
    [COLOUR] = { "board_1", &label_bd_1, ALIGN_LEFT },
    [OPPONENT] = { "opponent", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN] = { NULL, &label_opponent, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [STATUS] = { "status", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "teams", .col = columns, .ncol = COLUMNS };

struct named {
    struct str key;
    int squad;
};

static int by_key(const void *a, const void *b)
{
    const struct named *x = a, *y = b;
    int order = str_cmp(x->key, y->key);

    return order ? order : x->squad - y->squad;
}

static const struct named *alphabet(const struct section *s, struct arena *a)
{
    struct named *list = arena_new(a, struct named, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        list[i] = (struct named){ text_fold(a, s->squad[i].name), i };
    qsort(list, (size_t)s->nsquad, sizeof *list, by_key);
    return list;
}

static void add_team(struct block *b, const struct section *s, const struct pairing_list *p, int round, int squad,
                     const struct wording *how, struct arena *a)
{
    const struct fixture *f = match_of(p, squad);
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[TEAM] = cell_team(s, squad);
    cell[FED] = cell_text(s->squad[squad].federation);
    cell[NUMBER] = figures_number(&s->squad[squad]);
    if (!f) {
        const struct message said = figures_entry(p->bye == squad ? ENTRY_BYE : ENTRY_UNPAIRED);
        cell[SHOWN] = cell_text(message_text(&said, how, a));
        cell[STATUS] = cell_text(str_of(entry_kind_name(p->bye == squad ? ENTRY_BYE : ENTRY_UNPAIRED)));
        return;
    }
    cell[TABLE] = cell_table(s, round, f->table);
    cell[COLOUR] = cell_text(match_side(f, squad) == 0 ? STR("White") : STR("Black"));
    cell[OPPONENT] = cell[SHOWN] = cell_team(s, match_opponent(f, squad));
}

bool report_build_finder(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct named *list = alphabet(s, a);

    (void)e;
    sheet->scale = SCALE_WALL;
    struct table *t = sheet_table(sheet, &shape, a);
    struct block *b = table_block(t, s->nsquad, a);
    for (int i = 0; i < s->nsquad; i++)
        add_team(b, s, &s->round[in->round - 1], in->round, list[i].squad, &sheet->heading.wording, a);
    return true;
}
