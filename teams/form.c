/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/form.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/logo.h"
#include "teams/member.h"
#include "teams/messages.h"
#include "teams/pace.h"
#include "teams/scoring.h"
#include "teams/sheet_copies.h"
#include "teams/text.h"

static const struct {
    int least, most;
} forms[] = {
#define X(id, from, to) [FORM_##id] = { from, to },
    FORMS(X)
#undef X
};

int form_least(enum text_form form)
{
    return forms[form].least;
}

int form_most(enum text_form form)
{
    return forms[form].most;
}

static bool is_section(struct str s)
{
    bool ok = s.n > 0 && islower((unsigned char)s.p[0]);

    for (size_t i = 0; ok && i < s.n; i++)
        ok = islower((unsigned char)s.p[i]) || isdigit((unsigned char)s.p[i]) || s.p[i] == '-';
    return ok;
}

static bool is_of(struct str s, const char *signs, int (*is)(int c))
{
    for (size_t i = 0; i < s.n; i++)
        if (!is((unsigned char)s.p[i]) && (!s.p[i] || !strchr(signs, s.p[i])))
            return false;
    return true;
}

/* True of all other forms. */
static bool are_points(enum text_form form, struct str text)
{
    int points[FOR_COUNT];

    if (form == FORM_MATCH_POINTS)
        return scoring_match_read(text, points);
    if (form == FORM_GAME_POINTS)
        return scoring_game_read(text, points);
    return form != FORM_BYE_POINTS || scoring_bye_read(text, &points[0], &points[1]);
}

/* Of more bytes than this nobody counts the letters. */
static bool is_longer(struct str text, int most)
{
    return text.n > (size_t)most && (text.n > 4 * (size_t)most || text_letters(text) > (size_t)most);
}

static bool is_list(struct str s)
{
    struct arena own = { 0 };
    struct sheet_copies *unused;
    int n;
    bool ok = sheet_copies_read(s, &own, &unused, &n);

    arena_free(&own);
    return ok;
}

static bool is_logo(struct str s)
{
    struct arena own = { 0 };
    struct logo unused;
    bool ok = logo_read(s, &own, &unused);

    arena_free(&own);
    return ok;
}

struct message form_broken(enum text_form form, struct str text)
{
    if (form == FORM_NONE)
        return (struct message){ 0 };
    if (is_longer(text, form_most(form)))
        return say_form_too_long(form_most(form));
    if (text.n < (size_t)form_least(form))
        return say_form_empty();
    if (!text_is_plain(text))
        return say_form_not_plain();
    /* What is in no such form by its letters. */
    struct pace pace;

    if (form == FORM_SECTION && !is_section(text))
        return say_form_no_section();
    if (form == FORM_ZONE && !is_of(text, "/_+-", isalnum))
        return say_form_no_zone();
    if (form == FORM_PACE && !pace_read(text, &pace))
        return say_form_no_pace();
    if (form == FORM_LATIN && text.n > 0 && !text_is_latin(text))
        return say_form_no_latin();
    if (form == FORM_LIST && !is_list(text))
        return say_form_no_list();
    if (form == FORM_LOGO && text.n > 0 && !is_logo(text))
        return say_form_no_logo();
    if (text.n > 0 && !are_points(form, text))
        return say_form_no_points();
    return (struct message){ 0 };
}

bool form_holds(enum text_form form, struct str text)
{
    return !form_broken(form, text).row;
}

struct form_walk {
    form_found *found;
    void *to;
};

static void check_row(void *context, enum table_id id, char *row)
{
    const struct form_walk *w = context;
    const struct member_table *t = member_table(id);

    for (const struct member *m = t->member; m->name; m++) {
        if (m->form == FORM_NONE)
            continue;
        const struct str *text = (const struct str *)(const void *)(row + m->at);
        if (!form_holds(m->form, *text))
            w->found(w->to, t, m, *text);
    }
}

/* A row that says nothing is in no file: an event without a name has not been made. */
void form_check(const struct event *ev, form_found *found, void *to)
{
    member_walk(T_event, (char *)(size_t)ev, check_row, &(struct form_walk){ found, to });
}

static struct str words(const char *name, struct arena *a)
{
    struct str copy = str_copy(a, str_of(name));

    for (char *p = (char *)(size_t)copy.p; p < copy.p + copy.n; p++)
        if (*p == '_')
            *p = ' ';
    return copy;
}

struct message form_told(const struct member_table *t, const struct member *m, struct str text, struct arena *a)
{
    enum { SHOWN = 40 };
    const struct message why = form_broken(m->form, text);

    return say_form_broken(words(m->name, a), words(t->name, a), text_cut(a, text_shown(text, false, a), SHOWN), &why);
}

/* --- what is new ------------------------------------------------------------------------------- */

struct form_kept {
    const struct member *member;
    struct str text;
    bool has;
};

static void keep(void *to, const struct member_table *t, const struct member *m, struct str text)
{
    struct form_kept *k = to;

    (void)t;
    k->has = k->has || (m == k->member && str_eq(text, k->text));
}

struct form_news {
    const struct event *before;
    struct arena *arena;
    struct message told;
};

static void look(void *to, const struct member_table *t, const struct member *m, struct str text)
{
    struct form_news *n = to;
    struct form_kept kept = { m, text, false };

    if (n->told.row)
        return;
    form_check(n->before, keep, &kept);
    if (!kept.has)
        n->told = form_told(t, m, text, n->arena);
}

struct message form_news(const struct event *before, const struct event *after, struct arena *a)
{
    struct form_news n = { before, a, { 0 } };

    form_check(after, look, &n);
    return n.told;
}
