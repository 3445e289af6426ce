#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# run.sh: builds the page twice, checks what may be in it and how large it is, and runs its tests in node, without a browser.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "web page: $1"; exit 1; }

"$root/ui/web/build.sh" "$work/page"
"$root/ui/web/build.sh" "$work/again"
diff -r "$work/page" "$work/again" > /dev/null || fail 'two builds give different bytes'

# It looks and never acts: no frame of it has an op that asks for something to be done.
grep -qE 'op:"hello"' "$work/page/page.js" || fail 'the bundle says no hello: the check below would find nothing'
! grep -qE 'op:"(command|retry)"|"op":"(command|retry)"|["'"'"'`](command|retry)["'"'"'`]' "$work/page/page.js" || fail 'the bundle can ask for something to be done'
ops=$(grep -oE 'op:"[a-zA-Z]+"' "$work/page/page.js" | sort -u | tr '\n' ' ')
for op in $ops; do
    case $op in
    op:\"hello\" | op:\"subscribe\" | op:\"unsubscribe\" | op:\"pong\") ;; # of a client
    op:\"welcome\" | op:\"snapshot\" | op:\"delta\" | op:\"tick\" | op:\"ping\" | op:\"error\" | op:\"goodbye\" | op:\"other\") ;; # read
    *) fail "the bundle has a frame of its own: $op" ;;
    esac
done
# Its policy allows neither markup that is made of texts nor style in the document, and no other host.
! grep -qE 'innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|setAttribute\("style"|cssText' "$work/page/page.js" || fail 'the bundle makes markup or style of texts'
! grep -qE ' style=|<style|<script>| on[a-z]+=' "$work/page/index.html" || fail 'index.html has style or script in it'
hosts=$(cat "$work/page/page.js" "$work/page/page.css" "$work/page/index.html" | grep -oE '(https?:)?//[a-z0-9.-]+\.[a-z]{2,}' | grep -v '//www\.w3\.org' || true)
[ -z "$hosts" ] || fail "the page names another host: $hosts"
# A wall alone is known beyond its tab: one place names the store, and one key.
[ "$(grep -o 'localStorage' "$work/page/page.js" | wc -l)" -le 1 ] || fail 'the page keeps something beyond its tab'
grep -q 'holdpoint\.wall' "$work/page/page.js" || fail 'a wall does not keep its token: the check above would say nothing'

size=$(cat "$work/page/page.js" "$work/page/page.css" "$work/page/index.html" "$work/page/holdpoint.svg" | gzip -9n | wc -c)
echo "web page: $size bytes compressed"
[ "$size" -lt 204800 ] || fail "it is larger than 200 kB compressed: $size bytes"

tsc -p "$here/tsconfig.json"
esbuild "$here"/tst_*.ts --bundle --platform=node --target=node18 --format=cjs --charset=utf8 --log-level=warning \
    --define:SOURCE_DIR="\"$root\"" --define:PAGE_DIR="\"$work/page\"" --outdir="$work/tests"
node --test "$work"/tests/*.js > "$work/log" 2>&1 || { cat "$work/log"; fail 'its tests failed'; }
sed -n '/^[#ℹ] \(tests\|pass\|fail\)/p' "$work/log"
# A run that found no test proves nothing.
grep -qE '^[#ℹ] pass [1-9]' "$work/log" || fail 'no test ran'
