/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/report.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "teams/hours.h"
#include "teams/messages.h"
#include "teams/rating/changes.h"
#include "teams/rating/rate_of_play.h"
#include "teams/registration.h"
#include "teams/text.h"
#include "teams/title.h"
#include "teams/trf.h"
#include "teams/event.h"

enum { SHOWN = 60 };

struct str rating_name(const struct player *p)
{
    const struct str known[] = { p->name, p->latin };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (text_is_latin(known[i]))
            return known[i];
    return (struct str){ 0 };
}

/* Does the function begin with the word, whatever the case of its letters? */
static bool begins(struct str role, struct str word)
{
    return role.n >= word.n && str_same((struct str){ role.p, word.n }, word);
}

const struct arbiter *rating_chief(const struct event *e)
{
    for (int i = 0; i < e->narbiter; i++)
        if (begins(e->arbiter[i].role, STR("chief")))
            return &e->arbiter[i];
    return NULL;
}

const struct arbiter *rating_deputy(const struct event *e, int i)
{
    for (int k = 0; k < e->narbiter; k++)
        if (begins(e->arbiter[k].role, STR("deputy")) && i-- == 0)
            return &e->arbiter[k];
    return NULL;
}

/* What is being checked. */
struct check {
    const struct event *event;
    const struct section *section;
    struct rating_view view;
    struct pace pace;
    struct findings *found;
};

static void say(struct check *c, enum severity severity, enum rule rule, struct message message)
{
    finding_say(c->found, severity, rule, 0, unit_message(c->section->unit, message));
}

static struct str cut(const struct check *c, struct str name)
{
    return text_cut(c->found->arena, name, SHOWN);
}

static const char *word(const struct check *c, struct str name)
{
    return str_c(c->found->arena, cut(c, name));
}

/* --- players ---------------------------------------------------------------------------------- */

/* In a tournament of players beside that of the teams everybody may play, too. */
static bool is_beside(const struct section *a, const struct section *b)
{
    return a != b && (a->unit == UNIT_PLAYER || b->unit == UNIT_PLAYER);
}

/* Another player of the event who plays under the same FIDE id, among those before this one. */
static const struct squad *twice(const struct check *c, const struct squad *q, const struct player *p)
{
    const struct event *e = c->event;

    for (int s = 0; s < e->nsection; s++)
        for (int t = 0; !is_beside(&e->section[s], c->section) && t < e->section[s].nsquad; t++) {
            const struct squad *other = &e->section[s].squad[t];
            if (other == q)
                return NULL;
            for (int i = 0; i < other->nplayer; i++)
                if (other->player[i].fide_id == p->fide_id)
                    return other;
        }
    return NULL;
}

static void check_name(struct check *c, const struct squad *q, const struct player *p)
{
    struct trf_column column = trf_column(TRF_PLAYER_NAME);
    struct str name = rating_name(p);

    if (name.n == 0)
        say(c, PROBLEM, RULE_RATING_REPORT, say_name_without_latin_form(cut(c, p->name), cut(c, q->name)));
    else if (text_letters(name) > (size_t)(column.to - column.from + 1))
        say(c, WARNING, RULE_RATING_REPORT,
            say_name_is_cut(cut(c, name), cut(c, q->name), column.to - column.from + 1));
}

static void check_player(struct check *c, const struct squad *q, const struct player *p)
{
    const struct squad *other = p->fide_id > 0 ? twice(c, q, p) : NULL;

    check_name(c, q, p);
    if (p->fide_id == 0)
        say(c, PROBLEM, RULE_RATING_REPORT, say_player_without_fide_id(cut(c, p->name), cut(c, q->name)));
    if (other)
        say(c, PROBLEM, RULE_RATING_REPORT,
            say_player_in_two_teams(cut(c, p->name), cut(c, q->name), cut(c, other->name)));
    if (p->title.n > 0 && title_rank(p->title) == 0)
        say(c, WARNING, RULE_RATING_REPORT, say_not_fide_title(word(c, p->name), word(c, q->name), word(c, p->title)));
    if (!registration_born_may_be(c->event, p->born))
        say(c, WARNING, RULE_RATING_REPORT,
            say_year_birth_cannot_be_right(word(c, p->name), word(c, q->name), p->born));
    if (p->born == 0)
        say(c, WARNING, RULE_RATING_REPORT, say_player_without_year(cut(c, p->name), cut(c, q->name)));
}

