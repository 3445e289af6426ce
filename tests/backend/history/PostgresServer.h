// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace hp::test {

/// A PostgreSQL of its own for a test: in a directory that goes with it, reachable by a socket in
/// that directory alone, run by a user who is not root.
class PostgresServer
{
public:
    PostgresServer() = default;
    PostgresServer(const PostgresServer &) = delete;
    PostgresServer &operator=(const PostgresServer &) = delete;
    ~PostgresServer();

    /// Empty when it serves; else why it cannot.
    [[nodiscard]] QString start();
    /// Ends every connection as a server that goes away does; start again with resume().
    void interrupt();
    [[nodiscard]] QString resume();
    /// postgres://holdpoint@…/NAME of a new, empty database.
    [[nodiscard]] QString newDatabase();

private:
    [[nodiscard]] QString run(const QString &program, const QStringList &arguments);
    [[nodiscard]] QStringList asUser(const QString &program, const QStringList &arguments) const;
    [[nodiscard]] QString data() const { return m_directory.filePath(QStringLiteral("data")); }

    QTemporaryDir m_directory{};
    QString m_programs{};
    QProcess m_server{};
    int m_databases = 0;
};

} // namespace hp::test
