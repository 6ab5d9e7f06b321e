/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/record_json.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "teams/hours.h"
#include "teams/record_lists.h"
#include "teams/record_write.h"
#include "teams/score.h"

/* --- a round ----------------------------------------------------------------------------------------- */

static void add_player(struct buffer *b, const struct section *s, int squad, int place)
{
    const struct squad *q = &s->squad[squad];

    if (place < 1 || place > q->nplayer) {
        buffer_add(b, STR("null"));
        return;
    }
    const struct player *p = &q->player[place - 1];
    record_number(b, STR("{\"place\":"), place);
    record_member(b, STR(",\"name\":"), p->name);
    if (p->title.n > 0)
        record_member(b, STR(",\"title\":"), p->title);
    if (p->rating > 0)
        record_number(b, STR(",\"rating\":"), p->rating);
    buffer_add(b, STR("}"));
}

static void add_score(struct buffer *b, const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);

    if (m.pending) {
        buffer_add(b, STR(",\"score\":null"));
        return;
    }
    buffer_add(b, STR(",\"score\":"));
    record_both(b, m.gp, 2);
    buffer_add(b, STR(",\"match_points\":"));
    record_both(b, m.mp, s->unit == UNIT_PLAYER ? 2 : 1);
}

static void add_match(struct buffer *b, const struct section *s, const struct fixture *f)
{
    record_comma(b);
    record_match(b, s, f);
    add_score(b, s, f);
    record_absent(b, f);
    if (f->absent[0] || f->absent[1])
        record_number(b, STR(",\"present\":"), f->present);
    if (f->decided != DECIDED_NOT)
        record_member(b, STR(",\"decided\":"), str_of(decided_name(f->decided)));
    if (f->by_hand.n > 0)
        record_member(b, STR(",\"by_hand\":"), f->by_hand);
    buffer_add(b, STR(",\"boards\":["));
    for (int n = 0; n < s->boards; n++)
        record_board(b, s, f, n, add_player);
    buffer_add(b, STR("]}"));
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
static void add_out(struct buffer *b, const struct section *s, int squad, int round)
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
    record_comma(b);
    buffer_add(b, STR("{\"team\":"));
    record_team(b, s, squad);
    buffer_add(b, str_of(withdrawn ? ",\"withdrawn\":true" : ""));
    buffer_add(b, str_of(expelled ? ",\"expelled\":true" : ""));
    buffer_add(b, STR("}"));
}

static void add_decisions(struct buffer *b, const struct section *s, int round)
{
    const bool *there = been_there(s, round, b->arena);

    buffer_add(b, STR(",\"not_paired\":["));
    for (int i = 0; i < s->nsquad; i++)
        if (there[i])
            add_out(b, s, i, round);
    buffer_add(b, STR("],\"points\":["));
    for (int i = 0; i < s->nadjustment; i++)
        if (record_has_points(s, &s->adjustment[i], round)) {
            record_comma(b);
            record_object(b, s, record_of_points, &s->adjustment[i]);
        }
    buffer_add(b, STR("],\"corrections\":["));
    for (int i = 0; i < s->ncorrection; i++)
        if (s->correction[i].round == round) {
            record_comma(b);
            record_object(b, s, record_of_correction, &s->correction[i]);
        }
    buffer_add(b, STR("],\"mark_corrections\":["));
    for (int i = 0; i < s->nmark_correction; i++)
        if (s->mark_correction[i].round == round) {
            record_comma(b);
            record_object(b, s, record_of_mark, &s->mark_correction[i]);
        }
    buffer_add(b, STR("]"));
}

/* --- the standings after it -------------------------------------------------------------------------- */

static bool is_complete(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (!score_complete(s, &r->fixture[i]))
            return false;
    return true;
}

static void add_criterion(struct buffer *b, enum criterion c, int value)
{
    static const int parts[] = { [VALUE_WHOLE] = 1,        [VALUE_HALVES] = 2,      [VALUE_QUARTERS] = 4,
                                 [VALUE_HUNDREDTHS] = 100, [VALUE_HALVES_LESS] = 2, [VALUE_PLACE] = 1 };
    enum value_unit unit = criterion_row(c)->unit;
    bool turned = unit == VALUE_HALVES_LESS || unit == VALUE_PLACE;

    record_comma(b);
    if (value == VALUE_NONE)
        buffer_add(b, STR("null"));
    else
        record_parts(b, turned ? -value : value, parts[unit]);
}

