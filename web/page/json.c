/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/json.h"

#include <jansson.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/plural.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/json.h"
#include "teams/event.h"
#include "teams/text.h"
#include "web/base/form.h"
#include "web/base/messages.h"

static struct str text_of(const json_t *value, struct arena *a)
{
    if (json_is_integer(value))
        return str_fmt(a, "%lld", (long long)json_integer_value(value));
    if (json_is_true(value))
        return STR("");
    return str_copy(a, (struct str){ json_string_value(value), json_string_length(value) });
}

static bool add_word(struct form *f, struct str name, const json_t *value, struct arena *a, struct err *e)
{
    if (json_is_false(value) || json_is_null(value))
        return true;
    if (!json_is_string(value) && !json_is_integer(value) && !json_is_true(value))
        return err_say(e, ERR_USAGE, say_json_value_of_wrong_kind());
    return form_add(f, name, text_of(value, a), a, e);
}

static bool add_all(struct form *f, struct str name, const json_t *value, struct arena *a, struct err *e)
{
    if (!json_is_array(value))
        return add_word(f, name, value, a, e);
    for (size_t i = 0; i < json_array_size(value); i++)
        if (!add_word(f, name, json_array_get(value, i), a, e))
            return false;
    return true;
}

/* Which half of a character, 1 or 2, stands written as \uXXXX at the front; 0: none. */
static int half_at(struct str rest)
{
    if (rest.n < 4 || rest.p[0] != '\\' || rest.p[1] != 'u' || !strchr("dD", rest.p[2]))
        return 0;
    if (strchr("89aAbB", rest.p[3]))
        return 1;
    return strchr("cCdDeEfF", rest.p[3]) ? 2 : 0;
}

/* What is written with a backslash is passed over as one. */
static size_t step_at(const char *p, int half)
{
    if (half > 0)
        return 6;
    return *p == '\\' ? 2 : 1;
}

/* "\ud83d" and what follows it, the second half, are one character. */
static bool has_half_character(struct str bytes)
{
    bool first = false;

    for (size_t i = 0; i < bytes.n;) {
        int half = half_at((struct str){ bytes.p + i, bytes.n - i });
        if (first != (half == 2))
            return true;
        first = half == 1;
        i += step_at(bytes.p + i, half);
    }
    return false;
}

static struct message what_is_wrong(struct str bytes, const json_t *all, const json_error_t *why)
{
    if (!all && json_error_code(why) == json_error_null_character)
        return say_json_holds_zero_byte();
    if (!all && json_error_code(why) == json_error_duplicate_key)
        return say_json_name_twice();
    if (!all && has_half_character(bytes))
        return say_json_half_character();
    return say_json_no_object();
}

bool form_read_json(struct str bytes, struct arena *a, struct form *out, struct err *e)
{
    json_error_t why = { 0 };
    json_t *all = json_loadb(bytes.n ? bytes.p : "", bytes.n, JSON_REJECT_DUPLICATES, &why);
    bool ok = json_is_object(all) || err_say(e, ERR_USAGE, what_is_wrong(bytes, all, &why));

    *out = (struct form){ 0 };
    for (void *at = json_object_iter(all); ok && at; at = json_object_iter_next(all, at))
        ok = add_all(out, str_copy(a, str_of(json_object_iter_key(at))), json_object_iter_value(at), a, e);
    json_decref(all);
    return ok;
}

/* A sentence that was too long may end within a letter. */
static void put_text(struct json *w, const char *name, struct str s)
{
    json_put_string(w, name, text_shown(s, false, w->out.arena));
}

static void put_arguments(struct json *w, const struct message *m, const struct message_row *row, int from);

/* A number as a number, a sentence within the sentence with an id and arguments of its own. */
static void put_argument(struct json *w, const char *name, const struct message *m, const struct argument *x)
{
    if (x->cause) {
        json_begin_object(w, name);
        json_put_string(w, "id", str_of(x->cause->id));
        put_arguments(w, m, x->cause, (int)x->number);
        json_end(w);
    } else if (x->kind == ARGUMENT_CAUSE) {
        json_put_null(w, name);
    } else if (x->kind == ARGUMENT_POINTS) {
        json_put(w, name, str_fmt(w->out.arena, "%.1f", (double)x->number / 2));
    } else if (x->kind < ARGUMENT_POINTS) {
        json_put_number(w, name, x->number);
    } else {
        put_text(w, name, x->text);
    }
}

static void put_arguments(struct json *w, const struct message *m, const struct message_row *row, int from)
{
    struct arena *a = w->out.arena;

    json_begin_object(w, "arguments");
    for (int i = 0; i < message_arguments(row) && from + i < m->n; i++)
        put_argument(w, str_c(a, message_name(row, i)), m, &m->argument[from + i]);
    json_end(w);
}

/* What a message says under that name, and which it is of whom: a program need not read the sentence. */
static void put_message(struct json *w, const char *name, const struct message *m)
{
    put_text(w, name, message_on(MEDIUM_PAGE, *m, w->out.arena));
    if (!m->row)
        return;
    json_put_string(w, "id", str_of(m->row->id));
    put_arguments(w, m, m->row, 0);
}

static void put_finding(struct json *w, const struct finding *f, const struct findings *all)
{
    static const char *const severity[] = { [NOTE] = "note", [WARNING] = "warning", [PROBLEM] = "problem" };

    json_begin_object(w, NULL);
    json_put_string(w, "severity", str_of(severity[f->severity]));
    put_message(w, "text", &f->message);
    if (f->rule != RULE_NONE)
        put_text(w, "article", edition_cite(all->edition, f->rule, w->out.arena));
    if (f->line > 0)
        json_put_number(w, "line", f->line);
    json_end(w);
}

