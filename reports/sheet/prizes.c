#include "teams/prize/prize.h"

#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

/* On sheets five columns say different things in every block, and the head of the block names them;
   for data each has its own column. */
enum {
    RANK,
    SHARED,
    MEDAL,
    TITLE,
    WHO,
    WHERE,
    VALUE,
    LAST_VALUE = VALUE + 4,
    PLAYER,
    TEAM,
    FED,
    NUMBER,
    RATING,
    FIDE,
    GAMES,
    POINTS,
    OPPONENTS,
    PERFORMANCE,
    STANDING,
    OTHER_STANDING,
    PLACES,
    CRITERIA_AT,
    COLUMNS = CRITERIA_AT + CRITERION_COUNT
};

static const struct column columns[COLUMNS] = {
    [RANK] = { "rank", NULL, ALIGN_RIGHT, .tone = TONE_STRONG },
    [SHARED] = { "shared", NULL, ALIGN_LEFT, FOR_DATA },
    [MEDAL] = { "medal", NULL, ALIGN_LEFT },
    [TITLE] = { "title", NULL, ALIGN_RIGHT },
    [WHO] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .name = true },
    [WHERE] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [VALUE] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS },
    [VALUE + 1] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS },
    [VALUE + 2] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS },
    [VALUE + 3] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS },
    [LAST_VALUE] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS },
    [PLAYER] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
    [TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA },
    [RATING] = { "rating", NULL, ALIGN_RIGHT, FOR_DATA },
    [FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [GAMES] = { "games", NULL, ALIGN_RIGHT, FOR_DATA },
    [POINTS] = { "points", NULL, ALIGN_RIGHT, FOR_DATA },
    [OPPONENTS] = { "opponents", NULL, ALIGN_RIGHT, FOR_DATA },
    [PERFORMANCE] = { "performance", NULL, ALIGN_RIGHT, FOR_DATA },
    [STANDING] = { "standing", NULL, ALIGN_RIGHT, FOR_DATA },
    [OTHER_STANDING] = { "women_standing", NULL, ALIGN_RIGHT, FOR_DATA },
    [PLACES] = { "places", NULL, ALIGN_RIGHT, FOR_DATA },
    [CRITERIA_AT + CRITERION_MP] = { "mp", NULL, ALIGN_RIGHT, FOR_DATA },
    [CRITERIA_AT + CRITERION_OSB] = { "osb", NULL, ALIGN_RIGHT, FOR_DATA },
    [CRITERIA_AT + CRITERION_GP] = { "gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [CRITERIA_AT + CRITERION_SUM] = { "mpo", NULL, ALIGN_RIGHT, FOR_DATA },
};

enum { H_PRIZE, H_OF, H_LABEL, H_VALUE, HEADS = H_VALUE + 5 };

static const struct column heads[HEADS] = {
    [H_PRIZE] = { "prize", NULL, ALIGN_LEFT, FOR_DATA },
    [H_OF] = { "of", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = RANK, .span = WHERE - RANK + 1 },
    [H_VALUE] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS, TONE_FAINT, .at = VALUE },
    [H_VALUE + 1] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS, TONE_FAINT, .at = VALUE + 1 },
    [H_VALUE + 2] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS, TONE_FAINT, .at = VALUE + 2 },
    [H_VALUE + 3] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS, TONE_FAINT, .at = VALUE + 3 },
    [H_VALUE + 4] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS, TONE_FAINT, .at = LAST_VALUE },
};

enum prize { OVERALL, CATEGORY, BOARD, COMBINED };

static const char *const prize_names[] = {
    [OVERALL] = "overall", [CATEGORY] = "category", [BOARD] = "board", [COMBINED] = "combined"
};

static const char *const medals[] = { "", "gold", "silver", "bronze" };

/* What is being made: the table, of what, and the rankings of the section. */
struct making {
    const struct report_input *in;
    struct arena *arena;
    struct table *table;
    const struct section *section;
    const struct standing *line;
    struct str nobody; /* "Board 1, Reserve": where nobody has played so many games */
};

