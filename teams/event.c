/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/event.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/system/system.h"

static const char *const texts[] = {
#define X(id, text, first, other) [id] = text,
    RESULTS(X)
#undef X
};

static const char *const states[] = {
#define X(id, name) [id] = name,
    ROUND_STATES(X)
#undef X
};

static const char *const origins[] = {
#define X(id, name) [id] = name,
    LINEUP_ORIGINS(X)
#undef X
};

struct section section_default(void)
{
    return (struct section){
        .system = STR(SYSTEM_OLYMPIAD),
        .cycles = 1,
        .edition = EDITION_2012,
        .tiebreak = TIEBREAK_2012_GA,
        .ranking = tiebreak_row(TIEBREAK_2012_GA)->ranking,
        .rounds = 11, /* RULE_ROUNDS */
        .boards = 4,
        .squad_size = 5, /* RULE_SQUAD_SIZE */
        .floor = 1400,   /* RULE_RATING_FLOOR */
        .lineup_default = LINEUP_LIST,
    };
}

/* `n` elements of an array, with room for `room`. */
static void *array_copy(struct arena *a, const void *p, size_t size, int n, int room)
{
    return arena_grow(a, p, size, (size_t)n, (size_t)(n > room ? n : room));
}

#define OWN(a, p, n, room) ((p) = array_copy((a), (p), sizeof *(p), (n), (room)))

static void own_rounds(struct section *s, struct arena *a)
{
    OWN(a, s->round, s->nround, ROUNDS_MAX);
    for (int i = 0; i < s->nround; i++) {
        struct pairing_list *r = &s->round[i];
        OWN(a, r->fixture, r->nfixture, 0);
        OWN(a, r->lineup, r->nlineup, 0);
    }
}

static void own_section(struct section *s, struct arena *a)
{
    OWN(a, s->squad, s->nsquad, 0);
    for (int i = 0; i < s->nsquad; i++)
        OWN(a, s->squad[i].player, s->squad[i].nplayer, 0);
    OWN(a, s->barred, s->nbarred, 0);
    OWN(a, s->adjustment, s->nadjustment, 0);
    OWN(a, s->absence, s->nabsence, 0);
    OWN(a, s->excuse, s->nexcuse, 0);
    OWN(a, s->correction, s->ncorrection, 0);
    OWN(a, s->mark_correction, s->nmark_correction, 0);
    own_rounds(s, a);
}

struct event *event_copy(const struct event *ev, struct arena *a)
{
    struct event *copy = array_copy(a, ev, sizeof *ev, 1, 1);

    OWN(a, copy->arbiter, ev->narbiter, 0);
    OWN(a, copy->attachment, ev->nattachment, 0);
    OWN(a, copy->section, ev->nsection, SECTIONS_MAX);
    for (int i = 0; i < ev->nsection; i++)
        own_section(&copy->section[i], a);
    return copy;
}

/* Text. */

static void own(struct arena *a, struct str *text)
{
    if (text->n > 0)
        *text = str_copy(a, *text);
}

/* Of several members at once. */
#define OWN_TEXTS(a, ...)                                                \
    do {                                                                 \
        struct str *const texts_[] = { __VA_ARGS__ };                    \
        for (size_t i_ = 0; i_ < sizeof texts_ / sizeof texts_[0]; i_++) \
            own((a), texts_[i_]);                                        \
    } while (0)

static void own_squad_text(struct squad *q, struct arena *a)
{
    OWN_TEXTS(a, &q->name, &q->federation, &q->captain, &q->arrival.due, &q->arrival.travel, &q->arrival.at,
              &q->arrival.by, &q->order.received, &q->order.received_by, &q->order.confirmed, &q->order.confirmed_by);
    for (int i = 0; i < q->nplayer; i++)
        OWN_TEXTS(a, &q->player[i].name, &q->player[i].title);
}

static void own_fixture_text(struct fixture *f, struct arena *a)
{
    OWN_TEXTS(a, &f->decided_why, &f->by_hand);
    for (int b = 0; b < BOARDS_MAX; b++)
        OWN_TEXTS(a, &f->board[b].by, &f->board[b].second_by);
    for (int side = 0; side < 2; side++)
        OWN_TEXTS(a, &f->signature[side].at, &f->signature[side].by, &f->signature[side].remark,
                  &f->signature[side].results);
}

static void own_round_text(struct pairing_list *r, struct arena *a)
{
    OWN_TEXTS(a, &r->bye_by_hand, &r->published, &r->opened);
    for (int i = 0; i < r->nfixture; i++)
        own_fixture_text(&r->fixture[i], a);
    for (int i = 0; i < r->nlineup; i++)
        OWN_TEXTS(a, &r->lineup[i].at, &r->lineup[i].by, &r->lineup[i].reason);
}

