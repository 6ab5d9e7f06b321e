/* SPDX-License-Identifier: Apache-2.0 */
#include "office/printing.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/ask.h"
#include "office/exports.h"
#include "office/revisions.h"
#include "office/rounds.h"
#include "teams/signature.h"

static struct str file_name_of(const struct section *s, const struct sheet *sheet, struct arena *a)
{
    struct str round = sheet->heading.round > 0 ? str_fmt(a, "round-%02d-", sheet->heading.round) : STR("");

    return export_safe_name(str_fmt(a, "%.*s-%.*s%s.pdf", STR_ARG(s->name), STR_ARG(round), sheet->name), a);
}

static void add_sheet(struct printing *p, const struct section *s, const struct sheet *sheet)
{
    int n = p->book.nsheet, room = p->cap; /* both lists have the same */

    arena_room(p->arena, p->book.sheet, n, room);
    arena_room(p->arena, p->file, n, p->cap);
    p->book.sheet[n] = *sheet;
    p->file[n] = file_name_of(s, sheet, p->arena);
    p->book.nsheet++;
}

static void note_gap(struct printing *p, const struct section *s, struct str title, struct str why, struct str file)
{
    arena_room(p->arena, p->gap, p->ngap, p->gaps);
    p->gap[p->ngap++] = (struct printing_gap){ s, title, why, file };
}

/* What all reports of the section are about; a round that was not drafted here has no trace. */
static bool begin_section(const struct printing *p, const struct section *s, int round, struct report_input *in,
                          struct err *e)
{
    struct err none = { 0 };

    *in = (struct report_input){ .medium = p->wording.medium,
                                 .event = p->event,
                                 .section = s,
                                 .round = round,
                                 .team = NOBODY,
                                 .other = NOBODY,
                                 .limit = true,
                                 .language = p->wording.language };
    ask_why(p->desk, NULL, p->event, in, p->arena, &none);
    return rounds_changes(p->desk, p->event, s, p->arena, &in->change, &in->nchange, e) &&
           revisions_find(p->desk, p->event, s, p->arena, &in->revision, &in->nrevision, e) &&
           ask_heads(p->desk, in, p->arena, e);
}

/* It is of all sections together, and there already. */
static bool is_of_event(const struct printing *p, int i, const struct sheet *sheet)
{
    if (set_report(p->set, i)->about != ABOUT_EVENT)
        return false;
    for (int k = 0; k < p->book.nsheet; k++)
        if (strcmp(p->book.sheet[k].name, sheet->name) == 0 && p->book.sheet[k].heading.round == sheet->heading.round)
            return true;
    return false;
}

/* Sheets for the same readers share what these may know. */
static void show_closed(struct printing *p, enum seen_by reader, const struct section *s, struct report_input *in)
{
    if (!p->closed[reader])
        p->closed[reader] = view_closed(p->event, reader, p->arena);
    in->event = p->closed[reader];
    in->section = &in->event->section[s - p->event->section];
}

static bool add_sheets(struct printing *p, const struct section *s, int round, struct err *e)
{
    struct report_input in;
    struct sheet sheet;
    struct str why;
    bool there;

    if (!begin_section(p, s, round, &in, e))
        return false;
    /* What is printed at the end is taken home. */
    struct message *dispute;
    int n = p->set == SET_END ? signature_disputes(s, round, p->arena, &dispute) : 0;
    for (int i = 0; i < n; i++)
        finding_say(p->findings, WARNING, RULE_NONE, 0, dispute[i]);
    p->round = p->book.nsheet == 0 || p->round == round ? round : 0;
    for (int i = 0; set_report(p->set, i); i++) {
        show_closed(p, set_report(p->set, i)->reader, s, &in);
        if (!set_sheet(p->set, i, &in, p->arena, &sheet, &there, &why, e))
            return false;
        if (there && !is_of_event(p, i, &sheet))
            add_sheet(p, s, &sheet);
        if (why.n > 0)
            note_gap(p, s, sheet.heading.title, why, file_name_of(s, &sheet, p->arena));
    }
    return true;
}

/* Sections that are not ready are left out, and that is said. */
static bool is_of_some(const struct printing *p)
{
    return set_row(p->set)->some && !p->only;
}

/* If there is none at all, the first section says why. */
static bool has_some(const struct printing *p, struct err *e)
{
    return p->book.nsheet > 0 || p->ready || !is_of_some(p) || p->event->nsection == 0 ||
           set_round(p->set, p->event, &p->event->section[0], p->asked, &(int){ 0 }, e);
}

static bool add_section(struct printing *p, const struct section *s, struct err *e)
{
    struct err why = { 0 };
    int round;

    if (set_round(p->set, p->event, s, p->asked, &round, &why))
        return add_sheets(p, s, round, e);
    if (is_of_some(p)) {
        const struct message cause = err_message(&why);
        note_gap(p, s, message_label(set_row(p->set)->title, &p->wording, p->arena),
                 message_text(&cause, &p->wording, p->arena), (struct str){ 0 });
    }
    if (p->ready || is_of_some(p))
        return true;
    p->unready = s;
    *e = why;
    return false;
}

bool printing_make(struct printing *p, struct err *e)
{
    for (int i = 0; i < p->event->nsection; i++) {
        const struct section *s = &p->event->section[i];
        if ((!p->only || p->only == s) && !add_section(p, s, e))
            return false;
    }
    p->book.heading =
        report_heading(p->event, message_label(set_row(p->set)->title, &p->wording, p->arena), p->wording);
    p->book.heading.wording = p->wording;
    p->book.heading.round = p->round;
    p->book.heading.section = p->only ? section_title(p->only) : (struct str){ 0 };
    return has_some(p, e);
}
