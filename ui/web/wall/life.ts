// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { clock, dayLength, minuteLength } from "../words/time";
import { WallClock } from "./options";

/** A frozen wall must not be taken for a calm one: how old the last sign of life may be. */
export type Life = "waiting" | "live" | "stale" | "gone";

export const staleAfter = 10000;
export const goneAfter = 60000;

/** `age` is milliseconds since the last frame; `seen` whether there is a picture at all. */
export function lifeOf(age: number, seen: boolean): Life {
    if (age > goneAfter)
        return "gone";
    return !seen ? "waiting" : age > staleAfter ? "stale" : "live";
}

/** "00:42". */
export function minutesAndSeconds(milliseconds: number): string {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    return [Math.floor(seconds / 60), seconds % 60].map(part => String(part).padStart(2, "0")).join(":");
}

/** "01:04:42" of an incident; days stand before it. */
export function elapsed(milliseconds: number): string {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    const days = Math.floor(seconds / 86400);
    const rest = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(part => String(part).padStart(2, "0")).join(":");
    return days > 0 ? tr("%1 d %2", days, rest) : rest;
}

/** What stands over a picture that is not the present; `since` is the instant of the last sign of life. */
export function lifeText(life: Life, age: number, since: string): string {
    switch (life) {
    case "stale":
        return tr("STALE %1", minutesAndSeconds(age));
    case "gone":
        return since ? tr("NO DATA SINCE %1", since) : tr("NO DATA");
    default:
        return "";
    }
}

let localTime = (instant: number, locale: string): string => {
    const zoned = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", second: "2-digit", hour12: false, hourCycle: "h23", timeZoneName: "short" });
    const part = (type: string): string => zoned.formatToParts(instant).find(one => one.type === type)?.value ?? "";
    return `${part("hour")}:${part("minute")}:${part("second")} ${part("timeZoneName")}`;
};

/** "14:02:40Z", and "15:02:40 CET" for those who read local time. */
export function clockText(instant: number, kind: WallClock, locale: string): string {
    if (instant <= 0)
        return "";
    if (kind === "utc")
        return `${clock(instant)}Z`;
    return localTime(instant, locale);
}

/** Where there is no Intl whoever runs the wall knows the time of the place. */
export function useLocalTime(next: (instant: number, locale: string) => string): void {
    localTime = next;
}

/** How far the sweep has come, 0 to 1: a turn is a minute of the server's clock, which moves with its ticks alone. */
export function sweep(asOf: number): number {
    return (asOf % minuteLength) / minuteLength;
}

const ring: readonly [number, number][] = [[-2, -2], [0, -2], [2, -2], [2, 0], [2, 2], [0, 2], [-2, 2], [-2, 0]];

/** Where the scene stands, in pixels, so that nothing burns in: 2 px further every 5 minutes, around a small square. */
export function shiftOf(uptime: number): [number, number] {
    return ring[Math.floor(uptime / (5 * minuteLength)) % ring.length] ?? [0, 0];
}

/** Every ten minutes the outlines of what is coloured are swapped with what lies around: a block that stays must not burn in. */
export function outlinesSwapped(uptime: number): boolean {
    return Math.floor(uptime / (10 * minuteLength)) % 2 === 1;
}

/** After a day the page begins anew, when nobody has to look at it. */
export function shouldRenew(uptime: number, life: Life, urgent: boolean): boolean {
    return uptime >= dayLength && life === "live" && !urgent;
}
