/* SPDX-License-Identifier: Apache-2.0 */
#include "db/kind.h"

#include <stdio.h>
#include <string.h>

#include "db/digest.h"
#include "db/failure.h"
#include "db/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/system/system.h"

static struct value text_value(struct str text)
{
    return (struct value){ .type = VALUE_TEXT, .text = text };
}

static struct value number_value(long number)
{
    return (struct value){ .type = VALUE_NUMBER, .number = number };
}

static struct value null_unless(bool any, struct value v)
{
    return any ? v : (struct value){ .type = VALUE_NULL };
}

/* Words. */

struct words {
    const char *const *word;
    int n;
    struct message (*none)(struct str word); /* of another one */
};

#define X(id, name, ...) [id] = name,
static const char *const units[] = { UNITS(X) };
static const char *const scores[] = { SCORES(X) };
static const char *const preferences[] = { PREFERENCE_TYPES(X) };
static const char *const secondaries[] = { SECONDARIES(X) };
static const char *const departures[] = { DEPARTURES(X) };
static const char *const editions[] = { EDITIONS(X) };
static const char *const tiebreaks[] = { TIEBREAKS(X) };
static const char *const results[] = { RESULTS(X) };
static const char *const decisions[] = { DECISIONS(X) };
static const char *const origins[] = { LINEUP_ORIGINS(X) };
static const char *const attachments[] = { ATTACHMENT_KINDS(X) };
#undef X

static const struct words words[] = {
    [K_UNIT] = { units, UNIT_COUNT, say_no_unit },
    [K_SCORE] = { scores, SCORE_COUNT, say_no_score },
    [K_PREFERENCE] = { preferences, PREFERENCE_TYPE_COUNT, say_no_colour_preferences },
    [K_SECONDARY] = { secondaries, SECONDARY_COUNT, say_no_secondary_score },
    [K_DEPARTURE] = { departures, DEPARTURE_COUNT, say_no_departure },
    [K_EDITION] = { editions, EDITION_COUNT, say_no_edition },
    [K_TIEBREAK] = { tiebreaks, TIEBREAK_COUNT, say_no_tie_break },
    [K_RESULT] = { results, RESULT_COUNT, say_no_result },
    [K_DECIDED] = { decisions, DECIDED_COUNT, say_no_decision },
    [K_ORIGIN] = { origins, LINEUP_ORIGIN_COUNT, say_no_line_up_origin },
    [K_ATTACHMENT] = { attachments, ATTACHMENT_KIND_COUNT, say_no_attachment_kind },
};

static struct value word_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)s, (void)a;
    return text_value(str_of(words[c->kind].word[*(const int *)m]));
}

static void word_in(struct load *l, const struct member *c, int i, void *m)
{
    const struct words *w = &words[c->kind];
    struct str text = column_view(&l->q, i);
    int n = 0;

    while (n < w->n && !str_eq(text, str_of(w->word[n])))
        n++;
    if (n == w->n)
        db_damaged(l->db, w->none(text));
    else
        *(int *)m = n;
}

/* Texts. */

static struct value text_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s, (void)a;
    return text_value(*(const struct str *)m);
}

static void text_in(struct load *l, const struct member *c, int i, void *m)
{
    (void)c;
    *(struct str *)m = column_str(&l->q, i, l->arena);
}

#define system_out text_out

static void system_in(struct load *l, const struct member *c, int i, void *m)
{
    text_in(l, c, i, m);
    if (!system_known(*(struct str *)m))
        db_damaged(l->db, say_no_system(*(struct str *)m));
}

static struct value text_or_null_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    return null_unless(((const struct str *)m)->n > 0, text_out(c, m, s, a));
}

#define text_or_null_in text_in

/* It is part of the name of a file. */
#define sha256_out text_out

static void sha256_in(struct load *l, const struct member *c, int i, void *m)
{
    unsigned char hash[HASH_SIZE];
    struct str *text = m;

    text_in(l, c, i, m);
    if (!digest_from_hex(*text, hash, sizeof hash) || !str_eq(*text, digest_hex(hash, sizeof hash, l->arena)))
        db_damaged(l->db, say_no_sha256(*text));
}

