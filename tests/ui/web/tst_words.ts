// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { counted, filled, language, languageFor, LanguageTable, loadLanguage, said, tr, useLanguage, word } from "../../../ui/web/words/languages";
import { bytes, count, unbroken, visible, visibleLines } from "../../../ui/web/words/text";
import { age, atLeast, clock, formatAge, formatExact, formatTime, goDuration, instantOf, minute, stamp, streamAge } from "../../../ui/web/words/time";

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

test("ages are told as the console tells them", () => {
    // The rows of tests/model/tst_time.cpp and what lies beside them.
    const rows: [number, string][] = [[-5 * second, "0 s"], [0, "0 s"], [999, "0 s"], [59 * second, "59 s"], [60 * second, "1 m"], [47 * 60 * second, "47 m"], [hour - 1, "59 m"],
        [hour, "1 h"], [3 * hour + 12 * 60 * second, "3 h 12 m"], [day - 1, "23 h 59 m"], [day, "1 d"], [2 * day + 5 * hour, "2 d 5 h"], [400 * day, "400 d"]];
    for (const [milliseconds, text] of rows)
        equal(formatAge(milliseconds), text);
    equal(age(0, 5), "");
    equal(age(1000, 3000), "2 s");
    equal(atLeast(1000, 3000), "\u2265 2 s");
    equal(atLeast(0, 3000), "");
});

test("the age of a stream has tenths until it is slow", () => {
    deepEqual([-5, 0, 440, 2999, 3000, 72000].map(streamAge), ["0.0 s", "0.0 s", "0.4 s", "3.0 s", "3 s", "1 m"]);
});

test("instants of RFC 3339 are read to the microsecond", () => {
    const noon = Date.UTC(2026, 0, 10, 12, 0, 0);
    const rows: [string, number][] = [
        ["2026-01-10T12:00:00Z", noon], ["2026-01-10t12:00:00z", noon], ["2026-01-10T12:00:00.000000Z", noon], ["2026-01-10T12:00:00.250Z", noon + 250],
        ["2026-01-10T12:00:00.0000015Z", noon + 0.001], ["2026-01-10T13:30:00+01:30", noon], ["2026-01-10T11:00:00-01:00", noon], ["2024-02-29T00:00:00Z", Date.UTC(2024, 1, 29)],
        ["0099-01-01T00:00:00Z", new Date("0099-01-01T00:00:00Z").getTime()]
    ];
    for (const [text, instant] of rows)
        equal(instantOf(text), instant, text);
    for (const text of ["", "now", "2026-01-10", "2026-01-10 12:00:00Z", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-01-10T24:00:00Z", "2026-01-10T12:60:00Z",
                        "2026-01-10T12:00:00", "2026-01-10T12:00:00+0100", "2026-01-10T12:00:00.Z", "2026-01-10T12:00:00Zx", " 2026-01-10T12:00:00Z"])
        equal(instantOf(text), 0, text);
    for (const value of [null, undefined, 7, {}, []])
        equal(instantOf(value), 0);
});

test("instants are told as the console tells them", () => {
    const at = Date.UTC(2026, 10, 27, 14, 3, 22) + 700;
    equal(clock(at), "14:03:22");
    equal(stamp(at), "2026-11-27 14:03:22Z");
    equal(minute(at, at + hour), "14:03Z");
    equal(minute(at, at + day), "11-27 14:03Z");
    equal(formatTime(at), "2026-11-27T14:03:22Z");
    equal(formatExact(at), "2026-11-27T14:03:22.700Z");
    deepEqual([clock(0), stamp(0), minute(0, at)], ["", "", ""]);
    deepEqual([1, 1000, 1001, hour].map(goDuration), ["1s", "1s", "2s", "3600s"]);
});

test("what would obey or hide stands escaped", () => {
    // The rows of tests/model: control characters, ends of lines, marks of direction, what has no width.
    const rows: [string, string][] = [["plain text 7", "plain text 7"], ["a\nb", "a\\nb"], ["a\r\tb", "a\\u000d\\u0009b"], ["\u001b[31mred", "\\u001b[31mred"], ["a\u007fb\u0085", "a\\u007fb\\u0085"],
        ["\u202eevil", "\\u202eevil"], ["\u2066x\u2069", "\\u2066x\\u2069"], ["\u200b\u200f\u061c", "\\u200b\\u200f\\u061c"], ["\u2028\u2029", "\\u2028\\u2029"], ["\ufeffx\ufff9", "\\ufeffx\\ufff9"],
        ["gr\u00fc\u00dfe \u65e5\u672c \u{1f600}", "gr\u00fc\u00dfe \u65e5\u672c \u{1f600}"], ["<b>&amp;</b>", "<b>&amp;</b>"]];
    for (const [text, shown] of rows) {
        equal(visible(text), shown);
        equal(visible(shown), shown);
    }
    equal(visibleLines("a\n\tb\u001b"), "a\n\tb\\u001b");
});

test("numbers stay with their units, and thousands are told apart", () => {
    equal(unbroken("usually 3 h 12 m, 47 s left"), "usually 3\u00a0h\u00a012\u00a0m, 47\u00a0s left");
    equal(unbroken("4 machines in 2 months"), "4 machines in 2 months");
    deepEqual([0, 999, 1204, 1234567].map(count), ["0", "999", "1,204", "1,234,567"]);
    equal(counted(1, "1 machine", "%1 machines"), "1 machine");
    equal(counted(1204, "1 machine", "%1 machines"), "1,204 machines");
    deepEqual([0, 1500, 2500000, 4200000000].map(bytes), ["", "2 kB", "2.5 MB", "4.2 GB"]);
});

