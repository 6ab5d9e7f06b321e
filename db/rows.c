/* SPDX-License-Identifier: Apache-2.0 */
#include "db/rows.h"

#include <stdlib.h>
#include <string.h>

#include "db/digest.h"
#include "db/kind.h"
#include "engine/base/arena.h"

static const void *member(const struct event_row *r, const struct member *c)
{
    return (const char *)r->at + c->at;
}

static bool is_value(const struct member *c)
{
    return c->role == ROLE_VALUE;
}

/* Finding them. */

/* Does it say enough to be stored? */
static bool is_known(const struct member_table *t, const struct event_row *r)
{
    bool said = t->known == KNOWN_ALWAYS;

    for (int i = member_keys(t); t->member[i].name && !said; i++) {
        said = kind_says(&t->member[i], member(r, &t->member[i]));
        if (t->known == KNOWN_FIRST)
            break;
    }
    return said;
}

static void key_of_members(const struct member_table *t, struct event_row *r)
{
    for (int i = 0; t->member[i].name && !is_value(&t->member[i]); i++)
        if (t->member[i].role == ROLE_KEY)
            r->key[i] = (int)kind_value(&t->member[i], member(r, &t->member[i]), r->section, NULL).number;
}

static void make_key(const struct member_table *t, const struct event_row *holder, int place, struct event_row *r)
{
    for (int i = 0; t->member[i].name && !is_value(&t->member[i]); i++)
        r->key[i] = t->member[i].role == ROLE_ABOVE ? holder->key[i] : place;
    key_of_members(t, r);
}

static void add_row(struct rows *out, struct event_row row)
{
    arena_room(out->arena, out->row, out->n, out->cap);
    row.order = out->n;
    out->row[out->n++] = row;
}

/* Of as many rows. What a pointer leads to is another copy unless the pointer is the same. */
static bool is_same(const struct member_table *t, const char *rows, const char *beside, int n)
{
    return beside && t->shape == ROWS_LIST && (n == 0 || memcmp(rows, beside, (size_t)n * t->size) == 0);
}

/* Matches have other rows where they have other boards. */
static void enter_section(struct event_row *r)
{
    const struct section *beside = r->beside;

    r->section = r->at;
    if (beside && beside->boards != r->section->boards)
        r->beside = NULL;
}

static void add_rows_in(struct rows *out, enum table_id id, const struct event_row *holder)
{
    const struct member_table *t = member_table(id);
    int n = member_length(t, holder->at, holder->section);
    const char *rows = member_rows(t, holder->at), *beside = NULL;

    if (holder->beside && member_length(t, holder->beside, holder->section) == n)
        beside = member_rows(t, holder->beside);
    if (is_same(t, rows, beside, n))
        return;
    for (int i = 0; i < n; i++) {
        struct event_row r = { .at = rows + (size_t)i * t->size, .section = holder->section };
        if (beside)
            r.beside = beside + (size_t)i * t->size;
        if (id == T_section)
            enter_section(&r);
        make_key(t, holder, i + 1, &r);
        add_row(out, r);
    }
}

static void add_all(struct rows *out, const struct event *ev, const struct event *beside, enum table_id id)
{
    struct rows holders = { .arena = out->arena };

    if (id == T_event) {
        add_row(out, (struct event_row){ .key = { 1 }, .at = ev, .beside = beside });
        return;
    }
    add_all(&holders, ev, beside, member_table(id)->parent);
    for (int i = 0; i < holders.n; i++)
        add_rows_in(out, id, &holders.row[i]);
}

static int compare_keys(const struct event_row *a, const struct event_row *b)
{
    int i = 0;

    while (i < KEYS_MAX - 1 && a->key[i] == b->key[i])
        i++;
    return (a->key[i] > b->key[i]) - (a->key[i] < b->key[i]);
}

static int compare(const void *x, const void *y)
{
    const struct event_row *a = x, *b = y;
    int keys = compare_keys(a, b);

    return keys ? keys : a->order - b->order;
}

