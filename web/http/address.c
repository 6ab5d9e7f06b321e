/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/address.h"

#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The first 64 bits of an address of IPv4 that is written as one of IPv6 are zero: nobody's. */
static uint64_t of_four(uint32_t in_order_of_network)
{
    return 0xffff00000000u | ntohl(in_order_of_network);
}

static uint64_t of_six(const struct in6_addr *a)
{
    uint32_t four;
    uint64_t network = 0;

    if (IN6_IS_ADDR_V4MAPPED(a)) {
        memcpy(&four, a->s6_addr + 12, sizeof four);
        return of_four(four);
    }
    for (int i = 0; i < 8; i++)
        network = network << 8 | a->s6_addr[i];
    return IN6_IS_ADDR_LOOPBACK(a) ? 1 : network;
}

struct address address_from(const struct sockaddr *at)
{
    if (at && at->sa_family == AF_INET)
        return (struct address){ of_four(((const struct sockaddr_in *)(const void *)at)->sin_addr.s_addr) };
    if (at && at->sa_family == AF_INET6)
        return (struct address){ of_six(&((const struct sockaddr_in6 *)(const void *)at)->sin6_addr) };
    return (struct address){ 0 };
}

bool address_same(const struct address *a, const struct address *b)
{
    return a->network == b->network;
}

/* --- how many there are --------------------------------------------------------------------------- */

struct address_count {
    struct address address;
    int n;
    struct address_count *next;
};

enum { BOXES = 1024 };

struct addresses {
    pthread_mutex_t lock;
    int most;
    struct address_count *box[BOXES];
};

struct addresses *addresses_make(int most)
{
    struct addresses *all = calloc(1, sizeof *all);

    if (!all)
        abort();
    all->most = most;
    pthread_mutex_init(&all->lock, NULL);
    return all;
}

void addresses_free(struct addresses *all)
{
    if (!all)
        return;
    for (int i = 0; i < BOXES; i++)
        for (struct address_count *at = all->box[i], *next; at; at = next) {
            next = at->next;
            free(at);
        }
    pthread_mutex_destroy(&all->lock);
    free(all);
}

/* Where it stands, or would. Whoever chooses his addresses so that they share a box makes a walk of some thousand steps at most. */
static struct address_count **place_of(struct addresses *all, const struct address *a)
{
    struct address_count **at = &all->box[(a->network * 0x9e3779b97f4a7c15u >> 32) % BOXES];

    while (*at && !address_same(&(*at)->address, a))
        at = &(*at)->next;
    return at;
}

bool addresses_have_room(struct addresses *all, const struct address *a)
{
    pthread_mutex_lock(&all->lock);
    const struct address_count *at = *place_of(all, a);
    bool room = !at || at->n < all->most;
    pthread_mutex_unlock(&all->lock);
    return room;
}

struct address_count *addresses_enter(struct addresses *all, const struct address *a)
{
    pthread_mutex_lock(&all->lock);
    struct address_count **at = place_of(all, a), *of = *at ? *at : calloc(1, sizeof *of);
    if (of) {
        *at = of;
        of->address = *a;
        of->n++;
    }
    pthread_mutex_unlock(&all->lock);
    return of;
}

void addresses_leave(struct addresses *all, struct address_count *of)
{
    if (!of)
        return;
    pthread_mutex_lock(&all->lock);
    if (--of->n == 0) {
        struct address_count **at = place_of(all, &of->address);
        *at = of->next;
        free(of);
    }
    pthread_mutex_unlock(&all->lock);
}
