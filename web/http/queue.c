/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/queue.h"

#include <stddef.h>

static bool is_stranger(const struct asker *a)
{
    return a->person == 0;
}

static bool is_same(const struct asker *a, const struct asker *b)
{
    return a->person == b->person && a->generation == b->generation &&
           (!is_stranger(a) || address_same(&a->address, &b->address));
}

static struct job *line_of(const struct queue *q, const struct asker *who)
{
    struct job *j = q->first;

    while (j && !is_same(&j->asker, who))
        j = j->next_asker;
    return j;
}

static bool has_room(const struct queue *q, const struct job *line, const struct asker *who)
{
    bool stranger = is_stranger(who);
    int most = stranger ? WAIT_OF_ADDRESS : WAIT_OF_PERSON;

    return q->n < WAIT_MOST && (!line || line->in_line < most) && (!stranger || q->strangers < WAIT_OF_STRANGERS);
}

static void put_last(struct queue *q, struct job *line)
{
    line->next_asker = NULL;
    if (q->first)
        q->last->next_asker = line;
    else
        q->first = line;
    q->last = line;
}

bool queue_put(struct queue *q, struct job *j)
{
    struct job *line = line_of(q, &j->asker);

    if (!has_room(q, line, &j->asker))
        return false;
    j->next = NULL;
    if (line) {
        line->end_of_line->next = j;
        line->end_of_line = j;
        line->in_line++;
    } else {
        j->end_of_line = j;
        j->in_line = 1;
        put_last(q, j);
    }
    q->n++;
    q->strangers += is_stranger(&j->asker);
    return true;
}

/* Whoever stood behind it is the first of that line from now on, which goes to the end. */
static void move_up(struct queue *q, const struct job *gone)
{
    struct job *next = gone->next;

    if (!next)
        return;
    next->end_of_line = gone->end_of_line;
    next->in_line = gone->in_line - 1;
    put_last(q, next);
}

static struct job *take_job(struct queue *q, struct job *before)
{
    struct job *j = before ? before->next_asker : q->first;

    if (!j)
        return NULL;
    if (before)
        before->next_asker = j->next_asker;
    else
        q->first = j->next_asker;
    if (q->last == j)
        q->last = before;
    move_up(q, j);
    q->n--;
    q->strangers -= is_stranger(&j->asker);
    return j;
}

struct job *queue_take(struct queue *q)
{
    return take_job(q, NULL);
}

/* The first of a line has waited longest of it. */
struct job *queue_take_late(struct queue *q, long now_ms)
{
    struct job *before = NULL;

    for (struct job *j = q->first; j; before = j, j = j->next_asker)
        if (j->until_ms <= now_ms)
            return take_job(q, before);
    return NULL;
}
