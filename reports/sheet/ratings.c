/* SPDX-License-Identifier: Apache-2.0 */
/* ratings.c - the reports rating-changes and rating-games: what the games change of ratings, player by player and game by game. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/report.h"
#include "teams/rating/changes.h"
#include "teams/score.h"

enum { H_SHOWN, H_NUMBER, H_TEAM, H_FED, HEADS };

static const struct column heads[HEADS] = {
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
};

enum { PLACE, BOARD, TITLE, PLAYER, FIDE, RATING, K, K_FROM, GAMES, POINTS, EXPECTED, CHANGE, SHOWN, AFTER, COLUMNS };

static const struct column columns[COLUMNS] = {
    [PLACE] = { "place", NULL, ALIGN_RIGHT, FOR_DATA },
    [BOARD] = { NULL, &label_bd, ALIGN_RIGHT, FOR_SHEETS },
    [TITLE] = { "title", NULL, ALIGN_RIGHT },
    [PLAYER] = { "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [K] = { "k", NULL, ALIGN_RIGHT, .title = "K" },
    [K_FROM] = { "k_from", NULL, ALIGN_LEFT, FOR_DATA },
    [GAMES] = { "games", &label_games, ALIGN_RIGHT },
    [POINTS] = { "points", &label_pts, ALIGN_RIGHT },
    [EXPECTED] = { "expected", &label_expected, ALIGN_RIGHT },
    [CHANGE] = { "change", NULL, ALIGN_RIGHT, FOR_DATA },
    [SHOWN] = { NULL, &label_change, ALIGN_RIGHT, FOR_SHEETS },
    [AFTER] = { "rating_after", &label_new, ALIGN_RIGHT, .tone = TONE_STRONG },
};

static const struct table shape = {
    .blocks = "teams", .rows = "players", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

/* Players who are paired themselves: on sheets a list, in data each is his own team. */
static const struct table list_shape = { .rows = "players", .col = columns, .ncol = COLUMNS };

enum {
    G_H_SHOWN,
    G_H_TEAM,
    G_H_FED,
    G_H_PLACE,
    G_H_PLAYER,
    G_H_RATING,
    G_H_K,
    G_H_K_FROM,
    G_H_CHANGE,
    G_H_AFTER,
    G_HEADS
};

