// SPDX-License-Identifier: Apache-2.0

import { glyph, h, setAttribute, setClass, setStyle, setText, show } from "../controls/dom";
import { tr } from "../words/languages";
import { count, joined } from "../words/text";

export interface FigureValue {
    count: number;
    total: number;
    /** The age of its oldest member, in words. */
    note: string;
    /** False before anything was received: nothing known is not none. */
    known: boolean;
    /** Not everything is in sight: there are at least so many. */
    partial: boolean;
    /** What it did not exceed in 95 of 100 minutes of seven days, and what it was an hour ago; null for not known. */
    p95: number | null;
    hourAgo: number | null;
    /** Nothing of all this is remembered here: neither the change nor a dash in its place. */
    trendless: boolean;
    pastNote: string;
    checked: boolean;
}

/** One counter: a number, a bar with the tick of what is usual, the change against an hour ago, the age of its oldest. */
export class Figure {
    readonly element: HTMLButtonElement;
    private readonly number = h("span", { class: "number" });
    private readonly note = h("span", { class: "note" });
    private readonly change = h("span", { class: "change" });
    private readonly level = h("span", { class: "level" });
    private readonly tick = h("span", { class: "tick" });
    private readonly sign = h("span", { class: "figure-sign" });
    private readonly whole = h("span", { class: "unseen" });

    constructor(text: string, private readonly look: string, private readonly priority: number, onPress: () => void) {
        this.element = h("button", { type: "button", class: `figure f-${look}`, "aria-pressed": "false" },
                         h("span", { class: "figure-title" }, text), this.sign, h("span", { class: "number-place" }, this.number, this.whole), h("span", { class: "remarks" }, this.note, this.change),
                         h("span", { class: "bar", "aria-hidden": "true" }, this.level, this.tick));
        this.element.addEventListener("click", onPress);
    }

    update(value: FigureValue): void {
        const quiet = !value.known || value.count === 0;
        const figure = !value.known ? "\u2013" : value.partial ? tr("\u2265 %1", count(value.count)) : count(value.count);
        const change = value.count - (value.hourAgo ?? 0);
        const changeText = value.trendless ? ""
            : !value.known || value.hourAgo === null ? tr("\u2013 in 1 h")
            : change === 0 ? tr("same as 1 h ago") : change > 0 ? tr("+%1 in 1 h", count(change)) : tr("\u2212%1 in 1 h", count(-change));
        const usual = value.trendless ? "" : value.p95 === null ? tr("The usual value is not known yet.")
            : tr("Tick: at most %1 in 95 of 100 minutes of the last 7 days.", count(value.p95));
        // The whole bar: with its tick at two thirds, so that more than usual is seen; without one all that there is.
        const whole = Math.max(1, value.p95 === null ? value.total : Math.max(value.count, value.p95 * 1.5));
        setText(this.number, figure);
        setText(this.note, value.note);
        setText(this.change, changeText);
        setClass(this.element, "quiet", quiet);
        const state = quiet ? "muted" : "bare";
        if (this.sign.dataset["state"] !== state) {
            this.sign.dataset["state"] = state;
            this.sign.replaceChildren(glyph(this.look, this.priority, state));
        }
        show(this.level, value.known && value.count > 0);
        setStyle(this.level, "width", `max(4px, ${Math.min(100, (100 * value.count) / whole)}%)`);
        show(this.tick, value.known && value.p95 !== null);
        setStyle(this.tick, "left", `min(100% - 2px, ${(100 * (value.p95 ?? 0)) / whole}%)`);
        setAttribute(this.element, "aria-pressed", value.checked ? "true" : "false");
        setAttribute(this.element, "title", joined([usual, value.pastNote], "\n") || null);
        setText(this.whole, value.known ? tr("of %1", value.total) : tr("not known yet"));
    }
}
