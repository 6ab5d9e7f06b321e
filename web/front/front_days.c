/* SPDX-License-Identifier: Apache-2.0 */
/* front_days.c - the days of the rounds of a new event, from its form. Pure. */
#include "web/front/front_kind.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "engine/base/err.h"
#include "teams/moment.h"
#include "web/base/form.h"
#include "web/base/messages.h"

enum { A_DAY = 10 }; /* letters of "2027-05-01" */

static bool next_word(struct str *list, struct str *word)
{
    static const char between[] = ", ;\t\r\n";
    size_t at = 0, end;

    while (at < list->n && strchr(between, list->p[at]))
        at++;
    for (end = at; end < list->n && !strchr(between, list->p[end]);)
        end++;
    *word = (struct str){ list->p + at, end - at };
    *list = (struct str){ list->p + end, list->n - end };
    return word->n > 0;
}

/* The next day without a round, of all words that name some; `i` is 0 at first. */
static bool next_free(const struct visit *v, int *i, struct str *list, struct str *word)
{
    if (*i > 0 && next_word(list, word))
        return true;
    for (; *i < v->form.n; ++*i) {
        *list = v->form.word[*i].value;
        if (str_eq(v->form.word[*i].name, STR("rest")) && next_word(list, word)) {
            ++*i;
            return true;
        }
    }
    return false;
}

bool days_check_free(const struct visit *v, struct err *e)
{
    struct str start = form_word(&v->form, "start"), end = form_word(&v->form, "end"), list, word;

    for (int i = 0; next_free(v, &i, &list, &word);) {
        if (!moment_is_day(word))
            return err_say(e, ERR_INPUT, say_new_rest_is_no_day(word));
        if ((start.n > 0 && str_cmp(word, start) < 0) || (end.n > 0 && str_cmp(word, end) > 0))
            return err_say(e, ERR_INPUT, say_new_rest_is_outside(word));
    }
    return true;
}

bool days_is_hour(struct str text, struct arena *a)
{
    return text.n == 0 || moment_is_minute(moment_written(str_fmt(a, "2000-01-01 %.*s", STR_ARG(text)), a));
}

bool days_is_free(const struct visit *v, struct str day)
{
    struct str list, word;

    for (int i = 0; next_free(v, &i, &list, &word);)
        if (str_eq(word, day))
            return true;
    return false;
}

static struct tm noon_of(struct str day, struct arena *a)
{
    struct tm tm = { .tm_hour = 12 };

    sscanf(str_c(a, day), "%4d-%2d-%2d", &tm.tm_year, &tm.tm_mon, &tm.tm_mday);
    tm.tm_year -= 1900;
    tm.tm_mon -= 1;
    return tm;
}

static struct str written(struct tm *tm, const char *how, struct arena *a)
{
    char text[32];
    time_t then = timegm(tm);
    size_t n = strftime(text, sizeof text, how, gmtime_r(&then, tm));

    return str_copy(a, (struct str){ text, n });
}

static bool is_after_the_event(const struct visit *v, struct str moment)
{
    struct str end = form_word(&v->form, "end"), day = { moment.p, A_DAY };

    return end.n > 0 && str_cmp(day, end) > 0;
}

/* --- as its kind has them ----------------------------------------------------------------------- */

/* Emptied, there is none. */
static struct str hour_of_first(const struct visit *v)
{
    struct str at = str_trim(form_word(&v->form, "time"));

    for (int i = 0; i < v->form.nleft; i++)
        if (str_eq(v->form.left[i], STR("time")))
            return at;
    return at.n > 0 ? at : STR(DAYS_USUAL_HOUR);
}

/* So many rounds a day from the first day on, on no day that is free; empty: the first day or the hour is not known. */
static struct str time_of_round(const struct visit *v, const struct kind *k, int round)
{
    struct str start = form_word(&v->form, "start"), at = hour_of_first(v);
    int left = (round - 1) / k->a_day, hour, minute;

    if (!moment_is_day(start) || sscanf(str_c(v->arena, at), "%2d:%2d", &hour, &minute) != 2)
        return (struct str){ 0 };
    struct tm tm = noon_of(start, v->arena);
    for (struct str day = start; left > 0 || days_is_free(v, day); day = written(&tm, "%Y-%m-%d", v->arena)) {
        left -= !days_is_free(v, day);
        tm.tm_mday++;
    }
    tm.tm_hour = hour;
    tm.tm_min = minute + (round - 1) % k->a_day * k->minutes;
    return written(&tm, "%Y-%m-%d %H:%M", v->arena);
}

/* --- as an earlier event had them --------------------------------------------------------------- */

struct str days_first(const struct event *ev)
{
    int i = 0;

    if (ev->start.n > 0)
        return ev->start;
    while (i < ROUNDS_MAX && ev->date[i].n == 0)
        i++;
    return i < ROUNDS_MAX ? (struct str){ ev->date[i].p, A_DAY } : (struct str){ 0 };
}

/* That moment, as far from the new first day as it was from the earlier one. */
static struct str moved(const struct visit *v, const struct event *earlier, struct str moment)
{
    struct str start = form_word(&v->form, "start"), first = days_first(earlier);

