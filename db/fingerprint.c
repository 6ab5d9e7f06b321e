/* SPDX-License-Identifier: Apache-2.0 */
#include "db/fingerprint.h"

#include <string.h>

#include "db/digest.h"
#include "db/rows.h"
#include "engine/base/arena.h"

uint64_t event_fingerprint(const struct event *ev)
{
    unsigned char hash[HASH_SIZE];
    struct digest d;
    uint64_t mark;

    digest_open(&d);
    for (int i = 0; i < TABLE_COUNT; i++) {
        struct arena own = { 0 };
        struct rows rows = { .arena = &own };
        rows_of(ev, NULL, (enum table_id)i, &rows);
        digest_number(&d, (uint64_t)rows.n);
        for (int r = 0; r < rows.n; r++)
            row_digest(&d, (enum table_id)i, &rows.row[r]);
        arena_free(&own);
    }
    digest_close(&d, hash);
    memcpy(&mark, hash, sizeof mark);
    return mark;
}
