#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "engine/ranking/tiebreak.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

enum {
    ROUND,
    KIND,
    NUMBER,
    OPPONENT,
    VIRTUAL,
    SHOWN,
    OPPONENT_MP,
    OPPONENT_GP,
    SCORED,
    PRODUCT,
    LEFT_OUT,
    COUNTED_OSB,
    COUNTED_SUM,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [ROUND] = { "round", "Rd", ALIGN_RIGHT },
    [KIND] = { "kind", NULL, ALIGN_LEFT, FOR_DATA },
    [NUMBER] = { "opponent_number", "No.", ALIGN_RIGHT },
    [OPPONENT] = { "opponent", NULL, ALIGN_LEFT, FOR_DATA },
    [VIRTUAL] = { "virtual", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN] = { NULL, "Opponent", ALIGN_LEFT, FOR_SHEETS, .name = true },
    [OPPONENT_MP] = { "opponent_mp", "MP", ALIGN_RIGHT },
    [OPPONENT_GP] = { "opponent_gp", "GP", ALIGN_RIGHT },
    [SCORED] = { "scored", "Scored", ALIGN_RIGHT },
    [PRODUCT] = { "product", "Product", ALIGN_RIGHT },
    [LEFT_OUT] = { "left_out", NULL, ALIGN_LEFT, FOR_DATA },
    [COUNTED_OSB] = { NULL, "OSB", ALIGN_RIGHT, FOR_SHEETS },
    [COUNTED_SUM] = { NULL, "MPO", ALIGN_RIGHT, FOR_SHEETS },
};

enum { H_SHOWN, H_RANK, H_NUMBER, H_TEAM, H_FED, H_FIRST_VALUE, HEADS = H_FIRST_VALUE + CRITERION_COUNT };

static const struct column heads[HEADS] = {
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, .at = ROUND, .span = COLUMNS },
    [H_RANK] = { "rank", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FIRST_VALUE + CRITERION_MP] = { "mp", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_FIRST_VALUE + CRITERION_OSB] = { "osb", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_FIRST_VALUE + CRITERION_GP] = { "gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_FIRST_VALUE + CRITERION_SUM] = { "mpo", NULL, ALIGN_RIGHT, FOR_DATA },
};

