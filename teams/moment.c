/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/moment.h"

#include <ctype.h>
#include <string.h>
#include <time.h>

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

static bool is_calendar(long year, long month, long day)
{
    return month >= 1 && month <= 12 && day >= 1 && day <= days_of(year, month);
}

bool moment_is_day(struct str text)
{
    return has_shape(text, "0000-00-00") &&
           is_calendar(number_at(text, 0, 4), number_at(text, 5, 2), number_at(text, 8, 2));
}

/* Three numbers as they stand in a day. */
struct day_parts {
    long part[3];
    size_t digits[3];
    char separator; /* 0: none between them */
};

/* A spreadsheet that is written out by a program has midnight behind its days. */
static struct str without_midnight(struct str text)
{
    static const char *const ends[] = { " 00:00:00.000", " 00:00:00",      " 00:00",     "T00:00:00.000",
                                        "T00:00:00",     "T00:00:00.000Z", "T00:00:00Z", " 0:00:00",
                                        " 0:00",         " 12:00:00 AM",   " 12:00 AM" };

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (str_ends(text, str_of(ends[i])))
            return str_trim((struct str){ text.p, text.n - strlen(ends[i]) });
    return text;
}

/* Digits at the head; behind them a separator, and with points a blank: "1. 2. 1990". */
static bool take_part(struct str *rest, int i, struct day_parts *out)
{
    size_t n = 0;

    while (n < rest->n && isdigit((unsigned char)rest->p[n]))
        n++;
    out->part[i] = number_at(*rest, 0, n);
    out->digits[i] = n;
    *rest = (struct str){ rest->p + n, rest->n - n };
    if (i == 2 || n == 0 || rest->n == 0 || !memchr("-/.", rest->p[0], 3))
        return i == 2 && n > 0;
    if (i == 1 && rest->p[0] != out->separator)
        return false;
    out->separator = rest->p[0];
    *rest = (struct str){ rest->p + 1, rest->n - 1 };
    while (out->separator == '.' && rest->n > 0 && rest->p[0] == ' ')
        *rest = (struct str){ rest->p + 1, rest->n - 1 };
    return true;
}

/* "May", "Sept" and "September", with a point or not; 0: no month. */
static long month_named(struct str word)
{
    enum { SHORTEST = 3, MONTHS = 12 };
    static const char *const months[MONTHS] = { "January", "February", "March",     "April",   "May",      "June",
                                                "July",    "August",   "September", "October", "November", "December" };

    word.n -= word.n > 0 && word.p[word.n - 1] == '.';
    for (int m = 0; word.n >= SHORTEST && m < MONTHS; m++)
        if (word.n <= strlen(months[m]) && str_same(word, (struct str){ months[m], word.n }))
            return m + 1;
    return 0;
}

static struct str take_word(struct str *rest)
{
    struct str word = { rest->p, 0 };

    while (word.n < rest->n && !memchr(" ,-", rest->p[word.n], 3))
        word.n++;
    size_t n = word.n;
    while (n < rest->n && memchr(" ,-", rest->p[n], 3))
        n++;
    if (n > 0)
        *rest = (struct str){ rest->p + n, rest->n - n };
    return word;
}

/* "May 29, 2020" as lichess has it, "29 May 2020", "29-May-2020": the same as 2020-05-29. */
static bool take_words(struct str text, struct day_parts *out)
{
    struct str rest = text, word[3];
    long day, year;

    for (int i = 0; i < 3; i++)
        word[i] = take_word(&rest);
    int at = month_named(word[0]) > 0 ? 0 : 1;
    if (month_named(word[at]) == 0 || !str_long(word[1 - at], &day) || !str_long(word[2], &year) || rest.n > 0 ||
        word[2].n != 4 || word[1 - at].n > 2)
        return false;
    *out = (struct day_parts){ { year, month_named(word[at]), day }, { 4, 2, 2 }, '-' };
    return true;
}

