/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/record_json.h"

#include "engine/base/arena.h"
#include "engine/base/json.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "teams/hours.h"
#include "teams/record_lists.h"
#include "teams/record_write.h"
#include "teams/score.h"

/* --- a round ----------------------------------------------------------------------------------------- */

static void put_player(struct json *w, const struct section *s, int squad, int place)
{
    const struct squad *q = &s->squad[squad];

    if (place < 1 || place > q->nplayer) {
        json_put_null(w, NULL);
        return;
    }
    const struct player *p = &q->player[place - 1];
    json_begin_object(w, NULL);
    json_put_number(w, "place", place);
    json_put_text(w, "name", p->name);
    if (p->title.n > 0)
        json_put_text(w, "title", p->title);
    if (p->rating > 0)
        json_put_number(w, "rating", p->rating);
    json_end(w);
}

static void put_match(struct json *w, const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);

    record_match(w, s, f);
    if (m.pending) {
        json_put_null(w, "score");
    } else {
        record_both(w, "score", m.gp, 2);
        record_both(w, "match_points", m.mp, s->unit == UNIT_PLAYER ? 2 : 1);
    }
    record_absent(w, f);
    if (f->absent[0] || f->absent[1])
        json_put_number(w, "present", f->present);
    if (f->decided != DECIDED_NOT)
        json_put_text(w, "decided", str_of(decided_name(f->decided)));
    if (f->decided_why.n > 0)
        json_put_text(w, "decided_why", f->decided_why);
    if (f->by_hand.n > 0)
        json_put_text(w, "by_hand", f->by_hand);
    record_boards(w, s, f, put_player);
    json_end(w);
}