/* Those who sat at a board alone are in the report as players with games. */
static bool has_game(const struct check *c, int squad, int player)
{
    int n;
    const struct rating_game *g = rating_games(&c->view, c->section->nround, squad, player, c->found->arena, &n);

    for (int i = 0; i < n; i++)
        if (g[i].unrated == GAME_RATED || g[i].unrated == GAME_UNRATED || g[i].unrated == GAME_GAP)
            return true;
    return false;
}

/* A player who is paired has the name checked that is his own. */
static void check_team(struct check *c, const struct squad *q)
{
    if (c->section->unit == UNIT_TEAM && !text_is_latin(q->name))
        say(c, WARNING, RULE_RATING_REPORT, say_team_without_latin_name(cut(c, q->name)));
}

static void check_players(struct check *c)
{
    for (int t = 0; t < c->section->nsquad; t++) {
        const struct squad *q = &c->section->squad[t];
        check_team(c, q);
        for (int p = 0; p < q->nplayer && p < SQUAD_MAX; p++)
            if (has_game(c, t, p))
                check_player(c, q, &q->player[p]);
    }
}

/* --- time ------------------------------------------------------------------------------------- */

static int highest_rating(const struct section *s)
{
    int highest = 0;

    for (int t = 0; t < s->nsquad; t++)
        for (int p = 0; p < s->squad[t].nplayer; p++)
            highest = s->squad[t].player[p].rating > highest ? s->squad[t].player[p].rating : highest;
    return highest;
}

static bool has_increment(const struct pace *p)
{
    int seconds = 0;

    for (int i = 0; i < p->n; i++)
        seconds += p->period[i].seconds;
    return seconds > 0;
}

static struct message too_short(const struct check *c, int has, int least)
{
    return has_increment(&c->pace) ? say_time_control_too_short_so_counted(has, least)
                                   : say_time_control_too_short(has, least);
}

static void check_pace(struct check *c)
{
    enum { SECONDS = 60 };
    enum rating_kind kind;
    int least = pace_least(highest_rating(c->section)), has = pace_seconds(&c->pace) / SECONDS;

    if (c->pace.n == 0)
        say(c, PROBLEM, RULE_RATE_OF_PLAY, say_no_time_control());
    else if (!pace_kind(&c->pace, &kind))
        say(c, PROBLEM, RULE_RATE_OF_PLAY, say_time_control_too_fast(has));
    else if (kind == RATED_STANDARD && has < least)
        say(c, PROBLEM, RULE_RATE_OF_PLAY, too_short(c, has, least));
}

/* Of the rounds that begin on the same day. */
static int rounds_of_day(const struct check *c, int round)
{
    const struct hours h = hours_of(c->event, c->section);
    int n = 0;

    for (int r = 0; r < c->section->rounds && r < ROUNDS_MAX; r++)
        n += h.date[r].n >= 10 && memcmp(h.date[r].p, h.date[round].p, 10) == 0;
    return n;
}

/* RULE_ROUNDS_A_DAY: standard games of 60 moves fill no more than twelve hours; rapid and blitz have numbers. */
static int rounds_allowed(const struct check *c)
{
    enum { HOURS = 12, HOUR = 3600, BOTH = 2 };
    static const int fixed[] = { [RATED_RAPID] = 15, [RATED_BLITZ] = 30, [RATED_STANDARD] = 0 };
    enum rating_kind kind;
    int game = BOTH * pace_seconds(&c->pace);

    pace_kind(&c->pace, &kind);
    if (fixed[kind] > 0)
        return fixed[kind];
    return game > 0 ? HOURS * HOUR / game : ROUNDS_MAX;
}

