/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_column.h"

#include <string.h>
#include <strings.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/block_table.h"
#include "import/csv.h"
#include "import/games_table.h"
#include "import/list_table.h"
#include "import/pairing_table.h"
#include "import/registration_form.h"
#include "import/xlsx.h"
#include "teams/text.h"
#include "teams/title.h"

enum { HEAD_WITHIN = 20 }; /* rows */

enum column_id registration_column_at(const struct registration_place *place, int column)
{
    int c = 0;

    while (c < COLUMN_COUNT && place->column[c] != column)
        c++;
    return (enum column_id)c;
}

/* Two columns for a name. Beside a surname what is merely called name is the first name; beside a first name it is the surname; beside both it has all of it, and is read where one of them is blank. */
static void share_names(struct registration_place *place, bool full)
{
    int *player = &place->column[COLUMN_PLAYER], *surname = &place->column[COLUMN_SURNAME],
        *first = &place->column[COLUMN_FIRST_NAME];
    bool both = *surname >= 0 && *first >= 0;

    if (*player < 0)
        return;
    if (full) {
        *surname = *first = -1;
    } else if (both) {
        return;
    } else if (*surname >= 0) {
        *first = *player;
        *player = -1;
    } else if (*first >= 0) {
        *surname = *player;
        *player = -1;
    }
}

/* The columns of a row of titles; false: it is none. */
static bool read_titles(const struct csv_row *row, bool of_teams, struct registration_place *place, struct arena *a)
{
    bool is_sure[COLUMN_COUNT] = { 0 }, sure;

    for (int c = 0; c < COLUMN_COUNT; c++) {
        place->column[c] = -1;
        place->form[c] = (struct str){ 0 };
    }
    place->by_federation = false;
    for (int i = 0; i < row->n; i++) {
        enum column_id c = registration_column(row->field[i], &sure, a);
        if (c == COLUMN_COUNT || (place->column[c] >= 0 && (is_sure[c] || !sure)))
            continue;
        place->column[c] = i;
        is_sure[c] = sure;
    }
    share_names(place, is_sure[COLUMN_PLAYER]);
    return (place->column[COLUMN_TEAM] >= 0 || !of_teams) &&
           (place->column[COLUMN_PLAYER] >= 0 || place->column[COLUMN_SURNAME] >= 0);
}

/* Two rows of titles, the first of them for groups of columns. */

/* "Players" is a group of what a player has. */
static enum column_id group_of(struct str title, struct arena *a)
{
    struct str one = str_ends(title, STR("s")) ? (struct str){ title.p, title.n - 1 } : title;
    bool sure;
    enum column_id c = registration_column(title, &sure, a);

    return c < COLUMN_COUNT ? c : registration_column(one, &sure, a);
}

/* Below "Team" a name is that of the team. */
static struct str title_of_both(struct str group, struct str title, struct arena *a)
{
    struct str both = str_fmt(a, "%.*s %.*s", STR_ARG(group), STR_ARG(title));
    bool sure;

    if (group.n == 0 || title.n == 0)
        return title.n > 0 ? title : group;
    if (registration_column(both, &sure, a) < COLUMN_COUNT)
        return both;
    bool names_team = group_of(group, a) == COLUMN_TEAM && registration_column(title, &sure, a) == COLUMN_PLAYER;
    return names_team ? group : title;
}

static struct str title_at(const struct csv_row *row, int i)
{
    return i < row->n ? row->field[i] : (struct str){ 0 };
}

/* A group goes on to the right as long as nothing else stands there. */
static struct csv_row join_titles(const struct csv_row *upper, const struct csv_row *lower, struct arena *a)
{
    int n = upper->n > lower->n ? upper->n : lower->n;
    struct csv_row out = { arena_new(a, struct str, n), n, lower->line };
    struct str group = { 0 };

