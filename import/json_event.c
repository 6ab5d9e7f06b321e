/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_event.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/system/system.h"
#include "engine/base/err.h"
#include "import/json_place.h"
#include "import/json_scan.h"
#include "teams/form.h"
#include "teams/moment.h"
#include "teams/score.h"
#include "teams/shape.h"
#include "teams/text.h"
#include "teams/title.h"
#include "import/messages.h"

struct json_event_reader {
    struct json_place at;
    const struct shape *top; /* the members of the event itself */
    struct section *section; /* that the members belong to */
    struct recognised *seen; /* NULL: nobody asks */
};

static void object(struct json_event_reader *r, json_t *o, const struct shape *shape, char *base);

/* --- values ----------------------------------------------------------------------------------- */

static struct str text(struct json_event_reader *r, json_t *v, const char *key)
{
    struct str s = { json_string_value(v), json_string_length(v) }, clean = { 0 };

    if (!json_is_string(v))
        place_wrong(&r->at, say_json_not_text(place_path(&r->at, key)));
    else if (!text_nfc(s, r->at.arena, &clean))
        place_wrong(&r->at, say_json_not_clean_text(place_path(&r->at, key)));
    return clean;
}

static struct str moment(struct json_event_reader *r, json_t *v, const struct shape *s)
{
    struct str m = text(r, v, s->name);
    bool day = s->kind == SHAPE_DAY;

    if (m.n > 0 && !(day ? moment_is_day(m) : moment_is_minute(m) || moment_is_second(m)))
        place_wrong(&r->at, day ? say_json_not_a_day(place_path(&r->at, s->name))
                                : say_json_not_a_time(place_path(&r->at, s->name)));
    return m;
}

static long number(struct json_event_reader *r, json_t *v, const char *key, long least, long most)
{
    json_int_t n = json_integer_value(v);

    if (!json_is_integer(v))
        place_wrong(&r->at, say_json_not_whole_number(place_path(&r->at, key)));
    else if (n < least || n > most)
        place_outside(&r->at, key, least, most);
    else
        return (long)n;
    return 0;
}

/* No captain hands in what stands for a missing line-up. */
static bool has_no_captain(const struct shape *s)
{
    return s->kind == SHAPE_ORIGIN && strcmp(s->name, "lineup_default") == 0;
}

static int first_word(const struct shape *s)
{
    return has_no_captain(s) ? LINEUP_CAPTAIN + 1 : 0;
}

/* "list, previous" */
static struct str words_of(const struct shape *s, struct arena *a)
{
    struct str words = { 0 };

    for (int i = first_word(s); shape_word(s->kind, i); i++)
        if (*shape_word(s->kind, i))
            words = str_fmt(a, "%.*s%s%s", STR_ARG(words), words.n > 0 ? ", " : "", shape_word(s->kind, i));
    return words;
}

static int word(struct json_event_reader *r, json_t *v, const struct shape *s)
{
    struct str given = text(r, v, s->name);

    for (int i = first_word(s); shape_word(s->kind, i); i++)
        if (str_eq(given, str_of(shape_word(s->kind, i))))
            return i;
    place_wrong(&r->at, say_json_is_not_one_of(place_path(&r->at, s->name), words_of(s, r->at.arena)));
    return 0;
}

/* One of two words. */
static int either(struct json_event_reader *r, json_t *v, const char *key, const char *first, int is, const char *other,
                  int else_is)
{
    struct str given = text(r, v, key);

    if (str_eq(given, str_of(first)))
        return is;
    if (!str_eq(given, str_of(other)))
        place_wrong(&r->at,
                    say_json_is_not_one_of(place_path(&r->at, key), str_fmt(r->at.arena, "%s, %s", first, other)));
    return else_is;
}

/* --- lists ------------------------------------------------------------------------------------ */

static int length(struct json_event_reader *r, json_t *v, const char *key, long most)
{
    size_t n = json_array_size(v);

    if (!json_is_array(v))
        place_wrong(&r->at, say_json_not_list(place_path(&r->at, key)));
    else if (n > (size_t)most)
        place_wrong(&r->at, say_json_list_too_long(place_path(&r->at, key)));
    else
        return (int)n;
    return 0;
}

