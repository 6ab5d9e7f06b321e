/* SPDX-License-Identifier: Apache-2.0 */
/* crosstable.c - the report crosstable: every team by round. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "reports/format/chart.h"
#include "reports/format/messages.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/score.h"
#include "teams/event.h"

/* A place is that of the line in the standings: unlike a rank it is no two teams'. */
enum { PLACE, RANK_SHOWN, FLAG, TEAM, CODE, RANK, NUMBER, FED, FIRST_ROUND };

static const struct column fixed[FIRST_ROUND] = {
    [PLACE] = { "place", &label_place, ALIGN_RIGHT, .tone = TONE_STRONG, .repeats = true },
    [FLAG] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .close = true, .repeats = true },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true, .repeats = true },
    [RANK_SHOWN] = { .audience = FOR_NOBODY },
    [CODE] = { .audience = FOR_NOBODY },
    [RANK] = { "rank", NULL, ALIGN_RIGHT, FOR_DATA },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
};

/* Codes name the opponents of teams on paper, so that nobody needs numbers and places there. */
static const struct column of_teams[FIRST_ROUND] = {
    [PLACE] = { "place", &label_place, ALIGN_RIGHT, NOT_ON_PAPER, .tone = TONE_STRONG, .repeats = true },
    [RANK_SHOWN] = { NULL, &label_rank, ALIGN_RIGHT, FOR_PAPER, .tone = TONE_STRONG, .repeats = true },
    [FLAG] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .close = true, .repeats = true },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true, .repeats = true },
    [CODE] = { NULL, &label_team, ALIGN_LEFT, FOR_PAPER, .tone = TONE_STRONG, .later = true },
    [RANK] = { "rank", NULL, ALIGN_RIGHT, FOR_DATA },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT, NOT_ON_PAPER },
    [FED] = { "federation", &label_fed, ALIGN_LEFT, NOT_ON_PAPER },
};

/* What is being made; `cell` and `place` are by squad. */
struct crosstable_making {
    const struct section *section;
    struct tournament rules;
    const struct standing *line;
    int *place;
    struct cell **cell;
    bool by_number;
    struct arena *a;
};

/* The column of the first criterion, behind the rounds on paper and those on screens. */
static int first_value(const struct crosstable_making *m)
{
    return FIRST_ROUND + 2 * m->rules.nround;
}

static struct table columns_of(const struct crosstable_making *m)
{
    const struct ranking *ranking = &m->section->ranking;
    int rounds = m->rules.nround;
    const int ncol = first_value(m) + ranking->n;
    struct column *col = arena_new(m->a, struct column, ncol);

    memcpy(col, m->section->unit == UNIT_TEAM ? of_teams : fixed, sizeof fixed);
    for (int r = 0; r < rounds; r++) {
        const char *title = str_c(m->a, str_fmt(m->a, "%d", r + 1));
        col[FIRST_ROUND + r] =
            (struct column){ .title = title, .align = ALIGN_LEFT, .audience = FOR_PAPER, .parted = true };
        col[FIRST_ROUND + rounds + r] = (struct column){ .key = str_c(m->a, str_fmt(m->a, "round_%d", r + 1)),
                                                         .title = title,
                                                         .align = ALIGN_RIGHT,
                                                         .audience = NOT_ON_PAPER };
    }
    for (int c = 0; c < ranking->n; c++) {
        const struct criterion_row *row = criterion_row(ranking->by[c]);
        col[first_value(m) + c] = (struct column){
            .key = row->key, .label = &row->code, .align = ALIGN_RIGHT, .tone = c == 0 ? TONE_STRONG : TONE_PLAIN
        };
    }
    return (struct table){ .rows = "teams", .col = col, .ncol = ncol };
}

/* Of a team that nothing else is said of in a round. */
static struct cell not_paired(void)
{
    return cell_text(STR("–"));
}

