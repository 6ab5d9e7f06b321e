/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_players.c - players of a section in CSV. */
#include "import/mend.h"
#include "import/registration.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct section like = section_default();
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct event read;

    if (!players_read((struct str){ (const char *)data, size }, STR("fuzz.csv"), &like, &(struct mends){ 0 }, &a, &read,
                      &(struct registration_place){ 0 }, &f, &e))
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
