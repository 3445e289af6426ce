// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <cstdint>
#include <string>

namespace hp::history {

/// Where a record is kept: a file of SQLite, or a database of PostgreSQL that several backends may
/// share. The password is only for the driver: no text of ours has it.
struct RecordPlace {
    std::string file{}; ///< of SQLite; empty for PostgreSQL
    std::string host{}; ///< a name, or the folder of the server's socket
    std::uint16_t port = 5432;
    std::string database{};
    std::string user{};
    std::string password{};
    std::string options{}; ///< further words for the driver: "sslmode=verify-full"

    [[nodiscard]] bool isShared() const { return file.empty(); }
    /// "history file /data/history.db", "history postgres://holdpoint@db.example.com:5432/history".
    [[nodiscard]] std::string shown() const;
};

/// Reads
/// postgres://USER[:PASSWORD]@HOST[:PORT]/DATABASE[?sslmode=…&passfile=…&host=/run/postgresql].
/// Without a password the driver looks into passfile, PGPASSWORD or ~/.pgpass. Invalid with a
/// sentence that does not repeat the password.
[[nodiscard]] Result<RecordPlace> parseRecordUrl(const std::string &url);

} // namespace hp::history
