// SPDX-License-Identifier: Apache-2.0

import { button, h } from "../controls/dom";
import { tr } from "../words/languages";
import { memory } from "./memory";

const everywhere: readonly [string, string][] = [
    ["1 \u2026 5, 7", "Fleet, Holds, Power, Calendar, Incidents, Alarms"], ["/", "Filter the page"], ["J K \u2193 \u2191", "Next row, row before"],
    ["Enter", "Open the machine"], ["Backspace", "Back"], ["R", "Apply the new order"], ["T", "Times: since when or how long"],
    ["Y", "Copy why it is stuck"], ["L", "Copy a link to this moment"], ["Esc", "Close; from the past back to now"], ["?", "Keys of this page"]
];
const ofPages: readonly [string, string][] = [
    ["G C", "Fleet: group or colour the matrix otherwise"], ["W S", "Timeline: zoom"], ["A D", "Timeline: move"], ["F", "Timeline: fit"], ["Z", "Timeline: unfold or fold idle time"],
    [".", "Timeline: follow now"], ["[ ]", "Timeline: from change to change"], ["Shift+[ ]", "Timeline: from trouble to trouble"],
    ["\u2190 \u2192", "Record: an earlier or a later instant, with Shift ten times as far"], ["Space", "Record: play or pause"],
    ["+ -", "Record: faster, slower"],
    ["PgUp PgDn", "Record: the mark before, the next one"], ["PgUp PgDn Home", "Calendar: before, after, today"]
];

/** Whether single letters do something; who speaks to a computer may not want that. */
export function singleKeys(): boolean {
    return memory.get("shell/keys") !== "off";
}

/** The keys of the page, and the switch for those that are single letters. */
export class KeySheet {
    readonly element = h("dialog", { class: "sheet", "aria-labelledby": "keys-title" });

    constructor() {
        const rows = (keys: readonly [string, string][]): HTMLElement[] =>
            keys.flatMap(([key, words]) => [h("dt", {}, ...key.split(" ").map(one => (/^[\u2026,]$/.test(one) ? ` ${one} ` : h("kbd", {}, one)))), h("dd", {}, tr(words))]);
        const tick = h("input", { type: "checkbox", id: "single-keys" });
        tick.checked = singleKeys();
        tick.addEventListener("change", () => memory.set("shell/keys", tick.checked ? "on" : "off"));
        this.element.append(h("h2", { id: "keys-title" }, tr("Keys")), h("dl", { class: "keys" }, ...rows(everywhere), ...rows(ofPages)),
                            h("p", { class: "tick-line" }, tick, h("label", { for: "single-keys" }, tr("Single letters and digits are keys"))),
                            button(tr("Close"), () => this.element.close(), { class: "strong" }));
        this.element.addEventListener("click", event => {
            if (event.target === this.element)
                this.element.close();
        });
    }

    toggle(): void {
        if (this.element.open)
            this.element.close();
        else
            this.element.showModal();
    }
}
