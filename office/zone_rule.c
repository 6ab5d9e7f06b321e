/* SPDX-License-Identifier: Apache-2.0 */
/* zone_rule.c - the rule by which a time zone goes on, as "CET-1CEST,M3.5.0,M10.5.0/3" (the TZ of POSIX; RFC 8536, section 3.3). */
#include "office/zone.h"

#include <ctype.h>
#include <time.h>

enum { HOUR = 3600, DAY = 24 * HOUR, OFFSET_HOURS_MAX = 24, TURN_HOURS_MAX = 167 };

/* --- reading ---------------------------------------------------------------------------------- */

static bool eat(struct str *s, char c)
{
    if (s->n == 0 || s->p[0] != c)
        return false;
    s->p++, s->n--;
    return true;
}

static bool eat_number(struct str *s, int low, int high, int *out)
{
    bool any = false;

    for (*out = 0; s->n > 0 && isdigit((unsigned char)s->p[0]) && *out <= high; s->p++, s->n--) {
        *out = 10 * *out + s->p[0] - '0';
        any = true;
    }
    return any && *out >= low && *out <= high;
}

/* "CET" or "<+0545>"; nobody asks for it. */
static bool eat_name(struct str *s)
{
    bool quoted = eat(s, '<');
    int n = 0;

    for (; s->n > 0 && (quoted ? s->p[0] != '>' : isalpha((unsigned char)s->p[0])); n++)
        s->p++, s->n--;
    return n >= 3 && (!quoted || eat(s, '>'));
}

/* "-1", "2:45", "167:59:59", in seconds. */
static bool eat_time(struct str *s, int hours, long *out)
{
    bool minus = eat(s, '-');
    int h, m = 0, sec = 0;

    if (!minus)
        eat(s, '+');
    if (!eat_number(s, 0, hours, &h) ||
        (eat(s, ':') && (!eat_number(s, 0, 59, &m) || (eat(s, ':') && !eat_number(s, 0, 59, &sec)))))
        return false;
    *out = (minus ? -1L : 1L) * (h * HOUR + m * 60 + sec);
    return true;
}

/* POSIX counts what is to be added to local time to make it UTC. */
static bool eat_offset(struct str *s, long *out)
{
    bool ok = eat_time(s, OFFSET_HOURS_MAX, out);

    *out = ok ? -*out : 0;
    return ok;
}

static bool eat_day(struct str *s, struct zone_turn *t)
{
    if (eat(s, 'M')) {
        t->kind = TURN_WEEKDAY;
        return eat_number(s, 1, 12, &t->month) && eat(s, '.') && eat_number(s, 1, 5, &t->week) && eat(s, '.') &&
               eat_number(s, 0, 6, &t->day);
    }
    if (!eat(s, 'J')) {
        t->kind = TURN_DAY;
        return eat_number(s, 0, 365, &t->day);
    }
    t->kind = TURN_NO_LEAP_DAY;
    return eat_number(s, 1, 365, &t->day);
}

static bool eat_turn(struct str *s, struct zone_turn *t)
{
    t->second = 2 * HOUR;
    return eat(s, ',') && eat_day(s, t) && (!eat(s, '/') || eat_time(s, TURN_HOURS_MAX, &t->second));
}

static bool eat_summer(struct str *s, struct zone_rule *r)
{
    r->summer = true;
    r->offset[1] = r->offset[0] + HOUR;
    return eat_name(s) && (s->n == 0 || s->p[0] == ',' || eat_offset(s, &r->offset[1])) && eat_turn(s, &r->turn[0]) &&
           eat_turn(s, &r->turn[1]);
}

bool zone_rule_read(struct str text, struct zone_rule *out)
{
    *out = (struct zone_rule){ 0 };
    return eat_name(&text) && eat_offset(&text, &out->offset[0]) && (text.n == 0 || eat_summer(&text, out)) &&
           text.n == 0;
}

/* --- the calendar ----------------------------------------------------------------------------- */

static bool is_leap(int64_t year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

/* Days since 1970, which began 719162 days after the year 1. */
static int64_t new_year(int64_t year)
{
    int64_t before = year - 1;

    return 365 * before + before / 4 - before / 100 + before / 400 - 719162;
}

static int64_t new_month(int64_t year, int month)
{
    static const int days[] = { 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365 };

    return new_year(year) + days[month - 1] + (month > 2 && is_leap(year));
}

/* 1 January 1970 was a Thursday. */
static int weekday(int64_t day)
{
    return (int)(((day + 4) % 7 + 7) % 7);
}

static int64_t nth_weekday(const struct zone_turn *t, int64_t year)
{
    int64_t first = new_month(year, t->month);
    int64_t day = first + (t->day - weekday(first) + 7) % 7 + 7 * (t->week - 1);

    return day < new_month(year, t->month + 1) ? day : day - 7;
}

static int64_t day_of(const struct zone_turn *t, int64_t year)
{
    if (t->kind == TURN_WEEKDAY)
        return nth_weekday(t, year);
    if (t->kind == TURN_DAY)
        return new_year(year) + t->day;
    return new_year(year) + t->day - 1 + (t->day > 59 && is_leap(year));
}

static int64_t year_of(int64_t instant)
{
    time_t t = (time_t)instant;
    struct tm tm = { 0 };

    gmtime_r(&t, &tm);
    return (int64_t)tm.tm_year + 1900;
}

/* The last turn decides. Turns may lie in another year than the one they are counted in, so three years are looked at; at the same
   instant summer begins after it has ended, which is how all the year is said to be summer. */
long zone_rule_offset(const struct zone_rule *r, int64_t instant)
{
    int64_t year = year_of(instant), last = INT64_MIN;
    long offset = r->offset[0];

    for (int64_t y = year - 1; r->summer && y <= year + 1; y++)
        for (int turn = 1; turn >= 0; turn--) {
            /* The instant of a turn: its time is what the clocks show that are about to be changed. */
            int64_t at = day_of(&r->turn[turn], y) * DAY + r->turn[turn].second - r->offset[turn];
            if (at <= instant && at >= last)
                last = at, offset = r->offset[!turn];
        }
    return offset;
}
