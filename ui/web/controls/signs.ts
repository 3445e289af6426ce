// SPDX-License-Identifier: Apache-2.0

/**
 * The signs of a status (product.md 4.8), as ui/theme/StatusPaint draws them: one table of shapes, which are drawn into
 * the document as SVG and into canvases as paths. Coordinates are sixteenths of the square.
 */
export type StatusShape = "nothing" | "square" | "triangle" | "diamond" | "hollowDiamond" | "bars" | "hollowBars" | "circle" | "scissors"
    | "detour" | "chevrons" | "wrench" | "question" | "cross" | "powerOn" | "powerOff" | "powerMoving" | "mismatch";

/** One part of a sign; `pen` is the width of a stroke, 0 fills. */
export interface SignPart {
    path: string;
    pen: number;
}

const circle = "M12.5 8A4.5 4.5 0 1 1 3.5 8A4.5 4.5 0 1 1 12.5 8Z";

export const signs: Record<StatusShape, readonly SignPart[]> = {
    nothing: [],
    square: [{ path: "M3.5 3.5h9v9h-9Z", pen: 0 }],
    triangle: [{ path: "M8 2.5L14 13L2 13Z", pen: 0 }],
    diamond: [{ path: "M8 1.8L14.2 8L8 14.2L1.8 8Z", pen: 0 }],
    hollowDiamond: [{ path: "M8 2.2L13.8 8L8 13.8L2.2 8Z", pen: 1.8 }],
    bars: [{ path: "M3.5 3h3.4v10h-3.4ZM9.1 3h3.4v10h-3.4Z", pen: 0 }],
    hollowBars: [{ path: "M3.2 3.2h3.2v9.6h-3.2ZM9.6 3.2h3.2v9.6h-3.2Z", pen: 1.4 }],
    circle: [{ path: circle, pen: 1.8 }],
    scissors: [{ path: "M3 3L11 11M13 3L5 11M6.1 11.8A1.8 1.8 0 1 1 2.5 11.8A1.8 1.8 0 1 1 6.1 11.8"
                     + "M13.5 11.8A1.8 1.8 0 1 1 9.9 11.8A1.8 1.8 0 1 1 13.5 11.8", pen: 1.8 }],
    detour: [{ path: "M2 11C5 2 9 2 12 8M8.6 8.4L12.4 9L13.4 5.2", pen: 1.8 }],
    chevrons: [{ path: "M2.6 4L5.8 8L2.6 12M6.4 4L9.6 8L6.4 12M10.2 4L13.4 8L10.2 12", pen: 2 }],
    wrench: [{ path: "M9.61 2.39A3.2 3.2 0 1 0 13.15 3.34", pen: 1.8 }, { path: "M8.6 7.4L3.6 12.6", pen: 2.6 }],
    question: [{ path: "M5.2 5.6C5.2 1.8 10.8 1.8 10.8 5.4C10.8 7.8 8 7.6 8 10", pen: 1.8 }, { path: "M8 13.2h.01", pen: 2.4 }],
    cross: [{ path: "M4 4L12 12M12 4L4 12", pen: 2.2 }],
    powerOn: [{ path: "M8 3V13", pen: 2 }],
    powerOff: [{ path: circle, pen: 2 }],
    powerMoving: [{ path: "M10.25 4.1A4.5 4.5 0 1 0 11.9 10.25M7.2 3.2L10.4 3.9L9.3 7", pen: 2 }],
    mismatch: [{ path: "M3 6H13M3 10H13M10.5 3L5.5 13", pen: 2 }]
};

const shapes: Record<string, StatusShape> = {
    "": "nothing", normal: "nothing", progress: "chevrons", holding: "bars", late: "bars", overdue: "bars", armed: "hollowBars",
    released: "circle", overridden: "scissors", bypassed: "detour", failed: "cross", unknown: "question", raw: "hollowDiamond",
    maintenance: "wrench", on: "powerOn", off: "powerOff", poweringon: "powerMoving", poweringoff: "powerMoving", mismatch: "mismatch"
};

export function statusShape(look: string, priority: number): StatusShape {
    if (priority >= 1 && priority <= 3)
        return (["square", "triangle", "diamond"] as const)[priority - 1] as StatusShape;
    return shapes[look.toLowerCase()] ?? "question"; // a word of a newer backend
}

/** The signs of the pages, as ui/controls/IconMark draws them. */
export const marks: Record<string, string> = {
    fleet: [1.5, 6.25, 11].flatMap(x => [1.5, 6.25, 11].map(y => `M${x} ${y}h3.5v3.5h-3.5Z`)).join(""),
    holds: "M3.5 2h3v12h-3ZM9.5 2h3v12h-3Z",
    power: "M8 1.5V7M11.2 4.4A5.4 5.4 0 1 1 4.8 4.4",
    calendar: "M2 3h12v11h-12ZM2 6.5H14M5 1.5V4M11 1.5V4M4.5 9h3v2.5h-3Z",
    incidents: "M3 1.5h10v13h-10ZM5.5 5H10.5M5.5 8H10.5M5.5 11H10.5",
    alarms: "M2.5 12H13.5M4 12V6.5A4 4 0 0 1 12 6.5V12M7 14.5H9",
    left: "M11 3L5 8L11 13",
    right: "M5 3L11 8L5 13",
    play: "M4.5 2.5L13 8L4.5 13.5Z",
    pause: "M5 3V13M11 3V13",
    search: "M11.5 7A4.5 4.5 0 1 1 2.5 7A4.5 4.5 0 1 1 11.5 7ZM10.4 10.4L14 14",
    close: "M4 4L12 12M12 4L4 12"
};
