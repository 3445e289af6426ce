#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Judges the chart and the bundles that installer/manifests makes, by Helm, by OLM's own validators and by a real API server:
#   packaged.sh FOLDER_OF_PROGRAMS FOLDER_FOR_KUBECTL
# Exit code 77: something of others cannot be had here, and nothing was proved.
set -euo pipefail
programs=$1 kubectl_folder=$2
# shellcheck source=tests/e2e/manifests/server.sh
. "$(dirname "$0")/server.sh"
export PYTHONDONTWRITEBYTECODE=1
python3 -c 'import yaml' 2> /dev/null || skip 'no python3-yaml'
# One module with the API server, so that what they share is compiled once.
tools=$root/tests/apiserver/server
helm=$("$root/tests/apiserver/build.sh" "$tools" helm.sh/helm/v3/cmd/helm) || skip 'no Helm'
verify=$("$root/tests/apiserver/build.sh" "$tools" github.com/operator-framework/api/cmd/operator-verify) || skip "none of OLM's validators"

# What is served where there is OLM, an OpenShift router or a Prometheus Operator: their own definitions.
definition() { # definition MODULE@VERSION FILE
    local folder
    folder=$(cd "$work" && PATH=$PATH:/usr/local/go/bin GOTOOLCHAIN=local go mod download -json "$1" | sed -n 's/^\t"Dir": "\(.*\)",*$/\1/p') ||
        skip "$1 cannot be fetched"
    [ -n "$folder" ] || skip "$1 cannot be fetched"
    install -m 0644 "$folder/$2" "$work/crds/"
}
version=$(awk '$1 == "github.com/operator-framework/api" {print $2}' "$tools/go.mod")
definition "github.com/operator-framework/api@$version" crds/operators.coreos.com_clusterserviceversions.yaml
version=$(awk '$1 == "github.com/openshift/api" {print $2}' "$root/tests/apiserver/go.mod")
definition "github.com/openshift/api@$version" route/v1/zz_generated.crd-manifests/routes.crd.yaml
definition github.com/prometheus-operator/prometheus-operator@v0.85.0 \
    example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml
start_server

python3 "$root/tests/e2e/manifests/packaged.py" "$root" "$programs" "$work" "$kubectl" "$helm" "$verify"
