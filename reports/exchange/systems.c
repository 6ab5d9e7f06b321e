/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/systems.h"

#include "engine/swiss/reason.h"
#include "engine/base/arena.h"
#include "engine/base/fraction.h"
#include "engine/base/json.h"
#include "engine/base/rule.h"

static void put_pair(struct json *w, int white, int black)
{
    json_begin_list(w, NULL);
    json_put_number(w, NULL, white);
    json_put_number(w, NULL, black);
    json_end(w);
}

static void put_pairs(struct json *w, const char *name, const struct swiss *s, const struct pair *pair, int n)
{
    json_begin_list(w, name);
    for (int i = 0; i < n; i++)
        put_pair(w, s->entrant[pair[i].white].number, s->entrant[pair[i].black].number);
    json_end(w);
}

static void put_numbers(struct json *w, const char *name, const struct swiss *s, const int *index, int n)
{
    json_begin_list(w, name);
    for (int i = 0; i < n; i++)
        json_put_number(w, NULL, s->entrant[index[i]].number);
    json_end(w);
}

static void put_tiebreaks(struct json *w, const struct system *system, const struct swiss *s)
{
    json_begin_object(w, "tiebreaks");
    for (int i = 0; i < system->ntiebreak; i++) {
        const struct swiss_values *t = &system->tiebreak[i];
        struct fraction *value = arena_new(w->out.arena, struct fraction, s->n);
        t->values(s, value, w->out.arena);
        json_begin_list(w, t->name);
        for (int k = 0; k < s->n; k++)
            json_put_text(w, NULL, fraction_text(value[k], w->out.arena));
        json_end(w);
    }
    json_end(w);
}

/* --- why ---------------------------------------------------------------------------------------- */

static const char *const subjects[] = {
#define X(id, name) [id] = name,
    REASON_SUBJECTS(X)
};

static const char *const keys[] = { REASON_KEYS(X) };
#undef X

static void put_article(struct json *w, const char *name, enum rule rule)
{
    json_put_string(w, name, str_fmt(w->out.arena, "%s, %s", rule_row(rule)->document, rule_row(rule)->article));
}

/* The bye is 0. */
static void put_piece(struct json *w, const char *name, const struct swiss *s, const struct impasse *x, int piece)
{
    json_begin_list(w, name);
    for (int i = 0; i <= s->n; i++)
        if (x->piece[i] == piece)
            json_put_number(w, NULL, i < s->n ? s->entrant[i].number : 0);
    json_end(w);
}

static void put_why(struct json *w, const struct swiss *s, const struct reasons *why)
{
    json_begin_list(w, "reasons");
    for (int i = 0; i < why->n; i++) {
        const struct reason *x = &why->reason[i];
        json_begin_object(w, NULL);
        json_put_string(w, "about", str_of(subjects[x->about]));
        put_numbers(w, "players", s, (const int[]){ x->entrant, x->opponent }, x->opponent == NOBODY ? 1 : 2);
        put_article(w, "article", x->rule);
        if (x->rejected != NOBODY)
            json_put_number(w, "rejected", s->entrant[x->rejected].number);
        if (x->key != KEY_NONE)
            json_put_string(w, "key", str_of(keys[x->key]));
        if ((x->rejected != NOBODY || x->about == ABOUT_LOWER) && x->key != KEY_BARRED)
            put_article(w, "fails", x->fails);
        if (x->row)
            json_put_number(w, "row", x->row);
        json_end(w);
    }
    json_end(w);
    if (why->over > 0)
        json_put_number(w, "over", why->over - 1);
    if (!why->impasse.piece)
        return;
    json_begin_object(w, "impasse");
    put_piece(w, "few", s, &why->impasse, PIECE_FEW);
    json_begin_list(w, "pieces");
    for (int piece = 1; piece <= why->impasse.npiece; piece++)
        put_piece(w, NULL, s, &why->impasse, piece);
    json_end(w);
    json_end(w);
}

/* The answer to the line of that name. */
static struct json begin(struct str id, struct buffer *to)
{
    struct json w = { .out = *to };

    json_begin_object(&w, NULL);
    json_put(&w, "id", id);
    return w;
}

static void end(struct json *w, struct buffer *to)
{
    json_end(w);
    buffer_add(&w->out, STR("\n"));
    *to = w->out;
}

void systems_write(struct str id, const struct system *system, const struct swiss *s, const struct swiss_round *made,
                   const struct reasons *why, struct buffer *to)
{
    struct json w = begin(id, to);

    put_pairs(&w, "pairs", s, made->pair, made->npair);
    if (made->bye == NOBODY)
        json_put_null(&w, "bye");
    else
        json_put_number(&w, "bye", s->entrant[made->bye].number);
    json_put_flag(&w, "legal_round", made->legal);
    if (made->article) {
        json_begin_list(&w, "articles");
        for (int i = 0; i < made->npair; i++)
            json_put_string(&w, NULL, str_of(rule_row(made->article[i])->article));
        json_end(&w);
    }
    if (made->left) {
        put_numbers(&w, "byes", s, made->left->bye, made->left->nbye);
        put_pairs(&w, "forfeits", s, made->left->forfeit, made->left->nforfeit);
        put_numbers(&w, "unranked", s, made->left->unranked, made->left->nunranked);
    }
    if (system->ntiebreak > 0 && s->round > 1)
        put_tiebreaks(&w, system, s);
    if (why)
        put_why(&w, s, why);
    end(&w, to);
}

void systems_write_table(struct str id, const struct system *system, const struct swiss *s, struct buffer *to)
{
    struct json w = begin(id, to);
    struct swiss row = *s;
    bool legal = true;

    json_begin_list(&w, "table");
    for (row.round = 1; legal; row.round++) {
        struct arena own = { 0 };
        struct swiss_round made = system->pair(&row, NULL, &own);
        legal = made.legal;
        if (legal) {
            json_begin_object(&w, NULL);
            json_put_number(&w, "round", row.round);
            put_pairs(&w, "pairs", &row, made.pair, made.npair);
            put_numbers(&w, "byes", &row, made.left->bye, made.left->nbye);
            json_end(&w);
        }
        arena_free(&own);
    }
    json_end(&w);
    end(&w, to);
}

void cards_write(struct str id, const struct field *f, const struct pairing *p, struct buffer *to)
{
    struct json w = begin(id, to);

    json_begin_list(&w, "pairs");
    for (int i = 0; i < p->npair; i++)
        put_pair(&w, f->card[p->pair[i].white].number, f->card[p->pair[i].black].number);
    json_end(&w);
    if (p->bye == NOBODY)
        json_put_null(&w, "bye");
    else
        json_put_number(&w, "bye", f->card[p->bye].number);
    json_put_flag(&w, "legal_round", p->legal);
    end(&w, to);
}
