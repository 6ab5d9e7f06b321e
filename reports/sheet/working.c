/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/working.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/ranking/club_criteria.h"
#include "engine/ranking/criterion.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"

enum { ROUND, NUMBER, OPPONENT, SHOWN, POINTS, SCORED, COUNTS, WHY, COLUMNS };

static const struct column columns[COLUMNS] = {
    [ROUND] = { "round", &label_rd, ALIGN_RIGHT },
    [NUMBER] = { "opponent_number", &label_no, ALIGN_RIGHT },
    [OPPONENT] = { "opponent", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN] = { NULL, &label_opponent, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [POINTS] = { "opponent_points", &label_has, ALIGN_RIGHT },
    [SCORED] = { "scored", &label_scored, ALIGN_RIGHT },
    [COUNTS] = { "counts", &label_counts, ALIGN_RIGHT },
    [WHY] = { "why", NULL, ALIGN_LEFT, .wraps = true },
};

enum { H_SHOWN, H_RANK, H_NUMBER, H_TEAM, H_FED, H_CRITERION, H_VALUE, HEADS };

static const struct column heads[HEADS] = {
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, .at = ROUND, .span = COLUMNS },
    [H_RANK] = { "rank", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_CRITERION] = { "criterion", NULL, ALIGN_LEFT, FOR_DATA },
    [H_VALUE] = { "value", NULL, ALIGN_RIGHT, FOR_DATA },
};

static const char *const cuts[] = {
#define X(id, why) [id] = why,
    CUTS(X)
#undef X
};

struct working_build {
    const struct section *section;
    const struct tournament *rules;
    const struct ledger *ledger;
    const struct standing *line; /* all, in order */
    int at, place;               /* the line of the team, and the criterion in the ranking */
    enum criterion by;
    const struct criterion_row *row;
    struct contribution *list;
    struct table *table;
    struct block *block;
    const struct wording *wording;
    struct arena *a;
};

static struct str told(const struct working_build *b, struct message m)
{
    return message_text(&m, b->wording, b->a);
}

bool working_shown(enum criterion c)
{
    bool simple = c >= CRITERION_KS && c <= CRITERION_APPO;

    return criterion_row(c)->sum.by != REFERENCE_NONE || (criterion_row(c)->boundless && !simple);
}

bool working_needed(const struct section *s)
{
    for (int c = 0; c < s->ranking.n; c++)
        if (working_shown(s->ranking.by[c]))
            return true;
    return false;
}

static struct cell points_cell(enum reference by, int points)
{
    return by == REFERENCE_GP ? cell_half(points) : cell_number(points);
}

static struct str points_text(const struct working_build *b, enum reference by, int points)
{
    return cell_plain(points_cell(by, points), b->a);
}

static void begin_block(struct working_build *b, int rows)
{
    const struct standing *line = &b->line[b->at];
    const struct squad *q = &b->section->squad[line->team];

    b->block = table_block(b->table, rows, b->a);
    struct cell *head = b->block->head;
    head[H_RANK] = cell_number(line->rank);
    head[H_NUMBER] = figures_number(q);
    head[H_TEAM] = cell_team(b->section, line->team);
    head[H_FED] = cell_text(q->federation);
    head[H_CRITERION] = cell_text(str_of(b->row->key));
    head[H_VALUE] = figures_value(b->by, line->value[b->place]);
    bool none = b->row->unit == VALUE_PLACE && line->value[b->place] == 0;
    const struct str code = message_label(&b->row->code, b->wording, b->a);
    const struct message rank = say_rank_and_code(line->rank, code);
    const struct cell said[] = {
        head[H_TEAM],
        cell_text(str_fmt(b->a, ": %.*s%s", STR_ARG(message_text(&rank, b->wording, b->a)), none ? "" : " ")),
        head[H_VALUE], cell_text(str_fmt(b->a, " (%.*s)", STR_ARG(message_label(&b->row->title, b->wording, b->a))))
    };
    head[H_SHOWN] = cell_phrase(said, sizeof said / sizeof *said, b->a);
}

