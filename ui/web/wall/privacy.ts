// SPDX-License-Identifier: Apache-2.0

/**
 * A wall is read by whoever walks past it: no address of a BMC stands on it, and of what people or machines wrote as a
 * reason nothing. Names are made short where a site wants that.
 */

// What stands before an address is kept: nothing looks behind itself in the engine of the console.
const addresses = [
    /()\b[a-z][a-z0-9+.-]*:\/\/[^\s,;)"']+/gi, // redfish+https://10.0.0.1/redfish/v1/Systems/1
    /()\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
    /(^|[^\w:[])\[?(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])\]?(?::\d+)?/gi // IPv6, and the address of a network card
];

export function withoutAddresses(text: string): string {
    // "14:03:22" is a time.
    return addresses.reduce((all, one) => all.replace(one, (found: string, before: string) => (/^\d\d:\d\d(:\d\d)?$/.test(found.slice(before.length)) ? found : `${before}\u2026`)), text);
}

/** What a sentence of the backend says first; its ages and what comes next stand elsewhere, or nowhere. */
export function firstSentence(text: string): string {
    return /^[\s\S]+?(?:[.?!\u2026](?=\s|$)|\u3002)/.exec(text)?.[0] ?? text;
}

/** "fra1-rr8js" of "fra1-worker-eu-central-1b-rr8js". */
export function alias(name: string): string {
    const parts = name.split("-");
    return parts.length > 2 ? `${parts[0] ?? ""}-${parts[parts.length - 1] ?? ""}` : name;
}

/** The names that are known, each by its alias. */
export function withAliases(text: string, isName: (word: string) => boolean): string {
    return text.replace(/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?/g, word => (isName(word) ? alias(word) : word));
}
