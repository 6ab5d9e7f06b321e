/* SPDX-License-Identifier: Apache-2.0 */
/* lineups.c - the report lineups: whose line-up is in, late or missing. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/amended.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/revision.h"

enum { TABLE, NUMBER, TEAM, FED, SIGNS_SHOWN, STATE, AT, BY, REASON, ORDER, MARKS, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", &label_table, ALIGN_RIGHT },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [STATE] = { "state", &label_line_up, ALIGN_LEFT, .tone = TONE_STRONG },
    [AT] = { "at", &label_when, ALIGN_LEFT },
    [BY] = { "by", &label_taken_by, ALIGN_LEFT },
    [REASON] = { "reason", &label_why, ALIGN_LEFT, .name = true, .wraps = true },
    [ORDER] = { "out_of_order", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "teams", .col = columns, .ncol = COLUMNS };

/* The blocks of a sheet, in this order: what somebody has to look after first. */
enum stage { MISSING, BY_DEFAULT, LATE, IN_TIME, STAGES };

struct lineups_build {
    const struct section *section;
    const struct pairing_list *list;
    int round;
    struct arena *a;
    int n[STAGES];
    unsigned shown; /* signs */
    const struct wording *wording;
};

static enum stage stage_of(const struct lineup *l)
{
    if (!l)
        return MISSING;
    if (l->origin != LINEUP_CAPTAIN)
        return BY_DEFAULT;
    return l->late ? LATE : IN_TIME;
}

/* Whether it follows the list would tell who plays, so it is said once it is opened. */
static bool is_out_of_order(const struct lineups_build *b, const struct lineup *l)
{
    return l && b->list->opened.n > 0 && lineup_misplaced(l->place, b->section->boards) > 0;
}

static void add_team(struct lineups_build *b, struct block *block, int squad)
{
    const struct squad *q = &b->section->squad[squad];
    const struct lineup *l = lineup_find(b->list, squad);
    const struct message state = lineup_state_message(l);
    struct cell *cell = block_row(block, TONE_PLAIN);

    cell[TABLE] = cell_table(b->section, b->round, match_of(b->list, squad)->table);
    cell[NUMBER] = figures_number(q);
    cell[TEAM] = cell_team(b->section, squad);
    cell[FED] = cell_text(q->federation);
    cell[STATE] = cell_text(message_text(&state, b->wording, b->a));
    cell[ORDER] = cell_flag(is_out_of_order(b, l));
    signs_fill(signs_gone(b->section, squad, b->round), &cell[SIGNS_SHOWN], &cell[MARKS], &b->shown, b->a);
    if (!l)
        return;
    cell[AT] = cell_text(l->at);
    cell[BY] = cell_text(l->by);
    cell[REASON] = cell_text(l->reason);
}

static bool is_at(const struct lineups_build *b, int squad, enum stage stage)
{
    return lineup_is_due(b->list, squad) && stage_of(lineup_find(b->list, squad)) == stage;
}

/* The teams of one stage by table; first the one that is named first. */
static void add_block(struct lineups_build *b, struct table *t, enum stage stage)
{
    struct block *block = table_block(t, b->n[stage], b->a);

    for (int i = 0; i < b->list->nfixture; i++)
        for (int side = 0; side < 2; side++) {
            int squad = b->list->fixture[i].side[side];
            if (is_at(b, squad, stage))
                add_team(b, block, squad);
        }
}

/* "Due 2 September 2016, 10:00, 25 minutes to go.": until they are opened, from when on nobody waits for it. */
static void note_deadline(struct lineups_build *b, struct sheet *sheet, const struct report_input *in)
{
    struct str due = lineup_deadline(in->event, in->section, in->round, b->a);
    struct str when = date_text(due, b->wording, b->a);

    if (due.n == 0) {
        sheet_note_say(sheet, say_no_deadline_is_set(), b->a);
        return;
    }
    bool past = in->now.n > 0 && moment_is_after(in->now, due);
    long minutes = 0;
    if (in->now.n > 0)
        minutes = past ? moment_minutes(due, in->now) : moment_left(in->now, due);
    const struct message span = moment_span(minutes);
    if (in->now.n == 0 || b->list->opened.n > 0)
        sheet_note_say(sheet, say_due_at(when), b->a);
    else if (past)
        sheet_note_say(sheet, say_due_at_ago(when, &span), b->a);
    else
        sheet_note_say(sheet, say_due_at_to_go(when, &span), b->a);
}

static void note_state(struct lineups_build *b, struct sheet *sheet)
{
    const struct pairing_list *r = b->list;

    if (r->state == ROUND_DRAFT)
        sheet_note_say(sheet, say_lineups_once_published(), b->a);
    else if (r->opened.n > 0)
        sheet_note_say(sheet, say_lineups_were_opened_at(date_text((struct str){ r->opened.p, 16 }, b->wording, b->a)),
                       b->a);
    else
        sheet_note_say(sheet, say_who_plays_is_secret(), b->a);
    for (int i = 0; i < r->nlineup; i++)
        if (lineup_is_due(r, r->lineup[i].squad) && is_out_of_order(b, &r->lineup[i]))
            sheet_note_say(sheet,
                           say_out_of_board_order(b->section->squad[r->lineup[i].squad].name,
                                                  match_of(r, r->lineup[i].squad)->table),
                           b->a);
}

bool report_build_lineups(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    struct lineups_build b = {
        in->section, &in->section->round[in->round - 1], in->round, a, { 0 }, 0, &sheet->heading.wording
    };

    (void)e;
    sheet->scale = SCALE_HAND;
    sheet->heading.amended = amended_text(in, REVISED_PAIRING, &sheet->heading.wording, a);
    struct table *t = sheet_table(sheet, &shape, a);
    for (int s = 0; s < STAGES; s++) {
        enum stage stage = (enum stage)s;
        int n = 0;

        for (int i = 0; i < b.list->nfixture; i++)
            for (int side = 0; side < 2; side++)
                n += is_at(&b, b.list->fixture[i].side[side], stage);
        b.n[s] = n;
        add_block(&b, t, (enum stage)s);
    }
    note_deadline(&b, sheet, in);
    const struct lineup_tally n = lineup_count(b.list);
    sheet_note_say(sheet, say_lineups_stand(n.handed_in, n.due, b.n[LATE], n.by_default, n.missing, n.walkover), b.a);
    note_state(&b, sheet);
    signs_note(sheet, b.shown, a);
    return true;
}
