// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { decideFreshness, retryDelay, wakingClock } from "../../../ui/web/session/freshness";
import { LiveView } from "../../../ui/web/session/LiveView";
import { Session } from "../../../ui/web/session/Session";
import { parseFrame } from "../../../ui/web/session/wire";
import { Backend, settled } from "./Fakes";

function followed(backend: Backend, session: Session): LiveView {
    const view = new LiveView("fleet");
    session.follow(view);
    backend.socket.receive({ op: "snapshot", id: view.id, seq: 1, at: "2026-01-10T12:00:00.000000Z", rows: { "n/a": { name: "a" }, "n/b": { name: "b" } } });
    return view;
}

test("it offers the token as a sub-protocol and says hello first", () => {
    const backend = new Backend();
    new Session(backend).start("secret");
    deepEqual(backend.socket.protocols, ["holdpoint.v1", "holdpoint.bearer.secret"]);
    equal(backend.socket.sent.length, 0);
    backend.socket.onopen?.();
    deepEqual(backend.socket.sent, [{ op: "hello", protocol: 1, client: "holdpoint-web 1" }]);
});

test("a view is a snapshot and the changes since, removals first", () => {
    const backend = new Backend();
    const view = followed(backend, backend.session());
    ok(view.loaded);
    backend.socket.receive({ op: "delta", id: view.id, seq: 2, at: "", set: { "n/b": { name: "b2" }, "n/c": { name: "c" } }, remove: ["n/a", "n/b"] });
    deepEqual([...view.rows.keys()].sort(), ["n/b", "n/c"]);
    deepEqual(view.row("n/b"), { name: "b2" });
});

test("a snapshot replaces whatever there was", () => {
    const backend = new Backend();
    const view = followed(backend, backend.session());
    backend.socket.receive({ op: "snapshot", id: view.id, seq: 9, at: "", rows: { "n/z": { name: "z" } } });
    deepEqual([...view.rows.keys()], ["n/z"]);
});

test("a hole in seq subscribes again under another id, and late frames of the old one find nobody", () => {
    const backend = new Backend();
    const view = followed(backend, backend.session());
    const before = view.id;
    backend.socket.receive({ op: "delta", id: before, seq: 3, at: "", set: { "n/x": { name: "x" } }, remove: [] });
    equal(backend.socket.last("unsubscribe")["id"], before);
    ok(view.id !== before);
    equal(backend.socket.last("subscribe")["id"], view.id);
    equal(view.row("n/x"), undefined);
    backend.socket.receive({ op: "delta", id: before, seq: 2, at: "", set: { "n/y": { name: "y" } }, remove: [] });
    equal(view.row("n/y"), undefined);
});

test("what was taken in before is not taken twice", () => {
    const backend = new Backend();
    const view = followed(backend, backend.session());
    backend.socket.receive({ op: "delta", id: view.id, seq: 1, at: "", set: { "n/old": { name: "old" } }, remove: [] });
    equal(view.row("n/old"), undefined);
    equal(backend.socket.count("subscribe"), 1);
});

test("after a lost connection it resumes where it was", () => {
    const backend = new Backend();
    const session = backend.session();
    const view = followed(backend, session);
    backend.socket.onclose?.();
    equal(backend.sockets.length, 1);
    backend.clock.advance(1000);
    equal(backend.sockets.length, 2);
    backend.socket.onopen?.();
    deepEqual(backend.socket.last("hello")["resume"], { session: "s1", views: { [view.id]: 1 } });
    backend.socket.receive({ op: "welcome", protocol: 1, session: "s1", resumed: true, server: { version: "1.0.0", timeScale: 1 }, identity: { name: "ann", roles: [] } });
    equal(backend.socket.count("subscribe"), 0);
    backend.socket.receive({ op: "delta", id: view.id, seq: 2, at: "", set: {}, remove: ["n/a"] });
    deepEqual([...view.rows.keys()], ["n/b"]);
    equal(session.state, "live");
});

test("when the session is gone all views are opened anew", () => {
    const backend = new Backend();
    const session = backend.session();
    const view = followed(backend, session);
    session.follow(new LiveView("holds"));
    backend.socket.onclose?.();
    backend.clock.advance(1000);
    backend.socket.welcome();
    equal(backend.socket.count("subscribe"), 2);
    equal(view.seq, 0);
});

test("it waits longer with every attempt, up to a minute", () => {
    deepEqual([1, 2, 3, 4, 7, 20].map(failures => retryDelay(failures, 0.5)), [1000, 2000, 4000, 8000, 60000, 60000]);
    ok(retryDelay(1, 0) === 800 && retryDelay(1, 1) === 1200);
    const backend = new Backend();
    const session = new Session(backend);
    session.start("secret");
    for (const seconds of [1, 2, 4, 8]) {
        const before = backend.sockets.length;
        backend.socket.onclose?.();
        backend.clock.advance(seconds * 1000 - 1);
        equal(backend.sockets.length, before);
        backend.clock.advance(1);
        equal(backend.sockets.length, before + 1);
    }
});

