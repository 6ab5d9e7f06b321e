/* SPDX-License-Identifier: Apache-2.0 */
#include "office/feed.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "db/digest.h"
#include "db/journal.h"
#include "desk/base/shown.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "office/clock.h"
#include "office/messages.h"
#include "office/pages.h"
#include "reports/format/html.h"
#include "teams/history_code.h"

/* What a clock shows, as if it showed UTC; false: it is no time. */
static bool read_time(struct str time, time_t *out)
{
    struct tm tm = { 0 };
    char text[32];
    int n;

    snprintf(text, sizeof text, "%.*s", STR_ARG(time));
    n = sscanf(text, "%d-%d-%d %d:%d:%d", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &tm.tm_hour, &tm.tm_min, &tm.tm_sec);
    tm.tm_year -= 1900;
    tm.tm_mon--;
    *out = timegm(&tm);
    return n >= 3;
}

/* So many seconds the clock in the zone is before UTC when it shows that. */
static long offset_at(struct str zone, time_t shown, struct arena *a)
{
    time_t instant = shown, there;
    struct str clock;

    for (int i = 0; i < 2; i++) {
        if (!clock_in(zone, instant, a, &clock) || !read_time(clock, &there))
            return 0;
        instant = shown - (there - instant);
    }
    return shown - instant;
}

struct str feed_time(struct str zone, struct str time, struct arena *a)
{
    time_t shown;
    struct tm tm;

    if (!read_time(time, &shown))
        shown = 0;
    long minutes = offset_at(zone, shown, a) / 60;
    char text[32];
    gmtime_r(&shown, &tm);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &tm);
    return str_fmt(a, "%s%c%02ld:%02ld", text, minutes < 0 ? '-' : '+', labs(minutes) / 60, labs(minutes) % 60);
}

struct str feed_utc(struct str zone, struct str time, struct arena *a)
{
    time_t shown;
    struct tm tm;
    char text[32];

    if (!read_time(time, &shown))
        shown = 0;
    shown -= offset_at(zone, shown, a);
    gmtime_r(&shown, &tm);
    strftime(text, sizeof text, "%Y%m%dT%H%M%SZ", &tm);
    return str_copy(a, str_of(text));
}

struct str feed_id(const struct journal_row *row, int n, struct arena *a)
{
    static const unsigned char none[HASH_SIZE];
    const unsigned char *hash = n > 0 ? row[0].hash : none;
    struct buffer b = { .arena = a };

    for (int i = 0; i < HASH_SIZE / 2; i++)
        buffer_fmt(&b, "%02x", hash[i]);
    return buffer_str(&b);
}

static void put_element(struct buffer *b, const char *open, struct str text, const char *close)
{
    buffer_add(b, str_of(open));
    buffer_add(b, html_escape(text, b->arena));
    buffer_add(b, str_of(close));
}

/* The id of the event with a section and a round in its last digits, as a UUID (version 8 of RFC 9562). */
static void put_id(struct buffer *b, struct str id, int section, int round)
{
    buffer_fmt(b, "<id>urn:uuid:%.8s-%.4s-8%.3s-8%.3s-%.8s%02d%02d</id>\n", id.p, id.p + 8, id.p + 12, id.p + 15,
               id.p + 18, section, round);
}

static void put_link(struct buffer *b, const char *rel, struct str url, struct str path)
{
    buffer_fmt(b, "<link rel=\"%s\" href=\"", rel);
    put_element(b, "", url, "");
    put_element(b, "", path, "\"/>\n");
}

/* What is shown of a round at that step. */
static struct message shown_at(enum visibility_step step)
{
    switch (step) {
    case VISIBLE_PAIRINGS:
        return say_feed_pairings();
    case VISIBLE_RESULTS:
        return say_feed_results();
    case VISIBLE_STANDINGS:
        return say_feed_standings();
    default:
        return (struct message){ 0 };
    }
}

/* A round whose entry is written. */
struct entry {
    const struct visibility *visibility;
    struct str head, url, id;
    struct wording wording;
    int section, round;
};

static void put_round(struct buffer *b, const struct entry *e)
{
    const struct event *ev = e->visibility->seen;
    const struct section *s = &ev->section[e->section];
    const struct str published = feed_time(ev->zone, s->round[e->round - 1].published, b->arena);
    const struct message title = say_feed_round(section_title(s), e->round),
                         shown = shown_at(e->visibility->step[e->section][e->round]),
                         summary = say_feed_summary(&title, &shown, history_code(e->head, b->arena));

    put_element(b, "<entry>\n<title>", message_text(&title, &e->wording, b->arena), "</title>\n");
    put_id(b, e->id, e->section + 1, e->round);
    put_link(b, "alternate", e->url, page_in_round(page_row_of(OF_ROUND, "pairings"), s, e->round, "html", b->arena));
    put_element(b, "<published>", published, "</published>\n");
    put_element(b, "<updated>", published, "</updated>\n");
    put_element(b, "<summary>", message_text(&summary, &e->wording, b->arena), "</summary>\n</entry>\n");
}

static int latest_round(const struct event *ev)
{
    int latest = 0;

    for (int i = 0; i < ev->nsection; i++)
        if (ev->section[i].nround > latest)
            latest = ev->section[i].nround;
    return latest;
}

/* The last publication, or the first day. */
struct str feed_last(const struct event *ev)
{
    struct str last = ev->start;

    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            if (str_cmp(ev->section[i].round[r].published, last) > 0)
                last = ev->section[i].round[r].published;
    return last;
}

struct str feed_atom(const struct visibility *l, const struct heads *heads, struct str url, struct str id,
                     const struct language *language, struct arena *a)
{
    const struct wording wording = { .medium = MEDIUM_PAGE, .language = language };
    const struct event *ev = l->seen;
    struct buffer b = { .arena = a };

    put_element(&b, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<title>",
                ev->name, "</title>\n");
    put_id(&b, id, 0, 0);
    put_link(&b, "self", url, STR("feed.xml"));
    put_link(&b, "alternate", url, STR("index.html"));
    put_element(&b, "<author><name>", ev->name, "</name></author>\n");
    put_element(&b, "<updated>", feed_time(ev->zone, feed_last(ev), a), "</updated>\n");
    for (int round = latest_round(ev); round > 0; round--)
        for (int i = 0; i < ev->nsection; i++)
            if (round <= ev->section[i].nround)
                put_round(&b, &(struct entry){ l, heads[i].round[round], url, id, wording, i, round });
    buffer_add(&b, STR("</feed>\n"));
    return buffer_str(&b);
}
