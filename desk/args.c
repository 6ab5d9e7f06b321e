/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/args.h"

#include <string.h>

#include "desk/base/messages.h"
#include "desk/base/property.h"
#include "desk/base/task.h"
#include "desk/base/value.h"
#include "engine/base/points.h"
#include "teams/find.h"
#include "teams/playing.h"

/* One word on its way into the arguments. */
struct args_reader {
    struct task *t;
    const struct form *form;
    const struct op *op;
    const struct param *param;
    struct setting word; /* as it was given */
    void *args, *value;  /* all of them, and where this one goes */
};

/* Names. */

static struct str bare(struct str name)
{
    return str_starts(name, STR("--")) ? (struct str){ name.p + 2, name.n - 2 } : name;
}

/* Values. */

static bool read_team(struct args_reader *r)
{
    return task_squad(r->t, r->word.value, r->value);
}

/* Of the team that stands before it. */
static bool read_player(struct args_reader *r)
{
    const struct param *team = r->param;

    while (team->kind != PARAM_TEAM)
        team--;
    int squad = *(const int *)((char *)r->args + team->at);
    return player_find(&r->t->section->squad[squad], r->word.value, r->value, r->t->err);
}

static bool read_word(struct args_reader *r)
{
    *(struct str *)r->value = r->word.value;
    return true;
}

static bool read_number(struct args_reader *r)
{
    const struct param *p = r->param;
    const struct message field = p->label();

    return value_number.read(r->word.value, (int)p->least, (int)p->most, &r->t->arena, r->value) ||
           err_say(r->t->err, ERR_USAGE,
                   say_value_is_no_number(r->word.name, &field, r->word.value, p->least, p->most));
}

static bool read_long(struct args_reader *r)
{
    const struct param *p = r->param;
    const struct message field = p->label();
    long *number = r->value;

    return (str_long(r->word.value, number) && *number >= p->least && *number <= p->most) ||
           err_say(r->t->err, ERR_USAGE,
                   say_value_is_no_number(r->word.name, &field, r->word.value, p->least, p->most));
}

static bool read_half(struct args_reader *r)
{
    return points_read(r->word.value, r->value) ||
           err_say(r->t->err, ERR_USAGE, say_value_is_no_points(r->word.name, r->word.value));
}

static bool read_colour(struct args_reader *r)
{
    return value_colour.read(r->word.value, 0, 0, &r->t->arena, r->value) ||
           err_say(r->t->err, ERR_USAGE, say_value_is_no_colour(r->word.name, r->word.value));
}

static bool read_flag(struct args_reader *r)
{
    *(bool *)r->value = true;
    return true;
}

/* "12", "12.3", "Fiji" or "Fiji.3" */
static bool read_match(struct args_reader *r)
{
    enum { MOST = 99 }; /* how many boards a match has its section says */
    struct match_word *m = r->value;
    struct str head = r->word.value, tail = { 0 };
    const char *dot = memrchr(head.p, '.', head.n);
    long number;

    if (dot) {
        tail = (struct str){ dot + 1, head.n - (size_t)(dot - head.p) - 1 };
        head.n = (size_t)(dot - head.p);
    }
    if (str_long(tail, &number) && number >= 1 && number <= MOST)
        m->board = (int)number;
    else
        head = r->word.value;
    if (str_long(head, &number) && number >= 1 && number <= TEAMS_MAX)
        m->table = (int)number;
    else
        m->team = head;
    return true;
}

/* "2,3" */
static bool read_boards(struct args_reader *r)
{
    struct board_pair *pair = r->value;
    struct str rest = r->word.value, head = str_cut(&rest, ',');
    long a, b;

    if (!str_long(head, &a) || !str_long(rest, &b) || a == b || a < 1 || b < 1 || a > BOARDS_MAX || b > BOARDS_MAX)
        return err_say(r->t->err, ERR_USAGE, say_value_is_no_two_boards(r->word.name));
    *pair = (struct board_pair){ (int)a, (int)b };
    return true;
}

/* Every word that is no parameter; its name without dashes, as properties are named. */
static bool read_settings(struct args_reader *r)
{
    struct setting_list *list = r->value;
    struct setting *item = arena_new(&r->t->arena, struct setting, r->form->n);

    for (int i = 0; i < r->form->n; i++)
        if (!op_param(r->op, r->form->word[i].name))
            item[list->n++] = (struct setting){ bare(r->form->word[i].name), r->form->word[i].value };
    list->item = item;
    return true;
}

static bool read_data(struct args_reader *r)
{
    *(const void **)r->value = r->form->data;
    return true;
}

