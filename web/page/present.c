/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/present.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/find.h"
#include "web/base/form.h"

struct subject subject_of(const struct visit *v)
{
    struct str team = form_word(&v->form, "team"), player = form_word(&v->form, "player");
    struct subject of = { 0 };
    int place;

    if (!v->in || team.n == 0 || !squad_find(v->in, team, &of.at, &(struct err){ 0 }))
        return of;
    of.squad = &v->in->squad[of.at];
    if (player.n > 0 && player_find(of.squad, player, &place, &(struct err){ 0 }))
        of.player = &of.squad->player[place];
    return of;
}

static struct str number_text(const struct visit *v, long n)
{
    return n > 0 ? str_fmt(v->arena, "%ld", n) : STR("");
}

static struct str now_name(const struct visit *v, const struct subject *of)
{
    (void)v;
    return of->player ? of->player->name : of->squad->name;
}

static struct str now_title(const struct visit *v, const struct subject *of)
{
    (void)v;
    return of->player ? of->player->title : STR("");
}

static struct str now_rating(const struct visit *v, const struct subject *of)
{
    return number_text(v, of->player ? of->player->rating : 0);
}

static struct str now_fide_id(const struct visit *v, const struct subject *of)
{
    return number_text(v, of->player ? of->player->fide_id : 0);
}

static struct str now_born(const struct visit *v, const struct subject *of)
{
    return number_text(v, of->player ? of->player->born : 0);
}

static struct str now_sex(const struct visit *v, const struct subject *of)
{
    return of->player && of->player->sex ? str_fmt(v->arena, "%c", of->player->sex) : STR("");
}

static struct str now_captain(const struct visit *v, const struct subject *of)
{
    (void)v;
    return of->player ? STR("") : of->squad->captain;
}

static struct str now_due(const struct visit *v, const struct subject *of)
{
    (void)v;
    return of->squad->arrival.due;
}

static struct str now_travel(const struct visit *v, const struct subject *of)
{
    (void)v;
    return of->squad->arrival.travel;
}

static struct str now_with(const struct visit *v, const struct subject *of)
{
    return number_text(v, of->squad->arrival.players);
}

static const struct present presents[] = {
    { OP_correct, "name", now_name, OF_BOTH },       { OP_correct, "title", now_title, OF_PLAYER },
    { OP_correct, "rating", now_rating, OF_PLAYER }, { OP_correct, "fide_id", now_fide_id, OF_PLAYER },
    { OP_correct, "born", now_born, OF_PLAYER },     { OP_correct, "sex", now_sex, OF_PLAYER },
    { OP_correct, "captain", now_captain, OF_TEAM }, { OP_announce, "due", now_due, OF_BOTH },
    { OP_announce, "travel", now_travel, OF_BOTH },  { OP_arrive, "with", now_with, OF_BOTH },
};

const struct present *present_of(const struct op *op, const struct param *p)
{
    for (size_t i = 0; i < sizeof presents / sizeof *presents; i++)
        if (op == op_row(presents[i].op) && str_eq(str_of(p->name), str_of(presents[i].param)))
            return &presents[i];
    return NULL;
}

bool present_is_of(const struct present *x, const struct subject *of)
{
    return x->whose == OF_BOTH || (x->whose == OF_PLAYER) == (of->player != NULL);
}

/* Of a form that was filled: as it was is no change, and what was emptied has no value any more. */
static void add_emptied(const struct visit *v, const struct op *op, const struct subject *of, struct form *form,
                        struct setting *word)
{
    for (const struct param *p = op->params(); p->name; p++) {
        const struct present *x = present_of(op, p);
        for (int i = 0; x && present_is_of(x, of) && i < v->form.nleft; i++)
            if (op_names(p, v->form.left[i]) && x->now(v, of).n > 0)
                word[form->n++] =
                    (struct setting){ v->form.left[i],
                                      p->kind == PARAM_NUMBER || p->kind == PARAM_LONG ? STR("0") : STR("") };
    }
}

void present_changed(const struct visit *v, const struct op *op, struct form *form)
{
    const struct subject of = subject_of(v);
    struct setting *word = arena_new(v->arena, struct setting, form->n + v->form.nleft);
    int n = 0;

    bool corrects = op == op_row(OP_correct);
    if ((!corrects && op != op_row(OP_announce)) || !form_word(&v->form, "filled").p || !of.squad)
        return;
    for (int i = 0; i < form->n; i++) {
        const struct param *p = op_param(op, form->word[i].name);
        const struct present *x = p && corrects ? present_of(op, p) : NULL;
        if (!x || !str_eq(str_trim(form->word[i].value), x->now(v, &of)))
            word[n++] = form->word[i];
    }
    form->word = word;
    form->n = n;
    add_emptied(v, op, &of, form, word);
}