static struct block *open_block(struct making *m, enum prize prize, int of, struct str label,
                                const char *const names[5], int n)
{
    struct block *b = table_block(m->table, n, m->arena);

    b->head[H_PRIZE] = cell_text(str_of(prize_names[prize]));
    b->head[H_OF] = cell_known(of);
    b->head[H_LABEL] = cell_text(label);
    for (int i = 0; i < 5; i++)
        b->head[H_VALUE + i] = cell_text(str_of(names[i]));
    return b;
}

/* Sheets show the medals, data everybody. NULL: not this one. */
static struct cell *ranked_row(struct making *m, struct block *b, int rank, bool shared)
{
    if (rank > PRIZE_MEDALS && !m->in->data)
        return NULL;
    struct cell *cell = block_row(b, TONE_PLAIN);
    cell[RANK] = cell_number(rank);
    cell[SHARED] = cell_flag(shared);
    if (rank <= PRIZE_MEDALS)
        cell[MEDAL] = cell_text(str_of(medals[rank]));
    return cell;
}

static void fill_team(struct making *m, struct cell *cell, int squad)
{
    const struct squad *q = &m->section->squad[squad];

    cell[TEAM] = cell_team(m->section, squad);
    cell[FED] = cell_text(q->federation);
    cell[NUMBER] = books_number(q);
}

static void fill_values(struct cell *cell, const int *value)
{
    for (int c = 0; c < CRITERION_COUNT; c++)
        cell[VALUE + 1 + c] = cell[CRITERIA_AT + c] = books_value((enum criterion)c, value[c]);
}

static void add_teams(struct making *m, struct block *b, const struct prize_team *team, int n)
{
    for (int i = 0; i < n; i++) {
        struct cell *cell = ranked_row(m, b, team[i].rank, team[i].shared);
        if (!cell)
            continue;
        fill_team(m, cell, team[i].line->team);
        fill_values(cell, team[i].line->value);
        cell[WHO] = cell[TEAM];
        cell[WHERE] = cell[FED];
        cell[VALUE] = cell[NUMBER];
        cell[STANDING] = cell_number(team[i].line->rank);
    }
}

static const char *const *team_values(void)
{
    static const char *names[5] = { "No." };

    for (int c = 0; c < CRITERION_COUNT; c++)
        names[1 + c] = criterion_row((enum criterion)c)->code;
    return names;
}

static void add_overall(struct making *m)
{
    int n;
    const struct prize_team *team = prize_overall(m->section, m->line, m->arena, &n);

    add_teams(m, open_block(m, OVERALL, 0, STR("Overall"), team_values(), n), team, n);
}

/* "Category 2, numbers 37 to 73" */
static struct str category_label(const struct categories *c, int which, struct arena *a)
{
    int first = c->first[which - 1], next = 0;

    for (int k = which; k < PRIZE_CATEGORIES && next == 0; k++)
        next = c->first[k];
    if (next == 0)
        return str_fmt(a, "Category %d, numbers from %d", which, first);
    if (next == first + 1)
        return str_fmt(a, "Category %d, number %d", which, first);
    return str_fmt(a, "Category %d, numbers %d to %d", which, first, next - 1);
}

/* The highest-rated category has no medals of its own (CATEGORY_PRIZES). */
static void add_categories(struct making *m)
{
    struct categories c = prize_categories(m->section, m->arena);
    int n;

    for (int which = 2; which <= PRIZE_CATEGORIES; which++) {
        const struct prize_team *team = prize_of_category(m->section, m->line, &c, which, m->arena, &n);
        if (n > 0)
            add_teams(m, open_block(m, CATEGORY, which, category_label(&c, which, m->arena), team_values(), n), team,
                      n);
    }
}

