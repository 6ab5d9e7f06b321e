/* SPDX-License-Identifier: Apache-2.0 */
#include "import/pairing_row.h"

#include <string.h>

#include "engine/base/arena.h"
#include "import/csv.h"
#include "import/result_text.h"
#include "import/sheet_cells.h"
#include "teams/title.h"

/* --- cells ------------------------------------------------------------------------------------ */

bool pairing_row_numbers(struct str s)
{
    struct str rest = s, first = str_cut(&rest, '.');

    return sheet_is_number(first) && sheet_is_number(rest);
}

static bool has_letter(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if ((s.p[i] >= 'a' && s.p[i] <= 'z') || (s.p[i] >= 'A' && s.p[i] <= 'Z') || (s.p[i] & 0x80))
            return true;
    return false;
}

/* The score of a board or of a match: digits, halves and signs, with a colon or a hyphen between; a remark behind it aside. */
static struct str score_in(struct str s, struct arena *a)
{
    enum { SHORTEST = 3, LONGEST = 20 }; /* 1:0; a hyphen alone stands between two teams */
    static const char half[] = "½";
    size_t n = 0;
    bool between = false;

    if (str_ends(s, STR("*)")))
        s = str_trim((struct str){ s.p, s.n - 2 });
    if (s.n < SHORTEST || s.n > LONGEST)
        return (struct str){ 0 };
    char *out = arena_new(a, char, s.n + 1);
    for (size_t i = 0; i < s.n; i++) {
        struct str rest = { s.p + i, s.n - i };
        if (str_starts(rest, str_of(half))) {
            memcpy(out + n, half, 2);
            n += 2;
            i++;
        } else if (result_dash(rest) > 0) {
            out[n++] = '-';
            between = true;
            i += result_dash(rest) - 1;
        } else if (str_is_digit(s.p[i]) || strchr(" +:,./FK", s.p[i])) {
            between = between || s.p[i] == ':';
            out[n++] = s.p[i];
        } else {
            return (struct str){ 0 };
        }
    }
    return between ? (struct str){ out, n } : (struct str){ 0 };
}

/* One side of a score that has cells of its own: "3½", ":", "½". */
static bool is_side(struct str s)
{
    static const char *const all[] = { "½", "0", "1", "+", "-" };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_eq(s, str_of(all[i])))
            return true;
    return str_ends(s, STR("½")) && sheet_is_number((struct str){ s.p, s.n - 2 });
}

static struct str split_score(const struct csv_row *row, int i, struct arena *a)
{
    struct str left = sheet_cell(row, i - 1), right = sheet_cell(row, i + 1);

    if (!str_eq(sheet_cell(row, i), STR(":")) && !str_eq(sheet_cell(row, i), STR("-")))
        return (struct str){ 0 };
    bool sides = (is_side(left) || sheet_is_number(left)) && (is_side(right) || sheet_is_number(right)) && left.n < 4 &&
                 right.n < 4;
    return sides ? score_in(str_fmt(a, "%.*s:%.*s", STR_ARG(left), STR_ARG(right)), a) : (struct str){ 0 };
}

static bool is_word_of_table(struct str s)
{
    static const char *const all[] = { "Rtg", "RtgN", "Bo", "No", "SNo", "Pts", "Res", "MP", "Name", "Team", "Rk" };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (sheet_is_titled(s, all[i]))
            return true;
    return false;
}

/* --- rows ------------------------------------------------------------------------------------- */

struct str pairing_row_written(const struct csv_row *row, struct score_columns c, struct arena *a)
{
    struct str all = { 0 };

    for (int i = c.first; c.last > 0 && i <= c.last; i++)
        all = str_fmt(a, "%.*s%.*s", STR_ARG(all), STR_ARG(sheet_cell(row, i)));
    all = str_trim(all);
    return str_eq(all, STR(":")) || str_eq(all, STR("-")) ? (struct str){ 0 } : all;
}

static bool is_code(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] < 'A' || s.p[i] > 'Z')
            return false;
    return s.n == 3;
}

static bool is_twice(const struct str *text, int n, int i)
{
    int same = 0;

    for (int k = 0; k < n; k++)
        same += str_eq(text[k], text[i]);
    return same > 1;
}

void pairing_row_read(const struct csv_row *row, struct pairing_row *x, struct arena *a)
{
    enum { TEXTS = 8 };
    struct str text[TEXTS];
    int from = sheet_first(row), n = 0;

    *x = (struct pairing_row){ .lead = sheet_cell(row, from) };
    for (int i = from + 1; i < row->n; i++) {
        struct str s = sheet_cell(row, i), score = score_in(s, a), split = split_score(row, i, a);
        score = score.n > 0 ? score : split;
        if (score.n > 0 && x->score.n == 0) {
            x->score = score;
            x->at = (struct score_columns){ i - (split.n > 0), i + (split.n > 0) };
        } else if (score.n == 0 && has_letter(s) && !is_side(s) && !is_word_of_table(s) && title_rank(s) == 0 &&
                   n < TEXTS) {
            text[n++] = s;
        }
    }
    /* Names of teams or players; beside more than two texts a code is a federation, and what stands there for both sides a title in a language that is not known. */
    bool others = n > 2;

    for (int i = 0; i < n; i++) {
        if (others && (is_code(text[i]) || is_twice(text, n, i)))
            continue;
        if (x->names < 2)
            x->name[x->names++] = text[i];
        else if (x->other.n == 0)
            x->other = text[i];
    }
}

struct str pairing_row_score(const struct csv_row *row, int column, struct arena *a)
{
    struct str whole = score_in(sheet_cell(row, column), a), split = split_score(row, column + 1, a);

    whole = whole.n > 0 ? whole : split;
    return whole.n > 0 ? whole : pairing_row_written(row, (struct score_columns){ column, column }, a);
}
