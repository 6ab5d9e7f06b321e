/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/origins.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/address.h"
#include "web/base/messages.h"
#include "web/base/plan.h"
#include "web/http/gate.h"

static bool is_everywhere(struct str host)
{
    return str_eq(host, STR("0.0.0.0")) || str_eq(host, STR("::"));
}

bool origins_check(const struct web_plan *plan, struct err *e)
{
    if (!plan->cert != !plan->key)
        return err_say(e, ERR_USAGE, say_cert_and_key_together());
    if (!address_host_is_here(plan->host) && !plan->plain && !plan->cert)
        return err_say(e, ERR_USAGE, say_network_not_private(plan->host));
    if (is_everywhere(plan->host) && plan->origin.n == 0)
        return err_say(e, ERR_USAGE, say_origin_missing());
    return plan->origin.n == 0 || address_is(plan->origin) ||
           err_say(e, ERR_USAGE, say_origin_is_no_address(plan->origin));
}

void origins_name(struct gate *g, const struct web_plan *plan, int port, struct str address, struct arena *a)
{
    const char *scheme = plan->cert ? "https" : "http";
    struct str hosts[] = { plan->host, STR("127.0.0.1"), STR("localhost") };

    if (plan->origin.n > 0)
        g->origin[g->n++] = plan->origin;
    for (int i = is_everywhere(plan->host); i < (address_host_is_here(plan->host) ? 3 : 1); i++)
        g->origin[g->n++] = str_fmt(a, memchr(hosts[i].p, ':', hosts[i].n) ? "%s://[%.*s]:%d" : "%s://%.*s:%d", scheme,
                                    STR_ARG(hosts[i]), port);
    if (address.n > 0)
        g->origin[g->n++] = address;
}
