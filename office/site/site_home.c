/* SPDX-License-Identifier: Apache-2.0 */
/* site_home.c - a section at a glance, for the first page of the event and that of the section. */
#include "office/site/site_page.h"

#include "engine/base/err.h"
#include "office/messages.h"
#include "reports/format/messages.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/match.h"
#include "teams/over.h"
#include "teams/prize/prize.h"
#include "teams/score.h"

/* The latest round that is seen so far; `complete`: and has ended. */
static int latest(const struct site *k, int section, enum visibility_step step, bool complete)
{
    const struct section *s = &k->visibility.seen->section[section];
    int round = s->nround;

    while (round > 0 &&
           (k->visibility.step[section][round] < step || (complete && !score_is_in(s, &s->round[round - 1]))))
        round--;
    return round;
}

static struct str page_of(const struct site *k, const struct site_page *from, const char *report, int section,
                          int round)
{
    const struct site_page *to = round > 0 ? site_find(k, page_row_of(OF_ROUND, report), section, round) : NULL;

    return to ? site_path(from->path, to->path, k->arena) : STR("");
}

static const struct standing *lines_of(const struct site *k, const struct section *s, int round, struct arena *a)
{
    struct tournament t;

    score_tournament(k->visibility.seen, s, round, a, &t);
    return standings_make(&t, t.nround, a);
}

static void draw(struct view *v, void *cls)
{
    view_home(v, cls);
}

static struct view_home home_of(struct site *k, const struct site_page *p, int section, struct arena *a)
{
    const struct section *s = &k->visibility.seen->section[section];
    int round = latest(k, section, VISIBLE_PAIRINGS, false), unknown;
    struct view_home h = { .ranked = latest(k, section, VISIBLE_STANDINGS, true),
                           .brief = p->section < 0,
                           .first = section == 0 || (p->section >= 0 && !str_eq(p->path, STR(SITE_PRESS))) };

    h.final = over_is_final(s, h.ranked);
    h.waits = round > 0 && !match_any_has_results(&s->round[round - 1]);
    h.pairings = page_of(k, p, "pairings", section, round);
    h.standings = page_of(k, p, "standings", section, h.ranked);
    h.line = lines_of(k, s, h.ranked, a);
    h.medal = prize_overall(s, h.line, a, &h.nmedal);
    h.games = prize_games(s, h.ranked, true, a, &unknown);
    return h;
}

struct str site_winner(const struct site *k, const struct section *s, const struct prize_team *first, int n)
{
    const struct str names = prize_winners(s, first, n, k->arena);

    return site_told(k, -1, first[0].shared ? say_picture_winners(names) : say_picture_winner(names));
}

/* "Winner: Norway", "Round 7 of 11". */
static struct str title_of(const struct site *k, const struct section *s, const struct view_home *h, int round)
{
    if (h->final && h->nmedal > 0)
        return site_winner(k, s, h->medal, h->nmedal);
    return round > 0 ? site_told(k, -1, say_round_of_all(round, s->rounds)) : section_title(s);
}

struct str site_add_home(struct site *k, struct site_page *p, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    struct site_page of = {
        .row = page_row_of(OF_ROUND, "standings"), .section = section, .squad = NOBODY, .path = p->path
    };
    int round = latest(k, section, VISIBLE_PAIRINGS, false);
    struct arena own = { 0 };
    struct view_home h = home_of(k, p, section, &own);
    struct sheet sheet = { 0 };
    struct err why = { 0 };

    of.round = h.ranked;
    if (h.ranked > 0 && !site_sheet(k, &of, report_find(str_of("standings")), &own, &sheet, &why))
        h.ranked = 0;
    h.sheet = &sheet;
    const struct view v = { .event = k->visibility.seen,
                            .section = s,
                            .round = round,

                            .mp = figures_points(k->visibility.seen, s, round > 0 ? round - 1 : 0, &own) };
    site_draw(k, p, &v, draw, &h, &own);
    p->live = !h.final && round > 0 && !h.waits && !score_is_in(s, &s->round[round - 1]);
    struct str title = title_of(k, s, &h, round);
    arena_free(&own);
    return title;
}
