#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every source has the format that `make format` gives it. Versions of clang-format differ: another one says nothing. Sources that were found
# well formatted, by their sums, are not looked at again while .clang-format is the same (build/format.ok).
. tests/lint/say
case $(clang-format --version 2>/dev/null) in
*' version 14.'*)
    say 'the sources have the format of .clang-format' "$(
        known=build/format.ok rules=$(sha256sum <.clang-format)
        mkdir -p build && touch "$known"
        new=$(find engine teams import reports db desk office web cli tests -name '*.[ch]' -exec sha256sum {} + | sed "s/$/ ${rules%% *}/" | sort | comm -23 - "$known")
        [ -z "$new" ] || wrong=$(echo "$new" | awk '{ print $2 }' | xargs clang-format --dry-run 2>&1)
        echo "$wrong" | sed -n 's/: warning: code should be clang-formatted.*//p' | cut -d: -f1,2 | sort -u
        for page in $(find web office reports tests -name '*.page'); do sh tests/lint/page_format "$page" | cmp -s - "$page" || echo "$page"; done
        [ "$wrong" ] || { sorted=$(echo "$new" | sort -u - "$known") && echo "$sorted" >"$known"; })" ;;
*) echo 'not ok - the sources have the format of .clang-format # SKIP this is not clang-format 14' ;;
esac
exit $status
