// SPDX-License-Identifier: Apache-2.0

import { mayHide, visibleValue } from "../words/text";

/**
 * The frames of `/live` (docs/protocol.md). The page looks and never acts: ClientFrame is all that it can say, and there
 * is no other way to the socket than frameText().
 */
export const protocolVersion = 1;

export type Row = Record<string, unknown>;
export type Rows = Record<string, Row>;

export type ClientFrame =
    | { op: "hello"; protocol: number; client: string; resume?: { session: string; views: Record<string, number> } }
    | { op: "subscribe"; id: string; view: string; options?: Record<string, string | number> }
    | { op: "unsubscribe"; id: string }
    | { op: "pong" };

export interface Server {
    version: string;
    cluster: string;
    mode: string;
    timeScale: number;
    startedAt: string;
}

export type ServerFrame =
    | { op: "welcome"; protocol: number; session: string; resumed: boolean; server: Server; identity: { name: string; roles: string[] } }
    | { op: "snapshot"; id: string; seq: number; at: string; rows: Rows; asOf?: string; blind?: string }
    | { op: "delta"; id: string; seq: number; at: string; set: Rows; remove: string[] }
    | { op: "tick"; now: string }
    | { op: "ping" }
    | { op: "error"; id?: string; code: string; message: string; said?: unknown }
    | { op: "goodbye"; reason: string; reasonMessage?: { id: string } }
    | { op: "other" };

export function frameText(frame: ClientFrame): string {
    return JSON.stringify(frame);
}

function text(value: unknown): string {
    return typeof value === "string" ? value : "";
}

function number(value: unknown): number {
    return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

function object(value: unknown): Record<string, unknown> {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value as Record<string, unknown> : {};
}

/** Rows that are no objects are left out. Of what is read as lines, the YAML of a machine, the lines stay. */
function rowsOf(value: unknown, escape: boolean): Rows {
    const rows = object(value);
    for (const [key, row] of Object.entries(rows)) {
        if (typeof row !== "object" || row === null || Array.isArray(row))
            delete rows[key];
        else if (escape)
            rows[key] = visibleValue(row, key === "yaml");
    }
    return rows as Rows;
}

/** Null for what is no frame. Every text in it is one that a screen may show; keys of rows are as they came. */
export function parseFrame(message: unknown): ServerFrame | null {
    if (typeof message !== "string")
        return null;
    let parsed: unknown;
    try {
        parsed = JSON.parse(message);
    } catch {
        return null;
    }
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
        return null;
    const frame = parsed as Record<string, unknown>;
    const escape = mayHide(message);
    const shown = (value: unknown): unknown => (escape ? visibleValue(value) : value);
    switch (frame["op"]) {
    case "welcome": {
        const server = object(shown(frame["server"]));
        const identity = object(shown(frame["identity"]));
        return {
            op: "welcome", protocol: number(frame["protocol"]), session: text(frame["session"]), resumed: frame["resumed"] === true,
            server: { version: text(server["version"]), cluster: text(server["cluster"]), mode: text(server["mode"]),
                      timeScale: number(server["timeScale"]) || 1, startedAt: text(server["startedAt"]) },
            identity: { name: text(identity["name"]),
                        roles: Array.isArray(identity["roles"]) ? identity["roles"].filter(role => typeof role === "string") : [] }
        };
    }
    case "snapshot":
        return { op: "snapshot", id: text(frame["id"]), seq: number(frame["seq"]), at: text(frame["at"]), rows: rowsOf(frame["rows"], escape),
                 ...(typeof frame["asOf"] === "string" ? { asOf: frame["asOf"] } : {}),
                 ...(typeof frame["blind"] === "string" ? { blind: text(shown(frame["blind"])) } : {}) };
    case "delta":
        return { op: "delta", id: text(frame["id"]), seq: number(frame["seq"]), at: text(frame["at"]), set: rowsOf(frame["set"], escape),
                 remove: Array.isArray(frame["remove"]) ? frame["remove"].filter(key => typeof key === "string") : [] };
    case "tick":
        return { op: "tick", now: text(frame["now"]) };
    case "ping":
        return { op: "ping" };
    case "error":
        return { op: "error", id: text(frame["id"]), code: text(frame["code"]), message: text(shown(frame["message"])), said: frame["said"] };
    case "goodbye": {
        const message = object(frame["reasonMessage"]);
        return { op: "goodbye", reason: text(shown(frame["reason"])), reasonMessage: { id: text(message["id"]) } };
    }
    default:
        return { op: "other" };
    }
}
