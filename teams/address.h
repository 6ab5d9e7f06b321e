/* SPDX-License-Identifier: Apache-2.0 */
/* address.h - addresses that people type: of the desk, "https://desk.example.org" without anything behind it. */
#ifndef TEAMS_ADDRESS_H
#define TEAMS_ADDRESS_H

#include <stdbool.h>

#include "engine/base/str.h"

/* A scheme, a host and perhaps a port, and nothing that a page could take for something else. */
bool address_is(struct str s);

/* The host in it, without brackets and port. */
struct str address_host(struct str address);

/* A host that means the machine it is typed at: nobody else comes by it. */
bool address_host_is_here(struct str host);

#endif
