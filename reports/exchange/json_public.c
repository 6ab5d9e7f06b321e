/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/json_public.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/json.h"
#include "teams/hours.h"
#include "teams/over.h"
#include "teams/record_write.h"
#include "teams/score.h"
#include "teams/text.h"
#include "reports/format/messages.h"

/* Nobody, or nobody known. */
static void put_player(struct json *w, const struct section *s, int squad, int place)
{
    const struct squad *q = &s->squad[squad];

    if (place < 1 || place > q->nplayer) {
        json_put_null(w, NULL);
        return;
    }
    const struct player *p = &q->player[place - 1];
    json_begin_object(w, NULL);
    json_put_text(w, "title", p->title);
    json_put_text(w, "name", p->name);
    if (p->rating > 0)
        json_put_number(w, "rating", p->rating);
    else
        json_put_null(w, "rating");
    json_end(w);
}

static void put_board(struct json *w, const struct section *s, const struct fixture *f, int b)
{
    json_begin_object(w, NULL);
    json_put_number(w, "board", b + 1);
    record_board(w, s, f, b, put_player);
    json_end(w);
}

static void put_match(struct json *w, const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);

    record_match(w, s, f);
    if (m.pending)
        json_put_null(w, "score");
    else
        record_both(w, "score", m.gp, 2);
    json_begin_list(w, "boards");
    for (int b = 0; b < s->boards; b++)
        put_board(w, s, f, b);
    json_end(w);
    json_end(w);
}

static void put_round(struct json *w, const struct event *ev, const struct section *s)
{
    if (s->nround == 0) {
        json_put_null(w, "round");
        return;
    }
    const struct pairing_list *r = &s->round[s->nround - 1];
    json_begin_object(w, "round");
    json_put_number(w, "number", s->nround);
    json_put_text(w, "date", hours_start(ev, s, s->nround));
    json_put_text(w, "published", r->published);
    json_put_text(w, "state", str_of(round_state_name(r->state)));
    json_put_flag(w, "lineups_open", r->opened.n > 0);
    if (r->bye == NOBODY)
        json_put_null(w, "bye");
    else
        record_team(w, "bye", s, r->bye);
    json_begin_list(w, "matches");
    for (int i = 0; i < r->nfixture; i++)
        put_match(w, s, &r->fixture[i]);
    json_end(w);
    json_end(w);
}

static bool written(struct json *w, struct str *out, struct err *e)
{
    buffer_add(&w->out, STR("\n"));
    *out = buffer_str(&w->out);
    return text_utf8(*out) == out->n || err_say(e, ERR_INPUT, say_name_event_not_valid_utf());
}

bool json_public_now(const struct event *ev, const struct str *folder, const struct str *code, struct arena *a,
                     struct str *out, struct err *e)
{
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    json_put_string(&w, "format", STR("olympair-now 1"));
    json_put_text(&w, "event", ev->name);
    json_begin_list(&w, "sections");
    for (int i = 0; i < ev->nsection; i++) {
        const struct section *s = &ev->section[i];
        json_begin_object(&w, NULL);
        json_put_text(&w, "name", s->name);
        json_put_text(&w, "title", section_title(s));
        json_put_text(&w, "folder", folder[i]);
        json_put_number(&w, "rounds", s->rounds);
        json_put_number(&w, "boards", s->boards);
        json_put_flag(&w, "over", section_is_over(s));
        json_put_text(&w, "history", code[i]);
        put_round(&w, ev, s);
        json_end(&w);
    }
    json_end(&w);
    json_end(&w);
    return written(&w, out, e);
}

/* What a reader of the page of the round has to change: where it stands, and what stands there. */
static void put_boards(struct json *w, const struct section *was, const struct section *s, struct str folder)
{
    const struct pairing_list *r = &s->round[s->nround - 1], *before = &was->round[s->nround - 1];

    for (int i = 0; i < r->nfixture && i < before->nfixture; i++)
        for (int b = 0; b < s->boards; b++) {
            if (r->fixture[i].board[b].result == before->fixture[i].board[b].result)
                continue;
            json_begin_list(w, NULL);
            json_put_text(w, NULL, folder);
            json_put_number(w, NULL, s->nround);
            json_put_number(w, NULL, r->fixture[i].table);
            json_put_number(w, NULL, b + 1);
            json_put_text(w, NULL, str_of(result_text(r->fixture[i].board[b].result)));
            json_end(w);
        }
}

bool json_public_boards(const struct event *was, const struct event *ev, const struct str *folder, struct arena *a,
                        struct str *out, struct err *e)
{
    struct json w = { .out.arena = a };

    json_begin_list(&w, NULL);
    for (int i = 0; i < ev->nsection && i < was->nsection; i++)
        if (ev->section[i].nround > 0 && ev->section[i].nround == was->section[i].nround)
            put_boards(&w, &was->section[i], &ev->section[i], folder[i]);
    *out = (struct str){ 0 };
    if (w.out.n == 1)
        return true;
    json_end(&w);
    return written(&w, out, e);
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
    char *bytes = json_dumps(root, JSON_COMPACT);
    json_decref(root);
    *out = str_fmt(a, "%s\n", bytes);
    free(bytes);
    return true;
}

bool json_seal_write(const struct seal *s, struct arena *a, struct str *out, struct err *e)
{
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    json_put_string(&w, "format", STR("olympair-seal 1"));
    json_put_string(&w, "event", s->event);
    json_put_string(&w, "section", s->section);
    json_put_number(&w, "round", s->round);
    json_put_string(&w, "head", s->head);
    json_put_string(&w, "record", s->record);
    json_put_string(&w, "key", s->key);
    json_put_string(&w, "signature", s->signature);
    json_put_string(&w, "time", s->time);
    json_end(&w);
    return written(&w, out, e);
}
