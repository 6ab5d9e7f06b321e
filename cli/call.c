/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/call.h"

#include <argp.h>
#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/messages.h"
#include "desk/file/attached.h"
#include "engine/base/arena.h"
#include "teams/find.h"
#include "teams/text.h"

/* Keys of options without a letter begin where no letter is. */
enum { KEY = 0x100 };

/* In front of an operand that looks like an option, so that argp lets it pass. */
static const char GUARD = '\x1f';

static bool looks_like_option(const struct command *c, const char *word)
{
    if (word[0] != '-' || word[1] == '\0')
        return false;
    if (strcmp(word, "--") == 0)
        return c->id != COMMAND_result; /* nobody came */
    return isalpha((unsigned char)word[1]) || word[1] == '-';
}

static char **guard(const struct call *c, int n, char **word)
{
    char **out = arena_new(c->arena, char *, n + 2);

    out[0] = (char *)"olympair";
    for (int i = 0; i < n; i++) {
        bool operand = word[i][0] == '-' && !looks_like_option(c->command, word[i]);
        out[i + 1] = operand ? str_c(c->arena, str_fmt(c->arena, "%c%s", GUARD, word[i])) : word[i];
    }
    return out;
}

static struct str unguarded(const char *word)
{
    return str_of(word[0] == GUARD ? word + 1 : word);
}

/* What a link says, as seen from the folder that the link is in; NULL: it is none. */
static const char *link_target(const char *path, struct arena *a)
{
    char target[PATH_MAX];
    ssize_t n = readlink(path, target, sizeof target);
    const char *slash = strrchr(path, '/');

    if (n <= 0 || n == sizeof target)
        return NULL;
    struct str to = { target, (size_t)n }, in = { path, slash && target[0] != '/' ? (size_t)(slash - path) + 1 : 0 };
    return str_c(a, str_fmt(a, "%.*s%.*s", STR_ARG(in), STR_ARG(to)));
}

/* The event that a symbolic link stands for: log, people, copies and all else lie beside the file itself. */
static const char *event_of(const char *path, struct arena *a)
{
    enum { LINKS = 40 }; /* as the system follows */
    const char *real = path, *next = link_target(path, a);

    for (int i = 0; next && i < LINKS; i++) {
        real = next;
        next = link_target(real, a);
    }
    return access(real, F_OK) == 0 ? real : path;
}

static bool operand_add(struct call *c, struct str word)
{
    if (c->command->access != NO_EVENT && !c->path) {
        c->path = event_of(word.p, c->arena);
        return true;
    }
    if (c->noperand == OPERANDS_MAX)
        return err_say(c->err, ERR_USAGE, say_too_many_operands_given(OPERANDS_MAX));
    c->operand[c->noperand++] = word;
    return true;
}

static int key_of(enum opt o)
{
    return opt_row(o)->letter ? opt_row(o)->letter : KEY + (int)o;
}

/* The option that a word spells in full, whichever command takes it; OPT_COUNT if none does. */
static enum opt spelt(const char *word)
{
    size_t dashes = strspn(word, "-");
    size_t n = strcspn(word + dashes, "=");

    for (int o = 0; o < OPT_COUNT; o++) {
        const struct opt_row *row = opt_row((enum opt)o);
        if (dashes == 2 && strlen(row->name) == n && strncmp(row->name, word + dashes, n) == 0)
            return (enum opt)o;
        if (dashes == 1 && row->letter && word[1] == row->letter)
            return (enum opt)o;
    }
    return OPT_COUNT;
}

/* The word at which argp stopped: the last one it took, or one of joined letters that it began. */
static const char *culprit(const struct argp_state *state)
{
    const char *last = state->argv[state->next - 1];

    return last[0] == '-' || state->next == state->argc ? last : state->argv[state->next];
}

