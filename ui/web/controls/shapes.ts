// SPDX-License-Identifier: Apache-2.0

import { signs, StatusShape } from "./signs";
import { svg } from "./dom";

/** A cell of the matrix as a node, for its legend. */
export function glyphOfShape(shape: StatusShape): SVGElement {
    const parts = signs[shape].map(part => svg("path", part.pen === 0 ? { d: part.path, class: "full" }
                                                                      : { d: part.path, class: "pen", "stroke-width": part.pen }));
    return svg("svg", { class: `sign s-${shape} swatch`, viewBox: "0 0 16 16", "aria-hidden": "true" },
               svg("rect", { class: "cell", x: 0.75, y: 0.75, width: 14.5, height: 14.5 }), svg("g", { transform: "translate(2 2) scale(.75)" }, ...parts));
}
