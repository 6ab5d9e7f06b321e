/* SPDX-License-Identifier: Apache-2.0 */
/* module.h - a part of the program that is a file of its own, with the libraries that nothing else needs: it is loaded when it is first
   asked for something, so that who asks nothing of it does not wait for it. */
#ifndef ENGINE_BASE_MODULE_H
#define ENGINE_BASE_MODULE_H

#include <stdbool.h>

#include "engine/base/message.h"

struct err;

/* The module pdf is the file modules/pdf.so beside the program, or ../lib/olympair/pdf.so from the folder of an installed one. */
#define MODULES(X) X(web) X(xlsx) X(unzip) X(pdf) X(picture) X(xml)

enum module {
#define X(name) MODULE_##name,
    MODULES(X)
#undef X
        MODULE_COUNT
};

/* Loads it if that has not been done; from any thread. ERR_IO: too many files are open. ERR_LEFT_OUT: there is no such file, which `absent` says, or it is none of this
   program's. */
bool module_load(enum module m, struct message absent, struct err *e);

/* Loads all that there are: for who will not be allowed to open files when they are asked for something. */
void module_load_all(void);

/* The function of that name in a module that is loaded; the program ends where there is none. */
void *module_symbol(enum module m, const char *name);

/* What the module has in place of the function that asks: MODULE_FUNCTION(pdf, pdf_write)(...). */
#define MODULE_FUNCTION(module, function) ((__typeof__(&function))module_symbol(MODULE_##module, #function))

/* The function that stands in the program in its place, as a line of x_module.c: its name, its parameters, and these once more as they are handed on. Of a
   MODULE_ASKS the module is loaded when it is asked first, and its last parameter is the error `e`; who asks a MODULE_HAS has it already. */
#define MODULE_ASKS(module, absent, name, parameters, arguments)                                   \
    bool name parameters                                                                           \
    {                                                                                              \
        return module_load(MODULE_##module, absent, e) && MODULE_FUNCTION(module, name) arguments; \
    }
#define MODULE_HAS(module, type, name, parameters, arguments) \
    type name parameters                                      \
    {                                                         \
        return MODULE_FUNCTION(module, name) arguments;       \
    }

#endif
