#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what a job needs on Debian 12 or Ubuntu 24.04: setup.sh build|test|real|package|lint|fuzz
#   build  compiling and running Holdpoint
#   test   build, and what ./dev test uses
#   real   test, and what ./dev test --real uses: PostgreSQL, Chromium, Weston, and from other registries Python environments, Go
#          programs, axe-core and kubectl, kept in the user's cache
#   package  build, and what makes and judges Debian packages
#   lint   build, and clang's tools
#   fuzz   build, and clang
# All but `real` comes from the distribution. Asks the package manager only for what is missing, so a second call costs
# a moment.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=installer/dev/progress.sh
. "$root/installer/dev/progress.sh"
exec >&2 # callers print figures on stdout

build=(
    build-essential cmake ninja-build ccache pkg-config git ca-certificates
    qt6-base-dev qt6-websockets-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    libqt6sql6-sqlite libgl1-mesa-dev
    qml6-module-qtqml qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-window
    qml6-module-qtquick-templates qml6-module-qtquick-layouts qml6-module-qttest
    nlohmann-json3-dev libsimdjson-dev libyaml-cpp-dev libcurl4-openssl-dev libssl-dev libboost-dev
    libsqlite3-dev prometheus-cpp-dev libjemalloc-dev libzip-dev libical-dev libcli11-dev
    esbuild node-typescript # the page for browsers
)
test=(
    python3 curl jq openssl                                   # what the scripts are written in
    xvfb xdotool dbus dbus-daemon at-spi2-core python3-pyatspi # the console in a window, used by hand
    prometheus                                                # promtool
    tidy poppler-utils librsvg2-bin python3-jsonschema imagemagick # who judge exports and pictures
)
real=(
    postgresql libqt6sql6-psql python3-venv python3-pip
    weston qt6-wayland # a wall under a compositor
    pulseaudio pulseaudio-utils # and one that sounds
    prometheus-alertmanager # notifications
)
# Ubuntu has it as a snap, which may not see the folders of a test: there HOLDPOINT_BROWSER names another one.
grep -qs '^ID=ubuntu' /etc/os-release || real+=(chromium)
# What makes Debian packages, an image of them and a bundle, and who judge them.
package=(
    dpkg-dev debhelper file librsvg2-bin python3
    patchelf zstd qt6-wayland libqt6sql6-psql libqt6svg6 # the bundle
    lintian appstream desktop-file-utils man-db shellcheck debootstrap curl jq sqlite3
    python3-yaml # the chart and the bundles
)
lint=(clang-tidy-14 clang-format-14)
# The compiler's own version decides which run-time library and symbolizer belong to it.
fuzz=(clang libclang-rt-dev llvm)

job=${1:-build}
case $job in
build) wanted=("${build[@]}") ;;
test) wanted=("${build[@]}" "${test[@]}") ;;
real) wanted=("${build[@]}" "${test[@]}" "${real[@]}" "${package[@]}") ;;
package) wanted=("${build[@]}" "${package[@]}") ;;
lint) wanted=("${build[@]}" "${lint[@]}") ;;
fuzz) wanted=("${build[@]}" "${fuzz[@]}") ;;
*) echo "setup.sh: no job '$job'; there are build, test, real, package, lint and fuzz"; exit 2 ;;
esac

# dpkg-query fails as soon as one package is unknown to it, which is what a new machine looks like: no error here.
installed=$'\n'$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2> /dev/null || true)$'\n'
missing=()
for package in "${wanted[@]}"; do
    [[ $installed == *$'\n'"$package installed"$'\n'* ]] || missing+=("$package")
done

as_root=(env)
apt_get() { "${as_root[@]}" LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get "$@"; }

show_apt() { # lines of APT::Status-Fd in; $1: MB to download, $2: packages
    local kind percent
    while IFS=: read -r kind _ percent _; do
        case $kind in
        dlstatus) progress_say "packages: downloading $1, ${percent%.*} %" ;;
        pmstatus) progress_say "packages: installing $2, ${percent%.*} %" ;;
        esac
    done
    progress_clear
}

install_missing() {
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo > /dev/null || {
            echo "packages: ${#missing[@]} are missing, and installing them needs root or sudo: ${missing[*]}"
            exit 1
        }
        as_root=(sudo env)
    fi
    progress_say "packages: ${#missing[@]} are missing; asking the package manager what they need"
    apt_get update -qq
    local plan number download disk log
    plan=$(apt_get install --assume-no --no-install-recommends "${missing[@]}" 2>&1 || true)
    number=$(sed -n 's/^.* upgraded, \([0-9]*\) newly installed.*/\1/p' <<< "$plan")
    download=$(sed -n 's/^Need to get \([^/]*\)\(\/.*\)\{0,1\} of archives\./\1/p' <<< "$plan")
    disk=$(sed -n 's/^After this operation, \(.*\) of additional disk space.*/\1/p' <<< "$plan")
    progress_clear
    # A package that nobody knows makes no plan; the installation says which.
    [ -z "$number" ] || echo "packages: installing $number: ${download:-nothing} to download, ${disk:-nothing more} on disk"

    # What apt says goes to the log; file descriptor 3 is its progress. sudo passes only the first three on.
    log=$(mktemp)
    local began=$SECONDS
    # shellcheck disable=SC2016 # the inner shell reads it
    "${as_root[@]}" LC_ALL=C DEBIAN_FRONTEND=noninteractive bash -c 'exec apt-get "$@" 3>&1 >&2' apt \
        install -y -o APT::Status-Fd=3 -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 --no-install-recommends \
        "${missing[@]}" 2> "$log" | show_apt "${download:-nothing}" "${number:-${#missing[@]}}" || {
        echo 'packages: apt-get failed:'
        tail -n 40 "$log"
        rm -f "$log"
        exit 1
    }
    rm -f "$log"
    echo "packages: installed in $(duration $((SECONDS - began)))"
}
[ ${#missing[@]} -eq 0 ] || install_missing

# The test that needs one of these says so, and is skipped, when it cannot be had; here they are only fetched ahead,
# where no test's time-out runs.
fetch() { # fetch NAME COMMAND…
    progress_say "fetching: $1"
    local log
    log=$("${@:2}" 2>&1 > /dev/null) || { progress_clear && echo "not to be had here: $1: $(tail -n 1 <<< "$log")"; }
    progress_clear
}
if [ "$job" = real ]; then
    for pins in docs/hook-controllers/python tests/backend/maintenance/sources tests/backend/maintenance; do
        fetch "Python packages of $pins" "$root/tests/support/python_venv.sh" "$root/$pins/requirements.txt"
    done
    fetch 'axe-core' "$root/tests/support/npm_file.sh" axe-core@4.10.3 axe.min.js
    fetch "Grafana's schema" "$root/tests/backend/metrics/dashboard_schema.sh" "$root/resources/grafana/holdpoint.json"
    for program in docs/hook-controllers/go tests/clients/go_client/program tests/apiserver/server; do
        fetch "Go program $program" "$root/tests/apiserver/build.sh" "$root/$program"
    done
    fetch "Cluster API's controllers" "$root/tests/apiserver/build.sh" "$root/tests/clients/go_client/program" ./capi
    fetch "Cluster API's clusterctl" "$root/tests/apiserver/build.sh" "$root/tests/clients/go_client/program" \
        sigs.k8s.io/cluster-api/cmd/clusterctl
    for program in helm.sh/helm/v3/cmd/helm github.com/operator-framework/api/cmd/operator-verify; do
        fetch "Go program $program" "$root/tests/apiserver/build.sh" "$root/tests/apiserver/server" "$program"
    done
fi
