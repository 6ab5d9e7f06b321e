/* SPDX-License-Identifier: Apache-2.0 */
/* front_take.c - an event of another program, sent to the front page as a file: looked at, then taken over into a file of its own. */
#include "web/front_form.h"

#include <unistd.h>

#include "desk/floor.h"
#include "desk/property.h"
#include "desk/takeover.h"
#include "engine/base/err.h"
#include "office/folder.h"
#include "office/taking_over.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/front_file.h"
#include "web/dates.h"
#include "web/explained.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/refill.h"

/* --- the file ----------------------------------------------------------------------------------- */

static bool keep(struct visit *v, struct front_folder *f, struct err *e)
{
    struct arena *a = &f->kept_live;
    struct upload file;

    if (!visit_file(v, &file, e))
        return false;
    arena_free(a);
    f->kept = (struct upload){ str_copy(a, text_shown(file.name, false, v->arena)), str_copy(a, file.bytes) };
    f->kept_mark = str_fmt(a, "%016llx", (unsigned long long)folder_key(0, file.bytes));
    return true;
}

static bool is_kept(const struct visit *v, const struct front_folder *f, struct err *e)
{
    struct str mark = form_word(&v->form, "upload");

    if (!mark.p)
        return err_say(e, ERR_USAGE, say_choose_a_file());
    return (f->kept.bytes.p && str_eq(mark, f->kept_mark)) || err_say(e, ERR_CONFLICT, say_upload_is_gone());
}

/* --- what the file does not say ------------------------------------------------------------------ */

/* Rules that are assumed where a file does not say them; whoever knows better says so on the page. */
static const char *const rules[] = { "system", "edition", "tiebreak", "ranking", "rounds" };
enum { RULES_HERE = sizeof rules / sizeof *rules };

static const struct section *alone(const struct event *ev)
{
    return ev->nsection == 1 ? ev->section : NULL;
}

static struct str assumed(const struct visit *v, const struct event *read, const char *rule)
{
    int round;

    return property_text(property_named(str_of(rule), &round), read, alone(read), 0, v->arena);
}

/* What was chosen on the page, as it is set over what the file has. */
struct choice {
    struct setting list[RULES_HERE + 1];
    int n;
};

static bool is_chosen(const void *of, struct str name)
{
    const struct choice *c = of;

    for (int i = 0; i < c->n; i++)
        if (str_eq(c->list[i].name, name))
            return true;
    return false;
}

static struct choice choice_of(const struct visit *v, const struct event *read)
{
    struct str name = str_trim(form_word(&v->form, "name"));
    struct choice c = { .n = 0 };

    if (name.n > 0)
        c.list[c.n++] = (struct setting){ STR("name"), name };
    for (int i = 0; i < RULES_HERE && alone(read); i++) {
        struct str word = str_trim(form_word(&v->form, rules[i]));
        if (word.n > 0 && !str_eq(word, assumed(v, read, rules[i])))
            c.list[c.n++] = (struct setting){ str_of(rules[i]), word };
    }
    return c;
}

/* Does a remark say that it is assumed? */
static bool is_open(const struct findings *f, const char *rule)
{
    for (int i = 0; i < f->n; i++) {
        struct str rest = str_of(f->item[i].of ? f->item[i].of : "");
        while (rest.n > 0) {
            struct str word = str_cut(&rest, ' ');
            if (str_starts(word, STR("--")) && str_eq((struct str){ word.p + 2, word.n - 2 }, str_of(rule)))
                return true;
        }
    }
    return false;
}

/* --- the event ---------------------------------------------------------------------------------- */

/* The name of the event, or of the file without its ending. */
static struct str name_of(const struct front_folder *f, const struct event *read)
{
    struct str file = f->kept.name;

    return read->name.n > 0 ? read->name : str_cut(&file, '.');
}

/* Into a file that has no name yet; where the disk takes nothing, that file is not spoken of. */
static bool take_over(struct visit *v, const struct front_folder *f, const struct event *read, struct choice *c,
                      const char *path, bool confirmed, struct err *e)
{
    struct act act = front_file_act(v, read->zone, "new");

    act.confirmed = confirmed;
    if (!is_chosen(c, STR("name")))
        c->list[c->n++] = (struct setting){ STR("name"), name_of(f, read) };
    if (desk_take_over(path, &act, &(struct takeover){ read, f->kept.name, false }, c->list, c->n, &v->findings, e))
        return true;
    if (e->kind == ERR_DB) {
        *e = (struct err){ 0 };
        err_say(e, ERR_DB, say_new_event_has_no_room(f->path));
    }
    return false;
}

