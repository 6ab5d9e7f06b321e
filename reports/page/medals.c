/* SPDX-License-Identifier: Apache-2.0 */
/* medals.c - the medals of all federations: a mark for each, square of a team, round of a board, and the counts. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"

enum { MEDALS = 3 };

static const char *const metal[MEDALS] = { "gold", "silver", "bronze" };

/* What follows the metal in the keys of the columns of that kind: "team_gold". */
static long count_of(struct view *v, const struct row *row, const char *kind, int i)
{
    const struct table *t = &v->sheet->part[0]->table;
    const int at = view_column(t, str_c(v->out.arena, str_fmt(v->out.arena, "%s%s", kind, metal[i])));

    return at < 0 ? 0 : row->cell[at].number;
}

static void put_marks(struct view *v, const struct row *row)
{
    static const char *const kind[] = { "team_", "board_" }, *const class[] = { "of-team", "of-board" };

    for (int i = 0; i < MEDALS; i++)
        for (int k = 0; k < 2; k++)
            for (long n = count_of(v, row, kind[k], i); n > 0; n--)
                buffer_fmt(&v->out, "<i class=\"%s %s\">%d</i>", class[k], metal[i], i + 1);
}

static void put_counts(struct view *v, const struct row *row)
{
    for (int i = 0; i < MEDALS; i++) {
        const long n = count_of(v, row, "", i);
        if (n > 0)
            buffer_fmt(&v->out, "<td class=\"r count\">%ld</td>", n);
        else
            view_put(v, "<td class=\"r count\">·</td>");
    }
}

static void put_row(struct view *v, const struct table *t, const struct row *row)
{
    struct arena *a = v->out.arena;
    const struct str code = cell_typeset(row->cell[view_column(t, "federation")], a);
    const struct cell name = row->cell[view_column(t, "name")];

    view_text(v, "<tr><td class=\"r b\">", cell_typeset(row->cell[view_column(t, "rank")], a), "");
    view_put(v, row->cell[view_column(t, "shared")].number ? "=</td>" : "</td>");
    view_put(v, "<th scope=\"row\" class=\"team\">");
    if (v->flags)
        buffer_add(&v->out, flag_html(v->flags, code, FLAG_24, true, v->root, a));
    view_text(v, " ", cell_is_empty(name) ? code : cell_typeset(name, a), "</th>");
    view_put(v, "<td class=\"marks\" aria-hidden=\"true\">");
    put_marks(v, row);
    view_put(v, "</td>");
    put_counts(v, row);
    view_text(v, "<td class=\"r b\">", cell_typeset(row->cell[view_column(t, "total")], a), "</td></tr>\n");
}

static void put_heads(struct view *v)
{
    static const struct message_row *const medal[MEDALS] = { &label_gold, &label_silver, &label_bronze };

    view_label(v, "<th scope=\"col\" class=\"r\">", &label_rank, "</th>");
    view_label(v, "<th scope=\"col\" class=\"team\">", &label_federation, "</th><td class=\"marks\"></td>");
    for (int i = 0; i < MEDALS; i++)
        view_label(v, "<th scope=\"col\" class=\"r count\">", medal[i], "</th>");
    view_label(v, "<th scope=\"col\" class=\"r\">", &label_total, "</th>");
}

bool view_medals(struct view *v)
{
    static const struct str marks[VIEW_PIECES] = { STR("<i class=\"of-team none\"></i>"),
                                                   STR("<i class=\"of-board none\"></i>") };
    const struct table *t = &v->sheet->part[0]->table;

    if (t->nblock == 0 || t->block[0].nrow == 0)
        return false;
    view_say(v, "<table class=\"tally\">\n<caption>", say_medals_by_federation(), "</caption>\n<thead><tr>");
    put_heads(v);
    view_put(v, "</tr></thead>\n<tbody>\n");
    for (int i = 0; i < t->block[0].nrow; i++)
        put_row(v, t, &t->block[0].row[i]);
    view_say_around(v, "</tbody></table>\n<p class=\"key marks\">", say_medal_marks(VIEW_FIRST, VIEW_SECOND), marks,
                    "</p>\n");
    view_notes(v, FOR_DATA);
    return true;
}
