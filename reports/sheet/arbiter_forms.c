/* SPDX-License-Identifier: Apache-2.0 */
/* arbiter_forms.c - the report arbiter-forms: a norm report for each arbiter of the event, to be filled in and signed. */
#include "engine/base/arena.h"
#include "reports/sheet/forms.h"
#include "reports/sheet/report.h"
#include "teams/federation.h"

enum { H_SHOWN, H_NAME, H_TITLE, H_FEDERATION, H_FIDE, H_ROLE, HEADS };

static const struct column heads[HEADS] = {
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
    [H_NAME] = { "name", NULL, ALIGN_LEFT, FOR_DATA },
    [H_TITLE] = { "title", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FEDERATION] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_ROLE] = { "role", NULL, ALIGN_LEFT, FOR_DATA },
};

enum { SECTION, SYSTEM, ROUNDS, BOARDS, TEAMS, PLAYERS, FEDERATIONS, COLUMNS };

static const struct column columns[COLUMNS] = {
    [SECTION] = { "section", &label_section, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [SYSTEM] = { "system", &label_system, ALIGN_LEFT, .name = true },
    [ROUNDS] = { "rounds", &label_rounds, ALIGN_RIGHT },
    [BOARDS] = { "boards", &label_boards, ALIGN_RIGHT },
    [TEAMS] = { "teams", &label_teams, ALIGN_RIGHT },
    [PLAYERS] = { "players", &label_players, ALIGN_RIGHT },
    [FEDERATIONS] = { "federations", &label_federations, ALIGN_RIGHT },
};

static const struct table shape = {
    .blocks = "arbiters", .rows = "sections", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

static bool is_first_of(const struct section *s, int squad)
{
    for (int i = 0; i < squad; i++)
        if (str_eq(s->squad[i].federation, s->squad[squad].federation))
            return false;
    return federation_is_one(s->squad[squad].federation);
}

static int count_federations(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += is_first_of(s, i);
    return n;
}

/* Who was replaced is not counted. */
static int count_players(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += squad_counting(&s->squad[i]);
    return n;
}

static void add_arbiter(const struct event *e, const struct arbiter *x, struct sheet *sheet, struct arena *a)
{
    const struct wording *w = &sheet->heading.wording;
    struct forms f = forms_begin(sheet, x->name, a);

    forms_fact(&f, &label_name, cell_text(x->name));
    forms_fact(&f, &label_function, cell_text(x->role));
    forms_fact(&f, &label_fide_id, cell_known(x->fide_id));
    forms_fact(&f, &label_title, cell_text(x->title));
    forms_fact(&f, &label_federation, cell_text(x->federation));
    forms_fact(&f, &label_norm_for, cell_text((struct str){ 0 }));
    forms_event(&f, e, NULL);
    forms_fact(&f, &label_rounds_worked, cell_text((struct str){ 0 }));
    struct block *b = table_block(sheet_table(sheet, &shape, a), e->nsection, a);
    b->head[H_SHOWN] = cell_text(message_label(&label_sections, w, a));
    b->head[H_NAME] = cell_text(x->name);
    b->head[H_TITLE] = cell_text(x->title);
    b->head[H_FEDERATION] = cell_text(x->federation);
    b->head[H_FIDE] = cell_known(x->fide_id);
    b->head[H_ROLE] = cell_text(x->role);
    for (int i = 0; i < e->nsection; i++) {
        const struct section *s = &e->section[i];
        struct cell *cell = block_row(b, TONE_PLAIN);

        cell[SECTION] = cell_text(section_title(s));
        cell[SYSTEM] = cell_text(forms_system(s, w, a));
        cell[ROUNDS] = cell_number(s->rounds);
        cell[BOARDS] = cell_number(s->boards);
        cell[TEAMS] = cell_number(s->nsquad);
        cell[PLAYERS] = cell_number(count_players(s));
        cell[FEDERATIONS] = cell_number(count_federations(s));
    }
    b->slip = forms_signatures(e, w, a);
}

bool report_build_arbiter_forms(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    sheet->scale = SCALE_LIST;
    sheet->form = true;
    sheet->heading.section = (struct str){ 0 };
    for (int i = 0; i < in->event->narbiter; i++)
        add_arbiter(in->event, &in->event->arbiter[i], sheet, a);
    return true;
}