test("freshness: no path, nothing yet, live, slow from 3 s, stale from 10 s", () => {
    const link = { everReceived: true, connected: true, failures: 0, age: 0 };
    equal(decideFreshness({ ...link, everReceived: false }), "connecting");
    equal(decideFreshness(link), "live");
    equal(decideFreshness({ ...link, age: 2999 }), "live");
    equal(decideFreshness({ ...link, age: 3000 }), "slow");
    equal(decideFreshness({ ...link, age: 9999 }), "slow");
    equal(decideFreshness({ ...link, age: 10000 }), "stale");
    equal(decideFreshness({ ...link, connected: false, failures: 1 }), "disconnected");
});

test("without a tick the picture is stale within 10 s, and its age goes on", () => {
    const backend = new Backend();
    const session = backend.session();
    backend.socket.tick("2026-01-10T12:00:00.000000Z");
    equal(session.state, "live");
    const at = session.now;
    backend.clock.advance(10000);
    equal(session.state, "stale");
    ok(session.stale);
    equal(session.asOf, at);
    equal(session.now, at + 10000);
    ok(session.age >= 10000);
    backend.socket.tick("2026-01-10T12:00:11.000000Z");
    equal(session.state, "live");
});

test("time that runs faster ages faster, too", () => {
    const backend = new Backend();
    const session = new Session(backend);
    session.start("secret");
    backend.socket.welcome({ server: { version: "1", cluster: "lab", mode: "embedded", timeScale: 60, startedAt: "" } });
    backend.socket.tick("2026-01-10T12:00:00.000000Z");
    const at = session.now;
    backend.clock.advance(4000);
    equal(session.now, at + 4000 * 60);
});

test("a connection that looks open and is silent for 20 s is given up", () => {
    const backend = new Backend();
    const session = backend.session();
    const socket = backend.socket;
    backend.clock.advance(20500);
    ok(socket.closed);
    match(session.errorText, /silent for 20 s/);
});

test("every ping has its pong", () => {
    const backend = new Backend();
    backend.session();
    backend.socket.receive({ op: "ping" });
    deepEqual(backend.socket.last("pong"), { op: "pong" });
});

test("a refused view says why in its sentence, and the connection goes on", () => {
    const backend = new Backend();
    const session = backend.session();
    const view = new LiveView("machine/n/ghost", { at: "2020-01-01T00:00:00Z" });
    session.follow(view);
    deepEqual(backend.socket.last("subscribe"), { op: "subscribe", id: view.id, view: "machine/n/ghost", options: { at: "2020-01-01T00:00:00Z" } });
    backend.socket.receive({ op: "error", id: view.id, code: "NotFound", message: "the record starts at 2026-01-01T00:00:00Z" });
    equal(view.errorText, "The record starts at 2026-01-01T00:00:00Z.");
    equal(view.errorCode, "NotFound");
    equal(session.state, "live");
});

test("the present is never shown for the past", () => {
    const backend = new Backend();
    const session = backend.session();
    const view = new LiveView("calendar", { at: "2026-01-10T12:00:00Z" });
    session.follow(view);
    backend.socket.receive({ op: "snapshot", id: view.id, seq: 1, at: "2026-01-11T12:00:00Z", rows: { "window/n/w": { name: "w" } } });
    equal(view.rows.size, 0);
    equal(view.errorText, "The view 'calendar' has no past.");
    const past = new LiveView("fleet", { at: "2026-01-10T12:00:00Z" });
    session.follow(past);
    backend.socket.receive({ op: "snapshot", id: past.id, seq: 1, at: "", rows: { "n/a": {} }, asOf: "2026-01-10T12:00:00Z", blind: "" });
    equal(past.rows.size, 1);
});

test("a goodbye says why in a sentence, and it connects again", () => {
    const backend = new Backend();
    const session = backend.session();
    backend.socket.receive({ op: "goodbye", reason: "the backend is stopping" });
    equal(session.errorText, "The backend is stopping.");
    backend.clock.advance(1000);
    equal(backend.sockets.length, 2);
});

test("a token that is refused ends in one sentence, and no further attempt", async () => {
    const backend = new Backend();
    backend.answer = { status: 401, message: "Unauthorized" };
    const session = new Session(backend);
    let sentence = "";
    session.onRefused = words => (sentence = words);
    session.start("wrong");
    backend.socket.onclose?.();
    await settled();
    match(sentence, /^This token is not known here\./);
    backend.clock.advance(120000);
    equal(backend.sockets.length, 1);
    equal(backend.probes, 1);
});

