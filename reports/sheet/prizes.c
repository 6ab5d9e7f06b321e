/* SPDX-License-Identifier: Apache-2.0 */
/* prizes.c - the reports prizes and combined: who would have which prize. */
#include "reports/sheet/prizes.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "teams/names.h"
#include "teams/over.h"
#include "teams/prize/prize.h"
#include "teams/score.h"

/* Three kinds of prizes, each a part with columns of its own; what heads a prize is the same in all. */
enum { H_PRIZE, H_OF, H_LABEL, HEADS };

static const struct column heads[HEADS] = {
    [H_PRIZE] = { "prize", NULL, ALIGN_LEFT, FOR_DATA },
    [H_OF] = { "of", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
};

/* The first columns of every part. */
enum { RANK, SHARED, MEDAL, OWN };
#define RANKED                                                          \
    [RANK] = { "rank", &label_rank, ALIGN_RIGHT, .tone = TONE_STRONG }, \
    [SHARED] = { "shared", NULL, ALIGN_LEFT, FOR_DATA }, [MEDAL] = { "medal", NULL, ALIGN_LEFT }

/* Behind those of teams and federations stands a column for each criterion. */
enum { T_TEAM = OWN, T_FED, T_SIGNS, T_NUMBER, T_STANDING, T_VALUE };

static const struct column team_columns[T_VALUE] = {
    RANKED,
    [T_TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [T_FED] = { "federation", &label_fed, ALIGN_LEFT },
    [T_SIGNS] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [T_NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [T_STANDING] = { "standing", NULL, ALIGN_RIGHT, FOR_DATA },
};

enum {
    P_TITLE = OWN,
    P_PLAYER,
    P_TEAM,
    P_SIGNS,
    P_FED,
    P_NUMBER,
    P_RATING,
    P_FIDE,
    P_GAMES,
    P_POINTS,
    P_OPPONENTS,
    P_PERFORMANCE,
    P_COLUMNS
};

static const struct column player_columns[P_COLUMNS] = {
    RANKED,
    [P_TITLE] = { "title", NULL, ALIGN_RIGHT },
    [P_PLAYER] = { "player", &label_player, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [P_TEAM] = { "team", &label_team, ALIGN_LEFT, .name = true },
    [P_SIGNS] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [P_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [P_NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [P_RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [P_FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [P_GAMES] = { "games", &label_games, ALIGN_RIGHT },
    [P_POINTS] = { "points", &label_points, ALIGN_RIGHT },
    [P_OPPONENTS] = { "opponents", &label_opp, ALIGN_RIGHT },
    [P_PERFORMANCE] = { "performance", &label_perf, ALIGN_RIGHT },
};

enum { F_FED = OWN, F_TEAM, F_SIGNS, F_STANDING, F_WOMEN, F_WOMEN_SIGNS, F_OTHER, F_PLACES, F_VALUE };

static const struct column federation_columns[F_VALUE] = {
    RANKED,
    [F_FED] = { "federation", &label_fed, ALIGN_LEFT, .tone = TONE_STRONG },
    [F_TEAM] = { "team", &label_team, ALIGN_LEFT, .name = true },
    [F_SIGNS] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [F_STANDING] = { "standing", &label_rank, ALIGN_RIGHT },
    [F_WOMEN] = { NULL, &label_women_s_team, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [F_WOMEN_SIGNS] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [F_OTHER] = { "women_standing", &label_rank, ALIGN_RIGHT },
    [F_PLACES] = { "places", &label_places, ALIGN_RIGHT },
};

/* Behind the criteria: columns are added at the end. */
static const struct column last_columns[] = {
    { .key = "women_team", .align = ALIGN_LEFT, .audience = FOR_DATA },
    { .key = "marks", .align = ALIGN_LEFT, .audience = FOR_DATA },
    { .key = "women_marks", .align = ALIGN_LEFT, .audience = FOR_DATA },
};
enum { LAST_WOMEN, LAST_MARKS, LAST_WOMEN_MARKS, LASTS };

enum group { TEAMS, PLAYERS, FEDERATIONS, PARTS };

static const struct table shapes[PARTS] = {
    [TEAMS] = { "prizes", "ranking", heads, HEADS, team_columns, T_VALUE },
    [PLAYERS] = { "prizes", "ranking", heads, HEADS, player_columns, P_COLUMNS },
    [FEDERATIONS] = { "prizes", "ranking", heads, HEADS, federation_columns, F_VALUE },
};

static const char *const medals[] = { "", "gold", "silver", "bronze" };

/* What is being made: the parts, of what, and the rankings of the section. */
struct prizes_making {
    const struct report_input *in;
    struct arena *arena;
    struct sheet *sheet;
    struct table *part[PARTS];
    const struct section *section;
    const struct standing *line;
    const struct section *pair[2]; /* the open section and the women's */
    bool paired;                   /* there is one of each */
    struct ranking common;         /* of the two */
    unsigned shown;                /* signs */
    struct str nobody;             /* "Board 1, Reserve": where nobody has played so many games */
};

static struct str told(const struct prizes_making *m, struct message said)
{
    return message_text(&said, &m->sheet->heading.wording, m->arena);
}

/* The columns of the shape, one for each criterion of the ranking, if that is not NULL, and the last ones. */
static struct table *add_part(struct sheet *sheet, const struct table *shape, const struct ranking *ranking,
                              struct arena *a)
{
    int n = ranking ? ranking->n : 0;
    struct column *col = arena_new(a, struct column, shape->ncol + n + LASTS);
    struct table part = *shape;

    memcpy(col, shape->col, (size_t)shape->ncol * sizeof *col);
    for (int c = 0; c < n; c++) {
        const struct criterion_row *row = criterion_row(ranking->by[c]);
        col[part.ncol++] = (struct column){ .key = row->key, .label = &row->code, .align = ALIGN_RIGHT };
    }
    memcpy(col + part.ncol, last_columns, sizeof last_columns);
    part.ncol += LASTS;
    part.col = col;
    return sheet_table(sheet, &part, a);
}

/* The open section and the women's; false if there is not one of each. */
static bool find_pair(const struct event *e, const struct section *pair[2])
{
    pair[0] = pair[1] = NULL;
    for (int i = 0; i < e->nsection; i++) {
        const struct section **to = &pair[e->section[i].women];
        if (*to)
            return false;
        *to = &e->section[i];
    }
    return pair[0] && pair[1];
}

/* Where there is no pair, nobody stands below the columns of the federations: they are those of the section. */
static void add_parts(struct prizes_making *m)
{
    m->paired = find_pair(m->in->event, m->pair);
    m->common = m->paired ? prize_common(m->pair) : m->section->ranking;
    m->part[TEAMS] = add_part(m->sheet, &shapes[TEAMS], &m->section->ranking, m->arena);
    m->part[PLAYERS] = add_part(m->sheet, &shapes[PLAYERS], NULL, m->arena);
    m->part[FEDERATIONS] = add_part(m->sheet, &shapes[FEDERATIONS], &m->common, m->arena);
}

static struct block *open_block(struct prizes_making *m, enum group part, const char *prize, int of, struct str label,
                                int n)
{
    struct block *b = table_block(m->part[part], n, m->arena);

    b->head[H_PRIZE] = cell_text(str_of(prize));
    b->head[H_OF] = cell_known(of);
    b->head[H_LABEL] = cell_text(label);
    return b;
}

/* Sheets show the medals, data everybody. */
static struct cell *ranked_row(struct block *b, int rank, bool shared)
{
    bool medal = rank <= PRIZE_MEDALS;
    struct cell *cell = block_row_for(b, TONE_PLAIN, medal ? FOR_ALL : FOR_DATA);

    cell[RANK] = cell_number(rank);
    cell[SHARED] = cell_flag(shared);
    if (medal)
        cell[MEDAL] = cell_text(str_of(medals[rank]));
    return cell;
}

static void fill_values(struct cell *cell, const struct ranking *ranking, const int *value)
{
    for (int c = 0; c < ranking->n; c++)
        cell[c] = figures_value(ranking->by[c], value[c]);
}

/* What the team has after the round; the places of the cells. */
static void fill_signs(struct prizes_making *m, struct cell *cell, const struct section *s, int squad, int sign,
                       int name)
{
    unsigned unseen, *shown = cell[RANK].number <= PRIZE_MEDALS ? &m->shown : &unseen;

    signs_fill(signs_of_record(s, squad, figures_round_beside(m->in, s)), &cell[sign], &cell[name], shown, m->arena);
}

static void add_teams(struct prizes_making *m, struct block *b, const struct prize_team *team, int n)
{
    for (int i = 0; i < n; i++) {
        const struct standing *line = team[i].line;
        const struct squad *q = &m->section->squad[line->team];
        struct cell *cell = ranked_row(b, team[i].rank, team[i].shared);

        cell[T_TEAM] = cell_team(m->section, line->team);
        cell[T_FED] = cell_text(q->federation);
        cell[T_NUMBER] = figures_number(q);
        cell[T_STANDING] = cell_number(line->rank);
        fill_values(&cell[T_VALUE], &m->section->ranking, line->value);
        fill_signs(m, cell, m->section, line->team, T_SIGNS, T_VALUE + m->section->ranking.n + LAST_MARKS);
    }
}

static void add_overall(struct prizes_making *m)
{
    int n;
    const struct prize_team *team = prize_overall(m->section, m->line, m->arena, &n);

    add_teams(m, open_block(m, TEAMS, "overall", 0, told(m, say_overall()), n), team, n);
}

/* "Category B, numbers 37 to 73": the highest-rated is A (RULE_CATEGORIES). */
static struct message category_label(const struct categories *c, int which)
{
    const struct str letter = prize_category_letter(which);
    const int first = c->first[which - 1], last = prize_category_end(c, which);

    if (last == 0)
        return say_category_from(letter, first);
    return last == first ? say_category_of_one(letter, first) : say_category_to(letter, first, last);
}

static void add_categories(struct prizes_making *m)
{
    struct categories c = prize_categories(m->section, m->arena);
    int n;

    for (int which = PRIZE_CATEGORY_FIRST; prize_has_categories(m->section) && which <= PRIZE_CATEGORIES; which++) {
        const struct prize_team *team = prize_of_category(m->section, m->line, &c, which, m->arena, &n);
        if (n > 0)
            add_teams(m, open_block(m, TEAMS, "category", which, told(m, category_label(&c, which)), n), team, n);
    }
}

static void fill_contender(struct prizes_making *m, struct cell *cell, const struct contender *c)
{
    const struct squad *q = &m->section->squad[c->squad];
    const struct player *p = &q->player[c->player];

    cell[P_TITLE] = cell_text(p->title);
    cell[P_PLAYER] = cell_player(m->section, c->squad, c->player + 1);
    cell[P_TEAM] = cell_team(m->section, c->squad);
    cell[P_FED] = cell_text(q->federation);
    cell[P_NUMBER] = figures_number(q);
    cell[P_RATING] = cell_known(p->rating);
    cell[P_FIDE] = cell_known(p->fide_id);
    cell[P_GAMES] = cell_number(c->games.games);
    cell[P_POINTS] = cell_half(c->games.half);
    cell[P_OPPONENTS] = cell_number(performance_average(&c->games));
    cell[P_PERFORMANCE] = cell_number(performance_rating(&c->games));
    fill_signs(m, cell, m->section, c->squad, P_SIGNS, P_COLUMNS + LAST_MARKS);
}

/* RULE_BOARD_PRIZE_TIES */
static void note_lots(struct prizes_making *m, const struct contender *c, int n, int place)
{
    for (int i = 0, next; i < n && c[i].rank <= PRIZE_MEDALS; i = next) {
        struct names names = { .arena = m->arena };
        for (next = i; next < n && c[next].rank == c[i].rank; next++)
            names_add(&names, m->section->squad[c[next].squad].player[c[next].player].name);
        if (c[i].shared)
            sheet_note_say(m->sheet,
                           say_lots_decide_between(told(m, figures_board(m->section, place)),
                                                   names_told(&names, 0, &m->sheet->heading.wording)),
                           m->arena);
    }
}

static void add_board(struct prizes_making *m, const struct performance *games, int place, int minimum)
{
    int n;
    const struct contender *c = prize_board(m->section, games, place, minimum, m->arena, &n);

    if (n == 0) {
        m->nobody = str_fmt(m->arena, "%.*s%s%.*s", STR_ARG(m->nobody), m->nobody.n ? ", " : "",
                            STR_ARG(told(m, figures_board(m->section, place))));
        return;
    }
    struct block *b = open_block(m, PLAYERS, "board", place, told(m, figures_board(m->section, place)), n);
    for (int i = 0; i < n; i++)
        fill_contender(m, ranked_row(b, c[i].rank, c[i].shared), &c[i]);
    note_lots(m, c, n, place);
}

static void note_games(struct prizes_making *m, int minimum, int unknown)
{
    const struct section *s = m->section;
    int whole = prize_minimum(s, s->rounds, m->in->games);
    struct arena *a = m->arena;

    sheet_note_say(m->sheet,
                   say_board_medals_need(minimum, m->in->round < s->rounds ? whole : 0, s->floor,
                                         MESSAGE_WITHIN(rating_limit_message(m->in->limit))),
                   a);
    if (unknown > 0)
        sheet_note_say(m->sheet, say_games_left_out_unknown(unknown), a);
}

static void add_boards(struct prizes_making *m)
{
    const struct section *s = m->section;
    int unknown, minimum = prize_minimum(s, m->in->round, m->in->games);
    const struct performance *games = prize_games(s, m->in->round, m->in->limit, m->arena, &unknown);

    note_games(m, minimum, unknown);
    for (int place = 1; place <= s->squad_size; place++)
        add_board(m, games, place, minimum);
    if (m->nobody.n > 0)
        sheet_note_say(m->sheet, say_no_player_played_enough(m->nobody), m->arena);
}

/* The other section may be behind, or go on. */
static const struct standing *standings_of(const struct prizes_making *m, const struct section *s)
{
    struct tournament rules;

    if (s == m->section)
        return m->line;
    score_tournament(m->in->event, s, figures_round_beside(m->in, s), m->arena, &rules);
    return standings_make(&rules, rules.nround, m->arena);
}

static void fill_federation(struct prizes_making *m, struct cell *cell, const struct prize_federation *f)
{
    int last = F_VALUE + m->common.n;

    cell[F_FED] = cell_text(f->federation);
    cell[F_TEAM] = cell_team(m->pair[0], f->line[0]->team);
    cell[F_STANDING] = cell_number(f->line[0]->rank);
    cell[F_WOMEN] = cell[last + LAST_WOMEN] = cell_team(m->pair[1], f->line[1]->team);
    cell[F_OTHER] = cell_number(f->line[1]->rank);
    cell[F_PLACES] = cell_number(f->places);
    fill_values(&cell[F_VALUE], &m->common, f->value);
    fill_signs(m, cell, m->pair[0], f->line[0]->team, F_SIGNS, last + LAST_MARKS);
    fill_signs(m, cell, m->pair[1], f->line[1]->team, F_WOMEN_SIGNS, last + LAST_WOMEN_MARKS);
}

/* On sheets the first three, or all of them. */
static void add_federations(struct prizes_making *m, bool all)
{
    const struct section *const *pair = m->pair;
    int n;
    const struct standing *const line[2] = { standings_of(m, pair[0]), standings_of(m, pair[1]) };
    const struct prize_federation *f = prize_combined(pair, line, m->in->combined, m->arena, &n);
    const struct message label = (m->in->combined == COMBINED_PLACES ? say_combined_by_places : say_combined_by_points)(
        section_title(pair[0]), section_title(pair[1]));
    struct block *b = open_block(m, FEDERATIONS, "combined", 0, told(m, label), n);
    for (int i = 0; i < n; i++)
        fill_federation(m, ranked_row(b, f[i].rank, f[i].shared), &f[i]);
    for (int i = 0; i < n && all; i++)
        b->row[i].audience = FOR_ALL;
}

static void note_unpaired(struct prizes_making *m)
{
    sheet_note_say(m->sheet, say_no_combined_classification(), m->arena);
}

/* Who is called up at the end of one section gets what is final; the prizes of both sections wait for the other. */
static bool is_early(const struct prizes_making *m, const struct section *other)
{
    return over_is_final(m->section, m->in->round) && !over_is_final(other, figures_round_beside(m->in, other));
}

static void add_combined(struct prizes_making *m, bool called_up)
{
    if (!m->paired) {
        note_unpaired(m);
        return;
    }
    const struct section *const *pair = m->pair, *other = pair[pair[0] == m->section];
    if (called_up && is_early(m, other)) {
        sheet_note_say(m->sheet,
                       say_combined_left_out(section_title(pair[0]), section_title(pair[1]), section_title(other)),
                       m->arena);
        return;
    }
    figures_note_beside(m->sheet, other, figures_round_beside(m->in, other), m->arena);
    add_federations(m, false);
}

void prizes_build(const struct report_input *in, bool called_up, struct arena *a, struct sheet *sheet)
{
    struct prizes_making m = { .in = in, .arena = a, .sheet = sheet, .section = in->section };
    struct tournament rules;

    sheet->scale = SCALE_HAND;
    add_parts(&m);
    if (in->round == 0) {
        sheet_note_say(sheet, say_nothing_played_yet(), a);
        return;
    }
    score_tournament(in->event, m.section, in->round, a, &rules);
    m.line = standings_make(&rules, rules.nround, a);
    if (in->round < m.section->rounds)
        sheet_note_say(sheet, say_as_if_ended_now(in->round, m.section->rounds), a);
    add_overall(&m);
    add_categories(&m);
    if (in->section->unit == UNIT_TEAM) {
        add_boards(&m);
        add_combined(&m, called_up);
    }
    figures_note_running(sheet, m.section, in->round, a);
    figures_note_corrections(sheet, m.section, in->round, a);
    figures_note_points(sheet, m.section, in->round, a);
    signs_note(sheet, m.shown, a);
}

bool report_build_prizes(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    prizes_build(in, false, a, sheet);
    return true;
}

bool report_build_combined(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    struct prizes_making m = { .in = in, .arena = a, .sheet = sheet, .section = in->section };
    struct tournament rules;

    (void)e;
    sheet->scale = SCALE_HAND;
    sheet->heading.section = (struct str){ 0 };
    m.paired = find_pair(in->event, m.pair);
    m.common = m.paired ? prize_common(m.pair) : m.section->ranking;
    m.part[FEDERATIONS] = add_part(sheet, &shapes[FEDERATIONS], &m.common, a);
    if (!m.paired)
        note_unpaired(&m);
    if (in->round == 0)
        sheet_note_say(sheet, say_nothing_played_yet(), a);
    if (!m.paired || in->round == 0)
        return true;
    score_tournament(in->event, in->section, in->round, a, &rules);
    m.line = standings_make(&rules, rules.nround, a);
    add_federations(&m, true);
    if (m.part[FEDERATIONS]->block[0].nrow == 0)
        sheet_note_say(sheet, say_no_federation_in_both(), a);
    for (int i = 0; i < 2; i++) {
        const int round = figures_round_beside(in, m.pair[i]);
        figures_note_beside(sheet, m.pair[i], round, a);
        figures_note_running(sheet, m.pair[i], round, a);
    }
    return true;
}
