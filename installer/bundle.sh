#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# One folder that runs on any Linux with a glibc as new as this machine's (Debian 12: 2.36) and nothing else of ours:
# bundle.sh BUILD FOLDER_FOR_IT. Writes holdpoint-VERSION-ARCH.tar.zst: programs, the Qt that they need, its plug-ins and QML,
# and every library below them but glibc. The C++ run time and the libraries of the graphics driver belong to the system that
# it runs on; ours are for where there is none. docs/install.md says how to use it.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${1:?'bundle.sh BUILD DIR'}" && pwd)
mkdir -p "${2:?'bundle.sh BUILD DIR'}"
into=$(cd "$2" && pwd)
export LC_ALL=C.UTF-8 TZ=UTC
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$root/installer/version.sh" --date)}
export SOURCE_DATE_EPOCH
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$build/bin/holdpointd" --version | cut -d ' ' -f 2)
name=holdpoint-$version-$(uname -m)
top=$work/$name
cmake --install "$build" --prefix "$top" --strip > "$work/log" 2>&1 || { cat "$work/log" >&2 && exit 1; }
mkdir -p "$top/libexec" "$top/lib/fallback/c++" "$top/lib/fallback/graphics"
mv "$top/bin/holdpoint" "$top/bin/holdpointd" "$top/bin/holdpointctl" "$top/libexec/"
cp "$root/LICENSE" "$top/"
printf '[Paths]\nPrefix=..\nPlugins=plugins\nQmlImports=qml\n' > "$top/libexec/qt.conf"
runtime=$(ldd "$top/libexec/holdpointd" | sed -n 's/.*libstdc++.* => \(\/[^ ]*\) .*/\1/p' | xargs readlink -f)
for program in holdpoint holdpointd holdpointctl; do
    sed "s/@RUNTIME@/${runtime##*/}/" "$root/installer/launcher" > "$top/bin/$program"
    chmod 0755 "$top/bin/$program"
done

# ---- plug-ins, which no link tells about
plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS)
qml=$(qtpaths6 --query QT_INSTALL_QML)
for plugin in platforms/lib{qxcb,qoffscreen,qminimal,qwayland-generic,qwayland-egl} xcbglintegrations/'*' imageformats/lib{qsvg,qjpeg,qgif,qico} \
    iconengines/libqsvgicon sqldrivers/lib{qsqlite,qsqlpsql} tls/'*' platforminputcontexts/'*' \
    wayland-shell-integration/'*' wayland-decoration-client/'*' wayland-graphics-integration-client/'*'; do
    mkdir -p "$top/plugins/${plugin%/*}"
    # shellcheck disable=SC2086 # some are patterns
    cp $plugins/$plugin.so "$top/plugins/${plugin%/*}/"
done
for package in qml6-module-qtqml qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-window \
    qml6-module-qtquick-templates qml6-module-qtquick-layouts; do
    dpkg -L $package | grep "^$qml/" | while read -r file; do
        [ ! -f "$file" ] || install -D -m 0644 "$file" "$top/qml/${file#"$qml"/}"
    done
done

# ---- what all of it is linked with, and the licences of that
mapfile -t programs < <(find "$top/libexec" "$top/plugins" "$top/qml" -type f \( -name '*.so' -o -path '*/libexec/holdpoint*' \) | sort)
ldd "${programs[@]}" | sed -n 's/^\t\([^ ]*\) => \(\/[^ ]*\) .*/\1 \2/p' | sort -u |
    grep -vE '^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|nsl|anl|mvec))\.so\.' > "$work/libraries"
if ldd "${programs[@]}" | grep 'not found'; then exit 1; fi
while read -r library path; do
    case $library in
    libstdc++.so.* | libgcc_s.so.*) place=$top/lib/fallback/c++ ;;
    libGL.so.* | libEGL.so.* | libGLX.so.* | libGLdispatch.so.* | libOpenGL.so.* | libdrm.so.* | libgbm.so.*) place=$top/lib/fallback/graphics ;;
    *) place=$top/lib ;;
    esac
    install -m 0644 "$path" "$place/$library"
done < "$work/libraries"
# shellcheck disable=SC2016 # the inner shell reads it
cut -d ' ' -f 2 "$work/libraries" | xargs -n 1 readlink -f | xargs -n 1 sh -c 'dpkg -S "$0" 2> /dev/null || dpkg -S "${0#/usr}"' |
    sed 's/:.*//' | sort -u | while read -r package; do
    install -D -m 0644 "/usr/share/doc/$package/copyright" "$top/share/doc/licences/$package"
done

# ---- each looks beside itself
find "$top/libexec" "$top/plugins" "$top/qml" "$top/lib" -type f | sort | while read -r file; do
    [ "$(head -c 4 "$file" | tail -c 3)" = ELF ] || continue
    folder=${file%/*}
    # shellcheck disable=SC2016 # the loader reads it
    patchelf --set-rpath '$ORIGIN/'"$(realpath --relative-to "$folder" "$top/lib")" "$file"
done
tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$name" |
    zstd -q -12 -T1 -f -o "$into/$name.tar.zst"
