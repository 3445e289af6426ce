// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <optional>
#include <vector>

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

    /// In milliseconds; sorted.
    [[nodiscard]] std::vector<double> frames() const;
    [[nodiscard]] std::vector<double> keys() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void swapped();

    QQuickWindow &m_window;
    QElapsedTimer m_time;
    std::optional<qint64> m_begin; ///< of the frame that is being made, in ns
    std::optional<qint64> m_pressed; ///< when the key went into the queue
    bool m_delivered = false; ///< the window has it
    std::vector<double> m_frames;
    std::vector<double> m_keys;
};

/// The value that `share` of the sorted values do not exceed; 0 of none.
[[nodiscard]] double percentile(const std::vector<double> &sorted, double share);

} // namespace hp::bench
