/* SPDX-License-Identifier: Apache-2.0 */
#include "office/ratings.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "db/failure.h"
#include "db/list.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/headway.h"
#include "import/csv.h"
#include "import/file.h"
#include "import/rating_list.h"
#include "import/rating_text.h"
#include "office/messages.h"
#include "teams/moment.h"

enum { BATCHES = 2, PLAYERS = 16384 };

struct entry {
    struct rated player;
    int place; /* in the batch */
};

/* Players on their way; their texts are in its arena. */
struct batch {
    struct arena arena;
    struct entry entry[PLAYERS];
    int n;
    bool full; /* it is the other thread's */
};

struct storing {
    struct db *list;
    struct batch batch[BATCHES];
    int filling;
    bool apart; /* there is another thread */
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows, and of `full` */
    pthread_cond_t changed;
    bool ended, ok;
    struct err err;
};

static int by_id(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;

    if (x->player.fide_id != y->player.fide_id)
        return x->player.fide_id < y->player.fide_id ? -1 : 1;
    return x->place - y->place;
}

static bool store(struct storing *s, struct batch *b)
{
    qsort(b->entry, (size_t)b->n, sizeof *b->entry, by_id);
    for (int i = 0; i < b->n; i++)
        list_add(s->list, &b->entry[i].player, &b->arena);
    arena_free(&b->arena);
    b->n = 0;
    return db_ok(s->list, &s->err);
}

/* The next batch once it is full; NULL: there is none to come. */
static struct batch *wait_full(struct storing *s, int i)
{
    struct batch *b = &s->batch[i];

    pthread_mutex_lock(&s->lock);
    while (!b->full && !s->ended)
        pthread_cond_wait(&s->changed, &s->lock);
    bool full = b->full;
    pthread_mutex_unlock(&s->lock);
    return full ? b : NULL;
}

static void *work(void *storing)
{
    struct storing *s = storing;
    struct batch *b;

    for (int i = 0; (b = wait_full(s, i)); i = (i + 1) % BATCHES) {
        bool ok = store(s, b);
        pthread_mutex_lock(&s->lock);
        s->ok = s->ok && ok;
        b->full = false;
        pthread_cond_signal(&s->changed);
        pthread_mutex_unlock(&s->lock);
    }
    return NULL;
}

/* Until storing_end the list file belongs to it. Without a second thread everything is done in this one. */
static struct storing *storing_begin(struct db *list, struct arena *a)
{
    struct storing *s = arena_new(a, struct storing, 1);

    s->list = list;
    s->ok = true;
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->changed, NULL);
    s->apart = pthread_create(&s->thread, NULL, work, s) == 0;
    return s;
}

/* What is there goes to the other thread, and this one gets a batch that is empty. */
static bool hand_over(struct storing *s)
{
    struct batch *b = &s->batch[s->filling];

    if (!s->apart)
        return s->ok = store(s, b) && s->ok;
    s->filling = (s->filling + 1) % BATCHES;
    pthread_mutex_lock(&s->lock);
    b->full = true;
    pthread_cond_signal(&s->changed);
    while (s->batch[s->filling].full)
        pthread_cond_wait(&s->changed, &s->lock);
    bool ok = s->ok;
    pthread_mutex_unlock(&s->lock);
    return ok;
}

/* Takes a copy. False: an earlier player could not be stored; storing_end gives the error. */
static bool storing_add(struct storing *s, const struct rated *r)
{
    struct batch *b = &s->batch[s->filling];
    struct rated *to = &b->entry[b->n].player;

    *to = *r;
    to->name = str_copy(&b->arena, r->name);
    to->federation = str_copy(&b->arena, r->federation);
    to->title = str_copy(&b->arena, r->title);
    to->women_title = str_copy(&b->arena, r->women_title);
    to->arbiter = str_copy(&b->arena, r->arbiter);
    b->entry[b->n].place = b->n;
    return ++b->n < PLAYERS || hand_over(s);
}

/* Waits until all are stored. ERR_DB, ERR_IO as list_add leaves them. */
static bool storing_end(struct storing *s, struct err *e)
{
    hand_over(s);
    if (s->apart) {
        pthread_mutex_lock(&s->lock);
        s->ended = true;
        pthread_cond_signal(&s->changed);
        pthread_mutex_unlock(&s->lock);
        pthread_join(s->thread, NULL);
    }
    pthread_cond_destroy(&s->changed);
    pthread_mutex_destroy(&s->lock);
    return s->ok || err_say(e, s->err.kind, err_message(&s->err));
}

/* A list file is made. */

struct ratings_making {
    struct rating_making *job;
    struct storing *storing;
    long size; /* of the file */
};

static bool on_player(void *to, const struct rated *r)
{
    struct ratings_making *m = to;

    m->job->given++;
    return storing_add(m->storing, r);
}

