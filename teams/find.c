/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/find.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "teams/federation.h"
#include "teams/slips.h"
#include "teams/text.h"
#include "teams/messages.h"

enum { LISTED = 5, SUGGESTED = 3, NAME_COLUMNS = 24 };

/* One thing that may be meant. The key is the folded name, made when it is first asked for. */
struct choice {
    struct str name, code, key;
    struct str team; /* of a player among those of all teams */
    long number;     /* as people see it, 0 = none */
};

struct question {
    struct str text, key;
    long number; /* if the text is one, else 0 */
    const char *noun;
    struct str where; /* "section open", "the list of Mali" */
    struct choice *choice;
    int n;
    const struct section *teams; /* whose squads the choices are; NULL: they are no teams */
    int nearest;                 /* slips of the choices that are suggested */
    struct arena *arena;
};

typedef bool fits(struct question *q, struct choice *c);

static struct str key_of(struct question *q, struct choice *c)
{
    if (!c->key.p)
        c->key = text_fold(q->arena, c->name);
    return c->key;
}

static bool has_number(struct question *q, struct choice *c)
{
    return q->number > 0 && c->number == q->number;
}

/* Before the folded comparison: it is what a file of results asks for thousands of times. */
static bool has_spelling(struct question *q, struct choice *c)
{
    return str_eq(c->name, q->text);
}

static bool has_name(struct question *q, struct choice *c)
{
    return str_eq(key_of(q, c), q->key);
}

static bool has_code(struct question *q, struct choice *c)
{
    return c->code.n > 0 && str_eq(text_fold(q->arena, c->code), q->key);
}

static bool ends_in_number(struct str name, long *number)
{
    struct str last = name;

    while (memchr(last.p, ' ', last.n))
        str_cut(&last, ' ');
    return last.n < name.n && str_long(last, number);
}

/* The team's place among those of its federation: the number that its name ends in, or in the order of the registration. */
static long nth_of_federation(const struct section *s, int squad)
{
    long nth = 1;

    if (ends_in_number(s->squad[squad].name, &nth))
        return nth;
    for (int i = 0; i < squad; i++)
        nth += str_eq(s->squad[i].federation, s->squad[squad].federation);
    return nth;
}

struct str squad_code(const struct section *s, int squad, struct arena *a)
{
    struct str code = s->squad[squad].federation;
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += str_eq(s->squad[i].federation, code);
    return n < 2 || code.n == 0 ? code : str_fmt(a, "%.*s%ld", STR_ARG(code), nth_of_federation(s, squad));
}

/* "AZE2" */
static bool has_code_and_number(struct question *q, struct choice *c)
{
    struct str code = text_fold(q->arena, c->code);
    long number;

    if (code.n == 0 || !str_starts(q->key, code))
        return false;
    struct str rest = { q->key.p + code.n, q->key.n - code.n };
    return str_long(rest, &number) && number == nth_of_federation(q->teams, (int)(c - q->choice));
}

static bool is_only_one(const struct question *q, const struct choice *c)
{
    int n = 0;

    for (int i = 0; i < q->n; i++)
        n += str_eq(q->choice[i].code, c->code);
    return n == 1;
}

/* The names of its federation: "Israel" of the one team that is registered in another script. Before what begins so, or Niger would be Nigeria. */
static bool has_federation(struct question *q, struct choice *c)
{
    struct str names = federation_names(c->code, q->arena), name = { 0 };
    bool is_one = false;

    while (!is_one && names.n > 0) {
        name = str_cut(&names, ';');
        is_one = str_eq(text_fold(q->arena, str_trim(name)), q->key);
    }
    return is_one && is_only_one(q, c);
}

static bool has_federation_beginning(struct question *q, struct choice *c)
{
    struct str names = federation_names(c->code, q->arena);
    bool begins = false;

    while (!begins && names.n > 0)
        begins = str_starts(text_fold(q->arena, str_trim(str_cut(&names, ';'))), q->key);
    return begins;
}

static bool has_beginning(struct question *q, struct choice *c)
{
    return str_starts(key_of(q, c), q->key);
}

static bool has_part(struct question *q, struct choice *c)
{
    struct str rest = key_of(q, c);

    for (; rest.n >= q->key.n; rest.p++, rest.n--)
        if (str_starts(rest, q->key))
            return true;
    return false;
}

/* "Magnus Carlsen" of "Carlsen, Magnus" */
static bool has_words(struct question *q, struct choice *c)
{
    struct str rest = q->key;
    bool all = true;

    while (all && rest.n > 0) {
        struct str word = str_cut(&rest, ' '), name = key_of(q, c);
        all = word.n == 0;
        while (!all && name.n > 0) {
            struct str part = str_cut(&name, ' ');
            part.n -= part.n > 0 && part.p[part.n - 1] == ',';
            all = str_eq(part, word);
        }
    }
    return all;
}

static fits *const squad_ways[] = { has_number,
                                    has_spelling,
                                    has_name,
                                    has_code,
                                    has_code_and_number,
                                    has_federation,
                                    has_beginning,
                                    has_federation_beginning,
                                    NULL };
