/* SPDX-License-Identifier: Apache-2.0 */
/* player.c - the report player: games and performance. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/report.h"
#include "reports/sheet/seat.h"

/* What heads the games is for data; people read it in sentences above them. */
enum {
    H_LABEL,
    H_PLAYER,
    H_TITLE,
    H_RATING,
    H_FIDE,
    H_BORN,
    H_TEAM,
    H_FED,
    H_NUMBER,
    H_PLACE,
    H_POINTS,
    H_GAMES,
    H_OPPONENTS,
    H_PERFORMANCE,
    H_CHANGE,
    H_AFTER,
    HEADS
};

static const struct column heads[HEADS] = {
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 4 },
    [H_PLAYER] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
    [H_TITLE] = { "title", NULL, ALIGN_LEFT, FOR_DATA },
    [H_RATING] = { "rating", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_BORN] = { "born", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_PLACE] = { "place", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_POINTS] = { "points", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_GAMES] = { "played", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_OPPONENTS] = { "opponents", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_PERFORMANCE] = { "performance", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_CHANGE] = { "rating_change", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_AFTER] = { "rating_after", NULL, ALIGN_RIGHT, FOR_DATA },
};

enum { ROUND, TABLE, BOARD, COLOUR, TITLE, OPPONENT, RATING, FIDE, FED, TEAM, RESULT, COLUMNS };

