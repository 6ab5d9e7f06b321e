/* SPDX-License-Identifier: Apache-2.0 */
/* setup.c - new, set, lot. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "cli/argument.h"
#include "cli/call.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "desk/base/property.h"
#include "desk/event/takeover.h"
#include "engine/base/arena.h"
#include "office/copies.h"
#include "office/demo.h"
#include "office/explaining.h"
#include "import/file.h"
#include "import/logo.h"
#include "office/flags.h"
#include "office/ratings.h"
#include "office/taking_over.h"
#include "teams/form.h"
#include "teams/text.h"

static bool is_given(const void *of, struct str option)
{
    const struct call *c = of;

    for (int o = 0; o < OPT_COUNT; o++)
        if (call_has(c, (enum opt)o) && str_eq(option, str_of(opt_row((enum opt)o)->name)))
            return true;
    return false;
}

/* The event in the file of the first operand: what the file does not say is a finding. */
static bool takeover_read(struct call *c, struct event *ev, bool *json)
{
    enum day_order dates;
    struct str bytes;

    if (!argument_dates(c, &dates) || !argument_file(c, TAKING_OVER_SIZE_MAX, &bytes))
        return false;
    const struct said said = { dates,
                               c->option[OPT_SYSTEM],
                               c->option[OPT_EDITION],
                               c->option[OPT_MATCH_POINTS],
                               c->option[OPT_GAME_POINTS],
                               c->option[OPT_BYE_POINTS] };
    bool ok = taking_over_read(bytes, c->file, &said, c->arena, ev, json, &c->findings, c->err) ||
              explaining_elsewhere(bytes, c->file, "new", c->arena, c->err);
    taking_over_drop(&c->findings, is_given, c);
    return ok && (call_has(c, OPT_ZONE) || taking_over_zone(ev, c->file, c->err));
}

/* The file's own name, without folders and ending: good enough until the event has a better one. */
static struct str name_from(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct str name = str_of(slash ? slash + 1 : path);

    return str_cut(&name, '.');
}

static bool names_an_event(struct call *c, struct str name)
{
    struct str clean;

    return (text_nfc(name, c->arena, &clean) && form_holds(FORM_NAME, clean)) ||
           err_say(c->err, ERR_USAGE, say_file_lends_no_name(c->path));
}

/* Is it the path of a file? Its name is the event's unless that has one (`known`). */
static bool has_name(struct call *c, struct str known)
{
    size_t n = strlen(c->path);

    if (n == 0 || c->path[n - 1] == '/')
        return err_say(c->err, ERR_USAGE, say_path_names_no_file(str_of(c->path)));
    return call_has(c, OPT_NAME) || known.n > 0 || names_an_event(c, name_from(c->path));
}

/* With the name of the file unless the event has one. */
static struct setting *settings_of(struct call *c, struct str known, int *n)
{
    mirror_from_root(c);
    struct setting *list = call_settings(c, n);

    if (!call_has(c, OPT_NAME) && known.n == 0)
        list[(*n)++] = (struct setting){ STR("name"), name_from(c->path) };
    return list;
}

static bool take_over(struct call *c)
{
    struct event ev;
    bool json;
    int n;

    if (!takeover_read(c, &ev, &json) || !has_name(c, ev.name) ||
        !call_act(c, call_has(c, OPT_ZONE) ? c->option[OPT_ZONE] : ev.zone))
        return false;
    struct setting *list = settings_of(c, ev.name, &n);
    const struct takeover from = { &ev, c->file, .json = json };
    return desk_take_over(c->path, &c->act, &from, list, n, &c->findings, c->err);
}

/* What a file would bring a section for. */
static bool needs_no_section(struct call *c)
{
    bool of_round;

    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        enum opt o = command_property(p, &of_round);
        if (!p->of_event && o != OPT_COUNT && call_has(c, o))
            return err_say(c->err, ERR_USAGE, say_rule_of_section(p->name, c->path));
    }
    return true;
}

