// SPDX-License-Identifier: Apache-2.0

import { signs, StatusShape } from "./signs";

/** The colours of page.css for canvases: read where the style sheet has them, so that there is one table of them. */
export type ColorRole = "bg" | "panel" | "raised" | "header" | "hover" | "selection" | "band" | "calm" | "text" | "text2" | "text3" | "line" | "rule" | "focus"
    | "p1" | "p2" | "p3" | "hold" | "neutral" | "progress" | "p1-fg" | "p2-fg" | "p3-fg" | "hold-fg" | "on-p1" | "on-p2" | "on-p3" | "on-hold"
    | "on-neutral" | "on-progress";

const roles: readonly ColorRole[] = ["bg", "panel", "raised", "header", "hover", "selection", "band", "calm", "text", "text2", "text3", "line", "rule", "focus",
    "p1", "p2", "p3", "hold", "neutral", "progress", "p1-fg", "p2-fg", "p3-fg", "hold-fg", "on-p1", "on-p2", "on-p3", "on-hold", "on-neutral",
    "on-progress"];

export type Palette = Record<ColorRole, string>;

export function readPalette(element: Element): Palette {
    const style = getComputedStyle(element);
    const palette = {} as Palette;
    for (const role of roles)
        palette[role] = style.getPropertyValue(`--${role}`).trim() || "#000";
    return palette;
}

/** Calls back whenever the reader wants other colours, until the returned function is called. */
export function onPaletteChange(call: () => void): () => void {
    const queries = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"].map(query => matchMedia(query));
    for (const query of queries)
        query.addEventListener("change", call);
    addEventListener("beforeprint", call);
    addEventListener("afterprint", call);
    return () => {
        for (const query of queries)
            query.removeEventListener("change", call);
        removeEventListener("beforeprint", call);
        removeEventListener("afterprint", call);
    };
}

interface SignColors {
    fill: string;
    edge: string;
    sign: string;
}

export function signColors(shape: StatusShape, palette: Palette): SignColors {
    switch (shape) {
    case "square":
        return { fill: palette.p1, edge: palette["p1-fg"], sign: palette["on-p1"] };
    case "triangle":
        return { fill: palette.p2, edge: palette["p2-fg"], sign: palette["on-p2"] };
    case "diamond":
        return { fill: palette.p3, edge: palette["p3-fg"], sign: palette["on-p3"] };
    case "bars":
        return { fill: palette.hold, edge: palette["hold-fg"], sign: palette["on-hold"] };
    case "chevrons":
        return { fill: palette.progress, edge: palette.text2, sign: palette["on-progress"] };
    case "cross":
    case "wrench":
        return { fill: palette.neutral, edge: palette.text2, sign: palette["on-neutral"] };
    default:
        return { fill: "", edge: palette.line, sign: palette.text2 };
    }
}

const paths = new Map<string, Path2D>();

function pathOf(text: string): Path2D {
    let path = paths.get(text);
    if (!path) {
        path = new Path2D(text);
        paths.set(text, path);
    }
    return path;
}

export function paintSign(pen: CanvasRenderingContext2D, x: number, y: number, side: number, shape: StatusShape, color: string): void {
    pen.save();
    pen.translate(x, y);
    pen.scale(side / 16, side / 16);
    pen.lineCap = pen.lineJoin = "round";
    pen.fillStyle = pen.strokeStyle = color;
    for (const part of signs[shape]) {
        if (part.pen === 0) {
            pen.fill(pathOf(part.path));
        } else {
            pen.lineWidth = part.pen;
            pen.stroke(pathOf(part.path));
        }
    }
    pen.restore();
}

export function paintHatch(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, color: string, pitch = 5): void {
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    pen.strokeStyle = color;
    pen.lineWidth = 1.2;
    pen.beginPath();
    for (let at = x - height; at < x + width; at += pitch) {
        pen.moveTo(at, y + height);
        pen.lineTo(at + height, y);
    }
    pen.stroke();
    pen.restore();
}

/** A cell of the matrix: what is calm has no sign and recedes. */
export function paintCell(pen: CanvasRenderingContext2D, x: number, y: number, side: number, shape: StatusShape, palette: Palette): void {
    if (shape === "nothing") {
        pen.fillStyle = palette.calm;
        pen.fillRect(x, y, side, side);
        pen.strokeStyle = palette.rule;
        pen.lineWidth = 1;
        pen.strokeRect(x + 0.5, y + 0.5, side - 1, side - 1);
        return;
    }
    const colors = signColors(shape, palette);
    pen.fillStyle = colors.fill || palette.panel;
    pen.fillRect(x, y, side, side);
    if (shape === "wrench")
        paintHatch(pen, x, y, side, side, palette.line);
    pen.save();
    pen.strokeStyle = colors.edge;
    pen.lineWidth = 1.5;
    if (shape === "question" || shape === "hollowDiamond")
        pen.setLineDash([2.4, 2.1]);
    pen.strokeRect(x + 0.75, y + 0.75, side - 1.5, side - 1.5);
    pen.restore();
    paintSign(pen, x + 2, y + 2, side - 4, shape, colors.sign);
}

/** Cells of this side and more have their sign; in smaller ones nobody could read it. */
export const leastSigned = 12;
const leastOutlined = 5;

function plainColors(shape: StatusShape, palette: Palette): { edge: string; fill: string; level: number } {
    switch (shape) {
    case "nothing":
    case "powerOn":
        return { edge: palette.rule, fill: palette.calm, level: 1 };
    case "chevrons":
    case "powerMoving":
        return { edge: palette.line, fill: palette.progress, level: 0.5 };
    case "cross": // no other sign says that it outweighs what is grey as well
    case "mismatch":
        return { edge: palette.text2, fill: palette.text2, level: 1 };
    case "wrench":
        return { edge: palette.line, fill: palette.neutral, level: 1 };
    default: {
        const { fill, edge } = signColors(shape, palette);
        return { edge: fill ? edge : palette.text3, fill: fill || palette.panel, level: 1 };
    }
    }
}

/**
 * A cell that is too small for a sign: a fill with its outline, and from four pixels down the colour of the outline alone. What is only
 * in progress fills half a cell, so that what holds outweighs it.
 */
export function paintPlainCell(pen: CanvasRenderingContext2D, x: number, y: number, side: number, shape: StatusShape, palette: Palette): void {
    const { edge, fill, level } = plainColors(shape, palette);
    pen.fillStyle = edge;
    pen.fillRect(x, y, side, side);
    if (side < leastOutlined)
        return;
    pen.fillStyle = palette.panel;
    pen.fillRect(x + 1, y + 1, side - 2, side - 2);
    const high = Math.max(1, Math.round((side - 2) * level));
    pen.fillStyle = fill;
    pen.fillRect(x + 1, y + side - 1 - high, side - 2, high);
}

/** The canvas as large as it is shown, in its own pixels; the pen counts those of the page. */
export function sizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
    const ratio = Math.min(3, devicePixelRatio || 1);
    const wide = Math.max(1, Math.round(width * ratio));
    const high = Math.max(1, Math.round(height * ratio));
    if (canvas.width !== wide || canvas.height !== high) {
        canvas.width = wide;
        canvas.height = high;
        canvas.style.setProperty("width", `${width}px`);
        canvas.style.setProperty("height", `${height}px`);
    }
    const pen = canvas.getContext("2d");
    pen?.setTransform(ratio, 0, 0, ratio, 0, 0);
    return pen;
}
