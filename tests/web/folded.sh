#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Pages compare what is searched as the program does (reports/format/fold.js, teams/text.h): names of events, and those with joiners, marks, strokes, isolates.
folder=${B:-build/release}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
{
    grep -rhoE '(name|captain)="[^"]*"' tests/data/*/registration.xml | sed 's/^[a-z]*="//; s/"$//'
    # Persian and Sinhala with joiners, the same without them; Hindi with and without; isolated text; strokes, ligatures, apostrophes, points.
    printf '%b\n' 'خانه\0342\0200\0214ها' 'خانهها' 'ශ්\0342\0200\0215රී ලංකා' 'ශ්රී ලංකා' 'क्\0342\0200\0215ष' 'क्ष' '\0342\0201\0250شطرنج\0342\0201\0251' \
        'Łukasz Đorđe Ærø Þór Œuvre ŊA' "N'Guyễn" 'N’Guyễn' 'Straße' 'STRASSE' 'ΟΔΥΣΣΕΥΣ' 'Οδυσσεύς' 'İstanbul' 'Istanbul' 'ISTANBUL' 'שָׁלוֹם' 'שלום' 'مُحَمَّد' 'محمد' 'Ирáклий' 'ก้อง' '한국'
} | sort -u >"$dir/names"
"$folder/tests/web/test_folded" <"$dir/names" >"$dir/folded" && "$folder/tests/web/test_folded" --script >"$dir/fold.js" || exit 1
node - "$dir" <<'END'
const fs = require("fs"), dir = process.argv[2];
globalThis.window = {};
(0, eval)(fs.readFileSync(dir + "/fold.js", "utf8"));
const rows = fs.readFileSync(dir + "/folded", "utf8").trim().split("\n").map(row => row.split("\t"));
const wrong = rows.filter(([name, key]) => window.fold(name) !== key);
console.log((wrong.length || rows.length < 500 ? "not ok" : "ok") + " - " + rows.length + " names are compared alike");
wrong.forEach(([name, key]) => console.log("# " + name + ": " + window.fold(name) + " instead of " + key));
const same = (a, b) => console.log((window.fold(a) === window.fold(b) ? "ok" : "not ok") + " - " + a + " is found as " + b);
same("خانه\u200cها", "خانهها");
same("ශ්\u200dරී", "ශ්රී");
same("\u2068Łódź\u2069", "lodz");
console.log((window.fold("क") !== window.fold("कि") ? "ok" : "not ok") + " - a vowel that is a mark is spelling");
process.exit(wrong.length ? 1 : 0);
END
