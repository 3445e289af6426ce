// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <QSqlDatabase>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::overrides {

/// One row of the audit as it is kept: what was to be done, or how it ended. Rows are never
/// changed.
struct AuditRow {
    std::int64_t number = 0; ///< from 1, without a hole
    TimePoint at{};
    std::string override{}; ///< id of the override
    bool opens = false; ///< written before the send; the one that closes it comes later
    std::string content{}; ///< compact JSON
    std::string hash{}; ///< hex SHA-256 over the hash before, the members above and the content
};

/// How far a chain holds.
struct ChainVerdict {
    std::int64_t rows = 0; ///< that are whole, from the first
    std::string head{}; ///< hash of the last of them
    std::string fault{}; ///< one sentence, with the number of the row; empty: all are whole
};

/// The overrides of people in a file of its own that nothing ever trims, every row chained to the
/// one before by its hash: what is changed, left out or put in between shows. A file that ends
/// early shows only against a head that was kept elsewhere. Control thread.
class AuditChain
{
public:
    /// The error names the file.
    [[nodiscard]] static Result<std::unique_ptr<AuditChain>> open(const std::string &path);
    ~AuditChain();
    AuditChain(const AuditChain &) = delete;
    AuditChain &operator=(const AuditChain &) = delete;

    /// Durable when it returns. The row is given its number and hash.
    [[nodiscard]] Result<AuditRow>
    append(const std::string &override, bool opens, const Json &content, TimePoint at);
    /// The newest first.
    [[nodiscard]] Result<std::vector<AuditRow>> newest(int limit) const;
    /// Rows that opened an override which no row closes: the process ended in between.
    [[nodiscard]] Result<std::vector<AuditRow>> unclosed() const;
    /// Rows that opened an override with break-glass that nobody else has looked at yet.
    [[nodiscard]] Result<std::vector<AuditRow>> unreviewed() const;
    [[nodiscard]] std::int64_t length() const { return m_length; }
    [[nodiscard]] const std::string &head() const { return m_head; }

    /// Reads every row of the file at `path` without changing it.
    [[nodiscard]] static Result<ChainVerdict> verify(const std::string &path);
    /// The same of the file of this one.
    [[nodiscard]] Result<ChainVerdict> verify() const;

private:
    [[nodiscard]] Result<std::vector<AuditRow>> rowsWhere(const char *condition) const;

    AuditChain(QString connection, QSqlDatabase database);

    QString m_connection;
    QSqlDatabase m_database;
    std::int64_t m_length = 0;
    std::string m_head{};
};

} // namespace hp::overrides
