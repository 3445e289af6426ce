// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/credentials/DataDirectory.h"
#include "model/base/Result.h"

#include <utility>

namespace hp::http {

/// Keeps a data directory for one backend. The kernel holds the lock as long as the file is open
/// and lets go when the process ends, however it ends: what the file says, and which process had
/// the same number before, does not matter.
class DirectoryLock
{
public:
    /// Errors are Invalid, one sentence that names the folder and, where it is known, the process
    /// that has it.
    [[nodiscard]] static Result<DirectoryLock> take(const DataDirectory &directory);

    DirectoryLock(DirectoryLock &&other) noexcept
        : m_file(std::exchange(other.m_file, -1))
    { }
    DirectoryLock &operator=(DirectoryLock &&) = delete;
    ~DirectoryLock();

private:
    explicit DirectoryLock(int file)
        : m_file(file)
    { }

    int m_file;
};

} // namespace hp::http
