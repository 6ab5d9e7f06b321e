/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/json_public.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/hours.h"
#include "teams/over.h"
#include "teams/score.h"
#include "reports/format/messages.h"

static json_t *text(struct str s)
{
    return s.n > 0 ? json_stringn(s.p, s.n) : json_null();
}

static json_t *half(int points)
{
    return points % 2 ? json_real(points / 2.0) : json_integer(points / 2);
}

static json_t *team(const struct section *s, int squad)
{
    const struct squad *q = &s->squad[squad];

    return json_pack("{s:i,s:o,s:o}", "number", q->number, "name", text(q->name), "federation", text(q->federation));
}

/* Nobody, or nobody known. */
static json_t *player(const struct section *s, int squad, int place)
{
    const struct squad *q = &s->squad[squad];

    if (place < 1 || place > q->nplayer)
        return json_null();
    const struct player *p = &q->player[place - 1];
    return json_pack("{s:o,s:o,s:o}", "title", text(p->title), "name", text(p->name), "rating",
                     p->rating > 0 ? json_integer(p->rating) : json_null());
}

static json_t *board(const struct section *s, const struct fixture *f, int b)
{
    const struct board *at = &f->board[b];
    bool first_white = (b % 2 == 0) != at->swapped;

    return json_pack("{s:i,s:i,s:[o,o],s:o}", "board", b + 1, "white", first_white ? 0 : 1, "players",
                     player(s, f->side[0], at->place[0]), player(s, f->side[1], at->place[1]), "result",
                     text(str_of(result_text(at->result))));
}

static json_t *match(const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);
    json_t *boards = json_array();

    for (int b = 0; b < s->boards; b++)
        json_array_append_new(boards, board(s, f, b));
    return json_pack("{s:i,s:[o,o],s:o,s:o}", "table", f->table, "teams", team(s, f->side[0]), team(s, f->side[1]),
                     "score", m.pending ? json_null() : json_pack("[o,o]", half(m.gp[0]), half(m.gp[1])), "boards",
                     boards);
}

static json_t *round_of(const struct event *ev, const struct section *s)
{
    json_t *matches = json_array();

    if (s->nround == 0)
        return json_decref(matches), json_null();
    const struct pairing_list *r = &s->round[s->nround - 1];
    for (int i = 0; i < r->nfixture; i++)
        json_array_append_new(matches, match(s, &r->fixture[i]));
    return json_pack("{s:i,s:o,s:o,s:s,s:b,s:o,s:o}", "number", s->nround, "date", text(hours_start(ev, s, s->nround)),
                     "published", text(r->published), "state", round_state_name(r->state), "lineups_open",
                     r->opened.n > 0, "bye", r->bye == NOBODY ? json_null() : team(s, r->bye), "matches", matches);
}

static json_t *section(const struct event *ev, const struct section *s, struct str folder, struct str code)
{
    return json_pack("{s:o,s:o,s:o,s:i,s:i,s:b,s:o,s:o}", "name", text(s->name), "title", text(section_title(s)),
                     "folder", text(folder), "rounds", s->rounds, "boards", s->boards, "over", section_is_over(s),
                     "history", text(code), "round", round_of(ev, s));
}

/* Gives the object away. */
static bool dumped(json_t *root, size_t flags, struct arena *a, struct str *out, struct err *e)
{
    char *bytes = root ? json_dumps(root, flags) : NULL;

    json_decref(root);
    if (!bytes)
        return err_say(e, ERR_INPUT, say_name_event_not_valid_utf());
    *out = str_fmt(a, "%s\n", bytes);
    free(bytes);
    return true;
}

bool json_public_now(const struct event *ev, const struct str *folder, const struct str *code, struct arena *a,
                     struct str *out, struct err *e)
{
    json_t *sections = json_array();

    for (int i = 0; i < ev->nsection; i++)
        json_array_append_new(sections, section(ev, &ev->section[i], folder[i], code[i]));
    return dumped(json_pack("{s:s,s:o,s:o}", "format", "olympair-now 1", "event", text(ev->name), "sections", sections),
                  JSON_COMPACT | JSON_REAL_PRECISION(6), a, out, e);
}

/* What a reader of the page of the round has to change: where it stands, and what stands there. */
static void add_boards(json_t *list, const struct section *was, const struct section *s, struct str folder)
{
    const struct pairing_list *r = &s->round[s->nround - 1], *before = &was->round[s->nround - 1];

    for (int i = 0; i < r->nfixture && i < before->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            if (r->fixture[i].board[b].result != before->fixture[i].board[b].result)
                json_array_append_new(list, json_pack("[o,i,i,i,o]", text(folder), s->nround, r->fixture[i].table,
                                                      b + 1, text(str_of(result_text(r->fixture[i].board[b].result)))));
}

bool json_public_boards(const struct event *was, const struct event *ev, const struct str *folder, struct arena *a,
                        struct str *out, struct err *e)
{
    json_t *list = json_array();

    for (int i = 0; i < ev->nsection && i < was->nsection; i++)
        if (ev->section[i].nround > 0 && ev->section[i].nround == was->section[i].nround)
            add_boards(list, &was->section[i], &ev->section[i], folder[i]);
    *out = (struct str){ 0 };
    if (json_array_size(list) == 0)
        return json_decref(list), true;
    return dumped(list, JSON_COMPACT, a, out, e);
}

/* Most traces have nothing to take out; in a text the quotes would be escaped. */
bool json_public_trace(struct str trace, struct arena *a, struct str *out, struct err *e)
{
    static const char member[] = "\"barred_by\":";
    json_t *root;

    if (!memmem(trace.p, trace.n, member, sizeof member - 1)) {
        *out = str_fmt(a, "%.*s\n", STR_ARG(trace));
        return true;
    }
    root = json_loadb(trace.p, trace.n, 0, NULL);
    if (!root)
        return err_say(e, ERR_INPUT, say_stored_trace_not_json());
    json_object_del(root, "barred_by");
    return dumped(root, JSON_COMPACT, a, out, e);
}

/* Of a seal, which leaves nothing out. */
static json_t *sealed_text(struct str s)
{
    return json_stringn(s.p ? s.p : "", s.n);
}

bool json_seal_write(const struct seal *s, struct arena *a, struct str *out, struct err *e)
{
    json_t *root = json_pack("{s:s,s:o,s:o,s:i,s:o,s:o,s:o,s:o,s:o}", "format", "olympair-seal 1", "event",
                             sealed_text(s->event), "section", sealed_text(s->section), "round", s->round, "head",
                             sealed_text(s->head), "record", sealed_text(s->record), "key", sealed_text(s->key),
                             "signature", sealed_text(s->signature), "time", sealed_text(s->time));
    char *bytes = root ? json_dumps(root, JSON_COMPACT) : NULL;

    json_decref(root);
    if (!bytes)
        return err_say(e, ERR_INPUT, say_section_name_not_utf8());
    *out = str_fmt(a, "%s\n", bytes);
    free(bytes);
    return true;
}
