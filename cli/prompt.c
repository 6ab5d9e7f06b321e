/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/prompt.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cli/call.h"
#include "cli/help.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/screen.h"
#include "cli/terminal.h"
#include "engine/base/arena.h"

/* What is asked: the answer stands behind it. */
static void ask(const struct call *c, struct message question)
{
    printf("  %.*s ", STR_ARG(call_told(c, question)));
}

void prompt_say(const struct call *c, struct message message)
{
    printf("  %.*s\n", STR_ARG(call_told(c, message)));
}

void prompt_go_on(const struct call *c)
{
    int key;

    terminal_forget();
    ask(c, say_esc_goes_on());
    do
        key = terminal_key();
    while (key != KEY_ESCAPE && key != KEY_END);
    putchar('\n');
}

bool prompt_left(const struct call *c)
{
    prompt_say(c, say_left_as_it_was());
    return false;
}

static bool is_reason(const char *line)
{
    const char *p = line + strspn(line, " ");

    if (*p == '/')
        return false;
    while (*p && !isalpha((unsigned char)*p) && (unsigned char)*p < 0x80)
        p++;
    return *p != '\0';
}

bool prompt_reason(const struct call *c, struct message question, char line[PROMPT_LINE])
{
    terminal_forget();
    ask(c, say_or_leave_it(&question));
    if (!terminal_line(0, line, PROMPT_LINE))
        return prompt_left(c);
    if (is_reason(line))
        return true;
    prompt_say(c, say_that_is_no_reason());
    prompt_go_on(c);
    return false;
}

bool prompt_again(const struct call *c, struct message question)
{
    char line[PROMPT_LINE];

    terminal_forget();
    ask(c, question);
    return terminal_line(0, line, sizeof line) || prompt_left(c);
}

void prompt_wrong_key(const struct call *c, int key, struct message (*named)(struct str key),
                      struct message (*nameless)(void))
{
    const char sign = (char)key;

    if (terminal_is_open())
        screen_raw("\a");
    prompt_say(c, key > ' ' && key < KEY_BACK ? named((struct str){ &sign, 1 }) : nameless());
}

/* --- one after the other ---------------------------------------------------------------------- */

void prompt_help(const struct prompt_session *s)
{
    const struct call *c = s->call;

    for (const prompt_row *lead = s->subject->lead; *lead; lead++)
        help_wrap(stdout, str_c(c->arena, call_told(c, (*lead)())), 2, 2);
    for (const prompt_row(*line)[PROMPT_KEYS] = s->subject->line; **line; line++) {
        for (const prompt_row *key = *line; *key; key++)
            printf("%s%.*s", key == *line ? "  " : "   ", STR_ARG(call_told(c, (*key)())));
        putchar('\n');
    }
}

void prompt_refuse(const struct call *c, const struct err *e)
{
    printf("  %.*s\n", STR_ARG(call_why(c, e)));
    prompt_go_on(c);
}

void prompt_refused(struct prompt_session *s, enum err_kind kind)
{
    if (s->refused++ == 0)
        s->kind = kind;
}

static bool was_said(struct prompt_session *s, const struct finding *x)
{
    if (x->severity != WARNING || !s->warned.arena)
        return false;
    bool said = finding_has(&s->warned, x);
    if (!said)
        finding_say(&s->warned, WARNING, x->rule, 0, x->message);
    return said;
}

bool prompt_outcome(struct prompt_session *s, bool ok, const struct findings *remarks, const struct err *e)
{
    struct call *c = s->call;
    struct str done = ok ? desk_done(c->desk) : STR("");

    if (done.n > 0)
        prompt_say(c, c->act.dry ? say_would_be_stored(done) : say_stored(done));
    else if (ok)
        prompt_say(c, say_already_recorded());
    s->done += done.n > 0;
    for (int i = 0; i < remarks->n; i++)
        if (!was_said(s, &remarks->item[i]))
            prompt_say(c, remarks->item[i].message);
    if (!ok)
        printf("  %.*s\n", STR_ARG(call_why(c, e)));
    if (done.n > 0)
        mirror_between(c);
    return ok;
}

/* NOBODY and said: there is none that is called like that. */
static int typed(struct prompt_session *s, const char *line)
{
    struct err e = { 0 };
    int which = NOBODY;

    if (line[0] != '\0' && !s->subject->find(s, str_of(line), &which, &e)) {
        prompt_refuse(s->call, &e);
        prompt_refused(s, e.kind);
    }
    return which;
}

/* Which one is next: Enter, or what is typed; NOBODY: not told. False: there is an end of it, which Escape alone never is. */
static bool ask_which(struct prompt_session *s, int *which)
{
    char line[PROMPT_LINE];
    int next;

    printf("%.*s ", STR_ARG(call_told(s->call, s->subject->ask(s, &next))));
    const int key = terminal_key();
    *which = NOBODY;
    if (key != KEY_END && key != 'q' && key != '?' && key != KEY_ENTER && key != KEY_ESCAPE) {
        if (terminal_line(key, line, PROMPT_LINE))
            *which = typed(s, line);
        return true;
    }
    putchar('\n');
    if (key == '?')
        prompt_help(s);
    else if (key == KEY_ENTER)
        *which = next;
    else if (key == KEY_ESCAPE)
        prompt_say(s->call, say_q_ends());
    return key != KEY_END && key != 'q';
}

static bool each(struct prompt_session *s)
{
    int which;

    for (; arena_free(&s->arena), s->subject->load(s);) {
        if (!ask_which(s, &which))
            return true;
        if (which != NOBODY)
            s->subject->take(s, which);
        if (s->call->err->kind != ERR_NONE)
            return false;
    }
    return false;
}

bool prompt_all(struct prompt_session *s)
{
    const struct prompt_subject *is = s->subject;
    struct call *c = s->call;

    terminal_open();
    bool person = terminal_is_open(), ok = (!is->begin || is->begin(s)) && each(s);
    terminal_close();
    arena_free(&s->arena);
    c->writes = false; /* each has been told */
    if (!ok)
        return false;
    printf("%.*s\n", STR_ARG(call_told(c, (c->act.dry ? is->all_would_be : is->all_done)(s->done))));
    return terminal_heard(c->err) &&
           (person || s->refused == 0 || err_say(c->err, s->kind, is->all_refused(s->refused)));
}
