/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/title.h"

static const char *const titles[] = { "WCM", "WFM", "CM", "FM", "WIM", "WGM", "IM", "GM" };
enum { TITLES = sizeof titles / sizeof *titles };

int title_rank(struct str title)
{
    for (int i = 0; i < TITLES; i++)
        if (str_eq(title, str_of(titles[i])))
            return i + 1;
    return 0;
}

bool title_read(struct str typed, struct str *out)
{
    *out = (struct str){ 0 };
    for (int i = 0; i < TITLES; i++)
        if (str_same(typed, str_of(titles[i])))
            *out = str_of(titles[i]);
    return typed.n == 0 || out->n > 0;
}