/* Goes down into a member, and leaves the place it was at; back by place_move "%s". */
static struct json_place enter(struct json_event_reader *r, const char *key, int item)
{
    struct json_place up = r->at;

    if (item >= 0)
        place_move(&r->at, "%s%s%s[%d]", up.path, *up.path ? "." : "", key, item);
    else
        place_move(&r->at, "%s%s%s", up.path, *up.path ? "." : "", key);
    return up;
}

static void leave(struct json_event_reader *r, const struct json_place *up)
{
    place_move(&r->at, "%s", up->path);
}

static void items(struct json_event_reader *r, json_t *v, const struct shape *s, char *rows, int n, size_t size)
{
    for (int i = 0; i < n && place_is_ok(&r->at); i++) {
        struct json_place up = enter(r, s->name, i);
        if (s->kind == SHAPE_SECTIONS)
            r->section = (struct section *)(void *)(rows + (size_t)i * size);
        object(r, json_array_get(v, (size_t)i), s->of, rows + (size_t)i * size);
        leave(r, &up);
    }
}

static void list(struct json_event_reader *r, json_t *v, const struct shape *s, char *base)
{
    int n = length(r, v, s->name, s->most);
    char *rows = arena_alloc(r->at.arena, s->size, (size_t)n);

    memcpy(base + s->at, &rows, sizeof rows);
    memcpy(base + s->count, &n, sizeof n);
    items(r, v, s, rows, n, s->size);
}

static void dates(struct json_event_reader *r, json_t *v, const struct shape *s, struct hours *h)
{
    static const struct shape each[] = { { .name = "date", .kind = SHAPE_MOMENT },
                                         { .name = "lineups", .kind = SHAPE_MOMENT } };
    bool has[ROUNDS_MAX + 1] = { false };
    int n = length(r, v, s->name, ROUNDS_MAX);

    for (int i = 0; i < n && place_is_ok(&r->at); i++) {
        json_t *o = json_array_get(v, (size_t)i), *date = json_object_get(o, "date"),
               *due = json_object_get(o, "lineups");
        struct json_place up = enter(r, s->name, i);
        long round = number(r, json_object_get(o, "round"), "round", 1, ROUNDS_MAX);
        place_members(&r->at, o, "round date lineups");
        if (has[round])
            place_wrong(&r->at, say_json_round_twice(place_path(&r->at, "round")));
        has[round] = round > 0;
        if (date && round > 0)
            h->date[round - 1] = moment(r, date, &each[0]);
        if (due && round > 0)
            h->lineups[round - 1] = moment(r, due, &each[1]);
        leave(r, &up);
    }
}

/* --- values by their kind, into the member `at` ------------------------------------------------ */

/* That the member is of. */
static char *row(const struct shape *s, void *at)
{
    return (char *)at - s->at;
}

static void read_text(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    struct str *t = at;

    *t = text(r, v, s->name);
    const struct message why = form_broken((enum text_form)s->form, *t);
    if (why.row && place_is_ok(&r->at))
        place_wrong(&r->at, say_json_breaks_form(place_path(&r->at, s->name), &why));
}

static void read_system(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    read_text(r, v, s, at);
    if (!system_known(*(struct str *)at))
        place_wrong(&r->at, say_json_not_pairing_system(place_path(&r->at, s->name)));
}

static void read_moment(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(struct str *)at = moment(r, v, s);
}

static void read_number(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(int *)at = (int)number(r, v, s->name, s->least, s->most);
}

static void read_long(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(long *)at = number(r, v, s->name, s->least, s->most);
}

static void read_flag(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(bool *)at = json_is_true(v);
    if (!json_is_boolean(v))
        place_wrong(&r->at, say_json_not_true_or_false(place_path(&r->at, s->name)));
}

static void read_sex(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(char *)at = (char)either(r, v, s->name, "m", 'm', "w", 'w');
}

static void read_colour(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(int *)at = either(r, v, s->name, "white", WHITE, "black", BLACK);
}

static void read_ranking(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    const char *key = s->name;
    struct err why = { 0 };

    if (!ranking_read(text(r, v, key), at, &why))
        place_wrong(&r->at, say_json_not_criteria(place_path(&r->at, key)));
}

static void read_team(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(int *)at = (int)number(r, v, s->name, 1, r->section->nsquad) - 1;
}

