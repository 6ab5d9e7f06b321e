/* SPDX-License-Identifier: Apache-2.0 */
/* page_remarks.c - what arbiters noted of matches and captains say of results, on the pages of a round. */
#include "desk/history.h"
#include "engine/base/err.h"
#include "teams/moment.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/tables.h"
#include "engine/base/arena.h"
#include "teams/signature.h"
#include "teams/text.h"

static void put_remark(const struct visit *v, struct markup *m, const struct journal_row *row, const struct fact *f)
{
    put(m, "<p data-part=\"remark\">");
    page_say(v, m, say_remark_on(f->table, f->board, row->reason, row->user, page_when(v, row->time)));
    put(m, "</p>\n");
}

static void put_row(const struct visit *v, struct markup *m, const struct history *h, int i)
{
    int section = (int)(v->in - v->event.section) + 1, n;
    const struct fact *f = history_facts(h, i, v->arena, &n);

    for (int k = 0; k < n; k++)
        if (f[k].kind == FACT_REMARK && f[k].section == section && f[k].round == v->round && tables_has(v, f[k].table))
            put_remark(v, m, &h->row[i], &f[k]);
}

void page_remarks(const struct visit *v, struct markup *m)
{
    const struct journal_row *row;
    int n;

    if (!visit_journal(v, &row, &n, &(struct err){ 0 }))
        return;
    const struct history h = history_of(row, n, v->arena);
    for (int i = 0; i < n; i++)
        if (h.in_force[i] && str_eq(row[i].command, STR("remark")))
            put_row(v, m, &h, i);
}

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
