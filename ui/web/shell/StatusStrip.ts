// SPDX-License-Identifier: Apache-2.0

import { button, glyph, h, setAttribute, setClass, setText, show } from "../controls/dom";
import { Session } from "../session/Session";
import { Standing } from "../session/Standing";
import { counted, tr } from "../words/languages";
import { count } from "../words/text";
import { clock, streamAge } from "../words/time";
import { Fleet } from "./Desk";

const priorities = ["Act now", "Soon", "Look"];

/** The top line: where, how many, how bad, how fresh, when, who. It never moves. */
export class StatusStrip {
    readonly element: HTMLElement;
    private readonly cluster = h("strong", { class: "cluster" });
    private readonly mode = h("span", { class: "mode" });
    private readonly machines = h("span", { class: "machines" });
    private readonly urgent = priorities.map((_words, at) => h("span", { class: `urgent u${at + 1}` }));
    private readonly holding = h("span", { class: "urgent" });
    private readonly figures: HTMLElement;
    private readonly record = h("span", { class: "chip record" }, h("span"));
    private readonly scale = h("span", { class: "chip scale" }, h("span"));
    private readonly live = h("span", { class: "chip live" }, h("span"));
    private readonly time = h("span", { class: "time mono" });
    private readonly identity = h("span", { class: "identity" });

    constructor(onKeys: () => void, onLeave: () => void) {
        this.figures = h("span", { class: "strip-figures" }, this.machines, ...this.urgent, this.holding);
        this.element = h("header", { class: "strip", "aria-label": tr("Status") }, this.cluster, this.mode, this.figures, h("span", { class: "spring" }), this.record, this.scale,
                         this.live, this.time, this.identity,
                         button("?", onKeys, { class: "small keys-button", "aria-label": tr("Keys of this page") }),
                         button(tr("Sign out"), onLeave, { class: "small" }));
    }

    /** `past`: the figures would be those of another time than the page. */
    update(session: Session, standing: Standing, fleet: Fleet, past: boolean, stale: boolean, state: string, age: number): void {
        setText(this.cluster, session.cluster || location.host);
        setText(this.mode, session.mode);
        show(this.figures, !past);
        const machines = fleet.summary.machines;
        const known = fleet.view.loaded && standing.countsKnown(machines);
        const figure = (number: number): string => (!known ? "\u2013" : standing.countsPartial || standing.machinesPartial ? tr("\u2265 %1", count(number)) : count(number));
        const words = counted(machines, "1 machine", "%1 machines");
        // What is not understood comes all the same, once it was listed.
        setText(this.machines, !known && !(fleet.view.loaded && !standing.isUnderstood && !standing.sawNothing) ? tr("\u2013 machines") : standing.machinesPartial ? tr("\u2265 %1", words) : words);
        this.urgent.forEach((node, at) => {
            const number = fleet.summary.priorities[(at + 1) as 1 | 2 | 3];
            this.put(node, "", at + 1, number === 0 || !known, tr("P%1 %2", at + 1, figure(number)), tr("%1: %2", tr(priorities[at] ?? ""), figure(number)));
        });
        const holding = fleet.summary.holding.count;
        this.put(this.holding, "holding", 0, holding === 0 || !known, tr("%1 holding", figure(holding)), "");
        this.chip(this.record, standing.recordNotice);
        setAttribute(this.record, "title", standing.recordNotice || null);
        this.chip(this.scale, session.timeScale !== 1 ? tr("time runs %1\u00d7", session.timeScale) : "");
        this.chip(this.live, state === "connecting" ? tr("connecting") : stale ? tr("STALE %1", streamAge(age))
                             : standing.isArchive ? tr("not live") : state === "slow" ? tr("slow %1", streamAge(age)) : tr("live %1", streamAge(age)));
        setClass(this.live, "is-slow", state === "slow" && !stale);
        setClass(this.live, "is-stale", stale);
        setText(this.time, session.now > 0 ? tr("UTC %1", clock(session.now)) : tr("UTC --:--:--"));
        setText(this.identity, session.identity);
    }

    private chip(node: HTMLElement, text: string): void {
        show(node, text.length > 0);
        setText(node.firstElementChild as Element, text);
    }

    private put(node: HTMLElement, look: string, priority: number, quiet: boolean, text: string, label: string): void {
        const state = `${quiet}${text}`;
        if (node.dataset["state"] === state)
            return;
        node.dataset["state"] = state;
        setClass(node, "quiet", quiet);
        node.replaceChildren(glyph(look, priority, quiet ? "muted" : "cell"), h("span", label ? { "aria-hidden": "true" } : {}, text), ...(label ? [h("span", { class: "unseen" }, label)] : []));
    }
}
