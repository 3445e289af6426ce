// SPDX-License-Identifier: Apache-2.0
#include "app/options/StopSignal.h"

#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace hp::app {

namespace {

/// A signal handler may only do what is async-signal-safe: it writes one byte here.
int stopPipe[2] = {-1, -1};

void onStop(int /*signal*/)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(stopPipe[1], &byte, 1);
}

} // namespace

StopSignal::StopSignal(QObject *parent)
    : QObject(parent)
{
    if (::pipe2(stopPipe, O_CLOEXEC | O_NONBLOCK) != 0)
        qFatal("no pipe for the stop signal");
    auto *notifier = new QSocketNotifier(stopPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char bytes[16];
        while (::read(stopPipe[0], bytes, sizeof bytes) > 0) { }
        emit requested();
    });
    struct sigaction action = {};
    action.sa_handler = onStop;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(SIGTERM, &action, nullptr);
    sigaction(SIGINT, &action, nullptr);
    // A client that went away is an error of one write, not the end of the process.
    std::signal(SIGPIPE, SIG_IGN);
}

StopSignal::~StopSignal()
{
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    ::close(stopPipe[0]);
    ::close(stopPipe[1]);
}

} // namespace hp::app

#include "moc_StopSignal.cpp"
