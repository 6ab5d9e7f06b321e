/* SPDX-License-Identifier: Apache-2.0 */
/* ical.c - the rounds and deadlines of an event for calendars. */
#include "office/feed.h"

#include "db/journal.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "office/messages.h"
#include "teams/fact.h"
#include "teams/hours.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/presence.h"

enum { OCTETS = 75 }; /* of a line, without its end; a line goes on behind a blank */

struct calendar {
    const struct ical_order *order;
    struct buffer out;
};

/* Where a line is broken no letter of several octets is. */
static size_t octets_of(struct str line, size_t most)
{
    size_t n = line.n < most ? line.n : most;

    while (n < line.n && n > 0 && ((unsigned char)line.p[n] & 0xc0) == 0x80)
        n--;
    return n;
}

static void put_line(struct calendar *c, struct str line)
{
    for (size_t most = OCTETS; line.n > 0; most = OCTETS - 1) {
        size_t n = octets_of(line, most);
        buffer_fmt(&c->out, "%s%.*s\r\n", most < OCTETS ? " " : "", (int)n, line.p);
        line = (struct str){ line.p + n, line.n - n };
    }
}

/* Commas, semicolons and backslashes separate something there. */
static struct str escaped(struct str text, struct arena *a)
{
    struct buffer b = { .arena = a };

    for (size_t i = 0; i < text.n; i++)
        if (text.p[i] == '\n')
            buffer_fmt(&b, "\\n");
        else
            buffer_fmt(&b, "%s%c", text.p[i] == ',' || text.p[i] == ';' || text.p[i] == '\\' ? "\\" : "", text.p[i]);
    return buffer_str(&b);
}

static void put_text(struct calendar *c, const char *name, struct str text)
{
    struct arena *a = c->out.arena;

    if (text.n > 0)
        put_line(c, str_fmt(a, "%s:%.*s", name, STR_ARG(escaped(text, a))));
}

static struct str told(const struct calendar *c, struct message message)
{
    const struct section *s = c->order->section;
    const struct wording wording = { MEDIUM_PAGE, s && s->unit == UNIT_PLAYER, c->order->language };

    return message_text(&message, &wording, c->out.arena);
}

static struct str utc(const struct calendar *c, struct str time)
{
    return feed_utc(c->order->event->zone, time, c->out.arena);
}

static void put_start(struct calendar *c, struct str time)
{
    struct arena *a = c->out.arena;

    if (moment_is_day(time))
        put_line(c, str_fmt(a, "DTSTART;VALUE=DATE:%.4s%.2s%.2s", time.p, time.p + 5, time.p + 8));
    else
        put_line(c, str_fmt(a, "DTSTART:%.*s", STR_ARG(utc(c, time))));
}

/* From the hall to the city, as far as they are known. */
static struct str place_of(const struct event *ev, const struct section *s, struct arena *a)
{
    const struct str words[] = { s ? s->hall : (struct str){ 0 }, ev->venue, ev->city };
    struct str place = { 0 };

    for (int i = 0; i < 3; i++)
        if (words[i].n > 0)
            place = str_fmt(a, "%.*s%s%.*s", STR_ARG(place), place.n ? ", " : "", STR_ARG(words[i]));
    return place;
}

/* A reminder half an hour before, of what a captain has to do. */
static void put_alarm(struct calendar *c, struct str summary)
{
    put_line(c, STR("BEGIN:VALARM"));
    put_line(c, STR("ACTION:DISPLAY"));
    put_text(c, "DESCRIPTION", summary);
    put_line(c, STR("TRIGGER:-PT30M"));
    put_line(c, STR("END:VALARM"));
}

/* --- what was changed ---------------------------------------------------------------------------- */

/* Settings of which something stands in a calendar, by how they begin. */
static bool is_of_hours(struct str setting)
{
    static const char *const names[] = { "date.", "lineup", "zone", "venue", "city", "rounds", "name", "title" };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (str_starts(setting, str_of(names[i])))
            return true;
    return false;
}

static bool sets_hours(const struct journal_row *row, struct arena *a)
{
    struct fact *fact;
    int n, i = 0;

    if (!fact_read(row->facts, a, &fact, &n))
        return false;
    while (i < n && !(fact[i].kind == FACT_SETTING && is_of_hours(fact[i].what)))
        i++;
    return i < n;
}

static bool changes_pairs(struct str command)
{
    return str_eq(command, STR("publish")) || str_eq(command, STR("unpublish"));
}

static bool changes_calendar(const struct ical_order *o, const struct journal_row *row, struct arena *a)
{
    bool pairs = o->section && changes_pairs(row->command) && str_eq(row->section, o->section->name);

    return pairs || sets_hours(row, a);
}

/* What takes back changes as much as what it takes back and brings again. */
static bool takes_calendar_back(const struct ical_order *o, const struct journal_row *row, int i)
{
    struct arena own = { 0 };
    const bool *before = journal_in_force(row, i, &own), *after = journal_in_force(row, i + 1, &own);
    bool changes = false;

    for (int earlier = 0; earlier < i && !changes; earlier++)
        changes = before[earlier] != after[earlier] && changes_calendar(o, &row[earlier], &own);
    arena_free(&own);
    return changes;
}

