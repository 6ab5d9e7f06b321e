/* page_journal.c - the journal, and the way back. */
#include "web/journal.h"

#include "desk/history.h"
#include "engine/base/arena.h"
#include "teams/text.h"
#include "web/page.h"

enum { ENTRIES = 200 };

static void put_cell(const struct visit *v, struct markup *m, struct str text)
{
    put(m, "<td>");
    put_text(m, text_shown(text, false, v->arena));
    put(m, "</td>");
}

static void put_row(const struct visit *v, struct markup *m, const struct history *h, int i)
{
    const struct journal_row *row = &h->row[i];

    if (h->in_force[i])
        put(m, "<tr>");
    else
        put(m, "<tr class=\"faint\">");
    put(m, "<th class=\"r\">");
    put_number(m, row->entry);
    put(m, "</th>");
    put_cell(v, m, row->time);
    put_cell(v, m, row->user);
    put_cell(v, m, row->command);
    put_cell(v, m, row->section);
    put_cell(v, m, history_text(h, i, v->arena));
    put_cell(v, m, row->reason);
    put(m, "</tr>\n");
}

bool journal_put(struct visit *v, struct markup *m, int most, struct err *e)
{
    const struct journal_row *row;
    int n;

    if (!visit_journal(v, &row, &n, e))
        return false;
    struct history h = history_of(row, n, v->arena);
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"Journal\">\n<table data-part=\"journal\">\n"
           "<thead><tr><th class=\"r\">No.</th><th>Time</th><th>Who</th><th>Command</th><th>Section</th>"
           "<th>What</th><th>Why</th></tr></thead>\n<tbody>\n");
    for (int i = n - 1; i >= 0 && i >= n - most; i--)
        put_row(v, m, &h, i);
    put(m, "</tbody>\n</table>\n</div>\n");
    return true;
}

/* What was seen goes with it: pressed twice it takes back one. */
static void put_undo(const struct visit *v, struct markup *m)
{
    if (v->who.viewer.role != ROLE_TAP || v->stamp < 2)
        return;
    put(m, "<form method=\"post\" action=\"/do/undo\">\n<p><label for=\"reason\">Reason, where the round is "
           "published</label> "
           "<input id=\"reason\" name=\"reason\" size=\"40\"></p>\n"
           "<p><label><input type=\"checkbox\" name=\"confirm\" value=\"yes\"> also what somebody else did, or what is "
           "published</label></p>\n");
    page_hidden(m, "seen", str_fmt(v->arena, "%ld", v->stamp));
    put(m, "<p><button>Take back the last operation</button> "
           "<button name=\"dry-run\" value=\"yes\">Only show which it is</button></p>\n</form>\n");
}

bool serve_journal(struct visit *v, struct err *e)
{
    if (!visit_event(v, e))
        return false;
    struct markup m = page_begin(v, STR("Journal"));
    put_undo(v, &m);
    return journal_put(v, &m, ENTRIES, e) && page_end(v, &m);
}
