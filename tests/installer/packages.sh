#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What is packed, judged by those who judge packages: packages.sh BUILD DEBS, where DEBS is what package.sh made of BUILD. Every
# one of them has to say nothing. Nothing is installed; tests/installer/lifecycle.sh does that. Exit code 77 where one of the
# judges is missing.
# shellcheck disable=SC2317 # functions are called by their names
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$(cd "$1" && pwd)
for judge in lintian appstreamcli desktop-file-validate shellcheck man dpkg-buildpackage dh rsvg-convert; do
    command -v $judge > /dev/null || { echo "$judge is missing: installer/dev/setup.sh package" && exit 77; }
done
debs=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
silent() { # silent WHAT COMMAND…: it may say nothing and has to succeed
    local what=$1 said rc=0
    shift
    said=$("$@" 2>&1) || rc=$?
    if [ -n "$said" ] || [ $rc -ne 0 ]; then
        printf '%s (exit code %s):\n%s\n' "$what" $rc "$said"
        failed=1
    fi
}

# ---- the same bytes in another folder, under another umask, at another hour
(umask 077 && TZ=Asia/Tokyo TMPDIR=$work LC_ALL=C "$root/installer/package.sh" "$build" "$work/two")
sums() { (cd "$1" && sha256sum ./*.deb); }
silent 'two runs differ' diff <(sums "$debs") <(sums "$work/two")
# What its buildinfo says of the machine is its own; the packages are all that has to be equal.
[ "$(sums "$debs" | wc -l)" -eq 4 ] || { echo 'there are not four packages' && failed=1; }

silent lintian lintian --allow-root --tag-display-limit 0 "$debs"/*.changes
for package in "$debs"/*.deb; do dpkg-deb -x "$package" "$work/tree"; done

# ---- what a desktop reads
silent 'desktop entries' desktop-file-validate "$work"/tree/usr/share/applications/*.desktop
metainfo() { appstreamcli validate --no-net --pedantic "$work"/tree/usr/share/metainfo/*.xml | grep -v 'Validation was successful'; true; }
silent AppStream metainfo
for size in 16 22 24 32 48 64 128 256 512; do
    picture=$work/tree/usr/share/icons/hicolor/${size}x$size/apps/holdpoint.png
    silent "the icon of $size" sh -c "file '$picture' | grep -v ' $size x $size,'; test -s '$picture'"
done
for entry in "$work"/tree/usr/share/applications/*.desktop "$work"/tree/usr/share/wayland-sessions/*.desktop; do
    program=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$entry")
    [ -x "$work/tree/usr/bin/$program" ] || { echo "$entry starts $program, which is not there" && failed=1; }
done

# ---- manual pages, one for every program
for program in "$work"/tree/usr/bin/*; do
    page=$(find "$work/tree/usr/share/man" -name "${program##*/}.[18].gz")
    [ -n "$page" ] || { echo "${program##*/} has no manual page" && failed=1 && continue; }
    silent "$page" sh -c "LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings --local-file '$page' 2>&1 > /dev/null"
done
options() { "$build/bin/$1" --help | grep -o '^  --[a-z-]*' | tr -d ' ' | sort -u; }
for program in holdpoint holdpointd; do
    page=$(LC_ALL=C.UTF-8 MANWIDTH=200 man --local-file "$(find "$work/tree/usr/share/man" -name "$program.[18].gz")" 2> /dev/null)
    for option in $(options $program); do
        grep -q -- "$option" <<< "$page" || { echo "the manual page of $program is silent about $option" && failed=1; }
    done
done

# ---- links of the installed documents
links() { # every link that leads to nothing
    local doc=$work/tree/usr/share/doc/holdpoint-common file link
    while IFS=: read -r file link; do
        link=${link#](}
        link=${link%)}
        case $link in *://* | '#'* | :* | mailto:*) continue ;; esac
        [ -e "$(dirname "$file")/${link%%#*}" ] || echo "$file: $link"
    done < <(grep -rhoHE --include='*.md' '\]\([^) ]+\)' "$doc")
}
silent 'links of the installed documents' links
named() { # what units and desktop files name as documents
    grep -rhoE 'file:///[^ ]+' "$work/tree/lib/systemd" "$work/tree/usr/lib/systemd" | sed 's#^file://##' |
        while read -r path; do [ -e "$work/tree$path" ] || echo "$path"; done
}
silent 'documents that units name' named

# ---- the configuration: every option of the daemon, and each line as it stands is understood
config=$work/tree/etc/holdpoint/holdpointd.yaml
understood() {
    local option line value
    silent_start() { "$build/bin/holdpointd" --config "$1" --version > /dev/null; }
    silent_start "$config"
    for option in $(options holdpointd); do
        case $option in --help | --version | --config) continue ;; esac
        grep -qE "^#?${option#--}: " "$config" || echo "holdpointd.yaml is silent about ${option#--}"
    done
    printf -- '- name: api\n  role: master\n  url: https://{address}:6443/readyz\n' > "$work/probes.yaml"
    echo 'writes: true' > "$work/guards.yaml"
    printf 'receivers:\n  - {name: a, type: alertmanager, url: "https://a.invalid"}\nroutes:\n  - receivers: [a]\n' > "$work/notifications.yaml"
    grep -E '^#[a-z-]+: ' "$config" | sed 's/^#//' | while IFS= read -r line; do
        value=${line#*: }
        case $line in # what needs another word beside it, or a file that is read at once
        tls-cert:* | tls-key:*) printf 'tls-cert: a\ntls-key: b\n' > "$work/one.yaml" ;;
        context:* | reconcile:*) printf 'kubeconfig: a\n%s\n' "$line" > "$work/one.yaml" ;;
        time-scale:*) printf 'lab: demo\n%s\n' "$line" > "$work/one.yaml" ;;
        maintenance-probes:* | guard-policy:* | notifications:*) printf '%s\n' "${line/"$value"/$work/${value##*/}}" > "$work/one.yaml" ;;
        *) printf '%s\n' "$line" > "$work/one.yaml" ;;
        esac
        silent_start "$work/one.yaml"
    done
    sed -n '/^#hold-budgets:/,/^#  /s/^#//p' "$config" > "$work/one.yaml"
    grep -q preDrain "$work/one.yaml"
    silent_start "$work/one.yaml"
    # A word that nobody knows is refused with its line.
    printf 'listen: 127.0.0.1:0\nlisten-to: x\n' > "$work/one.yaml"
    "$build/bin/holdpointd" --config "$work/one.yaml" --version 2> "$work/said" && echo 'an unknown option is taken'
    grep -qF "$work/one.yaml:2: no option is named 'listen-to'" "$work/said"
}
silent 'holdpointd.yaml' understood