/* --- rounds ----------------------------------------------------------------------------------- */

static struct str opponent_shown(const struct working_build *b, const struct contribution *c, struct str name)
{
    const struct message kind = figures_entry(c->kind);

    if (c->kind == ENTRY_PLAYED)
        return name;
    return told(b, say_dummy_opponent(&kind, c->opponent == NOBODY ? (struct str){ 0 } : name));
}

/* What a score is that the standings do not show: of a dummy, or of a team that was not paired at the end. */
static struct str score_why(const struct working_build *b, const struct contribution *c, enum reference by)
{
    bool dummy = c->kind != ENTRY_PLAYED;
    const struct total *t = &b->ledger->total[dummy ? b->line[b->at].team : c->opponent];
    int score = by == REFERENCE_MP ? c->mp : c->gp;
    int gp = dummy ? t->gp : t->gp_seen, mp = dummy ? t->mp : t->mp_seen;
    int had = by == REFERENCE_GP ? gp : mp;

    if (score == had)
        return STR("");
    const struct str points = points_text(b, by, had);
    return told(b, dummy ? say_own_score_limited(points) : say_and_draws_at_end(points));
}

/* Of a sum that is the criterion, or only part of it. */
static struct cell counted(const struct working_build *b, const struct c07_sum *sum, int product)
{
    return b->row->sum.by == REFERENCE_NONE ? points_cell(sum->by, product) : figures_value(b->by, product);
}

static int add_rounds(struct working_build *b, const struct c07_sum *sum)
{
    int n = c07_contributions(b->ledger, sum, b->line[b->at].team, b->list);

    begin_block(b, n + 1);
    for (int i = 0; i < n; i++) {
        const struct contribution *c = &b->list[i];
        struct cell *cell = block_row(b->block, c->left_out ? TONE_FAINT : TONE_PLAIN);
        struct str why = score_why(b, c, sum->by);

        cell[ROUND] = cell_round(b->section, c->round);
        if (c->opponent != NOBODY) {
            cell[NUMBER] = figures_number(&b->section->squad[c->opponent]);
            cell[OPPONENT] = cell_team(b->section, c->opponent);
        }
        cell[SHOWN] = cell_instead(cell_text(opponent_shown(b, c, cell[OPPONENT].text)), cell[OPPONENT]);
        cell[POINTS] = points_cell(sum->by, sum->by == REFERENCE_MP ? c->mp : c->gp);
        if (sum->times != REFERENCE_NONE)
            cell[SCORED] = points_cell(sum->times, sum->times == REFERENCE_MP ? c->mp_scored : c->scored);
        if (c->left_out)
            why = str_fmt(b->a, "%.*s%scut: %s", STR_ARG(why), why.n > 0 ? "; " : "", cuts[c->cut]);
        else
            cell[COUNTS] = counted(b, sum, c07_product(sum, c));
        cell[WHY] = cell_text(why);
    }
    return c07_total(sum, b->list, n);
}

static struct cell *add_sum(struct working_build *b)
{
    struct cell *cell = block_row_for(b->block, TONE_STRONG, FOR_SHEETS);

    cell[SHOWN] = cell_text(message_label(&label_sum, b->wording, b->a));
    return cell;
}

static void add_total(struct working_build *b)
{
    add_rounds(b, &b->row->sum);
    add_sum(b)[COUNTS] = figures_value(b->by, b->line[b->at].value[b->place]);
}

/* RULE_C07_SSSC */
static void add_schedule(struct working_build *b)
{
    enum reference by = b->ledger->primary, other = by == REFERENCE_MP ? REFERENCE_GP : REFERENCE_MP;
    const struct standing *line = &b->line[b->at];
    struct c07_sum schedule = *criterion_schedule(b->ledger);

    schedule.forfeits = b->by == CRITERION_SSSC_P;
    int sum = add_rounds(b, &schedule);
    struct cell *cell = add_sum(b);

    cell[COUNTS] = points_cell(by, sum);
    cell[WHY] = cell_text(str_fmt(b->a, "%.*s + %.*s / %d",
                                  STR_ARG(points_text(b, other, other == REFERENCE_GP ? line->gp : line->mp)),
                                  STR_ARG(points_text(b, by, sum)), criterion_factor(b->ledger)));
}

