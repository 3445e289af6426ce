// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/proxy/OwnPort.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace hp::test {

/// sushy-tools' emulator with its fake driver as a process of its own, on a port of 127.0.0.1 that
/// is nobody else's from before it starts.
class SushyEmulator
{
public:
    /// Installs the emulator when the build directory lacks it; an empty text means it is there.
    [[nodiscard]] static QString install();

    /// Systems that are On, the first of them called "fake". With a password every page but the
    /// root wants Basic authentication; there are no sessions. Returns what went wrong, or an empty
    /// text once the service answers.
    [[nodiscard]] QString
    start(const QString &user = {}, const QString &password = {}, int systems = 1);
    void kill();
    /// How many of the requests so far the log has like this: "GET /redfish/v1/ HTTP/1.1\" 200".
    [[nodiscard]] qsizetype requestsLike(const QString &pattern);

    [[nodiscard]] std::string address() const;
    ~SushyEmulator() { kill(); }

private:
    QTemporaryDir m_dir{};
    QProcess m_process{};
    QByteArray m_log{};
    OwnPort m_port{};
};

} // namespace hp::test
