/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_registration.c - registrations in XML, and the check of what was read. */
#include "import/registration.h"
#include "teams/registration.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct event ev;

    if (registration_read((struct str){ (const char *)data, size }, STR("fuzz.xml"), NULL, NULL, &a, &ev, &f, &e))
        registration_check(&ev, &f);
    else
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