/* How a value is read, and what stands for none. */
static const struct kind {
    bool (*read)(struct args_reader *r);
    int none; /* of the kinds that are an int or long */
} kinds[] = {
    [PARAM_TEAM] = { read_team, NOBODY },     [PARAM_EACH] = { read_team, NOBODY },
    [PARAM_PLAYER] = { read_player, NOBODY }, [PARAM_WORD] = { read_word, 0 },
    [PARAM_PLACES] = { read_word, 0 },        [PARAM_NUMBER] = { read_number, NOT_GIVEN },
    [PARAM_LONG] = { read_long, NOT_GIVEN },  [PARAM_ROUND] = { read_number, 0 },
    [PARAM_PLAYED] = { read_number, 0 },      [PARAM_LATEST] = { read_number, 0 },
    [PARAM_HALF] = { read_half, 0 },          [PARAM_COLOUR] = { read_colour, 0 },
    [PARAM_FLAG] = { read_flag, 0 },          [PARAM_MATCH] = { read_match, 0 },
    [PARAM_BOARDS] = { read_boards, 0 },      [PARAM_SETTINGS] = { read_settings, 0 },
    [PARAM_DATA] = { read_data, 0 },
};

/* All. */

static const struct setting *word_for(const struct form *form, const struct param *p)
{
    for (int i = 0; i < form->n; i++)
        if (op_names(p, form->word[i].name))
            return &form->word[i];
    return NULL;
}

/* Some parameters are no single word. */
static bool is_given(const struct form *form, const struct op *op, const struct param *p)
{
    if (p->kind == PARAM_DATA)
        return form->data != NULL;
    if (p->kind != PARAM_SETTINGS)
        return word_for(form, p) != NULL;
    for (int i = 0; i < form->n; i++)
        if (!op_param(op, form->word[i].name))
            return true;
    return false;
}

static bool read_param(struct args_reader *r)
{
    const struct param *p = r->param;
    const struct setting *word = word_for(r->form, p);

    r->value = (char *)r->args + p->at;
    if (p->kind == PARAM_LONG)
        *(long *)r->value = kinds[p->kind].none;
    else if (kinds[p->kind].none)
        *(int *)r->value = kinds[p->kind].none;
    if (p->kind == PARAM_PLAYED)
        *(int *)r->value = playing_round(&r->t->event, r->t->section, r->t->act->time);
    if (!is_given(r->form, r->op, p))
        return !p->needed || err_say(r->t->err, ERR_USAGE, task_of_unit(r->t, p->needed()));
    r->word = word ? *word : (struct setting){ 0 };
    return kinds[p->kind].read(r);
}

/* What is no parameter is a setting where there may be some. */
static bool knows_all(const struct op *op, const struct form *form, struct err *e)
{
    for (const struct param *p = op->params(); p->name; p++)
        if (p->kind == PARAM_SETTINGS)
            return true;
    for (int i = 0; i < form->n; i++)
        if (!op_param(op, form->word[i].name))
            return err_say(e, ERR_USAGE, say_operation_lacks_parameter(op->name, form->word[i].name));
    return true;
}

/* Two spellings of one parameter, or of one setting, are one word. */
static bool is_same(const struct op *op, struct str a, struct str b)
{
    const struct param *p = op_param(op, a), *other = op_param(op, b);

    return p || other ? p == other : str_eq(bare(a), bare(b));
}

/* Several teams are named one by one; nothing else is said twice, for nobody knows which of them was meant. */
static bool is_once(const struct op *op, const struct form *form, struct err *e)
{
    for (int i = 0; i < form->n; i++) {
        const struct param *p = op_param(op, form->word[i].name);
        for (int k = 0; k < i && !(p && p->kind == PARAM_EACH); k++)
            if (is_same(op, form->word[k].name, form->word[i].name))
                return err_say(e, ERR_USAGE, say_word_twice(form->word[i].name));
    }
    return true;
}

bool args_read(const struct op *op, const struct form *form, struct task *t, union args *out)
{
    struct args_reader r = { .t = t, .form = form, .op = op, .args = out };

    memset(out, 0, sizeof *out);
    if (!knows_all(op, form, t->err) || !is_once(op, form, t->err))
        return false;
    for (r.param = op->params(); r.param->name; r.param++)
        if (!read_param(&r))
            return false;
    return true;
}

bool args_name_section_setting(const struct form *form, bool section)
{
    for (int i = 0; i < form->n; i++) {
        int round;
        const struct property *p = property_named(bare(form->word[i].name), &round);
        if (p && (!p->of_event || (section && round > 0)))
            return true;
    }
    return false;
}
