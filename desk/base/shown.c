/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/shown.h"

#include <string.h>

#include "db/digest.h"
#include "db/journal.h"
#include "engine/base/arena.h"
#include "teams/history_code.h"
#include "teams/round_json.h"

enum { HEX = 2 * HISTORY_HASH };

/* Before the first step. */
static const char nothing[] = "0000000000000000000000000000000000000000000000000000000000000000";

static struct str last_head(const struct shown_steps *s)
{
    if (s->n > 0)
        return s->item[s->n - 1].head;
    return s->before.n > 0 ? s->before : STR(nothing);
}

void shown_append(struct shown_steps *s, struct shown_step step)
{
    arena_room(s->arena, s->item, s->n, s->cap);
    s->item[s->n++] = step;
}

void shown_add(struct shown_steps *s, struct str section, int round, struct str digest)
{
    struct str text = str_fmt(s->arena, "olympair-history 1\n%.*s\n%.*s\n%d\n%.*s\n", STR_ARG(last_head(s)),
                              STR_ARG(section), round, STR_ARG(digest));

    shown_append(s, (struct shown_step){ section, round, digest, digest_sha256(text, s->arena) });
}

/* Section i of either event is called that, as it is afterwards. */
static struct str shown_section(const struct event *before, const struct event *after, int i)
{
    return i < after->nsection ? after->section[i].name : before->section[i].name;
}

static struct str record_digest(struct str record, struct arena *a)
{
    return record.n > 0 ? digest_sha256(record, a) : STR("-");
}

static struct str record_of(const struct event *ev, int section, int round, struct arena *a)
{
    return section < ev->nsection ? round_json(ev, &ev->section[section], round, a) : (struct str){ 0 };
}

struct str shown_digest(const struct event *ev, int section, int round, struct arena *a)
{
    struct arena own = { 0 };
    struct str digest = record_digest(record_of(ev, section, round, &own), a);

    arena_free(&own);
    return digest;
}

static int rounds_of(const struct event *ev, int section)
{
    return section < ev->nsection ? ev->section[section].nround : 0;
}

static bool may_differ(const struct event *before, const struct event *after, int section, int round)
{
    return section >= before->nsection || section >= after->nsection ||
           round_json_may_differ(before, after, section, round);
}

static void compare(const struct event *before, const struct event *after, int section, int round,
                    struct shown_steps *s)
{
    struct arena own = { 0 };
    struct str was = record_of(before, section, round, &own), is = record_of(after, section, round, &own);

    if (!str_eq(was, is))
        shown_add(s, shown_section(before, after, section), round, record_digest(is, s->arena));
    arena_free(&own);
}

void shown_between(const struct event *before, const struct event *after, struct shown_steps *s)
{
    int sections = before->nsection > after->nsection ? before->nsection : after->nsection;

    for (int i = 0; i < sections; i++) {
        int was = rounds_of(before, i), is = rounds_of(after, i);
        for (int round = 0; round <= was || round <= is; round++)
            if (may_differ(before, after, i, round))
                compare(before, after, i, round, s);
    }
}

/* --- as it is stored ------------------------------------------------------------------------------ */

struct str shown_code(const struct shown_steps *s, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < s->n; i++)
        text = str_fmt(a, "%.*s%.*s\t%d\t%.*s\t%.*s\n", STR_ARG(text), STR_ARG(s->item[i].section), s->item[i].round,
                       STR_ARG(s->item[i].digest), STR_ARG(s->item[i].head));
    return text;
}

static bool is_hash(struct str s)
{
    return s.n == HEX && strspn(s.p, "0123456789abcdef") >= HEX;
}

static bool read_line(struct str line, struct shown_step *out)
{
    long round = 0;

    out->section = str_cut(&line, '\t');
    bool ok = str_long(str_cut(&line, '\t'), &round) && round >= 0 && round <= ROUNDS_MAX;
    out->round = (int)round;
    out->digest = str_cut(&line, '\t');
    out->head = line;
    return ok && is_hash(out->head) && (is_hash(out->digest) || str_eq(out->digest, STR("-")));
}

void shown_read(struct str text, struct shown_steps *s)
{
    struct shown_step step;

    while (text.n > 0 && read_line(str_cut(&text, '\n'), &step))
        shown_append(s, step);
}

/* --- heads ---------------------------------------------------------------------------------------- */

struct str shown_letters(struct str head, struct arena *a)
{
    unsigned char hash[HISTORY_HASH];

    return digest_from_hex(head, hash, sizeof hash) ? history_head(hash, a) : (struct str){ 0 };
}

static bool is_of(const struct shown_step *s, struct str section, int round)
{
    return s->round == round && str_eq(s->section, section);
}

/* The first step of a round that shows more than may be seen of it: behind the last one that shows just that. */
static int first_beyond(const struct shown_steps *all, const struct shown_limit *l)
{
    int at = 0;

    for (int i = 0; i < all->n; i++)
        if (is_of(&all->item[i], l->section, l->round) && str_eq(all->item[i].digest, l->digest))
            at = i + 1;
    while (at < all->n && !is_of(&all->item[at], l->section, l->round))
        at++;
    return at;
}

static bool is_limited(const struct shown_step *s, const struct shown_limit *limit, int n)
{
    for (int i = 0; i < n; i++)
        if (is_of(s, limit[i].section, limit[i].round))
            return true;
    return false;
}

static int first_of_all(const struct shown_steps *all, const struct shown_limit *limit, int n)
{
    int first = all->n;

    for (int i = 0; i < n; i++) {
        int beyond = first_beyond(all, &limit[i]);
        first = beyond < first ? beyond : first;
    }
    return first;
}

/* What changes in sight after something that is not has no head that may be told. */
static struct heads hex_heads(const struct journal_row *row, int n, struct str section, const struct shown_limit *limit,
                              int nlimit, struct arena *a)
{
    struct shown_steps all = { .arena = a };
    struct heads hex = { 0 };

    for (int i = 0; i < n; i++)
        shown_read(row[i].shown, &all);
    int end = first_of_all(&all, limit, nlimit);
    for (int i = 0; i < all.n; i++) {
        const struct shown_step *s = &all.item[i];
        if (!str_eq(s->section, section) || (i >= end && is_limited(s, limit, nlimit)))
            continue;
        for (int round = s->round; round <= ROUNDS_MAX; round++)
            hex.round[round] = i < end ? s->head : (struct str){ 0 };
    }
    return hex;
}

struct heads shown_heads_within(const struct journal_row *row, int n, struct str section,
                                const struct shown_limit *limit, int nlimit, struct arena *a)
{
    struct heads heads = hex_heads(row, n, section, limit, nlimit, a);

    for (int round = 1; round <= ROUNDS_MAX; round++)
        heads.round[round] = shown_letters(heads.round[round], a);
    return heads;
}

struct heads shown_heads(const struct journal_row *row, int n, struct str section, struct arena *a)
{
    return shown_heads_within(row, n, section, NULL, 0, a);
}

struct str shown_hex(const struct journal_row *row, int n, struct str section, int round, struct arena *a)
{
    return hex_heads(row, n, section, NULL, 0, a).round[round];
}
