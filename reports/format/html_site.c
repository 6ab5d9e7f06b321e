/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/html_site.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/html.h"

/* The bytes of reports/format/site.css, site.js, stream.js and screen.js, as the Makefile names them. */
extern const char css_start[] __asm__("_binary_reports_format_site_css_start");
extern const char css_end[] __asm__("_binary_reports_format_site_css_end");
extern const char js_start[] __asm__("_binary_reports_format_site_js_start");
extern const char js_end[] __asm__("_binary_reports_format_site_js_end");
extern const char stream_start[] __asm__("_binary_reports_format_stream_js_start");
extern const char stream_end[] __asm__("_binary_reports_format_stream_js_end");

extern const char screen_start[] __asm__("_binary_reports_format_screen_js_start");
extern const char screen_end[] __asm__("_binary_reports_format_screen_js_end");

static void put(struct buffer *b, const char *markup)
{
    buffer_add(b, str_of(markup));
}

static void put_text(struct buffer *b, struct str text)
{
    buffer_add(b, html_escape(text, b->arena));
}

void html_menu_add(struct html_menu *m, struct html_link link, struct arena *a)
{
    arena_room(a, m->link, m->n, m->cap);
    m->link[m->n++] = link;
}

static void put_head(struct buffer *b, const struct html_page *p)
{
    const struct heading *h = &p->heading;
    const struct str title[] = { h->title, heading_round(h, b->arena), h->section, h->event };

    put(b, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
           "<meta http-equiv=\"Content-Security-Policy\" "
           "content=\"default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>");
    put_text(b, heading_joined(title, 4, b->arena));
    buffer_fmt(b,
               "</title>\n<link rel=\"stylesheet\" href=\"%sstyle.css\"/>\n"
               "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Rounds\" href=\"%sfeed.xml\"/>\n"
               "<script src=\"%ssite.js\" defer=\"defer\"></script>\n",
               p->root, p->root, p->root);
    if (p->verifies)
        buffer_fmt(b,
                   "<script src=\"%sverify.js\" defer=\"defer\"></script>\n"
                   "<script src=\"%sverify-page.js\" defer=\"defer\"></script>\n",
                   p->root, p->root);
    if (p->proves)
        buffer_fmt(b, "<script src=\"%shistory.js\" defer=\"defer\"></script>\n", p->root);
    if (p->turns)
        buffer_fmt(b, "<script src=\"%sscreen.js\" defer=\"defer\"></script>\n", p->root);
    put(b, p->turns ? "</head>\n<body class=\"screen\">\n" : "</head>\n<body>\n");
}

/* Where one is there is no link. */
static void put_link(struct buffer *b, const struct html_link *link)
{
    put(b, "<li");
    if (link->id.n > 0) {
        put(b, " id=\"");
        put_text(b, link->id);
        put(b, "\"");
    }
    if (link->here) {
        put(b, "><strong>");
    } else {
        put(b, "><a href=\"");
        put_text(b, link->href);
        put(b, "\">");
    }
    put_text(b, link->text);
    put(b, link->here ? "</strong></li>" : "</a></li>");
}

static void put_links(struct buffer *b, const struct html_menu *m)
{
    put(b, "<ul>");
    for (int i = 0; i < m->n; i++)
        put_link(b, &m->link[i]);
    put(b, "</ul>\n");
}

static void put_menu(struct buffer *b, const char *open, const struct html_menu *m)
{
    put(b, open);
    put_text(b, m->label);
    put(b, "\">\n");
    put_links(b, m);
}

static void put_where(struct buffer *b, const struct html_page *p)
{
    put(b, "<a class=\"skip\" href=\"#main\">Skip to the content</a>\n<div class=\"where\">\n");
    for (int i = 0; i < p->nwhere; i++) {
        put_menu(b, "<nav aria-label=\"", &p->where[i]);
        put(b, "</nav>\n");
    }
    put(b, "</div>\n");
}

static void put_title(struct buffer *b, struct str title)
{
    if (title.n == 0)
        return;
    put(b, "<h2>");
    put_text(b, title);
    put(b, "</h2>\n");
}

static void put_main(struct buffer *b, const struct html_page *p)
{
    put(b, "<main id=\"main\">\n");
    buffer_add(b, p->intro);
    for (int i = 0; i < p->nlist; i++) {
        put(b, "<section class=\"list\">\n");
        put_title(b, p->list[i].label);
        put_links(b, &p->list[i]);
        put(b, "</section>\n");
    }
    for (int i = 0; i < p->npart; i++) {
        put_title(b, p->part[i].title);
        buffer_add(b, p->part[i].markup);
    }
    put(b, "</main>\n");
}

struct str html_site_page(const struct html_page *p, struct arena *a)
{
    struct buffer b = { .arena = a };

    put_head(&b, p);
    put_where(&b, p);
    buffer_add(&b, html_heading(&p->heading, a));
    put_main(&b, p);
    if (p->files && p->files->n > 0) {
        put_menu(&b, "<nav class=\"files\" aria-label=\"", p->files);
        put(&b, "</nav>\n");
    }
    put(&b, "</body>\n</html>\n");
    return buffer_str(&b);
}

struct str html_site_style(struct arena *a)
{
    return str_fmt(a, "%.*s%.*s", STR_ARG(html_style()), (int)(css_end - css_start), css_start);
}

struct str html_screen_script(void)
{
    return (struct str){ screen_start, (size_t)(screen_end - screen_start) };
}

struct str html_stream_script(void)
{
    return (struct str){ stream_start, (size_t)(stream_end - stream_start) };
}

struct str html_site_script(struct arena *a)
{
    return str_fmt(a, "%.*s%.*s", STR_ARG(html_stream_script()), (int)(js_end - js_start), js_start);
}