static void add_line(struct buffer *b, const struct section *s, const struct standing *line)
{
    record_comma(b);
    record_number(b, STR("{\"rank\":"), line->unranked ? 0 : line->rank);
    record_number(b, STR(",\"number\":"), s->squad[line->team].number);
    record_number(b, STR(",\"won\":"), line->won);
    record_number(b, STR(",\"drawn\":"), line->drawn);
    record_number(b, STR(",\"lost\":"), line->lost);
    buffer_add(b, STR(",\"values\":["));
    for (int c = 0; c < s->ranking.n; c++)
        add_criterion(b, s->ranking.by[c], line->value[c]);
    buffer_add(b, STR("]}"));
}

static void add_standings(struct buffer *b, const struct event *ev, const struct section *s, int round)
{
    struct tournament t;

    if (!is_complete(s, &s->round[round - 1])) {
        buffer_add(b, STR(",\"standings\":null"));
        return;
    }
    const bool *there = been_there(s, round, b->arena);
    score_tournament(ev, s, round, b->arena, &t);
    const struct standing *line = standings_make(&t, t.nround, b->arena);
    buffer_add(b, STR(",\"standings\":["));
    for (int i = 0; i < t.nteam; i++)
        if (there[line[i].team])
            add_line(b, s, &line[i]);
    buffer_add(b, STR("]"));
}

struct str record_json_round(const struct event *ev, const struct section *s, int round, struct arena *a)
{
    struct buffer b = { .arena = a };
    const struct pairing_list *r = &s->round[round - 1];

    record_round(&b, 2, ev, s, round);
    buffer_add(&b, STR(",\"settings\":"));
    record_object(&b, s, record_of_rules, s);
    record_bye(&b, s, r);
    if (r->bye_by_hand.n > 0)
        record_member(&b, STR(",\"bye_by_hand\":"), r->bye_by_hand);
    add_decisions(&b, s, round);
    buffer_add(&b, STR(",\"matches\":["));
    for (int i = 0; i < r->nfixture; i++)
        add_match(&b, s, &r->fixture[i]);
    buffer_add(&b, STR("]"));
    add_standings(&b, ev, s, round);
    buffer_add(&b, STR("}\n"));
    return buffer_str(&b);
}

/* --- a section --------------------------------------------------------------------------------------- */

/* ,"dates":["2016-09-02 15:00",null]: as many as the section has rounds. */
static void add_dates(struct buffer *b, const struct event *ev, const struct section *s)
{
    buffer_add(b, STR("],\"dates\":["));
    for (int round = 0; round < s->rounds; round++) {
        record_comma(b);
        record_text(b, hours_start(ev, s, round + 1));
    }
    buffer_add(b, STR("]"));
}

static void add_event(struct buffer *b, const struct event *ev, const struct section *s)
{
    size_t from = b->n;

    record_values(b, s, record_of_event, ev);
    buffer_add(b, STR(",\"arbiters\":["));
    for (int i = 0; i < ev->narbiter; i++) {
        record_comma(b);
        record_object(b, s, record_of_arbiter, &ev->arbiter[i]);
    }
    buffer_add(b, STR("],\"flags\":["));
    for (int i = 0; i < ev->nattachment; i++) {
        record_comma(b);
        record_object(b, s, record_of_flag, &ev->attachment[i]);
    }
    add_dates(b, ev, s);
    record_close(b, from);
}

static void add_squad(struct buffer *b, const struct section *s, const struct squad *q)
{
    record_comma(b);
    size_t from = b->n;
    record_values(b, s, record_of_team, q);
    buffer_add(b, STR(",\"players\":["));
    for (int i = 0; i < q->nplayer; i++) {
        record_comma(b);
        record_object(b, s, record_of_player, &q->player[i]);
    }
    buffer_add(b, STR("]"));
    record_close(b, from);
}

struct str record_json_section(const struct event *ev, const struct section *s, struct arena *a)
{
    struct buffer b = { .arena = a };

    record_member(&b, STR("{\"format\":\"olympair-section 2\",\"section\":"), s->name);
    buffer_add(&b, STR(",\"event\":"));
    add_event(&b, ev, s);
    buffer_add(&b, STR(",\"settings\":"));
    size_t from = b.n;
    record_values(&b, s, record_of_section, s);
    record_values(&b, s, record_of_rules, s);
    record_close(&b, from);
    buffer_add(&b, STR(",\"shortenings\":["));
    for (int i = 0; i < s->nshortening; i++) {
        record_comma(&b);
        record_object(&b, s, record_of_shortening, &s->shortening[i]);
    }
    buffer_add(&b, STR("],\"warnings\":["));
    for (int i = 0; i < s->nwarning; i++) {
        record_comma(&b);
        record_object(&b, s, record_of_warning, &s->warning[i]);
    }
    buffer_add(&b, STR("],\"teams\":["));
    for (int i = 0; i < s->nsquad; i++)
        add_squad(&b, s, &s->squad[i]);
    buffer_add(&b, STR("]}\n"));
    return buffer_str(&b);
}