static bool read_kept(struct visit *v, const struct front_folder *f, struct event *read, struct err *e)
{
    enum day_order dates;

    return dates_read(v, &dates, e) &&
           taking_over_read(f->kept.bytes, f->kept.name,
                            &(struct said){ .dates = dates,
                                            .system = str_trim(form_word(&v->form, "system")),
                                            .edition = str_trim(form_word(&v->form, "edition")) },
                            v->arena, read, &v->findings, e) &&
           taking_over_zone(read, f->kept.name, e);
}

/* --- the pages ---------------------------------------------------------------------------------- */

static void put_upload(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" action=\"/take-over\" enctype=\"multipart/form-data\" class=\"card\">\n<p><label "
           "for=\"file\">");
    page_say(v, m, say_registration_file());
    put(m, "</label><br><input id=\"file\" type=\"file\" name=\"file\" accept=\".trf,.trfx,.txt,.json,.xml\" "
           "required></p>\n<p><button class=\"main\">");
    page_say(v, m, say_look_at_it_first());
    put(m, "</button></p>\n</form>\n");
}

bool front_take_form(struct visit *v, struct front_folder *f, struct err *e)
{
    (void)f, (void)e;
    struct markup m = page_begin(v, page_text(v, say_take_over()));
    front_say(v, &m, say_take_over_about(UPLOAD_EVENT_MAX >> 20));
    put_upload(v, &m);
    front_way_back(v, &m);
    return page_end(v, &m);
}

static int count_players(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].nplayer;
    return n;
}

static void put_sections(const struct visit *v, struct markup *m, const struct event *read)
{
    put(m, "<ul>\n");
    for (int i = 0; i < read->nsection; i++) {
        const struct section *s = &read->section[i];
        struct message has = s->unit == UNIT_PLAYER
                                 ? say_take_has_players(section_title(s), s->nsquad, s->nround)
                                 : say_take_has_teams(section_title(s), s->nsquad, count_players(s), s->nround);
        put(m, "<li>");
        page_say(v, m, has);
        put(m, "</li>\n");
    }
    put(m, "</ul>\n");
}

/* Of systems those that pair what the section has. */
static bool suits(const struct event *read, const struct property *p, struct str word)
{
    struct section trial = *alone(read);

    if (!str_eq(str_of(p->name), STR("system")))
        return true;
    trial.system = word;
    return property_check(read, &trial, &(struct err){ 0 });
}

static void put_words(const struct visit *v, struct markup *m, const struct event *read, const struct property *p,
                      const struct str *word, int n, struct str now)
{
    const struct wording wording = visit_wording(v);

    put(m, "<select");
    put_attr(m, "name", str_of(p->name));
    put(m, ">");
    for (int i = 0; i < n; i++) {
        if (!str_eq(word[i], now) && !suits(read, p, word[i]))
            continue;
        put(m, "<option");
        put_attr(m, "value", word[i]);
        if (str_eq(word[i], now))
            put(m, " selected");
        put(m, ">");
        put_text(m, setting_value(p, word[i], &wording, v->arena));
        put(m, "</option>");
    }
    put(m, "</select>");
}

static void put_typed(struct markup *m, const char *name, struct str now)
{
    put(m, "<input");
    put_attr(m, "name", str_of(name));
    put_attr(m, "value", now);
    put(m, " autocomplete=\"off\">");
}

static void put_rule(const struct visit *v, struct markup *m, const struct event *read, const char *rule)
{
    int round, n;
    const struct property *p = property_named(str_of(rule), &round);
    const struct str *word = property_choices(p, v->arena, &n);

    put(m, "<p class=\"field\"><label>");
    page_say(v, m, property_label(p, 0));
    put(m, " ");
    if (word)
        put_words(v, m, read, p, word, n, assumed(v, read, rule));
    else
        put_typed(m, rule, assumed(v, read, rule));
    put(m, "</label></p>\n");
}

/* The finding above says what. */
static void put_confirm(const struct visit *v, struct markup *m)
{
    put(m, "<p><label><input type=\"checkbox\" name=\"confirm\" value=\"yes\"> ");
    page_say(v, m, say_confirm());
    put(m, "</label></p>\n");
}

