#include "engine/base/err.h"

#include <stdarg.h>
#include <stdio.h>

#include "engine/base/door.h"

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
    char all[2 * sizeof e->text]; /* with the words for both doors */
    va_list ap;

    if (e->kind != ERR_NONE)
        return false;
    e->kind = kind;
    va_start(ap, fmt);
    vsnprintf(all, sizeof all, fmt, ap);
    va_end(ap);
    door_choose(all);
    if (snprintf(e->text, sizeof e->text, "%s", all) >= (int)sizeof e->text)
        end_whole(e->text, sizeof e->text - 1);
    return false;
}

int err_exit_code(enum err_kind kind)
{
    return exit_codes[kind];
}
