/* setup.c - new, section, set, lot. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "cli/call.h"
#include "desk/setting.h"
#include "engine/base/arena.h"

/* Options of these names are properties of the desk, one to one. */
static const enum opt properties[] = {
    OPT_NAME,         OPT_CITY,         OPT_FEDERATION,     OPT_START,      OPT_END,
    OPT_ZONE,         OPT_ARBITERS,     OPT_TITLE,          OPT_WOMEN,      OPT_EDITION,
    OPT_TIEBREAK,     OPT_ROUNDS,       OPT_BOARDS,         OPT_SQUAD_SIZE, OPT_FLOOR,
    OPT_HOST_FIRST,   OPT_SQUADS_CLOSE, OPT_LINEUP_DEFAULT, OPT_BACKUPS,    OPT_PRESENCE_CLOSES,
    OPT_DOUBLE_ENTRY, OPT_RANKING,
};

enum { PROPERTIES = sizeof properties / sizeof properties[0] };

/* What the options set, in an array with room for three more. */
static struct setting *settings(const struct call *c, int *n)
{
    struct setting *list = arena_new(c->arena, struct setting, PROPERTIES + 3);

    *n = 0;
    for (int i = 0; i < PROPERTIES; i++)
        if (call_has(c, properties[i]))
            list[(*n)++] = (struct setting){ str_of(opt_row(properties[i])->name), c->option[properties[i]] };
    return list;
}

/* The file's own name, without folders and ending: good enough until the event has a better one. */
static struct str name_from(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct str name = str_of(slash ? slash + 1 : path);

    return str_cut(&name, '.');
}

bool cmd_new(struct call *c)
{
    int n;
    struct setting *list = settings(c, &n);

    if (!call_has(c, OPT_NAME))
        list[n++] = (struct setting){ STR("name"), name_from(c->path) };
    if (!desk_new(c->path, &c->act, list, n, c->err))
        return false;
    c->made = str_of(c->path);
    return printf("%s: a new event\n", c->path) > 0;
}

bool cmd_section(struct call *c)
{
    int n;
    struct setting *list = settings(c, &n);

    c->act.section = c->operand[0];
    return desk_section(c->desk, &c->act, list, n, &c->findings, c->err);
}

/* --date and --lineups: properties of the round of --round. */
static bool settings_of_round(struct call *c, struct setting *list, int *n)
{
    static const enum opt times[] = { OPT_DATE, OPT_LINEUPS };
    int round;

    if (call_has(c, OPT_ROUND) != (call_has(c, OPT_DATE) || call_has(c, OPT_LINEUPS)))
        return err_set(c->err, ERR_USAGE, "--round N goes together with --date TIME or --lineups TIME");
    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round))
        return false;
    for (int i = 0; i < 2; i++)
        if (call_has(c, times[i]))
            list[(*n)++] =
                (struct setting){ str_fmt(c->arena, "%s.%d", opt_row(times[i])->name, round), c->option[times[i]] };
    return true;
}

bool cmd_set(struct call *c)
{
    int n;
    struct setting *list = settings(c, &n);

    if (!settings_of_round(c, list, &n))
        return false;
    if (n == 0)
        return err_set(c->err, ERR_USAGE, "set what? (see 'olympair help set')");
    return desk_set(c->desk, &c->act, list, n, &c->findings, c->err);
}

static bool draw(enum colour *out, struct err *e)
{
    unsigned char coin;

    if (getrandom(&coin, 1, 0) != 1)
        return err_set(e, ERR_IO, "no lot could be drawn: %s", strerror(errno));
    *out = coin & 1 ? WHITE : BLACK;
    return true;
}

bool cmd_lot(struct call *c)
{
    enum colour lot = COLOURLESS;

    if (c->noperand == 0) {
        if (!draw(&lot, c->err))
            return false;
    } else if (str_eq(c->operand[0], STR("white")) || str_eq(c->operand[0], STR("black")))
        lot = c->operand[0].p[0] == 'w' ? WHITE : BLACK;
    else
        return err_set(c->err, ERR_USAGE, "the lot is white or black, not %.*s", STR_ARG(c->operand[0]));
    return desk_lot(c->desk, &c->act, lot, &c->findings, c->err);
}
