/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/err.h"

#include <string.h>

#include "engine/base/arena.h"

static const int exit_codes[] = {
#define X(kind, exit, meaning) [kind] = exit,
    ERR_KINDS(X)
#undef X
};

/* Cut short, it still ends with a whole letter. */
static void keep_text(struct err *e, struct str text)
{
    size_t n = str_whole(text, sizeof e->text - 1).n;

    if (n > 0)
        memcpy(e->text, text.p, n);
    e->text[n] = '\0';
}

bool err_say(struct err *e, enum err_kind kind, struct message message)
{
    const struct wording here = { .medium = message_here() };
    struct arena arena = { 0 };

    if (e->kind != ERR_NONE)
        return false;
    e->kind = kind;
    keep_text(e, message_text(&message, &here, &arena));
    e->message = message_keep(&message, e->words, sizeof e->words);
    arena_free(&arena);
    return false;
}

struct message err_message(const struct err *e)
{
    struct message m = e->message;
    const char *at = e->words;

    for (int i = 0; i < m.n; i++) {
        m.argument[i].text.p = at;
        at += m.argument[i].text.n;
    }
    return m;
}

int err_exit_code(enum err_kind kind)
{
    return exit_codes[kind];
}
