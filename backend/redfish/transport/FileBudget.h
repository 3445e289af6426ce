// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace hp::redfish {

/// Counts the sockets to BMCs against what this process may open.
class FileBudget
{
public:
    /// Raises the process's soft limit of open files to its hard limit and returns it.
    [[nodiscard]] static std::size_t raiseLimit();

    /// Of `limit` descriptors, `forOthers` are left to the rest of the program (at most half) and
    /// `inUse` to requests under way; what remains may be connections that are kept open.
    FileBudget(std::size_t limit, std::size_t forOthers, std::size_t inUse);

    void opened() { ++m_open; }
    void closed() { --m_open; }
    [[nodiscard]] std::size_t open() const { return m_open; }
    /// Connections that may be kept between requests.
    [[nodiscard]] std::size_t keepable() const { return m_keepable; }
    /// One more socket may be opened.
    [[nodiscard]] bool mayOpen() const { return m_open < m_usable; }
    /// A new connection may stay open after its request.
    [[nodiscard]] bool mayKeep() const { return m_open < m_keepable; }

private:
    std::size_t m_usable;
    std::size_t m_keepable;
    std::size_t m_open = 0;
};

} // namespace hp::redfish
