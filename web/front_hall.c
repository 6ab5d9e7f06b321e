/* SPDX-License-Identifier: Apache-2.0 */
/* front_hall.c - the desk of an event opened to the network of the hall: phones of helpers and captains, spectators, screens. */
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "web/desks.h"
#include "web/events.h"
#include "web/form.h"
#include "web/front_folder.h"
#include "web/messages.h"
#include "web/page.h"

/* By which others reach this machine, those of version 4; p is NULL behind the last. In the arena. */
static const struct str *own_addresses(struct arena *a)
{
    struct ifaddrs *all = NULL;
    struct str *list = NULL;
    int n = 0, cap = 0;

    if (getifaddrs(&all) != 0)
        all = NULL;
    for (const struct ifaddrs *x = all; x; x = x->ifa_next) {
        char text[INET_ADDRSTRLEN];
        struct sockaddr_in at;
        if (!x->ifa_addr || x->ifa_addr->sa_family != AF_INET || (x->ifa_flags & IFF_LOOPBACK))
            continue;
        memcpy(&at, x->ifa_addr, sizeof at);
        arena_room(a, list, n, cap);
        list[n++] = str_copy(a, str_of(inet_ntop(AF_INET, &at.sin_addr, text, sizeof text)));
    }
    if (all)
        freeifaddrs(all);
    arena_room(a, list, n, cap);
    list[n] = (struct str){ 0 };
    return list;
}

static bool is_own(struct str host, struct arena *a)
{
    for (const struct str *own = own_addresses(a); own->p; own++)
        if (str_eq(*own, host))
            return true;
    return false;
}

/* A certificate that lies in the folder, and its key. */
static const char *const tls_files[] = { "desk.pem", "desk.key" };

static const char *tls_file(const struct visit *v, const struct front_folder *f, int which)
{
    return str_c(v->arena, str_fmt(v->arena, "%.*s/%s", STR_ARG(f->path), tls_files[which]));
}

static bool has_tls(const struct visit *v, const struct front_folder *f)
{
    return access(tls_file(v, f, 0), R_OK) == 0 && access(tls_file(v, f, 1), R_OK) == 0;
}

static void put_addresses(const struct visit *v, struct markup *m, const struct str *own)
{
    put(m, "<p><label>");
    page_say(v, m, say_hall_address());
    put(m, " <select name=\"host\">");
    for (; own->p; own++) {
        put(m, "<option>");
        put_text(m, *own);
        put(m, "</option>");
    }
    put(m, "</select></label></p>\n");
}

static void put_tick(const struct visit *v, struct markup *m, const char *name, struct message label, bool needed)
{
    put(m, "<p><label><input type=\"checkbox\" value=\"yes\"");
    put_attr(m, "name", str_of(name));
    if (needed)
        put(m, " required");
    else
        put(m, " checked");
    put(m, "> ");
    page_say(v, m, label);
    put(m, "</label></p>\n");
}

void front_hall_put(const struct visit *v, struct markup *m, const struct front_folder *f, const struct event_file *ev)
{
    const struct str *own = own_addresses(v->arena);

    if (!own->p)
        return;
    put(m, "<details><summary>");
    page_say(v, m, say_hall_of(front_title(ev)));
    put(m, "</summary>\n<form method=\"post\" action=\"/open\">\n");
    page_hidden(m, "file", ev->file);
    put_addresses(v, m, own);
    put_tick(v, m, "public", say_hall_public(), false);
    if (!has_tls(v, f))
        put_tick(v, m, "plain", say_hall_plain(), true);
    put(m, "<p><button>");
    page_say(v, m, say_hall_open());
    put(m, "</button></p>\n</form>\n</details>\n");
}

bool front_hall_read(const struct visit *v, const struct front_folder *f, struct desk_reach *out, struct err *e)
{
    struct str host = form_word(&v->form, "host");
    bool tls = has_tls(v, f);

    *out = (struct desk_reach){ 0 };
    if (host.n == 0)
        return true;
    if (!is_own(host, v->arena))
        return err_say(e, ERR_INPUT, say_hall_no_address(host));
    if (!tls && !form_word(&v->form, "plain").p)
        return err_say(e, ERR_STATE, say_hall_needs_tls());
    *out = (struct desk_reach){ .host = host, .public = form_word(&v->form, "public").p };
    if (tls) {
        out->cert = tls_file(v, f, 0);
        out->key = tls_file(v, f, 1);
    }
    return true;
}
