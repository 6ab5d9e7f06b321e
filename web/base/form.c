/* SPDX-License-Identifier: Apache-2.0 */
#include "web/base/form.h"

#include <stdint.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/joiner.h"
#include "teams/text.h"
#include "web/base/messages.h"

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool percent_decode(struct str in, bool plus, struct arena *a, struct str *out)
{
    char *p = arena_new(a, char, in.n + 1);
    size_t n = 0;

    for (size_t i = 0; i < in.n; i++) {
        char c = in.p[i];
        if (c == '%') {
            int high = i + 2 < in.n ? digit(in.p[i + 1]) : -1, low = i + 2 < in.n ? digit(in.p[i + 2]) : -1;
            if (high < 0 || low < 0 || high + low == 0)
                return false;
            c = (char)(high * 16 + low);
            i += 2;
        } else if (plus && c == '+') {
            c = ' ';
        }
        p[n++] = c;
    }
    *out = (struct str){ p, n };
    return true;
}

struct str percent_encode(struct str in, struct arena *a)
{
    static const char digits[] = "0123456789ABCDEF";
    char *p = arena_new(a, char, 3 * in.n + 1);
    size_t n = 0;

    for (size_t i = 0; i < in.n; i++) {
        unsigned char c = (unsigned char)in.p[i];
        bool plain = (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '-' || c == '.' ||
                     c == '_' || c == '~';
        if (plain) {
            p[n++] = (char)c;
            continue;
        }
        p[n++] = '%';
        p[n++] = digits[c >> 4];
        p[n++] = digits[c & 15];
    }
    return (struct str){ p, n };
}

/* What may be printed is text as it is. */
static bool is_text(struct str s, struct arena *a)
{
    return s.n == 0 || text_shown(s, true, a).p == s.p;
}

bool form_add(struct form *f, struct str name, struct str value, struct arena *a, struct err *e)
{
    if (f->n == FORM_WORDS_MAX)
        return err_say(e, ERR_LIMIT, say_too_many_form_fields(FORM_WORDS_MAX));
    value = joiner_drop_idle(value, a);
    struct setting *word = arena_grow(a, f->word, sizeof *word, (size_t)f->n, (size_t)f->n + 1);
    word[f->n++] = (struct setting){ text_shown(name, true, a), text_shown(value, true, a) };
    f->word = word;
    return (is_text(name, a) && is_text(value, a)) || err_say(e, ERR_USAGE, say_form_field_not_plain());
}

bool form_read(struct str bytes, struct arena *a, struct form *out, struct err *e)
{
    struct str *left = NULL;
    bool plain = true;

    *out = (struct form){ 0 };
    while (bytes.n > 0) {
        struct str value = str_cut(&bytes, '&'), name = str_cut(&value, '=');
        if (!percent_decode(name, true, a, &name) || !percent_decode(value, true, a, &value))
            return err_say(e, ERR_USAGE, say_form_field_unreadable());
        if (value.n > 0)
            plain = form_add(out, name, value, a, e) && plain;
        if (value.n > 0 || out->nleft == FORM_WORDS_MAX)
            continue;
        left = arena_grow(a, left, sizeof *left, (size_t)out->nleft, (size_t)out->nleft + 1);
        left[out->nleft++] = name;
    }
    out->left = left;
    return plain;
}

struct str form_word(const struct form *f, const char *name)
{
    for (int i = 0; i < f->n; i++)
        if (str_eq(f->word[i].name, str_of(name)))
            return f->word[i].value;
    return (struct str){ 0 };
}

/* "place.12" is place.N. */
static bool is_like(struct str name, struct str like)
{
    struct str number = name;
    long n;

    if (like.n < 2 || like.p[like.n - 1] != 'N' || like.p[like.n - 2] != '.')
        return str_eq(name, like);
    str_cut(&number, '.');
    return str_starts(name, (struct str){ like.p, like.n - 1 }) && number.n > 0 && number.p[0] >= '1' &&
           number.p[0] <= '9' && str_long(number, &n);
}

/* The name stands among those, and may come several times. */
static bool find_name(struct str name, struct str names, bool *several)
{
    while (names.n > 0) {
        struct str like = str_cut(&names, ' ');
        *several = like.n > 0 && like.p[like.n - 1] == '+';
        like.n -= like.n > 0 && (*several || like.p[like.n - 1] == '!');
        if (str_eq(like, STR("*")) || is_like(name, like))
            return true;
    }
    return false;
}

static bool has_field(const struct form *f, struct str name, int words)
{
    bool found = false;

    for (int i = 0; !found && i < words; i++)
        found = str_eq(f->word[i].name, name);
    for (int i = 0; !found && i < f->nleft; i++)
        found = str_eq(f->left[i], name);
    return found;
}

static bool has_needed(const struct form *f, struct str names, struct err *e)
{
    while (names.n > 0) {
        struct str name = str_cut(&names, ' ');
        bool needed = name.n > 0 && name.p[name.n - 1] == '!';
        name.n -= needed;
        if (needed && !has_field(f, name, f->n))
            return err_say(e, ERR_USAGE, say_word_missing(name));
    }
    return true;
}

/* The names without what stands behind them. */
static struct str bare(const char *names, struct arena *a)
{
    struct str out = str_copy(a, str_of(names));
    char *p = (char *)(uintptr_t)out.p;
    size_t n = 0;

    for (size_t i = 0; i < out.n; i++)
        if (p[i] != '+' && p[i] != '!')
            p[n++] = p[i];
    return (struct str){ p, n };
}

static bool refuse_name(struct str name, const char *names, struct err *e)
{
    struct arena a = { 0 };

    err_say(e, ERR_USAGE, names[0] ? say_no_such_word(name, bare(names, &a)) : say_no_words_here(name));
    arena_free(&a);
    return false;
}

bool form_takes(const struct form *f, const char *names, struct err *e)
{
    for (int i = 0; i < f->n; i++) {
        bool several;
        if (!find_name(f->word[i].name, str_of(names), &several))
            return refuse_name(f->word[i].name, names, e);
        if (!several && has_field(f, f->word[i].name, i))
            return err_say(e, ERR_USAGE, say_word_sent_twice(f->word[i].name));
    }
    return has_needed(f, str_of(names), e);
}
