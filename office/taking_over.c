/* SPDX-License-Identifier: Apache-2.0 */
#include "office/taking_over.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/chessresults.h"
#include "import/foreign_results.h"
#include "import/json_event.h"
#include "import/trf/trf.h"
#include "import/trf/trf_event.h"
#include "import/unicode.h"
#include "office/clock.h"
#include "office/messages.h"

_Static_assert((int)TAKING_OVER_SIZE_MAX >= (int)JSON_EVENT_SIZE_MAX, "as long as any of them");
_Static_assert((int)TAKING_OVER_SIZE_MAX >= (int)TRF_SIZE_MAX, "as long as any of them");

static bool read_json(struct str bytes, struct str file, const struct said *said, struct arena *a, struct event *out,
                      struct findings *f, struct err *e)
{
    (void)said;
    return json_event_read(bytes, file, a, out, f->recognised, e);
}

static bool refuse_workbook(struct str bytes, struct str file, const struct said *said, struct arena *a,
                            struct event *out, struct findings *f, struct err *e)
{
    (void)bytes, (void)said, (void)a, (void)out, (void)f;
    return err_say(e, ERR_INPUT, say_takeover_of_workbook(file));
}

static bool refuse_event(struct str bytes, struct str file, const struct said *said, struct arena *a, struct event *out,
                         struct findings *f, struct err *e)
{
    (void)bytes, (void)said, (void)a, (void)out, (void)f;
    return err_say(e, ERR_INPUT, say_takeover_of_event(file));
}

/* Of chess-results, unless it is a registration by its first element. */
static bool read_xml(struct str bytes, struct str file, const struct said *said, struct arena *a, struct event *out,
                     struct findings *f, struct err *e)
{
    enum { HEAD = 1000 };
    static const char first[] = "<registration";

    return memmem(bytes.p, bytes.n < HEAD ? bytes.n : HEAD, first, strlen(first))
               ? err_say(e, ERR_INPUT, say_takeover_of_registration(file))
               : chessresults_read(bytes, file, said, a, out, f, e);
}

static bool read_trf(struct str bytes, struct str file, const struct said *said, struct arena *a, struct event *out,
                     struct findings *f, struct err *e)
{
    return trf_read_event(bytes, file, said, a, out, f, e);
}

/* What a file begins with says what it is; the last row is for any other. */
static const struct {
    const char *begins;
    bool (*read)(struct str bytes, struct str file, const struct said *said, struct arena *a, struct event *out,
                 struct findings *f, struct err *e);
} kinds[] = { { "{", read_json },
              { "<", read_xml },
              { "PK\3\4", refuse_workbook },
              { "SQLite format 3", refuse_event },
              { "", read_trf } };

bool taking_over_read(struct str bytes, struct str file, const struct said *said, struct arena *a, struct event *out,
                      bool *json, struct findings *f, struct err *e)
{
    int i = 0;

    if (!unicode_read(&bytes, file, a, f, e))
        return false;
    struct str begin = str_starts(bytes, STR("\xEF\xBB\xBF")) ? (struct str){ bytes.p + 3, bytes.n - 3 } : bytes;
    if (!foreign_readable(begin, file, e))
        return false;
    while (!str_starts(str_trim(begin), str_of(kinds[i].begins)))
        i++;
    if (!kinds[i].read(begin, file, said, a, out, f, e))
        return false;
    if (json)
        *json = kinds[i].read == read_json;
    if (out->name.n == 0) {
        finding_say(f, WARNING, RULE_NONE, 0, say_takeover_no_name());
        finding_of(f, "--name");
    }
    return true;
}

bool taking_over_zone(const struct event *ev, struct str file, struct err *e)
{
    return ev->zone.n == 0 || clock_knows(ev->zone) || err_say(e, ERR_INPUT, say_takeover_zone_unknown(file, ev->zone));
}

/* One of the options that "--system --edition" names. */
static bool says_otherwise(const struct finding *f, bool (*is_given)(const void *of, struct str option), const void *of)
{
    struct str rest = str_of(f->of ? f->of : "");

    while (rest.n > 0) {
        struct str word = str_cut(&rest, ' ');
        if (str_starts(word, STR("--")) && is_given(of, (struct str){ word.p + 2, word.n - 2 }))
            return true;
    }
    return false;
}

void taking_over_drop(struct findings *f, bool (*is_given)(const void *of, struct str option), const void *of)
{
    int n = 0;

    for (int i = 0; i < f->n; i++)
        if (!says_otherwise(&f->item[i], is_given, of))
            f->item[n++] = f->item[i];
    f->n = n;
}
