// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { Playhead } from "../../../ui/web/timeline/Playhead";
import { incidentMarks, marksAt, nextMark, RecordMark, recordMarks, timelineMarks } from "../../../ui/web/timeline/recordMarks";
import { asOfWords, barOf, instantOfShare, keyed, RecordRange, shareOf, stepOf, within } from "../../../ui/web/timeline/recordRange";
import { LiveView } from "../../../ui/web/session/LiveView";
import { TimelineData } from "../../../ui/web/timeline/timelineData";
import { Backend } from "./Fakes";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const noon = Date.UTC(2026, 0, 10, 12, 0, 0);
const range: RecordRange = { begin: noon - 4 * hour + 400, now: noon };
const bar = barOf(range, Infinity, 0);

function playhead(): { head: Playhead; asked: number[] } {
    const asked: number[] = [];
    return { head: new Playhead(instant => asked.push(instant)), asked };
}

test("one instant is asked for at a time, and after it the newest that is wanted", () => {
    const { head, asked } = playhead();
    for (const instant of [1, 2, 3, 4])
        head.want(instant * minute);
    deepEqual(asked, [minute]);
    equal(head.shown, 0);
    equal(head.wanted, 4 * minute);
    head.arrived();
    equal(head.shown, minute);
    deepEqual(asked, [minute]);
    head.settled();
    deepEqual(asked, [minute, 4 * minute]);
    head.settled();
    equal(head.shown, 4 * minute);
    ok(!head.waits);
    deepEqual(asked, [minute, 4 * minute]);
});

test("what is shown already is not asked for again", () => {
    const { head, asked } = playhead();
    head.jump(minute, false);
    head.want(minute);
    deepEqual(asked, []);
});

test("what a link opens is waited for before another instant is asked for", () => {
    const { head, asked } = playhead();
    head.jump(minute, true);
    head.want(2 * minute);
    deepEqual(asked, []);
    head.settled();
    deepEqual(asked, [2 * minute]);
});

test("it plays as fast as it is told", () => {
    for (const speed of [1, 10, 60, 600]) {
        const { head, asked } = playhead();
        head.jump(noon, false);
        head.speed = speed;
        head.play(0);
        head.step(250, noon + hour);
        deepEqual(asked, [noon + 250 * speed]);
    }
});

test("playing goes on with the frame that came, and makes up for no more than a second", () => {
    const { head, asked } = playhead();
    head.jump(noon, false);
    head.speed = 10;
    head.play(0);
    head.step(250, noon + hour);
    for (const uptime of [500, 750, 1000, 9000])
        ok(!head.step(uptime, noon + hour));
    equal(asked.length, 1);
    head.settled();
    head.step(9250, noon + hour);
    deepEqual(asked, [noon + 2500, noon + 12500]);
});

test("playing ends at the present", () => {
    const { head, asked } = playhead();
    head.jump(noon - second, false);
    head.speed = 600;
    head.play(0);
    ok(head.step(250, noon));
    deepEqual(asked, []);
    head.jump(0, false);
    ok(!head.playing);
});

test("a pause stays at the last instant that was asked for", () => {
    const { head } = playhead();
    head.jump(noon, false);
    head.speed = 60;
    head.play(0);
    head.step(1000, noon + hour);
    head.pause();
    equal(head.wanted, noon + minute);
    ok(!head.step(2000, noon + hour));
});

test("the bar goes from the begin of the record to now", () => {
    deepEqual(bar, { from: range.begin, to: noon });
    equal(shareOf(bar, noon), 1);
    equal(shareOf(bar, range.begin), 0);
    equal(shareOf(bar, noon - 9 * hour), 0);
    equal(instantOfShare({ begin: noon - 4 * hour, now: noon }, { from: noon - 4 * hour, to: noon }, 0.5), noon - 2 * hour);
    equal(instantOfShare(range, bar, 1), 0);
    equal(instantOfShare(range, bar, 7), 0);
});

test("a shorter bar lies at the end of the record, or around whoever is before it", () => {
    deepEqual(barOf(range, hour, 0), { from: noon - hour, to: noon });
    deepEqual(barOf(range, hour, noon - 2 * hour), { from: noon - 2.5 * hour, to: noon - 1.5 * hour });
    deepEqual(barOf(range, hour, noon - 10 * minute), { from: noon - hour, to: noon });
    deepEqual(barOf(range, hour, range.begin), { from: range.begin, to: range.begin + hour });
    // Its end is the present only where that is the end of the record.
    equal(instantOfShare(range, barOf(range, hour, noon - 2 * hour), 1), noon - 1.5 * hour);
    deepEqual([hour, 4 * hour, 30 * hour, 30 * 24 * hour, 90 * 24 * hour].map(length => stepOf({ from: 0, to: length })), [10 * second, 5 * minute, 30 * minute, 2 * hour, 2 * hour]);
});

