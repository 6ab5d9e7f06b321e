/* SPDX-License-Identifier: Apache-2.0 */
/* team.c - the report team: its matches, its players by round. */
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/report.h"
#include "reports/sheet/seat.h"
#include "teams/match.h"
#include "teams/score.h"

/* Two parts, the matches and the players; what heads them is the same in both. */
enum { H_PART, H_LABEL, H_NUMBER, H_TEAM, H_FED, H_CAPTAIN, H_AVERAGE, H_RANK, HEADS };

static const struct column heads[HEADS] = {
    [H_PART] = { "part", NULL, ALIGN_LEFT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 4 },
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_CAPTAIN] = { "captain", NULL, ALIGN_LEFT, FOR_DATA },
    [H_AVERAGE] = { "average", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_RANK] = { "rank", NULL, ALIGN_RIGHT, FOR_DATA },
};

enum {
    M_ROUND,
    M_TABLE,
    M_COLOUR,
    M_NUMBER,
    M_OPPONENT,
    M_SHOWN,
    M_FED,
    M_SCORE,
    M_GP,
    M_OTHER_GP,
    M_STATUS,
    M_MP,
    M_RANK,
    M_COLUMNS
};

static const struct column match_columns[M_COLUMNS] = {
    [M_ROUND] = { "round", &label_rd, ALIGN_RIGHT },
    [M_TABLE] = { "table", &label_table, ALIGN_RIGHT },
    [M_COLOUR] = { "colour", &label_board_1, ALIGN_LEFT },
    [M_NUMBER] = { "opponent_number", &label_no, ALIGN_RIGHT },
    [M_OPPONENT] = { "opponent", NULL, ALIGN_LEFT, FOR_DATA },
    [M_SHOWN] = { NULL, &label_opponent, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .name = true },
    [M_FED] = { "opponent_federation", &label_fed, ALIGN_LEFT },
    [M_SCORE] = { NULL, &label_result, ALIGN_CENTRE, FOR_SHEETS },
    [M_GP] = { "gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [M_OTHER_GP] = { "opponent_gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [M_STATUS] = { "status", NULL, ALIGN_LEFT, FOR_DATA },
    [M_MP] = { "mp_so_far", &label_mp, ALIGN_RIGHT, .tone = TONE_STRONG },
    [M_RANK] = { "rank_so_far", &label_rank, ALIGN_RIGHT },
};

/* Behind the rounds stand the sums. */
enum { P_PLACE, P_TITLE, P_NAME, P_SHOWN, P_RATING, P_FIDE, P_ROUND };
enum { S_POINTS, S_GAMES, S_OPPONENTS, S_PERFORMANCE, S_CHANGE, S_SHOWN, SUMS };

static const struct column player_columns[P_ROUND] = {
    [P_PLACE] = { "place", &label_bd, ALIGN_RIGHT, .repeats = true },
    [P_TITLE] = { "title", NULL, ALIGN_RIGHT, .repeats = true },
    [P_NAME] = { "player", NULL, ALIGN_LEFT, FOR_DATA, .repeats = true },
    [P_SHOWN] = { NULL, &label_player, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .name = true, .repeats = true },
    [P_RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [P_FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
};

static const struct column sums[SUMS] = {
    [S_POINTS] = { "points", &label_pts, ALIGN_RIGHT, .tone = TONE_STRONG },
    [S_GAMES] = { "games", NULL, ALIGN_RIGHT, FOR_DATA }, /* the rounds show them */
    [S_OPPONENTS] = { "opponents", &label_opp, ALIGN_RIGHT },
    [S_PERFORMANCE] = { "performance", &label_perf, ALIGN_RIGHT },
    [S_CHANGE] = { "rating_change", NULL, ALIGN_RIGHT, FOR_DATA },
    [S_SHOWN] = { NULL, &label_change, ALIGN_RIGHT, FOR_SHEETS },
};

/* What is being made. */
struct team_making {
    const struct report_input *in;
    const struct section *section;
    const struct squad *squad;
    const struct standing *line;
    struct rating_view view;
    struct sheet *sheet;
    struct arena *a;
};

static struct block *add_part(const struct team_making *m, const struct table *shape, const char *name,
                              const struct message_row *label, int rows)
{
    struct block *b = table_block(sheet_table(m->sheet, shape, m->a), rows, m->a);

    b->head[H_PART] = cell_text(str_of(name));
    b->head[H_LABEL] = cell_text(message_label(label, &m->sheet->heading.wording, m->a));
    b->head[H_NUMBER] = figures_number(m->squad);
    b->head[H_TEAM] = cell_team(m->section, m->in->team);
    b->head[H_FED] = cell_text(m->squad->federation);
    b->head[H_CAPTAIN] = cell_text(m->squad->captain);
    b->head[H_AVERAGE] = figures_average(m->section, m->squad);
    b->head[H_RANK] = figures_rank(m->line);
    return b;
}

/* --- who it is -------------------------------------------------------------------------------- */

static struct message standing_of(const struct team_making *m)
{
    const struct ranking *ranking = &m->section->ranking;
    struct str text = { 0 };

    for (int c = 0; c < ranking->n; c++) {
        struct cell value = figures_value(ranking->by[c], m->line->value[c]);
        if (!cell_is_empty(value))
            text =
                str_fmt(m->a, "%.*s%s%.*s %.*s", STR_ARG(text), text.n > 0 ? ", " : "",
                        STR_ARG(message_label(&criterion_row(ranking->by[c])->code, &m->sheet->heading.wording, m->a)),
                        STR_ARG(cell_typeset(value, m->a)));
    }
    return m->line->unranked ? say_out_of_the_ranking(text, m->line->won, m->line->drawn, m->line->lost)
                             : say_stands_at_rank(m->line->rank, m->section->nsquad, text, m->line->won, m->line->drawn,
                                                  m->line->lost);
}

static struct message squad_of(const struct team_making *m)
{
    const struct squad *q = m->squad;

    return say_about_squad(q->federation, q->number, cell_plain(figures_average(m->section, q), m->a), q->captain);
}

/* Data have all of it in columns. */
static void add_about(const struct team_making *m)
{
    const struct wording *wording = &m->sheet->heading.wording;
    const struct message squad = squad_of(m), standing = standing_of(m);
    struct prose about = { 0 };

    prose_add(&about, 0, message_text(&squad, wording, m->a), m->a);
    prose_add(&about, 0, message_text(&standing, wording, m->a), m->a);
    sheet_prose(m->sheet, about, m->a);
    m->sheet->part[m->sheet->npart - 1]->audience = FOR_SHEETS;
}

/* --- the matches ------------------------------------------------------------------------------ */

static struct match turned(struct match m)
{
    return (struct match){ .team = { m.team[1], m.team[0] },
                           .gp = { m.gp[1], m.gp[0] },
                           .mp = { m.mp[1], m.mp[0] },
                           .played = m.played,
                           .pending = m.pending };
}

static void fill_match(const struct team_making *m, struct cell *cell, int round, const struct fixture *f)
{
    struct match match = score_counted(m->section, round, f, m->in->round + 1, m->a);
    bool white = match.team[0] == m->in->team;
    struct match own = white ? match : turned(match);
    const struct squad *other = &m->section->squad[own.team[1]];

    cell[M_TABLE] = cell_table(m->section, round, f->table);
    cell[M_COLOUR] = cell_text(white ? STR("white") : STR("black"));
    cell[M_NUMBER] = figures_number(other);
    cell[M_OPPONENT] = cell[M_SHOWN] = cell_team(m->section, own.team[1]);
    cell[M_FED] = cell_text(other->federation);
    cell[M_SCORE] = figures_score(&own, m->a);
    if (own.pending)
        return;
    cell[M_GP] = cell_half(own.gp[0]);
    cell[M_OTHER_GP] = cell_half(own.gp[1]);
    cell[M_STATUS] = cell_text(own.played ? STR("played") : STR("unplayed"));
}

static void add_match(const struct team_making *m, struct block *b, int round, const struct standing *after)
{
    const struct pairing_list *p = &m->section->round[round - 1];
    const struct fixture *f = match_of(p, m->in->team);
    struct cell *cell = block_row(b, f ? TONE_PLAIN : TONE_FAINT);

    cell[M_ROUND] = cell_round(m->section, round);
    if (f)
        fill_match(m, cell, round, f);
    else
        cell[M_STATUS] = cell[M_SHOWN] = cell_text(
            message_label(p->bye == m->in->team ? &label_bye : &label_not_paired, &m->sheet->heading.wording, m->a));
    cell[M_MP] = figures_mp(m->section, after[m->in->team].mp);
    cell[M_RANK] = figures_rank(&after[m->in->team]);
}

static void add_matches(const struct team_making *m)
{
    static const struct table shape = {
        .blocks = "parts", .rows = "rows", .head = heads, .nhead = HEADS, .col = match_columns, .ncol = M_COLUMNS
    };
    const struct standing *const *after = counted_progress(m->in, m->a);
    struct block *b = add_part(m, &shape, "matches", &label_matches, m->in->round);

    for (int r = 1; r <= m->in->round; r++)
        add_match(m, b, r, after[r - 1]);
    if (b->nrow == 0)
        m->sheet->part[m->sheet->npart - 1]->audience = FOR_DATA;
}

/* --- the players ------------------------------------------------------------------------------ */

static struct table player_shape(const struct team_making *m)
{
    int rounds = m->in->round, n = P_ROUND + rounds + SUMS;
    struct column *col = arena_new(m->a, struct column, n);

    memcpy(col, player_columns, sizeof player_columns);
    for (int r = 0; r < rounds; r++)
        col[P_ROUND + r] = (struct column){ .key = str_c(m->a, str_fmt(m->a, "round_%d", r + 1)),
                                            .title = str_c(m->a, str_fmt(m->a, "%d", r + 1)),
                                            .align = ALIGN_RIGHT };
    memcpy(&col[P_ROUND + rounds], sums, sizeof sums);
    return (struct table){ .blocks = "parts", .rows = "rows", .head = heads, .nhead = HEADS, .col = col, .ncol = n };
}

static void fill_sums(struct cell *cell, const struct performance *p)
{
    cell[S_POINTS] = cell_half(p->half);
    cell[S_GAMES] = cell_number(p->games);
    if (p->games == 0)
        return;
    cell[S_OPPONENTS] = cell_number(performance_average(p));
    cell[S_PERFORMANCE] = cell_number(performance_rating(p));
}

static void add_player(const struct team_making *m, struct block *b, int place, const struct performance *games)
{
    const struct player *p = &m->squad->player[place - 1];
    const struct message replaced = say_player_is_replaced(p->name);
    struct cell *cell = block_row(b, p->replaced ? TONE_FAINT : TONE_PLAIN);
    struct seat seat;

    cell[P_PLACE] = cell_number(place);
    cell[P_TITLE] = cell_text(p->title);
    cell[P_NAME] = cell[P_SHOWN] = cell_player(m->section, m->in->team, place);
    if (p->replaced)
        cell[P_SHOWN] =
            cell_instead(cell_text(message_text(&replaced, &m->sheet->heading.wording, m->a)), cell[P_NAME]);
    cell[P_RATING] = cell_known(p->rating);
    cell[P_FIDE] = cell_known(p->fide_id);
    for (int r = 1; r <= m->in->round; r++)
        if (seat_find(m->section, r, m->in->team, place, m->in->round, m->a, &seat))
            cell[P_ROUND + r - 1] = seat_game(&seat, m->a);
    fill_sums(&cell[P_ROUND + m->in->round], games);
    const struct rating_change change = rating_change(&m->view, m->in->round, m->in->team, place - 1, m->a);
    cell += P_ROUND + m->in->round;
    rating_fill(&change, &cell[S_CHANGE], &cell[S_SHOWN], m->a);
}

static void add_players(const struct team_making *m)
{
    const struct table shape = player_shape(m);
    struct block *b = add_part(m, &shape, "players", &label_players, m->squad->nplayer);
    const struct performance *games = counted_games(m->in, m->a);

    for (int place = 1; place <= m->squad->nplayer; place++)
        add_player(m, b, place, &games[m->in->team * SQUAD_MAX + place - 1]);
    sheet_note_say_for(m->sheet, FOR_SHEETS, say_colours_and_forfeits(), m->a);
    sheet_note_say(m->sheet,
                   say_performances_count(m->section->floor, MESSAGE_WITHIN(rating_limit_message(m->in->limit))), m->a);
    rating_note(m->sheet, m->section, m->a);
}

bool report_build_team(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct team_making m = { .in = in,
                             .section = s,
                             .squad = &s->squad[in->team],
                             .view = rating_view(in->event, s, a),
                             .sheet = sheet,
                             .a = a };

    (void)e;
    sheet->scale = SCALE_LIST;
    sheet->heading.title = m.squad->name;
    sheet->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    m.line = counted_line(in, a);
    add_about(&m);
    if (in->medium == MEDIUM_PAGE)
        charts_add_team(sheet, in, counted_progress(in, a), a);
    add_matches(&m);
    add_players(&m);
    for (int i = 0; i < m.section->nwarning; i++) {
        const struct warning *w = &m.section->warning[i];
        if (w->squad == m.in->team)
            sheet_note_say(m.sheet, say_warned_at(w->at, w->reason), m.a);
    }
    counted_note_running(sheet, in, a);
    figures_note_corrections(sheet, s, in->round, a);
    return true;
}