static void fill_contender(struct making *m, struct cell *cell, const struct contender *c)
{
    const struct squad *q = &m->section->squad[c->squad];
    const struct player *p = &q->player[c->player];

    fill_team(m, cell, c->squad);
    cell[TITLE] = cell_text(p->title);
    cell[WHO] = cell[PLAYER] = cell_player(m->section, c->squad, c->player + 1);
    cell[WHERE] = cell[TEAM];
    cell[VALUE] = cell[RATING] = cell_known(p->rating);
    cell[FIDE] = cell_known(p->fide_id);
    cell[VALUE + 1] = cell[GAMES] = cell_number(c->games.games);
    cell[VALUE + 2] = cell[POINTS] = cell_half(c->games.half);
    cell[VALUE + 3] = cell[OPPONENTS] = cell_number(performance_average(&c->games));
    cell[VALUE + 4] = cell[PERFORMANCE] = cell_number(performance_rating(&c->games));
}

static struct str board_label(const struct section *s, int place, struct arena *a)
{
    if (place <= s->boards)
        return str_fmt(a, "Board %d", place);
    return s->squad_size == s->boards + 1 ? STR("Reserve") : str_fmt(a, "Reserve %d", place - s->boards);
}

/* BOARD_PRIZE_TIES */
static void note_lots(struct making *m, const struct contender *c, int n, int place)
{
    for (int i = 0, next; i < n && c[i].rank <= PRIZE_MEDALS; i = next) {
        struct str names = { 0 };
        for (next = i; next < n && c[next].rank == c[i].rank; next++)
            names = str_fmt(m->arena, "%.*s%s%.*s", STR_ARG(names), next > i ? "; " : "",
                            STR_ARG(m->section->squad[c[next].squad].player[c[next].player].name));
        if (c[i].shared)
            table_note(m->table,
                       str_fmt(m->arena, "%.*s: only the lot decides between %.*s.",
                               STR_ARG(board_label(m->section, place, m->arena)), STR_ARG(names)),
                       m->arena);
    }
}

static void add_board(struct making *m, const struct performance *games, int place, int minimum)
{
    static const char *const names[5] = { "Rtg", "Games", "Points", "Opp", "Perf" };
    int n;
    const struct contender *c = prize_board(m->section, games, place, minimum, m->arena, &n);

    if (n == 0) {
        m->nobody = str_fmt(m->arena, "%.*s%s%.*s", STR_ARG(m->nobody), m->nobody.n ? ", " : "",
                            STR_ARG(board_label(m->section, place, m->arena)));
        return;
    }
    struct block *b = open_block(m, BOARD, place, board_label(m->section, place, m->arena), names, n);
    for (int i = 0; i < n; i++) {
        struct cell *cell = ranked_row(m, b, c[i].rank, c[i].shared);
        if (cell)
            fill_contender(m, cell, &c[i]);
    }
    note_lots(m, c, n, place);
}

static void note_games(struct making *m, int minimum, int unknown)
{
    const struct section *s = m->section;
    int whole = prize_minimum(s, s->rounds, m->in->games);
    struct arena *a = m->arena;

    struct str note =
        str_fmt(a, "Medals of the boards: at least %d game%s over the board", minimum, minimum == 1 ? "" : "s");
    if (m->in->round < s->rounds)
        note = str_fmt(a, "%.*s, at the end of the event %d", STR_ARG(note), whole);
    note = str_fmt(a, "%.*s; a player without a rating counts as %d; %s the 400-point rule.", STR_ARG(note), s->floor,
                   m->in->limit ? "with" : "without");
    table_note(m->table, note, a);
    if (unknown > 0)
        table_note(m->table,
                   str_fmt(a, "%d game%s left out: who played is not known.", unknown, unknown == 1 ? " is" : "s are"),
                   a);
}

