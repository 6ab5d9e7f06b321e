/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/module.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "engine/base/messages.h"

enum { PATH_ROOM = PATH_MAX + 40 };

static const char *const file[MODULE_COUNT] = {
#define X(name) #name ".so",
    MODULES(X)
#undef X
};

/* Where the modules are, from the folder of the program. */
static const char *const place[] = { "modules", "../lib/olympair" };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *handle[MODULE_COUNT];

static bool folder_of_program(char *to, size_t room)
{
    ssize_t n = readlink("/proc/self/exe", to, room - 1);
    char *slash = NULL;

    if (n > 0) {
        to[n] = '\0';
        slash = strrchr(to, '/');
    }
    if (slash)
        *slash = '\0';
    return slash;
}

static bool find(enum module m, char *path)
{
    char folder[PATH_MAX];

    if (!folder_of_program(folder, sizeof folder))
        return false;
    for (size_t i = 0; i < sizeof place / sizeof *place; i++) {
        snprintf(path, PATH_ROOM, "%s/%s/%s", folder, place[i], file[m]);
        if (access(path, F_OK) == 0)
            return true;
    }
    return false;
}

/* The program and each of its modules have a stamp of all that they were made of: a module of another program fits in no way. */
static bool is_ours(void *module)
{
    const char *ours = dlsym(RTLD_DEFAULT, "module_stamp"), *its = dlsym(module, "module_stamp");

    return ours && its && strcmp(ours, its) == 0;
}

/* As much as any module takes with all its libraries, of addresses alone: the loader has no words of its own for it that could be read. */
static bool has_room(void)
{
    enum { MOST = 64 << 20 };
    void *room = mmap(NULL, MOST, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    return room != MAP_FAILED && munmap(room, MOST) == 0;
}

/* Why it was not loaded, in words of its own where it is a matter of the moment. */
static bool refuse(const char *path, struct str why, struct err *e)
{
    int fd = open("/dev/null", O_RDONLY | O_CLOEXEC);

    if (fd < 0)
        return err_say(e, ERR_IO, say_module_too_many_files(str_of(path)));
    close(fd);
    if (!has_room())
        return err_say(e, ERR_IO, say_module_no_memory(str_of(path)));
    return err_say(e, ERR_LEFT_OUT, say_module_unusable(str_of(path), why));
}

static bool open_it(enum module m, struct message absent, struct err *e)
{
    char path[PATH_ROOM];

    if (!find(m, path))
        return err_say(e, ERR_LEFT_OUT, absent);
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!module)
        return refuse(path, str_of(dlerror()), e);
    if (!is_ours(module)) {
        dlclose(module);
        return err_say(e, ERR_LEFT_OUT, say_module_of_another(str_of(path)));
    }
    handle[m] = module;
    return true;
}

bool module_load(enum module m, struct message absent, struct err *e)
{
    pthread_mutex_lock(&lock);
    bool ok = handle[m] || open_it(m, absent, e);
    pthread_mutex_unlock(&lock);
    return ok;
}

void module_load_all(void)
{
    for (int m = 0; m < MODULE_COUNT; m++) {
        struct err none = { 0 };
        module_load((enum module)m, (struct message){ 0 }, &none);
    }
}

void *module_symbol(enum module m, const char *name)
{
    void *found = dlsym(handle[m], name);

    if (!found)
        abort();
    return found;
}
