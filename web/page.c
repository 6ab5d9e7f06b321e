/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page.h"

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/err.h"
#include "teams/lineup.h"
#include "teams/moment.h"
#include "teams/text.h"
#include "web/bar.h"
#include "web/form.h"
#include "web/frame.h"
#include "web/json.h"
#include "web/messages.h"
#include "web/refill.h"

/* For the script: what was seen last, by whom, of what. Captains would learn that an opponent did something. */
static void put_place(const struct visit *v, struct markup *m)
{
    if (v->stamp == 0 || v->who.viewer.role > ROLE_HELPER)
        return;
    put_attr(m, "data-entry", str_fmt(v->arena, "%ld", v->stamp));
    put_attr(m, "data-seen", v->seen);
    put_attr(m, "data-me", visit_user(v));
    if (str_eq(v->job->method, STR("POST"))) /* what stands at its address is another page */
        put(m, " data-answer");
    if (v->in && v->round > 0)
        put_attr(m, "data-about", str_fmt(v->arena, "%.*s.%d", STR_ARG(v->in->name), v->round));
    else if (v->in)
        put_attr(m, "data-about", v->in->name);
}

static void put_more(struct markup *m, struct str text)
{
    put(m, " · ");
    put_text(m, text);
}

/* Scripts say the same of players as the page does. */
static void put_unit(const struct visit *v, struct markup *m)
{
    if (v->in && v->in->unit == UNIT_PLAYER)
        put(m, " data-players");
}

static void put_head(const struct visit *v, struct markup *m, struct str title)
{
    put(m, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    put_text(m, title);
    if (v->in)
        put_more(m, section_title(v->in));
    if (v->event.name.n > 0)
        put_more(m, v->event.name);
    put(m, "</title>\n");
    if (v->event.name.n > 0) {
        put(m, "<meta name=\"description\"");
        put_attr(m, "content", v->event.name);
        put(m, ">\n");
    }
    put(m, "<link rel=\"icon\" href=\"/assets/icon.svg\">\n<link rel=\"stylesheet\" href=\"/assets/desk.css\">\n"
           "<script src=\"/assets/desk.js\" defer></script>\n");
    if (v->stamp > 0 && v->who.viewer.role <= ROLE_HELPER)
        put(m, "<script src=\"/assets/keys.js\" defer></script>\n<script src=\"/assets/outbox.js\" defer></script>\n"
               "<script src=\"/assets/live.js\" defer></script>\n");
    if (v->stamp > 0 && v->who.viewer.role <= ROLE_ARBITER)
        put(m, "<script src=\"/assets/find.js\" defer></script>\n");
    put(m, "</head>\n<body");
    put_place(v, m);
    put_unit(v, m);
    put(m, ">\n<a class=\"skip\" href=\"#main\">");
    page_say(v, m, say_to_the_content());
    put(m, "</a>\n");
}

/* For those who can judge it. */
static void put_altered(const struct visit *v, struct markup *m)
{
    if (v->who.viewer.role > ROLE_ARBITER || !visit_is_altered(v))
        return;
    put(m, "<p class=\"problem\">");
    page_say(v, m, say_event_was_altered());
    put(m, "</p>\n");
}

/* The clock of the machine is wrong, and everybody here goes by it. */
static void put_clock(const struct visit *v, struct markup *m)
{
    if (v->who.viewer.role > ROLE_CAPTAIN || !moment_is_after(v->now, v->clock) ||
        moment_minutes(v->clock, v->now) <= 0)
        return;
    put(m, "<p class=\"problem\">");
    page_say(v, m,
             v->who.viewer.role == ROLE_CAPTAIN ? say_clock_was_set_back_captain(v->clock)
                                                : say_clock_was_set_back(v->clock, v->now));
    put(m, "</p>\n");
}

static void put_log(const struct visit *v, struct markup *m)
{
    const bool judges = v->who.viewer.role <= ROLE_ARBITER && v->room->desk;
    const struct message why = judges ? desk_in_log(v->room->desk) : (struct message){ 0 };

    if (!why.row)
        return;
    put(m, "<p class=\"problem\">");
    page_say(v, m, why);
    put(m, "</p>\n");
}

struct markup page_open(const struct visit *v, struct str title)
{
    struct markup m = { .out.arena = v->arena };

    put_head(v, &m, title);
    frame_put(v, &m);
    put(&m, "<main id=\"main\">\n");
    if (v->stamp > 0 && v->who.viewer.role <= ROLE_ARBITER)
        bar_put(v, &m);
    put_altered(v, &m);
    put_log(v, &m);
    put_clock(v, &m);
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

void page_findings_each(const struct visit *v, struct markup *m,
                        void (*more)(const struct visit *v, struct markup *m, int i))
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
        if (f->place.n > 0)
            put_text(m, str_fmt(v->arena, "%.*s: ", STR_ARG(f->place)));
        else if (f->line > 0)
            put_message(v, m, "", say_at_line(f->line), " ");
        put_text(m, f->place.n > 0 || f->line > 0 ? page_text(v, f->message) : page_sentence(v, f->message));
        if (f->rule != RULE_NONE)
            put_text(m, str_fmt(v->arena, " (%.*s)", STR_ARG(edition_cite(v->findings.edition, f->rule, v->arena))));
        if (more)
            more(v, m, i);
        put(m, "</li>\n");
    }
    for (int i = 0; i < v->findings.nkind; i++) {
        const struct findings_kind *kind = &v->findings.kind[i];
        put(m, "<li");
        put_attr(m, "class", str_of(classes[kind->severity]));
        put(m, ">");
        put_text(m, page_sentence(v, finding_more(kind)));
        put(m, "</li>\n");
    }
    put(m, "</ul>\n");
}

