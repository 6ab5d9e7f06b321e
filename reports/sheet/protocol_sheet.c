#include "reports/tell/protocol.h"

#include "engine/base/arena.h"
#include "reports/format/buffer.h"
#include "reports/sheet/books.h"
#include "reports/sheet/published.h"
#include "reports/sheet/report.h"
#include "teams/text.h"

/* --- as text --------------------------------------------------------------------------------- */

/* The next line of a paragraph: as many words as fit. */
static struct str next_line(struct str *rest, int columns)
{
    struct str line = { rest->p, 0 };
    int at = 0;

    while (rest->n > 0) {
        struct str left = *rest, word = str_cut(&left, ' ');
        int width = text_width(word) + (at > 0);
        if (at > 0 && at + width > columns)
            break;
        line.n = (size_t)(word.p + word.n - line.p);
        at += width;
        *rest = left;
    }
    return line;
}

enum { INDENT = 2 };

struct str protocol_text(const struct protocol *p, int columns, struct arena *a)
{
    struct buffer b = { .arena = a };

    for (int i = 0; i < p->nline; i++) {
        struct str rest = p->line[i].text;
        int indent = INDENT * p->line[i].indent;
        if (i > 0 && indent == 0)
            buffer_add(&b, STR("\n"));
        for (; rest.n > 0; indent = INDENT * (p->line[i].indent + 1)) {
            buffer_blanks(&b, indent);
            buffer_add(&b, next_line(&rest, columns - indent));
            buffer_add(&b, STR("\n"));
        }
    }
    return buffer_str(&b);
}

/* --- as a report ----------------------------------------------------------------------------- */

enum { LEVEL, TEXT, COLUMNS, SHEET_COLUMNS = 100 };

static const struct column columns[COLUMNS] = {
    [LEVEL] = { "level", NULL, ALIGN_LEFT, .audience = FOR_DATA },
    [TEXT] = { "text", NULL, ALIGN_LEFT, .name = true },
};

/* A paragraph as rows: one, or as many as it has lines. */
static void add_rows(struct block *b, const struct protocol_line *l, bool unbroken, struct arena *a)
{
    struct str rest = l->text;

    for (int extra = 0; rest.n > 0; extra = INDENT) {
        int indent = unbroken ? 0 : INDENT * l->indent + extra;
        struct cell *cell = block_row(b, l->indent ? TONE_PLAIN : TONE_STRONG);
        struct buffer line = { .arena = a };
        for (int i = 0; i < indent; i++)
            buffer_add(&line, STR("\u00a0"));
        buffer_add(&line, unbroken ? rest : next_line(&rest, SHEET_COLUMNS - indent));
        cell[LEVEL] = cell_number(l->indent);
        cell[TEXT] = cell_text(buffer_str(&line));
        if (unbroken)
            return;
    }
}

static int count_rows(const struct protocol *p, int from, int to, bool unbroken)
{
    int n = 0;

    for (int i = from; i < to; i++) {
        struct str rest = p->line[i].text;
        do
            next_line(&rest, SHEET_COLUMNS - INDENT * (p->line[i].indent + 1));
        while (++n && rest.n > 0 && !unbroken);
    }
    return n + (to - from);
}

/* What was published goes before what the draft had. */
static void tell_asked(struct protocol *p, const struct report_input *in)
{
    int squad[2] = { in->team, in->other }, team[2], n = 0;
    bool by_hand = published_tell(p, in);

    for (int i = 0; i < 2 && squad[i] != NOBODY; i++) {
        team[n] = protocol_find(in->record, in->section->squad[squad[i]].name);
        if (team[n] == NOBODY)
            published_tell_absent(p, in, squad[i]);
        else
            n++;
    }
    if (n > 0 && by_hand)
        protocol_say(p, 0, STR("In the draft:"));
    if (n > 0)
        protocol_tell(p, in->record, team[0], n > 1 ? team[1] : NOBODY);
}

struct protocol protocol_of(const struct report_input *in, int most, struct arena *a)
{
    struct protocol p = { .arena = a, .most = most };

    if (in->team != NOBODY) {
        tell_asked(&p, in);
        return p;
    }
    protocol_round(&p, in->record);
    if (published_by_hand(in))
        protocol_say(&p, 0, STR("All this is the draft; afterwards it was changed by hand:"));
    return p;
}

bool report_build_protocol(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    struct protocol p = protocol_of(in, in->record->nteam, a);

    (void)e;
    *t = (struct table){ .name = t->name,
                         .heading = t->heading,
                         .rows = "paragraphs",
                         .col = columns,
                         .ncol = COLUMNS,
                         .scale = SCALE_HAND };
    for (int i = 0, end; i < p.nline; i = end) {
        for (end = i + 1; end < p.nline && p.line[end].indent > 0;)
            end++;
        struct block *b = table_block(t, count_rows(&p, i, end, in->data), a);
        for (int k = i; k < end; k++)
            add_rows(b, &p.line[k], in->data, a);
    }
    if (in->team == NOBODY)
        books_note_moved(t, in->section, &in->section->round[in->round - 1], a);
    return true;
}
