#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what a job needs on Debian 12 or Ubuntu 24.04: setup.sh build|test|lint. Asks the package
# manager only for what is missing, so a second call costs a moment.
set -euo pipefail

build=(
    build-essential cmake ninja-build ccache pkg-config git ca-certificates
    qt6-base-dev qt6-websockets-dev qt6-declarative-dev qt6-declarative-dev-tools libqt6svg6-dev
    libqt6sql6-sqlite libgl1-mesa-dev
    qml6-module-qtqml qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-window
    qml6-module-qtquick-templates qml6-module-qtquick-layouts qml6-module-qttest
    nlohmann-json3-dev libsimdjson-dev libyaml-cpp-dev libcurl4-openssl-dev libssl-dev libboost-dev
    libsqlite3-dev prometheus-cpp-dev
)
test=(curl jq openssl python3 python3-pip python3-venv xvfb xauth xdotool imagemagick x11-utils clang-format-14)
lint=(clang-tidy-14)

case ${1:-build} in
build) wanted=("${build[@]}") ;;
test) wanted=("${build[@]}" "${test[@]}") ;;
lint) wanted=("${build[@]}" "${lint[@]}") ;;
*) echo "setup.sh: no job '$1'; there are build, test and lint" >&2; exit 2 ;;
esac

missing=()
installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null | awk '$2 == "installed" {print $1}')
for package in "${wanted[@]}"; do
    grep -qxF "$package" <<< "$installed" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

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
