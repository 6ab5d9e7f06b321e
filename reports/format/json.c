/* SPDX-License-Identifier: Apache-2.0 */
/* json.c - a sheet as JSON, as docs/formats/json.md says. */
#include "reports/format/data.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"
#include "reports/format/paper.h"
#include "teams/history_code.h"

/* Members and elements each on a line of their own, a blank further in for each object or list around them. */
struct writing {
    struct buffer out;
    int depth;
    bool first;   /* nothing is in the innermost one yet */
    bool compact; /* what is inside an element stands on its line, without blanks */
};

static void next(struct writing *w)
{
    buffer_add(&w->out, w->first ? STR("\n") : STR(",\n"));
    buffer_blanks(&w->out, w->compact ? 0 : w->depth);
    w->first = false;
}

static void next_member(struct writing *w)
{
    if (!w->compact || w->depth == 1) {
        next(w);
        return;
    }
    buffer_add(&w->out, w->first ? STR("") : STR(","));
    w->first = false;
}

static void begin(struct writing *w, struct str bracket)
{
    buffer_add(&w->out, bracket);
    w->depth++;
    w->first = true;
}

static void end(struct writing *w, struct str bracket)
{
    w->depth--;
    if (!w->first && (!w->compact || w->depth == 0)) {
        buffer_add(&w->out, STR("\n"));
        buffer_blanks(&w->out, w->depth);
    }
    buffer_add(&w->out, bracket);
    w->first = false;
}

/* --- values --------------------------------------------------------------------------------------- */

static void put_text(struct writing *w, struct str text)
{
    if (text.n > 0)
        buffer_json(&w->out, direction_bare(text, w->out.arena));
    else
        buffer_add(&w->out, STR("null"));
}

/* With as few digits behind the point as there must be, one at least. */
static struct str shortest(struct str decimal)
{
    while (decimal.n > 2 && decimal.p[decimal.n - 1] == '0' && decimal.p[decimal.n - 2] != '.')
        decimal.n--;
    return decimal;
}

/* Whole numbers stay whole, also of half points; averages never do. */
static void put_value(struct writing *w, struct cell c, struct arena *a)
{
    switch (c.kind) {
    case CELL_EMPTY:
        buffer_add(&w->out, STR("null"));
        break;
    case CELL_FLAG:
        buffer_add(&w->out, c.number ? STR("true") : STR("false"));
        break;
    case CELL_TEXT:
    case CELL_RESULT:
    case CELL_PHRASE:
        put_text(w, cell_plain(c, a));
        break;
    case CELL_HUNDREDTHS:
    case CELL_MILLIONTHS:
        buffer_add(&w->out, shortest(cell_plain(c, a)));
        break;
    case CELL_BLANK:
        buffer_add(&w->out, str_number(a, c.number));
        break;
    default:
        buffer_add(&w->out, cell_plain(c, a));
    }
}

/* --- tables --------------------------------------------------------------------------------------- */

static void put_key(struct writing *w, const char *key)
{
    next_member(w);
    buffer_json(&w->out, str_of(key));
    buffer_add(&w->out, w->compact ? STR(":") : STR(": "));
}

static void put_cells(struct writing *w, const struct column *c, int n, const struct cell *cell, struct arena *a)
{
    for (int i = 0; i < n; i++) {
        struct arena_mark mark = arena_mark(a);
        put_key(w, c[i].key);
        put_value(w, cell[i], a);
        arena_rewind(a, mark);
    }
}

static void put_rows(struct writing *w, const struct table *t, const struct block *b, struct arena *a)
{
    for (int r = 0; r < b->nrow; r++) {
        next(w);
        begin(w, STR("{"));
        put_cells(w, t->col, t->ncol, b->row[r].cell, a);
        end(w, STR("}"));
    }
}

static void put_block(struct writing *w, const struct table *t, const struct block *b, struct arena *a)
{
    next(w);
    begin(w, STR("{"));
    put_cells(w, t->head, t->nhead, b->head, a);
    put_key(w, t->rows);
    begin(w, STR("["));
    put_rows(w, t, b, a);
    end(w, STR("]"));
    end(w, STR("}"));
}

static void put_table(struct writing *w, const struct table *t, struct arena *a)
{
    put_key(w, t->nhead > 0 ? t->blocks : t->rows);
    begin(w, STR("["));
    for (int b = 0; b < t->nblock; b++)
        if (t->nhead > 0)
            put_block(w, t, &t->block[b], a);
        else
            put_rows(w, t, &t->block[b], a);
    end(w, STR("]"));
}

/* --- around them ---------------------------------------------------------------------------------- */

struct member {
    const char *key;
    struct str text;
};

static void put_texts(struct writing *w, const struct member *m, int n)
{
    for (int i = 0; i < n; i++) {
        put_key(w, m[i].key);
        put_text(w, m[i].text);
    }
}

static void put_heading(struct writing *w, const struct sheet *s)
{
    const struct heading *h = &s->heading;
    const struct member event[] = { { "name", h->event },  { "venue", h->venue },
                                    { "city", h->city },   { "federation", h->federation },
                                    { "start", h->start }, { "end", h->end } };
    const struct member rest[] = {
        { "section", h->section },     { "title", h->title },     { "status", h->status }, { "tie_breaks", h->variant },
        { "published", h->published }, { "amended", h->amended }, { "date", h->date }
    };

    put_texts(w, &(struct member){ "report", str_of(s->name) }, 1);
    put_key(w, "event");
    begin(w, STR("{"));
    put_texts(w, event, sizeof event / sizeof *event);
    end(w, STR("}"));
    put_texts(w, rest, sizeof rest / sizeof *rest);
    put_key(w, "round");
    if (h->round > 0)
        buffer_fmt(&w->out, "%d", h->round);
    else
        put_text(w, STR(""));
    if (h->mode.n > 0)
        put_texts(w, &(struct member){ "mode", h->mode }, 1);
    if (h->history.n > 0)
        put_texts(w, &(struct member){ "history", history_code(h->history, w->out.arena) }, 1);
}

static void put_notes(struct writing *w, const struct sheet *s)
{
    put_key(w, "notes");
    begin(w, STR("["));
    for (int i = 0; i < s->nnote; i++) {
        next(w);
        put_text(w, s->note[i].text);
    }
    end(w, STR("]"));
}

bool json_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct writing w = { .out = { .arena = a }, .compact = page && page->compact };
    struct arena scratch = { 0 };
    struct table t = data_table(s, &scratch);

    (void)e;
    begin(&w, STR("{"));
    put_heading(&w, s);
    put_table(&w, &t, &scratch);
    put_notes(&w, s);
    end(&w, STR("}"));
    buffer_add(&w.out, STR("\n"));
    arena_free(&scratch);
    *out = buffer_str(&w.out);
    return true;
}
