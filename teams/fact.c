/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/fact.h"

#include <limits.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/template.h"
#include "teams/correction.h"
#include "teams/messages.h"
#include "teams/names.h"

enum part { JOIN, LEAD, ITEM, BETWEEN, TAIL };

/* A part without words has a row all the same. */
struct row {
    const char *name;
    struct message_row part[FACT_PARTS];
};

/* What a sentence may speak of: the members of a fact. */
#define NAMES                                                                                                     \
    "round,table,board,number,of,half,count,team,other,what,was,becomes,entry,mark,mark_was,pairs,matches,games," \
    "rounds,none,again,"
static const enum argument_kind kinds[] = {
    ARGUMENT_ROUND, ARGUMENT_TABLE, ARGUMENT_BOARD, ARGUMENT_NUMBER,      ARGUMENT_NUMBER, ARGUMENT_POINTS,
    ARGUMENT_COUNT, ARGUMENT_TEAM,  ARGUMENT_TEAM,  ARGUMENT_TEXT,        ARGUMENT_TEXT,   ARGUMENT_TEXT,
    ARGUMENT_CAUSE, ARGUMENT_CAUSE, ARGUMENT_CAUSE, ARGUMENT_CAUSE,       ARGUMENT_CAUSE,  ARGUMENT_CAUSE,
    ARGUMENT_CAUSE, ARGUMENT_CAUSE, ARGUMENT_CAUSE, ARGUMENT_KINDS_COUNT,
};

/* clang-format off */
#define PART(name, of, words) { "fact " name of, NAMES, kinds, { .text = words } }
static const struct row rows[] = {
#define ONE(part_, member, words) .part[part_].says.one = (words), .part[part_].says.counts = #member
#define FACT(ID, name, join, lead, item, between, ...) \
    { name, { [JOIN] = PART(name, " join", join), [LEAD] = PART(name, " lead", lead), [ITEM] = PART(name, "", item), \
              [BETWEEN] = PART(name, " between", between), [TAIL] = { .id = "fact " name " tail", .names = NAMES, .kinds = kinds } }, \
      .part[TAIL].says.text = __VA_ARGS__ },
#include "teams/fact.def"
#undef FACT
};
/* clang-format on */

static const char *english(enum fact_kind kind, enum part part)
{
    return rows[kind].part[part].says.text;
}

/* One clause under way, and where its text goes. */
struct clause {
    const struct fact *fact; /* the one whose members stand in the text */
    int count;               /* of the items of the clause */
    const struct entry_text *entry;
    const struct wording *wording;
    struct arena *arena;
};

static struct str told(const struct clause *c, struct message message)
{
    return message_text(&message, c->wording, c->arena);
}

/* Values. */

static bool number_of(const struct clause *c, struct str name, long *out)
{
    const struct fact *f = c->fact;
    const struct {
        const char *name;
        long value;
    } members[] = { { "round", f->round },   { "table", f->table }, { "board", f->board },
                    { "number", f->number }, { "of", f->of },       { "count", c->count } };

    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (str_eq(name, str_of(members[i].name)))
            return *out = members[i].value, true;
    return false;
}

/* "1 0 3 played" */
static struct no_show mark_read(struct str code)
{
    struct no_show mark = { 0 };
    long number[3] = { 0 };

    for (int i = 0; i < 3; i++)
        str_long(str_cut(&code, ' '), &number[i]);
    mark.absent[0] = number[0] != 0;
    mark.absent[1] = number[1] != 0;
    mark.present = (int)number[2];
    decided_find(code, &mark.decided);
    return mark;
}

static struct str mark_words(const struct clause *c, struct str code)
{
    const struct fact *f = c->fact;
    struct no_show mark = mark_read(code), was = mark_read(f->was);

    if (mark.absent[0] || mark.absent[1] || mark.decided)
        return told(c, correction_mark_message(f->team_name, f->other_name, mark));
    return told(c, was.decided ? say_scored_from_boards() : say_marks_removed());
}

