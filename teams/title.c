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

/* As files of FIDE and of other programs write them, a woman's as "wg" or, of a female grandmaster, "gf". */
static const struct {
    const char *written, *title;
} forms[] = {
    { "G", "GM" },   { "M", "IM" },   { "F", "FM" },   { "C", "CM" },   { "WG", "WGM" }, { "WM", "WIM" },
    { "WF", "WFM" }, { "WC", "WCM" }, { "GF", "WGM" }, { "MF", "WIM" }, { "FF", "WFM" }, { "CF", "WCM" },
};

struct str title_of(struct str written)
{
    struct str text = str_trim(written);

    for (int i = 0; i < TITLES; i++)
        if (str_same(text, str_of(titles[i])))
            return str_of(titles[i]);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (str_same(text, str_of(forms[i].written)))
            return str_of(forms[i].title);
    return text;
}

bool title_read(struct str typed, struct str *out)
{
    *out = title_of(typed);
    if (out->n > 0 && title_rank(*out) == 0)
        *out = (struct str){ 0 };
    return typed.n == 0 || out->n > 0;
}
