/* SPDX-License-Identifier: Apache-2.0 */
/* corrections.c - the report corrections: results changed after the next round was published, or for the rating. */

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/report.h"
#include "teams/match.h"
#include "teams/messages.h"

enum { ROUND, TABLE, BOARD, MATCH, WAS, BECOMES, COUNTS, WHEN, WHO, WHY, COLUMNS };

static const struct column columns[COLUMNS] = {
    [ROUND] = { "round", &label_round, ALIGN_RIGHT },
    [TABLE] = { "table", &label_table, ALIGN_RIGHT },
    [BOARD] = { "board", &label_board, ALIGN_RIGHT },
    [MATCH] = { "match", &label_match, ALIGN_LEFT, .name = true },
    [WAS] = { "was", &label_was, ALIGN_CENTRE },
    [BECOMES] = { "becomes", &label_is, ALIGN_CENTRE, .tone = TONE_STRONG },
    [COUNTS] = { "counts_from", &label_counts, ALIGN_LEFT },
    [WHEN] = { "time", &label_when, ALIGN_LEFT },
    [WHO] = { "by", &label_who, ALIGN_LEFT },
    [WHY] = { "reason", &label_why, ALIGN_LEFT, .wraps = true },
};

static const struct table shape = { .rows = "corrections", .col = columns, .ncol = COLUMNS };

static struct cell *add_row(struct block *b, const struct section *s, int round, int table, struct arena *a)
{
    const struct fixture *f = match_at(&s->round[round - 1], table);
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[ROUND] = cell_round(s, round);
    cell[TABLE] = cell_table(s, round, table);
    if (f)
        cell[MATCH] = cell_match(s, f, a);
    return cell;
}

/* Rounds are paired with it from that one on; after the last round there is none. */
static struct message counts_from(const struct section *s, int round)
{
    return round <= s->rounds ? say_counts_from_round(round) : say_counts_in_standings();
}

static struct cell said(struct message m, const struct wording *how, struct arena *a)
{
    return cell_text(message_text(&m, how, a));
}

/* "0F : 3F", as on the sheets */
static struct cell mark_cell(struct no_show mark, const struct wording *how, struct arena *a)
{
    if (mark.decided)
        return said(mark.decided == DECIDED_PLAYED ? say_counts_as_played() : say_counts_as_unplayed(), how, a);
    if (!mark.absent[0] && !mark.absent[1])
        return said(say_scored_from_boards(), how, a);
    return cell_text(str_fmt(a, "%dF : %dF", mark.absent[0] ? 0 : mark.present, mark.absent[1] ? 0 : mark.present));
}

static void add_mark(struct block *b, const struct section *s, const struct mark_correction *c,
                     const struct wording *how, struct arena *a)
{
    struct cell *cell = add_row(b, s, c->round, c->table, a);

    cell[WAS] = mark_cell(c->was, how, a);
    cell[BECOMES] = mark_cell(c->becomes, how, a);
    cell[COUNTS] = said(counts_from(s, c->from), how, a);
    cell[WHEN] = cell_text(c->at);
    cell[WHO] = cell_text(c->by);
    cell[WHY] = cell_text(c->reason);
}

bool report_build_corrections(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;

    (void)e;
    sheet->scale = SCALE_LIST;
    struct block *b = table_block(sheet_table(sheet, &shape, a), s->ncorrection + s->nmark_correction, a);
    for (int i = 0; i < s->ncorrection; i++)
        if (!in->round || in->round == s->correction[i].round) {
            const struct correction *c = &s->correction[i];
            struct cell *cell = add_row(b, s, c->round, c->table, a);

            cell[BOARD] = cell_number(c->board);
            cell[WAS] = cell_result(c->was);
            cell[BECOMES] = cell_result(c->becomes);
            cell[COUNTS] =
                said(c->from ? counts_from(s, c->from) : say_counts_for_rating(), &sheet->heading.wording, a);
            cell[WHEN] = cell_text(c->at);
            cell[WHO] = cell_text(c->by);
            cell[WHY] = cell_text(c->reason);
        }
    for (int i = 0; i < s->nmark_correction; i++)
        if (!in->round || in->round == s->mark_correction[i].round)
            add_mark(b, s, &s->mark_correction[i], &sheet->heading.wording, a);
    if (b->nrow == 0)
        sheet_note_say(sheet, say_none_was_corrected_later(), a);
    return true;
}
