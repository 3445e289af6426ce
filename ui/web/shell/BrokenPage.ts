// SPDX-License-Identifier: Apache-2.0

import { button, h } from "../controls/dom";
import { LiveView } from "../session/LiveView";
import { tr } from "../words/languages";
import { Page } from "./Desk";

/** Where an address leads nowhere: one sentence, and a way on. */
export class BrokenPage implements Page {
    readonly element: HTMLElement;
    readonly title = tr("Broken link");
    readonly past: readonly LiveView[] = [];

    constructor(sentence: string, onHome: () => void) {
        this.element = h("div", { class: "page broken-page" }, h("div", { class: "panel message" }, h("h1", {}, sentence), button(tr("Go to the fleet"), onHome, { class: "strong" })));
    }

    start(): void {
        return;
    }
    stop(): void {
        return;
    }
    tick(): void {
        return;
    }
    key(): boolean {
        return false;
    }
    focusFilter(): void {
        return;
    }
    sentence(): string {
        return "";
    }
}