/* A number with its noun, and what is said where a number is 1; without a row where there is nothing to say. */
static struct message words_of(const struct fact *f, struct str name)
{
    const struct {
        const char *name;
        long value;
        struct message says;
    } words[] = { { "pairs", f->number, say_matches_counted(f->number) },
                  { "matches", f->of, say_matches_counted(f->of) },
                  { "games", f->of, say_games_counted(f->of) },
                  { "rounds", f->of, say_rounds_counted(f->of) },
                  { "none", f->of == 1, say_fact_none() },
                  { "again", f->number == 1, say_fact_again() } };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (str_eq(name, str_of(words[i].name)) && words[i].value != 0)
            return words[i].says;
    return (struct message){ 0 };
}

static struct str text_of(const struct clause *c, struct str name)
{
    const struct fact *f = c->fact;
    const struct {
        const char *name;
        struct str value;
    } members[] = { { "team", f->team_name },
                    { "other", f->other_name },
                    { "what", f->what },
                    { "was", f->was },
                    { "becomes", f->becomes } };

    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (str_eq(name, str_of(members[i].name)))
            return members[i].value;
    if (str_eq(name, STR("entry"))) {
        if (!c->entry || !c->entry->text)
            return STR("...");
        return c->entry->text(c->entry->journal, c->fact->number, c->arena);
    }
    if (str_eq(name, STR("mark_was")))
        return f->was.n ? mark_words(c, f->was) : (struct str){ 0 };
    return str_eq(name, STR("mark")) ? mark_words(c, f->becomes) : told(c, words_of(f, name));
}

/* Templates. */

static struct template_value value_named(const void *of, struct str name, struct arena *a)
{
    const struct clause *c = of;
    struct template_value v = { .kind = TEMPLATE_NUMBER };

    (void)a;
    if (str_eq(name, STR("half")))
        return (struct template_value){ .kind = TEMPLATE_POINTS, .number = c->fact->of };
    return number_of(c, name, &v.number) ? v : (struct template_value){ .text = text_of(c, name) };
}

static struct str part_text(const struct clause *c, enum fact_kind kind, enum part part)
{
    const struct template_values values = { value_named, c };

    return message_fill(&rows[kind].part[part], c->wording, &values, c->arena);
}

static struct str joined(struct str a, struct str b, struct arena *arena)
{
    if (a.n == 0)
        return b;
    return b.n == 0 ? a : str_join(arena, a, b);
}

/* Clauses. */

enum { NAMES_SHOWN = 10, CLAUSES_SHOWN = 20 };

static bool is_name_alone(enum fact_kind kind)
{
    const char *item = english(kind, ITEM);

    return item && strcmp(item, "{team}") == 0;
}

/* Is it said before the names how many they are? */
static bool is_counted(enum fact_kind kind)
{
    return strstr(english(kind, LEAD), "{count}") != NULL;
}

static bool is_same(enum fact_kind a, enum fact_kind b, enum part part)
{
    return strcmp(english(a, part), english(b, part)) == 0;
}

/* May it stand in the clause of the first, by the kinds of the two? */
static bool goes_with(enum fact_kind first, enum fact_kind kind)
{
    if (!*english(first, LEAD))
        return is_name_alone(first) && kind == first;
    return english(kind, ITEM) && is_same(first, kind, LEAD) && is_same(first, kind, TAIL);
}

/* Two frames are compared before it is known how many items there are. */
static struct str frame_of(const struct fact *f, struct clause *c)
{
    c->count = 1;
    c->fact = f;
    return str_fmt(c->arena, "%.*s\t%.*s", STR_ARG(part_text(c, f->kind, LEAD)), STR_ARG(part_text(c, f->kind, TAIL)));
}

/* The facts that go on from the first in its clause: the same lead and the same tail, said of the same. */
static int clause_length(const struct fact *fact, int n, struct clause *c)
{
    struct str frame = frame_of(fact, c);
    int to = 1;

    while (to < n && goes_with(fact->kind, fact[to].kind) && str_eq(frame, frame_of(&fact[to], c)))
        to++;
    return to;
}

static int run_of_names(const struct fact *fact, int n)
{
    int run = 0;

    while (run < n && is_name_alone(fact[run].kind))
        run++;
    return run;
}

/* Those in a run of names of whom the same is said, behind the first of them: 185 arrivals, as a table had them, are then so many teams with
   five players and so many with four. */
