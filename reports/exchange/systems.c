/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/systems.h"

#include "engine/swiss/reason.h"
#include "engine/base/arena.h"
#include "engine/base/fraction.h"
#include "engine/base/rule.h"

static void write_pairs(const struct swiss *s, const struct pair *pair, int n, struct buffer *to)
{
    for (int i = 0; i < n; i++)
        buffer_fmt(to, "%s[%d,%d]", i ? "," : "", s->entrant[pair[i].white].number, s->entrant[pair[i].black].number);
}

static void write_numbers(const struct swiss *s, const int *index, int n, struct buffer *to)
{
    for (int i = 0; i < n; i++)
        buffer_fmt(to, "%s%d", i ? "," : "", s->entrant[index[i]].number);
}

static void write_values(const struct swiss *s, const struct fraction *value, struct buffer *to)
{
    for (int i = 0; i < s->n; i++) {
        struct str text = fraction_text(value[i], to->arena);
        const char *quote = text.n ? "\"" : "";
        buffer_fmt(to, "%s%s%.*s%s", i ? "," : "", quote, STR_ARG(text.n ? text : STR("null")), quote);
    }
}

static void write_tiebreaks(const struct system *system, const struct swiss *s, struct buffer *to)
{
    for (int i = 0; i < system->ntiebreak; i++) {
        const struct swiss_values *t = &system->tiebreak[i];
        struct fraction *value = arena_new(to->arena, struct fraction, s->n);
        t->values(s, value, to->arena);
        buffer_fmt(to, "%s\"%s\":[", i ? "," : "", t->name);
        write_values(s, value, to);
        buffer_fmt(to, "]");
    }
}

static void write_articles(const struct swiss_round *made, struct buffer *to)
{
    buffer_fmt(to, ",\"articles\":[");
    for (int i = 0; i < made->npair; i++)
        buffer_fmt(to, "%s\"%s\"", i ? "," : "", rule_row(made->article[i])->article);
    buffer_fmt(to, "]");
}

static void write_left(const struct swiss *s, const struct swiss_left *left, struct buffer *to)
{
    buffer_fmt(to, ",\"byes\":[");
    write_numbers(s, left->bye, left->nbye, to);
    buffer_fmt(to, "],\"forfeits\":[");
    write_pairs(s, left->forfeit, left->nforfeit, to);
    buffer_fmt(to, "],\"unranked\":[");
    write_numbers(s, left->unranked, left->nunranked, to);
    buffer_fmt(to, "]");
}

/* --- why ---------------------------------------------------------------------------------------- */

static const char *const subjects[] = {
#define X(id, name) [id] = name,
    REASON_SUBJECTS(X)
};

static const char *const keys[] = { REASON_KEYS(X) };
#undef X

static void write_article(const char *member, enum rule rule, struct buffer *to)
{
    buffer_fmt(to, ",\"%s\":\"%s, %s\"", member, rule_row(rule)->document, rule_row(rule)->article);
}

static void write_reason(const struct swiss *s, const struct reason *x, struct buffer *to)
{
    buffer_fmt(to, "{\"about\":\"%s\",\"players\":[%d", subjects[x->about], s->entrant[x->entrant].number);
    if (x->opponent != NOBODY)
        buffer_fmt(to, ",%d", s->entrant[x->opponent].number);
    buffer_fmt(to, "]");
    write_article("article", x->rule, to);
    if (x->rejected != NOBODY)
        buffer_fmt(to, ",\"rejected\":%d", s->entrant[x->rejected].number);
    if (x->key != KEY_NONE)
        buffer_fmt(to, ",\"key\":\"%s\"", keys[x->key]);
    if ((x->rejected != NOBODY || x->about == ABOUT_LOWER) && x->key != KEY_BARRED)
        write_article("fails", x->fails, to);
    if (x->row)
        buffer_fmt(to, ",\"row\":%d", x->row);
    buffer_fmt(to, "}");
}

