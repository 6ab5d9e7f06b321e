/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/bundle.h"

#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "office/folder.h"
#include "office/site/site.h"
#include "reports/format/gzip.h"
#include "web/base/messages.h"

/* The block: this, then its entries, then the bytes that they point to. */
struct head {
    char name[16];
    uint64_t n;
};

struct span {
    uint32_t at, n;
};

struct entry {
    struct span path, body, packed;
    uint64_t key, mark;
};

static const struct head head_empty = { .name = "olympair-pages1" };

enum { FILE_MAX = 1 << 28 };
static const size_t block_max = (size_t)1 << 31;

/* X(ending, type, packed) */
/* clang-format off */
#define TYPES(X) \
    X(".html", "text/html; charset=utf-8",        true) \
    X(".css",  "text/css; charset=utf-8",         true) \
    X(".js",   "text/javascript; charset=utf-8",  true) \
    X(".json", "application/json; charset=utf-8", true) \
    X(".csv",  "text/csv; charset=utf-8",         true) \
    X(".trf",  "text/plain; charset=utf-8",       true) \
    X(".txt",  "text/plain; charset=utf-8",       true) \
    X(".ics",  "text/calendar; charset=utf-8",    true) \
    X("sitemap.xml", "application/xml; charset=utf-8", true) \
    X(".xml",  "application/atom+xml; charset=utf-8", true) \
    X(".pdf",  "application/pdf", false) \
    X(".png",  "image/png", false) \
    X(".svg",  "image/svg+xml; charset=utf-8",    true) \
    X(".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", false)
/* clang-format on */

struct type {
    const char *ending, *type;
    bool packed;
};

static const struct type *type_of(struct str path)
{
    static const struct type types[] = {
#define X(ending, type, packed) { ending, type, packed },
        TYPES(X)
#undef X
            { "", "application/octet-stream", false }
    };
    const struct type *t = types;

    while (t->ending[0] && !str_ends(path, str_of(t->ending)))
        t++;
    return t;
}

const char *bundle_type(struct str path)
{
    return type_of(path)->type;
}

/* Its name is made of what it is. */
static bool is_for_ever(struct str path)
{
    return str_starts(path, STR("flags/")) || str_starts(path, STR("assets/"));
}

const char *bundle_keeping(struct str path)
{
    return is_for_ever(path) ? "max-age=31536000, immutable" : "no-cache";
}

const char *bundle_keeping_between(struct str path)
{
    return is_for_ever(path) ? bundle_keeping(path) : "max-age=1, stale-while-revalidate=10";
}

/* --- reading ------------------------------------------------------------------------------------ */

static struct entry entry_at(const struct bundle *b, int i)
{
    struct entry entry;

    memcpy(&entry, b->block.p + sizeof(struct head) + sizeof entry * (size_t)i, sizeof entry);
    return entry;
}

static struct str view(const struct bundle *b, struct span s)
{
    return (struct str){ b->block.p + s.at, s.n };
}

struct bundle_page bundle_at(const struct bundle *b, int i)
{
    struct entry e = entry_at(b, i);

    return (struct bundle_page){ view(b, e.path), view(b, e.body), view(b, e.packed), e.key, e.mark };
}

static bool is_inside(const struct bundle *b, struct span s)
{
    return s.at <= b->block.n && s.n <= b->block.n - s.at;
}

bool bundle_open(struct str block, struct bundle *out)
{
    struct bundle b = { .block = block };
    struct head head;
    struct str last = { 0 };

    if (block.n < sizeof head || block.n > block_max)
        return false;
    memcpy(&head, block.p, sizeof head);
    if (memcmp(head.name, head_empty.name, sizeof head.name) != 0 ||
        head.n > (block.n - sizeof head) / sizeof(struct entry))
        return false;
    b.n = (int)head.n;
    for (int i = 0; i < b.n; i++) {
        struct entry e = entry_at(&b, i);
        if (!is_inside(&b, e.path) || !is_inside(&b, e.body) || !is_inside(&b, e.packed) ||
            (i > 0 && str_cmp(last, view(&b, e.path)) >= 0))
            return false;
        last = view(&b, e.path);
    }
    *out = b;
    return true;
}

