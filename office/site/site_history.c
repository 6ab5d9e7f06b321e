/* SPDX-License-Identifier: Apache-2.0 */
/* site_history.c - public records and seals of the rounds, and the page of their codes. */
#include "office/site/site_page.h"

#include "desk/base/seal.h"
#include "office/messages.h"
#include "office/verifier.h"
#include "reports/exchange/json_public.h"
#include "reports/sheet/report.h"
#include "teams/history_code.h"
#include "teams/round_json.h"

static struct str file_of(const struct site *k, const char *name, int section, int round)
{
    const struct section *s = &k->visibility.seen->section[section];
    const struct page_row row = { .file = name };

    return round > 0 ? page_in_round(&row, s, round, "json", k->arena) : page_of_section(&row, s, "json", k->arena);
}

/* The very bytes that the public history has the hash of; round 0: the section. */
static bool write_record(struct site *k, int section, int round)
{
    const struct event *ev = k->visibility.seen;
    struct arena own = { 0 };
    struct str record = round_json(ev, &ev->section[section], round, &own);
    bool ok = record.n == 0 || folder_put(k->folder, file_of(k, "record", section, round), record, k->err);

    arena_free(&own);
    return ok;
}

static bool write_seal(struct site *k, int section, int round)
{
    struct str path = file_of(k, "seal", section, round), text;
    struct seal seal;
    struct err why = { 0 };

    if (round == 0 || k->heads[section].round[round].n == 0 || !seal_find(&k->history, section, round, k->arena, &seal))
        return true;
    if (json_seal_write(&seal, k->arena, &text, &why))
        return folder_put(k->folder, path, text, k->err);
    site_miss(k, path, &why);
    return true;
}

bool site_write_records(struct site *k)
{
    bool ok = true;

    for (int i = 0; i < k->visibility.seen->nsection; i++)
        for (int round = 0; ok && round <= k->visibility.seen->section[i].nround; round++)
            ok = write_record(k, i, round) && write_seal(k, i, round);
    return ok;
}

/* --- the page ------------------------------------------------------------------------------------- */

static void add_round(struct site *k, struct html_menu *m, const struct site_page *from, int section, int round)
{
    struct str code = history_code(k->heads[section].round[round], k->arena);
    struct str seal = file_of(k, "seal", section, round);

    site_add_link(k, m, from, site_told(k, -1, say_round_and_code(round, code)), file_of(k, "record", section, round));
    m->link[m->n - 1].id = str_fmt(k->arena, "%.*s-record", STR_ARG(site_trace_id(k, section, round, k->arena)));
    if (folder_is_kept(k->folder, seal))
        site_add_link(k, m, from, site_told(k, -1, say_seal_of_round(round)), seal);
}

static struct html_menu round_list(struct site *k, const struct site_page *from, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    struct html_menu m = { .label = section_title(s) };

    for (int round = s->nround; round > 0; round--)
        if (k->heads[section].round[round].n > 0)
            add_round(k, &m, from, section, round);
    if (m.n > 0 && folder_is_kept(k->folder, file_of(k, "record", section, 0)))
        site_add_link(k, &m, from, site_told(k, -1, say_record_of_section()), file_of(k, "record", section, 0));
    return m;
}

bool site_write_history(struct site *k)
{
    struct site_page p = { .section = -1, .squad = NOBODY, .path = STR("history.html"), .proves = true };
    struct html_menu list[SECTIONS_MAX];
    int n = 0;

    if (!site_has_history(k))
        return true;
    p.heading = report_heading(k->visibility.seen, site_word(k, -1, &label_page_history), site_wording(k, -1));
    for (int i = 0; i < k->visibility.seen->nsection; i++) {
        list[n] = round_list(k, &p, i);
        n += list[n].n > 0;
    }
    return verifier_put_history(k->folder, k->err) && site_write_list(k, &p, list, n);
}
