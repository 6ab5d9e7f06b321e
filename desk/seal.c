/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/seal.h"

#include <limits.h>

#include "db/digest.h"
#include "db/failure.h"
#include "db/people.h"
#include "db/secret.h"
#include "desk/messages.h"
#include "desk/op.h"
#include "desk/shown.h"
#include "desk/task.h"
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

/* --- sealing -------------------------------------------------------------------------------------- */

/* The last one that all results are in of, unless one is named. */
static bool choose_round(struct task *t, int asked)
{
    const struct section *s = t->section;

    t->round = asked ? asked : s->nround;
    while (!asked && t->round > 0 && s->round[t->round - 1].state < ROUND_COMPLETE)
        t->round--;
    if (t->round == 0)
        return err_say(t->err, ERR_STATE, say_no_round_to_seal(s->name));
    return (t->round <= s->nround && s->round[t->round - 1].published.n > 0) ||
           err_say(t->err, ERR_STATE, say_round_unpublished(t->round));
}

static bool load_journal(struct task *t)
{
    int n;
    struct journal_row *row = journal_window(t->db, LONG_MIN, 0, &t->arena, &n);

    t->journal = history_of(row, n, &t->arena);
    return db_ok(t->db, t->err) && n > 0;
}

/* What is to be signed. */
static struct seal prepare(struct task *t)
{
    struct arena *a = &t->arena;
    struct str head = shown_hex(t->journal.row, t->journal.n, t->section->name, t->round, a);

    return (struct seal){ .event = digest_hex(t->journal.row[0].hash, HASH_SIZE / 2, a),
                          .section = t->section->name,
                          .round = t->round,
                          .head = head,
                          .record = shown_digest(&t->event, task_at(t), t->round, a) };
}

/* The key is made by the first seal. */
static bool sign(struct task *t, struct seal *s)
{
    unsigned char seed[SEED_SIZE], key[PUBLIC_SIZE], signature[SIGNATURE_SIZE];
    struct people *people = NULL;
    bool there;

    bool ok = people_open(db_path(t->db), true, &people, t->err) && people_seal_key(people, true, seed, &there, t->err);
    people_close(people);
    if (!ok)
        return false;
    secret_sign(seed, seal_message(s, &t->arena), key, signature);
    secret_forget(seed, sizeof seed);
    s->key = digest_hex(key, sizeof key, &t->arena);
    s->signature = digest_hex(signature, sizeof signature, &t->arena);
    return true;
}

static bool is_sealed(struct task *t, const struct seal *s)
{
    struct seal last;

    return seal_find(&t->journal, task_at(t), t->round, &t->arena, &last) && str_eq(last.head, s->head) &&
           str_eq(last.record, s->record);
}

void seal_note_broken(struct task *t, int from)
{
    struct str rounds = { 0 };
    int seals = 0;

    if (!load_journal(t))
        return;
    for (int round = from; round <= t->section->nround; round++)
        if (seal_find(&t->journal, task_at(t), round, &t->arena, &(struct seal){ 0 })) {
            rounds = str_fmt(&t->arena, "%.*s%s%d", STR_ARG(rounds), seals > 0 ? ", " : "", round);
            seals++;
        }
    if (seals > 0)
        task_say(t, WARNING, RULE_NONE, say_seal_no_longer_holds(seals, rounds));
}

bool decide_seal(const struct seal_args *in, struct task *t)
{
    if (!choose_round(t, in->round) || !load_journal(t))
        return false;
    struct seal s = prepare(t);
    if (s.head.n == 0)
        return err_say(t->err, ERR_STATE, say_round_not_in_history(t->round));
    if (is_sealed(t, &s)) {
        task_say(t, NOTE, RULE_NONE, say_round_is_sealed(t->round));
        return true;
    }
    if (!t->dry && !sign(t, &s))
        return false;
    t->always = true; /* the seal is the entry itself */
    struct fact *fact = task_fact(t, FACT_SEALED);
    fact->what = seal_key_code(s.key, &t->arena);
    fact->was = s.head;
    if (!t->dry)
        task_say(t, NOTE, RULE_NONE, say_key_of_desk(fact->what));
    fact->becomes = str_fmt(&t->arena, "%.*s %.*s %.*s", STR_ARG(s.record), STR_ARG(s.key), STR_ARG(s.signature));
    return true;
}
