#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Bad input gets one sentence that names the place, exit code 2, and nothing half-written.
#
#   tests/e2e/bad_input.sh BIN_DIR
set -uo pipefail

bin=${1:?'bad_input.sh BIN_DIR'}
dir=$(mktemp -d)
holder=
trap '[ -z "$holder" ] || kill "$holder" 2> /dev/null; chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
passed=0
failed=0

# expect NAME SENTENCE-PATTERN COMMAND…
expect() {
    local name=$1 pattern=$2 code=0
    shift 2
    timeout 300 "$@" > "$dir/out" 2> "$dir/err" || code=$?
    if [ $code -eq 2 ] && [ "$(wc -l < "$dir/err")" -eq 1 ] && grep -qE "$pattern" "$dir/err" && [ ! -s "$dir/out" ]; then
        passed=$((passed + 1))
        echo "ok   $name: $(sed "s#$dir#DIR#g" "$dir/err")"
    else
        failed=$((failed + 1))
        echo "FAIL $name: exit code $code, expected 2 and /$pattern/, got:"
        sed 's/^/     /' "$dir/err" "$dir/out"
    fi
}
lab() { printf '%s\n' "$1" > "$dir/lab.yaml"; }
daemon() { "$bin/holdpointd" --data-dir "$dir/data" --listen 127.0.0.1:0 "$@"; }
export bin dir
export -f daemon

lab 'kind: [unclosed'
expect 'a lab file that is not YAML' 'lab\.yaml, line [0-9]+' bash -c 'daemon --lab "$dir/lab.yaml"'
lab $'apiVersion: v1\nkind: Nod\nmetadata: {name: a}'
expect 'an unknown kind' 'lab\.yaml, line 2.*Nod' bash -c 'daemon --lab "$dir/lab.yaml"'
lab $'apiVersion: v1\nkind: Namespace\nmetadata: {labels: {a: b}}'
expect 'an object without a name' 'lab\.yaml, line 3.*metadata\.name' bash -c 'daemon --lab "$dir/lab.yaml"'
lab $'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n---\napiVersion: v1\nkind: Namespace\nmetadata: {name: a}'
expect 'an object that is there twice' 'lab\.yaml, line [0-9]+' bash -c 'daemon --lab "$dir/lab.yaml"'
lab $'apiVersion: machine.openshift.io/v1beta1\nkind: Machine\nmetadata: {name: a, namespace: openshift-machine-api}\nspec: {lifecycleHooks: {preDrain: yes}}'
expect 'a value of the wrong type' 'lab\.yaml, line 4.*preDrain' bash -c 'daemon --lab "$dir/lab.yaml"'
expect 'a lab file that is missing' 'nowhere\.yaml' bash -c 'daemon --lab "$dir/nowhere.yaml"'

mkdir -m 700 "$dir/corrupt"
head -c 20000 /dev/urandom > "$dir/corrupt/store.db"
before=$(sha256sum < "$dir/corrupt/store.db")
expect 'a corrupt database' 'corrupt/store\.db' bash -c '"$bin/holdpointd" --data-dir "$dir/corrupt" --listen 127.0.0.1:0'
if [ "$before" = "$(sha256sum < "$dir/corrupt/store.db")" ]; then
    passed=$((passed + 1))
    echo 'ok   a corrupt database is left as it was'
else
    failed=$((failed + 1))
    echo 'FAIL a corrupt database was changed'
fi
mkdir -m 700 "$dir/corrupt2"
head -c 20000 /dev/urandom > "$dir/corrupt2/history.db"
# A damaged record stops nothing: it is kept under another name, and a new one begins.
"$bin/holdpointd" --data-dir "$dir/corrupt2" --listen 127.0.0.1:0 > "$dir/ready2" 2> "$dir/said2" &
second=$!
until grep -q ready "$dir/ready2"; do kill -0 $second || break; sleep 0.1; done
kill -TERM $second 2> /dev/null || true
wait $second || true
if grep -q ready "$dir/ready2" && grep -q 'corrupt2/history\.db is damaged' "$dir/said2" && ls "$dir"/corrupt2/history.db.damaged-* > /dev/null; then
    passed=$((passed + 1))
    echo 'ok   a corrupt history is kept aside and said'
else
    failed=$((failed + 1))
    echo 'FAIL a corrupt history is kept aside and said:'
    cat "$dir/said2"
fi

touch "$dir/file"
expect 'a data directory that cannot be' "$dir/file" bash -c '"$bin/holdpointd" --data-dir "$dir/file/data" --listen 127.0.0.1:0'

"$bin/holdpointd" --data-dir "$dir/first" --listen 127.0.0.1:0 > "$dir/ready" 2> /dev/null &
holder=$!
until grep -q ready "$dir/ready"; do kill -0 $holder || break; sleep 0.1; done
port=$(sed 's/.*api https:\/\/127.0.0.1:\([0-9]*\) .*/\1/' "$dir/ready")
export port
expect 'a port that is taken' "127\.0\.0\.1:$port" bash -c '"$bin/holdpointd" --data-dir "$dir/second" --listen 127.0.0.1:$port'
expect 'a data directory that is in use' 'in use' bash -c '"$bin/holdpointd" --data-dir "$dir/first" --listen 127.0.0.1:0'

printf 'clusters: []\ncontexts: []\ncurrent-context: prod\n' > "$dir/kubeconfig"
expect 'a kubeconfig whose context is missing' 'kubeconfig:3: current-context: .*prod' bash -c 'daemon --kubeconfig "$dir/kubeconfig"'
printf 'clusters: [\n' > "$dir/kubeconfig"
expect 'a kubeconfig that is not YAML' 'kubeconfig:[0-9]+: not YAML' bash -c 'daemon --kubeconfig "$dir/kubeconfig"'
printf 'listen: 127.0.0.1:0\nlab: [a]\n' > "$dir/config.yaml"
expect 'a configuration with a list for a value' 'config\.yaml:2: lab' bash -c 'daemon --config "$dir/config.yaml"'
expect 'an unknown option' 'no option --lisen' "$bin/holdpointd" --lisen x
expect 'a certificate that is missing' 'none\.crt' bash -c 'daemon --tls-cert "$dir/none.crt" --tls-key "$dir/none.key"'
expect 'a client authority that is missing' 'none\.crt' bash -c 'daemon --client-ca "$dir/none.crt"'
printf 'no certificate\n' > "$dir/none.crt"
expect 'a client authority that is none' 'none\.crt holds no PEM certificate' bash -c 'daemon --client-ca "$dir/none.crt"'
expect 'holdpointctl without a backend' 'which backend' env -u HOLDPOINT_DATA_DIR "$bin/holdpointctl" holds
expect 'holdpointctl with a wrong word' "no command 'hold'" "$bin/holdpointctl" hold

# The first one is still well: what others did wrong did not touch it.
if [[ $(timeout 300 "$bin/holdpointctl" --data-dir "$dir/first" holds) == *'Nothing holds'* ]]; then
    passed=$((passed + 1))
    echo 'ok   the backend that runs is untouched by all of this'
else
    failed=$((failed + 1))
    echo 'FAIL the backend that runs does not answer any more'
fi
open=$(find "$dir/first" -type f ! -perm 600 -printf '%f %m\n')
if [ -z "$open" ]; then
    passed=$((passed + 1))
    echo 'ok   every file in its data directory is for its owner alone'
else
    failed=$((failed + 1))
    echo "FAIL files in the data directory that others can read: $open"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
