// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/UiClock.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace hp::ui {

/// A button or a key that acts when it was held for long enough, and never sooner (product.md
/// 4.7). GUI thread.
class PressAndHold : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds length{1500};

    explicit PressAndHold(UiClock &clock, QObject *parent = nullptr);
    ~PressAndHold() override;

    [[nodiscard]] bool isDown() const { return m_press != nullptr; }
    /// It went down, or its key repeats.
    void start();
    void stop();
    /// The key went up, which a busy X server also tells between two repeats of a key that is held:
    /// the press ends unless start() follows within 50 ms, and nothing is done meanwhile.
    void loosen();

signals:
    void downChanged();
    void held();

private:
    UiClock &m_clock;
    std::unique_ptr<QObject> m_press;
    int m_loosened = 0; ///< how often
    bool m_isLoose = false;
};

} // namespace hp::ui
