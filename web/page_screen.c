/* SPDX-License-Identifier: Apache-2.0 */
/* page_screen.c - what everybody in the hall is to read: it stands on the screens, beside the pages that they show in turn. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/json.h"
#include "web/messages.h"
#include "web/page.h"

static void put_form(const struct visit *v, struct markup *m, const struct notice *n)
{
    put(m, "<form method=\"post\" class=\"card\" action=\"/screen\">\n<p><label for=\"text\">");
    page_say(v, m, say_announcement_or_empty());
    put(m, "</label><br><input id=\"text\" name=\"text\" size=\"50\" autocomplete=\"off\"");
    put_attr(m, "value", n->text);
    put(m, "></p>\n<p><button class=\"main\">");
    page_say(v, m, say_announce());
    put(m, "</button></p>\n</form>\n");
}

/* Whoever announces something knows whether anybody can see it. */
static void put_screens(const struct visit *v, struct markup *m)
{
    if (!v->room->public_at) {
        put_line_message(v, m, say_no_screens_here());
        return;
    }
    put_message(v, m, "<p>", say_screens_are_at(), " ");
    struct str screen = str_fmt(v->arena, "%sscreen", v->room->public_at);
    put_link(m, screen, screen);
    put(m, "</p>\n");
}

bool serve_screen(struct visit *v, struct err *e)
{
    struct notice n;

    if (!visit_event(v, e) || !people_notice(v->room->people, v->arena, &n, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_menu_hall()));
    if (n.text.n > 0) {
        put(&m, "<p><strong>");
        put_text(&m, text_shown(n.text, false, v->arena));
        put(&m, "</strong></p>\n");
        put_line_message(v, &m, say_announced_since(n.time, n.by));
    } else {
        put_line(&m, page_text(v, say_nothing_is_announced()));
    }
    put_form(v, &m, &n);
    put_line(&m, page_text(v, say_stays_until_cleared()));
    put_screens(v, &m);
    return page_end(v, &m);
}

/* Said twice it is said once. */
bool serve_announce(struct visit *v, struct err *e)
{
    struct notice n = { .text = form_word(&v->form, "text"), .time = v->clock, .by = visit_user(v) };

    if (!visit_event(v, e) || !desk_announce_to_hall(v->room->people, &n, v->arena, e))
        return false;
    if (!job_wants_json(v->job))
        return visit_go(v, STR("/screen"));
    struct str done = page_text(v, n.text.n > 0 ? say_is_announced() : say_nothing_announced());
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("application/json"),
                                    .body = json_done(0, done, &v->findings, v->arena) };
    return true;
}
