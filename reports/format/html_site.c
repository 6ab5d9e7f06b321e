/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/html_site.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/html.h"
#include "reports/format/messages.h"
#include "reports/format/picture.h"
#include "reports/format/titles.h"
#include "teams/address.h"

/* The bytes of reports/format/site.css, screen.css, site.js, stream.js, fold.js and screen.js, as the Makefile names them. */
extern const char css_start[] __asm__("_binary_reports_format_site_css_start");
extern const char css_end[] __asm__("_binary_reports_format_site_css_end");
extern const char js_start[] __asm__("_binary_reports_format_site_js_start");
extern const char js_end[] __asm__("_binary_reports_format_site_js_end");
extern const char stream_start[] __asm__("_binary_reports_format_stream_js_start");
extern const char stream_end[] __asm__("_binary_reports_format_stream_js_end");

extern const char fold_start[] __asm__("_binary_reports_format_fold_js_start");
extern const char fold_end[] __asm__("_binary_reports_format_fold_js_end");
extern const char screen_css_start[] __asm__("_binary_reports_format_screen_css_start");
extern const char screen_css_end[] __asm__("_binary_reports_format_screen_css_end");
extern const char mine_start[] __asm__("_binary_reports_format_mine_js_start");
extern const char mine_end[] __asm__("_binary_reports_format_mine_js_end");
extern const char screen_start[] __asm__("_binary_reports_format_screen_js_start");
extern const char screen_end[] __asm__("_binary_reports_format_screen_js_end");

static void put(struct buffer *b, const char *markup)
{
    buffer_add(b, str_of(markup));
}

static void put_text(struct buffer *b, struct str text)
{
    html_put(b, text);
}

void html_menu_add(struct html_menu *m, struct html_link link, struct arena *a)
{
    arena_room(a, m->link, m->n, m->cap);
    m->link[m->n++] = link;
}

static void put_around(struct buffer *b, const char *open, struct str text, const char *close)
{
    if (text.n == 0)
        return;
    put(b, open);
    put_text(b, text);
    put(b, close);
}

static struct str told(struct buffer *b, const struct html_page *p, struct message message)
{
    return message_text(&message, &p->wording, b->arena);
}

static void put_picture(struct buffer *b, const struct html_picture *p)
{
    if (p->href.n == 0)
        return;
    put_around(b, "<meta property=\"og:image\" content=\"", p->href, "\"/>\n");
    buffer_fmt(b,
               "<meta property=\"og:image:width\" content=\"%d\"/>\n<meta property=\"og:image:height\" "
               "content=\"%d\"/>\n",
               PICTURE_WIDTH, PICTURE_HEIGHT);
    put_around(b, "<meta property=\"og:image:alt\" content=\"", p->shows, "\"/>\n");
    put(b, "<meta name=\"twitter:card\" content=\"summary_large_image\"/>\n");
}

/* What those say of the page who list it or send it on; without a picture they take its title. */
static void put_meta(struct buffer *b, const struct html_page *p)
{
    const struct heading *h = &p->heading;
    struct arena *a = b->arena;
    const struct str title[] = { h->title, heading_round(h, a) };
    const struct str about[] = { h->section, h->event, heading_place(h, a),
                                 dates_text(h->start, h->end, &h->wording, a) };

    put_around(b, "<meta name=\"description\" property=\"og:description\" content=\"", heading_joined(about, 4, a),
               "\"/>\n");
    if (p->picture.href.n > 0)
        put_around(b, "<meta property=\"og:title\" content=\"", heading_joined(title, 2, a), "\"/>\n");
    put_picture(b, &p->picture);
    put_around(b, "<meta property=\"og:url\" content=\"", p->address, "\"/>\n");
    put_around(b, "<link rel=\"canonical\" href=\"", p->address, "\"/>\n");
}

/* The pages that programs read, too, lead them to the feed. */
static void put_feed(struct buffer *b, const struct html_page *p)
{
    if (!p->files || p->files->n == 0)
        return;
    put_around(b, "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"",
               message_label(&label_rounds, &p->wording, b->arena), "\"");
    buffer_fmt(b, " href=\"%sfeed.xml\"/>\n", p->root);
}

