// SPDX-License-Identifier: Apache-2.0

import { h, setText, show } from "../controls/dom";
import { tr } from "../words/languages";

/** A screen that nobody approved yet: its code, and where somebody approves it. */
export class PairingScreen {
    readonly element: HTMLElement;
    private readonly title = h("p", { class: "w-pair-title" });
    private readonly code = h("p", { class: "w-code" });
    private readonly how = h("p", { class: "w-pair-how" });
    private readonly sentence = h("p", { class: "w-pair-sentence" });
    private readonly foot = h("p", { class: "w-foot" });

    constructor() {
        this.element = h("main", { class: "w-pair" }, this.title, this.code, this.how, this.sentence, this.foot);
    }

    show(code: string, sentence: string, host: string, remarks: readonly string[]): void {
        setText(this.title, code ? tr("This screen waits to be approved by %1.", host) : tr("This screen asks %1 for a code.", host));
        show(this.title, code.length > 0 || sentence.length === 0);
        setText(this.code, code);
        show(this.code, code.length > 0);
        setText(this.how, code ? tr("In Holdpoint: Settings, Walls. Or: %1", `holdpointctl wall approve ${code}`) : "");
        show(this.how, code.length > 0);
        setText(this.sentence, sentence);
        show(this.sentence, sentence.length > 0);
        setText(this.foot, remarks.join(" "));
        show(this.foot, remarks.length > 0);
    }
}