static error_t refuse(struct call *c, const char *word)
{
    const char *name = c->command->name;
    enum opt o = spelt(word);

    if (o == OPT_COUNT)
        err_say(c->err, ERR_USAGE, say_no_such_option(word, name));
    else if (!command_takes(c->command, o))
        err_say(c->err, ERR_USAGE, say_option_of_other_command(name, word));
    else if (!opt_row(o)->value)
        err_say(c->err, ERR_USAGE, say_option_takes_no_value(opt_row(o)->name));
    else
        err_say(c->err, ERR_USAGE, say_option_needs_value(opt_row(o)->name, opt_row(o)->value));
    return EINVAL;
}

/* A number, a year, an address of a machine or one of some words: none of them is nothing. */
static bool may_be_empty(const char *value)
{
    static const char *const never[] = { "N", "NUMBER", "PERCENT", "YEAR", "ADDRESS", "[HOST:]PORT" };

    for (size_t i = 0; value && i < sizeof never / sizeof *never; i++)
        if (strcmp(value, never[i]) == 0)
            return false;
    return !value || !strchr(value, '|');
}

/* The clean spelling, so that nothing that is stored moves the cursor of whoever prints it; the name of a
   file is taken as it is. */
static bool option_set(struct call *c, enum opt o, struct str value)
{
    const char *is = opt_row(o)->value;
    bool file = is && (strcmp(is, "FILE") == 0 || strcmp(is, "DIR") == 0);
    struct str clean = value;

    if (value.n == 0 && !may_be_empty(is))
        return err_say(c->err, ERR_USAGE, say_option_needs_value(opt_row(o)->name, is));
    if (!file && !text_nfc(value, c->arena, &clean))
        return err_say(c->err, ERR_USAGE, say_option_not_plain(opt_row(o)->name));
    c->option[o] = str_of(str_c(c->arena, clean));
    return true;
}

static error_t take_option(int key, char *value, struct argp_state *state)
{
    struct call *c = state->input;

    if (key == ARGP_KEY_ARG)
        return operand_add(c, unguarded(value)) ? 0 : EINVAL;
    if (key == ARGP_KEY_ERROR)
        return refuse(c, culprit(state));
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(c->command, (enum opt)o) && key == key_of((enum opt)o))
            return option_set(c, (enum opt)o, value ? unguarded(value) : STR("")) ? 0 : EINVAL;
    return ARGP_ERR_UNKNOWN;
}

static struct argp_option *options_of(const struct command *command, struct arena *a)
{
    struct argp_option *list = arena_new(a, struct argp_option, OPT_COUNT + 1);
    int n = 0;

    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(command, (enum opt)o)) {
            const struct opt_row *row = opt_row((enum opt)o);
            list[n++] = (struct argp_option){ row->name, key_of((enum opt)o), row->value, 0, row->help, 0 };
        }
    return list;
}

/* A question that needs no event is put in its place. */
static bool asks_alone(const struct call *c)
{
    return call_has(c, OPT_LIST) || call_has(c, OPT_EXPLAIN_FILE);
}

static struct message operands_are_wrong(const struct call *c, bool no_event, bool many)
{
    const char *command = c->command->name, *operands = c->command->operands;
    bool event = c->command->access != NO_EVENT && !asks_alone(c);
    struct str usage =
        str_fmt(c->arena, "%s%s%s%s", command, event ? " EVENT.oly" : "", operands[0] ? " " : "", operands);

    if (many)
        return say_too_many_operands(usage, command);
    return no_event ? say_event_file_missing(usage, command) : say_operand_missing(usage, command);
}

static bool count_operands(struct call *c)
{
    bool no_event = c->command->access != NO_EVENT && !asks_alone(c) && !c->path;
    int least, most;

    command_operands(c->command, &least, &most);
    if (call_has(c, OPT_EXPLAIN_FILE))
        return !c->path || err_say(c->err, ERR_USAGE, say_explain_takes_no_event());
    if (c->noperand >= least && c->noperand <= most && !no_event)
        return true;
    return err_say(c->err, ERR_USAGE, operands_are_wrong(c, no_event, c->noperand > most));
}

