/* SPDX-License-Identifier: Apache-2.0 */
#include "import/federations.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/csv.h"
#include "teams/federation.h"
#include "teams/form.h"
#include "teams/moment.h"
#include "teams/text.h"
#include "import/messages.h"

enum { CODE_LETTERS = 3 };

struct federations_reader {
    struct csv csv;
    struct str file;
    struct arena *arena;
    struct err *err;
};

static bool wrong(const struct federations_reader *r, int row, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_file_line(r->file, r->csv.row[row].line, &message));
}

static bool is_code(struct str s)
{
    bool ok = s.n == CODE_LETTERS;

    for (size_t i = 0; i < s.n; i++)
        ok = ok && s.p[i] >= 'A' && s.p[i] <= 'Z';
    return ok;
}

/* Empty is a text, too. */
static bool text(const struct federations_reader *r, int row, const char *column, const char **out)
{
    struct str clean = { 0 }, field = csv_field(&r->csv, row, column);

    if (field.n > 0 && (!text_nfc(field, r->arena, &clean) || !form_holds(FORM_LINE, clean)))
        return wrong(r, row, say_federation_text_unreadable());
    *out = str_c(r->arena, clean);
    return true;
}

static bool read_row(const struct federations_reader *r, int row, struct federation *out)
{
    if (!text(r, row, "code", &out->code) || !text(r, row, "name", &out->name) || !text(r, row, "other", &out->other) ||
        !text(r, row, "iso", &out->iso) || !text(r, row, "now", &out->now))
        return false;
    if (!is_code(str_of(out->code)) || (out->now[0] && !is_code(str_of(out->now))))
        return wrong(r, row, say_federation_code_form());
    return out->name[0] || wrong(r, row, say_federation_lacks_name());
}

static int place_of(const struct federation *all, int n, const char *code)
{
    for (int i = 0; i < n; i++)
        if (str_eq(str_of(all[i].code), str_of(code)))
            return i;
    return -1;
}

/* Those in use first, in their order. */
static void put_codes(const struct federation *all, int n, bool old, struct federation *to, int *count)
{
    for (int i = 0; i < n; i++)
        if ((all[i].now[0] != 0) == old)
            to[(*count)++] = all[i];
}

static bool read_all(const struct federations_reader *r, struct federation *all, int n)
{
    for (int i = 0; i < n; i++) {
        if (!read_row(r, i + 1, &all[i]))
            return false;
        if (place_of(all, i, all[i].code) >= 0)
            return wrong(r, i + 1, say_federation_code_twice());
    }
    for (int i = 0; i < n; i++)
        if (all[i].now[0] && place_of(all, n, all[i].now) < 0)
            return wrong(r, i + 1, say_federation_code_now_unknown());
    return true;
}

static bool has_head(const struct federations_reader *r)
{
    if (!csv_has(&r->csv, "code") || !csv_has(&r->csv, "name") || !csv_has(&r->csv, "as_of"))
        return err_say(r->err, ERR_INPUT, say_no_table_federations(r->file));
    if (r->csv.n - 1 > FEDERATIONS_MAX)
        return err_say(r->err, ERR_LIMIT, say_more_than_federations(r->file, FEDERATIONS_MAX));
    if (!csv_once(&r->csv, r->file, r->arena, r->err))
        return false;
    return r->csv.n > 1 || err_say(r->err, ERR_INPUT, say_no_federation(r->file));
}

bool federations_read(struct str bytes, struct str file, struct arena *a, struct federation_table *out, struct err *e)
{
    struct federations_reader r = { .file = file, .arena = a, .err = e };
    int n = 0;

    if (!csv_read(bytes, file, a, &r.csv, e) || !has_head(&r))
        return false;
    struct str date = csv_field(&r.csv, 1, "as_of");
    if (!moment_is_day(date))
        return wrong(&r, 1, say_federations_day_form());
    int all = r.csv.n - 1;
    struct federation *row = arena_new(a, struct federation, all), *sorted = arena_new(a, struct federation, all);
    if (!read_all(&r, row, all))
        return false;
    put_codes(row, all, false, sorted, &n);
    *out = (struct federation_table){ .row = sorted, .n = n, .nold = all - n, .date = str_c(a, date) };
    put_codes(row, all, true, sorted, &n);
    return true;
}
