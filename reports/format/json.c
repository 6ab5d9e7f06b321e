#include "reports/format/json.h"

#include <jansson.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/data.h"

enum { REAL_DIGITS = 15 };

static json_t *text(struct str s)
{
    return s.n > 0 ? json_stringn(s.p, s.n) : json_null();
}

/* Whole numbers stay whole, also of half points; averages never do. */
static json_t *number(struct cell c)
{
    switch (c.kind) {
    case CELL_HALF:
        return c.number % 2 ? json_real((double)c.number / 2) : json_integer(c.number / 2);
    case CELL_HUNDREDTHS:
        return json_real((double)c.number / 100);
    case CELL_MILLIONTHS:
        return json_real((double)c.number / 1000000);
    default:
        return json_integer(c.number);
    }
}

static json_t *value(struct cell c, struct arena *a)
{
    switch (c.kind) {
    case CELL_EMPTY:
        return json_null();
    case CELL_FLAG:
        return json_boolean(c.number);
    case CELL_TEXT:
    case CELL_RESULT:
    case CELL_PHRASE:
        return text(cell_plain(c, a));
    default:
        return number(c);
    }
}

/* Every function below is true if all went in; jansson takes nothing that is not UTF-8. */
static bool add_cells(json_t *to, const struct column *c, int n, const struct cell *cell, struct arena *a)
{
    bool ok = true;

    for (int i = 0; i < n; i++)
        ok = json_object_set_new(to, c[i].key, value(cell[i], a)) == 0 && ok;
    return ok;
}

static bool add_rows(json_t *list, const struct table *t, const struct block *b, struct arena *a)
{
    bool ok = true;

    for (int r = 0; r < b->nrow; r++) {
        json_t *row = json_object();
        ok = add_cells(row, t->col, t->ncol, b->row[r].cell, a) && ok;
        json_array_append_new(list, row);
    }
    return ok;
}

static bool add_plain(json_t *root, const struct table *t, struct arena *a)
{
    json_t *list = json_array();
    bool ok = true;

    for (int b = 0; b < t->nblock; b++)
        ok = add_rows(list, t, &t->block[b], a) && ok;
    return json_object_set_new(root, t->rows, list) == 0 && ok;
}

static bool add_blocks(json_t *root, const struct table *t, struct arena *a)
{
    json_t *list = json_array();
    bool ok = true;

    for (int b = 0; b < t->nblock; b++) {
        json_t *block = json_object(), *rows = json_array();
        ok = add_cells(block, t->head, t->nhead, t->block[b].head, a) && ok;
        ok = add_rows(rows, t, &t->block[b], a) && ok;
        json_object_set_new(block, t->rows, rows);
        json_array_append_new(list, block);
    }
    return json_object_set_new(root, t->blocks, list) == 0 && ok;
}

struct member {
    const char *key;
    struct str text;
};

static bool add_texts(json_t *to, const struct member *m, int n)
{
    bool ok = true;

    for (int i = 0; i < n; i++)
        ok = json_object_set_new(to, m[i].key, text(m[i].text)) == 0 && ok;
    return ok;
}

static bool add_heading(json_t *root, const struct sheet *s)
{
    const struct heading *h = &s->heading;
    const struct member event[] = { { "name", h->event },  { "venue", h->venue },
                                    { "city", h->city },   { "federation", h->federation },
                                    { "start", h->start }, { "end", h->end } };
    const struct member rest[] = {
        { "section", h->section },     { "title", h->title },     { "status", h->status }, { "tie_breaks", h->variant },
        { "published", h->published }, { "amended", h->amended }, { "date", h->date }
    };
    json_t *about = json_object();
    bool ok = add_texts(about, event, sizeof event / sizeof *event);

    ok = json_object_set_new(root, "report", json_string(s->name)) == 0 && ok;
    ok = json_object_set_new(root, "event", about) == 0 && ok;
    ok = add_texts(root, rest, sizeof rest / sizeof *rest) && ok;
    json_object_set_new(root, "round", h->round > 0 ? json_integer(h->round) : json_null());
    return ok;
}

static bool add_notes(json_t *root, const struct sheet *s)
{
    json_t *list = json_array();
    bool ok = true;

    for (int i = 0; i < s->nnote; i++)
        ok = json_array_append_new(list, text(s->note[i].text)) == 0 && ok;
    return json_object_set_new(root, "notes", list) == 0 && ok;
}

bool json_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct table t = data_table(s, a);
    json_t *root = json_object();
    bool ok = add_heading(root, s);
    ok = (t.nhead > 0 ? add_blocks : add_plain)(root, &t, a) && ok;
    ok = add_notes(root, s) && ok;
    char *bytes = json_dumps(root, JSON_INDENT(1) | JSON_REAL_PRECISION(REAL_DIGITS));

    (void)page;
    json_decref(root);
    if (ok && bytes)
        *out = str_fmt(a, "%s\n", bytes);
    free(bytes);
    return (ok && bytes) || err_set(e, ERR_INPUT, "a name in the event is not valid UTF-8");
}
