/* SPDX-License-Identifier: Apache-2.0 */
/* medals.c - the report medals: medals of teams and boards by federation. */
#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/federation.h"
#include "teams/names.h"
#include "teams/prize/prize.h"
#include "teams/score.h"

/* The medals of teams and of boards, and behind them both together; each from gold to bronze. */
enum { RANK, SHARED, FED, NAME, TEAMS, BOARDS = TEAMS + PRIZE_MEDALS, ALL = BOARDS + PRIZE_MEDALS };
enum { TOTAL = ALL + PRIZE_MEDALS, SHOWN_TEAMS, SHOWN_BOARDS, COLUMNS };

static const struct column columns[COLUMNS] = {
    [RANK] = { "rank", &label_rank, ALIGN_RIGHT, .tone = TONE_STRONG },
    [SHARED] = { "shared", NULL, ALIGN_LEFT, FOR_DATA },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
    [NAME] = { "name", &label_federation, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [TEAMS] = { "team_gold", NULL, ALIGN_RIGHT, FOR_DATA },
    [TEAMS + 1] = { "team_silver", NULL, ALIGN_RIGHT, FOR_DATA },
    [TEAMS + 2] = { "team_bronze", NULL, ALIGN_RIGHT, FOR_DATA },
    [BOARDS] = { "board_gold", NULL, ALIGN_RIGHT, FOR_DATA },
    [BOARDS + 1] = { "board_silver", NULL, ALIGN_RIGHT, FOR_DATA },
    [BOARDS + 2] = { "board_bronze", NULL, ALIGN_RIGHT, FOR_DATA },
    [ALL] = { "gold", &label_gold, ALIGN_RIGHT, .tone = TONE_STRONG },
    [ALL + 1] = { "silver", &label_silver, ALIGN_RIGHT },
    [ALL + 2] = { "bronze", &label_bronze, ALIGN_RIGHT },
    [TOTAL] = { "total", &label_total, ALIGN_RIGHT, .tone = TONE_STRONG },
    [SHOWN_TEAMS] = { NULL, &label_teams, ALIGN_RIGHT, FOR_SHEETS },
    [SHOWN_BOARDS] = { NULL, &label_boards, ALIGN_RIGHT, FOR_SHEETS },
};

/* What a federation has, by rank - 1. */
struct medals {
    struct str federation;
    int team[PRIZE_MEDALS], board[PRIZE_MEDALS];
};

/* What is being made. */
struct medals_making {
    const struct report_input *in;
    struct sheet *sheet;
    struct medals *list;
    int n;
    struct str shared; /* "Open Section: Board 2": where more than one has the same medal */
    struct arena *a;
};

static struct medals *medals_of(struct medals_making *m, struct str federation)
{
    for (int i = 0; i < m->n; i++)
        if (str_eq(m->list[i].federation, federation))
            return &m->list[i];
    m->list[m->n] = (struct medals){ .federation = federation };
    return &m->list[m->n++];
}

static void note_shared(struct medals_making *m, const struct section *s, struct str what)
{
    m->shared = str_fmt(m->a, "%.*s%s%.*s, %.*s", STR_ARG(m->shared), m->shared.n ? "; " : "",
                        STR_ARG(section_title(s)), STR_ARG(what));
}

static void add_teams(struct medals_making *m, const struct section *s, int round)
{
    struct tournament rules;
    bool shared = false;
    int n;

    score_tournament(m->in->event, s, round, m->a, &rules);
    const struct standing *line = standings_make(&rules, rules.nround, m->a);
    const struct prize_team *team = prize_overall(s, line, m->a, &n);
    for (int i = 0; i < n; i++) {
        medals_of(m, s->squad[team[i].line->team].federation)->team[team[i].rank - 1]++;
        shared = shared || team[i].shared;
    }
    if (shared)
        note_shared(m, s,
                    message_label(s->unit == UNIT_PLAYER ? &label_players_among : &label_teams_among,
                                  &m->sheet->heading.wording, m->a));
}

static void add_boards(struct medals_making *m, const struct section *s, int round)
{
    int unknown, n, minimum = prize_minimum(s, round, m->in->games);
    const struct performance *games = prize_games(s, round, m->in->limit, m->a, &unknown);

    for (int place = 1; place <= s->squad_size; place++) {
        const struct contender *c = prize_board(s, games, place, minimum, m->a, &n);
        /* Where only the lot decides (RULE_BOARD_PRIZE_TIES) each has the medal. */
        bool shared = false;

        for (int i = 0; i < n && c[i].rank <= PRIZE_MEDALS; i++) {
            medals_of(m, s->squad[c[i].squad].federation)->board[c[i].rank - 1]++;
            shared = shared || c[i].shared;
        }
        if (shared) {
            const struct message board = figures_board(s, place);
            note_shared(m, s, message_text(&board, &m->sheet->heading.wording, m->a));
        }
    }
}

/* The sections need not be equally far. */
static void add_section(struct medals_making *m, const struct section *s)
{
    const int round = figures_round_beside(m->in, s);

    if (round < s->rounds)
        sheet_note_say(m->sheet, say_as_if_it_ended_now(section_title(s), round, s->rounds), m->a);
    if (round == 0)
        return;
    add_teams(m, s, round);
    if (s->unit == UNIT_TEAM) /* a player is the only one on his board */
        add_boards(m, s, round);
    figures_note_running(m->sheet, s, round, m->a);
    figures_note_corrections(m->sheet, s, round, m->a);
}

static int all_of(const struct medals *m, int rank)
{
    return m->team[rank] + m->board[rank];
}

/* Below 0: `a` is better. */
static int compare(const struct medals *a, const struct medals *b)
{
    for (int i = 0; i < PRIZE_MEDALS; i++)
        if (all_of(a, i) != all_of(b, i))
            return all_of(b, i) - all_of(a, i);
    return 0;
}

static int by_medals(const void *x, const void *y)
{
    const struct medals *a = x, *b = y;
    int better = compare(a, b);

    return better ? better : str_cmp(a->federation, b->federation);
}

/* One of teams has prizes for boards. */
static enum unit unit_of_all(const struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++)
        if (ev->section[i].unit == UNIT_TEAM)
            return UNIT_TEAM;
    return UNIT_PLAYER;
}

