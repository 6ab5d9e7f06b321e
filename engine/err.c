#include "engine/err.h"

#include <stdarg.h>
#include <stdio.h>

static const struct {
    int exit;
    const char *meaning;
} kinds[] = {
#define X(kind, exit, meaning) [kind] = { exit, meaning },
    ERR_KINDS(X)
#undef X
};

bool err_set(struct err *e, enum err_kind kind, const char *fmt, ...)
{
    va_list ap;

    if (e->kind != ERR_NONE)
        return false;
    e->kind = kind;
    va_start(ap, fmt);
    vsnprintf(e->text, sizeof e->text, fmt, ap);
    va_end(ap);
    return false;
}

int err_exit_code(enum err_kind kind)
{
    return kinds[kind].exit;
}

const char *err_meaning(enum err_kind kind)
{
    return kinds[kind].meaning;
}
