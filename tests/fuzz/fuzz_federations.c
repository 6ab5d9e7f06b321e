/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_federations.c - tables of federations: of what is read every code is found, and an old one leads to another. */
#include "import/federations.h"

#include <stdlib.h>

#include "teams/federation.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct federation_table *own = federation_table();
    struct federation_table t;
    struct arena a = { 0 };
    struct err e = { 0 };

    if (federations_read((struct str){ (const char *)data, size }, STR("fuzz.csv"), &a, &t, &e)) {
        federation_use(&t);
        for (int i = 0; i < t.n + t.nold; i++)
            if (federation_find(str_of(t.row[i].code)) != &t.row[i] || (i < t.n) == (t.row[i].now[0] != 0) ||
                (i >= t.n && !federation_find(str_of(t.row[i].now))))
                abort();
        federation_guess(STR("Norway"), &a);
        federation_use(own);
    } else {
        fuzz_refused(&e);
    }
    arena_free(&a);
    return 0;
}
