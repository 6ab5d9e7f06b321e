/* SPDX-License-Identifier: Apache-2.0 */
#include "office/site/site.h"
#include "office/site/site_page.h"

#include <stdlib.h>
#include <string.h>

#include "desk/base/desk.h"
#include "desk/rehearsal.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/feed.h"
#include "office/flags.h"
#include "office/messages.h"
#include "office/next.h"
#include "reports/exchange/trf.h"
#include "reports/sheet/report.h"
#include "teams/text.h"

/* --- pages -------------------------------------------------------------------------------------- */

/* What the builder of a sheet has put above it outlives the sheet. */
static struct heading kept_heading(struct heading h, struct arena *a)
{
    struct str *made[] = { &h.section, &h.title, &h.status, &h.variant, &h.amended, &h.mode };

    for (size_t i = 0; i < sizeof made / sizeof *made; i++)
        *made[i] = str_copy(a, *made[i]);
    return h;
}

static bool make_page(struct site *k, struct site_page *p, struct arena *a)
{
    const struct report_row *report = report_find(str_of(p->row->report));
    struct sheet sheet;
    struct err why = { 0 };

    if (p->row->scope != OF_EVENT && !report_suits(report, site_section(k, p->row, p->section)))
        return true;
    if (!site_sheet(k, p, report, a, &sheet, &why)) {
        site_miss(k, p->path, &why);
        return true;
    }
    p->heading = kept_heading(sheet.heading, k->arena);
    if (!site_add_view(k, p, &sheet, a))
        site_add_part(k, p, (struct str){ 0 }, &sheet, a);
    p->made = true;
    return site_write_files(k, p, &sheet, a);
}

static void plan(struct site *k, const struct page_row *row, int section, int round, struct str path)
{
    arena_room(k->arena, k->page, k->npage, k->cap);
    k->page[k->npage++] =
        (struct site_page){ .row = row, .section = section, .round = round, .squad = NOBODY, .path = path };
}

static void plan_rounds(struct site *k, const struct page_row *row, int section)
{
    const struct section *s = &k->visibility.seen->section[section];

    for (int round = 1; round <= s->nround; round++)
        if (k->visibility.step[section][round] >= row->step)
            plan(k, row, section, round, page_in_round(row, s, round, "html", k->arena));
}

/* Of a section without such rounds there is nothing to tell. */
static bool has_step(const struct site *k, int section, enum visibility_step step)
{
    bool has = step == VISIBLE_NOTHING;

    for (int round = 1; round <= k->visibility.seen->section[section].nround; round++)
        has = has || k->visibility.step[section][round] >= step;
    return has;
}

static bool is_pair(const struct event *ev)
{
    return ev->nsection == 2 && ev->section[0].women != ev->section[1].women;
}

static bool is_of_all(const struct site *k, const struct page_row *row)
{
    const struct event *ev = k->visibility.seen;
    bool is = ev->nsection > 0 && (row->scope == OF_EVENT || (row->scope == OF_PAIR && is_pair(ev)));

    for (int i = 0; i < ev->nsection; i++)
        is = is && has_step(k, i, row->step);
    return is;
}

static void plan_row(struct site *k, const struct page_row *row)
{
    const struct event *ev = k->visibility.seen;

    if (is_of_all(k, row)) {
        plan(k, row, -1, 0, str_fmt(k->arena, "%s.html", row->file));
        return;
    }
    for (int i = 0; i < ev->nsection; i++)
        if (row->scope == OF_ROUND)
            plan_rounds(k, row, i);
        else if (row->scope == OF_SECTION && has_step(k, i, row->step))
            plan(k, row, i, 0, page_of_section(row, &ev->section[i], "html", k->arena));
}

static bool make_one(struct site *k, void *cls, int i)
{
    struct arena own = { 0 };
    bool ok = make_page(k, &k->page[i], &own);

    (void)cls;
    arena_free(&own);
    site_worked(k);
    return ok;
}

/* What can be shown as a page of its own, but for the links around it. */
static bool make_pages(struct site *k)
{
    int n = 0;

    for (int i = 0; page_row(i); i++)
        plan_row(k, page_row(i));
    site_work(k, WORK_SHEETS, k->npage);
    bool ok = site_do(k, k->npage, make_one, NULL);
    for (int i = 0; i < k->npage; i++) {
        k->ntrace += k->page[i].traced;
        if (k->page[i].made)
            k->page[n++] = k->page[i];
    }
    k->npage = n;
    return ok;
}

