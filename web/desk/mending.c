/* SPDX-License-Identifier: Apache-2.0 */
#include "web/desk/mending.h"

#include <limits.h>
#include <string.h>

#include "desk/base/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/federation.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/page/page.h"
#include "web/page/words.h"

/* Two words each, and there are others; what was mended comes first. */
enum { FIELDS_MAX = FORM_WORDS_MAX / 2 - 20 };

/* --- what was typed ------------------------------------------------------------------------------ */

/* "0:12:team/federation" */
static bool read_place(struct str text, struct registering_mend *out)
{
    struct str of = text, file = str_cut(&of, ':'), line = str_cut(&of, ':');
    long in, at;

    if (!str_long(file, &in) || !str_long(line, &at) || in < 0 || in >= UPLOAD_FILES_MAX || at < 0 || at > INT_MAX)
        return false;
    out->file = (int)in;
    out->mend.line = (int)at;
    out->mend.of = of;
    out->mend.value = STR("");
    return of.n > 0;
}

bool mending_read(const struct visit *v, struct registering_mends *out, struct err *e)
{
    struct registering_mend *item = arena_new(v->arena, struct registering_mend, v->form.n);

    *out = (struct registering_mends){ .item = item };
    mending_ask(item, v->form.n, v->arena);
    for (int i = 0; i < v->form.n; i++) {
        struct str number = v->form.word[i].name, name = str_cut(&number, '.');
        if (!str_eq(name, STR("at")))
            continue;
        struct registering_mend *one = &item[out->n++];
        if (!read_place(v->form.word[i].value, one))
            return err_say(e, ERR_USAGE, say_mend_is_nowhere());
        const char *mend = str_c(v->arena, str_fmt(v->arena, "mend.%.*s", STR_ARG(number)));
        if (!words_clean(v, str_of(mend), form_word(&v->form, mend), &one->mend.value, e))
            return false;
    }
    return true;
}

void mending_take_out(struct visit *v)
{
    struct setting *word = arena_new(v->arena, struct setting, v->form.n);
    int n = 0;

    for (int i = 0; i < v->form.n; i++)
        if (!str_starts(v->form.word[i].name, STR("at.")) && !str_starts(v->form.word[i].name, STR("mend.")) &&
            !str_eq(v->form.word[i].name, STR("page")))
            word[n++] = v->form.word[i];
    v->form.word = word;
    v->form.n = n;
}

/* --- the fields ---------------------------------------------------------------------------------- */

static const struct mending {
    const char *of;
    struct message (*label)(void);
    const char *list;
} mendings[] = {
    { "team/name", say_column_team, NULL },       { "team/federation", say_mend_federation, "federations" },
    { "team/number", say_mend_number, NULL },     { "team/sex", say_mend_women, NULL },
    { "team/squad", say_mend_left_out, NULL },    { "player/name", say_mend_player, NULL },
    { "player/fideid", say_field_fide_id, NULL }, { "player/title", say_field_title, NULL },
    { "player/rating", say_field_rating, NULL },  { "player/born", say_field_born, NULL },
    { "player/sex", say_mend_sex, NULL },
};

static const struct mending *mending_of_finding(const struct finding *x)
{
    for (size_t i = 0; x->of && x->value.p && i < sizeof mendings / sizeof *mendings; i++)
        if (strcmp(mendings[i].of, x->of) == 0)
            return &mendings[i];
    return NULL;
}

static bool is_of_sex(const struct finding *x)
{
    return strcmp(x->of, "team/sex") == 0;
}

static bool is_of_squad(const struct finding *x)
{
    return strcmp(x->of, "team/squad") == 0;
}

static bool same_place(const struct finding *a, const struct finding *b)
{
    return a->file == b->file && a->line == b->line && b->of && strcmp(a->of, b->of) == 0;
}

/* Of several about the same value the worst has the field, or the first of the worst. */
static bool has_field(const struct findings *f, int i)
{
    const struct finding *x = &f->item[i];

    if (!mending_of_finding(x))
        return false;
    for (int k = 0; k < f->n; k++) {
        const struct finding *y = &f->item[k];
        if (k != i && same_place(x, y) && (y->severity > x->severity || (y->severity == x->severity && k < i)))
            return false;
    }
    return true;
}

static void put_at(const struct visit *v, struct markup *m, int number, int file, int line, const char *of)
{
    put(m, "<input type=\"hidden\" form=\"again\"");
    put_attr(m, "name", str_fmt(v->arena, "at.%d", number));
    put_attr(m, "value", str_fmt(v->arena, "%d:%d:%s", file, line, of));
    put(m, ">");
}

