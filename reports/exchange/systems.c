#include "reports/exchange/systems.h"

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

void systems_write(struct str id, const struct system *system, const struct swiss *s, const struct swiss_round *made,
                   struct buffer *to)
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