static struct value sex_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s, (void)a;
    return null_unless(*(const char *)m != '\0', text_value((struct str){ m, 1 }));
}

static void sex_in(struct load *l, const struct member *c, int i, void *m)
{
    struct str text = column_view(&l->q, i);

    (void)c;
    *(char *)m = text.n > 0 ? text.p[0] : '\0';
}

static struct value lot_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    enum colour lot = *(const enum colour *)m;

    (void)c, (void)s, (void)a;
    return null_unless(lot != COLOURLESS, text_value(lot == WHITE ? STR("white") : STR("black")));
}

static void lot_in(struct load *l, const struct member *c, int i, void *m)
{
    struct str name = column_view(&l->q, i);

    (void)c;
    *(enum colour *)m = colour_only(str_eq(name, STR("white")), str_eq(name, STR("black")));
}

/* Numbers. */

static int limit_of(const struct load *l, const struct member *c)
{
    const struct section *s = l->section;
    const struct fixture *match = l->holder;
    const struct lineup *lineup = l->row;

    switch (c->high) {
    case TO_BOARDS:
        return s->boards;
    case TO_FIRST:
        return s->squad[match->side[0]].nplayer;
    case TO_SECOND:
        return s->squad[match->side[1]].nplayer;
    case TO_SQUAD:
        return s->squad[lineup->squad].nplayer;
    default:
        return c->high;
    }
}

static long within(struct load *l, const struct member *c, long value)
{
    if (!c->limited)
        return value;
    long low = c->low, high = limit_of(l, c);
    if (value >= low && value <= high)
        return value;
    db_damaged(l->db, damage_outside(c, value, low, high));
    return value < low ? low : high;
}

long kind_within(struct load *l, const struct member *c, int i)
{
    return within(l, c, column_int(&l->q, i));
}

static struct value int_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s, (void)a;
    return number_value(*(const int *)m);
}

static void int_in(struct load *l, const struct member *c, int i, void *m)
{
    *(int *)m = (int)kind_within(l, c, i);
}

static struct value int_or_null_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    return null_unless(*(const int *)m != 0, int_out(c, m, s, a));
}

#define int_or_null_in int_in

static struct value long_or_null_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    long n = *(const long *)m;

    (void)c, (void)s, (void)a;
    return null_unless(n != 0, number_value(n));
}

static void long_or_null_in(struct load *l, const struct member *c, int i, void *m)
{
    (void)c;
    *(long *)m = column_int(&l->q, i);
}

static struct value bool_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s, (void)a;
    return number_value(*(const bool *)m);
}

static void bool_in(struct load *l, const struct member *c, int i, void *m)
{
    (void)c;
    *(bool *)m = column_int(&l->q, i) != 0;
}

/* Of what is there: teams and rounds. */

static int one_of(struct load *l, enum table_id id, int i, int n)
{
    long place = column_int(&l->q, i);

    if (place >= 1 && place <= n)
        return (int)place;
    db_damaged(l->db, damage_lost(member_table(id), place));
    return 0;
}

#define round_out int_out

static void round_in(struct load *l, const struct member *c, int i, void *m)
{
    (void)c;
    *(int *)m = one_of(l, T_round, i, l->section->nround);
}

static struct value team_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s, (void)a;
    return number_value(*(const int *)m + 1);
}

static void team_in(struct load *l, const struct member *c, int i, void *m)
{
    (void)c;
    *(int *)m = one_of(l, T_team, i, l->section->nsquad) - 1;
}

static struct value team_or_null_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    return null_unless(*(const int *)m != NOBODY, team_out(c, m, s, a));
}

static void team_or_null_in(struct load *l, const struct member *c, int i, void *m)
{
    *(int *)m = NOBODY;
    if (column_int(&l->q, i) != 0)
        team_in(l, c, i, m);
}

static struct value of_pair(const int *pair, bool greater)
{
    return number_value((pair[0] < pair[1]) == greater ? pair[1] + 1 : pair[0] + 1);
}

static struct value lesser_team_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s, (void)a;
    return of_pair(m, false);
}

