// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Backend.h"

#include <QThread>

#include <memory>
#include <optional>

namespace hp::app {

/// A backend on a control thread of its own, for a program whose main thread draws. Made and used
/// on the main thread.
class BackendThread : public QObject
{
    Q_OBJECT
public:
    explicit BackendThread(Options options);
    /// Stops the backend as SIGTERM would and waits for it.
    ~BackendThread() override;

    /// Starts it and waits until it serves or could not.
    [[nodiscard]] Result<BackendReady> start();

private:
    Options m_options;
    QThread m_thread;
    Backend *m_backend = nullptr; ///< lives on m_thread
};

} // namespace hp::app
