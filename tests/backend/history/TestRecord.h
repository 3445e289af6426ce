// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/HistoryStore.h"

#include <QString>
#include <QTemporaryDir>

namespace hp::test {

/// An empty record for a test: a file of SQLite, or with HOLDPOINT_TEST_RECORD=postgres a database
/// of a PostgreSQL that all tests of the process share.
class TestRecord
{
public:
    [[nodiscard]] static bool isPostgres();
    /// Why there is no such record on this machine; empty when there is.
    [[nodiscard]] static QString unavailable();

    TestRecord();
    /// For any number of stores.
    [[nodiscard]] history::HistoryStore::Options options() const;
    /// Path of the SQLite file, or of one beside it.
    [[nodiscard]] QString file(const QString &name = QStringLiteral("history.db")) const;

private:
    QTemporaryDir m_directory{};
    QString m_url{};
};

} // namespace hp::test
