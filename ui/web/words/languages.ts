// SPDX-License-Identifier: Apache-2.0

import { formatAge } from "./time";
import { visible } from "./text";

/**
 * The words of the page in the reader's language. English stands in the sources and in what the backend sends; another
 * language is a table that is loaded from `/assets/LANG.json`, made of the console's catalogue (resources/languages):
 *
 *     {"language": "de",
 *      "words": {"Machines": "Maschinen", "%1 of %2 machines": "%1 von %2 Maschinen", …},
 *      "messages": {"draining": ["%1 wird geleert: %2", "nm"], …}}
 *
 * `words` are the page's own by their English; `messages` are rows of model/messages by their id, each with what stands
 * at its places, a letter a place: n a name, q somebody else's words, c a number, a a duration, m another message; a capital letter
 * where the English begins with it.
 */
export interface LanguageTable {
    language: string;
    words: Record<string, string>;
    messages: Record<string, [string, string]>;
}

interface WireMessage {
    id: string;
    arguments?: unknown[];
}

let table: LanguageTable | null = null;

/** Null is English. */
export function useLanguage(next: LanguageTable | null): void {
    table = next;
}

export function language(): string {
    return table?.language ?? "en";
}

/** `form` with `values` at its places %1, %2, …. In one pass: a name may hold a "%2". */
export function filled(form: string, values: readonly (string | number)[]): string {
    return form.replace(/%([1-9])/g, (_place, digit: string) => String(values[Number(digit) - 1] ?? ""));
}

/** The page's own words. */
export function tr(english: string, ...values: (string | number)[]): string {
    return filled(table?.words[english] ?? english, values);
}

/** "1 machine", "1,204 machines". */
export function counted(number: number, one: string, many: string): string {
    return number === 1 ? tr(one) : tr(many, String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ","));
}

/** Punctuation that stands before a word. It is written out: the engine of the console knows no classes of Unicode, and nothing of the flag "u". */
const behindPunctuation = /[^!-#%-*,-/:;?@[-\]_{}\u00a1\u00a7\u00ab\u00b6\u00b7\u00bb\u00bf\u2010-\u2027\u2030-\u205e\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f]|%/;

function withCapital(form: string): string {
    const at = form.search(behindPunctuation);
    return at < 0 || form.charAt(at) === "%" ? form : form.slice(0, at) + form.charAt(at).toUpperCase() + form.slice(at + 1);
}

/** A single word that the backend sent in English, such as the state of a hold. */
export function word(english: string): string {
    if (!table || english.length === 0)
        return english;
    const small = english.charAt(0).toLowerCase() + english.slice(1);
    const found = table.words[small] ?? table.words[english];
    if (found === undefined)
        return english;
    return small === english ? found : withCapital(found);
}

function withStop(clause: string): string {
    const bare = clause.replace(/[. \n\u3002]+$/, "");
    return bare.length === 0 || /[?\uff1f\u2026]$/.test(bare) ? bare : tr("%1.", bare);
}

/** A clause as a sentence of its own: with a capital and one full stop. */
export function asSentence(clause: string): string {
    return withStop(withCapital(clause));
}

function isMessage(value: unknown): value is WireMessage {
    return typeof value === "object" && value !== null && typeof (value as WireMessage).id === "string";
}

/** Empty for what the table does not know; then the English is shown. */
function clauseOf(message: WireMessage, capital: boolean, depth: number): string | null {
    const values = message.arguments ?? [];
    if (depth > 16)
        return null;
    if (message.id === "quote")
        return typeof values[0] === "string" ? (capital ? withCapital(visible(values[0])) : visible(values[0])) : null;
    if (message.id === "sentences") {
        const parts = values.map(one => (isMessage(one) ? clauseOf(one, true, depth + 1) : null));
        if (parts.some(part => part === null))
            return null;
        return (parts as string[]).map(withStop).reduce((all, next) => (all ? tr("%1 %2", all, next) : next), "");
    }
    const row = table?.messages[message.id];
    if (!row)
        return null;
    const [text, places] = row;
    const shown: string[] = [];
    for (let i = 0; i < places.length; ++i) {
        const value = values[i];
        const place = places.charAt(i);
        const kind = place.toLowerCase();
        // A name keeps its letters, but for one that has a capital in English too.
        const capitalFirst = capital && place !== kind && text.startsWith(`%${i + 1}`);
        let part: string | null = null;
        if (kind === "m") {
            part = isMessage(value) ? clauseOf(value, capitalFirst, depth + 1) : null;
        } else if (kind === "a") {
            part = typeof value === "number" ? formatAge(value * 1000) : null;
        } else if (kind === "c") {
            part = typeof value === "number" ? String(value) : null;
        } else {
            part = typeof value === "string" ? visible(value) : null;
            if (part && capitalFirst)
                part = withCapital(part);
        }
        if (part === null)
            return null;
        shown.push(part);
    }
    return filled(capital ? withCapital(text) : text, shown);
}

/**
 * What stands under `member` of a row, in the language of the reader: the English that came with it is what is shown
 * where the table does not know the message.
 */
export function said(row: object | null | undefined, member: string): string {
    const members = (row ?? {}) as Record<string, unknown>;
    const english = members[member];
    if (typeof english !== "string")
        return "";
    if (!table || english.length === 0)
        return english;
    const message = members[member === "message" ? "said" : `${member}Message`];
    if (!isMessage(message))
        return english;
    const stop = english.endsWith(".");
    const capital = english.charAt(0) !== english.charAt(0).toLowerCase();
    const clause = clauseOf(message, capital, 0);
    if (clause === null)
        return english;
    return stop && message.id !== "sentences" ? withStop(clause) : clause;
}

const tables = ["de", "es", "fr", "ja", "zh-Hans"];

/** The language to speak to whoever wants these, the first of them that there is; as the console chooses its own. */
export function languageFor(wanted: readonly string[]): string {
    for (const tag of wanted) {
        const parts = tag.replace(/_/g, "-").split("-");
        const first = (parts[0] ?? "").toLowerCase();
        // Chinese without a script is written in that of its region; only Hant is not ours.
        const name = first !== "zh" ? first : parts.some(part => ["Hant", "TW", "HK", "MO"].includes(part)) ? "" : "zh-Hans";
        if (name === "en" || tables.includes(name))
            return name;
    }
    return "en";
}

/** Loads the table for whoever wants these languages. One that cannot be read is as good as none. */
export async function loadLanguage(wanted: readonly string[], fetchText: (path: string) => Promise<string>): Promise<void> {
    const name = languageFor(wanted);
    if (name === "en")
        return;
    try {
        const loaded = JSON.parse(await fetchText(`/assets/${name}.json`)) as Partial<LanguageTable>;
        if (typeof loaded.words === "object" && typeof loaded.messages === "object")
            useLanguage({ language: name, words: loaded.words, messages: loaded.messages });
    } catch {
        // English.
    }
}