static void add_boards(struct making *m)
{
    const struct section *s = m->section;
    int unknown, minimum = prize_minimum(s, m->in->round, m->in->games);
    const struct performance *games = prize_games(s, m->in->round, m->in->limit, m->arena, &unknown);

    note_games(m, minimum, unknown);
    for (int place = 1; place <= s->squad_size; place++)
        add_board(m, games, place, minimum);
    if (m->nobody.n > 0)
        table_note(m->table, str_fmt(m->arena, "Nobody has played so many games: %.*s.", STR_ARG(m->nobody)), m->arena);
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

/* The other section may be behind, or have matches that have not ended. */
static const struct standing *standings_of(struct making *m, const struct section *s)
{
    struct tournament rules;

    if (s == m->section)
        return m->line;
    score_tournament(m->in->event, s, m->in->round, m->arena, &rules);
    bool running = rules.nround > 0 && s->round[rules.nround - 1].state != ROUND_COMPLETE;
    if (running || rules.nround < m->in->round)
        table_note(m->table,
                   str_fmt(m->arena, "%.*s: as it stands in round %d.", STR_ARG(section_title(s)), rules.nround),
                   m->arena);
    return standings_make(&rules, rules.nround, m->arena);
}

static void fill_federation(struct making *m, struct cell *cell, const struct prize_federation *f,
                            const struct section *const pair[2])
{
    cell[WHO] = cell[FED] = cell_text(f->federation);
    cell[WHERE] = cell_text(str_fmt(m->arena, "%.*s %d, %.*s %d", STR_ARG(pair[0]->name), f->line[0]->rank,
                                    STR_ARG(pair[1]->name), f->line[1]->rank));
    cell[STANDING] = cell_number(f->line[0]->rank);
    cell[OTHER_STANDING] = cell_number(f->line[1]->rank);
    cell[VALUE] = cell[PLACES] = cell_number(f->places);
    fill_values(cell, f->value);
}

static void add_combined(struct making *m)
{
    const struct section *pair[2];
    const char *names[5];
    int n;

    if (!find_pair(m->in->event, pair)) {
        table_note(m->table, STR("No combined classification: it needs one section of women and one other."), m->arena);
        return;
    }
    for (int i = 0; i < 5; i++)
        names[i] = i == 0 ? "Places" : team_values()[i];
    const struct standing *const line[2] = { standings_of(m, pair[0]), standings_of(m, pair[1]) };
    const struct prize_federation *f = prize_combined(pair, line, m->in->combined, m->arena, &n);
    struct block *b = open_block(m, COMBINED, 0,
                                 str_fmt(m->arena, "%.*s and %.*s, by the sum of %s", STR_ARG(section_title(pair[0])),
                                         STR_ARG(section_title(pair[1])),
                                         m->in->combined == COMBINED_PLACES ? "places" : "match points"),
                                 names, n);
    for (int i = 0; i < n; i++) {
        struct cell *cell = ranked_row(m, b, f[i].rank, f[i].shared);
        if (cell)
            fill_federation(m, cell, &f[i], pair);
    }
}

bool report_build_prizes(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    struct making m = { .in = in, .arena = a, .table = t, .section = in->section };
    struct tournament rules;

    (void)e;
    t->head = heads;
    t->nhead = HEADS;
    t->col = columns;
    t->ncol = COLUMNS;
    t->blocks = "prizes";
    t->rows = "ranking";
    t->scale = SCALE_HAND;
    if (in->round == 0) {
        table_note(t, STR("No round has been played yet."), a);
        return true;
    }
    score_tournament(in->event, m.section, in->round, a, &rules);
    m.line = standings_make(&rules, rules.nround, a);
    if (in->round < m.section->rounds)
        table_note(t, str_fmt(a, "As if the event ended now, %d of %d rounds.", in->round, m.section->rounds), a);
    add_overall(&m);
    add_categories(&m);
    add_boards(&m);
    add_combined(&m);
    books_note_running(t, m.section, in->round, a);
    books_note_corrections(t, m.section, in->round, a);
    return true;
}
