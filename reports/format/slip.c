/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/slip.h"

#include "engine/base/arena.h"
#include "teams/text.h"

void slip_add(struct slip *f, enum slip_kind kind, const struct str *text, int n, struct arena *a)
{
    struct str *own = arena_new(a, struct str, n);

    for (int i = 0; i < n; i++)
        own[i] = text[i];
    arena_room(a, f->line, f->n, f->cap);
    f->line[f->n++] = (struct slip_line){ kind, own, n };
}

void slip_say(struct slip *f, enum slip_kind kind, struct str text, struct arena *a)
{
    slip_add(f, kind, &text, 1, a);
}

struct slip *slip_shown(const struct slip *f, struct arena *a)
{
    struct slip *shown = arena_new(a, struct slip, 1);

    shown->tent = f->tent;
    for (int i = 0; i < f->n; i++) {
        const struct slip_line *l = &f->line[i];
        struct str *text = arena_new(a, struct str, l->n);
        for (int k = 0; k < l->n; k++)
            text[k] = text_shown(l->text[k], false, a);
        slip_add(shown, l->kind, text, l->n, a);
    }
    return shown;
}
