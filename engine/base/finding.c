/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/finding.h"

#include "engine/base/arena.h"
#include "engine/base/messages.h"

static int count_kept(const struct findings *f, enum severity severity)
{
    int n = 0;

    for (int i = 0; i < f->n; i++)
        n += f->item[i].severity == severity;
    return n;
}

bool finding_is_full(const struct findings *f, enum severity severity)
{
    int most = f->most > 0 ? f->most : FINDINGS_MAX;

    return f->n >= most && (f->more[severity] > 0 || count_kept(f, severity) >= most);
}

static struct findings_kind *kind_of(struct findings *f, enum severity severity, const struct message *message)
{
    int i = 0;

    while (i < f->nkind && (f->kind[i].severity != severity || !message_like(&f->kind[i].first, message)))
        i++;
    if (i == f->nkind) {
        arena_room(f->arena, f->kind, f->nkind, f->kind_cap);
        f->kind[f->nkind++] = (struct findings_kind){ severity, 0, message_copy(message, f->arena) };
    }
    return &f->kind[i];
}

void finding_count_on(struct findings *f, enum severity severity, int n, const struct message *message)
{
    f->more[severity] += n;
    kind_of(f, severity, message)->n += n;
}

struct message finding_more(const struct findings_kind *kind)
{
    return say_more_of_kind(kind->n, &kind->first);
}

void finding_say(struct findings *f, enum severity severity, enum rule rule, int line, struct message message)
{
    f->kept = false;
    if (severity > NOTE && f->before[severity] < f->from) {
        f->before[severity]++;
        return;
    }
    if (finding_is_full(f, severity)) {
        finding_count_on(f, severity, 1, &message);
        return;
    }
    f->kept = true;
    arena_room(f->arena, f->item, f->n, f->cap);
    f->item[f->n++] = (struct finding){ .severity = severity,
                                        .rule = f->uncited ? RULE_NONE : rule,
                                        .line = line,
                                        .message = message_copy(&message, f->arena) };
    if (f->found)
        f->found(f, f->to);
}

/* What was not kept is counted, and then that is the last that was added. */
void finding_of(struct findings *f, const char *of)
{
    if (f->kept)
        f->item[f->n - 1].of = of;
}

void finding_about(struct findings *f, const char *of, struct str value)
{
    finding_of(f, of);
    if (f->kept)
        f->item[f->n - 1].value = str_copy(f->arena, value);
}

struct finding_mark finding_mark(const struct findings *f)
{
    return (struct finding_mark){ arena_mark(f->arena), f->n, f->nkind };
}

void finding_rewind(struct findings *f, struct finding_mark m)
{
    if (f->n == m.n && f->nkind == m.nkind)
        arena_rewind(f->arena, m.at);
}

bool finding_has(const struct findings *f, const struct finding *like)
{
    for (int i = 0; i < f->n; i++)
        if (f->item[i].rule == like->rule && message_same(&f->item[i].message, &like->message))
            return true;
    return false;
}

int finding_count(const struct findings *f, enum severity severity)
{
    return f->before[severity] + count_kept(f, severity) + f->more[severity];
}

int finding_total(const struct findings *f)
{
    int n = f->n;

    for (int i = 0; i < SEVERITIES; i++)
        n += f->before[i] + f->more[i];
    return n;
}
