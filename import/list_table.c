/* SPDX-License-Identifier: Apache-2.0 */
#include "import/list_table.h"

#include <stdbool.h>
#include <string.h>

#include "engine/base/arena.h"
#include "import/registration_title.h"
#include "import/sheet_cells.h"
#include "teams/title.h"

/* --- teams, each followed by its players --------------------------------------------------------- */

/* What comes behind the columns of the file. */
enum own { OWN_TEAM, OWN_FEDERATION, OWN_CAPTAIN, OWN_COUNT };

static const char *const own_titles[] = { "Team", "Federation", "Captain" };

struct composition {
    const struct csv *from;
    const struct csv_row *head; /* of the first team */
    const struct str *titles;   /* what becomes of it */
    struct csv *to;
    struct arena *arena;
    int width, cap;
    bool numbered;                 /* teams have a number before their names */
    const struct csv_row *shorter; /* the first player with fewer cells than titles, of so many players */
    int nshorter, players;
};

static int widest(const struct csv *c)
{
    int n = 0;

    for (int i = 0; i < c->n; i++)
        n = c->row[i].n > n ? c->row[i].n : n;
    return n;
}

/* --- titles ----------------------------------------------------------------------------------- */

/* As what a registration knows it; nothing: it reads none such of a player. The federation is that of the team. */
static struct str known_title(struct str title, struct arena *a)
{
    static const char *const also[] = { "Bo", "Name", "Rtg" };
    bool sure;
    enum column_id c = registration_column(title, &sure, a);

    if (c >= COLUMN_PLAYER && c < COLUMN_COUNT)
        return title;
    for (size_t i = 0; i < sizeof also / sizeof *also; i++)
        if (sheet_is_titled(title, also[i]))
            return str_of(also[i]);
    return (struct str){ 0 };
}

static void count_unfit(struct composition *c, const struct csv_row *row)
{
    if (c->to->unfit++ == 0)
        c->to->unfit_line = row->line;
}

static struct csv_row *add_row(struct composition *c, int line)
{
    arena_room(c->arena, c->to->row, c->to->n, c->cap);
    struct csv_row *row = &c->to->row[c->to->n++];
    *row = (struct csv_row){ arena_new(c->arena, struct str, c->width + OWN_COUNT), c->width + OWN_COUNT, line };
    return row;
}

/* The FIDE title has none; what is not read is named together. */
static void put_titles(struct composition *c)
{
    struct csv_row *row = add_row(c, c->head->line);
    struct str *unread = NULL;

    for (int i = 0; i < c->head->n; i++) {
        struct str title = sheet_cell(c->head, i), known = known_title(title, c->arena);
        if (title.n == 0 && sheet_is_titled(sheet_cell(c->head, i + 1), "Name"))
            row->field[i] = STR("Title");
        else if (known.n > 0)
            row->field[i] = known;
        else if (title.n > 0 && !sheet_is_titled(title, "FED") && unread)
            *unread = str_fmt(c->arena, "%.*s, %.*s", STR_ARG(*unread), STR_ARG(title));
        else if (title.n > 0 && !sheet_is_titled(title, "FED"))
            *(unread = &row->field[i]) = title;
    }
    for (int k = 0; k < OWN_COUNT; k++)
        row->field[c->width + k] = str_of(own_titles[k]);
    c->titles = row->field;
}

/* --- teams ------------------------------------------------------------------------------------ */

/* Where what stands in brackets is of the list: with a colon, or a figure. */
static const char *list_brackets(struct str s)
{
    static const char *const begin[] = { " (RtgAvg", " (Captain", " (TB", " (Rtg", " ( " };
    const char *end = NULL;

    for (size_t i = 0; i < sizeof begin / sizeof *begin && !end; i++)
        end = str_find(s, str_of(begin[i]));
    for (size_t i = 0; i + 2 < s.n && !end; i++)
        if (s.p[i] == ' ' && s.p[i + 1] == '(' &&
            ((s.p[i + 2] >= '0' && s.p[i + 2] <= '9') || memchr(s.p + i, ':', s.n - i)))
            end = s.p + i;
    return end;
}

/* "1. Alpha (RtgAvg:2400, Captain: A. Berg / TB1: 8)" */
static struct str name_of_team(struct str s)
{
    struct str rest = s, number = str_cut(&rest, '.');

    if (sheet_is_number(number))
        s = str_trim(rest);
    const char *end = list_brackets(s);
    return end ? str_trim((struct str){ s.p, (size_t)(end - s.p) }) : s;
}

/* "Captain: Berg, A. / ...": behind a bracket or a comma. */
static struct str captain_of_team(struct str s)
{
    const char *at = list_brackets(s);

    for (; at && at < s.p + s.n; at++) {
        struct str rest = { at + 1, (size_t)(s.p + s.n - at - 1) };
        if (*at != '(' && *at != ',')
            continue;
        if (!sheet_is_titled(str_trim(str_cut(&rest, ':')), "Captain"))
            continue;
        const char *end = str_find(rest, STR(" /"));
        if (end)
            rest.n = (size_t)(end - rest.p);
        return str_trim(str_cut(&rest, ')'));
    }
    return (struct str){ 0 };
}

static bool is_player(const struct csv_row *row, int board)
{
    return sheet_is_number(sheet_cell(row, board)) && sheet_cells(row) > 1;
}

static int column_titled(const struct csv_row *head, const char *title)
{
    for (int i = 0; i < head->n; i++)
        if (sheet_is_titled(sheet_cell(head, i), title))
            return i;
    return -1;
}

/* "1. Alpha": of a list whose teams are numbered one without a number is a line of another kind. */
static bool is_numbered(struct str team)
{
    struct str rest = team;

    return sheet_is_number(str_cut(&rest, '.')) && rest.n > 0;
}

