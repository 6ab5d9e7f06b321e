/* SPDX-License-Identifier: Apache-2.0 */
/* site.c - site: the event as a folder of pages for a web server. */
#include "office/site/site.h"

#include <stdio.h>

#include "cli/argument.h"
#include "cli/call.h"
#include "cli/findings.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "office/courier.h"
#include "office/site/publish.h"
#include "office/worker_pool.h"
#include "teams/address.h"
#include "web/public/site_live.h"

static bool read_url(struct call *c, struct str *out)
{
    struct str url = c->option[OPT_URL];

    return !url.p || address_of_site(url, c->arena, out) || err_say(c->err, ERR_USAGE, say_url_is_no_address(url));
}

static bool read_limit(struct call *c, const struct event *ev, struct visibility_limit *out)
{
    *out = (struct visibility_limit){ .up_to = VISIBLE_STANDINGS };
    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &out->round) ||
        (call_has(c, OPT_SECTION) && !call_section(c, ev, &out->section)))
        return false;
    if (!call_has(c, OPT_UP_TO) || visibility_step_find(c->option[OPT_UP_TO], &out->up_to))
        return true;
    return err_say(c->err, ERR_USAGE, say_no_such_up_to(c->option[OPT_UP_TO]));
}

static bool read_order(struct call *c, const struct event *ev, struct site_order *out)
{
    struct str paper = c->option[OPT_PAPER];

    *out = (struct site_order){ .event = ev,
                                .file = c->path,
                                .folder = c->operand[0],
                                .version = STR(OLYMPAIR_VERSION),
                                .language = c->wording.language,
                                .paper = PAPER_A4,
                                .all = call_has(c, OPT_ALL) };
    if (out->folder.n == 0)
        return err_say(c->err, ERR_USAGE, say_name_of_folder_is_empty());
    if (!call_number(c, OPT_THREADS, 1, WORKERS_MAX, worker_pool_processors(), &out->threads))
        return false;
    if (call_has(c, OPT_PAPER) && !paper_find(paper, &out->paper))
        return err_say(c->err, ERR_USAGE, say_no_such_paper(paper));
    return read_url(c, &out->url) && argument_live(c, &out->live) && read_limit(c, ev, &out->limit);
}

static bool print_done(const struct call *c, const struct site_done *done)
{
    return call_print(
        c, say_site_is_written(text_shown(c->operand[0], false, c->arena), done->files, done->written, done->removed));
}

/* --- published -------------------------------------------------------------------------------------- */

static bool check_targets(const struct call *c)
{
    struct str rest = c->option[OPT_PUBLISH];
    bool ok = (!call_has(c, OPT_POST) || courier_may(c->option[OPT_POST], c->err)) &&
              (!rest.p || publish_may(str_cut(&rest, ','), c->err));

    while (ok && rest.n > 0)
        ok = publish_may(str_cut(&rest, ','), c->err);
    return ok;
}

static bool publish_to(const struct call *c, struct str target, const struct site_done *site, struct err *e)
{
    const struct publish_order o = { c->path, c->operand[0], target, call_has(c, OPT_ALL) };
    struct publish_done done;
    struct arena own = { 0 };
    bool ok = publish(&o, site, &own, &done, e);

    if (ok)
        call_print(c, say_site_is_sent(text_shown(target, false, c->arena), done.sent, done.removed));
    arena_free(&own);
    return ok;
}

/* What fails at one target keeps none of the others from having it, and is told. */
static bool publish_all(const struct call *c, const struct site_done *site, struct findings *f)
{
    bool all = true;

    for (struct str rest = c->option[OPT_PUBLISH]; rest.n > 0;) {
        struct err e = { 0 };
        if (publish_to(c, str_cut(&rest, ','), site, &e))
            continue;
        struct err *kept = arena_new(f->arena, struct err, 1);
        *kept = e;
        finding_say(f, WARNING, RULE_NONE, 0, err_message(kept));
        all = false;
    }
    fflush(stdout);
    return all;
}

/* --- live --------------------------------------------------------------------------------------- */

/* The command while it goes on, and who brings what is new to readers elsewhere; NULL: nobody. */
struct keeping {
    const struct call *call;
    struct courier *courier;
};

static void print_made(void *cls, const struct site_done *done, const struct findings *missing)
{
    const struct keeping *k = cls;
    const struct call *c = k->call;
    struct arena own = { 0 };
    struct findings failed = { .arena = &own };

    if (done->files > 0)
        print_done(c, done);
    findings_print(missing, STR(""), stdout);
    if (done->files > 0 && !publish_all(c, done, &failed))
        findings_print(&failed, STR(""), stdout);
    fflush(stdout);
    arena_free(&own);
}

static void post(void *cls, const char *event, struct str data)
{
    const struct keeping *k = cls;

    courier_take(k->courier, event, data);
}

/* From the thread that posts: one line, which nothing else comes into. */
static void print_posting(void *cls, struct message what, bool good)
{
    struct arena own = { 0 };
    struct findings f = { .arena = &own };

    (void)cls;
    finding_say(&f, good ? NOTE : WARNING, RULE_NONE, 0, what);
    flockfile(stdout);
    findings_print(&f, STR(""), stdout);
    fflush(stdout);
    funlockfile(stdout);
    arena_free(&own);
}

static bool begin_posting(struct keeping *k)
{
    const struct courier_ears ears = { print_posting, k };
    struct str address = k->call->option[OPT_POST];

    return !address.p || courier_begin(address, &ears, &k->courier, k->call->err);
}

static bool keep(struct call *c, const struct site_order *order)
{
    struct keeping k = { .call = c };
    const struct site_live_ears ears = { print_made, call_has(c, OPT_POST) ? post : NULL, &k };
    struct public_place at = { .address = c->option[OPT_SERVE] };
    struct site_live *live = NULL;

    bool ok = call_number(c, OPT_PER_ADDRESS, 1, PUBLIC_SHARE_MOST, PUBLIC_SHARE, &at.share) &&
              site_live_begin(order, &at, &ears, &live, c->err) && begin_posting(&k) &&
              site_live_make(live, c->desk, c->err);
    if (ok && site_live_address(live)) {
        call_print(c, say_site_is_live(site_live_address(live)));
        fflush(stdout);
    }
    ok = ok && site_live_keep(live, c->desk, c->err);
    site_live_end(live);
    courier_end(k.courier);
    return ok;
}

bool cmd_site(struct call *c)
{
    const struct viewer public = { .role = ROLE_PUBLIC };
    struct event ev;
    struct site_order order;
    struct site_done done;
    const bool stays = call_has(c, OPT_SERVE) || call_has(c, OPT_FOLLOW);

    desk_hold(c->desk);
    bool ok = desk_view(c->desk, &public, c->arena, &ev, c->err) && read_order(c, &ev, &order) && check_targets(c);
    order.headway = ok && !stays ? progress_begin(&c->wording) : NULL;
    ok = ok && (stays || (site_mark(c->desk, &ev, c->arena, &order.mark, c->err) &&
                          site_write(c->desk, &order, c->arena, &c->findings, &done, c->err)));
    desk_release(c->desk);
    if (!ok)
        return false;
    if (stays)
        return keep(c, &order);
    c->made = say_wrote_site(text_shown(order.folder, false, c->arena));
    bool printed = print_done(c, &done);
    if (publish_all(c, &done, &c->findings))
        return printed;
    c->made = (struct message){ 0 };
    return err_say(c->err, ERR_IO, say_site_not_everywhere());
}
