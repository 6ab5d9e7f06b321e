/* SPDX-License-Identifier: Apache-2.0 */
#include "import/chessresults_part.h"

#include <stdlib.h>

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/xml.h"
#include "teams/text.h"
#include "import/messages.h"

bool cr_wrong(struct cr_reader *r, const struct element *x, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_file_line(r->file, x->line, &message));
}

void cr_warn(struct cr_reader *r, int line, struct message message)
{
    finding_say(r->findings, WARNING, RULE_NONE, line, unit_message(r->section->unit, message));
}

bool cr_is_of_players(const struct cr_reader *r)
{
    return r->type == CHESSRESULTS_SWISS || r->type == CHESSRESULTS_ROUND_ROBIN;
}

bool cr_is_ok(const struct cr_reader *r)
{
    return r->err->kind == ERR_NONE;
}

struct str cr_text(struct cr_reader *r, const struct element *x, const char *name)
{
    struct str clean = { 0 };

    if (!text_nfc(xml_attribute(x, name), r->arena, &clean))
        cr_wrong(r, x, say_attribute_unreadable(name));
    return clean;
}

/* 0 if it is left out. */
long cr_whole(struct cr_reader *r, const struct element *x, const char *name, long least, long most)
{
    struct str s = str_trim(xml_attribute(x, name));
    long n = 0;

    if (s.n > 0 && (!str_long(s, &n) || n < least || n > most))
        cr_wrong(r, x, say_attribute_out_of_range(name, least, most));
    return cr_is_ok(r) ? n : 0;
}

int cr_number(struct cr_reader *r, const struct element *x, const char *name, int least, int most)
{
    return (int)cr_whole(r, x, name, least, most);
}

/* What stands behind the whole points: nothing, or a half in one of its spellings. -1: something else. */
static int half_behind(struct str s)
{
    static const struct {
        const char *written;
        int half;
    } all[] = { { "", 0 }, { "½", 1 }, { ",5", 1 }, { ".5", 1 }, { ",0", 0 }, { ".0", 0 } };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_eq(s, str_of(all[i].written)))
            return all[i].half;
    return -1;
}

/* "1", "0", "½", "0,5", "2.5" */
int cr_points(struct cr_reader *r, const struct element *x, const char *name, int most)
{
    struct str s = str_trim(xml_attribute(x, name)), rest = s;
    int n = 0;

    if (s.n == 0)
        return CR_UNSAID;
    if (str_eq(s, STR("1/2")))
        return 1;
    for (; rest.n > 0 && str_is_digit(*rest.p) && n <= BOARDS_MAX; rest.p++, rest.n--)
        n = 10 * n + *rest.p - '0';
    int half = half_behind(rest);
    if (half >= 0 && (rest.n < s.n || half > 0) && 2 * n + half <= most)
        return 2 * n + half;
    cr_wrong(r, x, say_attribute_no_half_points(name));
    return CR_UNSAID;
}

bool cr_each(struct cr_reader *r, const struct element *root, const char *outer, const char *inner,
             bool (*read)(struct cr_reader *r, const struct element *x))
{
    const struct element *of = xml_find(root->child, outer);

    for (struct element *x = of ? xml_find(of->child, inner) : NULL; x; x = xml_find(x->next, inner))
        if (!read(r, x))
            return false;
    return true;
}

bool cr_is_of_no_round(struct cr_reader *r, const struct element *x, int *round)
{
    *round = cr_number(r, x, "round", 1, ROUNDS_MAX);
    if (cr_is_ok(r) && (*round == 0 || *round > r->section->rounds))
        cr_wrong(r, x, say_takeover_no_round(*round));
    r->later += cr_is_ok(r) && *round > r->section->nround;
    return !cr_is_ok(r) || *round > r->section->nround;
}

int cr_by_table(const void *a, const void *b)
{
    const struct fixture *x = a, *y = b;

    return (x->table > y->table) - (x->table < y->table);
}
