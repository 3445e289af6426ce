#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The dashboard by Grafana's own schema, which is a package of types: dashboard_schema.sh DASHBOARD.json. What the schema does not
# know is an error, a misspelled member too. Exit code 77, with one line, without npm or its registry.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
types=$("$here/../../support/npm_file.sh" @grafana/schema@11.6.0 dist/esm/raw/dashboard/x/dashboard_types.gen.d.ts)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
    echo "import type { Dashboard } from '${types%.d.ts}';"
    # A text is no enum to the compiler, whatever it says.
    # shellcheck disable=SC2016
    echo 'type Loose<T> = T extends string ? `${T}` : T extends number ? number : T extends object ? { [K in keyof T]: Loose<T[K]> } : T;'
    echo 'export const dashboard: Loose<Dashboard> ='
    cat "$1"
    echo ';'
} > "$work/dashboard.ts"
tsc --noEmit --strict --moduleResolution node --target es2020 --module commonjs "$work/dashboard.ts"
