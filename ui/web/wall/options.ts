// SPDX-License-Identifier: Apache-2.0

import { languageFor, tr } from "../words/languages";
import { visible } from "../words/text";

export const layoutNames = ["fleet", "holds", "power", "calendar", "incident"] as const;
export type LayoutName = typeof layoutNames[number];
export type WallTheme = "light" | "dark" | "hc";
export type WallClock = "utc" | "local";

/** What the address of a wall asks for, and what of it was not understood, a sentence each. */
export interface WallOptions {
    layouts: LayoutName[];
    /** In small letters; any of them has to fit. Empty for all machines. */
    scope: string[];
    /** Empty follows the browser. */
    theme: WallTheme | "";
    distance: number;
    diagonal: number;
    /** Seconds on each layout; 0 where there is one. */
    rotate: number;
    language: string;
    clocks: WallClock[];
    aliases: boolean;
    sound: boolean;
    remarks: string[];
}

const known = ["wall", "scope", "theme", "distance", "diagonal", "rotate", "lang", "clock", "aliases", "sound"];

function listOf(value: string): string[] {
    return value.split(",").map(one => one.trim().toLowerCase()).filter(one => one.length > 0);
}

/** `query` is that of the address; `wanted` the languages of the browser. */
export function wallOptions(query: string, wanted: readonly string[]): WallOptions {
    const remarks: string[] = [];
    const options = readOptions([...new URLSearchParams(query)], wanted, 1, (name, value, rule) => {
        remarks.push(tr("%1=%2 is ignored: %3.", visible(name).slice(0, 20), visible(value).slice(0, 30), rule));
    });
    return { ...options, remarks };
}

/**
 * What an address or a command line asks for, for so many clusters. What is not understood is told to `reject`: the name, the value
 * and the rule that it breaks, a clause.
 */
export function readOptions(pairs: readonly (readonly [string, string])[], wanted: readonly string[], clusters: number,
                            reject: (name: string, value: string, rule: string) => void): WallOptions {
    const given = { get: (name: string): string | null => pairs.find(pair => pair[0] === name)?.[1] ?? null };
    const number = (name: string, least: number, most: number, otherwise: number): number => {
        const value = given.get(name);
        if (value === null)
            return otherwise;
        const parsed = /^\d+(\.\d+)?$/.test(value) ? Number(value) : NaN;
        if (parsed >= least && parsed <= most)
            return parsed;
        reject(name, value, tr("use a number from %1 to %2", least, most));
        return otherwise;
    };
    /** Those of a list that may be; each other one is told. */
    const several = <Name extends string>(name: string, names: readonly Name[], otherwise: Name): Name[] => {
        const value = given.get(name);
        if (value === null)
            return [otherwise];
        const found: Name[] = [];
        for (const one of listOf(value)) {
            const fits = names.find(each => each === one);
            if (!fits)
                reject(name, one, tr("use one of %1", names.join(", ")));
            else if (!found.includes(fits))
                found.push(fits);
        }
        if (listOf(value).length === 0)
            reject(name, value, tr("use one of %1", names.join(", ")));
        return found.length > 0 ? found : [otherwise];
    };
    const single = <Name extends string>(name: string, names: readonly Name[]): Name | "" => {
        const value = given.get(name);
        if (value === null)
            return "";
        const fits = names.find(each => each === value.toLowerCase());
        if (!fits)
            reject(name, value, tr("use one of %1", names.join(", ")));
        return fits ?? "";
    };

    const layouts = several("wall", layoutNames, "fleet");
    const turns = layouts.length * clusters;
    let rotate = number("rotate", 5, 3600, turns > 1 ? 30 : 0);
    if (rotate > 0 && turns < 2) {
        reject("rotate", String(rotate), tr("only one layout is shown"));
        rotate = 0;
    }
    const lang = given.get("lang");
    // What is not known would be shown in English, and nobody would know why.
    const speaks = lang !== null && (languageFor([lang]) !== "en" || /^en\b/i.test(lang));
    if (lang !== null && !speaks)
        reject("lang", lang, tr("this language is not available"));
    const options: WallOptions = {
        layouts, scope: listOf(given.get("scope") ?? ""), theme: single("theme", ["light", "dark", "hc"]), distance: number("distance", 0.5, 50, 3),
        diagonal: number("diagonal", 5, 500, 55), rotate, language: languageFor(speaks && lang !== null ? [lang] : wanted),
        clocks: several("clock", ["utc", "local"], "utc"), aliases: single("aliases", ["on", "off"]) === "on", sound: single("sound", ["p1"]) === "p1", remarks: []
    };
    for (const [name, value] of pairs) {
        if (!known.includes(name))
            reject(name, value, tr("not an option of a wall"));
    }
    return options;
}

/** Whether a machine belongs to what the wall shows: its set or role as it is, or a part of its name. */
export function inScope(scope: readonly string[], machine: { name: string; role: string; set: string }): boolean {
    return scope.length === 0 || scope.some(one => machine.set.toLowerCase() === one || machine.role.toLowerCase() === one || machine.name.toLowerCase().includes(one));
}