static void on_read(void *to, long bytes)
{
    struct ratings_making *m = to;

    headway_tell(m->job->headway, WORK_BYTES, bytes, m->size);
}

static bool dated(struct rating_making *m, const struct rating_file *file, struct arena *a, struct err *e)
{
    struct rating_list *l = &m->list;

    if (l->date.n > 0)
        return moment_is_day(l->date) || err_say(e, ERR_USAGE, say_list_date_is_no_day(l->date));
    l->date = rating_list_date(l->source, a);
    if (l->date.n == 0)
        l->date = rating_list_date(file->xml, a);
    if (l->date.n == 0 && rating_text_is(file->head))
        l->date = rating_list_date(rating_text_month(file->head), a);
    return l->date.n > 0 || err_say(e, ERR_USAGE, say_list_date_missing(m->from));
}

/* The digest of the file, by another processor if there is one. */
struct summing {
    const char *path;
    struct str bytes;
    struct arena *arena;
    struct rating_list list;
    struct err err;
    bool ok, apart;
    atomic_bool stop; /* the list is refused: nobody will ask for it */
    pthread_t thread;
};

static void *sum(void *summing)
{
    struct summing *s = summing;

    s->ok = true;
    if (s->bytes.p)
        list_source_bytes(s->bytes, &s->stop, s->arena, &s->list);
    else
        s->ok = list_source(s->path, &s->stop, s->arena, &s->list, &s->err);
    return NULL;
}

static void begin_sum(struct summing *s)
{
    s->apart = pthread_create(&s->thread, NULL, sum, s) == 0;
    if (!s->apart)
        sum(s);
}

static bool end_sum(struct summing *s, struct rating_list *l, struct err *e)
{
    if (s->apart)
        pthread_join(s->thread, NULL);
    l->size = s->list.size;
    l->digest = s->list.digest;
    return s->ok || err_say(e, s->err.kind, err_message(&s->err));
}

/* All players are in the list file; `own` is for the digest alone. */
static bool read_players(struct rating_making *m, struct rating_file *file, struct db *list, struct arena *own,
                         struct arena *a, struct err *e)
{
    struct summing s = { .path = m->from, .bytes = m->bytes, .arena = own };
    struct ratings_making making = { m, storing_begin(list, a), file->size };
    const struct rating_sink sink = { on_player, on_read, &making };

    begin_sum(&s);
    bool ok = rating_file_read(file, m->list.kind, &sink, e);
    ok = storing_end(making.storing, e) && ok;
    atomic_store(&s.stop, !ok);
    return end_sum(&s, &m->list, e) && ok;
}

static bool fill(struct rating_making *m, struct rating_file *file, struct arena *own, struct arena *a, struct err *e)
{
    struct db *list;

    if (!list_create(m->to, &list, e))
        return false;
    if (read_players(m, file, list, own, a, e))
        return list_keep(list, &m->list, e);
    db_close(list);
    return false;
}

bool ratings_make(struct rating_making *m, struct arena *a, struct err *e)
{
    const char *slash = strrchr(m->from, '/');
    struct rating_file file;
    struct arena own = { 0 };

    m->list.source = str_of(slash ? slash + 1 : m->from);
    bool ok = m->bytes.p ? rating_bytes_open(m->bytes, m->from, a, &file, e) : rating_file_open(m->from, a, &file, e);
    if (!ok)
        return false;
    file.columns = m->columns;
    file.findings = m->findings;
    ok = dated(m, &file, a, e) && fill(m, &file, &own, a, e);
    if (ok && m->findings && m->given > m->list.players)
        finding_say(m->findings, WARNING, RULE_NONE, 0, say_list_ids_twice(m->given - m->list.players));
    arena_adopt(a, &own);
    rating_file_close(&file);
    return ok;
}

/* An event is compared with a list. */

struct asking {
    struct db *list;
    struct arena *arena;
    struct rating_news *news;
    int cap;
    struct err *err;
};

static bool other_year(const struct player *p, const struct rated *r)
{
    return p->born > 0 && r->born > 0 && p->born != r->born;
}

/* Among those whose names have all his words, those whose names have no other. */
static void ask_by_name(struct asking *q, const struct squad *team, struct rating_entry *x)
{
    enum { MOST = 50 };
    int found, same = 0;
    struct rated *r = list_find(q->list, x->was.name, false, team->federation, MOST, q->arena, &found, q->err);

    for (int i = 0; r && i < found && i < MOST; i++)
        if (rated_same_name(x->was.name, r[i].name, q->arena) && same++ == 0)
            x->is = r[i];
    if (same > 1) {
        x->is = (struct rated){ 0 };
        x->how = RATED_SEVERAL;
    } else if (same > 0)
        x->how = other_year(&x->was, &x->is) ? RATED_DOUBTFUL : RATED_BY_NAME;
}

