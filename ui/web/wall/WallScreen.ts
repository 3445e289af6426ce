// SPDX-License-Identifier: Apache-2.0

import { glyph, h, setAttribute, setClass, setStyle, setText, show } from "../controls/dom";
import { tr } from "../words/languages";
import { unbroken } from "../words/text";
import { cut, WallCounter, WallLine, WallPicture } from "./picture";
import { TextSizes } from "./sizes";
import { Frame } from "./WallCourse";
import { WallMatrix } from "./WallMatrix";

/** A name is broken at its hyphens only where it has no room in a line. */
function whole(text: string): string {
    return unbroken(text).replace(/(\w)-(?=\w)/g, "$1-\u2060");
}

/** One line of a wall; it is made once and says something else when it has to. */
class Line {
    readonly element: HTMLElement;
    private readonly sign = h("span", { class: "w-sign" });
    private readonly name = h("strong");
    private readonly words = h("span");
    private readonly note = h("span", { class: "w-note" });
    private shownSign = "";

    constructor() {
        this.element = h("li", { class: "w-line" }, this.sign, h("p", { class: "w-words" }, this.name, " ", this.words), this.note);
    }

    fill(line: WallLine): void {
        const sign = `${line.look} ${line.priority}`;
        if (sign !== this.shownSign) {
            this.shownSign = sign;
            this.sign.replaceChildren(glyph(line.look, line.priority));
        }
        setText(this.name, whole(line.name));
        setText(this.words, whole(line.words));
        setText(this.note, unbroken(line.note));
        setClass(this.element, "w-line-head", line.head);
        setAttribute(this.element, "data-priority", String(line.priority));
    }
}

class Counter {
    readonly element: HTMLElement;
    private readonly sign = h("span", { class: "w-sign" });
    private readonly figure = h("span", { class: "w-figure" });
    private readonly text = h("span", { class: "w-counter-text" });
    private readonly note = h("span", { class: "w-counter-note" });
    private shownSign = "";

    constructor() {
        this.element = h("div", { class: "w-counter" }, this.text, h("p", { class: "w-number" }, this.sign, this.figure, this.note));
    }

    fill(counter: WallCounter): void {
        const sign = `${counter.look} ${counter.priority} ${counter.quiet}`;
        if (sign !== this.shownSign) {
            this.shownSign = sign;
            this.sign.replaceChildren(glyph(counter.look, counter.priority, counter.quiet ? "muted" : "cell"));
        }
        setText(this.figure, counter.figure);
        setText(this.text, counter.text);
        setText(this.note, unbroken(counter.note));
        setClass(this.element, "w-silent", counter.quiet);
    }
}

/**
 * What hangs on the wall. It is made once; nodes are neither added nor dropped while time goes on, and nothing in it
 * takes a key or a pointer.
 */
export class WallScreen {
    readonly element: HTMLElement;

    private readonly matrix = new WallMatrix();
    private readonly scene: HTMLElement;
    private readonly place = h("span", { class: "w-place" });
    private readonly clocks = h("span", { class: "w-clock" });
    private readonly sweepLine = h("div", { class: "w-sweep", "aria-hidden": "true" }, h("i"));
    private readonly body = h("main", { class: "w-body" });
    private readonly big = h("p", { class: "w-big" });
    private readonly headline = h("p", { class: "w-headline" });
    private readonly counterRow = h("div", { class: "w-counters" });
    private readonly counters: Counter[] = [];
    private readonly list = h("ul", { class: "w-lines" });
    private readonly lines: Line[] = [];
    private readonly more = h("p", { class: "w-more" });
    private readonly proof = h("p", { class: "w-proof" });
    private readonly split: HTMLElement;
    private readonly foot = h("footer", { class: "w-foot" });
    private readonly over = h("div", { class: "w-over", hidden: true }, h("p", { class: "w-over-text" }), h("p", { class: "w-over-note" }));
    private sizes: TextSizes = { small: 16, normal: 20, headline: 40 };
    private largest = 64;
    private swapped = false;
    private said = "";
    private revision = -1;

    constructor() {
        this.split = h("div", { class: "w-split" }, h("div", { class: "w-column" }, this.list, this.more), this.matrix.element);
        this.body.append(this.big, this.headline, this.counterRow, this.split, this.proof);
        this.scene = h("div", { class: "w-scene" }, h("header", { class: "w-head" }, this.place, this.clocks), this.sweepLine, this.body, this.foot);
        this.element = h("div", { class: "w-app" }, this.scene, h("div", { class: "w-edge", "aria-hidden": "true" }), this.over);
    }

    /** `height` is that of the screen. */
    resize(sizes: TextSizes, height: number): void {
        this.sizes = sizes;
        // 64 px of a screen of 1080: a larger block of one colour is not needed to be seen.
        this.largest = Math.round(Math.max(24, (64 * height) / 1080));
        setStyle(this.element, "--w-block", `${this.largest}px`);
        setStyle(this.element, "--w-small", `${sizes.small}px`);
        setStyle(this.element, "--w-normal", `${sizes.normal}px`);
        setStyle(this.element, "--w-headline", `${sizes.headline}px`);
        this.said = "";
        this.revision = -1;
    }

