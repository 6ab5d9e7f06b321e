/* SPDX-License-Identifier: Apache-2.0 */
#include "import/rating_row.h"

#include <string.h>

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/recognised.h"
#include "teams/arbiter.h"
#include "teams/moment.h"
#include "teams/registration.h"
#include "teams/title.h"

static const enum rating_field rating_field[] = { FIELD_RATING, FIELD_RAPID_RATING, FIELD_BLITZ_RATING };

/* FIDE's file of that kind, and that of all three. */
static const char *const right_file[] = { "standard_rating_list_xml.zip", "rapid_rating_list_xml.zip",
                                          "blitz_rating_list_xml.zip" };
static const char all_kinds[] = "players_list_xml.zip";

enum rating_kind rating_kind_of_file(struct str file)
{
    for (size_t i = 0; i < file.n; i++)
        for (int k = 0; k < RATING_KIND_COUNT; k++) {
            struct str word = str_of(rating_kind_name((enum rating_kind)k));
            if (file.n - i >= word.n && str_same((struct str){ file.p + i, word.n }, word))
                return (enum rating_kind)k;
        }
    return RATING_KIND_COUNT;
}

static struct str rating_value(const struct rating_row *row, enum rating_field field)
{
    return str_trim((struct str){ row->text[field], row->n[field] });
}

bool rating_keep(struct rating_row *row, enum rating_field field, struct str value)
{
    if (value.n > VALUE_LONGEST - row->n[field])
        return false;
    if (value.n > 0)
        memcpy(row->text[field] + row->n[field], value.p, value.n);
    row->n[field] += value.n;
    return true;
}

/* Blank is 0. What goes on after so many digits is no number. */
static long number(const struct rating_row *row, enum rating_field field, bool *ok)
{
    enum { OF_ID = 11, OF_OTHERS = 9 };
    struct str s = rating_value(row, field);
    size_t i = 0, most = field == FIELD_ID ? OF_ID : OF_OTHERS;
    long v = 0;

    for (; i < s.n && i < most && s.p[i] >= '0' && s.p[i] <= '9'; i++)
        v = 10 * v + (s.p[i] - '0');
    *ok = *ok && i == s.n;
    return v;
}

/* A year or a date; what is neither is not known. */
static int born(const struct rating_row *row)
{
    long year = moment_year_read(rating_value(row, FIELD_BIRTHDAY));

    return year > 0 && year <= BORN_MOST ? (int)year : 0;
}

/* Of "IA,FT" the title of an arbiter: trainers and organisers have others. */
static struct str arbiter_title(struct str titles)
{
    while (titles.n > 0) {
        struct str one = str_trim(str_cut(&titles, ','));
        if (arbiter_is_title(one))
            return one;
    }
    return titles;
}

static bool has_letter(struct str s, char letter)
{
    return s.n > 0 && memchr(s.p, letter, s.n);
}

/* Of w, i and both; what else stands there is no flag of FIDE's. */
static struct str flag_of(const struct rating_row *row)
{
    struct str s = rating_value(row, FIELD_FLAG), flag = str_cut(&s, ' ');

    for (size_t i = 0; i < flag.n; i++)
        if (!strchr("wi", flag.p[i]))
            return (struct str){ 0 };
    return flag;
}

static char sex_of(const struct rating_row *row, struct str flag)
{
    char sex = player_sex(rating_value(row, FIELD_SEX));

    return !sex && has_letter(flag, 'w') ? 'w' : sex;
}

/* Does it have ratings of all kinds, as FIDE's combined list? */
static bool is_combined(const struct rating_rows *rows)
{
    return rows->has[FIELD_RAPID_RATING] || rows->has[FIELD_BLITZ_RATING];
}

static bool is_right_list(const struct rating_rows *rows, struct message *why)
{
    if (is_combined(rows) || rows->named == RATING_KIND_COUNT || rows->named == rows->kind)
        return true;
    *why = say_list_of_other_ratings(rating_kind_name(rows->named), rating_kind_name(rows->kind),
                                     right_file[rows->kind], all_kinds);
    return false;
}

static void recognise(const struct rating_row *row, const struct rating_rows *rows)
{
    static const char *const names[] = {
#define X(id, name) name,
        RATING_FIELDS(X)
#undef X
    };

    for (int i = 0; rows->seen && i < FIELDS_COUNT; i++)
        if (rows->has[i] || row->n[i] > 0)
            recognised_value(rows->seen, RECOGNISED_TAG, str_of(names[i]), "", rating_value(row, (enum rating_field)i),
                             (struct str){ 0 });
}

