/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/fuzz/fuzz.h"
#include "tests/said.h"

#include <stdlib.h>

void fuzz_refused(const struct err *e)
{
    if (e->kind == ERR_NONE || err_said(e)[0] == '\0')
        abort();
}
