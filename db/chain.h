/* SPDX-License-Identifier: Apache-2.0 */
/* chain.h - the hash of a row of the journal over the row before it; for db/ only. */
#ifndef DB_CHAIN_H
#define DB_CHAIN_H

#include "db/journal.h"

/* BLAKE2b of the hash before (zeros for the first row) and of every field of the row but its own
   hash, each field led by its length. */
void chain_hash(const unsigned char before[HASH_SIZE], const struct journal_row *row, unsigned char out[HASH_SIZE]);

#endif