/* Its name, and what the file does not say. */
static void put_choices(const struct visit *v, struct markup *m, const struct front_folder *f, const struct event *read,
                        const struct findings *said)
{
    put(m, "<form method=\"post\" action=\"/take-over\" class=\"card\">\n");
    front_sent_put(m);
    page_hidden(m, "upload", f->kept_mark);
    put(m, "<div class=\"fields\">\n<p class=\"field\"><label>");
    page_say(v, m, say_new_name());
    put(m, " ");
    put_typed(m, "name", name_of(f, read));
    put(m, "</label></p>\n");
    for (int i = 0; i < RULES_HERE && alone(read); i++)
        if (is_open(said, rules[i]))
            put_rule(v, m, read, rules[i]);
    put(m, "</div>\n");
    if (is_open(said, "dates"))
        dates_put(v, m, "dates");
    if (floor_is_doubtful(read))
        put_confirm(v, m);
    put(m, "<p><button class=\"main\">");
    page_say(v, m, say_take_it_over());
    put(m, "</button></p>\n</form>\n<p>");
    put_link(m, STR("/take-over"), page_text(v, say_another_file()));
    put(m, "</p>\n");
}

/* `why`: what was wrong with what was chosen; NULL: nothing is yet. */
static bool show(struct visit *v, const struct front_folder *f, const struct event *read, const struct err *why)
{
    struct markup m = page_begin(v, page_text(v, say_take_over()));
    struct str page;

    if (why)
        page_problem(v, &m, why);
    else
        front_say(v, &m, say_take_can_be(f->kept.name));
    put_sections(v, &m, read);
    page_findings(v, &m);
    explained_put(v, &m, f->kept.name, f->kept.bytes, DAY_ORDER_OPEN);
    put_choices(v, &m, f, read, &v->findings);
    front_way_back(v, &m);
    page_end(v, &m);
    if (why && refill(v->job->reply.body, STR("/take-over"), &v->form, v->arena, &page))
        v->job->reply.body = page;
    return true;
}

/* It cannot be taken over: what is wrong, and the form for the file once it is mended. */
static bool refuse(struct visit *v, const struct front_folder *f, const struct err *why)
{
    struct markup m = page_begin(v, page_text(v, say_take_over()));

    page_problem(v, &m, why);
    page_findings(v, &m);
    if (f->kept.bytes.p)
        explained_put(v, &m, f->kept.name, f->kept.bytes, DAY_ORDER_OPEN);
    put_upload(v, &m);
    front_way_back(v, &m);
    page_end(v, &m);
    v->job->reply.status = visit_status(v, why);
    return true;
}

/* All of it is tried, so that nothing is found wrong later. */
static bool look(struct visit *v, struct front_folder *f, struct err *e)
{
    struct choice nothing = { .n = 0 };
    struct front_file trial;
    struct event read;

    if (!keep(v, f, e) || !front_file_begin(v, f->path, &trial, e))
        return false;
    bool ok = read_kept(v, f, &read, e) && take_over(v, f, &read, &nothing, trial.path, true, e);
    front_file_end(&trial);
    return ok ? show(v, f, &read, NULL) : refuse(v, f, e);
}

static bool make(struct visit *v, struct front_folder *f, struct str *file, struct event *read, struct err *e)
{
    struct front_file made;

    if (!front_file_begin(v, f->path, &made, e))
        return false;
    struct choice c = choice_of(v, read);
    struct str name = is_chosen(&c, STR("name")) ? c.list[0].value : name_of(f, read);
    bool confirmed = str_eq(form_word(&v->form, "confirm"), STR("yes"));
    bool ok =
        take_over(v, f, read, &c, made.path, confirmed, e) && front_file_keep(v, made.path, f->path, name, file, e);
    front_file_end(&made);
    return ok;
}

static bool settle(struct visit *v, struct front_folder *f, struct err *e)
{
    struct str file = front_sent_file(f, v);
    struct event read;

    if (file.p)
        return front_go_to(v, f, file);
    if (!is_kept(v, f, e) || !read_kept(v, f, &read, e))
        return refuse(v, f, e);
    if (!make(v, f, &file, &read, e)) {
        int status = visit_status(v, e);
        show(v, f, &read, e);
        v->job->reply.status = status;
        return true;
    }
    front_sent_note(f, v, file);
    return front_go_to(v, f, file);
}

bool front_take(struct visit *v, struct front_folder *f, struct err *e)
{
    return v->files.n > 0 ? look(v, f, e) : settle(v, f, e);
}
