/* SPDX-License-Identifier: Apache-2.0 */
/* site_error.c - what a server answers where it has no page, in the look of the site: what is wrong, the search, and the way home. */
#include "office/messages.h"
#include "office/site/site_page.h"

#include "reports/format/titles.h"
#include "reports/sheet/report.h"
#include "teams/address.h"

/* X(status, what is wrong, what to do): a page "404.html" each, which servers of others know by that name, too. */
#define REFUSALS(X)                                         \
    X("400", say_request_not_understood, say_follow_a_link) \
    X("404", say_page_not_there, say_look_for_it)           \
    X("405", say_site_is_read_only, say_follow_a_link)

static const struct refusal {
    const char *status;
    struct message (*wrong)(void), (*next)(void);
} refusals[] = {
#define X(...) { __VA_ARGS__ },
    REFUSALS(X)
#undef X
};

/* Such a page stands under any address, so that its links begin at the server: where the site is below a folder of it, with that. */
static struct str address_of(const struct site *k, const char *status)
{
    const struct str url = site_url(k), host = address_without_path(url);
    const struct str folder = url.n > 0 ? (struct str){ url.p + host.n, url.n - host.n } : STR("/");

    return str_fmt(k->arena, "%.*s%s.html", STR_ARG(folder), status);
}

static bool write_refusal(struct site *k, const struct refusal *r)
{
    struct site_page p = { .section = -1, .squad = NOBODY, .path = address_of(k, r->status) };
    struct html_menu ways = { 0 };

    p.heading = report_heading(k->visibility.seen, site_told(k, -1, r->wrong()), site_wording(k, -1));
    ways.label = site_told(k, -1, r->next());
    site_add_link(k, &ways, &p, k->visibility.seen->name, STR("index.html"));
    for (int i = 0; k->visibility.seen->nsection > 1 && i < k->visibility.seen->nsection; i++)
        site_add_link(k, &ways, &p, section_title(&k->visibility.seen->section[i]), site_home(k, i));
    site_add_link(k, &ways, &p, site_word(k, -1, &label_page_index), STR(SITE_INDEX));
    return site_write_list(k, &p, &ways, 1);
}

bool site_write_errors(struct site *k)
{
    bool ok = true;

    for (size_t i = 0; ok && i < sizeof refusals / sizeof *refusals; i++)
        ok = write_refusal(k, &refusals[i]);
    return ok;
}