test("no instant lies before the record, and the last second is the present", () => {
    // Whole seconds: the one in which the record begins would lie before it.
    equal(instantOfShare(range, bar, 0), noon - 4 * hour + second);
    equal(within(range, noon - 9 * hour), noon - 4 * hour + second);
    equal(within(range, noon - second), 0);
    equal(within(range, noon - 2 * second), noon - 2 * second);
});

test("keys go by steps, with Shift by ten", () => {
    const at = noon - 2 * hour;
    const rows: [string, boolean, number | null][] = [
        ["ArrowLeft", false, at - minute], ["ArrowDown", false, at - minute], ["ArrowRight", false, at + minute], ["ArrowUp", false, at + minute], ["ArrowLeft", true, at - 10 * minute],
        ["ArrowRight", true, at + 10 * minute], ["PageUp", false, null], ["Home", false, noon - 4 * hour + second], ["End", false, 0],
        ["Enter", false, null], ["x", false, null]];
    for (const [key, shift, to] of rows)
        equal(keyed(range, minute, at, key, shift), to, key);
    equal(keyed(range, minute, 0, "ArrowLeft", false), noon - minute);
    equal(keyed(range, minute, 0, "ArrowRight", false), 0);
});

test("an instant is told with how long ago it was", () => {
    equal(asOfWords(Date.UTC(2026, 0, 10, 3, 12), noon - 4 * hour - 48 * minute), "as of 03:12Z, 4 h ago");
    equal(asOfWords(0, noon), "now");
});

const marks: RecordMark[] = [{ kind: "gap", from: noon - hour, to: noon - 30 * minute, text: "No data: stopped" }, { kind: "incident", from: noon - 2 * hour, to: 0, text: "Incident INC-1 Storage" },
                             { kind: "override", from: noon - 40 * minute, to: noon - 40 * minute, text: "Override: hook removed, ann" }];

test("it is gone from mark to mark", () => {
    equal(nextMark(marks, noon, -1), noon - 40 * minute);
    equal(nextMark(marks, noon - 40 * minute, -1), noon - hour);
    equal(nextMark(marks, noon - 2 * hour, -1), 0);
    equal(nextMark(marks, noon - 2 * hour, 1), noon - hour);
});

test("what is marked at an instant is told", () => {
    equal(marksAt(marks, noon - 3 * hour, noon, 0), "");
    equal(marksAt(marks, noon - 40 * minute, noon, second), "No data: stopped, Incident INC-1 Storage, Override: hook removed, ann");
    equal(marksAt(marks, noon, noon, 0), "Incident INC-1 Storage");
});

test("incidents and what a timeline knows are marks", () => {
    deepEqual(incidentMarks([["7", { ref: "INC-7", title: "Storage", from: "2026-01-10T10:00:00Z", to: null }], ["8", { title: "no begin" }]]),
              [{ kind: "incident", from: noon - 2 * hour, to: 0, text: "Incident INC-7 Storage" }]);
    const data: TimelineData = { from: 0, gaps: [{ from: 5, to: 9, cause: "stopped" }], lanes: [{ id: "p", kind: "people", label: "People", detail: "", order: 0, usual: null, spans: [], marks: [
        { at: 7, look: "override", text: "hook removed", actor: "ann", count: 1 }, { at: 8, look: "note", text: "x", actor: "ann", count: 1 }] }] };
    deepEqual(timelineMarks(data), [{ kind: "gap", from: 5, to: 9, text: "Not recorded: stopped" }, { kind: "override", from: 7, to: 7, text: "ann: hook removed" }]);
    deepEqual(recordMarks([["range", { from: "2026-01-10T08:00:00Z" }], ["incident/7", { kind: "incident", from: "2026-01-10T10:00:00Z", to: null, text: "Storage", machine: "", actor: "ann" }],
                           ["override/1", { kind: "override", from: "2026-01-10T11:00:00Z", to: "2026-01-10T11:00:00Z", text: "hook removed", machine: "n/a", actor: "ann" }],
                           ["gap/1", { kind: "gap", from: "2026-01-10T11:00:00Z", to: null, text: "stopped", machine: "", actor: "" }], ["other/1", { kind: "?", from: "2026-01-10T11:00:00Z" }]]),
              [{ kind: "incident", from: noon - 2 * hour, to: 0, text: "Incident Storage" }, { kind: "override", from: noon - hour, to: noon - hour, text: "ann: hook removed" },
               { kind: "gap", from: noon - hour, to: 0, text: "Not recorded: stopped" }]);
});

