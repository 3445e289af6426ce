// SPDX-License-Identifier: Apache-2.0

import { Palette } from "../controls/palette";
import { TimeStretch } from "./TimeFolds";
import { isAbnormalMark, isAbnormalSpan, TimelineData } from "./timelineData";

/** What went on in one column of an overview. */
export interface DensityColumn {
    /** How many states began and how many moments there were. */
    changes: number;
    /** How many lanes held. */
    holding: number;
    failed: boolean;
    abnormal: boolean;
}

/** The whole of a timeline in columns of the same length of time: nothing is folded (ui/timeline/paint/TimelineDensity). */
export interface TimelineDensity {
    columns: DensityColumn[];
    /** From the first column to the last one that nobody observed. */
    gaps: { first: number; last: number }[];
    maxChanges: number;
}

/** Pure. What lasts ends at `whole.to`. */
export function timelineDensity(data: TimelineData, whole: TimeStretch, count: number): TimelineDensity {
    const density: TimelineDensity = { columns: [], gaps: [], maxChanges: 0 };
    if (whole.to <= whole.from || count <= 0)
        return density;
    density.columns = Array.from({ length: count }, () => ({ changes: 0, holding: 0, failed: false, abnormal: false }));
    const nearest = (time: number): number => Math.min(Math.max(Math.floor(((time - whole.from) / (whole.to - whole.from)) * count), 0), count - 1);
    const columnOf = (time: number): DensityColumn | undefined => (time >= whole.from && time <= whole.to ? density.columns[nearest(time)] : undefined);
    const columnsOf = (from: number, to: number): [number, number] | null =>
        to < whole.from || from > whole.to || to < from ? null : [nearest(Math.max(from, whole.from)), nearest(Math.min(to, whole.to))];
    for (const lane of data.lanes) {
        // A lane holds once in a column, however often.
        const held = new Set<number>();
        for (const span of lane.spans) {
            const begin = columnOf(span.from);
            if (begin)
                ++begin.changes;
            const columns = isAbnormalSpan(lane, span) ? columnsOf(span.from, span.to || whole.to) : null;
            for (let at = columns?.[0] ?? 0; columns && at <= columns[1]; ++at) {
                const column = density.columns[at] as DensityColumn;
                if (span.look === "holding" || span.look === "held")
                    held.add(at);
                else if (span.look === "failed")
                    column.failed = true;
                else
                    column.abnormal = true;
            }
        }
        for (const at of held)
            ++(density.columns[at] as DensityColumn).holding;
        for (const mark of lane.marks) {
            const column = columnOf(mark.at);
            if (!column)
                continue;
            ++column.changes;
            column.abnormal = column.abnormal || isAbnormalMark(mark);
        }
    }
    for (const gap of data.gaps) {
        const columns = columnsOf(gap.from, gap.to || whole.to);
        if (columns)
            density.gaps.push({ first: columns[0], last: columns[1] });
    }
    density.maxChanges = Math.max(0, ...density.columns.map(column => column.changes));
    return density;
}

const inset = 3;
const troubleHeight = 8;
const minSeen = 3; // columns; a lone one is overlooked
const changeHeight = 12;
const oneHold = 10;
const anotherHold = 4;

/** One column a pixel: above what was not as it should be, below what held, the higher the more lanes, before how much changed; dots where nobody observed. */
export function paintDensity(pen: CanvasRenderingContext2D, density: TimelineDensity, width: number, height: number, palette: Palette): void {
    pen.fillStyle = palette.panel;
    pen.fillRect(0, 0, width, height);
    const { columns } = density;
    const bottom = height - inset;
    const runs = (of: (column: DensityColumn) => number, call: (first: number, last: number, value: number) => void): void => {
        for (let begin = 0; begin < columns.length;) {
            const value = of(columns[begin] as DensityColumn);
            let end = begin + 1;
            while (end < columns.length && of(columns[end] as DensityColumn) === value)
                ++end;
            if (value > 0)
                call(begin, end - 1, value);
            begin = end;
        }
    };
    const seen = (first: number, last: number, top: number, tall: number): void => {
        const end = Math.max(last, Math.min(first + minSeen, columns.length) - 1);
        const begin = Math.max(0, Math.min(first, end - minSeen + 1));
        pen.fillRect(begin, top, end - begin + 1, tall);
    };
    pen.fillStyle = palette.text3;
    for (const gap of density.gaps) {
        for (let x = gap.first; x <= gap.last; x += 4) {
            for (let y = inset + 1; y < bottom; y += 4)
                pen.fillRect(x, y, 1.5, 1.5);
        }
    }
    pen.globalAlpha = 0.55;
    const most = Math.log2(1 + Math.max(density.maxChanges, 3));
    runs(column => (column.changes === 0 ? 0 : Math.ceil((changeHeight * Math.log2(1 + column.changes)) / most)),
         (first, last, tall) => pen.fillRect(first, bottom - tall, last - first + 1, tall));
    pen.fillRect(0, bottom, width, 1);
    pen.globalAlpha = 1;
    pen.fillStyle = palette.hold;
    runs(column => Math.min(column.holding, 3), (first, last, count) => {
        const tall = oneHold + anotherHold * (count - 1);
        seen(first, last, bottom - tall, tall);
    });
    // Failures last, so that nothing lies over them.
    pen.fillStyle = palette.p2;
    runs(column => (column.abnormal ? 1 : 0), (first, last) => seen(first, last, inset, troubleHeight));
    pen.fillStyle = palette.p1;
    runs(column => (column.failed ? 1 : 0), (first, last) => seen(first, last, inset, troubleHeight));
}
