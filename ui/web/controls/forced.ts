// SPDX-License-Identifier: Apache-2.0

/** The media of page.css under which the colours of each theme stand; those of "light" stand under none. */
const mediaOf = { light: "", dark: "prefers-color-scheme: dark", hc: "prefers-contrast: more" } as const;

/** Shows a theme whatever the browser would choose, with the colours that page.css has for it; empty leaves the choice to the browser. */
export function applyTheme(document: Document, theme: keyof typeof mediaOf | ""): void {
    if (theme === "")
        return;
    const root = document.documentElement;
    for (const sheet of document.styleSheets) {
        for (const rule of sheet.cssRules) {
            if (rule instanceof CSSStyleRule && rule.selectorText === ":root")
                copy(rule, root);
            else if (rule instanceof CSSMediaRule && mediaOf[theme] !== "" && rule.conditionText.replace(/:\s*/, ": ").includes(mediaOf[theme]))
                [...rule.cssRules].forEach(one => one instanceof CSSStyleRule && one.selectorText === ":root" && copy(one, root));
        }
    }
    root.style.setProperty("color-scheme", theme === "light" ? "light" : "dark");
}

function copy(rule: CSSStyleRule, root: HTMLElement): void {
    for (const name of rule.style) {
        if (name.startsWith("--"))
            root.style.setProperty(name, rule.style.getPropertyValue(name));
    }
}
