/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/value.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/edition.h"
#include "engine/base/err.h"
#include "engine/system/system.h"
#include "teams/address.h"
#include "teams/arbiter.h"
#include "teams/event.h"
#include "teams/federation.h"
#include "teams/form.h"
#include "teams/member.h"
#include "teams/moment.h"
#include "teams/pace.h"
#include "teams/sheet_copies.h"
#include "teams/text.h"

/* Text. */

static struct str print_text(const void *field, struct arena *a)
{
    (void)a;
    return *(const struct str *)field;
}

static bool read_text(struct str text, int low, int high, struct arena *a, void *field)
{
    struct str clean;

    if (!text_nfc(text, a, &clean) || clean.n < (size_t)low || text_letters(clean) > (size_t)high)
        return false;
    *(struct str *)field = clean;
    return true;
}

const struct value_kind value_text = { read_text, print_text, NULL };

enum err_kind value_refused(const struct value_kind *kind, struct str text, int high)
{
    return kind == &value_text && text_letters(str_trim(text)) > (size_t)high ? ERR_LIMIT : ERR_USAGE;
}

bool value_take(enum member_id column, struct str typed, struct message (*says)(long least, long most), struct arena *a,
                struct str *field, struct err *e)
{
    const enum text_form form = (enum text_form)member_of(column)->form;

    return value_text.read(str_trim(typed), form_least(form), form_most(form), a, field) ||
           err_say(e, value_refused(&value_text, typed, form_most(form)), says(form_least(form), form_most(form)));
}

static bool read_federation(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high;
    if (text.n > 0 && !federation_find(text))
        return false;
    *(struct str *)field = str_copy(a, text);
    return true;
}

const struct value_kind value_federation = { read_federation, print_text, NULL };

/* Days and times. */

static bool read_day(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high;
    if (text.n > 0 && !moment_is_day(text))
        return false;
    *(struct str *)field = str_copy(a, text);
    return true;
}

const struct value_kind value_day = { read_day, print_text, NULL };

static bool read_time(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high;
    struct str minute = moment_written(text, a);

    if (text.n > 0 && !moment_is_minute(minute))
        return false;
    *(struct str *)field = str_copy(a, minute);
    return true;
}

const struct value_kind value_time = { read_time, print_text, NULL };

/* Whether the machine knows it is not asked. */
static bool read_zone(struct str text, int low, int high, struct arena *a, void *field)
{
    return form_holds(FORM_ZONE, text) && read_text(text, low, high, a, field);
}

const struct value_kind value_zone = { read_zone, print_text, NULL };

/* Another folder than this one would have the composed form of a name that is not. */
static bool read_folder(struct str text, int low, int high, struct arena *a, void *field)
{
    struct str clean;

    if (text.n > 0 && (text.p[0] != '/' || !text_nfc(text, a, &clean) || !str_eq(clean, text)))
        return false;
    return read_text(text, low, high, a, field);
}

const struct value_kind value_folder = { read_folder, print_text, NULL };

/* What people copy from a browser ends with a slash. */
static bool read_address(struct str text, int low, int high, struct arena *a, void *field)
{
    while (str_ends(text, STR("/")))
        text.n--;
    return (text.n == 0 || address_is(text)) && read_text(text, low, high, a, field);
}

const struct value_kind value_address = { read_address, print_text, NULL };

static bool read_site_address(struct str text, int low, int high, struct arena *a, void *field)
{
    struct str whole = { 0 };

    return (text.n == 0 || address_of_site(text, a, &whole)) && read_text(whole, low, high, a, field);
}

const struct value_kind value_site_address = { read_site_address, print_text, NULL };

static bool read_copies(struct str text, int low, int high, struct arena *a, void *field)
{
    struct sheet_copies *list;
    int n;

    return sheet_copies_read(text, a, &list, &n) && read_text(sheet_copies_text(list, n, a), low, high, a, field);
}

const struct value_kind value_copies = { read_copies, print_text, NULL };

/* Arbiters: "Takis Nikolopoulos (chief arbiter); Anna Kovács". */

