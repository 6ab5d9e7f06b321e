/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/second.h"

#include "teams/messages.h"

static const char *const texts[] = {
#define X(id, text) [id] = text,
    AGREEMENTS(X)
#undef X
};

const char *agreement_text(enum agreement a)
{
    return texts[a];
}

enum agreement second_agrees(const struct section *s, const struct fixture *f, int board)
{
    const struct board *b = &f->board[board - 1];
    bool twice = s->double_entry && !f->absent[0] && !f->absent[1];

    if (b->second != RESULT_NONE && b->result != RESULT_NONE)
        return b->second == b->result ? AGREE_SAME : AGREE_DIFFERS;
    if (b->second != RESULT_NONE)
        return AGREE_FIRST_MISSING;
    return twice && b->result != RESULT_NONE ? AGREE_SECOND_MISSING : AGREE_SAME;
}

int second_open(const struct section *s, const struct pairing_list *r, int *first)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++) {
        bool agrees = true;
        for (int b = 1; b <= s->boards; b++)
            agrees = agrees && second_agrees(s, &r->fixture[i], b) == AGREE_SAME;
        if (!agrees && n++ == 0)
            *first = r->fixture[i].table;
    }
    return n;
}

/* All that it lacks is what another arbiter reads. */
static bool is_unread(const struct section *s, const struct fixture *f)
{
    bool lacks = false;

    for (int b = 1; b <= s->boards; b++) {
        lacks = lacks || second_agrees(s, f, b) == AGREE_SECOND_MISSING;
        if (f->board[b - 1].second != RESULT_NONE)
            return false;
    }
    return lacks;
}

struct message second_open_told(const struct section *s, const struct pairing_list *r)
{
    int first, unread = 0;

    for (int i = 0; i < r->nfixture; i++)
        unread += is_unread(s, &r->fixture[i]);
    int apart = second_open(s, r, &first) - unread;
    const struct message disagree = say_entries_disagree(apart), lack = say_no_second_entry_at(unread);
    if (unread == 0)
        return disagree;
    return apart == 0 ? lack : say_entries_disagree_or_lack(&disagree, &lack);
}

bool second_differs(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        for (int b = 1; b <= s->boards; b++) {
            enum agreement agreement = second_agrees(s, &r->fixture[i], b);
            if (agreement == AGREE_DIFFERS || agreement == AGREE_FIRST_MISSING)
                return true;
        }
    return false;
}