static fits *const player_ways[] = { has_number, has_spelling, has_name, has_words, has_beginning, has_part, NULL };
static fits *const entrant_ways[] = { has_number, has_spelling, has_name, has_words, has_beginning, has_part, NULL };
static fits *const section_ways[] = { has_spelling, has_name, has_beginning, NULL };

static bool always(struct question *q, struct choice *c)
{
    (void)q;
    (void)c;
    return true;
}

enum { FAR = 1000 };

/* Of a whole word, as far as so many slips may be made; FAR: it is another one. */
static int slips_in_word(struct question *q, struct str word, int most)
{
    int n = word.n > 0 && word.n <= SLIPS_MAX ? slips_between(q->key, word) : FAR;

    return n <= most ? n : FAR;
}

/* Of the nearest word of a name. */
static int slips_in_words(struct question *q, struct str name, int most)
{
    int best = FAR;

    while (name.n > 0) {
        struct str word = str_cut(&name, ' ');
        word.n -= word.n > 0 && word.p[word.n - 1] == ',';
        best = slips_least(best, slips_in_word(q, word, most));
    }
    return best;
}

/* A slip in every four letters of a part of the name, in every three of the name, a word of it or the code. FAR: it is not near. */
static int slips_of(struct question *q, struct choice *c)
{
    int length = (int)q->key.n, n = FAR;

    if (length == 0 || length > SLIPS_MAX || q->number > 0)
        return FAR;
    int part = slips_in_part(q->key, key_of(q, c));
    n = part <= length / 4 ? part : FAR;
    n = slips_least(n, slips_in_word(q, key_of(q, c), length / 3));
    n = slips_least(n, slips_in_words(q, key_of(q, c), length / 3));
    return slips_least(n, slips_in_word(q, text_fold(q->arena, c->code), length / 3));
}

static bool is_near(struct question *q, struct choice *c)
{
    return slips_of(q, c) == q->nearest;
}

static struct str quoted(const struct question *q)
{
    return text_cut(q->arena, q->text, NAME_COLUMNS);
}

static struct str label(const struct question *q, const struct choice *c)
{
    struct str name = text_cut(q->arena, c->name, NAME_COLUMNS);

    if (c->team.n > 0)
        name = str_fmt(q->arena, "%.*s (%.*s)", STR_ARG(direction_isolated(name, q->arena)),
                       STR_ARG(direction_isolated(c->team, q->arena)));
    return c->number > 0 ? str_fmt(q->arena, "%ld %.*s", c->number, STR_ARG(direction_isolated(name, q->arena))) : name;
}

/* "12 Mali; 40 Malta; and 3 more", of all choices that fit. */
static struct str list(struct question *q, fits *fit, int found, int most)
{
    struct str text = { 0 };
    int listed = 0;

    for (int i = 0; i < q->n && listed < most; i++)
        if (fit(q, &q->choice[i])) {
            struct str one = label(q, &q->choice[i]);
            text = str_fmt(q->arena, "%.*s%s%.*s", STR_ARG(text), listed > 0 ? "; " : "", STR_ARG(one));
            listed++;
        }
    return found > listed ? str_fmt(q->arena, "%.*s; and %d more", STR_ARG(text), found - listed) : text;
}

static int count(struct question *q, fits *fit, int *last)
{
    int found = 0;

    for (int i = 0; i < q->n; i++)
        if (fit(q, &q->choice[i])) {
            found++;
            *last = i;
        }
    return found;
}

/* Those that are nearest: how many slips away. */
static int nearest(struct question *q)
{
    int best = FAR;

    for (int i = 0; i < q->n; i++)
        best = slips_least(best, slips_of(q, &q->choice[i]));
    return best == FAR ? -1 : best;
}

/* Somebody asks for a number of a team, or for a range of them. */
static bool asks_for_number(const struct question *q)
{
    return q->teams && q->text.p[0] >= '0' && q->text.p[0] <= '9';
}

static bool no_number(const struct question *q, struct err *e)
{
    struct str text = quoted(q);
    long most = 0;

    for (int i = 0; i < q->n; i++)
        most = q->choice[i].number > most ? q->choice[i].number : most;

    if (most == 0)
        return err_say(e, ERR_INPUT, say_no_team_before_numbers(text));
    return err_say(e, ERR_INPUT, say_no_team_of_number(text, q->where, most));
}

/* A short list is told whole, of a long one what looks most alike. */
static bool none(struct question *q, struct err *e)
{
    bool all = q->n <= LISTED;
    fits *fit = all ? always : is_near;
    struct str text = quoted(q);
    int last;

    if (asks_for_number(q))
        return no_number(q, e);
    q->nearest = nearest(q);
    int found = count(q, fit, &last);
    struct str near = list(q, fit, found, all ? LISTED : SUGGESTED);
    if (found == 0)
        return err_say(e, ERR_INPUT, say_name_of_nobody(q->noun, text, q->where));
    return err_say(e, ERR_INPUT,
                   all ? say_name_of_nobody_listed(q->noun, text, q->where, near)
                       : say_name_of_nobody_perhaps(q->noun, text, q->where, near));
}