static const struct column columns[COLUMNS] = {
    [ROUND] = { "round", &label_rd, ALIGN_RIGHT },
    [TABLE] = { "table", &label_table, ALIGN_RIGHT },
    [BOARD] = { "board", &label_bd, ALIGN_RIGHT },
    [COLOUR] = { "colour", &label_colour, ALIGN_LEFT },
    [TITLE] = { "opponent_title", NULL, ALIGN_RIGHT },
    [OPPONENT] = { "opponent_player", &label_opponent, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [RATING] = { "opponent_rating", &label_rtg, ALIGN_RIGHT },
    [FIDE] = { "opponent_fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [FED] = { "opponent_federation", &label_fed, ALIGN_LEFT },
    [TEAM] = { "opponent_team", &label_team, ALIGN_LEFT, .name = true },
    [RESULT] = { "result", &label_res, ALIGN_CENTRE, .tone = TONE_STRONG },
};

static const struct table shape = {
    .blocks = "players", .rows = "games", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

/* What is being made. */
struct player_making {
    const struct report_input *in;
    const struct section *section;
    const struct squad *squad;
    const struct player *player;
    const struct performance *games;
    struct rating_change change;
    struct sheet *sheet;
    struct arena *a;
};

static struct str told(const struct player_making *m, struct message said)
{
    return message_text(&said, &m->sheet->heading.wording, m->a);
}

/* "GM, NOR, rating 2857, FIDE id 1503014, born 1990; 1 in the list of Norway." */
static struct str person_text(const struct player_making *m)
{
    const struct player *p = m->player;
    struct str fed = m->squad->federation, team = m->squad->name;
    struct str rating = told(m, p->rating ? say_rating_is(p->rating) : say_player_unrated());
    int place = m->in->player + 1;

    if (m->section->unit == UNIT_PLAYER)
        return told(m, say_person_is(p->title, fed, rating, p->fide_id, p->born));
    return told(m, p->replaced ? say_person_was_in_list(p->title, fed, rating, p->fide_id, p->born, place, team)
                               : say_person_in_list(p->title, fed, rating, p->fide_id, p->born, place, team));
}

static struct str score_text(const struct player_making *m)
{
    const struct performance *g = m->games;

    if (g->games == 0)
        return told(m, say_no_game_over_the_board());
    return told(m, say_score_and_performance(cell_typeset(cell_half(g->half), m->a), g->games, performance_percent(g),
                                             performance_average(g), performance_rating(g)));
}

static struct str rating_text(const struct player_making *m)
{
    return told(m, say_for_the_rating(rating_words(m->player, &m->change, &m->sheet->heading.wording, m->a)));
}

static void fill_head(const struct player_making *m, struct cell *cell)
{
    const struct player *p = m->player;
    struct cell shown = { 0 }; /* the sentence above has it */

    cell[H_LABEL] = cell_text(STR("Games"));
    cell[H_PLAYER] = cell_player(m->section, m->in->team, m->in->player + 1);
    cell[H_TITLE] = cell_text(p->title);
    cell[H_RATING] = cell_known(p->rating);
    cell[H_FIDE] = cell_known(p->fide_id);
    cell[H_BORN] = cell_known(p->born);
    cell[H_TEAM] = cell_team(m->section, m->in->team);
    cell[H_FED] = cell_text(m->squad->federation);
    cell[H_NUMBER] = figures_number(m->squad);
    cell[H_PLACE] = cell_number(m->in->player + 1);
    cell[H_POINTS] = cell_half(m->games->half);
    cell[H_GAMES] = cell_number(m->games->games);
    cell[H_OPPONENTS] = cell_known(performance_average(m->games));
    cell[H_PERFORMANCE] = cell_known(performance_rating(m->games));
    cell[H_AFTER] = cell_known(m->change.rating);
    rating_fill(&m->change, &cell[H_CHANGE], &shown, m->a);
}

/* It may not be known who sat there. */
static void fill_opponent(const struct player_making *m, const struct seat *seat, struct cell *cell)
{
    int squad = seat->match->side[1 - seat->side], place = seat->match->board[seat->board].place[1 - seat->side];
    const struct squad *q = &m->section->squad[squad];

    cell[FED] = cell_text(q->federation);
    cell[TEAM] = cell_team(m->section, squad);
    if (place < 1 || place > q->nplayer)
        return;
    const struct player *p = &q->player[place - 1];
    cell[TITLE] = cell_text(p->title);
    cell[OPPONENT] = cell_player(m->section, squad, place);
    cell[RATING] = cell_known(p->rating);
    cell[FIDE] = cell_known(p->fide_id);
}

/* Of nobody's games people see nothing. */
static void add_games(const struct player_making *m)
{
    struct block *b = table_block(sheet_table(m->sheet, &shape, m->a), m->in->round, m->a);
    struct seat seat;
    bool forfeits = false;

    fill_head(m, b->head);
    for (int r = 1; r <= m->in->round; r++)
        if (seat_find(m->section, r, m->in->team, m->in->player + 1, m->in->round, m->a, &seat)) {
            struct cell *cell = block_row(b, TONE_PLAIN);

            cell[ROUND] = cell_round(m->section, seat.round);
            cell[TABLE] = cell_table(m->section, seat.round, seat.match->table);
            cell[BOARD] = cell_number(seat.board + 1);
            cell[COLOUR] = cell_text(seat_is_white(&seat) ? STR("white") : STR("black"));
            fill_opponent(m, &seat, cell);
            cell[RESULT] = seat_result(&seat, m->a);
            forfeits = forfeits || seat_is_forfeit(&seat);
        }
    if (b->nrow == 0)
        m->sheet->part[m->sheet->npart - 1]->audience = FOR_DATA;
    if (forfeits)
        sheet_note_say_for(m->sheet, FOR_SHEETS, say_forfeit_is_no_game(), m->a);
}

bool report_build_player(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct player_making m = { .in = in, .section = s, .squad = &s->squad[in->team], .sheet = sheet, .a = a };

    (void)e;
    m.player = &m.squad->player[in->player];
    const struct rating_view view = rating_view(in->event, s, a);
    m.change = rating_change(&view, in->round, in->team, in->player, a);
    m.games = &counted_games(in, a)[in->team * SQUAD_MAX + in->player];
    sheet->scale = SCALE_LIST;
    sheet->heading.title = m.player->name;
    struct prose about = { 0 };

    prose_add(&about, 0, person_text(&m), m.a);
    prose_add(&about, 0, score_text(&m), m.a);
    if (m.change.games > 0)
        prose_add(&about, 0, rating_text(&m), m.a);
    sheet_prose(m.sheet, about, m.a);
    m.sheet->part[m.sheet->npart - 1]->audience = FOR_SHEETS;
    if (in->medium == MEDIUM_PAGE)
        charts_add_player(sheet, in, m.games, a);
    add_games(&m);
    sheet_note_say(sheet, say_performance_counts(s->floor, MESSAGE_WITHIN(rating_limit_message(in->limit))), a);
    counted_note_running(sheet, in, a);
    figures_note_corrections(sheet, s, in->round, a);
    return true;
}
