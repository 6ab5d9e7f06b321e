/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf_event.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/olympiad/pairing.h"
#include "import/trf/trf.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "import/messages.h"

enum { ROUNDS_USUAL = 11 };

static void count_rounds(const struct trf *t, struct section *s, struct findings *f)
{
    if (t->has_rounds)
        return;
    s->rounds = s->nround > ROUNDS_USUAL ? s->nround : ROUNDS_USUAL;
    finding_say(f, WARNING, RULE_NONE, 0, say_file_does_not_say_how(s->rounds));
    finding_of(f, "--rounds");
}

/* Those of another system than the Olympiad's. */
static void name_ranking(const struct trf *t, struct section *s, struct arena *a, struct findings *f)
{
    const char *usual = section_system(s)->ranking[s->unit];

    if (t->has_ranking || !usual)
        return;
    /* Where game points are the score, they come first. */
    struct ranking list = { 0 };
    struct err unread = { 0 };

    ranking_read(str_of(usual), &list, &unread);
    if (s->unit == UNIT_TEAM && s->score == SCORE_GP && list.n > 1 && list.by[1] == CRITERION_GP) {
        list.by[1] = list.by[0];
        list.by[0] = CRITERION_GP;
    }
    s->ranking = list;
    finding_say(f, WARNING, RULE_NONE, 0, say_file_does_not_say_what(ranking_text(&s->ranking, a)));
    finding_of(f, "--ranking --system");
}

static void name_system_of_players(const struct trf *t, const struct section *s, struct findings *f)
{
    if (t->has_edition)
        return;
    finding_say(f, WARNING, RULE_NONE, 0, say_file_does_not_say_systems(section_system(s)->name));
    finding_of(f, "--system");
}

static void name_rules(const struct trf *t, const struct section *s, struct findings *f)
{
    if (!t->has_edition) {
        finding_say(f, WARNING, RULE_NONE, 0, say_file_does_not_say_system_paired(edition_row(s->edition)->name));
        finding_of(f, "--system --edition");
    }
    if (!t->has_tiebreak) {
        finding_say(f, WARNING, RULE_NONE, 0, say_file_does_not_say_variant(tiebreak_row(s->tiebreak)->name));
        finding_of(f, "--tiebreak");
    }
}

static void size_squads(struct section *s)
{
    if (s->unit == UNIT_PLAYER) {
        s->squad_size = 1;
        return;
    }
    s->squad_size = s->boards + 1;
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].nplayer > s->squad_size)
            s->squad_size = s->squad[i].nplayer;
}

/* The file has days without hours. */
static void set_hours(struct event *ev, struct arena *a, struct findings *f)
{
    bool any = false;

    for (int r = 0; r < ROUNDS_MAX; r++) {
        bool day = moment_is_day(ev->date[r]);
        ev->date[r] = day ? str_fmt(a, "%.*s 15:00", STR_ARG(ev->date[r])) : (struct str){ 0 };
        any = any || day;
    }
    if (any)
        finding_say(f, WARNING, RULE_NONE, 0, say_file_days_rounds());
}

static struct str day_or_none(struct str text)
{
    return moment_is_day(text) ? text : (struct str){ 0 };
}

static struct pair *pairs_of(const struct pairing_list *list, struct arena *a)
{
    struct pair *pair = arena_new(a, struct pair, list->nfixture);

    for (int i = 0; i < list->nfixture; i++)
        pair[i] = (struct pair){ .white = list->fixture[i].side[0], .black = list->fixture[i].side[1] };
    return pair;
}

static struct fixture of_team(const struct pairing_list *list, int team)
{
    int i = 0;

    while (list->fixture[i].side[0] != team)
        i++;
    return list->fixture[i];
}

/* What thousands of players had in each of the rounds before is not kept for all of them. */
static void put_in_order(const struct trf *t, const struct tournament *played, int round, struct pair *pair, int n)
{
    const struct section *s = t->event.section;
    struct arena own = { 0 };
    struct field field = score_field(s, played, round, &own);

    if (s->unit == UNIT_PLAYER) {
        struct swiss swiss = pairing_swiss(s, played, &field, &own);
        pairing_put_in_order(&swiss, pair, n, &own);
    } else {
        pairing_publish_order(&field, pair, n, &own);
    }
    arena_free(&own);
}

/* RULE_PUBLICATION: the file has no tables, so they are those that the articles give. */
static void number_tables(const struct trf *t, struct section *s)
{
    struct arena own = { 0 };
    struct tournament played;

    score_tournament(&t->event, s, s->nround, &own, &played);
    for (int r = 0; r < s->nround; r++) {
        struct arena_mark mark = arena_mark(&own);
        struct pairing_list *list = &s->round[r];
        struct pairing_list read = *list;
        struct pair *pair = pairs_of(list, &own);

        put_in_order(t, &played, r + 1, pair, list->nfixture);
        read.fixture =
            arena_grow(&own, list->fixture, sizeof *list->fixture, (size_t)list->nfixture, (size_t)list->nfixture);
        for (int i = 0; i < list->nfixture; i++) {
            list->fixture[i] = of_team(&read, pair[i].white);
            list->fixture[i].table = i + 1;
        }
        arena_rewind(&own, mark);
    }
    arena_free(&own);
}

bool trf_read_event(struct str bytes, struct str file_name, const struct said *said, struct arena *a, struct event *out,
                    struct findings *f, struct err *e)
{
    struct trf t;

    if (!trf_read_open(bytes, file_name, said, a, &t, f, e))
        return false;
    struct section *s = t.event.section;
    count_rounds(&t, s, f);
    if (s->unit == UNIT_PLAYER)
        name_system_of_players(&t, s, f);
    if (section_system(s))
        name_ranking(&t, s, a, f);
    else
        name_rules(&t, s, f);
    if (!t.has_floor)
        s->floor = section_default().floor;
    size_squads(s);
    /* A decision about the round after the last possible one has no effect. */
    int n = 0;

    for (int i = 0; i < s->nadjustment; i++)
        if (s->adjustment[i].from <= ROUNDS_MAX)
            s->adjustment[n++] = s->adjustment[i];
    s->nadjustment = n;
    number_tables(&t, s);
    section_name_by_players(s);
    *out = t.event;
    out->backups = BACKUPS_DEFAULT;
    out->start = day_or_none(out->start);
    out->end = day_or_none(out->end);
    set_hours(out, a, f);
    return true;
}
