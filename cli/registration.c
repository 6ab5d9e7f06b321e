/* registration.c - import, number, renumber, replace, order. */
#include "desk/late.h"
#include "desk/registration.h"

#include <limits.h>
#include <stdio.h>

#include "cli/call.h"
#include "cli/given.h"
#include "cli/sheet.h"
#include "desk/squad.h"
#include "import/registration.h"
#include "import/xml.h"
#include "reports/sheet/report.h"
#include "teams/registration.h"

static bool acceptable(struct call *c)
{
    int problems = finding_count(&c->findings, PROBLEM);

    if (problems == 0)
        return true;
    return err_set(c->err, ERR_FINDINGS, "%.*s has %d problem%s; nothing was imported", STR_ARG(c->file), problems,
                   problems == 1 ? "" : "s");
}

bool cmd_import(struct call *c)
{
    struct str bytes;
    struct event read;

    if (!given_file(c, XML_SIZE_MAX, &bytes) ||
        !registration_read(bytes, c->file, c->arena, &read, &c->findings, c->err))
        return false;
    registration_check(&read, &c->findings);
    if (!acceptable(c))
        return false;
    if (!(call_has(c, OPT_LATE) ? desk_import_late : desk_import)(c->desk, &c->act, &read, &c->findings, c->err))
        return false;
    call_zone(c, read.zone);
    return !call_has(c, OPT_DRY_RUN) || printf("Nothing stands against importing %.*s.\n", STR_ARG(c->file)) > 0;
}

bool cmd_number(struct call *c)
{
    return desk_number(c->desk, &c->act, call_has(c, OPT_AS_GIVEN), &c->findings, c->err) &&
           sheet_report(c, report_find(STR("numbers")), STR(""));
}

bool cmd_renumber(struct call *c)
{
    if (!call_has(c, OPT_ABOVE))
        return err_set(c->err, ERR_USAGE, "above which team? add --above TEAM");
    return desk_renumber(c->desk, &c->act, c->operand[0], c->option[OPT_ABOVE], &c->findings, c->err);
}

/* What the options say of a player. */
static bool player_of(struct call *c, struct player *p)
{
    struct str sex = c->option[OPT_SEX];
    int fide_id;

    *p = (struct player){ .name = c->operand[2], .title = c->option[OPT_TITLE] };
    if (call_has(c, OPT_SEX) && !str_eq(sex, STR("m")) && !str_eq(sex, STR("w")))
        return err_set(c->err, ERR_USAGE, "--sex is m or w, not %.*s", STR_ARG(sex));
    p->sex = sex.n ? sex.p[0] : 0;
    if (!call_number(c, OPT_RATING, 0, RATING_HIGHEST, 0, &p->rating) ||
        !call_number(c, OPT_BORN, 1900, 2999, 0, &p->born) || !call_number(c, OPT_FIDE_ID, 1, INT_MAX, 0, &fide_id))
        return false;
    p->fide_id = fide_id;
    return true;
}

bool cmd_replace(struct call *c)
{
    struct player player;

    return player_of(c, &player) &&
           desk_replace(c->desk, &c->act, c->operand[0], c->operand[1], &player, &c->findings, c->err);
}

bool cmd_order(struct call *c)
{
    bool received = call_has(c, OPT_RECEIVED), confirmed = call_has(c, OPT_CONFIRMED);

    if (!received && !confirmed)
        return err_set(c->err, ERR_USAGE, "what of the board order? add --received or --confirmed");
    return desk_board_order(c->desk, &c->act, c->operand[0], received, confirmed, &c->findings, c->err);
}