static bool take_parts(struct str text, struct day_parts *out)
{
    enum { LONGEST = 16 };
    struct str rest = without_midnight(text);

    if (take_words(rest, out))
        return true;

    *out = (struct day_parts){ .separator = '\0' };
    if (has_shape(rest, "00000000")) {
        *out = (struct day_parts){ { number_at(rest, 0, 4), number_at(rest, 4, 2), number_at(rest, 6, 2) },
                                   { 4, 2, 2 },
                                   '\0' };
        return true;
    }
    if (rest.n == 0 || rest.n > LONGEST || !take_part(&rest, 0, out) || !take_part(&rest, 1, out) ||
        !take_part(&rest, 2, out))
        return false;
    return rest.n == 0 || (out->separator == '.' && str_eq(rest, STR(".")));
}

static bool is_short(const struct day_parts *p, int i)
{
    return p->digits[i] <= 2;
}

/* The year comes first, or last behind day and month. */
static bool year_is_first(const struct day_parts *p)
{
    return p->digits[0] == 4 && is_short(p, 1) && is_short(p, 2);
}

static bool year_is_last(const struct day_parts *p)
{
    return p->digits[2] == 4 && is_short(p, 0) && is_short(p, 1);
}

static long year_of(const struct day_parts *p)
{
    return p->part[year_is_first(p) ? 0 : 2];
}

enum day_shown moment_day_shows(struct str text)
{
    struct day_parts p;

    if (!take_parts(text, &p) || !(year_is_first(&p) || year_is_last(&p)))
        return DAY_SHOWS_OTHER;
    if (year_is_first(&p))
        return is_calendar(p.part[0], p.part[1], p.part[2]) ? DAY_SHOWS_ITSELF : DAY_SHOWS_NONE;
    bool day_first = is_calendar(p.part[2], p.part[1], p.part[0]);
    bool month_first = p.separator != '.' && is_calendar(p.part[2], p.part[0], p.part[1]);
    if (p.separator == '.' || (day_first && p.part[0] == p.part[1]))
        return day_first ? DAY_SHOWS_ITSELF : DAY_SHOWS_NONE;
    if (day_first && month_first)
        return DAY_SHOWS_EITHER;
    if (day_first)
        return DAY_SHOWS_DAY_FIRST;
    return month_first ? DAY_SHOWS_MONTH_FIRST : DAY_SHOWS_NONE;
}

struct str moment_day_read(struct str text, enum day_order order, struct arena *a)
{
    enum day_shown shows = moment_day_shows(text);
    struct day_parts p;

    if (shows == DAY_SHOWS_OTHER || shows == DAY_SHOWS_NONE || !take_parts(text, &p) ||
        (shows == DAY_SHOWS_EITHER && order == DAY_ORDER_OPEN) ||
        (shows == DAY_SHOWS_DAY_FIRST && order == MONTH_FIRST) ||
        (shows == DAY_SHOWS_MONTH_FIRST && order == DAY_FIRST))
        return (struct str){ 0 };
    if (year_is_first(&p))
        return str_fmt(a, "%04ld-%02ld-%02ld", p.part[0], p.part[1], p.part[2]);
    bool month_first = shows == DAY_SHOWS_MONTH_FIRST || (shows == DAY_SHOWS_EITHER && order == MONTH_FIRST);
    return str_fmt(a, "%04ld-%02ld-%02ld", p.part[2], p.part[month_first ? 0 : 1], p.part[month_first ? 1 : 0]);
}

long moment_year_read(struct str text)
{
    enum { DIGITS = 4 };
    struct day_parts p;
    long year;

    if (text.n <= DIGITS)
        return str_long(text, &year) && year >= 0 ? year : -1;
    if (!take_parts(text, &p) || !(year_is_first(&p) || year_is_last(&p)))
        return -1;
    bool unknown = p.part[1] == 0 && p.part[year_is_first(&p) ? 2 : 0] == 0;
    return unknown || moment_day_shows(text) != DAY_SHOWS_NONE ? year_of(&p) : -1;
}