static bool write_one(struct site *k, void *cls, int i)
{
    (void)cls;
    return site_write_page(k, &k->page[i]);
}

/* Before the first round nobody misses the file: it is made once everybody has a number to stand there by. */
static bool has_trf(const struct section *s)
{
    return s->frozen || next_is_numbered(s);
}

static bool write_trf(struct site *k, void *cls, int section)
{
    const struct section *s = &k->visibility.ranked->section[section];
    struct str path = str_fmt(k->arena, "%.*s/tournament.trf", STR_ARG(page_folder(s, k->arena))), text;
    struct arena own = { 0 };
    struct err why = { 0 };
    bool ok = true;

    (void)cls;
    if (!has_trf(s))
        return true;
    if (trf_write(k->visibility.ranked, s, (struct trf_options){ 0 }, &own, &text, &why))
        ok = folder_put(k->folder, path, text_shown(text, true, &own), k->err);
    else
        site_miss(k, path, &why);
    arena_free(&own);
    return ok;
}

/* --- the rest ----------------------------------------------------------------------------------- */

static void find_players(struct site *k, int section)
{
    const struct section *s = &k->visibility.seen->section[section];

    k->player[section] = arena_new(k->arena, struct str, s->nsquad * SQUAD_MAX);
    for (int i = 0; i < s->nsquad; i++)
        for (int place = 1; place <= s->squad[i].nplayer; place++)
            k->player[section][i * SQUAD_MAX + place - 1] = page_of_player(s, i, place, k->arena);
}

static struct site_file *files_of(const struct site *k)
{
    struct site_file *file = arena_new(k->arena, struct site_file, k->folder->n);

    for (int i = 0; i < k->folder->n; i++)
        file[i] = (struct site_file){ str_copy(k->arena, k->folder->file[i].path), k->folder->file[i].key };
    return file;
}

static struct site_done done_of(const struct site *k)
{
    return (struct site_done){ k->folder->n, k->folder->written, k->folder->removed, files_of(k) };
}

/* What people wait for is there: most of the time goes into teams and players. */
static void tell_first(const struct site *k, bool pages)
{
    if (!k->order->first)
        return;
    const struct site_done so_far = done_of(k);
    k->order->first(k->order->cls, &so_far, pages);
}

/* Those of sections, rounds, matches, teams and players: hardly any others are written. */
static long count_pages(const struct site *k)
{
    long n = k->npage;

    for (int i = 0; i < k->visibility.seen->nsection; i++) {
        const struct section *s = &k->visibility.seen->section[i];
        for (int round = 1; round <= s->nround; round++)
            n += k->visibility.step[i][round] >= VISIBLE_PAIRINGS ? s->round[round - 1].nfixture : 0;
        for (int squad = 0; squad < s->nsquad; squad++)
            n += 1 + (k->player[i] ? s->squad[squad].nplayer : 0);
    }
    return n;
}

/* First what is shown, then the links between what could be made. */
static bool write_all(struct site *k)
{
    int sections = k->visibility.seen->nsection;
    bool ok = site_write_shared(k) && site_write_flags(k) && site_write_records(k);

    if (ok)
        tell_first(k, false);
    for (int i = 0; i < k->visibility.seen->nsection; i++) {
        const struct section *s = &k->visibility.seen->section[i];
        k->team[i] = arena_new(k->arena, struct str, s->nsquad);
        for (int squad = 0; squad < s->nsquad; squad++)
            k->team[i][squad] = page_of_team(s, squad, k->arena);
        if (has_step(k, i, VISIBLE_STANDINGS))
            find_players(k, i);
    }
    ok = ok && make_pages(k);
    site_work(k, WORK_PAGES, count_pages(k));
    ok = ok && site_do(k, sections, write_trf, NULL) && site_do(k, k->npage, write_one, NULL);
    arena_free(k->parts);
    if (ok)
        tell_first(k, true);
    for (int i = 0; ok && i < sections; i++)
        ok = site_write_matches(k, i) && site_write_teams(k, i);
    if (k->shared->fonts_asked && !k->shared->fonts_there)
        finding_say(k->missing, WARNING, RULE_NONE, 0,
                    say_printers_files_not_in_site(err_cause(&k->shared->fonts_lack)));
    site_rest(k);
    return ok && site_write_verifier(k) && site_write_history(k) && site_write_screen(k) && site_write_pictures(k) &&
           site_write_press(k) && site_write_indexes(k) && site_write_index(k) && site_write_sitemap(k) &&
           site_write_errors(k);
}

