/* SPDX-License-Identifier: Apache-2.0 */
#include "import/foreign_results.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/csv.h"
#include "import/games.h"
#include "import/messages.h"
#include "import/pairing_table.h"
#include "import/pgn.h"

/* By how many of the first lines have it twice or more. */
static int lines_with(struct str bytes, char separator)
{
    enum { LINES = 40 };
    int n = 0;

    for (int i = 0; i < LINES && bytes.n > 0; i++) {
        struct str line = str_cut(&bytes, '\n');
        int here = 0;
        for (size_t k = 0; k < line.n; k++)
            here += line.p[k] == separator;
        n += here >= 2;
    }
    return n;
}

bool foreign_csv(struct str bytes, struct str file, struct arena *a, struct csv *out, struct err *e)
{
    static const char candidates[] = { '\t', ';', ',' };
    char best = ',';
    int most = 0;

    for (size_t i = 0; i < sizeof candidates; i++) {
        int n = lines_with(bytes, candidates[i]);
        if (n > most) {
            most = n;
            best = candidates[i];
        }
    }
    return csv_read_by(best, bytes, file, a, out, e);
}

bool foreign_results(const struct csv *c, struct str file, struct message none, struct arena *a,
                     struct result_list *out, struct findings *f, struct err *e)
{
    enum foreign_table kind = foreign_table(c, a);
    struct pgn games;

    switch (kind) {
    case FOREIGN_BOARDS:
    case FOREIGN_GAMES:
        pairing_games(c, kind, a, &games, f);
        games_results(&games, a, out, f);
        return true;
    case FOREIGN_MATCHES:
        return err_say(e, ERR_INPUT, say_foreign_matches(file));
    case FOREIGN_RANKING:
    case FOREIGN_TEAMS:
        return err_say(e, ERR_INPUT, say_foreign_ranking(file));
    case FOREIGN_COMPOSITION:
        return err_say(e, ERR_INPUT, say_foreign_composition(file));
    default:
        return err_say(e, ERR_INPUT, none);
    }
}

bool foreign_registration(const struct csv *c, struct str file, struct arena *a, struct err *e)
{
    switch (foreign_table(c, a)) {
    case FOREIGN_BOARDS:
    case FOREIGN_GAMES:
    case FOREIGN_MATCHES:
        return err_say(e, ERR_INPUT, say_foreign_pairings(file));
    case FOREIGN_TEAMS:
    case FOREIGN_RANKING:
        return err_say(e, ERR_INPUT, say_foreign_lacks_players(file));
    default:
        return true;
    }
}

static bool begins(struct str bytes, const char *with)
{
    size_t n = strlen(with);

    return bytes.n >= n && str_same((struct str){ bytes.p, n }, str_of(with));
}

/* Of Vega: kinds of lines as in a report file, and a stroke between the fields of a player. */
static bool is_description(struct str bytes)
{
    static const char player[] = "\n001 ";
    const char *at = str_find(bytes, str_of(player));
    struct str line = { at ? at + 1 : NULL, at ? (size_t)(bytes.p + bytes.n - at - 1) : 0 };

    line = str_cut(&line, '\n');
    return str_starts(bytes, STR("012 ")) && str_find(line, STR("|"));
}

bool foreign_readable(struct str bytes, struct str file, struct err *e)
{
    struct str text = str_trim(bytes);

    if (str_starts(bytes, STR("\xD0\xCF\x11\xE0")))
        return err_say(e, ERR_INPUT, say_old_workbook(file));
    if (begins(text, "<html") || begins(text, "<!doctype html") || begins(text, "<table"))
        return err_say(e, ERR_INPUT, say_web_page(file));
    if (is_description(text))
        return err_say(e, ERR_INPUT, say_vega_description(file));
    return true;
}
