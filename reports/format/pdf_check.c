/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf_check.h"

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "reports/format/haru.h"
#include "reports/format/slip.h"
#include "reports/format/messages.h"
#include "reports/format/pdf_font.h"
#include "reports/format/pdf_line.h"
#include "reports/format/sheet.h"
#include "teams/text.h"

struct check {
    struct pdf_fonts *fonts;
    struct findings *findings;
};

static struct message code_of(int letter, struct arena *a)
{
    return letter < 0 ? say_byte_not_utf8() : say_code_point(str_fmt(a, "U+%04X", (unsigned)letter));
}

/* The line of the file tells two namesakes apart; a sheet has none, and names them once. */
static void check_text(const struct check *c, enum pdf_named what, struct str text, int line)
{
    enum { COLUMNS = 60 };
    static struct message (*const say[])(struct str, const struct message *, const struct message *) = {
        [PDF_TEAM] = say_team_unprintable, [PDF_PLAYER] = say_player_unprintable, [PDF_WORD] = say_word_unprintable
    };
    struct arena *a = c->findings->arena;
    const struct pdf_lack lack = pdf_line_lack(c->fonts, text, a);

    if (lack.letter == 0)
        return;
    const struct message code = code_of(lack.letter, a);
    const struct finding like = { .rule = RULE_NONE,
                                  .line = line,
                                  .message = say[what](text_cut(a, text, COLUMNS), &code, &lack.why) };
    if (line > 0 || !finding_has(c->findings, &like))
        finding_say(c->findings, WARNING, RULE_NONE, line, like.message);
}

static void check_words(const struct check *c, struct str text)
{
    while (text.n > 0)
        check_text(c, PDF_WORD, str_cut(&text, ' '), 0);
}

static void check_cell(const struct check *c, struct cell cell)
{

    if (cell.kind == CELL_PHRASE)
        for (int i = 0; i < cell.phrase.n; i++)
            check_cell(c, cell.phrase.part[i]);
    else if (cell.kind == CELL_TEXT && (cell.to.kind == REF_TEAM || cell.to.kind == REF_PLAYER))
        check_text(c, cell.to.kind == REF_TEAM ? PDF_TEAM : PDF_PLAYER, cell.text, 0);
    else if (cell.kind == CELL_TEXT)
        check_words(c, cell.text);
}

static void check_cells(const struct check *c, const struct cell *cell, const struct column *col, int n)
{
    for (int i = 0; cell && i < n; i++)
        if (audience_sees(FOR_SHEETS, col[i].audience))
            check_cell(c, cell[i]);
}

static void check_part(const struct check *c, const struct part *p)
{
    if (part_is_table(p)) {
        const struct table *t = &p->table;
        for (int b = 0; b < t->nblock; b++) {
            const struct match_form *form = t->block[b].form;
            for (int i = 0; form && i < match_form_names(form); i++)
                check_cell(c, form->name[i]);
            check_cells(c, t->block[b].head, t->head, t->nhead);
            for (int r = 0; r < t->block[b].nrow; r++)
                check_cells(c, t->block[b].row[r].cell, t->col, t->ncol);
        }
        return;
    }
    if (p->kind == PART_CHART) {
        for (int i = 0; i < p->chart.n; i++)
            check_words(c, p->chart.shape[i].text);
        return;
    }
    for (int i = 0; i < p->prose.n; i++)
        check_words(c, p->prose.paragraph[i].text);
}

void pdf_check_sheet(struct pdf_fonts *fonts, const struct sheet *s, struct findings *f)
{
    const struct check c = { fonts, f };
    struct str line[HEADING_LINES];

    heading_lines(&s->heading, f->arena, line);
    for (int i = 0; i < HEADING_LINES; i++)
        check_words(&c, line[i]);
    for (int i = 0; i < s->npart; i++)
        check_part(&c, s->part[i]);
    for (int i = 0; i < s->nnote; i++)
        check_words(&c, s->note[i].text);
}

void pdf_check_names(const struct font_files *files, const struct pdf_name *name, int n, struct findings *f)
{
    struct pdf_fonts fonts;
    const struct check c = { &fonts, f };
    struct haru *doc = haru_begin(f->arena);

    pdf_fonts_init(&fonts, doc, files, f->arena);
    for (int i = 0; i < n; i++)
        check_text(&c, name[i].what, name[i].text, name[i].line);
    pdf_fonts_drop(&fonts);
    haru_drop(doc);
}
