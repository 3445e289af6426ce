// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/history/PostgresServer.h"

#include <QDir>
#include <QFileInfo>

#include <csignal>
#include <unistd.h>

namespace hp::test {

namespace {

constexpr int timeout = 300'000; ///< ms; the machine may be busy

QString programsOf()
{
    QDir versions(QStringLiteral("/usr/lib/postgresql"));
    const QStringList found = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (auto it = found.rbegin(); it != found.rend(); ++it) {
        const QString programs = versions.filePath(*it + QStringLiteral("/bin"));
        if (QFileInfo::exists(programs + QStringLiteral("/initdb")))
            return programs;
    }
    return {};
}

} // namespace

PostgresServer::~PostgresServer()
{
    interrupt();
}

QStringList PostgresServer::asUser(const QString &program, const QStringList &arguments) const
{
    // It ends with the test, however that ends.
    QStringList words{QStringLiteral("--pdeathsig"), QStringLiteral("INT")};
    if (geteuid() == 0)
        words << QStringLiteral("--reuid=postgres") << QStringLiteral("--regid=postgres")
              << QStringLiteral("--clear-groups");
    return words << m_programs + QLatin1Char('/') + program << arguments;
}

QString PostgresServer::run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(m_directory.path());
    process.start(QStringLiteral("setpriv"), asUser(program, arguments));
    if (!process.waitForFinished(timeout))
        return program + QStringLiteral(" does not end: ") + process.errorString();
    if (process.exitCode() != 0)
        return program + QStringLiteral(" failed: ") + QString::fromUtf8(process.readAll());
    return {};
}

QString PostgresServer::start()
{
    m_programs = programsOf();
    if (m_programs.isEmpty())
        return QStringLiteral("no PostgreSQL below /usr/lib/postgresql; installer/dev/setup.sh "
                              "real installs it");
    if (geteuid() == 0
        && QProcess::execute(QStringLiteral("chown"),
                             {QStringLiteral("postgres:"), m_directory.path()})
            != 0)
        return QStringLiteral("there is no user postgres to run it");
    const QString failed = run(QStringLiteral("initdb"),
                               {QStringLiteral("-D"),
                                data(),
                                QStringLiteral("-A"),
                                QStringLiteral("trust"),
                                QStringLiteral("-U"),
                                QStringLiteral("holdpoint"),
                                QStringLiteral("--no-sync"),
                                QStringLiteral("--no-locale"),
                                QStringLiteral("-E"),
                                QStringLiteral("UTF8")});
    return failed.isEmpty() ? resume() : failed;
}

QString PostgresServer::resume()
{
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.setWorkingDirectory(m_directory.path());
    m_server.start(QStringLiteral("setpriv"),
                   asUser(QStringLiteral("postgres"),
                          {QStringLiteral("-D"),
                           data(),
                           QStringLiteral("-k"),
                           m_directory.path(),
                           QStringLiteral("-c"),
                           QStringLiteral("listen_addresses="),
                           QStringLiteral("-c"),
                           QStringLiteral("fsync=off")}));
    QByteArray said;
    while (!said.contains("ready to accept connections")) {
        if (!m_server.waitForReadyRead(timeout))
            return QStringLiteral("postgres does not start: ") + QString::fromUtf8(said);
        said += m_server.readAll();
    }
    return {};
}

void PostgresServer::interrupt()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    kill(static_cast<pid_t>(m_server.processId()), SIGINT);
    m_server.waitForFinished(timeout);
}

QString PostgresServer::newDatabase()
{
    const QString name = QStringLiteral("record%1").arg(++m_databases);
    const QString failed = run(QStringLiteral("createdb"),
                               {QStringLiteral("-h"),
                                m_directory.path(),
                                QStringLiteral("-U"),
                                QStringLiteral("holdpoint"),
                                name});
    if (!failed.isEmpty())
        qFatal("%s", qPrintable(failed));
    return QStringLiteral("postgres://holdpoint@localhost/%1?host=%2")
        .arg(name, m_directory.path());
}

} // namespace hp::test
