/* SPDX-License-Identifier: Apache-2.0 */
/* each.c - one operation for several teams, or for the lines of a file, in one go. */
#include "desk/args.h"

#include <string.h>

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "teams/event.h"

/* What is decided once. */
struct turn {
    struct setting *word;
    int n;
    int line; /* 0: it was typed */
};

struct turns {
    const struct op *op;
    const struct form *form;
    const struct param *each; /* NULL: there is one turn */
    struct task *t;
    struct turn *turn;
    int n, cap;
    bool *seen; /* by squad */
};

/* Which there are. */

static bool is_team(const struct turns *all, const struct setting *word)
{
    return op_names(all->each, word->name);
}

/* The words of its own first: they go before what is said for all. */
static void add_turn(struct turns *all, const struct setting *own, int n, int line)
{
    struct arena *a = &all->t->arena;
    struct turn turn = { .word = arena_new(a, struct setting, n + all->form->n), .line = line };

    for (int i = 0; i < n; i++)
        turn.word[turn.n++] = own[i];
    for (int i = 0; i < all->form->n; i++)
        if (!is_team(all, &all->form->word[i]))
            turn.word[turn.n++] = all->form->word[i];
    arena_room(a, all->turn, all->n, all->cap);
    all->turn[all->n++] = turn;
}

/* "1-35", as far as there are teams of these numbers. */
static bool is_range(const struct section *s, struct str word, long *from, long *to)
{
    struct str rest = word, head = str_cut(&rest, '-');
    int highest = 0;

    for (int i = 0; i < s->nsquad; i++)
        highest = s->squad[i].number > highest ? s->squad[i].number : highest;
    return str_long(head, from) && str_long(rest, to) && *from >= 1 && *from <= *to && *to <= highest;
}

static void add_word(struct turns *all, struct setting word)
{
    long from, to;

    if (!is_range(all->t->section, word.value, &from, &to)) {
        add_turn(all, &word, 1, 0);
        return;
    }
    for (long number = from; number <= to; number++) {
        word.value = str_fmt(&all->t->arena, "%ld", number);
        add_turn(all, &word, 1, 0);
    }
}

/* "35-1" is no team. */
static bool goes_forward(const struct turns *all, struct str word)
{
    struct str rest = word, head = str_cut(&rest, '-');
    long from, to;

    return !str_long(head, &from) || !str_long(rest, &to) || to < 1 || from <= to ||
           err_say(all->t->err, ERR_USAGE, say_range_of_teams_backwards(word, to, from));
}

static bool go_forward(const struct turns *all)
{
    for (int i = 0; i < all->form->n; i++)
        if (is_team(all, &all->form->word[i]) && !goes_forward(all, all->form->word[i].value))
            return false;
    return true;
}

static void list_turns(struct turns *all)
{
    const struct form *form = all->form;

    for (int i = 0; i < form->nrow; i++)
        add_turn(all, form->row[i].word, form->row[i].n, form->row[i].line);
    for (int i = 0; i < form->n; i++)
        if (is_team(all, &form->word[i]))
            add_word(all, form->word[i]);
}

/* Taking them. */

static bool is_new(struct turns *all, const union args *args)
{
    int squad;

    memcpy(&squad, (const char *)args + all->each->at, sizeof squad);
    if (squad == NOBODY || !all->seen[squad])
        return squad == NOBODY || (all->seen[squad] = true);
    return err_say(all->t->err, ERR_INPUT, say_team_named_twice(all->t->section->squad[squad].name));
}

static bool decide(struct turns *all, const struct form *form)
{
    union args args;

    return args_read(all->op, form, all->t, &args) && (!all->seen || is_new(all, &args)) &&
           all->op->decide(&args, all->t);
}

/* What is wrong becomes a finding; of its line is all that was found. */
static bool take_turn(struct turns *all, const struct turn *turn, struct err *why)
{
    struct form form = { .word = turn->word, .n = turn->n, .data = all->form->data };
    struct findings *f = all->t->remarks;
    struct err *kept = all->t->err;
    int from = f->n;

    all->t->err = why;
    bool ok = decide(all, &form);
    all->t->err = kept;
    if (!ok)
        finding_say(f, PROBLEM, RULE_NONE, 0, err_message(why));
    for (int i = from; i < f->n; i++)
        f->item[i].line = turn->line;
    return ok;
}

/* A word of the form is said for all of them. */
static bool fits_all(const struct turns *all)
{
    for (int i = 0; i < all->form->n; i++) {
        const struct param *p = op_param(all->op, all->form->word[i].name);
        if (p && p->kind == PARAM_PLACES)
            return err_say(all->t->err, ERR_USAGE, say_order_of_places_of_one_team());
    }
    return true;
}

static bool take_all(struct turns *all)
{
    enum err_kind kind = ERR_NONE;
    int wrong = 0;

    all->seen = arena_new(&all->t->arena, bool, all->t->section->nsquad);
    for (int i = 0; i < all->n; i++) {
        struct err why = { 0 };
        if (take_turn(all, &all->turn[i], &why))
            continue;
        kind = wrong++ ? kind : why.kind;
    }
    if (kind == ERR_USAGE && all->form->nrow > 0)
        kind = ERR_INPUT;
    return wrong == 0 ||
           err_say(all->t->err, kind, unit_message(all->t->section->unit, say_some_teams_refused(wrong, all->n)));
}

bool each_decide(const struct op *op, const struct form *form, struct task *t)
{
    struct turns all = { .op = op, .form = form, .each = op_each(op), .t = t };

    if (all.each && !go_forward(&all))
        return false;
    if (all.each)
        list_turns(&all);
    if (all.n > 1 || form->nrow > 0)
        return fits_all(&all) && take_all(&all);
    struct form alone = *form;
    if (all.n == 1)
        alone.word = all.turn[0].word, alone.n = all.turn[0].n;
    return decide(&all, &alone);
}