    if (!moment_is_day(start) || first.n == 0 || moment.n < A_DAY)
        return (struct str){ 0 };
    return moment_moved(moment, moment_minutes(first, start), v->arena);
}

/* --- all of them -------------------------------------------------------------------------------- */

static void add_setting(const struct visit *v, struct setting *list, int *n, struct str name, struct str moment)
{
    if (moment.n > 0 && !is_after_the_event(v, moment))
        list[(*n)++] = (struct setting){ name, moment };
}

/* As they were sent; deadlines of an earlier event go with them. */
static void add_given(const struct visit *v, const struct kind *k, int rounds, struct setting *list, int *n)
{
    for (int r = 1; r <= rounds; r++) {
        struct str name = str_fmt(v->arena, "date.%d", r), day = form_word(&v->form, str_c(v->arena, name));
        if (day.n > 0)
            list[(*n)++] = (struct setting){ name, moment_written(day, v->arena) };
        if (k->earlier)
            add_setting(v, list, n, str_fmt(v->arena, "lineups.%d", r),
                        moved(v, k->earlier, k->earlier->lineups[r - 1]));
    }
}

struct str days_filled(const struct visit *v, const struct kind *k, int rounds)
{
    struct str for_what = str_fmt(v->arena, "%.*s %.*s %s %.*s %d %.*s", STR_ARG(form_word(&v->form, "start")),
                                  STR_ARG(form_word(&v->form, "end")), k->word, STR_ARG(form_word(&v->form, "like")),
                                  rounds, STR_ARG(hour_of_first(v)));
    struct str list, word;

    for (int i = 0; next_free(v, &i, &list, &word);)
        for_what = str_fmt(v->arena, "%.*s %.*s", STR_ARG(for_what), STR_ARG(word));
    return for_what;
}

bool days_are_given(const struct visit *v, const struct kind *k, int rounds)
{
    return str_eq(form_word(&v->form, "filled"), days_filled(v, k, rounds)) &&
           !str_eq(form_word(&v->form, "to"), STR("fill"));
}

struct setting *days_of(const struct visit *v, const struct kind *k, int rounds, int *n)
{
    struct setting *list = arena_new(v->arena, struct setting, 2 * rounds);
    bool given = days_are_given(v, k, rounds);

    *n = 0;
    if (given)
        add_given(v, k, rounds, list, n);
    else if (k->earlier)
        for (int r = 1; r <= rounds; r++) {
            add_setting(v, list, n, str_fmt(v->arena, "date.%d", r), moved(v, k->earlier, k->earlier->date[r - 1]));
            add_setting(v, list, n, str_fmt(v->arena, "lineups.%d", r),
                        moved(v, k->earlier, k->earlier->lineups[r - 1]));
        }
    for (int r = 1; r <= rounds && !given && !k->earlier; r++)
        add_setting(v, list, n, str_fmt(v->arena, "date.%d", r), time_of_round(v, k, r));
    return list;
}

static struct str day_named(const struct setting *day, int n, struct str name)
{
    for (int i = 0; i < n; i++)
        if (str_eq(day[i].name, name))
            return day[i].value;
    return (struct str){ 0 };
}

struct setting *days_moved(const struct visit *v, const struct kind *k, const struct setting *day, int n, int rounds,
                           struct str hour, int *moved)
{
    struct setting *list = arena_new(v->arena, struct setting, rounds);
    struct str first = day_named(day, n, STR("date.1"));
    struct str begins = str_fmt(v->arena, "%.*s %.*s", STR_ARG(str_whole(first, A_DAY)), STR_ARG(hour));

    *moved = 0;
    for (int r = 1; r <= rounds && first.n > A_DAY; r++) {
        struct str name = str_fmt(v->arena, "date.%d", r), of = day_named(day, n, name);
        bool at_hour = of.n == first.n && memcmp(of.p + A_DAY, first.p + A_DAY, of.n - A_DAY) == 0;
        if (of.n > A_DAY && (at_hour || k->a_day > 1))
            list[(*moved)++] =
                (struct setting){ name,
                                  moment_moved(of, moment_minutes(first, moment_written(begins, v->arena)), v->arena) };
    }
    return list;
}

struct str days_for_field(const struct visit *v, const struct setting *day, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (str_eq(day[i].name, str_of(name)))
            return moment_for_field(day[i].value, v->arena);
    return STR("");
}

/* --- days of the event -------------------------------------------------------------------------- */

enum { DAYS_SHOWN = 40 };

int days_between(const struct visit *v)
{
    struct str start = form_word(&v->form, "start"), end = form_word(&v->form, "end");

    if (!moment_is_day(start) || !moment_is_day(end))
        return 0;
    struct tm from = noon_of(start, v->arena), to = noon_of(end, v->arena);
    long days = (timegm(&to) - timegm(&from)) / (24 * 60 * 60) + 1;
    return days > 0 && days <= DAYS_SHOWN ? (int)days : 0;
}

struct str days_day(const struct visit *v, int i)
{
    struct tm tm = noon_of(form_word(&v->form, "start"), v->arena);

    tm.tm_mday += i;
    return written(&tm, "%Y-%m-%d", v->arena);
}
