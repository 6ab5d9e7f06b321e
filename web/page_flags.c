/* SPDX-License-Identifier: Apache-2.0 */
/* page_flags.c - the flags of an organiser: pictures or a zip of them, beside those that there are or in place of them. */
#include "db/attachment.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/flags.h"
#include "reports/format/flag.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/words.h"

static int count_own(const struct event *ev)
{
    int n = 0;

    for (int i = 0; i < ev->nattachment; i++)
        n += ev->attachment[i].kind == ATTACHMENT_FLAG;
    return n;
}

/* --- the page ---------------------------------------------------------------------------------- */

static void put_own(const struct visit *v, struct markup *m)
{
    const struct flags *flags = flags_of(v->room->event, &v->event, false, v->arena);
    int n = count_own(&v->event);

    put_line_message(v, m, n > 0 ? say_flags_now(n) : say_flags_none());
    if (n == 0)
        return;
    put(m, "<ul class=\"flags\">\n");
    for (int i = 0; i < v->event.nattachment; i++) {
        const struct attachment *x = &v->event.attachment[i];
        if (x->kind != ATTACHMENT_FLAG)
            continue;
        put(m, "<li>");
        put_made(m, flag_html(flags, x->name, FLAG_48, true, "/", v->arena));
        put(m, " ");
        put_text(m, x->name);
        put(m, "</li>\n");
    }
    put(m, "</ul>\n<form method=\"post\" action=\"/flags/none\">");
    page_hidden(m, "seen", v->seen);
    put_message(v, m, "<p><button>", say_flags_drop(), "</button></p></form>\n");
}

static void put_way(const struct visit *v, struct markup *m, const char *way, struct message label, bool chosen)
{
    put(m, "<p><label><input type=\"radio\" name=\"way\"");
    put_attr(m, "value", str_of(way));
    if (chosen)
        put(m, " checked");
    put_message(v, m, "> ", label, "</label></p>\n");
}

static void put_form(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" action=\"/flags\" enctype=\"multipart/form-data\" class=\"card\">\n");
    page_hidden(m, "seen", v->seen);
    put_line_message(v, m, say_flags_about(UPLOAD_FLAGS_MAX >> 20, attachment_most(ATTACHMENT_FLAG) / 1024));
    put_message(
        v, m, "<p><label for=\"file\">", say_flags_files(),
        "</label><br><input id=\"file\" type=\"file\" name=\"file\" accept=\".png,.zip\" multiple required></p>\n");
    if (count_own(&v->event) > 0) {
        put_way(v, m, "beside", say_flags_beside(), true);
        put_way(v, m, "instead", say_flags_instead(), false);
    }
    put_message(v, m, "<p><button class=\"main\">", say_flags_take(), "</button></p>\n</form>\n");
}

bool serve_flags(struct visit *v, struct err *e)
{
    if (!visit_event(v, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_op_flags()));
    put_own(v, &m);
    put_form(v, &m);
    return page_end(v, &m);
}

/* --- what comes in ----------------------------------------------------------------------------- */

static bool read_files(struct visit *v, struct flag_list *list, struct err *e)
{
    struct flag_file *file = arena_new(v->arena, struct flag_file, v->files.n);

    for (int i = 0; i < v->files.n; i++)
        file[i] = (struct flag_file){ text_shown(v->files.item[i].name, false, v->arena), v->files.item[i].bytes };
    return v->files.n > 0 ? flags_of_files(file, v->files.n, v->arena, list, &v->findings, e)
                          : err_say(e, ERR_USAGE, say_choose_a_file());
}

static bool read_way(const struct visit *v, bool *instead, struct err *e)
{
    struct str way = form_word(&v->form, "way");

    *instead = str_eq(way, STR("instead"));
    return !way.p || *instead || str_eq(way, STR("beside")) || err_say(e, ERR_USAGE, say_flags_which_way());
}

static bool take(struct visit *v, const struct act *act, const struct flag_list *list, struct err *e)
{
    const struct form form = { .data = list };

    return page_do(v, op_row(OP_flags), act, &form, STR("/flags"), e);
}

bool serve_flags_files(struct visit *v, struct err *e)
{
    struct flag_list list, all;
    struct act act;
    bool instead;

    if (!visit_event(v, e) || !read_way(v, &instead, e) || !read_files(v, &list, e) ||
        !words_act(v, op_row(OP_flags), &act, e))
        return false;
    all = instead ? list : flags_beside(&v->event, &list, v->arena);
    return take(v, &act, &all, e);
}

bool serve_no_flags(struct visit *v, struct err *e)
{
    const struct flag_list none = { 0 };
    struct act act;

    return visit_event(v, e) && words_act(v, op_row(OP_flags), &act, e) && take(v, &act, &none, e);
}
