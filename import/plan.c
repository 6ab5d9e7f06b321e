/* SPDX-License-Identifier: Apache-2.0 */
#include "import/plan.h"

#include <limits.h>

#include "engine/base/err.h"
#include "import/messages.h"

enum { SHOWN = 30, SCALE = 100 };

struct plan_reader {
    struct str file, line;
    int number;
    struct plan_file *out;
    bool said[PLAN_KEY_COUNT];
    struct err *err;
};

/* `at` is a part of the line. */
static bool wrong(const struct plan_reader *r, struct str at, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_line_column(r->file, r->number, at.p - r->line.p + 1, &message));
}

static struct str shown(struct str s)
{
    return (struct str){ s.p, s.n < SHOWN ? s.n : SHOWN };
}

/* --- numbers ---------------------------------------------------------------------------------- */

/* "12", or "0.25" in hundredths. */
static bool number_of(struct str s, enum plan_kind kind, long *out)
{
    struct str part = s, whole = str_cut(&part, '.');
    long hundredths = 0;

    if (whole.n == 0 || whole.p[0] == '-' || whole.p[0] == '+' || !str_long(whole, out) || *out > 1000000)
        return false;
    if (kind == COUNT)
        return whole.n == s.n;
    if (part.n > 2 || (part.n > 0 && (part.p[0] == '-' || part.p[0] == '+')) ||
        (part.n > 0 && !str_long(part, &hundredths)))
        return false;
    *out = *out * SCALE + (part.n == 1 ? 10 * hundredths : hundredths);
    return true;
}

/* "40" or "40-80". */
static bool read_range(struct plan_reader *r, enum plan_key k, struct str value)
{
    const struct plan_row *row = plan_row(k);
    struct str high = value, low = str_cut(&high, '-');
    int unit = row->kind == PER_CENT ? SCALE : 1;
    long from, to;

    low = str_trim(low);
    high = high.p ? str_trim(high) : low;
    if (!number_of(low, row->kind, &from) || !number_of(high, row->kind, &to))
        return wrong(r, value, say_plan_no_range(row->key, shown(value)));
    if (from > to || from < row->least || to > row->most)
        return wrong(r, value, say_plan_out_of_range(row->key, row->least / unit, row->most / unit));
    r->out->plan.value[k] = (struct range){ (int)from, (int)to };
    return true;
}

bool plan_seed(struct str text, uint64_t *seed)
{
    long n;

    if (text.n == 0 || text.p[0] == '+' || !str_long(text, &n) || n < 0)
        return false;
    *seed = (uint64_t)n;
    return true;
}

/* --- words ------------------------------------------------------------------------------------ */

static bool read_seed(struct plan_reader *r, struct str value)
{
    return plan_seed(value, &r->out->seed) || wrong(r, value, say_plan_no_seed(shown(value), LONG_MAX));
}

static bool read_edition(struct plan_reader *r, struct str value)
{
    return edition_find(value, &r->out->plan.edition) || wrong(r, value, say_plan_no_such_edition(shown(value)));
}

static bool read_parity(struct plan_reader *r, struct str value)
{
    static const char *const words[] = { "any", "even", "odd" };

    for (int i = 0; i < 3; i++)
        if (str_eq(value, str_of(words[i]))) {
            r->out->plan.parity = (enum parity)i;
            return true;
        }
    return wrong(r, value, say_plan_no_such_field(shown(value)));
}

static bool read_lot(struct plan_reader *r, struct str value)
{
    bool white = str_eq(value, STR("white")), black = str_eq(value, STR("black"));

    r->out->plan.lot = colour_only(white, black);
    return white || black || str_eq(value, STR("any")) || wrong(r, value, say_plan_no_such_lot(shown(value)));
}

static const struct {
    const char *key;
    bool (*read)(struct plan_reader *r, struct str value);
} words[] = {
    { "seed", read_seed },
    { "edition", read_edition },
    { "field", read_parity },
    { "lot", read_lot },
};

/* --- the file --------------------------------------------------------------------------------- */

static bool read_pair(struct plan_reader *r, struct str key, struct str value)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (str_eq(key, str_of(words[i].key)))
            return words[i].read(r, value);
    for (int k = 0; k < PLAN_KEY_COUNT; k++) {
        if (!str_eq(key, str_of(plan_row((enum plan_key)k)->key)))
            continue;
        if (r->said[k])
            return wrong(r, key, say_plan_key_twice(key));
        r->said[k] = true;
        return read_range(r, (enum plan_key)k, value);
    }
    return wrong(r, key, say_plan_no_such_key(shown(key)));
}

static bool read_line(struct plan_reader *r)
{
    struct str rest = r->line, text = str_cut(&rest, '#'), value = str_trim(text);

    if (value.n == 0)
        return true;
    struct str key = str_trim(str_cut(&value, '='));
    if (!value.p || str_trim(value).n == 0)
        return wrong(r, key, say_plan_key_needs_value(shown(key)));
    return read_pair(r, key, str_trim(value));
}

struct plan_file plan_file_default(void)
{
    return (struct plan_file){ .plan = plan_default(), .seed = 1 };
}

bool plan_read(struct str bytes, struct str file_name, struct plan_file *out, struct err *e)
{
    struct plan_reader r = { .file = file_name, .out = out, .err = e };

    while (bytes.n > 0) {
        r.line = str_cut(&bytes, '\n');
        r.number++;
        if (!read_line(&r))
            return false;
    }
    out->plan.tiebreak = edition_tiebreak(out->plan.edition);
    return true;
}
