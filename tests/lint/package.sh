#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The Debian package is of this program: its version and date, what it needs to be built and to run.
: "${OLYMPAIR:=build/release/olympair}"
. tests/lint/say
version=$("$OLYMPAIR" --version | sed 's/^olympair //')
day=$(LC_ALL=C date -u -d "$(sed -n 's/^ -- .*>  //p' debian/changelog | head -n 1)" +%F)
say 'debian/changelog has the version of the program' "$(sed -n '1s/^olympair (\(.*\)) .*/\1/p' debian/changelog | grep -vxF "$version")"
say 'the manual page has the date of debian/changelog' "$("$OLYMPAIR" help --format man | head -n 1 | grep -vF ".TH OLYMPAIR 1 $day \"olympair $version\"")"
say 'debian/control builds with what make deps installs' "$(
    wanted=$(sed -n "/^deps='/,/'$/p" make/deps.sh | sed "s/^deps='//; s/'$//")
    [ "$(echo $wanted | wc -w)" -ge 25 ] || echo 'make/deps.sh cannot be read'
    for package in $wanted; do
        case $package in binutils | gcc | libc6-dev) continue ;; esac # everywhere that packages are built
        sed -n '/^Build-Depends/,/^[A-Z].*-Version/p' debian/control | grep -qE "[ :]$package( |,|\$)" || echo "$package"
    done)"
say 'it is installed with its fonts and time zones' "$(
    fonts=$(sed -n 's/^    X(FONT_[A-Z]*, .*"\(fonts-[a-z0-9-]*\)").*/\1/p' reports/format/font.h | sort -u)
    [ "$(echo "$fonts" | wc -l)" -ge 5 ] || echo 'reports/format/font.h cannot be read'
    for package in $fonts tzdata; do
        sed -n '/^Package: olympair$/,/^Description/p' debian/control | grep -qE "(^| )$package( |,|\$)" || echo "$package"
    done)"
exit $status