static void add_teams(struct crosstable_making *m, struct block *b)
{
    const int *number = figures_order(m->section, m->a);

    for (int i = 0; i < m->rules.nteam; i++)
        m->place[m->line[i].team] = i + 1;
    for (int i = 0; i < m->rules.nteam; i++) {
        const struct standing *line = &m->line[m->by_number ? m->place[number[i]] - 1 : i];
        const struct squad *q = &m->section->squad[line->team];
        struct cell *cell = m->cell[line->team] = block_row(b, TONE_PLAIN);
        int rounds = m->rules.nround;

        cell[PLACE] = cell_number(m->place[line->team]);
        cell[RANK] = cell[RANK_SHOWN] = figures_rank(line);
        cell[CODE] = cell_text(charts_code(m->section, line->team, m->a));
        cell[NUMBER] = figures_number(q);
        cell[FLAG] = cell_emblem(q->federation);
        cell[TEAM] = cell_team(m->section, line->team);
        cell[FED] = cell_text(q->federation);
        for (int r = 0; r < 2 * rounds; r++)
            cell[FIRST_ROUND + r] = not_paired();
        for (int c = 0; c < m->section->ranking.n; c++)
            cell[first_value(m) + c] = figures_value(m->section->ranking.by[c], line->value[c]);
    }
}

static bool is_annulled(const struct crosstable_making *m, const struct match *match)
{
    return m->rules.unranked[match->team[0]] || m->rules.unranked[match->team[1]];
}

/* The result stays in the table, also where it counts for nothing (RULE_BERGER_WITHDRAWN). */
static int scored(const struct crosstable_making *m, const struct match *match, const struct fixture *f, int side)
{
    if (!is_annulled(m, match))
        return match->gp[side];
    return score_match(m->section, f).gp[f->side[0] != match->team[side]];
}

/* The same on paper, from what screens say: the square of the colour, the code of a team, on a ground that says how it went. */
static struct cell drawn_cell(const struct crosstable_making *m, const struct match *match, const struct fixture *f,
                              int side, const struct cell *whole)
{
    const struct cell *of = whole->phrase.part;
    const bool teams = m->section->unit == UNIT_TEAM;
    const struct cell name = teams ? cell_text(charts_code(m->section, match->team[1 - side], m->a)) : of[0];
    const struct cell opponent[] = { cell_square(side == 1, 0), cell_text(STR(" ")), name, cell_text(STR(" ")) };
    const int nshown = sizeof opponent / sizeof *opponent - match->pending;
    struct cell part[] = { cell_phrase(opponent, nshown, m->a), { 0 } };

    if (match->pending)
        return part[0];
    part[1] = cell_phrase(of + 2, whole->phrase.n - 2, m->a);
    struct cell cell = cell_phrase(part, 2, m->a);
    /* By the share of the points: see chart_heat. */
    int points = scored(m, match, f, side);
    int most = score_most(m->section);
    static const enum ground steps[] = {
        [1] = GROUND_DARK, [2] = GROUND_MIDDLE, [3] = GROUND_LIGHT, [4] = GROUND_NONE, [5] = GROUND_NONE
    };
    cell.ground = steps[chart_heat(points, most)];
    return cell;
}

