// SPDX-License-Identifier: Apache-2.0

/**
 * Text from outside as a screen may show it, by the rule of model/base/Text: control characters, line ends, marks that
 * change the direction of writing and what has no width stand escaped, so that no name can begin a line of its own or
 * turn around what stands beside it.
 */

/* eslint-disable no-control-regex */
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

function escaped(text: string, keepsLines: boolean): string {
    return text.replace(hidden, c => {
        if (keepsLines && (c === "\n" || c === "\t"))
            return c;
        return c === "\n" ? "\\n" : `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;
    });
}

/** In one line. */
export function visible(text: string): string {
    return escaped(text, false);
}

/** Its ends of lines and tabs stay. */
export function visibleLines(text: string): string {
    return escaped(text, true);
}

/** Whether a frame may hold a text that is not what it shows: most hold none. */
export function mayHide(frame: string): boolean {
    return /[^\x20-\x7e]|\\[^"\\/]/.test(frame);
}

/** A value of JSON with every text in it made visible. `keepsLines` for what is read as lines. */
export function visibleValue(value: unknown, keepsLines = false): unknown {
    if (typeof value === "string")
        return escaped(value, keepsLines);
    if (Array.isArray(value))
        return value.map(entry => visibleValue(entry, keepsLines));
    if (value === null || typeof value !== "object")
        return value;
    const result: Record<string, unknown> = {};
    for (const [name, entry] of Object.entries(value))
        result[name] = visibleValue(entry, keepsLines);
    return result;
}

/** A number is never broken from its unit. */
export function unbroken(text: string): string {
    return text.replace(/(\d) (?=(?:ms|s|m|h|d|kB|MB|GB|%)(?!\w))/g, "$1\u00a0")
        .replace(/(\d[ \u00a0][hmd]) (?=\d+[ \u00a0][hms](?!\w))/g, "$1\u00a0");
}

export function joined(parts: readonly string[], separator: string): string {
    return parts.filter(part => part.length > 0).join(separator);
}

/** "1,204". */
export function count(number: number): string {
    return String(Math.trunc(number)).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** Sizes of files, as the console says them. */
export function bytes(number: number): string {
    if (number <= 0)
        return "";
    if (number < 1e6)
        return `${(number / 1e3).toFixed(0)} kB`;
    return number < 1e9 ? `${(number / 1e6).toFixed(1)} MB` : `${(number / 1e9).toFixed(1)} GB`;
}
