#include "web/form.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"

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
        return err_set(e, ERR_LIMIT, "the form has more than %d fields", FORM_WORDS_MAX);
    if (!is_text(name, a) || !is_text(value, a))
        return err_set(e, ERR_INPUT,
                       "a field is not plain text: it holds invisible or control characters, or is not UTF-8");
    struct setting *word = arena_grow(a, f->word, sizeof *word, (size_t)f->n, (size_t)f->n + 1);
    word[f->n++] = (struct setting){ name, value };
    f->word = word;
    return true;
}

bool form_read(struct str bytes, struct arena *a, struct form *out, struct err *e)
{
    *out = (struct form){ 0 };
    while (bytes.n > 0) {
        struct str value = str_cut(&bytes, '&'), name = str_cut(&value, '=');
        if (!percent_decode(name, true, a, &name) || !percent_decode(value, true, a, &value))
            return err_set(e, ERR_INPUT, "a field of the form cannot be read");
        if (value.n > 0 && !form_add(out, name, value, a, e))
            return false;
    }
    return true;
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

static bool is_among(struct str name, struct str names)
{
    while (names.n > 0)
        if (is_like(name, str_cut(&names, ' ')))
            return true;
    return false;
}

bool form_takes(const struct form *f, const char *names, struct err *e)
{
    for (int i = 0; names && i < f->n; i++)
        if (!is_among(f->word[i].name, str_of(names)))
            return err_set(e, ERR_USAGE, "nothing here is called %.*s: this takes %s", STR_ARG(f->word[i].name),
                           names[0] ? names : "no words");
    return true;
}
