/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_form.h"

#include "import/csv.h"

static bool is_of_team(enum column_id c)
{
    return c == COLUMN_SECTION || c == COLUMN_TEAM || c == COLUMN_FEDERATION || c == COLUMN_CAPTAIN ||
           c == COLUMN_NUMBER;
}

static int next_cell(const struct csv_row *row, int at)
{
    while (at < row->n && row->field[at].n == 0)
        at++;
    return at;
}

bool form_said(const struct csv_row *row, int *at, struct form_said *out, struct arena *a)
{
    bool sure;

    while ((*at = next_cell(row, *at)) < row->n) {
        struct str value = row->field[*at], title = str_cut(&value, ':');
        *out =
            (struct form_said){ registration_column(str_trim(title), &sure, a), str_trim(title), str_trim(value), 1 };
        ++*at;
        if (!is_of_team(out->column))
            continue;
        int next = next_cell(row, *at);
        if (out->value.n == 0 && next < row->n && !str_ends(row->field[next], STR(":"))) {
            out->value = row->field[next];
            out->cells++;
            *at = next + 1;
        }
        return true;
    }
    return false;
}

bool form_has_more(const struct csv_row *row, struct arena *a)
{
    struct form_said said;
    int cells = 0, taken = 0;

    for (int i = 0; i < row->n; i++)
        cells += row->field[i].n > 0;
    for (int at = 0; form_said(row, &at, &said, a);)
        taken += said.cells;
    return cells > taken;
}

static bool has_digit(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] >= '0' && s.p[i] <= '9')
            return true;
    return false;
}

bool form_has_titles(const struct csv_row *row, struct arena *a)
{
    int known = 0, others = 0;
    bool sure;

    for (int i = 0; i < row->n; i++)
        if (has_digit(row->field[i]))
            return false;
    for (int i = 0; i < row->n; i++) {
        bool is = registration_column(row->field[i], &sure, a) < COLUMN_COUNT;
        known += is;
        others += !is && row->field[i].n > 0;
    }
    return known >= 2 && known >= others;
}
