/* SPDX-License-Identifier: Apache-2.0 */
/* systems.h - the round paired by a Swiss system, as a line of JSON. */
#ifndef REPORTS_EXCHANGE_SYSTEMS_H
#define REPORTS_EXCHANGE_SYSTEMS_H

#include "engine/system/system.h"
#include "engine/base/buffer.h"

/* {"id":...,"pairs":[[white,black],...],"bye":number or null,"legal_round":true} and the end of the line; from round 2 on
   with the tie-breaks of the system, if it has any, and with `why` unless that is NULL. `id` is JSON already.
   docs/formats/systems.md */
void systems_write(struct str id, const struct system *system, const struct swiss *s, const struct swiss_round *made,
                   const struct reasons *why, struct buffer *to);

/* {"id":...,"table":[{"round":1,"pairs":[[white,black],...],"byes":[number,...]},...]}: every round that a round robin has. */
void systems_write_table(struct str id, const struct system *system, const struct swiss *s, struct buffer *to);

#endif
