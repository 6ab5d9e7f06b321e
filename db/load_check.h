/* SPDX-License-Identifier: Apache-2.0 */
/* load_check.h - finds rows that are valid one by one but do not fit together; for db/load.c only. */
#ifndef DB_LOAD_CHECK_H
#define DB_LOAD_CHECK_H

struct load;

/* Checks what the rules rely on. Damage: a team that occurs twice in a round (the error names round and table), or two
   teams with the same number. */
void load_check(struct load *l);

#endif
