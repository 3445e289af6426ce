// SPDX-License-Identifier: Apache-2.0

import { signs, marks, statusShape } from "./signs";

/** Nodes are made by calls, never of markup: a text stays a text, and the policy of the page needs no exception. */

type Child = Node | string | null | undefined | false;

interface Attributes {
    class?: string;
    id?: string;
    role?: string;
    title?: string;
    tabindex?: number;
    [name: string]: string | number | boolean | undefined;
}

function put(node: Element, attributes: Attributes, children: readonly Child[]): void {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined || value === false)
            continue;
        node.setAttribute(name, value === true ? "" : String(value));
    }
    for (const child of children) {
        if (child !== null && child !== undefined && child !== false)
            node.append(child);
    }
}

export function h<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Attributes = {}, ...children: Child[]): HTMLElementTagNameMap[Tag] {
    const node = document.createElement(tag);
    put(node, attributes, children);
    return node;
}

export function svg(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
    const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
    put(node, attributes, children);
    return node;
}

/** Sets what is another one: a text that stays is not laid out again. */
export function setText(node: Node, text: string): void {
    if (node.textContent !== text)
        node.textContent = text;
}

/** A name that is cut in its middle where it has no room: what tells it from others stands at its end. */
export function setName(node: HTMLElement, name: string): void {
    const cut = Math.max(0, name.length - 6);
    let [head, tail] = node.children;
    if (!head || !tail) {
        head = h("span", { class: "head-part" });
        tail = h("span", { class: "tail-part" });
        node.replaceChildren(head, tail);
    }
    setText(head, name.slice(0, cut));
    setText(tail, name.slice(cut));
}

export function show(node: HTMLElement, shown: boolean): void {
    if (node.hidden === shown)
        node.hidden = !shown;
}

export function setClass(node: Element, name: string, on: boolean): void {
    if (node.classList.contains(name) !== on)
        node.classList.toggle(name, on);
}

export function setAttribute(node: Element, name: string, value: string | null): void {
    if (value === null)
        node.removeAttribute(name);
    else if (node.getAttribute(name) !== value)
        node.setAttribute(name, value);
}

/** Style by the object model: the policy allows no style in the document. */
export function setStyle(node: HTMLElement | SVGElement, name: string, value: string): void {
    if (node.style.getPropertyValue(name) !== value)
        node.style.setProperty(name, value);
}

/** The sign of a status, with its square and edge or `bare`. What it means stands beside it in words. */
export function glyph(look: string, priority = 0, style: "cell" | "bare" | "muted" = "cell"): SVGElement {
    const shape = statusShape(look, priority);
    const node = svg("svg", { class: `sign s-${shape}${style === "cell" ? "" : ` ${style}`}`, viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" });
    const parts = signs[shape].map(part => svg("path", part.pen === 0 ? { d: part.path, class: "full" }
                                                                       : { d: part.path, class: "pen", "stroke-width": part.pen }));
    if (shape !== "nothing" && style === "cell")
        node.append(svg("rect", { class: "cell", x: 0.75, y: 0.75, width: 14.5, height: 14.5 }), svg("g", { transform: "translate(2 2) scale(.75)" }, ...parts));
    else
        node.append(...parts);
    return node;
}

export function mark(kind: string): SVGElement {
    return svg("svg", { class: "mark", viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" }, svg("path", { d: marks[kind] ?? "" }));
}

export function chip(text: string, kind = "", sign: Child = null): HTMLElement {
    return h("span", { class: `chip ${kind}` }, sign, h("span", {}, text));
}

export function button(text: string, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
    const node = h("button", { type: "button", ...attributes }, text);
    node.addEventListener("click", act);
    return node;
}

/** A list of facts: what it is called, and what is known. Those without a text are left out. */
export function factList(facts: readonly { name: string; text: string }[]): HTMLElement {
    return h("dl", { class: "facts" }, ...facts.filter(fact => fact.text.length > 0).flatMap(fact => [h("dt", {}, fact.name), h("dd", {}, fact.text)]));
}
