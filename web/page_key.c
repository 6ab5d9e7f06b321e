/* SPDX-License-Identifier: Apache-2.0 */
/* page_key.c - coming in and leaving; what every page asks for. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/ask.h"
#include "office/flags.h"
#include "engine/base/buffer.h"
#include "reports/format/flag.h"
#include "reports/format/html.h"
#include "reports/format/html_site.h"
#include "web/ended.h"
#include "web/form.h"
#include "web/json.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/session.h"
#include "web/tables.h"

/* The bytes of web/assets, as the Makefile names them. */
#define ASSETS(X)  \
    X(desk_css)    \
    X(captain_css) \
    X(entry_css)   \
    X(desk_js) X(live_js) X(keys_js) X(outbox_js) X(entry_js) X(tap_js) X(captain_js) X(find_js) X(words_js)
#define X(name)                                                                     \
    extern const char name##_start[] __asm__("_binary_web_assets_" #name "_start"); \
    extern const char name##_end[] __asm__("_binary_web_assets_" #name "_end");
ASSETS(X)
#undef X
#define ASSET(name) ((struct str){ name##_start, (size_t)(name##_end - name##_start) })

bool serve_style(struct visit *v, struct err *e)
{
    const struct str sheet[] = { html_style(), str_of(html_slip_style), ASSET(desk_css), ASSET(captain_css),
                                 ASSET(entry_css) };
    struct buffer all = { .arena = v->arena };

    (void)e;
    for (size_t i = 0; i < sizeof sheet / sizeof *sheet; i++)
        buffer_add(&all, sheet[i]);
    v->job->reply =
        (struct reply){ .status = 200, .type = STR("text/css; charset=utf-8"), .kept = true, .body = buffer_str(&all) };
    return true;
}

static bool give_script(struct visit *v, struct str body)
{
    v->job->reply =
        (struct reply){ .status = 200, .type = STR("text/javascript; charset=utf-8"), .kept = true, .body = body };
    return true;
}

#define SCRIPT(id, name)                            \
    bool serve_##id(struct visit *v, struct err *e) \
    {                                               \
        (void)e;                                    \
        return give_script(v, ASSET(name));         \
    }
SCRIPT(keys, keys_js)
SCRIPT(outbox, outbox_js)
SCRIPT(entry, entry_js)
SCRIPT(taps, tap_js)
SCRIPT(captain, captain_js)
SCRIPT(finder, find_js)

/* Every page begins with it: what its scripts say comes along. */
bool serve_script(struct visit *v, struct err *e)
{
    const struct str words = ASSET(words_js), desk = ASSET(desk_js);

    (void)e;
    return give_script(v, str_fmt(v->arena, "'use strict';\nwindow.sentences = %.*s;\n%.*s%.*s%.*s",
                                  STR_ARG(json_sentences(visit_wording(v).language, v->arena)), STR_ARG(words),
                                  STR_ARG(html_fold_script(v->arena)), STR_ARG(desk)));
}

bool serve_news(struct visit *v, struct err *e)
{
    const struct str follow = ASSET(live_js);

    (void)e;
    return give_script(v, str_fmt(v->arena, "%.*s%.*s", STR_ARG(html_stream_script()), STR_ARG(follow)));
}

bool serve_icon(struct visit *v, struct err *e)
{
    (void)e;
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("image/svg+xml"),
                                    .kept = true,
                                    .body = STR("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">"
                                                "<path fill=\"#fff\" d=\"M0 0h8v8H0z\"/>"
                                                "<path fill=\"#0b57a0\" d=\"M0 0h4v4H0zM4 4h4v4H4z\"/></svg>\n") };
    return true;
}

/* Who searches the web is told nothing, and not led to the page where one signs in. */
bool serve_robots(struct visit *v, struct err *e)
{
    v->status = 404;
    return err_say(e, ERR_USAGE, say_no_such_page());
}

/* Ours, or one of the organiser; a page that is as old as its flag asks for no other. */
bool serve_flag(struct visit *v, struct err *e)
{
    if (!visit_event(v, e))
        return false;
    const bool own = str_starts(v->name, STR("own-"));
    const struct flags *flags = flags_of(v->room->event, &v->event, own, v->arena);
    const struct flag_picture *p = flag_of_file(flags, v->name);
    if (!p) {
        v->status = 404;
        return err_say(e, ERR_USAGE, say_no_such_page());
    }
    v->job->reply = (struct reply){ .status = 200, .type = STR("image/png"), .for_ever = true, .body = p->png };
    return true;
}

