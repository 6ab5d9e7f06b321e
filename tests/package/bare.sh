#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# tests/package/bare.sh - `make demo` and `make test` on machines that have nothing but git, make and ca-certificates: each of RELEASES as root and as an
# ordinary user with sudo (WHO="root user"). The tree is cloned as it was last committed. Logs are left in build/bare. Needs root and debootstrap.
cd "$(git rev-parse --show-toplevel)" && . tests/package/machine && machine_can test-bare || exit 1
: "${WHO:=root user}" "${GOALS:=demo test}"
logs=$PWD/build/bare
mkdir -p "$logs" && dir=$(mktemp -d -p "$ROOTS/.." bare.XXXXXX) || exit 1
trap 'machine_end "$dir"' EXIT
trap 'exit 1' INT TERM
passed=0 failed=0
say() { # ok|not ok, text
    echo "$1 - $2"
    [ "$1" = ok ] && passed=$((passed + 1)) || failed=$((failed + 1))
}

# The source, cloned; as a user the machine has sudo, too.
prepare() { # release, user, folder
    machine_new "$1" "$3" || return 1
    home=$3/root
    if [ "$2" != root ]; then
        home=$3/home/$2
        machine_run "$3" root "apt-get -q update && apt-get -q install -y --no-install-recommends sudo && useradd -m -s /bin/bash $2 &&
            echo '$2 ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/$2" >"$logs/$1-$2-sudo.log" 2>&1 || return 1
    fi
    git clone -q --no-local --single-branch . "$home/olympair" && chown -R --reference="$home" "$home/olympair"
}

goal() { # release, user, folder, goal
    log=$logs/$1-$2-$4.log
    began=$(date +%s)
    machine_run "$3" "$2" "cd olympair && make $4" >"$log" 2>&1
    status=$?
    took=$(($(date +%s) - began))
    case $4 in
    test) counted=$(tail -n 1 "$log" | grep -E '^[0-9]+ passed, '), counted=$counted$(sed -n 's/^\([0-9]* skipped\)$/ \1/p' "$log") ;;
    *)    counted=$(grep '^ranks after' "$log") ;;
    esac
    [ $status = 0 ] && ok=ok || ok='not ok'
    say "$ok" "$1, $2: make $4, $((took / 60)) min $((took % 60)) s: $counted"
    [ $status = 0 ] || { grep -E 'FAILED|^not ok|^skipped|rror' "$log" | tail -n 20; tail -n 3 "$log"; }
    return $status
}

for release in $RELEASES; do
    for user in $WHO; do
        machine=$dir/$release-$user
        prepare "$release" "$user" "$machine" || { say 'not ok' "$release, $user: the machine"; continue; }
        for g in $GOALS; do goal "$release" "$user" "$machine" "$g" || break; done
        machine_end "$machine"
    done
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