/* They mostly come in order. */
static void sort(struct rows *rows)
{
    int i = 1;

    while (i < rows->n && compare_keys(&rows->row[i - 1], &rows->row[i]) < 0)
        i++;
    if (i < rows->n)
        qsort(rows->row, (size_t)rows->n, sizeof *rows->row, compare);
}

void rows_of(const struct event *ev, const struct event *beside, enum table_id id, struct rows *out)
{
    const struct member_table *t = member_table(id);
    int n = 0;

    add_all(out, ev, beside, id);
    sort(out);
    for (int i = 0; i < out->n; i++) {
        bool again = i + 1 < out->n && compare_keys(&out->row[i], &out->row[i + 1]) == 0;
        if (!again && is_known(t, &out->row[i]))
            out->row[n++] = out->row[i];
    }
    out->n = n;
}

const struct event_row *rows_next(const struct rows *rows, int *at, const struct event_row *key)
{
    int order = 1;

    while (*at < rows->n && (order = compare_keys(&rows->row[*at], key)) < 0)
        ++*at;
    return *at < rows->n && order == 0 ? &rows->row[*at] : NULL;
}

bool rows_differ(enum table_id id, const struct event_row *a, const struct event_row *b)
{
    const struct member *c = member_table(id)->member;

    while (c->name && (!is_value(c) || kind_same(c, member(a, c), member(b, c))))
        c++;
    return c->name;
}

/* Adding them up. */

static void digest_value(struct digest *d, struct value v)
{
    digest_number(d, (uint64_t)v.type);
    if (v.type == VALUE_NUMBER)
        digest_number(d, (uint64_t)v.number);
    if (v.type == VALUE_TEXT)
        digest_text(d, v.text);
}

void row_digest(struct digest *d, enum table_id id, const struct event_row *row)
{
    const struct member_table *t = member_table(id);
    struct arena own = { 0 };

    for (int i = 0; i < KEYS_MAX; i++)
        digest_number(d, (uint64_t)row->key[i]);
    for (int i = member_keys(t); t->member[i].name; i++)
        digest_value(d, kind_value(&t->member[i], member(row, &t->member[i]), row->section, &own));
    arena_free(&own);
}

/* Writing them. */

void row_write(struct db *db, enum table_id id, int sql, struct event_row row)
{
    const struct member_table *t = member_table(id);
    struct query q = statement(db, id, sql);
    struct arena own = { 0 };

    key_of_members(t, &row);
    for (int i = 0; t->member[i].name; i++)
        query_value(&q, i + 1,
                    is_value(&t->member[i]) ? kind_value(&t->member[i], member(&row, &t->member[i]), row.section, &own)
                                            : (struct value){ .type = VALUE_NUMBER, .number = row.key[i] });
    query_run(&q);
    arena_free(&own);
}

void row_delete(struct db *db, enum table_id id, const int *key, int n)
{
    struct query q = statement(db, id, SQL_DELETE + n);

    for (int i = 0; i < n; i++)
        query_value(&q, i + 1, (struct value){ .type = VALUE_NUMBER, .number = key[i] });
    query_run(&q);
}

uint64_t event_fingerprint(const struct event *ev)
{
    unsigned char hash[HASH_SIZE];
    struct digest d;
    uint64_t mark;

    digest_open(&d);
    for (int i = 0; i < TABLE_COUNT; i++) {
        struct arena own = { 0 };
        struct rows rows = { .arena = &own };
        rows_of(ev, NULL, (enum table_id)i, &rows);
        digest_number(&d, (uint64_t)rows.n);
        for (int r = 0; r < rows.n; r++)
            row_digest(&d, (enum table_id)i, &rows.row[r]);
        arena_free(&own);
    }
    digest_close(&d, hash);
    memcpy(&mark, hash, sizeof mark);
    return mark;
}
