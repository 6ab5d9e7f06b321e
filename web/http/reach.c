/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/reach.h"

#include <arpa/inet.h>
#include <string.h>

#include "teams/address.h"

static bool same_machine(const struct sockaddr *a, const struct sockaddr *b)
{
    if (!a || !b || a->sa_family != b->sa_family)
        return false;
    if (a->sa_family == AF_INET)
        return memcmp(&((const struct sockaddr_in *)(const void *)a)->sin_addr,
                      &((const struct sockaddr_in *)(const void *)b)->sin_addr, sizeof(struct in_addr)) == 0;
    return a->sa_family == AF_INET6 &&
           memcmp(&((const struct sockaddr_in6 *)(const void *)a)->sin6_addr,
                  &((const struct sockaddr_in6 *)(const void *)b)->sin6_addr, sizeof(struct in6_addr)) == 0;
}

/* What a proxy on this machine comes by, and nobody types who means another one. */
static bool is_loopback(const struct sockaddr *a)
{
    if (!a)
        return true;
    if (a->sa_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)(const void *)a)->sin_addr.s_addr) >> 24 == 127;
    return a->sa_family == AF_INET6 && IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)(const void *)a)->sin6_addr);
}

static int place_of_host(const struct gate *g, struct str host)
{
    for (int i = 0; i < g->n; i++)
        if (str_same(gate_host(g->origin[i]), host))
            return i;
    return -1;
}

void reach_note(struct reach *r, const struct gate *g, struct str host, const struct sockaddr *from,
                const struct sockaddr *own)
{
    int i = place_of_host(g, host);

    if (i >= 0 && (is_loopback(from) || !same_machine(from, own)))
        atomic_store(&r->by[i], true);
}

bool reach_knows(const struct reach *r, const struct gate *g, struct str host)
{
    int i = place_of_host(g, host);

    return i < 0 || atomic_load(&r->by[i]) || address_host_is_here(address_host(g->origin[i]));
}

bool reach_has(const struct reach *r, const struct gate *g, struct str origin)
{
    for (int i = 0; i < g->n; i++)
        if (str_same(g->origin[i], origin))
            return atomic_load(&r->by[i]);
    return false;
}
