// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/redfish/SushyEmulator.h"

#include <QFile>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QtTest>

namespace hp::test {

namespace {

QString home()
{
    const QString given = qEnvironmentVariable("HOLDPOINT_SUSHY_DIR");
    return given.isEmpty() ? qEnvironmentVariable("HOLDPOINT_BIN_DIR") + QStringLiteral("/../sushy")
                           : given;
}

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

QString SushyEmulator::install()
{
    QProcess setup;
    setup.setProcessChannelMode(QProcess::MergedChannels);
    setup.start(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
                    + QStringLiteral("/tests/e2e/redfish/setup_sushy.sh"),
                {home()});
    if (!setup.waitForFinished(2'400'000) || setup.exitCode() != 0)
        return QStringLiteral("setup_sushy.sh failed: ") + QString::fromUtf8(setup.readAll());
    return {};
}

QString SushyEmulator::start(const QString &user, const QString &password, int systems)
{
    QByteArray config = "SUSHY_EMULATOR_STATE_DIR = '" + m_dir.path().toUtf8()
        + "'\n"
          "SUSHY_EMULATOR_FAKE_SYSTEMS = [";
    for (int i = 0; i < systems; ++i) {
        const QByteArray number = QByteArray::number(i);
        config += "{'uuid': '27946b59-9e44-4fa7-8e91-f3527a1ef09" + QByteArray::number(4 + i)
            + "', 'name': 'fake" + (i == 0 ? QByteArray() : number)
            + "', 'power_state': 'On', 'external_notifier': False,"
              " 'nics': [{'mac': '00:5c:52:31:3a:9"
            + number + "', 'ip': '172.22.0.10" + number + "'}]},";
    }
    config += "]\n";
    if (!user.isEmpty()) {
        QProcess hash;
        hash.start(
            home() + QStringLiteral("/bin/python3"),
            {QStringLiteral("-c"),
             QStringLiteral(
                 "import bcrypt,sys;print(sys.argv[1]+':'+bcrypt.hashpw(sys.argv[2].encode(),"
                 "bcrypt.gensalt(4)).decode())"),
             user,
             password});
        if (!hash.waitForFinished(300'000) || hash.exitCode() != 0)
            return QStringLiteral("no password hash: ")
                + QString::fromUtf8(hash.readAllStandardError());
        if (!write(m_dir.filePath(QStringLiteral("users")), hash.readAllStandardOutput()))
            return QStringLiteral("cannot write the users of the emulator");
        config += "SUSHY_EMULATOR_AUTH_FILE = '" + m_dir.filePath(QStringLiteral("users")).toUtf8()
            + "'\n";
    }
    const QString configFile = m_dir.filePath(QStringLiteral("emulator.conf"));
    if (!write(configFile, config))
        return QStringLiteral("cannot write the configuration of the emulator");

    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(home() + QStringLiteral("/bin/sushy-emulator"),
                    {QStringLiteral("--fake"),
                     QStringLiteral("--config"),
                     configFile,
                     QStringLiteral("-i"),
                     QStringLiteral("127.0.0.1"),
                     QStringLiteral("-p"),
                     QString::number(m_port.number())});
    const bool up = QTest::qWaitFor(
        [this] {
            QTcpSocket socket;
            socket.connectToHost(QHostAddress::LocalHost, m_port.number());
            return m_process.state() == QProcess::NotRunning || socket.waitForConnected(200);
        },
        300'000);
    if (!up || m_process.state() == QProcess::NotRunning)
        return QStringLiteral("the emulator does not start: ")
            + QString::fromUtf8(m_process.readAll());
    return {};
}

qsizetype SushyEmulator::requestsLike(const QString &pattern)
{
    // What was answered is in the log, or on its way through the pipe.
    while (m_process.waitForReadyRead(200))
        m_log += m_process.readAll();
    m_log += m_process.readAll();
    // Refusals and redirects are coloured, depending on what the emulator takes for a terminal.
    static const QRegularExpression colours(QStringLiteral("\x1b\\[[0-9;]*m"));
    return QString::fromUtf8(m_log).remove(colours).count(QRegularExpression(pattern));
}

void SushyEmulator::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(300'000);
}

std::string SushyEmulator::address() const
{
    return "redfish+http://127.0.0.1:" + std::to_string(m_port.number());
}

} // namespace hp::test
