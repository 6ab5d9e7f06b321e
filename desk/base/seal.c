/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/seal.h"

#include <limits.h>

#include "db/digest.h"
#include "db/failure.h"
#include "db/secret.h"
#include "desk/base/history.h"
#include "desk/base/shown.h"
#include "teams/history_code.h"

bool seal_is_true(const struct seal *s, struct arena *a)
{
    unsigned char key[PUBLIC_SIZE], signature[SIGNATURE_SIZE];

    return digest_from_hex(s->key, key, sizeof key) && digest_from_hex(s->signature, signature, sizeof signature) &&
           secret_signed(key, seal_message(s, a), signature);
}

struct str seal_key_code(struct str key, struct arena *a)
{
    unsigned char bytes[HISTORY_HASH];

    if (!digest_from_hex(key, bytes, sizeof bytes))
        return (struct str){ 0 };
    return history_code(history_head(bytes, a), a);
}

/* --- as it is stored ------------------------------------------------------------------------------ */

static struct seal seal_of(const struct history *h, int i, const struct fact *fact, struct arena *a)
{
    const struct journal_row *row = &h->row[i];
    struct str rest = fact->becomes;
    struct seal s = { .event = digest_hex(h->row[0].hash, HASH_SIZE / 2, a),
                      .section = row->section,
                      .round = fact->round,
                      .head = fact->was,
                      .time = row->time };

    s.record = str_cut(&rest, ' ');
    s.key = str_cut(&rest, ' ');
    s.signature = rest;
    return s;
}

static bool find_in_row(const struct history *h, int i, int section, int round, struct arena *a, struct seal *out)
{
    struct fact *fact;
    int n = 0;

    if (!h->in_force[i] || !str_eq(h->row[i].command, STR("seal")) || !fact_read(h->row[i].facts, a, &fact, &n))
        return false;
    for (int k = 0; k < n; k++)
        if (fact[k].kind == FACT_SEALED && fact[k].section == section + 1 && fact[k].round == round) {
            *out = seal_of(h, i, &fact[k], a);
            return true;
        }
    return false;
}

bool seal_find(const struct history *h, int section, int round, struct arena *a, struct seal *out)
{
    for (int i = h->n; i-- > 0;)
        if (find_in_row(h, i, section, round, a, out))
            return true;
    return false;
}

/* --- what breaks one ------------------------------------------------------------------------------ */

bool seal_history(struct db *db, struct arena *a, struct history *out, struct err *e)
{
    int n;
    struct journal_row *row = journal_window(db, LONG_MIN, 0, a, &n);

    *out = history_of(row, n, a);
    return db_ok(db, e) && n > 0;
}

/* The record of the round was the one that was sealed, and is another one now. */
static bool is_broken(const struct history *h, const struct event *before, int section, const struct shown_step *step,
                      struct arena *a)
{
    struct seal s;

    return step->round > 0 && seal_find(h, section, step->round, a, &s) && !str_eq(s.record, step->digest) &&
           str_eq(s.record, shown_digest(before, section, step->round, a));
}

struct broken_seals seal_broken(const struct history *h, const struct event *before, int section,
                                const struct shown_steps *steps, struct arena *a)
{
    struct broken_seals out = { 0 };

    for (int i = 0; section < before->nsection && i < steps->n; i++) {
        const struct shown_step *step = &steps->item[i];
        if (!str_eq(step->section, before->section[section].name) || !is_broken(h, before, section, step, a))
            continue;
        out.rounds = str_fmt(a, "%.*s%s%d", STR_ARG(out.rounds), out.n > 0 ? ", " : "", step->round);
        out.n++;
    }
    return out;
}
