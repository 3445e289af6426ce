// SPDX-License-Identifier: Apache-2.0

/** How large text has to be to be read from afar (product.md 4.9, after NUREG-0700). Widths and heights are pixels. */
export interface Screen {
    width: number;
    height: number;
    /** Inches. */
    diagonal: number;
    /** Metres to the farthest who reads it. */
    distance: number;
}

export interface TextSizes {
    /** Nothing on a wall is smaller. */
    small: number;
    normal: number;
    headline: number;
}

const metresPerInch = 0.0254;
const capHeight = 0.7; // of the size of a font

/** The size of a font, in pixels, whose capitals are seen under that angle. */
export function fontSize(screen: Screen, arcminutes: number): number {
    const angle = (arcminutes / 60) * (Math.PI / 180);
    const height = 2 * screen.distance * Math.tan(angle / 2);
    const pixelsPerMetre = Math.hypot(screen.width, screen.height) / (screen.diagonal * metresPerInch);
    return (height * pixelsPerMetre) / capHeight;
}

export function textSizes(screen: Screen): TextSizes {
    return { small: Math.round(fontSize(screen, 16)), normal: Math.round(fontSize(screen, 20)), headline: Math.round(fontSize(screen, 40)) };
}
