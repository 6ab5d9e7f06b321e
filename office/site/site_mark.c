/* SPDX-License-Identifier: Apache-2.0 */
/* site_mark.c - what tells one state of the site from another, and nothing else: not how many entries there are, nor when one came. */
#include "db/rows.h"
#include "desk/base/desk.h"
#include "desk/base/history.h"
#include "desk/base/seal.h"
#include "desk/base/shown.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "office/folder.h"
#include "office/revisions.h"
#include "office/site/site.h"

static void add_revisions(struct buffer *b, const struct revision *x, int n)
{
    for (int i = 0; i < n; i++)
        buffer_fmt(b, "%d %d %d %d %s %.*s %.*s %.*s\n", (int)x[i].kind, x[i].round, x[i].table, x[i].board,
                   x[i].place ? x[i].place : "", STR_ARG(x[i].at), STR_ARG(x[i].was), STR_ARG(x[i].becomes));
}

static void add_round(struct buffer *b, const struct history *h, const struct heads *heads, int section, int round)
{
    struct seal seal = { 0 };

    seal_find(h, section, round, b->arena, &seal);
    buffer_fmt(b, "%.*s %.*s\n", STR_ARG(heads->round[round]), STR_ARG(seal.signature));
}

/* Codes and seals of the rounds that everybody sees. */
static bool add_history(struct buffer *b, struct desk *d, const struct event *ev, struct err *e)
{
    const struct journal_row *row;
    int n;

    if (!desk_journal(d, b->arena, &row, &n, e))
        return false;
    const struct history h = history_of(row, n, b->arena);
    for (int i = 0; i < ev->nsection; i++) {
        struct heads heads = shown_heads(row, n, ev->section[i].name, b->arena);
        for (int round = 1; round <= ev->section[i].nround; round++)
            add_round(b, &h, &heads, i, round);
    }
    return true;
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
    ok = ok && add_history(&b, d, ev, e);
    if (ok)
        *out = str_fmt(a, "%016llx", (unsigned long long)folder_key(event_fingerprint(ev), buffer_str(&b)));
    arena_free(&own);
    return ok;
}
