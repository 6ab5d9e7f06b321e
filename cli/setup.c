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
#include "desk/property.h"
#include "desk/takeover.h"
#include "engine/base/arena.h"
#include "import/chessresults.h"
#include "import/json_event.h"
#include "import/trf/trf.h"
#include "import/trf/trf_event.h"
#include "office/flags.h"
#include "teams/text.h"

static bool read_json(struct str bytes, struct call *c, struct event *ev)
{
    return json_event_read(bytes, c->file, c->arena, ev, c->err);
}

static bool read_trf(struct str bytes, struct call *c, struct event *ev)
{
    return trf_read_event(bytes, c->file, c->arena, ev, &c->findings, c->err);
}

static bool read_chessresults(struct str bytes, struct call *c, struct event *ev)
{
    return chessresults_read(bytes, c->file, c->arena, ev, &c->findings, c->err);
}

static bool refuse_workbook(struct str bytes, struct call *c, struct event *ev)
{
    (void)bytes, (void)ev;
    return err_say(c->err, ERR_INPUT, say_takeover_of_workbook(c->file));
}

/* What a file begins with says what it is; the last row is for any other. */
static const struct {
    const char *begins;
    bool (*read)(struct str bytes, struct call *c, struct event *ev);
} kinds[] = { { "{", read_json }, { "<", read_chessresults }, { "PK\3\4", refuse_workbook }, { "", read_trf } };
enum { SIZE_MAX_OF_ALL = JSON_EVENT_SIZE_MAX };

_Static_assert((int)SIZE_MAX_OF_ALL >= (int)TRF_SIZE_MAX, "the largest of all");

/* One of the options that "--system --edition" names. */
static bool is_given(const struct call *c, const char *of)
{
    struct str rest = str_of(of);

    while (rest.n > 0) {
        struct str word = str_cut(&rest, ' ');
        for (int o = 0; str_starts(word, STR("--")) && o < OPT_COUNT; o++)
            if (call_has(c, (enum opt)o) &&
                str_eq((struct str){ word.p + 2, word.n - 2 }, str_of(opt_row((enum opt)o)->name)))
                return true;
    }
    return false;
}

/* Nothing was assumed where an option says what the file does not. */
static void drop_given(struct call *c)
{
    struct findings *f = &c->findings;
    int n = 0;

    for (int i = 0; i < f->n; i++)
        if (!f->item[i].of || !is_given(c, f->item[i].of))
            f->item[n++] = f->item[i];
    f->n = n;
}

/* The event in the file of the first operand: what the file does not say is a finding. */
static bool takeover_read(struct call *c, struct event *ev)
{
    struct str bytes;
    int i = 0;

    if (!argument_file(c, SIZE_MAX_OF_ALL, &bytes))
        return false;
    struct str begin = str_starts(bytes, STR("\xEF\xBB\xBF")) ? (struct str){ bytes.p + 3, bytes.n - 3 } : bytes;
    while (!str_starts(str_trim(begin), str_of(kinds[i].begins)))
        i++;
    bool ok = kinds[i].read(begin, c, ev);
    drop_given(c);
    return ok;
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

    return (text_nfc(name, c->arena, &clean) && clean.n > 0 && text_letters(clean) <= NAME_LETTERS) ||
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
    int n;

    if (!takeover_read(c, &ev) || !has_name(c, ev.name))
        return false;
    struct setting *list = settings_of(c, ev.name, &n);
    return desk_take_over(c->path, &c->act, &(struct takeover){ &ev, c->file }, list, n, &c->findings, c->err);
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

    return needs_no_section(c) && has_name(c, STR("")) && desk_new(c->path, &c->act, list, n, c->err);
}

bool cmd_new(struct call *c)
{
    if (!(c->noperand > 0 ? take_over : begin)(c))
        return false;
    c->made = say_made_file(str_of(c->path));
    mirror_begin(c);
    return printf("%s: a new event\n", c->path) > 0;
}

/* They are on the disk before the entry that lists them. */
static bool set_flags(struct call *c)
{
    struct flag_list list = { 0 };
    int n;

    call_settings(c, &n);
    if (n > 0)
        return err_say(c->err, ERR_USAGE, say_flags_stand_alone());
    if (c->option[OPT_FLAGS].n > 0 && !flags_read(c->option[OPT_FLAGS].p, c->arena, &list, &c->findings, c->err))
        return false;
    return (c->act.dry || desk_keep_flags(c->path, &list, c->err)) && call_op(c, OP_flags, &list);
}

/* The settings of a round name it, and it is there for nothing else. */
bool cmd_set(struct call *c)
{
    int round;

    if (call_has(c, OPT_FLAGS))
        return set_flags(c);
    if (call_has(c, OPT_ROUND) != (call_has(c, OPT_DATE) || call_has(c, OPT_LINEUPS)))
        return err_say(c->err, ERR_USAGE, say_round_needs_time());
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
