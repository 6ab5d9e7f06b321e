/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page_settings.h"

#include "desk/property.h"
#include "engine/base/arena.h"
#include "web/calendar.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/round.h"

/* --- which there are --------------------------------------------------------------------------- */

static const struct {
    const char *id;
    struct message (*title)(void);
} groups[SETTING_GROUPS] = {
    [SETTING_OF_EVENT] = { "event", say_group_event },       [SETTING_OF_ROUNDS] = { "calendar", say_group_rounds },
    [SETTING_OF_RULES] = { "rules", say_group_rules },       [SETTING_OF_LINEUPS] = { "lineups", say_group_lineups },
    [SETTING_OF_PUBLIC] = { "addresses", say_group_public }, [SETTING_OF_SHEETS] = { "sheets", say_group_sheets },
    [SETTING_OF_SAFETY] = { "safety", say_group_safety },
};

/* One that is not there yet has no name; what is set with it is its own alone. */
static bool is_new(const struct visit *v)
{
    return v->in && v->in->name.n == 0;
}

static bool is_shown(const struct visit *v, const struct property *p)
{
    return p->of_event ? !is_new(v) : v->in != NULL;
}

static bool has_rounds(const struct property *p)
{
    return str_ends(str_of(p->name), STR(".N"));
}

static struct str name_of(const struct visit *v, const struct property *p, int round)
{
    struct str name = str_of(p->name);

    return has_rounds(p) ? str_fmt(v->arena, "%.*s%d", (int)name.n - 1, name.p, round) : name;
}

static struct str now_of(const struct visit *v, const struct property *p, int round)
{
    return property_text(p, &v->event, v->in, round, v->arena);
}

static struct str shown_value(const struct visit *v, const struct property *p, struct str value)
{
    const struct wording wording = visit_wording(v);

    return setting_value(p, value, &wording, v->arena);
}

static struct str title_of(const struct visit *v, const struct property *p, int round)
{
    return page_text(v, property_label(p, round));
}

/* Of the event: as many as a section of it has or a day is set for. */
static int rounds_of(const struct visit *v)
{
    int n = 0;

    if (v->in)
        return v->in->rounds;
    if (v->event.nsection == 0)
        return ROUNDS_MAX;
    for (int i = 0; i < v->event.nsection; i++)
        n = v->event.section[i].rounds > n ? v->event.section[i].rounds : n;
    for (int i = n; i < ROUNDS_MAX; i++)
        if (v->event.date[i].n > 0)
            n = i + 1;
    return n;
}

/* The page of a section has those of the event, too: they are found on that of the event. */
const char *settings_place(const struct visit *v, const struct property *p)
{
    if (p->of_event != (v->in == NULL))
        return NULL;
    return str_c(v->arena, str_fmt(v->arena, "#%s", has_rounds(p) ? groups[SETTING_OF_ROUNDS].id : p->name));
}

/* --- the fields -------------------------------------------------------------------------------- */

static void put_names(struct markup *m, struct str name, struct str now)
{
    put_attr(m, "id", name);
    put_attr(m, "name", name);
    put_attr(m, "data-was", now);
}

static void put_options(const struct visit *v, struct markup *m, const struct property *p, const struct str *word,
                        int n, struct str now)
{
    if (now.n == 0)
        put(m, "<option value=\"\" selected>–</option>");
    for (int i = 0; i < n; i++) {
        put(m, "<option");
        put_attr(m, "value", word[i]);
        if (str_eq(word[i], now))
            put(m, " selected");
        put(m, ">");
        put_text(m, shown_value(v, p, word[i]));
        put(m, "</option>");
    }
}

static void put_control(const struct visit *v, struct markup *m, const struct property *p, int round)
{
    struct str name = name_of(v, p, round), now = now_of(v, p, round);
    int n;
    const struct str *word = property_choices(p, v->arena, &n);

    if (word) {
        put(m, "<select");
        put_names(m, name, now);
        put(m, ">");
        put_options(v, m, p, word, n, now);
        put(m, "</select>");
        return;
    }
    put(m, "<input");
    put_names(m, name, now);
    put_attr(m, "value", now);
    if (round > 0)
        put_attr(m, "aria-label", title_of(v, p, round));
    put(m, " autocomplete=\"off\">");
}

