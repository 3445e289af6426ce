// SPDX-License-Identifier: Apache-2.0
// tables.mjs OUTDIR: makes LANG.json of the console's catalogue for every language that it has (words/languages.ts says
// what stands in one): the words that the page uses, and the messages that a backend sends.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const out = process.argv[2];
if (!out) {
    console.error("tables.mjs: it wants the folder to write to");
    process.exit(2);
}

const sorted = folder => readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
const sources = folder => sorted(folder).flatMap(entry => entry.isDirectory() ? sources(join(folder, entry.name)) : entry.name.endsWith(".ts") ? [join(folder, entry.name)] : []);
const literals = text => [...text.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map(([one]) => JSON.parse(one.replace(/\\u\{([0-9a-f]+)\}/g, (_all, code) => String.fromCodePoint(parseInt(code, 16)))));
const used = new Set(sources(here).flatMap(path => literals(readFileSync(path, "utf8"))));

// Rows of model/messages: their id, their English, a letter for what stands at each place; a capital for the one that the English begins with.
const letters = { Name: "n", Quote: "q", Count: "c", Age: "a", Clause: "m" };
const marked = (english, places) => [...places].map((one, at) => english.startsWith(`%${at + 1}`) ? one.toUpperCase() : one).join("");
const rows = [];
for (const { name } of sorted(join(root, "model/messages"))) {
    if (!name.endsWith(".h"))
        continue;
    const header = readFileSync(join(root, "model/messages", name), "utf8");
    for (const [, table] of header.matchAll(/^#define HP_\w+_MESSAGES\(row\)([\s\S]*?[^\\])$/gm)) {
        for (const [, id, english, places] of table.matchAll(/^\s*row\((\w+),\s*("(?:[^"\\]|\\.)*")([^)]*)\)/gm))
            rows.push({ id, english: JSON.parse(english), places: marked(JSON.parse(english), places.split(",").map(one => letters[one.trim()] ?? "").join("")) });
    }
}
if (rows.length === 0)
    throw new Error("model/messages has no rows");

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decoded = text => text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, number, name) =>
    hex ? String.fromCodePoint(parseInt(hex, 16)) : number ? String.fromCodePoint(Number(number)) : entities[name] ?? all);

for (const { name } of sorted(join(root, "resources/languages"))) {
    const language = /^holdpoint_(.+)\.ts$/.exec(name)?.[1];
    if (!language || language === "en")
        continue;
    const sentences = new Map();
    const others = new Map();
    for (const [, context, body] of readFileSync(join(root, "resources/languages", name), "utf8").matchAll(/<context>\s*<name>([^<]*)<\/name>([\s\S]*?)<\/context>/g)) {
        for (const [, source, translation] of body.matchAll(/<message>\s*(?:<location[^>]*>\s*)*<source>([^<]*)<\/source>(?:\s*<(?:comment|extracomment)>[^<]*<\/\w+>)*\s*<translation>([^<]*)<\/translation>/g)) {
            const words = context === "Sentence" ? sentences : others;
            if (!words.has(decoded(source)))
                words.set(decoded(source), decoded(translation));
        }
    }
    const words = {};
    // The words of a state are single, and the kinds of a host's errors end so; no literals of the page.
    const stands = text => !text.includes("%") && (text.split(" ").length <= 2 || text.endsWith(" error"));
    const wanted = [...used, "%1.", "%1 %2", ...[...sentences.keys()].filter(stands)];
    for (const english of [...new Set(wanted)].sort()) {
        const found = others.get(english) ?? sentences.get(english);
        if (found !== undefined)
            words[english] = found;
    }
    const messages = {};
    for (const row of [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        const found = sentences.get(row.english);
        if (found !== undefined)
            messages[row.id] = [found, row.places];
    }
    writeFileSync(join(out, `${language}.json`), `${JSON.stringify({ language, words, messages })}\n`);
}