static void own_decision_text(struct section *s, struct arena *a)
{
    for (int i = 0; i < s->nbarred; i++)
        OWN_TEXTS(a, &s->barred[i].at, &s->barred[i].by, &s->barred[i].reason);
    for (int i = 0; i < s->nadjustment; i++)
        OWN_TEXTS(a, &s->adjustment[i].reason);
    for (int i = 0; i < s->nabsence; i++)
        OWN_TEXTS(a, &s->absence[i].at, &s->absence[i].by, &s->absence[i].reason);
    for (int i = 0; i < s->nexcuse; i++)
        OWN_TEXTS(a, &s->excuse[i].at, &s->excuse[i].by, &s->excuse[i].reason);
    for (int i = 0; i < s->ncorrection; i++)
        OWN_TEXTS(a, &s->correction[i].at, &s->correction[i].by, &s->correction[i].reason);
    for (int i = 0; i < s->nmark_correction; i++)
        OWN_TEXTS(a, &s->mark_correction[i].at, &s->mark_correction[i].by, &s->mark_correction[i].reason);
}

static void own_section_text(struct section *s, struct arena *a)
{
    OWN_TEXTS(a, &s->name, &s->title, &s->system);
    for (int i = 0; i < s->nsquad; i++)
        own_squad_text(&s->squad[i], a);
    for (int i = 0; i < s->nround; i++)
        own_round_text(&s->round[i], a);
    own_decision_text(s, a);
}

void event_own_text(struct event *ev, struct arena *a)
{
    OWN_TEXTS(a, &ev->name, &ev->venue, &ev->city, &ev->federation, &ev->start, &ev->end, &ev->zone,
              &ev->presence_closes, &ev->squads_close, &ev->mirror, &ev->address, &ev->rating_list);
    for (int i = 0; i < ROUNDS_MAX; i++)
        OWN_TEXTS(a, &ev->date[i], &ev->lineups[i]);
    for (int i = 0; i < ev->narbiter; i++)
        OWN_TEXTS(a, &ev->arbiter[i].name, &ev->arbiter[i].role);
    for (int i = 0; i < ev->nattachment; i++)
        OWN_TEXTS(a, &ev->attachment[i].name, &ev->attachment[i].sha256);
    for (int i = 0; i < ev->nsection; i++)
        own_section_text(&ev->section[i], a);
}

const char *result_text(enum result r)
{
    return texts[r];
}

bool result_find(struct str text, enum result *out)
{
    for (int r = 0; r < RESULT_COUNT; r++)
        if (text.n > 0 && str_eq(text, str_of(texts[r]))) {
            *out = (enum result)r;
            return true;
        }
    return false;
}

const char *lineup_origin_name(enum lineup_origin o)
{
    return origins[o];
}

const char *round_state_name(enum round_state s)
{
    return states[s];
}

int event_rounds(const struct event *ev)
{
    int most = 0;

    for (int i = 0; i < ev->nsection; i++)
        most = ev->section[i].rounds > most ? ev->section[i].rounds : most;
    return most;
}

struct str section_title(const struct section *s)
{
    return s->title.n > 0 ? s->title : s->name;
}

struct str squad_names(const struct section *s, const int *squad, int n, int most, struct arena *a)
{
    int shown = n > most ? most : n;
    struct str list = { 0 };

    for (int i = 0; i < shown; i++) {
        const char *between = i == 0 ? "" : i < n - 1 ? ", " : " and ";
        list = str_fmt(a, "%.*s%s%.*s", STR_ARG(list), between, STR_ARG(s->squad[squad[i]].name));
    }
    return shown < n ? str_fmt(a, "%.*s and %d more", STR_ARG(list), n - shown) : list;
}

static bool find_word(const char *const *word, int n, struct str name, int *out)
{
    for (int i = 0; i < n; i++)
        if (str_eq(name, str_of(word[i]))) {
            *out = i;
            return true;
        }
    return false;
}

#define X(id, name) [id] = name,
static const char *const units[] = { UNITS(X) };
static const char *const scores[] = { SCORES(X) };
static const char *const preferences[] = { PREFERENCE_TYPES(X) };
static const char *const secondaries[] = { SECONDARIES(X) };
#undef X

const char *unit_name(enum unit u)
{
    return units[u];
}

bool unit_find(struct str name, enum unit *out)
{
    return find_word(units, UNIT_COUNT, name, (int *)out);
}

const char *score_name(enum score_kind s)
{
    return scores[s];
}

bool score_find(struct str name, enum score_kind *out)
{
    return find_word(scores, SCORE_COUNT, name, (int *)out);
}

const char *preference_name(enum preferences p)
{
    return preferences[p];
}

bool preference_find(struct str name, enum preferences *out)
{
    return find_word(preferences, PREFERENCE_TYPE_COUNT, name, (int *)out);
}

const char *secondary_name(enum secondary s)
{
    return secondaries[s];
}

bool secondary_find(struct str name, enum secondary *out)
{
    return find_word(secondaries, SECONDARY_COUNT, name, (int *)out);
}

static const char *const decisions[] = {
#define X(id, name) [id] = name,
    DECISIONS(X)
#undef X
};

const char *decided_name(enum decided d)
{
    return decisions[d];
}

bool decided_find(struct str name, enum decided *out)
{
    return find_word(decisions, DECIDED_COUNT, name, (int *)out);
}
