/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/mirroring.h"

#include <libgen.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "desk/base/messages.h"
#include "desk/base/rehearsed.h"
#include "desk/base/sheets.h"
#include "desk/file/attached.h"
#include "desk/file/autobackup.h"
#include "engine/base/arena.h"
#include "engine/base/reserved.h"
#include "teams/event.h"
#include "teams/moment.h"

static bool numbers_differ(const struct section *was, const struct section *is)
{
    bool same = was->nsquad == is->nsquad;

    for (int i = 0; same && i < is->nsquad; i++)
        same = was->squad[i].number == is->squad[i].number;
    return !same;
}

static bool marks_differ(const struct fixture *was, const struct fixture *is)
{
    return was->absent[0] != is->absent[0] || was->absent[1] != is->absent[1] || was->present != is->present ||
           was->decided != is->decided;
}

/* The pairings are the same. */
static bool results_differ(const struct pairing_list *was, const struct pairing_list *is)
{
    for (int i = 0; i < is->nfixture; i++) {
        const struct fixture *f = &was->fixture[i], *g = &is->fixture[i];
        if (marks_differ(f, g))
            return true;
        for (int b = 0; b < BOARDS_MAX; b++)
            if (f->board[b].result != g->board[b].result)
                return true;
    }
    return false;
}

static bool players_differ(const struct pairing_list *was, const struct pairing_list *is)
{
    for (int i = 0; i < is->nfixture; i++)
        for (int b = 0; b < BOARDS_MAX; b++) {
            const struct board *x = &was->fixture[i].board[b], *y = &is->fixture[i].board[b];
            if (x->place[0] != y->place[0] || x->place[1] != y->place[1])
                return true;
        }
    return false;
}

static bool round_differs(const struct pairing_list *was, const struct pairing_list *is)
{
    bool complete = is->state == ROUND_COMPLETE;

    if (!str_eq(was->published, is->published))
        return true;
    if (is->published.n == 0)
        return false;
    return !str_eq(was->opened, is->opened) || sheets_differ(was, is) ||
           (is->opened.n > 0 && players_differ(was, is)) || complete != (was->state == ROUND_COMPLETE) ||
           (complete && results_differ(was, is));
}

static bool section_differs(const struct section *was, const struct section *is)
{
    static const struct pairing_list none;
    int most = was->nround > is->nround ? was->nround : is->nround;

    for (int r = 0; r < most; r++)
        if (round_differs(r < was->nround ? &was->round[r] : &none, r < is->nround ? &is->round[r] : &none))
            return true;
    return numbers_differ(was, is);
}

bool mirror_is_due(const struct event *before, const struct event *now)
{
    static const struct section none;
    int most = before->nsection > now->nsection ? before->nsection : now->nsection;

    for (int i = 0; i < most; i++)
        if (section_differs(i < before->nsection ? &before->section[i] : &none,
                            i < now->nsection ? &now->section[i] : &none))
            return true;
    return !str_eq(before->mirror, now->mirror);
}

static bool same_folder(const char *path, const struct stat *st)
{
    struct stat other;

    return stat(path, &other) == 0 && other.st_dev == st->st_dev && other.st_ino == st->st_ino;
}

/* Where the event lies, or its own backups do. */
static bool is_of_event(const char *event, const struct stat *st, struct arena *a)
{
    char *real = realpath(event, NULL);
    const char *path = str_c(a, str_of(real ? real : event));

    free(real);
    return same_folder(autobackup_path(path, a).p, st) || same_folder(attached_folder(path, a).p, st) ||
           same_folder(dirname(str_c(a, str_of(path))), st);
}

/* The folders of its own backups and files. */
static bool is_own(const char *event, struct str folder, const struct stat *st, struct arena *a)
{
    (void)folder;
    return same_folder(autobackup_path(event, a).p, st) || same_folder(attached_folder(event, a).p, st);
}

/* Whoever serves it, or copies it to where it is served, hands out what lies there. */
static bool is_site(const char *event, struct str folder, const struct stat *st, struct arena *a)
{
    struct stat mark;

    (void)event;
    (void)st;
    return stat(str_c(a, str_fmt(a, "%.*s/" RESERVED_LIST, STR_ARG(folder))), &mark) == 0;
}

/* The folder, or one that it is in, however deep. */
static bool is_within(bool (*is)(const char *, struct str, const struct stat *, struct arena *), const char *event,
                      struct str folder, struct arena *a)
{
    enum { DEEPEST = 64 };
    struct stat st, last = { 0 };

    for (int i = 0; i < DEEPEST; i++, last = st) {
        if (stat(str_c(a, folder), &st) != 0 || (i > 0 && st.st_ino == last.st_ino && st.st_dev == last.st_dev))
            return false;
        if (is(event, folder, &st, a))
            return true;
        folder = str_fmt(a, "%.*s/..", STR_ARG(folder));
    }
    return false;
}

enum mirror_fit mirror_fits(struct str folder, const struct stat *st, const char *event, struct arena *a)
{
    if (!S_ISDIR(st->st_mode))
        return MIRROR_NO_FOLDER;
    if (rehearsal_is(event))
        return MIRROR_OF_REHEARSAL;
    if (is_within(is_site, event, folder, a))
        return MIRROR_IN_SITE;
    return is_of_event(event, st, a) || is_within(is_own, event, folder, a) ? MIRROR_BESIDE : MIRROR_FITS;
}

struct message mirror_refusal(enum mirror_fit fit, struct str folder)
{
    if (fit == MIRROR_OF_REHEARSAL)
        return say_rehearsal_has_no_mirror();
    if (fit == MIRROR_IN_SITE)
        return say_mirror_cannot_be_in_site(folder);
    return fit == MIRROR_BESIDE ? say_mirror_cannot_be_beside(folder) : say_mirror_cannot_be_file(folder);
}

struct message mirror_flaw(enum mirror_fit fit, struct str folder)
{
    if (fit == MIRROR_OF_REHEARSAL)
        return say_rehearsal_has_no_mirror();
    if (fit == MIRROR_IN_SITE)
        return say_mirror_in_site(folder);
    return fit == MIRROR_BESIDE ? say_mirror_beside_event(folder) : say_mirror_no_folder(folder);
}

/* For so many minutes back one of each span, the longest last. */
static const struct span {
    long minutes, back;
} spans[] = { { 1, 10 }, { 10, 60 }, { 60, 24 * 60 } };
enum { SPANS = sizeof spans / sizeof *spans };

/* Minutes since a midnight that was long ago. */
static long minute_of(struct str time)
{
    return moment_minutes(STR("2000-01-01 00:00:00"), time);
}

/* A clock that was put back makes older copies seem later: they are as far away. */
static bool is_in_span(long now, long then, const struct span *s)
{
    return labs(now / s->minutes - then / s->minutes) < s->back / s->minutes;
}

void thinning_choose(struct thinned *copy, int n, int publications)
{
    long now = n > 0 ? minute_of(copy[0].time) : 0, last[SPANS];
    bool any[SPANS] = { false };

    for (int i = 0; i < n; i++) {
        long then = minute_of(copy[i].time);
        copy[i].stays = i < THINNING_NEWEST || (copy[i].published && publications-- > 0);
        for (int s = 0; s < SPANS; s++) {
            long number = then / spans[s].minutes;
            bool first = !any[s] || number != last[s];
            copy[i].stays = copy[i].stays || (first && is_in_span(now, then, &spans[s]));
            any[s] = true;
            last[s] = number;
        }
    }
}
