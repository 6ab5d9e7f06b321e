/* SPDX-License-Identifier: Apache-2.0 */
/* norms.c - the reports norms and norm: title norms that are made or within reach, and why. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/norm_words.h"
#include "reports/sheet/report.h"
#include "teams/pairing.h"
#include "teams/rating/norm_ahead.h"

enum { TEAM, TEAM_SHOWN, PLAYER, RATING, TITLE, FED, NORM, GAMES, POINTS, OPPONENTS, PERFORMANCE, NEXT, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [TEAM_SHOWN] = { NULL, &label_team, ALIGN_LEFT, FOR_SHEETS, .name = true }, /* of teams */
    [PLAYER] = { "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [TITLE] = { "title", &label_title, ALIGN_LEFT },
    [FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [NORM] = { "norm", &label_norm, ALIGN_LEFT, .tone = TONE_STRONG },
    [GAMES] = { "games", &label_games, ALIGN_RIGHT },
    [POINTS] = { "points", &label_points, ALIGN_RIGHT },
    [OPPONENTS] = { "opponents", &label_opp, ALIGN_RIGHT },
    [PERFORMANCE] = { "performance", &label_perf, ALIGN_RIGHT },
    [NEXT] = { "next", &label_needs_next, ALIGN_LEFT, .wraps = true },
};

static const struct table shape = { .rows = "norms", .col = columns, .ncol = COLUMNS };

enum { H_SHOWN, H_TEAM, H_PLAYER, H_NORM, H_MADE, H_NEXT, HEADS };

static const struct column heads[HEADS] = {
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_PLAYER] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
    [H_NORM] = { "norm", NULL, ALIGN_LEFT, FOR_DATA },
    [H_MADE] = { "made", NULL, ALIGN_LEFT, FOR_DATA },
    [H_NEXT] = { "next", NULL, ALIGN_LEFT, FOR_DATA },
};

enum { R_TEXT, R_HAS, R_NEEDS, R_MET, R_COLUMNS };

static const struct column requirements[R_COLUMNS] = {
    [R_TEXT] = { "requirement", &label_requirement, ALIGN_LEFT },
    [R_HAS] = { "has", &label_has, ALIGN_RIGHT },
    [R_NEEDS] = { "needed", &label_needed, ALIGN_RIGHT },
    [R_MET] = { "met", NULL, ALIGN_LEFT },
};

static const struct table one_shape = {
    .blocks = "titles", .rows = "requirements", .head = heads, .nhead = HEADS, .col = requirements, .ncol = R_COLUMNS
};

/* What is being made. */
struct norms_making {
    const struct report_input *in;
    const struct section *section;
    struct rating_view view;
    struct sheet *sheet;
    struct table *table;
    struct block *block;
    struct arena *a;
};

/* Of one player and one title. */
struct attempt {
    struct norm_asked asked;
    struct norm_account account;
    struct str next; /* how the next round makes it; empty: it cannot */
    int squad, player;
};

static struct str label_text(const struct norms_making *m, const struct message_row *label)
{
    return message_label(label, &m->sheet->heading.wording, m->a);
}

static bool rounds_left(const struct norms_making *m)
{
    return m->in->round < m->section->rounds;
}

/* Against anybody: the round is not paired. */
static struct str open_text(const struct norms_making *m, const struct attempt *x, struct norm_game *game, int n)
{
    struct norm_forecast next;

    if (!norm_next(&x->asked, game, n, &next))
        return (struct str){ 0 };
    const struct message said = norm_next_words(x->asked.norm, &next);
    return message_text(&said, &m->sheet->heading.wording, m->a);
}

static struct str paired_text(const struct norms_making *m, const struct attempt *x, const struct norm_ahead *ahead,
                              struct norm_game *game, int n)
{
    const struct wording *how = &m->sheet->heading.wording;
    const struct message made = say_norm_made_when_complete(m->in->round + 1);
    int *least = arena_new(m->a, int, ahead->n + 1);

