// SPDX-License-Identifier: Apache-2.0

import { h } from "../controls/dom";
import { memory } from "../shell/memory";
import { Desk } from "../shell/Desk";
import { pathOfPage } from "../shell/routes";

/** A link to the holds of one cause, whatever the list was narrowed to. */
export function causeLink(desk: Desk, cause: string, ...inside: (Node | string)[]): HTMLElement {
    const link = h("a", { href: pathOfPage("holds", desk.moment) }, ...inside);
    link.addEventListener("click", () => {
        memory.set("holds/filter", `\u201c${cause}\u201d`);
        memory.set("holds/chips", "");
        memory.set("holds/grouping", "cause");
        memory.set("holds/unfolded", cause);
    });
    return link;
}
