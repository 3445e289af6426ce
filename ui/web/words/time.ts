// SPDX-License-Identifier: Apache-2.0

/**
 * Instants and durations in words, as the console says them (model/base/Time, ui/controls/Words). An instant is
 * milliseconds since 1970 in UTC, with microseconds behind the point; 0 is none.
 */

const second = 1000;
export const minuteLength = 60 * second;
export const hourLength = 60 * minuteLength;
export const dayLength = 24 * hourLength;

const rfc3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:([Zz])|([+-])(\d\d):(\d\d))$/;

/** An instant of RFC 3339; 0 for what is none. Digits beyond the sixth behind the point are cut. */
export function instantOf(text: unknown): number {
    if (typeof text !== "string" || text.length === 0)
        return 0;
    const parts = rfc3339.exec(text);
    if (!parts)
        return 0;
    const [year, month, day, hour, minute, seconds] = parts.slice(1, 7).map(Number) as
        [number, number, number, number, number, number];
    if (month < 1 || month > 12 || hour > 23 || minute > 59 || seconds > 60)
        return 0;
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
        return 0;
    const micros = Number((parts[7] ?? "").padEnd(6, "0").slice(0, 6));
    const offsetHour = Number(parts[10] ?? 0);
    const offsetMinute = Number(parts[11] ?? 0);
    if (offsetHour > 23 || offsetMinute > 59)
        return 0;
    const offset = (parts[9] === "-" ? -1 : 1) * (offsetHour * hourLength + offsetMinute * minuteLength);
    return date.getTime() + hour * hourLength + minute * minuteLength + seconds * second + micros / 1000 - offset;
}

function digits(value: number, count: number): string {
    return String(value).padStart(count, "0");
}

/** RFC 3339 in whole seconds, as the backend writes times that people read. */
export function formatTime(instant: number): string {
    return new Date(Math.floor(instant / second) * second).toISOString().replace(".000Z", "Z");
}

/** RFC 3339 with milliseconds where there are some; what a link carries. */
export function formatExact(instant: number): string {
    return new Date(Math.floor(instant)).toISOString().replace(".000Z", "Z");
}

function pair(big: number, bigUnit: string, small: number, unit: string): string {
    return small === 0 ? `${big} ${bigUnit}` : `${big} ${bigUnit} ${small} ${unit}`;
}

/** "47 m", "3 h 12 m", "2 d 5 h"; less than nothing is "0 s". */
export function formatAge(milliseconds: number): string {
    const total = Math.max(0, Math.floor(milliseconds / second));
    if (total < 60)
        return `${total} s`;
    if (total < 3600)
        return `${Math.floor(total / 60)} m`;
    if (total < 86400)
        return pair(Math.floor(total / 3600), "h", Math.floor(total / 60) % 60, "m");
    return pair(Math.floor(total / 86400), "d", Math.floor(total / 3600) % 24, "h");
}

export function age(since: number, now: number): string {
    return since > 0 ? formatAge(now - since) : "";
}

/** While the picture is not the present: it may have lasted longer. */
export function atLeast(since: number, now: number): string {
    return since > 0 ? `\u2265 ${formatAge(now - since)}` : "";
}

/** "14:03:22". */
export function clock(instant: number): string {
    return instant > 0 ? formatTime(instant).slice(11, 19) : "";
}

/** "2026-11-27 14:03:22Z". */
export function stamp(instant: number): string {
    return instant > 0 ? formatTime(instant).replace("T", " ") : "";
}

/** "14:03Z", with the day in front of it where that is not the day of `now`. */
export function minute(instant: number, now: number): string {
    if (instant <= 0)
        return "";
    const text = formatTime(instant);
    const sameDay = text.slice(0, 10) === (now > 0 ? formatTime(now).slice(0, 10) : "");
    return sameDay ? `${text.slice(11, 16)}Z` : `${text.slice(5, 10)} ${text.slice(11, 16)}Z`;
}

/** How old the last sign of life is. */
export function streamAge(milliseconds: number): string {
    return milliseconds < 3000 ? `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s` : formatAge(milliseconds);
}

/** A Go duration that is at least so long, in whole seconds: what a view of a timeline is named by. */
export function goDuration(milliseconds: number): string {
    return `${Math.max(1, Math.ceil(milliseconds / second))}s`;
}

/** The begin of the day in UTC. */
export function dayOf(instant: number): number {
    return Math.floor(instant / dayLength) * dayLength;
}

/** The begin of the month in UTC, so many months later. */
export function monthOf(instant: number, months: number): number {
    const date = new Date(instant);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

export function monthName(instant: number): string {
    return formatTime(instant).slice(0, 7);
}

export function dayDate(instant: number): string {
    return formatTime(instant).slice(5, 10);
}

export function dayNumber(instant: number): number {
    return Number(digits(new Date(instant).getUTCDate(), 2));
}