static void read_places(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    const char *key = s->name;
    int *place = at;
    int n = length(r, v, key, r->section->boards);

    for (int i = 0; i < n; i++)
        place[i] = (int)number(r, json_array_get(v, (size_t)i), key, 0, SQUAD_MAX);
}

static void read_dates(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    dates(r, v, s, at);
}

static void read_object(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    struct json_place up = enter(r, s->name, -1);

    object(r, v, s->of, at);
    leave(r, &up);
}

static void read_list(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    list(r, v, s, row(s, at));
}

static void read_boards(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    items(r, v, s, at, length(r, v, s->name, r->section->boards), sizeof(struct board));
}

static void read_word(struct json_event_reader *r, json_t *v, const struct shape *s, void *at)
{
    *(int *)at = word(r, v, s);
}

/* A kind that is not here is one of some words. */
static void (*const readers[])(struct json_event_reader *r, json_t *v, const struct shape *s, void *at) = {
    [SHAPE_TEXT] = read_text,       [SHAPE_SYSTEM] = read_system, [SHAPE_DAY] = read_moment,
    [SHAPE_MOMENT] = read_moment,   [SHAPE_NUMBER] = read_number, [SHAPE_LONG] = read_long,
    [SHAPE_FLAG] = read_flag,       [SHAPE_SEX] = read_sex,       [SHAPE_COLOUR] = read_colour,
    [SHAPE_RANKING] = read_ranking, [SHAPE_TEAM] = read_team,     [SHAPE_PLACES] = read_places,
    [SHAPE_DATES] = read_dates,     [SHAPE_OBJECT] = read_object, [SHAPE_SECTIONS] = read_list,
    [SHAPE_LIST] = read_list,       [SHAPE_BOARDS] = read_boards,
};

static void value(struct json_event_reader *r, json_t *v, const struct shape *s, char *base)
{
    bool listed = (size_t)s->kind < sizeof readers / sizeof *readers && readers[s->kind];

    (listed ? readers[s->kind] : read_word)(r, v, s, base + s->at);
}

/* What is left out: nothing, but of what must be there; everybody meets everybody once, and the rules follow the date of the event. */
static void leave_out(struct json_event_reader *r, const struct shape *s, char *base)
{
    if (strcmp(s->name, "cycles") == 0) {
        *(int *)(void *)(base + s->at) = 1;
        return;
    }
    if (s->kind == SHAPE_EDITION)
        r->section->edition_by_date = true;
    if (s->kind == SHAPE_TIEBREAK)
        r->section->tiebreak_by_date = true;
    if (has_no_captain(s))
        place_wrong(&r->at, say_json_is_not_one_of(place_path(&r->at, s->name), words_of(s, r->at.arena)));
    if (s->kind == SHAPE_TEAM)
        memcpy(base + s->at, &(int){ NOBODY }, sizeof(int));
    if ((s->kind == SHAPE_TEAM && strcmp(s->name, "bye") != 0) || (s->kind == SHAPE_NUMBER && s->least == 1) ||
        s->kind == SHAPE_RANKING)
        place_wrong(&r->at, say_json_not_there(place_path(&r->at, s->name)));
}

static bool is_member(const struct shape *shape, const char *key, bool top)
{
    while (shape->name && strcmp(shape->name, key) != 0)
        shape++;
    return shape->name != NULL || (top && strcmp(key, "format") == 0);
}

static void check_members(struct json_event_reader *r, json_t *o, const struct shape *shape)
{
    struct str clean;

    for (void *m = json_object_iter(o); m && place_is_ok(&r->at); m = json_object_iter_next(o, m)) {
        const char *key = json_object_iter_key(m);
        if (!is_member(shape, key, shape == r->top))
            place_wrong(&r->at, say_json_member_unknown(
                                    place_path(&r->at, text_nfc(str_of(key), r->at.arena, &clean) ? key : "a name")));
    }
}

/* The order is that of the table: teams are known before they are named. */
static void object(struct json_event_reader *r, json_t *o, const struct shape *shape, char *base)
{
    if (!json_is_object(o))
        place_wrong(&r->at, say_json_not_object(place_path(&r->at, "this")));
    check_members(r, o, shape);
    for (; shape->name && place_is_ok(&r->at); shape++) {
        json_t *v = json_object_get(o, shape->name);
        if (v)
            place_recognise(&r->at, shape->name, v, r->seen);
        if (v)
            value(r, v, shape, base);
        else
            leave_out(r, shape, base);
    }
}

