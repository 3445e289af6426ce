// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::overrides {

/// What the rows of an audit are sealed with, in a file of its own for its owner alone: whoever can
/// write the database cannot make rows that fit. A line is a key of 32 bytes in hex, the last one
/// seals new rows, the others still prove old ones; "#" begins a remark. A key that is taken out of
/// the file proves nothing any more (docs/overrides.md, "The audit is evidence").
class AuditKeys
{
public:
    struct Key {
        std::string id{}; ///< eight digits of its SHA-256: stands in each row, tells nothing else
        std::string secret{}; ///< 32 bytes
    };

    /// None: rows are chained, and nothing proves who wrote them.
    AuditKeys() = default;
    /// Reads the file; without one, or without a key in it, makes one.
    [[nodiscard]] static Result<AuditKeys> open(const std::string &file);
    /// Adds a key to the file, which seals from now on. The file is replaced whole: it has the key
    /// also after a power cut.
    [[nodiscard]] static Result<AuditKeys> add(const std::string &file);
    /// Reads the file, and has no keys where there is none.
    [[nodiscard]] static Result<AuditKeys> read(const std::string &file);
    /// Beside an audit at `path`: "audit.key".
    [[nodiscard]] static std::string fileBeside(const std::string &path);

    [[nodiscard]] bool empty() const { return m_keys.empty(); }
    /// That seals new rows; there is one unless empty().
    [[nodiscard]] const Key &current() const { return m_keys.back(); }
    /// Null when it is not among them.
    [[nodiscard]] const Key *find(const std::string &id) const;
    /// Which audit this is, over all changes of keys: the id of the first one.
    [[nodiscard]] std::string name() const { return m_keys.empty() ? "" : m_keys.front().id; }

private:
    std::vector<Key> m_keys{};
};

} // namespace hp::overrides
