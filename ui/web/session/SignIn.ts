// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { visible } from "../words/text";

/** What the browser lends: the address, its history, and a store that goes with the tab. */
export interface Browser {
    /** Of the address, with its "#"; empty without one. */
    fragment(): string;
    /** Takes the fragment out of the address bar and of this entry of the history. */
    dropFragment(): void;
    post(path: string, body: string): Promise<{ status: number; text: string }>;
    store: { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void };
}

const tokenKey = "holdpoint.token";
const reloadKey = "holdpoint.reloaded";

/** A token, or the sentence that says why there is none; both empty when a person has to sign in. */
export interface Entrance {
    token: string;
    sentence: string;
}

/** Looks for the code of a one-time link, which leaves the address before anything else happens. */
export function takeCode(browser: Browser): string {
    const fragment = browser.fragment();
    if (fragment.length === 0 || fragment === "#")
        return "";
    browser.dropFragment();
    try {
        return decodeURIComponent(fragment.slice(1));
    } catch {
        return fragment.slice(1);
    }
}

/** The sentence of a refusal, for what the front says of it. */
function refusal(status: number, text: string): string {
    let message = "";
    try {
        const answer = JSON.parse(text) as { message?: unknown };
        if (typeof answer.message === "string")
            message = visible(answer.message).slice(0, 300);
    } catch {
        // Not of the backend: what the status says has to do.
    }
    if (message.length > 0)
        return /[.?!\u2026]$/.test(message) ? message : `${message}.`;
    switch (status) {
    case 0:
        return tr("The backend cannot be reached: the link was not used and can be opened again.");
    case 410:
        return tr("This link has expired or was used already. Ask for a new one.");
    case 404:
        return tr("This link is not known here. Ask for a new one.");
    case 403:
        return tr("This link cannot be opened here.");
    case 429:
        return tr("Too many wrong links came from this address. Try again in a minute.");
    default:
        return tr("The link was not taken (%1). Ask for a new one.", status);
    }
}

/** A link's code for the token behind it; a code is good once. */
export async function redeem(browser: Browser, code: string): Promise<Entrance> {
    if (!/^[\x21-\x7e]{1,256}$/.test(code))
        return { token: "", sentence: tr("This link is not complete. Ask for a new one.") };
    const { status, text } = await browser.post("/link", JSON.stringify({ code }));
    if (status !== 200)
        return { token: "", sentence: refusal(status, text) };
    try {
        const answer = JSON.parse(text) as { token?: unknown };
        if (typeof answer.token === "string" && isToken(answer.token))
            return { token: answer.token, sentence: "" };
    } catch {
        // Said below.
    }
    return { token: "", sentence: tr("The backend answered the link with something that is not a token.") };
}

/** Only what can stand in a header can be a token. */
export function isToken(text: string): boolean {
    return /^[A-Za-z0-9._~+/=-]{1,4096}$/.test(text);
}

/** The token of this tab: it goes with it, and no other tab has it. */
export class TokenStore {
    constructor(private readonly store: Browser["store"]) {
    }

    get token(): string {
        return this.store.getItem(tokenKey) ?? "";
    }
    keep(token: string): void {
        this.store.setItem(tokenKey, token);
    }
    forget(): void {
        this.store.removeItem(tokenKey);
    }

    /** Whether the page is to load itself again for that version: once for each. */
    shouldReload(before: string, now: string): boolean {
        const done = this.store.getItem(reloadKey);
        if (done !== null && (JSON.parse(done) as { now?: string }).now === now)
            return false;
        this.store.setItem(reloadKey, JSON.stringify({ before, now, told: false }));
        return true;
    }

    /** Why the page was loaded again, told once. */
    reloadNotice(): string {
        const done = this.store.getItem(reloadKey);
        if (done === null)
            return "";
        const { before, now, told } = JSON.parse(done) as { before: string; now: string; told: boolean };
        if (told)
            return "";
        this.store.setItem(reloadKey, JSON.stringify({ before, now, told: true }));
        return tr("The backend was upgraded from %1 to %2: this page loaded itself again.", before, now);
    }
}
