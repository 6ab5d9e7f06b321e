/* SPDX-License-Identifier: Apache-2.0 */
/* loss.h - a power cut: what fault.so wrote down (tests/fault/log.h) and nothing brought to the disk is taken back. */
#ifndef TESTS_SOAK_LOSS_H
#define TESTS_SOAK_LOSS_H

/* Which of the changes that may be lost are: each of them, or as the lot falls. */
enum { LOSE_ALL = 0 };

/* Takes the changes in `log` back from the files below `folder`. Of a file any of its writes may be lost since its last
   sync; of a folder the latest changes of names. Returns how many were. */
int loss_apply(const char *folder, const char *log, unsigned lot);

#endif
