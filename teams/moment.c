/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/moment.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "teams/messages.h"

enum { MINUTE = 16 }; /* letters of "2016-09-02 10:00" */

static struct str seconds(struct str time)
{
    return time.n > MINUTE ? (struct str){ time.p + MINUTE, time.n - MINUTE } : STR(":00");
}

struct str moment_later(struct str a, struct str b)
{
    return str_cmp(a, b) < 0 ? b : a;
}

bool moment_is_after(struct str time, struct str limit)
{
    if (time.n < MINUTE || limit.n < MINUTE)
        return false;
    int order = str_cmp((struct str){ time.p, MINUTE }, (struct str){ limit.p, MINUTE });
    return order ? order > 0 : str_cmp(seconds(time), seconds(limit)) > 0;
}

static long number_at(struct str text, size_t at, size_t digits)
{
    long n = 0;

    for (size_t i = at; i < at + digits && i < text.n; i++)
        n = 10 * n + (text.p[i] - '0');
    return n;
}

/* Does the text look like this, where 0 stands for any digit? */
static bool has_shape(struct str text, const char *shape)
{
    if (text.n != strlen(shape))
        return false;
    for (size_t i = 0; i < text.n; i++)
        if (shape[i] == '0' ? !isdigit((unsigned char)text.p[i]) : text.p[i] != shape[i])
            return false;
    return true;
}

static int days_of(long year, long month)
{
    static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

    return days[month - 1] + (month == 2 && leap);
}

bool moment_is_day(struct str text)
{
    if (!has_shape(text, "0000-00-00"))
        return false;
    long month = number_at(text, 5, 2), day = number_at(text, 8, 2);
    return month >= 1 && month <= 12 && day >= 1 && day <= days_of(number_at(text, 0, 4), month);
}

/* Where year, month and day stand. */
struct day_form {
    const char *shape;
    size_t year, month, day;
};

static struct str day_by(const struct day_form *form, struct str text, struct arena *a)
{
    struct str day = { 0 };

    if (has_shape(text, form->shape))
        day = str_fmt(a, "%.4s-%.2s-%.2s", text.p + form->year, text.p + form->month, text.p + form->day);
    return moment_is_day(day) ? day : (struct str){ 0 };
}

struct str moment_day_read(struct str text, struct arena *a)
{
    static const struct day_form forms[] = { { "0000-00-00", 0, 5, 8 },
                                             { "0000/00/00", 0, 5, 8 },
                                             { "0000.00.00", 0, 5, 8 },
                                             { "00000000", 0, 4, 6 },
                                             { "00.00.0000", 6, 3, 0 } };
    static const struct day_form day_first = { "00/00/0000", 6, 3, 0 }, month_first = { "00/00/0000", 6, 0, 3 };

    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        struct str day = day_by(&forms[i], text, a);
        if (day.n > 0)
            return day;
    }
    struct str one = day_by(&day_first, text, a), other = day_by(&month_first, text, a);
    if (one.n > 0 && other.n > 0 && !str_eq(one, other))
        return (struct str){ 0 };
    return one.n > 0 ? one : other;
}

static bool has_day(struct str text)
{
    enum { DAY = 10 };

    return text.n >= DAY && moment_is_day((struct str){ text.p, DAY });
}

bool moment_is_minute(struct str text)
{
    return has_shape(text, "0000-00-00 00:00") && has_day(text) && number_at(text, 11, 2) < 24 &&
           number_at(text, 14, 2) < 60;
}

bool moment_is_second(struct str text)
{
    return has_shape(text, "0000-00-00 00:00:00") && moment_is_minute((struct str){ text.p, MINUTE }) &&
           number_at(text, 17, 2) < 60;
}

struct str moment_written(struct str text, struct arena *a)
{
    enum { DAY = 11 }; /* letters before the hour */

    if (!has_shape(text, "0000-00-00 0:00"))
        return text;
    return str_fmt(a, "%.*s0%.*s", DAY, text.p, (int)(text.n - DAY), text.p + DAY);
}

/* Days since one long ago. Years begin in March here, so that the odd day of a leap year is their
   last. */
static long day_number(struct str time)
{
    long month = number_at(time, 5, 2), year = number_at(time, 0, 4) - (month < 3);

    month = (month + 9) % 12;
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + number_at(time, 8, 2);
}

