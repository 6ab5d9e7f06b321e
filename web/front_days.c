/* SPDX-License-Identifier: Apache-2.0 */
/* front_days.c - the days of the rounds of a new event, from its form. Pure. */
#include "web/front_kind.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "engine/base/err.h"
#include "teams/moment.h"
#include "web/form.h"
#include "web/messages.h"

enum { A_DAY = 10 }; /* letters of "2027-05-01" */

bool days_next_word(struct str *list, struct str *word)
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

bool days_check_free(const struct visit *v, struct err *e)
{
    struct str list = form_word(&v->form, "rest"), word;
    struct str start = form_word(&v->form, "start"), end = form_word(&v->form, "end");

    while (days_next_word(&list, &word)) {
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

static bool is_free(const struct visit *v, struct str day)
{
    struct str list = form_word(&v->form, "rest"), word;

    while (days_next_word(&list, &word))
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

/* So many rounds a day from the first day on, on no day that is free; empty: the first day or the hour is not known. */
static struct str time_of_round(const struct visit *v, const struct kind *k, int round)
{
    struct str start = form_word(&v->form, "start"), at = str_trim(form_word(&v->form, "time"));
    int left = (round - 1) / k->a_day, hour, minute;

    if (!moment_is_day(start) || sscanf(str_c(v->arena, at), "%2d:%2d", &hour, &minute) != 2)
        return (struct str){ 0 };
    struct tm tm = noon_of(start, v->arena);
    for (struct str day = start; left > 0 || is_free(v, day); day = written(&tm, "%Y-%m-%d", v->arena)) {
        left -= !is_free(v, day);
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
    struct tm was = noon_of(first, v->arena), is = noon_of(start, v->arena),
              tm = noon_of((struct str){ moment.p, A_DAY }, v->arena);
    tm.tm_mday += (int)((timegm(&is) - timegm(&was)) / (24 * 60 * 60));
    return str_fmt(v->arena, "%.*s%.*s", STR_ARG(written(&tm, "%Y-%m-%d", v->arena)), (int)(moment.n - A_DAY),
                   moment.p + A_DAY);
}

/* --- all of them -------------------------------------------------------------------------------- */

static void add(const struct visit *v, struct setting *list, int *n, struct str name, struct str moment)
{
    if (moment.n > 0 && !is_after_the_event(v, moment))
        list[(*n)++] = (struct setting){ name, moment };
}

static void add_earlier(const struct visit *v, const struct event *ev, int rounds, struct setting *list, int *n)
{
    for (int r = 1; r <= rounds; r++) {
        add(v, list, n, str_fmt(v->arena, "date.%d", r), moved(v, ev, ev->date[r - 1]));
        add(v, list, n, str_fmt(v->arena, "lineups.%d", r), moved(v, ev, ev->lineups[r - 1]));
    }
}

struct setting *days_of(const struct visit *v, const struct kind *k, int rounds, int *n)
{
    struct setting *list = arena_new(v->arena, struct setting, 2 * rounds);

    *n = 0;
    if (k->earlier)
        add_earlier(v, k->earlier, rounds, list, n);
    for (int r = 1; r <= rounds && !k->earlier; r++)
        add(v, list, n, str_fmt(v->arena, "date.%d", r), time_of_round(v, k, r));
    return list;
}
