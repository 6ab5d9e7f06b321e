/* SPDX-License-Identifier: Apache-2.0 */
#include "office/clock.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "office/zone.h"

/* A name comes from a file that somebody sent: it leads nowhere but into the folder of the zones. */
static bool stays_inside(struct str name)
{
    static const char *const of_machine[] = { "localtime", "posixrules" }; /* another one on every machine */

    for (int i = 0; i < 2; i++)
        if (str_eq(name, str_of(of_machine[i])))
            return false;
    return name.n > 0 && name.p[0] != '/' && !memmem(name.p, name.n, "..", 2);
}

static bool load_file(struct str name, size_t most, struct arena *a, struct str *out)
{
    const char *folder = getenv("TZDIR");
    struct str path = str_fmt(a, "%s/%.*s", folder && folder[0] ? folder : "/usr/share/zoneinfo", STR_ARG(name));

    return file_load(path.p, most, a, out, &(struct err){ 0 });
}

static bool load(struct str name, struct arena *a, struct zone *out)
{
    struct str bytes;

    return stays_inside(name) && load_file(name, ZONE_SIZE_MAX, a, &bytes) && zone_read(bytes, out);
}

/* Seconds east of UTC; 0 in a zone that is not known. */
static bool offset_in(struct str zone, time_t instant, long *offset)
{
    struct arena own = { 0 };
    struct zone z;
    bool known = load(zone, &own, &z);

    *offset = known ? zone_offset(&z, instant) : 0;
    arena_free(&own);
    return known;
}

bool clock_knows(struct str zone)
{
    long offset;

    return zone.n == 0 || offset_in(zone, 0, &offset);
}

/* localtime_r need not look for the zone of the machine by itself. */
static bool machine_time(time_t instant, struct tm *tm)
{
    tzset();
    localtime_r(&instant, tm);
    return true;
}

static bool zone_time(struct str zone, time_t instant, struct tm *tm)
{
    long offset;
    bool known = offset_in(zone, instant, &offset);

    instant += offset;
    gmtime_r(&instant, tm);
    return known;
}

bool clock_in(struct str zone, time_t instant, struct arena *a, struct str *out)
{
    char text[64];
    struct tm tm = { 0 };
    bool known = zone.n == 0 ? machine_time(instant, &tm) : zone_time(zone, instant, &tm);

    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &tm);
    *out = str_copy(a, str_of(text));
    return known;
}

static int by_name(const void *a, const void *b)
{
    return str_cmp(*(const struct str *)a, *(const struct str *)b);
}

/* Lines of zone.tab: country, place on the globe, name of the zone, remarks. */
int clock_zones(struct arena *a, const struct str **out)
{
    enum { MOST = 1000, BYTES = 100000 };
    struct str *zone = arena_new(a, struct str, MOST), rest;
    int n = 0;

    *out = zone;
    if (!load_file(STR("zone.tab"), BYTES, a, &rest))
        return 0;
    while (rest.n > 0 && n < MOST) {
        struct str line = str_cut(&rest, '\n');
        if (line.n == 0 || line.p[0] == '#')
            continue;
        str_cut(&line, '\t');
        str_cut(&line, '\t');
        zone[n] = str_cut(&line, '\t');
        n += zone[n].n > 0;
    }
    qsort(zone, (size_t)n, sizeof *zone, by_name);
    return n;
}