static long minute_number(struct str time)
{
    return (24 * day_number(time) + number_at(time, 11, 2)) * 60 + number_at(time, 14, 2);
}

long moment_minutes(struct str from, struct str to)
{
    return minute_number(to) - minute_number(from);
}

struct str moment_day_before(struct str time, struct arena *a)
{
    int year = (int)number_at(time, 0, 4), month = (int)number_at(time, 5, 2);
    int day = (int)number_at(time, 8, 2) - 1;

    if (day == 0) {
        month = (month + 10) % 12 + 1;
        year -= month == 12;
        day = days_of(year, month);
    }
    return str_fmt(a, "%04d-%02d-%02d", year, month, day);
}

struct str moment_month_before(struct str day, struct arena *a)
{
    int year = (int)number_at(day, 0, 4), month = (int)number_at(day, 5, 2), last;

    month = (month + 10) % 12 + 1;
    year -= month == 12;
    last = days_of(year, month);
    int of_month = (int)number_at(day, 8, 2);
    return str_fmt(a, "%04d-%02d-%02d", year, month, of_month < last ? of_month : last);
}

static struct str day_after(struct str time, struct arena *a)
{
    int year = (int)number_at(time, 0, 4), month = (int)number_at(time, 5, 2);
    int day = (int)number_at(time, 8, 2) + 1;

    if (day > days_of(year, month)) {
        day = 1;
        month = month % 12 + 1;
        year += month == 1;
    }
    return str_fmt(a, "%04d-%02d-%02d", year, month, day);
}

struct str moment_next(struct str hour, struct str now, struct arena *a)
{
    enum { DAY = 10 };
    const char *zero = has_shape(hour, "0:00") ? "0" : "";
    struct str today = str_fmt(a, "%.*s %s%.*s", DAY, now.p, zero, STR_ARG(hour));

    if (!moment_is_minute(today))
        return (struct str){ 0 };
    if (moment_is_after(today, now))
        return today;
    return str_fmt(a, "%.*s %s%.*s", STR_ARG(day_after(now, a)), zero, STR_ARG(hour));
}

struct message moment_span(long minutes)
{
    enum { HOUR = 60, DAY = 24 * HOUR };

    if (minutes == 0)
        return say_span_is_short();
    if (minutes < HOUR)
        return say_span_is_minutes(minutes);
    if (minutes < DAY)
        return say_span_is_hours(minutes / HOUR, minutes % HOUR);
    return say_span_is_days(minutes / DAY, minutes % DAY / HOUR);
}

struct str moment_short(struct str time, struct str now)
{
    enum { DAY = 10 };

    if (time.n < MINUTE)
        return time;
    bool today = now.n > DAY && memcmp(time.p, now.p, DAY) == 0;
    return today ? (struct str){ time.p + DAY + 1, MINUTE - DAY - 1 } : (struct str){ time.p, MINUTE };
}

/* 0: Monday. The first of January 2001 was one. */
static int weekday_of(struct str time)
{
    return (int)((day_number(time) - day_number(STR("2001-01-01")) + 7L * 1000000) % 7);
}

struct str moment_told(struct str time, struct str now, const struct wording *how, struct arena *a)
{
    static struct message (*const days[])(void) = { say_short_monday,   say_short_tuesday, say_short_wednesday,
                                                    say_short_thursday, say_short_friday,  say_short_saturday,
                                                    say_short_sunday };
    static struct message (*const months[])(void) = { say_short_january, say_short_february, say_short_march,
                                                      say_short_april,   say_short_may,      say_short_june,
                                                      say_short_july,    say_short_august,   say_short_september,
                                                      say_short_october, say_short_november, say_short_december };
    enum { YEAR = 4, DAY = 10 };

    if (!has_day(time) || (time.n > DAY && time.n < MINUTE))
        return time;
    struct str hour = time.n > DAY ? (struct str){ time.p + DAY + 1, MINUTE - DAY - 1 } : (struct str){ 0 };
    if (hour.n > 0 && str_starts(now, (struct str){ time.p, DAY }))
        return hour;
    const bool same = str_starts(now, (struct str){ time.p, YEAR });
    const struct message weekday = days[weekday_of(time)](), month = months[(number_at(time, 5, 2) + 11) % 12]();
    const struct message told =
        say_day_of_week(&weekday, number_at(time, 8, 2), &month, same ? 0 : number_at(time, 0, YEAR), hour);
    return message_text(&told, how, a);
}
