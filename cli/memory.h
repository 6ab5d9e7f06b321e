/* SPDX-License-Identifier: Apache-2.0 */
/* memory.h - a command for which there is not enough memory ends with its exit code and a sentence. */
#ifndef CLI_MEMORY_H
#define CLI_MEMORY_H

#include <stdbool.h>

#include "engine/base/message.h"

/* From now on, for all threads: libraries that fail where they get no memory, and our own that give up, end the program with ERR_IO and that sentence, as long
   as there is in fact none left. Whatever else goes wrong in them ends it as before. Who serves pages takes that back (web/process/machine.h): whoever began it looks
   at how it ended. */
void memory_watch(const struct wording *wording, bool records);

#endif
