#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What is simulated is never taken for real, and never mixed with another site: lab_data.sh BIN_DIR
set -uo pipefail
bin=${1:?'lab_data.sh BIN_DIR'}
dir=$(mktemp -d)
export HOME="$dir/Ein Zuhause, größer" LC_ALL=C.UTF-8
unset XDG_DATA_HOME HOLDPOINT_DATA_DIR
mkdir -p "$HOME"
own="$HOME/.local/share/holdpoint"
daemon=
trap '[ -z "$daemon" ] || kill "$daemon" 2> /dev/null; rm -rf "$dir"' EXIT
passed=0
failed=0
verdict() { # NAME COMMAND…
    if "${@:2}"; then
        passed=$((passed + 1))
        echo "ok   $1"
    else
        failed=$((failed + 1))
        echo "FAIL $1"
        sed 's/^/     /' "$dir/err"
    fi
}
# serves OPTION…: starts a daemon, which must be ready; its line is in $dir/out.
serves() {
    : > "$dir/out"
    "$bin/holdpointd" --listen 127.0.0.1:0 "$@" > "$dir/out" 2> "$dir/err" &
    daemon=$!
    until grep -q '^holdpointd ready' "$dir/out"; do
        kill -0 $daemon 2> /dev/null || { wait $daemon; daemon=; return 1; }
        sleep 0.05
    done
}
stops() {
    kill -TERM $daemon
    wait $daemon
    local code=$?
    daemon=
    return $code
}
serves_once() { serves "$@" && stops; }
# refuses PATTERN OPTION…: exit code 2 and one sentence.
refuses() {
    local pattern=$1 code=0
    shift
    timeout 300 "$bin/holdpointd" --listen 127.0.0.1:0 "$@" > "$dir/out" 2> "$dir/err" || code=$?
    [ $code -eq 2 ] && [ "$(wc -l < "$dir/err")" -eq 1 ] && [ ! -s "$dir/out" ] && grep -qF -- "$pattern" "$dir/err"
}
api() { # DATA METHOD PATH [BODY]
    local url
    url=$(sed -n 's/.* api \(https:[^ ]*\) .*/\1/p' "$dir/out")
    curl -s -o "$dir/answer" -w '%{http_code}' --cacert "$1/ca.crt" -H "Authorization: Bearer $(cat "$1/admin.token" 2> /dev/null || sed -n 's/.*token: *"\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' "$1/admin.kubeconfig")" \
        -H 'Content-Type: application/json' -X "$2" ${4:+--data-binary "$4"} "$url$3"
}
machines=/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines
bodies() { cat "$1"/store.db* "$1"/history.db* "$1"/*.token 2> /dev/null | sha256sum; }
machine() { # NAME
    printf 'apiVersion: machine.openshift.io/v1beta1\nkind: Machine\nmetadata: {name: %s, namespace: openshift-machine-api}\n' "$1"
    printf 'spec: {providerSpec: {value: {apiVersion: lab.holdpoint.dev/v1alpha1, kind: LabMachineProviderSpec, instanceType: small}}}\n'
}

serves --lab demo
verdict 'the demo has a directory of its own' grep -qF "data $own/demo" "$dir/out"
stops
verdict 'and it does not close the one around it to others only by chance' [ "$(stat -c %a "$own" "$own/demo" | tr '\n' ' ')" = '700 700 ' ]
serves
verdict 'a site without a lab has its own' grep -qF "data $own" "$dir/out"
verdict 'in which nothing of the demo is' [ "$(api "$own" GET $machines)$(grep -c fra1 "$dir/answer")" = 2000 ]
stops
verdict 'and it starts a second time' serves_once

before=$(bodies "$own/demo")
verdict 'data of a lab are refused without it' refuses "holds the simulated site of the lab demo, which must not be taken for a real one: open it with --lab demo --data-dir $own/demo, or" --data-dir "$own/demo"
printf 'clusters: []\n' > "$dir/kubeconfig"
verdict 'beside a real cluster too' refuses 'simulated site of the lab demo' --data-dir "$own/demo" --kubeconfig "$dir/kubeconfig"
machine one-1 > "$dir/one.yaml"
verdict 'to another lab too' refuses "the lab demo, not of $dir/one.yaml: open it with --lab demo, or give this lab" --data-dir "$own/demo" --lab "$dir/one.yaml"
verdict 'and nothing of them was changed' [ "$before" = "$(bodies "$own/demo")" ]
verdict 'they are there under their own name' serves_once --lab demo

verdict 'a lab of a file has a directory by its name' serves_once --lab "$dir/one.yaml"
verdict 'which is there' test -f "$own/lab-one/store.db"
{ cat "$dir/one.yaml"; echo ---; machine one-2; } > "$dir/edited" && mv "$dir/edited" "$dir/one.yaml"
serves --lab "$dir/one.yaml"
verdict 'a lab may be edited: what is new in it comes' [ "$(api "$own/lab-one" GET $machines/one-2)" = 200 ]
verdict 'and it is said' grep -qF 'was changed since it was opened last' "$dir/err"
stops
mkdir "$dir/moved" && mv "$dir/one.yaml" "$dir/moved/one.yaml"
verdict 'a lab may be moved' serves_once --lab "$dir/moved/one.yaml"
machine two-1 > "$dir/one.yaml"
verdict 'another of the same name is another' refuses 'give this lab a directory of its own with --data-dir' --lab "$dir/one.yaml"

# What versions without the mark left.
rm "$own/demo/lab.json" "$own/lab-one/lab.json"
verdict 'without a mark the data tell it' refuses 'the simulated site of another lab, which must not be taken' --data-dir "$own/demo"
verdict 'and which lab it is not' refuses "the simulated site of another lab, not of $dir/moved/one.yaml" --data-dir "$own/demo" --lab "$dir/moved/one.yaml"
verdict 'and which it is' serves_once --data-dir "$own/demo" --lab demo
verdict 'and the mark is there again' grep -q '"lab":"demo"' "$own/demo/lab.json"
head -c 1000 /dev/urandom > "$own/demo/lab.json"
verdict 'junk in the mark is none' serves_once --lab demo

serves --data-dir "$dir/real"
body='{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","metadata":{"name":"real-1"},"spec":{"providerSpec":{"value":{"kind":"AWSMachineProviderConfig"}}}}'
verdict 'a real machine is stored' [ "$(api "$dir/real" POST $machines "$body")" = 201 ]
body='{"apiVersion":"lab.holdpoint.dev/v1alpha1","kind":"Bmc","metadata":{"name":"by-hand","namespace":"openshift-machine-api"},"spec":{"host":"h","username":"u","password":"p"}}'
verdict 'and an object of a kind of labs, by hand' [ "$(api "$dir/real" POST /apis/lab.holdpoint.dev/v1alpha1/namespaces/openshift-machine-api/bmcs "$body")" = 201 ]
stops
verdict 'no lab is mixed with a real site' refuses "holds a site that is no lab's, and the lab demo would be mixed with it" --data-dir "$dir/real" --lab demo
verdict 'which goes on' serves_once --data-dir "$dir/real"

printf 'apiVersion: machine.openshift.io/v1beta1\nkind: Machine\nmetadata: {name: a, namespace: openshift-machine-api}\nspec: {lifecycleHooks: {preDrain: yes}}\n' > "$dir/bad.yaml"
verdict 'a lab that cannot be stored' refuses 'bad.yaml, line 4' --data-dir "$dir/bad" --lab "$dir/bad.yaml"
verdict 'leaves no mark' serves_once --data-dir "$dir/bad"

chmod 500 "$own"
if [ "$(id -u)" -ne 0 ]; then
    verdict 'a home that cannot be written to is one sentence' refuses 'permission denied' --lab "$dir/one.yaml" --data-dir "$own/new"
fi
chmod 700 "$own"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