/* By squad: has it been there by that round? Who is entered later changes nothing of what was sealed before. */
static bool *been_there(const struct section *s, int round, struct arena *a)
{
    bool *there = arena_new(a, bool, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        there[i] = !s->squad[i].late;
    for (int r = 0; r < round; r++) {
        const struct pairing_list *list = &s->round[r];
        for (int i = 0; i < list->nfixture; i++)
            there[list->fixture[i].side[0]] = there[list->fixture[i].side[1]] = true;
        if (list->bye != NOBODY)
            there[list->bye] = true;
    }
    return there;
}

/* Who is not paired, and why. */
static void put_out(struct json *w, const struct section *s, int squad, int round)
{
    bool withdrawn = false, expelled = false, out = false;

    for (int i = 0; i < s->nabsence; i++) {
        const struct absence *x = &s->absence[i];
        bool is = score_absent(x, squad, round);
        out = out || is;
        withdrawn = withdrawn || (is && x->withdrawn);
        expelled = expelled || (is && x->expelled);
    }
    if (!out)
        return;
    json_begin_object(w, NULL);
    record_team(w, "team", s, squad);
    if (withdrawn)
        json_put_flag(w, "withdrawn", true);
    if (expelled)
        json_put_flag(w, "expelled", true);
    json_end(w);
}

/* --- the standings after it -------------------------------------------------------------------------- */

static bool is_complete(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (!score_complete(s, &r->fixture[i]))
            return false;
    return true;
}

static void put_criterion(struct json *w, enum criterion c, int value)
{
    static const int parts[] = { [VALUE_WHOLE] = 1,        [VALUE_HALVES] = 2,      [VALUE_QUARTERS] = 4,
                                 [VALUE_HUNDREDTHS] = 100, [VALUE_HALVES_LESS] = 2, [VALUE_PLACE] = 1 };
    enum value_unit unit = criterion_row(c)->unit;
    bool turned = unit == VALUE_HALVES_LESS || unit == VALUE_PLACE;

    if (value == VALUE_NONE)
        json_put_null(w, NULL);
    else
        record_parts(w, NULL, turned ? -value : value, parts[unit]);
}

static void put_line(struct json *w, const struct section *s, const struct standing *line)
{
    json_begin_object(w, NULL);
    json_put_number(w, "rank", line->unranked ? 0 : line->rank);
    json_put_number(w, "number", s->squad[line->team].number);
    json_put_number(w, "won", line->won);
    json_put_number(w, "drawn", line->drawn);
    json_put_number(w, "lost", line->lost);
    json_begin_list(w, "values");
    for (int c = 0; c < s->ranking.n; c++)
        put_criterion(w, s->ranking.by[c], line->value[c]);
    json_end(w);
    json_end(w);
}

static void put_standings(struct json *w, const struct event *ev, const struct section *s, int round)
{
    struct tournament t;

    if (!is_complete(s, &s->round[round - 1])) {
        json_put_null(w, "standings");
        return;
    }
    const bool *there = been_there(s, round, w->out.arena);
    score_tournament(ev, s, round, w->out.arena, &t);
    const struct standing *line = standings_make(&t, t.nround, w->out.arena);
    json_begin_list(w, "standings");
    for (int i = 0; i < t.nteam; i++)
        if (there[line[i].team])
            put_line(w, s, &line[i]);
    json_end(w);
}

/* On a line of its own. */
static struct str ended(struct json *w)
{
    json_end(w);
    buffer_add(&w->out, STR("\n"));
    return buffer_str(&w->out);
}

struct str record_json_round(const struct event *ev, const struct section *s, int round, struct arena *a)
{
    struct json w = { .out.arena = a };
    const struct pairing_list *r = &s->round[round - 1];

    record_round(&w, 2, ev, s, round);
    record_object(&w, "settings", s, record_of_rules, s);
    record_bye(&w, s, r);
    if (r->bye_by_hand.n > 0)
        json_put_text(&w, "bye_by_hand", r->bye_by_hand);
    const bool *there = been_there(s, round, w.out.arena);

    json_begin_list(&w, "not_paired");
    for (int i = 0; i < s->nsquad; i++)
        if (there[i])
            put_out(&w, s, i, round);
    json_end(&w);
    json_begin_list(&w, "points");
    for (int i = 0; i < s->nadjustment; i++)
        if (record_has_points(s, &s->adjustment[i], round))
            record_object(&w, NULL, s, record_of_points, &s->adjustment[i]);
    json_end(&w);
    json_begin_list(&w, "corrections");
    for (int i = 0; i < s->ncorrection; i++)
        if (s->correction[i].round == round)
            record_object(&w, NULL, s, record_of_correction, &s->correction[i]);
    json_end(&w);
    json_begin_list(&w, "mark_corrections");
    for (int i = 0; i < s->nmark_correction; i++)
        if (s->mark_correction[i].round == round)
            record_object(&w, NULL, s, record_of_mark, &s->mark_correction[i]);
    json_end(&w);
    json_begin_list(&w, "matches");
    for (int i = 0; i < r->nfixture; i++)
        put_match(&w, s, &r->fixture[i]);
    json_end(&w);
    put_standings(&w, ev, s, round);
    return ended(&w);
}

/* --- a section --------------------------------------------------------------------------------------- */

static void put_event(struct json *w, const struct event *ev, const struct section *s)
{
    json_begin_object(w, "event");
    record_values(w, s, record_of_event, ev);
    json_begin_list(w, "arbiters");
    for (int i = 0; i < ev->narbiter; i++)
        record_object(w, NULL, s, record_of_arbiter, &ev->arbiter[i]);
    json_end(w);
    json_begin_list(w, "flags");
    for (int i = 0; i < ev->nattachment; i++)
        record_object(w, NULL, s, record_of_flag, &ev->attachment[i]);
    json_end(w);
    json_begin_list(w, "dates"); /* as many as the section has rounds, null where there is none */
    for (int round = 0; round < s->rounds; round++)
        json_put_text(w, NULL, hours_start(ev, s, round + 1));
    json_end(w);
    json_end(w);
}

struct str record_json_section(const struct event *ev, const struct section *s, struct arena *a)
{
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    json_put_string(&w, "format", STR("olympair-section 2"));
    json_put_text(&w, "section", s->name);
    put_event(&w, ev, s);
    json_begin_object(&w, "settings");
    record_values(&w, s, record_of_section, s);
    record_values(&w, s, record_of_rules, s);
    json_end(&w);
    json_begin_list(&w, "shortenings");
    for (int i = 0; i < s->nshortening; i++)
        record_object(&w, NULL, s, record_of_shortening, &s->shortening[i]);
    json_end(&w);
    json_begin_list(&w, "warnings");
    for (int i = 0; i < s->nwarning; i++)
        record_object(&w, NULL, s, record_of_warning, &s->warning[i]);
    json_end(&w);
    json_begin_list(&w, "teams");
    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[i];
        json_begin_object(&w, NULL);
        record_values(&w, s, record_of_team, q);
        json_begin_list(&w, "players");
        for (int k = 0; k < q->nplayer; k++)
            record_object(&w, NULL, s, record_of_player, &q->player[k]);
        json_end(&w);
        json_end(&w);
    }
    json_end(&w);
    return ended(&w);
}
