// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** The colours of the page are those of the console: page.css is read beside ui/theme/Palette.cpp. */
const css = readFileSync(`${SOURCE_DIR}/ui/web/page.css`, "utf8");
const palette = readFileSync(`${SOURCE_DIR}/ui/theme/Palette.cpp`, "utf8");

function consoleColors(scheme: string): Map<string, string> {
    const body = new RegExp(`Palette ${scheme}Palette\\(\\)\\s*\\{([\\s\\S]*?)return p;`).exec(palette)?.[1] ?? "";
    const colors = new Map<string, string>();
    for (const [, names, value] of body.matchAll(/((?:p\.\w+ = )+)QColor\(0x([0-9A-F]{6})u\)/g)) {
        for (const [, name] of (names ?? "").matchAll(/p\.(\w+)/g))
            colors.set((name ?? "").replace(/Fg$/, "-fg").replace(/^on(P|H|N)/, (_all, letter: string) => `on-${letter.toLowerCase()}`), (value ?? "").toLowerCase());
    }
    return colors;
}

function pageColors(block: string): Map<string, string> {
    const colors = new Map<string, string>();
    for (const [, name, value] of block.matchAll(/--([\w-]+): #([0-9a-f]{3,6});/g))
        colors.set(name ?? "", (value ?? "").length === 3 ? [...(value ?? "")].map(one => one + one).join("") : value ?? "");
    return colors;
}

const rootBlock = (after: string): string => {
    const begin = css.indexOf(after);
    const open = css.indexOf(":root {", begin);
    return css.slice(open, css.indexOf("}", open));
};

test("light, dark and contrast have the console's colours for every role", () => {
    const light = pageColors(rootBlock("/* The roles"));
    const dark = new Map([...light, ...pageColors(rootBlock("@media (prefers-color-scheme: dark)"))]);
    const contrast = new Map([...light, ...pageColors(rootBlock("@media (prefers-contrast: more)"))]);
    for (const [name, page] of [["light", light], ["dark", dark], ["contrast", contrast]] as const) {
        const colors = consoleColors(name);
        ok(colors.size >= 26, `${name}: ${colors.size}`);
        deepEqual([...colors].filter(([role, value]) => page.get(role) !== value).map(([role, value]) => `${name} ${role} ${value} ${page.get(role) ?? "none"}`), []);
    }
});

function luminance(hex: string): number {
    const channel = (at: number): number => {
        const value = parseInt(hex.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

test("texts are read on every surface that they stand on", () => {
    for (const scheme of ["light", "dark", "contrast"]) {
        const colors = consoleColors(scheme);
        for (const text of ["text", "text2", "text3", "p2-fg", "hold-fg"]) {
            for (const surface of ["bg", "panel", "raised", "header", "band"]) {
                const [one, other] = [luminance(colors.get(text) ?? ""), luminance(colors.get(surface) ?? "")];
                ok((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 4.5, `${scheme} ${text} on ${surface}`);
            }
        }
    }
});

test("the page stands on no style of its own that a policy forbids", () => {
    equal(/@import|url\(/.test(css), false);
});
