// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <atomic>
#include <functional>

class QQuickWindow;

namespace hp::ui {

class FleetModel;

/// Tells once when the first row of the fleet has reached the screen. GUI thread; listens to the
/// render thread.
class StartTrace : public QObject
{
    Q_OBJECT

public:
    StartTrace(FleetModel &fleet, QQuickWindow &window, QObject *parent = nullptr);

    /// Milliseconds since the process started; 0 where the system does not tell.
    [[nodiscard]] static double sinceProcessStart();
    /// Bytes of memory in use by the process.
    [[nodiscard]] static double residentBytes();

signals:
    void firstRowShown();

private:
    std::atomic<bool> m_rowsIn = false; ///< the model has rows
    std::atomic<bool> m_synced = false; ///< the scene with them was handed to the renderer
    bool m_told = false;
};

} // namespace hp::ui
