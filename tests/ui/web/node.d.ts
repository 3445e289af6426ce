// SPDX-License-Identifier: Apache-2.0

/** As much of node as the tests use; its own types are no package of the distribution's compiler. */
declare module "node:test" {
    export function test(name: string, body: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
    export function equal(actual: unknown, expected: unknown, message?: string): void;
    export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
    export function ok(value: unknown, message?: string): asserts value;
    export function match(text: string, pattern: RegExp): void;
}
declare module "node:fs" {
    export function readFileSync(path: string, encoding: "utf8"): string;
    export function readdirSync(path: string): string[];
}
declare const SOURCE_DIR: string;
declare const PAGE_DIR: string;
