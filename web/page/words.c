/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/words.h"

#include "desk/base/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/lineups.h"
#include "import/results.h"
#include "teams/lineup.h"
#include "teams/text.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/page/links.h"

/* There is no form of its words: what it takes are files. */
static bool words_stays(const struct op *op)
{
    return address_own(op) != NULL;
}

static bool not_for_role(const struct visit *v, struct err *e)
{
    const struct message role = person_role_message(v->who.viewer.role);

    return err_say(e, ERR_STATE, say_operation_not_for_role(&role));
}

bool words_operation(struct visit *v, const struct op **op, struct err *e)
{
    *op = op_find(v->name);
    if (!*op || words_stays(*op)) {
        v->status = 404;
        return err_say(e, ERR_INPUT, *op ? say_operation_has_its_page() : say_no_such_operation());
    }
    if (v->who.viewer.role > (*op)->role) {
        v->status = 403;
        return not_for_role(v, e);
    }
    return v->section.n > 0 ? visit_section(v, e) : visit_event(v, e);
}

/* What every operation takes besides, as on the command line. */
static bool is_of_act(struct str name)
{
    static const char *const names[] = { "reason", "order-of", "seen", "dry-run", "then", "filled", "leave-fide-mode" };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (str_eq(name, str_of(names[i])))
            return true;
    return false;
}

static bool is_data(const struct op *op, struct str name)
{
    const struct param *p = op_param(op, name);

    return p && p->kind == PARAM_DATA;
}

static bool read_lineups(struct str bytes, struct visit *v, const void **out, struct err *e)
{
    struct lineup_list *list = arena_new(v->arena, struct lineup_list, 1);
    struct lineup_entry *entry;

    *out = list;
    bool ok = lineups_read(bytes, STR("the list"), v->arena, &entry, &list->n, &v->findings, e);
    list->entry = entry;
    return ok;
}

static bool read_results(struct str bytes, struct visit *v, const void **out, struct err *e)
{
    struct result_list *list = arena_new(v->arena, struct result_list, 1);

    *out = list;
    return results_read(bytes, STR("the list"), v->arena, list, &v->findings, e);
}

/* A list in the words of its files: docs/formats/lineups.md, results.md. */
static bool read_data(struct visit *v, const struct op *op, struct str bytes, const void **out, struct err *e)
{
    bool ok = op == op_row(OP_lineups) ? read_lineups(bytes, v, out, e) : read_results(bytes, v, out, e);
    int problems = finding_count(&v->findings, PROBLEM);

    if (ok && problems > 0)
        return err_say(e, ERR_INPUT, say_list_refused(problems));
    return ok;
}

bool words_clean(const struct visit *v, struct str name, struct str value, struct str *out, struct err *e)
{
    return text_nfc(value, v->arena, out) || err_say(e, ERR_USAGE, say_value_not_plain(name));
}

/* A captain knows no entry of the journal, and may not find out by trying how many there are. */
static bool read_seen(struct visit *v, const struct op *op, struct act *act, struct err *e)
{
    struct str seen = form_word(&v->form, "seen");

    if (seen.p && v->who.viewer.role == ROLE_CAPTAIN)
        return err_say(e, ERR_USAGE, say_captain_takes_no_seen());
    if (seen.p && !desk_seen_read(seen, act))
        return err_say(e, ERR_USAGE, say_seen_is_no_entry());
    return seen.p || act->dry || op->looks == LOOKS_NOWHERE || err_say(e, ERR_USAGE, say_seen_missing());
}

bool words_act(struct visit *v, const struct op *op, struct act *act, struct err *e)
{
    *act = (struct act){ .wording = { .medium = MEDIUM_PAGE },
                         .user = visit_user(v),
                         .time = v->clock,
                         .command = op == op_row(OP_open) ? STR("lineups") : str_of(op->name),
                         .section = v->section,
                         .viewer = v->who.viewer,
                         .confirmed = form_word(&v->form, "confirm").p,
                         .leaves = form_word(&v->form, "leave-fide-mode").p,
                         .dry = form_word(&v->form, "dry-run").p };
    for (int i = 0; i < v->form.n; i++) {
        struct str *to = NULL;
        if (str_eq(v->form.word[i].name, STR("reason")))
            to = &act->reason;
        else if (str_eq(v->form.word[i].name, STR("order-of")))
            to = &act->by_order;
        if (to && !words_clean(v, v->form.word[i].name, v->form.word[i].value, to, e))
            return false;
    }
    if (v->who.viewer.role == ROLE_CAPTAIN)
        act->reason = (struct str){ 0 }; /* what needs one is for the TAP to take */
    return read_seen(v, op, act, e);
}

/* What is typed on a page long after it was read goes to the round that it names. */
static bool names_round(const struct op *op, const struct form *form, struct err *e)
{
    for (const struct param *p = op->params(); p->name; p++) {
        bool named = p->kind != PARAM_PLAYED;
        for (int i = 0; !named && i < form->n; i++)
            named = op_names(p, form->word[i].name) && form->word[i].value.n > 0;
        if (!named)
            return err_say(e, ERR_USAGE, say_which_round_fill_in());
    }
    return true;
}

/* Those that are not the operation's to read (desk/args.h): they come once. */
static bool is_once(const struct op *op, const struct form *form, struct err *e)
{
    for (int i = 0; i < form->n; i++) {
        struct str name = form->word[i].name;
        bool ours = !op_param(op, name) || is_data(op, name) || is_of_act(name);
        for (int k = 0; ours && k < i; k++)
            if (str_eq(form->word[k].name, name))
                return err_say(e, ERR_USAGE, say_word_twice(name));
    }
    return true;
}

bool words_read(struct visit *v, const struct op *op, struct act *act, struct form *out, struct err *e)
{
    struct setting *word = arena_new(v->arena, struct setting, v->form.n);

    *out = (struct form){ .word = word };
    if (!is_once(op, &v->form, e))
        return false;
    for (int i = 0; i < v->form.n; i++) {
        struct setting from = v->form.word[i];
        if (is_of_act(from.name) || (str_eq(from.name, STR("confirm")) && !op_param(op, from.name)))
            continue;
        if (is_data(op, from.name)) {
            if (!read_data(v, op, from.value, &out->data, e))
                return false;
            continue;
        }
        word[out->n] = from;
        if (!words_clean(v, from.name, from.value, &word[out->n++].value, e))
            return false;
    }
    return names_round(op, out, e) && words_act(v, op, act, e);
}
