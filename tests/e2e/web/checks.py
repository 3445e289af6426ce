# SPDX-License-Identifier: Apache-2.0
"""What a page has to be for everybody (WCAG 2.2 AA, the parts that a program can see), asked of the page itself."""

# What has a role that people act on has a name; there is one main, a language, one first heading and no step left out below
# it; an id is one; what an element says of others is there; text stands out from what is behind it.
PROGRAM = r"""
(() => {
    const faults = [];
    const seen = node => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0 && getComputedStyle(node).visibility !== "hidden"; };
    const about = node => `<${node.tagName.toLowerCase()}${node.id ? "#" + node.id : ""}${typeof node.className === "string" && node.className ? "." + node.className.trim().split(/\s+/).join(".") : ""}>`;
    const textOf = ids => (ids ?? "").split(/\s+/).map(id => document.getElementById(id)?.textContent ?? "").join(" ").trim();
    const name = node => (node.getAttribute("aria-label") ?? "").trim() || textOf(node.getAttribute("aria-labelledby"))
        || (node.labels?.length ? [...node.labels].map(one => one.textContent).join(" ").trim() : "")
        || (/^(INPUT|SELECT|TEXTAREA)$/.test(node.tagName) ? "" : node.textContent.trim()) || (node.getAttribute("title") ?? "").trim();

    if (!/^[a-z]{2}/.test(document.documentElement.lang)) faults.push("the document has no language");
    if (document.title.trim().length === 0) faults.push("the document has no title");
    const mains = [...document.querySelectorAll("main, [role=main]")].filter(seen);
    if (mains.length !== 1) faults.push(`there are ${mains.length} mains`);
    for (const node of document.querySelectorAll("a[href], button, input, select, textarea, [role=slider], [role=button], [role=tab], [role=checkbox], [role=application], [role=grid], dialog[open]")) {
        if (seen(node) && name(node).length === 0) faults.push(`${about(node)} has no name`);
    }
    for (const node of document.querySelectorAll("section[aria-label=''], nav:not([aria-label])")) faults.push(`${about(node)} has no name`);
    for (const node of document.querySelectorAll("svg, img, canvas")) {
        if (seen(node) && node.closest("[aria-hidden=true]") === null && !name(node) && !node.hasAttribute("alt") && node.getAttribute("role") !== "presentation") faults.push(`${about(node)} is a picture without words`);
    }
    for (const node of document.querySelectorAll("[role=slider]")) {
        for (const one of ["aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext"])
            if (!node.hasAttribute(one)) faults.push(`${about(node)} has no ${one}`);
    }
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(node => node.closest("dialog:not([open])") === null && (seen(node) || node.classList.contains("unseen")));
    if (headings.filter(one => one.tagName === "H1").length !== 1) faults.push(`there are ${headings.filter(one => one.tagName === "H1").length} first headings`);
    let before = 1;
    for (const one of headings) {
        const level = Number(one.tagName[1]);
        if (level > before + 1) faults.push(`${about(one)} comes after a heading of level ${before}`);
        before = level;
    }
    const ids = new Map();
    for (const node of document.querySelectorAll("[id]")) ids.set(node.id, (ids.get(node.id) ?? 0) + 1);
    for (const [id, many] of ids) if (many > 1) faults.push(`the id ${id} is there ${many} times`);
    for (const one of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
        for (const node of document.querySelectorAll(`[${one}]`))
            for (const id of node.getAttribute(one).split(/\s+/)) if (id && !document.getElementById(id)) faults.push(`${about(node)} has ${one}=${id}, which is not there`);
    }
    for (const node of document.querySelectorAll("[aria-hidden=true]"))
        if (node.querySelector("a[href], button, input, select, [tabindex='0']")) faults.push(`${about(node)} is hidden and can be focused`);
    for (const node of document.querySelectorAll("ul > :not(li), ol > :not(li)")) faults.push(`${about(node)} in a list is no item`);

    // Contrast of text with what is behind it, where that is one colour.
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = color => { paint.clearRect(0, 0, 1, 1); paint.fillStyle = color; paint.fillRect(0, 0, 1, 1); const [r, g, b, a] = paint.getImageData(0, 0, 1, 1).data; return [r, g, b, a / 255]; };
    const light = ([r, g, b]) => { const part = one => { const share = one / 255; return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; }; return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b); };
    const behind = node => {
        const layers = [];
        for (let one = node; one; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.backgroundImage !== "none") return null;
            const color = rgba(style.backgroundColor);
            if (color[3] > 0) layers.push(color);
            if (color[3] === 1) break;
        }
        return layers.reverse().reduce((below, above) => above.slice(0, 3).map((part, at) => part * above[3] + below[at] * (1 - above[3])), [255, 255, 255]);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const told = new Set();
    while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!node || walker.currentNode.textContent.trim().length === 0 || !seen(node) || node.closest(".unseen, [hidden], :disabled, option, dialog:not([open])")) continue;
        const back = behind(node);
        if (!back) continue;
        const style = getComputedStyle(node);
        const front = rgba(style.color);
        const mixed = front.slice(0, 3).map((part, at) => part * front[3] + back[at] * (1 - front[3]));
        const [high, low] = [light(mixed), light(back)].sort((a, b) => b - a);
        const ratio = (high + 0.05) / (low + 0.05);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        if (ratio < (large ? 3 : 4.5) - 0.005) {
            const what = `${about(node)} has a contrast of ${ratio.toFixed(2)}`;
            if (!told.has(what)) { told.add(what); faults.push(`${what}: '${walker.currentNode.textContent.trim().slice(0, 30)}'`); }
        }
    }
    return faults;
})()
"""


def faults_of(tab):
    """Sentences about what is wrong with the page as it stands; none when all is well."""
    return tab.evaluate(PROGRAM)
