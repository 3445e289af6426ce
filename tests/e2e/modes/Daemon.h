// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <string>

namespace hp::test {

/// A holdpointd of its own with a directory of its own, on a free port of the loopback.
class Daemon
{
public:
    Daemon() = default;
    Daemon(const Daemon &) = delete;
    Daemon &operator=(const Daemon &) = delete;
    ~Daemon();

    /// Waits for its ready line; false when it left instead.
    [[nodiscard]] bool start(const QStringList &arguments);
    /// SIGTERM, and waits; the exit code.
    int stop();
    void kill();

    /// A whole view of /live as it is now; null when it cannot be had.
    [[nodiscard]] Json view(const std::string &name);
    /// The HTTP status of a path, asked with the operator's token; 0 without an answer.
    [[nodiscard]] int httpStatus(const QString &path);
    /// The page that is served there, asked in the same way.
    [[nodiscard]] QByteArray page(const QString &path);
    [[nodiscard]] QByteArray stderrText() { return m_process.readAllStandardError(); }

private:
    [[nodiscard]] QByteArray curl(const QStringList &arguments, const QString &path);

    QTemporaryDir m_folder{};
    QProcess m_process{};
    QString m_url{};
};

} // namespace hp::test
