/* SPDX-License-Identifier: Apache-2.0 */
#include "import/sheet_cells.h"

#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

struct str sheet_cell(const struct csv_row *row, int i)
{
    return i >= 0 && i < row->n ? str_trim(row->field[i]) : (struct str){ 0 };
}

int sheet_first(const struct csv_row *row)
{
    int i = 0;

    while (i < row->n && sheet_cell(row, i).n == 0)
        i++;
    return i;
}

int sheet_cells(const struct csv_row *row)
{
    int n = 0;

    for (int i = 0; i < row->n; i++)
        n += sheet_cell(row, i).n > 0;
    return n;
}

/* In German, the other language of these programs. */
static const struct {
    const char *title, *also;
} others[] = {
    { "Bo", "Br" },
    { "Rtg", "RtgI" },
    { "Rtg", "Elo" },
    { "Rtg", "EloI" },
    { "White", "Weiß" },
    { "White", "Weiss" },
    { "Black", "Schwarz" },
    { "Result", "Ergebnis" },
    { "Res", "Erg" },
    { "Team", "Mannschaft" },
    { "Rk", "Rg" },
    { "RtgAvg", "EloDS" },
    { "Captain", "Mannschaftsführer" },
};

/* A title, its point aside: "Bo." */
bool sheet_is_titled(struct str s, const char *title)
{
    s.n -= s.n > 0 && s.p[s.n - 1] == '.';
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(others[i].title, title) == 0 && str_same(s, str_of(others[i].also)))
            return true;
    return str_same(s, str_of(title));
}

int sheet_titled(const struct csv_row *row, const char *title)
{
    int n = 0;

    for (int i = 0; i < row->n; i++)
        n += sheet_is_titled(sheet_cell(row, i), title);
    return n;
}

bool sheet_is_number(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!is_digit(s.p[i]))
            return false;
    return s.n > 0;
}

static bool has_players(const struct csv_row *row)
{
    return sheet_is_titled(sheet_cell(row, sheet_first(row)), "Bo") && sheet_titled(row, "Name") == 1 &&
           sheet_titled(row, "Rtg") > 0;
}

bool sheet_is_composition(const struct csv *c, int row)
{
    return row > 0 && has_players(&c->row[row]) && sheet_cells(&c->row[row - 1]) == 1;
}
