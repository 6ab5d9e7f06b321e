/* page_key.c - coming in and leaving; what every page asks for. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/ask.h"
#include "reports/format/html.h"
#include "reports/format/html_slip.h"
#include "web/form.h"
#include "web/page.h"
#include "web/session.h"

/* The bytes of web/assets, as the Makefile names them. */
extern const char css_start[] __asm__("_binary_web_assets_desk_css_start");
extern const char css_end[] __asm__("_binary_web_assets_desk_css_end");
extern const char captain_css_start[] __asm__("_binary_web_assets_captain_css_start");
extern const char captain_css_end[] __asm__("_binary_web_assets_captain_css_end");
extern const char captain_start[] __asm__("_binary_web_assets_captain_js_start");
extern const char captain_end[] __asm__("_binary_web_assets_captain_js_end");
extern const char js_start[] __asm__("_binary_web_assets_desk_js_start");
extern const char js_end[] __asm__("_binary_web_assets_desk_js_end");
extern const char live_start[] __asm__("_binary_web_assets_live_js_start");
extern const char live_end[] __asm__("_binary_web_assets_live_js_end");
extern const char entry_start[] __asm__("_binary_web_assets_entry_js_start");
extern const char entry_end[] __asm__("_binary_web_assets_entry_js_end");

bool serve_style(struct visit *v, struct err *e)
{
    (void)e;
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("text/css; charset=utf-8"),
                                    .kept = true,
                                    .body = str_fmt(v->arena, "%.*s%s%.*s%.*s", STR_ARG(html_style()), html_slip_style,
                                                    (int)(css_end - css_start), css_start,
                                                    (int)(captain_css_end - captain_css_start), captain_css_start) };
    return true;
}

static bool give_script(struct visit *v, const char *start, const char *end)
{
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("text/javascript; charset=utf-8"),
                                    .kept = true,
                                    .body = { start, (size_t)(end - start) } };
    return true;
}

bool serve_script(struct visit *v, struct err *e)
{
    (void)e;
    return give_script(v, js_start, js_end);
}

bool serve_news(struct visit *v, struct err *e)
{
    (void)e;
    return give_script(v, live_start, live_end);
}

bool serve_icon(struct visit *v, struct err *e)
{
    (void)e;
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("image/svg+xml"),
                                    .body = STR("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">"
                                                "<path fill=\"#fff\" d=\"M0 0h8v8H0z\"/>"
                                                "<path fill=\"#0b57a0\" d=\"M0 0h4v4H0zM4 4h4v4H4z\"/></svg>\n") };
    return true;
}

bool serve_captain(struct visit *v, struct err *e)
{
    (void)e;
    return give_script(v, captain_start, captain_end);
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

bool serve_entry(struct visit *v, struct err *e)
{
    (void)e;
    return give_script(v, entry_start, entry_end);
}

/* A helper has one section; there the round that is played. */
static struct str address_enter(const struct visit *v, const struct event *ev, const struct section *s)
{
    for (int i = 0; i < ev->nsection; i++)
        if (str_eq(ev->section[i].name, v->who.viewer.section))
            s = &ev->section[i];
    return str_fmt(v->arena, "%.*s/enter", STR_ARG(address_round(v, s, s->nround)));
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
    if (v->who.viewer.role == ROLE_HELPER)
        return visit_go(v, address_enter(v, &v->event, s));
    if (v->who.viewer.role == ROLE_CAPTAIN)
        return visit_go(v, STR("/me"));
    return visit_go(v, address_round(v, s, s->nround));
}

/* The script puts the key of the link, "/key#ABCD-...", into the field and sends it: it stands in no log and no history. */
bool serve_key(struct visit *v, struct err *e)
{
    struct markup m = page_begin(v, STR("Sign in"));

    (void)e;
    put(&m, "<form method=\"post\" action=\"/key\" id=\"sign-in\">\n"
            "<p><label for=\"key\">Your key, 16 letters, as on your card</label></p>\n"
            "<p><input id=\"key\" name=\"key\" autocomplete=\"current-password\" autocapitalize=\"characters\" "
            "spellcheck=\"false\" maxlength=\"40\" required autofocus></p>\n"
            "<p><button>Sign in</button></p>\n</form>\n");
    return page_end(v, &m);
}

static bool wrong_key(struct visit *v, struct err *e)
{
    bool few = gate_wrong_key(&v->room->rate, v->job->arrived);

    v->status = few ? 403 : 429;
    return err_set(e, ERR_INPUT,
                   few ? "nobody has this key: look at it again, or ask the TAP for another one"
                       : "too many wrong keys came in: try again in a minute");
}

bool serve_sign_in(struct visit *v, struct err *e)
{
    unsigned char secret[SESSION_SECRET];
    struct person p;

    if (!desk_people_by_key(v->room->people, form_word(&v->form, "key"), v->arena, &p, e))
        return e->kind == ERR_NONE && wrong_key(v, e);
    if (!people_signed_in(v->room->people, &p, v->now, e) || !people_secret(v->room->people, secret, e))
        return false;
    const struct session s = { p.id, p.generation, v->job->arrived };
    visit_go(v, STR("/"));
    v->job->reply.cookie = str_fmt(
        v->arena, "%.*s=%.*s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", STR_ARG(session_name(secret, v->arena)),
        STR_ARG(session_write(&s, secret, v->arena)), SESSION_SECONDS, v->room->secure ? "; Secure" : "");
    return true;
}

bool serve_leave(struct visit *v, struct err *e)
{
    unsigned char secret[SESSION_SECRET];

    if (!people_secret(v->room->people, secret, e))
        return false;
    visit_go(v, STR("/key"));
    v->job->reply.cookie = str_fmt(v->arena, "%.*s=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0%s",
                                   STR_ARG(session_name(secret, v->arena)), v->room->secure ? "; Secure" : "");
    return true;
}
