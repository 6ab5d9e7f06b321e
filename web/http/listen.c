/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <string.h>
#include <sys/socket.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "web/base/messages.h"

struct str listen_host(const struct web_plan *plan)
{
    return str_eq(plan->host, STR("localhost")) ? STR("127.0.0.1") : plan->host;
}

static bool address_of(const struct web_plan *plan, struct sockaddr_storage *out, struct err *e)
{
    struct sockaddr_in *four = (struct sockaddr_in *)(void *)out;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)(void *)out;
    struct arena a = { 0 };
    const char *host = str_c(&a, listen_host(plan));

    memset(out, 0, sizeof *out);
    bool is_four = inet_pton(AF_INET, host, &four->sin_addr) == 1;
    bool is_six = !is_four && inet_pton(AF_INET6, host, &six->sin6_addr) == 1;
    if (is_four)
        four->sin_port = htons((uint16_t)plan->port);
    if (is_six)
        six->sin6_port = htons((uint16_t)plan->port);
    out->ss_family = is_four ? AF_INET : AF_INET6;
    arena_free(&a);
    return is_four || is_six || err_say(e, ERR_USAGE, say_host_not_of_this_machine(plan->host));
}

/* MHD_OPTION_LISTENING_ADDRESS_REUSE would let a second program have the same port beside us: here nobody has it twice, and it can
   be had again at once after an end. */
bool listen_at(const struct web_plan *plan, int *out, struct err *e)
{
    struct sockaddr_storage address;
    const int on = 1;

    *out = -1;
    if (!address_of(plan, &address, e))
        return false;
    socklen_t n = address.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6);
    *out = socket(address.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (*out >= 0 && setsockopt(*out, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
        bind(*out, (struct sockaddr *)(void *)&address, n) == 0 && listen(*out, SOMAXCONN) == 0)
        return true;
    return err_say(e, ERR_IO,
                   errno == EADDRINUSE ? say_port_in_use(plan->port, plan->host)
                                       : say_port_unavailable(plan->port, plan->host, strerror(errno)));
}

int listen_port(int fd)
{
    struct sockaddr_storage address = { 0 };
    socklen_t n = sizeof address;

    getsockname(fd, (struct sockaddr *)(void *)&address, &n);
    return ntohs(address.ss_family == AF_INET ? ((struct sockaddr_in *)(void *)&address)->sin_port
                                              : ((struct sockaddr_in6 *)(void *)&address)->sin6_port);
}

static char *load_pem(const char *path, struct arena *a, struct err *e)
{
    enum { MOST = 64 << 10 };
    struct str bytes;

    return file_load(path, MOST, a, &bytes, e) ? str_c(a, bytes) : NULL;
}

bool listen_pair(const struct web_plan *plan, struct arena *a, char **cert, char **key, struct err *e)
{
    *cert = *key = NULL;
    if (!plan->cert)
        return true;
    if (!(*cert = load_pem(plan->cert, a, e)) || !(*key = load_pem(plan->key, a, e)))
        return false;
    if (!strstr(*cert, "-----BEGIN CERTIFICATE-----"))
        return err_say(e, ERR_IO, say_no_certificate_in_file(plan->cert));
    if (strstr(*key, "ENCRYPTED"))
        return err_say(e, ERR_IO, say_key_file_locked(plan->key));
    return strstr(*key, "PRIVATE KEY-----") || err_say(e, ERR_IO, say_no_key_in_file(plan->key));
}
