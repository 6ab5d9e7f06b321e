/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/turns.h"

#include <stdlib.h>

#include "web/http/job.h"

/* Of one address. */
struct turns_line {
    struct address address;
    int left; /* that may go on before the next moment */
    struct job *first, *last;
    struct turns_line *next;
};

void turns_open(struct turns *t, void (*put_aside)(void *connection), void (*take_up)(void *connection))
{
    *t = (struct turns){ .put_aside = put_aside, .take_up = take_up };
    pthread_mutex_init(&t->lock, NULL);
}

/* Where it stands, or would. */
static struct turns_line **place_of(struct turns *t, const struct address *a)
{
    struct turns_line **at = &t->box[(a->network * 0x9e3779b97f4a7c15u >> 32) % TURNS_BOXES];

    while (*at && !address_same(&(*at)->address, a))
        at = &(*at)->next;
    return at;
}

static struct turns_line *line_of(struct turns *t, const struct address *a)
{
    struct turns_line **at = place_of(t, a);

    if (*at)
        return *at;
    *at = calloc(1, sizeof **at);
    if (!*at)
        abort();
    (*at)->address = *a;
    (*at)->left = TURNS;
    return *at;
}

static void put_last(struct turns_line *line, struct job *j)
{
    j->next = NULL;
    if (line->first)
        line->last->next = j;
    else
        line->first = j;
    line->last = j;
}

/* What takes it up may come before this has returned, but not before it has been put aside. */
bool turns_take(struct turns *t, struct job *j)
{
    pthread_mutex_lock(&t->lock);
    struct turns_line *line = t->over ? NULL : line_of(t, &j->asker.address);
    bool now = !line || (!line->first && line->left > 0);
    if (line && now)
        line->left--;
    else if (line) {
        put_last(line, j);
        t->put_aside(j->connection);
    }
    pthread_mutex_unlock(&t->lock);
    return now;
}

static void take_up(const struct turns *t, struct turns_line *line, bool all)
{
    for (line->left = TURNS; line->first && (all || line->left > 0); line->left--) {
        struct job *j = line->first;
        line->first = j->next;
        t->take_up(j->connection);
    }
}

/* A line that nobody has used since is given up. */
static void next(struct turns *t, bool all)
{
    for (struct turns_line **box = t->box; box < t->box + TURNS_BOXES; box++)
        for (struct turns_line **at = box; *at;) {
            struct turns_line *line = *at;
            bool idle = !line->first && line->left == TURNS;
            take_up(t, line, all);
            if (idle || all) {
                *at = line->next;
                free(line);
            } else {
                at = &line->next;
            }
        }
}

void turns_next(struct turns *t)
{
    pthread_mutex_lock(&t->lock);
    next(t, false);
    pthread_mutex_unlock(&t->lock);
}

void turns_end(struct turns *t)
{
    pthread_mutex_lock(&t->lock);
    t->over = true;
    next(t, true);
    pthread_mutex_unlock(&t->lock);
}

void turns_close(struct turns *t)
{
    turns_end(t);
    pthread_mutex_destroy(&t->lock);
}

void captains_note(struct captains *c, long person, bool is)
{
    if (person <= 0)
        return;
    if (person >= c->n) {
        c->is = arena_grow(&c->arena, c->is, sizeof *c->is, (size_t)c->n, 2 * (size_t)person);
        c->n = 2 * person;
    }
    c->is[person] = is;
}

bool captains_has(const struct captains *c, long person)
{
    return person < c->n && c->is[person];
}
