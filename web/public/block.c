/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/block.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "web/public/bundle.h"

/* A block that stays as long as somebody reads it; of those that are no longer the latest so many are kept: who reads an older one still is cut off. */
enum { OLD_KEPT = 3 };

struct block {
    struct bundle pages;
    int users;                   /* readers, and one while it is the latest */
    struct block_reader *reader; /* of pages, with their connections */
    struct block *before;        /* the one that was the latest before it */
};

struct block_reader {
    struct block *block;
    int connection;
    struct block_reader *before, *after;
};

static pthread_mutex_t latest_lock = PTHREAD_MUTEX_INITIALIZER;
static struct block *latest;

struct block *block_take(void)
{
    pthread_mutex_lock(&latest_lock);
    struct block *b = latest;
    if (b)
        b->users++;
    pthread_mutex_unlock(&latest_lock);
    return b;
}

/* With the lock. It is in the list until nobody reads it. */
static struct block *let_go(struct block *b)
{
    if (!b || --b->users > 0)
        return NULL;
    struct block **at = &latest;
    while (*at && *at != b)
        at = &(*at)->before;
    if (*at)
        *at = b->before;
    return b;
}

static void block_free(struct block *b)
{
    if (!b)
        return;
    munmap((void *)(uintptr_t)b->pages.block.p, b->pages.block.n);
    free(b);
}

void block_leave(struct block *b)
{
    pthread_mutex_lock(&latest_lock);
    struct block *gone = let_go(b);
    pthread_mutex_unlock(&latest_lock);
    block_free(gone);
}

void *block_read(struct block *b, int connection)
{
    struct block_reader *r = calloc(1, sizeof *r);

    if (!r)
        return NULL;
    *r = (struct block_reader){ .block = b, .connection = connection };
    pthread_mutex_lock(&latest_lock);
    r->after = b->reader;
    if (r->after)
        r->after->before = r;
    b->reader = r;
    pthread_mutex_unlock(&latest_lock);
    return r;
}

/* Before its connection is closed: nobody cuts off another one that has its number then. */
void block_read_to_end(void *p)
{
    struct block_reader *r = p;

    pthread_mutex_lock(&latest_lock);
    if (r->before)
        r->before->after = r->after;
    else
        r->block->reader = r->after;
    if (r->after)
        r->after->before = r->before;
    struct block *gone = let_go(r->block);
    pthread_mutex_unlock(&latest_lock);
    block_free(gone);
    free(r);
}

/* With the lock. */
static void cut_off_slow(void)
{
    struct block *b = latest;

    for (int i = 0; b && i <= OLD_KEPT; i++)
        b = b->before;
    for (; b; b = b->before)
        for (struct block_reader *r = b->reader; r; r = r->after)
            shutdown(r->connection, SHUT_RDWR);
}

const struct bundle *block_pages(const struct block *b)
{
    return &b->pages;
}

/* The pages of a file that came through the channel; what is no block of pages is passed over. */
void block_open(int fd)
{
    struct stat st;
    struct block *b = fstat(fd, &st) == 0 && st.st_size > 0 ? calloc(1, sizeof *b) : NULL;
    void *p = b ? mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_SHARED, fd, 0) : MAP_FAILED;

    close(fd);
    if (p == MAP_FAILED) {
        free(b);
        return;
    }
    struct str block = { p, (size_t)st.st_size };
    if (!bundle_open(block, &b->pages)) {
        munmap(p, block.n);
        free(b);
        return;
    }
    b->users = 1;
    pthread_mutex_lock(&latest_lock);
    struct block *before = latest;
    b->before = before;
    latest = b;
    struct block *gone = let_go(before);
    cut_off_slow();
    pthread_mutex_unlock(&latest_lock);
    block_free(gone);
}
