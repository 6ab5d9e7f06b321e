/* SPDX-License-Identifier: Apache-2.0 */
/* site_shared.c - files that all pages share: style, scripts, now.json, the feed, the list of addresses. */
#include "office/site/site.h"
#include "office/site/site_page.h"
#include "teams/logo.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "office/feed.h"
#include "reports/format/flag.h"
#include "reports/format/html.h"
#include "reports/exchange/json_public.h"
#include "engine/base/buffer.h"
#include "teams/history_code.h"

static bool write_now(struct site *k)
{
    const struct event *ev = k->visibility.seen;
    struct str folder[SECTIONS_MAX], code[SECTIONS_MAX], text;
    struct err why = { 0 };

    for (int i = 0; i < ev->nsection; i++) {
        folder[i] = page_folder(&ev->section[i], k->arena);
        code[i] = history_code(k->heads[i].round[ev->section[i].nround], k->arena);
    }
    if (json_public_now(ev, folder, code, k->arena, &text, &why))
        return folder_put(k->folder, STR("now.json"), text, k->err);
    site_miss(k, STR("now.json"), &why);
    return true;
}

static bool ends_in(struct str path, struct str end)
{
    return path.n > end.n && memcmp(path.p + path.n - end.n, end.p, end.n) == 0;
}

static int by_path(const void *a, const void *b)
{
    return str_cmp(*(const struct str *)a, *(const struct str *)b);
}

/* For search engines, which take whole addresses only. */
static bool write_sitemap_xml(struct site *k, const struct str *page, int n)
{
    struct str url = html_escape(site_url(k), k->arena);
    struct buffer b = { .arena = k->arena };

    if (url.n == 0)
        return true;
    buffer_add(&b, STR("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                       "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"));
    for (int i = 0; i < n; i++)
        buffer_fmt(&b, "<url><loc>%.*s%.*s</loc></url>\n", STR_ARG(url), STR_ARG(page[i]));
    buffer_add(&b, STR("</urlset>\n"));
    return folder_put(k->folder, STR("sitemap.xml"), buffer_str(&b), k->err);
}

bool site_write_sitemap(struct site *k)
{
    struct str *page = arena_new(k->arena, struct str, k->folder->n);
    struct buffer b = { .arena = k->arena };
    int n = 0;

    for (int i = 0; i < k->folder->n; i++)
        if (k->folder->file[i].kept && ends_in(k->folder->file[i].path, STR(".html")))
            page[n++] = k->folder->file[i].path;
    qsort(page, (size_t)n, sizeof *page, by_path);
    for (int i = 0; i < n; i++)
        buffer_fmt(&b, "%.*s%.*s\n", STR_ARG(site_url(k)), STR_ARG(page[i]));
    return folder_put(k->folder, STR("sitemap.txt"), buffer_str(&b), k->err) && write_sitemap_xml(k, page, n);
}

/* Who may show the pages within his own, for servers of others as well; nobody: the file is not there. */
static bool write_embed(struct site *k)
{
    const struct str who = k->visibility.seen->embed;

    return who.n == 0 || folder_put(k->folder, STR(SITE_EMBED), str_fmt(k->arena, "%.*s\n", STR_ARG(who)), k->err);
}

static struct str calendar_of(const struct site *k)
{
    struct ical_order order = { .event = k->visibility.seen, .id = k->id, .language = k->order->language };

    ical_changes(&order, k->history.row, k->history.n, k->arena);
    return ical_write(&order, k->arena);
}

/* "assets/style-01234567.css": other bytes have another name. */
static bool write_asset(struct site *k, const char *name, const char *ending, struct str bytes, struct str *path)
{
    const uint64_t key = folder_key(0, bytes);

    *path = str_fmt(k->arena, SITE_ASSETS "%s-%08" PRIx32 ".%s", name, (uint32_t)key, ending);
    return folder_put(k->folder, *path, bytes, k->err);
}

/* As high as the bar has room for, and never so wide that the name has none. */
static bool write_logo(struct site *k)
{
    enum { HIGH = 36, WIDE = 108 };
    struct logo logo;

    if (!logo_read(k->visibility.seen->logo, k->arena, &logo))
        return true;
    k->logo_width = (HIGH * logo.width + logo.height - 1) / logo.height;
    k->logo_height = HIGH;
    if (k->logo_width > WIDE) {
        k->logo_width = WIDE;
        k->logo_height = (WIDE * logo.height + logo.width - 1) / logo.width;
    }
    return write_asset(k, "logo", logo_ending(&logo), logo.bytes, &k->logo);
}

bool site_write_shared(struct site *k)
{
    const struct wording wording = { .medium = MEDIUM_PAGE, .language = k->order->language };

    k->assets.live = k->order->live;
    return write_embed(k) && write_logo(k) &&
           write_asset(k, "style", "css", html_site_style(k->arena), &k->assets.style) &&
           write_asset(k, "mine", "js", html_mine_script(), &k->assets.mine) &&
           write_asset(k, "site", "js", html_site_script(&wording, k->arena), &k->assets.script) &&
           folder_put(k->folder, STR("icon.svg"), html_icon(), k->err) &&
           folder_put(k->folder, STR("calendar.ics"), calendar_of(k), k->err) &&
           folder_put(k->folder, STR("feed.xml"),
                      feed_atom(&k->visibility, k->heads, site_url(k), k->id, k->order->language, k->arena), k->err) &&
           write_now(k);
}

/* --- flags ---------------------------------------------------------------------------------------- */

static bool write_flag(struct site *k, struct str code, enum flag_size size)
{
    const struct flag_picture *p = flag_find(k->flags, code, size);

    if (!p)
        return true;
    const struct str path = str_fmt(k->arena, "flags/%.*s", STR_ARG(p->file));
    return folder_is_kept(k->folder, path) || folder_put(k->folder, path, p->png, k->err);
}

bool site_write_flags(struct site *k)
{
    const struct event *ev = k->visibility.seen;
    bool ok = true;

    for (const struct section *s = ev->section; ok && s && s < ev->section + ev->nsection; s++)
        for (const struct squad *q = s->squad; ok && q && q < s->squad + s->nsquad; q++)
            ok = write_flag(k, q->federation, FLAG_SMALL) && write_flag(k, q->federation, FLAG_LARGE);
    return ok;
}
