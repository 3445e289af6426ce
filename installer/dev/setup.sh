#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what a job needs on Debian 12 or Ubuntu 24.04: setup.sh build|test|lint|fuzz. Asks the package
# manager only for what is missing, so a second call costs a moment.
set -euo pipefail

build=(
    build-essential cmake ninja-build ccache pkg-config git ca-certificates
    qt6-base-dev qt6-websockets-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    libqt6sql6-sqlite libgl1-mesa-dev
    qml6-module-qtqml qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-window
    qml6-module-qtquick-templates qml6-module-qtquick-layouts qml6-module-qttest
    nlohmann-json3-dev libsimdjson-dev libyaml-cpp-dev libcurl4-openssl-dev libssl-dev libboost-dev
    libsqlite3-dev prometheus-cpp-dev libjemalloc-dev libzip-dev libical-dev
)
test=(libqt6sql6-psql postgresql curl jq openssl python3 python3-pip python3-venv xvfb xauth xdotool dbus dbus-daemon at-spi2-core python3-pyatspi
    imagemagick x11-utils clang-format-14
    prometheus tidy poppler-utils librsvg2-bin python3-jsonschema)
lint=(clang-tidy-14)
# The compiler's own version decides which run-time library and symbolizer belong to it.
fuzz=(clang libclang-rt-dev llvm)

case ${1:-build} in
build) wanted=("${build[@]}") ;;
test) wanted=("${build[@]}" "${test[@]}") ;;
lint) wanted=("${build[@]}" "${lint[@]}") ;;
fuzz) wanted=("${build[@]}" "${fuzz[@]}") ;;
*) echo "setup.sh: no job '$1'; there are build, test, lint and fuzz" >&2; exit 2 ;;
esac

missing=()
# dpkg-query fails as soon as one package is unknown to it, which is what a new machine looks like: no error here.
installed=$({ dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null || true; } |
    awk '$2 == "installed" {print $1}')
for package in "${wanted[@]}"; do
    grep -qxF "$package" <<< "$installed" || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo > /dev/null || {
            echo "These packages are missing and installing them needs root or sudo: ${missing[*]}" >&2
            exit 1
        }
        as_root=(sudo)
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}" >&2
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null
fi

# What tests take from other registries lives in the user's cache. The test that needs it says so, and is skipped,
# when it cannot be had; here it is only fetched ahead, where no test's time-out runs.
if [ "${1:-build}" = test ]; then
    root=$(cd "$(dirname "$0")/../.." && pwd)
    for pins in docs/hook-controllers/python tests/backend/maintenance/sources/aws tests/backend/maintenance/calendar; do
        "$root/tests/e2e/tools/python_venv.sh" "$root/$pins/requirements.txt" > /dev/null || true
    done
    for program in docs/hook-controllers/go tests/clients/go_client/program tests/apiserver/server; do
        "$root/tests/apiserver/build.sh" "$root/$program" > /dev/null || true
    done
fi