static void gather(struct fact *to, const struct fact *fact, int n, struct clause *c)
{
    struct str *frame = arena_new(c->arena, struct str, n);
    bool *taken = arena_new(c->arena, bool, n);
    int out = 0;

    for (int i = 0; i < n; i++)
        frame[i] = frame_of(&fact[i], c);
    for (int i = 0; i < n; i++) {
        const bool is_first = !taken[i];
        for (int k = i; is_first && k < n; k++)
            if (!taken[k] && fact[k].kind == fact[i].kind && str_eq(frame[k], frame[i])) {
                to[out++] = fact[k];
                taken[k] = true;
            }
    }
}

static const struct fact *gathered(const struct fact *fact, int n, struct clause *c)
{
    struct fact *all = arena_new(c->arena, struct fact, n);
    int run;

    for (int i = 0; i < n; i += run) {
        all[i] = fact[i];
        run = run_of_names(&fact[i], n - i);
        if (run > 1)
            gather(&all[i], &fact[i], run, c);
        run = run > 0 ? run : 1;
    }
    return all;
}

static struct str items_text(const struct fact *fact, int n, struct clause *c)
{
    struct str out = { 0 };

    for (int i = 0; i < n; i++) {
        c->fact = &fact[i];
        if (i > 0)
            out = joined(out, part_text(c, fact[i].kind, BETWEEN), c->arena);
        out = joined(out, part_text(c, fact[i].kind, ITEM), c->arena);
    }
    return out;
}

/* "Chad and Fiji"; "150 teams (Chad, Fiji, ... and 140 more)" */
static struct str names_of(const struct fact *fact, int n, const struct clause *c)
{
    const bool some = n > NAMES_SHOWN && !(c->entry && c->entry->whole);
    const int shown = some ? NAMES_SHOWN : n;
    struct names names = { .arena = c->arena };

    for (int i = 0; i < shown; i++)
        names_add(&names, fact[i].team_name);
    const struct str out = names_told(&names, n - shown, c->wording);
    return some && !is_counted(fact->kind) ? told(c, say_teams_of_names(n, out)) : out;
}

static struct str clause_text(const struct fact *fact, int n, struct clause *c)
{
    c->count = n;
    c->fact = fact;
    struct str lead = part_text(c, fact->kind, LEAD);
    struct str items = is_name_alone(fact->kind) ? names_of(fact, n, c) : items_text(fact, n, c);
    struct str out = joined(lead, items, c->arena);
    c->fact = fact;
    return joined(out, part_text(c, fact->kind, TAIL), c->arena);
}

/* Where the clause from `i` on ends; facts of no words are passed over first. */
static int next_clause(const struct fact *fact, int n, int *i, struct clause *c)
{
    while (*i < n && !english(fact[*i].kind, ITEM))
        ++*i;
    return *i < n ? *i + clause_length(&fact[*i], n - *i, c) : n;
}

struct str fact_text(const struct fact *fact, int n, const struct entry_text *entry, struct arena *a)
{
    static const struct wording plain = { 0 };
    struct clause c = { .entry = entry, .wording = entry ? &entry->wording : &plain, .arena = a };
    struct str out = { 0 };
    int i = 0, shown = 0, most = entry && entry->whole ? n : CLAUSES_SHOWN;

    fact = gathered(fact, n, &c);
    for (int to = next_clause(fact, n, &i, &c); i < n && shown < most; to = next_clause(fact, n, &i, &c)) {
        if (out.n > 0)
            out = joined(out, part_text(&c, fact[i].kind, JOIN), a);
        out = joined(out, clause_text(&fact[i], to - i, &c), a);
        shown++;
        i = to;
    }
    int more = 0;

    for (int to = next_clause(fact, n, &i, &c); i < n; to = next_clause(fact, n, &i, &c)) {
        more++;
        i = to;
    }
    return more ? told(&c, say_clauses_and_more(out, more)) : out;
}

const struct message_row *fact_row(int i)
{
    return i < FACT_COUNT * FACT_PARTS ? &rows[i / FACT_PARTS].part[i % FACT_PARTS] : NULL;
}

/* Stored. */

struct str fact_mark(struct no_show mark, struct arena *a)
{
    return str_fmt(a, "%d %d %d %s", mark.absent[0], mark.absent[1], mark.present, decided_name(mark.decided));
}

enum { INTS = 6, NUMBERS = 8, TEXTS = 5 }; /* the first numbers are INTS, those behind them longer */

