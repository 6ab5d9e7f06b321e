/* SPDX-License-Identifier: Apache-2.0 */
/* explain.c - the reports explain and tie-breaks: what each round gives to the tie-breaks of a team. */
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "engine/ranking/standings.h"
#include "engine/ranking/tiebreak.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "reports/sheet/working.h"
#include "teams/score.h"

enum {
    ROUND,
    KIND,
    NUMBER,
    OPPONENT,
    VIRTUAL,
    SHOWN,
    SIGNS_SHOWN,
    OPPONENT_MP,
    OPPONENT_GP,
    SCORED,
    PRODUCT,
    LEFT_OUT,
    MARKS,
    OPPONENT_MARKS,
    COUNTED, /* what each criterion over opponents counts of the round */
    COLUMNS = COUNTED + CRITERION_COUNT
};

static const struct column fixed[COUNTED] = {
    [ROUND] = { "round", &label_rd, ALIGN_RIGHT },
    [KIND] = { "kind", NULL, ALIGN_LEFT, FOR_DATA },
    [NUMBER] = { "opponent_number", &label_no, ALIGN_RIGHT },
    [OPPONENT] = { "opponent", NULL, ALIGN_LEFT, FOR_DATA },
    [VIRTUAL] = { "virtual", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN] = { NULL, &label_opponent, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [OPPONENT_MP] = { "opponent_mp", &label_mp, ALIGN_RIGHT },
    [OPPONENT_GP] = { "opponent_gp", &label_gp, ALIGN_RIGHT },
    [SCORED] = { "scored", &label_scored, ALIGN_RIGHT },
    [PRODUCT] = { "product", &label_product, ALIGN_RIGHT },
    [LEFT_OUT] = { "left_out", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
    [OPPONENT_MARKS] = { "opponent_marks", NULL, ALIGN_LEFT, FOR_DATA },
};

enum { H_SHOWN, H_RANK, H_NUMBER, H_TEAM, H_FED, H_FIRST_VALUE, HEADS = H_FIRST_VALUE + CRITERION_COUNT };

static const struct column fixed_heads[H_FIRST_VALUE] = {
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, .at = ROUND }, [H_RANK] = { "rank", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },          [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
};

struct explain_build {
    const struct section *section;
    const struct ledger *ledger;
    const struct standing *line;
    struct contribution *list;
    int n, team;
    bool alone;                 /* it is the only team of the table */
    int shown[CRITERION_COUNT]; /* places in the ranking of the criteria that have a column */
    int nshown;
    unsigned own, signs; /* those of the team, those that are shown */
    struct block *block;
    const struct wording *wording;
    struct arena *a;
};

static const struct criterion_row *row_at(const struct explain_build *b, int place)
{
    return criterion_row(b->section->ranking.by[place]);
}

/* What data see in the head of the block, and sheets over the parts that the rounds have in it. */
static struct column value_column(const struct criterion_row *row, enum audience audience)
{
    return (struct column){ .key = audience == FOR_DATA ? row->key : NULL,
                            .label = audience == FOR_DATA ? NULL : &row->code,
                            .align = ALIGN_RIGHT,
                            .audience = audience };
}

static struct table columns_of(struct explain_build *b)
{
    struct column *col = arena_new(b->a, struct column, COLUMNS), *head = arena_new(b->a, struct column, HEADS);

    memcpy(col, fixed, sizeof fixed);
    memcpy(head, fixed_heads, sizeof fixed_heads);
    for (int c = 0; c < b->section->ranking.n; c++) {
        head[H_FIRST_VALUE + c] = value_column(row_at(b, c), FOR_DATA);
        if (!row_at(b, c)->working)
            continue;
        col[COUNTED + b->nshown] = value_column(row_at(b, c), FOR_SHEETS);
        b->shown[b->nshown++] = c;
    }
    head[H_SHOWN].span = COUNTED + b->nshown;
    return (struct table){ .blocks = "teams",
                           .rows = "rounds",
                           .head = head,
                           .nhead = H_FIRST_VALUE + b->section->ranking.n,
                           .col = col,
                           .ncol = COUNTED + b->nshown };
}

/* RULE_VIRTUAL, RULE_TIEBREAK_2022 */
static bool is_virtual(const struct section *s, const struct contribution *c)
{
    return c->kind == ENTRY_BYE || (c->kind != ENTRY_PLAYED && !tiebreak_row(s->tiebreak)->app2);
}

static struct str opponent_shown(const struct explain_build *b, const struct contribution *c, struct str name)
{
    const struct message kind = figures_entry(c->kind);
    struct message m = say_virtual_opponent(&kind, name);

    if (c->kind == ENTRY_PLAYED)
        return name;
    if (c->kind == ENTRY_UNPAIRED)
        m = say_opponent_without_points(&kind);
    else if (!is_virtual(b->section, c))
        m = say_opponent_unplayed(name, &kind);
    return message_text(&m, b->wording, b->a);
}

/* A row of a round; its opponent, or NOBODY. */
static struct cell *add_row(struct explain_build *b, enum tone tone, int opponent)
{
    struct cell *cell = block_row(b->block, tone), own;
    unsigned set = opponent == NOBODY ? 0 : signs_of_record(b->section, opponent, b->ledger->rounds);

    signs_fill(b->own, &own, &cell[MARKS], &b->signs, b->a);
    signs_fill(set, &cell[SIGNS_SHOWN], &cell[OPPONENT_MARKS], &b->signs, b->a);
    return cell;
}

/* Of all teams each round stands there as often as there are teams: it leads nowhere. */
static struct cell round_cell(const struct explain_build *b, int round)
{
    return b->alone ? cell_round(b->section, round) : cell_number(round);
}

static void add_contribution(struct explain_build *b, const struct contribution *c)
{
    struct cell *cell = add_row(b, c->left_out ? TONE_FAINT : TONE_PLAIN, c->opponent);

    cell[ROUND] = round_cell(b, c->round);
    cell[KIND] = cell_text(str_of(entry_kind_name(c->kind)));
    if (c->opponent != NOBODY) {
        cell[NUMBER] = figures_number(&b->section->squad[c->opponent]);
        cell[OPPONENT] = cell_team(b->section, c->opponent);
    }
    cell[VIRTUAL] = cell_flag(is_virtual(b->section, c));
    cell[SHOWN] = cell_instead(cell_text(opponent_shown(b, c, cell[OPPONENT].text)), cell[OPPONENT]);
    const struct message left = say_is_left_out();
    const struct str left_out = c->left_out ? message_text(&left, b->wording, b->a) : (struct str){ 0 };

    cell[OPPONENT_MP] = cell_number(c->mp);
    cell[OPPONENT_GP] = cell_half(c->gp);
    cell[SCORED] = cell_half(c->scored);
    cell[PRODUCT] = cell_half(contribution_product(c));
    cell[LEFT_OUT] = cell_flag(c->left_out);
    for (int i = 0; i < b->nshown; i++) {
        enum criterion by = b->section->ranking.by[b->shown[i]];
        cell[COUNTED + i] = c->left_out ? cell_text(left_out) : figures_value(by, criterion_row(by)->working(c));
    }
}

/* A round that contributes nothing is shown with the reason. */
static void add_silent_round(struct explain_build *b, int round)
{
    const enum entry_kind kind = ledger_entry(b->ledger, b->team, round)->kind;
    const struct message entry = figures_entry(kind);
    struct cell *cell = add_row(b, TONE_FAINT, NOBODY);

    cell[ROUND] = round_cell(b, round);
    cell[KIND] = cell_text(str_of(entry_kind_name(kind)));
    cell[SHOWN] = cell_text(message_text(&entry, b->wording, b->a));
    cell[VIRTUAL] = cell[LEFT_OUT] = cell_flag(false);
}

static void fill_head(const struct explain_build *b)
{
    const struct squad *q = &b->section->squad[b->team];
    const struct standing *line = b->line;
    struct cell *head = b->block->head, said[4 + 2 * CRITERION_COUNT];
    const struct message rank = say_rank_is(line->rank);
    int n = 0;

    head[H_RANK] = cell_number(line->rank);
    head[H_NUMBER] = figures_number(q);
    head[H_TEAM] = said[n++] = cell_team(b->section, b->team);
    head[H_FED] = cell_text(q->federation);
    said[n++] = signs_cell(b->own ? STR(" ") : STR(""), b->own, b->a);
    said[n++] = cell_text(STR(": "));
    said[n++] = cell_text(message_text(&rank, b->wording, b->a));
    for (int c = 0; c < b->section->ranking.n; c++) {
        head[H_FIRST_VALUE + c] = figures_value(b->section->ranking.by[c], line->value[c]);
        if (cell_is_empty(head[H_FIRST_VALUE + c]))
            continue;
        said[n++] = cell_text(str_fmt(b->a, ", %.*s ", STR_ARG(message_label(&row_at(b, c)->code, b->wording, b->a))));
        said[n++] = head[H_FIRST_VALUE + c];
    }
    head[H_SHOWN] = cell_phrase(said, n, b->a);
}

static void note_adjustments(struct sheet *sheet, const struct explain_build *b, int team, bool named)
{
    for (int i = 0; i < b->section->nadjustment; i++) {
        const struct adjustment *d = &b->section->adjustment[i];
        if (d->team != team || d->pairing_only || d->from - 1 > b->ledger->rounds)
            continue;
        const struct message said = figures_points_said(b->section, d, b->a);
        sheet_note_say(sheet, named ? say_of_that_team(b->section->squad[team].name, &said) : said, b->a);
    }
}

/* One team into the table, which has the columns of the section. */
static void add_team(struct explain_build *b, struct table *t, const struct standing *line)
{
    b->team = line->team;
    b->line = line;
    b->own = signs_of_record(b->section, line->team, b->ledger->rounds);
    b->n = tiebreak_contributions(b->ledger, b->section->tiebreak, line->team, b->list);
    b->block = table_block(t, b->ledger->rounds + 1, b->a);
    fill_head(b);
    int k = 0;

    for (int round = 1; round <= b->ledger->rounds; round++)
        if (k < b->n && b->list[k].round == round)
            add_contribution(b, &b->list[k++]);
        else
            add_silent_round(b, round);
    struct cell *cell = block_row_for(b->block, TONE_STRONG, FOR_SHEETS);
    int scored = 0;

    for (int i = 0; i < b->n; i++)
        scored += b->list[i].scored;
    cell[SHOWN] = cell_text(message_label(&label_sum, b->wording, b->a));
    cell[SCORED] = cell_half(scored);
    for (int i = 0; i < b->nshown; i++)
        cell[COUNTED + i] = figures_value(b->section->ranking.by[b->shown[i]], b->line->value[b->shown[i]]);
}

/* That team, or with NOBODY all of them in the order of the standings. */
static void add_teams(const struct report_input *in, struct sheet *sheet, int team, struct arena *a)
{
    const struct section *s = in->section;
    struct tournament rules;

    score_tournament(in->event, s, in->round, a, &rules);
    struct ledger ledger = ledger_load(&rules, rules.nround, a);
    const struct standing *line = standings_make(&rules, rules.nround, a);
    struct explain_build b = { .section = s,
                               .ledger = &ledger,
                               .alone = team != NOBODY,
                               .list = arena_new(a, struct contribution, rules.nround),
                               .wording = &sheet->heading.wording,
                               .a = a };
    const struct table shape = columns_of(&b);
    struct table *t = b.nshown > 0 || !working_needed(s) ? sheet_table(sheet, &shape, a) : NULL;
    for (int i = 0; i < rules.nteam; i++)
        if (team == NOBODY || line[i].team == team) {
            if (t)
                add_team(&b, t, &line[i]);
            note_adjustments(sheet, &b, line[i].team, team == NOBODY);
        }
    if (working_needed(s))
        working_add(sheet, s, &rules, line, team, a);
    signs_note(sheet, b.signs, a);
    sheet->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    figures_note_running(sheet, s, in->round, a);
}

bool report_build_explain(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    sheet->scale = SCALE_HAND;
    add_teams(in, sheet, in->team, a);
    return true;
}

bool report_build_explain_all(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    sheet->scale = SCALE_LIST;
    add_teams(in, sheet, NOBODY, a);
    return true;
}
