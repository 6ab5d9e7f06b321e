/* SPDX-License-Identifier: Apache-2.0 */
/* page_round.c - a round as one page: how far it has come, what has to be done, its tables, the hours to come, sheets, what was done last. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/sheet/report.h"
#include "teams/pairing.h"
#include "teams/event.h"
#include "web/copier.h"
#include "web/page_part.h"
#include "web/messages.h"
#include "web/round.h"
#include "web/tables.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/json.h"
#include "web/words.h"

enum { LATELY = 8 };

/* --- at the side ------------------------------------------------------------------------------- */

/* What is needed now and then, each in its place; of operations those that this person may do. */
static void put_rarer(const struct visit *v, struct markup *m)
{
    static const struct {
        const char *operation, *below; /* one of the two */
        struct message (*label)(void);
    } list[] = {
        { NULL, "enter", say_less_correct }, { "swap", NULL, say_less_swap },
        { "remark", NULL, say_op_remark },   { "start", NULL, say_less_forfeits },
        { "shorten", NULL, say_op_shorten }, { NULL, "../report/corrections", say_less_corrections },
    };

    put(m, "<section class=\"rarer\">\n<h2>");
    page_say(v, m, say_less_often());
    put(m, "</h2>\n<p>");
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        if (list[i].operation && v->who.viewer.role > op_find(str_of(list[i].operation))->role)
            continue;
        put_link(m, list[i].below ? round_address(v, list[i].below) : address_operation(v, v->in, list[i].operation),
                 page_text(v, list[i].label()));
        put(m, " · ");
    }
    put_link(m, STR("/screen"), page_text(v, say_less_announcement()));
    put(m, "</p>\n</section>\n");
}

static void put_side(const struct visit *v, struct markup *m)
{
    const struct pairing_list *r = round_looked_at(v);

    put(m, "<div class=\"side\">\n");
    round_put_deadlines(v, m);
    put(m, "<section data-part=\"sheets\">\n<h2>");
    page_say(v, m, say_print_now());
    put(m, "</h2>\n");
    sheets_of_moment(v, m, r);
    if (r && r->published.n > 0)
        put_rarer(v, m);
    put(m, "</div>\n");
}

/* --- below ------------------------------------------------------------------------------------- */

/* How much would have to be entered again if this machine were lost. */
static void put_mirror(const struct visit *v, struct markup *m)
{
    const struct wording wording = visit_wording(v);
    struct str says = v->who.viewer.role <= ROLE_ARBITER ? copier_says(v->room->copier, &wording, v->arena) : STR("");

    if (says.n == 0)
        return;
    put(m, "<p class=\"faint\" data-part=\"mirror\">");
    page_say(v, m, say_mirror_has(says));
    put(m, "</p>\n");
}

/* The whole round, folded away: it is on the sheets, and on the site. */
static bool put_pairings(struct visit *v, struct markup *m, struct err *e)
{
    struct report_input in = { .medium = MEDIUM_PAGE, .team = NOBODY, .other = NOBODY, .round = v->round };

    if (!round_looked_at(v))
        return true;
    put(m, "<details class=\"fold\"><summary>");
    page_say(v, m, say_pairings_of(v->round));
    put(m, "</summary>\n<div data-part=\"pairings\">\n");
    bool ok = page_report(v, m, report_find(STR("pairings")), &in, e);
    put(m, "</div>\n</details>\n");
    return ok;
}

static bool put_main(struct visit *v, struct markup *m, struct err *e)
{
    const struct pairing_list *r = round_looked_at(v);

    put(m, "<div class=\"work\">\n");
    round_put_needs(v, m);
    if (r && r->published.n > 0)
        round_put_tables(v, m, r);
    put_mirror(v, m);
    put(m, "<h2>");
    page_say(v, m, say_recent_activity());
    put(m, "</h2>\n");
    bool ok = journal_lately(v, m, LATELY, e) && put_pairings(v, m, e);
    put(m, "</div>\n");
    return ok;
}

bool serve_round(struct visit *v, struct err *e)
{
    if (tables_instead(v, e))
        return true;
    if (!visit_section(v, e))
        return false;
    if (v->round > v->in->nround + 1 || v->round > v->in->rounds) {
        v->status = 404;
        return err_say(e, ERR_INPUT, say_round_still_to_come(v->round));
    }
    struct markup m = page_begin(v, page_text(v, say_round_of(v->round, v->in->rounds)));
    round_put_steps(v, &m);
    made_up_put(v, &m);
    put(&m, "<div class=\"columns\">\n");
    if (!put_main(v, &m, e))
        return false;
    put_side(v, &m);
    put(&m, "</div>\n");
    return page_end(v, &m);
}

/* The round that is due. */
bool serve_section(struct visit *v, struct err *e)
{
    return tables_instead(v, e) || (visit_section(v, e) && visit_go(v, address_round(v, v->in, section_round(v->in))));
}

/* --- what is dismissed of what is to be done --------------------------------------------------- */

static bool is_to_be_done(struct visit *v, struct str matter, struct err *e)
{
    const struct str *all;

    for (int i = 0, n = round_matters(v, &all); i < n; i++)
        if (str_eq(all[i], matter))
            return true;
    return err_say(e, ERR_STATE, say_need_is_gone());
}

static bool read_reason(struct visit *v, struct str *reason, struct err *e)
{
    enum { LETTERS = 200 };

    if (!words_clean(v, STR("reason"), form_word(&v->form, "reason"), reason, e))
        return false;
    if (reason->n == 0)
        return err_say(e, ERR_USAGE, say_dismiss_needs_reason());
    return text_letters(*reason) <= LETTERS || err_say(e, ERR_INPUT, say_dismiss_reason_too_long(LETTERS));
}

static bool answer(struct visit *v, struct message done)
{
    if (!job_wants_json(v->job))
        return visit_go(v, address_round(v, v->in, v->round));
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("application/json"),
                                    .body = json_done(0, page_text(v, done), &v->findings, v->arena) };
    return true;
}

/* `again`: it is taken up again. */
bool serve_dismiss(struct visit *v, struct err *e)
{
    struct dismissal d = { .matter = form_word(&v->form, "matter"), .time = v->clock, .by = visit_user(v) };
    bool again = form_word(&v->form, "again").p;

    if (!visit_section(v, e))
        return false;
    d.section = v->in->identity;
    if (again)
        return people_recall(v->room->people, &d, e) && answer(v, say_need_stands_again());
    return read_reason(v, &d.reason, e) && is_to_be_done(v, d.matter, e) && people_dismiss(v->room->people, &d, e) &&
           answer(v, say_need_was_dismissed());
}
