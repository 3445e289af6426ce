// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/modes/Daemon.h"

#include "app/ctl/LiveClient.h"

#include <QFile>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

namespace hp::test {

namespace {

constexpr int timeoutMs = 300'000;

} // namespace

Daemon::~Daemon()
{
    kill();
}

bool Daemon::start(const QStringList &arguments)
{
    const QString program =
        qEnvironmentVariable("HOLDPOINT_BIN_DIR") + QStringLiteral("/holdpointd");
    m_process.start(program,
                    QStringList{QStringLiteral("--data-dir"),
                                m_folder.path(),
                                QStringLiteral("--listen"),
                                QStringLiteral("127.0.0.1:0")}
                        + arguments);
    while (m_process.waitForReadyRead(timeoutMs)) {
        const QString line = QString::fromUtf8(m_process.readAllStandardOutput());
        static const QRegularExpression ready(QStringLiteral("ready: api (\\S+) "));
        if (const auto match = ready.match(line); match.hasMatch()) {
            m_url = match.captured(1);
            return true;
        }
    }
    return false;
}

int Daemon::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return m_process.exitCode();
    m_process.terminate();
    return m_process.waitForFinished(timeoutMs) ? m_process.exitCode() : -1;
}

void Daemon::kill()
{
    m_process.kill();
    m_process.waitForFinished(timeoutMs);
}

Json Daemon::view(const std::string &name)
{
    app::CtlOptions options;
    options.dataDir = m_folder.path().toStdString();
    app::LiveClient client;
    if (!client.open(options))
        return {};
    const auto rows = client.view(name, Json::object());
    return rows ? *rows : Json();
}

QByteArray Daemon::curl(const QStringList &arguments, const QString &path)
{
    QFile token(m_folder.filePath(QStringLiteral("operator.token")));
    if (!token.open(QIODevice::ReadOnly))
        return {};
    QProcess curl;
    curl.start(QStringLiteral("curl"),
               QStringList{QStringLiteral("-s"),
                           QStringLiteral("--cacert"),
                           m_folder.filePath(QStringLiteral("ca.crt")),
                           QStringLiteral("-H"),
                           QStringLiteral("Authorization: Bearer ")
                               + QString::fromUtf8(token.readAll().trimmed())}
                   + arguments + QStringList{m_url + path});
    return curl.waitForFinished(timeoutMs) ? curl.readAllStandardOutput() : QByteArray();
}

int Daemon::httpStatus(const QString &path)
{
    return curl({QStringLiteral("-o"),
                 QStringLiteral("/dev/null"),
                 QStringLiteral("-w"),
                 QStringLiteral("%{http_code}")},
                path)
        .toInt();
}

QByteArray Daemon::page(const QString &path)
{
    return curl({}, path);
}

} // namespace hp::test