/* The bye is 0. */
static void write_piece(const struct swiss *s, const struct impasse *x, int piece, struct buffer *to)
{
    const char *between = "";

    buffer_fmt(to, "[");
    for (int i = 0; i <= s->n; i++)
        if (x->piece[i] == piece) {
            buffer_fmt(to, "%s%d", between, i < s->n ? s->entrant[i].number : 0);
            between = ",";
        }
    buffer_fmt(to, "]");
}

static void write_why(const struct swiss *s, const struct reasons *why, struct buffer *to)
{
    buffer_fmt(to, ",\"reasons\":[");
    for (int i = 0; i < why->n; i++) {
        buffer_fmt(to, "%s", i ? "," : "");
        write_reason(s, &why->reason[i], to);
    }
    buffer_fmt(to, "]");
    if (why->over > 0)
        buffer_fmt(to, ",\"over\":%d", why->over - 1);
    if (!why->impasse.piece)
        return;
    buffer_fmt(to, ",\"impasse\":{\"few\":");
    write_piece(s, &why->impasse, PIECE_FEW, to);
    buffer_fmt(to, ",\"pieces\":[");
    for (int piece = 1; piece <= why->impasse.npiece; piece++) {
        buffer_fmt(to, "%s", piece > 1 ? "," : "");
        write_piece(s, &why->impasse, piece, to);
    }
    buffer_fmt(to, "]}");
}

void systems_write(struct str id, const struct system *system, const struct swiss *s, const struct swiss_round *made,
                   const struct reasons *why, struct buffer *to)
{
    buffer_fmt(to, "{\"id\":%.*s,\"pairs\":[", STR_ARG(id));
    write_pairs(s, made->pair, made->npair, to);
    if (made->bye == NOBODY)
        buffer_fmt(to, "],\"bye\":null,");
    else
        buffer_fmt(to, "],\"bye\":%d,", s->entrant[made->bye].number);
    buffer_fmt(to, "\"legal_round\":%s", made->legal ? "true" : "false");
    if (made->article)
        write_articles(made, to);
    if (made->left)
        write_left(s, made->left, to);
    if (system->ntiebreak > 0 && s->round > 1) {
        buffer_fmt(to, ",\"tiebreaks\":{");
        write_tiebreaks(system, s, to);
        buffer_fmt(to, "}");
    }
    if (why)
        write_why(s, why, to);
    buffer_fmt(to, "}\n");
}

static void write_row(const struct swiss *s, const struct swiss_round *made, struct buffer *to)
{
    buffer_fmt(to, "%s{\"round\":%d,\"pairs\":[", s->round > 1 ? "," : "", s->round);
    write_pairs(s, made->pair, made->npair, to);
    buffer_fmt(to, "],\"byes\":[");
    write_numbers(s, made->left->bye, made->left->nbye, to);
    buffer_fmt(to, "]}");
}

void systems_write_table(struct str id, const struct system *system, const struct swiss *s, struct buffer *to)
{
    struct swiss row = *s;

    buffer_fmt(to, "{\"id\":%.*s,\"table\":[", STR_ARG(id));
    for (row.round = 1;; row.round++) {
        struct arena own = { 0 };
        struct swiss_round made = system->pair(&row, &own);
        if (made.legal)
            write_row(&row, &made, to);
        arena_free(&own);
        if (!made.legal)
            break;
    }
    buffer_fmt(to, "]}\n");
}

void cards_write(struct str id, const struct field *f, const struct pairing *p, struct buffer *to)
{
    buffer_fmt(to, "{\"id\":%.*s,\"pairs\":[", STR_ARG(id));
    for (int i = 0; i < p->npair; i++)
        buffer_fmt(to, "%s[%d,%d]", i ? "," : "", f->card[p->pair[i].white].number, f->card[p->pair[i].black].number);
    if (p->bye == NOBODY)
        buffer_fmt(to, "],\"bye\":null,");
    else
        buffer_fmt(to, "],\"bye\":%d,", f->card[p->bye].number);
    buffer_fmt(to, "\"legal_round\":%s}\n", p->legal ? "true" : "false");
}
