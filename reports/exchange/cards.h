/* SPDX-License-Identifier: Apache-2.0 */
/* cards.h - the pairing of one round as a line of JSON. */
#ifndef REPORTS_EXCHANGE_CARDS_H
#define REPORTS_EXCHANGE_CARDS_H

#include "engine/olympiad/pairing.h"
#include "engine/base/buffer.h"

/* {"id":...,"pairs":[[white,black],...],"bye":number or null,"legal_round":true} and the end of the line;
   `id` is JSON already. docs/formats/cards.md */
void cards_write(struct str id, const struct field *f, const struct pairing *p, struct buffer *to);

#endif