/* {"few": "...", ...}: each form by its category, as Intl.PluralRules names it. */
static void put_forms(struct json *w, const struct message_row *row, const struct wording *wording)
{
    const struct plural_rule *rule = message_plural(wording);
    struct arena *a = w->out.arena;

    json_begin_object(w, NULL);
    put_text(w, "counts", message_counts(row));
    for (int i = 0; i < plural_forms(rule); i++)
        json_put_string(w, str_c(a, plural_category(rule, i)), str_of(message_words(row, wording, i, a)));
    json_end(w);
}

struct str json_sentences(const struct language *language, struct arena *a)
{
    static const char begin[] = "script_";
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    for (const struct message_row *const *row = web_messages; *row; row++) {
        if (strncmp((*row)->id, begin, sizeof begin - 1) != 0)
            continue;
        json_begin_list(&w, (*row)->id + sizeof begin - 1);
        for (int players = 0; players < 2; players++) {
            const struct wording wording = { .medium = MEDIUM_PAGE, .players = players, .language = language };
            if (message_english(*row, &wording).one)
                put_forms(&w, *row, &wording);
            else
                json_put_string(&w, NULL, str_of(message_words(*row, &wording, 0, a)));
        }
        json_end(&w);
    }
    json_end(&w);
    return buffer_str(&w.out);
}

struct str json_news(long entry, struct str by, struct str what, const struct str *part, int n, struct arena *a)
{
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    json_put_number(&w, "entry", entry);
    if (by.n > 0)
        put_text(&w, "by", by);
    if (what.n > 0)
        put_text(&w, "what", what);
    json_begin_list(&w, "parts");
    for (int i = 0; i < n; i++)
        put_text(&w, NULL, part[i]);
    json_end(&w);
    json_end(&w);
    return buffer_str(&w.out);
}

static struct str with_findings(struct json *w, const struct findings *f)
{
    json_begin_list(w, "findings");
    for (int i = 0; i < f->n; i++)
        put_finding(w, &f->item[i], f);
    for (int i = 0; i < f->nkind; i++) {
        const struct finding more = { .severity = f->kind[i].severity, .message = finding_more(&f->kind[i]) };
        put_finding(w, &more, f);
    }
    json_end(w);
    json_end(w);
    return buffer_str(&w->out);
}

struct str json_done(long entry, struct str done, const struct findings *f, struct arena *a)
{
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    json_put_number(&w, "entry", entry);
    put_text(&w, "done", done);
    return with_findings(&w, f);
}

struct str json_received(long receipt, bool held, struct str done, const struct findings *f, struct arena *a)
{
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    json_put_number(&w, "receipt", receipt);
    json_put_flag(&w, "held", held);
    put_text(&w, "done", done);
    return with_findings(&w, f);
}

struct str json_error(const struct err *e, const struct findings *f, struct arena *a)
{
    struct json w = { .out.arena = a };

    json_begin_object(&w, NULL);
    put_message(&w, "error", (const struct message[]){ err_message(e) });
    return with_findings(&w, f);
}

static struct str member(const json_t *of, const char *name, struct arena *a)
{
    const json_t *value = json_object_get(of, name);

    return json_is_string(value) ? text_of(value, a) : (struct str){ 0 };
}

static long count_of(const json_t *of, const char *name)
{
    return (long)json_integer_value(json_object_get(of, name));
}

/* What its own round is told by, back from the words of `show`. */
static struct progress progress_of(const json_t *row, struct arena *a)
{
    struct str state = member(row, "state", a);
    struct progress p = { .round = (int)count_of(row, "round"),
                          .collects = json_is_integer(json_object_get(row, "lineups")) };

    while (p.state < ROUND_COMPLETE && !str_eq(state, str_of(round_state_name(p.state))))
        p.state++;
    p.results = (struct round_tally){ .matches = (int)count_of(row, "matches"),
                                      .ended = (int)(count_of(row, "matches") - count_of(row, "open")),
                                      .apart = (int)count_of(row, "to_be_compared") };
    p.lineups =
        (struct lineup_tally){ .due = (int)count_of(row, "lineups_due"), .handed_in = (int)count_of(row, "lineups") };
    return p;
}

/* A row without a name speaks of an event that has no section yet. */
static void add_section(struct event_told *ev, struct event_section *list, const json_t *row, struct arena *a)
{
    if (member(row, "section", a).n == 0)
        return;
    list[ev->nsection++] = (struct event_section){ .title = member(row, "title", a), .progress = progress_of(row, a) };
}

static struct str first_note(const json_t *all, struct arena *a)
{
    const json_t *note = json_array_get(json_object_get(all, "notes"), 0);

    return json_is_string(note) ? text_of(note, a) : (struct str){ 0 };
}

bool json_event(struct str bytes, struct arena *a, struct event_told *out)
{
    json_t *all = json_loadb(bytes.n ? bytes.p : "", bytes.n, JSON_REJECT_DUPLICATES, NULL);
    const json_t *event = json_object_get(all, "event"), *rows = json_object_get(all, "sections");
    bool ok = json_is_object(event) && json_is_array(rows);

    if (ok) {
        struct event_section *list = arena_new(a, struct event_section, json_array_size(rows) + 1);
        out->name = member(event, "name", a);
        out->start = member(event, "start", a);
        out->end = member(event, "end", a);
        out->section = list;
        out->note = first_note(all, a);
        for (size_t i = 0; i < json_array_size(rows); i++)
            add_section(out, list, json_array_get(rows, i), a);
    }
    json_decref(all);
    return ok;
}
