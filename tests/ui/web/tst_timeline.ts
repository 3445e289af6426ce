// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { Row } from "../../../ui/web/session/wire";
import { TimeScale } from "../../../ui/web/timeline/TimeScale";
import { timelineChanges, timelineData, TimelineData } from "../../../ui/web/timeline/timelineData";
import { describeRecord, layoutTimeline, recordAt } from "../../../ui/web/timeline/timelineLayout";
import { TimelineViewport } from "../../../ui/web/timeline/TimelineViewport";

const base = Date.UTC(2026, 0, 10, 12);
const minute = 60000;
const hour = 60 * minute;
const iso = (at: number): string => new Date(at).toISOString();

function data(spans: Row[], marks: Row[] = [], more: [string, Row][] = []): TimelineData {
    const rows = new Map<string, Row>([
        ["range", { from: iso(base - 10 * hour), to: null }], ["lane/h", { id: "h", kind: "hook", label: "backup", detail: "preDrain, keeper", order: 2, usual: { p50: 600, p95: 1200, n: 9 } }],
        ["lane/p", { id: "p", kind: "phase", label: "Phase", detail: "", order: 1 }], ["lane/e", { id: "e", kind: "events", label: "Events", detail: "", order: 3 }]]);
    spans.forEach((span, at) => rows.set(`span/${String(span["lane"])}/${at}`, span));
    marks.forEach((mark, at) => rows.set(`mark/${String(mark["lane"])}/${at}`, mark));
    for (const [key, row] of more)
        rows.set(key, row);
    return timelineData(rows);
}

function span(lane: string, from: number, to: number | null, look: string, changes: Row = {}): Row {
    return { lane, from: iso(from), to: to === null ? null : iso(to), look, text: look, known: "observed", seen: "", actor: "", end: "", ...changes };
}

test("pixels and time are each other's inverse", () => {
    const scale = new TimeScale(base, base + hour, 600);
    equal(scale.x(base), 0);
    equal(scale.x(base + 30 * minute), 300);
    equal(scale.time(300), base + 30 * minute);
    equal(scale.perPixel, 6000);
});

test("zooming keeps what is under the pointer, panning keeps the length", () => {
    const scale = new TimeScale(base, base + hour, 600);
    const near = scale.zoomed(4, 150);
    equal(near.span, hour / 4);
    ok(Math.abs(near.time(150) - scale.time(150)) < 1);
    const aside = scale.panned(60);
    equal(aside.from, base + 6 * minute);
    equal(aside.span, hour);
});

test("it ends at a tenth of a second and at five years, and is never without width", () => {
    equal(new TimeScale(base, base, 600).span, 100);
    equal(new TimeScale(base, base + hour, 600).zoomed(1e12, 0).span, 100);
    equal(new TimeScale(base, base + hour, 600).zoomed(1e-12, 0).span, 5 * 366 * 24 * hour);
    equal(new TimeScale(base, base + hour, 0).width, 1);
});

test("ticks are round, far enough apart, and midnights are marked", () => {
    const scale = new TimeScale(base, base + 24 * hour, 1200);
    equal(scale.tickStep(110), 3 * hour);
    const ticks = scale.ticks(110);
    ok(ticks.every(tick => tick.at % (3 * hour) === 0));
    deepEqual(ticks.filter(tick => tick.day).map(tick => tick.at), [Date.UTC(2026, 0, 11)]);
    equal(new TimeScale(base, base + 10000, 1200).tickStep(110), 1000);
    equal(new TimeScale(base, base + 2000 * 24 * hour, 100).tickStep(110) % (168 * hour), 0);
});

test("rows become lanes in their order, spans in that of their times", () => {
    const made = data([span("h", base, null, "holding"), span("h", base - hour, base, "armed"), span("nobody", base, null, "x")], [{ lane: "e", at: iso(base), look: "warning", text: "W" }],
                      [["gap/0", { from: iso(base - 9 * hour), to: iso(base - 8 * hour), cause: "not looked" }], ["mark/e/9", { lane: "e", at: "nonsense", look: "x" }]]);
    deepEqual(made.lanes.map(lane => lane.id), ["p", "h", "e"]);
    deepEqual(made.lanes[1]?.spans.map(one => [one.look, one.to]), [["armed", base], ["holding", 0]]);
    equal(made.lanes[2]?.marks.length, 1);
    equal(made.gaps.length, 1);
    deepEqual(made.lanes[1]?.usual, { p50: 600000, p95: 1200000, n: 9 });
});

test("shapes say what a span is; one that lasts reaches to now", () => {
    const layout = layoutTimeline(data([span("p", base - 2 * hour, base - hour, "running"), span("h", base - hour, null, "holding")]), new TimeScale(base - 2 * hour, base, 1200), base);
    deepEqual(layout.records.map(one => [one.shape, one.x, one.width]), [["band", 0, 600], ["usual", 700, 100], ["bar", 600, 600]]);
    ok(layout.lanes.every((lane, at) => at === 0 || lane.top > (layout.lanes[at - 1]?.top ?? 0)));
});