/* OLYMPAIR_SECTION is the section of whoever names none. */
static bool default_section(struct call *c)
{
    const char *section = getenv("OLYMPAIR_SECTION");

    if (!section || !section[0] || call_has(c, OPT_SECTION) || !command_takes(c->command, OPT_SECTION))
        return true;
    return option_set(c, OPT_SECTION, str_of(section));
}

bool call_read(struct call *c, int nword, char **word)
{
    struct argp argp = { .options = options_of(c->command, c->arena), .parser = take_option };
    char **guarded = guard(c, nword, word);
    int flags = ARGP_NO_ERRS | ARGP_NO_HELP | ARGP_IN_ORDER | ARGP_NO_EXIT;

    if (argp_parse(&argp, nword + 1, guarded, (unsigned)flags, NULL, c) != 0)
        return false;
    return call_has(c, OPT_HELP) || (count_operands(c) && default_section(c));
}

bool call_has(const struct call *c, enum opt o)
{
    return c->option[o].p != NULL;
}

const char *call_reads(struct call *c, const char *path)
{
    c->read[c->nread++] = strcmp(path, "-") == 0 ? "/dev/stdin" : path;
    return path;
}

static bool number_in(struct str text, int least, int most, int *out)
{
    long v;

    if (!str_long(text, &v) || v < least || v > most)
        return false;
    *out = (int)v;
    return true;
}

bool call_number(struct call *c, enum opt o, int least, int most, int otherwise, int *out)
{
    *out = otherwise;
    if (!call_has(c, o) || number_in(c->option[o], least, most, out))
        return true;
    return err_say(c->err, ERR_USAGE, say_option_is_no_number(opt_row(o)->name, c->option[o], least, most));
}

bool call_operand_number(struct call *c, int operand, const char *what, int least, int most, int *out)
{
    if (number_in(c->operand[operand], least, most, out))
        return true;
    return err_say(c->err, ERR_USAGE, say_operand_is_no_number(what, c->operand[operand], least, most));
}

/* It need not be read once more at the end of a command that only reads. */
static bool keep_seen(struct call *c, const struct event *ev)
{
    if (c->command->access == READ) {
        c->seen = arena_new(c->arena, struct event, 1);
        *c->seen = *ev;
    }
    return true;
}

bool call_event(struct call *c, struct event *ev)
{
    return desk_view(c->desk, &c->act.viewer, c->arena, ev, c->err) && keep_seen(c, ev);
}

bool call_event_told(struct call *c, struct event *ev)
{
    return desk_load_told(c->desk, &c->act.viewer, c->arena, ev, c->err) && keep_seen(c, ev);
}

/* The list of them is nobody's secret: whoever has read the event knows it. */
struct message call_files_missing(struct call *c, struct desk *d)
{
    const struct event *ev;
    struct err unread = { 0 };

    if (c->seen && d == c->desk)
        return attached_missing(c->path, c->seen, c->arena);
    return d && desk_peek(d, c->arena, &ev, &unread) ? attached_missing(c->path, ev, c->arena) : (struct message){ 0 };
}

bool call_section(struct call *c, const struct event *ev, const struct section **s)
{
    int i;

    if (ev->nsection == 0)
        return err_say(c->err, ERR_STATE, say_section_needed_first());
    if (!section_find(ev, c->option[OPT_SECTION], &i, c->err))
        return false;
    *s = &ev->section[i];
    return true;
}

struct str call_told(const struct call *c, struct message message)
{
    return message_text(&message, &c->wording, c->arena);
}

bool call_print(const struct call *c, struct message message)
{
    return printf("%.*s\n", TOLD(c, message)) > 0;
}

struct str call_why(const struct call *c, const struct err *e)
{
    return text_shown(err_text(e, &c->wording, c->arena), false, c->arena);
}
