// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/console/TimeCounts.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

class QQuickWindow;

namespace hp::bench {

/// How long the frames of a window take and how long a key waits for its picture. With the software
/// renderer everything happens on the GUI thread: a frame lasts from the request for it, animations
/// and polishing included, until it is on the window.
class FrameMeter : public QObject
{
    Q_OBJECT

public:
    explicit FrameMeter(QQuickWindow &window, QObject *parent = nullptr);

    /// Forgets what was measured.
    void restart();
    /// Presses a key, from the event queue like a real one, and measures until the next picture.
    void pressKey(int key);

    [[nodiscard]] const TimeCounts &frames() const { return m_frames; }
    [[nodiscard]] const TimeCounts &keys() const { return m_keys; }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void swapped();

    QQuickWindow &m_window;
    QElapsedTimer m_time;
    std::optional<qint64> m_begin; ///< of the frame that is being made, in ns
    std::optional<qint64> m_pressed; ///< when the key went into the queue
    bool m_delivered = false; ///< the window has it
    TimeCounts m_frames;
    TimeCounts m_keys;
};

} // namespace hp::bench