bool bundle_find(const struct bundle *b, struct str path, struct bundle_page *out)
{
    int low = 0, high = b->n;

    while (low < high) {
        int middle = low + (high - low) / 2;
        int c = str_cmp(view(b, entry_at(b, middle).path), path);
        if (c == 0) {
            *out = bundle_at(b, middle);
            return true;
        }
        if (c < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

enum { PATH_MOST = 512 };

/* "" and "open/" are their index.html. */
static struct str page_path(const char *url, char *room)
{
    size_t n = strlen(url);

    if (n == 0 || url[0] != '/' || n + sizeof "index.html" > PATH_MOST)
        return (struct str){ 0 };
    int end = snprintf(room, PATH_MOST, "%s%s", url + 1, url[n - 1] == '/' ? "index.html" : "");
    return (struct str){ room, (size_t)end };
}

/* "screen" is screen.html: an address for people who type. */
bool bundle_find_address(const struct bundle *pages, const char *url, struct bundle_page *out)
{
    static const char ending[] = ".html";
    char room[PATH_MOST + sizeof ending];
    struct str path = page_path(url, room);

    if (path.n == 0 || bundle_find(pages, path, out))
        return path.n > 0;
    memcpy(room + path.n, ending, sizeof ending - 1);
    return bundle_find(pages, (struct str){ room, path.n + sizeof ending - 1 }, out);
}

/* --- making ------------------------------------------------------------------------------------- */

static int by_path(const void *a, const void *b)
{
    return str_cmp(((const struct bundle_page *)a)->path, ((const struct bundle_page *)b)->path);
}

static bool read_page(struct str folder, const struct site_file *f, struct arena *a, struct bundle_page *out,
                      struct err *e)
{
    struct arena own = { 0 };
    struct str path = str_fmt(&own, "%.*s/%.*s", STR_ARG(folder), STR_ARG(f->path)), body;
    bool ok = file_load(path.p, FILE_MAX, &own, &body, e);

    *out = (struct bundle_page){ .path = f->path, .key = f->key };
    if (ok) {
        out->body = str_copy(a, body);
        out->mark = folder_key(0, body);
        if (type_of(f->path)->packed)
            out->packed = str_copy(a, gzip_pack(body, &own));
    }
    arena_free(&own);
    return ok;
}

static bool gather(struct str folder, const struct site_file *file, int n, const struct bundle *before, struct arena *a,
                   struct bundle_page *page, struct err *e)
{
    for (int i = 0; i < n; i++) {
        bool same = before && bundle_find(before, file[i].path, &page[i]) && page[i].key == file[i].key;
        if (!same && !read_page(folder, &file[i], a, &page[i], e))
            return false;
    }
    qsort(page, (size_t)n, sizeof *page, by_path);
    return true;
}

static size_t size_of(const struct bundle_page *page, int n)
{
    size_t size = sizeof(struct head) + sizeof(struct entry) * (size_t)n;

    for (int i = 0; i < n; i++)
        size += page[i].path.n + page[i].body.n + page[i].packed.n;
    return size;
}

static struct span put_span(char *block, size_t *at, struct str bytes)
{
    struct span s = { (uint32_t)*at, (uint32_t)bytes.n };

    if (bytes.n > 0)
        memcpy(block + *at, bytes.p, bytes.n);
    *at += bytes.n;
    return s;
}

static void fill(char *block, const struct bundle_page *page, int n)
{
    struct head head = head_empty;
    size_t at = sizeof head + sizeof(struct entry) * (size_t)n;

    head.n = (uint64_t)n;
    memcpy(block, &head, sizeof head);
    for (int i = 0; i < n; i++) {
        struct entry e = { .key = page[i].key, .mark = page[i].mark };
        e.path = put_span(block, &at, page[i].path);
        e.body = put_span(block, &at, page[i].body);
        e.packed = put_span(block, &at, page[i].packed);
        memcpy(block + sizeof head + sizeof e * (size_t)i, &e, sizeof e);
    }
}

static bool put_together(struct str folder, const struct bundle_page *page, int n, struct arena *a, struct str *out,
                         struct err *e)
{
    size_t size = size_of(page, n);

    if (size > block_max)
        return err_say(e, ERR_IO, say_site_too_large_to_serve(folder));
    char *block = arena_new(a, char, size);
    fill(block, page, n);
    *out = (struct str){ block, size };
    return true;
}

/* What is read has its own memory, which is given back: only the block stays. */
bool bundle_make(struct str folder, const struct site_file *file, int n, const struct bundle *before, struct arena *a,
                 struct str *out, struct err *e)
{
    struct arena own = { 0 };
    struct bundle_page *page = arena_new(&own, struct bundle_page, n);
    bool ok = gather(folder, file, n, before, &own, page, e) && put_together(folder, page, n, a, out, e);

    arena_free(&own);
    return ok;
}

/* "q=0", "q=0.000": not at all. What is no weight counts as one. */
static bool is_none(struct str weight)
{
    struct str name = str_trim(str_cut(&weight, '=')), value = str_trim(weight);

    if (!str_same(name, STR("q")) || value.n == 0 || value.p[0] != '0')
        return false;
    for (size_t i = 1; i < value.n; i++)
        if (value.p[i] != '0' && !(i == 1 && value.p[i] == '.'))
            return false;
    return true;
}

/* What it says of gzip itself counts before what it says of all that it does not name. */
bool coding_takes_gzip(struct str accepted)
{
    bool any = false;

    while (accepted.n > 0) {
        struct str weight = str_cut(&accepted, ','), name = str_trim(str_cut(&weight, ';'));
        if (str_same(name, STR("gzip")) || str_same(name, STR("x-gzip")))
            return !is_none(weight);
        if (str_eq(name, STR("*")))
            any = !is_none(weight);
    }
    return any;
}
