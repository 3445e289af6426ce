// SPDX-License-Identifier: Apache-2.0

import { Row, Rows } from "./wire";

/** What is another one in a view: all of it, or these keys. */
export type Change = readonly string[] | "all";

/** One view of `/live` as it is held here: its rows by their keys, and whether there is anything to believe. */
export class LiveView {
    readonly rows = new Map<string, Row>();
    loaded = false;
    /** Why there are no rows, a sentence. */
    errorText = "";
    errorCode = "";
    /** Of a view of the past, its instant; and why not everything was seen then. */
    asOf = 0;
    blind = "";
    /** There is an answer to what was asked last: a picture or a refusal. */
    answered = false;

    /** Of the session: the subscription, and the last change of it. */
    id = "";
    seq = 0;
    /** Its subscription goes on from instant to instant. */
    goesOn = false;

    onChange: (change: Change) => void = () => undefined;

    constructor(readonly name: string, readonly options: Record<string, string | number> = {}) {
    }

    row(key: string): Row | undefined {
        return this.rows.get(key);
    }

    /** The rows whose key begins so, without that beginning. */
    under(prefix: string): [string, Row][] {
        const found: [string, Row][] = [];
        for (const [key, row] of this.rows) {
            if (key.startsWith(prefix))
                found.push([key.slice(prefix.length), row]);
        }
        return found;
    }

    replace(rows: Rows, asOf = 0, blind = ""): void {
        this.rows.clear();
        for (const [key, row] of Object.entries(rows))
            this.rows.set(key, row);
        this.asOf = asOf;
        this.blind = blind;
        this.settled("all");
    }

    change(remove: readonly string[], set: Rows): void {
        for (const key of remove)
            this.rows.delete(key);
        const keys = Object.keys(set);
        for (const key of keys)
            this.rows.set(key, set[key] as Row);
        this.settled([...remove, ...keys]);
    }

    fail(code: string, sentence: string): void {
        this.answered = true;
        this.errorCode = code;
        this.errorText = sentence;
        this.onChange("all");
    }

    private settled(change: Change): void {
        this.answered = true;
        this.loaded = true;
        this.errorCode = this.errorText = "";
        this.onChange(change);
    }
}