/* That of all its players. */
static struct str federation_of(const struct composition *c, int from, int to, int column)
{
    struct str all = sheet_cell(&c->from->row[from], column);

    for (int i = from; i < to; i++)
        if (!str_eq(sheet_cell(&c->from->row[i], column), all))
            return (struct str){ 0 };
    return all;
}

/* The column of the first team's titles in those of another one. */
static int column_of(const struct composition *c, const struct csv_row *head, int column)
{
    struct str title = sheet_cell(c->head, column);

    if (column < head->n && str_eq(sheet_cell(head, column), title))
        return column;
    for (int i = 0; i < head->n && title.n > 0; i++)
        if (str_eq(sheet_cell(head, i), title))
            return i;
    return -1;
}

/* Does every column that is read of the first team have its title here, too? */
static bool has_titles(const struct composition *c, const struct csv_row *head)
{
    for (int i = 0; i < c->head->n; i++)
        if (known_title(sheet_cell(c->head, i), c->arena).n > 0 && column_of(c, head, i) < 0)
            return false;
    return true;
}

/* Behind the last title, or below a blank one that is not that of the titles of players. */
static bool is_untitled(const struct csv_row *head, int column)
{
    return column >= head->n ||
           (sheet_cell(head, column).n == 0 && !sheet_is_titled(sheet_cell(head, column + 1), "Name"));
}

/* Returns the row behind its last player. */
static int put_team(struct composition *c, int at)
{
    const struct csv_row *head = &c->from->row[at];
    struct str team = sheet_cell(&c->from->row[at - 1], sheet_first(&c->from->row[at - 1]));
    int board = sheet_first(head), from = at + 1, to = from;
    bool untitled = false; /* a cell is of no column */

    while (to < c->from->n && is_player(&c->from->row[to], board))
        to++;
    for (int i = from; i < to; i++)
        for (int k = 0; k < c->from->row[i].n; k++)
            untitled = untitled || (is_untitled(head, k) && sheet_cell(&c->from->row[i], k).n > 0);
    /* What stands further above is a title of the page. */
    if (untitled || !has_titles(c, head) || is_numbered(team) != c->numbered || head->line > head[-1].line + 1)
        count_unfit(c, head);
    struct str own[] = { name_of_team(team),
                         to > from ? federation_of(c, from, to, column_titled(head, "FED")) : (struct str){ 0 },
                         captain_of_team(team) };
    for (int i = from; i < to; i++) {
        if (c->from->row[i].n < head->n && c->nshorter++ == 0)
            c->shorter = &c->from->row[i];
        c->players++;
        struct csv_row *row = add_row(c, c->from->row[i].line);
        for (int k = 0; k < c->head->n; k++)
            if (c->titles[k].n > 0)
                row->field[k] = sheet_cell(&c->from->row[i], column_of(c, head, k));
        memcpy(row->field + c->width, own, sizeof own);
    }
    return to;
}

/* A composition of teams of Chess-Results or Swiss-Manager becomes a table with a title for each column: cells stay in their columns, those of the team come
   behind them. Results and points of players have one title together, which is none of a registration. Lines that fit no team are counted in `unfit`. False: it is no composition, and stays as it is. */
static bool composition_flatten(struct csv *table, struct arena *a)
{
    struct csv to = *table;
    struct composition c = { .from = table, .to = &to, .arena = a, .width = widest(table) };

    to.row = NULL;
    to.n = 0;
    for (int i = 0; i < table->n;) {
        bool is = sheet_is_composition(table, i);
        if (is && !c.head) {
            c.head = &table->row[i];
            int n = 0, all = 0;

            for (int k = 1; k < table->n; k++)
                if (sheet_is_composition(table, k)) {
                    n += is_numbered(sheet_cell(&table->row[k - 1], sheet_first(&table->row[k - 1])));
                    all++;
                }
            c.numbered = 2 * n >= all;
            put_titles(&c);
        }
        if (!is && sheet_cells(&table->row[i]) > 2)
            count_unfit(&c, &table->row[i]);
        i = is ? put_team(&c, i) : i + 1;
    }
    if (c.nshorter > 0 && 3 * c.nshorter <= c.players) /* else somebody has typed them */
        count_unfit(&c, c.shorter);
    if (c.head)
        *table = to;
    return c.head;
}

/* --- lists --------------------------------------------------------------------------------------- */

enum { HEAD_WITHIN = 20 }; /* rows */

/* Are there titles of players in this column below the row, and nothing else? */
static bool is_of_titles(const struct csv *c, int row, int column)
{
    bool any = false;

    for (int i = row + 1; i < c->n; i++) {
        struct str s = sheet_cell(&c->row[i], column), title;
        if (s.n > 0 && !title_read(s, &title))
            return false;
        any = any || s.n > 0;
    }
    return any;
}

static bool is_of_server(const struct csv_row *row)
{
    struct str s = sheet_cell(row, sheet_first(row));

    return sheet_cells(row) == 1 &&
           (str_find(s, STR("hess-Results")) || str_find(s, STR("hess-results")) || str_find(s, STR("wiss-Manager")));
}

void list_tidy(struct csv *table, struct arena *a)
{
    while (table->n > 1 && is_of_server(&table->row[table->n - 1]))
        table->n--;
    if (!composition_flatten(table, a))
        for (int i = 0; i < table->n && i < HEAD_WITHIN; i++)
            for (int k = 1; k < table->row[i].n; k++)
                if (sheet_is_titled(sheet_cell(&table->row[i], k), "Name") &&
                    sheet_cell(&table->row[i], k - 1).n == 0 && is_of_titles(table, i, k - 1))
                    table->row[i].field[k - 1] = STR("Title");
}