/* Of another column, or of a federation whose ratings go below those of FIDE. */
static void count_low(struct rating_rows *rows, const struct rated *r)
{
    if (r->rating == 0 || r->rating >= RATING_LOWEST || rows->low++ > 0)
        return;
    rows->low_rating = r->rating;
    rows->low_line = rows->line;
}

/* Zeros are what some lists have for nothing. */
static bool says_something(struct str value)
{
    for (size_t i = 0; i < value.n; i++)
        if (!strchr("0-./ ", value.p[i]))
            return true;
    return false;
}

/* FIDE has w and i, and both. */
static bool is_flag(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!strchr("wiWI ", s.p[i]))
            return false;
    return true;
}

/* A sex that is none, a birthday that is no day, a flag of other letters: the cell of another column, as where a row has slipped. */
static void count_unread(struct rating_rows *rows, const struct rating_row *row, const struct rated *r)
{
    struct str sex = rating_value(row, FIELD_SEX), birthday = rating_value(row, FIELD_BIRTHDAY);
    struct str flag = rating_value(row, FIELD_FLAG);
    struct str unread = says_something(sex) && !player_sex(sex) ? sex : (struct str){ 0 };

    if (unread.n == 0 && says_something(birthday) && r->born == 0)
        unread = birthday;
    if (unread.n == 0 && !is_flag(flag))
        unread = flag;
    if (unread.n == 0 || rows->unread++ > 0)
        return;
    rows->unread_n = unread.n < sizeof rows->unread_first ? unread.n : sizeof rows->unread_first;
    memcpy(rows->unread_first, unread.p, rows->unread_n);
    rows->unread_line = rows->line;
}

enum rating_row_is rating_row_read(const struct rating_row *row, struct rating_rows *rows, struct rated *out,
                                   struct message *why)
{
    bool alone = !is_combined(rows) && rows->named == rows->kind, ok = true;
    enum rating_field rating = alone ? FIELD_RATING : rating_field[rows->kind];
    struct str flag = flag_of(row);

    recognise(row, rows);
    *out = (struct rated){ .fide_id = number(row, FIELD_ID, &ok),
                           .name = rating_value(row, FIELD_NAME),
                           .federation = rating_value(row, FIELD_COUNTRY),
                           .title = title_of(rating_value(row, FIELD_TITLE)),
                           .women_title = title_of(rating_value(row, FIELD_W_TITLE)),
                           .sex = sex_of(row, flag),
                           .rating = (int)number(row, rating, &ok),
                           .games = (int)number(row, rating + 1, &ok),
                           .k = (int)number(row, rating + 2, &ok),
                           .born = born(row),
                           .inactive = has_letter(flag, 'i'),
                           .arbiter = arbiter_title(rating_value(row, FIELD_O_TITLE)) };
    rows->rated = rows->rated || out->rating > 0;
    if (out->rating == 0) /* RULE_RATING_STANDARD */
        out->rating = (int)number(row, FIELD_RATING, &ok);
    if (!is_right_list(rows, why))
        return ROW_WRONG;
    if (ok && (out->name.n == 0 || (rows->ids_may_lack && out->fide_id == 0)) &&
        (out->fide_id > 0 || rows->ids_may_lack)) {
        rows->nobody++;
        return ROW_NOBODY;
    }
    *why = ok ? say_player_no_fide_id_no() : say_rating_number_games_id_not();
    if (ok && out->rating > RATING_HIGHEST) {
        *why = say_list_rating_too_high(out->rating, RATING_HIGHEST);
        return ROW_WRONG;
    }
    count_low(rows, out);
    count_unread(rows, row, out);
    return ok && out->fide_id > 0 ? ROW_PLAYER : ROW_WRONG;
}

static void tell_rows(const struct rating_rows *rows)
{
    if (rows->nobody > 0)
        finding_say(rows->findings, WARNING, RULE_NONE, 0, say_list_passed_over(rows->nobody));
    if (rows->low > 0)
        finding_say(rows->findings, WARNING, RULE_NONE, (int)rows->low_line,
                    say_list_ratings_low(rows->low, rows->low_rating, RATING_LOWEST));
    if (rows->unread > 0)
        finding_say(rows->findings, WARNING, RULE_NONE, (int)rows->unread_line,
                    say_list_values_unread(rows->unread, (struct str){ rows->unread_first, rows->unread_n }));
}

bool rating_rows_end(const struct rating_rows *rows, struct err *e)
{
    if (rows->rated && rows->findings)
        tell_rows(rows);
    return rows->rated ||
           err_say(e, ERR_INPUT,
                   say_no_ratings(rows->file, rating_kind_name(rows->kind), right_file[rows->kind], all_kinds));
}
