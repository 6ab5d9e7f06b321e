/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/typed.h"

#include <stdlib.h>
#include <string.h>

#include "desk/base/desk.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"

/* The option of the command that a word names, in full or by its beginning; `value` is what stands behind its '='. */
static enum opt option_of(const struct command *c, struct str word, struct str *value)
{
    struct str name = { word.p + 2, word.n - 2 };
    enum opt begun = OPT_COUNT;

    *value = name;
    name = str_cut(value, '=');
    for (int o = 0; o < OPT_COUNT; o++) {
        struct str full = str_of(opt_row((enum opt)o)->name);
        if (!command_takes(c, (enum opt)o) || !str_starts(full, name))
            continue;
        begun = (enum opt)o;
        if (full.n == name.n)
            break;
    }
    return begun;
}

/* The same of "-s" or "-sopen". */
static enum opt letter_of(const struct command *c, struct str word, struct str *value)
{
    *value = (struct str){ word.n > 2 ? word.p + 2 : NULL, word.n - 2 };
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(c, (enum opt)o) && opt_row((enum opt)o)->letter == word.p[1])
            return (enum opt)o;
    return OPT_COUNT;
}

static enum opt named(const struct command *c, struct str word, struct str *value)
{
    *value = (struct str){ 0 };
    if (word.n < 2 || word.p[0] != '-')
        return OPT_COUNT;
    if (word.p[1] != '-')
        return letter_of(c, word, value);
    return word.n == 2 ? OPT_COUNT : option_of(c, word, value);
}

static void keep(struct typed_line *t, enum opt o, struct str value)
{
    if (o == OPT_SECTION)
        t->section = value;
    if (o == OPT_ROUND)
        t->round = value;
}

static void operand(struct typed_line *t, struct str word)
{
    if (t->command->access != NO_EVENT && !t->path.p)
        t->path = word;
    else if (t->noperand < TYPED_OPERANDS)
        t->operand[t->noperand++] = word;
}

/* A word that is complete: an operand, an option, or the value of the one before it. bash hands over the '=' as a word of its own. */
static void pass(struct typed_line *t, struct str word)
{
    struct str value;

    if (t->value_of != OPT_COUNT && str_eq(word, STR("=")))
        return;
    if (t->value_of != OPT_COUNT) {
        keep(t, t->value_of, word);
        t->value_of = OPT_COUNT;
        return;
    }
    enum opt o = named(t->command, word, &value);
    if (o == OPT_COUNT && !str_starts(word, STR("-")))
        operand(t, word);
    else if (o != OPT_COUNT && opt_row(o)->value && !value.p)
        t->value_of = o;
    else if (o != OPT_COUNT)
        keep(t, o, value);
}

/* The last word: "--set=ev" has what is typed of the value in it. */
static void last(struct typed_line *t, struct str word)
{
    struct str value;

    t->word = word;
    if (t->value_of != OPT_COUNT) {
        if (str_eq(word, STR("=")))
            t->word = STR("");
        return;
    }
    enum opt o = named(t->command, word, &value);
    if (o == OPT_COUNT || !value.p || !opt_row(o)->value)
        return;
    t->value_of = o;
    t->lead = (struct str){ word.p, (size_t)(value.p - word.p) };
    t->word = value;
}

/* What the shell would have made of "~/baku.oly". */
static const char *real_path(struct str path, struct arena *a)
{
    const char *home = getenv("HOME");

    if (home && str_starts(path, STR("~/")))
        return str_c(a, str_fmt(a, "%s%.*s", home, (int)path.n - 1, path.p + 1));
    return str_c(a, path);
}

static const struct event *event_of(struct str path, struct arena *a)
{
    struct event *ev = arena_new(a, struct event, 1);
    struct err unread = { 0 };
    struct desk *d = NULL;

    bool ok = path.n > 0 && desk_open(real_path(path, a), false, &d, &unread) &&
              desk_view(d, &(struct viewer){ 0 }, a, ev, &unread);
    desk_close(d);
    return ok ? ev : NULL;
}

struct typed_line typed_read(int n, char **word, struct arena *a)
{
    struct typed_line t = { .value_of = OPT_COUNT, .arena = a };

    t.section = str_of(getenv("OLYMPAIR_SECTION"));
    t.command = n > 1 ? command_find(str_of(word[0])) : NULL;
    t.word = n > 0 ? str_of(word[n - 1]) : STR("");
    if (!t.command)
        return t;
    for (int i = 1; i < n - 1; i++)
        pass(&t, str_of(word[i]));
    last(&t, t.word);
    t.event = event_of(t.path, a);
    return t;
}

static void add_offer(struct typed_line *t, struct offer o)
{
    t->offer = arena_grow(t->arena, t->offer, sizeof *t->offer, (size_t)t->noffer, (size_t)t->noffer + 1);
    t->offer[t->noffer++] = o;
}

void typed_offer(struct typed_line *t, struct str candidate, struct str what)
{
    struct str shown = text_shown(candidate, false, t->arena);

    if (str_starts(text_fold(t->arena, candidate), text_fold(t->arena, t->word)))
        add_offer(t, (struct offer){ str_join(t->arena, t->lead, shown), text_shown(what, false, t->arena), NULL });
}

void typed_offer_files(struct typed_line *t, const char *which)
{
    add_offer(t, (struct offer){ .files = which });
}

static bool exact(const struct typed_line *t, const struct offer *o)
{
    struct str rest = { o->word.p + t->lead.n, o->word.n - t->lead.n };

    return !o->files && str_starts(rest, t->word);
}

void typed_print(const struct typed_line *t, bool described, FILE *out)
{
    bool some = false;

    for (int i = 0; i < t->noffer; i++)
        some |= exact(t, &t->offer[i]);
    for (int i = 0; i < t->noffer; i++) {
        const struct offer *o = &t->offer[i];
        if (o->files)
            fprintf(out, ":%s\n", o->files);
        else if (exact(t, o) || !some)
            fprintf(out, "%.*s%s%.*s\n", STR_ARG(o->word), described && o->what.n > 0 ? "\t" : "",
                    described ? (int)o->what.n : 0, o->what.p ? o->what.p : "");
    }
}
