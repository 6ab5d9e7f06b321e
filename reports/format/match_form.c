/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/match_form.h"

#include "engine/base/arena.h"
#include "teams/text.h"

int match_form_names(const struct match_form *f)
{
    return 2 + 2 * f->nboard;
}

static void show(struct str *text, int n, struct arena *a)
{
    for (int i = 0; i < n; i++)
        text[i] = text_shown(text[i], false, a);
}

struct match_form *match_form_shown(const struct match_form *f, struct arena *a)
{
    const int n = match_form_names(f);
    struct match_form *shown = arena_new(a, struct match_form, 1);

    *shown = *f;
    shown->name = arena_new(a, struct cell, n);
    shown->side = arena_new(a, struct match_form_side, n);
    for (int i = 0; i < n; i++) {
        shown->name[i] = cell_shown(f->name[i], a);
        shown->side[i] = f->side[i];
        show(&shown->side[i].below, 1, a);
    }
    show(shown->word, FORM_WORDS, a);
    show(&shown->table, 1, a);
    show(shown->federation, 2, a);
    for (int i = 0; i < FORM_SIGNATURES; i++)
        shown->signature[i] = cell_shown(f->signature[i], a);
    show(&shown->code, 1, a);
    return shown;
}
