// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/ExecRun.h"

#include <csignal>
#include <unistd.h>

namespace hp::kube {

namespace {

using namespace std::chrono_literals;

constexpr Duration timeout = 60s;
constexpr int collectMs = 1000;
constexpr std::size_t maxOutput = 1024 * 1024;
constexpr std::size_t keptErrors = 16 * 1024;

} // namespace

ExecRun::ExecRun(runtime::Clock &clock, std::function<void(ExecOutcome)> done)
    : m_clock(clock)
    , m_done(std::move(done))
{
    connect(&m_process, &QProcess::readyReadStandardOutput, this, [this] { read(); });
    connect(&m_process, &QProcess::readyReadStandardError, this, [this] { read(); });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            finish(ExecOutcome::End::NotStarted);
    });
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        read();
        m_outcome.code = code;
        finish(status == QProcess::NormalExit ? ExecOutcome::End::Exited
                                              : ExecOutcome::End::Crashed);
    });
}

ExecRun::~ExecRun()
{
    m_process.disconnect(this);
    killGroup();
    m_process.waitForFinished(collectMs); // it was killed: to collect it, not to let it end
}

void ExecRun::start(const std::string &program,
                    const QStringList &arguments,
                    const QProcessEnvironment &environment)
{
    m_process.setProcessEnvironment(environment);
    m_process.setStandardInputFile(QProcess::nullDevice());
    // Without a session of its own it could still ask on our terminal, and its children would
    // outlive a kill.
    m_process.setChildProcessModifier([] { ::setsid(); });
    m_process.start(QString::fromStdString(program), arguments);
    m_clock.after(timeout, this, [this] { finish(ExecOutcome::End::TimedOut); });
}

void ExecRun::read()
{
    m_outcome.output += m_process.readAllStandardOutput().toStdString();
    m_outcome.errors += m_process.readAllStandardError().toStdString();
    if (m_outcome.errors.size() > keptErrors)
        m_outcome.errors.erase(0, m_outcome.errors.size() - keptErrors);
    if (m_outcome.output.size() > maxOutput)
        finish(ExecOutcome::End::TooLong);
}

void ExecRun::finish(ExecOutcome::End end)
{
    if (m_ended)
        return;
    m_ended = true;
    m_outcome.end = end;
    killGroup();
    // Not from within a signal of the process, which the one who is told may destroy.
    QMetaObject::invokeMethod(
        this, [this] { m_done(std::move(m_outcome)); }, Qt::QueuedConnection);
}

void ExecRun::killGroup()
{
    if (const qint64 pid = m_process.processId(); pid > 0)
        ::kill(static_cast<pid_t>(-pid), SIGKILL);
}

} // namespace hp::kube
