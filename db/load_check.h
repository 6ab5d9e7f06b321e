/* SPDX-License-Identifier: Apache-2.0 */
/* load_check.h - finds rows that are valid one by one but do not fit together; for db/load.c only. */
#ifndef DB_LOAD_CHECK_H
#define DB_LOAD_CHECK_H

struct load;

/* What the rules rely on. Damage: a team that is twice in one round, as round and table say, or two teams of one
   number. */
void load_check(struct load *l);

#endif
