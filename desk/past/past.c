/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/past/past.h"

#include <string.h>

#include "db/db.h"
#include "db/failure.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/touched.h"
#include "db/transaction.h"
#include "desk/base/seal.h"
#include "desk/base/task.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/history_code.h"
#include "teams/round_json.h"
#include "teams/score.h"

/* The public records of all rounds at one age of the event, by round; that of the section is round 0. */
struct records {
    int sections, rounds[SECTIONS_MAX];
    struct str name[SECTIONS_MAX], digest[SECTIONS_MAX][ROUNDS_MAX + 1];
    int version[SECTIONS_MAX][ROUNDS_MAX + 1];
};

struct walk {
    struct db *copy;
    const struct journal_row *row;
    int n;
    struct arena *arena;     /* of what is found */
    struct records *age[2];  /* after the entry that is looked at, and before it */
    struct past_step *found; /* the last first */
    int nfound, cap;
    struct err *err;
};

/* Who withdraws from a round robin is in the standings of earlier rounds as later ones say. */
static bool is_touched(const struct touched *t, const struct section *s, int section, int round)
{
    return t->round[section][round] || score_table_rounds(s) > 0;
}

/* Of rounds that were not touched the record is that of the other age. */
static void read_records(const struct event *ev, const struct records *other, const struct touched *t,
                         struct records *out, struct arena *a)
{
    *out = (struct records){ .sections = ev->nsection };
    for (int i = 0; i < ev->nsection; i++) {
        const struct section *s = &ev->section[i];
        out->name[i] = str_copy(a, s->name);
        out->rounds[i] = s->nround;
        for (int round = 0; round <= out->rounds[i]; round++) {
            out->digest[i][round] =
                is_touched(t, s, i, round) ? shown_digest(ev, i, round, a) : other->digest[i][round];
            out->version[i][round] = round_json_version(s, round);
        }
    }
}

static bool load_records(struct walk *w, const struct touched *t)
{
    struct arena own = { 0 };
    struct event ev;
    bool ok = db_load_event(w->copy, &own, &ev, w->err);

    if (ok)
        read_records(&ev, w->age[0], t, w->age[1], w->arena);
    arena_free(&own);
    return ok;
}

static struct str digest_at(const struct records *r, int section, int round)
{
    if (section >= r->sections || round > r->rounds[section])
        return STR("-");
    return r->digest[section][round];
}

static void note(struct walk *w, int section, int round, long entry)
{
    const struct records *after = w->age[0], *before = w->age[1];
    struct str is = digest_at(after, section, round);

    if (str_eq(is, digest_at(before, section, round)))
        return;
    arena_room(w->arena, w->found, w->nfound, w->cap);
    w->found[w->nfound++] = (struct past_step){
        .step = { .section = section < after->sections ? after->name[section] : before->name[section],
                  .round = round,
                  .digest = is },
        .entry = entry,
        .version = section < after->sections && round <= after->rounds[section] ? after->version[section][round] : 0,
    };
}

/* The last first, as everything here. */
static void compare(struct walk *w, long entry)
{
    for (int i = SECTIONS_MAX; i-- > 0;)
        for (int round = ROUNDS_MAX; round >= 0; round--)
            note(w, i, round, entry);
}

static void swap_ages(struct walk *w)
{
    struct records *after = w->age[0];

    w->age[0] = w->age[1];
    w->age[1] = after;
}

/* Entry i + 1 taken back; before the first there was no event. */
static bool step_back(struct walk *w, int i)
{
    struct touched t = touched_by(w->copy, w->row[i].inverse);
    struct arena own = { 0 };

    if (i > 0)
        journal_go_before(w->copy, &w->row[i], &own);
    arena_free(&own);
    if (!db_ok(w->copy, w->err))
        return false;
    if (!t.any && i > 0)
        return true;
    *w->age[1] = (struct records){ 0 };
    if (i > 0 && !load_records(w, &t))
        return false;
    compare(w, w->row[i].entry);
    swap_ages(w);
    return true;
}

/* What the journal says of its steps against those that were made. */
static long find_forged(const struct walk *w, const struct public_past *p)
{
    int at = 0;

    for (int i = 0; i < w->n; i++) {
        struct shown_steps made = { .arena = w->arena };
        for (; at < p->n && p->item[at].entry == w->row[i].entry; at++)
            shown_append(&made, p->item[at].step);
        if (!str_eq(shown_code(&made, w->arena), w->row[i].shown))
            return w->row[i].entry;
    }
    return 0;
}

static bool walk(struct walk *w, struct public_past *out)
{
    struct touched all;

    memset(&all, true, sizeof all);
    if (!load_records(w, &all))
        return false;
    swap_ages(w);
    for (int i = w->n; i-- > 0;)
        if (!step_back(w, i))
            return false;
    /* As they came, and chained. */
    struct shown_steps s = { .arena = w->arena };
    out->item = arena_new(w->arena, struct past_step, w->nfound);
    for (int i = w->nfound; i-- > 0;) {
        shown_add(&s, w->found[i].step.section, w->found[i].step.round, w->found[i].step.digest);
        out->item[out->n] = w->found[i];
        out->item[out->n].step = s.item[out->n];
        out->item[out->n].letters = shown_letters(s.item[out->n].head, w->arena);
        out->n++;
    }
    out->forged = find_forged(w, out);
    return true;
}

bool desk_past(struct desk *d, struct arena *a, struct public_past *out, struct err *e)
{
    struct walk w = { .arena = a, .err = e };

    *out = (struct public_past){ 0 };
    if (!db_copy(d->db, &w.copy, e))
        return false;
    w.age[0] = arena_new(a, struct records, 1);
    w.age[1] = arena_new(a, struct records, 1);
    w.row = journal_load(w.copy, a, &w.n);
    bool ok = db_ok(w.copy, e) && walk(&w, out);
    db_close(w.copy);
    return ok;
}

int past_find(const struct public_past *p, struct str letters, int from)
{
    for (int i = from; i < p->n; i++)
        if (str_starts(p->item[i].letters, letters))
            return i;
    return -1;
}

static bool has_head(const struct public_past *p, struct str head)
{
    for (int i = 0; i < p->n; i++)
        if (str_eq(p->item[i].step.head, head))
            return true;
    return false;
}

bool past_strange_seal(const struct public_past *p, const struct history *h, const struct event *ev, struct arena *a,
                       struct seal *out)
{
    for (int i = 0; i < ev->nsection; i++)
        for (int round = 1; round <= ev->section[i].nround; round++)
            if (seal_find(h, i, round, a, out) && !has_head(p, out->head))
                return true;
    return false;
}
