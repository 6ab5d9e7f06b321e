/* SPDX-License-Identifier: Apache-2.0 */
/* page_signed.c - what captains say of results, on the page of a round. */
#include "engine/base/arena.h"
#include "teams/signature.h"
#include "teams/text.h"
#include "web/page.h"

/* Those of earlier rounds stay until they are settled: the standings are made of them, too. */
static void put_disputes(const struct visit *v, struct markup *m)
{
    struct message *dispute;
    int n = signature_disputes(v->in, v->round, v->arena, &dispute);

    for (int i = 0; i < n; i++) {
        put(m, "<p class=\"warning\">");
        put_text(m, page_text(v, dispute[i]));
        put(m, "</p>\n");
    }
}

void page_signed(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    struct message said = signature_told(v->in, r);

    if (said.row) {
        put(m, "<p>");
        put_link(m, address_report(v, v->in, "signatures", v->round, NULL), page_text(v, said));
        put(m, "</p>\n");
    }
    put_disputes(v, m);
}