static void members_of(struct fact *f, long number[NUMBERS], struct str *text[TEXTS])
{
    const long numbers[NUMBERS] = { f->section, f->round, f->table, f->board, f->team, f->other, f->number, f->of };
    struct str *const texts[TEXTS] = { &f->team_name, &f->other_name, &f->what, &f->was, &f->becomes };

    memcpy(number, numbers, sizeof numbers);
    memcpy(text, texts, sizeof texts);
}

/* No text of the desk holds a tab or a new line; what does all the same does not break the line. */
static struct str on_one_line(struct str s, struct arena *a)
{
    struct str copy = str_copy(a, s);

    for (size_t i = 0; i < copy.n; i++)
        if (copy.p[i] == '\t' || copy.p[i] == '\n')
            ((char *)copy.p)[i] = ' ';
    return copy;
}

static struct str line_of(const struct fact *fact, struct arena *a)
{
    struct fact f = *fact;
    long number[NUMBERS];
    struct str *text[TEXTS], line = str_of(rows[f.kind].name);

    members_of(&f, number, text);
    for (int i = 0; i < NUMBERS; i++)
        line = str_fmt(a, "%.*s\t%ld", STR_ARG(line), number[i]);
    for (int i = 0; i < TEXTS; i++)
        line = str_fmt(a, "%.*s\t%.*s", STR_ARG(line), STR_ARG(on_one_line(*text[i], a)));
    return line;
}

struct str fact_code(const struct fact *fact, int n, struct arena *a)
{
    struct str *line = arena_new(a, struct str, n);
    size_t size = 0;

    for (int i = 0; i < n; i++) {
        line[i] = line_of(&fact[i], a);
        size += line[i].n + 1;
    }
    char *text = arena_new(a, char, size), *at = text;
    for (int i = 0; i < n; i++) {
        at = mempcpy(at, line[i].p, line[i].n);
        *at++ = '\n';
    }
    return (struct str){ text, size };
}

static bool kind_find(struct str name, enum fact_kind *out)
{
    for (int k = 0; k < FACT_COUNT; k++)
        if (str_eq(name, str_of(rows[k].name)))
            return *out = (enum fact_kind)k, true;
    return false;
}

/* Whether the number is written as fact_code writes it: without a plus, without a 0 before it. */
static bool is_plain(struct str word)
{
    size_t minus = word.n > 1 && word.p[0] == '-';

    return str_eq(word, STR("0")) || (word.n > minus && word.p[minus] >= '1' && word.p[minus] <= '9');
}

static bool number_read(struct str word, long most, long *out)
{
    return is_plain(word) && str_long(word, out) && *out >= -most && *out <= most;
}

static int tabs_in(struct str line)
{
    int n = 0;

    for (size_t i = 0; i < line.n; i++)
        n += line.p[i] == '\t';
    return n;
}

static bool line_read(struct str line, struct fact *f)
{
    long number[NUMBERS];
    struct str *text[TEXTS];
    bool ok = tabs_in(line) == NUMBERS + TEXTS && !memchr(line.p, '\0', line.n);

    *f = (struct fact){ 0 };
    members_of(f, number, text);
    if (!kind_find(str_cut(&line, '\t'), &f->kind))
        return false;
    for (int i = 0; i < NUMBERS; i++)
        ok = ok && number_read(str_cut(&line, '\t'), i < INTS ? INT_MAX : LONG_MAX, &number[i]);
    for (int i = 0; i < TEXTS; i++)
        *text[i] = str_cut(&line, '\t');
    f->section = (int)number[0], f->round = (int)number[1], f->table = (int)number[2], f->board = (int)number[3];
    f->team = (int)number[4], f->other = (int)number[5], f->number = number[6], f->of = number[7];
    return ok;
}

bool fact_read(struct str code, struct arena *a, struct fact **fact, int *n)
{
    bool whole = code.n == 0 || code.p[code.n - 1] == '\n';
    int cap = 0;

    *fact = NULL;
    for (*n = 0; code.n > 0; ++*n) {
        arena_room(a, *fact, *n, cap);
        if (!line_read(str_cut(&code, '\n'), &(*fact)[*n]))
            return false;
    }
    return whole;
}
