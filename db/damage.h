/* SPDX-License-Identifier: Apache-2.0 */
/* damage.h - what is said of values and rows that no event has, by the rows of member.def; for db/ only. */
#ifndef DB_DAMAGE_H
#define DB_DAMAGE_H

#include "engine/base/message.h"
#include "teams/member.h"

/* A value that is not within the limits of its member, which has some. */
struct message damage_outside(const struct member *m, long value, long low, long high);

/* A row of what is not there; one of a dense table that is not. */
struct message damage_lost(const struct member_table *t, long place);
struct message damage_gap(const struct member_table *t, long place);

#endif
