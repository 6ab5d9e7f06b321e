/* SPDX-License-Identifier: Apache-2.0 */
/* address.h - where a connection comes from, as far as limits count it: an address of IPv4, or the network of 64 bits that one line
   has in IPv6, where everybody may take as many addresses as he likes. */
#ifndef WEB_HTTP_ADDRESS_H
#define WEB_HTTP_ADDRESS_H

#include <stdbool.h>
#include <stdint.h>

struct sockaddr;

struct address {
    uint64_t network; /* 0: none that is known */
};

struct address address_from(const struct sockaddr *at);
bool address_same(const struct address *a, const struct address *b);

/* How many connections there are from each: by any thread. */
struct address_count;
struct addresses;
struct addresses *addresses_make(int most); /* of one address */
void addresses_free(struct addresses *all); /* NULL is fine */
bool addresses_have_room(struct addresses *all, const struct address *a);
struct address_count *addresses_enter(struct addresses *all, const struct address *a);
void addresses_leave(struct addresses *all, struct address_count *of);

#endif
