/* SPDX-License-Identifier: Apache-2.0 */
/* The reader has a team: room for it is kept free before anything is drawn, so that nothing moves. */
"use strict";
try {
    if (localStorage.getItem("olympair team")) document.documentElement.classList.add("mine");
} catch (e) {
    /* A browser that keeps nothing has no team. */
}