test("what reaches out of the picture is cut to it by a pixel, what lies outside is left out", () => {
    const layout = layoutTimeline(data([span("p", base - 9 * hour, base + 9 * hour, "running"), span("h", base - 9 * hour, base - 8 * hour, "armed")]), new TimeScale(base, base + hour, 600), base);
    deepEqual(layout.records.map(one => [one.x, one.width, one.startVisible, one.endVisible]), [[-1, 602, false, false]]);
});

test("what is narrower than a pixel is folded, but never what holds", () => {
    const spans: Row[] = [];
    for (let i = 0; i < 300; ++i)
        spans.push(span("p", base + i * 1000, base + (i + 1) * 1000, i === 150 ? "failed" : i % 2 ? "running" : "provisioned"));
    const layout = layoutTimeline(data(spans), new TimeScale(base, base + 24 * hour, 600), base + 24 * hour);
    ok(layout.records.length < 12, String(layout.records.length));
    ok(layout.records.some(one => one.shape === "fold" && one.folded > 100));
    equal(layout.records[layout.records.length - 1]?.look, "failed");
});

test("marks that would hide each other are one, and trouble wins", () => {
    const marks: Row[] = [{ lane: "e", at: iso(base), look: "normal", text: "a" }, { lane: "e", at: iso(base + 1000), look: "warning", text: "b" }, { lane: "e", at: iso(base + 2000), look: "normal", text: "c", count: 5 },
                          { lane: "e", at: iso(base + hour), look: "normal", text: "d" }];
    const layout = layoutTimeline(data([], marks), new TimeScale(base - minute, base + 2 * hour, 600), base);
    deepEqual(layout.records.map(one => [one.text, one.folded]).sort(), [["b", 7], ["d", 0]]);
});

test("gaps reach over all lanes", () => {
    const made = data([span("p", base, null, "running")], [], [["gap/1", { from: iso(base), to: iso(base + hour), cause: "the console was offline" }]]);
    const layout = layoutTimeline(made, new TimeScale(base, base + 2 * hour, 600), base + 2 * hour);
    const gap = layout.records[0];
    ok(gap);
    deepEqual([gap.shape, gap.y, gap.height, gap.width], ["gap", 0, layout.height, 300]);
    equal(describeRecord(made, gap, base), "No data: the console was offline");
});

test("what is pointed at is told with since when, how long and by whom", () => {
    const made = data([span("h", base, base + hour, "holding", { known: "reported", end: "overridden", actor: "ann", text: "Holding" })]);
    const layout = layoutTimeline(made, new TimeScale(base - hour, base + 2 * hour, 900), base + 2 * hour);
    const box = layout.lanes[1];
    ok(box);
    const record = recordAt(layout, 450, box.top + 5);
    ok(record);
    equal(describeRecord(made, record, base + 2 * hour), "backup \u00b7 Holding \u00b7 2026-01-10T12:00:00Z to 2026-01-10T13:00:00Z, 1 h \u00b7 start reported, not seen \u00b7 overridden \u00b7 by ann");
    equal(recordAt(layout, 450, -20), null);
    match(describeRecord(made, layout.records.find(one => one.shape === "usual") ?? record, base), /usually over after 10 m to 20 m \(p50 to p95 of 9\)/);
});

test("it fits itself to what there is, and follows the clock until somebody moves it", () => {
    const view = new TimelineViewport();
    view.setWidth(1000);
    view.setNow(base);
    view.setData(data([span("p", base - 2 * hour, null, "running")]));
    ok(view.following);
    ok(view.scale.from < base - 2 * hour && view.scale.from > base - 2.2 * hour && view.scale.to > base);
    const to = view.scale.to;
    view.setNow(base + hour);
    ok(Math.abs(view.scale.to - to - hour) < 1);
    view.pan(-100);
    ok(!view.following);
    const from = view.scale.from;
    view.setNow(base + 2 * hour);
    equal(view.scale.from, from);
    view.follow();
    ok(view.following && view.scale.to > base + 2 * hour);
});

test("a link's stretch is what is shown first", () => {
    const view = new TimelineViewport(base - 30 * minute);
    view.setWidth(1000);
    view.setNow(base);
    view.setData(data([span("p", base - 9 * hour, null, "running")]));
    ok(view.scale.from > base - 32 * minute && view.scale.from <= base - 30 * minute);
});

test("steps go from change to change, and from trouble to trouble", () => {
    const made = data([span("h", base, base + hour, "armed"), span("h", base + hour, base + 2 * hour, "holding")], [{ lane: "e", at: iso(base + 3 * hour), look: "warning", text: "w" }]);
    deepEqual(timelineChanges(made, false), [base, base + hour, base + 2 * hour]);
    deepEqual(timelineChanges(made, true), [base + hour, base + 3 * hour]);
    const view = new TimelineViewport();
    view.setWidth(1000);
    view.setNow(base + 4 * hour);
    view.setData(made);
    ok(view.step(-1, timelineChanges(made, false)));
    const middle = (): number => view.scale.time(500);
    ok(Math.abs(middle() - (base + hour)) < view.scale.perPixel * 2 || Math.abs(middle() - (base + 2 * hour)) < view.scale.perPixel * 2);
    ok(view.step(1, timelineChanges(made, true)));
    ok(Math.abs(middle() - (base + 3 * hour)) < view.scale.perPixel * 2);
    ok(!view.step(1, timelineChanges(made, true)));
});
