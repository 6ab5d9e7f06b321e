#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The pages of a site, its style, and the pages of the desk, as the Nu validator sees them: VNU is its vnu.jar, which comes from no package of Debian; make deps-web gets it where npm is.
VNU=${VNU:-build/vnu.jar}
[ -f "$VNU" ] || { echo "not ok - pages are valid # SKIP no $VNU: make deps-web gets it by npm"; exit 0; }
command -v java >/dev/null || { echo 'not ok - pages are valid # SKIP no java'; exit 0; }
sh tests/web/browse valid_pages.py "$VNU"
