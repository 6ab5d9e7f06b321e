/* SPDX-License-Identifier: Apache-2.0 */
/* json.c - a sheet as JSON, as docs/formats/json.md says. */
#include "reports/format/data.h"

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/json.h"
#include "reports/format/paper.h"
#include "teams/history_code.h"

static struct str bare(const struct json *w, struct str text)
{
    return direction_bare(text, w->out.arena);
}

/* With as few digits behind the point as there must be, one at least. */
static struct str shortest(struct str decimal)
{
    while (decimal.n > 2 && decimal.p[decimal.n - 1] == '0' && decimal.p[decimal.n - 2] != '.')
        decimal.n--;
    return decimal;
}

/* Whole numbers stay whole, also of half points; averages never do. */
static void put_value(struct json *w, const char *key, struct cell c, struct arena *a)
{
    switch (c.kind) {
    case CELL_EMPTY:
        json_put_null(w, key);
        break;
    case CELL_FLAG:
        json_put_flag(w, key, c.number);
        break;
    case CELL_TEXT:
    case CELL_RESULT:
    case CELL_PHRASE:
        json_put_text(w, key, bare(w, cell_plain(c, a)));
        break;
    case CELL_HUNDREDTHS:
    case CELL_MILLIONTHS:
        json_put(w, key, shortest(cell_plain(c, a)));
        break;
    case CELL_BLANK:
        json_put_number(w, key, c.number);
        break;
    default:
        json_put(w, key, cell_plain(c, a));
    }
}

/* --- tables --------------------------------------------------------------------------------------- */

static void put_cells(struct json *w, const struct column *c, int n, const struct cell *cell, struct arena *a)
{
    for (int i = 0; i < n; i++) {
        struct arena_mark mark = arena_mark(a);
        put_value(w, c[i].key, cell[i], a);
        arena_rewind(a, mark);
    }
}

static void put_rows(struct json *w, const struct table *t, const struct block *b, struct arena *a)
{
    for (int r = 0; r < b->nrow; r++) {
        json_begin_object(w, NULL);
        put_cells(w, t->col, t->ncol, b->row[r].cell, a);
        json_end(w);
    }
}

/* --- around them ---------------------------------------------------------------------------------- */

struct member {
    const char *key;
    struct str text;
};

static void put_texts(struct json *w, const struct member *m, int n)
{
    for (int i = 0; i < n; i++)
        json_put_text(w, m[i].key, bare(w, m[i].text));
}

static void put_heading(struct json *w, const struct sheet *s)
{
    const struct heading *h = &s->heading;
    const struct member event[] = { { "name", h->event },  { "venue", h->venue },
                                    { "city", h->city },   { "federation", h->federation },
                                    { "start", h->start }, { "end", h->end } };
    const struct member rest[] = {
        { "section", h->section },     { "title", h->title },     { "status", h->status }, { "tie_breaks", h->variant },
        { "published", h->published }, { "amended", h->amended }, { "date", h->date }
    };

    json_put_text(w, "report", bare(w, str_of(s->name)));
    json_begin_object(w, "event");
    put_texts(w, event, sizeof event / sizeof *event);
    json_end(w);
    put_texts(w, rest, sizeof rest / sizeof *rest);
    if (h->round > 0)
        json_put_number(w, "round", h->round);
    else
        json_put_null(w, "round");
    if (h->mode.n > 0)
        json_put_text(w, "mode", bare(w, h->mode));
    if (h->history.n > 0)
        json_put_text(w, "history", bare(w, history_code(h->history, w->out.arena)));
}

bool json_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct json w = { .out.arena = a, .layout = page && page->compact ? JSON_ROWS : JSON_LINES };
    struct arena scratch = { 0 };
    struct table t = data_table(s, &scratch);

    (void)e;
    json_begin_object(&w, NULL);
    put_heading(&w, s);
    json_begin_list(&w, t.nhead > 0 ? t.blocks : t.rows);
    for (int b = 0; b < t.nblock; b++) {
        const struct block *block = &t.block[b];
        if (t.nhead == 0) {
            put_rows(&w, &t, block, &scratch);
            continue;
        }
        json_begin_object(&w, NULL);
        put_cells(&w, t.head, t.nhead, block->head, &scratch);
        json_begin_list(&w, t.rows);
        put_rows(&w, &t, block, &scratch);
        json_end(&w);
        json_end(&w);
    }
    json_end(&w);
    json_begin_list(&w, "notes");
    for (int i = 0; i < s->nnote; i++)
        json_put_text(&w, NULL, bare(&w, s->note[i].text));
    json_end(&w);
    json_end(&w);
    buffer_add(&w.out, STR("\n"));
    arena_free(&scratch);
    *out = buffer_str(&w.out);
    return true;
}
