/* trace.c - the trace of a round: printed, checked. */
#include "office/trace.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/argument.h"
#include "engine/base/finding.h"
#include "engine/proof/proof.h"
#include "import/json_trace.h"

bool cmd_verify(struct call *c)
{
    struct str bytes;
    struct record r;

    if (!argument_file(c, JSON_TRACE_SIZE_MAX, &bytes) || !json_trace_read(bytes, c->file, c->arena, &r, c->err))
        return false;
    struct proof_counts n = proof_check(&r, c->arena, &c->findings);
    int wrong = finding_count(&c->findings, PROBLEM);
    if (wrong > 0)
        return err_set(c->err, ERR_FINDINGS, "%.*s, section %.*s, round %d is not proved: %d %s", STR_ARG(r.event),
                       STR_ARG(r.section), r.round, wrong, wrong == 1 ? "problem" : "problems");
    return printf("%.*s, section %.*s, round %d: proved. %d %s in %d %s, %d %s, "
                  "%d %s ruled out, %d %s checked, %d %s.\n",
                  STR_ARG(r.event), STR_ARG(r.section), r.round, COUNT(r.nteam, "team", "teams"),
                  COUNT(n.groups, "group", "groups"), COUNT(n.decisions, "decision", "decisions"),
                  COUNT(n.refusals, "alternative", "alternatives"), COUNT(n.proved, "proof", "proofs"),
                  COUNT(r.ncertificate, "certificate", "certificates")) > 0;
}

bool cmd_trace(struct call *c)
{
    struct event ev;
    const struct section *s;
    struct str text;
    bool made_again;
    int round;

    c->findings_aside = true;
    if (!call_event(c, &ev) || !call_section(c, &ev, &s) || !call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round) ||
        !trace_of(c->desk, &ev, s, round, c->arena, &text, &made_again, c->err))
        return false;
    if (made_again)
        finding_add(
            &c->findings, NOTE, RULE_NONE, 0,
            "round %d was taken over without a trace: this one is of the round paired again from what is stored",
            round ? round : s->nround);
    text = str_fmt(c->arena, "%.*s\n", STR_ARG(text));
    return deliver_text(c, text);
}
