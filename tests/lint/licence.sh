#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The licence is there, and a page says under which one everything is that is linked, set into sheets or needed by the tests.
. tests/lint/say
say 'the licence is there as a whole' "$(
    [ "$(wc -l <LICENSE)" -ge 190 ] && grep -q 'Apache License' LICENSE && grep -q 'The Olympair authors' NOTICE || echo 'LICENSE or NOTICE')"
say 'a page says the licence of everything that make deps installs' "$(
    packages=$(sh make/deps.sh list)
    [ "$(echo $packages | wc -w)" -ge 25 ] || echo 'make/deps.sh cannot be read'
    for package in $packages; do
        grep -q "\`$package\`" docs/licences.md || echo "$package is not in docs/licences.md"
    done)"
say 'the licence of the flags goes along' "$(
    for f in docs/licences.md debian/copyright NOTICE reports/flags/LICENSE; do grep -q 'Panayiotis Lipiridis' $f || echo "$f"; done
    grep -q '^reports/flags/LICENSE ' make/install.sh || echo make/install.sh)"
say 'every source file says its licence' "$(
    git ls-files 2>/dev/null | grep -v '^tests/data/\|^tests/fuzz/corpus/' | grep -v '\(^\|/\)LICENSE$\|^NOTICE$\|^debian/[^r]' |
        grep '\.\([ch]\|page\|def\|css\|js\|mjs\|sql\|xsd\|html\|sh\|py\|awk\|bash\|zsh\|fish\|desktop\|service\)$\|\(^\|/\)[^./]*$' |
        xargs awk 'FNR == 1 { bare[FILENAME] = 1 } FNR > 3 { nextfile } /SPDX-License-Identifier: Apache-2.0/ { delete bare[FILENAME] } END { for (f in bare) print f }')"
exit $status
