/* SPDX-License-Identifier: Apache-2.0 */
/* wide.h - whole numbers of 128 bits, where a long is too narrow. */
#ifndef ENGINE_BASE_WIDE_H
#define ENGINE_BASE_WIDE_H

typedef __int128 wide;

/* Far above every sum of prices, and far enough from the end that some of them can be added. */
#define WIDE_FAR ((wide)1 << 120)

#endif
