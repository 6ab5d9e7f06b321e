/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/report.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/proof/parsed_trace.h"
#include "teams/audit/difference.h"
#include "teams/fide.h"
#include "teams/hours.h"
#include "teams/logo.h"
#include "teams/match.h"
#include "teams/over.h"
#include "teams/pairing.h"
#include "teams/rating/norm.h"
#include "teams/score.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"

static const struct report_row reports[] = {
#define X(build, name, need, about, reader, ...)                                                \
    {                                                                                           \
        name,   &label_report_##build, MESSAGE_LABEL("report " name, __VA_ARGS__), need, about, \
        reader, report_build_##build                                                            \
    },
    REPORTS(X)
#undef X
};
enum { REPORT_COUNT = sizeof reports / sizeof *reports };

const struct report_row *report_row(int i)
{
    return i >= 0 && i < REPORT_COUNT ? &reports[i] : NULL;
}

const char *report_operands(const struct report_row *r)
{
    static const char *const operands[] = {
#define X(id, operands) [id] = operands,
        REPORT_SUBJECTS(X)
#undef X
    };

    return operands[r->about];
}

bool report_is_of_one(const struct report_row *r)
{
    return r->about == ABOUT_TEAM || r->about == ABOUT_PLAYER;
}

/* What hangs on the wall and is kept in the bulletin. */
bool report_is_proved(const struct report_row *r)
{
    return r->build == report_build_pairings || r->build == report_build_boards || r->build == report_build_standings ||
           r->build == report_build_crosstable;
}

const struct report_row *report_find(struct str name)
{
    for (int i = 0; i < REPORT_COUNT; i++)
        if (str_eq(name, str_of(reports[i].name)))
            return &reports[i];
    return NULL;
}

static enum round_state state_of(const struct section *s, int round)
{
    return round <= s->nround ? s->round[round - 1].state : ROUND_NONE;
}

/* The last round from 1 on without a gap that is at least in that state. */
static int last_round(const struct section *s, enum round_state least)
{
    int n = 0;

    while (state_of(s, n + 1) >= least)
        n++;
    return n;
}

/* Of presence only what it is now is known. */
static bool settle_coming(struct report_input *in, struct err *e)
{
    const struct section *s = in->section;
    bool draft = s->nround > 0 && state_of(s, s->nround) == ROUND_DRAFT;
    int coming = s->nround < s->rounds ? s->nround + !draft : s->rounds;

    if (in->round != 0 && in->round != coming)
        return err_say(e, ERR_STATE, say_presence_known_only_next_round(coming, section_title(s), in->round));
    in->round = coming;
    return true;
}

static bool settle_results(struct report_input *in, struct err *e)
{
    const struct section *s = in->section;

    if (in->round == 0)
        in->round = over_rounds_in(s);
    if (in->round > last_round(s, ROUND_PUBLISHED))
        return err_say(e, ERR_STATE, say_round_not_published(in->round, section_title(s)));
    return true;
}

static bool settle_latest(struct report_input *in, struct err *e)
{
    const struct section *s = in->section;
    int latest = last_round(s, ROUND_PUBLISHED);

    if (latest == 0)
        return err_say(e, ERR_STATE, say_no_round_been_published_yet(section_title(s)));
    if (in->round != 0 && in->round != latest)
        return err_say(e, ERR_STATE, say_round_latest(latest, section_title(s), in->round));
    in->round = latest;
    return true;
}

static bool needs_results(enum report_need need)
{
    return need == NEEDS_RESULTS || need == NEEDS_NORMS || need == NEEDS_LATEST;
}

static bool needs_pairing(enum report_need need)
{
    return need == NEEDS_PAIRING || need == NEEDS_TRACE || need == NEEDS_WHY;
}

