// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Theme

/// A small drawn sign that is not a status: directions and the pages of the rail.
Canvas {
    id: root

    property string kind: ""
    property color ink: Theme.text2

    implicitHeight: Theme.glyph
    implicitWidth: Theme.glyph

    onInkChanged: root.requestPaint()
    onKindChanged: root.requestPaint()
    onPaint: {
        const pen = root.getContext("2d");
        const unit = root.width / 16;
        pen.reset();
        pen.scale(unit, unit);
        pen.strokeStyle = root.ink;
        pen.fillStyle = root.ink;
        pen.lineWidth = 1.6;
        pen.lineCap = "round";
        pen.lineJoin = "round";
        pen.beginPath();
        if (root.kind === "up" || root.kind === "down") {
            const tip = root.kind === "up" ? 5 : 11;
            pen.moveTo(3, 16 - tip);
            pen.lineTo(8, tip);
            pen.lineTo(13, 16 - tip);
        } else if (root.kind === "left" || root.kind === "right") {
            const tip = root.kind === "left" ? 5 : 11;
            pen.moveTo(16 - tip, 3);
            pen.lineTo(tip, 8);
            pen.lineTo(16 - tip, 13);
        } else if (root.kind === "fleet") {
            for (const x of [1.5, 6.25, 11]) {
                for (const y of [1.5, 6.25, 11])
                    pen.rect(x, y, 3.5, 3.5);
            }
        } else if (root.kind === "connection") {
            pen.moveTo(5, 1.5);
            pen.lineTo(5, 5);
            pen.moveTo(11, 1.5);
            pen.lineTo(11, 5);
            pen.moveTo(2.5, 5);
            pen.lineTo(13.5, 5);
            pen.moveTo(4, 5);
            pen.lineTo(4, 8);
            pen.arc(8, 8, 4, Math.PI, 0, true);
            pen.lineTo(12, 5);
            pen.moveTo(8, 12);
            pen.lineTo(8, 14.5);
        } else if (root.kind === "search") {
            pen.arc(7, 7, 4.5, 0, 2 * Math.PI);
            pen.moveTo(10.4, 10.4);
            pen.lineTo(14, 14);
        } else if (root.kind === "close") {
            pen.moveTo(4, 4);
            pen.lineTo(12, 12);
            pen.moveTo(12, 4);
            pen.lineTo(4, 12);
        }
        pen.stroke();
    }
}
