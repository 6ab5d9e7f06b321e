/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/history_code.h"

#include <string.h>

#include "engine/base/arena.h"

static const char letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

struct str history_head(const unsigned char hash[HISTORY_HASH], struct arena *a)
{
    char *out = arena_new(a, char, HEAD_LETTERS + 1);

    for (int i = 0; i < HEAD_LETTERS; i++) {
        unsigned value = 0;
        for (int bit = 5 * i; bit < 5 * i + 5; bit++)
            value = 2 * value + (bit < 8 * HISTORY_HASH ? (unsigned)hash[bit / 8] >> (7 - bit % 8) & 1u : 0u);
        out[i] = letters[value];
    }
    return (struct str){ out, HEAD_LETTERS };
}

struct str history_code(struct str head, struct arena *a)
{
    if (head.n < CODE_LETTERS)
        return (struct str){ 0 };
    return str_fmt(a, "%.4s-%.4s-%.4s", head.p, head.p + 4, head.p + 8);
}

/* Letters that no code has, read as the digits that they look like. */
static char digit_for(char capital)
{
    if (capital == 'O')
        return '0';
    return capital == 'I' || capital == 'L' ? '1' : capital;
}

/* '\0': it is none. */
static char letter_of(char c)
{
    char capital = digit_for(c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c);

    return capital && strchr(letters, capital) ? capital : '\0';
}

/* "olympair:open:7:" stands before it in the QR code. */
static struct str without_words(struct str typed)
{
    size_t colon = typed.n;

    while (colon > 0 && typed.p[colon - 1] != ':')
        colon--;
    return (struct str){ typed.p + colon, typed.n - colon };
}

bool history_code_read(struct str typed, struct arena *a, struct str *out)
{
    struct str s = without_words(str_trim(typed));
    char *code = arena_new(a, char, s.n + 1);
    size_t n = 0;

    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '-' || s.p[i] == ' ')
            continue;
        code[n] = letter_of(s.p[i]);
        if (code[n++] == '\0')
            return false;
    }
    *out = (struct str){ code, n };
    return n >= CODE_LETTERS && n <= HEAD_LETTERS;
}
