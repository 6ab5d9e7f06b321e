/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front_staff.h"

#include "desk/people.h"
#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "web/child.h"
#include "web/form.h"
#include "web/front_rows.h"
#include "web/messages.h"
#include "web/page.h"

enum { ROWS = 6, SAID_MAX = 1000 };

/* Helpers and captains get theirs when there are tables and teams. */
static const enum role roles[] = { ROLE_TAP, ROLE_ARBITER };
enum { ROLES = sizeof roles / sizeof *roles };

static struct str word_of(const struct visit *v, const char *name, int row)
{
    return str_trim(form_word(&v->form, row_word(v, name, row)));
}

static void put_role(const struct visit *v, struct markup *m, int row)
{
    struct str now = word_of(v, "role", row), usual = str_of(person_role(row == 1 ? ROLE_TAP : ROLE_ARBITER));

    put(m, " <select");
    put_attr(m, "name", str_of(row_word(v, "role", row)));
    put_attr_message(v, m, "aria-label", say_role_of_row(row));
    put(m, ">");
    for (int i = 0; i < ROLES; i++) {
        struct str word = str_of(person_role(roles[i]));
        put(m, "<option");
        put_attr(m, "value", word);
        if (str_eq(now.n > 0 ? now : usual, word))
            put(m, " selected");
        put(m, ">");
        page_say(v, m, person_role_message(roles[i]));
        put(m, "</option>");
    }
    put(m, "</select>");
}

void staff_put(const struct visit *v, struct markup *m)
{
    put_line_message(v, m, say_staff_about());
    for (int row = 1; row <= ROWS; row++) {
        put(m, "<p><label>");
        page_say(v, m, say_staff_name(row));
        put(m, " <input");
        put_attr(m, "name", str_of(row_word(v, "person", row)));
        put_attr(m, "value", word_of(v, "person", row));
        put(m, " autocomplete=\"off\"></label>");
        put_role(v, m, row);
        put(m, "</p>\n");
    }
}

/* --- their keys ---------------------------------------------------------------------------------- */

/* The word of what was printed that has the form of a key. */
static struct str key_in(struct str said, struct arena *a)
{
    while (said.n > 0) {
        struct str line = str_cut(&said, '\n');
        while (line.n > 0) {
            struct str word = str_cut(&line, ' ');
            if (word.n == KEY_TEXT && word.p[4] == '-' && word.p[9] == '-' && word.p[14] == '-')
                return str_copy(a, word);
        }
    }
    return (struct str){ 0 };
}

static struct str make_key(const struct visit *v, const char *path, struct str name, struct str role, struct arena *a)
{
    const char *words[] = { "people", path, "add", "--role", str_c(v->arena, role), "--", str_c(v->arena, name), NULL };
    struct str said;

    return child_hear(&(const struct child){ .words = words }, SAID_MAX, v->arena, &said) ? key_in(said, a)
                                                                                          : (struct str){ 0 };
}

struct front_key *staff_keys(struct visit *v, const struct front_folder *f, struct str file, struct arena *a, int *n)
{
    const char *path = str_c(v->arena, str_fmt(v->arena, "%.*s/%.*s", STR_ARG(f->path), STR_ARG(file)));
    struct front_key *list = arena_new(a, struct front_key, ROWS);

    *n = 0;
    for (int row = 1; row <= ROWS; row++) {
        struct str name = word_of(v, "person", row), role = word_of(v, "role", row);
        if (name.n == 0)
            continue;
        struct str key = make_key(v, path, name, role, a);
        if (key.n > 0)
            list[(*n)++] = (struct front_key){ str_copy(a, name), str_copy(a, role), key };
        else
            finding_say(&v->findings, WARNING, RULE_NONE, 0, say_staff_without_key(name));
    }
    return list;
}

void staff_show(const struct visit *v, struct markup *m, const struct front_key *key, int n, struct str address)
{
    if (n == 0)
        return;
    put_message(v, m, "<h2>", say_staff_keys(), "</h2>\n<ul class=\"staff\">\n");
    for (int i = 0; i < n; i++) {
        enum role role;
        if (!person_role_find(key[i].role, &role))
            continue;
        const struct message what = person_role_message(role);
        put(m, "<li>");
        page_say(v, m, say_staff_key(key[i].name, &what, key[i].key));
        put(m, " ");
        put_link(m, str_fmt(v->arena, "%.*skey#%.*s", STR_ARG(address), STR_ARG(key[i].key)),
                 page_text(v, say_staff_open(key[i].name)));
        put(m, "</li>\n");
    }
    put(m, "</ul>\n");
}
