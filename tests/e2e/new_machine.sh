#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# installer/dev/setup.sh on a machine whose dpkg-query knows none, some or all of the packages: it must ask the package
# manager for just the missing ones. The two programs are stood in for; dpkg-query ends with 1 as the real one does
# when a name is unknown to it.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"

cat > "$work/bin/dpkg-query" <<'SH'
#!/usr/bin/env bash
shift 2
rc=0
for name in "$@"; do
    if grep -qxF -e "$name" -e everything "$KNOWN"; then echo "$name installed"; else rc=1; fi
done
exit $rc
SH
cat > "$work/bin/apt-get" <<'SH'
#!/usr/bin/env bash
echo "$*" >> "$ASKED"
SH
printf '#!/usr/bin/env bash\n[ "${1:-}" != -u ] || echo 0\n' > "$work/bin/id"
chmod +x "$work"/bin/*
export KNOWN=$work/known ASKED=$work/asked PATH="$work/bin:$PATH"

failed=0
check() { # check SENTENCE CONDITION...
    local sentence=$1
    shift
    if "$@"; then echo "ok   $sentence"; else echo "FAIL $sentence"; failed=$((failed + 1)); fi
}
asked_for() { grep -q -- "^install .* $1\( \|\$\)" "$ASKED"; }
not_asked_for() { ! asked_for "$1"; }

: > "$KNOWN"; : > "$ASKED"
check 'a new machine is no error' "$root/installer/dev/setup.sh" build
check 'a new machine gets the compiler' asked_for build-essential
check 'a new machine gets Qt' asked_for qt6-base-dev

printf '%s\n' cmake ninja-build > "$KNOWN"; : > "$ASKED"
check 'a machine with some packages is no error' "$root/installer/dev/setup.sh" build
check 'what is there is not asked for' not_asked_for ninja-build
check 'what is missing is asked for' asked_for qt6-base-dev

echo everything > "$KNOWN"; : > "$ASKED"
check 'a complete machine is no error' "$root/installer/dev/setup.sh" build
check 'a complete machine is left alone' test ! -s "$ASKED"

: > "$ASKED"
said=$("$root/installer/dev/setup.sh" nonsense 2>&1) && rc=0 || rc=$?
check 'an unknown job ends with 2' test "$rc" -eq 2
check 'an unknown job is named' grep -q "no job 'nonsense'" <<< "$said"
exit $((failed > 0))
