// SPDX-License-Identifier: Apache-2.0

import { instant, number, objects, text, texts } from "../rows/members";
import { Row } from "../session/wire";
import { said, tr } from "../words/languages";
import { dayDate, dayLength, formatAge } from "../words/time";

/** In days from the begin of what is shown. */
export interface LaneItem {
    from: number;
    to: number;
    /** Of a maintenance: its key, its row, and the line within the lane. */
    key: string;
    row: Row | null;
    sublane: number;
}

/** A line of the week: a window with its openings, or a machine set with what is to be done. */
export interface Lane {
    kind: "window" | "set";
    name: string;
    note: string;
    fault: string;
    sublanes: number;
    items: LaneItem[];
}

function spanOf(begin: number, end: number, start: number, days: number): { from: number; to: number } | null {
    const from = (begin - start) / dayLength;
    const to = (end - start) / dayLength;
    return begin === 0 || to <= 0 || from >= days ? null : { from: Math.max(0, from), to: Math.min(days, to) };
}

/** As CalendarTimes::lanes() of the console. */
export function lanesOf(windows: readonly Row[], works: readonly [string, Row][], start: number, days: number): Lane[] {
    const lanes: Lane[] = windows.map(window => ({
        kind: "window", name: text(window, "name"), note: text(window, "machines"), fault: said(window, "fault"), sublanes: 1,
        items: objects(window, "openings").flatMap(opening => {
            const span = spanOf(instant(opening, "start"), instant(opening, "end"), start, days);
            return span ? [{ ...span, key: "", row: null, sublane: 0 }] : [];
        })
    }));
    const sets = new Map<string, { ends: number[]; items: LaneItem[] }>();
    for (const [key, row] of works) {
        const span = spanOf(instant(row, "start"), instant(row, "end"), start, days);
        if (!span)
            continue;
        const name = text(row, "set");
        const set = sets.get(name) ?? { ends: [], items: [] };
        sets.set(name, set);
        let sublane = set.ends.findIndex(end => end <= span.from);
        if (sublane < 0)
            sublane = set.ends.length;
        set.ends[sublane] = Math.max(span.to, span.from + 1.2); // a short bar has its name beside it
        set.items.push({ ...span, key, row, sublane });
    }
    for (const name of [...sets.keys()].sort()) {
        const set = sets.get(name);
        if (set)
            lanes.push({ kind: "set", name: name || tr("no machine set"), note: "", fault: "", sublanes: set.ends.length, items: set.items });
    }
    return lanes;
}

const stateWords: Record<string, string> = {
    announced: "Announced", scheduled: "Scheduled", tooLong: "Scheduled, too long for its window", inProgress: "In progress", overrunning: "Overrunning",
    blocked: "Blocked", manual: "Needs a person", failed: "Failed verification", expired: "Expired"
};

export function stateText(row: Row): string {
    const state = text(row, "state");
    return tr(stateWords[state] ?? state);
}

export function lookOf(row: Row): string {
    const state = text(row, "state");
    return state === "failed" ? "failed" : state === "inProgress" || state === "overrunning" ? "progress" : "maintenance";
}

export function isBad(row: Row): boolean {
    return number(row, "priority") > 0 || text(row, "state") === "failed" || number(row, "overrunSeconds") > 0;
}

export function forecastText(row: Row): string {
    const expected = formatAge(number(row, "expectedSeconds") * 1000);
    const unknown = texts(row, "unknownHooks");
    const words = unknown.length > 0 ? tr("at least %1: there is no history yet of %2", expected, unknown.join(", ")) : tr("about %1", expected);
    if (instant(row, "start") === 0)
        return words;
    const overrun = number(row, "overrunSeconds");
    if (overrun > 0)
        return tr("%1; will overrun by %2", words, formatAge(overrun * 1000));
    // Whether what takes at least so long fits is not known.
    return unknown.length > 0 ? words : tr("%1; fits", words);
}

/** "hook Backup of storage will hold at preTerminate; usually up to 12 m". */
export function biteText(bite: Row): string {
    const usual = number(bite, "usualSeconds");
    const sentence = said(bite, "sentence");
    return usual > 0 ? tr("%1; usually up to %2", sentence, formatAge(usual * 1000)) : sentence;
}

export function dayName(instant: number, locale: string): string {
    return `${new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(instant)} ${dayDate(instant)}`;
}
