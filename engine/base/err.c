/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/err.h"

static const int exit_codes[] = {
#define X(kind, exit, meaning) [kind] = exit,
    ERR_KINDS(X)
#undef X
};

bool err_say(struct err *e, enum err_kind kind, struct message message)
{
    return err_say_lacking(e, 0, kind, message);
}

bool err_say_lacking(struct err *e, unsigned lacks, enum err_kind kind, struct message message)
{
    if (e->kind != ERR_NONE)
        return false;
    e->kind = kind;
    e->lacks = lacks;
    e->message = message_keep(&message, e->words, sizeof e->words);
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

struct str err_text(const struct err *e, const struct wording *wording, struct arena *a)
{
    const struct message m = err_message(e);

    return message_text(&m, wording, a);
}

int err_exit_code(enum err_kind kind)
{
    return exit_codes[kind];
}
