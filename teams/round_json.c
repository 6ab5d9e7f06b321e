#include "teams/round_json.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "teams/score.h"

/* --- text that grows ------------------------------------------------------------------------------ */

struct record_text {
    struct arena *arena;
    char *p;
    size_t n, cap;
};

static void add(struct record_text *t, struct str s)
{
    if (t->n + s.n > t->cap) {
        size_t larger = 2 * (t->n + s.n) + 4096;
        t->p = arena_grow(t->arena, t->p, 1, t->n, larger);
        t->cap = larger;
    }
    if (s.n > 0)
        memcpy(t->p + t->n, s.p, s.n);
    t->n += s.n;
}

static void add_literal(struct record_text *t, const char *s)
{
    add(t, str_of(s));
}

static void add_number(struct record_text *t, int n)
{
    char digits[16];
    int length = snprintf(digits, sizeof digits, "%d", n);

    add(t, (struct str){ digits, (size_t)length });
}

/* "2.5", "-1" */
static void add_half(struct record_text *t, int half)
{
    if (half < 0)
        add_literal(t, "-");
    half = half < 0 ? -half : half;
    add_number(t, half / 2);
    add_literal(t, half % 2 ? ".5" : "");
}

static void add_letter(struct record_text *t, unsigned char c)
{
    char escaped[8];

    if (c == '"' || c == '\\')
        snprintf(escaped, sizeof escaped, "\\%c", c);
    else
        snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)c);
    add(t, str_of(escaped));
}

/* Escaped is only what must be; nothing is null. */
static void add_text(struct record_text *t, struct str s)
{
    size_t done = 0;

    if (s.n == 0) {
        add_literal(t, "null");
        return;
    }
    add_literal(t, "\"");
    for (size_t i = 0; i < s.n; i++) {
        unsigned char c = (unsigned char)s.p[i];
        if (c >= ' ' && c != '"' && c != '\\')
            continue;
        add(t, (struct str){ s.p + done, i - done });
        add_letter(t, c);
        done = i + 1;
    }
    add(t, (struct str){ s.p + done, s.n - done });
    add_literal(t, "\"");
}

/* `name` with the comma and the colon that belong to it: ",\"bye\":". */
static void add_member(struct record_text *t, const char *name, struct str value)
{
    add_literal(t, name);
    add_text(t, value);
}

/* --- the record ----------------------------------------------------------------------------------- */

static void add_team(struct record_text *t, const struct section *s, int squad)
{
    const struct squad *q = &s->squad[squad];

    add_literal(t, "{\"number\":");
    add_number(t, q->number);
    add_member(t, ",\"name\":", q->name);
    add_member(t, ",\"federation\":", q->federation);
    add_literal(t, "}");
}

/* Nobody, or nobody known. */
static void add_player(struct record_text *t, const struct section *s, int squad, int place)
{
    const struct squad *q = &s->squad[squad];

    add_text(t, place >= 1 && place <= q->nplayer ? q->player[place - 1].name : (struct str){ 0 });
}

static void add_board(struct record_text *t, const struct section *s, const struct fixture *f, int b)
{
    const struct board *at = &f->board[b];
    bool first_white = (b % 2 == 0) != at->swapped;

    add_literal(t, b > 0 ? ",{\"white\":" : "{\"white\":");
    add_number(t, first_white ? 0 : 1);
    add_literal(t, ",\"players\":[");
    add_player(t, s, f->side[0], at->place[0]);
    add_literal(t, ",");
    add_player(t, s, f->side[1], at->place[1]);
    add_member(t, "],\"result\":", str_of(result_text(at->result)));
    add_literal(t, "}");
}

static void add_score(struct record_text *t, const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);

    if (m.pending) {
        add_literal(t, "null");
        return;
    }
    add_literal(t, "[");
    add_half(t, m.gp[0]);
    add_literal(t, ",");
    add_half(t, m.gp[1]);
    add_literal(t, "]");
}

static void add_match(struct record_text *t, const struct section *s, const struct fixture *f)
{
    static const char *const absent[2][2] = { { "", "[1]" }, { "[0]", "[0,1]" } };

    add_literal(t, "{\"table\":");
    add_number(t, f->table);
    add_literal(t, ",\"teams\":[");
    add_team(t, s, f->side[0]);
    add_literal(t, ",");
    add_team(t, s, f->side[1]);
    add_literal(t, "],\"score\":");
    add_score(t, s, f);
    if (f->absent[0] || f->absent[1]) {
        add_literal(t, ",\"absent\":");
        add_literal(t, absent[f->absent[0]][f->absent[1]]);
    }
    if (f->decided != DECIDED_NOT)
        add_member(t, ",\"decided\":", str_of(decided_name(f->decided)));
    add_literal(t, ",\"boards\":[");
    for (int b = 0; b < s->boards; b++)
        add_board(t, s, f, b);
    add_literal(t, "]}");
}

/* Points by decision that count from the pairing of this round on; after the last one nothing is paired. */
static bool is_of_round(const struct section *s, const struct adjustment *a, int round)
{
    return a->from == round || (round == s->rounds && a->from > round);
}

static void add_points(struct record_text *t, const struct section *s, int round)
{
    const char *before = "";

    add_literal(t, ",\"points\":[");
    for (int i = 0; i < s->nadjustment; i++) {
        const struct adjustment *a = &s->adjustment[i];
        if (!is_of_round(s, a, round))
            continue;
        add_literal(t, before);
        add_literal(t, "{\"team\":");
        add_team(t, s, a->team);
        add_literal(t, ",\"match_points\":");
        add_number(t, a->mp);
        add_literal(t, ",\"game_points\":");
        add_half(t, a->gp);
        add_literal(t, "}");
        before = ",";
    }
    add_literal(t, "]");
}

struct str round_json(const struct event *ev, const struct section *s, int round, struct arena *a)
{
    struct record_text t = { .arena = a };

    if (round > s->nround || s->round[round - 1].published.n == 0)
        return (struct str){ 0 };
    const struct pairing_list *r = &s->round[round - 1];
    add_member(&t, "{\"format\":\"olympair-round 1\",\"event\":", ev->name);
    add_member(&t, ",\"section\":", s->name);
    add_literal(&t, ",\"round\":");
    add_number(&t, round);
    add_member(&t, ",\"published\":", r->published);
    add_member(&t, ",\"lineups_opened\":", r->opened);
    add_literal(&t, ",\"bye\":");
    if (r->bye == NOBODY)
        add_literal(&t, "null");
    else
        add_team(&t, s, r->bye);
    add_points(&t, s, round);
    add_literal(&t, ",\"matches\":[");
    for (int i = 0; i < r->nfixture; i++) {
        add_literal(&t, i > 0 ? "," : "");
        add_match(&t, s, &r->fixture[i]);
    }
    add_literal(&t, "]}\n");
    return (struct str){ t.p, t.n };
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
