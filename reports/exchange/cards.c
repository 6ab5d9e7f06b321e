/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/cards.h"

void cards_write(struct str id, const struct field *f, const struct pairing *p, struct buffer *to)
{
    buffer_fmt(to, "{\"id\":%.*s,\"pairs\":[", STR_ARG(id));
    for (int i = 0; i < p->npair; i++)
        buffer_fmt(to, "%s[%d,%d]", i ? "," : "", f->card[p->pair[i].white].number, f->card[p->pair[i].black].number);
    if (p->bye == NOBODY)
        buffer_fmt(to, "],\"bye\":null,");
    else
        buffer_fmt(to, "],\"bye\":%d,", f->card[p->bye].number);
    buffer_fmt(to, "\"legal_round\":%s}\n", p->legal ? "true" : "false");
}