/* What is fixed once a round is published is told, and no field. */
static bool is_fixed(const struct visit *v, const struct property *p)
{
    return p->frozen && v->in && v->in->frozen;
}

static void put_property(const struct visit *v, struct markup *m, const struct property *p)
{
    struct str name = name_of(v, p, 0);
    int n;

    put(m, "<p class=\"field\">");
    if (is_fixed(v, p)) {
        put(m, "<span class=\"b\">");
        put_text(m, title_of(v, p, 0));
        put(m, "</span> <span>");
        put_text(m, shown_value(v, p, now_of(v, p, 0)));
        put(m, "</span> <small>");
        page_say(v, m, say_fixed_after_publication());
        put(m, "</small></p>\n");
        return;
    }
    put(m, "<label");
    put_attr(m, "for", name);
    put(m, ">");
    put_text(m, title_of(v, p, 0));
    put(m, "</label> ");
    put_control(v, m, p, 0);
    if (!property_choices(p, v->arena, &n)) { /* those say themselves what there is */
        put(m, " <small>");
        page_say(v, m, p->values());
        put(m, "</small>");
    }
    put(m, "</p>\n");
}

/* --- the rounds -------------------------------------------------------------------------------- */

static struct message state_of(const struct section *s, int round)
{
    return round <= s->nround ? round_state_message(s->round[round - 1].state) : say_round_planned();
}

static bool is_over(const struct visit *v, int round)
{
    return v->in && round <= v->in->nround && v->in->round[round - 1].state == ROUND_COMPLETE;
}

static void put_round(const struct visit *v, struct markup *m, int round)
{
    put(m, "<tr><th scope=\"row\" class=\"r b\">");
    put_number(m, round);
    put(m, "</th>");
    for (int i = 0; property_at(i); i++) {
        if (!has_rounds(property_at(i)))
            continue;
        put(m, "<td>");
        if (is_over(v, round))
            put_text(m, now_of(v, property_at(i), round));
        else
            put_control(v, m, property_at(i), round);
        put(m, "</td>");
    }
    if (v->in) {
        put(m, "<td class=\"faint\">");
        page_say(v, m, state_of(v->in, round));
        put(m, "</td>");
    }
    put(m, "</tr>\n");
}

/* Rounds without a day, once others have one. */
static void put_lacks(const struct visit *v, struct markup *m)
{
    bool has_day[ROUNDS_MAX];
    struct message lacks;

    for (int i = 0; i < ROUNDS_MAX; i++)
        has_day[i] = v->event.date[i].n > 0;
    if (!v->in || !calendar_lacks(has_day, rounds_of(v), v->arena, &lacks))
        return;
    put(m, "<ul class=\"findings\"><li class=\"warning\">");
    page_say(v, m, lacks);
    put(m, "</li></ul>\n");
}

static void put_rounds(const struct visit *v, struct markup *m)
{
    static struct message (*const heads[])(void) = { say_menu_round, say_column_start, say_column_lineups_due,
                                                     say_column_state };
    size_t n = sizeof heads / sizeof *heads - (v->in ? 0 : 1); /* each section has a state of its own */

    put_lacks(v, m);
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr(m, "aria-label", page_text(v, say_group_rounds()));
    put(m, "><table class=\"rounds-set\"><thead><tr>");
    for (size_t i = 0; i < n; i++) {
        put(m, "<th scope=\"col\">");
        page_say(v, m, heads[i]());
        put(m, "</th>");
    }
    put(m, "</tr></thead><tbody>\n");
    for (int round = 1; round <= rounds_of(v); round++)
        put_round(v, m, round);
    put(m, "</tbody></table></div>\n<p class=\"faint\">");
    page_say(v, m, say_time_as_example());
    put(m, "</p>\n");
}

