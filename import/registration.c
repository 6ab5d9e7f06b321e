/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration.h"

#include <limits.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/days.h"
#include "import/mend.h"
#include "import/recognised.h"
#include "import/xml.h"
#include "teams/text.h"
#include "teams/title.h"
#include "import/messages.h"

extern const char _binary_import_registration_xsd_start[];
extern const char _binary_import_registration_xsd_end[];

struct str registration_schema(void)
{
    const char *start = _binary_import_registration_xsd_start;

    return (struct str){ start, (size_t)(_binary_import_registration_xsd_end - start) };
}

struct registration_reader {
    struct arena *arena;
    struct findings *findings;
    struct days days;
};

/* A text in its clean spelling. The schema lets pass what XML allows: C1 control characters, and
   texts that are nothing but exotic blanks. */
static struct str text(struct registration_reader *r, const struct element *e, const char *name)
{
    struct str raw = xml_attribute(e, name), clean = { 0 };

    bool hidden = !text_nfc(raw, r->arena, &clean);
    if (hidden)
        clean = text_visible(raw, r->arena);
    if (hidden)
        finding_say(r->findings, PROBLEM, RULE_NONE, e->line,
                    say_element_holds_control_characters(name, e->name, text_shown(raw, false, r->arena)));
    else if (clean.n == 0 && str_trim(raw).n > 0)
        finding_say(r->findings, PROBLEM, RULE_NONE, e->line, say_value_is_blank(name, e->name));
    else
        return clean;
    finding_about(r->findings, str_c(r->arena, str_fmt(r->arena, "%.*s/%s", STR_ARG(e->name), name)), clean);
    return clean;
}

/* A number, or `otherwise` if it is not there; what is no number has been reported by the schema.
 */
static long number(const struct element *e, const char *name, long otherwise)
{
    long n;

    return str_long(str_trim(xml_attribute(e, name)), &n) && n >= 0 ? n : otherwise;
}

static int small_number(const struct element *e, const char *name, int otherwise)
{
    long n = number(e, name, otherwise);

    return n <= INT_MAX ? (int)n : otherwise;
}

/* A date; one of another form has been reported by the schema. */
static struct str day_in(struct registration_reader *r, const struct element *e, const char *name, struct str s)
{
    if (moment_day_shows(s) == DAY_SHOWS_NONE)
        finding_say(r->findings, PROBLEM, RULE_NONE, e->line, say_element_no_such_day(name, e->name, s));
    return days_read(&r->days, s, r->arena);
}

static struct str day(struct registration_reader *r, const struct element *e, const char *name)
{
    return day_in(r, e, name, str_trim(xml_attribute(e, name)));
}

static int born(struct registration_reader *r, const struct element *e)
{
    struct str s = str_trim(xml_attribute(e, "born"));
    long year = moment_year_read(s);

    if (year < 0 && moment_day_shows(s) == DAY_SHOWS_NONE) {
        finding_say(r->findings, PROBLEM, RULE_NONE, e->line, say_no_such_day_of_birth(s));
        finding_of(r->findings, "player/born");
    }
    return year > 0 && year <= BORN_MOST ? (int)year : 0;
}

static bool yes(const struct element *e, const char *name)
{
    return str_eq(str_trim(xml_attribute(e, name)), STR("yes"));
}

static void read_player(struct registration_reader *r, const struct element *e, struct player *p)
{
    *p = (struct player){
        .name = text(r, e, "name"),
        .title = title_of(text(r, e, "title")),
        .fide_id = number(e, "fideid", 0),
        .rating = small_number(e, "rating", 0),
        .k = small_number(e, "k", 0),
        .born = born(r, e),
        .sex = player_sex(str_trim(xml_attribute(e, "sex"))),
        .replaced = yes(e, "replaced"),
        .line = e->line,
    };
}

static void read_section(struct registration_reader *r, const struct element *e, struct section *s)
{
    *s = section_default();
    s->name = text(r, e, "name");
    s->title = text(r, e, "title");
    s->line = e->line;
    s->edition_by_date = !edition_find(str_trim(xml_attribute(e, "edition")), &s->edition);
    s->tiebreak_by_date = !tiebreak_find(str_trim(xml_attribute(e, "tiebreak")), &s->tiebreak);
    s->women = yes(e, "women");
    s->host_first = yes(e, "host-first");
    s->rounds = small_number(e, "rounds", s->rounds);
    s->boards = small_number(e, "boards", s->boards);
    s->squad_size = small_number(e, "squad-size", s->squad_size);
    s->players_needed = small_number(e, "players-needed", s->players_needed);
    s->floor = small_number(e, "floor", s->floor);
    s->squad = arena_new(r->arena, struct squad, xml_count(e, "team"));
    for (struct element *t = xml_find(e->child, "team"); t; t = xml_find(t->next, "team")) {
        struct squad *q = &s->squad[s->nsquad++];
        *q = (struct squad){
            .name = text(r, t, "name"),
            .federation = text(r, t, "federation"),
            .captain = text(r, t, "captain"),
            .given = small_number(t, "number", 0),
            .player = arena_new(r->arena, struct player, xml_count(t, "player")),
            .line = t->line,
        };
        for (struct element *p = xml_find(t->child, "player"); p; p = xml_find(p->next, "player"))
            read_player(r, p, &q->player[q->nplayer++]);
    }
}

/* Cut off the head of "2026-09-01 09:00"; empty if there is only a time. */
static struct str day_of_deadline(struct str *text)
{
    struct str time = *text, day = str_cut(&time, ' ');