    if (ahead->over && ahead->n > 0)
        return norm_with(&x->asked, game, n, ahead->opponent) ? message_text(&made, how, m->a) : (struct str){ 0 };
    for (int i = 0; i < ahead->n; i++)
        least[i] = norm_least_against(&x->asked, game, n, &ahead->opponent[i]);
    return norm_ahead_text(ahead, least, how, m->a);
}

static void attempt(const struct norms_making *m, struct attempt *x, struct norm_game *game, int n)
{
    const struct norm_ahead ahead = norm_ahead(&m->view, m->in->round, x->squad, x->player, m->a);

    x->account = norm_account(&x->asked, game, n);
    if (x->account.made || !rounds_left(m))
        return;
    x->next = ahead.paired ? paired_text(m, x, &ahead, game, n) : open_text(m, x, game, n);
}

static void begin(struct norms_making *m, const struct report_input *in, const struct table *t, struct sheet *sheet,
                  struct arena *a)
{
    *m = (struct norms_making){
        .in = in, .section = in->section, .view = rating_view(in->event, in->section, a), .sheet = sheet, .a = a
    };
    sheet->scale = SCALE_LIST;
    m->table = sheet_table(sheet, t, a);
}

static bool next_is_paired(const struct norms_making *m)
{
    return m->in->round < m->section->nround && m->section->round[m->in->round].state >= ROUND_PUBLISHED;
}

/* Why the sheet is empty, and the rules; of a section that is too fast, that alone. */
static void add_notes(const struct norms_making *m, struct message empty)
{
    if (!norm_is_standard(&m->view)) {
        sheet_note_say(m->sheet, say_norms_standard_alone(), m->a);
        return;
    }
    if (m->table->nblock == 0 || m->table->block[0].nrow == 0)
        sheet_note_say(m->sheet, empty, m->a);
    const bool usual = norm_least(m->in->section) == NORM_USUAL_GAMES;
    const struct message games = usual ? say_nine_games() : say_seven_games_of_championship();
    const bool fixed = section_is_round_robin(m->section);
    sheet_note_say(m->sheet, (fixed ? say_norms_by_regulations_fixed : say_norms_by_regulations)(&games), m->a);
    norm_note_not_looked_at(m->sheet, m->section, m->a);
    if (rounds_left(m))
        sheet_note_say(m->sheet,
                       next_is_paired(m) ? say_norms_round_is_paired(m->in->round + 1) : say_norms_next_opponent(),
                       m->a);
    figures_note_running(m->sheet, m->section, m->in->round, m->a);
}

/* --- the list --------------------------------------------------------------------------------- */

static void add_row(const struct norms_making *m, const struct attempt *x)
{
    const struct squad *q = &m->section->squad[x->squad];
    const struct player *p = &q->player[x->player];
    struct cell *cell = block_row(m->block, x->account.made ? TONE_PLAIN : TONE_FAINT);

    cell[TEAM] = cell_team(m->section, x->squad);
    if (m->section->unit == UNIT_TEAM)
        cell[TEAM_SHOWN] = cell[TEAM];
    cell[PLAYER] = cell_player(m->section, x->squad, x->player + 1);
    cell[RATING] = cell_known(p->rating);
    cell[TITLE] = cell_text(p->title);
    cell[FED] = cell_text(q->federation);
    cell[NORM] = cell_text(str_of(norm_title(x->asked.norm)));
    cell[GAMES] = cell_number(x->account.games);
    cell[POINTS] = cell_half(x->account.half);
    cell[OPPONENTS] = cell_number(x->account.has[NORM_REQUIRES_AVERAGE]);
    cell[PERFORMANCE] = cell_number(x->account.has[NORM_REQUIRES_PERFORMANCE]);
    cell[NEXT] = x->account.made ? cell_text(label_text(m, &label_norm_made)) : cell_text(x->next);
}

