#include "web/address.h"

#include <netinet/in.h>
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
