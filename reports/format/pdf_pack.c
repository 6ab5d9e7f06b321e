/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf_pack.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/gzip.h"
#include "reports/format/pdf_tree.h"
#include "reports/format/truetype.h"

enum {
    ROW = 20,        /* bytes of a row of the table of places */
    TOGETHER = 1000, /* objects of a stream: a reader unpacks all of it to have one */
    FIELDS = 7,      /* bytes of a packed row: kind, place, generation or index */
    UP = 2           /* the filter of PNG that takes the row above away */
};

/* Where an object is: what stands between "obj" and "endobj", and in the new file its place or its stream with the index in it. */
struct object {
    struct str body;
    bool stream, used;
    size_t at; /* of the new file; of what is in a stream the number of that */
    int index; /* in it; -1: in none */
};

struct packing {
    struct str pdf, trailer;
    const struct pdf_tree *tree;
    struct object *object; /* by number; behind those of the file the streams, last the table of places */
    int n;
    size_t table;
    struct buffer out;
    bool failed; /* there was no memory */
    struct arena *a;
};

/* --- reading ------------------------------------------------------------------------------------ */

static bool begins(struct str text, const char *with)
{
    return text.n >= strlen(with) && memcmp(text.p, with, strlen(with)) == 0;
}

static struct str from(struct str text, size_t at)
{
    at = at < text.n ? at : text.n;
    return (struct str){ text.p + at, text.n - at };
}

/* The digits at that place. */
static size_t number_at(struct str text, size_t at)
{
    size_t n = 0;

    while (at < text.n && text.p[at] >= '0' && text.p[at] <= '9')
        n = n * 10 + (size_t)(text.p[at++] - '0');
    return n;
}

/* Behind the last of these words, or 0. */
static size_t behind_last(struct str text, const char *word)
{
    size_t n = strlen(word);

    for (size_t at = text.n; at >= n; at--)
        if (memcmp(text.p + at - n, word, n) == 0)
            return at;
    return 0;
}

/* "<< /Root 1 0 R /Info 3 0 R /Size 2530 >>" without its brackets and its size. */
static bool find_trailer(struct packing *k)
{
    const struct str tail = from(k->pdf, behind_last(k->pdf, "trailer"));
    const char *open = memmem(tail.p, tail.n, "<<", 2), *size = memmem(tail.p, tail.n, "/Size", 5);
    const size_t end = behind_last(tail, ">>");

    if (!open || !size || size < open || end < 2 || memmem(tail.p, tail.n, "/Prev", 5) ||
        memmem(tail.p, tail.n, "/Encrypt", 8))
        return false;
    struct buffer b = { .arena = k->a };
    const char *next = size + 5;
    while (next < tail.p + end - 2 && (*next == ' ' || (*next >= '0' && *next <= '9')))
        next++;
    buffer_add(&b, (struct str){ open + 2, (size_t)(size - open - 2) });
    buffer_add(&b, (struct str){ next, (size_t)(tail.p + end - 2 - next) });
    k->trailer = buffer_str(&b);
    return true;
}

static int by_place(const void *x, const void *y)
{
    const size_t a = *(const size_t *)x, b = *(const size_t *)y;

    return (a > b) - (a < b);
}

/* What stands between "12 0 obj" and the last "endobj" before `end`. */
static bool read_object(struct packing *k, int number, size_t at, size_t end)
{
    struct object *o = &k->object[number];
    const struct str all = { k->pdf.p + at, end - at };
    const char *open = memmem(all.p, all.n, " obj", 4);
    const size_t close = behind_last(all, "endobj");

    if (!open || close == 0 || number_at(all, 0) != (size_t)number)
        return false;
    o->body = str_trim((struct str){ open + 4, (size_t)(all.p + close - 6 - (open + 4)) });
    o->stream = o->body.n >= 9 && memcmp(o->body.p + o->body.n - 9, "endstream", 9) == 0;
    o->used = true;
    return true;
}

/* "xref", "0 2530", the rows. */
static bool read_file(struct packing *k)
{
    const size_t start = behind_last(k->pdf, "startxref");

    if (start == 0 || !find_trailer(k))
        return false;
    k->table = number_at(str_trim(from(k->pdf, start)), 0);
    const struct str table = from(k->pdf, k->table);
    if (!begins(table, "xref\n0 "))
        return false;
    k->n = (int)number_at(table, 7);
    const char *end = memchr(table.p + 7, '\n', table.n - 7);
    const struct str rows = from(table, end ? (size_t)(end + 1 - table.p) : table.n);
    if (k->n < 2 || rows.n < (size_t)k->n * ROW)
        return false;
    const int most = k->n + (k->tree ? pdf_tree_size(k->tree) : 0);
    k->object = arena_new(k->a, struct object, most + most / TOGETHER + 2);
    /* Every object of the table; an object ends where the next begins. */
    size_t *place = arena_new(k->a, size_t, k->n + 1);
    int n = 0;

    for (int i = 0; i < k->n; i++)
        if (rows.p[(size_t)i * ROW + 17] == 'n')
            place[n++] = number_at(rows, (size_t)i * ROW);
    place[n] = k->table;
    qsort(place, (size_t)n, sizeof *place, by_place);
    for (int i = 0; i < n; i++)
        if (place[i] >= place[i + 1] || !read_object(k, (int)number_at(k->pdf, place[i]), place[i], place[i + 1]))
            return false;
    return true;
}

