#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The release is hardened, and packagers can let warnings pass.
: "${OLYMPAIR:=build/release/olympair}"
status=0
say() { # what, holds or not
    [ "$2" ] && echo "ok - $1" && return
    echo "not ok - $1"
    status=1
}
case ${B:-build/release} in
*/release)
    if [ -z "${HARDEN-set}" ]; then
        echo 'not ok - the program is hardened # SKIP HARDEN is empty'
    else
        say 'the program is position independent' "$(readelf -h "$OLYMPAIR" | grep 'Type: *DYN')"
        say 'its relocations are read-only' "$(readelf -d "$OLYMPAIR" | grep -w NOW)"
        say 'its stack is protected' "$(nm -D "$OLYMPAIR" | grep -w __stack_chk_fail)"
        say 'its calls are fortified' "$(nm -D "$OLYMPAIR" | grep __snprintf_chk)"
    fi ;;
esac
compiling() { env -u MAKEFLAGS -u WERROR -u CFLAGS make -s -n V=1 B=/nowhere "$@" /nowhere/engine/base/err.o 2>/dev/null; }
say 'a warning is an error' "$(compiling | grep -e '-Werror')"
say 'WERROR= lets warnings pass' "$(compiling WERROR= | grep -e '-Wall' | grep -v -e '-Werror')"
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT
say 'no path of the folder it was built in is in the program' "$(grep -qF "$PWD" "$OLYMPAIR" || echo none)"
linked=$(env -u MAKEFLAGS make -s -n V=1 B=/nowhere BUILD=release /nowhere/modules/web.so 2>/dev/null | grep -e ' -shared ')
say 'a module is linked of objects, none of its sources is compiled twice' \
    "$(echo "$linked" | grep -F ' /nowhere/web/route.o ' | grep -vE '[.]c( |$)')"
# A tree that is copied or renamed is built on as this one.
say 'no file of what an object depends on has the path of the folder it was built in' \
    "$(find "${B:-build/release}" -name '*.d' -exec grep -l -F "$PWD" {} + | grep -q . || echo none)"
said=$(env -u MAKEFLAGS make -s -n B=/nowhere PKGS=no-such-library /nowhere/engine/base/err.o 2>&1)
say 'a library that is not there is named, with the command that installs it' \
    "$(echo "$said" | grep no-such-library | grep -v Makefile && echo "$said" | grep 'Install what is missing: make deps')"
exit $status
