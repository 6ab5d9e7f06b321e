/* SPDX-License-Identifier: Apache-2.0 */
/* captains.c - what lies in the pigeon-hole of a team: its task, both squads with what they have played, and why it meets them. */
#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "reports/format/slip.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/hall.h"
#include "reports/sheet/published.h"
#include "reports/sheet/seat.h"
#include "reports/tell/protocol.h"
#include "reports/tell/telling.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/score.h"

enum {
    PLACE,
    TITLE,
    NAME,
    RATING,
    FIRST,
    LAST = FIRST + ROUNDS_MAX - 1,
    FIRST_ON_PAPER,
    LAST_ON_PAPER = FIRST_ON_PAPER + ROUNDS_MAX - 1,
    POINTS_OF,
    GAMES,
    COLUMNS
};
enum { H_LABEL, H_PAPER_TEAM, H_PAPER_FACTS, H_NUMBER, H_TEAM, H_FED, H_MP, H_GP, H_RANK, H_SIDE, H_TABLE, HEADS };

static const struct column heads[HEADS] = {
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SCREENS, .at = PLACE, .span = COLUMNS },
    [H_PAPER_TEAM] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .at = PLACE, .span = NAME - PLACE + 1 },
    [H_PAPER_FACTS] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, TONE_FAINT, .at = RATING, .span = COLUMNS - RATING },
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_MP] = { "mp", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_GP] = { "gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_RANK] = { "rank", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_SIDE] = { "side", NULL, ALIGN_LEFT, FOR_DATA },
    [H_TABLE] = { "table", NULL, ALIGN_RIGHT, FOR_DATA },
};

