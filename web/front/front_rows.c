/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front/front_rows.h"

#include "desk/base/property.h"
#include "engine/base/arena.h"
#include "web/base/form.h"
#include "web/page/page.h"

const char *const row_settings[] = { "title",      "system", "edition", "tiebreak", "boards",
                                     "squad-size", "rounds", "women",   NULL };

const char *row_word(const struct visit *v, const char *name, int row)
{
    return str_c(v->arena, str_fmt(v->arena, "%s.%d", name, row));
}

static struct str word_of(const struct visit *v, const char *name, int row)
{
    return str_trim(form_word(&v->form, row_word(v, name, row)));
}

/* How many rows the form has, those without a name as well; 0: none, and the sections are those of the kind. */
static int rows_sent(const struct visit *v)
{
    int n = 0;

    for (int i = 1; i <= SECTIONS_MAX; i++)
        if (word_of(v, "section", i).n > 0)
            n = i;
    return n;
}

bool row_follows_date(const char *name)
{
    return str_eq(str_of(name), STR("edition")) || str_eq(str_of(name), STR("tiebreak"));
}

struct str row_chosen(const struct kind_section *s, const char *name)
{
    for (int i = 0; i < s->nset; i++)
        if (str_eq(s->set[i].name, str_of(name)))
            return s->set[i].value;
    return (struct str){ 0 };
}

struct str row_setting(const struct visit *v, const struct kind_section *s, const char *name)
{
    const struct event date = { .start = str_trim(form_word(&v->form, "start")) };
    struct section usual = section_default();
    int round;

    section_follow_date(&usual, &date);
    if (row_chosen(s, name).n > 0)
        return row_chosen(s, name);
    if (str_eq(STR("title"), str_of(name)) && s->title)
        return page_text(v, s->title());
    return property_text(property_named(str_of(name), &round), &v->event, &usual, 0, v->arena);
}

struct str rows_title(const struct visit *v, const struct kind_section *s)
{
    struct str title = row_chosen(s, "title");

    if (title.n == 0 && s->title)
        title = page_text(v, s->title());
    return title.n > 0 ? title : s->name;
}

/* As the kind has a section of that name, or else as its first one, which keeps its title to itself. */
static const struct kind_section *section_like(const struct kind *k, struct str name)
{
    int i = 0;

    while (i < k->nsection && !str_eq(name, k->section[i].name))
        i++;
    return &k->section[i < k->nsection ? i : 0];
}

/* What the row says of it; a box that is not ticked says no. */
static struct str said(const struct visit *v, const char *name, int row)
{
    struct str word = word_of(v, name, row);

    return word.n == 0 && str_eq(str_of(name), STR("women")) ? STR("no") : word;
}

/* The field was there, and nothing was chosen in it. */
static bool is_left(const struct visit *v, const char *name, int row)
{
    for (int i = 0; i < v->form.nleft; i++)
        if (str_eq(v->form.left[i], str_of(row_word(v, name, row))))
            return true;
    return false;
}

/* What is chosen where the setting follows the date otherwise: also what the date would give. */
static struct str choice_of(const struct visit *v, const struct kind_section *like, const char *name, int row)
{
    struct str word = word_of(v, name, row);

    return word.n > 0 || is_left(v, name, row) ? word : row_chosen(like, name);
}

static bool has_field(struct str name)
{
    for (int i = 0; row_settings[i]; i++)
        if (str_eq(name, str_of(row_settings[i])))
            return true;
    return false;
}

struct kind_section row_of(const struct visit *v, const struct kind *k, int row)
{
    struct str name = word_of(v, "section", row);
    const struct kind_section *like = section_like(k, name);
    struct setting *set = arena_new(v->arena, struct setting, like->nset + 8);
    struct kind_section out = { .name = name, .set = set };

    for (int i = 0; i < like->nset; i++)
        if (!has_field(like->set[i].name))
            set[out.nset++] = like->set[i];
    for (int i = 0; row_settings[i]; i++) {
        struct str value = said(v, row_settings[i], row);
        if (row_follows_date(row_settings[i])) {
            value = choice_of(v, like, row_settings[i], row);
            if (value.n > 0)
                set[out.nset++] = (struct setting){ str_of(row_settings[i]), value };
            continue;
        }
        if (value.n == 0 && !str_eq(str_of(row_settings[i]), STR("title")))
            value = row_setting(v, like, row_settings[i]);
        if (value.n > 0 && !str_eq(value, row_setting(v, &(const struct kind_section){ 0 }, row_settings[i])))
            set[out.nset++] = (struct setting){ str_of(row_settings[i]), value };
    }
    return out;
}

const struct kind_section *rows_sections(const struct visit *v, const struct kind *k, int *n)
{
    int rows = rows_sent(v);
    struct kind_section *list = arena_new(v->arena, struct kind_section, rows);

    *n = k->nsection;
    if (rows == 0)
        return k->section;
    for (int i = 0; i < rows; i++)
        list[i] = row_of(v, k, i + 1);
    *n = rows;
    return list;
}

int rows_rounds(const struct visit *v, const struct kind *k)
{
    int most = 0, n;
    const struct kind_section *s = rows_sections(v, k, &n);

    for (int i = 0; i < n; i++) {
        long rounds = 0;
        if (s[i].name.n > 0 && str_long(row_setting(v, &s[i], "rounds"), &rounds) && rounds <= ROUNDS_MAX &&
            rounds > most)
            most = (int)rounds;
    }
    return most;
}