static bool read_arbiter(struct str text, struct arena *a, struct arbiter *out)
{
    struct str clean;

    if (!text_nfc(text, a, &clean))
        return false;
    *out = arbiter_typed(clean);
    out->name = str_copy(a, out->name);
    out->role = str_copy(a, out->role);
    out->federation = str_copy(a, out->federation);
    return arbiter_name_may_be(out->name) && form_holds(FORM_NAME, out->name) && form_holds(FORM_LINE, out->role) &&
           form_holds(FORM_SHORT, out->federation);
}

struct str value_arbiter_refused(struct str text, struct arena *a)
{
    struct arbiter none;

    while (text.n > 0) {
        struct str one = str_trim(str_cut(&text, ';'));
        if (one.n > 0 && !read_arbiter(one, a, &none))
            return one;
    }
    return (struct str){ 0 };
}

static bool read_arbiters(struct str text, int low, int high, struct arena *a, void *field)
{
    struct event *ev = field;
    struct arbiter *list = NULL;
    int n = 0, cap = 0;

    (void)low;
    while (text.n > 0 && n <= high) {
        struct str one = str_trim(str_cut(&text, ';'));
        arena_room(a, list, n, cap);
        if (one.n > 0 && !read_arbiter(one, a, &list[n++]))
            return false;
    }
    ev->arbiter = list;
    ev->narbiter = n;
    return n <= high;
}

static struct str print_arbiters(const void *field, struct arena *a)
{
    const struct event *ev = field;
    struct str list = { 0 };

    for (int i = 0; i < ev->narbiter; i++)
        list = str_fmt(a, "%.*s%s%.*s", STR_ARG(list), i ? "; " : "", STR_ARG(arbiter_line(&ev->arbiter[i], a)));
    return list;
}

const struct value_kind value_arbiters = { read_arbiters, print_arbiters, NULL };

static bool read_pace(struct str text, int low, int high, struct arena *a, void *field)
{
    struct pace pace;

    (void)low, (void)high;
    if (!pace_read(text, &pace))
        return false;
    *(struct str *)field = pace_text(&pace, a);
    return true;
}

const struct value_kind value_pace = { read_pace, print_text, NULL };

/* Yes and no, numbers. */

static bool read_yes_no(struct str text, int low, int high, struct arena *a, void *field)
{
    bool yes = str_same(text, STR("yes"));

    (void)low, (void)high, (void)a;
    if (!yes && !str_same(text, STR("no")))
        return false;
    *(bool *)field = yes;
    return true;
}

static struct str print_yes_no(const void *field, struct arena *a)
{
    (void)a;
    return *(const bool *)field ? STR("yes") : STR("no");
}

const struct value_kind value_yes_no = { read_yes_no, print_yes_no, "yes no" };

static bool read_number(struct str text, int low, int high, struct arena *a, void *field)
{
    long number;

    (void)a;
    if (!str_long(text, &number) || number < low || number > high)
        return false;
    *(int *)field = (int)number;
    return true;
}

static struct str print_number(const void *field, struct arena *a)
{
    return str_fmt(a, "%d", *(const int *)field);
}

const struct value_kind value_number = { read_number, print_number, NULL };

static bool read_number_or_default(struct str text, int low, int high, struct arena *a, void *field)
{
    if (text.n > 0 && !str_same(text, STR("default")))
        return read_number(text, low, high, a, field);
    *(int *)field = 0;
    return true;
}

static struct str print_number_or_default(const void *field, struct arena *a)
{
    return *(const int *)field > 0 ? print_number(field, a) : STR("default");
}

const struct value_kind value_number_or_default = { read_number_or_default, print_number_or_default, NULL };

/* Who is paired, and by what. */

static bool read_system(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high;
    if (!system_known(text))
        return false;
    *(struct str *)field = str_copy(a, text);
    return true;
}

const struct value_kind value_system = { read_system, print_text,
                                         "olympiad team-swiss-2026 berger burstein club dutch2006" };

static bool read_unit(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high, (void)a;
    return unit_find(text, field);
}

static struct str print_unit(const void *field, struct arena *a)
{
    (void)a;
    return str_of(unit_name(*(const enum unit *)field));
}