static void put_box(const struct visit *v, struct markup *m, int number, struct message label, bool ticked)
{
    put(m, " <label><input type=\"checkbox\" form=\"again\" value=\"w\"");
    put_attr(m, "name", str_fmt(v->arena, "mend.%d", number));
    if (ticked)
        put(m, " checked");
    put(m, "> ");
    page_say(v, m, label);
    put(m, "</label>");
}

/* What stands there, or which federation was meant by it. */
static struct str value_to_show(const struct visit *v, const struct finding *x, const struct mending *how)
{
    const struct federation *meant = how->list && x->severity > NOTE ? federation_guess(x->value, v->arena) : NULL;
    const struct federation *known = how->list ? federation_find(x->value) : NULL;

    if (known && known->now[0])
        return str_of(known->now);
    return meant ? str_of(meant->code) : x->value;
}

/* One of them is left out: the value has a line for each (office/mending.h). */
static void put_players(const struct visit *v, struct markup *m, int i, struct str list)
{
    put(m, " <select form=\"again\"");
    put_attr(m, "name", str_fmt(v->arena, "mend.%d", i + 1));
    put(m, "><option value=\"\"></option>");
    while (list.n > 0) {
        struct str name = str_cut(&list, '\n'), line = str_cut(&name, ' ');
        put(m, "<option");
        put_attr(m, "value", line);
        put(m, ">");
        put_text(m, name);
        put(m, "</option>");
    }
    put(m, "</select>");
}

static void put_field(const struct visit *v, struct markup *m, int i)
{
    const struct finding *x = &v->findings.item[i];
    const struct mending *how = mending_of_finding(x);

    put_at(v, m, i + 1, x->file, x->line, x->of);
    if (is_of_sex(x)) {
        put_box(v, m, i + 1, how->label(), x->value.n > 0);
        return;
    }
    put(m, " <label>");
    page_say(v, m, how->label());
    if (is_of_squad(x)) {
        put_players(v, m, i, x->value);
        put(m, "</label>");
        return;
    }
    put(m, " <input form=\"again\"");
    put_attr(m, "name", str_fmt(v->arena, "mend.%d", i + 1));
    put_attr(m, "value", value_to_show(v, x, how));
    if (how->list)
        put_attr(m, "list", str_of(how->list));
    put(m, "></label>");
}

static void put_federations(struct markup *m)
{
    int n;
    const struct federation *list = federation_list(&n);

    put(m, "<datalist id=\"federations\">\n");
    for (int i = 0; i < n; i++) {
        put(m, "<option");
        put_attr(m, "value", str_of(list[i].code));
        put_attr(m, "label", str_of(list[i].name));
        put(m, ">\n");
    }
    put(m, "</datalist>\n");
}

/* One press for all teams of which it is not known, file by file. */
static void put_all_women(const struct visit *v, struct markup *m)
{
    const struct findings *f = &v->findings;

    for (int file = 0; file < UPLOAD_FILES_MAX; file++) {
        int n = 0, at = 0;
        for (int i = 0; i < f->n; i++)
            if (f->item[i].file == file && has_field(f, i) && is_of_sex(&f->item[i]) && f->item[i].value.n == 0) {
                n++;
                at = i;
            }
        if (n < 2)
            continue;
        put(m, "<p>");
        put_at(v, m, f->n + 1 + file, f->item[at].file, 0, f->item[at].of);
        put_box(v, m, f->n + 1 + file, say_mend_all_women(n), false);
        put(m, "</p>\n");
    }
}

static bool is_about_federation(const struct findings *f, int i)
{
    const struct mending *how = mending_of_finding(&f->item[i]);

    return how && how->list;
}

bool mending_is_possible(const struct visit *v)
{
    int i = 0;

    while (i < v->findings.n && !has_field(&v->findings, i))
        i++;
    return i < v->findings.n;
}

/* So that each of them has one, what was mended before the others. */
static bool fits(const struct findings *f, int i)
{
    int before = 0;

    for (int k = 0; k < f->n && f->n > FIELDS_MAX; k++)
        before += (k < i && f->item[k].severity == f->item[i].severity) ||
                  (f->item[k].severity == NOTE && f->item[i].severity > NOTE);
    return before < FIELDS_MAX;
}

static void put_mend(const struct visit *v, struct markup *m, int i)
{
    if (has_field(&v->findings, i) && fits(&v->findings, i))
        put_field(v, m, i);
}

void mending_put(const struct visit *v, struct markup *m)
{
    page_findings_each(v, m, put_mend);
    put_all_women(v, m);
    int i = 0;
    while (i < v->findings.n && !is_about_federation(&v->findings, i))
        i++;
    if (i < v->findings.n)
        put_federations(m);
}