void page_findings(const struct visit *v, struct markup *m)
{
    page_findings_each(v, m, NULL);
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
    struct message (*label)(void);
    bool ticked;
} lacks[] = {
    { LACKS_REASON, "reason", say_reason, false },
    { LACKS_ORDER, "order-of", say_by_whose_order, false },
    { LACKS_CONFIRM, "confirm", say_confirm, true },
    { LACKS_LEAVE, "leave-fide-mode", say_leave_fide_mode, true },
};
enum { LACKS = sizeof lacks / sizeof *lacks };

static bool is_asked(const struct err *e, struct str word)
{
    for (int i = 0; i < LACKS; i++)
        if (e->lacks & lacks[i].lack && str_eq(word, str_of(lacks[i].word)))
            return true;
    return false;
}

/* Whoever looks at what would be done has seen what there is by now. */
static struct str word_again(const struct visit *v, const struct err *e, const struct setting *word)
{
    bool seen = e->kind == ERR_NONE && str_eq(word->name, STR("seen"));

    return seen ? v->seen : word->value;
}

void page_again(const struct visit *v, struct markup *m, const struct err *e)
{
    bool shows = e->kind != ERR_NONE && e->lacks &&
                 form_word(&v->form, "dry-run").p; /* what was only to be shown is not done for want of an answer */

    put(m, "<form method=\"post\" class=\"card\" id=\"again\"");
    put_attr(m, "action", page_path(v));
    put(m, ">\n");
    for (int i = 0; i < v->form.n; i++)
        if (!is_asked(e, v->form.word[i].name) && (shows || !str_eq(v->form.word[i].name, STR("dry-run"))))
            page_hidden(m, str_c(v->arena, v->form.word[i].name), word_again(v, e, &v->form.word[i]));
    for (int i = 0; i < v->form.nleft && str_ends(page_path(v), STR("/do/set")); i++)
        if (!is_asked(e, v->form.left[i])) /* what was emptied */
            page_hidden(m, str_c(v->arena, v->form.left[i]), STR(""));
    for (int i = 0; i < LACKS; i++) {
        if (!(e->lacks & lacks[i].lack))
            continue;
        put(m, "<p><label>");
        page_say(v, m, lacks[i].label());
        if (lacks[i].ticked)
            put(m, " <input type=\"checkbox\" value=\"yes\"");
        else
            put(m, " <input size=\"50\"");
        if (!lacks[i].ticked && !(e->lacks & (lacks[i].lack - 1)))
            put(m, " autofocus");
        put_attr(m, "name", str_of(lacks[i].word));
        put(m, " required></label></p>\n");
    }
    put(m, "<p><button class=\"main\">");
    page_say(v, m, shows ? say_preview() : say_apply());
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
    struct markup m = page_begin(v, page_text(v, status == 404 ? say_not_found() : say_was_not_done()));

    page_problem(v, &m, e);
    page_findings(v, &m);
    if (e->lacks && v->form.n > 0)
        page_again(v, &m, e);
    put(&m, "<p>");
    put_link_message(v, &m, way_on(v), e->lacks ? say_leave_as_it_is() : say_do_go_on());
    put(&m, "</p>\n");
    page_end(v, &m);
}