static struct value greater_team_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s, (void)a;
    return of_pair((const int *)m - 1, true);
}

#define lesser_team_in  team_in
#define greater_team_in team_in

/* "1 2 3 5": a list place for each board, 0 for nobody. */

static struct value places_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    enum { NUMBER = 12 };
    char *text = arena_new(a, char, BOARDS_MAX *NUMBER);
    int n = 0;

    (void)c;
    for (int i = 0; i < s->boards; i++)
        n += snprintf(text + n, NUMBER, "%s%d", i ? " " : "", ((const int *)m)[i]);
    return text_value((struct str){ text, (size_t)n });
}

static void places_in(struct load *l, const struct member *c, int i, void *m)
{
    struct str text = column_view(&l->q, i);
    long place;
    int n = 0;

    while (text.n > 0) {
        if (n == l->section->boards || !str_long(str_cut(&text, ' '), &place)) {
            db_damaged(l->db, say_line_up_cannot_be_read());
            return;
        }
        ((int *)m)[n++] = (int)within(l, c, place);
    }
}

/* "mp,osb,gp": criteria in their order. */

static struct value ranking_out(const struct member *c, const void *m, const struct section *s, struct arena *a)
{
    (void)c, (void)s;
    return text_value(ranking_text(m, a));
}

static void ranking_in(struct load *l, const struct member *c, int i, void *m)
{
    struct str list = column_view(&l->q, i);
    struct err e = { 0 };

    (void)c;
    if (!ranking_read(list, m, &e))
        db_damaged(l->db, say_ranking_of_section_wrong(list, err_cause(&e)));
}

/* All of them. */

static const struct kind {
    struct value (*out)(const struct member *c, const void *m, const struct section *s, struct arena *a);
    void (*in)(struct load *l, const struct member *c, int i, void *m);
} kinds[] = {
#define KIND(id, name) [K_##id] = { name##_out, name##_in }
    KIND(TEXT, text),
    KIND(DAY, text),
    KIND(MOMENT, text),
    KIND(MOMENT_OR_NULL, text_or_null),
    KIND(BOOL, bool),
    KIND(INT, int),
    KIND(INT_OR_NULL, int_or_null),
    KIND(LONG_OR_NULL, long_or_null),
    KIND(TEAM, team),
    KIND(TEAM_OR_NULL, team_or_null),
    KIND(LESSER_TEAM, lesser_team),
    KIND(GREATER_TEAM, greater_team),
    KIND(ROUND, round),
    KIND(SYSTEM, system),
    KIND(UNIT, word),
    KIND(SCORE, word),
    KIND(PREFERENCE, word),
    KIND(SECONDARY, word),
    KIND(DEPARTURE, word),
    KIND(EDITION, word),
    KIND(TIEBREAK, word),
    KIND(RANKING, ranking),
    KIND(RESULT, word),
    KIND(DECIDED, word),
    KIND(ORIGIN, word),
    KIND(LOT, lot),
    KIND(ATTACHMENT, word),
    KIND(SHA256, sha256),
    KIND(SEX, sex),
    KIND(PLACES, places),
};
_Static_assert(sizeof kinds / sizeof *kinds == KIND_COUNT, "each kind has a row");

struct value kind_value(const struct member *c, const void *member, const struct section *s, struct arena *a)
{
    return kinds[c->kind].out(c, member, s, a);
}

void kind_read(struct load *l, const struct member *c, int i, void *member)
{
    kinds[c->kind].in(l, c, i, member);
}

bool kind_same(const struct member *c, const void *a, const void *b)
{
    return member_is_text(c->kind) ? str_eq(*(const struct str *)a, *(const struct str *)b)
                                   : memcmp(a, b, member_size(c->kind)) == 0;
}

bool kind_says(const struct member *c, const void *member)
{
    static const union {
        struct ranking ranking;
        list_places places;
    } nothing; /* as long as any of them */

    return member_is_text(c->kind) ? ((const struct str *)member)->n > 0
                                   : memcmp(member, &nothing, member_size(c->kind)) != 0;
}
