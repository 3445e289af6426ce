// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointF>

#include <optional>

class QWindow;

namespace hp::ui {

/// Moves a pointer that rests over the window, in its place, once in so many frames. Qt 6.4 asks
/// all hover handlers with every frame whether they have come to lie under the pointer, and writes
/// each of them down in a list that only an event of the mouse empties (QTBUG-135975): some
/// 20 MB an hour on a screen that nobody touches. What is hovered stays hovered. A child of the
/// window; GUI thread.
class RestingPointer : public QObject
{
    Q_OBJECT

public:
    static constexpr int framesAtRest = 600;

    explicit RestingPointer(QWindow &window);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void countFrame();

    QWindow &m_window;
    std::optional<QPointF> m_place; ///< in the window; none while the pointer is elsewhere
    int m_frames = 0;
};

} // namespace hp::ui
