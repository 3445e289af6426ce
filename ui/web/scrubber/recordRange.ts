// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { dayLength, formatAge, hourLength, minute, minuteLength } from "../words/time";

/** All that can be gone to: from where the record begins up to the present. */
export interface RecordRange {
    begin: number;
    now: number;
}

export function shareOf(range: RecordRange, at: number): number {
    return Math.min(Math.max((at - range.begin) / Math.max(range.now - range.begin, 1), 0), 1);
}

/** The instant at a share of the bar, in whole seconds; 0 at its end, which is the present. */
export function instantOfShare(range: RecordRange, share: number): number {
    return within(range, range.begin + Math.min(Math.max(share, 0), 1) * (range.now - range.begin));
}

/** No earlier than the record, and no later than a second ago: what is later is the present. */
export function within(range: RecordRange, at: number): number {
    // The record begins within a second; the one before it would be refused.
    const whole = Math.max(Math.round(at / 1000) * 1000, Math.ceil(range.begin / 1000) * 1000);
    return whole >= range.now - 1000 ? 0 : whole;
}

/** Where a key leads from an instant, 0 being the present; null for one that leads nowhere. */
export function keyed(range: RecordRange, at: number, key: string, shift: boolean): number | null {
    const from = at || range.now;
    const steps: Record<string, number> = {
        ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -dayLength, PageUp: dayLength
    };
    if (key === "Home")
        return within(range, range.begin);
    if (key === "End")
        return 0;
    const step = steps[key];
    if (step === undefined)
        return null;
    return within(range, from + (Math.abs(step) > 1 ? step : step * (shift ? hourLength : minuteLength)));
}

/** "as of 03:12Z, 4 h ago". */
export function asOfWords(at: number, now: number): string {
    return at === 0 ? tr("now") : tr("as of %1, %2 ago", minute(at, now), formatAge(now - at));
}