static void add_round(const struct crosstable_making *m, int r)
{
    const struct round *round = &m->rules.round[r];
    const int screen = FIRST_ROUND + m->rules.nround + r, paper = FIRST_ROUND + r;

    for (int i = 0; i < round->nmatch; i++)
        for (int side = 0; side < 2; side++) {
            const struct fixture *f = &m->section->round[r].fixture[i];
            struct cell *cell = m->cell[round->match[i].team[side]];
            /* "5w3.5": the opponent, the colour on board 1, the game points; "5w4F" of a match that was not played, "5w4x" of one that does not count, "5w" of one that
               is not over. */
            const struct match *match = &round->match[i];
            int other = match->team[1 - side];
            struct cell name = m->by_number ? figures_number(&m->section->squad[other]) : cell_number(m->place[other]);
            const struct cell part[] = {
                cell_instead(name, cell_team(m->section, other)),
                cell_text(side == 0 ? STR("w") : STR("b")),
                cell_half(scored(m, match, f, side)),
                cell_text(match->played ? STR("") : STR("F")),
                cell_text(is_annulled(m, match) ? STR("x") : STR("")),
            };
            cell[screen] = cell_phrase(part, match->pending ? 2 : sizeof part / sizeof *part, m->a);
            cell[paper] = drawn_cell(m, &round->match[i], f, side, &cell[screen]);
        }
    if (round->bye != NOBODY)
        m->cell[round->bye][screen] = m->cell[round->bye][paper] = cell_text(STR("bye"));
}

static bool has_annulled(const struct crosstable_making *m)
{
    for (int i = 0; i < m->rules.nteam; i++)
        if (m->rules.unranked[i])
            return true;
    return false;
}

static void note_cells(struct sheet *sheet, const struct crosstable_making *m)
{
    const struct message annulled = has_annulled(m) ? say_cross_does_not_count() : (struct message){ 0 };

    sheet_note_say_for(sheet, FOR_SCREENS, (m->by_number ? say_cross_cells_mean : say_cross_cells_by_place)(&annulled),
                       m->a);
}

static bool has_forfeits(const struct crosstable_making *m)
{
    for (int r = 0; r < m->rules.nround; r++)
        for (int i = 0; i < m->rules.round[r].nmatch; i++)
            if (!m->rules.round[r].match[i].played && !m->rules.round[r].match[i].pending)
                return true;
    return false;
}

/* On every page of paper; what does not occur is not explained. */
static void explain_drawn(struct sheet *sheet, const struct crosstable_making *m)
{
    const struct wording *w = &sheet->heading.wording;
    const struct message grounds = m->section->boards > 1 ? say_cross_grounds_of_match() : say_cross_grounds_of_game();
    const struct message forfeit = say_cross_not_played(), annulled = say_cross_does_not_count();

    sheet_legend_say(sheet, FOR_PAPER,
                     say_cross_squares(message_text(&grounds, w, m->a),
                                       has_forfeits(m) ? message_text(&forfeit, w, m->a) : STR(""),
                                       has_annulled(m) ? message_text(&annulled, w, m->a) : STR("")),
                     m->a);
}

bool report_build_crosstable(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct crosstable_making m = { .section = s,
                                   .place = arena_new(a, int, s->nsquad),
                                   .cell = arena_new(a, struct cell *, s->nsquad),
                                   .by_number = in->by_number,
                                   .a = a };

    (void)e;
    sheet->scale = SCALE_LIST;
    sheet->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    score_tournament(in->event, s, in->round, a, &m.rules);
    m.line = standings_make(&m.rules, m.rules.nround, a);
    const struct table shape = columns_of(&m);
    add_teams(&m, table_block(sheet_table(sheet, &shape, a), s->nsquad, a));
    for (int r = 0; r < m.rules.nround; r++)
        add_round(&m, r);
    note_cells(sheet, &m);
    explain_drawn(sheet, &m);
    /* "3-5, 8-9": places of teams that share their rank. */
    struct str list = { 0 };

    for (int i = 0, next; i < m.rules.nteam; i = next) {
        for (next = i + 1; next < m.rules.nteam && m.line[next].rank == m.line[i].rank;)
            next++;
        if (next > i + 1)
            list = str_fmt(m.a, "%.*s%s%d–%d", STR_ARG(list), list.n ? ", " : "", i + 1, next);
    }
    if (list.n > 0)
        sheet_note_say(sheet, say_equal_in_everything(list), m.a);
    figures_note_running(sheet, s, in->round, a);
    figures_note_corrections(sheet, s, in->round, a);
    return true;
}