/* --- what single values cannot tell ----------------------------------------------------------- */

/* Whether the round can have come about is asked of every file (teams/possible.h). */
static bool check_round(struct json_event_reader *r, const struct section *s, struct pairing_list *list, bool last)
{
    for (int i = 0; i < list->nfixture; i++) {
        /* False, with the error set: a place is beyond the list of its team. */
        const struct fixture *f = &list->fixture[i];
        for (int side = 0; side < 2; side++)
            for (int b = 0; b < s->boards; b++)
                if (f->board[b].place[side] > s->squad[f->side[side]].nplayer)
                    return place_wrong(&r->at, say_json_players_not_listed(place_path(&r->at, "boards")));
        if (i > 0 && list->fixture[i].table <= list->fixture[i - 1].table)
            return place_wrong(&r->at, say_json_not_by_tables(place_path(&r->at, "matches")));
    }
    if (list->published.n == 0 && !last)
        return place_wrong(&r->at, say_json_publication_missing(place_path(&r->at, "published")));
    list->state = list->published.n > 0 ? ROUND_PUBLISHED : ROUND_DRAFT;
    for (int i = 0; i < list->nlineup; i++)
        for (int b = 0; b < s->boards; b++)
            if (list->lineup[i].place[b] > s->squad[list->lineup[i].squad].nplayer)
                return place_wrong(&r->at, say_json_players_not_listed(place_path(&r->at, "lineups")));
    return true;
}

static bool check_section(struct json_event_reader *r, const struct section *s, int i)
{
    place_top(&r->at);
    place_move(&r->at, "sections[%d]", i);
    return score_least_fits(s) || place_outside(&r->at, "players_needed", 0, s->boards);
}

static bool check(struct json_event_reader *r, struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++)
        if (!check_section(r, &ev->section[i], i))
            return false;
    for (int i = 0; i < ev->nsection; i++)
        for (int k = 0; k < ev->section[i].nround; k++) {
            struct section *s = &ev->section[i];
            place_top(&r->at);
            place_move(&r->at, "sections[%d].rounds[%d]", i, k);
            if (!check_round(r, s, &s->round[k], k + 1 == s->nround))
                return false;
        }
    return true;
}

static bool read_root(struct json_event_reader *r, json_t *root, struct event *out)
{
    const char *format = json_string_value(json_object_get(root, "format"));

    if (!format || strcmp(format, "olympair-event 1") != 0)
        return place_wrong(&r->at, say_json_not_an_event(place_path(&r->at, "format")));
    r->top = shape_event(r->at.arena);
    object(r, root, r->top, (char *)out);
    for (int i = 0; i < out->nsection; i++)
        for (int k = 0; k < out->section[i].nsquad; k++)
            for (int n = 0; n < out->section[i].squad[k].nplayer; n++) {
                struct player *p = &out->section[i].squad[k].player[n];
                p->title = title_of(p->title);
            }
    for (int i = 0; place_is_ok(&r->at) && i < out->nsection; i++) {
        struct section *s = &out->section[i];
        if (s->system.n == 0)
            s->system = STR(SYSTEM_OLYMPIAD);
        section_follow_date(s, out);
    }
    return place_is_ok(&r->at) && check(r, out);
}

bool json_event_read(struct str bytes, struct str file_name, struct arena *a, struct event *out,
                     struct recognised *seen, struct err *e)
{
    struct json_event_reader r = { .at = { .arena = a, .err = e, .file = file_name }, .seen = seen };

    *out = (struct event){ 0 };
    if (bytes.n > JSON_EVENT_SIZE_MAX)
        return err_say(e, ERR_LIMIT, say_event_larger_than(file_name, JSON_EVENT_SIZE_MAX >> 20));
    if (!json_scan(bytes))
        return err_say(e, ERR_LIMIT, say_more_values_than_any_event(file_name));
    json_t *root = place_parse(bytes, file_name, 1, e);
    if (!root)
        return false;
    bool ok = read_root(&r, root, out);
    json_decref(root);
    return ok;
}
