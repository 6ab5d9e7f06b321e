#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The pages of a site, its style, and the pages of the desk, as the Nu validator sees them: VNU is its vnu.jar, which comes from no package of Debian (`npm pack vnu-jar`).
[ -f "$VNU" ] || { echo 'not ok - pages are valid # SKIP VNU is not the path of vnu.jar'; exit 0; }
sh tests/web/browse valid_pages.py "$VNU"
