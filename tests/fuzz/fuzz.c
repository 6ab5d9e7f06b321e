/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/fuzz/fuzz.h"

#include <stdlib.h>

void fuzz_refused(const struct err *e)
{
    if (e->kind == ERR_NONE || e->text[0] == '\0')
        abort();
}
