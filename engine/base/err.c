#include "engine/base/err.h"

#include <stdarg.h>
#include <stdio.h>

static const int exit_codes[] = {
#define X(kind, exit, meaning) [kind] = exit,
    ERR_KINDS(X)
#undef X
};

/* Cut short, it still ends with a whole letter. */
static void end_whole(char *text, size_t n)
{
    while (n > 0 && ((unsigned char)text[n - 1] & 0xC0) == 0x80)
        n--;
    if (n > 0 && (unsigned char)text[n - 1] >= 0xC0)
        n--;
    text[n] = '\0';
}

bool err_set(struct err *e, enum err_kind kind, const char *fmt, ...)
{
    va_list ap;

    if (e->kind != ERR_NONE)
        return false;
    e->kind = kind;
    va_start(ap, fmt);
    if (vsnprintf(e->text, sizeof e->text, fmt, ap) >= (int)sizeof e->text)
        end_whole(e->text, sizeof e->text - 1);
    va_end(ap);
    return false;
}

int err_exit_code(enum err_kind kind)
{
    return exit_codes[kind];
}