/* The root becomes what it is, and what belongs to it comes after all others. */
static void add_tree(struct packing *k)
{
    const int first = k->n, root = pdf_tree_root(k->tree);

    if (root < first)
        k->object[root].body = pdf_tree_root_object(k->tree, first, k->a);
    for (int i = 0; i < pdf_tree_size(k->tree); i++)
        k->object[k->n++] = (struct object){ .body = pdf_tree_object(k->tree, i, first, k->a), .used = true };
}

/* --- writing ------------------------------------------------------------------------------------ */

static void put_stream(struct packing *k, int number, const char *about, struct str bytes)
{
    const struct str packed = gzip_deflate(bytes, k->a);

    k->failed = k->failed || packed.n == 0;
    k->object[number] = (struct object){ .used = true, .stream = true, .at = k->out.n, .index = -1 };
    buffer_fmt(&k->out, "%d 0 obj\n<</Type %s/Filter /FlateDecode /Length %zu>>\nstream\n", number, about, packed.n);
    buffer_add(&k->out, packed);
    buffer_add(&k->out, STR("\nendstream\nendobj\n"));
}

static bool is_number(struct str text)
{
    size_t at = 0;

    while (at < text.n && text.p[at] >= '0' && text.p[at] <= '9')
        at++;
    return at > 0 && at == text.n;
}

/* "<< /Length 1474 0 R" of a stream becomes "<< /Length 137", and the object that was this number and nothing else is no more. */
static void settle_length(struct packing *k, struct object *o)
{
    const struct str all = o->body;
    const char *data = memmem(all.p, all.n, "stream", 6), *word = memmem(all.p, all.n, "/Length ", 8);
    struct buffer b = { .arena = k->a };

    if (!data || !word || word > data)
        return;
    const size_t at = (size_t)(word + 8 - all.p), number = number_at(all, at);
    struct str rest = from(all, at);
    while (rest.n > 0 && rest.p[0] >= '0' && rest.p[0] <= '9')
        rest = from(rest, 1);
    if (!begins(rest, " 0 R") || number >= (size_t)k->n || !is_number(k->object[number].body))
        return;
    buffer_add(&b, (struct str){ all.p, at });
    buffer_add(&b, k->object[number].body);
    buffer_add(&b, from(rest, 4));
    o->body = buffer_str(&b);
    k->object[number].used = false;
}

/* The number behind that word of a stream; 0: there is none. */
static size_t number_of(struct str dictionary, const char *word)
{
    const char *at = memmem(dictionary.p, dictionary.n, word, strlen(word));

    return at ? number_at(dictionary, (size_t)(at - dictionary.p) + strlen(word)) : 0;
}

/* "/Length 137", "/Length1 31316" and the like. */
static bool has_lengths_alone(struct str dictionary)
{
    for (size_t i = 0; i < dictionary.n; i++)
        if (dictionary.p[i] == '/' && !begins(from(dictionary, i), "/Length"))
            return false;
    return true;
}

/* What libharu leaves as it is has nothing but its lengths: a map of letters, or a font, which alone has a "/Length1". */
static void settle_plain(struct packing *k, struct object *o)
{
    const char *data = memmem(o->body.p, o->body.n, "stream\r\n", 8);
    const struct str about = { o->body.p, data ? (size_t)(data - o->body.p) : 0 };
    const size_t size = number_of(about, "/Length ");
    const bool font = number_of(about, "/Length1 ") > 0;

    if (size == 0 || !has_lengths_alone(about) || size + about.n + 8 > o->body.n)
        return;
    const struct str whole = { data + 8, size }, less = font ? truetype_for_pdf(whole, k->a) : whole;
    const struct str packed = gzip_deflate(less, k->a);
    struct buffer b = { .arena = k->a };
    k->failed = k->failed || packed.n == 0;
    buffer_fmt(&b, "<</Length %zu ", packed.n);
    if (font)
        buffer_fmt(&b, "/Length1 %zu ", less.n);
    buffer_add(&b, STR("/Filter /FlateDecode>>\nstream\n"));
    buffer_add(&b, packed);
    buffer_add(&b, STR("\nendstream"));
    o->body = buffer_str(&b);
}