static struct message too_many(const struct check *c, int rounds, struct str day, int allowed)
{
    enum rating_kind kind = RATED_STANDARD;

    pace_kind(&c->pace, &kind);
    return kind == RATED_STANDARD ? say_too_many_rounds_a_day(rounds, day, allowed)
                                  : say_too_many_fast_rounds_a_day(rounds, day, allowed);
}

static void check_days(struct check *c)
{
    const struct hours h = hours_of(c->event, c->section);
    int allowed = rounds_allowed(c), undated = 0;

    for (int r = 0; r < c->section->rounds && r < ROUNDS_MAX; r++) {
        struct str day = { h.date[r].p, 10 };
        undated += h.date[r].n < 10;
        bool first = h.date[r].n >= 10 && (r == 0 || h.date[r - 1].n < 10 || memcmp(h.date[r - 1].p, day.p, 10) != 0);
        if (first && rounds_of_day(c, r) > allowed)
            say(c, PROBLEM, RULE_ROUNDS_A_DAY, too_many(c, rounds_of_day(c, r), day, allowed));
    }
    if (undated > 0)
        say(c, PROBLEM, RULE_RATING_REPORT, say_rounds_without_day(undated));
}

/* --- the event -------------------------------------------------------------------------------- */

/* Those whom lines 102 and 112 name. */
static void check_arbiter(struct check *c, const struct arbiter *x)
{
    if (x->fide_id == 0)
        say(c, WARNING, RULE_RATING_REPORT, say_arbiter_without_fide_id(cut(c, x->name), cut(c, x->role)));
    if (!text_is_latin(x->name))
        say(c, PROBLEM, RULE_RATING_REPORT, say_arbiter_without_latin_name(cut(c, x->name), cut(c, x->role)));
}

/* Line 102 has room for one. */
static void check_chiefs(struct check *c, const struct arbiter *chief)
{
    for (const struct arbiter *x = chief + 1; x < c->event->arbiter + c->event->narbiter; x++)
        if (begins(x->role, STR("chief")))
            say(c, WARNING, RULE_RATING_REPORT,
                say_second_chief_arbiter(cut(c, x->name), cut(c, x->role), cut(c, chief->name)));
}

static void check_arbiters(struct check *c)
{
    const struct arbiter *chief = rating_chief(c->event), *x;

    if (!chief)
        say(c, PROBLEM, RULE_RATING_REPORT, say_no_chief_arbiter());
    else {
        check_arbiter(c, chief);
        check_chiefs(c, chief);
    }
    for (int i = 0; (x = rating_deputy(c->event, i)); i++)
        check_arbiter(c, x);
}

static void check_event(struct check *c)
{
    const struct event *e = c->event;
    const struct {
        struct str value;
        const char *what;
    } needed[] = { { e->name, "name" },
                   { e->city, "city" },
                   { e->federation, "federation" },
                   { e->start, "first day" },
                   { e->end, "last day" } };

    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        if (needed[i].value.n == 0)
            say(c, PROBLEM, RULE_RATING_REPORT, say_report_needs(needed[i].what));
        else if (!text_is_latin(needed[i].value))
            say(c, PROBLEM, RULE_RATING_REPORT, say_report_needs_latin(needed[i].what));
    }
    check_arbiters(c);
}

void rating_report_check(const struct event *e, const struct section *s, struct findings *f)
{
    struct check c = { .event = e, .section = s, .view = rating_view(e, s, f->arena), .found = f };

    pace_read(s->time_control, &c.pace);
    check_event(&c);
    check_pace(&c);
    check_days(&c);
    check_players(&c);
}