/* Asks one way after the other; the first that finds anything decides. */
static bool answer(struct question *q, fits *const *way, int *out, struct err *e)
{
    q->text = str_trim(q->text);
    if (q->text.n == 0)
        return err_say(e, ERR_INPUT, say_say_meant(q->noun, q->where));
    q->key = text_fold(q->arena, q->text);
    if (!str_long(q->text, &q->number))
        q->number = 0;
    for (; *way; way++) {
        int last = NOBODY, found = count(q, *way, &last);
        if (found > 1) {
            struct str text = quoted(q), meant = list(q, *way, found, LISTED);

            return err_say(e, ERR_INPUT, say_name_is_of_several(text, found, q->noun, meant));
        }
        if (found == 1) {
            *out = last;
            return true;
        }
    }
    return none(q, e);
}

bool squad_find(const struct section *s, struct str operand, int *squad, struct err *e)
{
    struct arena a = { 0 };
    struct question q = { .text = operand,
                          .noun = "team",
                          .teams = s,
                          .n = s->nsquad,
                          .arena = &a,
                          .where = str_fmt(&a, "section %.*s", STR_ARG(s->name)),
                          .choice = arena_new(&a, struct choice, s->nsquad) };

    for (int i = 0; i < s->nsquad; i++)
        q.choice[i] =
            (struct choice){ .name = s->squad[i].name, .code = s->squad[i].federation, .number = s->squad[i].number };
    bool ok = answer(&q, squad_ways, squad, e);
    arena_free(&a);
    return ok;
}

bool player_find(const struct squad *of, struct str operand, int *player, struct err *e)
{
    struct arena a = { 0 };
    struct question q = { .text = operand,
                          .noun = "player",
                          .n = of->nplayer,
                          .arena = &a,
                          .where = str_fmt(&a, "the list of %.*s", STR_ARG(of->name)),
                          .choice = arena_new(&a, struct choice, of->nplayer) };

    for (int i = 0; i < of->nplayer; i++)
        q.choice[i] = (struct choice){ .name = of->player[i].name, .number = i + 1 };
    bool ok = answer(&q, player_ways, player, e);
    arena_free(&a);
    return ok;
}

bool entrant_find(const struct section *s, struct str operand, int *squad, int *player, struct err *e)
{
    struct arena a = { 0 };
    struct choice *choice = arena_new(&a, struct choice, s->nsquad * SQUAD_MAX);
    int *of = arena_new(&a, int, s->nsquad *SQUAD_MAX), n = 0, found;

    for (int i = 0; i < s->nsquad; i++)
        for (int k = 0; k < s->squad[i].nplayer; k++) {
            const struct player *p = &s->squad[i].player[k];
            choice[n] = (struct choice){ .name = p->name, .number = p->fide_id, .team = s->squad[i].name };
            of[n++] = i * SQUAD_MAX + k;
        }
    struct question q = { .text = operand,
                          .noun = "player",
                          .n = n,
                          .arena = &a,
                          .where = str_fmt(&a, "section %.*s", STR_ARG(s->name)),
                          .choice = choice };
    bool ok = answer(&q, entrant_ways, &found, e);
    if (ok) {
        *squad = of[found] / SQUAD_MAX;
        *player = of[found] % SQUAD_MAX;
    }
    arena_free(&a);
    return ok;
}

/* "-s open, -s women or -s blind" */
static struct str ways_to_say(const struct question *q, const char *sign)
{
    struct str text = { 0 };

    for (int i = 0; i < q->n; i++)
        text = str_fmt(q->arena, "%.*s%s%s%.*s", STR_ARG(text), str_between(i, q->n, " or "), sign,
                       STR_ARG(text_cut(q->arena, q->choice[i].name, NAME_COLUMNS)));
    return text;
}

/* Nobody said which: there must be one alone. */
static bool only_section(struct question *q, int *section, struct err *e)
{

    if (q->n == 0)
        return err_say(e, ERR_STATE, say_no_section_yet());
    if (q->n > 1)
        return err_say(e, ERR_USAGE, say_section_say(ways_to_say(q, "-s "), ways_to_say(q, "")));
    *section = 0;
    return true;
}

bool section_find(const struct event *ev, struct str operand, int *section, struct err *e)
{
    struct arena a = { 0 };
    struct question q = { .text = operand,
                          .noun = "section",
                          .n = ev->nsection,
                          .arena = &a,
                          .where = STR("this event"),
                          .choice = arena_new(&a, struct choice, ev->nsection) };

    for (int i = 0; i < ev->nsection; i++)
        q.choice[i].name = ev->section[i].name;
    bool ok = str_trim(operand).n > 0 ? answer(&q, section_ways, section, e) : only_section(&q, section, e);
    arena_free(&a);
    return ok;
}

bool section_of_squad(const struct event *ev, struct str operand, int *section)
{
    int squad, n = 0;

    for (int i = 0; i < ev->nsection; i++)
        if (squad_find(&ev->section[i], operand, &squad, &(struct err){ 0 }) && n++ == 0)
            *section = i;
    return n == 1;
}
