/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/memory.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"

enum { LEAST = 32 << 20, STACK = 16 << 10 };

static char said[600];
static size_t length;

/* Nothing that is made here is used: is there room for it? */
static bool is_used_up(void)
{
    void *room = mmap(NULL, LEAST, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    if (room == MAP_FAILED)
        return true;
    munmap(room, LEAST);
    return false;
}

/* Only what a signal may do. */
static void end(int number)
{
    if (!is_used_up()) {
        signal(number, SIG_DFL);
        raise(number);
        return;
    }
    ssize_t n = write(STDERR_FILENO, said, length);

    (void)n;
    _exit(ERR_IO);
}

/* A stack that could not grow is no place for it. */
void memory_watch(const struct wording *wording, bool records)
{
    static const int numbers[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE };
    static char stack[STACK];
    struct sigaction action = { .sa_handler = end, .sa_flags = SA_ONSTACK | SA_NODEFER };
    struct arena own = { 0 };
    struct message why = records ? say_no_memory_look_at_journal() : say_no_memory();

    length = (size_t)snprintf(said, sizeof said, "olympair: %.*s\n", STR_ARG(message_text(&why, wording, &own)));
    arena_free(&own);
    length = length < sizeof said ? length : sizeof said - 1;
    sigaltstack(&(const stack_t){ .ss_sp = stack, .ss_size = sizeof stack }, NULL);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
}