/* Captains are not told when something is done: it may be the line-up of their opponent. Helpers have no journal. */
bool serve_events(struct visit *v, struct err *e)
{
    (void)e;
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("text/event-stream; charset=utf-8"),
                                    .live = v->who.viewer.role <= ROLE_ARBITER ? LIVE_WORDS : LIVE_NUMBERS };
    return true;
}

/* Everybody has a page of his own. */
bool serve_home(struct visit *v, struct err *e)
{
    const struct section *s;

    if (v->who.viewer.role == ROLE_PUBLIC)
        return visit_go(v, STR("/key"));
    if (!visit_event(v, e))
        return false;
    s = ask_foremost(&v->event);
    if (!s)
        return visit_go(v, STR("/do/section"));
    if (v->who.viewer.role == ROLE_HELPER) {
        v->in = s;
        return tables_home(v);
    }
    if (v->who.viewer.role == ROLE_CAPTAIN)
        return visit_go(v, STR("/me"));
    return visit_go(v, address_round(v, s, s->nround));
}

/* The script puts the key of the link, "/key#ABCD-...", into the field and sends it: it stands in no log and no history. */
bool serve_key(struct visit *v, struct err *e)
{
    if (v->who.viewer.role != ROLE_PUBLIC)
        visit_event(v, &(struct err){ 0 }); /* what he is called now */
    struct markup m = page_begin(v, page_text(v, say_sign_in()));

    (void)e;
    v->status = 0;
    if (v->gone.row) {
        put(&m, "<p class=\"problem\" role=\"alert\">");
        put_text(&m, page_text(v, v->gone));
        put(&m, "</p>\n");
    }
    if (v->who.viewer.role != ROLE_PUBLIC)
        put_line_message(v, &m, say_signed_in_as(visit_user(v)));
    put_message(v, &m,
                "<form method=\"post\" action=\"/key\" id=\"sign-in\">\n"
                "<p><label for=\"key\">",
                say_your_key(),
                "</label></p>\n<p><input id=\"key\" name=\"key\" autocomplete=\"current-password\" "
                "autocapitalize=\"characters\" spellcheck=\"false\" maxlength=\"40\" required autofocus></p>\n");
    put_message(v, &m, "<p><button>", say_sign_in(), "</button></p>\n</form>\n");
    return page_end(v, &m);
}

static bool wrong_key(struct visit *v, struct message why, struct err *e)
{
    bool few = gate_wrong_key(&v->room->rate, v->job->arrived);

    v->status = few ? 403 : 429;
    return err_say(e, ERR_INPUT, few ? why : say_too_many_wrong_keys());
}

static struct session_place place_of(const struct visit *v, const unsigned char *secret)
{
    return (struct session_place){ secret, v->room->port, v->room->secure };
}

static struct str cookie(const struct visit *v, const unsigned char *secret, struct str value, int seconds)
{
    const struct session_place at = place_of(v, secret);

    return str_fmt(v->arena, "%.*s=%.*s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s",
                   STR_ARG(session_name(&at, v->arena)), STR_ARG(value), seconds, at.secure ? "; Secure" : "");
}

bool serve_sign_in(struct visit *v, struct err *e)
{
    unsigned char secret[SESSION_SECRET];
    struct person p;

    if (!desk_people_by_key(v->room->people, form_word(&v->form, "key"), v->arena, &p, e))
        return e->kind == ERR_NONE && wrong_key(v, say_key_of_nobody(), e);
    if (p.revoked.n > 0 || ended_has_key(p.id, p.generation))
        return wrong_key(v, say_your_key_revoked(), e);
    if (!people_secret(v->room->people, secret, e))
        return false;
    /* It is noted for those who ask later: a full disk keeps nobody out. */
    people_signed_in(v->room->people, &p, v->now, &(struct err){ 0 });
    const struct session s = session_new(p.id, p.generation, v->job->arrived);
    visit_go(v, STR("/"));
    v->job->reply.cookie = cookie(v, secret, session_write(&s, secret, v->arena), SESSION_SECONDS);
    return true;
}

bool serve_leave(struct visit *v, struct err *e)
{
    unsigned char secret[SESSION_SECRET];
    struct session s;

    if (!people_secret(v->room->people, secret, e))
        return false;
    /* The cookie may have been copied: it opens nothing any more. */
    const struct session_place at = place_of(v, secret);
    if (session_of(v->job->cookie, &at, v->job->arrived, v->arena, &s) &&
        !people_leave(v->room->people, &s.began, &(struct err){ 0 }))
        ended_add(&s); /* a full disk keeps nobody in */
    visit_go(v, STR("/key"));
    v->job->reply.cookie = cookie(v, secret, STR(""), 0);
    return true;
}