    for (int i = 0; i < n; i++) {
        struct str own = title_at(upper, i), below = title_at(lower, i);
        group = own.n > 0 ? own : group;
        out.field[i] = title_of_both(below.n > 0 ? group : own, below, a);
    }
    return out;
}

/* A form: what is said of the team stands above its players. */

static void read_said(const struct csv_row *row, struct registration_place *place, struct arena *a)
{
    struct form_said said;

    for (int at = 0; form_said(row, &at, &said, a);)
        if (place->form[said.column].n == 0)
            place->form[said.column] = said.value;
}

/* Behind the name of the team: above it stands what the page is called. */
static void tell_unsaid(struct csv *table, int row, const struct registration_place *place, struct arena *a)
{
    struct registration_place above = { 0 };

    table->unfit = 0;
    for (int i = 0; i < row && place->form[COLUMN_TEAM].n > 0; i++) {
        read_said(&table->row[i], &above, a);
        if (above.form[COLUMN_TEAM].n > 0 && form_has_more(&table->row[i], a) && table->unfit++ == 0)
            table->unfit_line = table->row[i].line;
    }
}

static bool read_form(struct csv *table, struct registration_place *place, struct arena *a, int *row)
{
    for (*row = 1; *row < table->n && *row < HEAD_WITHIN; ++*row) {
        if (!form_has_titles(&table->row[*row], a) || !read_titles(&table->row[*row], false, place, a))
            continue;
        for (int i = 0; i < *row; i++)
            read_said(&table->row[i], place, a);
        tell_unsaid(table, *row, place, a);
        place->by_federation = place->form[COLUMN_TEAM].n == 0;
        return place->form[COLUMN_TEAM].n > 0 || place->form[COLUMN_FEDERATION].n > 0;
    }
    return false;
}

/* Teams of federations, with numbered boards. */
static bool read_federations(const struct csv *table, struct registration_place *place, struct arena *a, int *row)
{
    for (*row = 0; *row < table->n && *row < HEAD_WITHIN; ++*row) {
        bool titles = read_titles(&table->row[*row], false, place, a);
        place->by_federation = titles && place->column[COLUMN_FEDERATION] >= 0 && place->column[COLUMN_BOARD] >= 0;
        if (place->by_federation)
            return true;
    }
    return false;
}

static int known_titles(const struct csv_row *row, struct arena *a)
{
    int n = 0;
    bool sure;

    for (int i = 0; i < row->n; i++)
        n += registration_column(row->field[i], &sure, a) < COLUMN_COUNT;
    return n;
}

static bool find_titles(struct csv *table, bool of_teams, struct registration_place *place, struct arena *a, int *row)
{
    for (*row = 0; *row < table->n && *row < HEAD_WITHIN; ++*row) {
        struct csv_row *upper = &table->row[*row], *lower = upper + 1;
        if (*row + 1 < table->n && form_has_titles(lower, a)) {
            struct csv_row both = join_titles(upper, lower, a);
            /* a team called Team has no titles: below what is one already stands what is none */
            bool adds = known_titles(upper, a) > 0 || known_titles(&both, a) > known_titles(lower, a);
            if (adds && known_titles(&both, a) >= known_titles(upper, a) && read_titles(&both, of_teams, place, a)) {
                *lower = both;
                ++*row;
                return true;
            }
        }
        if (read_titles(upper, of_teams, place, a))
            return true;
    }
    return false;
}

bool registration_titles(struct csv *table, bool of_teams, struct registration_place *place, struct arena *a, int *row)
{
    list_tidy(table, a);
    if (find_titles(table, of_teams, place, a, row))
        return true;
    if (!of_teams)
        return false;
    if (blocks_flatten(table, a))
        return find_titles(table, of_teams, place, a, row);
    return read_form(table, place, a, row) || read_federations(table, place, a, row);
}

struct str registration_full_name(const struct str value[COLUMN_COUNT], struct arena *a)
{
    struct str name = value[COLUMN_PLAYER], surname = value[COLUMN_SURNAME], first = value[COLUMN_FIRST_NAME];

