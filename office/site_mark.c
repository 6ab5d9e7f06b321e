/* site_mark.c - what tells one state of the site from another, and nothing else: not how many entries there are, nor when one came. */
#include "db/mark.h"
#include "engine/base/arena.h"
#include "office/folder.h"
#include "office/revisions.h"
#include "office/site.h"
#include "reports/format/buffer.h"

static void add_revisions(struct buffer *b, const struct revision *x, int n)
{
    for (int i = 0; i < n; i++)
        buffer_fmt(b, "%d %d %d %d %s %.*s %.*s %.*s\n", (int)x[i].kind, x[i].round, x[i].table, x[i].board,
                   x[i].place ? x[i].place : "", STR_ARG(x[i].at), STR_ARG(x[i].was), STR_ARG(x[i].becomes));
}

bool site_mark(struct desk *d, const struct event *ev, struct arena *a, struct str *out, struct err *e)
{
    struct arena own = { 0 };
    struct buffer b = { .arena = &own };
    bool ok = true;

    for (int i = 0; ok && i < ev->nsection; i++) {
        const struct revision *revision;
        int n;
        ok = revisions_find(d, ev, &ev->section[i], &own, &revision, &n, e);
        if (ok)
            add_revisions(&b, revision, n);
    }
    if (ok)
        *out = str_fmt(a, "%016llx", (unsigned long long)folder_key(event_mark(ev), buffer_str(&b)));
    arena_free(&own);
    return ok;
}
