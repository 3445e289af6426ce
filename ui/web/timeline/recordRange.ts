// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { TimeStretch } from "./TimeFolds";
import { dayLength, formatAge, hourLength, minute, minuteLength } from "../words/time";

/** All that can be gone to: from where the record begins up to the present. */
export interface RecordRange {
    begin: number;
    now: number;
}

/** How long a bar can be, and how far a key goes on it; the last one is for all of the record. */
export const barLengths: readonly { text: string; length: number; step: number }[] = [
    { text: "1 h", length: hourLength, step: 10000 }, { text: "24 h", length: dayLength, step: 5 * minuteLength }, { text: "7 d", length: 7 * dayLength, step: 30 * minuteLength },
    { text: "30 d", length: 30 * dayLength, step: 2 * hourLength }, { text: "All", length: Infinity, step: 0 }
];

/** What a bar of that length shows: the end of the record, or what lies around `middle` where somebody is before it. */
export function barOf(range: RecordRange, length: number, middle: number): TimeStretch {
    const long = Math.min(length, range.now - range.begin);
    const to = middle > 0 ? Math.min(range.now, Math.max(middle + long / 2, range.begin + long)) : range.now;
    return { from: to - long, to };
}

/** How far a key goes on a bar that is so long. */
export function stepOf(bar: TimeStretch): number {
    return barLengths.find(one => bar.to - bar.from <= one.length && one.step > 0)?.step ?? 2 * hourLength;
}

export function shareOf(bar: TimeStretch, at: number): number {
    return Math.min(Math.max((at - bar.from) / Math.max(bar.to - bar.from, 1), 0), 1);
}

/** The instant at a share of the bar, in whole seconds; 0 at the end of the record, which is the present. */
export function instantOfShare(range: RecordRange, bar: TimeStretch, share: number): number {
    return within(range, bar.from + Math.min(Math.max(share, 0), 1) * (bar.to - bar.from));
}

/** No earlier than the record, and no later than a second ago: what is later is the present. */
export function within(range: RecordRange, at: number): number {
    // The record begins within a second; the one before it would be refused.
    const whole = Math.max(Math.round(at / 1000) * 1000, Math.ceil(range.begin / 1000) * 1000);
    return whole >= range.now - 1000 ? 0 : whole;
}

/** Where a key leads from an instant, 0 being the present, with Shift ten times as far; null for one that leads nowhere. */
export function keyed(range: RecordRange, step: number, at: number, key: string, shift: boolean): number | null {
    const direction: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
    if (key === "Home")
        return within(range, range.begin);
    if (key === "End")
        return 0;
    const way = direction[key];
    return way === undefined ? null : within(range, (at || range.now) + way * step * (shift ? 10 : 1));
}

/** "as of 03:12Z, 4 h ago". */
export function asOfWords(at: number, now: number): string {
    return at === 0 ? tr("now") : tr("as of %1, %2 ago", minute(at, now), formatAge(now - at));
}