/* --- boards and encounters -------------------------------------------------------------------- */

/* RULE_C07_BC */
static void add_count(struct working_build *b)
{
    const int *board = b->ledger->total[b->line[b->at].team].board;

    begin_block(b, b->ledger->boards + 1);
    for (int i = 0; i < b->ledger->boards; i++) {
        struct cell *cell = block_row(b->block, TONE_PLAIN);
        cell[SHOWN] = cell_text(told(b, say_on_board(i + 1)));
        cell[WHY] = cell_text(told(b, say_times_number(i + 1)));
        cell[SCORED] = cell_half(board[i]);
        cell[COUNTS] = cell_half((i + 1) * board[i]);
    }
    add_sum(b)[COUNTS] = figures_value(b->by, b->line[b->at].value[b->place]);
}

static bool counts_all_above(enum criterion c)
{
    return c == CRITERION_BBE || c == CRITERION_EDEB || c == CRITERION_EDEBB;
}

static struct str step_why(const struct working_build *b, const struct tied_step *s, const struct tied_line *x)
{
    if (s->by == REFERENCE_NONE && s->board == TIED_COUNT)
        return told(b, say_board_count_is());
    if (s->by == REFERENCE_NONE)
        return told(b, counts_all_above(b->by) && s->board > 1 ? say_boards_to(s->board) : say_on_board(s->board));
    const struct str most = x->missing ? points_text(b, s->by, x->most / TIED_PARTS) : (struct str){ 0 };
    return told(b, s->by == REFERENCE_MP ? say_match_points_among(s->n, x->missing, most)
                                         : say_game_points_among(s->n, x->missing, most));
}

static bool takes_part(const struct tied_step *s, int team)
{
    for (int i = 0; i < s->n; i++)
        if (s->line[i].team == team)
            return true;
    return false;
}

/* The steps that the team was in, from when it was level with others. */
static void add_decision(struct working_build *b)
{
    struct tied_log log = { 0 };
    int from = 0, to, n = 0, rows = 0;

    while ((to = standings_level(b->line, b->ledger->nteam, from, b->place)) <= b->at)
        from = to;
    int *team = arena_new(b->a, int, to - from), *place = arena_new(b->a, int, to - from);
    for (int i = from; i < to; i++)
        team[n++] = b->line[i].team;
    bool asked = n > 1 && !(b->row->first && from > 0);
    if (asked)
        b->row->decide(b->ledger, team, n, place, &log, b->a);
    for (int i = 0; i < log.n; i++)
        rows += log.step[i].n;
    begin_block(b, rows + 1);
    for (int i = 0; i < log.n; i++)
        if (takes_part(&log.step[i], b->line[b->at].team)) {
            const struct tied_step *s = &log.step[i];
            for (int k = 0; k < s->n; k++) {
                const struct tied_line *x = &s->line[k];
                struct cell *cell = block_row(b->block, x->team == b->line[b->at].team ? TONE_STRONG : TONE_PLAIN);
                int parts = s->by == REFERENCE_NONE ? 1 : TIED_PARTS;
                cell[NUMBER] = figures_number(&b->section->squad[x->team]);
                cell[SHOWN] = cell[OPPONENT] = cell_team(b->section, x->team);
                cell[SCORED] = points_cell(s->by == REFERENCE_MP ? REFERENCE_MP : REFERENCE_GP, abs(x->sum) / parts);
                if (s->broken)
                    cell[COUNTS] = cell_number(x->place);
                cell[WHY] = cell_text(step_why(b, s, x));
            }
        }
    if (log.n == 0)
        block_row(b->block, TONE_FAINT)[SHOWN] =
            cell_text(told(b, n > 1 ? say_not_level_for_first() : say_level_with_nobody()));
}

