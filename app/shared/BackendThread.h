// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Service.h"

#include <QThread>

#include <memory>
#include <optional>

namespace hp::app {

/// A backend, or a bundle that is read, on a control thread of its own, for a program whose main
/// thread draws. Made and used on the main thread.
class BackendThread : public QObject
{
    Q_OBJECT
public:
    explicit BackendThread(Options options);
    /// Stops the backend as SIGTERM would and waits for it.
    ~BackendThread() override;

    /// Starts it and waits until it serves or could not.
    [[nodiscard]] Result<BackendReady> start();
    /// See Service::reload(); it follows on its thread.
    void reload(const Result<Options> &next);

private:
    Options m_options;
    QThread m_thread;
    Service *m_service = nullptr; ///< lives on m_thread
};

} // namespace hp::app
