/* SPDX-License-Identifier: Apache-2.0 */
/* lines.c - rounds as lines of JSON: one line in, one line out. */
#include "cli/engine.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/argument.h"
#include "cli/deliver.h"
#include "cli/messages.h"
#include "cli/swiss.h"
#include "engine/swiss/reason.h"
#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "import/json_cards.h"
#include "import/json_systems.h"
#include "reports/exchange/systems.h"
#include "teams/text.h"

/* What is asked for beside the lines themselves. */
struct asked {
    enum edition edition;        /* of cards that name none */
    const struct system *system; /* of --system, or NULL */
    enum why why;
};

static bool pair_cards(struct call *c, struct str line, int number, const struct asked *q, struct buffer *out)
{
    struct card_line cards;

    if (q->why != WHY_NOT)
        return err_say(c->err, ERR_USAGE, say_why_not_of_olympiad(c->file, number));
    if (!cards_read(line, (struct card_source){ c->file, number }, q->edition, out->arena, &cards, c->err))
        return false;
    struct pairing p = pairing_make(&cards.field, out->arena);
    cards_write(cards.id, &cards.field, &p, out);
    return true;
}

/* That there is no legal round is said only once it is checked. */
static bool is_proved(struct call *c, const struct system_line *l, const struct swiss_round *made,
                      const struct reasons *why, int number)
{
    return made->legal || system_proves(l->system, &l->field, why) ||
           err_say(c->err, ERR_FINDINGS, say_no_legal_round_unproved_line(c->file, number));
}

static bool pair_system(struct call *c, struct str line, int number, const struct asked *q, struct buffer *out)
{
    struct arena kept = { 0 };
    struct reasons reasons = { .arena = &kept }, *why = q->why == WHY_NOT ? NULL : &reasons;
    struct system_line l;

    if (!systems_read(line, (struct system_source){ c->file, number }, q->system, out->arena, &l, c->err))
        return false;
    if (l.all) {
        systems_write_table(l.id, l.system, &l.field, out);
        return true;
    }
    struct swiss_round made = l.system->pair(&l.field, why, out->arena);
    bool ok = !why || is_proved(c, &l, &made, why, number);
    const struct message head = say_round_of_line(number, l.id, l.field.round, l.system->name, made.npair);
    if (q->why == WHY_TEXT)
        why_tell(message_text(&head, &c->wording, out->arena), l.system, &l.field, why, out);
    else
        systems_write(l.id, l.system, &l.field, &made, why, out);
    arena_free(&kept);
    return ok;
}

/* --- line by line ----------------------------------------------------------------------------- */

static bool kept(struct call *c, bool ok)
{
    return ok || err_say(c->err, ERR_IO, say_rounds_not_kept(strerror(errno)));
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
        return err_say(c->err, ERR_IO, say_no_file_for_rounds(strerror(errno)));
    bool ok = pair_all(c, lines, q, spool) && kept(c, fflush(spool) == 0) && deliver_copy(c, fileno(spool));
    fclose(spool);
    return ok;
}

bool lines_pair(struct call *c, const struct system *s)
{
    struct asked q = { .edition = EDITION_2012, .system = s };
    struct file_lines lines;

    if (!argument_edition(c, &q.edition) || !why_argument(c, &q.why) || !argument_lines(c, CARDS_LINE_MAX, &lines))
        return false;
    bool ok = pair_spooled(c, &lines, &q);
    file_lines_close(&lines);
    return ok;
}
