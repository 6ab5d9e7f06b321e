#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# make/deps.sh deps|deps-web [LIBRARY...] - installs what is missing of the packages of Debian that make deps or make deps-web is for; elsewhere it says
# what to install, where pkg-config (PKG_CONFIG) does not find the libraries that are named.
deps='binutils gcc libc6-dev pkgconf libxml2-dev libsqlite3-dev libutf8proc-dev libjansson-dev libfontconfig-dev libfribidi-dev libharfbuzz-dev libcairo2-dev
    libsodium-dev libhpdf-dev libxlsxwriter-dev libminizip-dev libqrencode-dev libmicrohttpd-dev libseccomp-dev zlib1g-dev libcmocka-dev fonts-liberation2
    fonts-noto-core libzip-dev fonts-dejavu-core fonts-wqy-zenhei fonts-nanum curl poppler-utils qpdf zbar-tools parallel sqlite3 tzdata unzip python3
    python3-jsonschema jq openssl rsync'
deps_web='chromium chromium-driver nodejs python3-selenium tidy default-jre-headless'
vnu=26.9.27 # vnu-jar, by which pages are validated: from npm, no package of Debian has it

goal=$1
shift
case $goal in
deps) wanted=$deps ;;
deps-web) wanted=$deps_web ;;
list) echo $deps $deps_web && exit ;;
*) echo "make/deps.sh: deps, deps-web or list, not '$goal'" >&2 && exit 2 ;;
esac
missing=

# The validator for make test-web, where npm is there to get it; without it the test says that it is left out.
get_vnu() {
    [ "$goal" = deps-web ] && [ ! -f build/vnu.jar ] || return 0
    command -v npm >/dev/null || { echo "make deps-web: no npm, so pages are not validated (npm pack vnu-jar; VNU=vnu.jar)" && return 0; }
    at=$(mktemp -d) && mkdir -p build && (cd "$at" && npm pack --silent "vnu-jar@$vnu" >/dev/null && tar xzf vnu-jar-*.tgz) &&
        mv "$at/package/build/dist/vnu.jar" build/vnu.jar || echo "make deps-web: vnu-jar $vnu cannot be fetched, so pages are not validated"
    rm -rf "$at"
}

if command -v apt-get dpkg-query >/dev/null; then
    have=$(dpkg-query -W -f '${Package}:${db:Status-Status} ' $wanted 2>/dev/null)
    for p in $wanted; do
        case " $have" in *" $p:installed "*) ;; *) missing="$missing $p" ;; esac
    done
    [ -n "$missing" ] || { get_vnu; exit 0; }
    sudo=
    [ "$(id -u)" = 0 ] || sudo=$(command -v sudo) || { echo "make $goal: missing; as root: apt-get install$missing" >&2 && exit 1; }
    echo "make $goal: installing$missing"
    apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 -q"
    $apt update
    $apt install -y --no-install-recommends $missing
    get_vnu
elif [ "$goal" = deps-web ]; then
    for p in chromium chromedriver node tidy python3; do
        command -v $p >/dev/null || missing="$missing $p"
    done
    [ -n "$missing" ] || { get_vnu; exit 0; }
    [ -z "$missing" ] || { echo "make deps-web: please install$missing, and Selenium for Python" >&2 && exit 1; }
elif ! ${PKG_CONFIG:-pkg-config} --exists "$@" || ! echo '#include <hpdf.h>' | ${CC:-cc} -E - >/dev/null 2>&1; then
    cat >&2 <<'END'
make deps: please install pkg-config, libxml2, SQLite 3 with the session extension, utf8proc, jansson,
  fontconfig, FriBidi, HarfBuzz, cairo with FreeType, libsodium, libharu 2.3, libxlsxwriter, libqrencode, libmicrohttpd, libseccomp, libzip, zlib, cmocka, poppler (pdftotext), qpdf and the fonts Liberation 2,
  Noto Sans (of all scripts), DejaVu Sans, WenQuanYi Zen Hei and Nanum Gothic
END
    exit 1
fi