long moment_short_year_read(struct str text)
{
    enum { LONGEST = 32, SHORT = 2, FIRST = 30 };
    char whole[LONGEST + SHORT + 1];
    struct str day = without_midnight(text);

    if (day.n <= SHORT || day.n > LONGEST || !has_shape((struct str){ day.p + day.n - SHORT, SHORT }, "00") ||
        !strchr("-/. ,", day.p[day.n - SHORT - 1]))
        return -1;
    size_t n = day.n - SHORT;
    memcpy(whole, day.p, n);
    memcpy(whole + n, number_at(day, n, SHORT) < FIRST ? "20" : "19", SHORT);
    memcpy(whole + n + SHORT, day.p + n, SHORT);
    struct str full = { whole, n + 2 * SHORT };
    return moment_day_shows(full) == DAY_SHOWS_OTHER ? -1 : moment_year_read(full);
}

bool day_order_read(struct str word, enum day_order *out)
{
    bool day_first = str_same(word, STR("dmy"));

    *out = day_first ? DAY_FIRST : MONTH_FIRST;
    return day_first || str_same(word, STR("mdy"));
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
    enum { DAY = 10 }; /* letters of it */

    if (has_shape(text, "0000-00-00T00:00"))
        return str_fmt(a, "%.*s %.*s", DAY, text.p, (int)(text.n - DAY - 1), text.p + DAY + 1);
    if (!has_shape(text, "0000-00-00 0:00"))
        return text;
    return str_fmt(a, "%.*s 0%.*s", DAY, text.p, (int)(text.n - DAY - 1), text.p + DAY + 1);
}

struct str moment_for_field(struct str time, struct arena *a)
{
    enum { DAY = 10 };

    if (!moment_is_minute(time))
        return time;
    return str_fmt(a, "%.*sT%.*s", DAY, time.p, (int)(time.n - DAY - 1), time.p + DAY + 1);
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

long moment_left(struct str now, struct str until)
{
    long minutes = moment_minutes(now, until);
    struct str at = { now.p, MINUTE };

    return minutes - (moment_is_second(now) && moment_is_after(now, at));
}

struct str moment_moved(struct str moment, long minutes, struct arena *a)
{
    enum { DAY = 10, NOON = 12 };
    const bool is_day = moment.n < MINUTE;
    const size_t head = is_day ? DAY : MINUTE;
    struct tm tm = { .tm_year = (int)number_at(moment, 0, 4) - 1900,
                     .tm_mon = (int)number_at(moment, 5, 2) - 1,
                     .tm_mday = (int)number_at(moment, 8, 2),
                     .tm_hour = is_day ? NOON : (int)number_at(moment, 11, 2),
                     .tm_min = is_day ? 0 : (int)number_at(moment, 14, 2) };
    const time_t then = timegm(&tm) + 60 * minutes;
    char text[32];

    strftime(text, sizeof text, "%Y-%m-%d %H:%M", gmtime_r(&then, &tm));
    return str_fmt(a, "%.*s%.*s", (int)head, text, (int)(moment.n - head), moment.p + head);
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

static struct message span_of(struct message first, long rest, struct message said)
{
    return rest > 0 ? say_span_is_long(&first, &said) : first;
}

struct message moment_span(long minutes)
{
    enum { HOUR = 60, DAY = 24 * HOUR };

    if (minutes == 0)
        return say_span_is_short();
    if (minutes < HOUR)
        return say_span_is_minutes(minutes);
    if (minutes < DAY)
        return span_of(say_span_is_hours(minutes / HOUR), minutes % HOUR, say_span_is_minutes(minutes % HOUR));
    return span_of(say_span_is_days(minutes / DAY), minutes % DAY / HOUR, say_span_is_hours(minutes % DAY / HOUR));
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

struct message moment_weekday(struct str time)
{
    static struct message (*const days[])(void) = { say_short_monday,   say_short_tuesday, say_short_wednesday,
                                                    say_short_thursday, say_short_friday,  say_short_saturday,
                                                    say_short_sunday };

    return has_day(time) ? days[weekday_of(time)]() : (struct message){ 0 };
}

struct str moment_told(struct str time, struct str now, const struct wording *how, struct arena *a)
{
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
    const struct message weekday = moment_weekday(time), month = months[(number_at(time, 5, 2) + 11) % 12]();
    const struct message told =
        say_day_of_week(&weekday, number_at(time, 8, 2), &month, same ? 0 : number_at(time, 0, YEAR), hour);
    return message_text(&told, how, a);
}
