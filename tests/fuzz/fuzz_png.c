/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_png.c - pictures: whatever is taken begins and ends as one. */
#include "import/png.h"

#include <stdlib.h>

#include "engine/base/err.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct err e = { 0 };
    struct str bytes = { (const char *)data, size };
    bool ok = png_check(bytes, STR("flag.png"), &e);

    if (ok && (!str_ends(bytes, (struct str){ "IEND\xae\x42\x60\x82", 8 }) || e.kind != ERR_NONE))
        abort();
    if (!ok)
        fuzz_refused(&e);
    return 0;
}