test("a token that was revoked while it was used says so", () => {
    const backend = new Backend();
    const session = backend.session();
    let sentence = "";
    session.onRefused = words => (sentence = words);
    backend.socket.receive({ op: "goodbye", reason: "your token is no longer valid", reasonMessage: { id: "yourTokenIsNoLonger" } });
    match(sentence, /no longer valid/);
    backend.clock.advance(120000);
    equal(backend.sockets.length, 1);
});

test("a backend that is away is no refusal: it goes on trying", async () => {
    const backend = new Backend();
    backend.answer = { status: 0, message: "" };
    const session = new Session(backend);
    let refused = false;
    session.onRefused = () => (refused = true);
    session.start("secret");
    backend.socket.onclose?.();
    await settled();
    ok(!refused);
    equal(session.state, "disconnected");
    match(session.errorText, /cannot be reached/);
    backend.clock.advance(1000);
    equal(backend.sockets.length, 2);
});

test("what the front says of too many connections is shown", async () => {
    const backend = new Backend();
    backend.answer = { status: 429, message: "ann has too many connections. Close some." };
    const session = new Session(backend);
    session.start("secret");
    backend.socket.onclose?.();
    await settled();
    equal(session.errorText, "ann has too many connections. Close some.");
});

test("another version of the backend is told, the same is not", () => {
    const backend = new Backend();
    const session = backend.session();
    const told: string[] = [];
    session.onUpgraded = (before, now) => told.push(`${before} ${now}`);
    backend.socket.onclose?.();
    backend.clock.advance(1000);
    backend.socket.welcome();
    deepEqual(told, []);
    backend.socket.onclose?.();
    backend.clock.advance(1000);
    backend.socket.welcome({}, "1.1.0");
    deepEqual(told, ["1.0.0 1.1.0"]);
});

test("another version of the protocol is refused with both numbers", () => {
    const backend = new Backend();
    const session = new Session(backend);
    session.start("secret");
    backend.socket.welcome({ protocol: 2 });
    match(session.errorText, /uses version 2 of the protocol, this page version 1/);
});

test("what is no frame ends the connection; what is of a newer backend does not", () => {
    for (const text of ["", "nonsense", "[]", "null", "7", "\"tick\""])
        equal(parseFrame(text), null, text);
    equal(parseFrame(new Uint8Array(3)), null);
    deepEqual(parseFrame('{"op": "fireworks"}'), { op: "other" });
    const backend = new Backend();
    const session = backend.session();
    backend.socket.receive({ op: "fireworks", how: "many" });
    equal(session.state, "live");
    backend.socket.onmessage?.({ data: "{" });
    match(session.errorText, /is not understood/);
});

test("frames with members of another type do no harm", () => {
    const backend = new Backend();
    const view = followed(backend, backend.session());
    // A change without a number is a hole: the view is opened under another id each time.
    for (const frame of [{ op: "snapshot", seq: "x", rows: 7 }, { op: "delta", seq: null, set: [], remove: "all" }, { op: "error" }, { op: "tick", now: 12 },
                         { op: "snapshot", seq: 5, rows: { "n/a": "text", "n/b": null, "n/c": { name: "c" } } }])
        backend.socket.receive({ ...frame, id: view.id });
    deepEqual([...view.rows.keys()], ["n/c"]);
});

test("texts of a frame are made visible on their way in, and the lines of YAML stay", () => {
    const frame = parseFrame(JSON.stringify({ op: "snapshot", id: "v", seq: 1, at: "", rows: {
        "n/a": { name: "a\u202eb\u001b[31m\nc", holds: [{ owner: "x\u2028y" }] }, yaml: { text: "a: 1\nb: \u001b" } } }));
    ok(frame?.op === "snapshot");
    deepEqual(frame.rows["n/a"], { name: "a\\u202eb\\u001b[31m\\nc", holds: [{ owner: "x\\u2028y" }] });
    deepEqual(frame.rows["yaml"], { text: "a: 1\nb: \\u001b" });
});

test("all that it ever sends is hello, subscribe, unsubscribe and pong", () => {
    const backend = new Backend();
    const session = backend.session();
    const view = followed(backend, session);
    backend.socket.receive({ op: "ping" });
    session.close(view);
    session.follow(new LiveView("power"));
    deepEqual([...new Set(backend.socket.sent.map(frame => frame["op"]))].sort(), ["hello", "pong", "subscribe", "unsubscribe"]);
});

test("the clock goes on while the machine sleeps, and stays when somebody sets the time", () => {
    let steady = 0;
    let wall = 1_000_000;
    const clock = wakingClock(() => steady, () => wall);
    const pass = (time: number, onTheWall = time): number => {
        steady += time;
        wall += onTheWall;
        return clock();
    };
    equal(pass(500), 500);
    equal(pass(500, 8 * 3600000), 8 * 3600000 + 500); // it slept for a night
    equal(pass(500), 8 * 3600000 + 1000);
    equal(pass(500, 900), 8 * 3600000 + 1500); // a clock that is set right
    equal(pass(500, -60000), 8 * 3600000 + 2000); // and one that is set back
});
