// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { Row } from "../../../ui/web/session/wire";
import { TimeScale } from "../../../ui/web/timeline/TimeScale";
import { TimeBrush, brushGripAt } from "../../../ui/web/timeline/TimeBrush";
import { TimeFolds } from "../../../ui/web/timeline/TimeFolds";
import { timelineDensity } from "../../../ui/web/timeline/timelineDensity";
import { idleStretches, TimelineFolding } from "../../../ui/web/timeline/TimelineFolding";
import { timelineChanges, timelineData, TimelineData } from "../../../ui/web/timeline/timelineData";
import { describeRecord, layoutTimeline, recordAt } from "../../../ui/web/timeline/timelineLayout";
import { foldAt, TimelineViewport } from "../../../ui/web/timeline/TimelineViewport";

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

test("a condition is hatched while it is not as it should be", () => {
    const shape = (type: string, look: string): string | undefined =>
        layoutTimeline(data([span("c", base - hour, null, look)], [], [["lane/c", { id: "c", kind: "condition", label: type, detail: "", order: 4 }]]), new TimeScale(base - 2 * hour, base, 1200), base).records[0]?.shape;
    deepEqual([shape("Ready", "true"), shape("Ready", "false"), shape("Deleting", "true"), shape("Paused", "true"), shape("Paused", "false")],
              ["thinLine", "hatched", "hatched", "hatched", "thinLine"]);
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

test("a fold takes sixteen pixels, however long it is, and time and pixels stay each other's inverse", () => {
    const folds = new TimeFolds([{ from: base + 4 * hour, to: base + 8 * hour }, { from: base + 2 * hour, to: base + 3 * hour }, { from: base + 7 * hour, to: base + 9 * hour }, { from: base, to: base }]);
    deepEqual(folds.all, [{ from: base + 2 * hour, to: base + 3 * hour }, { from: base + 4 * hour, to: base + 9 * hour }]);
    const scale = new TimeScale(base, base + 10 * hour, 432, folds);
    ok(scale.folds !== null);
    // Four open hours share what two zigzags leave.
    equal(scale.x(base + hour), 100);
    equal(scale.x(base + 2 * hour), 200);
    equal(scale.x(base + 3 * hour), 216);
    equal(scale.x(base + 4 * hour), 316);
    equal(scale.x(base + 9 * hour), 332);
    equal(scale.x(base + 10 * hour), 432);
    for (let x = -50; x <= 500; x += 7)
        ok(Math.abs(scale.x(scale.time(x)) - x) < 0.001, String(x));
    ok(Math.abs(scale.openSpan - 4.32 * hour) < 1);
});

test("a scale with folds zooms and pans around what stays", () => {
    const scale = new TimeScale(base, base + 10 * hour, 432, new TimeFolds([{ from: base + 4 * hour, to: base + 9 * hour }]));
    const near = scale.zoomed(2, 40);
    ok(Math.abs(near.time(40) - scale.time(40)) < 1);
    ok(Math.abs(near.openSpan * 2 - scale.openSpan) < 1);
    const aside = scale.panned(30);
    ok(Math.abs(aside.time(0) - scale.time(30)) < 1);
    equal(scale.refolded(null, 0).folds, null);
});

test("where folds would take more than half of the room there are none", () => {
    const many = Array.from({ length: 9 }, (_one, at) => ({ from: base + at * hour, to: base + at * hour + 30 * minute }));
    equal(new TimeScale(base, base + 10 * hour, 200, new TimeFolds(many)).folds, null);
});

test("no tick stands in a fold or on its length, and the first behind it tells another day", () => {
    const scale = new TimeScale(base, base + 72 * hour, 1200, new TimeFolds([{ from: base + 4 * hour, to: base + 70 * hour }]));
    const ticks = scale.ticks(110);
    ok(ticks.length > 3);
    ok(ticks.every(tick => tick.at < base + 4 * hour || tick.at > base + 70 * hour));
    equal(ticks.filter(tick => tick.newDay).length, 1);
});

test("idle is where nothing changed and nothing was under way or unseen", () => {
    const idle = idleStretches(data([span("p", base - 9 * hour, null, "running"), span("h", base - 8 * hour, base - 7 * hour, "holding"), span("h", base - 4 * hour, base - 3 * hour, "armed")],
                                    [{ lane: "e", at: iso(base - hour), look: "event", text: "x" }],
                                    [["gap/1", { from: iso(base - 6 * hour), to: iso(base - 5 * hour), cause: "stopped" }]]), base);
    deepEqual(idle.map(one => [one.from, one.to].map(at => (at - base) / hour)),
              [[-9, -8], [-7, -6], [-5, -4], [-4, -3], [-3, -1], [-1, 0]]);
    // What is held still is under way up to the end.
    deepEqual(idleStretches(data([span("h", base - 2 * hour, null, "holding")]), base), []);
    deepEqual(idleStretches(data([]), base), []);
});

test("what is idle for a tenth of what is shown is folded, and opens by hand", () => {
    const folding = new TimelineFolding();
    folding.setEnabled(true);
    folding.setData(data([span("p", base - 10 * hour, null, "running"), span("h", base - hour, base - 30 * minute, "holding")]));
    folding.now = base;
    folding.span = 10 * hour;
    // 9 h are folded but for a fiftieth of ten at each end; half an hour is no tenth.
    deepEqual(folding.folds()?.all, [{ from: base - 10 * hour + 12 * minute, to: base - hour - 12 * minute }]);
    ok(!folding.toggle(base - 10 * minute));
    ok(folding.toggle(base - 5 * hour));
    equal(folding.folds(), null);
    equal(folding.openedStretches().length, 1);
    ok(folding.toggle(base - 5 * hour));
    equal(folding.folds()?.all.length, 1);
    // Who looks into it sees it, and it is folded again when that is over.
    folding.lookAt({ from: base - 5 * hour, to: base });
    equal(folding.folds(), null);
    folding.lookAtAll();
    equal(folding.folds()?.all.length, 1);
    folding.setEnabled(false);
    folding.setData(data([span("p", base - 10 * hour, null, "running")]));
    equal(folding.folds(), null);
});

test("a viewport folds, opens a fold where it is, and shows a stretch of an overview", () => {
    const recorded = data([span("p", base - 10 * hour, null, "running"), span("h", base - hour, base - 30 * minute, "holding")]);
    const viewport = new TimelineViewport();
    viewport.setWidth(600);
    viewport.setFolding(true, recorded);
    viewport.setNow(base);
    viewport.setData(recorded);
    const fold = viewport.folds[0];
    ok(fold && !fold.open && Math.abs(fold.right - fold.left - 16) < 0.001);
    deepEqual(foldAt(viewport.folds, fold.left + 4, 50), fold);
    equal(foldAt(viewport.folds, fold.right + 40, 50), null);
    viewport.toggle(fold);
    ok(viewport.folds.every(one => one.open));
    // An open one is closed in the axis alone.
    const open = viewport.folds[0];
    ok(open);
    equal(foldAt(viewport.folds, open.left + 4, 50), null);
    deepEqual(foldAt(viewport.folds, open.left + 4, -5), open);
    ok(viewport.toggleNearest(0));
    ok(viewport.folds.some(one => !one.open));
    deepEqual(viewport.recorded, { from: base - 10 * hour, to: base });
    viewport.show({ from: base - hour, to: base - 40 * minute });
    ok(!viewport.following);
    equal(viewport.scale.from, base - hour);
    ok(Math.abs(viewport.scale.to - (base - 40 * minute)) < 1);
    viewport.show({ from: base - hour, to: base });
    ok(viewport.following);
});

test("the window of an overview stays inside of the whole", () => {
    const whole = { from: base, to: base + 10 * hour };
    const brush = new TimeBrush(whole, { from: base + 2 * hour, to: base + 4 * hour });
    const hours = ({ from, to }: { from: number; to: number }): number[] => [(from - base) / hour, (to - base) / hour];
    deepEqual([brush.movedBy(-9 * hour), brush.movedBy(hour), brush.movedTo(base + 9.9 * hour), brush.atBegin(), brush.atEnd(), brush.withBegin(base + hour, 1), brush.withBegin(base + 9 * hour, minute),
               brush.withEnd(base + 20 * hour, 1), brush.widened(2, 1), brush.widened(100, 1)].map(hours),
              [[0, 2], [3, 5], [8, 10], [0, 2], [8, 10], [1, 4], [4 - 1 / 60, 4], [2, 10], [1, 5], [0, 10]]);
    deepEqual(hours(new TimeBrush(whole, { from: base + 8 * hour, to: base + 10 * hour }).widened(2, 1)), [6, 10]);
    deepEqual(hours(new TimeBrush(whole, { from: base - 9 * hour, to: base - 8 * hour }).window), [0, 1]);
    deepEqual([0, 97, 103, 110, 197, 210].map(x => brushGripAt(x, 100, 200)), ["outside", "begin", "begin", "window", "end", "outside"]);
});

test("an overview counts changes, holds and troubles, however short they were", () => {
    const density = timelineDensity(data([span("h", base - hour, base - hour + 1, "holding"), span("h", base - 30 * minute, null, "holding"), span("p", base - 2 * hour, base - hour, "failed")],
                                         [{ lane: "e", at: iso(base - 90 * minute), look: "warning", text: "x" }],
                                         [["gap/1", { from: iso(base - 3 * hour), to: iso(base - 2 * hour), cause: "stopped" }]]), { from: base - 4 * hour, to: base }, 40);
    equal(density.columns.length, 40);
    deepEqual([density.columns[30]?.holding, density.columns[32]?.holding, density.columns[39]?.holding], [1, 0, 1]);
    ok(density.columns[20]?.failed && density.columns[30]?.failed && !density.columns[31]?.failed);
    ok(density.columns[25]?.abnormal);
    deepEqual(density.gaps, [{ first: 10, last: 20 }]);
    equal(density.maxChanges, 1);
    deepEqual(timelineDensity(data([]), { from: base, to: base }, 40).columns, []);
});
