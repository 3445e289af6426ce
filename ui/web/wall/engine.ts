// SPDX-License-Identifier: Apache-2.0

/** What the engine of the console lacks of ES2019. It is imported before all else, since others use it as they are loaded. */
const lists = Array.prototype as unknown as Record<string, unknown>;
if (!lists["flatMap"]) {
    Object.defineProperty(Array.prototype, "flatMap", {
        value: function flatMap<Entry, Made>(this: Entry[], make: (entry: Entry, place: number) => Made | Made[]): Made[] {
            const all: Made[] = [];
            this.forEach((entry, place) => {
                const made = make(entry, place);
                if (Array.isArray(made))
                    all.push(...made);
                else
                    all.push(made);
            });
            return all;
        }
    });
}

export {};
