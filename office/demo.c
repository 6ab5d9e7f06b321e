/* SPDX-License-Identifier: Apache-2.0 */
#include "office/demo.h"

#include <string.h>

#include "desk/event/takeover.h"
#include "desk/op.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/finding.h"
#include "office/taking_over.h"
#include "reports/format/gzip.h"
#include "teams/event.h"
#include "teams/lineup.h"
#include "teams/moment.h"

/* demo.json.gz, which tests/demo/today.py makes. */
extern const char packed_start[] __asm__("_binary_office_demo_json_gz_start");
extern const char packed_end[] __asm__("_binary_office_demo_json_gz_end");

#define FILE_NAME  DEMO_NAME ".json"
#define FILE_CLOCK "2016-09-09 16:30" /* it is then in the file */

enum { GZIP_HEAD = 10, GZIP_TAIL = 8, QUARTER = 15 };

/* --- its times ---------------------------------------------------------------------------------- */

/* The last four bytes are the size of what is in it. */
static struct str unpacked(struct arena *a)
{
    size_t n = (size_t)(packed_end - packed_start), size = 0;

    for (int i = 1; i <= 4; i++)
        size = size << 8 | (unsigned char)packed_start[n - (size_t)i];
    return gzip_raw_inflate((struct str){ packed_start + GZIP_HEAD, n - GZIP_HEAD - GZIP_TAIL }, size, a);
}

static bool is_moment(struct str text)
{
    return moment_is_day(text) || moment_is_minute(text) || moment_is_second(text);
}

/* The end of the text that begins there, behind its quote. */
static size_t end_of_text(struct str json, size_t i)
{
    while (i < json.n && json.p[i] != '"')
        i += json.p[i] == '\\' ? 2 : 1;
    return i;
}

/* Every moment that stands there as a text, later by as much. */
static struct str all_moved(struct str json, long minutes, struct arena *a)
{
    struct buffer b = { .arena = a };
    size_t copied = 0;

    for (size_t i = 0; i < json.n; i++) {
        if (json.p[i] != '"')
            continue;
        size_t end = end_of_text(json, i + 1);
        struct str text = { json.p + i + 1, end - i - 1 };
        if (is_moment(text)) {
            buffer_add(&b, (struct str){ json.p + copied, i + 1 - copied });
            buffer_add(&b, moment_moved(text, minutes, a));
            copied = end;
        }
        i = end;
    }
    buffer_add(&b, (struct str){ json.p + copied, json.n - copied });
    return buffer_str(&b);
}

/* Rounds begin at quarters of an hour. */
static long how_much_later(struct str now)
{
    long minutes = moment_minutes(STR(FILE_CLOCK), now);

    return minutes - minutes % QUARTER;
}

/* --- the file ----------------------------------------------------------------------------------- */

static const struct section *women_of(const struct event *ev)
{
    const struct section *s = ev->section;

    while (!str_eq(s->name, STR(DEMO_CAPTAINS_SECTION)))
        s++;
    return s;
}

/* Every other team has handed in the first players of its list; one that is still on its way has not. */
static struct lineup_list lineups(const struct section *s, struct arena *a)
{
    struct lineup_entry *list = arena_new(a, struct lineup_entry, s->nsquad);
    int n = 0;

    for (int i = 0; i < s->nsquad; i += 2) {
        if (s->squad[i].arrival.due.n > 0)
            continue;
        list[n].team = s->squad[i].name;
        for (int b = 0; b < s->boards; b++)
            list[n].player[b] = str_number(a, b + 1);
        n++;
    }
    return (struct lineup_list){ list, n };
}

/* No file of this form has line-ups that nobody knows yet. */
static bool hand_in(const char *path, const struct event *ev, const struct act *by, struct findings *f, struct err *e)
{
    struct lineup_list list = lineups(women_of(ev), f->arena);
    struct act act = *by;
    struct desk *d = NULL;

    act.command = STR("lineups");
    act.section = STR(DEMO_CAPTAINS_SECTION);
    bool ok = desk_open(path, true, &d, e) &&
              desk_do(d, op_row(OP_lineups), &act, &(const struct form){ .data = &list }, f, e);
    desk_close(d);
    return ok;
}

/* What there is to remark of the rounds of 2016 helps nobody here. */
bool demo_make(const char *path, const struct act *act, const struct setting *setting, int n, struct arena *a,
               struct err *e)
{
    struct findings unsaid = { .arena = a, .wording = act->wording };
    const struct said said = { .dates = DAY_ORDER_OPEN };
    struct event ev = { 0 };
    struct str json = all_moved(unpacked(a), how_much_later(act->time), a);

    return taking_over_read(json, STR(FILE_NAME), &said, a, &ev, NULL, &unsaid, e) &&
           desk_take_over(path, act, &(struct takeover){ .event = &ev, .source = STR(FILE_NAME) }, setting, n, &unsaid,
                          e) &&
           hand_in(path, &ev, act, &unsaid, e);
}
