/* SPDX-License-Identifier: Apache-2.0 */
/* What every page of the site asks: where it and others stand, and how it is said there. */
#include "office/site/site_page.h"

#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/messages.h"
#include "office/site/site.h"
#include "teams/text.h"

const struct event *site_event(const struct site *k, const struct page_row *row)
{
    return row->step == VISIBLE_STANDINGS ? k->visibility.ranked : k->visibility.seen;
}

const struct section *site_section(const struct site *k, const struct page_row *row, int section)
{
    return &site_event(k, row)->section[section >= 0 ? section : 0];
}

const char *site_root(struct str path)
{
    static const char up[] = "../../../";
    int depth = 0;

    for (size_t i = 0; i < path.n; i++)
        depth += path.p[i] == '/';
    return up + sizeof up - 1 - 3 * depth;
}

struct str site_file(struct str path)
{
    size_t at = path.n > 0 && path.p[0] == '/' ? path.n : 0;

    while (at > 0 && path.p[at - 1] != '/')
        at--;
    return (struct str){ path.p + at, path.n - at };
}

/* What both begin with is no part of it, as far as the last folder. */
struct str site_path(struct str from, struct str to, struct arena *a)
{
    const struct str file = site_file(from);
    size_t same = 0;

    if (file.n < from.n)
        return str_join(a, (struct str){ from.p, from.n - file.n }, to);
    for (size_t i = 0; i < from.n && i < to.n && from.p[i] == to.p[i]; i++)
        same = from.p[i] == '/' ? i + 1 : same;
    return str_join(a, str_of(site_root((struct str){ from.p + same, from.n - same })),
                    (struct str){ to.p + same, to.n - same });
}

void site_miss(struct site *k, struct str path, const struct err *why)
{
    finding_say(k->missing, WARNING, RULE_NONE, 0, say_not_in_site(path, err_cause(why)));
}

const struct site_page *site_find(const struct site *k, const struct page_row *row, int section, int round)
{
    for (int i = 0; i < k->npage; i++) {
        const struct site_page *p = &k->page[i];
        if (p->row == row && p->section == section && p->round == round)
            return p;
    }
    return NULL;
}

struct wording site_wording(const struct site *k, int section)
{
    return (struct wording){ .medium = MEDIUM_PAGE,
                             .players = section >= 0 && k->visibility.seen->section[section].unit == UNIT_PLAYER,
                             .language = k->order->language };
}

struct str site_told(const struct site *k, int section, struct message message)
{
    const struct wording wording = site_wording(k, section);

    return message_text(&message, &wording, k->arena);
}

struct str site_word(const struct site *k, int section, const struct message_row *label)
{
    return site_told(k, section, (struct message){ .row = label });
}

bool site_has_history(const struct site *k)
{
    bool has = false;

    for (int i = 0; i < k->visibility.seen->nsection; i++)
        for (int round = 1; round <= k->visibility.seen->section[i].nround; round++)
            has = has || k->heads[i].round[round].n > 0;
    return has;
}

struct str site_hall_intro(const struct site *k, struct arena *a)
{
    const struct event *ev = k->visibility.seen;
    struct str notice = html_escape(text_shown(k->order->notice, false, a), a);
    struct buffer b = { .arena = a };

    /* How wide it is beside its height, in three steps, which the style sheet makes room for. */
    if (k->logo.n > 0)
        buffer_fmt(&b, "<img class=\"logo hall w%d\" src=\"%.*s\" width=\"%d\" height=\"%d\" alt=\"\"/>\n",
                   1 + (4 * k->logo_width > 5 * k->logo_height) + (4 * k->logo_width > 9 * k->logo_height),
                   STR_ARG(k->logo), k->logo_width, k->logo_height);
    if (notice.n > 0)
        buffer_fmt(&b, "<p class=\"notice\" role=\"status\">%.*s</p>\n", STR_ARG(notice));
    buffer_fmt(&b, "<datalist id=\"sections\" data-zone=\"%.*s\">", STR_ARG(html_escape(ev->zone, a)));
    for (int i = 0; i < ev->nsection; i++)
        buffer_fmt(&b, "<option value=\"%.*s\" label=\"%.*s\"></option>", STR_ARG(html_escape(ev->section[i].name, a)),
                   STR_ARG(html_escape(section_title(&ev->section[i]), a)));
    buffer_fmt(&b, "</datalist>\n");
    return buffer_str(&b);
}