static bool settle_round(enum report_need need, struct report_input *in, struct err *e)
{
    if (in->round < 0)
        return err_say(e, ERR_USAGE, say_rounds_begin_at_1());
    if (needs_pairing(need)) {
        const struct section *s = in->section;

        if (in->round == 0)
            in->round = section_round(s);
        if (in->round == 0)
            return err_say(e, ERR_STATE, say_no_round_been_paired_yet(section_title(s)));
        if (state_of(s, in->round) == ROUND_NONE && !in->rerun)
            return err_say(e, ERR_STATE, say_round_not_been_paired_yet(in->round, section_title(s)));
        return true;
    }
    if (need == NEEDS_COMING)
        return settle_coming(in, e);
    if (need == NEEDS_RESULTS)
        return settle_results(in, e);
    if (need == NEEDS_NORMS) {
        bool asked = in->round > 0;

        if (!settle_results(in, e))
            return false;
        return norm_made_by_anybody(in->event, in->section, in->round) ||
               err_say(e, ERR_STATE, asked ? say_no_norm_made_by(in->round) : say_no_norm_made_yet());
    }
    if (need == NEEDS_ARBITERS && in->event->narbiter == 0)
        return err_say(e, ERR_STATE, say_no_arbiters_entered());
    if (need == NEEDS_LATEST)
        return settle_latest(in, e);
    in->round = 0;
    return true;
}

/* Results of a round that is being played, or of the last one while something is open; of a report about the event, in one of its sections. */
static bool is_provisional(const struct report_row *r, const struct report_input *in, int round)
{
    const struct event *e = in->event;
    bool open =
        round > 0 && (state_of(in->section, round) == ROUND_PUBLISHED || over_is_provisional(in->section, round));

    /* Where one section is at its end, the others have to be, too. */
    for (int i = 0; r->about == ABOUT_EVENT && round > 0 && i < e->nsection; i++) {
        const struct section *s = &e->section[i];
        open = open || over_is_provisional(s, round) ||
               (round >= in->section->rounds && !over_is_final(s, figures_round_beside(in, s)));
    }
    return needs_results(r->need) && open;
}

static struct str status_of(const struct report_row *r, const struct report_input *in, int round,
                            const struct wording *wording, struct arena *a)
{
    if (needs_pairing(r->need) && round > 0 && state_of(in->section, round) == ROUND_DRAFT)
        return message_label(&label_draft, wording, a);
    return is_provisional(r, in, round) ? message_label(&label_provisional, wording, a) : (struct str){ 0 };
}

struct heading report_heading(const struct event *e, struct str title, struct wording wording)
{
    return (struct heading){ .event = e->name,
                             .venue = e->venue,
                             .city = e->city,
                             .federation = e->federation,
                             .start = e->start,
                             .end = e->end,
                             .title = title,
                             .wording = wording };
}

static bool has_results(const struct section *s, int round)
{
    for (int i = 0; i < s->round[round - 1].nfixture; i++)
        if (match_has_results(&s->round[round - 1].fixture[i]) || score_complete(s, &s->round[round - 1].fixture[i]))
            return true;
    return false;
}

/* The round that the heading names: nothing is as it was after one of which no result is in. */
static int headed(const struct report_row *r, const struct report_input *in)
{
    return in->round - (r->need == NEEDS_LATEST && !has_results(in->section, in->round));
}

/* The hall of a section stands before the venue that it is in. */
static struct str venue_of(const struct event *e, const struct section *s, struct arena *a)
{
    if (s->hall.n == 0 || e->venue.n == 0)
        return s->hall.n > 0 ? s->hall : e->venue;
    return str_fmt(a, "%.*s, %.*s", STR_ARG(s->hall), STR_ARG(e->venue));
}

void report_head_section(struct heading *h, const struct section *s, struct arena *a)
{
    const struct message left = fide_mode_left(s);

    h->section = section_title(s);
    if (s->departed)
        h->mode = message_text(&left, &h->wording, a);
}

static struct heading heading_of(const struct report_row *r, const struct report_input *in, struct arena *a)
{
    const struct event *e = in->event;
    const struct section *s = in->section;
    const struct wording wording = { .players = s->unit == UNIT_PLAYER && r->about != ABOUT_EVENT,
                                     .language = in->language };
    struct heading h = report_heading(e, message_label(r->title, &wording, a), wording);

    h.venue = venue_of(e, s, a);
    h.line = e->organiser;
    /* What a browser draws is nothing for paper. */
    if (!logo_read(e->logo, a, &h.logo) || h.logo.drawn)
        h.logo = (struct logo){ 0 };
    report_head_section(&h, s, a);
    h.round = headed(r, in);
    h.wording = wording;
    if (r->about == ABOUT_EVENT)
        h.mode = (struct str){ 0 };
    h.status = status_of(r, in, h.round, &wording, a);
    h.after = needs_results(r->need);
    if (h.round > 0 && h.round <= ROUNDS_MAX)
        h.date = hours_start(e, s, h.round);
    if (needs_pairing(r->need) && in->round <= s->nround)
        h.published = s->round[in->round - 1].published;
    if (in->head && report_is_proved(r) && h.round > 0 && state_of(s, h.round) >= ROUND_PUBLISHED) {
        h.history = in->head[h.round];
        h.history_of = s->name;
    }
    return h;
}