void ical_changes(struct ical_order *o, const struct journal_row *row, int n, struct arena *a)
{
    for (int i = 0; i < n; i++) {
        bool back = journal_takes_back(&row[i]);
        if (back ? !takes_calendar_back(o, row, i) : !changes_calendar(o, &row[i], a))
            continue;
        o->changed = row[i].time;
        o->changes++;
    }
}

static struct str last_change(const struct ical_order *o)
{
    struct str last = feed_last(o->event);

    return str_cmp(o->changed, last) > 0 ? o->changed : last;
}

static void put_entry(struct calendar *c, const char *kind, int round, struct str time, struct str summary, bool alarm)
{
    const struct ical_order *o = c->order;
    struct arena *a = c->out.arena;

    put_line(c, STR("BEGIN:VEVENT"));
    put_line(c, str_fmt(a, "UID:%s-%d-%.*s@olympair", kind, round, STR_ARG(o->id)));
    struct str changed = utc(c, last_change(o));
    put_line(c, str_fmt(a, "DTSTAMP:%.*s", STR_ARG(changed)));
    put_line(c, str_fmt(a, "LAST-MODIFIED:%.*s", STR_ARG(changed)));
    put_line(c, str_fmt(a, "SEQUENCE:%d", o->changes));
    put_start(c, time);
    put_text(c, "SUMMARY", summary);
    put_text(c, "LOCATION", place_of(o->event, o->section, a));
    if (alarm)
        put_alarm(c, summary);
    put_line(c, STR("END:VEVENT"));
}

/* Whom the team meets, as far as that is published. */
static struct message match_of_round(const struct calendar *c, int round)
{
    const struct section *s = c->order->section;
    const struct pairing_list *r = s && round <= s->nround ? &s->round[round - 1] : NULL;

    if (!r || r->state < ROUND_PUBLISHED)
        return say_ical_round(round);
    const struct fixture *f = match_of(r, c->order->squad);
    if (!f)
        return r->bye == c->order->squad ? say_ical_bye(round) : say_ical_not_paired(round);
    return say_ical_match(round, f->table, s->squad[f->side[0]].name, s->squad[f->side[1]].name);
}

static bool has_lineups(const struct ical_order *o, int round)
{
    bool has = false;

    for (int i = 0; i < o->event->nsection; i++) {
        const struct section *s = &o->event->section[i];
        has = has || ((!o->section || o->section == s) && s->unit == UNIT_TEAM && round <= s->rounds);
    }
    return has;
}

/* "Women: round 3": of a section that plays it at other hours than the event. */
static struct str summary_of(struct calendar *c, const struct section *apart, struct message what)
{
    struct str text = told(c, what);

    return apart ? told(c, say_ical_of_section(section_title(apart), text)) : text;
}

/* Of the event, of the section of the order, or of one that plays apart. */
static void put_hours(struct calendar *c, const struct section *apart, int round)
{
    const struct ical_order *o = c->order;
    struct arena *a = c->out.arena;
    const struct section *s = apart ? apart : o->section;
    struct str start = hours_start(o->event, s, round), due = lineup_deadline(o->event, s, round, a);
    struct str of = apart ? str_fmt(a, "-%.*s", STR_ARG(apart->name)) : STR("");

    if (start.n == 0 || (o->section && presence_gone(o->section, o->squad, round)))
        return;
    if (has_lineups(o, round) && moment_is_minute(due) && !str_eq(due, start))
        put_entry(c, str_c(a, str_fmt(a, "lineups%.*s", STR_ARG(of))), round, due,
                  summary_of(c, apart, say_ical_lineups(round)), o->section);
    put_entry(c, str_c(a, str_fmt(a, "round%.*s", STR_ARG(of))), round, start,
              summary_of(c, apart, match_of_round(c, round)), false);
}

static bool plays_apart(const struct section *s, int round)
{
    return s->hours.date[round - 1].n > 0 || s->hours.lineups[round - 1].n > 0;
}

static void put_round(struct calendar *c, int round)
{
    const struct ical_order *o = c->order;
    const struct event *ev = o->event;
    int apart = 0, playing = 0;

    for (int i = 0; i < ev->nsection; i++) {
        playing += round <= ev->section[i].rounds;
        apart += round <= ev->section[i].rounds && plays_apart(&ev->section[i], round);
    }
    if (o->section || apart < playing || playing == 0)
        put_hours(c, NULL, round);
    for (int i = 0; !o->section && i < ev->nsection; i++)
        if (round <= ev->section[i].rounds && plays_apart(&ev->section[i], round))
            put_hours(c, &ev->section[i], round);
}

struct str ical_write(const struct ical_order *o, struct arena *a)
{
    struct calendar c = { o, { .arena = a } };
    int rounds = o->section ? o->section->rounds : event_rounds(o->event);
    struct str name = o->section ? o->section->squad[o->squad].name : o->event->name;

    put_line(&c, STR("BEGIN:VCALENDAR"));
    put_line(&c, STR("VERSION:2.0"));
    put_line(&c, STR("PRODID:-//Olympair//Olympair//EN"));
    put_text(&c, "X-WR-CALNAME", name);
    for (int round = 1; round <= rounds && round <= ROUNDS_MAX; round++)
        put_round(&c, round);
    put_line(&c, STR("END:VCALENDAR"));
    return buffer_str(&c.out);
}
