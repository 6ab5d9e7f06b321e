/* SPDX-License-Identifier: Apache-2.0 */
/* trace.c - the trace of a round: printed, checked. And its seal, which is checked by the same command. */
#include "office/trace.h"

#include <string.h>

#include "cli/argument.h"
#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/messages.h"
#include "db/digest.h"
#include "desk/base/seal.h"
#include "desk/base/shown.h"
#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "engine/proof/proof.h"
#include "import/json_trace.h"
#include "reports/exchange/json_public.h"
#include "teams/history_code.h"
#include "teams/messages.h"

/* --- seals ---------------------------------------------------------------------------------------- */

/* The record lies beside the seal, as on a site. */
static struct str record_beside(struct call *c)
{
    const char *path = c->operand[0].p, *slash = strrchr(path, '/');
    int folder = slash ? (int)(slash - path) + 1 : 0;

    return str_fmt(c->arena, "%.*srecord.json", folder, path);
}

/* Of a round that release 1.0.0 published. */
static bool is_first_version(struct str record)
{
    return str_starts(record, STR("{\"format\":\"olympair-round 1\""));
}

static bool verify_seal(struct call *c, struct str bytes)
{
    struct str path = record_beside(c), record;
    struct seal s;

    if (!json_seal_read(bytes, c->file, c->arena, &s, c->err) ||
        !file_load(call_reads(c, path.p), JSON_TRACE_SIZE_MAX, c->arena, &record, c->err))
        return false;
    if (!seal_is_true(&s, c->arena))
        return err_say(c->err, ERR_FINDINGS, say_signed_by_another_key(c->file));
    if (!str_eq(digest_sha256(record, c->arena), s.record))
        return err_say(c->err, ERR_FINDINGS, say_changed_since_sealed(path, text_shown(s.time, false, c->arena)));
    if (is_first_version(record))
        finding_say(&c->findings, NOTE, RULE_NONE, 0, say_seal_covers_less());
    return call_print(c, say_record_was_sealed(s.section, s.round, seal_key_code(s.key, c->arena),
                                               history_code(shown_letters(s.head, c->arena), c->arena)));
}

/* --- traces --------------------------------------------------------------------------------------- */

static bool verify_trace(struct call *c, struct str bytes)
{
    struct parsed_trace r;

    if (!json_trace_read(bytes, c->file, c->arena, &r, c->err))
        return false;
    struct proof_counts n = proof_check(&r, c->arena, &c->findings);
    int wrong = finding_count(&c->findings, PROBLEM);
    if (wrong > 0)
        return err_say(c->err, ERR_FINDINGS, say_round_not_proved(r.event, r.section, r.round, wrong));
    return call_print(c, say_round_is_proved(r.event, r.section, r.round, MESSAGE_WITHIN(say_teams_counted(r.nteam)),
                                             MESSAGE_WITHIN(say_groups_counted(n.groups)),
                                             MESSAGE_WITHIN(say_decisions_counted(n.decisions)),
                                             MESSAGE_WITHIN(say_refusals_counted(n.refusals)),
                                             MESSAGE_WITHIN(say_proofs_counted(n.proved)),
                                             MESSAGE_WITHIN(say_certificates_counted(r.ncertificate))));
}

bool cmd_verify(struct call *c)
{
    struct str bytes;

    if (!argument_file(c, JSON_TRACE_SIZE_MAX, &bytes))
        return false;
    return json_seal_is(bytes) ? verify_seal(c, bytes) : verify_trace(c, bytes);
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
        !trace_of(c->desk, &ev, s, round, c->arena, &text, &made_again, c->err) ||
        !json_public_trace(text, c->arena, &text, c->err))
        return false;
    if (made_again)
        finding_say(&c->findings, NOTE, RULE_NONE, 0, say_trace_of_repeated_round(round ? round : s->nround));
    return deliver_text(c, text);
}
