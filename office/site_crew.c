/* SPDX-License-Identifier: Apache-2.0 */
/* site_crew.c - the pages of a site, made by several threads. */
#include "office/site.h"
#include "office/site_page.h"

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/crew.h"
#include "office/messages.h"

/* What a thread has for itself. */
struct hand {
    struct site site;
    struct arena arena, parts;
};

struct crew {
    struct hand *hand;
    struct findings *missing; /* by piece */
    struct err *err;          /* by piece, of which one is told */
    site_piece piece;
    void *cls;
};

static bool do_piece(void *cls, int hand, int i)
{
    struct crew *c = cls;
    struct hand *h = &c->hand[hand];

    c->missing[i].arena = &h->arena;
    h->site.missing = &c->missing[i];
    h->site.err = &c->err[i];
    if (h->site.order->stops && atomic_load(h->site.order->stops))
        return err_say(h->site.err, ERR_BUSY, say_site_was_stopped());
    return c->piece(&h->site, c->cls, i);
}

/* In the order of the pieces, whoever was first. */
static void tell_missing(struct site *k, const struct findings *missing, int n)
{
    for (int i = 0; i < n; i++)
        for (int f = 0; f < missing[i].n; f++)
            finding_say(k->missing, missing[i].item[f].severity, missing[i].item[f].rule, 0,
                        missing[i].item[f].message);
}

bool site_do(struct site *k, int n, site_piece piece, void *cls)
{
    struct arena own = { 0 };
    int hands = k->order->threads;
    struct crew c = { .hand = arena_new(&own, struct hand, hands),
                      .missing = arena_new(&own, struct findings, n),
                      .err = arena_new(&own, struct err, n),
                      .piece = piece,
                      .cls = cls };

    for (int i = 0; i < hands; i++) {
        c.hand[i].site = *k;
        c.hand[i].site.arena = &c.hand[i].arena;
        c.hand[i].site.parts = &c.hand[i].parts;
    }
    int wrong = crew_do(hands, n, do_piece, &c);
    tell_missing(k, c.missing, n);
    for (int i = 0; i < hands; i++) {
        arena_adopt(k->arena, &c.hand[i].arena);
        arena_adopt(k->parts, &c.hand[i].parts);
    }
    if (wrong >= 0)
        *k->err = c.err[wrong];
    arena_free(&own);
    return wrong < 0;
}
