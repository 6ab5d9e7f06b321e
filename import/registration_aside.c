/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_aside.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/registration_entry.h"
#include "import/sheet_cells.h"
#include "teams/text.h"

static bool is_among(struct str s, const char *const *words)
{
    while (*words && !str_eq(s, str_of(*words)))
        words++;
    return *words != NULL;
}

/* --- totals ------------------------------------------------------------------------------------ */

/* Where the first word ends. */
static size_t word_of(struct str s)
{
    size_t n = 0;

    while (n < s.n && !strchr(" :=,;.", s.p[n]))
        n++;
    return n;
}

/* "Total", "Total: 4 players", "Average rating"; "Average, Joe" is somebody. */
static bool is_words_of_total(struct str written, struct arena *a)
{
    static const char *const words[] = { "total",   "totals",  "totale",   "subtotal", "sum",        "suma",
                                         "summe",   "somme",   "average",  "avg",      "mean",       "gesamt",
                                         "schnitt", "moyenne", "promedio", "media",    "mittelwert", "durchschnitt",
                                         "итого",   "всего",   "среднии",  NULL };
    static const char *const behind[] = { "rating", "elo", "rtg", "players", "points", "of", NULL };
    struct str s = text_fold(a, written), word = { s.p, word_of(s) }, rest = { s.p + word.n, s.n - word.n };

    if (!is_among(word, words))
        return false;
    rest = str_trim(rest);
    for (size_t i = 0; i < rest.n; i++)
        if (strchr(":=", rest.p[i]) || (rest.p[i] >= '0' && rest.p[i] <= '9'))
            return true;
    return rest.n == 0 || str_eq(rest, STR(".")) || is_among((struct str){ rest.p, word_of(rest) }, behind);
}

bool registration_is_total(const struct registration_place *place, const struct csv_row *row, struct str *word,
                           struct arena *a)
{
    static const enum column_id names[] = { COLUMN_PLAYER, COLUMN_SURNAME, COLUMN_FIRST_NAME };

    for (int i = 0; i < row->n; i++) {
        struct str cell = sheet_cell(row, i);
        bool other_name = false;
        if (!is_words_of_total(cell, a))
            continue;
        for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
            int at = place->column[names[k]];
            other_name = other_name || (at >= 0 && at != i && sheet_cell(row, at).n > 0);
        }
        *word = cell;
        return !other_name;
    }
    return false;
}

/* --- captains and trainers --------------------------------------------------------------------- */

enum role { ROLE_PLAYER, ROLE_CAPTAIN, ROLE_OTHER };

static enum role role_of(struct str written, struct arena *a)
{
    static const char *const captains[] = { "c",
                                            "cap",
                                            "capt",
                                            "captain",
                                            "team captain",
                                            "npc",
                                            "non-playing captain",
                                            "non playing captain",
                                            "kapitan",
                                            "mannschaftsfuhrer",
                                            "teamchef",
                                            "capitaine",
                                            "capitan",
                                            "capitano",
                                            "capitao",
                                            "капитан",
                                            NULL },
                             *const others[] = { "coach",        "trainer",
                                                 "head coach",   "team coach",
                                                 "second coach", "entrenador",
                                                 "entraineur",   "allenatore",
                                                 "treinador",    "тренер",
                                                 "delegate",     "head of delegation",
                                                 "hod",          "accompanying",
                                                 "companion",    "accompanying person",
                                                 "arbiter",      "manager",
                                                 "team manager", "doctor",
                                                 "official",     NULL };
    struct str s = text_fold(a, written);

    if (is_among(s, captains))
        return ROLE_CAPTAIN;
    return is_among(s, others) ? ROLE_OTHER : ROLE_PLAYER;
}

/* A rating that has moved. */
static void check_role(struct registration_aside *to, const struct registration_entry *x)
{
    struct str role = x->value[COLUMN_ROLE];

    if (to->number_line == 0 && role.n > 0 && role.p[0] >= '0' && role.p[0] <= '9') {
        to->number = role;
        to->number_line = x->line;
    }
}

bool registration_aside(struct registration_aside *to, const struct registration_entry *x,
                        const struct registration_place *place, struct arena *a)
{
    struct str word = { 0 };
    /* Who has a board plays, whatever else he is. */
    struct str board = x->value[COLUMN_BOARD];
    enum role by_board = role_of(board, a);
    enum role role = by_board == ROLE_PLAYER && !sheet_is_number(board) ? role_of(x->value[COLUMN_ROLE], a) : by_board;

    check_role(to, x);
    if (role == ROLE_CAPTAIN && x->value[COLUMN_PLAYER].n > 0) {
        arena_room(a, to->captain, to->ncaptain, to->cap);
        to->captain[to->ncaptain++] = *x;
        return true;
    }
    if (role == ROLE_OTHER)
        word = x->value[COLUMN_PLAYER];
    else if (!registration_is_total(place, x->row, &word, a))
        return false;
    if (to->nother++ == 0) {
        to->other = word;
        to->other_line = x->line;
    }
    return true;
}

static struct registration_entry *team_of(const struct registration_entry *x, struct registration_entry *entry, int n)
{
    for (int i = 0; i < n; i++)
        if (entry_same(x, &entry[i], COLUMN_SECTION) && entry_same(x, &entry[i], COLUMN_TEAM))
            return &entry[i];
    return NULL;
}

void registration_aside_settle(struct registration_aside *of, struct registration_entry *entry, int n,
                               struct findings *f)
{
    for (int i = 0; i < of->ncaptain; i++) {
        const struct registration_entry *x = &of->captain[i];
        struct registration_entry *team = team_of(x, entry, n);
        bool told = team && team->value[COLUMN_CAPTAIN].n == 0;
        if (told)
            team->value[COLUMN_CAPTAIN] = x->value[COLUMN_PLAYER];
        if (!told && of->nother++ == 0) {
            of->other = x->value[COLUMN_PLAYER];
            of->other_line = x->line;
        } else if (told && of->ncalled++ == 0) {
            of->called = x->value[COLUMN_PLAYER];
            of->of = x->value[COLUMN_TEAM];
            of->called_line = x->line;
        }
    }
    if (of->number_line > 0)
        finding_say(f, WARNING, RULE_NONE, of->number_line, say_role_not_understood(of->number));
    if (of->ncalled > 0)
        finding_say(f, WARNING, RULE_NONE, of->called_line, say_row_is_captain(of->called, of->of, of->ncalled - 1));
    if (of->nother > 0)
        finding_say(f, WARNING, RULE_NONE, of->other_line, say_row_is_no_player(of->other, of->nother - 1));
}
