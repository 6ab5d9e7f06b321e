/* SPDX-License-Identifier: Apache-2.0 */
#include "office/ask.h"

#include "desk/base/history.h"
#include "desk/base/shown.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/proof/parsed_trace.h"
#include "office/messages.h"
#include "office/revisions.h"
#include "office/rounds.h"
#include "office/trace.h"
#include "teams/find.h"
#include "teams/pairing.h"

const struct section *ask_foremost(const struct event *ev)
{
    const struct section *most = ev->nsection > 0 ? &ev->section[0] : NULL;

    for (int i = 1; i < ev->nsection; i++)
        if (ev->section[i].nround > most->nround)
            most = &ev->section[i];
    return most;
}

static bool find_team(struct report_input *in, const struct str *word, int n, struct arena *a, struct err *e)
{
    (void)a;
    return n == 0 || squad_find(in->section, word[0], &in->team, e);
}

static bool find_pair(struct report_input *in, const struct str *word, int n, struct arena *a, struct err *e)
{
    if (!find_team(in, word, n, a, e) || (n > 1 && !squad_find(in->section, word[1], &in->other, e)))
        return false;
    return n < 2 || in->team != in->other || err_say(e, ERR_INPUT, say_name_two_different_teams());
}

static bool find_teams(struct report_input *in, const struct str *word, int n, struct arena *a, struct err *e)
{
    int *chosen = arena_new(a, int, n);

    for (int i = 0; i < n; i++)
        if (!squad_find(in->section, word[i], &chosen[i], e))
            return false;
    in->chosen = chosen;
    in->nchosen = n;
    return true;
}

/* One word is a player of the section, two are a team and its player. */
static bool find_player(struct report_input *in, const struct str *word, int n, struct arena *a, struct err *e)
{
    (void)a;
    if (n == 2)
        return squad_find(in->section, word[0], &in->team, e) &&
               player_find(&in->section->squad[in->team], word[1], &in->player, e);
    return n == 0 || entrant_find(in->section, word[0], &in->team, &in->player, e);
}

/* Who is meant, by what a report is about. */
static const struct {
    int most; /* words */
    bool (*find)(struct report_input *in, const struct str *word, int n, struct arena *a, struct err *e);
} subjects[] = {
    [ABOUT_ALL] = { 0, find_team },      [ABOUT_EVENT] = { 0, find_team }, [ABOUT_TEAM] = { 1, find_team },
    [ABOUT_ANY] = { 1, find_team },      [ABOUT_TWO] = { 2, find_pair },   [ABOUT_TEAMS] = { TEAMS_MAX, find_teams },
    [ABOUT_PLAYER] = { 2, find_player },
};

bool ask_about(const struct report_row *r, struct report_input *in, const struct str *word, int n, struct arena *a,
               struct err *e)
{
    const char *takes = report_operands(r);

    if (n > subjects[r->about].most)
        return err_say(e, ERR_USAGE, takes[0] ? say_report_takes(r->name, takes) : say_report_takes_nothing(r->name));
    return subjects[r->about].find(in, word, n, a, e);
}

/* --- why ---------------------------------------------------------------------------------------- */

/* All that the next round is made of is there. */
static bool is_due(const struct section *s, int round)
{
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].number == 0)
            return false;
    return s->lot != COLOURLESS && round == s->nround + 1 && round <= s->rounds &&
           (s->nround == 0 || s->round[s->nround - 1].state == ROUND_COMPLETE);
}

bool ask_again(const struct history *h, const struct event *ev, struct str text, struct report_input *in,
               struct arena *a, struct err *e)
{
    const struct section *s = in->section;
    struct rerun *rerun = arena_new(a, struct rerun, 1);
    struct swiss *line = arena_new(a, struct swiss, 1);
    int round = in->round ? in->round : s->nround;

    if (text.n > 0 && !trace_line(text, s, round, a, line, e))
        return false;
    if (round > 0 && (round <= s->nround || is_due(s, round))) {
        *rerun = rounds_rerun(h, ev, s, round, text.n > 0 ? line : NULL, a);
        if (round <= s->nround || !rerun->made.legal) {
            in->rerun = rerun;
            in->round = round;
            return true;
        }
    }
    return pairing_unpaired(s, round, e);
}

static bool ask_trace(struct desk *d, const struct event *ev, struct report_input *in, struct arena *a, struct err *e)
{
    struct parsed_trace *record = arena_new(a, struct parsed_trace, 1);

    if (!trace_load(d, ev, in->section, in->round, a, record, &in->made_again, e))
        return false;
    in->record = record;
    in->round = record->round;
    return true;
}

bool ask_why(struct desk *d, const struct history *h, const struct event *ev, struct report_input *in, struct arena *a,
             struct err *e)
{
    const struct journal_row *row;
    const struct section *s = in->section;
    struct history read;
    struct str text;
    int n;

    if (!section_system(s))
        return ask_trace(d, ev, in, a, e);
    if (!desk_trace(d, (int)(s - ev->section), in->round ? in->round : s->nround, a, &text, e))
        return false;
    if (!h) {
        if (!desk_journal(d, a, &row, &n, e))
            return false;
        read = history_of(row, n, a);
        h = &read;
    }
    return ask_again(h, ev, text, in, a, e);
}

bool ask_heads(struct desk *d, struct report_input *in, struct arena *a, struct err *e)
{
    struct heads *heads = arena_new(a, struct heads, 1);
    const struct journal_row *row;
    int n;

    if (!desk_journal(d, a, &row, &n, e))
        return false;
    *heads = shown_heads(row, n, in->section->name, a);
    in->head = heads->round;
    return true;
}

bool ask_file(struct desk *d, const struct report_row *r, const struct event *ev, struct report_input *in,
              struct arena *a, struct err *e)
{
    struct err none = { 0 };

    if (r->need == NEEDS_WHY)
        ask_why(d, NULL, ev, in, a, &none);
    if ((r->need == NEEDS_PAIRING || r->need == NEEDS_WHY) &&
        !revisions_find(d, ev, in->section, a, &in->revision, &in->nrevision, e))
        return false;
    if (report_is_proved(r) && !ask_heads(d, in, a, e))
        return false;
    return r->need != NEEDS_TRACE || (ask_why(d, NULL, ev, in, a, e) &&
                                      rounds_changes(d, in->event, in->section, a, &in->change, &in->nchange, e));
}
