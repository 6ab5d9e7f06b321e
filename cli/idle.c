/* SPDX-License-Identifier: Apache-2.0 */
/* idle.c - options that a command takes but that would do nothing in this call. */
#include "cli/call.h"

#include "cli/messages.h"

/* One row of idle.def. What the option needs, or what it does not go with: one of the three is given. */
struct idle_rule {
    enum command_id command;
    enum opt option;
    bool needed;
    struct what {
        enum opt option, other; /* OPT_COUNT: none */
        int operands;
        const char *first;
    } what;
    const char *words;
};

/* clang-format off */
#define AN_OPTION(id)   { OPT_##id, OPT_##id, 0, NULL }
#define EITHER(id, or)  { OPT_##id, OPT_##or, 0, NULL }
#define FROM_OPERAND(n) { OPT_COUNT, OPT_COUNT, n, NULL }
#define FIRST(of)       { OPT_COUNT, OPT_COUNT, 0, of }
#define WITHOUT(command, option, ...) { COMMAND_##command, OPT_##option, true, __VA_ARGS__ },
#define BESIDE(command, option, ...)  { COMMAND_##command, OPT_##option, false, __VA_ARGS__ },
/* clang-format on */
static const struct idle_rule rules[] = {
#include "cli/idle.def"
};

static bool is_one_of(struct str word, const char *words)
{
    struct str rest = str_of(words);

    while (rest.n > 0)
        if (str_eq(word, str_cut(&rest, '|')))
            return true;
    return false;
}

static bool is_there(const struct call *c, const struct what *what)
{
    if (what->first)
        return c->noperand > 0 && is_one_of(c->operand[0], what->first);
    if (what->option == OPT_COUNT)
        return c->noperand >= what->operands;
    return call_has(c, what->option) || call_has(c, what->other);
}

static struct message told(const struct idle_rule *r)
{
    const char *option = opt_row(r->option)->name;

    return r->needed ? say_option_needs(option, r->words) : say_option_does_nothing_beside(option, r->words);
}

bool idle_none(struct call *c)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        const struct idle_rule *r = &rules[i];
        if (r->command == c->command->id && call_has(c, r->option) && is_there(c, &r->what) != r->needed)
            return err_say(c->err, ERR_USAGE, told(r));
    }
    return true;
}
