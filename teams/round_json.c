/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/round_json.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "teams/score.h"

/* "2.5", "-1" */
static void add_half(struct buffer *b, int half)
{
    int size = half < 0 ? -half : half;

    buffer_fmt(b, "%s%d%s", half < 0 ? "-" : "", size / 2, size % 2 ? ".5" : "");
}

/* Nothing is null. */
static void add_text(struct buffer *b, struct str s)
{
    if (s.n == 0)
        buffer_add(b, STR("null"));
    else
        buffer_json(b, s);
}

/* `name` with the comma and the colon that belong to it: ",\"bye\":". */
static void add_member(struct buffer *b, struct str name, struct str value)
{
    buffer_add(b, name);
    add_text(b, value);
}

/* --- the record ----------------------------------------------------------------------------------- */

static void add_team(struct buffer *b, const struct section *s, int squad)
{
    const struct squad *q = &s->squad[squad];

    buffer_fmt(b, "{\"number\":%d", q->number);
    add_member(b, STR(",\"name\":"), q->name);
    add_member(b, STR(",\"federation\":"), q->federation);
    buffer_add(b, STR("}"));
}

/* Nobody, or nobody known. */
static void add_player(struct buffer *b, const struct section *s, int squad, int place)
{
    const struct squad *q = &s->squad[squad];

    add_text(b, place >= 1 && place <= q->nplayer ? q->player[place - 1].name : (struct str){ 0 });
}

static void add_board(struct buffer *b, const struct section *s, const struct fixture *f, int n)
{
    const struct board *at = &f->board[n];
    bool first_white = (n % 2 == 0) != at->swapped;

    buffer_fmt(b, "%s{\"white\":%d,\"players\":[", n > 0 ? "," : "", first_white ? 0 : 1);
    add_player(b, s, f->side[0], at->place[0]);
    buffer_add(b, STR(","));
    add_player(b, s, f->side[1], at->place[1]);
    add_member(b, STR("],\"result\":"), str_of(result_text(at->result)));
    buffer_add(b, STR("}"));
}

static void add_score(struct buffer *b, const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);

    if (m.pending) {
        buffer_add(b, STR("null"));
        return;
    }
    buffer_add(b, STR("["));
    add_half(b, m.gp[0]);
    buffer_add(b, STR(","));
    add_half(b, m.gp[1]);
    buffer_add(b, STR("]"));
}

static void add_match(struct buffer *b, const struct section *s, const struct fixture *f)
{
    static const char *const absent[2][2] = { { "", "[1]" }, { "[0]", "[0,1]" } };

    buffer_fmt(b, "{\"table\":%d,\"teams\":[", f->table);
    add_team(b, s, f->side[0]);
    buffer_add(b, STR(","));
    add_team(b, s, f->side[1]);
    buffer_add(b, STR("],\"score\":"));
    add_score(b, s, f);
    if (f->absent[0] || f->absent[1]) {
        buffer_add(b, STR(",\"absent\":"));
        buffer_add(b, str_of(absent[f->absent[0]][f->absent[1]]));
    }
    if (f->decided != DECIDED_NOT)
        add_member(b, STR(",\"decided\":"), str_of(decided_name(f->decided)));
    buffer_add(b, STR(",\"boards\":["));
    for (int n = 0; n < s->boards; n++)
        add_board(b, s, f, n);
    buffer_add(b, STR("]}"));
}

/* Points by decision that count from the pairing of this round on; after the last one nothing is paired. */
static bool is_of_round(const struct section *s, const struct adjustment *a, int round)
{
    return a->from == round || (round == s->rounds && a->from > round);
}

static void add_points(struct buffer *b, const struct section *s, int round)
{
    const char *before = "";

    buffer_add(b, STR(",\"points\":["));
    for (int i = 0; i < s->nadjustment; i++) {
        const struct adjustment *a = &s->adjustment[i];
        if (!is_of_round(s, a, round))
            continue;
        buffer_fmt(b, "%s{\"team\":", before);
        add_team(b, s, a->team);
        buffer_fmt(b, ",\"match_points\":%d,\"game_points\":", a->mp);
        add_half(b, a->gp);
        buffer_add(b, STR("}"));
        before = ",";
    }
    buffer_add(b, STR("]"));
}

