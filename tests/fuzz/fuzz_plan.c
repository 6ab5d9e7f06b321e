/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_plan.c - configurations of made-up events. */
#include "import/plan.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct plan_file plan = plan_file_default();
    struct err e = { 0 };

    if (!plan_read((struct str){ (const char *)data, size }, STR("fuzz.conf"), &plan, &e))
        fuzz_refused(&e);
    return 0;
}
