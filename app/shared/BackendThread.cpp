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
            m_service = makeService(m_options).release();
            outcome.emplace(m_service->start());
            runner->deleteLater();
        },
        Qt::BlockingQueuedConnection);
    return *outcome;
}

void BackendThread::reload(const Result<Options> &next)
{
    if (m_service)
        QMetaObject::invokeMethod(m_service, [this, next] { m_service->reload(next); });
}

BackendThread::~BackendThread()
{
    if (m_service) {
        QObject::connect(m_service, &Service::stopped, m_service, [this] {
            m_service->deleteLater();
            m_thread.quit();
        });
        QMetaObject::invokeMethod(m_service, &Service::requestStop, Qt::QueuedConnection);
    } else {
        m_thread.quit();
    }
    m_thread.wait();
}

} // namespace hp::app

#include "moc_BackendThread.cpp"