/* The highest title that is made; if none is, every one that the next round can make. */
static void add_player(const struct norms_making *m, int squad, int player)
{
    const struct squad *q = &m->section->squad[squad];
    int n;
    struct norm_game *game = norm_games(&m->view, m->in->round, squad, player, m->a, &n);

    for (int norm = 0; norm < NORM_COUNT; norm++) {
        struct attempt x = { norm_ask(&m->view, m->in->round, squad, player, (enum norm)norm), .squad = squad,
                             .player = player };
        if (n + 1 < x.asked.games || !norm_is_open(x.asked.norm, &q->player[player]))
            continue;
        attempt(m, &x, game, n);
        if (x.account.made || x.next.n > 0)
            add_row(m, &x);
        if (x.account.made)
            return;
    }
}

bool report_build_norms(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    struct norms_making m;
    int players = 0;
    const int *order = figures_order(in->section, a);

    (void)e;
    begin(&m, in, &shape, sheet, a);
    for (int i = 0; i < in->section->nsquad; i++)
        players += in->section->squad[i].nplayer;
    m.block = table_block(m.table, NORM_COUNT * players, a);
    for (int i = 0; i < in->section->nsquad; i++)
        for (int p = 0; p < in->section->squad[order[i]].nplayer && p < SQUAD_MAX; p++)
            add_player(&m, order[i], p);
    add_notes(&m, say_norms_of_nobody());
    return true;
}

/* --- one player ------------------------------------------------------------------------------- */

/* "GM: made, 1 left out", "GM: not made; next round: draw against GM 2380+" */
static struct str account_text(const struct norms_making *m, const struct attempt *x)
{
    const char *title = norm_title(x->asked.norm);
    const struct message said =
        x->account.made ? say_norm_account_made(title, x->account.left_out) : say_norm_account_open(title, x->next);

    return message_text(&said, &m->sheet->heading.wording, m->a);
}

static void add_title(struct norms_making *m, const struct attempt *x)
{
    m->block = table_block(m->table, NORM_REQUIREMENT_COUNT, m->a);
    struct cell *head = m->block->head;

    head[H_TEAM] = cell_team(m->section, x->squad);
    head[H_PLAYER] = cell_player(m->section, x->squad, x->player + 1);
    head[H_NORM] = cell_text(str_of(norm_title(x->asked.norm)));
    head[H_MADE] = cell_flag(x->account.made);
    head[H_NEXT] = cell_text(x->next);
    head[H_SHOWN] = cell_text(account_text(m, x));
    for (int r = 0; r < NORM_REQUIREMENT_COUNT; r++) {
        struct cell *cell = block_row(m->block, x->account.met[r] ? TONE_PLAIN : TONE_STRONG);
        cell[R_TEXT] = cell_text(label_text(m, norm_requirement_label((enum norm_requirement)r)));
        cell[R_HAS] = cell_number(x->account.has[r]);
        cell[R_NEEDS] = cell_number(x->account.needs[r]);
        cell[R_MET] = cell_text(x->account.met[r] ? STR("yes") : STR("no"));
    }
}

bool report_build_norm(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct squad *q = &in->section->squad[in->team];
    struct norms_making m;
    int n;

    (void)e;
    begin(&m, in, &one_shape, sheet, a);
    sheet->heading.title = q->player[in->player].name;
    struct norm_game *game = norm_games(&m.view, in->round, in->team, in->player, a, &n);

    for (int norm = 0; norm < NORM_COUNT && norm_is_standard(&m.view); norm++) {
        struct attempt x = { norm_ask(&m.view, in->round, in->team, in->player, (enum norm)norm), .squad = in->team,
                             .player = in->player };
        if (!norm_is_open(x.asked.norm, &q->player[in->player]))
            continue;
        attempt(&m, &x, game, n);
        add_title(&m, &x);
    }
    add_notes(&m, say_no_higher_title());
    return true;
}
