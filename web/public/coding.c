/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/coding.h"

/* "q=0", "q=0.000": not at all. What is no weight counts as one. */
static bool is_none(struct str weight)
{
    struct str name = str_trim(str_cut(&weight, '=')), value = str_trim(weight);

    if (!str_same(name, STR("q")) || value.n == 0 || value.p[0] != '0')
        return false;
    for (size_t i = 1; i < value.n; i++)
        if (value.p[i] != '0' && !(i == 1 && value.p[i] == '.'))
            return false;
    return true;
}

/* What it says of gzip itself counts before what it says of all that it does not name. */
bool coding_takes_gzip(struct str accepted)
{
    bool any = false;

    while (accepted.n > 0) {
        struct str weight = str_cut(&accepted, ','), name = str_trim(str_cut(&weight, ';'));
        if (str_same(name, STR("gzip")) || str_same(name, STR("x-gzip")))
            return !is_none(weight);
        if (str_eq(name, STR("*")))
            any = !is_none(weight);
    }
    return any;
}
