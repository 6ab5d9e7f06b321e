/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/parsed_trace.h"

static const struct {
    const char *name;
    bool proved;
} whys[] = {
#define X(id, name, proved) [id] = { name, proved },
    WHYS(X)
#undef X
};

const char *why_name(enum parsed_why w)
{
    return whys[w].name;
}

bool why_is_proved(enum parsed_why w)
{
    return whys[w].proved;
}