/* --- tie-breaks of a club ---------------------------------------------------------------------- */

static bool is_of_club(enum criterion c)
{
    return c >= CRITERION_CLUB_SOLKOFF && c <= CRITERION_CLUB_PERFORMANCE;
}

static struct message club_why(const struct working_build *b, const struct club_line *x)
{
    if (x->low || x->high)
        return x->low ? say_club_lowest() : say_club_highest();
    if (b->by == CRITERION_CLUB_CUMULATIVE)
        return x->opponent == NOBODY && x->scored > 1 ? say_club_so_far_less() : say_club_so_far();
    if (x->opponent != NOBODY)
        return (struct message){ 0 };
    return b->by == CRITERION_CLUB_KASHDAN ? say_club_not_played() : say_club_no_points();
}

static void add_club_line(struct working_build *b, int round, const struct club_line *x)
{
    bool out = x->low || x->high, rated = b->row->unit == VALUE_HUNDREDTHS;
    struct cell *cell = block_row(b->block, out ? TONE_FAINT : TONE_PLAIN);

    cell[ROUND] = cell_round(b->section, round);
    if (x->opponent != NOBODY) {
        cell[NUMBER] = figures_number(&b->section->squad[x->opponent]);
        cell[SHOWN] = cell[OPPONENT] = cell_team(b->section, x->opponent);
    }
    if (x->opposed != VALUE_NONE)
        cell[POINTS] = rated ? figures_value(b->by, x->opposed) : cell_half(x->opposed);
    cell[SCORED] = cell_half(x->scored);
    if (!out)
        cell[COUNTS] = figures_value(b->by, x->counts);
    cell[WHY] = cell_text(told(b, rated && x->opponent == NOBODY ? say_club_not_played() : club_why(b, x)));
}

static void add_club(struct working_build *b)
{
    int rounds = b->ledger->rounds;
    struct club_line *line = arena_new(b->a, struct club_line, rounds);

    club_lines(b->by, b->rules, rounds, b->line[b->at].team, line, b->a);
    begin_block(b, rounds + 1);
    for (int r = 0; r < rounds; r++)
        add_club_line(b, r + 1, &line[r]);
    struct cell *cell = add_sum(b);
    if (b->row->unit == VALUE_HUNDREDTHS)
        cell[SHOWN] = cell_text(message_label(&label_mean, b->wording, b->a));
    cell[COUNTS] = figures_value(b->by, b->line[b->at].value[b->place]);
}

/* --- the part --------------------------------------------------------------------------------- */

static void add_line(struct working_build *b)
{
    for (b->place = 0; b->place < b->section->ranking.n; b->place++) {
        b->by = b->section->ranking.by[b->place];
        b->row = criterion_row(b->by);
        if (working_shown(b->by)) {
            if (is_of_club(b->by))
                add_club(b);
            else if (b->row->sum.by != REFERENCE_NONE)
                add_total(b);
            else if (b->row->decide)
                add_decision(b);
            else if (b->by == CRITERION_SSSC || b->by == CRITERION_SSSC_P)
                add_schedule(b);
            else
                add_count(b);
        }
    }
}

void working_add(struct sheet *sheet, const struct section *s, const struct tournament *rules,
                 const struct standing *line, int team, struct arena *a)
{
    static const struct table shape = {
        .blocks = "teams", .rows = "rounds", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
    };
    struct ledger ledger = ledger_load(rules, rules->nround, a);
    struct working_build b = { .section = s,
                               .rules = rules,
                               .ledger = &ledger,
                               .line = line,
                               .list = arena_new(a, struct contribution, rules->nround),
                               .table = sheet_table(sheet, &shape, a),
                               .wording = &sheet->heading.wording,
                               .a = a };

    for (b.at = 0; b.at < rules->nteam; b.at++)
        if (team == NOBODY || line[b.at].team == team)
            add_line(&b);
}