# ---- the version: without git, before a tag, at it, after it and with changes; each newer than the one before
mkdir -p "$work/tree/installer"
cp "$root/installer/version.sh" "$work/tree/installer/"
echo 'project(Holdpoint VERSION 0.2.0 LANGUAGES CXX)' > "$work/tree/CMakeLists.txt"
git_there() { # at a date of its own, whoever runs this
    GIT_AUTHOR_DATE=$1 GIT_COMMITTER_DATE=$1 git -C "$work/tree" -c user.name=a -c user.email=a@b.invalid -c commit.gpgsign=false "${@:2}"
}
ours() { GIT_CEILING_DIRECTORIES=$work "$work/tree/installer/version.sh"; }
expect_version() { [[ $(ours) =~ ^$1$ ]] || echo "expected the version $1, got $(ours)"; }
versions() {
    local last now
    expect_version '0\.2\.0'
    git_there 2026-03-01T10:00:00Z init -q
    git_there 2026-03-01T10:00:00Z add -A
    git_there 2026-03-01T10:00:00Z commit -q -m one
    expect_version '0\.2\.0~git20260301100000\.[0-9a-f]{8}'
    last=$(ours)
    git_there 2026-03-01T11:00:00Z commit -q --allow-empty -m two
    now=$(ours)
    dpkg --compare-versions "$now" gt "$last" || echo "$now is not newer than $last"
    git_there 2026-03-01T11:00:00Z tag v0.2.0
    expect_version '0\.2\.0'
    dpkg --compare-versions "$(ours)" gt "$now" || echo "$(ours) is not newer than $now"
    echo '# changed' >> "$work/tree/CMakeLists.txt"
    expect_version '0\.2\.0\+git20260301110000\.[0-9a-f]{8}\.changed'
    git_there 2026-03-02T11:00:00Z commit -q -a -m three
    expect_version '0\.2\.0\+git20260302110000\.[0-9a-f]{8}'
    [ "$("$work/tree/installer/version.sh" --date)" = "$(date -d 2026-03-02T11:00:00Z +%s)" ] || echo 'its date is not that of the commit'
}
silent 'the version' versions

# ---- scripts that people are given, and units
mapfile -t scripts < <(cd "$root" && git ls-files installer dev tests/installer | while read -r file; do
    head -c 20 "$file" | grep -qaE '^#!.*(sh|bash)$' && echo "$file"
done)
silent shellcheck sh -c "cd '$root' && shellcheck -x $(printf '%s ' "${scripts[@]}")"
if command -v systemd-analyze > /dev/null; then
    sed "s#^ExecStart=/usr/bin/holdpointd #ExecStart=$build/bin/holdpointd #; /^Documentation=/d" \
        "$work/tree/lib/systemd/system/holdpointd.service" > "$work/holdpointd.service"
    silent 'the unit' systemd-analyze verify "$work/holdpointd.service"
fi
exit $failed