/* The page above an address that takes only what is sent, where its form stands; that of results is the one that they were typed on. */
static struct str page_above(const struct visit *v)
{
    struct str path = page_path(v);
    bool results = str_ends(path, STR("/results"));

    while (path.n > 1 && path.p[path.n - 1] != '/')
        path.n--;
    if (results)
        return str_fmt(v->arena, "%.*s%s%s", STR_ARG(path), form_word(&v->form, "tap").p ? "tap" : "enter",
                       form_word(&v->form, "second").p ? "?second=yes" : "");
    return (struct str){ path.p, path.n > 1 ? path.n - 1 : path.n };
}

/* The page of the form, with that above it. What is about to be published is looked at once more. */
static bool look_at_form(struct visit *v, struct str above)
{
    int last = v->in ? v->in->nround : 0;
    bool publishes = last > 0 && str_ends(page_path(v), STR("/do/publish")) && form_word(&v->form, "then").p;
    struct str preview =
        publishes ? str_fmt(v->arena, "%.*s/publish", STR_ARG(address_round(v, v->in, last))) : (struct str){ 0 };

    return (publishes && v->look(v, preview, above)) || v->look(v, v->job->target, above);
}

/* A page of its own has the sentence above its form; one form of several has it within. */
static bool put_form_again(struct visit *v, const struct err *e, struct str *page)
{
    struct markup title = { .out.arena = v->arena }, m = { .out.arena = v->arena };

    put_message(v, &title, "<h2>", say_was_not_done(), "</h2>\n");
    page_problem(v, &m, e);
    page_findings(v, &m);
    struct str said = buffer_str(&m.out), above = buffer_str(&title.out);
    if (look_at_form(v, str_fmt(v->arena, "%.*s%.*s", STR_ARG(above), STR_ARG(said))))
        return refill(v->job->reply.body, v->job->target, &v->form, v->arena, page);
    return v->look(v, page_above(v), (struct str){ 0 }) &&
           refill_among(v->job->reply.body, v->job->target, &v->form, said, v->arena, page);
}

/* What was typed is not typed again: the page that has the form, filled in as it was sent, with what was wrong. Keys are never shown. */
static bool put_refused(struct visit *v, const struct err *e)
{
    struct str page;

    if (!str_eq(v->job->method, STR("POST")) || (v->form.n == 0 && !upload_is(v->job->type)) || e->lacks ||
        form_word(&v->form, "key").p || v->who.viewer.role == ROLE_PUBLIC || !put_form_again(v, e, &page))
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

struct str page_player(const struct visit *v, const struct squad *q, int place)
{
    const struct player *p = &q->player[place - 1];

    return str_fmt(v->arena, "%d %.*s%s%.*s", place, STR_ARG(p->title), p->title.n ? " " : "",
                   STR_ARG(direction_isolated(p->name, v->arena)));
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
    put_message(v, m, "<p class=\"find\" hidden><label for=\"find\">", say_find_go(),
                "</label> <input id=\"find\" type=\"search\"");
    put_attr(m, "data-find", str_of(rows));
    if (form_word(&v->form, "done").p)
        put(m, " data-next");
    put(m, " autocomplete=\"off\"></p>\n");
}

void page_until(const struct visit *v, struct markup *m, struct str then)
{
    long minutes = moment_minutes(v->now, then);
    bool past = moment_is_after(v->now, then);
    const struct message span = moment_span(past ? -minutes : minutes);

    put(m, ", <span");
    if (!past)
        put_attr(m, "data-minutes", str_fmt(v->arena, "%ld", minutes));
    put_message(v, m, ">", past ? say_time_ago(&span) : say_in_time(&span), "</span>");
}
