// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordDatabase.h"

#include <QList>
#include <QString>
#include <QVariant>

namespace hp::history {

/// The rows of one statement, few of them in memory at a time, while others are asked on the same
/// connection. SQLite steps through each statement by itself. A server sends all rows of a
/// statement, and drops those that nobody has taken when the next one comes: there they are fetched
/// through a cursor, which lives inside a transaction (see RecordDatabase::standStill).
class RecordRows
{
public:
    /// `atOnce` rows are fetched with one question to a server.
    RecordRows(RecordDatabase &database, int atOnce);

    /// `select` has a ? for each of `values`, and none inside of a text.
    [[nodiscard]] Result<Done> begin(const QString &select, const QList<QVariant> &values);
    /// False after the last one. A row that could not be read is an error and never the end.
    [[nodiscard]] Result<bool> next();
    /// The one that next() has come to.
    [[nodiscard]] const QSqlQuery &row() const { return m_query; }

private:
    [[nodiscard]] Result<Done> fetch();

    RecordDatabase *m_database;
    QSqlQuery m_query;
    int m_atOnce;
    QString m_cursor{}; ///< its name; empty without one
};

} // namespace hp::history