/* clang-format off */
#define X(id, name, ...) name " "
const struct value_kind value_unit = { read_unit, print_unit, UNITS(X) };
#undef X
/* clang-format on */

static bool read_score(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high, (void)a;
    return score_find(text, field);
}

static struct str print_score(const void *field, struct arena *a)
{
    (void)a;
    return str_of(score_name(*(const enum score_kind *)field));
}

/* clang-format off */
#define X(id, name, ...) name " "
const struct value_kind value_score = { read_score, print_score, SCORES(X) };
#undef X
/* clang-format on */

static bool read_preference(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high, (void)a;
    return preference_find(text, field);
}

static struct str print_preference(const void *field, struct arena *a)
{
    (void)a;
    return str_of(preference_name(*(const enum preferences *)field));
}

/* clang-format off */
#define X(id, name, ...) name " "
const struct value_kind value_preference = { read_preference, print_preference, PREFERENCE_TYPES(X) };
#undef X
/* clang-format on */

static bool read_secondary(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high, (void)a;
    return secondary_find(text, field);
}

static struct str print_secondary(const void *field, struct arena *a)
{
    (void)a;
    return str_of(secondary_name(*(const enum secondary *)field));
}

/* clang-format off */
#define X(id, name, ...) name " "
const struct value_kind value_secondary = { read_secondary, print_secondary, SECONDARIES(X) };
#undef X
/* clang-format on */

/* Rows of the engine's tables. */

static bool read_edition(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high, (void)a;
    return edition_find(text, field);
}

static struct str print_edition(const void *field, struct arena *a)
{
    (void)a;
    return str_of(edition_row(*(const enum edition *)field)->name);
}

/* clang-format off */
#define X(id, name, ...) name " "
const struct value_kind value_edition = { read_edition, print_edition, EDITIONS(X) };
#undef X
/* clang-format on */

static bool read_tiebreak(struct str text, int low, int high, struct arena *a, void *field)
{
    (void)low, (void)high, (void)a;
    return tiebreak_find(text, field);
}

static struct str print_tiebreak(const void *field, struct arena *a)
{
    (void)a;
    return str_of(tiebreak_row(*(const enum tiebreak *)field)->name);
}

/* clang-format off */
#define X(id, name, ...) name " "
const struct value_kind value_tiebreak = { read_tiebreak, print_tiebreak, TIEBREAKS(X) };
#undef X
/* clang-format on */

static bool read_ranking(struct str text, int low, int high, struct arena *a, void *field)
{
    struct err e = { 0 };

    (void)low, (void)high, (void)a;
    return ranking_read(text, field, &e);
}

static struct str print_ranking(const void *field, struct arena *a)
{
    return ranking_text(field, a);
}

const struct value_kind value_ranking = { read_ranking, print_ranking, NULL };

/* What a missing line-up becomes. */

static bool read_lineup(struct str text, int low, int high, struct arena *a, void *field)
{
    static const enum lineup_origin kept[] = { LINEUP_LIST, LINEUP_PREVIOUS };

    (void)low, (void)high, (void)a;
    for (int i = 0; i < 2; i++)
        if (str_eq(text, str_of(lineup_origin_name(kept[i])))) {
            *(enum lineup_origin *)field = kept[i];
            return true;
        }
    return false;
}

static struct str print_lineup(const void *field, struct arena *a)
{
    (void)a;
    return str_of(lineup_origin_name(*(const enum lineup_origin *)field));
}

const struct value_kind value_lineup = { read_lineup, print_lineup, "list previous" };

static bool read_colour(struct str text, int low, int high, struct arena *a, void *field)
{
    bool white = str_same(text, STR("white"));

    (void)low, (void)high, (void)a;
    if (!white && !str_same(text, STR("black")))
        return false;
    *(enum colour *)field = white ? WHITE : BLACK;
    return true;
}

static struct str print_colour(const void *field, struct arena *a)
{
    enum colour c = *(const enum colour *)field;

    (void)a;
    if (c == COLOURLESS)
        return (struct str){ 0 };
    return c == WHITE ? STR("white") : STR("black");
}

const struct value_kind value_colour = { read_colour, print_colour, "white black" };
