/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/logo.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const char *logo_ending(const struct logo *l)
{
    return l->drawn ? "svg" : "png";
}

/* Four letters for each three bytes; what the last ones lack is "=". */
static void put_base64(struct buffer *b, struct str bytes)
{
    for (size_t i = 0; i < bytes.n; i += 3) {
        unsigned word = 0;
        char four[4];
        for (size_t k = 0; k < 3; k++)
            word = word << 8 | (i + k < bytes.n ? (unsigned char)bytes.p[i + k] : 0);
        for (size_t k = 0; k < 4; k++)
            four[k] = i + k <= bytes.n ? letters[word >> (18 - 6 * k) & 63] : '=';
        buffer_add(b, (struct str){ four, 4 });
    }
}

/* False: it is not what put_base64 writes. */
static bool read_base64(struct str text, struct arena *a, struct str *out)
{
    const size_t pad = text.n >= 4 ? (size_t)(text.p[text.n - 1] == '=') + (text.p[text.n - 2] == '=') : 0;
    char *to = arena_new(a, char, text.n / 4 * 3 + 1);
    size_t n = 0;

    if (text.n == 0 || text.n % 4 != 0)
        return false;
    for (size_t i = 0; i < text.n; i += 4) {
        unsigned word = 0;
        for (size_t k = 0; k < 4; k++) {
            const bool padded = i + k >= text.n - pad;
            const char *at = padded ? letters : strchr(letters, text.p[i + k]);
            if (!at || text.p[i + k] == '\0')
                return false;
            word = word << 6 | (unsigned)(at - letters);
        }
        for (int k = 16; k >= 0; k -= 8)
            to[n++] = (char)(word >> k & 255);
    }
    *out = (struct str){ to, n - pad };
    return true;
}

struct str logo_text(const struct logo *l, struct arena *a)
{
    struct buffer b = { .arena = a };

    buffer_fmt(&b, "%s %dx%d ", logo_ending(l), l->width, l->height);
    put_base64(&b, l->bytes);
    return buffer_str(&b);
}

static bool read_side(struct str word, int *out)
{
    long n;

    if (!str_long(word, &n) || n < 1 || n > LOGO_SIDE_MOST)
        return false;
    *out = (int)n;
    return true;
}

bool logo_read(struct str text, struct arena *a, struct logo *out)
{
    struct str rest = text, kind = str_cut(&rest, ' '), width = str_cut(&rest, 'x'), height = str_cut(&rest, ' ');

    *out = (struct logo){ .drawn = str_eq(kind, STR("svg")) };
    return (out->drawn || str_eq(kind, STR("png"))) && read_side(width, &out->width) &&
           read_side(height, &out->height) && read_base64(rest, a, &out->bytes) && out->bytes.n <= LOGO_BYTES_MAX;
}
