#include "web/page.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"
#include "web/form.h"

static void put_head(const struct visit *v, struct markup *m, struct str title)
{
    put(m, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    put_text(m, title);
    if (v->event.name.n > 0) {
        put(m, " · ");
        put_text(m, v->event.name);
    }
    put(m, "</title>\n<link rel=\"stylesheet\" href=\"/assets/desk.css\">\n"
           "<script src=\"/assets/desk.js\" defer></script>\n");
    if (v->stamp > 0 && v->who.viewer.role <= ROLE_HELPER)
        put(m, "<script src=\"/assets/live.js\" defer></script>\n");
    put(m, "</head>\n<body");
    if (v->stamp > 0)
        put_attr(m, "data-entry", str_fmt(v->arena, "%ld", v->stamp));
    put(m, ">\n");
}

static void put_item(struct markup *m, struct str address, struct str text)
{
    put(m, "<li>");
    put_link(m, address, text);
    put(m, "</li>");
}

static void put_menu(const struct visit *v, struct markup *m)
{
    put(m, "<nav aria-label=\"Desk\"><ul>");
    for (int i = 0; i < v->event.nsection; i++) {
        const struct section *s = &v->event.section[i];
        put_item(m, address_section(s, v->arena), section_title(s));
    }
    if (v->in) {
        struct str at = address_section(v->in, v->arena);
        put_item(m, str_fmt(v->arena, "%.*s/report", STR_ARG(at)), STR("Sheets"));
        put_item(m, str_fmt(v->arena, "%.*s/do", STR_ARG(at)), STR("Operations"));
    }
    put_item(m, STR("/journal"), STR("Journal"));
    put(m, "</ul></nav>\n");
}

static void put_who(const struct visit *v, struct markup *m)
{
    put(m, "<form class=\"who\" method=\"post\" action=\"/leave\"><p>");
    put_text(m, visit_user(v));
    if (v->who.viewer.role != ROLE_CAPTAIN && !str_same(v->who.name, str_of(person_role(v->who.viewer.role))))
        put_text(m, str_fmt(v->arena, ", %s", person_role(v->who.viewer.role)));
    put(m, " <button>Leave</button></p></form>\n");
}

struct markup page_begin(const struct visit *v, struct str title)
{
    struct markup m = { .out.arena = v->arena };

    put_head(v, &m, title);
    if (v->who.viewer.role != ROLE_PUBLIC)
        put_who(v, &m);
    if (v->who.viewer.role <= ROLE_ARBITER)
        put_menu(v, &m);
    put(&m, "<main id=\"main\">\n<h1>");
    put_text(&m, title);
    put(&m, "</h1>\n");
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
        put_text(m, text_shown(f->text, false, v->arena));
        if (f->rule != RULE_NONE)
            put_text(m, str_fmt(v->arena, " (%.*s)", STR_ARG(edition_cite(v->findings.edition, f->rule, v->arena))));
        put(m, "</li>\n");
    }
    put(m, "</ul>\n");
}

void page_error(struct visit *v, int status, const struct err *e)
{
    struct markup m = page_begin(v, status == 404 ? STR("Not found") : STR("This was not done"));

    put(&m, "<p class=\"problem\" role=\"alert\">");
    put_text(&m, text_shown(str_of(e->text), false, v->arena));
    put(&m, "</p>\n");
    page_findings(v, &m);
    put(&m, "<p>");
    put_link(&m, STR("/"), STR("Go on"));
    put(&m, "</p>\n");
    page_end(v, &m);
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

void page_hidden(struct markup *m, const char *name, struct str value)
{
    put(m, "<input type=\"hidden\"");
    put_attr(m, "name", str_of(name));
    put_attr(m, "value", value);
    put(m, ">\n");
}
