/* SPDX-License-Identifier: Apache-2.0 */
#include "office/copies.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/messages.h"
#include "reports/format/book.h"
#include "reports/sheet/sets.h"
#include "teams/event.h"
#include "teams/sheet_copies.h"

/* --- names of sheets ------------------------------------------------------------------------------ */

static struct str title_of(const struct report_row *r, const struct wording *wording, struct arena *a)
{
    return message_label(r->title, wording, a);
}

/* The i-th sheet of all sets, from 0; NULL behind the last. */
static const struct report_row *printed(int i)
{
    for (int set = 0; set < SET_COUNT; set++) {
        const struct report_row *r;
        for (int k = 0; (r = set_report((enum set_id)set, k)); k++)
            if (i-- == 0)
                return r;
    }
    return NULL;
}

static const struct report_row *report_called(struct str text, const struct wording *wording, struct arena *a)
{
    const struct report_row *r;

    for (int i = 0; (r = printed(i)); i++)
        if (str_same(text, str_of(r->name)) || str_same(text, title_of(r, wording, a)))
            return r;
    return NULL;
}

static bool is_first(int i)
{
    for (int k = 0; k < i; k++)
        if (printed(k) == printed(i))
            return false;
    return true;
}

static bool say_unknown(struct str text, const struct wording *wording, struct arena *a, struct err *e)
{
    struct str names = { 0 }, titles = { 0 };

    for (int i = 0; printed(i); i++) {
        if (!is_first(i))
            continue;
        const char *between = names.n > 0 ? ", " : "";
        names = str_fmt(a, "%.*s%s%s", STR_ARG(names), between, printed(i)->name);
        titles = str_fmt(a, "%.*s%s%.*s", STR_ARG(titles), between, STR_ARG(title_of(printed(i), wording, a)));
    }
    return err_say(e, ERR_INPUT, say_no_printed_sheet_called(text, names, titles));
}

bool copies_look_up(struct str *typed, const struct wording *wording, struct arena *a, struct err *e)
{
    struct sheet_copies *list;
    int n;

    if (typed->n == 0 || !sheet_copies_read(*typed, a, &list, &n))
        return true;
    for (int i = 0; i < n; i++) {
        const struct report_row *r = report_called(list[i].sheet, wording, a);
        if (!r)
            return say_unknown(list[i].sheet, wording, a, e);
        list[i].sheet = str_of(r->name);
    }
    *typed = sheet_copies_text(list, n, a);
    return true;
}

/* --- what hangs where ----------------------------------------------------------------------------- */

struct hanging {
    struct sheet_copies *list;
    int n;
    const struct book *book;
    const struct wording *wording;
    struct arena *arena;
};

static bool is_in_book(const struct hanging *h, struct str name)
{
    for (int i = 0; i < h->book->nsheet; i++)
        if (str_eq(str_of(h->book->sheet[i].name), name))
            return true;
    return false;
}

static int count_hung(const struct hanging *h)
{
    int n = 0;

    for (int i = 0; i < h->n; i++)
        n += is_in_book(h, h->list[i].sheet);
    return n;
}

/* A line for each place, in the order in which they were entered. */
static struct sheet places(const struct hanging *h)
{
    enum { SHEET, PLACE, COPIES, COLUMNS };
    static const struct column columns[COLUMNS] = { [SHEET] = { "sheet", &label_sheet, ALIGN_LEFT, .name = true },
                                                    [PLACE] = { "place", &label_place_hung, ALIGN_LEFT, .name = true },
                                                    [COPIES] = { "copies", &label_copies, ALIGN_RIGHT } };
    static const struct table shape = { .rows = "copies", .col = columns, .ncol = COLUMNS };
    struct sheet s = { .name = "copies", .heading = h->book->heading, .scale = SCALE_LIST };
    struct block *b = table_block(sheet_table(&s, &shape, h->arena), count_hung(h), h->arena);

    s.heading.title = message_label(&label_what_hangs_where, h->wording, h->arena);
    for (int i = 0; i < h->n; i++) {
        const struct sheet_copies *x = &h->list[i];
        const struct report_row *r = report_find(x->sheet);
        if (!is_in_book(h, x->sheet))
            continue;
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[SHEET] = cell_text(r ? title_of(r, h->wording, h->arena) : x->sheet);
        cell[PLACE] = cell_text(x->place);
        cell[COPIES] = cell_number(x->copies);
    }
    return s;
}

void copies_apply(const struct event *ev, struct book *b, const struct wording *wording, struct arena *a)
{
    struct hanging h = { .book = b, .wording = wording, .arena = a };
    int n = 0, all = 1;

    if (!sheet_copies_read(ev->copies, a, &h.list, &h.n) || count_hung(&h) == 0)
        return;
    for (int i = 0; i < b->nsheet; i++)
        all += sheet_copies_of(h.list, h.n, str_of(b->sheet[i].name));
    struct sheet *sheet = arena_new(a, struct sheet, all);
    sheet[n++] = places(&h);
    for (int i = 0; i < b->nsheet; i++)
        for (int k = sheet_copies_of(h.list, h.n, str_of(b->sheet[i].name)); k > 0; k--)
            sheet[n++] = b->sheet[i];
    b->sheet = sheet;
    b->nsheet = n;
}
