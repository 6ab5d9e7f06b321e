/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/message.h"

#include <assert.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/plural.h"
#include "engine/base/template.h"

static int arguments_of(const struct message_row *row)
{
    int n = 0;

    while (row->kinds[n] != ARGUMENT_KINDS_COUNT)
        n++;
    return n;
}

int message_arguments(const struct message_row *row)
{
    return arguments_of(row);
}

struct str message_name(const struct message_row *row, int i)
{
    struct str names = str_of(row->names), name = str_cut(&names, ',');

    for (; i > 0; i--)
        name = str_cut(&names, ',');
    return name;
}

const enum argument_kind message_no_arguments[] = { ARGUMENT_KINDS_COUNT };

/* Making one. */

struct message message_of(const struct message_row *row)
{
    struct message m = { .row = row, .n = arguments_of(row) };

    assert(m.n <= MESSAGE_ARGUMENTS);
    for (int i = 0; i < m.n; i++)
        m.argument[i].kind = row->kinds[i];
    return m;
}

void message_put_number(struct message *m, int at, long number)
{
    m->argument[at].number = number;
}

void message_put_text(struct message *m, int at, struct str text)
{
    m->argument[at].text = text;
}

void message_put_word(struct message *m, int at, const char *word)
{
    m->argument[at].text = str_of(word);
}

/* Its arguments go behind all that are there; those for which there is no room are empty. */
void message_put_cause(struct message *m, int at, const struct message *cause)
{
    if (!cause || !cause->row)
        return;
    int from = m->n, room = MESSAGE_ARGUMENTS - from, n = cause->n < room ? cause->n : room;

    m->argument[at].cause = cause->row;
    m->argument[at].number = from;
    m->players = m->players || cause->players;
    for (int i = 0; i < n; i++) {
        m->argument[from + i] = cause->argument[i];
        if (cause->argument[i].cause)
            m->argument[from + i].number += from;
    }
    m->n += n;
}

static bool argument_same(const struct argument *x, const struct argument *y)
{
    return x->number == y->number && x->cause == y->cause && str_eq(x->text, y->text);
}

bool message_same(const struct message *m, const struct message *other)
{
    bool same = m->row == other->row && m->n == other->n;

    for (int i = 0; same && i < m->n; i++)
        same = argument_same(&m->argument[i], &other->argument[i]);
    return same;
}

bool message_like(const struct message *m, const struct message *other)
{
    bool like = m->row == other->row && m->n == other->n;

    for (int i = 0; like && i < m->n; i++)
        like = m->argument[i].cause == other->argument[i].cause;
    return like;
}

bool message_is(const struct message *m, const char *id)
{
    bool is = m->row && strcmp(m->row->id, id) == 0;

    for (int i = 0; !is && i < m->n; i++)
        is = m->argument[i].cause && strcmp(m->argument[i].cause->id, id) == 0;
    return is;
}

bool message_names(const struct message *m, struct str text)
{
    bool names = false;

    for (int i = 0; !names && i < m->n; i++)
        names = str_eq(m->argument[i].text, text);
    return names;
}

struct message message_copy(const struct message *m, struct arena *a)
{
    struct message copy = *m;

    for (int i = 0; i < copy.n; i++)
        if (copy.argument[i].text.n > 0)
            copy.argument[i].text = str_copy(a, copy.argument[i].text);
    return copy;
}

struct message message_keep(const struct message *m, char *room, size_t size)
{
    struct message copy = *m;

    for (int i = 0; i < copy.n; i++) {
        struct str *text = &copy.argument[i].text;
        *text = str_whole(*text, size);
        if (text->n > 0)
            text->p = memcpy(room, text->p, text->n);
        room += text->n;
        size -= text->n;
    }
    return copy;
}

/* Telling it. */

struct message_forms message_english(const struct message_row *row, const struct wording *wording)
{
    const struct message_words *w = &row->says;
    bool page = wording->medium == MEDIUM_PAGE;

    if (wording->players && page && w->players_page)
        return (struct message_forms){ " players page", w->players_page_one, w->players_page };
    if (wording->players && w->players)
        return (struct message_forms){ " players", w->players_one, w->players };
    if (page && w->page)
        return (struct message_forms){ " page", w->page_one, w->page };
    return (struct message_forms){ "", w->one, w->text };
}

const struct plural_rule *message_plural(const struct wording *wording)
{
    const struct plural_rule *own = wording->language ? plural_rule_of(str_of(wording->language->name)) : NULL;

    return own ? own : plural_rule_at(0);
}

const char *message_words(const struct message_row *row, const struct wording *wording, int form, struct arena *a)
{
    struct message_forms sentence = message_english(row, wording);

    if (wording->language)
        return str_c(a, wording->language->text(row, &sentence, form, a));
    return sentence.one && form == 0 ? sentence.one : sentence.other;
}

