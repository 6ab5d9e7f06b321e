/* SPDX-License-Identifier: Apache-2.0 */
/* moment.h - local times as text, "2016-09-02 10:00" or with seconds: which is later, and by how much. */
#ifndef TEAMS_MOMENT_H
#define TEAMS_MOMENT_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"

struct arena;

/* Is it a day of the calendar, "2016-09-02"; a minute of one, "2016-09-02 10:00"; a second, "2016-09-02 10:00:59"? */
bool moment_is_day(struct str text);
bool moment_is_minute(struct str text);
bool moment_is_second(struct str text);

/* What the days of a file that end in the year have first. */
enum day_order { DAY_ORDER_OPEN, DAY_FIRST, MONTH_FIRST };

/* "dmy" or "mdy". */
bool day_order_read(struct str word, enum day_order *out);

/* What a text shows: nothing like a day; a date that the calendar lacks; a day, however it is read; a day if the day, or the month, comes first; one day or
   another. */
enum day_shown {
    DAY_SHOWS_OTHER,
    DAY_SHOWS_NONE,
    DAY_SHOWS_ITSELF,
    DAY_SHOWS_DAY_FIRST,
    DAY_SHOWS_MONTH_FIRST,
    DAY_SHOWS_EITHER,
    DAY_SHOWN_COUNT
};
enum day_shown moment_day_shows(struct str text);

/* A day as other programs write it: 2026-02-01, 2026/02/01, 2026.02.01, 20260201, 01.02.2026, "1. 2. 2026", "Feb 1, 2026", "1 February 2026", midnight behind it or not; with strokes or dashes
   13/02/2026, 02/13/2026, and 03/04/2026 by the order. Empty: it is none, could be two, or has another order than it is to have. */
struct str moment_day_read(struct str text, enum day_order order, struct arena *a);

/* The year of a day in any of these forms, which no order changes, of "1990/00/00", or a year alone; -1: it is none. */
long moment_year_read(struct str text);

/* The same of a day whose year has two digits, as spreadsheets read them: "1.2.90", "1-Feb-29", from 1930 to 2029. -1: it is none. */
long moment_short_year_read(struct str text);

/* Turns a minute as people or browsers write it, "2016-09-02 9:00" or "2016-09-02T09:00", into "2016-09-02 09:00"; leaves any other text unchanged. */
struct str moment_written(struct str text, struct arena *a);

/* The way back: a minute as a browser's field for day and hour has it; any other text unchanged. */
struct str moment_for_field(struct str time, struct arena *a);

/* "Fri", of a day or a moment; none if it has no day. */
struct message moment_weekday(struct str time);

/* The next moment after `now` at which clocks show the hour given as people write it: "23:30", "9:00"; empty if it is not an hour. */
struct str moment_next(struct str hour, struct str now, struct arena *a);

/* The later of two, written alike. */
struct str moment_later(struct str a, struct str b);

/* Does the time come after the limit? Without seconds a moment is the beginning of its minute. False if
   there is no limit, or no time. */
bool moment_is_after(struct str time, struct str limit);

/* Minutes from one moment to another, seconds dropped; negative if `to` comes first. Clocks that are put
   forward or back in between are not known here. */
long moment_minutes(struct str from, struct str to);

/* The whole minutes that are left from one moment until another one: never more time than there is. */
long moment_left(struct str now, struct str until);

/* The moment so many minutes later, or earlier, as it is written: what stands behind its minute stays; a day is moved as its noon is. */
struct str moment_moved(struct str moment, long minutes, struct arena *a);

/* The day before that of the time: "2016-09-01". */
struct str moment_day_before(struct str time, struct arena *a);

/* "2016-08-02" of 2016-09-02; where the month before is shorter, its last day. */
struct str moment_month_before(struct str day, struct arena *a);

/* As short as possible at `now`: "10:00" on the same day, "2016-09-02 10:00" on another day; any other text unchanged. */
struct str moment_short(struct str time, struct str now);

/* As people write it at `now`: "15:00" on the same day, "Fri 9 Sept, 15:00" in the same year, "Fri 9 Sept 2016, 15:00" else; a day without its
   hour; any other text unchanged. */
struct str moment_told(struct str time, struct str now, const struct wording *how, struct arena *a);

/* A number of minutes as people say it: "25 minutes", "2 hours 5 minutes", "3 days 4 hours". */
struct message moment_span(long minutes);

#endif