/* The columns of rounds have the titles and keys 1, 2 ... as far as the section goes. */
static const struct column *columns_of(const struct section *s, struct arena *a)
{
    struct column *col = arena_new(a, struct column, COLUMNS);

    col[PLACE] = (struct column){ "place", NULL, ALIGN_RIGHT, .tone = TONE_STRONG };
    col[TITLE] = (struct column){ "title", NULL, ALIGN_RIGHT, .audience = FOR_ALL };
    col[NAME] = (struct column){ "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true };
    col[RATING] = (struct column){ "rating", &label_rtg, ALIGN_RIGHT, .audience = FOR_ALL };
    for (int i = 0; i < ROUNDS_MAX; i++) {
        const char *round = str_c(a, str_fmt(a, "%d", i + 1)), *key = str_c(a, str_fmt(a, "round_%d", i + 1));
        bool played = i < s->rounds;
        col[FIRST + i] = (struct column){ .key = played ? key : NULL,
                                          .title = played ? round : NULL,
                                          .align = ALIGN_CENTRE,
                                          .audience = played ? NOT_ON_PAPER : FOR_NOBODY };
        col[FIRST_ON_PAPER + i] =
            (struct column){ .title = col[FIRST + i].title, .align = ALIGN_LEFT, .audience = FOR_PAPER };
    }
    col[POINTS_OF] = (struct column){ "points", &label_pts, ALIGN_RIGHT, .tone = TONE_STRONG };
    col[GAMES] = (struct column){ "games", &label_games_short, ALIGN_RIGHT, .audience = FOR_ALL };
    return col;
}

struct captains_build {
    const struct report_input *in;
    const struct section *section;
    const struct pairing_list *list;
    const struct standing *line; /* before the round, by squad */
    struct table *table;
    const struct heading *heading;
    const struct wording *wording;
    struct walk *walk;        /* through the draft, NULL: there is no trace of it */
    struct reasoned reasoned; /* by another system than D.02: if `in` has the round made once more */
    struct arena *a;
};

/* Games over the board are summed up, forfeits only named. */
static void fill_rounds(const struct captains_build *b, struct cell *cell, int squad, int place)
{
    int half = 0, games = 0;
    struct seat at;

    for (int r = 1; r < b->in->round; r++) {
        if (!seat_find(b->section, r, squad, place, b->in->round - 1, b->a, &at))
            continue;
        cell[FIRST + r - 1] = seat_on_board(&at, b->a);
        cell[FIRST_ON_PAPER + r - 1] = seat_in_square(&at, b->a);
        if (seat_is_forfeit(&at))
            continue;
        games++;
        half += score_points(b->section, at.match->board[at.board].result, at.side);
    }
    if (games == 0)
        return;
    cell[POINTS_OF] = cell_half(half);
    cell[GAMES] = cell_number(games);
}

/* --- a team ------------------------------------------------------------------------------------- */

static struct str told(const struct captains_build *b, struct message m)
{
    return message_text(&m, b->wording, b->a);
}

/* "Russia" behind its flag, and "rank 9 · 10 MP · 18½ GP · seed 1". */
static void fill_paper_head(const struct captains_build *b, struct cell *head, int squad)
{
    const struct squad *q = &b->section->squad[squad];
    const struct standing *line = &b->line[squad];
    const struct cell team[] = { cell_emblem(q->federation), cell_text(STR(" ")), cell_team(b->section, squad) };
    const struct cell before[] = {
        cell_text(told(b, say_rank_with_points(line->rank, line->mp))),
        cell_text(STR(" · ")),
        cell_half(line->gp),
        cell_text(STR(" GP · ")),
    };
    const struct cell fact[] = {
        b->in->round > 1 ? cell_phrase(before, 4, b->a) : (struct cell){ 0 },
        cell_text(told(b, say_seed_is(q->number))),
    };

    head[H_PAPER_TEAM] = cell_phrase(team, 3, b->a);
    head[H_PAPER_FACTS] = cell_phrase(fact, 2, b->a);
}

static void fill_head(const struct captains_build *b, struct cell *head, int squad, const char *side)
{
    const struct squad *q = &b->section->squad[squad];
    const struct standing *line = &b->line[squad];
    const struct fixture *f = match_of(b->list, squad);
    const struct message about = b->in->round > 1
                                     ? say_team_with_place(q->federation, q->number, line->rank, line->mp, line->gp)
                                     : say_team_with_number(q->federation, q->number);

    head[H_NUMBER] = figures_number(q);
    head[H_TEAM] = cell_team(b->section, squad);
    head[H_FED] = cell_text(q->federation);
    head[H_MP] = cell_number(line->mp);
    head[H_GP] = cell_half(line->gp);
    head[H_RANK] = b->in->round > 1 ? cell_number(line->rank) : (struct cell){ 0 };
    head[H_SIDE] = cell_text(str_of(side));
    head[H_TABLE] = f ? cell_table(b->section, b->in->round, f->table) : (struct cell){ 0 };
    const struct cell part[] = {
        head[H_TEAM],
        cell_text(STR(" ")),
        cell_text(message_text(&about, b->wording, b->a)),
    };
    head[H_LABEL] = cell_phrase(part, sizeof part / sizeof *part, b->a);
    fill_paper_head(b, head, squad);
}

static struct block *add_squad(const struct captains_build *b, int squad, const char *side)
{
    const struct squad *q = &b->section->squad[squad];
    struct block *block = table_block(b->table, q->nplayer, b->a);

    fill_head(b, block->head, squad, side);
    for (int i = 0; i < q->nplayer; i++) {
        const struct player *p = &q->player[i];
        if (p->replaced)
            continue;
        struct cell *cell = block_row(block, TONE_PLAIN);
        cell[PLACE] = cell_number(i + 1);
        cell[TITLE] = cell_text(p->title);
        cell[NAME] = cell_player(b->section, squad, i + 1);
        cell[RATING] = cell_known(p->rating);
        fill_rounds(b, cell, squad, i + 1);
    }
    return block;
}

/* --- what is said below --------------------------------------------------------------------------- */

/* Why the team has that opponent: the draft in sentences, those that belong to others left out. */
static void say_why(const struct captains_build *b, struct slip *slip, int squad)
{
    enum { NAMED = 6, DEEPEST = 1 };
    const struct parsed_trace *r = b->in->record;
    struct telling t = { .arena = b->a, .most = NAMED, .wording = *b->wording };
    int team = r ? protocol_find(r, b->section->squad[squad].name) : NOBODY;

    if (team != NOBODY && !(b->in->made_again && published_otherwise(b->in, squad)))
        protocol_team(&t, b->walk, team);
    if (b->in->rerun && !published_otherwise(b->in, squad))
        reasons_tell_one(&t.prose, &b->reasoned, squad, b->a);
    for (int i = 0; i < t.prose.n; i++)
        if (t.prose.paragraph[i].level <= DEEPEST)
            slip_say(slip, SLIP_TEXT, t.prose.paragraph[i].text, b->a);
}

/* In capitals on paper, and White's boards of the colour: "WHITE", "on boards 1 and 3". */
static struct assignment *task_of(const struct captains_build *b, const struct fixture *f, int squad)
{
    const struct wording *w = b->wording;
    const struct squad *own = &b->section->squad[squad], *other = &b->section->squad[match_opponent(f, squad)];
    const bool black = match_side(f, squad) == 1;
    const char *colour = str_c(b->a, message_label(black ? &label_black_capitals : &label_white_capitals, w, b->a));
    struct assignment *t = arena_new(b->a, struct assignment, 1);

    *t = (struct assignment){
        .name = { cell_team(b->section, squad), cell_team(b->section, match_opponent(f, squad)) },
        .federation = own->federation,
        .opponent_federation = other->federation,
        .opponent = message_label(&label_opponent_capitals, w, b->a),
        .table = { message_label(&label_table_capitals, w, b->a), str_number(b->a, f->table) },
        .colour = { message_label(&label_colour_capitals, w, b->a), str_of(colour) },
        .due = { message_label(&label_lineup_due_capitals, w, b->a),
                 heading_moment(b->heading, lineup_deadline(b->in->event, b->in->section, b->in->round, b->a), b->a) },
        .boards = figures_boards(b->section, w, b->a),
        .black = black,
    };
    return t;
}

static const struct slip *words_for(const struct captains_build *b, int squad)
{
    struct slip *slip = arena_new(b->a, struct slip, 1);
    struct str due = date_text(lineup_deadline(b->in->event, b->in->section, b->in->round, b->a), b->wording, b->a);
    const struct fixture *f = match_of(b->list, squad);

    const struct str task = told(b, hall_task(b->section, b->list, squad));

    slip_say(slip, SLIP_TEXT, told(b, say_captain_plays(b->in->round, task, f ? due : (struct str){ 0 })), b->a);
    slip->line[0].unprinted = f != NULL;
    if (b->in->event->contact.n > 0)
        slip_say(slip, SLIP_TEXT, told(b, say_desk_is_at(b->in->event->contact)), b->a);
    const struct str by_hand = f ? f->by_hand : b->list->bye_by_hand;
    if (by_hand.n > 0)
        slip_say(slip, SLIP_TEXT, told(b, f ? say_is_paired_by_hand(by_hand) : say_team_given_bye(by_hand)), b->a);
    else
        say_why(b, slip, squad);
    for (int i = 1; i < slip->n; i++)
        slip->line[i].small = true;
    return slip;
}

static void add_team(const struct captains_build *b, int squad)
{
    const struct fixture *f = match_of(b->list, squad);
    int first = b->table->nblock;

    add_squad(b, squad, "own");
    if (f)
        add_squad(b, match_opponent(f, squad), "opponent");
    b->table->block[first].apart = true;
    b->table->block[first].task = f ? task_of(b, f, squad) : NULL;
    b->table->block[b->table->nblock - 1].slip = words_for(b, squad);
}

static const struct standing *standings_by_squad(const struct report_input *in, struct arena *a)
{
    struct tournament t;

    score_tournament(in->event, in->section, in->round - 1, a, &t);
    const struct standing *line = standings_make(&t, in->round - 1, a);
    struct standing *by = arena_new(a, struct standing, t.nteam);
    for (int i = 0; i < t.nteam; i++)
        by[line[i].team] = line[i];
    return by;
}

static bool takes_part(const struct pairing_list *p, int squad)
{
    return match_of(p, squad) || p->bye == squad;
}

bool report_build_captains(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const int *order = figures_order(s, a);
    const struct table shape = {
        .blocks = "teams", .rows = "players", .head = heads, .nhead = HEADS, .col = columns_of(s, a), .ncol = COLUMNS
    };
    struct captains_build b = { in,
                                s,
                                &s->round[in->round - 1],
                                standings_by_squad(in, a),
                                sheet_table(sheet, &shape, a),
                                &sheet->heading,
                                &sheet->heading.wording,
                                NULL,
                                { 0 },
                                a };
    struct walk walk;

    (void)e;
    sheet->scale = SCALE_TASK;
    sheet->form = true;
    if (in->record) {
        walk = walk_begin(in->record, a);
        b.walk = &walk;
    }
    if (in->rerun)
        b.reasoned = published_reasons(in, a);
    if (in->round > 1)
        sheet_legend_say(sheet, FOR_PAPER, say_captain_squares(), a);
    if (in->round > 1)
        sheet_legend_say(sheet, FOR_SCREENS, say_captain_codes(), a);
    for (int i = 0; i < s->nsquad; i++)
        if (takes_part(b.list, order[i]) && (in->team == NOBODY || in->team == order[i]))
            add_team(&b, order[i]);
    return true;
}