    if (time.n == 0)
        return (struct str){ 0 };
    *text = str_trim(time);
    return day;
}

/* "09:00" is on the day of the round; what stands before it is a day of its own. */
static struct str deadline(struct registration_reader *r, const struct element *e, struct str date)
{
    struct str time = str_trim(xml_attribute(e, "lineups")), own = day_of_deadline(&time);

    if (own.n > 0)
        date = day_in(r, e, "lineups", own);
    return time.n > 0 && date.n > 0 ? str_fmt(r->arena, "%.*s %.*s", STR_ARG(date), STR_ARG(time)) : (struct str){ 0 };
}

static void read_round(struct registration_reader *r, const struct element *e, struct event *ev)
{
    long n = number(e, "number", 0);
    struct str date = day(r, e, "date"), time = str_trim(xml_attribute(e, "time"));

    if (n < 1 || n > ROUNDS_MAX || date.n == 0)
        return;
    if (ev->date[n - 1].n > 0)
        finding_say(r->findings, PROBLEM, RULE_NONE, e->line, say_round_already_date(n));
    ev->date[n - 1] = str_trim(str_fmt(r->arena, "%.*s %.*s", STR_ARG(date), STR_ARG(time)));
    ev->lineups[n - 1] = deadline(r, e, date);
}

static void read_event(struct registration_reader *r, const struct element *e, struct event *ev)
{
    ev->name = text(r, e, "name");
    ev->city = text(r, e, "city");
    ev->federation = text(r, e, "federation");
    ev->start = day(r, e, "start");
    ev->end = day(r, e, "end");
    ev->zone = text(r, e, "zone");
    ev->line = e->line;
    ev->arbiter = arena_new(r->arena, struct arbiter, xml_count(e, "arbiter"));
    for (struct element *x = xml_find(e->child, "arbiter"); x; x = xml_find(x->next, "arbiter"))
        ev->arbiter[ev->narbiter++] = (struct arbiter){ .name = text(r, x, "name"),
                                                        .role = text(r, x, "role"),
                                                        .title = text(r, x, "title"),
                                                        .federation = text(r, x, "federation"),
                                                        .fide_id = number(x, "fideid", 0) };
    for (struct element *x = xml_find(e->child, "round"); x; x = xml_find(x->next, "round"))
        read_round(r, x, ev);
}

static bool few_enough(const struct element *root, struct str file_name, struct err *e)
{
    if (xml_count(root, "section") > SECTIONS_MAX)
        return err_say(e, ERR_LIMIT, say_more_than_sections(file_name, SECTIONS_MAX));
    for (struct element *s = xml_find(root->child, "section"); s; s = xml_find(s->next, "section"))
        if (xml_count(s, "team") > TEAMS_MAX)
            return err_say(e, ERR_LIMIT, say_line_section_more_than_teams(file_name, s->line, TEAMS_MAX));
    return true;
}

/* The order of the days is that of the whole file: all are looked at before one is read. */

static void see_day(struct registration_reader *r, const struct element *e, struct str s)
{
    if (s.n > 0)
        days_see(&r->days, s, e->line);
}

static void see_days(struct registration_reader *r, const struct element *root)
{
    for (const struct element *e = root->child; e; e = e->next) {
        if (str_eq(e->name, STR("event"))) {
            see_day(r, e, str_trim(xml_attribute(e, "start")));
            see_day(r, e, str_trim(xml_attribute(e, "end")));
            for (struct element *x = xml_find(e->child, "round"); x; x = xml_find(x->next, "round")) {
                struct str due = str_trim(xml_attribute(x, "lineups"));
                see_day(r, x, str_trim(xml_attribute(x, "date")));
                see_day(r, x, day_of_deadline(&due));
            }
        }
        for (struct element *t = xml_find(e->child, "team"); t; t = xml_find(t->next, "team"))
            for (struct element *p = xml_find(t->child, "player"); p; p = xml_find(p->next, "player"))
                days_born(&r->days, str_trim(xml_attribute(p, "born")), p->line, DAYS_NO_SERIALS, r->arena);
    }
    days_settle(&r->days, r->findings);
}

static void read_root(struct registration_reader *r, const struct element *root, struct event *out)
{
    see_days(r, root);
    *out = (struct event){ .section = arena_new(r->arena, struct section, SECTIONS_MAX) };
    for (struct element *x = root->child; x; x = x->next) {
        if (str_eq(x->name, STR("event")))
            read_event(r, x, out);
        else if (str_eq(x->name, STR("section")))
            read_section(r, x, &out->section[out->nsection++]);
    }
    for (int i = 0; i < out->nsection; i++)
        section_follow_date(&out->section[i], out);
}

/* The tree is several times as large as what is read of it, which has copies of its own. */
bool registration_read(struct str bytes, struct str file_name, const struct mends *mends, const struct headway *headway,
                       struct arena *a, struct event *out, struct findings *f, struct err *e)
{
    struct xml_format format = { say_xml_is_registration, "registration", registration_schema(), mends, headway };
    struct registration_reader r = { a, f, { .order = mends ? mends->dates : DAY_ORDER_OPEN } };
    struct arena tree = { 0 };
    struct element *root;
    bool ok = xml_read(bytes, file_name, &format, &tree, &root, f, e) && few_enough(root, file_name, e);

    if (ok)
        read_root(&r, root, out);
    if (ok)
        recognised_tree(f->recognised, root);
    arena_free(&tree);
    return ok;
}