/* --- the page ---------------------------------------------------------------------------------- */

static void put_group(const struct visit *v, struct markup *m, enum setting_group g)
{
    put(m, "<section class=\"part\"");
    put_attr(m, "id", str_of(groups[g].id));
    put(m, ">\n<h2>");
    page_say(v, m, groups[g].title());
    put(m, "</h2>\n<div class=\"fields\">\n");
    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        if (p->group == g && !has_rounds(p) && is_shown(v, p))
            put_property(v, m, p);
    }
    put(m, "</div>\n");
    if (g == SETTING_OF_ROUNDS && !is_new(v))
        put_rounds(v, m);
    put(m, "</section>\n");
}

static bool is_empty(const struct visit *v, enum setting_group g)
{
    for (int i = 0; property_at(i); i++)
        if (property_at(i)->group == g && is_shown(v, property_at(i)))
            return false;
    return true;
}

static void put_groups(const struct visit *v, struct markup *m)
{
    put(m, "<nav class=\"groups\"");
    put_attr(m, "aria-label", page_text(v, say_menu_settings()));
    put(m, "><ul>");
    for (int g = 0; g < SETTING_GROUPS; g++) {
        if (is_empty(v, (enum setting_group)g))
            continue;
        put(m, "<li>");
        put_link(m, str_fmt(v->arena, "#%s", groups[g].id), page_text(v, groups[g].title()));
        put(m, "</li>");
    }
    put(m, "</ul></nav>\n");
}

/* The same page about a section that is not there yet: with the values that it would have. */
static struct visit about_new(const struct visit *v)
{
    struct section *fresh = arena_new(v->arena, struct section, 1);
    struct visit of = *v;

    *fresh = section_default();
    section_follow_date(fresh, &v->event);
    of.in = fresh;
    return of;
}

void settings_put(const struct visit *v, struct markup *m, bool fresh)
{
    const struct visit of = fresh ? about_new(v) : *v;

    put_groups(&of, m);
    for (int g = 0; g < SETTING_GROUPS; g++)
        if (!is_empty(&of, (enum setting_group)g))
            put_group(&of, m, (enum setting_group)g);
}

void settings_put_bar(const struct visit *v, struct markup *m)
{
    put(m, "<p class=\"changes\"><strong data-one=\"change\" data-many=\"changes\"></strong> <span></span> "
           "<button type=\"reset\">");
    page_say(v, m, say_discard());
    put(m, "</button> <button name=\"dry-run\" value=\"yes\">");
    page_say(v, m, say_preview());
    put(m, "</button> <button class=\"main\">");
    page_say(v, m, say_apply());
    put(m, "</button></p>\n");
}

/* --- what comes in ------------------------------------------------------------------------------ */

/* The property of that name, and its round; NULL: it is another word. */
static const struct property *named(const struct visit *v, struct str name, int *round)
{
    const struct property *p = property_named(name, round);

    return p && is_shown(v, p) ? p : NULL;
}

static bool is_as_it_was(const struct visit *v, struct str name, struct str value)
{
    int round;
    const struct property *p = named(v, name, &round);

    return p && str_eq(str_trim(value), now_of(v, p, round));
}

static void drop_unchanged(const struct visit *v, struct form *form)
{
    struct setting *word = arena_new(v->arena, struct setting, form->n + v->form.nleft);
    int n = 0, round;

    for (int i = 0; i < form->n; i++)
        if (!is_as_it_was(v, form->word[i].name, form->word[i].value))
            word[n++] = form->word[i];
    for (int i = 0; i < v->form.nleft; i++)
        if (named(v, v->form.left[i], &round) && !is_as_it_was(v, v->form.left[i], STR("")))
            word[n++] = (struct setting){ v->form.left[i], STR("") };
    form->word = word;
    form->n = n;
}

void settings_changed(const struct visit *v, struct form *form, bool fresh)
{
    const struct visit of = fresh ? about_new(v) : *v;

    drop_unchanged(&of, form);
}
