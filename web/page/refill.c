/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/refill.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/html.h"
#include "web/base/markup.h"

/* What is written anew, and which words of the form have found their fields. */
struct refilling {
    struct buffer out;
    const struct form *sent;
    bool *used;      /* by word */
    struct str said; /* about a form that is one of several on its page */
    bool focused;
    bool alone; /* without the page around it */
    struct arena *arena;
};

/* The next place of that text; -1: there is none. */
static long find(struct str in, const char *text)
{
    const char *at = str_find(in, str_of(text));

    return at ? at - in.p : -1;
}

/* An attribute of a tag, escaped as it stands there; p is NULL if it has none. */
static struct str attribute(struct str tag, const char *name, struct arena *a)
{
    char *open = str_c(a, str_fmt(a, " %s=\"", name));
    long at = find(tag, open);

    if (at < 0)
        return (struct str){ 0 };
    struct str rest = { tag.p + at + strlen(open), tag.n - (size_t)at - strlen(open) };
    return str_cut(&rest, '"');
}

static bool is(struct refilling *r, struct str escaped, struct str text)
{
    return escaped.p && str_eq(escaped, html_escape(text, r->arena));
}

static bool is_one_of(struct str name, const char *const *word)
{
    for (; *word; word++)
        if (str_eq(name, str_of(*word)))
            return true;
    return false;
}

/* What was on the screen: by now it is what this page has. A field of a page that shows it anew says so of itself. */
static bool is_what_was_seen(struct str tag, struct str name)
{
    static const char *const seen[] = { "seen", "mark", "after", NULL };

    return is_one_of(name, seen) || str_starts(name, STR("shown.")) || find(tag, " data-fresh") >= 0;
}

/* The first word of that name that has no field yet; with a value, if it is that one. -1: there is none. */
static int take_word(struct refilling *r, struct str name, struct str value)
{
    for (int i = 0; i < r->sent->n; i++)
        if (!r->used[i] && is(r, name, r->sent->word[i].name) && (!value.p || is(r, value, r->sent->word[i].value))) {
            r->used[i] = true;
            return i;
        }
    return -1;
}

/* The tag without that attribute, and open for others. */
static void put_without(struct refilling *r, struct str tag, const char *attribute_text)
{
    long at = attribute_text ? find(tag, attribute_text) : -1;
    size_t end = tag.n - 1;

    if (at >= 0) {
        buffer_add(&r->out, (struct str){ tag.p, (size_t)at });
        tag.p += (size_t)at + strlen(attribute_text);
        end -= (size_t)at + strlen(attribute_text);
    }
    buffer_add(&r->out, (struct str){ tag.p, end });
}

static bool is_hidden(struct str tag, struct arena *a)
{
    return str_eq(attribute(tag, "type", a), STR("hidden"));
}

/* Of a form that is one of several, whoever reads it types in its first field. */
static const char *focus(struct refilling *r, struct str tag)
{
    if (r->said.n == 0 || r->focused || is_hidden(tag, r->arena))
        return "";
    r->focused = true;
    return find(tag, " autofocus") < 0 ? " autofocus" : "";
}

static void put_value(struct refilling *r, struct str tag, struct str value)
{
    struct str was = attribute(tag, "value", r->arena);

    put_without(r, tag, was.p ? str_c(r->arena, str_fmt(r->arena, " value=\"%.*s\"", STR_ARG(was))) : NULL);
    buffer_fmt(&r->out, " value=\"%.*s\"%s>", STR_ARG(html_escape(value, r->arena)), focus(r, tag));
}

static void put_ticked(struct refilling *r, struct str tag, const char *how, bool ticked)
{
    put_without(r, tag, str_c(r->arena, str_fmt(r->arena, " %s", how)));
    buffer_fmt(&r->out, "%s%s>", ticked ? " " : "", ticked ? how : "");
}

