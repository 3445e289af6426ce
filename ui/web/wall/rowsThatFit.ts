// SPDX-License-Identifier: Apache-2.0

import { cut, WallLine, WallPicture } from "./picture";

/** What a line takes, and what there is for all of them; pixels. */
export interface LineRoom {
    heights: readonly number[];
    gap: number;
    /** Of the line that counts the others. */
    more: number;
    room: number;
}

export interface FittingLines {
    /** Places in the picture's lines. */
    shown: number[];
    /** Lines that are not shown, and are counted. */
    left: number;
}

/** Fewer rows instead of smaller text: those that have room whole, and how many others there are. One is always shown. */
export function rowsThatFit(picture: WallPicture, { heights, gap, more, room }: LineRoom): FittingLines {
    const { lines, layout } = picture;
    let found: FittingLines = { shown: [], left: 0 };
    for (let many = lines.length; many >= 1; --many) {
        const shown: WallLine[] = cut(lines, many, line => line.priority === 1);
        while (shown[shown.length - 1]?.head)
            shown.pop();
        const left = layout === "fleet" ? 0 : picture.more + lines.filter(line => !line.head && !shown.includes(line)).length;
        found = { shown: shown.map(line => lines.indexOf(line)), left };
        const taken = [...found.shown.map(at => heights[at] ?? 0), ...(left > 0 ? [more] : [])];
        if (taken.reduce((sum, one) => sum + one, 0) + gap * Math.max(0, taken.length - 1) <= room + 0.5)
            break;
    }
    return found;
}
