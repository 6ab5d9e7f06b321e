/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_head.c - what the tournament is, and its rounds, as chess-results has them. */
#include "reports/exchange/chessresults_part.h"

#include "engine/base/arena.h"
#include "reports/exchange/chessresults.h"
#include "reports/format/html.h"
#include "teams/chessresults.h"
#include "teams/hours.h"
#include "teams/over.h"
#include "teams/pairing.h"
#include "teams/rating/report.h"
#include "teams/text.h"

enum { DAY_LETTERS = 10, MINUTE_LETTERS = 16 };

/* --- elements --------------------------------------------------------------------------------- */

void site_attribute(struct site_writer *w, const char *name, struct str value)
{
    struct arena *a = w->text.arena;

    buffer_fmt(&w->text, " %s=\"%.*s\"", name, STR_ARG(html_escape(text_shown(value, false, a), a)));
}

/* Empty for 0, which is not known. */
void site_attribute_known(struct site_writer *w, const char *name, long n)
{
    site_attribute(w, name, n > 0 ? str_fmt(w->text.arena, "%ld", n) : (struct str){ 0 });
}

void site_attribute_number(struct site_writer *w, const char *name, long n)
{
    buffer_fmt(&w->text, " %s=\"%ld\"", name, n);
}

/* "2,5" */
void site_attribute_half(struct site_writer *w, const char *name, int half)
{
    buffer_fmt(&w->text, " %s=\"%d%s\"", name, half / 2, half % 2 ? ",5" : "");
}

void site_put(struct site_writer *w, const char *markup)
{
    buffer_add(&w->text, str_of(markup));
}

/* A name of a file's own, so that no mark of a direction is in it, cut to the letters that its field takes. */
void site_attribute_cut(struct site_writer *w, const char *name, struct str value, int letters)
{
    site_attribute(w, name, text_cut(w->text.arena, value, letters));
}

/* "2016-09-02 15:00" as "02.09.2016"; empty if there is none. */
static void site_attribute_day(struct site_writer *w, const char *name, struct str moment)
{
    struct str day = moment.n < DAY_LETTERS
                         ? (struct str){ 0 }
                         : str_fmt(w->text.arena, "%.2s.%.2s.%.4s", moment.p + 8, moment.p + 5, moment.p);

    site_attribute(w, name, day);
}

bool site_is_of_teams(const struct site_writer *w)
{
    return w->section->unit == UNIT_TEAM;
}

/* --- the tournament --------------------------------------------------------------------------- */

static enum chessresults_type type_of(const struct section *s)
{
    static const enum chessresults_type types[UNIT_COUNT][2] = {
        [UNIT_PLAYER] = { CHESSRESULTS_SWISS, CHESSRESULTS_ROUND_ROBIN },
        [UNIT_TEAM] = { CHESSRESULTS_TEAM_SWISS, CHESSRESULTS_TEAM_ROUND_ROBIN }
    };

    return types[s->unit][section_is_round_robin(s)];
}

static struct chessresults_code code_at(const struct site_writer *w, int place)
{
    const struct ranking *by = &w->section->ranking;

    return place < by->n ? chessresults_code(w->section, by->by[place], w->text.arena)
                         : (struct chessresults_code){ 0 };
}

static struct str list_names(struct str list, const struct arbiter *x, struct arena *a)
{
    return str_fmt(a, "%.*s%s%.*s", STR_ARG(list), list.n > 0 ? "; " : "", STR_ARG(x->name));
}

static void write_arbiters(struct site_writer *w)
{
    const struct arbiter *chief = rating_chief(w->event), *x;
    struct str all = { 0 }, deputies = { 0 };

    for (int i = 0; i < w->event->narbiter; i++)
        all = list_names(all, &w->event->arbiter[i], w->text.arena);
    for (int i = 0; (x = rating_deputy(w->event, i)); i++)
        deputies = list_names(deputies, x, w->text.arena);
    site_attribute_cut(w, "arbiter", all, CHESSRESULTS_ARBITERS);
    site_attribute_cut(w, "chiefarbiter", chief ? chief->name : (struct str){ 0 }, CHESSRESULTS_CHIEF);
    site_attribute_cut(w, "deputyarbiter", deputies, CHESSRESULTS_ARBITERS);
}

