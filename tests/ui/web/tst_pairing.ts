// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";
import { Pairing, PairingAnswer } from "../../../ui/web/wall/Pairing";
import { ManualClock, settled } from "./Fakes";

const code = { code: "K7Q4XM", secret: "s1", expiresAt: "2026-01-10T12:05:00Z" };

/** A front that answers what a test has it answer. */
class Front {
    readonly clock = new ManualClock();
    readonly asked: [string, string][] = [];
    answers: Record<string, Partial<PairingAnswer> & { json?: object }> = { "/wall/pair": { status: 200, json: code }, "/wall/claim": { status: 202 } };
    paired: [string, string] | null = null;
    readonly said: string[] = [];
    readonly pairing = new Pairing(this.clock, (path, body) => {
        this.asked.push([path, body]);
        const answer = this.answers[path] ?? {};
        return Promise.resolve({ status: answer.status ?? 200, text: answer.text ?? (answer.json ? JSON.stringify(answer.json) : ""), retryAfter: answer.retryAfter ?? 0 });
    });

    constructor() {
        this.pairing.onPaired = (token, name) => (this.paired = [token, name]);
        this.pairing.onChange = () => this.said.push(this.pairing.sentence);
    }

    async pass(milliseconds: number): Promise<void> {
        this.clock.advance(milliseconds);
        await settled();
    }
    async begin(why = ""): Promise<void> {
        this.pairing.start(why);
        await settled();
    }
    count(path: string): number {
        return this.asked.filter(([one]) => one === path).length;
    }
}

test("it shows a code and asks every two seconds whether somebody approved it", async () => {
    const front = new Front();
    await front.begin();
    equal(front.pairing.code, "K7Q4XM");
    equal(front.count("/wall/claim"), 0);
    for (let at = 1; at <= 3; ++at) {
        await front.pass(2000);
        equal(front.count("/wall/claim"), at);
    }
    deepEqual(front.asked[1], ["/wall/claim", '{"secret":"s1"}']);
    front.answers["/wall/claim"] = { status: 200, json: { token: "wall-token", name: "Hall" } };
    await front.pass(2000);
    deepEqual(front.paired, ["wall-token", "Hall"]);
    await front.pass(60000);
    equal(front.count("/wall/claim"), 4);
    equal(front.count("/wall/pair"), 1);
});

test("a code that was denied or has expired is told, and another one is shown", async () => {
    const front = new Front();
    await front.begin();
    front.answers = { "/wall/claim": { status: 410 }, "/wall/pair": { status: 200, json: { ...code, code: "AAAAAA", secret: "s2" } } };
    await front.pass(2000);
    equal(front.pairing.code, "AAAAAA");
    match(front.pairing.sentence, /denied or has expired/);
    front.answers["/wall/claim"] = { status: 202 };
    await front.pass(2000);
    match(front.pairing.sentence, /denied or has expired/);
    deepEqual(front.asked[front.asked.length - 1], ["/wall/claim", '{"secret":"s2"}']);
});

test("a code that the backend forgot is replaced", async () => {
    const front = new Front();
    await front.begin();
    front.answers["/wall/claim"] = { status: 404 };
    await front.pass(2000);
    equal(front.count("/wall/pair"), 2);
    match(front.pairing.sentence, /new one/);
});

test("a backend that cannot pair a wall says so, and is asked again later", async () => {
    const other = new Front();
    other.answers["/wall/pair"] = { status: 405 };
    await other.begin();
    equal(other.pairing.sentence, "This backend cannot pair walls.");
    const front = new Front();
    front.answers["/wall/pair"] = { status: 404 };
    await front.begin();
    equal(front.pairing.code, "");
    equal(front.pairing.sentence, "This backend cannot pair walls.");
    await front.pass(59000);
    equal(front.count("/wall/pair"), 1);
    front.answers["/wall/pair"] = { status: 200, json: code };
    await front.pass(1000);
    equal(front.pairing.code, "K7Q4XM");
    equal(front.pairing.sentence, "");
});

test("it waits as long as it is told to", async () => {
    const front = new Front();
    front.answers["/wall/pair"] = { status: 429, retryAfter: 30 };
    await front.begin();
    match(front.pairing.sentence, /in 30 s/);
    await front.pass(29000);
    equal(front.count("/wall/pair"), 1);
    front.answers["/wall/pair"] = { status: 200, json: code };
    await front.pass(1000);
    equal(front.pairing.code, "K7Q4XM");
    front.answers["/wall/claim"] = { status: 429, retryAfter: 10 };
    await front.pass(2000);
    equal(front.count("/wall/claim"), 1);
    equal(front.pairing.code, "K7Q4XM");
    await front.pass(9000);
    equal(front.count("/wall/claim"), 1);
    await front.pass(1000);
    equal(front.count("/wall/claim"), 2);
});

test("a backend that is not reached is asked again, and the code stays", async () => {
    const front = new Front();
    front.answers["/wall/pair"] = { status: 0 };
    await front.begin();
    match(front.pairing.sentence, /cannot be reached/);
    front.answers["/wall/pair"] = { status: 200, json: code };
    await front.pass(5000);
    front.answers["/wall/claim"] = { status: 0 };
    await front.pass(2000);
    equal(front.pairing.code, "K7Q4XM");
    match(front.pairing.sentence, /cannot be reached/);
    front.answers["/wall/claim"] = { status: 200, json: { token: "t", name: "" } };
    await front.pass(2000);
    deepEqual(front.paired, ["t", ""]);
});

test("answers that make no sense are no code and no token", async () => {
    for (const text of ["", "[]", "null", "{}", '{"code":"<b>x</b>","secret":"s"}', '{"code":"K7Q4XM"}', '{"code":7,"secret":"s"}']) {
        const front = new Front();
        front.answers["/wall/pair"] = { status: 200, text };
        await front.begin();
        equal(front.pairing.code, "", text);
        match(front.pairing.sentence, /\.$/);
    }
    const front = new Front();
    await front.begin();
    front.answers["/wall/claim"] = { status: 200, json: { token: "two words" } };
    await front.pass(2000);
    equal(front.paired, null);
    match(front.pairing.sentence, /not a token/);
});

test("a screen that was revoked says so for ten seconds, then shows a code", async () => {
    const front = new Front();
    await front.begin("This screen was revoked.");
    equal(front.pairing.sentence, "This screen was revoked.");
    equal(front.pairing.code, "");
    await front.pass(9999);
    equal(front.asked.length, 0);
    await front.pass(1);
    equal(front.pairing.code, "K7Q4XM");
});

test("what was stopped hears nothing any more", async () => {
    const front = new Front();
    await front.begin();
    front.answers["/wall/claim"] = { status: 200, json: { token: "t", name: "" } };
    front.clock.advance(2000);
    front.pairing.stop();
    await settled();
    equal(front.paired, null);
    await front.pass(60000);
    equal(front.asked.length, 2);
});
