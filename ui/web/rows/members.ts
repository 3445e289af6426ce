// SPDX-License-Identifier: Apache-2.0

import { Row } from "../session/wire";
import { instantOf } from "../words/time";

/** Members of rows as they are needed here; what is missing or of another type is as good as empty. */

const none: Row = {};

export function text(row: Row | null | undefined, name: string): string {
    const value = row?.[name];
    return typeof value === "string" ? value : "";
}

export function number(row: Row | null | undefined, name: string): number {
    const value = row?.[name];
    return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** Null for what nobody knows. */
export function known(row: Row | null | undefined, name: string): number | null {
    const value = row?.[name];
    return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function flag(row: Row | null | undefined, name: string): boolean {
    return row?.[name] === true;
}

/** Milliseconds since 1970; 0 for none. */
export function instant(row: Row | null | undefined, name: string): number {
    return instantOf(row?.[name]);
}

export function object(row: Row | null | undefined, name: string): Row {
    const value = row?.[name];
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value as Row : none;
}

export function objects(row: Row | null | undefined, name: string): Row[] {
    const value = row?.[name];
    return Array.isArray(value) ? value.filter(one => typeof one === "object" && one !== null) as Row[] : [];
}

export function texts(row: Row | null | undefined, name: string): string[] {
    const value = row?.[name];
    return Array.isArray(value) ? value.filter(one => typeof one === "string") as string[] : [];
}

export function numbers(row: Row | null | undefined, name: string): number[] {
    const value = row?.[name];
    return Array.isArray(value) ? value.map(one => (typeof one === "number" ? one : 0)) : [];
}

/** "worker-b-7" of "openshift-machine-api/worker-b-7". */
export function shortName(key: string): string {
    return key.slice(key.lastIndexOf("/") + 1);
}

/** Words of a filter, in small letters; what stands between quotation marks is one. */
export function termsOf(filter: string): string[] {
    return filter.toLowerCase().split(/["\u201c\u201d]/).flatMap((part, at) => (at % 2 === 1 ? [part.trim()] : part.split(/\s+/))).filter(term => term.length > 0);
}
