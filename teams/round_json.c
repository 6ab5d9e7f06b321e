/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/round_json.h"
#include "teams/record_json.h"
#include "teams/record_write.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/json.h"
#include "teams/score.h"

/* --- version 1 ------------------------------------------------------------------------------------- */

/* Nobody, or nobody known. */
static void put_player(struct json *w, const struct section *s, int squad, int place)
{
    const struct squad *q = &s->squad[squad];

    json_put_text(w, NULL, place >= 1 && place <= q->nplayer ? q->player[place - 1].name : (struct str){ 0 });
}

static void put_points(struct json *w, const struct section *s, int round)
{
    json_begin_list(w, "points");
    for (int i = 0; i < s->nadjustment; i++) {
        const struct adjustment *a = &s->adjustment[i];
        if (!record_has_points(s, a, round))
            continue;
        json_begin_object(w, NULL);
        record_team(w, "team", s, a->team);
        json_put_number(w, "match_points", a->mp);
        record_parts(w, "game_points", a->gp, 2);
        json_end(w);
    }
    json_end(w);
}

/* --- which version ----------------------------------------------------------------------------------- */

static bool is_published(const struct section *s, int round)
{
    return round <= s->nround && s->round[round - 1].published.n > 0;
}

int round_json_version(const struct section *s, int round)
{
    int newest = 0;

    for (int r = 1; round == 0 && r <= s->nround; r++)
        if (is_published(s, r) && s->round[r - 1].record > newest)
            newest = s->round[r - 1].record;
    if (round > 0 && is_published(s, round))
        newest = s->round[round - 1].record > 0 ? s->round[round - 1].record : 1;
    return newest;
}

struct str round_json(const struct event *ev, const struct section *s, int round, struct arena *a)
{
    int version = round_json_version(s, round);

    if (version == 0)
        return (struct str){ 0 };
    if (version == 1) {
        struct section then = *s;

        then.players_needed = score_least_at_first(s);
        struct json w = { .out.arena = a };
        const struct pairing_list *r = &then.round[round - 1];

        record_round(&w, 1, ev, &then, round);
        record_bye(&w, &then, r);
        put_points(&w, &then, round);
        json_begin_list(&w, "matches");
        for (int i = 0; i < r->nfixture; i++) {
            const struct fixture *f = &r->fixture[i];
            const struct match m = score_match(&then, f);

            record_match(&w, &then, f);
            if (m.pending)
                json_put_null(&w, "score");
            else
                record_both(&w, "score", m.gp, 2);
            record_absent(&w, f);
            if (f->decided != DECIDED_NOT)
                json_put_text(&w, "decided", str_of(decided_name(f->decided)));
            record_boards(&w, &then, f, put_player);
            json_end(&w);
        }
        json_end(&w);
        json_end(&w);
        buffer_add(&w.out, STR("\n"));
        return buffer_str(&w.out);
    }
    return round > 0 ? record_json_round(ev, s, round, a) : record_json_section(ev, s, a);
}

void round_json_mark(const struct event *before, struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++)
        for (int round = 1; round <= ev->section[i].nround; round++) {
            bool was = i < before->nsection && is_published(&before->section[i], round);
            if (!was && is_published(&ev->section[i], round))
                ev->section[i].round[round - 1].record = ROUND_JSON_VERSION;
        }
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
    if (!same_text(ev->name, copy->name) || !same_text(x->name, y->name))
        return true;
    if (round_json_version(x, round) != round_json_version(y, round))
        return true;
    if (round == 0)
        return record_json_section_may_differ(ev, copy, x, y);
    if (round_json_version(x, round) > 1)
        return record_json_round_may_differ(x, y, round);
    return !same_section(x, y) || !same_round(&x->round[round - 1], &y->round[round - 1]);
}

struct str seal_message(const struct seal *s, struct arena *a)
{
    return str_fmt(a, "olympair-seal 1\n%.*s\n%.*s\n%d\n%.*s\n%.*s\n", STR_ARG(s->event), STR_ARG(s->section), s->round,
                   STR_ARG(s->head), STR_ARG(s->record));
}