test("a view is asked for another instant, and keeps its rows until that comes", () => {
    const backend = new Backend();
    const session = backend.session();
    const told: string[] = [];
    const view = new LiveView("fleet", { at: "2026-01-10T11:00:00Z" });
    session.follow(view);
    const first = view.id;
    backend.socket.receive({ op: "snapshot", id: first, seq: 1, at: "", asOf: "2026-01-10T11:00:00Z", rows: { "n/a": { name: "a" } } });
    ok(view.answered);
    session.onAnswer = one => told.push(`before ${one.rows.size}`);
    session.onAnswered = one => told.push(`after ${one.rows.size}`);
    session.ask(view, "2026-01-10T11:01:00Z");
    equal(backend.socket.last("unsubscribe")["id"], first);
    deepEqual(backend.socket.last("subscribe"), { op: "subscribe", id: view.id, view: "fleet", options: { at: "2026-01-10T11:01:00Z" } });
    ok(!view.answered && view.loaded);
    equal(view.rows.size, 1);
    // A late answer to the first is nobody's.
    backend.socket.receive({ op: "snapshot", id: first, seq: 2, at: "", asOf: "2026-01-10T11:00:00Z", rows: {} });
    equal(view.rows.size, 1);
    backend.socket.receive({ op: "snapshot", id: view.id, seq: 1, at: "", asOf: "2026-01-10T11:01:00Z", rows: { "n/a": { name: "a" }, "n/b": { name: "b" } } });
    deepEqual(told, ["before 1", "after 2"]);
    session.ask(view, "2026-01-01T00:00:00Z");
    backend.socket.receive({ op: "error", id: view.id, code: "NotFound", message: "The record begins later." });
    ok(view.answered);
    equal(view.errorText, "The record begins later.");
});

test("who plays asks again under the same id, and gets what changed", () => {
    const backend = new Backend();
    const session = backend.session();
    const view = new LiveView("fleet", { at: "2026-01-10T11:00:00Z" });
    session.follow(view);
    backend.socket.receive({ op: "snapshot", id: view.id, seq: 1, at: "", asOf: "2026-01-10T11:00:00Z", rows: { "n/a": { name: "a" } } });
    session.ask(view, "2026-01-10T11:01:00Z", "me");
    const id = view.id;
    deepEqual(backend.socket.last("subscribe")["options"], { at: "2026-01-10T11:01:00Z", play: "me" });
    backend.socket.receive({ op: "snapshot", id, seq: 1, at: "", asOf: "2026-01-10T11:01:00Z", rows: { "n/a": { name: "a" }, "n/b": { name: "b" } } });
    const unsubscribed = backend.socket.count("unsubscribe");
    const told: string[] = [];
    session.onAnswered = one => told.push([...one.rows.keys()].join());
    session.ask(view, "2026-01-10T11:02:00Z", "me");
    deepEqual(backend.socket.last("subscribe"), { op: "subscribe", id, view: "fleet", options: { at: "2026-01-10T11:02:00Z", play: "me" } });
    equal(backend.socket.count("unsubscribe"), unsubscribed);
    ok(!view.answered);
    backend.socket.receive({ op: "delta", id, seq: 2, at: "2026-01-10T11:02:00Z", set: { "n/c": { name: "c" } }, remove: ["n/b"] });
    ok(view.answered);
    equal(view.asOf, noon - 58 * minute);
    deepEqual(told, ["n/a,n/c"]);
    // Nothing changed is an answer too; a step back is a whole picture.
    session.ask(view, "2026-01-10T11:03:00Z", "me");
    backend.socket.receive({ op: "delta", id, seq: 3, at: "2026-01-10T11:03:00Z", set: {}, remove: [] });
    ok(view.answered);
    session.ask(view, "2026-01-10T11:00:00Z", "me");
    backend.socket.receive({ op: "snapshot", id, seq: 4, at: "", asOf: "2026-01-10T11:00:00Z", rows: { "n/a": { name: "a" } } });
    deepEqual(told, ["n/a,n/c", "n/a,n/c", "n/a"]);
    // A timeline is asked for anew each time.
    const timeline = new LiveView("timeline/168h", { at: "2026-01-10T11:00:00Z" });
    session.ask(timeline, "2026-01-10T11:01:00Z", "me");
    equal((backend.socket.last("subscribe")["options"] as Record<string, unknown>)["play"], undefined);
});
