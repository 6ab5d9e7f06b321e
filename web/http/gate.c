/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/gate.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/address.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/base/plan.h"

static int count(const struct head *h, struct str name)
{
    int n = 0;

    for (int i = 0; i < h->n; i++)
        n += str_same(h->header[i].name, name);
    return n;
}

struct str head_value(const struct head *h, struct str name)
{
    for (int i = 0; i < h->n && count(h, name) == 1; i++)
        if (str_same(h->header[i].name, name))
            return h->header[i].value;
    return (struct str){ 0 };
}

struct str gate_host(struct str origin)
{
    struct str rest = origin;

    str_cut(&rest, '/');
    str_cut(&rest, '/');
    return rest;
}

static bool is_our_host(const struct gate *g, struct str host)
{
    for (int i = 0; i < g->n; i++)
        if (str_same(gate_host(g->origin[i]), host))
            return true;
    return false;
}

static bool is_our_origin(const struct gate *g, struct str origin)
{
    for (int i = 0; i < g->n; i++)
        if (str_same(g->origin[i], origin))
            return true;
    return false;
}

static bool is_post(const struct head *h)
{
    return str_eq(h->method, STR("POST"));
}

/* Browsers always send one of the two with a POST. */
static bool is_from_us(const struct gate *g, const struct head *h)
{
    if (count(h, STR("Origin")) > 0)
        return is_our_origin(g, head_value(h, STR("Origin")));
    return str_eq(head_value(h, STR("Sec-Fetch-Site")), STR("same-origin"));
}

static bool is_length(struct str text)
{
    for (size_t i = 0; i < text.n; i++)
        if (text.p[i] < '0' || text.p[i] > '9')
            return false;
    return text.n > 0;
}

struct message gate_too_long(size_t most)
{
    return most > FORM_SIZE_MAX ? say_file_too_long((long)(most >> 20)) : say_request_too_long(FORM_SIZE_MAX >> 10);
}

static int check_length(const struct head *h, struct message *why)
{
    struct str text = head_value(h, STR("Content-Length"));
    int n = count(h, STR("Content-Length"));
    long length = 0;

    *why = say_request_length_unclear();
    if (n > 1 || count(h, STR("Transfer-Encoding")) > 0 || (n == 1 && !is_length(text)))
        return 400;
    *why = gate_too_long(h->most);
    if (n == 1 && (!str_long(text, &length) || length > (long)(h->most ? h->most : FORM_SIZE_MAX)))
        return 413;
    *why = say_only_post_has_body();
    return length > 0 && !is_post(h) ? 400 : 0;
}

static int check_host(const struct gate *g, const struct head *h, struct message *why)
{
    *why = say_request_names_one_host();
    if (count(h, STR("Host")) != 1)
        return 400;
    *why = say_desk_has_another_address();
    return is_our_host(g, head_value(h, STR("Host"))) ? 0 : 421;
}

static int check_method(const struct head *h, struct message *why)
{
    *why = say_desk_knows_get_and_post();
    return is_post(h) || str_eq(h->method, STR("GET")) || str_eq(h->method, STR("HEAD")) ? 0 : 405;
}

/* A zero byte ends a text for some who read it, and not for others. */
static int check_target(const struct head *h, struct message *why)
{
    struct str s = h->target;

    *why = say_no_such_address();
    for (size_t i = 0; i < s.n; i++)
        if ((unsigned char)s.p[i] <= ' ' || s.p[i] == 0x7f || str_starts((struct str){ s.p + i, s.n - i }, STR("%00")))
            return 400;
    return 0;
}

int gate_check(const struct gate *g, const struct head *h, struct message *why)
{
    int status = check_target(h, why);

    if (!status)
        status = check_host(g, h, why);
    if (!status)
        status = check_length(h, why);
    if (!status)
        status = check_method(h, why);
    if (status)
        return status;
    *why = say_not_from_a_page();
    return is_post(h) && !is_from_us(g, h) ? 403 : 0;
}

bool gate_wrong_key(struct gate_rate *r, time_t now)
{
    if (now / 60 != r->minute)
        *r = (struct gate_rate){ .minute = now / 60 };
    r->n++;
    return r->n <= RATE_MAX;
}

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
