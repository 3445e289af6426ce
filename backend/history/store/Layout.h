// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QStringList>

#include <optional>

namespace hp::history {

/// Which database program keeps the record.
enum class SqlDialect { Sqlite, Postgres };

/// The newest layout of the record that this program writes.
inline constexpr int schemaVersion = 3;

/// The statements that lay out an empty record. Tables and columns are the same for every engine;
/// only the types have other names.
[[nodiscard]] QStringList layoutStatements(SqlDialect engine);
/// The statements that bring a file of layout `version` to the newest; empty when it has it. A
/// PostgreSQL record begins with layout 3.
[[nodiscard]] QStringList migrationStatements(int version);

/// Runs all statements in one transaction, or none; the refusal when there is one.
[[nodiscard]] std::optional<QSqlError> runTogether(QSqlDatabase &database,
                                                   const QStringList &statements);

} // namespace hp::history
