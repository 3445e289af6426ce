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
        } else if (root.kind === "settings") {
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
        } else if (root.kind === "holds") {
            pen.rect(3.5, 2, 3, 12);
            pen.rect(9.5, 2, 3, 12);
        } else if (root.kind === "power") {
            pen.moveTo(8, 1.5);
            pen.lineTo(8, 7);
            pen.moveTo(11.2, 4);
            pen.arc(8, 8.8, 5.4, -0.95, Math.PI + 0.95, false);
        } else if (root.kind === "incidents") {
            pen.rect(3, 1.5, 10, 13);
            for (const y of [5, 8, 11]) {
                pen.moveTo(5.5, y);
                pen.lineTo(10.5, y);
            }
        } else if (root.kind === "calendar") {
            pen.rect(2, 3, 12, 11);
            pen.moveTo(2, 6.5);
            pen.lineTo(14, 6.5);
            for (const x of [5, 11]) {
                pen.moveTo(x, 1.5);
                pen.lineTo(x, 4);
            }
            pen.rect(4.5, 9, 3, 2.5);
        } else if (root.kind === "audit") {
            pen.moveTo(2, 12.5);
            pen.lineTo(14, 12.5);
            pen.moveTo(4, 9);
            pen.lineTo(7, 11);
            pen.lineTo(13, 3);
        } else if (root.kind === "alarms") {
            pen.moveTo(2.5, 12);
            pen.lineTo(13.5, 12);
            pen.moveTo(4, 12);
            pen.lineTo(4, 7);
            pen.arc(8, 6.5, 4, Math.PI, 0, false);
            pen.lineTo(12, 12);
            pen.moveTo(7, 14.5);
            pen.lineTo(9, 14.5);
        } else if (root.kind === "search") {
            pen.arc(7, 7, 4.5, 0, 2 * Math.PI);
            pen.moveTo(10.4, 10.4);
            pen.lineTo(14, 14);
        } else if (root.kind === "tick") {
            pen.moveTo(3, 8.5);
            pen.lineTo(6.5, 12);
            pen.lineTo(13, 4.5);
        } else if (root.kind === "filter") {
            pen.moveTo(2, 3);
            pen.lineTo(14, 3);
            pen.lineTo(9.5, 8.5);
            pen.lineTo(9.5, 13.5);
            pen.lineTo(6.5, 12);
            pen.lineTo(6.5, 8.5);
            pen.lineTo(2, 3);
        } else if (root.kind === "more") {
            for (const y of [3, 8, 13])
                pen.rect(7.5, y - 0.5, 1, 1);
        } else if (root.kind === "close") {
            pen.moveTo(4, 4);
            pen.lineTo(12, 12);
            pen.moveTo(12, 4);
            pen.lineTo(4, 12);
        }
        pen.stroke();
    }
}