    /** The colours are others. */
    recast(): void {
        this.matrix.recast();
        this.revision = -1;
    }

    /** What goes on each second. */
    frame(frame: Frame, title: string): void {
        setText(this.place, [frame.cluster, title].filter(part => part.length > 0).join(" \u00b7 "));
        setText(this.clocks, frame.clocks.join("   "));
        setStyle(this.sweepLine.firstElementChild as HTMLElement, "width", `${(frame.sweep * 100).toFixed(2)}%`);
        setStyle(this.scene, "transform", `translate(${frame.shift[0]}px, ${frame.shift[1]}px)`);
        if (this.swapped !== frame.swapped) {
            this.swapped = frame.swapped;
            this.revision = -1;
            setClass(this.element, "w-swapped", frame.swapped);
        }
        setText(this.foot, frame.foot);
        show(this.foot, frame.foot.length > 0);
        for (const life of ["waiting", "live", "stale", "gone"] as const)
            setClass(this.element, `w-is-${life}`, frame.life === life);
        setText(this.over.firstElementChild as Element, frame.lifeText);
        setText(this.over.lastElementChild as Element, frame.lifeNote);
        show(this.over, frame.lifeText.length > 0 || frame.lifeNote.length > 0);
    }

    /** `revision` is that of the machines in the matrix. */
    picture(picture: WallPicture, revision: number): void {
        const said = JSON.stringify([picture.layout, picture.headline, picture.counters, picture.lines, picture.more, picture.proof, picture.matrix?.length, picture.big.length,
                                     this.body.clientWidth, this.body.clientHeight]);
        setText(this.big, picture.big);
        if (said !== this.said) {
            this.said = said;
            this.compose(picture);
        }
        if (picture.matrix && revision !== this.revision) {
            this.revision = revision;
            this.matrix.show(picture.matrix, revision, this.sizes.small, this.largest, this.swapped);
        }
    }

    private compose(picture: WallPicture): void {
        setAttribute(this.element, "data-layout", picture.layout);
        const { small, normal } = this.sizes;
        const width = this.body.clientWidth;
        show(this.big, picture.big.length > 0);
        show(this.counterRow, picture.counters.length > 0);
        // Where five do not stand in a row they are a sentence.
        const asWords = picture.counters.length > 0 && width < picture.counters.length * small * 6.3;
        const words = picture.counters.filter(one => !one.quiet).map(one => tr("%1: %2", one.text, one.figure)).join(" \u00b7 ");
        show(this.counterRow, picture.counters.length > 0 && !asWords);
        const headline = [asWords ? words : "", picture.headline].filter(part => part.length > 0).join(" \u00b7 ");
        setText(this.headline, unbroken(headline));
        setClass(this.headline, "w-normal", picture.layout !== "quiet" && picture.lines.length > 0);
        show(this.headline, headline.length > 0);
        setText(this.proof, unbroken(picture.proof));
        show(this.proof, picture.proof.length > 0);
        show(this.matrix.element, picture.matrix !== null);
        setClass(this.split, "w-beside", picture.matrix !== null && width >= normal * 44);
        picture.counters.forEach((counter, at) => {
            const node = this.counters[at] ?? new Counter();
            if (!this.counters[at]) {
                this.counters.push(node);
                this.counterRow.append(node.element);
            }
            node.fill(counter);
        });
        // Fewer rows instead of smaller text.
        for (let many = picture.lines.length; many >= 0; --many) {
            this.fill(picture, many);
            if (many <= 1 || !this.overflows())
                break;
        }
        this.revision = -1;
        setClass(this.body, "w-crowded", this.overflows());
    }

    private fill(picture: WallPicture, many: number): void {
        const shown = cut(picture.lines, many, line => line.priority === 1);
        while (shown[shown.length - 1]?.head)
            shown.pop();
        shown.forEach((line, at) => {
            const node = this.lines[at] ?? new Line();
            if (!this.lines[at]) {
                this.lines.push(node);
                this.list.append(node.element);
            }
            node.fill(line);
        });
        this.lines.forEach((line, at) => show(line.element, at < shown.length));
        setClass(this.list, "w-several", shown.length > 1);
        const left = picture.layout === "fleet" ? 0 : picture.more + picture.lines.filter(line => !line.head && !shown.includes(line)).length;
        setText(this.more, left > 0 ? tr("+%1 more", left) : "");
        show(this.more, left > 0);
        show(this.list, shown.length > 0);
    }

    private overflows(): boolean {
        return this.body.scrollHeight > this.body.clientHeight + 1 || this.split.scrollHeight > this.split.clientHeight + 1;
    }
}
