// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <QSqlDatabase>

#include <cstdint>
#include <string>

namespace hp::history {

/// The newest layout of the file that this program writes.
inline constexpr int schemaVersion = 2;

/// Opens or creates the SQLite file with mode 0600, in WAL mode, never larger than `maxBytes`, and
/// brings its tables up to date. Invalid with one sentence that names the file when it is not a
/// history, is damaged, or comes from a newer version; Unreachable when it cannot be read or
/// written.
[[nodiscard]] Result<QSqlDatabase>
openHistoryFile(const std::string &path, std::int64_t maxBytes, const QString &connectionName);

} // namespace hp::history
