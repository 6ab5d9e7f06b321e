/* SPDX-License-Identifier: Apache-2.0 */
#include "db/chain.h"

#include "db/digest.h"

void chain_hash(const unsigned char before[HASH_SIZE], const struct journal_row *row, unsigned char out[HASH_SIZE])
{
    struct digest d;

    digest_open(&d);
    digest_bytes(&d, before, HASH_SIZE);
    digest_number(&d, (uint64_t)row->entry);
    digest_text(&d, row->time);
    digest_text(&d, row->user);
    digest_text(&d, row->command);
    digest_text(&d, row->section);
    digest_number(&d, (uint64_t)row->round);
    digest_text(&d, row->facts);
    digest_text(&d, row->shown);
    digest_text(&d, row->reason);
    digest_text(&d, row->inverse);
    digest_text(&d, row->state);
    digest_number(&d, (uint64_t)row->restores);
    digest_close(&d, out);
}
