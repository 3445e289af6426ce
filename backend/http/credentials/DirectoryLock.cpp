// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/DirectoryLock.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hp::http {
namespace {

constexpr const char *lockFile = "holdpoint.lock";

/// ", process 4711" when the file begins with a number; it is for people only.
std::string holderIn(int file)
{
    std::array<char, 16> text{};
    const ssize_t count = ::pread(file, text.data(), text.size() - 1, 0);
    const std::string_view written(text.data(),
                                   static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    const std::string_view digits = written.substr(0, written.find_first_not_of("0123456789"));
    return digits.empty() ? std::string() : ", process " + std::string(digits);
}

} // namespace

Result<DirectoryLock> DirectoryLock::take(const DataDirectory &directory)
{
    const std::string path = directory.file(lockFile);
    const auto failure = [&](const std::string &what) {
        return unexpected(ErrorCode::Invalid, "the data directory " + directory.path() + what);
    };
    const int file =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    if (file < 0)
        return failure(std::string(" cannot be locked: ") + std::strerror(errno));
    DirectoryLock lock(file);
    struct stat info {
    };
    if (::fstat(file, &info) != 0 || !S_ISREG(info.st_mode))
        return failure(std::string(" cannot be locked: ") + lockFile + " is not a file");
    // An older version may have left it with another mode.
    if (::fchmod(file, 0600) != 0)
        return failure(std::string(" cannot be locked: ") + std::strerror(errno));
    int failed = 0;
    do {
        failed = ::flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
    } while (failed == EINTR);
    if (failed == EWOULDBLOCK)
        return failure(" is in use by another holdpoint" + holderIn(file));
    if (failed != 0)
        return failure(std::string(" cannot be locked: ") + std::strerror(failed));
    const std::string own = std::to_string(::getpid()) + '\n';
    if (::ftruncate(file, 0) != 0
        || ::pwrite(file, own.data(), own.size(), 0) != static_cast<ssize_t>(own.size())) {
        // Whom to name is a courtesy; a full disk is told by those who have something to write.
    }
    return lock;
}

DirectoryLock::~DirectoryLock()
{
    if (m_file >= 0)
        ::close(m_file);
}

} // namespace hp::http
