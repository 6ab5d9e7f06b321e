/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_logo.c - pictures of an organiser: what is taken comes back from the text that is stored, and a drawing has no script in it. */
#include "import/logo.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct err e = { 0 };
    struct str bytes = { (const char *)data, size };
    struct logo logo, again;
    bool ok = logo_check(bytes, STR("logo"), &a, &logo, &e);

    if (ok && (!logo_read(logo_text(&logo, &a), &a, &again) || !str_eq(again.bytes, bytes) ||
               again.width != logo.width || again.height != logo.height || e.kind != ERR_NONE))
        abort();
    if (ok && logo.drawn && memmem(bytes.p, bytes.n, "<script", 7) && !memmem(bytes.p, bytes.n, "<!", 2))
        abort();
    if (!ok)
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