/* The last day that is known. */
static struct str last_day(const struct event *ev, const struct section *s)
{
    struct str last = ev->end;

    for (int r = 1; r <= ROUNDS_MAX && ev->end.n == 0; r++)
        last = str_cmp(hours_start(ev, s, r), last) > 0 ? hours_start(ev, s, r) : last;
    return last;
}

static int average_rating(const struct section *s)
{
    long sum = 0, n = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++) {
            sum += s->squad[i].player[p].rating;
            n += s->squad[i].player[p].rating > 0;
        }
    return n > 0 ? (int)(sum / n) : 0;
}

/* Who is named first has White on board 1, and colours alternate from board to board. */
static void write_match_form(struct site_writer *w)
{
    site_attribute(w, "homecolor", site_is_of_teams(w) ? STR("w") : STR(""));
    site_attribute(w, "samecolor", site_is_of_teams(w) ? STR("N") : STR(""));
    if (site_is_of_teams(w))
        site_attribute_number(w, "playerperteam", w->section->boards);
    else
        site_attribute(w, "playerperteam", STR(""));
}

static void write_tournament(struct site_writer *w)
{
    const struct event *ev = w->event;
    const struct section *s = w->section;

    site_put(w, "<tournamentdata>\n<tournament");
    site_attribute(w, "key", w->key);
    site_attribute_number(w, "type", type_of(s));
    site_attribute_cut(w, "name",
                       ev->nsection == 1
                           ? ev->name
                           : str_fmt(w->text.arena, "%.*s, %.*s", STR_ARG(ev->name), STR_ARG(section_title(s))),
                       CHESSRESULTS_EVENT);
    site_attribute_cut(w, "location", w->event->city, CHESSRESULTS_PLACE);
    write_arbiters(w);
    site_attribute_number(w, "rounds", s->rounds);
    site_attribute_number(w, "currentround", w->nround);
    site_attribute_number(w, "rankinground", w->ncomplete);
    site_put(w, " sortstartrank=\"2\"");
    site_attribute_day(w, "from", event_begins(ev));
    site_attribute_day(w, "to", last_day(ev, w->section));
    site_put(w, " ratedfide=\"-\" ratednational=\"-\"");
    for (int i = 0; i < CHESSRESULTS_CRITERIA; i++)
        buffer_fmt(&w->text, " tb%dno=\"%d\"", i + 1, code_at(w, i).number);
    for (int i = 0; i < CHESSRESULTS_CRITERIA; i++)
        buffer_fmt(&w->text, " tb%d_detail=\"%.*s\"", i + 1, STR_ARG(code_at(w, i).detail));
    site_attribute_number(w, "replay", section_is_round_robin(s) ? s->cycles : 1);
    site_attribute_cut(w, "timecontrol", s->time_control, CHESSRESULTS_PACE);
    write_match_form(w);
    site_attribute_number(w, "ratingavg", average_rating(s));
    site_attribute(w, "endstatus", section_is_over(s) ? STR("J") : STR("N"));
    site_attribute(w, "federation", ev->federation.n > 0 ? ev->federation : STR("FID"));
    site_attribute(w, "creator", w->creator);
    site_put(w, "/>\n</tournamentdata>\n");
}

static void write_rounds(struct site_writer *w)
{
    site_put(w, "<rounds>\n");
    for (int r = 0; r < w->section->rounds; r++) {
        struct str date = hours_start(w->event, w->section, r + 1);
        site_put(w, "<round");
        site_attribute_number(w, "round", r + 1);
        site_attribute_day(w, "date", date);
        site_attribute(w, "time",
                       date.n >= MINUTE_LETTERS ? (struct str){ date.p + DAY_LETTERS + 1, 5 } : (struct str){ 0 });
        site_put(w, "/>\n");
    }
    site_put(w, "</rounds>\n");
}

void site_write_head(struct site_writer *w)
{
    write_tournament(w);
    write_rounds(w);
}
