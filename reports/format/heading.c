/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/heading.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"
#include "reports/format/messages.h"
#include "teams/history_code.h"
#include "teams/moment.h"
#include "teams/text.h"

struct day {
    long year, month, day;
};

static struct message (*const months[])(void) = {
    say_january, say_february, say_march,     say_april,   say_may,      say_june,
    say_july,    say_august,   say_september, say_october, say_november, say_december,
};

/* Takes "2016-09-06" off the head of `rest`. */
static bool take_day(struct str *rest, struct day *out)
{
    struct str s = { rest->p, rest->n < 10 ? rest->n : 10 };

    if (s.n < 10 || s.p[4] != '-' || s.p[7] != '-' || !str_long((struct str){ s.p, 4 }, &out->year) ||
        !str_long((struct str){ s.p + 5, 2 }, &out->month) || !str_long((struct str){ s.p + 8, 2 }, &out->day) ||
        out->month < 1 || out->month > 12)
        return false;
    *rest = (struct str){ rest->p + 10, rest->n - 10 };
    return true;
}

static struct message month_of(struct day d)
{
    return months[d.month - 1]();
}

static struct message day_of(struct day d)
{
    const struct message month = month_of(d);

    return say_day_of_month(d.day, &month, d.year);
}

struct str date_text(struct str iso, const struct wording *how, struct arena *a)
{
    enum { HOUR = 6 }; /* with the blank before it */
    struct str time = iso;
    struct day d;

    if (!take_day(&time, &d))
        return iso;
    const struct message day = day_of(d);
    const struct message when =
        say_day_at(&day, time.n < HOUR ? (struct str){ 0 } : (struct str){ time.p + 1, HOUR - 1 });
    return message_text(&when, how, a);
}

static struct message days_of(struct day from, struct day to)
{
    const struct message first = day_of(from), last = day_of(to), month = month_of(from);

    if (from.year != to.year)
        return say_days_of_years(&first, &last);
    if (from.month != to.month)
        return say_days_of_months(from.day, &month, &last);
    return from.day == to.day ? last : say_days_of_month(from.day, &last);
}

struct str dates_text(struct str start, struct str end, const struct wording *how, struct arena *a)
{
    struct str from = start, to = end;
    struct day f, t;

    if (!take_day(&from, &f) || !take_day(&to, &t))
        return date_text(start.n ? start : end, how, a);
    const struct message days = days_of(f, t);
    return message_text(&days, how, a);
}

static struct str told(const struct heading *h, struct message m, struct arena *a)
{
    return message_text(&m, &h->wording, a);
}

struct str heading_place(const struct heading *h, struct arena *a)
{
    const struct str words[] = { h->venue, h->city, h->federation };
    struct str place = { 0 };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].n > 0)
            place = place.n > 0 ? str_fmt(a, "%.*s, %.*s", STR_ARG(place), STR_ARG(words[i])) : words[i];
    return place;
}

struct str heading_round(const struct heading *h, struct arena *a)
{
    if (h->round == 0)
        return (struct str){ 0 };
    return told(h, h->after ? say_after_that_round(h->round) : say_hall_round(h->round), a);
}

static struct str heading_variant(const struct heading *h, struct arena *a)
{
    return h->variant.n > 0 ? told(h, say_variant_is(h->variant), a) : h->variant;
}

struct str heading_rules(const struct heading *h, struct arena *a)
{
    const bool first = str_eq(h->variant, STR("khanty-mansiysk"));

    return h->variant.n > 0 ? told(h, say_tie_breaks_of(first ? STR("Khanty-Mansiysk 2010") : h->variant), a)
                            : h->variant;
}

struct str heading_named(const struct heading *h, bool form, struct arena *a)
{
    const struct str round = heading_round(h, a), part[] = { round, h->title };

    if (form || round.n == 0)
        return h->title;
    return h->after ? told(h, say_title_after_round(h->title, h->round), a) : heading_joined(part, 2, a);
}

struct str heading_moment(const struct heading *h, struct str time, struct arena *a)
{
    enum { YEAR = 4 };
    const bool known = h->start.n >= YEAR && str_starts(h->end, (struct str){ h->start.p, YEAR });

    return moment_told(time, known ? (struct str){ h->start.p, YEAR } : (struct str){ 0 }, &h->wording, a);
}

struct str heading_when(const struct heading *h, bool form, struct arena *a)
{
    enum { DAY = 10 };
    const bool day = h->after && h->date.n > DAY;
    const struct str when = heading_moment(h, day ? (struct str){ h->date.p, DAY } : h->date, a);
    const struct str part[] = { form ? heading_round(h, a) : (struct str){ 0 }, when };

    return heading_joined(part, 2, a);
}

struct str heading_published(const struct heading *h, struct arena *a)
{
    return h->published.n > 0 ? told(h, say_paper_published(date_text(h->published, &h->wording, a)), a) : h->published;
}

struct str heading_history(const struct heading *h, struct arena *a)
{
    return h->history.n > 0 ? told(h, say_history_code_is(history_code(h->history, a)), a) : h->history;
}

struct str heading_history_qr(const struct heading *h, struct arena *a)
{
    if (h->history.n == 0)
        return h->history;
    return str_fmt(a, "olympair:%.*s:%d:%.*s", STR_ARG(h->history_of), h->round, STR_ARG(h->history));
}

struct str heading_joined(const struct str *part, int n, struct arena *a)
{
    struct buffer all = { .arena = a };

    for (int i = 0; i < n; i++)
        if (part[i].n > 0)
            buffer_fmt(&all, "%s%.*s", all.n ? " · " : "", STR_ARG(direction_isolated(part[i], a)));
    return buffer_str(&all);
}

void heading_lines(const struct heading *h, struct arena *a, struct str line[HEADING_LINES])
{
    const struct str event[] = { h->event, heading_place(h, a), dates_text(h->start, h->end, &h->wording, a) };
    const struct str title[] = { h->section, h->title, heading_round(h, a), date_text(h->date, &h->wording, a) };
    const struct str state[] = { h->status, heading_variant(h, a), heading_published(h, a), h->mode };

    line[HEADING_EVENT] = heading_joined(event, 3, a);
    line[HEADING_TITLE] = heading_joined(title, 4, a);
    line[HEADING_STATE] = heading_joined(state, 4, a);
    line[HEADING_AMENDED] = h->amended;
}

struct heading heading_shown(struct heading h, struct arena *a)
{
    struct str *const all[] = { &h.event, &h.venue,  &h.city,    &h.federation, &h.start, &h.end,     &h.section,
                                &h.title, &h.status, &h.variant, &h.published,  &h.date,  &h.amended, &h.mode };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = text_shown(*all[i], false, a);
    return h;
}
