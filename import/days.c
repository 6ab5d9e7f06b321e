/* SPDX-License-Identifier: Apache-2.0 */
#include "import/days.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/xlsx_value.h"

static void count(struct days_seen *seen, struct str text, int line, bool kept)
{
    seen->kept = seen->kept || kept;
    if (seen->n++ > 0)
        return;
    seen->text = text;
    seen->line = line;
}

void days_see(struct days *d, struct str text, int line)
{
    count(&d->seen[moment_day_shows(text)], text, line, true);
}

/* Five digits are a day between 1927 and 2050; a year has four. */
static bool is_serial(struct str text)
{
    enum { DIGITS = 5, FIRST = 10000, LAST = 55000 };
    long n;

    return text.n == DIGITS && str_long(text, &n) && n >= FIRST && n <= LAST;
}

/* The number of a day in a spreadsheet, 0: it is none. Of those that are years nobody who plays was born on the day. */
static long year_as_day(struct str text, enum days_serial serial, struct arena *a)
{
    enum { DAY = 24 * 60, FROM_1904 = 1462, FIRST = 1920, LAST = 2030 };
    struct str day = moment_day_read(text, DAY_ORDER_OPEN, a);

    if (serial == DAYS_NO_SERIALS || day.n == 0)
        return 0;
    long n = moment_minutes(STR("1899-12-30 00:00"), str_fmt(a, "%.*s 00:00", STR_ARG(day))) / DAY;
    n -= serial == DAYS_FROM_1904 ? FROM_1904 : 0;
    return n >= FIRST && n <= LAST ? n : 0;
}

long days_born(struct days *d, struct str text, int line, enum days_serial serial, struct arena *a)
{
    long year = year_as_day(text, serial, a);

    if (year > 0) {
        count(&d->year, text, line, false);
        return year;
    }
    if (serial != DAYS_NO_SERIALS && is_serial(text)) {
        count(&d->serial, text, line, false);
        text = xlsx_number(text, true, serial == DAYS_FROM_1904, a);
    }
    year = moment_short_year_read(text);
    if (year > 0) {
        count(&d->brief, text, line, false);
        return year;
    }
    count(&d->seen[moment_day_shows(text)], text, line, false);
    return moment_year_read(text);
}

static void say(const struct days *d, const struct days_seen *at, bool kept, struct message message, struct findings *f)
{
    finding_say(f, kept && !d->lenient ? PROBLEM : WARNING, RULE_NONE, at->line, message);
    finding_of(f, "--dates");
}

/* In the order that was named. */
static void check_named(const struct days *d, struct findings *f)
{
    bool day_first = d->order == DAY_FIRST;
    const struct days_seen *other = &d->seen[day_first ? DAY_SHOWS_MONTH_FIRST : DAY_SHOWS_DAY_FIRST];

    if (other->n > 0)
        say(d, other, other->kept, say_day_against_order(other->text, day_first ? "dmy" : "mdy"), f);
}

/* What stands further down is told: it contradicts what was read before. */
static void check_orders(const struct days *d, struct findings *f)
{
    const struct days_seen *first = &d->seen[DAY_SHOWS_DAY_FIRST], *later = &d->seen[DAY_SHOWS_MONTH_FIRST];

    if (first->line > later->line) {
        const struct days_seen *x = first;
        first = later;
        later = x;
    }
    say(d, later, d->seen[DAY_SHOWS_EITHER].kept, say_days_contradict(later->text, first->text, first->line), f);
}

static void ask(const struct days *d, struct findings *f)
{
    const struct days_seen *x = &d->seen[DAY_SHOWS_EITHER];

    if (x->n > 0)
        say(d, x, x->kept, x->kept ? say_days_need_order(x->text, x->n - 1) : say_days_have_no_order(x->text, x->n - 1),
            f);
}

void days_settle(struct days *d, struct findings *f)
{
    bool day_first = d->seen[DAY_SHOWS_DAY_FIRST].n > 0, month_first = d->seen[DAY_SHOWS_MONTH_FIRST].n > 0;

    if (d->serial.n > 0)
        finding_say(f, WARNING, RULE_NONE, d->serial.line, say_days_are_numbers(d->serial.text, d->serial.n - 1));
    if (d->year.n > 0)
        finding_say(f, WARNING, RULE_NONE, d->year.line, say_days_are_years(d->year.text, d->year.n - 1));
    if (d->brief.n > 0)
        finding_say(f, WARNING, RULE_NONE, d->brief.line,
                    say_days_of_short_years(d->brief.text, moment_short_year_read(d->brief.text), d->brief.n - 1));
    if (d->order != DAY_ORDER_OPEN)
        check_named(d, f);
    else if (day_first && month_first)
        check_orders(d, f);
    else if (!day_first && !month_first)
        ask(d, f);
    else
        d->order = day_first ? DAY_FIRST : MONTH_FIRST;
}

struct str days_read(const struct days *d, struct str text, struct arena *a)
{
    return moment_day_read(text, d->order, a);
}

static int number_at(struct str *text)
{
    int n = 0, digits = 0;

    while (digits < 2 && text->n > 0 && text->p[0] >= '0' && text->p[0] <= '9') {
        n = 10 * n + text->p[0] - '0';
        *text = (struct str){ text->p + 1, text->n - 1 };
        digits++;
    }
    return digits > 0 ? n : -1;
}

/* Of twelve hours the half of the day. */
static int hour_of_day(int hour, struct str behind)
{
    enum { NOON = 12 };
    bool morning = str_same(str_whole(behind, 1), STR("a")), afternoon = str_same(str_whole(behind, 1), STR("p"));

    if (hour < 1 || hour > NOON)
        return morning || afternoon ? -1 : hour;
    if (afternoon)
        return hour % NOON + NOON;
    return morning ? hour % NOON : hour;
}

struct str days_hour(struct str text, struct arena *a)
{
    enum { HOURS = 24, MINUTES = 60 };
    struct str rest = str_trim(text);
    int hour = number_at(&rest), minute = 0;

    if (rest.n > 0 && strchr(":.hH", rest.p[0])) {
        rest = (struct str){ rest.p + 1, rest.n - 1 };
        minute = number_at(&rest);
        minute = minute < 0 && (rest.n == 0 || rest.p[0] == ' ') ? 0 : minute;
    }
    hour = hour_of_day(hour, str_trim(rest));
    if (hour < 0 || hour >= HOURS || minute < 0 || minute >= MINUTES ||
        (rest.n > 0 && rest.p[0] >= '0' && rest.p[0] <= '9'))
        return (struct str){ 0 };
    return str_fmt(a, "%02d:%02d", hour, minute);
}