struct str message_counts(const struct message_row *row)
{
    if (row->says.counts)
        return str_of(row->says.counts);
    for (int i = 0; row->kinds[i] != ARGUMENT_KINDS_COUNT; i++)
        if (row->kinds[i] == ARGUMENT_COUNT)
            return message_name(row, i);
    return (struct str){ 0 };
}

static int form_of(const struct template_value *count, const struct plural_rule *rule)
{
    return count->kind == TEMPLATE_POINTS ? plural_form_of_points(rule, count->number)
                                          : plural_form(rule, count->number);
}

struct str message_fill(const struct message_row *row, const struct wording *wording,
                        const struct template_values *values, struct arena *a)
{
    int form = 0;

    if (message_english(row, wording).one) {
        struct template_value count = values->named(values->of, message_counts(row), a);
        form = form_of(&count, message_plural(wording));
    }
    return template_fill(message_words(row, wording, form, a), values, a);
}

/* The arguments of a row, from one of the message on: its own, or those of a cause. */
struct telling {
    const struct message *message;
    const struct message_row *row;
    int from;
    const struct wording *wording;
};

static struct str telling_text(const struct telling *t, struct arena *a);

static enum template_kind shown_as(enum argument_kind kind)
{
    if (kind == ARGUMENT_POINTS)
        return TEMPLATE_POINTS;
    return kind < ARGUMENT_POINTS ? TEMPLATE_NUMBER : TEMPLATE_TEXT;
}

static struct template_value named(const void *of, struct str name, struct arena *a)
{
    const struct telling *t = of;

    for (int i = 0; i < arguments_of(t->row) && t->from + i < t->message->n; i++)
        if (str_eq(name, message_name(t->row, i))) {
            const struct argument *x = &t->message->argument[t->from + i];
            struct telling cause = { t->message, x->cause, (int)x->number, t->wording };

            if (x->cause)
                return (struct template_value){ .text = telling_text(&cause, a) };
            return (struct template_value){ shown_as(x->kind), x->text, x->number };
        }
    return (struct template_value){ 0 };
}

static struct str telling_text(const struct telling *t, struct arena *a)
{
    const struct template_values values = { named, t };

    return message_fill(t->row, t->wording, &values, a);
}

struct str message_text(const struct message *m, const struct wording *wording, struct arena *a)
{
    const struct wording own = { wording->medium, wording->players || m->players, wording->language };
    const struct telling t = { m, m->row, 0, &own };

    return m->row ? telling_text(&t, a) : (struct str){ 0 };
}

struct str message_label(const struct message_row *row, const struct wording *wording, struct arena *a)
{
    return message_text(&(const struct message){ .row = row }, wording, a);
}

struct str message_on(enum medium medium, struct message message, struct arena *a)
{
    return message_text(&message, &(const struct wording){ .medium = medium }, a);
}

/* Pseudo: an accent on each vowel, every second one doubled, between marks that say "from right to left" and back. The names of
   values stay; what has no words stays as it is. */

/* Whether the sign is part of a name in braces, by whether the one before it was. */
static bool is_of_name(bool before, char c)
{
    return c == '{' || (before && c != '}');
}

static bool is_wordless(const char *text)
{
    bool name = false, words = false;

    for (; *text; text++) {
        name = is_of_name(name, *text);
        words = words || (!name && strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", *text));
    }
    return !words;
}

static struct str pseudo_text(const struct message_row *row, const struct message_forms *sentence, int form,
                              struct arena *a)
{
    const char *english = sentence->one && form == 0 ? sentence->one : sentence->other;
    static const char plain[] = "aeiouAEIOU";
    static const char *const accented[] = { "á", "é", "í", "ó", "ú", "Á", "É", "Í", "Ó", "Ú" };
    char *text = arena_new(a, char, 5 * strlen(english) + 8), *to = stpcpy(text, "\u200F");
    bool name = false;
    int vowels = 0;

    (void)row;
    if (is_wordless(english))
        return str_of(english);
    for (const char *c = english; *c; c++) {
        name = is_of_name(name, *c);
        const char *vowel = name ? NULL : strchr(plain, *c);
        if (!vowel)
            *to++ = *c;
        else
            for (int twice = ++vowels % 2; twice >= 0; twice--)
                to = stpcpy(to, accented[vowel - plain]);
    }
    stpcpy(to, "\u200E");
    return str_of(text);
}

const struct language language_pseudo = { "pseudo", pseudo_text };

const struct language *language_named(struct str name)
{
    return str_eq(name, str_of(language_pseudo.name)) ? &language_pseudo : NULL;
}