/* A box is ticked if it was; a field has what was typed, or nothing; what nobody sees stays if it was not sent. */
static void put_input(struct refilling *r, struct str tag)
{
    struct str type = attribute(tag, "type", r->arena), name = attribute(tag, "name", r->arena);

    if (str_eq(type, STR("checkbox")) || str_eq(type, STR("radio"))) {
        put_ticked(r, tag, "checked", take_word(r, name, attribute(tag, "value", r->arena)) >= 0);
        return;
    }
    int i = name.p ? take_word(r, name, (struct str){ 0 }) : -1;
    if (i >= 0 && !is_what_was_seen(tag, name))
        put_value(r, tag, r->sent->word[i].value);
    else if (name.p && !is_hidden(tag, r->arena))
        put_value(r, tag, STR(""));
    else
        buffer_add(&r->out, tag);
}

/* The words between a tag and the end of its element are left to whoever comes next, or replaced. */
static void put_area(struct refilling *r, struct str tag, struct str *rest)
{
    int i = take_word(r, attribute(tag, "name", r->arena), (struct str){ 0 });
    long end = find(*rest, "</textarea>");

    put_without(r, tag, NULL);
    buffer_fmt(&r->out, "%s>", focus(r, tag));
    if (i < 0 || end < 0)
        return;
    buffer_add(&r->out, html_escape(r->sent->word[i].value, r->arena));
    *rest = (struct str){ rest->p + end, rest->n - (size_t)end };
}

/* Of a choice: its value, or what it says. */
static void put_option(struct refilling *r, struct str tag, struct str rest, struct str chosen)
{
    struct str value = attribute(tag, "value", r->arena), text = rest;

    if (!chosen.p) {
        buffer_add(&r->out, tag);
        return;
    }
    text = str_cut(&text, '<');
    put_ticked(r, tag, "selected", is(r, value.p ? value : str_trim(text), chosen));
}

static bool is_kept(struct str name)
{
    static const char *const not [] = { "key", "dry-run", "format", NULL };

    return !is_one_of(name, not );
}

/* Of boxes of that name the one that was ticked is gone, such as a player who was replaced: unseen it would be sent for ever. */
static bool is_gone(struct refilling *r, struct str form, struct str name)
{
    while (form.n > 0) {
        str_cut(&form, '<');
        struct str tag = str_cut(&form, '>');
        if (tag.p && str_eq(attribute(tag, "type", r->arena), STR("checkbox")) &&
            is(r, attribute(tag, "name", r->arena), name))
            return true;
    }
    return false;
}

static void put_unseen(struct refilling *r, struct str form)
{
    struct markup m = { .out = r->out };

    for (int i = 0; i < r->sent->n; i++) {
        const struct setting *word = &r->sent->word[i];
        if (r->used[i] || !is_kept(word->name) || is_gone(r, form, word->name))
            continue;
        put(&m, "<input type=\"hidden\"");
        put_attr(&m, "name", word->name);
        put_attr(&m, "value", word->value);
        put(&m, ">\n");
    }
    r->out = m.out;
}

static void put_form(struct refilling *r, struct str form)
{
    struct str chosen = { 0 };

    while (form.n > 0) {
        struct str text = str_cut(&form, '<'), rest = form, tag;
        buffer_add(&r->out, text);
        if (!form.p)
            break;
        tag = str_cut(&rest, '>');
        tag = (struct str){ tag.p - 1, tag.n + 2 };
        form = rest;
        int i =
            str_starts(tag, STR("<select")) ? take_word(r, attribute(tag, "name", r->arena), (struct str){ 0 }) : -1;
        if (i >= 0)
            chosen = r->sent->word[i].value;
        if (str_starts(tag, STR("<input")))
            put_input(r, tag);
        else if (str_starts(tag, STR("<textarea")))
            put_area(r, tag, &form);
        else if (str_starts(tag, STR("<option")))
            put_option(r, tag, form, chosen);
        else
            buffer_add(&r->out, tag);
        if (str_starts(tag, STR("</select")))
            chosen = (struct str){ 0 };
    }
}

/* --- which form ------------------------------------------------------------------------------------ */

/* What is empty is no word of a form (web/base/form.h). */
static bool was_sent(struct refilling *r, struct str name, struct str value)
{
    if (value.n == 0)
        return true;
    for (int i = 0; i < r->sent->n; i++)
        if (is(r, name, r->sent->word[i].name) && is(r, value, r->sent->word[i].value))
            return true;
    return false;
}

