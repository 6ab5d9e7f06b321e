/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/protocol_sheet.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/published.h"
#include "reports/sheet/report.h"
#include "reports/tell/protocol.h"

/* What was published goes before what the draft had. */
static void tell_asked(struct telling *p, const struct report_input *in)
{
    int squad[2] = { in->team, in->other }, team[2], n = 0;
    bool by_hand = published_tell(p, in);

    for (int i = 0; i < 2 && squad[i] != NOBODY; i++) {
        team[n] = protocol_find(in->record, in->section->squad[squad[i]].name);
        if (team[n] == NOBODY)
            published_tell_absent(p, in, squad[i]);
        else
            n++;
    }
    if (n > 0 && in->made_again)
        divergence_tell_asked(p, in);
    else if (n > 0 && by_hand)
        telling_message(p, 0, say_in_the_draft());
    if (n > 0)
        protocol_tell(p, in->record, team[0], n > 1 ? team[1] : NOBODY);
}

struct telling protocol_of(const struct report_input *in, int most, struct arena *a)
{
    struct telling p = {
        .arena = a, .most = most, .wording = published_wording(in), .prose = { .rows = "paragraphs" }
    };

    if (in->rerun) {
        reasoned_tell(&p, in);
        return p;
    }
    if (in->team != NOBODY) {
        tell_asked(&p, in);
        return p;
    }
    if (in->made_again)
        divergence_tell(&p, in);
    protocol_round(&p, in->record);
    if (published_by_hand(in))
        telling_message(&p, 0, in->made_again ? say_above_is_by_the_rules() : say_above_is_the_draft());
    return p;
}

bool report_build_protocol(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    sheet->scale = SCALE_LIST;
    sheet_prose(sheet, protocol_of(in, in->section->nsquad, a).prose, a);
    if (in->team == NOBODY && in->round <= in->section->nround)
        figures_note_moved(sheet, in->section, &in->section->round[in->round - 1], a);
    return true;
}
