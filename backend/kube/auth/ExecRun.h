// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <QProcess>
#include <QStringList>

#include <functional>
#include <string>

namespace hp::kube {

/// How a run ended, and what came out of it. `output` is made of secrets.
struct ExecOutcome {
    enum class End { Exited, Crashed, NotStarted, TimedOut, TooLong };

    End end = End::NotStarted;
    int code = 0; ///< of an exit
    std::string output{}; ///< stdout
    std::string errors{}; ///< stderr, its last part when it is long
};

/// One run of a plugin: a program of its own process group and session, without a shell, without
/// stdin and without a terminal that it could ask on. When it takes more than a minute, or this
/// goes, the whole group is killed.
class ExecRun : public QObject
{
public:
    /// `done` is called once, from the event loop; the run may be destroyed in it with
    /// deleteLater().
    ExecRun(runtime::Clock &clock, std::function<void(ExecOutcome)> done);
    ~ExecRun() override;

    void start(const std::string &program,
               const QStringList &arguments,
               const QProcessEnvironment &environment);

private:
    void read();
    void finish(ExecOutcome::End end);
    void killGroup();

    runtime::Clock &m_clock;
    std::function<void(ExecOutcome)> m_done;
    QProcess m_process{};
    ExecOutcome m_outcome{};
    bool m_ended = false;
};

} // namespace hp::kube
