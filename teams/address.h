/* SPDX-License-Identifier: Apache-2.0 */
/* address.h - addresses that people type: of the desk, "https://desk.example.org" without anything behind it. */
#ifndef TEAMS_ADDRESS_H
#define TEAMS_ADDRESS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* True for a scheme, a host and perhaps a port, with nothing that a page could misread. */
bool address_is(struct str s);

/* The host in it, without brackets and port. */
struct str address_host(struct str address);

/* The port that stands behind the host; 0: none. */
int address_port(struct str address);

/* A host that means the machine it is typed on, so that no other machine can use it. */
bool address_host_is_here(struct str host);

/* An address that pages can stand behind, as "https://example.org/baku": no blanks, no quotes. It is given with a slash at the end, in the arena. */
bool address_of_site(struct str s, struct arena *a, struct str *out);

/* Of such an address scheme, host and port: "https://example.org". */
struct str address_without_path(struct str address);

#endif
