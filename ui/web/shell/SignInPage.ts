// SPDX-License-Identifier: Apache-2.0

import { h, setText } from "../controls/dom";
import { isToken } from "../session/SignIn";
import { tr } from "../words/languages";

/** Asks for a viewer's token; says why, when there was one. */
export class SignInPage {
    readonly element: HTMLElement;
    onToken: (token: string) => void = () => undefined;
    private readonly notice = h("p", { class: "notice", role: "alert" });
    private readonly input = h("input", { id: "token", type: "password", autocomplete: "off", spellcheck: "false", autocapitalize: "none",
                                          "aria-describedby": "token-help", required: true });
    private readonly submit = h("button", { type: "submit", class: "strong" }, tr("Look"));

    constructor() {
        const form = h("form", { class: "panel sign-in" },
                       h("img", { src: "/assets/holdpoint.svg", alt: "", width: 48, height: 48 }),
                       h("h1", {}, "Holdpoint"), this.notice,
                       h("label", { for: "token" }, tr("Token of a viewer")), this.input,
                       h("p", { id: "token-help", class: "help" }, tr("It is kept in this tab only. This page looks and changes nothing, whatever the token may do.")),
                       this.submit);
        // No form is ever sent: the policy of the page forbids it as well.
        form.addEventListener("submit", event => {
            event.preventDefault();
            this.take();
        });
        this.element = h("main", { class: "sign-in-page", id: "main", tabindex: -1 }, form);
    }

    /** An empty sentence says nothing. */
    say(sentence: string): void {
        setText(this.notice, sentence);
        this.notice.hidden = sentence.length === 0;
        this.submit.disabled = false;
    }

    focus(): void {
        this.input.focus();
    }

    wait(sentence: string): void {
        this.say(sentence);
        this.submit.disabled = true;
    }

    private take(): void {
        const token = this.input.value.trim();
        if (token.length === 0) {
            this.say(tr("Type or paste a token first."));
            this.focus();
            return;
        }
        if (!isToken(token)) {
            this.say(tr("This is not a token: it has characters that no token has."));
            this.focus();
            return;
        }
        this.input.value = "";
        this.wait(tr("Signing in\u2026"));
        this.onToken(token);
    }
}
