/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf_stand_in.h"

#include "engine/base/arena.h"
#include "reports/format/slip.h"
#include "reports/format/pdf_line.h"
#include "reports/format/sheet.h"
#include "teams/event.h"
#include "teams/federation.h"

struct replacing {
    struct pdf_fonts *fonts;
    struct arena *arena;
};

static struct str stand_in(struct ref to, struct arena *a)
{
    const struct squad *team = &to.section->squad[to.squad];
    const struct federation *f = federation_find(team->federation);
    struct str name = f ? str_of(f->name) : team->federation;

    return to.kind == REF_PLAYER && name.n > 0 ? str_fmt(a, "%.*s %d", STR_ARG(name), to.place) : name;
}

static void replace_cell(const struct replacing *r, struct cell *c);

static void replace_cell(const struct replacing *r, struct cell *c)
{
    const bool is_name = c->kind == CELL_TEXT && (c->to.kind == REF_TEAM || c->to.kind == REF_PLAYER);

    if (c->kind == CELL_PHRASE) {
        struct phrase *p = &c->phrase;
        struct cell *part = arena_new(r->arena, struct cell, p->n);

        for (int i = 0; i < p->n; i++) {
            part[i] = p->part[i];
            replace_cell(r, &part[i]);
        }
        p->part = part;
    } else if (is_name && !pdf_line_shows(r->fonts, c->text)) {
        struct str name = stand_in(c->to, r->arena);
        c->text = name.n > 0 ? name : c->text;
    }
}

static void replace_cells(const struct replacing *r, struct cell *c, int n)
{
    for (int i = 0; c && i < n; i++)
        replace_cell(r, &c[i]);
}

void pdf_stand_in(struct pdf_fonts *f, const struct sheet *s, struct arena *a)
{
    const struct replacing r = { f, a };

    for (int p = 0; p < s->npart; p++)
        for (int b = 0; part_is_table(s->part[p]) && b < s->part[p]->table.nblock; b++) {
            const struct table *t = &s->part[p]->table;
            struct match_form *form = t->block[b].form;
            if (t->block[b].task)
                replace_cells(&r, t->block[b].task->name, 2);
            if (form) {
                replace_cells(&r, form->name, match_form_names(form));
                replace_cells(&r, form->signature, FORM_SIGNATURES);
            }
            replace_cells(&r, t->block[b].head, t->nhead);
            for (int i = 0; i < t->block[b].nrow; i++)
                replace_cells(&r, t->block[b].row[i].cell, t->ncol);
        }
}
