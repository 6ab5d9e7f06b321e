/* SPDX-License-Identifier: Apache-2.0 */
/* page_history.c - the codes of the public history: those of today, and those of printed sheets looked up in what the file has been. */
#include "desk/shown.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/lookup.h"
#include "teams/history_code.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"

static void put_form(const struct visit *v, struct markup *m)
{
    put_message(v, m, "<form method=\"get\" class=\"card\" action=\"/history\">\n<h2>", say_look_up_a_code(),
                "</h2>\n");
    put_message(v, m, "<p><label for=\"code\">", say_codes_as(),
                "</label><br><input id=\"code\" name=\"code\" size=\"50\" autocomplete=\"off\" required");
    put_attr(m, "value", form_word(&v->form, "code"));
    put_message(v, m, "></p>\n<p><button class=\"main\">", say_look_up(), "</button></p>\n</form>\n");
}

static void put_since(const struct visit *v, struct markup *m, const struct looked_up *found)
{
    if (found->nsince > 0)
        put(m, "<ul>\n");
    for (int i = 0; i < found->nsince; i++) {
        put(m, "<li>");
        put_text(m, page_text(v, found->since[i]));
        put(m, "</li>\n");
    }
    if (found->nsince > 0)
        put(m, "</ul>\n");
}

static void put_found(const struct visit *v, struct markup *m, const struct looked_up *found)
{
    if (found->found)
        put(m, "<section class=\"card\">\n<p><strong>");
    else
        put(m, "<section class=\"card problem\" role=\"alert\">\n<p><strong>");
    put_message(v, m, "", say_as_a_sentence(&found->verdict), "</strong></p>\n");
    put_since(v, m, found);
    put(m, "</section>\n");
}

static bool put_lookup(const struct visit *v, struct markup *m, struct err *e)
{
    struct str codes = form_word(&v->form, "code");
    struct lookup l;

    if (str_trim(codes).n == 0)
        return true;
    if (!lookup_open(&l, v->room->desk, v->arena, e))
        return false;
    struct message flaw = lookup_flaw(&l);
    if (flaw.row)
        put_found(v, m, &(struct looked_up){ .verdict = flaw });
    while (codes.n > 0) {
        struct looked_up found = lookup_code(&l, str_trim(str_cut(&codes, ',')));
        put_found(v, m, &found);
    }
    return true;
}

/* What stands on sheets that are printed now. */
static void put_section(const struct visit *v, struct markup *m, const struct section *s, const struct journal_row *row,
                        int n)
{
    struct heads heads = shown_heads(row, n, s->name, v->arena);

    for (int round = s->nround; round > 0; round--) {
        if (s->round[round - 1].published.n == 0 || heads.round[round].n == 0)
            continue;
        put_message(v, m, "<li>", say_code_of_its_round(section_title(s), round), " <strong>");
        put_text(m, history_code(heads.round[round], v->arena));
        put(m, "</strong></li>\n");
    }
}

bool serve_history(struct visit *v, struct err *e)
{
    const struct journal_row *row;
    int n;

    if (!visit_event(v, e) || !visit_journal(v, &row, &n, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_codes_of_history()));
    if (!put_lookup(v, &m, e))
        return false;
    put_form(v, &m);
    put_message(v, &m, "<section class=\"card\">\n<h2>", say_on_sheets_printed_now(), "</h2>\n<ul>\n");
    for (int i = 0; i < v->event.nsection; i++)
        put_section(v, &m, &v->event.section[i], row, n);
    put_message(v, &m, "</ul>\n<p>", say_what_a_code_is(), "</p>\n</section>\n");
    return page_end(v, &m);
}
