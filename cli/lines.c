#include "cli/lines.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/argument.h"
#include "cli/deliver.h"
#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "import/json_cards.h"
#include "import/json_systems.h"
#include "reports/exchange/cards.h"
#include "reports/exchange/systems.h"
#include "teams/text.h"

/* What is asked for beside the lines themselves. */
struct asked {
    enum edition edition;        /* of cards that name none */
    const struct system *system; /* of --system, or NULL */
};

static bool pair_cards(struct call *c, struct str line, int number, const struct asked *q, struct buffer *out)
{
    struct card_line cards;

    if (!cards_read(line, (struct card_source){ c->file, number }, q->edition, out->arena, &cards, c->err))
        return false;
    struct pairing p = pairing_make(&cards.field, out->arena);
    cards_write(cards.id, &cards.field, &p, out);
    return true;
}

static bool pair_system(struct call *c, struct str line, int number, const struct asked *q, struct buffer *out)
{
    struct system_line l;

    if (!systems_read(line, (struct system_source){ c->file, number }, q->system, out->arena, &l, c->err))
        return false;
    if (l.all) {
        systems_write_table(l.id, l.system, &l.field, out);
    } else {
        struct swiss_round made = l.system->pair(&l.field, out->arena);
        systems_write(l.id, l.system, &l.field, &made, out);
    }
    return true;
}

/* --- line by line ----------------------------------------------------------------------------- */

static bool kept(struct call *c, bool ok)
{
    return ok || err_set(c->err, ERR_IO, "the rounds cannot be kept until all are made: %s", strerror(errno));
}

static bool spooled(struct call *c, FILE *spool, struct str text)
{
    return kept(c, fwrite(text.p, 1, text.n, spool) == text.n);
}

static bool pair_line(struct call *c, struct str line, int number, const struct asked *q, FILE *spool)
{
    struct arena own = { 0 };
    struct buffer out = { .arena = &own };
    bool other = q->system || systems_named(line);
    bool ok = (other ? pair_system : pair_cards)(c, line, number, q, &out) &&
              spooled(c, spool, text_shown(buffer_str(&out), true, &own));

    arena_free(&own);
    return ok;
}

static bool pair_all(struct call *c, struct file_lines *lines, const struct asked *q, FILE *spool)
{
    struct str line;

    while (file_lines_next(lines, &line, c->err)) {
        line = str_trim(line);
        if (line.n > 0 && !pair_line(c, line, lines->number, q, spool))
            return false;
    }
    return c->err->kind == ERR_NONE;
}

/* --- all or nothing --------------------------------------------------------------------------- */

/* The lines made wait in a file without a name, so that they take no memory. */
static bool pair_spooled(struct call *c, struct file_lines *lines, const struct asked *q)
{
    FILE *spool = tmpfile();

    if (!spool)
        return err_set(c->err, ERR_IO, "no file can be made to keep the rounds in: %s", strerror(errno));
    bool ok = pair_all(c, lines, q, spool) && kept(c, fflush(spool) == 0) && deliver_copy(c, fileno(spool));
    fclose(spool);
    return ok;
}

static bool argument_system(struct call *c, const struct system **s)
{
    *s = system_find(c->option[OPT_SYSTEM]);
    return !call_has(c, OPT_SYSTEM) || *s ||
           err_set(c->err, ERR_USAGE, "there is no system '%.*s', only %.*s", STR_ARG(c->option[OPT_SYSTEM]),
                   STR_ARG(system_names(c->arena)));
}

bool lines_pair(struct call *c)
{
    struct asked q = { .edition = EDITION_2012 };
    struct file_lines lines;

    if (!argument_edition(c, &q.edition) || !argument_system(c, &q.system) ||
        !argument_lines(c, CARDS_LINE_MAX, &lines))
        return false;
    bool ok = pair_spooled(c, &lines, &q);
    file_lines_close(&lines);
    return ok;
}
