#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# make/install.sh install|uninstall FOLDER [MODULE...] - puts the program of that folder of the build, with its modules, below DESTDIR and PREFIX, or takes
# it away again. ZSH_FUNCTIONS: where zsh looks for functions.
what=$1 built=$2
shift 2
prefix=${PREFIX:-/usr/local}
set -e

# What else there is, as docs/packaging.md lists it: file, where it is put below PREFIX.
files='cli/olympair.bash share/bash-completion/completions/olympair
cli/olympair.fish share/fish/vendor_completions.d/olympair.fish
cli/olympair.svg share/icons/hicolor/scalable/apps/olympair.svg
cli/olympair.xml share/mime/packages/olympair.xml
cli/olympair.desktop share/applications/olympair.desktop
docs/olympair@.service lib/systemd/system/olympair@.service
reports/flags/LICENSE share/olympair/flags.LICENSE'
zsh=${ZSH_FUNCTIONS:-$prefix/share/zsh/site-functions}

case $what in
install)
    install -D "$built/olympair" "$DESTDIR$prefix/bin/olympair"
    for module; do
        install -D -m 644 "$built/modules/$module.so" "$DESTDIR$prefix/lib/olympair/$module.so"
    done
    install -D -m 644 "$built/olympair.1" "$DESTDIR$prefix/share/man/man1/olympair.1"
    install -D -m 644 cli/olympair.zsh "$DESTDIR$zsh/_olympair"
    echo "$files" | while read -r file place; do
        install -D -m 644 "$file" "$DESTDIR$prefix/$place"
    done
    sed -i "s|/usr/local|$prefix|" "$DESTDIR$prefix/share/applications/olympair.desktop" "$DESTDIR$prefix/lib/systemd/system/olympair@.service"
    ;;
uninstall)
    rm -rf "$DESTDIR$prefix/lib/olympair"
    rm -f "$DESTDIR$prefix/bin/olympair" "$DESTDIR$prefix/share/man/man1/olympair.1" "$DESTDIR$zsh/_olympair"
    echo "$files" | while read -r file place; do
        rm -f "$DESTDIR$prefix/$place"
    done
    ;;
*) echo "make/install.sh: install or uninstall, not '$what'" >&2 && exit 2 ;;
esac
