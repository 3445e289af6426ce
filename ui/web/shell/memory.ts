// SPDX-License-Identifier: Apache-2.0

/**
 * What a page had when it was left: filters and choices, never rows and never a token. It goes with the tab; where a
 * browser keeps nothing, with the page.
 */
class Memory {
    private readonly kept = new Map<string, string>();

    get(name: string): string {
        try {
            return sessionStorage.getItem(`holdpoint.page.${name}`) ?? this.kept.get(name) ?? "";
        } catch {
            return this.kept.get(name) ?? "";
        }
    }

    set(name: string, value: string): void {
        this.kept.set(name, value);
        try {
            sessionStorage.setItem(`holdpoint.page.${name}`, value);
        } catch {
            // Kept here at least.
        }
    }
}

export const memory = new Memory();
