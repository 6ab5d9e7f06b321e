#include "reports/format/table.h"

#include "engine/base/arena.h"
#include "teams/text.h"

bool column_on_sheets(const struct column *c)
{
    return c->audience != FOR_DATA;
}

bool column_in_data(const struct column *c)
{
    return c->audience != FOR_SHEETS;
}

bool row_in_data(const struct row *r)
{
    return r->audience != FOR_SHEETS;
}

struct day {
    long year, month, day;
};

static const char *const months[] = {
    "January", "February", "March",     "April",   "May",      "June",
    "July",    "August",   "September", "October", "November", "December",
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

static struct str day_text(struct arena *a, struct day d)
{
    return str_fmt(a, "%ld %s %ld", d.day, months[d.month - 1], d.year);
}

struct str table_date(struct arena *a, struct str iso)
{
    struct str time = iso;
    struct day d;

    if (!take_day(&time, &d))
        return iso;
    struct str day = day_text(a, d);
    if (time.n < 6)
        return day;
    return str_fmt(a, "%.*s, %.5s", STR_ARG(day), time.p + 1);
}

struct str table_dates(struct arena *a, struct str start, struct str end)
{
    struct str from = start, to = end;
    struct day f, t;

    if (!take_day(&from, &f) || !take_day(&to, &t))
        return table_date(a, start.n ? start : end);
    struct str last = day_text(a, t);
    if (f.year != t.year)
        return str_fmt(a, "%.*s – %.*s", STR_ARG(day_text(a, f)), STR_ARG(last));
    if (f.month != t.month)
        return str_fmt(a, "%ld %s – %.*s", f.day, months[f.month - 1], STR_ARG(last));
    return f.day == t.day ? last : str_fmt(a, "%ld–%.*s", f.day, STR_ARG(last));
}

struct str heading_place(const struct heading *h, struct arena *a)
{
    if (h->city.n == 0 || h->federation.n == 0)
        return h->city.n ? h->city : h->federation;
    return str_fmt(a, "%.*s, %.*s", STR_ARG(h->city), STR_ARG(h->federation));
}

struct str heading_round(const struct heading *h, struct arena *a)
{
    if (h->round == 0)
        return (struct str){ 0 };
    return str_fmt(a, "%s %d", h->after ? "after round" : "Round", h->round);
}

/* `label` and the text, if there is one. */
static struct str labelled(const char *label, struct str text, struct arena *a)
{
    return text.n > 0 ? str_fmt(a, "%s %.*s", label, STR_ARG(text)) : text;
}

struct str heading_variant(const struct heading *h, struct arena *a)
{
    return labelled("tie-breaks", h->variant, a);
}

struct str heading_published(const struct heading *h, struct arena *a)
{
    return labelled("published", table_date(a, h->published), a);
}

/* A list without a capacity of its own is doubled whenever its length is a power of two. */
static void *one_more(struct arena *a, void *list, size_t size, int n)
{
    bool full = (n & (n - 1)) == 0;

    return full ? arena_grow(a, list, size, (size_t)n, n ? 2 * (size_t)n : 1) : list;
}

struct block *table_block(struct table *t, int n, struct arena *a)
{
    struct cell *cell = arena_new(a, struct cell, n * t->ncol);

    t->block = one_more(a, t->block, sizeof *t->block, t->nblock);
    struct block *b = &t->block[t->nblock++];
    *b = (struct block){ .row = arena_new(a, struct row, n) };
    for (int i = 0; i < n; i++)
        b->row[i].cell = cell + i * t->ncol;
    if (t->nhead > 0)
        b->head = arena_new(a, struct cell, t->nhead);
    return b;
}

struct cell *block_row(struct block *b, enum tone tone)
{
    struct row *r = &b->row[b->nrow++];

    r->tone = tone;
    return r->cell;
}

void table_note(struct table *t, struct str note, struct arena *a)
{
    t->note = one_more(a, t->note, sizeof *t->note, t->nnote);
    t->note[t->nnote++] = note;
}

static void show_each(struct str *text, int n, struct arena *a)
{
    for (int i = 0; i < n; i++)
        text[i] = text_shown(text[i], false, a);
}

static void show_heading(struct heading *h, struct arena *a)
{
    struct str *const all[] = { &h->event, &h->city,   &h->federation, &h->start,     &h->end, &h->section,
                                &h->title, &h->status, &h->variant,    &h->published, &h->date };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        show_each(all[i], 1, a);
}

static void show_cells(struct cell *cell, int n, struct arena *a)
{
    for (int i = 0; i < n; i++)
        cell[i] = cell_shown(cell[i], a);
}

void table_shown(struct table *t, struct arena *a)
{
    show_heading(&t->heading, a);
    show_each(t->note, t->nnote, a);
    for (int b = 0; b < t->nblock; b++) {
        if (t->block[b].head)
            show_cells(t->block[b].head, t->nhead, a);
        for (int r = 0; r < t->block[b].nrow; r++)
            show_cells(t->block[b].row[r].cell, t->ncol, a);
    }
}
