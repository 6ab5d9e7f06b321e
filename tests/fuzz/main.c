/* SPDX-License-Identifier: Apache-2.0 */
/* main.c - runs a fuzz target once with every file that is kept for it, where there is no libFuzzer. Of the program
   fuzz_NAME these are the files in tests/fuzz/corpus/NAME; with names of files it runs those. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/fuzz.h"

enum { SIZE_MAX_KEPT = 1 << 20 };

__attribute__((weak)) int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    return 0;
}

static bool run(const char *name)
{
    uint8_t *bytes = malloc(SIZE_MAX_KEPT);
    FILE *in = fopen(name, "rb");
    size_t n = in && bytes ? fread(bytes, 1, SIZE_MAX_KEPT, in) : 0;
    uint8_t *exact = malloc(n ? n : 1); /* so that a byte too far is noticed */

    if (in)
        fclose(in);
    if (in && bytes && exact) {
        memcpy(exact, bytes, n);
        LLVMFuzzerTestOneInput(exact, n);
    }
    free(exact);
    free(bytes);
    return in;
}

static int run_folder(const char *folder)
{
    char name[4096];
    DIR *dir = opendir(folder);
    int n = 0;

    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (entry->d_name[0] == '.')
            continue;
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        n += run(name);
    }
    if (dir)
        closedir(dir);
    return n;
}

int main(int argc, char **argv)
{
    const char *own = strrchr(argv[0], '/'), *name = strstr(own ? own : argv[0], "fuzz_");
    char folder[256];
    int n = 0;

    LLVMFuzzerInitialize(&argc, &argv);
    for (int i = 1; i < argc; i++)
        n += run(argv[i]);
    snprintf(folder, sizeof folder, "tests/fuzz/corpus/%s", name ? name + 5 : "");
    if (argc == 1)
        n = run_folder(folder);
    printf("%s - %d files were read, whatever they are\n", n > 0 ? "ok" : "not ok", n);
    return n == 0;
}
