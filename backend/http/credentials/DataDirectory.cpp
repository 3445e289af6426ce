// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/DataDirectory.h"

#include "backend/runtime/SmallFile.h"
#include "model/base/JsonTree.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hp::http {
namespace {

/// Of a file of ours, which is written whatever its size: the hundred thousand rings of alarms that
/// are kept of a day alone are some 40 MiB.
constexpr std::size_t maxMebibytes = 1024;
/// Of one file that could not be read, so that a disk that goes on failing does not fill up with
/// it.
constexpr int maxPutAside = 8;

std::string because(int error)
{
    switch (error) {
    case EACCES:
    case EPERM:
        return "permission denied";
    case EROFS:
        return "the file system is read-only";
    case ENOSPC:
        return "no space is left on the device";
    case ENOTDIR:
        return "it is not a folder";
    default:
        return std::strerror(error);
    }
}

/// The first of `name`, `name-2`, … that is not there; empty: all that may be are.
std::string freeName(const std::string &name)
{
    std::error_code unknown;
    for (int number = 1; number <= maxPutAside; ++number) {
        std::string next = number == 1 ? name : name + '-' + std::to_string(number);
        if (!std::filesystem::exists(std::filesystem::symlink_status(next, unknown)))
            return next;
    }
    return {};
}

class Descriptor
{
public:
    explicit Descriptor(int fd)
        : m_fd(fd)
    { }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    [[nodiscard]] int get() const { return m_fd; }

private:
    int m_fd;
};

/// 0, or the errno of the step that failed.
int writeWhole(const std::string &path, const std::string &content)
{
    // What is left of a crash, or was put there to be followed, is no part of what is written.
    if (::unlink(path.c_str()) != 0 && errno != ENOENT)
        return errno;
    const Descriptor file(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (file.get() < 0)
        return errno;
    std::size_t done = 0;
    while (done < content.size()) {
        const ssize_t step = ::write(file.get(), content.data() + done, content.size() - done);
        if (step < 0 && errno == EINTR)
            continue;
        if (step < 0)
            return errno;
        done += static_cast<std::size_t>(step);
    }
    return ::fsync(file.get()) == 0 ? 0 : errno;
}

/// Of a user; its number where nobody has it.
std::string nameOf(uid_t user)
{
    std::array<char, 4096> text{};
    passwd entry{};
    passwd *found = nullptr;
    if (::getpwuid_r(user, &entry, text.data(), text.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return '#' + std::to_string(user);
}

/// What is missing above a data directory is for its owner alone too: the directory of a lab lies
/// within the one that has none. What cannot be made is told by who needs it.
void makeParents(const std::filesystem::path &folder)
{
    if (::mkdir(folder.c_str(), 0700) == 0 || errno != ENOENT || !folder.has_relative_path())
        return;
    makeParents(folder.parent_path());
    ::mkdir(folder.c_str(), 0700);
}

} // namespace

Result<DataDirectory> DataDirectory::open(const std::string &path, Foreign foreign)
{
    const auto unusable = [&](const std::string &why) {
        return unexpected(ErrorCode::Invalid,
                          "The data directory " + path + " cannot be used: " + why + '.');
    };
    if (path.empty())
        return unexpected(ErrorCode::Invalid, "The data directory has an empty name.");
    std::error_code error;
    const auto absolute = std::filesystem::absolute(path, error);
    if (error)
        return unusable(error.message());
    makeParents(absolute.parent_path());
    if (::mkdir(absolute.c_str(), 0700) != 0 && errno != EEXIST)
        return unusable(because(errno));
    struct stat info {
    };
    if (::stat(absolute.c_str(), &info) != 0)
        return unusable(because(errno));
    if (!S_ISDIR(info.st_mode))
        return unusable("it is not a folder");
    if (foreign == Foreign::Refused && ::geteuid() == 0 && info.st_uid != 0) {
        const std::string owner = nameOf(info.st_uid);
        return unusable("it belongs to the user " + owner
                        + ", who could not read what root writes "
                          "there; run this as that user, with sudo -u "
                        + owner);
    }
    DataDirectory directory(absolute.string());
    const std::string probe = directory.file(".probe-" + std::to_string(::getpid()));
    const int failed = writeWhole(probe, "probe\n");
    ::unlink(probe.c_str());
    if (failed != 0)
        return unusable(because(failed));
    // Keys and tokens of everybody lie there.
    if ((info.st_mode & (S_IRWXO | S_IWGRP)) != 0)
        return unusable("others may look into it or write there; chmod 700 closes it");
    return directory;
}

Result<std::string> DataDirectory::read(const std::string &name) const
{
    return readFile(file(name), maxMebibytes);
}

Result<std::string>
DataDirectory::readJson(const std::string &name,
                        const std::function<void(const std::string &)> &onTrouble) const
{
    auto content = read(name);
    if (!content || isJson(*content))
        return content;
    const std::string aside = freeName(file(name) + ".unreadable");
    const bool moved = !aside.empty() && ::rename(file(name).c_str(), aside.c_str()) == 0;
    onTrouble("The file " + file(name) + " cannot be read: it is not JSON, or nested too deeply. "
              + (moved               ? "It was put aside as " + aside
                     : aside.empty() ? "It is going to be replaced: " + std::to_string(maxPutAside)
                         + " of it are put aside already"
                                     : "It is going to be replaced")
              + "; what it said is not known any more.");
    return unexpected(ErrorCode::NotFound, "There is no file " + file(name) + '.');
}

Result<Done> DataDirectory::write(const std::string &name, const std::string &content) const
{
    const std::string target = file(name);
    const std::string fresh = target + ".new";
    int failed = writeWhole(fresh, content);
    if (failed == 0 && ::rename(fresh.c_str(), target.c_str()) != 0)
        failed = errno;
    if (failed != 0) {
        ::unlink(fresh.c_str());
        return unexpected(ErrorCode::Refused,
                          "Cannot write " + target + ": " + because(failed) + '.');
    }
    // The new content has its name already; a file system that cannot flush folders has no more.
    (void)runtime::flushToDisk(m_path);
    return Done{};
}

Result<std::string> readFile(const std::string &path, std::size_t mebibytes)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0) {
        if (errno == ENOENT)
            return unexpected(ErrorCode::NotFound, "There is no file " + path + '.');
        return unexpected(ErrorCode::Refused, "Cannot read " + path + ": " + because(errno) + '.');
    }
    std::string content;
    std::array<char, 8192> buffer{};
    while (true) {
        const ssize_t step = ::read(file.get(), buffer.data(), buffer.size());
        if (step < 0 && errno == EINTR)
            continue;
        if (step < 0)
            return unexpected(ErrorCode::Refused,
                              "Cannot read " + path + ": " + because(errno) + '.');
        if (step == 0)
            return content;
        content.append(buffer.data(), static_cast<std::size_t>(step));
        // A device such as /dev/zero has no end.
        if (content.size() > mebibytes * 1024 * 1024)
            return unexpected(ErrorCode::Refused,
                              "Cannot read " + path + ": it is larger than "
                                  + std::to_string(mebibytes) + " MiB.");
    }
}

} // namespace hp::http
