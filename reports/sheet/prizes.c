#include "teams/prize/prize.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

/* On sheets the last columns say different things in every block, and the head of the block names them; for data each
   has its own column. */
enum {
    RANK,
    SHARED,
    MEDAL,
    TITLE,
    WHO,
    WHERE,
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
    CRITERIA_AT
};

enum { BOARD_VALUES = 5 };

static const struct column fixed[CRITERIA_AT] = {
    [RANK] = { "rank", NULL, ALIGN_RIGHT, CELL_NUMBER, .tone = TONE_STRONG },
    [SHARED] = { "shared", NULL, ALIGN_LEFT, CELL_FLAG, FOR_DATA },
    [MEDAL] = { "medal", NULL, ALIGN_LEFT, CELL_TEXT },
    [TITLE] = { "title", NULL, ALIGN_RIGHT, CELL_TEXT },
    [WHO] = { NULL, NULL, ALIGN_LEFT, CELL_TEXT, FOR_SHEETS, TONE_STRONG, .name = true },
    [WHERE] = { NULL, NULL, ALIGN_LEFT, CELL_TEXT, FOR_SHEETS, .name = true },
    [PLAYER] = { "player", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [TEAM] = { "team", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [FED] = { "federation", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [NUMBER] = { "number", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [RATING] = { "rating", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [FIDE] = { "fide_id", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [GAMES] = { "games", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [POINTS] = { "points", NULL, ALIGN_RIGHT, CELL_HALF, FOR_DATA },
    [OPPONENTS] = { "opponents", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [PERFORMANCE] = { "performance", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [STANDING] = { "standing", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [OTHER_STANDING] = { "women_standing", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [PLACES] = { "places", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
};

static const struct column value_column = { .align = ALIGN_RIGHT, .kind = CELL_HALF, .audience = FOR_SHEETS };
static const struct column name_column = { .align = ALIGN_RIGHT, .audience = FOR_SHEETS, .tone = TONE_FAINT };

enum { H_PRIZE, H_OF, H_LABEL, H_VALUE };

static const struct column fixed_heads[H_VALUE] = {
    [H_PRIZE] = { "prize", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [H_OF] = { "of", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, CELL_TEXT, FOR_SHEETS, TONE_STRONG, .at = RANK, .span = WHERE - RANK + 1 },
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
    int value, nvalue; /* the first column of sheets that says something else in every block; how many they are */
    struct str nobody; /* "Board 1, Reserve": where nobody has played so many games */
};

/* A column of data for each criterion of the section; columns of sheets for these and what goes before them, or for
   what the boards have. */
static void make_columns(struct making *m)
{
    const struct ranking *ranking = &m->section->ranking;

    m->value = CRITERIA_AT + ranking->n;
    m->nvalue = 1 + ranking->n > BOARD_VALUES ? 1 + ranking->n : BOARD_VALUES;
    struct column *col = arena_new(m->arena, struct column, m->value + m->nvalue);
    struct column *head = arena_new(m->arena, struct column, H_VALUE + m->nvalue);
    memcpy(col, fixed, sizeof fixed);
    memcpy(head, fixed_heads, sizeof fixed_heads);
    for (int c = 0; c < ranking->n; c++) {
        const struct criterion_row *row = criterion_row(ranking->by[c]);
        col[CRITERIA_AT + c] = (struct column){
            .key = row->key, .align = ALIGN_RIGHT, .kind = row->half ? CELL_HALF : CELL_NUMBER, .audience = FOR_DATA
        };
    }
    for (int i = 0; i < m->nvalue; i++) {
        col[m->value + i] = value_column;
        head[H_VALUE + i] = name_column;
        head[H_VALUE + i].at = m->value + i;
    }
    m->table->col = col, m->table->ncol = m->value + m->nvalue;
    m->table->head = head, m->table->nhead = H_VALUE + m->nvalue;
}

static struct block *open_block(struct making *m, enum prize prize, int of, struct str label, const char *const *names,
                                int nnames, int n)
{
    struct block *b = table_block(m->table, n, m->arena);

    b->head[H_PRIZE] = str_of(prize_names[prize]);
    if (of > 0)
        b->head[H_OF] = table_number(m->arena, of);
    b->head[H_LABEL] = label;
    for (int i = 0; i < nnames; i++)
        b->head[H_VALUE + i] = str_of(names[i]);
    return b;
}

/* Sheets show the medals, data everybody. NULL: not this one. */
static struct str *ranked_row(struct making *m, struct block *b, int rank, bool shared)
{
    if (rank > PRIZE_MEDALS && !m->in->data)
        return NULL;
    struct str *cell = block_row(b, TONE_PLAIN);
    cell[RANK] = table_number(m->arena, rank);
    cell[SHARED] = shared ? STR("1") : STR("");
    if (rank <= PRIZE_MEDALS)
        cell[MEDAL] = str_of(medals[rank]);
    return cell;
}

static void fill_team(struct making *m, struct str *cell, const struct squad *q)
{
    cell[TEAM] = q->name;
    cell[FED] = q->federation;
    cell[NUMBER] = books_number(q, m->arena);
}

/* Values by place in `ranking`, of which the section has every criterion. */
static void fill_values(struct making *m, struct str *cell, const struct ranking *ranking, const int *value)
{
    for (int c = 0; c < ranking->n; c++) {
        int at = CRITERIA_AT + ranking_place(&m->section->ranking, ranking->by[c]);
        cell[m->value + 1 + c] = cell[at] = books_value(ranking->by[c], value[c], m->arena);
    }
}

static void add_teams(struct making *m, struct block *b, const struct prize_team *team, int n)
{
    for (int i = 0; i < n; i++) {
        const struct squad *q = &m->section->squad[team[i].line->team];
        struct str *cell = ranked_row(m, b, team[i].rank, team[i].shared);
        if (!cell)
            continue;
        fill_team(m, cell, q);
        fill_values(m, cell, &m->section->ranking, team[i].line->value);
        cell[WHO] = q->name;
        cell[WHERE] = q->federation;
        cell[m->value] = cell[NUMBER];
        cell[STANDING] = table_number(m->arena, team[i].line->rank);
    }
}

/* A block whose values are `first` and then those of the ranking. */
static struct block *open_ranked(struct making *m, enum prize prize, int of, struct str label, const char *first,
                                 const struct ranking *ranking, int n)
{
    const char **names = arena_new(m->arena, const char *, 1 + ranking->n);

    names[0] = first;
    for (int c = 0; c < ranking->n; c++)
        names[1 + c] = criterion_row(ranking->by[c])->code;
    return open_block(m, prize, of, label, names, 1 + ranking->n, n);
}

static void add_overall(struct making *m)
{
    int n;
    const struct prize_team *team = prize_overall(m->section, m->line, m->arena, &n);

    add_teams(m, open_ranked(m, OVERALL, 0, STR("Overall"), "No.", &m->section->ranking, n), team, n);
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

/* The highest-rated category has no medals of its own (RULE_CATEGORY_PRIZES). */
static void add_categories(struct making *m)
{
    struct categories c = prize_categories(m->section, m->arena);
    int n;

    for (int which = 2; which <= PRIZE_CATEGORIES; which++) {
        const struct prize_team *team = prize_of_category(m->section, m->line, &c, which, m->arena, &n);
        if (n > 0)
            add_teams(
                m, open_ranked(m, CATEGORY, which, category_label(&c, which, m->arena), "No.", &m->section->ranking, n),
                team, n);
    }
}

static void fill_contender(struct making *m, struct str *cell, const struct contender *c)
{
    const struct squad *q = &m->section->squad[c->squad];
    const struct player *p = &q->player[c->player];

    fill_team(m, cell, q);
    cell[TITLE] = p->title;
    cell[WHO] = cell[PLAYER] = p->name;
    cell[WHERE] = q->name;
    if (p->rating > 0)
        cell[m->value] = cell[RATING] = table_number(m->arena, p->rating);
    if (p->fide_id > 0)
        cell[FIDE] = table_number(m->arena, p->fide_id);
    cell[m->value + 1] = cell[GAMES] = table_number(m->arena, c->games.games);
    cell[m->value + 2] = cell[POINTS] = table_half(m->arena, c->games.half);
    cell[m->value + 3] = cell[OPPONENTS] = table_number(m->arena, performance_average(&c->games));
    cell[m->value + 4] = cell[PERFORMANCE] = table_number(m->arena, performance_rating(&c->games));
}

static struct str board_label(const struct section *s, int place, struct arena *a)
{
    if (place <= s->boards)
        return str_fmt(a, "Board %d", place);
    return s->squad_size == s->boards + 1 ? STR("Reserve") : str_fmt(a, "Reserve %d", place - s->boards);
}

/* RULE_BOARD_PRIZE_TIES */
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
    static const char *const names[BOARD_VALUES] = { "Rtg", "Games", "Points", "Opp", "Perf" };
    int n;
    const struct contender *c = prize_board(m->section, games, place, minimum, m->arena, &n);

    if (n == 0) {
        m->nobody = str_fmt(m->arena, "%.*s%s%.*s", STR_ARG(m->nobody), m->nobody.n ? ", " : "",
                            STR_ARG(board_label(m->section, place, m->arena)));
        return;
    }
    struct block *b = open_block(m, BOARD, place, board_label(m->section, place, m->arena), names, BOARD_VALUES, n);
    for (int i = 0; i < n; i++) {
        struct str *cell = ranked_row(m, b, c[i].rank, c[i].shared);
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

static void fill_federation(struct making *m, struct str *cell, const struct prize_federation *f,
                            const struct section *const pair[2], const struct ranking *common)
{
    cell[WHO] = cell[FED] = f->federation;
    cell[WHERE] = str_fmt(m->arena, "%.*s %d, %.*s %d", STR_ARG(pair[0]->name), f->line[0]->rank,
                          STR_ARG(pair[1]->name), f->line[1]->rank);
    cell[STANDING] = table_number(m->arena, f->line[0]->rank);
    cell[OTHER_STANDING] = table_number(m->arena, f->line[1]->rank);
    cell[m->value] = cell[PLACES] = table_number(m->arena, f->places);
    fill_values(m, cell, common, f->value);
}

static void add_combined(struct making *m)
{
    const struct section *pair[2];
    int n;

    if (!find_pair(m->in->event, pair)) {
        table_note(m->table, STR("No combined classification: it needs one section of women and one other."), m->arena);
        return;
    }
    struct ranking common = prize_common(pair);
    const struct standing *const line[2] = { standings_of(m, pair[0]), standings_of(m, pair[1]) };
    const struct prize_federation *f = prize_combined(pair, line, m->in->combined, m->arena, &n);
    struct block *b = open_ranked(m, COMBINED, 0,
                                  str_fmt(m->arena, "%.*s and %.*s, by the sum of %s", STR_ARG(section_title(pair[0])),
                                          STR_ARG(section_title(pair[1])),
                                          m->in->combined == COMBINED_PLACES ? "places" : "match points"),
                                  "Places", &common, n);
    for (int i = 0; i < n; i++) {
        struct str *cell = ranked_row(m, b, f[i].rank, f[i].shared);
        if (cell)
            fill_federation(m, cell, &f[i], pair, &common);
    }
}

bool report_build_prizes(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    struct making m = { .in = in, .arena = a, .table = t, .section = in->section };
    struct tournament rules;

    (void)e;
    make_columns(&m);
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
