// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/desktop/PrivateBus.h"

#include "tests/support/gateway/Patience.h"

namespace hp::tests {

PrivateBus::PrivateBus()
{
    m_daemon.start(QStringLiteral("dbus-daemon"),
                   {QStringLiteral("--session"),
                    QStringLiteral("--nofork"),
                    QStringLiteral("--nopidfile"),
                    QStringLiteral("--print-address")});
    if (m_daemon.waitForReadyRead(testTimeout))
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
}

PrivateBus::~PrivateBus()
{
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

QDBusConnection PrivateBus::connection(const QString &name) const
{
    return QDBusConnection::connectToBus(m_address, name);
}

} // namespace hp::tests