/* Where only players are paired all medals are of one kind. */
static void fill_counts(struct cell *cell, const struct medals *m, enum unit unit)
{
    int teams = 0, boards = 0;

    for (int i = 0; i < PRIZE_MEDALS; i++) {
        cell[TEAMS + i] = cell_number(m->team[i]);
        cell[BOARDS + i] = cell_number(m->board[i]);
        cell[ALL + i] = cell_number(all_of(m, i));
        teams += m->team[i];
        boards += m->board[i];
    }
    cell[TOTAL] = cell_number(teams + boards);
    if (unit == UNIT_PLAYER)
        return;
    cell[SHOWN_TEAMS] = cell_number(teams);
    cell[SHOWN_BOARDS] = cell_number(boards);
}

static void add_federations(struct medals_making *m)
{
    static const struct table shape = { .rows = "federations", .col = columns, .ncol = COLUMNS };
    struct block *b = table_block(sheet_table(m->sheet, &shape, m->a), m->n, m->a);

    qsort(m->list, (size_t)m->n, sizeof *m->list, by_medals);
    for (int i = 0, rank = 0; i < m->n; i++) {
        bool same = i > 0 && compare(&m->list[i - 1], &m->list[i]) == 0;
        bool next = i + 1 < m->n && compare(&m->list[i], &m->list[i + 1]) == 0;
        const struct federation *f = federation_find(m->list[i].federation);
        struct cell *cell = block_row(b, TONE_PLAIN);
        rank = same ? rank : i + 1;
        cell[RANK] = cell_number(rank);
        cell[SHARED] = cell_flag(same || next);
        cell[FED] = cell_text(m->list[i].federation);
        cell[NAME] = cell_text(str_of(f ? f->name : NULL));
        fill_counts(cell, &m->list[i], unit_of_all(m->in->event));
    }
}

bool report_build_medals(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct event *ev = in->event;
    struct medals_making m = { .in = in, .sheet = sheet, .a = a };
    struct names title = { .arena = a };
    bool players = false;
    int squads = 0;

    (void)e;
    sheet->scale = SCALE_LIST;
    for (int i = 0; i < ev->nsection; i++)
        squads += ev->section[i].nsquad;
    m.list = arena_new(a, struct medals, squads);
    for (int i = 0; i < ev->nsection; i++) {
        names_add(&title, section_title(&ev->section[i]));
        add_section(&m, &ev->section[i]);
        players = players || ev->section[i].unit == UNIT_PLAYER;
    }
    sheet->heading.section = names_text(&title);
    add_federations(&m);
    if (unit_of_all(ev) == UNIT_PLAYER)
        sheet_note_say(sheet, say_first_three_players(), a);
    else
        sheet_note_say(sheet, players ? say_first_three_teams_or_players() : say_first_three_teams(), a);
    if (m.shared.n > 0)
        sheet_note_say(sheet, say_medals_shared(m.shared), a);
    return true;
}
