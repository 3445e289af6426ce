// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QProcess>
#include <QString>

namespace hp::tests {

/// A message bus that nobody else is on: a real dbus-daemon for one test.
class PrivateBus
{
public:
    PrivateBus();
    ~PrivateBus();

    /// The console's side and the desktop's: two connections, as of two programs.
    [[nodiscard]] QDBusConnection connection(const QString &name) const;
    [[nodiscard]] bool isUp() const { return !m_address.isEmpty(); }

private:
    QProcess m_daemon;
    QString m_address;
};

} // namespace hp::tests
