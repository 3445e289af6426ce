// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordPlace.h"
#include "model/base/Result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::history {

/// What a copy of a record has of one table, on both sides alike.
struct CopiedTable {
    std::string name{};
    std::int64_t rows = 0;
    /// Hex SHA-256 of all rows, whatever their order; without the cluster, which has another name
    /// there.
    std::string digest{};

    bool operator==(const CopiedTable &) const = default;
};

/// One side of a copy. `cluster` is what tells the cluster apart in a shared record; empty in a
/// file, which is of one.
struct RecordSide {
    RecordPlace place{};
    std::string cluster{};
};

/// The clusters that a shared record speaks of, by name. Errors are one sentence.
[[nodiscard]] Result<std::vector<std::string>> clustersIn(const RecordPlace &place);

/// Copies the record of one cluster to another place, a file or a server, in batches, and reads it
/// there again: rows and digests of every table are those of the source, or nothing is left there.
/// The source is only read, as it is at the start. Errors are one sentence: Refused for a target
/// that has rows already and for a server that a backend is connected to, Invalid for a layout that
/// is not ours. Nobody else may write to a file meanwhile (DirectoryLock). Blocks its thread.
[[nodiscard]] Result<std::vector<CopiedTable>> copyRecord(const RecordSide &from,
                                                          const RecordSide &to);

} // namespace hp::history