static void put_head(struct buffer *b, const struct html_page *p)
{
    const struct heading *h = &p->heading;
    const struct str title[] = { h->title, heading_round(h, b->arena), h->section, h->event };

    put(b, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
           "<meta http-equiv=\"Content-Security-Policy\" "
           "content=\"default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'");
    put_around(b, " ", address_without_path(p->assets->live), "");
    put(b, "\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>");
    put_text(b, heading_joined(title, 4, b->arena));
    put(b, "</title>\n");
    put_meta(b, p);
    buffer_fmt(b,
               "<link rel=\"icon\" href=\"%sicon.svg\"/>\n"
               "<script src=\"%s%.*s\"></script>\n<link rel=\"stylesheet\" href=\"%s%.*s\"/>\n",
               p->root, p->root, STR_ARG(p->assets->mine), p->root, STR_ARG(p->assets->style));
    put_feed(b, p);
    buffer_fmt(b, "<script src=\"%s%.*s\" defer=\"defer\"", p->root, STR_ARG(p->assets->script));
    put_around(b, " data-live=\"", p->assets->live, "\"");
    put(b, "></script>\n");
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
static void put_item(struct buffer *b, const struct html_link *link)
{
    put(b, link->wide ? "<li class=\"ample\"" : "<li");
    put_around(b, " id=\"", link->id, "\"");
    if (link->here) {
        put(b, "><strong>");
    } else {
        put(b, link->among ? "><a class=\"in\" href=\"" : "><a href=\"");
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
        put_item(b, &m->link[i]);
    put(b, "</ul>\n");
}

/* A menu without links is none. */
static void put_menu(struct buffer *b, const char *open, const struct html_menu *m)
{
    if (m->n == 0)
        return;
    put_around(b, open, m->label, "\">\n");
    put_links(b, m);
    put(b, "</nav>\n");
}

/* All that has no place above, each list under what it is called. */
static void put_rest(struct buffer *b, const struct html_page *p)
{
    const struct html_frame *f = p->frame;
    const struct str menu = told(b, p, say_menu());

    put_around(b, "<details class=\"menu\"><summary><span class=\"less\">", menu, "</span>");
    put_around(b, "<span class=\"more\">", told(b, p, say_more_of_menu()), "</span></summary>\n");
    put_around(b, "<nav aria-label=\"", menu, "\">\n");
    for (int i = 0; i < f->nmenu; i++) {
        put_around(b, "<p>", f->menu[i].label, "</p>\n");
        put_links(b, &f->menu[i]);
    }
    put(b, "</nav></details>\n");
}

static void put_bar(struct buffer *b, const struct html_page *p)
{
    const struct html_frame *f = p->frame;

    put_around(b, "<a class=\"skip\" href=\"#main\">", told(b, p, say_skip_to_content()), "</a>\n");
    put_around(b, "<div class=\"bar\" role=\"region\" aria-label=\"", f->event.text,
               "\"><div>\n<a class=\"event\" href=\"");
    put_text(b, f->event.href);
    put_around(b, "\"><span>", f->event.text, "</span>");
    put_around(b, "<small>", f->where, "</small>");
    put(b, "</a>\n");
    put_menu(b, "<nav class=\"tabs\" aria-label=\"", &f->tabs);
    put_rest(b, p);
    put(b, "</div></div>\n");
}

/* The pages of a section stand in the menu, too: a narrow page, which shows the grey line below the open menu, has them once. */
static bool is_twice(const struct html_frame *f)
{
    return f->nmenu > 0 && str_eq(f->sisters.label, f->menu[0].label);
}

static void put_grey_line(struct buffer *b, const struct html_page *p)
{
    const struct html_frame *f = p->frame;
    const char *sisters =
        is_twice(f) ? "<nav class=\"sisters twice\" aria-label=\"" : "<nav class=\"sisters\" aria-label=\"";

    if (f->rounds.n + f->sisters.n + f->beside.n == 0)
        return;
    put(b, "<div class=\"sub\"><div>\n");
    put_menu(b, "<nav aria-label=\"", &f->beside);
    put_menu(b, "<nav class=\"rounds\" aria-label=\"", &f->rounds);
    put_menu(b, sisters, &f->sisters);
    put(b, "</div></div>\n");
}

/* The rounds beside this one, for a narrow page, which has no grey line: "‹ 6", "7", "8 ›". */
static void put_turn(struct buffer *b, const struct html_page *p)
{
    const struct html_menu *rounds = &p->frame->rounds;
    struct html_menu near = { .label = told(b, p, say_rounds_beside()) };
    int here = 0;

    while (here < rounds->n && !rounds->link[here].here && !rounds->link[here].among)
        here++;
    if (here == rounds->n)
        return;
    for (int i = here > 0 ? here - 1 : 0; i < rounds->n && i <= here + 1; i++) {
        struct html_link link = rounds->link[i];
        if (i != here)
            link.text = str_fmt(b->arena, i < here ? "‹ %.*s" : "%.*s ›", STR_ARG(link.text));
        html_menu_add(&near, link, b->arena);
    }
    put_menu(b, "<nav class=\"turn\" aria-label=\"", &near);
}

/* "Round 7 · Team pairings", "Standings after round 7"; a narrow page that is known by its tab has "Round 7", "After round 7". */
static void put_h1(struct buffer *b, const struct html_page *p)
{
    const struct heading *h = &p->heading;
    struct str round = heading_round(h, b->arena);
    const struct str title[] = { h->title, round };

    if (!p->brief || round.n == 0)
        put_around(b, "<h1>", heading_joined(title, 2, b->arena), "</h1>\n");
    else if (h->after) {
        put_around(b, "<h1><span class=\"ample\">", h->title, " </span>");
        put_around(b, "<span class=\"first\">", round, "</span></h1>\n");
    } else {
        put_around(b, "<h1>", round, "");
        put_around(b, "<span class=\"ample\"> · ", h->title, "</span></h1>\n");
    }
}

static void put_heading(struct buffer *b, const struct html_page *p)
{
    const struct heading *h = &p->heading;

    put(b, "<header>\n");
    put_h1(b, p);
    if (p->live)
        put_around(b, "<p class=\"now\">", told(b, p, say_round_is_live()), "</p>\n");
    put_around(b, "<p class=\"status\">", h->status, "</p>\n");
    put_turn(b, p);
    put_around(b, "<p class=\"b x\">", h->amended, "</p>\n");
    put(b, "</header>\n");
    put_around(b, "<form class=\"seek\" role=\"search\" action=\"", p->frame->search,
               "\"><input type=\"search\" name=\"q\"");
    put_around(b, " aria-label=\"", told(b, p, say_find_team_or_player()), "\"");
    put_around(b, " placeholder=\"", told(b, p, say_find_team_or_player()), "\"/></form>\n");
}

/* Where and when: below the title; on a narrow page the style sheet puts it at the foot. */
static void put_place(struct buffer *b, const struct heading *h)
{
    struct arena *a = b->arena;
    const struct str part[] = { heading_place(h, a),
                                dates_text(h->start, h->end, &h->wording, a),
                                h->section,
                                date_text(h->date, &h->wording, a),
                                heading_rules(h, a),
                                h->mode,
                                heading_published(h, a),
                                heading_history(h, a) };

    put_around(b, "<p class=\"place\" role=\"contentinfo\">", heading_joined(part, 8, a), "</p>\n");
}

static void put_title(struct buffer *b, struct str title)
{
    if (title.n == 0)
        return;
    put(b, "<h2>");
    put_text(b, title);
    put(b, "</h2>\n");
}

static void put_part(struct buffer *b, const struct html_part *part)
{
    if (part->folded)
        put_around(b, "<details class=\"fold\"><summary>", part->title, "</summary>\n");
    else
        put_title(b, part->title);
    buffer_add(b, part->markup);
    put(b, part->folded ? "</details>\n" : "");
}

static void put_main(struct buffer *b, const struct html_page *p)
{
    put(b, "<main id=\"main\">\n");
    buffer_add(b, p->intro);
    for (int i = 0; i < p->npart; i++)
        put_part(b, &p->part[i]);
    for (int i = 0; i < p->nlist; i++) {
        put(b, "<section class=\"list\">\n");
        put_title(b, p->list[i].label);
        put_links(b, &p->list[i]);
        put(b, "</section>\n");
    }
    put(b, "</main>\n");
}

struct str html_site_page(const struct html_page *p, struct arena *a)
{
    struct buffer b = { .arena = a };

    put_head(&b, p);
    put_bar(&b, p);
    put_grey_line(&b, p);
    put_heading(&b, p);
    put_place(&b, &p->heading);
    put_main(&b, p);
    if (p->files)
        put_menu(&b, "<nav class=\"files\" aria-label=\"", p->files);
    put(&b, "</body>\n</html>\n");
    return buffer_str(&b);
}

struct str html_site_style(struct arena *a)
{
    return str_fmt(a, "%.*s%.*s%.*s", STR_ARG(html_style()), (int)(css_end - css_start), css_start,
                   (int)(screen_css_end - screen_css_start), screen_css_start);
}

struct str html_mine_script(void)
{
    return (struct str){ mine_start, (size_t)(mine_end - mine_start) };
}

/* Four squares of a board. */
struct str html_icon(void)
{
    return STR("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><rect width=\"16\" height=\"16\" "
               "fill=\"#fff\"/>"
               "<path d=\"M8 0h8v8H0v8h8z\" fill=\"#3a404b\"/><path d=\"M.5.5h15v15H.5z\" fill=\"none\" "
               "stroke=\"#7d8490\"/></svg>\n");
}

struct str html_stream_script(void)
{
    return (struct str){ stream_start, (size_t)(stream_end - stream_start) };
}

struct str html_fold_script(struct arena *a)
{
    struct buffer b = { .arena = a };

    put(&b, "window.foldedLetters = {");
#define FOLDED(letter, key) buffer_fmt(&b, "\"\\u%04x\": \"%s\", ", letter, key);
#include "teams/folded.def"
#undef FOLDED
    put(&b, "};\n");
    buffer_add(&b, (struct str){ fold_start, (size_t)(fold_end - fold_start) });
    return buffer_str(&b);
}

/* What a script says, by the name it has for it; values stand in it by theirs, in braces. */
struct sentence {
    const char *name;
    struct message message;
};

/* The same as an object of that name, for the script behind it. */
static struct str sentences(const char *name, const struct sentence *says, int n, const struct wording *w,
                            struct arena *a)
{
    struct buffer b = { .arena = a };

    buffer_fmt(&b, "window.%s = {", name);
    for (int i = 0; i < n; i++) {
        buffer_fmt(&b, "%s\n    %s: ", i > 0 ? "," : "", says[i].name);
        buffer_json(&b, message_text(&says[i].message, w, a));
    }
    put(&b, "\n};\n");
    return buffer_str(&b);
}

struct str html_site_script(const struct wording *w, struct arena *a)
{
    const struct sentence says[] = {
        { "sort", say_sort_by_column() },
        { "nobody", say_nobody_found() },
        { "found", say_so_many_found(STR("{n}")) },
        { "mine", say_your_team() },
        { "live", say_round_is_live() },
        { "silent", say_not_connected_since(STR("{time}")) },
    };
    const struct str told = sentences("olympairSays", says, sizeof says / sizeof *says, w, a);

    return str_fmt(a, "%.*s%.*s%.*s%.*s", STR_ARG(html_stream_script()), STR_ARG(html_fold_script(a)), STR_ARG(told),
                   (int)(js_end - js_start), js_start);
}

struct str html_screen_script(const struct wording *w, struct arena *a)
{
    const struct str n = STR("{n}"), all = STR("{all}"), from = STR("{from}"), to = STR("{to}"), what = STR("{what}");
    const struct sentence says[] = {
        { "screen", say_screen_bar() },
        { "all_pages", say_screen_all_pages() },
        { "pause", say_screen_pause() },
        { "go_on", say_screen_go_on() },
        { "announce", say_screen_announce() },
        { "what_to_announce", say_screen_what_to_announce() },
        { "where", say_screen_where(n, all) },
        { "tables", say_screen_tables(from, to, all) },
        { "next", say_screen_next(what) },
        { "next_tables", say_screen_next_tables(from, to) },
        { "games", say_screen_games(STR("{done}"), all) },
        { "minutes", say_screen_minutes(n) },
        { "hours", say_screen_hours(STR("{h}"), STR("{m}")) },
        { "days", say_screen_days(n) },
        { "nothing", say_screen_nothing(what) },
        { "pairings", say_screen_pairings() },
        { "live", say_screen_live() },
        { "standings", say_screen_standings() },
        { "strange", say_screen_strange(STR("{name}")) },
        { "no_section", say_screen_no_section(STR("{section}"), STR("{names}")) },
        { "no_kind", say_screen_no_kind(STR("{word}")) },
        { "no_tables", say_screen_no_tables(STR("{tables}")) },
    };
    const struct str told = sentences("olympairScreenSays", says, sizeof says / sizeof *says, w, a);

    return str_fmt(a, "\"use strict\";\n%.*s%.*s", STR_ARG(told), (int)(screen_end - screen_start), screen_start);
}
