// SPDX-License-Identifier: Apache-2.0

import { h, mark } from "./dom";

/** A field that narrows a list; Esc empties it and goes back to the list. */
export class SearchField {
    readonly element: HTMLElement;
    private readonly input: HTMLInputElement;

    constructor(hint: string, private readonly onText: (text: string) => void, private readonly onLeave: () => void) {
        this.input = h("input", { type: "search", placeholder: hint, "aria-label": hint, autocomplete: "off", spellcheck: "false", enterkeyhint: "search" });
        this.element = h("div", { class: "search" }, mark("search"), this.input);
        this.input.addEventListener("input", () => this.onText(this.input.value));
        this.input.addEventListener("keydown", event => {
            if (event.key === "Escape" || event.key === "Enter" || event.key === "ArrowDown") {
                if (event.key === "Escape" && this.input.value.length > 0)
                    this.set("");
                this.onLeave();
                event.preventDefault();
                event.stopPropagation();
            }
        });
    }

    get text(): string {
        return this.input.value;
    }

    set(text: string): void {
        this.input.value = text;
        this.onText(text);
    }

    focus(): void {
        this.input.focus();
        this.input.select();
    }
}
