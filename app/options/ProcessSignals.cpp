// SPDX-License-Identifier: Apache-2.0
#include "app/options/ProcessSignals.h"

#include <QMetaMethod>
#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace hp::app {

namespace {

/// A signal handler may only do what is async-signal-safe: it writes one byte here, the signal.
int signalPipe[2] = {-1, -1};

void onSignal(int signal)
{
    const char byte = static_cast<char>(signal);
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &byte, 1);
}

constexpr int heard[] = {SIGTERM, SIGINT, SIGHUP};

} // namespace

ProcessSignals::ProcessSignals(Hangup hangup, QObject *parent)
    : QObject(parent)
{
    if (::pipe2(signalPipe, O_CLOEXEC | O_NONBLOCK) != 0)
        qFatal("no pipe for the signals");
    auto *notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char bytes[16];
        for (ssize_t count = 0; (count = ::read(signalPipe[0], bytes, sizeof bytes)) > 0;) {
            for (ssize_t i = 0; i < count; ++i)
                (bytes[i] == SIGHUP ? m_reload : m_stop).waits = true;
        }
        // Who goes has nothing to read again.
        if (m_stop.waits)
            m_reload.waits = false;
        tell(m_stop);
        tell(m_reload);
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    for (const int signal : heard) {
        if (signal != SIGHUP || hangup == Hangup::Reloads)
            sigaction(signal, &action, nullptr);
    }
    // A client that went away is an error of one write, not the end of the process.
    std::signal(SIGPIPE, SIG_IGN);
}

ProcessSignals::~ProcessSignals()
{
    for (const int signal : heard)
        std::signal(signal, SIG_DFL);
    ::close(signalPipe[0]);
    ::close(signalPipe[1]);
}

void ProcessSignals::connectNotify(const QMetaMethod &signal)
{
    for (Request *request : {&m_stop, &m_reload}) {
        // Not from within connect(): who is told may not be ready for it before it returns.
        if (request->waits && signal == QMetaMethod::fromSignal(request->signal))
            QMetaObject::invokeMethod(
                this, [this, request] { tell(*request); }, Qt::QueuedConnection);
    }
}

void ProcessSignals::tell(Request &request)
{
    if (!request.waits || !isSignalConnected(QMetaMethod::fromSignal(request.signal)))
        return;
    request.waits = false;
    emit(this->*request.signal)();
}

} // namespace hp::app

#include "moc_ProcessSignals.cpp"