/* Numbers that are still there stay outside: they may be lengths, which are wanted before anything is unpacked. */
static bool is_packed(const struct object *o)
{
    return o->used && !o->stream && o->body.n > 0 && (o->body.p[0] == '<' || o->body.p[0] == '[');
}

/* From the object `next` on as many as go together, in the stream `number`; returns the object behind them. */
static int put_together(struct packing *k, int next, int number)
{
    struct buffer places = { .arena = k->a }, bodies = { .arena = k->a };
    int n = 0;

    for (; next < k->n && n < TOGETHER; next++) {
        struct object *o = &k->object[next];
        if (!is_packed(o))
            continue;
        o->at = (size_t)number;
        o->index = n++;
        buffer_number(&places, next);
        buffer_add(&places, STR(" "));
        buffer_number(&places, (int)bodies.n);
        buffer_add(&places, STR(" "));
        buffer_add(&bodies, o->body);
        buffer_add(&bodies, STR("\n"));
    }
    const size_t first = places.n;
    buffer_add(&places, buffer_str(&bodies));
    if (n > 0)
        put_stream(k, number, str_c(k->a, str_fmt(k->a, "/ObjStm /N %d /First %zu ", n, first)), buffer_str(&places));
    return next;
}

enum where { FREE, AT_PLACE, IN_STREAM };

static enum where where_is(const struct object *o)
{
    if (!o->used)
        return FREE;
    return o->index < 0 ? AT_PLACE : IN_STREAM;
}

static void put_row(struct buffer *b, const struct object *o)
{
    const enum where kind = where_is(o);
    const unsigned index = kind == IN_STREAM ? (unsigned)o->index : 0;
    const size_t at = o->used ? o->at : 0;
    const char row[FIELDS] = { (char)kind, (char)(at >> 24),   (char)(at >> 16), (char)(at >> 8),
                               (char)at,   (char)(index >> 8), (char)index };

    buffer_add(b, (struct str){ row, FIELDS });
}

/* Each row as what it adds to the one above, with the number of that filter of PNG in front: 7.4.4.4, and it packs three times as well. */
static struct str as_differences(struct str rows, struct arena *a)
{
    static const char none[FIELDS];
    struct buffer b = { .arena = a };

    for (size_t at = 0; at + FIELDS <= rows.n; at += FIELDS) {
        const char *row = rows.p + at, *above = at == 0 ? none : row - FIELDS;
        char out[1 + FIELDS] = { UP };
        for (int i = 0; i < FIELDS; i++)
            out[1 + i] = (char)((unsigned char)row[i] - (unsigned char)above[i]);
        buffer_add(&b, (struct str){ out, sizeof out });
    }
    return buffer_str(&b);
}

static void put_table(struct packing *k, int number)
{
    const size_t at = k->out.n;
    struct buffer rows = { .arena = k->a };

    k->object[number] = (struct object){ .used = true, .at = at, .index = -1 };
    for (int i = 0; i <= number; i++)
        put_row(&rows, &k->object[i]);
    const struct str about = str_fmt(k->a, "/XRef /Size %d /W [1 4 2] /DecodeParms <</Predictor %d /Columns %d>> %.*s ",
                                     number + 1, 10 + UP, FIELDS, STR_ARG(str_trim(k->trailer)));
    put_stream(k, number, str_c(k->a, about), as_differences(buffer_str(&rows), k->a));
    buffer_fmt(&k->out, "startxref\n%zu\n%%%%EOF\n", at);
}

struct str pdf_pack(struct str pdf, const struct pdf_tree *tree, struct arena *a)
{
    struct packing k = { .pdf = pdf, .tree = tree, .out = { .arena = a }, .a = a };
    const char *first = memmem(pdf.p, pdf.n, "1 0 obj", 7);
    int number, next = 0;

    if (!begins(pdf, "%PDF-1.") || !first || !read_file(&k))
        return pdf;
    buffer_add(&k.out, (struct str){ pdf.p, (size_t)(first - pdf.p) });
    k.out.p[7] = k.out.p[7] < '5' ? '5' : k.out.p[7];
    for (int i = 0; i < k.n; i++)
        if (k.object[i].used && k.object[i].stream) {
            settle_length(&k, &k.object[i]);
            settle_plain(&k, &k.object[i]);
        }
    if (tree)
        add_tree(&k);
    for (int i = 0; i < k.n; i++) {
        struct object *o = &k.object[i];
        if (!o->used || is_packed(o))
            continue;
        o->at = k.out.n;
        o->index = -1;
        buffer_fmt(&k.out, "%d 0 obj\n", i);
        buffer_add(&k.out, o->body);
        buffer_add(&k.out, STR("\nendobj\n"));
    }
    for (number = k.n; next < k.n; number++)
        next = put_together(&k, next, number);
    put_table(&k, number);
    return k.failed ? pdf : buffer_str(&k.out);
}
