/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/soak/amount.h"

#include <stdlib.h>
#include <string.h>

bool soaking(void)
{
    return getenv("SOAK") != NULL;
}

long amount(long check, long soak, long all)
{
    const char *asked = getenv("SOAK");

    return !asked ? check : strcmp(asked, "all") == 0 ? all : soak;
}
