/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/forms.h"

#include "engine/base/arena.h"
#include "teams/arbiter.h"
#include "teams/pairing.h"
#include "teams/pace.h"
#include "teams/rating/report.h"

enum { WHAT, VALUE, WHAT_2, VALUE_2, COLUMNS };
enum { ROWS = 16, ROOM = 16 };

static const struct column columns[COLUMNS] = {
    [WHAT] = { NULL, NULL, ALIGN_LEFT, .tone = TONE_FAINT },
    [VALUE] = { NULL, NULL, ALIGN_LEFT, .name = true, .wraps = true },
    [WHAT_2] = { NULL, NULL, ALIGN_LEFT, .tone = TONE_FAINT },
    [VALUE_2] = { NULL, NULL, ALIGN_LEFT, .name = true, .wraps = true },
};

static const struct column head = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = COLUMNS };

static const struct table shape = {
    .blocks = "certificates", .rows = "games", .head = &head, .nhead = 1, .col = columns, .ncol = COLUMNS
};

struct forms forms_begin(struct sheet *sheet, struct str title, struct arena *a)
{
    struct forms f = { sheet, table_block(sheet_table(sheet, &shape, a), ROWS, a), NULL, a };

    sheet->part[sheet->npart - 1]->audience = FOR_SHEETS;
    f.block->head[0] = cell_text(title);
    f.block->apart = true;
    return f;
}

void forms_fact(struct forms *f, const struct message_row *what, struct cell value)
{
    struct cell label = cell_text(message_label(what, &f->sheet->heading.wording, f->a));
    struct cell known = cell_is_empty(value) ? cell_blank(ROOM) : value;
    bool right = f->row != NULL;
    struct cell *row = right ? f->row : block_row(f->block, TONE_PLAIN);

    row[right ? WHAT_2 : WHAT] = label;
    row[right ? VALUE_2 : VALUE] = known;
    f->row = right ? NULL : row;
}

/* --- the event -------------------------------------------------------------------------------- */

/* "Baku, AZE" */
static struct str place_of(const struct event *e, struct arena *a)
{
    return str_fmt(a, "%.*s%s%.*s", STR_ARG(e->city), e->city.n > 0 && e->federation.n > 0 ? ", " : "",
                   STR_ARG(e->federation));
}

static struct str pace_of(const struct section *s, struct arena *a)
{
    struct pace pace;

    return pace_read(s->time_control, &pace) && pace.n > 0 ? pace_words(&pace, a) : (struct str){ 0 };
}

struct str forms_system(const struct section *s, const struct wording *w, struct arena *a)
{
    return section_system(s) ? pairing_title(s, w, a) : message_label(&label_system_of_olympiad, w, a);
}

void forms_event(struct forms *f, const struct event *e, const struct section *s)
{
    forms_fact(f, &label_event, cell_text(e->name));
    forms_fact(f, &label_place_held, cell_text(place_of(e, f->a)));
    forms_fact(f, &label_dates_held, cell_text(dates_text(e->start, e->end, &f->sheet->heading.wording, f->a)));
    if (!s)
        return;
    forms_fact(f, &label_system, cell_text(forms_system(s, &f->sheet->heading.wording, f->a)));
    forms_fact(f, &label_rounds, cell_number(s->rounds));
    forms_fact(f, &label_rate_of_play, cell_text(pace_of(s, f->a)));
}

/* --- signatures ------------------------------------------------------------------------------- */

static struct str named(const struct message_row *what, struct str who, const struct wording *w, struct arena *a)
{
    struct str label = message_label(what, w, a);

    return who.n > 0 ? str_fmt(a, "%.*s: %.*s", STR_ARG(label), STR_ARG(who)) : label;
}

const struct slip *forms_signatures(const struct event *e, const struct wording *w, struct arena *a)
{
    const struct arbiter *chief = rating_chief(e);
    struct str who = chief ? arbiter_text(chief, a) : (struct str){ 0 };
    struct slip *slip = arena_new(a, struct slip, 1);

    slip_add(slip, SLIP_BLANKS,
             (struct str[]){ named(&label_chief_arbiter, who, w, a), message_label(&label_date_signed, w, a) }, 2, a);
    slip_add(slip, SLIP_BLANKS,
             (struct str[]){ message_label(&label_federation_signs, w, a), message_label(&label_date_signed, w, a) }, 2,
             a);
    return slip;
}