/* He is not called as the list calls whoever has his ID, and somebody else of his federation is. */
static bool is_name_of_another(struct asking *q, const struct squad *team, const struct rating_entry *x)
{
    struct rating_entry named = { .was = x->was };

    if (rated_same_name(x->was.name, x->is.name, q->arena))
        return false;
    ask_by_name(q, team, &named);
    return named.how != RATED_NOT;
}

static bool ask_by_id(struct asking *q, const struct squad *team, struct rating_entry *x)
{
    if (x->was.fide_id == 0 || !list_player(q->list, x->was.fide_id, q->arena, &x->is, q->err))
        return false;
    bool like = rated_like_name(x->was.name, x->is.name, q->arena);
    x->how = like && !is_name_of_another(q, team, x) ? RATED_BY_ID : RATED_DOUBTFUL;
    return true;
}

static void ask_player(struct asking *q, const struct squad *team, struct rating_entry x)
{
    struct rating_news *news = q->news;

    if (x.was.replaced)
        return;
    x.was.name = str_copy(q->arena, x.was.name);
    if (!ask_by_id(q, team, &x) && q->err->kind == ERR_NONE)
        ask_by_name(q, team, &x);
    if (x.is.rating == 0 && news->list.kind != RATED_STANDARD) /* RULE_RATING_STANDARD */
        x.is.rating = x.was.rating;
    arena_room(q->arena, news->item, news->n, q->cap);
    news->item[news->n++] = x;
}

bool ratings_ask(struct db *list, const struct event *ev, const struct section *only, struct arena *a,
                 struct rating_news *out, struct err *e)
{
    struct asking q = { .list = list, .arena = a, .news = out, .err = e };

    *out = (struct rating_news){ 0 };
    if (!list_load(list, a, &out->list, e))
        return false;
    for (int s = 0; s < ev->nsection; s++) {
        const struct section *section = &ev->section[s];
        for (int i = 0; (!only || only == section) && i < section->nsquad; i++)
            for (int k = 0; k < section->squad[i].nplayer && e->kind == ERR_NONE; k++)
                ask_player(&q, &section->squad[i],
                           (struct rating_entry){ s, i, k, RATED_NOT, section->squad[i].player[k], { 0 } });
    }
    return e->kind == ERR_NONE;
}

/* What is accepted of it. */

static bool is_sure(const struct rating_entry *x, struct arena *a)
{
    return (x->how == RATED_BY_ID || x->how == RATED_BY_NAME) && rated_differs(&x->was, &x->is, a);
}

/* Those who are marked, in their order. */
static void keep(struct rating_news *news, const bool *marked)
{
    int n = 0;

    for (int i = 0; i < news->n; i++)
        if (marked[i])
            news->item[n++] = news->item[i];
    news->n = n;
}

static bool mark_id(const struct rating_news *news, struct str text, bool *marked, struct arena *a, struct err *e)
{
    bool any = false;
    long id;

    if (!str_long(str_trim(text), &id))
        return err_say(e, ERR_USAGE, say_accept_is_no_fide_id(text));
    for (int i = 0; i < news->n; i++) {
        const struct rating_entry *x = &news->item[i];
        bool is = x->is.fide_id == id && x->how != RATED_NOT && x->how != RATED_SEVERAL;
        marked[i] = marked[i] || (is && rated_differs(&x->was, &x->is, a));
        any = any || is;
    }
    return any || err_say(e, ERR_INPUT, say_accepted_player_unknown(id));
}

static bool mark_file(const struct rating_news *news, struct str path, bool *marked, struct arena *a, struct err *e)
{
    enum { BYTES_MAX = 4 << 20 };
    struct str bytes;
    struct csv csv;

    if (!file_load(str_c(a, path), BYTES_MAX, a, &bytes, e) || !csv_read(bytes, path, a, &csv, e))
        return false;
    if (!csv_has(&csv, "fide_id"))
        return err_say(e, ERR_INPUT, say_no_fide_id_column(path));
    if (!csv_once(&csv, path, a, e))
        return false;
    for (int i = 1; i < csv.n; i++)
        if (csv_field(&csv, i, "fide_id").n > 0 && !mark_id(news, csv_field(&csv, i, "fide_id"), marked, a, e))
            return false;
    return true;
}

static bool is_of_ids(struct str what)
{
    bool ok = what.n > 0;

    for (size_t i = 0; i < what.n; i++)
        ok = ok && strchr("0123456789, ", what.p[i]) != NULL;
    return ok;
}

bool ratings_accept(struct rating_news *news, struct str what, struct arena *a, struct err *e)
{
    bool *marked = arena_new(a, bool, news->n), ok = true;

    if (str_same(what, STR("all")))
        for (int i = 0; i < news->n; i++)
            marked[i] = is_sure(&news->item[i], a);
    else if (is_of_ids(what))
        while (ok && what.n > 0)
            ok = mark_id(news, str_cut(&what, ','), marked, a, e);
    else
        ok = mark_file(news, what, marked, a, e);
    if (ok)
        keep(news, marked);
    return ok;
}
