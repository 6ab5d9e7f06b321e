/* SPDX-License-Identifier: Apache-2.0 */
/* fold.js - fold(text): what is compared where a page searches, as text_fold of teams/text.h has it, with the letters that Unicode does not take apart
   (window.foldedLetters) put before it. Marks that are spelling, as vowels of Devanagari, stay; what nobody sees, as a joiner or an isolate, does not. */
"use strict";
window.fold = (function (whole) {
    var UNSEEN = /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]/g;
    var ACCENTS = /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
    return function (text) {
        return text.toLowerCase().normalize("NFD").replace(UNSEEN, "").replace(ACCENTS, "").replace(/[^\x00-\x5f\x61-\x7f]/g, function (letter) {
            return whole[letter] || letter;
        });
    };
})(window.foldedLetters);