static bool begin(struct call *c)
{
    int n;
    struct setting *list = settings_of(c, STR(""), &n);

    return needs_no_section(c) && has_name(c, STR("")) && call_act(c, c->option[OPT_ZONE]) &&
           desk_new(c->path, &c->act, list, n, c->err);
}

/* An event to try the program with. */
static bool begin_demo(struct call *c)
{
    int n;

    if (!has_name(c, STR(DEMO_NAME)) || !call_act(c, c->option[OPT_ZONE]))
        return false;
    struct setting *list = settings_of(c, STR(DEMO_NAME), &n);
    return demo_make(c->path, &c->act, list, n, c->arena, c->err);
}

bool cmd_new(struct call *c)
{
    bool (*const make)(struct call *) = c->noperand > 0 ? take_over : begin;

    if (!(call_has(c, OPT_DEMO) ? begin_demo : make)(c))
        return false;
    c->made = say_made_file(str_of(c->path));
    mirror_begin(c);
    return call_print(c, say_event_is_made(c->path));
}

static bool set_flags(struct call *c)
{
    struct flag_list list = { 0 };
    int n;

    call_settings(c, &n);
    if (n > 0)
        return err_say(c->err, ERR_USAGE, say_flags_stand_alone());
    if (c->option[OPT_FLAGS].n > 0 && !flags_read(c->option[OPT_FLAGS].p, c->arena, &list, &c->findings, c->err))
        return false;
    return call_op(c, OP_flags, &list);
}

static bool set_logo(struct call *c)
{
    struct logo logo = { 0 };
    struct str bytes;
    int n;

    call_settings(c, &n);
    if (n > 0 || call_has(c, OPT_FLAGS))
        return err_say(c->err, ERR_USAGE, say_logo_stands_alone());
    if (c->option[OPT_LOGO].n > 0 && (!file_load(c->option[OPT_LOGO].p, LOGO_BYTES_MAX, c->arena, &bytes, c->err) ||
                                      !logo_check(bytes, c->option[OPT_LOGO], c->arena, &logo, c->err)))
        return false;
    return call_op(c, OP_logo, &logo);
}

/* The rating list that arbiters are looked up in. */
static const char *list_of(struct call *c)
{
    return call_has(c, OPT_RATING_LIST) ? call_reads(c, c->option[OPT_RATING_LIST].p) : NULL;
}

/* The settings of a round name it, and it is there for nothing else. */
bool cmd_set(struct call *c)
{
    int round;

    if (call_has(c, OPT_LOGO))
        return set_logo(c);
    if (call_has(c, OPT_FLAGS))
        return set_flags(c);
    if (call_has(c, OPT_ROUND) != (call_has(c, OPT_DATE) || call_has(c, OPT_LINEUPS)))
        return err_say(c->err, ERR_USAGE, say_round_needs_time());
    if (!arbiters_look_up(&c->option[OPT_ARBITERS], list_of(c), c->arena, c->err) ||
        !copies_look_up(&c->option[OPT_COPIES], &c->wording, c->arena, c->err))
        return false;
    mirror_from_root(c);
    return call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round) && call_op(c, OP_set, NULL);
}

/* The lot as a word. */
static bool draw(struct str *out, struct err *e)
{
    unsigned char coin;

    if (getrandom(&coin, 1, 0) != 1)
        return err_say(e, ERR_IO, say_lot_not_drawn(strerror(errno)));
    *out = coin & 1 ? STR("white") : STR("black");
    return true;
}

bool cmd_lot(struct call *c)
{
    struct str *lot = &c->operand[0];

    if (c->noperand == 0 && !draw(lot, c->err))
        return false;
    if (!str_same(*lot, STR("white")) && !str_same(*lot, STR("black")))
        return err_say(c->err, ERR_USAGE, say_no_such_lot(*lot));
    c->noperand = 1;
    return call_op(c, OP_lot, NULL);
}
