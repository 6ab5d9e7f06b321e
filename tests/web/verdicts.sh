#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The second verifier (office/verify.js) comes to the verdict of the first on every trace there is: of all rounds that the tests make,
# of every lie about them, of every wrong engine, and with anything changed at random.
folder=${B:-build/release}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
tried() { # program...
    TRACES=$dir/kept "$@" >"$dir/said" 2>&1 && return
    echo "not ok - the traces of $*: they could not be made"
    tail -n 20 "$dir/said"
    exit 1
}
tried "$folder/tests/property/test_proof"
tried sh tests/wrong/engines.sh
for trace in tests/fuzz/corpus/trace/*; do
    node tests/web/mutate.js 500 "$trace" >>"$dir/changed" || exit 1
done
sed -n 's/^proved	the truth	//p' "$dir/kept" | grep '"certificates":\[{' | awk 'length($0) < 20000 && ++n % 9 == 1' >"$dir/true"
node tests/web/mutate.js 8000 "$dir/true" >>"$dir/changed" || exit 1
TRACES=$dir/kept "$folder/tests/web/test_kept" <"$dir/changed" || exit 1
node tests/web/verdicts.js "$dir/kept"
