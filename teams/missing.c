/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/missing.h"

#include "engine/base/arena.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/names.h"
#include "teams/score.h"

enum { TABLES = 10 }; /* the most that are named */

static bool is_meant(const struct section *s, const struct fixture *f, bool going_on)
{
    return !score_complete(s, f) && (!going_on || missing_may_go_on(s, f));
}

int missing_matches(const struct section *s, const struct pairing_list *r, bool going_on)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        n += is_meant(s, &r->fixture[i], going_on);
    return n;
}

bool missing_may_go_on(const struct section *s, const struct fixture *f)
{
    return s->boards == 1 || match_has_results(f);
}

/* "boards 2, 4" that have that result, or that it is all of them. */
static struct message boards_of(const struct section *s, const struct fixture *f, enum result is, struct arena *a)
{
    struct names boards = { .arena = a };

    for (int b = 0; b < s->boards; b++)
        if (f->board[b].result == is)
            names_add(&boards, str_number(a, b + 1));
    return boards.n == s->boards ? say_all_of_match() : say_boards_lacking(boards.n, names_text(&boards));
}

static struct str one(const struct section *s, const struct fixture *f, const struct wording *w, struct arena *a)
{
    const struct message boards = boards_of(s, f, RESULT_NONE, a);
    const struct message lacks =
        say_table_lacks(f->table, s->squad[f->side[0]].name, s->squad[f->side[1]].name, &boards);

    return message_text(&lacks, w, a);
}

struct str missing_text(const struct section *s, const struct pairing_list *r, bool going_on, int named,
                        const struct wording *w, struct arena *a)
{
    int of = missing_matches(s, r, going_on);
    struct names names = { .arena = a };

    for (int i = 0; i < r->nfixture && (of <= named || names.n < TABLES); i++) {
        const struct fixture *f = &r->fixture[i];
        if (is_meant(s, f, going_on))
            names_add(&names, of <= named ? one(s, f, w, a) : str_number(a, f->table));
    }
    const struct str list = names_text(&names);
    const struct message tables =
        of <= TABLES ? say_tables_lack(list) : say_so_many_tables_lack(of, r->nfixture, list, of - TABLES);
    return of <= named ? names_told(&names, 0, w) : message_text(&tables, w, a);
}

struct str missing_unfinished(const struct section *s, int round, const struct wording *w, struct arena *a)
{
    enum { NAMED = 5 };
    struct names list = { .arena = a };
    int n = 0;

    for (int r = 1; r < round; r++)
        for (int i = 0; i < s->round[r - 1].nfixture; i++) {
            const struct fixture *f = &s->round[r - 1].fixture[i];
            if (score_open(s, f) == 0 || n++ >= NAMED)
                continue;
            const struct message boards = boards_of(s, f, RESULT_OPEN, a);
            const struct message lacks =
                say_table_of_round_lacks(f->table, r, s->squad[f->side[0]].name, s->squad[f->side[1]].name, &boards);
            names_add(&list, message_text(&lacks, w, a));
        }
    return names_told(&list, n > NAMED ? n - NAMED : 0, w);
}
