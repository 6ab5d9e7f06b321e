/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/book.h"

#include "engine/base/arena.h"

enum { SECTION, TITLE, ROUND, PAGE, COLUMNS };

static const struct column columns[COLUMNS] = {
    [SECTION] = { "section", &label_section, ALIGN_LEFT, .name = true },
    [TITLE] = { "sheet", &label_sheet, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [ROUND] = { "round", &label_round, ALIGN_LEFT },
    [PAGE] = { "page", &label_page, ALIGN_RIGHT },
};

struct str book_name(const struct sheet *s, struct arena *a)
{
    const struct str part[] = { s->heading.section, s->heading.title, heading_round(&s->heading, a) };
    struct str name = { 0 };

    for (int i = 0; i < 3; i++)
        if (part[i].n > 0)
            name = str_fmt(a, "%.*s%s%.*s", STR_ARG(name), name.n ? ", " : "", STR_ARG(part[i]));
    return name;
}

struct sheet book_index(const struct book *b, const struct book_place *place, struct arena *a)
{
    const struct table shape = { .rows = "sheets", .col = columns, .ncol = COLUMNS };
    struct sheet s = { .name = "contents", .heading = b->heading, .scale = SCALE_HAND };
    struct block *block = table_block(sheet_table(&s, &shape, a), b->nsheet, a);

    for (int i = 0; i < b->nsheet; i++) {
        const struct heading *h = &b->sheet[i].heading;
        struct cell *cell = block_row(block, TONE_PLAIN);
        cell[PAGE] = cell_instead(cell_number(place[i].number), cell_page(place[i].paper));
        cell[SECTION] = b->heading.section.n > 0 ? (struct cell){ 0 } : cell_text(h->section);
        cell[TITLE] = cell_instead(cell_text(h->title), cell[PAGE]);
        cell[ROUND] = cell_text(heading_round(h, a));
    }
    return sheet_seen(&s, FOR_PAPER, a);
}
