/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_seal.c - seals of rounds: what is read has a round and texts; whether its key signed it can be asked, whatever stands there. */
#include "desk/base/seal.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_trace.h"

#include <stdlib.h>

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct str bytes = { (const char *)data, size };
    struct arena a = { 0 };
    struct err e = { 0 };
    struct seal s;

    json_seal_is(bytes);
    if (json_seal_read(bytes, STR("seal.json"), &a, &s, &e)) {
        if (s.round < 1)
            abort();
        seal_is_true(&s, &a);
        seal_key_code(s.key, &a);
    } else {
        fuzz_refused(&e);
    }
    arena_free(&a);
    return 0;
}