struct str round_json(const struct event *ev, const struct section *s, int round, struct arena *a)
{
    struct buffer b = { .arena = a };

    if (round > s->nround || s->round[round - 1].published.n == 0)
        return (struct str){ 0 };
    const struct pairing_list *r = &s->round[round - 1];
    add_member(&b, STR("{\"format\":\"olympair-round 1\",\"event\":"), ev->name);
    add_member(&b, STR(",\"section\":"), s->name);
    buffer_fmt(&b, ",\"round\":%d", round);
    add_member(&b, STR(",\"published\":"), r->published);
    add_member(&b, STR(",\"lineups_opened\":"), r->opened);
    buffer_add(&b, STR(",\"bye\":"));
    if (r->bye == NOBODY)
        buffer_add(&b, STR("null"));
    else
        add_team(&b, s, r->bye);
    add_points(&b, s, round);
    buffer_add(&b, STR(",\"matches\":["));
    for (int i = 0; i < r->nfixture; i++) {
        buffer_add(&b, str_of(i > 0 ? "," : ""));
        add_match(&b, s, &r->fixture[i]);
    }
    buffer_add(&b, STR("]}\n"));
    return buffer_str(&b);
}

/* --- quickly -------------------------------------------------------------------------------------- */

/* What a copy shares with its original is the same without a look at it. */
static bool same_text(struct str x, struct str y)
{
    return (x.p == y.p && x.n == y.n) || str_eq(x, y);
}

static bool same_players(const struct squad *x, const struct squad *y)
{
    bool same = x->nplayer == y->nplayer;

    for (int i = 0; same && i < x->nplayer; i++)
        same = same_text(x->player[i].name, y->player[i].name);
    return same;
}

static bool same_teams(const struct section *x, const struct section *y)
{
    bool same = x->nsquad == y->nsquad;

    for (int i = 0; same && i < x->nsquad; i++)
        same = x->squad[i].number == y->squad[i].number && same_text(x->squad[i].name, y->squad[i].name) &&
               same_text(x->squad[i].federation, y->squad[i].federation) && same_players(&x->squad[i], &y->squad[i]);
    return same;
}

static bool same_bytes(const void *x, const void *y, size_t size, int n)
{
    return n == 0 || memcmp(x, y, size * (size_t)n) == 0;
}

static bool same_section(const struct section *x, const struct section *y)
{
    return same_text(x->name, y->name) && x->boards == y->boards && x->rounds == y->rounds && same_teams(x, y) &&
           x->nadjustment == y->nadjustment &&
           same_bytes(x->adjustment, y->adjustment, sizeof *x->adjustment, x->nadjustment);
}

static bool same_round(const struct pairing_list *x, const struct pairing_list *y)
{
    return same_text(x->published, y->published) && same_text(x->opened, y->opened) && x->bye == y->bye &&
           x->nfixture == y->nfixture && same_bytes(x->fixture, y->fixture, sizeof *x->fixture, x->nfixture);
}

bool round_json_may_differ(const struct event *ev, const struct event *copy, int section, int round)
{
    const struct section *x = &ev->section[section], *y = &copy->section[section];

    if (round > x->nround || round > y->nround)
        return true;
    return !same_text(ev->name, copy->name) || !same_section(x, y) ||
           !same_round(&x->round[round - 1], &y->round[round - 1]);
}

struct str seal_message(const struct seal *s, struct arena *a)
{
    return str_fmt(a, "olympair-seal 1\n%.*s\n%.*s\n%d\n%.*s\n%.*s\n", STR_ARG(s->event), STR_ARG(s->section), s->round,
                   STR_ARG(s->head), STR_ARG(s->record));
}