static const struct table shape = {
    .blocks = "teams", .rows = "rounds", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

struct build {
    const struct section *section;
    const struct ledger *ledger;
    const struct contribution *list;
    int n, team;
    struct block *block;
    struct arena *a;
};

/* VIRTUAL, TIEBREAK_2022 */
static bool is_virtual(const struct section *s, const struct contribution *c)
{
    return c->kind == ENTRY_BYE || (c->kind != ENTRY_PLAYED && !tiebreak_row(s->tiebreak)->app2);
}

static struct str opponent_shown(const struct build *b, const struct contribution *c, struct str name)
{
    const char *kind = entry_kind_name(c->kind);

    if (c->kind == ENTRY_PLAYED)
        return name;
    if (c->kind == ENTRY_UNPAIRED)
        return str_fmt(b->a, "an opponent with nothing (%s)", kind);
    if (!is_virtual(b->section, c))
        return str_fmt(b->a, "%.*s (%s)", STR_ARG(name), kind);
    if (name.n == 0)
        return str_fmt(b->a, "virtual opponent (%s)", kind);
    return str_fmt(b->a, "virtual opponent (%s, %.*s)", kind, STR_ARG(name));
}

static void fill_values(const struct contribution *c, struct cell *cell)
{
    struct cell product = cell_half(contribution_product(c)), mp = cell_number(c->mp),
                left = cell_text(STR("left out"));

    cell[OPPONENT_MP] = mp;
    cell[OPPONENT_GP] = cell_half(c->gp);
    cell[SCORED] = cell_half(c->scored);
    cell[PRODUCT] = product;
    cell[LEFT_OUT] = cell_flag(c->left_out);
    cell[COUNTED_OSB] = c->left_out ? left : product;
    cell[COUNTED_SUM] = c->left_out ? left : mp;
}

static void add_contribution(const struct build *b, const struct contribution *c)
{
    struct cell *cell = block_row(b->block, c->left_out ? TONE_FAINT : TONE_PLAIN);

    cell[ROUND] = cell_round(b->section, c->round);
    cell[KIND] = cell_text(str_of(entry_kind_name(c->kind)));
    if (c->opponent != NOBODY) {
        cell[NUMBER] = books_number(&b->section->squad[c->opponent]);
        cell[OPPONENT] = cell_team(b->section, c->opponent);
    }
    cell[VIRTUAL] = cell_flag(is_virtual(b->section, c));
    cell[SHOWN] = cell_instead(cell_text(opponent_shown(b, c, cell[OPPONENT].text)), cell[OPPONENT]);
    fill_values(c, cell);
}

/* A round that contributes nothing is shown with the reason. */
static void add_silent_round(const struct build *b, int round)
{
    struct cell *cell = block_row(b->block, TONE_FAINT);

    cell[ROUND] = cell_round(b->section, round);
    cell[KIND] = cell_text(str_of(entry_kind_name(ledger_entry(b->ledger, b->team, round)->kind)));
    cell[SHOWN] = cell[KIND];
    cell[VIRTUAL] = cell[LEFT_OUT] = cell_flag(false);
}

static void add_rounds(const struct build *b)
{
    int k = 0;

    for (int round = 1; round <= b->ledger->rounds; round++)
        if (k < b->n && b->list[k].round == round)
            add_contribution(b, &b->list[k++]);
        else
            add_silent_round(b, round);
}

static void add_sum(const struct build *b)
{
    struct cell *cell = block_row_for(b->block, TONE_STRONG, FOR_SHEETS);
    int scored = 0;

    for (int i = 0; i < b->n; i++)
        scored += b->list[i].scored;
    cell[SHOWN] = cell_text(STR("Sum"));
    cell[SCORED] = cell_half(scored);
    cell[COUNTED_OSB] = cell_half(tiebreak_osb(b->list, b->n));
    cell[COUNTED_SUM] = cell_number(tiebreak_sum(b->list, b->n));
}

static void fill_head(const struct build *b, const struct standing *line)
{
    const struct squad *q = &b->section->squad[b->team];
    struct cell *head = b->block->head, said[2 + 2 * CRITERION_COUNT];
    int n = 0;

    head[H_RANK] = cell_number(line->rank);
    head[H_NUMBER] = books_number(q);
    head[H_TEAM] = said[n++] = cell_team(b->section, b->team);
    head[H_FED] = cell_text(q->federation);
    said[n++] = cell_text(str_fmt(b->a, ": rank %d", line->rank));
    for (int c = 0; c < CRITERION_COUNT; c++) {
        said[n++] = cell_text(str_fmt(b->a, ", %s ", criterion_row((enum criterion)c)->code));
        said[n++] = head[H_FIRST_VALUE + c] = books_value((enum criterion)c, line->value[c]);
    }
    head[H_SHOWN] = cell_phrase(said, n, b->a);
}

static void note_adjustments(struct sheet *sheet, const struct build *b)
{
    for (int i = 0; i < b->section->nadjustment; i++) {
        const struct adjustment *d = &b->section->adjustment[i];
        if (d->team != b->team || d->pairing_only || d->from - 1 > b->ledger->rounds)
            continue;
        sheet_note(sheet,
                   str_fmt(b->a, "by decision before round %d: MP %+d, GP %.*s", d->from, d->mp,
                           STR_ARG(cell_plain(cell_half(d->gp), b->a))),
                   b->a);
    }
}

static const struct standing *line_of(const struct tournament *t, int team, struct arena *a)
{
    const struct standing *line = standings_make(t, t->nround, a);

    while (line->team != team)
        line++;
    return line;
}

bool report_build_explain(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct tournament rules;

    (void)e;
    score_tournament(in->event, s, in->round, a, &rules);
    struct ledger ledger = ledger_load(&rules, rules.nround, a);
    struct contribution *list = arena_new(a, struct contribution, rules.nround);
    int n = tiebreak_contributions(&ledger, s->tiebreak, in->team, list);
    sheet->scale = SCALE_HAND;
    struct table *t = sheet_table(sheet, &shape, a);
    sheet->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    struct build b = { s, &ledger, list, n, in->team, table_block(t, rules.nround + 1, a), a };
    fill_head(&b, line_of(&rules, in->team, a));
    add_rounds(&b);
    add_sum(&b);
    note_adjustments(sheet, &b);
    books_note_running(sheet, s, in->round, a);
    return true;
}
