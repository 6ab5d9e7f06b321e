/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front/front_link.h"

#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>

#include "db/secret.h"

extern char **environ;

void link_make(char letters[LINK_LETTERS + 1])
{
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    unsigned char bytes[LINK_LETTERS];

    secret_make(bytes, sizeof bytes);
    for (int i = 0; i < LINK_LETTERS; i++)
        letters[i] = signs[bytes[i] % (sizeof signs - 1)];
    letters[LINK_LETTERS] = '\0';
}

/* Each letter is looked at, so that the time tells nothing. */
bool link_is(const char letters[LINK_LETTERS + 1], struct str word)
{
    unsigned differs = 0;

    if (word.n != LINK_LETTERS || !letters[0])
        return false;
    for (size_t i = 0; i < LINK_LETTERS; i++)
        differs |= (unsigned char)(word.p[i] ^ letters[i]);
    return differs == 0;
}

static bool is_on_screen(void)
{
    const char *x = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");

    return (x && x[0]) || (wayland && wayland[0]);
}

void link_show(const char *link)
{
    char *const words[] = { (char[]){ "xdg-open" }, (char *)(uintptr_t)link, NULL };
    posix_spawnattr_t attr;
    sigset_t none;
    pid_t pid;

    if (!is_on_screen())
        return;
    sigemptyset(&none);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setsigmask(&attr, &none);
    posix_spawnp(&pid, words[0], NULL, &attr, words, environ);
    posix_spawnattr_destroy(&attr);
}
