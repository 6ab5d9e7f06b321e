/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lookalike.h"

#include <stdbool.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "teams/event.h"
#include "teams/text.h"
#include "teams/messages.h"

static const struct {
    int letter;
    char like;
} pairs[] = {
    /* Cyrillic */
    { 0x0405, 'S' },
    { 0x0406, 'I' },
    { 0x0408, 'J' },
    { 0x0410, 'A' },
    { 0x0412, 'B' },
    { 0x0415, 'E' },
    { 0x041A, 'K' },
    { 0x041C, 'M' },
    { 0x041D, 'H' },
    { 0x041E, 'O' },
    { 0x0420, 'P' },
    { 0x0421, 'C' },
    { 0x0422, 'T' },
    { 0x0423, 'Y' },
    { 0x0425, 'X' },
    { 0x0430, 'a' },
    { 0x0435, 'e' },
    { 0x043A, 'k' },
    { 0x043E, 'o' },
    { 0x0440, 'p' },
    { 0x0441, 'c' },
    { 0x0443, 'y' },
    { 0x0445, 'x' },
    { 0x0455, 's' },
    { 0x0456, 'i' },
    { 0x0458, 'j' },
    { 0x04AE, 'Y' },
    { 0x04AF, 'y' },
    { 0x04BB, 'h' },
    { 0x04C0, 'I' },
    { 0x04CF, 'l' },
    { 0x0501, 'd' },
    { 0x050C, 'G' },
    { 0x051A, 'Q' },
    { 0x051B, 'q' },
    { 0x051C, 'W' },
    { 0x051D, 'w' },
    /* Greek */
    { 0x0391, 'A' },
    { 0x0392, 'B' },
    { 0x0395, 'E' },
    { 0x0396, 'Z' },
    { 0x0397, 'H' },
    { 0x0399, 'I' },
    { 0x039A, 'K' },
    { 0x039C, 'M' },
    { 0x039D, 'N' },
    { 0x039F, 'O' },
    { 0x03A1, 'P' },
    { 0x03A4, 'T' },
    { 0x03A5, 'Y' },
    { 0x03A7, 'X' },
    { 0x03B1, 'a' },
    { 0x03B3, 'y' },
    { 0x03B9, 'i' },
    { 0x03BA, 'k' },
    { 0x03BD, 'v' },
    { 0x03BF, 'o' },
    { 0x03C1, 'p' },
    { 0x03C5, 'u' },
    { 0x03F2, 'c' },
    { 0x03F9, 'C' },
    /* Armenian */
    { 0x0555, 'O' },
    { 0x0570, 'h' },
    { 0x0578, 'n' },
    { 0x057D, 'u' },
    { 0x0585, 'o' },
};

static char like_of(int letter)
{
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i].letter == letter)
            return pairs[i].like;
    return '\0';
}

struct str lookalike_key(struct arena *a, struct str name)
{
    struct str rest = text_plain(a, name);
    char *key = arena_new(a, char, rest.n);
    size_t n = 0;

    while (rest.n > 0) {
        const char *at = rest.p;
        char like = like_of(text_letter(&rest));
        for (; at < rest.p && !like; at++)
            key[n++] = *at;
        if (like)
            key[n++] = like;
    }
    return text_fold(a, (struct str){ key, n });
}

/* --- scripts whose letters are taken for each other ------------------------------------------------ */

enum script { NONE, LATIN, GREEK, CYRILLIC, ARMENIAN, SCRIPTS };

static const struct {
    int from, to;
    enum script script;
} ranges[] = {
    { 'A', 'Z', LATIN },          { 'a', 'z', LATIN },          { 0x00C0, 0x00D6, LATIN },    { 0x00D8, 0x00F6, LATIN },
    { 0x00F8, 0x024F, LATIN },    { 0x1E00, 0x1EFF, LATIN },    { 0x0370, 0x03FF, GREEK },    { 0x1F00, 0x1FFF, GREEK },
    { 0x0400, 0x052F, CYRILLIC }, { 0x0531, 0x0556, ARMENIAN }, { 0x0561, 0x0587, ARMENIAN },
};

static enum script script_of(int letter)
{
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        if (letter >= ranges[i].from && letter <= ranges[i].to)
            return ranges[i].script;
    return NONE;
}

static struct message (*const mixes[SCRIPTS][SCRIPTS])(void) = {
    [LATIN][GREEK] = say_mix_latin_greek,       [LATIN][CYRILLIC] = say_mix_latin_cyrillic,
    [LATIN][ARMENIAN] = say_mix_latin_armenian, [GREEK][CYRILLIC] = say_mix_greek_cyrillic,
    [GREEK][ARMENIAN] = say_mix_greek_armenian, [CYRILLIC][ARMENIAN] = say_mix_cyrillic_armenian,
};

static struct message mix_of_word(struct str word)
{
    bool seen[SCRIPTS] = { false };

    while (word.n > 0)
        seen[script_of(text_letter(&word))] = true;
    for (int i = LATIN; i < SCRIPTS; i++)
        for (int j = i + 1; j < SCRIPTS; j++)
            if (seen[i] && seen[j])
                return mixes[i][j]();
    return (struct message){ 0 };
}

struct message lookalike_mix(struct str name)
{
    struct message mix = { 0 };

    while (name.n > 0 && !mix.row)
        mix = mix_of_word(str_cut(&name, ' '));
    return mix;
}

/* --- the names of a section ------------------------------------------------------------------------ */

struct lookalike_name {
    struct str key, fold; /* what it looks like, and what it is */
    const struct squad *squad;
};

static int by_look(const void *a, const void *b)
{
    const struct lookalike_name *x = a, *y = b;
    int keys = str_cmp(x->key, y->key);

    return keys ? keys : (x->squad > y->squad) - (x->squad < y->squad);
}

static struct lookalike_name *looks_of(const struct section *s, struct arena *a)
{
    struct lookalike_name *look = arena_new(a, struct lookalike_name, s->nsquad);

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[i];
        look[i] = (struct lookalike_name){ lookalike_key(a, q->name), text_fold(a, q->name), q };
    }
    if (s->nsquad > 1)
        qsort(look, (size_t)s->nsquad, sizeof *look, by_look);
    return look;
}

static void check_teams(const struct section *s, struct findings *f)
{
    struct arena own = { 0 };
    const struct lookalike_name *look = looks_of(s, &own), *first = look;

    for (int i = 1; i < s->nsquad; i++) {
        if (!str_eq(look[i].key, first->key))
            first = &look[i];
        else if (!str_eq(look[i].fold, first->fold))
            finding_say(f, WARNING, RULE_NONE, look[i].squad->line,
                        say_name_looks_like(look[i].squad->name, first->squad->name));
    }
    arena_free(&own);
}

static void check_mix(struct str name, int line, struct findings *f)
{
    struct message mix = lookalike_mix(name);

    if (mix.row)
        finding_say(f, WARNING, RULE_NONE, line, say_name_mixes_letters_look_alike(name, &mix));
}

void lookalike_check(const struct section *s, struct findings *f)
{
    check_teams(s, f);
    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[i];
        check_mix(q->name, q->line, f);
        for (int p = 0; p < q->nplayer; p++)
            check_mix(q->player[p].name, q->player[p].line, f);
    }
}
