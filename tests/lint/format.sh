#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every source has the format that `make format` gives it. Versions of clang-format differ: another one says nothing.
. tests/lint/say
case $(clang-format --version 2>/dev/null) in
*' version 14.'*)
    say 'the sources have the format of .clang-format' "$(
        find engine teams import reports db desk office web cli tests -name '*.[ch]' |
            xargs clang-format --dry-run 2>&1 | sed -n 's/: warning: code should be clang-formatted.*//p' | cut -d: -f1,2 | sort -u)" ;;
*) echo 'not ok - the sources have the format of .clang-format # SKIP this is not clang-format 14' ;;
esac
exit $status
