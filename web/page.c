/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/lineup.h"
#include "teams/moment.h"
#include "teams/text.h"
#include "web/bar.h"
#include "web/form.h"
#include "web/json.h"
#include "web/refill.h"

/* For the script: what was seen last, by whom, of what. Captains would learn that an opponent did something. */
static void put_place(const struct visit *v, struct markup *m)
{
    if (v->stamp == 0 || v->who.viewer.role > ROLE_HELPER)
        return;
    put_attr(m, "data-entry", str_fmt(v->arena, "%ld", v->stamp));
    put_attr(m, "data-me", visit_user(v));
    if (v->in && v->round > 0)
        put_attr(m, "data-about", str_fmt(v->arena, "%.*s.%d", STR_ARG(v->in->name), v->round));
    else if (v->in)
        put_attr(m, "data-about", v->in->name);
}

static void put_head(const struct visit *v, struct markup *m, struct str title)
{
    put(m, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    put_text(m, title);
    if (v->event.name.n > 0) {
        put(m, " · ");
        put_text(m, v->event.name);
    }
    put(m,
        "</title>\n<link rel=\"icon\" href=\"/assets/icon.svg\">\n<link rel=\"stylesheet\" href=\"/assets/desk.css\">\n"
        "<script src=\"/assets/desk.js\" defer></script>\n");
    if (v->stamp > 0 && v->who.viewer.role <= ROLE_HELPER)
        put(m, "<script src=\"/assets/keys.js\" defer></script>\n<script src=\"/assets/outbox.js\" defer></script>\n"
               "<script src=\"/assets/live.js\" defer></script>\n");
    put(m, "</head>\n<body");
    put_place(v, m);
    put(m, ">\n<a class=\"skip\" href=\"#main\">To the content</a>\n");
}

struct str page_text(const struct visit *v, struct message message)
{
    const struct wording wording = visit_wording(v);

    return text_shown(message_text(&message, &wording, v->arena), false, v->arena);
}

struct str page_label(const struct visit *v, const struct message_row *row)
{
    return page_text(v, (struct message){ .row = row });
}

struct str page_path(const struct visit *v)
{
    struct str query = v->job->target;

    return str_cut(&query, '?');
}

/* Where one is stands there without leading anywhere else. */
static void put_item(const struct visit *v, struct markup *m, struct str address, struct str text)
{
    put(m, "<li><a");
    put_attr(m, "href", address);
    if (str_eq(address, page_path(v)))
        put(m, " aria-current=\"page\"");
    put(m, ">");
    put_text(m, text);
    put(m, "</a></li>");
}

static void put_below(const struct visit *v, struct markup *m, int round, const char *below, const char *text)
{
    struct str at = round > 0 ? address_round(v, v->in, round) : address_section(v->in, v->arena);

    put_item(v, m, str_fmt(v->arena, "%.*s%s", STR_ARG(at), below), str_of(text));
}

int page_latest(const struct section *s, enum round_state least)
{
    int n = s->nround;

    while (n > 0 && s->round[n - 1].state < least)
        n--;
    return n;
}

/* The round that is drafted, or will be; 0: all are published. */
static int coming(const struct section *s)
{
    int round = page_latest(s, ROUND_PUBLISHED) + 1;

    return round <= s->rounds ? round : 0;
}

static void put_rooms(const struct visit *v, struct markup *m)
{
    int round = v->round > 0 ? v->round : v->in->nround, played = page_latest(v->in, ROUND_PUBLISHED);

    put_below(v, m, round > 0 ? round : 1, "", "Round");
    put_below(v, m, 0, "/presence", "Presence");
    if (coming(v->in))
        put_below(v, m, coming(v->in), "/draft", "Draft");
    if (played && v->in->unit == UNIT_TEAM)
        put_below(v, m, played, "/lineups", "Line-ups");
    if (played)
        put_below(v, m, played, "/enter", "Results");
    if (page_latest(v->in, ROUND_COMPLETE))
        put_below(v, m, 0, "/report/standings", "Standings");
    put_below(v, m, 0, "/report", "Sheets");
    put_below(v, m, 0, "/do", "Operations");
}

static void put_sections(const struct visit *v, struct markup *m)
{
    put(m, "<ul>");
    for (int i = 0; i < v->event.nsection; i++) {
        const struct section *s = &v->event.section[i];
        put(m, "<li class=\"section");
        if (s == v->in)
            put(m, " here");
        put(m, "\">");
        put_link(m, address_section(s, v->arena), section_title(s));
        put(m, "</li>");
    }
    put(m, "</ul>\n");
}

/* Each list goes over as many lines as it needs. On a phone it is folded away until its link is followed, which needs no script. */
static void put_menu(const struct visit *v, struct markup *m)
{
    put(m, "<a class=\"fold\" href=\"#menu\">Menu</a>\n<nav id=\"menu\" aria-label=\"Desk\">");
    if (v->event.nsection > 1)
        put_sections(v, m);
    put(m, "<ul>");
    if (v->in)
        put_rooms(v, m);
    else if (v->event.nsection == 1)
        put_item(v, m, STR("/"), section_title(&v->event.section[0]));
    put_item(v, m, STR("/journal"), STR("Journal"));
    put_item(v, m, STR("/screen"), STR("Hall"));
    if (v->who.viewer.role == ROLE_TAP)
        put_item(v, m, STR("/people"), STR("People"));
    put(m, "</ul>\n<a class=\"fold\" href=\"#main\">Close</a></nav>\n");
}

/* Helpers have one page that leads to the others. */
static void put_way_back(const struct visit *v, struct markup *m)
{
    put(m, "<nav aria-label=\"Desk\"><ul>");
    put_item(v, m, STR("/"), STR("Your tables"));
    put(m, "</ul></nav>\n");
}

static void put_who(const struct visit *v, struct markup *m)
{
    put(m, "<form class=\"who\" method=\"post\" action=\"/leave\"><p>");
    put_text(m, visit_user(v));
    if (v->who.viewer.role != ROLE_CAPTAIN && !str_same(v->who.name, str_of(person_role(v->who.viewer.role))))
        put_text(m,
                 str_fmt(v->arena, ", %s", v->who.viewer.role == ROLE_TAP ? "TAP" : person_role(v->who.viewer.role)));
    put(m, " <button>Leave</button></p></form>\n");
}

/* For those who can judge it. */
static void put_altered(const struct visit *v, struct markup *m)
{
    if (v->who.viewer.role > ROLE_ARBITER || !v->room->desk || !desk_altered(v->room->desk))
        return;
    put(m, "<p class=\"problem\">Another program changed the event file, and what is shown here is based on that. "
           "The command line says where: olympair fsck</p>\n");
}

struct markup page_open(const struct visit *v, struct str title)
{
    struct markup m = { .out.arena = v->arena };

    put_head(v, &m, title);
    put(&m, "<header class=\"top\">\n");
    if (v->event.name.n > 0)
        put_line(&m, v->event.name);
    if (v->who.viewer.role != ROLE_PUBLIC)
        put_who(v, &m);
    if (v->who.viewer.role <= ROLE_ARBITER)
        put_menu(v, &m);
    if (v->who.viewer.role == ROLE_HELPER)
        put_way_back(v, &m);
    put(&m, "</header>\n<main id=\"main\">\n");
    if (v->stamp > 0 && v->who.viewer.role <= ROLE_ARBITER)
        bar_put(v, &m);
    put_altered(v, &m);
    return m;
}

struct markup page_begin(const struct visit *v, struct str title)
{
    struct markup m = page_open(v, title);

    put(&m, "<h1>");
    put_text(&m, title);
    put(&m, "</h1>\n");
    put_made(&m, v->above);
    return m;
}

bool page_end(struct visit *v, struct markup *m)
{
    put(m, "</main>\n</body>\n</html>\n");
    v->job->reply =
        (struct reply){ .status = 200, .type = STR("text/html; charset=utf-8"), .body = buffer_str(&m->out) };
    return true;
}

void page_findings(const struct visit *v, struct markup *m)
{
    static const char *const classes[] = { [NOTE] = "note", [WARNING] = "warning", [PROBLEM] = "problem" };

    if (v->findings.n == 0)
        return;
    put(m, "<ul class=\"findings\">\n");
    for (int i = 0; i < v->findings.n; i++) {
        const struct finding *f = &v->findings.item[i];
        put(m, "<li");
        put_attr(m, "class", str_of(classes[f->severity]));
        put(m, ">");
        put_text(m, f->line > 0 ? str_fmt(v->arena, "line %d: ", f->line) : STR(""));
        put_text(m, page_text(v, f->message));
        if (f->rule != RULE_NONE)
            put_text(m, str_fmt(v->arena, " (%.*s)", STR_ARG(edition_cite(v->findings.edition, f->rule, v->arena))));
        put(m, "</li>\n");
    }
    put(m, "</ul>\n");
}

void page_problem(const struct visit *v, struct markup *m, const struct err *e)
{
    put(m, "<p class=\"problem\" role=\"alert\">");
    put_text(m, page_text(v, err_message(e)));
    put(m, "</p>\n");
}

/* What is asked for where it is lacking, a row each; its word of the form is not sent on as it was. */
static const struct lack {
    unsigned lack;
    const char *word;
    const char *label;
    bool ticked;
} lacks[] = {
    { LACKS_REASON, "reason", "Reason", false },
    { LACKS_ORDER, "order-of", "By whose order", false },
    { LACKS_CONFIRM, "confirm", "All of this is meant", true },
};
enum { LACKS = sizeof lacks / sizeof *lacks };

static bool is_asked(const struct err *e, struct str word)
{
    for (int i = 0; i < LACKS; i++)
        if (e->lacks & lacks[i].lack && str_eq(word, str_of(lacks[i].word)))
            return true;
    return false;
}

void page_again(const struct visit *v, struct markup *m, const struct err *e)
{
    bool shows = e->kind != ERR_NONE && e->lacks &&
                 form_word(&v->form, "dry-run").p; /* what was only to be shown is not done for want of an answer */

    put(m, "<form method=\"post\" class=\"card\"");
    put_attr(m, "action", page_path(v));
    put(m, ">\n");
    for (int i = 0; i < v->form.n; i++)
        if (!is_asked(e, v->form.word[i].name) && (shows || !str_eq(v->form.word[i].name, STR("dry-run"))))
            page_hidden(m, str_c(v->arena, v->form.word[i].name), v->form.word[i].value);
    for (int i = 0; i < LACKS; i++) {
        if (!(e->lacks & lacks[i].lack))
            continue;
        put(m, "<p><label>");
        put_text(m, str_of(lacks[i].label));
        if (lacks[i].ticked)
            put(m, " <input type=\"checkbox\" value=\"yes\"");
        else
            put(m, " <input size=\"50\"");
        if (!lacks[i].ticked && !(e->lacks & (lacks[i].lack - 1)))
            put(m, " autofocus");
        put_attr(m, "name", str_of(lacks[i].word));
        put(m, " required></label></p>\n");
    }
    put(m, "<p><button>");
    put_text(m, shows ? STR("Only show what it would do") : STR("Do it"));
    put(m, "</button></p>\n</form>\n");
}

/* The round that it was about, or the latest there is; its line-ups where results wait for them. What is of no section: the desk. */
static struct str way_on(const struct visit *v)
{
    if (!v->in || v->who.viewer.role > ROLE_ARBITER)
        return STR("/");
    int round = v->round > 0 && v->round < v->in->nround ? v->round : v->in->nround;
    struct str at = address_round(v, v->in, round);
    bool waits =
        str_ends(page_path(v), STR("/enter")) && round > 0 && lineup_is_before(&v->event, v->in, round, v->now);
    return waits ? str_fmt(v->arena, "%.*s/lineups", STR_ARG(at)) : at;
}

static void put_error(struct visit *v, int status, const struct err *e)
{
    struct markup m = page_begin(v, status == 404 ? STR("Not found") : STR("This was not done"));

    page_problem(v, &m, e);
    page_findings(v, &m);
    if (e->lacks && v->form.n > 0)
        page_again(v, &m, e);
    put(&m, "<p>");
    put_link(&m, way_on(v), e->lacks ? STR("Leave it as it is") : STR("Go on"));
    put(&m, "</p>\n");
    page_end(v, &m);
}

/* What was typed is not typed again: the page that has the form, filled in as it was sent, with what was wrong. Keys are never shown. */
static bool put_refused(struct visit *v, const struct err *e)
{
    struct markup m = { .out.arena = v->arena };
    struct str page;

    if (!str_eq(v->job->method, STR("POST")) || v->form.n == 0 || e->lacks || form_word(&v->form, "key").p ||
        v->who.viewer.role == ROLE_PUBLIC)
        return false;
    put(&m, "<h2>This was not done</h2>\n");
    page_problem(v, &m, e);
    page_findings(v, &m);
    if (!visit_look(v, buffer_str(&m.out)) || !refill(v->job->reply.body, v->job->target, &v->form, v->arena, &page))
        return false;
    v->job->reply.body = page;
    return true;
}

void page_error(struct visit *v, int status, const struct err *e)
{
    if (job_wants_json(v->job))
        v->job->reply =
            (struct reply){ .type = STR("application/json"), .body = json_error(e, &v->findings, v->arena) };
    else if (!put_refused(v, e))
        put_error(v, status, e);
    v->job->reply.status = status;
}

void page_refuse(struct job *j, int status, struct message why)
{
    struct visit v = {
        .job = j, .arena = &j->arena, .who.viewer.role = ROLE_PUBLIC, .findings = { .arena = &j->arena }
    };
    struct err e = { 0 };

    err_say(&e, ERR_STATE, why);
    if (job_wants_json(j) || job_wants_page(j))
        page_error(&v, status, &e);
    else
        j->reply =
            (struct reply){ .status = status,
                            .type = STR("text/plain; charset=utf-8"),
                            .body = str_fmt(&j->arena, "%.*s\n", STR_ARG(message_on(MEDIUM_PAGE, why, &j->arena))) };
}

struct str address_round(const struct visit *v, const struct section *s, int round)
{
    return str_fmt(v->arena, "%.*s/%d", STR_ARG(address_section(s, v->arena)), round > 0 ? round : 1);
}

struct str address_report(const struct visit *v, const struct section *s, const char *name, int round,
                          const char *format)
{
    struct str at = str_fmt(v->arena, "%.*s/report/%s", STR_ARG(address_section(s, v->arena)), name);

    if (round > 0)
        at = str_fmt(v->arena, "%.*s?round=%d", STR_ARG(at), round);
    return format ? str_fmt(v->arena, "%.*s%cformat=%s", STR_ARG(at), round > 0 ? '&' : '?', format) : at;
}

struct str address_operation(const struct visit *v, const struct section *s, const char *name)
{
    return s ? str_fmt(v->arena, "%.*s/do/%s", STR_ARG(address_section(s, v->arena)), name)
             : str_fmt(v->arena, "/do/%s", name);
}

struct str page_player(const struct visit *v, const struct squad *q, int place)
{
    const struct player *p = &q->player[place - 1];

    return str_fmt(v->arena, "%d %.*s%s%.*s", place, STR_ARG(p->title), p->title.n ? " " : "", STR_ARG(p->name));
}

void page_resting(const struct visit *v, struct markup *m, const struct squad *q, int place, bool rests)
{
    const struct player *p = &q->player[place - 1];

    put(m, "<li><label><input type=\"checkbox\" name=\"rests\"");
    put_attr(m, "value", str_fmt(v->arena, "%d", place));
    if (rests)
        put(m, " checked");
    put(m, "> <span>");
    put_text(m, page_player(v, q, place));
    put(m, "</span>");
    if (p->rating > 0)
        put_text(m, str_fmt(v->arena, " %d", p->rating));
    put(m, "</label></li>\n");
}

void page_find(const struct visit *v, struct markup *m, const char *rows)
{
    put(m, "<p class=\"find\" hidden><label for=\"find\">Find</label> <input id=\"find\" type=\"search\"");
    put_attr(m, "data-find", str_of(rows));
    if (form_word(&v->form, "done").p)
        put(m, " data-next");
    put(m, " autocomplete=\"off\"></p>\n");
}

void page_hidden(struct markup *m, const char *name, struct str value)
{
    put(m, "<input type=\"hidden\"");
    put_attr(m, "name", str_of(name));
    put_attr(m, "value", value);
    put(m, ">\n");
}

void page_until(const struct visit *v, struct markup *m, struct str then)
{
    long minutes = moment_minutes(v->now, then);
    bool past = moment_is_after(v->now, then);
    struct str span = moment_span(past ? -minutes : minutes, v->arena);

    put(m, ", <span");
    if (!past)
        put_attr(m, "data-minutes", str_fmt(v->arena, "%ld", minutes));
    put(m, ">");
    put_text(m, str_fmt(v->arena, past ? "%.*s ago" : "in %.*s", STR_ARG(span)));
    put(m, "</span>");
}
