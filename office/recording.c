/* SPDX-License-Identifier: Apache-2.0 */
#include "office/recording.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/results.h"
#include "office/explaining.h"
#include "office/messages.h"

static bool refuse(const struct recording_file *file, const struct recorder *by, const struct result_list *list,
                   struct findings *f, struct err *e)
{
    struct err why = { 0 };
    int read = finding_count(f, PROBLEM);
    bool ok = (list->nboard == 0 && list->nmark == 0) || by->record(by->of, list, true, &why);

    if (!ok && finding_count(f, PROBLEM) == read)
        finding_say(f, PROBLEM, RULE_NONE, 0, err_message(&why));
    return err_say(e, ERR_INPUT, say_results_have_problems(file->name, finding_count(f, PROBLEM)));
}

bool recording_do(const struct recording_file *file, const struct recorder *by, struct arena *a, struct findings *f,
                  struct err *e)
{
    struct result_list *list = arena_new(a, struct result_list, 1);

    if (!results_read(file->bytes, file->name, a, list, f, e))
        return explaining_elsewhere(file->bytes, file->name, "results", a, e);
    /* A file, or a folder, may hold the games of every round that is over. A game that names none is of this one. */
    int n = 0, all = list->nboard;
    for (int i = 0; i < list->nboard; i++)
        if (file->only == 0 || list->board[i].round == file->only || list->board[i].round == 0)
            list->board[n++] = list->board[i];
    list->nboard = n;
    if (n < all)
        finding_say(f, NOTE, RULE_NONE, 0, say_results_of_other_rounds(all - n, file->only));
    list->placed = arena_new(a, struct placed, list->nboard);
    return finding_count(f, PROBLEM) > 0 ? refuse(file, by, list, f, e) : by->record(by->of, list, false, e);
}
