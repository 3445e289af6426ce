// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordDatabase.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::history {

/// Single values that others keep in a record beside its rows, under a name each; nothing trims
/// them. Over a connection of its own. Lives on one thread.
class RecordNotes
{
public:
    /// Errors as RecordDatabase::openReader.
    [[nodiscard]] static Result<RecordNotes> open(const RecordPlace &place);

    /// None where nothing was kept, or the record cannot be read.
    [[nodiscard]] std::optional<std::string> value(const std::string &name) const;
    /// Of all that are kept and begin like this.
    [[nodiscard]] std::vector<std::string> names(const std::string &prefix) const;
    /// Waits at most RecordDatabase::maxWaitForLock for who writes there, and fails then.
    [[nodiscard]] Result<Done> keep(const std::string &name, const std::string &value);

private:
    RecordNotes() = default;

    RecordPlace m_place{};
    std::unique_ptr<RecordDatabase> m_reader{};
    std::unique_ptr<RecordDatabase> m_writer{};
};

} // namespace hp::history
