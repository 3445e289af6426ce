// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { button, h, setText, show } from "./dom";

export interface Standing {
    loaded: boolean;
    shown: number;
    /** Rows that a filter hides, in words. */
    hiddenText?: string;
    hidden?: number;
    /** Why there are none to be had, in one sentence. */
    errorText?: string;
    emptyText: string;
    emptyProof?: string;
}

/**
 * What stands in the place of rows while there are none to show: bones of them, a refusal, true emptiness with its
 * proof, or emptiness that a filter made (product.md 4.6).
 */
export class ViewState {
    readonly element: HTMLElement;
    private readonly bones = h("div", { class: "bones", "aria-hidden": "true" }, ...Array.from({ length: 6 }, () => h("div")));
    private readonly sentence = h("p", { class: "sentence" });
    private readonly proof = h("p", { class: "proof" });
    private readonly clear: HTMLButtonElement;

    constructor(onClear: () => void = () => undefined) {
        this.clear = button(tr("Clear filter"), onClear);
        this.element = h("div", { class: "view-state" }, this.bones, this.sentence, this.proof, this.clear);
    }

    update(state: Standing): void {
        const failed = (state.errorText ?? "").length > 0;
        const filtered = !failed && state.loaded && state.shown === 0 && (state.hidden ?? 0) > 0;
        const empty = !failed && state.loaded && state.shown === 0;
        show(this.element, failed || !state.loaded || state.shown === 0);
        show(this.bones, !failed && !state.loaded);
        show(this.sentence, failed || empty);
        show(this.proof, empty);
        show(this.clear, filtered);
        setText(this.sentence, failed ? state.errorText ?? "" : filtered ? tr("No match for the filter.") : state.emptyText);
        setText(this.proof, filtered ? state.hiddenText ?? "" : state.emptyProof ?? "");
    }
}