    if (name.n > 0 && (surname.n == 0 || first.n == 0))
        return name;
    if (first.n == 0)
        return surname;
    if (surname.n == 0 || memchr(first.p, ',', first.n))
        return first;
    return memchr(surname.p, ',', surname.n) ? surname : str_fmt(a, "%.*s, %.*s", STR_ARG(surname), STR_ARG(first));
}

static bool is_among(struct str s, const char *const *words)
{
    while (*words && !str_same(s, str_of(*words)))
        words++;
    return *words != NULL;
}

/* "2400.0" and "2400,0", as programs write whole numbers of a column that has blanks. */
static struct str without_fraction(struct str s)
{
    size_t n = s.n;

    while (n > 0 && s.p[n - 1] == '0')
        n--;
    bool is = n > 1 && n < s.n && (s.p[n - 1] == '.' || s.p[n - 1] == ',') && s.p[n - 2] >= '0' && s.p[n - 2] <= '9';
    return is && !memchr(s.p, s.p[n - 1], n - 1) ? (struct str){ s.p, n - 1 } : s;
}

/* What stands between the thousands of "2 400" and "1,234,567", in bytes. */
static size_t between_thousands(struct str s)
{
    static const char *const all[] = { " ", ",", ".", "'", "\u00A0", "\u202F", "\u2019" };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_starts(s, str_of(all[i])))
            return strlen(all[i]);
    return 0;
}

static size_t digits_at(struct str s)
{
    size_t n = 0;

    while (n < s.n && s.p[n] >= '0' && s.p[n] <= '9')
        n++;
    return n;
}

struct str registration_thousands(struct str s, struct arena *a)
{
    enum { GROUP = 3, LONGEST = 24 };
    size_t n = digits_at(s), out = n;

    if (n == 0 || n > GROUP || n == s.n || s.n > LONGEST)
        return s;
    struct str rest = { s.p + n, s.n - n };
    char *p = arena_new(a, char, s.n);
    memcpy(p, s.p, n);
    while (rest.n > 0) {
        size_t gap = between_thousands(rest);
        struct str group = { rest.p + gap, rest.n - gap };
        if (gap == 0 || digits_at(group) != GROUP)
            return s;
        memcpy(p + out, group.p, GROUP);
        out += GROUP;
        rest = (struct str){ group.p + GROUP, group.n - GROUP };
    }
    return (struct str){ p, out };
}

/* A spreadsheet has an apostrophe before a number that is to be text. */
struct str registration_number(struct str s)
{
    static const char *const none[] = { "-",     "--",      "\xE2\x80\x93", "\xE2\x80\x94", "unrated", "unr", "unr.",
                                        "n/a",   "n.a.",    "na",           "nr",           "none",    "nil", "null",
                                        "keine", "sin elo", "nc",           "no rating",    NULL };

    if (str_starts(s, STR("'")))
        s = str_trim((struct str){ s.p + 1, s.n - 1 });
    return is_among(s, none) ? (struct str){ s.p, 0 } : without_fraction(s);
}

static bool has_letter_of(struct str s, const char *any)
{
    return s.n == 1 && strchr(any, s.p[0]);
}

struct str registration_yes_or_no(struct str s)
{
    if (has_letter_of(s, "1xXyY") || str_same(s, STR("true")) || str_same(s, STR("yes")))
        return STR("yes");
    return has_letter_of(s, "0nN-") || str_same(s, STR("false")) || str_same(s, STR("no")) ? STR("no") : s;
}

struct str registration_sex(struct str s)
{
    static const char *const men[] = { "male", "man", "men", "boy", "mr", NULL }, *const women[] = {
        "female", "woman", "women", "girl", "ms", "mrs", NULL
    };

    if (is_among(s, women))
        return STR("w");
    return is_among(s, men) ? STR("m") : registration_number(s);
}