static const struct column game_heads[G_HEADS] = {
    [G_H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
    [G_H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [G_H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [G_H_PLACE] = { "place", NULL, ALIGN_RIGHT, FOR_DATA },
    [G_H_PLAYER] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
    [G_H_RATING] = { "rating", NULL, ALIGN_RIGHT, FOR_DATA },
    [G_H_K] = { "k", NULL, ALIGN_RIGHT, FOR_DATA },
    [G_H_K_FROM] = { "k_from", NULL, ALIGN_LEFT, FOR_DATA },
    [G_H_CHANGE] = { "change", NULL, ALIGN_RIGHT, FOR_DATA },
    [G_H_AFTER] = { "rating_after", NULL, ALIGN_RIGHT, FOR_DATA },
};

enum {
    G_ROUND,
    G_BOARD,
    G_TITLE,
    G_OPPONENT,
    G_FED,
    G_RATING,
    G_COUNTS,
    G_EXPECTED,
    G_SCORE,
    G_GAIN,
    G_WHY,
    G_COLUMNS
};

static const struct column game_columns[G_COLUMNS] = {
    [G_ROUND] = { "round", &label_rd, ALIGN_RIGHT },
    [G_BOARD] = { "board", &label_bd, ALIGN_RIGHT },
    [G_TITLE] = { "opponent_title", NULL, ALIGN_RIGHT },
    [G_OPPONENT] = { "opponent_player", &label_opponent, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [G_FED] = { "opponent_federation", &label_fed, ALIGN_LEFT },
    [G_RATING] = { "opponent_rating", &label_rtg, ALIGN_RIGHT },
    [G_COUNTS] = { "difference", NULL, ALIGN_RIGHT, .title = "D" },
    [G_EXPECTED] = { "expected", &label_expected, ALIGN_RIGHT },
    [G_SCORE] = { "score", &label_scored, ALIGN_RIGHT },
    [G_GAIN] = { "gain", &label_gain, ALIGN_RIGHT },
    [G_WHY] = { "why", NULL, ALIGN_LEFT, .wraps = true },
};

static const struct table game_shape = {
    .blocks = "players", .rows = "games", .head = game_heads, .nhead = G_HEADS, .col = game_columns, .ncol = G_COLUMNS
};

/* What is being made. */
struct ratings_making {
    const struct report_input *in;
    const struct section *section;
    struct rating_view view;
    struct sheet *sheet;
    struct arena *a;
    int worked_out; /* players whose K no list says */
    bool first;     /* somebody has a first rating */
};

struct cell rating_signed(int hundredths, struct arena *a)
{
    const struct cell part[] = { cell_text(STR("+")), cell_hundredths(hundredths) };

    return hundredths > 0 ? cell_phrase(part, sizeof part / sizeof *part, a) : part[1];
}

void rating_fill(const struct rating_change *c, struct cell *data, struct cell *shown, struct arena *a)
{
    if (c->k == 0 || c->games == 0)
        return;
    *data = cell_hundredths(c->change);
    *shown = rating_signed(c->change, a);
}

static bool is_anybody_rated(const struct section *s)
{
    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            if (s->squad[i].player[p].rating > 0)
                return true;
    return false;
}

void rating_note(struct sheet *sheet, const struct section *s, struct arena *a)
{
    if (is_anybody_rated(s))
        sheet_note_say(sheet, say_change_is_of_these_games(), a);
}

struct message rating_limit_message(bool limit)
{
    return limit ? say_with_400_rule() : say_without_400_rule();
}

static struct cell reason_cell(const struct ratings_making *m, const struct rating_change *c)
{
    const struct message why = k_reason_said(c->why);

    return cell_text(c->k > 0 ? message_text(&why, &m->sheet->heading.wording, m->a) : (struct str){ 0 });
}

static void count_notes(struct ratings_making *m, const struct rating_change *c)
{
    m->worked_out += c->games > 0 && c->k > 0 && c->why != K_LISTED;
    m->first = m->first || (c->k == 0 && c->rating > 0);
}

/* Whoever has played no rated game stands without figures: the rating is as it was. */
static void add_player(struct ratings_making *m, struct block *b, int squad, int player, const struct rating_change *c)
{
    const struct player *p = &m->section->squad[squad].player[player];
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[PLACE] = cell_number(player + 1);
    if (m->section->unit == UNIT_TEAM)
        cell[BOARD] = cell[PLACE];
    cell[TITLE] = cell_text(p->title);
    cell[PLAYER] = cell_player(m->section, squad, player + 1);
    cell[FIDE] = cell_known(p->fide_id);
    cell[RATING] = cell_known(p->rating);
    cell[GAMES] = cell_number(c->games);
    cell[AFTER] = cell_known(c->rating);
    if (c->games == 0)
        return;
    cell[POINTS] = cell_half(c->half);
    if (c->k == 0)
        return;
    cell[K] = cell_number(c->k);
    cell[K_FROM] = reason_cell(m, c);
    cell[EXPECTED] = cell_hundredths(c->expected);
    rating_fill(c, &cell[CHANGE], &cell[SHOWN], m->a);
}

static void add_team(struct ratings_making *m, struct table *t, int squad)
{
    const struct squad *q = &m->section->squad[squad];
    struct block *b = table_block(t, q->nplayer + 1, m->a);
    struct rating_change *c = arena_new(m->a, struct rating_change, q->nplayer);

    b->head[H_SHOWN] = b->head[H_TEAM] = cell_team(m->section, squad);
    b->head[H_NUMBER] = figures_number(q);
    b->head[H_FED] = cell_text(q->federation);
    for (int p = 0; p < q->nplayer; p++) {
        c[p] = rating_change(&m->view, m->in->round, squad, p, m->a);
        add_player(m, b, squad, p, &c[p]);
        count_notes(m, &c[p]);
    }
    if (m->section->unit == UNIT_TEAM) {
        /* Of those with a rating: a first rating is no change. */
        struct cell *cell = block_row_for(b, TONE_STRONG, FOR_SHEETS);
        int games = 0, half = 0, expected = 0, change = 0;

        for (int i = 0; i < q->nplayer; i++)
            if (c[i].k > 0) {
                games += c[i].games;
                half += c[i].half;
                expected += c[i].expected;
                change += c[i].change;
            }
        cell[PLAYER] = cell_text(message_label(&label_sum, &m->sheet->heading.wording, m->a));
        cell[GAMES] = cell_number(games);
        cell[POINTS] = cell_half(half);
        cell[EXPECTED] = cell_hundredths(expected);
        cell[SHOWN] = rating_signed(change, m->a);
    }
}

static void add_notes(const struct ratings_making *m)
{
    struct str start = m->in->event->start;

    bool standard = m->view.terms.kind == RATED_STANDARD;

    sheet_note_say(m->sheet, standard ? say_changes_by_regulations() : say_changes_by_fast_regulations(), m->a);
    sheet_note_say(m->sheet, standard ? say_changes_unconfirmed() : say_changes_rounding_unconfirmed(), m->a);
    if (start.n > 0 && str_cmp(start, STR("2024-03-01")) < 0)
        sheet_note_say(m->sheet, say_changes_other_regulations(), m->a);
    if (m->worked_out > 0)
        sheet_note_say(m->sheet, say_changes_k_worked_out(m->worked_out), m->a);
    if (m->first)
        sheet_note_say(m->sheet, say_changes_first_rating(), m->a);
    figures_note_running(m->sheet, m->section, m->in->round, m->a);
}

static struct ratings_making begin(const struct report_input *in, struct sheet *sheet, struct arena *a)
{
    return (struct ratings_making){
        .in = in, .section = in->section, .view = rating_view(in->event, in->section, a), .sheet = sheet, .a = a
    };
}

bool report_build_rating_changes(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    struct ratings_making m = begin(in, sheet, a);
    const int *order = figures_order(in->section, a);

    (void)e;
    sheet->scale = SCALE_LIST;
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < in->section->nsquad; i++)
        add_team(&m, t, order[i]);
    if (in->section->unit == UNIT_PLAYER) {
        sheet->part[0]->audience = FOR_DATA;
        const struct section *s = m.section;
        struct block *b = table_block(sheet_table(m.sheet, &list_shape, m.a), s->nsquad, m.a);

        m.sheet->part[m.sheet->npart - 1]->audience = FOR_SHEETS;
        for (int i = 0; i < s->nsquad; i++) {
            int player = score_player(&s->squad[order[i]]) - 1;
            const struct rating_change c = rating_change(&m.view, m.in->round, order[i], player, m.a);
            add_player(&m, b, order[i], player, &c);
        }
    }
    add_notes(&m);
    return true;
}

/* --- game by game ----------------------------------------------------------------------------- */

/* "Berg, Ole, 2100: 2.5 of 4, expected 2.12; K 20 (under 2400): 20 × 0.38 = +7.60, new rating 2108" */
static struct message rating_said(const struct player *p, const struct rating_change *c, const struct wording *w,
                                  struct arena *a)
{
    struct str half = cell_plain(cell_half(c->half), a);
    const struct message why = k_reason_said(c->why);

    if (c->games == 0)
        return say_no_rated_game();
    if (p->rating == 0)
        return c->rating > 0 ? say_first_rating_of(half, c->games, c->rating) : say_against_rated(half, c->games);
    return say_rating_worked_out(half, c->games, cell_plain(cell_hundredths(c->expected), a), c->k,
                                 message_text(&why, w, a),
                                 cell_plain(cell_hundredths(c->half * RATING_CERTAIN / 2 - c->expected), a),
                                 cell_plain(rating_signed(c->change, a), a), c->rating);
}

struct str rating_words(const struct player *p, const struct rating_change *c, const struct wording *w, struct arena *a)
{
    const struct message said = rating_said(p, c, w, a);

    return message_text(&said, w, a);
}

static void fill_game_head(const struct ratings_making *m, struct cell *head, int player, const struct rating_change *c)
{
    const struct squad *q = &m->section->squad[m->in->team];
    const struct player *p = &q->player[player];
    const struct message unrated = say_player_unrated();
    struct str rating =
        p->rating > 0 ? str_fmt(m->a, "%d", p->rating) : message_text(&unrated, &m->sheet->heading.wording, m->a);
    const struct cell said[] = {
        cell_player(m->section, m->in->team, player + 1),
        cell_text(str_fmt(m->a, ", %.*s: ", STR_ARG(rating))),
        cell_text(rating_words(p, c, &m->sheet->heading.wording, m->a)),
    };

    head[G_H_SHOWN] = cell_phrase(said, sizeof said / sizeof *said, m->a);
    head[G_H_TEAM] = cell_team(m->section, m->in->team);
    head[G_H_FED] = cell_text(q->federation);
    head[G_H_PLACE] = cell_number(player + 1);
    head[G_H_PLAYER] = said[0];
    head[G_H_RATING] = cell_known(p->rating);
    head[G_H_AFTER] = cell_known(c->rating);
    if (c->k == 0)
        return;
    head[G_H_K] = cell_number(c->k);
    head[G_H_K_FROM] = reason_cell(m, c);
    head[G_H_CHANGE] = cell_hundredths(c->change);
}

/* The gap, where less than all of it counts. */
static struct str why(const struct ratings_making *m, int own, const struct rating_game *g)
{
    if (g->unrated)
        return str_of(unrated_game_text(g->unrated));
    int gap = own - g->opponent->rating;
    const struct message less = say_gap_counts_as(gap, g->difference);
    return own > 0 && gap != g->difference ? message_text(&less, &m->sheet->heading.wording, m->a) : (struct str){ 0 };
}

static void add_game(const struct ratings_making *m, struct block *b, int own, const struct rating_game *g)
{
    struct cell *cell = block_row(b, g->unrated ? TONE_FAINT : TONE_PLAIN);
    int other = g->match->side[1 - g->side];

    cell[G_ROUND] = cell_round(m->section, g->round);
    cell[G_BOARD] = cell_number(g->board);
    cell[G_FED] = cell_text(m->section->squad[other].federation);
    cell[G_WHY] = cell_text(why(m, own, g));
    if (g->opponent) {
        cell[G_TITLE] = cell_text(g->opponent->title);
        cell[G_OPPONENT] = cell_player(m->section, other, g->match->board[g->board - 1].place[1 - g->side]);
        cell[G_RATING] = cell_known(g->opponent->rating);
    }
    if (g->unrated)
        return;
    cell[G_SCORE] = cell_half(g->half);
    if (own == 0)
        return;
    cell[G_COUNTS] = cell_number(g->difference);
    cell[G_EXPECTED] = cell_hundredths(g->expected);
    cell[G_GAIN] = cell_hundredths(g->half * RATING_CERTAIN / 2 - g->expected);
}

bool report_build_rating_games(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    struct ratings_making m = begin(in, sheet, a);

    (void)e;
    sheet->scale = SCALE_LIST;
    struct table *t = sheet_table(sheet, &game_shape, a);
    for (int p = 0; p < in->section->squad[in->team].nplayer; p++) {
        int n, own = m.section->squad[m.in->team].player[p].rating;
        const struct rating_game *g = rating_games(&m.view, m.in->round, m.in->team, p, m.a, &n);
        struct rating_change c = rating_change(&m.view, m.in->round, m.in->team, p, m.a);
        struct block *b = table_block(t, n, m.a);

        fill_game_head(&m, b->head, p, &c);
        for (int i = 0; i < n; i++)
            add_game(&m, b, own, &g[i]);
        count_notes(&m, &c);
    }
    add_notes(&m);
    return true;
}