/* Every unseen field says what was sent: it is about the same, and as it was seen. */
static bool says_the_same(struct refilling *r, struct str form)
{
    while (form.n > 0) {
        str_cut(&form, '<');
        struct str tag = str_cut(&form, '>');
        struct str name = attribute(tag, "name", r->arena);
        if (tag.p && is_hidden(tag, r->arena) && !is_what_was_seen(tag, name) &&
            !was_sent(r, name, attribute(tag, "value", r->arena)))
            return false;
    }
    return true;
}

static bool has_fields(struct refilling *r, struct str form)
{
    for (int i = 0; i < r->sent->n; i++) {
        struct str name = html_escape(r->sent->word[i].name, r->arena);
        if (find(form, str_c(r->arena, str_fmt(r->arena, " name=\"%.*s\"", STR_ARG(name)))) < 0)
            return false;
    }
    return true;
}

static bool is_sent(struct refilling *r, struct str form)
{
    return r->said.n == 0 || (says_the_same(r, form) && has_fields(r, form));
}

/* More folds begin here than end. */
static bool is_within(struct str fold)
{
    long depth = 0;

    for (struct str rest = fold; rest.n > 0;) {
        str_cut(&rest, '<');
        depth += str_starts(rest, STR("details")) - str_starts(rest, STR("/details"));
        if (depth == 0)
            return false;
    }
    return depth > 0;
}

/* What stands before it; what it is folded into is unfolded. */
static void put_before(struct refilling *r, struct str before)
{
    for (long at; r->said.n > 0 && (at = find(before, "<details")) >= 0;) {
        struct str fold = { before.p + at, before.n - (size_t)at }, rest = fold, tag = str_cut(&rest, '>');
        buffer_add(&r->out, (struct str){ before.p, (size_t)at + tag.n });
        buffer_fmt(&r->out, "%s>", is_within(fold) && find(tag, " open") < 0 ? " open" : "");
        before = rest;
    }
    buffer_add(&r->out, before);
}

/* Without what is looked at there: "/open/7/lineups" of "/open/7/lineups?team=12". */
static struct str path_of(struct str address)
{
    return str_cut(&address, '?');
}

static bool refill_form(struct refilling *r, struct str page, struct str address, struct str *out)
{
    struct str rest = page;

    for (long at; (at = find(rest, "<form")) >= 0;) {
        struct str from = { rest.p + at, rest.n - (size_t)at }, after = from;
        struct str tag = str_cut(&after, '>');
        long end = find(after, "</form>");
        if (end < 0)
            return false;
        struct str form = { after.p, (size_t)end };
        if (!is(r, path_of(attribute(tag, "action", r->arena)), path_of(address)) || !is_sent(r, form)) {
            rest = (struct str){ after.p + end, after.n - (size_t)end };
            continue;
        }
        if (!r->alone)
            put_before(r, (struct str){ page.p, (size_t)(from.p - page.p) });
        buffer_add(&r->out, (struct str){ from.p, (size_t)(after.p - from.p) });
        buffer_add(&r->out, r->said);
        put_form(r, form);
        put_unseen(r, form);
        buffer_add(&r->out, (struct str){ after.p + end, r->alone ? strlen("</form>") : after.n - (size_t)end });
        *out = buffer_str(&r->out);
        return true;
    }
    return false;
}

bool refill_among(struct str page, struct str address, const struct form *sent, struct str said, struct arena *a,
                  struct str *out)
{
    struct refilling r = {
        .out.arena = a, .sent = sent, .used = arena_new(a, bool, sent->n), .said = said, .arena = a
    };

    return refill_form(&r, page, address, out);
}

bool refill(struct str page, struct str address, const struct form *sent, struct arena *a, struct str *out)
{
    return refill_among(page, address, sent, (struct str){ 0 }, a, out);
}

bool refill_alone(struct str page, struct str address, const struct form *sent, struct arena *a, struct str *out)
{
    struct refilling r = {
        .out.arena = a, .sent = sent, .used = arena_new(a, bool, sent->n), .alone = true, .arena = a
    };

    return refill_form(&r, page, address, out);
}
