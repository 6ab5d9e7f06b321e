/* SPDX-License-Identifier: Apache-2.0 */
/* trf_own.h - what a tournament report file has no lines for, as comments that other programs skip: docs/formats/trf.md. */
#ifndef REPORTS_EXCHANGE_TRF_OWN_H
#define REPORTS_EXCHANGE_TRF_OWN_H

#include "reports/exchange/trf_games.h"
#include "engine/base/buffer.h"

/* Adds the teams that were entered late, and each match of which it was decided whether it counts as played, and what was paired by hand. */
void trf_own_write(const struct section *s, const struct trf_games *g, struct buffer *out);

/* For line 202: what decides after match points if these come first, codes of our own as OTHER_; the variant of the tie-break stands
   with the first criterion that it is about. */
struct str trf_own_codes(const struct section *s, struct arena *a);

#endif