struct str registration_chess_title(struct str s)
{
    return title_of(registration_number(s));
}

static bool is_named_csv(struct str file)
{
    return file.n > 4 && strncasecmp(file.p + file.n - 4, ".csv", 4) == 0;
}

/* Among the first lines, whatever separates the columns. */
static bool has_titles(struct str bytes)
{
    static const char separators[] = { '\0', ',', ';', '\t' };
    struct arena own = { 0 };
    struct registration_place place;
    struct str head = { bytes.p, bytes.n < CSV_FIELD_MAX ? bytes.n : CSV_FIELD_MAX };
    bool is = false;

    while (head.n < bytes.n && head.n > 0 && head.p[head.n - 1] != '\n')
        head.n--;
    for (size_t i = 0; i < sizeof separators && !is; i++) {
        struct csv csv;
        is = csv_read_by(separators[i], head, STR(""), &own, &csv, &(struct err){ 0 }) &&
             (foreign_table(&csv, &own) != FOREIGN_NONE || registration_titles(&csv, true, &place, &own, &(int){ 0 }));
    }
    arena_free(&own);
    return is;
}

/* In UTF-8 or UTF-16, whose letters have a zero byte before them or behind. */
bool registration_is_xml(struct str bytes)
{
    size_t i = 0;

    while (i < bytes.n && (strchr(" \t\r\n", bytes.p[i]) || (bytes.p[i] & 0x80)))
        i++;
    return i < bytes.n && bytes.p[i] == '<';
}

bool registration_is_table(struct str bytes, struct str file)
{
    return xlsx_is(bytes) || games_table_is(bytes) ||
           (!registration_is_xml(bytes) && (is_named_csv(file) || has_titles(bytes)));
}

struct str registration_cell(const struct registration_place *place, int column, int row, struct arena *a)
{
    return str_fmt(a, "%.*s!%.*s", STR_ARG(place->sheet), STR_ARG(csv_cell(column, row, a)));
}

/* The worksheet of a line of several. */
static const struct registration_place *part_of(const struct registration_place *place, int line)
{
    return place->part && line / SHEET_LINES < place->nparts ? &place->part[line / SHEET_LINES] : place;
}

/* Where the value is, or else the team. */
int registration_column_about(const struct registration_place *place, const char *of)
{
    for (int c = 0; of && c < COLUMN_COUNT; c++)
        if (strcmp(registration_value((enum column_id)c), of) == 0 && place->column[c] >= 0)
            return place->column[c];
    return place->column[COLUMN_TEAM] >= 0 ? place->column[COLUMN_TEAM] : place->column[COLUMN_PLAYER];
}

struct str registration_cell_of(const struct registration_place *place, enum column_id c, int row, struct arena *a)
{
    const struct registration_place *part = part_of(place, row);

    return registration_cell(part, part->column[c], row % SHEET_LINES, a);
}

/* "12 of 'Norway'" */
static void name_sheet(const struct registration_place *place, struct argument *of, struct arena *a)
{
    int line = (int)of->number;

    if (of->kind != ARGUMENT_LINE || line <= 0)
        return;
    of->kind = ARGUMENT_TEXT;
    of->text = str_fmt(a, "%d of '%.*s'", line % SHEET_LINES, STR_ARG(part_of(place, line)->sheet));
}

void registration_place(const struct registration_place *place, struct findings *f)
{
    for (int i = 0; i < f->n && place->sheet.n > 0; i++) {
        struct finding *x = &f->item[i];
        const struct registration_place *part = part_of(place, x->line);
        for (int k = 0; place->part && k < x->message.n; k++)
            name_sheet(place, &x->message.argument[k], f->arena);
        if (x->line > 0 && x->place.n == 0)
            x->place = registration_cell(part, registration_column_about(part, x->of), x->line % SHEET_LINES, f->arena);
    }
}
