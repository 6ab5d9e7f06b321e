/* SPDX-License-Identifier: Apache-2.0 */
/* sealing.c - a round is signed: the operation seal. */
#include "desk/base/seal.h"

#include "db/digest.h"
#include "db/people.h"
#include "db/secret.h"
#include "desk/base/messages.h"
#include "desk/base/shown.h"
#include "desk/base/task.h"
#include "desk/base/op_row.h"

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

bool decide_seal(const struct seal_args *in, struct task *t)
{
    if (!choose_round(t, in->round) || !seal_history(t->db, &t->arena, &t->journal, t->err))
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