/* The same words, the same files. Everybody can read it where the folder is handed out: no hash of the journal stands in it, which would tell
   who can guess that he has guessed right, and no number of an entry, which would tell when a captain hands in. */
static struct str made_of(const struct site *k)
{
    const struct site_order *o = k->order;
    const struct visibility_limit *l = &o->limit;

    return str_fmt(k->arena,
                   "olympair %.*s, %.*s, step %d of round %d of section %d, paper %d, url %.*s, live %.*s, notice %.*s",
                   STR_ARG(o->version), STR_ARG(o->mark), (int)l->up_to, l->round,
                   l->section ? (int)(l->section - o->event->section) + 1 : 0, (int)o->paper, STR_ARG(site_url(k)),
                   STR_ARG(o->live), STR_ARG(o->notice));
}

/* The rounds of which less is shown than there is. */
static struct shown_limit *find_limits(struct site *k, int *n)
{
    const struct event *ev = k->order->event, *seen = k->visibility.seen;
    struct shown_limit *limit = NULL;
    int cap = 0;

    *n = 0;
    for (int i = 0; i < ev->nsection; i++)
        for (int round = 0; round <= ev->section[i].nround; round++) {
            struct str digest = shown_digest(seen, i, round, k->arena);
            if (str_eq(digest, shown_digest(ev, i, round, k->arena)))
                continue;
            arena_room(k->arena, limit, *n, cap);
            limit[(*n)++] = (struct shown_limit){ ev->section[i].name, round, digest };
        }
    return limit;
}

static bool write_site(struct site *k, struct site_done *out)
{
    struct str stamp = made_of(k);
    bool ok = true;

    if (k->order->all || !folder_is_as(k->folder, stamp)) {
        k->visibility = visibility_make(k->order->event, &k->order->limit, k->arena);
        const struct event *ev = k->order->event;
        bool whole = k->order->limit.up_to >= VISIBLE_STANDINGS && k->order->limit.round == 0;
        int n = 0;
        const struct shown_limit *limit = whole ? NULL : find_limits(k, &n);
        for (int i = 0; i < ev->nsection; i++)
            k->heads[i] = shown_heads_within(k->history.row, k->history.n, ev->section[i].name, limit, n, k->arena);
        ok = folder_begin(k->folder, k->order->all, k->err) && write_all(k) && folder_end(k->folder, stamp, k->err);
    }
    *out = done_of(k);
    return ok;
}

static bool write_folder(struct site *k, struct site_done *out)
{
    struct arena files = { 0 };
    bool ok = folder_open(k->folder, k->order->folder, k->id, &files, k->err) && write_site(k, out);

    folder_close(k->folder);
    arena_free(&files);
    return ok;
}

bool site_may(struct desk *d, struct str name, struct err *e)
{
    struct arena own = { 0 };
    const struct journal_row *row;
    int n;
    bool ok = desk_journal(d, &own, &row, &n, e) && folder_may(name, feed_id(row, n, &own), &own, e);

    arena_free(&own);
    return ok;
}

bool site_write(struct desk *d, const struct site_order *order, struct arena *a, struct findings *f,
                struct site_done *out, struct err *e)
{
    struct folder folder;
    struct site_shared shared = { .one = PTHREAD_MUTEX_INITIALIZER };
    struct arena parts = { 0 };
    struct site k = { .desk = d,
                      .order = order,
                      .folder = &folder,
                      .shared = &shared,
                      .arena = a,
                      .parts = &parts,
                      .missing = f,
                      .err = e };
    const struct journal_row *row;
    int n;

    if (order->file && rehearsal_is(order->file))
        return err_say(e, ERR_STATE, say_rehearsal_not_published());
    k.flags = flags_of(order->file, order->event, true, a);
    k.paper = (struct page_options){ .paper = order->paper, .compact = true, .flags = k.flags, .fonts = &shared.fonts };
    if (!desk_journal(d, a, &row, &n, e))
        return false;
    k.history = history_of(row, n, a);
    k.id = feed_id(row, n, a);
    bool ok = write_folder(&k, out);
    arena_free(&shared.arena);
    arena_free(&parts);
    return ok;
}
