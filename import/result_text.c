/* SPDX-License-Identifier: Apache-2.0 */
#include "import/result_text.h"

#include "engine/base/arena.h"

/* Other ways in which people write results, once blanks are taken out, a colon and every dash is - and a comma a point. */
static const struct {
    const char *written;
    enum result result;
} spellings[] = {
    { "½-½", RESULT_DRAW },     { "1/2-1/2", RESULT_DRAW }, { "½", RESULT_DRAW },        { "0.5-0.5", RESULT_DRAW },
    { "0.5", RESULT_DRAW },     { "=", RESULT_DRAW },       { "+--", RESULT_FORFEIT },   { "--+", RESULT_MISSED },
    { "---", RESULT_NOBODY },   { "+/-", RESULT_FORFEIT },  { "-/+", RESULT_MISSED },    { "-/-", RESULT_NOBODY },
    { "1.0-0.0", RESULT_WIN },  { "0.0-1.0", RESULT_LOSS }, { "1F-0F", RESULT_FORFEIT }, { "0F-1F", RESULT_MISSED },
    { "0F-0F", RESULT_NOBODY }, { "1-0F", RESULT_FORFEIT }, { "0F-1", RESULT_MISSED },   { "1-0K", RESULT_FORFEIT },
    { "0-1K", RESULT_MISSED },  { "0-0K", RESULT_NOBODY },
};

size_t result_dash(struct str s)
{
    static const char *const all[] = { "-", "\u2010", "\u2013", "\u2014", "\u2212" };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_starts(s, str_of(all[i])))
            return str_of(all[i]).n;
    return 0;
}

bool result_read(struct str written, struct arena *a, enum result *out)
{
    char *p = arena_new(a, char, written.n + 1);
    size_t n = 0;

    while (written.n > 0) {
        size_t dash = result_dash(written), step = dash > 0 ? dash : 1;
        if (dash > 0 || *written.p == ':')
            p[n++] = '-';
        else if (*written.p != ' ')
            p[n++] = *written.p == ',' ? '.' : *written.p;
        written.p += step;
        written.n -= step;
    }
    struct str s = (struct str){ p, n };

    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        if (str_eq(s, str_of(spellings[i].written))) {
            *out = spellings[i].result;
            return true;
        }
    return result_find(s, out);
}