/* Line-ups, board orders and captains are those of teams. */
static bool is_of_teams(const struct report_row *r)
{
    static bool (*const of_teams[])(const struct report_input *, struct arena *, struct sheet *,
                                    struct err *) = { report_build_lineups,  report_build_lineup_slips,
                                                      report_build_orders,   report_build_order_forms,
                                                      report_build_captains, report_build_boardlist };

    for (size_t i = 0; i < sizeof of_teams / sizeof *of_teams; i++)
        if (r->build == of_teams[i])
            return true;
    return false;
}

bool report_suits(const struct report_row *r, const struct section *s)
{
    return s->unit == UNIT_TEAM || !is_of_teams(r);
}

static bool suits(const struct report_row *r, const struct section *s, struct err *e)
{
    return s->unit == UNIT_TEAM || !is_of_teams(r) ||
           err_say(e, ERR_STATE, say_report_about_teams(r->name, section_title(s)));
}

bool report_ready(const struct report_row *r, const struct report_input *in, struct err *e)
{
    struct report_input settled = *in;

    return suits(r, in->section, e) && settle_round(r->need, &settled, e);
}

/* By which rules, where they are not those of an Olympiad: on what is hung up, and where all are ranked. Other systems have no
   variants of tie-breaks. */
static void name_system(struct sheet *sheet, const struct report_row *r, const struct section *s, struct arena *a)
{
    if (!section_system(s))
        return;
    bool hung = needs_pairing(r->need) && sheet->scale == SCALE_WALL;
    bool ranked = r->about == ABOUT_ALL && sheet->heading.variant.n > 0;

    sheet->heading.variant = (struct str){ 0 };
    if (hung || ranked)
        sheet_note_say(sheet, say_paired_by(pairing_title(s, &sheet->heading.wording, a)), a);
}

/* --- what its readers may not know ---------------------------------------------------------------- */

static void close_record(struct report_input *in, struct arena *a)
{
    struct parsed_trace *told;

    if (!in->record || !in->record->barred_by)
        return;
    told = arena_new(a, struct parsed_trace, 1);
    *told = *in->record;
    told->barred_by = NULL;
    in->record = told;
}

/* A builder says what it finds: what it must not say is not there, whoever asks for the sheet and whatever the builder is. */
static void close_input(struct report_input *in, enum seen_by reader, struct arena *a)
{
    if (reader == SEEN_BY_STAFF)
        return;
    const struct event *ev = in->event;
    const struct section *s = in->section;

    in->event = view_closed(ev, reader, a);
    if (in->event != ev && s >= ev->section && s < ev->section + ev->nsection)
        in->section = &in->event->section[s - ev->section];
    close_record(in, a);
    /* Of what the journal says, why a pair was moved stands with the pair as well. */
    struct round_change *told = arena_new(a, struct round_change, in->nchange);

    for (int i = 0; i < in->nchange; i++) {
        told[i] = in->change[i];
        told[i].by = told[i].text = (struct str){ 0 };
        if (told[i].kind != CHANGE_MOVED)
            told[i].reason = (struct str){ 0 };
    }
    in->change = told;
}

bool report_make(const struct report_row *r, const struct report_input *in, struct arena *a, struct sheet *out,
                 struct err *e)
{
    struct report_input settled = *in;

    if (report_is_of_one(r) && in->team == NOBODY)
        return err_say(e, ERR_USAGE,
                       r->about == ABOUT_TEAM && in->section && in->section->unit == UNIT_TEAM
                           ? say_report_needs_team(r->name)
                           : say_report_needs_player(r->name));
    if (!suits(r, in->section, e) || !settle_round(r->need, &settled, e))
        return false;
    if (r->need == NEEDS_TRACE && !in->record && !in->rerun)
        return pairing_untraced(in->section, settled.round, e);
    close_input(&settled, r->reader > in->reader ? r->reader : in->reader, a);
    *out = (struct sheet){ .name = r->name, .heading = heading_of(r, &settled, a) };
    if (!r->build(&settled, a, out, e))
        return false;
    if (r->about != ABOUT_EVENT)
        name_system(out, r, settled.section, a);
    return true;
}
