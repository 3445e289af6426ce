// SPDX-License-Identifier: Apache-2.0
#include "app/shared/BackendThread.h"

namespace hp::app {

BackendThread::BackendThread(Options options)
    : m_options(std::move(options))
{
    m_thread.setObjectName(QStringLiteral("control"));
}

Result<BackendReady> BackendThread::start()
{
    m_thread.start();
    // An object whose thread runs the event loop that the calls below are queued to.
    auto *runner = new QObject;
    runner->moveToThread(&m_thread);
    std::optional<Result<BackendReady>> outcome;
    QMetaObject::invokeMethod(
        runner,
        [this, &outcome, runner] {
            m_backend = new Backend(m_options);
            outcome.emplace(m_backend->start());
            runner->deleteLater();
        },
        Qt::BlockingQueuedConnection);
    return *outcome;
}

BackendThread::~BackendThread()
{
    if (m_backend) {
        QObject::connect(m_backend, &Backend::stopped, m_backend, [this] {
            m_backend->deleteLater();
            m_thread.quit();
        });
        QMetaObject::invokeMethod(m_backend, &Backend::beginStop, Qt::QueuedConnection);
    } else {
        m_thread.quit();
    }
    m_thread.wait();
}

} // namespace hp::app
