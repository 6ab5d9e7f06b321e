#include "teams/find.h"

#include "engine/base/arena.h"
#include "teams/text.h"

enum { LISTED = 5, NAME_COLUMNS = 24, SLIP_MAX = 64 };

/* One thing that may be meant. The key is the folded name, made when it is first asked for. */
struct choice {
    struct str name, code, key;
    long number; /* as people see it, 0 = none */
};

struct question {
    struct str text, key;
    long number; /* if the text is one, else 0 */
    const char *noun;
    struct str where; /* "section open", "the list of Mali" */
    struct choice *choice;
    int n;
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

static fits *const squad_ways[] = { has_number, has_spelling, has_name, has_code, has_beginning, NULL };
static fits *const player_ways[] = { has_number, has_spelling, has_name, has_beginning, has_part, NULL };
static fits *const section_ways[] = { has_spelling, has_name, has_beginning, NULL };

static bool always(struct question *q, struct choice *c)
{
    (void)q;
    (void)c;
    return true;
}

/* Fewest letters to change, add or drop in `word` to make it a part of `in`. */
static int slips(struct str word, struct str in)
{
    int row[SLIP_MAX + 1], best;

    for (size_t i = 0; i <= word.n; i++)
        row[i] = (int)i;
    best = row[word.n];
    for (size_t k = 0; k < in.n; k++) {
        int corner = row[0];
        for (size_t i = 1; i <= word.n; i++) {
            int change = corner + (word.p[i - 1] != in.p[k]);
            int drop = row[i - 1] + 1, add = row[i] + 1;
            corner = row[i];
            row[i] = change < drop ? change : drop;
            row[i] = row[i] < add ? row[i] : add;
        }
        best = row[word.n] < best ? row[word.n] : best;
    }
    return best;
}

/* A slip in every four letters. */
static bool is_near(struct question *q, struct choice *c)
{
    int length = (int)q->key.n;

    return length > 0 && length <= SLIP_MAX && slips(q->key, key_of(q, c)) <= length / 4;
}

static struct str quoted(const struct question *q)
{
    return text_cut(q->arena, q->text, NAME_COLUMNS);
}

static struct str label(const struct question *q, const struct choice *c)
{
    struct str name = text_cut(q->arena, c->name, NAME_COLUMNS);

    return c->number > 0 ? str_fmt(q->arena, "%ld %.*s", c->number, STR_ARG(name)) : name;
}

/* "12 Mali; 40 Malta; and 3 more", of all choices that fit. */
static struct str list(struct question *q, fits *fit, int found)
{
    struct str text = { 0 };
    int listed = 0;

    for (int i = 0; i < q->n && listed < LISTED; i++)
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

static bool several(struct question *q, fits *fit, int found, struct err *e)
{
    struct str text = quoted(q), meant = list(q, fit, found);

    return err_set(e, ERR_INPUT, "\"%.*s\" may be one of %d %ss: %.*s", STR_ARG(text), found, q->noun, STR_ARG(meant));
}

/* A short list is told whole, of a long one what looks nearly alike. */
static bool none(struct question *q, struct err *e)
{
    bool all = q->n <= LISTED;
    fits *fit = all ? always : is_near;
    int last, found = count(q, fit, &last);
    struct str text = quoted(q), near = list(q, fit, found);
    const char *tell = found == 0 ? "" : all ? ": it has " : ": perhaps you mean ";

    return err_set(e, ERR_INPUT, "there is no %s \"%.*s\" in %.*s%s%.*s", q->noun, STR_ARG(text), STR_ARG(q->where),
                   tell, STR_ARG(near));
}

/* Asks one way after the other; the first that finds anything decides. */
static bool answer(struct question *q, fits *const *way, int *out, struct err *e)
{
    q->text = str_trim(q->text);
    if (q->text.n == 0)
        return err_set(e, ERR_INPUT, "say which %s of %.*s is meant", q->noun, STR_ARG(q->where));
    q->key = text_fold(q->arena, q->text);
    if (!str_long(q->text, &q->number))
        q->number = 0;
    for (; *way; way++) {
        int last = NOBODY, found = count(q, *way, &last);
        if (found > 1)
            return several(q, *way, found, e);
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

/* Nobody said which: there must be one alone. */
static bool only_section(struct question *q, int *section, struct err *e)
{
    struct str names = list(q, always, q->n);

    if (q->n == 0)
        return err_set(e, ERR_STATE, "the event has no section yet");
    if (q->n > 1)
        return err_set(e, ERR_INPUT, "the event has %d sections; say which one is meant: %.*s", q->n, STR_ARG(names));
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
