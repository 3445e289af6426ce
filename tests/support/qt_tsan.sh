#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# libQt6Core with the thread sanitizer, for the tests of the tsan preset: qt_tsan.sh SOURCE OUT
#
# The sanitizer knows what a lock orders when the lock was built with it. With the Qt of a distribution it takes every
# call that Qt hands to another thread for a race, so what it reports says nothing. SOURCE is qtbase in the version that
# is installed, with the distribution's patches (`apt-get source qt6-base`); a quarter of an hour later
#
#   LD_LIBRARY_PATH=OUT ctest --test-dir build/tsan -L '^unit$'
#
# loads it. The features are those of Debian's build, of which only Core is built: what else is linked stays as installed.
set -euo pipefail
[ $# -eq 2 ] || { sed -n '3,/^set/{/^#/s/^# \{0,1\}//p}' "$0" >&2; exit 2; }
source=$(realpath "$1") out=$(realpath -m "$2")
[ -f "$source/src/corelib/kernel/qobject.cpp" ] || { echo "qt_tsan.sh: '$1' is no source of qtbase" >&2; exit 1; }
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
off=()
for feature in gui network sql xml testlib dbus widgets concurrent mimetype_database rpath relocatable precompile_header; do
    off+=("-DFEATURE_$feature=OFF")
done
on=()
for feature in doubleconversion system_doubleconversion glib icu system_pcre2 system_zlib system_libb2; do
    on+=("-DFEATURE_$feature=ON")
done
lib=lib/$(gcc -print-multiarch)
cmake -G Ninja -S "$source" -B "$build" -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_FLAGS='-fsanitize=thread -O1 -g1' -DCMAKE_CXX_FLAGS='-fsanitize=thread -O1 -g1 -Wno-tsan' \
    -DCMAKE_EXE_LINKER_FLAGS=-fsanitize=thread -DCMAKE_SHARED_LINKER_FLAGS=-fsanitize=thread \
    -DBUILD_EXAMPLES=OFF -DBUILD_TESTING=OFF -DQT_BUILD_TESTS=OFF "${off[@]}" "${on[@]}" \
    -DCMAKE_INSTALL_PREFIX=/usr -DINSTALL_LIBDIR="$lib" -DINSTALL_ARCHDATADIR="$lib/qt6" \
    -DINSTALL_PLUGINDIR="$lib/qt6/plugins" -DINSTALL_DATADIR=share/qt6 -DINSTALL_SYSCONFDIR=/etc/xdg \
    -DINSTALL_TRANSLATIONDIR=share/qt6/translations -DINSTALL_LIBEXECDIR=lib/qt6/libexec > "$build/log" 2>&1 \
    || { tail -n 30 "$build/log" >&2; exit 1; }
ninja -C "$build" Core
mkdir -p "$out"
cp -a "$build/$lib"/libQt6Core.so.6* "$out/"
