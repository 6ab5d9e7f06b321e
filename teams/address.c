/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/address.h"

#include <string.h>

#include "engine/base/arena.h"

bool address_is(struct str s)
{
    struct str rest = s, scheme = str_cut(&rest, '/'), none = str_cut(&rest, '/');
    bool ok = (str_eq(scheme, STR("http:")) || str_eq(scheme, STR("https:"))) && none.n == 0 && rest.n > 0;

    for (size_t i = 0; i < rest.n; i++)
        ok = ok && rest.p[i] > ' ' && rest.p[i] < 0x7f && !strchr("/?#@\\\"<>", rest.p[i]);
    return ok;
}

struct str address_host(struct str address)
{
    struct str rest = address;

    str_cut(&rest, '/');
    str_cut(&rest, '/');
    if (!str_starts(rest, STR("[")))
        return str_cut(&rest, ':');
    rest = (struct str){ rest.p + 1, rest.n - 1 };
    return str_cut(&rest, ']');
}

int address_port(struct str address)
{
    enum { MOST = 65535 };
    struct str rest = address;

    str_cut(&rest, '/');
    str_cut(&rest, '/');
    if (str_starts(rest, STR("[")))
        str_cut(&rest, ']');
    str_cut(&rest, ':');
    long port;

    return str_long(rest, &port) && port > 0 && port <= MOST ? (int)port : 0;
}

/* "127.0.0.1" and what else is read as a number; "127.example.org" is a name. */
static bool is_127(struct str host)
{
    if (!str_starts(host, STR("127.")))
        return false;
    for (size_t i = 0; i < host.n; i++)
        if (host.p[i] != '.' && (host.p[i] < '0' || host.p[i] > '9'))
            return false;
    return true;
}

bool address_host_is_here(struct str host)
{
    return is_127(host) || str_eq(host, STR("::1")) || str_same(host, STR("localhost"));
}

/* The path comes after the host. */
static size_t host_end(struct str s)
{
    int slashes = 0;

    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] == '/' && ++slashes == 3)
            return i;
    return s.n;
}

bool address_of_site(struct str s, struct arena *a, struct str *out)
{
    size_t host = host_end(s);
    bool ok = address_is((struct str){ s.p, host });

    for (size_t i = host; i < s.n; i++)
        ok = ok && s.p[i] > ' ' && s.p[i] < 0x7f && !strchr("?#\\\"<>", s.p[i]);
    if (ok)
        *out = str_ends(s, STR("/")) ? s : str_join(a, s, STR("/"));
    return ok;
}

struct str address_without_path(struct str address)
{
    return (struct str){ address.p, host_end(address) };
}
