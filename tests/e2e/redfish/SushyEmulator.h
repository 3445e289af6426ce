// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace hp::test {

/// sushy-tools' emulator with its fake driver as a process of its own, on a free port of 127.0.0.1.
class SushyEmulator
{
public:
    /// Installs the emulator when the build directory lacks it; an empty text means it is there.
    [[nodiscard]] static QString install();

    /// One system that is On. With a password every page but the root wants Basic authentication.
    /// Returns what went wrong, or an empty text once the service answers.
    [[nodiscard]] QString start(const QString &user = {}, const QString &password = {});
    void kill();

    [[nodiscard]] std::string address() const;
    ~SushyEmulator() { kill(); }

private:
    QTemporaryDir m_dir{};
    QProcess m_process{};
    int m_port = 0;
};

} // namespace hp::test
