// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { pageNames, pathOfMachine, pathOfPage, routeOf } from "../../../ui/web/shell/routes";

const at = Date.UTC(2026, 0, 10, 12, 0, 0);
const hour = 3600000;

test("every page has its address, and the root is the fleet", () => {
    deepEqual(routeOf("/", ""), { page: "fleet", moment: { at: 0, from: 0 } });
    for (const page of pageNames) {
        deepEqual(routeOf(`/${page}`, ""), { page, moment: { at: 0, from: 0 } });
        equal(pathOfPage(page), `/${page}`);
    }
});

test("a machine is named by its namespace and its name", () => {
    deepEqual(routeOf("/m/openshift-machine-api/worker-b-7", ""), { page: "machine", machine: "openshift-machine-api/worker-b-7", moment: { at: 0, from: 0 } });
    equal(pathOfMachine("n/w.1"), "/m/n/w.1");
});

test("a link into the past opens what it was made of", () => {
    for (const moment of [{ at, from: 0 }, { at, from: at - hour }, { at: at + 250, from: 0 }]) {
        const [path, query] = pathOfMachine("n/w", moment).split("?");
        deepEqual(routeOf(path ?? "", query ?? ""), { page: "machine", machine: "n/w", moment });
        const [page, rest] = pathOfPage("holds", moment).split("?");
        deepEqual(routeOf(page ?? "", rest ?? "").moment, moment);
    }
    equal(pathOfPage("fleet", { at, from: at - hour }), "/fleet?at=2026-01-10T12:00:00Z&from=2026-01-10T11:00:00Z");
});

test("times with an offset are taken, with their plus as it is or as a space", () => {
    for (const query of ["?at=2026-01-10T13:00:00%2B01:00", "?at=2026-01-10T13:00:00+01:00"])
        equal(routeOf("/fleet", query).moment.at, at);
});

test("a broken link says what is broken in one sentence", () => {
    const rows: [string, string, RegExp][] = [
        ["/fleet", "?at=yesterday", /its time is not an instant/], ["/fleet", "?at=", /its time is not an instant/], ["/fleet", "?at=2026-02-30T00:00:00Z", /its time/],
        ["/fleet", `?at=2026-01-10T12:00:00Z&from=noon`, /start of its range/], ["/fleet", "?at=2026-01-10T12:00:00Z&from=2026-01-10T13:00:00Z", /starts after it ends/],
        ["/m/only", "", /\/m\/NAMESPACE\/NAME/], ["/m/a/b/c", "", /\/m\/NAMESPACE\/NAME/], ["/m/a/UPPER", "", /\/m\/NAMESPACE\/NAME/], ["/m/%E0%A4%A/x", "", /\/m\/NAMESPACE\/NAME/],
        ["/m/a/%3Cscript%3E", "", /\/m\/NAMESPACE\/NAME/], ["/settings", "", /No page at this address/], ["/fleet/x", "", /No page at this address/]
    ];
    for (const [path, query, sentence] of rows) {
        const route = routeOf(path, query);
        ok(route.page === "broken", path + query);
        match(route.sentence, sentence);
        match(route.sentence, /\.$/);
    }
});