test("what is put in is not read again for places", () => {
    equal(filled("%1 waits for %2", ["a%2b", "c"]), "a%2b waits for c");
    equal(filled("%1 %3", ["a"]), "a ");
});

test("English works without a table, whatever the message says", () => {
    useLanguage(null);
    equal(language(), "en");
    equal(said({ sentence: "Waiting.", sentenceMessage: { id: "waiting" } }, "sentence"), "Waiting.");
    equal(said({}, "sentence"), "");
    equal(said(null, "sentence"), "");
    equal(word("Holding"), "Holding");
});

test("a table says sentences in another language, with their places", () => {
    useLanguage({ language: "de", words: { "%1 machines": "%1 Maschinen", holding: "wird gehalten", "%1.": "%1.", "%1 %2": "%1 %2" },
                  messages: { draining: ["%1 wird geleert: %2", "nm"], podStays: ["Pod %1 endet nicht seit %2", "na"], left: ["noch %1 Pods", "c"] } });
    equal(tr("%1 machines", 3), "3 Maschinen");
    equal(word("Holding"), "Wird gehalten");
    equal(said({ sentence: "Draining worker-1: pod shop/cart-0 is stuck in Terminating for 12 m.", sentenceMessage: { id: "draining", arguments: ["worker-1", { id: "podStays", arguments: ["shop/cart-0", 720] }] } }, "sentence"),
          "worker-1 wird geleert: Pod shop/cart-0 endet nicht seit 12 m.");
    equal(said({ message: "14 pods left", said: { id: "left", arguments: [14] } }, "message"), "noch 14 Pods");
    equal(said({ sentence: "14 pods left. It is said.", sentenceMessage: { id: "sentences", arguments: [{ id: "left", arguments: [14] }, { id: "quote", arguments: ["It is said."] }] } }, "sentence"), "Noch 14 Pods. It is said.");
    useLanguage(null);
});

test("what a table does not know, or cannot put in, is said in English", () => {
    useLanguage({ language: "de", words: {}, messages: { draining: ["%1 wird geleert: %2", "nm"] } });
    const english = "Draining worker-1: something.";
    for (const message of [{ id: "unheard" }, { id: "draining" }, { id: "draining", arguments: ["w", "text"] }, { id: "draining", arguments: ["w", { id: "unheard" }] }, "text", 7, null])
        equal(said({ sentence: english, sentenceMessage: message }, "sentence"), english);
    useLanguage(null);
});

test("a name that comes first keeps its letters, but where the English begins with it too", () => {
    useLanguage({ language: "de", words: {}, messages: { set: ["%1 setzen", "m"], waits: ["%1 wartet", "N"] } });
    equal(said({ text: "Set spec.value", textMessage: { id: "set", arguments: [{ id: "quote", arguments: ["spec.value"] }] } }, "text"), "spec.value setzen");
    equal(said({ text: "Worker-1 waits", textMessage: { id: "waits", arguments: ["worker-1"] } }, "text"), "Worker-1 wartet");
    useLanguage(null);
});

test("names that a table puts in are visible", () => {
    useLanguage({ language: "de", words: {}, messages: { one: ["Name: %1", "n"] } });
    equal(said({ sentence: "Name: x", sentenceMessage: { id: "one", arguments: ["a\u202e"] } }, "sentence"), "Name: a\\u202e");
    useLanguage(null);
});

test("the first language that there is is spoken, as the console chooses its own", async () => {
    const rows: [string[], string][] = [[["it-IT", "fr-CA", "de"], "fr"], [["en-GB", "fr"], "en"], [["de_AT"], "de"], [["zh-CN"], "zh-Hans"], [["zh"], "zh-Hans"], [["zh-TW", "ja"], "ja"],
                                        [["zh-Hant-HK"], "en"], [["../x"], "en"], [[], "en"]];
    for (const [wanted, name] of rows)
        equal(languageFor(wanted), name, wanted.join());
    await loadLanguage(["fr-CA"], path => Promise.resolve(path === "/assets/fr.json" ? '{"words": {"Machines": "Machines"}, "messages": {}}' : ""));
    equal(language(), "fr");
    useLanguage(null);
    for (const text of ["", "{}", '{"words": 7}', "<html>"])
        await loadLanguage(["de"], () => Promise.resolve(text));
    await loadLanguage(["de"], () => Promise.reject(new Error("away")));
    await loadLanguage(["en"], () => Promise.reject(new Error("must not be asked")));
    equal(language(), "en");
});

test("the tables of the catalogue have the words and the messages of every language", () => {
    for (const name of ["de", "es", "fr", "ja", "zh-Hans"]) {
        const table = JSON.parse(readFileSync(`${PAGE_DIR}/${name}.json`, "utf8")) as LanguageTable;
        equal(table.language, name);
        ok(Object.keys(table.words).length > 300 && Object.keys(table.messages).length > 1000, name);
        for (const [id, [text, places]] of Object.entries(table.messages)) {
            // Every place that a translation names is one of the row.
            for (const [, place] of text.matchAll(/%([1-9])/g))
                ok(Number(place) <= places.length, `${name} ${id}`);
        }
        useLanguage(table);
        const row = { sentence: "Waiting at preDrain for x (owner keeper).", sentenceMessage: { id: "waitingAt", arguments: ["preDrain", "x", "keeper"] } };
        const sentence = said(row, "sentence");
        ok(sentence !== row.sentence && ["preDrain", "x", "keeper"].every(part => sentence.includes(part)), sentence);
        ok(tr("Machines") !== "" && word("Holding") !== "Holding", name);
    }
    useLanguage(null);
});
