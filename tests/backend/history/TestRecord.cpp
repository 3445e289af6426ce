// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/history/TestRecord.h"

#include "tests/backend/history/PostgresServer.h"

#include <QSqlDatabase>

namespace hp::test {

namespace {

struct Server {
    PostgresServer postgres{};
    QString failed{};

    Server()
        : failed(postgres.start())
    { }
};

Server &server()
{
    static Server server;
    return server;
}

} // namespace

bool TestRecord::isPostgres()
{
    return qEnvironmentVariable("HOLDPOINT_TEST_RECORD") == QLatin1String("postgres");
}

QString TestRecord::unavailable()
{
    if (!isPostgres())
        return {};
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        return QStringLiteral("NOT TESTED on PostgreSQL: Qt's driver libqt6sql6-psql is missing");
    const QString &failed = server().failed;
    return failed.isEmpty() ? failed : QStringLiteral("NOT TESTED on PostgreSQL: ") + failed;
}

TestRecord::TestRecord()
{
    if (isPostgres())
        m_url = server().postgres.newDatabase();
}

history::HistoryStore::Options TestRecord::options() const
{
    history::HistoryStore::Options options;
    if (m_url.isEmpty())
        options.path = file().toStdString();
    options.url = m_url.toStdString();
    return options;
}

QString TestRecord::file(const QString &name) const
{
    return m_directory.filePath(name);
}

} // namespace hp::test
